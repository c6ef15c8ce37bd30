"""What the terminal shows of a game besides its board: the map in letters, and what can be read beside it."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from escarmouche.board.board import SIDES, Board, Wishes, board, stage
from escarmouche.board.written_out import broken_list
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.registry import manifest
from escarmouche.rules.books.sources import Flaw, Flawed, source_of
from escarmouche.table.table import Table
from escarmouche.terminal.files import read_text
from escarmouche.terminal.inquiries import Imagined, Inquiry
from escarmouche.terminal.picture import Figure, Stripe

__all__ = ["Desk", "Goal", "Wishes", "desk", "stage"]

SUFFIX = ".toml"
"""How the name of a file with a table ends."""


class Goal(NamedTuple):
    """Something on the table that a player can name: its name, and where it is."""

    name: str
    x: int
    y: int


class Desk(Board):
    """A game at the terminal; where it says nothing of its own, models are shown by the letters of their seats."""

    glyphs: Mapping[str, str] = {}
    subjects: Sequence[str] = ("model",)
    """The data of an option that says whom on the map it is about."""

    # Setting up

    def find_list(self, words: Words, name: str) -> Any:
        """A ready list, one that is written out, or one in a file."""
        if self.shelf is None or name in self.shelf.ready_keys() or not Path(name).is_file():
            return super().find_list(words, name)
        try:
            return self.shelf.load_list(Path(name))
        except Flawed as flawed:
            raise broken_list(name, flawed.flaws, lambda flaw: flaw.said(self.saying(words))) from flawed
        except Refused as refused:
            raise broken_list(name, [refused.reason], self.saying(words)) from refused

    def mission_wanted(self, words: Words, wishes: Wishes) -> tuple[str, Any]:
        """A printed mission, one that is written out, or one in a file, perhaps with its key behind a #."""
        file, _, key = wishes.mission.rpartition("#") if "#" in wishes.mission else (wishes.mission, "", "")
        if not file.endswith(SUFFIX):
            return super().mission_wanted(words, wishes)
        return "", self.own_mission(words, source_of(Path(file)), key)

    def table(self, wanted: str, *terms: Any, file: str = "") -> Table:
        """A ready-made table, one in a file, or one made up from a number."""
        if not wanted.endswith(SUFFIX):
            return super().table(wanted, *terms, file=file)
        return super().table(read_text(Path(wanted)), *terms, file=wanted)

    def rosters(self, words: Words) -> list[str]:
        """The lists and factions that come with the game."""
        return [f"  {card.key:<17} {card.name}, {card.text}" for card in self.ready(words)]

    def faults(self, words: Words, path: Path) -> list[str]:
        """Everything that is wrong with a list or faction file."""
        lists = self.own_lists
        try:
            faults = lists.file_faults(path)
        except Refused as refused:
            faults = [refused.reason]
        flaws = [fault if isinstance(fault, Flaw) else Flaw(fault) for fault in faults]
        return [flaw.said(self.saying(words), path.name) for flaw in flaws]

    # Looking

    def figures(self, setup: Any, state: Any, seat: SeatId) -> list[Figure]:
        """Everything that stands on the table."""
        return [Figure(model.x, model.y, SIDES[model.owner]) for model in getattr(state, "models", ())]

    def stripes(self, setup: Any, state: Any) -> list[Stripe]:
        """Lines to draw across the table at the moment."""
        return []

    def legend(self, words: Words, setup: Any, state: Any, seat: SeatId) -> list[str]:
        """A line for each unit and marker beside the map."""
        return []

    def beside(self, words: Words, setup: Any, state: Any, seat: SeatId) -> list[str]:
        """What lies before a player beside the table, above every question."""
        return []

    def cards(self, words: Words, setup: Any, state: Any, seat: SeatId) -> list[str]:
        """Every unit in full."""
        return []

    def goals(self, words: Words, setup: Any, state: Any, seat: SeatId) -> list[Goal]:
        """What one can move toward."""
        return [Goal(SIDES[model.owner], model.x, model.y) for model in getattr(state, "models", ())]

    def codes(self, setup: Any, state: Any, seat: SeatId) -> dict[int, str]:
        """The letter of each unit on the map."""
        return {number: SIDES[model.owner] for number, model in enumerate(getattr(state, "models", ()))}

    def imagine(self, words: Words, inquiry: Inquiry) -> Imagined:
        """The scene of which somebody wants to know the odds."""
        raise Refused(refusal("", "refused-no-odds", number=inquiry.what))


@cache
def desk(key: str) -> Desk:
    """The desk of a game; a plain one if it has none of its own, and an unknown key is refused."""
    if manifest(key).has("terminal"):
        found: Desk = manifest(key).part("terminal.desk", "DESK")
        return found
    shown = type(board(key))
    plain: Desk = type(f"{shown.__name__}AtTheTerminal", (Desk, shown) if shown is not Board else (Desk,), {})(key)
    return plain
