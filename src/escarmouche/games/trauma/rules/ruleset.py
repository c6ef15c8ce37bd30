"""Trauma as a ruleset."""

from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.engine.game import Game, Outcome, Setup
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Refused
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.entry_points import enter
from escarmouche.games.trauma.rules.mission import agreement, victory
from escarmouche.games.trauma.rules.state import State, TraumaSetup, muster_state
from escarmouche.games.trauma.rules.turn import course, sequence


class Trauma:
    """The rules of Trauma."""

    key = "trauma"
    seats = 2
    setup_type: type[Setup] = TraumaSetup
    state_type = State
    catalogue = CATALOGUE

    def begin(self, setup: Any) -> State:
        """Both armies before the game; more or fewer than two, too dear ones and an unknown mission are refused."""
        reason = agreement.setup_refused(setup)
        if reason is not None:
            raise Refused(reason)
        return muster_state(setup)

    def run(self, game: Game[State]) -> Steps[None]:
        """The whole game, taken up from the state."""
        yield from course.play(Battle(game))

    def enter(self, name: str, data: dict[str, Any]) -> Callable[[Game[State]], Steps[None]]:
        """A chapter of the rules as an entry point."""
        return enter(name, data)

    def redeal(self, state: State, seat: SeatId, rng: Random) -> None:
        """What a seat cannot know of the other's row of cards is dealt anew."""
        sequence.redeal(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return victory.outcome(state)


RULESET = Trauma()
