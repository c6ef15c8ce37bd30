"""Collision as a ruleset."""

from msgspec import UNSET

from escarmouche.engine.ids import ModelId
from escarmouche.engine.reasons import Reason
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.redeal import redeal, wrong_number_of_players
from escarmouche.games.collision.rules.entry_points import CHAPTERS
from escarmouche.games.collision.rules.lists.checking import agreed_limit, over_limit
from escarmouche.games.collision.rules.mission import mission
from escarmouche.games.collision.rules.state import CollisionSetup, Dashboard, Model, State
from escarmouche.games.collision.rules.turn import turn
from escarmouche.rules.missions import zone_off_table
from escarmouche.rules.ruleset import Rules


def start_refused(setup: CollisionSetup) -> Reason | None:
    """Why a game cannot begin: more or fewer than two gangs, one above the limit, or a mission that does not fit."""
    limit = agreed_limit(setup.size)
    reasons = [wrong_number_of_players(len(setup.lists)), *(over_limit(gang.models, limit) for gang in setup.lists)]
    for reason in reasons:
        if reason is not None:
            return reason
    if setup.mission:
        mission.known_mission(setup.mission)
    return None if setup.own_mission is UNSET else zone_off_table(setup.table, setup.own_mission)


def muster_state(setup: CollisionSetup) -> State:
    """Both gangs before the game: nothing is set up, nobody stands on the table."""
    profiles = [(seat, index) for seat, gang in enumerate(setup.lists) for index in range(len(gang.models))]
    return State(
        boards=[Dashboard(owner=seat) for seat in range(len(setup.lists))],
        models=[Model(id=ModelId(number), owner=seat, profile=index) for number, (seat, index) in enumerate(profiles)],
    )


RULESET: Rules[State] = Rules(
    key="collision", catalogue=CATALOGUE, setup_type=CollisionSetup, state_type=State, battle=Battle,
    refused=start_refused, muster=muster_state, play=turn.play, entry_points=CHAPTERS, outcome=mission.outcome,
    redeal=redeal,
)  # fmt: skip
