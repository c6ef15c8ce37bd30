"""Firefight as a ruleset."""

from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.engine.game import Game, Outcome, Setup
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import mission
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.entry_points import enter
from escarmouche.games.firefight.rules.lists.mustering import start_refusal
from escarmouche.games.firefight.rules.rounds import turn
from escarmouche.games.firefight.rules.state import FirefightSetup, State, muster_state
from escarmouche.games.firefight.rules.table.tables import usable


class Firefight:
    """The rules of Grimdark Future: Firefight."""

    key = "firefight"
    seats = 2
    setup_type: type[Setup] = FirefightSetup
    state_type = State
    catalogue = CATALOGUE

    def begin(self, setup: Any) -> State:
        """Both armies before the game; a table or a list that the players have not agreed to is refused."""
        axes = "xy" if setup.options.get("objective_axis") == "free" else setup.axis
        reason = usable(setup.table, set(setup.consent), axes) or start_refusal(setup.lists, set(setup.accepted))
        if reason is not None:
            raise Refused(reason)
        return muster_state(setup)

    def run(self, game: Game[State]) -> Steps[None]:
        """The whole game, taken up from the state."""
        yield from turn.play(Battle(game))

    def enter(self, name: str, data: dict[str, Any]) -> Callable[[Game[State]], Steps[None]]:
        """A chapter of the rules as an entry point."""
        return enter(name, data)

    def redeal(self, state: State, seat: SeatId, rng: Random) -> None:
        """Nothing in the state is hidden; tokens being committed wait in the game, which samples them."""

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return mission.outcome(state)


@rule("GFF-PRIN-02")
def options_are_fixed(option: str) -> Reason | None:
    """Options are fixed before lists are submitted."""
    return refusal("GFF-PRIN-02", "refused-option-fixed", option=option)


RULESET = Firefight()
