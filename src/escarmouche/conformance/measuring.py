"""A table to measure on, as the conformance cases of all games need it."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from escarmouche.conformance.notation import CaseError, Names, plain, spot
from escarmouche.engine.game import Game
from escarmouche.engine.ids import SeatId
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.rules.entry_points import Known
from escarmouche.rules.given import Given

S = TypeVar("S", bound=msgspec.Struct)
Arguments: TypeAlias = Mapping[str, Any]
Probes: TypeAlias = Mapping[str, tuple[Callable[[Any, Any], Any], Known]]
"""What can be measured: by what, and with which arguments."""
INCH = 1000


class Bench(Generic[S]):
    """The game, and what things in it are called."""

    def __init__(self, game: Game[S], names: Names) -> None:
        self.game = game
        self.names = names

    def place(self, written: Any, where: str, surface: int = 0) -> tuple[int, int, int]:
        """A written place; without a surface it is the ground, or the surface that is given."""
        x, y, *rest = spot(written, self.names, f"measure.{where}")
        return x, y, rest[0] if rest else surface


def allowed(reason: Reason | None) -> bool:
    """True, unless a rule refuses it."""
    if reason is not None:
        raise Refused(reason)
    return True


class Telling(Given, frozen=True, kw_only=True):
    """A side, and a kind of event."""

    side: SeatId
    event: str


def told(bench: Bench[Any], given: Telling) -> int:
    """Of how many events of a kind a side knows."""
    return sum(type(event).__name__ == given.event for event in bench.game.story(given.side))


class OtherAnswers(Given, frozen=True, kw_only=True):
    """A side, and answers that the other could give."""

    side: SeatId
    answers: list[Any]


def tells_apart(bench: Bench[Any], given: OtherAnswers) -> bool:
    """Whether a side can tell two answers of the other apart while its own answer is still missing."""
    side = given.side
    views = []
    for answer in given.answers:
        game = bench.game.fork()
        if side not in game.waiting() or 1 - side not in game.waiting():
            raise CaseError("case-asked-together", waiting=plain(list(game.waiting())))
        game.answer(1 - side, game.number, answer)
        views.append((game.view(side), game.story(side)))
    return any(view != views[0] for view in views[1:])
