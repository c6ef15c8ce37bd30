"""What is said of the kernels while they are compiled is so."""

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from escarmouche.board.words import speak
from escarmouche.engine.words import LANGUAGES
from escarmouche.table import compiling

PACKAGE = Path(compiling.__file__).parents[1]


MARKED = re.compile(r"^@(compiled|lent|inlined)\n", re.MULTILINE)


def test_every_file_with_kernels_decides_where_they_are_kept() -> None:
    known = {file.resolve() for pattern in compiling.SOURCES for file in compiling.HERE.glob(pattern)}
    assert {file for file in PACKAGE.rglob("*.py") if MARKED.search(file.read_text(encoding="utf-8"))} <= known


def test_a_house_that_was_moved_counts_as_not_compiled(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "_cache_place", lambda: tmp_path)
    monkeypatch.setattr(compiling, "_sources", lambda: [b"the same everywhere"])
    here = compiling._cache_folder()
    assert compiling._cache_folder() == here
    monkeypatch.setattr(compiling, "HERE", tmp_path / "elsewhere")
    assert compiling._cache_folder() != here


def test_all_kernels_are_counted() -> None:
    written = [len(MARKED.findall(file.read_text(encoding="utf-8"))) for file in PACKAGE.rglob("*.py")]
    assert compiling.how_many() == sum(written)
    assert compiling.how_many_done() <= compiling.how_many()


def test_threads_that_bring_kernels_in_at_once_keep_them_in_one_place(request: pytest.FixtureRequest) -> None:
    request.addfinalizer(partial(sys.setswitchinterval, sys.getswitchinterval()))
    sys.setswitchinterval(1e-6)

    def define(number: int) -> str:
        kernel: Any = compiling.compiled(lambda: number)
        return str(kernel._cache._cache_path)

    with ThreadPoolExecutor(8) as threads:
        places = set(threads.map(define, range(400)))
    assert all(Path(place).is_relative_to(compiling.FOLDER) for place in places)


KERNELS = """
import numpy as np

from escarmouche.table.compiling import compiled


@compiled
def row(length):
    return np.zeros(length)


@compiled
def inner(number):
    return number + 1


@compiled
def outer(number):
    return 2 * inner(number)
"""


def test_a_kernel_is_compiled_with_one_that_was_only_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "FOLDER", tmp_path)
    file = tmp_path / "some_kernels.py"
    file.write_text(KERNELS, encoding="utf-8")
    assert brought_in(file).inner(3) == 4
    again = brought_in(file)
    assert again.inner(3) == 4
    assert again.inner.stats.cache_hits
    (read,) = again.inner.overloads.values()
    assert read.library._shared_module is None, "nothing is held that only the compiler needs"
    assert again.outer(3) == 8


ONLY_READ = """
import sys
from pathlib import Path

from escarmouche.table import compiling

compiling.FOLDER = Path(sys.argv[1])
sys.path.insert(0, sys.argv[1])
from some_kernels import row
from numba.core.runtime import rtsys

print(row(3).tolist(), len(row.stats.cache_hits), rtsys._init, "numba.np.arrayobj" in sys.modules)
"""


def test_whoever_only_reads_kernels_does_not_start_the_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "FOLDER", tmp_path)
    file = tmp_path / "some_kernels.py"
    file.write_text(KERNELS, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    import_module("some_kernels").row(2)
    monkeypatch.delitem(sys.modules, "some_kernels")
    told = subprocess.run([sys.executable, "-c", ONLY_READ, tmp_path], check=True, capture_output=True, text=True)
    assert told.stdout.split("\n")[0] == "[0.0, 0.0, 0.0] 1 False False"


def brought_in(file: Path) -> Any:
    """A file of kernels as a fresh process has it."""
    spec = spec_from_file_location(file.stem, file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_far_it_is_fits_on_one_line(language: str) -> None:
    assert len(speak(language).say("compiling", done=999, all=999)) < 80
