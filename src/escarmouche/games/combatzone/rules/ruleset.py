"""Combat Zone as a ruleset."""

from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.engine.game import Game, Outcome, Setup
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Refused
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.entry_points import enter
from escarmouche.games.combatzone.rules.mission import missions
from escarmouche.games.combatzone.rules.mission.ambush import redeal
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, State, muster_state
from escarmouche.games.combatzone.rules.turn import phases


class CombatZone:
    """The rules of Combat Zone."""

    key = "combatzone"
    seats = 2
    setup_type: type[Setup] = CombatZoneSetup
    state_type = State
    catalogue = CATALOGUE

    def begin(self, setup: Any) -> State:
        """Both forces before the game; one that does not fit the points or the mission is refused."""
        reason = missions.start_refused(setup)
        if reason is not None:
            raise Refused(reason)
        return muster_state(setup)

    def run(self, game: Game[State]) -> Steps[None]:
        """The whole game, taken up from the state."""
        yield from phases.play(Battle(game))

    def enter(self, name: str, data: dict[str, Any]) -> Callable[[Game[State]], Steps[None]]:
        """A chapter of the rules as an entry point."""
        return enter(name, data)

    def redeal(self, state: State, seat: SeatId, rng: Random) -> None:
        """What a seat cannot know of an ambush is dealt anew."""
        redeal(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return missions.outcome(state)


RULESET = CombatZone()
