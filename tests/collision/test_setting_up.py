"""The set-up on the tables that come with the game: markers, edges, deployment, arriving."""

from collections import Counter
from random import Random

import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.lists import mustering, reading
from escarmouche.games.collision.rules.mission import loot
from escarmouche.games.collision.rules.mission.districts import CENTRE, district
from escarmouche.games.collision.rules.mission.mission import turn_markers
from escarmouche.games.collision.rules.mission.zones import USUAL
from escarmouche.games.collision.rules.moves.standing_room import can_lie
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.state import CollisionSetup, State
from escarmouche.games.collision.rules.turn.deployment import deployment_planner
from escarmouche.table.edges import EDGES, INWARD, edge_distance
from escarmouche.table.geometry import inches

ZONE = inches(USUAL.depth)

CORNERS = {1, 3, 5, 7}


def game_on(table: str, mission: str, edge: str, seed: int = 1) -> Game[State]:
    """A game played at random up to its first turn, in which the first player takes this edge."""
    first, second = (mustering.muster(reading.ready_list(key)) for key in ("reclaimers-patrol", "unwanted-pack"))
    setup = CollisionSetup(lists=(first, second), table=tables.named(table), mission=mission)
    game, rng = Game(RULESET, setup, Seeded(seed)), Random(seed)
    while game.state.turn == 0:
        assert game.question is not None
        for seat in game.waiting():
            asked = game.question.part(seat)
            game.answer(seat, game.number, edge if asked.text == "choose-edge" else asked.sample(rng))
    return game


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("table", tables.names())
def test_markers_lie_between_the_deployment_edges(table: str, edge: str) -> None:
    battle = Battle(game_on(table, "collision_hunt", edge))
    where = {
        kind: Counter(district(battle, marker.x, marker.y) for marker in loot.lying(battle, kind))
        for kind in (loot.LOOT, loot.COLLISION)
    }
    assert where[loot.LOOT] == dict.fromkeys(CORNERS, 1)
    assert len(where[loot.COLLISION]) == 3
    assert CENTRE in where[loot.COLLISION]
    for marker in battle.state.markers:
        assert can_lie(battle.table, marker.x, marker.y, marker.surface, loot.DISC)
        assert loot.in_a_zone(battle, marker.x, marker.y) is None


@pytest.mark.parametrize("edge", EDGES)
@pytest.mark.parametrize("mission", ["collision_hunt", "ambush", "domination"])
def test_models_start_within_six_inches_of_their_edge_and_look_inward(mission: str, edge: str) -> None:
    battle = Battle(game_on("ashmarket", mission, edge))
    standing = [model for model in battle.state.models if model.place == "table"]
    waiting = [model for model in battle.state.models if model.place == "waiting"]
    for model in standing:
        own = battle.state.edges[model.owner]
        assert edge_distance(battle.table, own, model.x, model.y) + battle.radius(model) <= ZONE + loot.TOLERANCE
        assert model.facing == INWARD[own]
    assert {model.owner for model in waiting} == ({1 - battle.state.attacker} if mission == "ambush" else set())


def test_a_marker_moves_aside_where_terrain_leaves_no_room() -> None:
    game = game_on("ashmarket", "domination", "y0")
    battle = Battle(game)
    blocked = next(piece for piece in battle.table.pieces if piece.solid)
    x, y = (blocked.box[0] + blocked.box[2]) // 2, (blocked.box[1] + blocked.box[3]) // 2
    spot = loot.nearest_usable(battle, x, y, lambda x, y, surface: can_lie(battle.table, x, y, surface, loot.DISC))
    assert spot is not None
    assert can_lie(battle.table, *spot, loot.DISC)


def test_a_full_zone_is_filled_model_by_model() -> None:
    game = game_on("cistern-row", "collision_hunt", "y0")
    battle = Battle(game)
    model = battle.state.models[0]
    planner = deployment_planner(battle, model)
    places = planner.candidates(8, Random(2), ())
    assert len(places) == 8
    assert all(planner.fault(place) is None for place in places)


def test_turning_the_markers_changes_nothing_but_their_places() -> None:
    battle = Battle(game_on("broken-spire", "collision_hunt", "y0"))
    before = [(marker.id, marker.kind, marker.carrier) for marker in battle.state.markers]
    turn_markers(battle)
    assert [(marker.id, marker.kind, marker.carrier) for marker in battle.state.markers] == before


def test_markers_are_told_once_and_their_turning_in_one_event() -> None:
    told = [type(event).__name__ for event in game_on("broken-spire", "collision_hunt", "x0").journal]
    assert (told.count("MarkerPlaced"), told.count("MarkersTurned")) == (7, 1)
