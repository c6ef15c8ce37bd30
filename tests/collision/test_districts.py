"""The districts of Collision, seen from every edge."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.lists import mustering, reading
from escarmouche.games.collision.rules.mission.districts import CENTRE, district, district_box, numbered_for
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.state import CollisionSetup
from escarmouche.table.edges import OPPOSITE

EDGES = st.sampled_from(sorted(OPPOSITE))
PLACES = st.integers(0, 33_000)


def battle_of(edge: str, size: str = "33") -> Battle:
    """A game whose first seat sits at this edge."""
    gang = mustering.muster(reading.ready_list("unwanted-pack"))
    table = tables.named("ashmarket", size)
    setup = CollisionSetup(options=CATALOGUE.choose({}), lists=(gang, gang), table=table, mission="domination")
    battle = Battle(Game(RULESET, setup, Seeded(1)))
    battle.state.edges = [edge, OPPOSITE[edge]]
    return battle


AT_EDGE = {edge: battle_of(edge) for edge in OPPOSITE}


@given(EDGES, PLACES, PLACES)
def test_every_point_lies_in_the_box_of_its_district(edge: str, x: int, y: int) -> None:
    battle = AT_EDGE[edge]
    left, front, right, back = district_box(battle, district(battle, x, y))
    assert left <= x <= right
    assert front <= y <= back
    assert (right - left, back - front) == (11_000, 11_000)


@given(EDGES, PLACES, PLACES)
def test_the_opponent_sees_the_table_turned_by_half_a_turn(edge: str, x: int, y: int) -> None:
    mine, theirs = AT_EDGE[edge], AT_EDGE[OPPOSITE[edge]]
    assert numbered_for(mine, 1, district(mine, x, y)) == district(theirs, x, y)


@pytest.mark.parametrize(("edge", "corner"), [("y0", (0, 0)), ("x0", (0, 33)), ("y1", (33, 33)), ("x1", (33, 0))])
def test_number_1_is_at_the_bottom_left_of_whoever_looks(edge: str, corner: tuple[int, int]) -> None:
    assert district(AT_EDGE[edge], corner[0] * 1000, corner[1] * 1000) == 1


def test_both_players_call_the_centre_9() -> None:
    battle = AT_EDGE["y0"]
    assert district(battle, 16_500, 16_500) == numbered_for(battle, 1, CENTRE) == CENTRE


def test_larger_tables_have_larger_districts() -> None:
    assert district_box(battle_of("y0", "36"), 8) == (12_000, 0, 24_000, 12_000)
