"""A book or a list as it was written, with the line of everything in it, and of what is wrong with it."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.rulebook import RuleId
from escarmouche.rules.books.lines import Place, lines_of
from escarmouche.rules.written_lists import text_and_tables

NO_LINE = 0
SUFFIX = ".toml"


class Flaw(msgspec.Struct, frozen=True):
    """What is wrong, in which file, and on which line; 0 if it is about the whole. `place` is where in its tables."""

    reason: Reason
    file: str = ""
    line: int = NO_LINE
    place: Place = ()

    @property
    def rule(self) -> RuleId:
        """The rule that it breaks."""
        return self.reason.rule

    def said(self, say: Callable[[Reason], str], file: str = "") -> str:
        """It in one line, as editors and compilers write it."""
        sentence, name = say(self.reason), self.file or file
        if sentence.startswith(name) and name:
            return sentence
        return ": ".join([f"{name}:{self.line}" if self.line else name, sentence]) if name else sentence


class Flawed(Refused):
    """A book or a list was not taken, for all of these reasons."""

    def __init__(self, flaws: Sequence[Flaw]) -> None:
        super().__init__(flaws[0].reason)
        self.flaws = tuple(flaws)


class Source(msgspec.Struct, frozen=True):
    """A book as it was written: its key, its file, and the folder in which it finds its neighbours.

    `root` is where it stands in its file, if that holds more than one.
    """

    key: str
    data: Mapping[str, Any]
    file: str = ""
    lines: Mapping[Place, int] = {}
    root: Place = ()
    folder: Path | None = None

    def line(self, *where: str | int) -> int:
        """The line of something in it, or of the nearest thing around that."""
        place = (*self.root, *where)
        while place and place not in self.lines:
            place = place[:-1]
        return self.lines.get(place, NO_LINE)

    def flaw(self, reason: Reason, *where: str | int) -> Flaw:
        """What is wrong with something in it."""
        return Flaw(reason, self.file, self.line(*where), (*self.root, *where))


def source_of(path: Path) -> Source:
    """The book in a file; one that cannot be read is refused."""
    text, data = text_and_tables(path)
    return Source(path.name, data, path.name, lines_of(text), folder=path.parent)


def source_in(data: Mapping[str, Any], text: str = "") -> Source:
    """A book that has no file: its tables, and their text where there is one."""
    return Source("", data, lines=lines_of(text) if text else {})


@lru_cache(maxsize=64)
def ready_source(path: Path) -> Source:
    """A book that comes with the game; it names no file beside it."""
    return msgspec.structs.replace(source_of(path), key=path.stem, folder=None)
