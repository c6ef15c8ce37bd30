"""A campaign of Collision at the terminal: the file it is kept in."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any

from escarmouche.games.collision.board.campaign.pages import Page, page_in, page_written
from escarmouche.games.collision.rules.campaign.games import Campaign
from escarmouche.terminal import ledger


class Book:
    """A campaign that is kept in a file."""

    def __init__(self, kept: ledger.Ledger, file: FileIO | None = None) -> None:
        """Read the pages; a file of another kind is refused."""
        self.torn = kept.torn
        self.campaign = page_in(kept.name, kept.entries[-1]).campaign
        self._kept, self._file = kept, file

    @property
    def pages(self) -> list[Page]:
        """Everything that was done so far, with the campaign as it stood then."""
        return [page_in(self._kept.name, entry) for entry in self._kept.entries]

    def write(self, what: str, **data: Any) -> None:
        """Note what was done; it is there for good when this returns."""
        assert self._file is not None, "a book that is only read"
        self._kept.add(self._file, page_written(what, self.campaign, data))


def begin(path: Path, campaign: Campaign) -> None:
    """Found a campaign in a new file."""
    ledger.found(path, page_written("founded", campaign, {}))


def look_into(path: Path) -> Book:
    """A campaign to read."""
    return Book(ledger.read(path))


@contextmanager
def opened(path: Path) -> Iterator[Book]:
    """A campaign to write into, while everybody else waits."""
    with ledger.writing(path) as (kept, file):
        yield Book(kept, file)
