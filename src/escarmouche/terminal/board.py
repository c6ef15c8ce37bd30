"""What the terminal has to know of a game that its rules do not say: how it looks and how it is set up."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from escarmouche.board.board import Wishes, shown_key, stage
from escarmouche.engine.game import Setup
from escarmouche.engine.questions import SeatId
from escarmouche.engine.words import Words
from escarmouche.registry import manifest
from escarmouche.terminal.inquiring import Imagined, Inquiry
from escarmouche.terminal.picture import Figure, Stripe

__all__ = ["Board", "Goal", "Wishes", "board", "stage"]


class Goal(NamedTuple):
    """Something on the table that a player can name: its name, and where it is."""

    name: str
    x: int
    y: int


class Board(Protocol):
    """A game as it lies before a player."""

    key: str
    unit: str
    """What a thousand thousandths are called."""
    glyphs: Mapping[str, str]
    subjects: Sequence[str]
    """The data of an option that says whom on the map it is about."""
    faces: bool
    """Whether it matters which way a model looks."""
    legs: Sequence[str]
    """The ways of moving that a player can ask for by name."""

    def set_up(self, words: Words, wishes: Wishes) -> Setup:
        """The set-up that a player wants."""

    def seen(self, shown: Mapping[str, Any]) -> Any:
        """A state of which a seat sees only this, with blanks for all that is hidden."""

    def sentence(self, words: Words, setup: Any, state: Any, thing: Any) -> str:
        """An event, a question, an option or a reason in words."""

    def name(self, words: Words, setup: Any, state: Any, key: str) -> str:
        """What a place that takes a share is called."""

    def figures(self, setup: Any, state: Any, seat: SeatId) -> list[Figure]:
        """Everything that stands on the table."""

    def stripes(self, setup: Any, state: Any) -> list[Stripe]:
        """Lines to draw across the table at the moment."""

    def legend(self, words: Words, setup: Any, state: Any, seat: SeatId) -> list[str]:
        """A line for each unit and marker beside the map."""

    def desk(self, words: Words, setup: Any, state: Any, seat: SeatId) -> list[str]:
        """What lies before a player beside the table, above every question."""

    def cards(self, words: Words, setup: Any, state: Any, seat: SeatId) -> list[str]:
        """Every unit in full."""

    def goals(self, setup: Any, state: Any, seat: SeatId) -> list[Goal]:
        """What one can move toward."""

    def codes(self, setup: Any, state: Any, seat: SeatId) -> dict[int, str]:
        """The letter of each unit on the map."""

    def imagine(self, words: Words, inquiry: Inquiry) -> Imagined:
        """The scene of which somebody wants to know the odds."""

    def rosters(self, words: Words) -> list[str]:
        """The lists and factions that come with the game."""

    def faults(self, words: Words, path: Path) -> list[str]:
        """Everything that is wrong with a list or faction file."""

    def tables(self) -> list[str]:
        """The ready-made tables."""

    def table(self, wanted: str) -> Any:
        """A ready-made table, one in a file, or one made up from a number."""


def board(key: str) -> Board:
    """The board of a game; one that cannot be shown is refused."""
    found: Board = manifest(shown_key(key)).part("terminal.desk", "BOARD")
    return found
