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
HERE = Path(__file__).parent
numba_config: Any = importlib.import_module("numba.core.config")


def _cache_folder() -> str:
    """Where compiled kernels are kept: a folder for this very state of all kernels, as they call one another."""
    state = hashlib.sha256()
    for file in sorted((*HERE.rglob("kernels.py"), *HERE.rglob("kernels/*.py"))):
        state.update(file.read_bytes())
    return str(HERE / "__pycache__" / f"kernels-{state.hexdigest()[:12]}")


FOLDER = _cache_folder()


def compiled(function: F) -> F:
    """Compile a function once and keep the result on disk."""
    usual = numba_config.CACHE_DIR
    if not usual and os.access(HERE, os.W_OK):
        numba_config.CACHE_DIR = FOLDER
    try:
        return cast("F", numba.njit(cache=True, error_model="numpy")(function))
    finally:
        numba_config.CACHE_DIR = usual
