"""What somebody looks at, and the parts of a board that tell what is seen and what could be done there."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol, TypeVar

from escarmouche.board import shown
from escarmouche.board.areas import Region
from escarmouche.board.compositions import Ahead, Composition
from escarmouche.engine.game import Game
from escarmouche.engine.place import Planner
from escarmouche.engine.questions import Forecast, SeatId
from escarmouche.engine.reasons import Reason
from escarmouche.engine.words import Words

T = TypeVar("T")


class Look(NamedTuple):
    """What somebody looks at: in which words, the set-up, the state as far as the seat sees it, and whose seat."""

    words: Words
    setup: Any
    state: Any
    seat: SeatId
    kept: dict[Any, Any]
    """What was made once, in these words, and stays the same all game."""

    def once(self, key: Any, make: Callable[[], T]) -> T:
        """Something that stays the same all game."""
        if key not in self.kept:
            self.kept[key] = make()
        found: T = self.kept[key]
        return found

    def printed(self, key: Any, make: Callable[[], T]) -> T:
        """Something that follows from the set-up and the words alone: all games that are set up alike share it."""
        shared: dict[Any, T] = self.setup.__dict__.setdefault(f"printed in {self.words.language}", {})
        if key not in shared:
            shared[key] = make()
        return shared[key]

    def drawn(self, key: Any, facts: Any, make: Callable[[], T]) -> T:
        """A part of the picture that follows from some facts, as this seat sees them: made anew when they change."""
        mark = ("drawn", self.seat, key)
        before, found = self.kept.get(mark, (None, None))
        if before != facts or found is None:
            drawing = (facts, make())
            # Where the other seat sees the same, one drawing is kept for both.
            beside = self.kept.get(("drawn", 1 - self.seat, key))
            before, found = self.kept[mark] = beside if beside == drawing else drawing
        made: T = found
        return made

    def say(self, key: str, **data: Any) -> str:
        """A message in these words."""
        return self.words.say(key, **data)


class Stance(NamedTuple):
    """A model that stands elsewhere than it does: where, and which way it looks there."""

    model: int
    spot: tuple[int, int, int] | None = None
    facing: int | None = None


class PossibleAttack(NamedTuple):
    """An attack that could be made: whom it would strike or by whom it would come, in words, and with its odds."""

    model: int
    text: str
    forecast: Callable[[], Forecast]
    unit: int
    """The unit that would suffer."""


class PossibleAttacks(NamedTuple):
    """What could be done from somewhere, and what could be done there by others."""

    shots: list[PossibleAttack]
    threats: list[PossibleAttack]


class Sighting(Protocol):
    """The part of a board that tells who sees whom."""

    def sight(self, look: Look, stance: Stance, /) -> list[shown.Sight]:
        """What a model sees of each other one."""


class Previewing(Protocol):
    """The part of a board that tells what could be done."""

    def region(self, planner: Planner, mover: str, /) -> Region:
        """Where what is placed can end."""

    def possible_attacks(self, look: Look, copy: Game[Any], stance: Stance, /) -> PossibleAttacks:
        """What could be attacked from somewhere, and who could attack there."""

    def threats(self, look: Look, /) -> list[shown.Threat]:
        """How far each model of the other side can shoot and charge."""


class Composing(Protocol):
    """The part of a board that makes several answers of one gesture."""

    def clicks(self, look: Look, ahead: Ahead, /) -> list[Composition]:
        """What a click on a model would answer, beyond the question of the moment."""

    def movable(self, look: Look, ahead: Ahead, /) -> list[int]:
        """The models that can be dragged although nobody asks yet where they go."""

    def drag(self, look: Look, ahead: Ahead, model: int, to: shown.Spot, /) -> Composition | Reason:
        """What dragging a model to a spot would answer, or why it cannot go there."""

    def range(self, look: Look, ahead: Ahead, model: int, /) -> Region:
        """Where a model can be dragged."""

    def goes_on(self, ahead: Ahead, first: str, /) -> bool:
        """Whether the usual answer to what is asked now belongs to that to an earlier question."""
