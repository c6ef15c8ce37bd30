"""Reading what somebody else has written: plain files, texts and data of a size that a game can need, and nothing else.

What is too large, too deep or not sayable is refused before it costs anything: a TOML key of many dots takes memory
that grows with their square, and a name may hold signs that turn the line around it.
"""

import os
import re
import stat
import tomllib
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from io import FileIO
from pathlib import Path
from typing import Any, TypeAlias

from escarmouche.engine.reasons import Refused, refusal

MEGABYTE = 1_000_000
MOST_BYTES = 5 * MEGABYTE
"""Bytes of a file."""
MOST_WRITTEN = 200_000
"""Signs of a list or a table in TOML."""
MOST_DOTS = 8
"""Dots of one key."""
MOST_DEPTH = 16
"""Tables and lists within one another."""
MOST_SIGNS = 200
"""Signs of a name or any other text in a list, a table or a set-up."""
MOST_ENTRIES = 500
"""Entries of one list or table."""
MOST_THINGS = 200_000
"""Entries in all."""
LARGEST = 1_000_000
"""The largest number; a length is written in units or in thousandths of them."""

Trail: TypeAlias = tuple[()] | tuple["Trail", Any]
"""The keys on the way to something, the last of them outermost: most are never told."""
NUMBERS = (int, float, Decimal)
SINGLE = (str, type(None), *NUMBERS)
"""What holds nothing else, and is by far the most of what is read."""

UNSAYABLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ud800-\udfff\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e007f]"
)
"""Signs that a terminal or a page would obey, or that nobody sees: controls, directions, separators, no width."""
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

_MARKS = re.compile(
    r'"""(?:[^"\\]++|\\.|"(?!""))*+(?:"{3,5}+|\Z)'
    "|'''(?:[^']++|'(?!''))*+(?:'{3,5}+|\\Z)"
    r'|"(?:[^"\\\n]++|\\.)*+"?'
    "|'[^'\n]*+'?"
    r"|#[^\n]*+|[\[\]{}.=,\n]",
    re.DOTALL,
)
"""What tells how TOML is nested: strings and comments as a whole, brackets, dots, and what ends a key."""


def plain_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """What is in a plain file; a pipe, a folder or a device is refused, and so is a file that is too large."""
    with FileIO(path, opener=at_once) as file:
        insist_plain(file, path, most)
        # It may grow while it is read.
        return file.read(most) or b""


def at_once(path: str, flags: int) -> int:
    """Open a file without waiting: whoever opens a pipe would wait until somebody writes into it."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0))


def insist_plain(file: FileIO, path: Path, most: int) -> None:
    """Refuse an open file that is not a plain one, or larger than it may be."""
    about = os.fstat(file.fileno())
    if not stat.S_ISREG(about.st_mode):
        raise Refused(refusal("", "refused-file-special", file=str(path)))
    if about.st_size > most:
        raise Refused(refusal("", "refused-file-huge", file=str(path), most=most // MEGABYTE))


def plain_text(path: Path, most: int = MOST_BYTES) -> str:
    """The text of a plain file."""
    return plain_bytes(path, most).decode("utf-8").replace("\r\n", "\n")


def toml(text: str, file: str, parse_float: Callable[[str], Any] = float, most: int = MOST_WRITTEN) -> dict[str, Any]:
    """The tables of a TOML text; one that would cost too much to read is refused."""
    if len(text) > most:
        raise Refused(refusal("", "refused-written-large", file=file, most=most // 1000))
    depth = dots = 0
    for mark in _MARKS.finditer(text):
        sign = mark[0]
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        dots = dots + 1 if sign == "." else 0 if sign in "[]{}=,\n" else dots
        if depth > MOST_DEPTH or dots > MOST_DOTS:
            raise Refused(refusal("", "refused-file-nesting", file=file))
    return tomllib.loads(text, parse_float=parse_float)


def sound(data: Any, file: str, entries: int = MOST_ENTRIES, *, shown: bool = True) -> None:
    """Refuse data that is too much, too long or too large, and, where it is shown, what is not to be said."""
    for number, (trail, thing) in enumerate(_everything(data, file, entries)):
        if number >= MOST_THINGS:
            raise Refused(refusal("", "refused-written-many", file=file, where="none", most=MOST_THINGS))
        if isinstance(thing, str):
            _sayable(thing, file, trail, shown=shown)
        elif isinstance(thing, NUMBERS) and not _countable(thing):
            raise Refused(refusal("", "refused-written-number", file=file, where=_where(trail), most=LARGEST))


def _everything(data: Any, file: str, entries: int) -> Iterator[tuple[Trail, Any]]:
    """Every key and every value, with the keys on the way to it; what is nested or long beyond measure is refused."""
    waiting: list[tuple[Trail, int, Any]] = [((), 0, data)]
    while waiting:
        trail, depth, thing = waiting.pop()
        yield trail, thing
        if isinstance(thing, SINGLE) or not isinstance(thing, Mapping | list | tuple | frozenset | set):
            continue
        if len(thing) > entries or depth > MOST_DEPTH:
            raise Refused(refusal("", "refused-written-many", file=file, where=_where(trail) or "none", most=entries))
        for key, inner in thing.items() if isinstance(thing, Mapping) else enumerate(thing, 1):
            if isinstance(key, str):
                yield trail, key
            waiting.append(((trail, key), depth + 1, inner))


def _where(trail: Trail) -> str:
    """Where something stands, by the keys on the way to it."""
    keys = []
    while trail:
        trail, key = trail
        keys.append(str(key))
    return ".".join(reversed(keys))


def _countable(number: int | float | Decimal) -> bool:
    # Nothing is smaller or larger than what is not a number, and a Decimal does not even let itself be asked.
    return not (isinstance(number, Decimal) and number.is_nan()) and -LARGEST <= number <= LARGEST


def _sayable(text: str, file: str, trail: Trail, *, shown: bool) -> None:
    if len(text) > MOST_SIGNS:
        raise Refused(refusal("", "refused-written-long", file=file, where=_where(trail), most=MOST_SIGNS))
    unsayable = UNSAYABLE.search(text) if shown else None
    if unsayable:
        sign = f"U+{ord(unsayable[0]):04X}"
        raise Refused(refusal("", "refused-written-sign", file=file, where=_where(trail), sign=sign))


def harmless(text: str) -> str:
    """A text with nothing in it that a terminal or a page would obey; lines and tabs stay."""
    return UNSAYABLE.sub(lambda sign: sign[0] if sign[0] in "\n\t" else REPLACEMENT, text)
