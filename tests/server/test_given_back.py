"""What a server lets go of after it has warmed up is there again when it is wanted."""

import subprocess
import sys

import pytest

PROGRAM = """
import numba
import numpy as np
from pathlib import Path
from escarmouche.server.given_back import give_back, mappings

@numba.njit
def doubled(numbers):
    return numbers * 2

def resident():
    return int(Path("/proc/self/status").read_text().partition("VmRSS:")[2].split()[0]) * 1024

assert doubled(np.arange(3)).tolist() == [0, 2, 4]
before, less = resident(), give_back()
after = resident()
assert less > 10_000_000, less
assert before - after > less // 2, (before, after, less)
assert any(not one.untouched for one in mappings("libllvmlite"))
assert doubled(np.arange(3.0)).tolist() == [0.0, 2.0, 4.0]
assert give_back("no-such-library") == 0
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what lies where in memory")
def test_the_compiler_is_let_go_of_and_compiles_afterwards() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
