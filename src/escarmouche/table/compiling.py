"""Compiling the kernels of the table, once for each state of their sources."""

import hashlib
import importlib
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numpy.typing import NDArray

F = TypeVar("F", bound=Callable[..., Any])
Floats = NDArray[np.float64]
Flags = NDArray[np.bool_]
Numbers = NDArray[np.int64]
HERE = Path(__file__).parent
SOURCES = ("**/kernels.py", "**/kernels/*.py", "../agents/steps.py", "../games/**/kernels.py")
"""The files with kernels; they are compiled together, because they call one another."""
MARKS = re.compile(rb"^@(?:compiled|inlined)$", re.MULTILINE)
numba_config: Any = importlib.import_module("numba.core.config")


def _cache_folder() -> Path:
    """Where compiled kernels are kept: a folder for this very state of all of them and of their compiler."""
    state = hashlib.sha256(numba.__version__.encode() + Path(__file__).read_bytes())
    for source in _sources():
        state.update(source)
    return _cache_place() / f"kernels-{state.hexdigest()[:12]}"


def _sources() -> list[bytes]:
    """What is written in the files that have kernels."""
    return [file.read_bytes() for file in sorted(file for pattern in SOURCES for file in HERE.glob(pattern))]


def _cache_place() -> Path:
    """What $NUMBA_CACHE_DIR names, else beside the sources, else where a user keeps such things."""
    if numba_config.CACHE_DIR:
        return Path(numba_config.CACHE_DIR)
    if os.access(HERE, os.W_OK):
        return HERE / "__pycache__"
    return Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "escarmouche"


FOLDER = _cache_folder()
FINISHED = FOLDER / "finished"
"""A file that is there when everything has been compiled once."""


def compiled(function: F) -> F:
    """Compile a function once and keep the result on disk."""
    return _compiled(function, forceinline=False)


def inlined(function: F) -> F:
    """Compile a function as a part of each function that calls it, for one that does less than a call costs."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, *, forceinline: bool) -> F:
    usual = numba_config.CACHE_DIR
    numba_config.CACHE_DIR = str(FOLDER)
    try:
        # Without its second entrance (`no_cfunc_wrapper`) a kernel compiles an eighth faster, but long ways are found
        # by a fifteenth more slowly.
        return cast("F", numba.njit(cache=True, error_model="numpy", forceinline=forceinline)(function))
    finally:
        numba_config.CACHE_DIR = usual


def is_finished() -> bool:
    """Whether everything has been compiled on this machine."""
    return FINISHED.is_file()


def how_many() -> int:
    """How many kernels there are."""
    return sum(len(MARKS.findall(source)) for source in _sources())


def how_many_done() -> int:
    """How many kernels have been compiled so far."""
    return sum(1 for _ in FOLDER.rglob("*.nbi"))
