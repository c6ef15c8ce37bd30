"""Compiling the kernels of the table, once for each state of their sources."""

import hashlib
import importlib
import os
import re
from collections.abc import Callable
from functools import partial
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
MARKS = re.compile(rb"^@(?:compiled|lent|inlined)$", re.MULTILINE)
llvm: Any = importlib.import_module("llvmlite.binding")
numba_config: Any = importlib.import_module("numba.core.config")
numba_caching: Any = importlib.import_module("numba.core.caching")
numba_runtime: Any = importlib.import_module("numba.core.runtime.nrt").rtsys


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


class KeptKernel(numba_caching.FunctionCache):  # type: ignore[misc]
    """A compiled kernel on disk, which is read as far as it takes to run it.

    Numba would first bring in everything that it can compile, and keep each kernel in the form in which others that
    call it are compiled: a sixth of the memory of a server, which compiles nothing. Whoever does compile brings in the
    one by himself, and is given the other.
    """

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The kernel for arguments of some types, or None if it is not kept."""
        numba_runtime.initialize(target_context)
        with self._guard_against_spurious_io_errors():
            found = self._load_overload(sig, target_context)
            if found is not None:
                _put_away(found.library)
            return found


def _put_away(library: Any) -> None:
    """Keep what further compiling needs of a kernel as it is written on disk, until somebody wants it."""
    written = library._get_module_for_linking().as_bitcode()
    library._shared_module = None
    library._get_module_for_linking = partial(llvm.parse_bitcode, written)


def compiled(function: F) -> F:
    """Compile a function once and keep the result on disk."""
    return _compiled(function)


def lent(function: F) -> F:
    """Compile a function that makes no arrays, without counting references to the arrays that it is given.

    Where a kernel hands many arrays to small functions, that counting takes a fifth of its time and more.
    """
    return _compiled(function, _nrt=False)


def inlined(function: F) -> F:
    """Compile a function as a part of each function that calls it, for one that does less than a call costs."""
    return _compiled(function, _nrt=False, forceinline=True)


def _compiled(function: F, **options: bool) -> F:
    usual = numba_config.CACHE_DIR
    numba_config.CACHE_DIR = str(FOLDER)
    try:
        # Without its second entrance (`no_cfunc_wrapper`) a kernel compiles an eighth faster, but long ways are found
        # by a fifteenth more slowly.
        compiler: Any = numba.njit
        kernel = compiler(error_model="numpy", **options)(function)
        kernel._cache = KeptKernel(function)
        return cast("F", kernel)
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
