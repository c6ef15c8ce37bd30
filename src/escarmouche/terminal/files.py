"""Reading and writing files: whole or not at all, and every trouble in one sentence."""

import os
import tempfile
from pathlib import Path

from escarmouche.board import saved_games
from escarmouche.board.version import rules_version, version_of
from escarmouche.engine import save
from escarmouche.engine.reading import MEGABYTE, MOST_BYTES, plain_bytes, plain_text
from escarmouche.engine.reasons import Refused, refusal

__all__ = ["load_game", "read_bytes", "read_text", "rules_version", "version_of", "write_bytes", "write_text"]


MOST_SAVED = 20 * MEGABYTE
"""Bytes of a saved game."""


def read_text(path: Path, most: int = MOST_BYTES) -> str:
    """The text of a file."""
    try:
        return plain_text(path, most)
    except UnicodeDecodeError as error:
        raise Refused(refusal("", "refused-file-not-text", file=str(path))) from error
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(refusal("", "refused-file-unread", file=str(path), problem=why)) from error


def read_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """What is in a file that is not text."""
    try:
        return plain_bytes(path, most)
    except OSError as error:
        why = error.strerror or str(error)
        raise Refused(refusal("", "refused-file-unread", file=str(path), problem=why)) from error


def write_text(path: Path, text: str) -> None:
    """Put a text into a file; whatever goes wrong, what was there before stays whole."""
    write_bytes(path, text.encode("utf-8"))


def write_bytes(path: Path, raw: bytes) -> None:
    """Put bytes into a file; whatever goes wrong, what was there before stays whole."""
    scratch = ""
    try:
        handle, scratch = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(raw)
            file.flush()
            os.fsync(file.fileno())
        # A scratch file is for its owner only; the finished one is as open as any other file.
        os.chmod(scratch, 0o666 & ~_umask())
        os.replace(scratch, path)
    except OSError as error:
        if scratch:
            Path(scratch).unlink(missing_ok=True)
        why = error.strerror or str(error)
        raise Refused(refusal("", "refused-file-unwritten", file=str(path), problem=why)) from error


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def load_game(path: Path) -> save.Loaded:
    """The game in a save."""
    text = read_text(path, MOST_SAVED)
    try:
        return saved_games.load(text)
    except Refused as refused:
        reason = refused.reason
        raise Refused(refusal(reason.rule, "refused-in-file", file=str(path), reason=reason)) from refused
