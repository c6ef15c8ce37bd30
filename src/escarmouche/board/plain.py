"""What boards have in common: what most games have nothing of, and what they all do alike."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from escarmouche.board import shown
from escarmouche.board.board import Look, Outlook, Stance
from escarmouche.engine.game import Game
from escarmouche.engine.journal import Event, GameBegan, GameEnded
from escarmouche.engine.place import Planner
from escarmouche.engine.questions import Question
from escarmouche.engine.words import Words
from escarmouche.table.table import Table
from escarmouche.table.ways.region import Region

BOOKENDS: tuple[type[Event], ...] = (GameBegan, GameEnded)
"""What heads the journal of every game."""


class Sighting(Protocol):
    """The part of a board that tells who sees whom."""

    def sight(self, look: Look, stance: Stance, /) -> list[shown.Sight]:
        """What a model sees of each other one."""


class Foreseeing(Protocol):
    """The part of a board that tells what could be done."""

    def region(self, planner: Planner, mover: str, /) -> Region:
        """Where what is placed can end."""

    def outlook(self, look: Look, copy: Game[Any], stance: Stance, /) -> Outlook:
        """What could be attacked from somewhere, and who could attack there."""

    def threats(self, look: Look, /) -> list[shown.Threat]:
        """How far each model of the other side can shoot and charge."""


class Plain:
    """A board on which distances are plain lengths, terrain stays, shots pass over nobody and no cards are drawn."""

    sighting: Sighting
    foreseeing: Foreseeing
    headings: Sequence[type[Event]] = BOOKENDS
    """The events that head a part of the journal."""
    details: Sequence[type[Event]] = ()
    """The events that only say how another came about."""
    revealing: Sequence[type[Event]] = ()
    """The events that show somebody what was hidden from them."""

    # The table

    def count(self, state: Any) -> int:
        """How many models there are in all, wherever they are."""
        return len(state.models)

    def bands(self, words: Words, table: Table) -> list[shown.Band]:
        """Distances are counted as they are."""
        return []

    def gone(self, look: Look) -> list[str]:
        """Terrain stays where it is."""
        return []

    def corridors(self, look: Look, question: Question) -> dict[str, shown.Corridor]:
        """Nobody minds who stands between a shooter and the target."""
        return {}

    def dashboards(self, look: Look) -> list[shown.Dashboard]:
        """Everything lies on the table."""
        return []

    def confrontation(self, look: Look) -> shown.Confrontation | None:
        """Nothing is settled on a board of its own."""
        return None

    # The question

    def price(self, data: Mapping[str, Any]) -> int | None:
        """What is done is not paid for with points."""
        return None

    def owed(self, look: Look, question: Question) -> int | None:
        """Nothing is paid for after a question."""
        return None

    def fan(self, look: Look, data: Mapping[str, Any]) -> shown.Fan | None:
        """Nobody minds what a model has before it."""
        return None

    def dial(self, look: Look, question: Question) -> shown.Dial | None:
        """A number is a plain number."""
        return None

    def trail(self, question: Question) -> shown.Trail | None:
        """Nobody is asked in the middle of a move."""
        return None

    def measured(self, setup: Any) -> bool:
        """Anybody may measure at any time."""
        return True

    # The journal

    def level(self, event: Event) -> shown.Level:
        """0 for a heading of the journal, 1 for what happens, 2 for details of it."""
        return 0 if isinstance(event, tuple(self.headings)) else 2 if isinstance(event, tuple(self.details)) else 1

    def drawn(self, words: Words, event: Event) -> list[shown.Face]:
        """No event shows the face of a card."""
        return []

    def reveals(self, event: Event) -> bool:
        """Whether an event shows somebody what was hidden from them."""
        return isinstance(event, tuple(self.revealing))

    # Previews

    def sight(self, look: Look, stance: Stance) -> list[shown.Sight]:
        """What a model sees of each other one."""
        return self.sighting.sight(look, stance)

    def ordered(self, game: Game[Any], question: Question, order: str) -> Any:
        """There are no standing orders of its own."""
        return None

    def region(self, planner: Planner, mover: str) -> Region:
        """Where what is placed can end; nothing where no stretch of ground can be named."""
        return self.foreseeing.region(planner, mover)

    def outlook(self, look: Look, copy: Game[Any], stance: Stance) -> Outlook:
        """What a model could attack from somewhere, and who could attack it there, on a copy of the game."""
        return self.foreseeing.outlook(look, copy, stance)

    def threats(self, look: Look) -> list[shown.Threat]:
        """How far each model of the other side can shoot and charge."""
        return self.foreseeing.threats(look)


def is_id(value: Any) -> bool:
    """Whether something is the number of a model or unit, as data or as a key."""
    whole = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return whole or (isinstance(value, str) and value.isdigit())
