"""A ledger in a file: an entry is on the disk before anybody is told that it counts, and one writes at a time."""

import fcntl
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path

from escarmouche.engine import ledger as lines
from escarmouche.engine.reading import MEGABYTE, at_once, insist_plain
from escarmouche.engine.reasons import Refused, refusal

MOST_BYTES = 100 * MEGABYTE
"""Bytes of a whole file."""


class Ledger(lines.Ledger):
    """The entries of a file, and whether its last line had been cut off."""

    def __init__(self, path: Path, raw: bytes) -> None:
        """Read the lines; one that is not as it was written is refused with its number."""
        self.path = path
        super().__init__(str(path), raw)

    def add(self, file: FileIO, entry: bytes) -> None:
        """Write one more entry behind the last that counts; it is there for good when this returns."""
        line = self.following(entry)
        gap = b"" if _ends_line(file, self.length) else b"\n"
        try:
            file.truncate(self.length)
            file.seek(self.length)
            _write(file, gap + line)
        except OSError as error:
            file.truncate(self.length)
            raise _unwritten(self.path, error) from error
        self.take(line.rstrip(b"\n"))
        self.length += len(gap + line)


def _write(file: FileIO, raw: bytes) -> None:
    """Put bytes into a file, and onto the disk."""
    while raw:
        raw = raw[file.write(raw) :]
    os.fsync(file.fileno())


def _ends_line(file: FileIO, length: int) -> bool:
    file.seek(length - 1)
    return file.read(1) == b"\n"


def _unwritten(path: Path, error: OSError) -> Refused:
    return Refused(refusal("", "refused-file-unwritten", file=str(path), problem=error.strerror or str(error)))


# The file


def found(path: Path, entry: bytes) -> None:
    """Begin a file with its first entry; one that is there already is refused, and left as it is."""
    scratch = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        with FileIO(scratch, "xb") as file:
            _write(file, lines.added(str(path), b"", entry))
        # The name is given to the finished file, and only if nothing has it yet.
        os.link(scratch, path)
        _keep_name(path)
    except FileExistsError as error:
        raise Refused(refusal("", "refused-ledger-there", file=str(path))) from error
    except OSError as error:
        raise _unwritten(path, error) from error
    finally:
        with suppress(OSError):
            scratch.unlink()


def _keep_name(path: Path) -> None:
    """The name of a new file outlives a crash only if its folder is written too."""
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def read(path: Path) -> Ledger:
    """The entries of a file."""
    with _held(path, "rb", fcntl.LOCK_SH) as file:
        return _read(path, file)


@contextmanager
def writing(path: Path) -> Iterator[tuple[Ledger, FileIO]]:
    """The entries of a file to which nobody else can add any until this is over."""
    with _held(path, "r+b", fcntl.LOCK_EX) as file:
        yield _read(path, file), file


@contextmanager
def _held(path: Path, mode: str, lock: int) -> Iterator[FileIO]:
    try:
        file = FileIO(path, mode, opener=at_once)
    except OSError as error:
        raise _unopened(path, error, lock) from error
    with file:
        insist_plain(file, path, MOST_BYTES)
        try:
            fcntl.flock(file, lock)
        except OSError as error:
            raise _unopened(path, error, lock) from error
        yield file


def _unopened(path: Path, error: OSError, lock: int) -> Refused:
    if lock == fcntl.LOCK_EX and not isinstance(error, FileNotFoundError):
        return _unwritten(path, error)
    return Refused(refusal("", "refused-file-unread", file=str(path), problem=error.strerror or str(error)))


def _read(path: Path, file: FileIO) -> Ledger:
    ledger = Ledger(path, file.read())
    if not ledger.entries:
        raise lines.broken(str(path), 1)
    return ledger
