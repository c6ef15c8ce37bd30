"""Saves of Firefight are the same text in every process."""

import os
import subprocess
import sys

SCRIPT = """
from tests.golden.playthrough import played
from escarmouche.engine import save
print(save.dump(played("firefight-thornmarch")[0], "1"))
"""


def text_with(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    done = subprocess.run([sys.executable, "-c", SCRIPT], env=environment, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_save_does_not_depend_on_the_order_of_sets() -> None:
    first = text_with("1")
    assert len(first.splitlines()) > 100
    assert first == text_with("2")
