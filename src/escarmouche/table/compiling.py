"""Compiling the kernels of the table, once for each state of their sources."""

import hashlib
import importlib
import os
import pickle
import re
import sys
from collections.abc import Callable
from functools import cache, partial
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
SOURCES = ("**/kernels.py", "**/kernels/*.py", "../agents/kernels.py", "../games/**/kernels.py")
"""The files with kernels; they are compiled together, because they call one another."""
MARKS = re.compile(rb"^@(?:compiled|lent|inlined)$", re.MULTILINE)
llvm: Any = importlib.import_module("llvmlite.binding")
numba_config: Any = importlib.import_module("numba.core.config")
numba_lock: Any = importlib.import_module("numba.core.compiler_lock").global_compiler_lock
numba_caching: Any = importlib.import_module("numba.core.caching")
numba_codegen: Any = importlib.import_module("numba.core.codegen")
numba_environment: Any = importlib.import_module("numba.core.environment")
numba_runtime: Any = importlib.import_module("numba.core.runtime._nrt_python")


def _cache_folder() -> Path:
    """Where compiled kernels are kept: a folder for this very state and place of all of them, and for their compiler.

    The compiler keeps kernels by where their source lies. In a house that was moved or copied none would be found, and
    several processes that compile at once write over one another's: so it counts as not compiled yet.
    """
    state = hashlib.sha256(numba.__version__.encode() + bytes(HERE) + Path(__file__).read_bytes())
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


class KeptLibrary(numba_codegen.JITCodeLibrary):  # type: ignore[misc]
    """The machine code of a compiled kernel as it was kept on disk, and the place of all that compiling needs of it."""

    read_again: Callable[[], Any]
    """Reads what was kept once more."""
    _shared_module: Any

    @classmethod
    def _unserialize(cls, codegen: Any, state: Any) -> Any:
        """A kernel that can run; it cannot be compiled into another one before that is asked for."""
        name, _, (machine_code, _) = state
        library = codegen.create_library(name)
        library.enable_object_caching()
        library._set_compiled_object(machine_code)
        library._finalize_final_module()
        return library

    def _get_module_for_linking(self) -> Any:
        """The form in which other kernels that call this one are compiled."""
        if self._disable_inspection and self._shared_module is None:
            _, _, (_, bitcode) = self.read_again()[0]
            self._shared_module = llvm.parse_bitcode(bitcode)
        return super()._get_module_for_linking()


class KernelReader(pickle.Unpickler):
    """Reads what was kept of a kernel without bringing in the modules from which numba has put it together."""

    def find_class(self, module: str, name: str) -> Any:
        """What a name stands for."""
        found = super().find_class(module, name)
        return _surroundings if found is numba_environment._rebuild_env else found


def _surroundings(module: str, constants: list[Any], name: str) -> Any:
    """What a function that is part of a kernel sees around it: machine code never looks at its module."""
    if module in sys.modules or numba_environment.lookup_environment(name) is not None:
        return numba_environment._rebuild_env(module, constants, name)
    found = numba_environment.Environment({"__name__": module})
    found.consts[:] = constants
    found.env_name = name
    numba_environment.Environment._memo[name] = found
    return found


class KeptFile(numba_caching.IndexDataCacheFile):  # type: ignore[misc]
    """The file of a compiled kernel."""

    def _load_data(self, name: str) -> Any:
        with open(self._data_path(name), "rb") as file:
            return KernelReader(file).load()


class KeptKernel(numba_caching.FunctionCache):  # type: ignore[misc]
    """A compiled kernel on disk, which is read as far as it takes to run it.

    Numba would first compile its own counting of arrays, bring in everything else that it can compile, and keep each
    kernel also in the form in which others that call it are compiled: a third of the memory of a server, which compiles
    nothing. Whoever does compile brings in the first two by himself, and reads the third when he wants it.
    """

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)
        stamp = self._impl.locator.get_source_stamp()
        self._cache_file = KeptFile(self._cache_path, self._impl.filename_base, stamp)

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """The kernel for arguments of some types, or None if it is not kept."""
        _lend_runtime()
        codegen = target_context.codegen()
        codegen._library_class = KeptLibrary
        with self._guard_against_spurious_io_errors():
            key = self._index_key(sig, codegen)
            kept = self._cache_file.load(key)
            if kept is None:
                return None
            function = kept[1]
            codegen._engine._defined_symbols |= {function.llvm_func_name, function.llvm_cpython_wrapper_name}
            found = self._impl.rebuild(target_context, kept)
            found.library.read_again = partial(self._cache_file.load, key)
            return found


@cache
def _lend_runtime() -> None:
    """Tell the linker where the functions are with which kernels make arrays and hand them over."""
    for name, address in numba_runtime.c_helpers.items():
        llvm.add_symbol(name if name.startswith("_") else f"NRT_{name}", address)


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
    # Where numba keeps kernels is one setting for all threads: two that bring kernels in at once would lose it.
    with numba_lock:
        usual = numba_config.CACHE_DIR
        numba_config.CACHE_DIR = str(FOLDER)
        try:
            # Without its second entrance (`no_cfunc_wrapper`) a kernel compiles an eighth faster, but long ways are
            # found by a fifteenth more slowly.
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
