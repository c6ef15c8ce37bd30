"""The rules of a game as the engine asks for them: how it begins, how it is played, and how it ends."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

import msgspec

from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.game import Game, Outcome, Setup
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.rules.battle import Battle
from escarmouche.rules.entry_points import Chapter, Known, begin_at

S = TypeVar("S", bound=msgspec.Struct)


def nothing_hidden(state: Any, seat: SeatId, rng: Random) -> None:
    """Leave the state as it is: there is nothing in it that a seat cannot know."""


@dataclass
class Rules(Generic[S]):
    """A game for two players on a table."""

    key: str
    catalogue: Catalogue
    setup_type: type[Setup]
    state_type: type[S]
    battle: Callable[[Game[S]], Battle[S]]
    refused: Callable[[Any], Reason | None]
    """Why a set-up cannot be played, or None."""
    muster: Callable[[Any], S]
    """The state of a set-up before the first question."""
    play: Callable[[Any], Steps[None]]
    """The whole game, taken up from the state of a battle."""
    entry_points: Mapping[str, tuple[Chapter[Any], Known]]
    outcome: Callable[[S], Outcome | None]
    """How the game ended, or None while it goes on."""
    redeal: Callable[[S, SeatId, Random], None] = nothing_hidden
    """Replaces, in place, everything that a seat cannot know by something consistent with what it knows."""
    seats: int = 2

    def begin(self, setup: Any) -> S:
        """The state before the first question; a set-up that cannot be played is refused."""
        reason = self.refused(setup)
        if reason is not None:
            raise Refused(reason)
        return self.muster(setup)

    def run(self, game: Game[S]) -> Steps[None]:
        """The whole game, taken up from the state."""
        yield from self.play(self.battle(game))

    def enter(self, name: str, data: dict[str, Any]) -> Callable[[Game[S]], Steps[None]]:
        """The entry point of that name with its arguments; an unknown name or argument is refused."""
        return begin_at(self.entry_points, name, data, self.battle)
