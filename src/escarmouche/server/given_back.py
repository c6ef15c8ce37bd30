"""Giving memory back that a server has needed only to begin with."""

import ctypes
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

COMPILER = "libllvmlite"
"""The library that brings compiled kernels in; nobody calls it as long as no further kernel is wanted."""
MAPPINGS = Path("/proc/self/smaps")
DO_NOT_NEED = 4
"""What Linux calls MADV_DONTNEED."""


class Mapping(NamedTuple):
    """A part of a file in memory: where, how much of it is there, and whether it is just as the file has it."""

    start: int
    length: int
    resident: int
    untouched: bool


def give_back(library: str = COMPILER) -> int:
    """Let go of a library's code until it is called again: how many bytes less the process holds.

    Only what can be read from the file again at any time is let go of, so that nothing is lost; another call brings
    back as much as it needs. Where the system is not Linux nothing is done.
    """
    if sys.platform != "linux" or not MAPPINGS.is_file():
        return 0
    advise = ctypes.CDLL(None).madvise
    advise.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int)
    found = [one for one in mappings(library) if one.untouched]
    return sum(one.resident for one in found if advise(one.start, one.length, DO_NOT_NEED) == 0)


def mappings(library: str) -> Iterator[Mapping]:
    """Where a library lies in the memory of this process."""
    sections: list[list[str]] = []
    for line in MAPPINGS.read_text(encoding="utf-8").splitlines():
        if not line.split(maxsplit=1)[0].endswith(":"):
            sections.append([line])
        else:
            sections[-1].append(line)
    for heading, *lines in sections:
        if library in heading.rpartition("/")[2]:
            yield _read(heading, {name: rest for name, _, rest in (line.partition(":") for line in lines)})


def _read(heading: str, fields: dict[str, str]) -> Mapping:
    """One section: addresses and rights in its heading, kilobytes in its fields."""
    addresses, rights, *_ = heading.split()
    start, end = (int(address, 16) for address in addresses.split("-"))
    changed = sum(int(fields[name].split()[0]) for name in ("Private_Dirty", "Shared_Dirty", "Anonymous"))
    return Mapping(start, end - start, int(fields["Rss"].split()[0]) * 1024, "w" not in rights and not changed)
