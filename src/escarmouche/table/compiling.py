"""Compiling the kernels of the table, once for each state of their sources."""

import hashlib
import importlib
import os
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
numba_config: Any = importlib.import_module("numba.core.config")


def _cache_folder() -> str:
    """Where compiled kernels are kept: a folder for this very state of all kernels, which call one another."""
    state = hashlib.sha256()
    for file in sorted((Path(__file__), *HERE.rglob("kernels.py"), *HERE.rglob("kernels/*.py"))):
        state.update(file.read_bytes())
    return str(HERE / "__pycache__" / f"kernels-{state.hexdigest()[:12]}")


FOLDER = _cache_folder()


def compiled(function: F) -> F:
    """Compile a function once and keep the result on disk."""
    return _compiled(function, forceinline=False)


def inlined(function: F) -> F:
    """The same for a function that becomes part of whoever calls it, as a call with the whole land costs more."""
    return _compiled(function, forceinline=True)


def _compiled(function: F, *, forceinline: bool) -> F:
    usual = numba_config.CACHE_DIR
    if not usual and os.access(HERE, os.W_OK):
        numba_config.CACHE_DIR = FOLDER
    try:
        # Nothing calls a kernel from C, so there is no wrapper to compile for that.
        options: dict[str, Any] = {
            "cache": True,
            "error_model": "numpy",
            "no_cfunc_wrapper": True,
            "forceinline": forceinline,
        }
        return cast("F", numba.njit(**options)(function))
    finally:
        numba_config.CACHE_DIR = usual
