"""Collision as a ruleset."""

from collections.abc import Callable
from random import Random
from typing import Any

from escarmouche.engine.game import Game, Outcome, Setup
from escarmouche.engine.ids import ModelId
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.reasons import Refused
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.redeal import redeal, wrong_number_of_players
from escarmouche.games.collision.rules.entry_points import enter
from escarmouche.games.collision.rules.lists.checking import agreed_limit, over_limit
from escarmouche.games.collision.rules.mission import mission
from escarmouche.games.collision.rules.state import CollisionSetup, Dashboard, Model, State
from escarmouche.games.collision.rules.turn import turn


def muster_state(setup: CollisionSetup) -> State:
    """Both gangs before the game: nothing is set up, nobody stands on the table."""
    profiles = [(seat, index) for seat, gang in enumerate(setup.lists) for index in range(len(gang.models))]
    return State(
        boards=[Dashboard(owner=seat) for seat in range(len(setup.lists))],
        models=[Model(id=ModelId(number), owner=seat, profile=index) for number, (seat, index) in enumerate(profiles)],
    )


class Collision:
    """The rules of Collision."""

    key = "collision"
    seats = 2
    setup_type: type[Setup] = CollisionSetup
    state_type = State
    catalogue = CATALOGUE

    def begin(self, setup: Any) -> State:
        """Both gangs before the game; more or fewer than two, one above the limit or an unknown mission is refused."""
        limit = agreed_limit(setup.size)
        reasons = [wrong_number_of_players(len(setup.lists)), *(over_limit(gang.models, limit) for gang in setup.lists)]
        for reason in reasons:
            if reason is not None:
                raise Refused(reason)
        if setup.mission:
            mission.known_mission(setup.mission)
        return muster_state(setup)

    def run(self, game: Game[State]) -> Steps[None]:
        """The whole game, taken up from the state."""
        yield from turn.play(Battle(game))

    def enter(self, name: str, data: dict[str, Any]) -> Callable[[Game[State]], Steps[None]]:
        """A chapter of the rules as an entry point."""
        return enter(name, data)

    def redeal(self, state: State, seat: SeatId, rng: Random) -> None:
        """What a seat cannot know of hands, decks and face-down cards is dealt anew."""
        redeal(state, seat, rng)

    def outcome(self, state: State) -> Outcome | None:
        """How the game ended."""
        return mission.outcome(state)


RULESET = Collision()
