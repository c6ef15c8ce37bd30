"""Ways measured from rim to rim, pushes off the table, and the nearest free spot."""

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.engine.ids import PieceId
from escarmouche.engine.place import Track
from escarmouche.table.geometry import Body
from escarmouche.table.table import Access, Piece, Table
from escarmouche.table.ways.movement import NOTHING, Gait, Obstacles, end_fault, fault, measure, path, push, total
from escarmouche.table.ways.reach import nearest_free

SIZE = 24_000
AGILE = Gait(radius=625, allowance=4000, climb=10**8, drop=0, gap=500, jump=12_000, height=1250, rims=True)


def house(name: str, x1: int, x2: int, height: int, access: tuple[Access, ...] = ()) -> Piece:
    outline = ((x1, 6000), (x2, 6000), (x2, 14_000), (x1, 14_000))
    return Piece(PieceId(name), "house", outline, 0, height, frozenset({"impassable", "walkable"}), access)


def table(*pieces: Piece) -> Table:
    return Table("test", SIZE, SIZE, pieces)


ONE = table(house("house", 12_000, 18_000, 3000))
TWO = table(house("west", 6000, 12_000, 4000), house("east", 14_000, 20_000, 4000))


class TestRimToRim:
    def test_an_inch_to_the_wall_and_three_up_are_four(self) -> None:
        way = Track(((10_375, 10_000, 0), (12_625, 10_000, 1)))
        [leg] = measure(ONE, AGILE, way)
        assert (leg.kind, leg.length) == ("climb", pytest.approx(4000))
        assert fault(ONE, AGILE, NOTHING, way) is None

    def test_a_ladder_counts_its_height(self) -> None:
        laddered = table(house("house", 12_000, 18_000, 3000, (Access("ladder", 12_000, 10_000),)))
        [leg] = measure(laddered, AGILE, Track(((10_375, 10_000, 0), (13_625, 10_000, 1))))
        assert (leg.kind, leg.length) == ("ladder", pytest.approx(5000))

    def test_a_leap_counts_its_gap(self) -> None:
        [leg] = measure(TWO, AGILE, Track(((10_375, 10_000, 1), (15_625, 10_000, 2))))
        assert (leg.kind, leg.gap, leg.length) == ("jump", pytest.approx(2000), pytest.approx(4000))

    def test_a_drop_costs_nothing(self) -> None:
        [leg] = measure(ONE, AGILE, Track(((12_625, 10_000, 1), (11_375, 10_000, 0))))
        assert (leg.kind, leg.rise, leg.length) == ("jump", -3000, pytest.approx(0))

    def test_a_jump_needs_no_footing_for_the_whole_base(self) -> None:
        brink = Track(((12_100, 10_000, 1), (11_375, 10_000, 0)))
        assert fault(ONE, AGILE, NOTHING, brink) is None

    def test_without_rims_the_base_itself_counts(self) -> None:
        plain = Gait(radius=625, allowance=12_000)
        [leg] = measure(ONE, plain, Track(((10_375, 10_000, 0), (12_625, 10_000, 1))))
        assert leg.length == pytest.approx(5250)

    def test_the_search_finds_a_way_that_only_rims_make_short_enough(self) -> None:
        found = path(ONE, AGILE, NOTHING, (10_375, 10_000, 0), (12_625, 10_000, 1))
        assert found is not None
        assert total(measure(ONE, AGILE, found)) <= 4002

    @settings(max_examples=60, deadline=None)
    @given(x=st.integers(1000, SIZE - 1000), y=st.integers(1000, SIZE - 1000), roof=st.booleans(), up=st.booleans())
    def test_every_way_that_is_found_is_legal_and_short_enough(self, x: int, y: int, roof: bool, up: bool) -> None:
        start = (11_000, 10_000, 1) if up else (13_000, 10_000, 0)
        goal = (x, y, TWO.surfaces_at(x, y)[0 if roof else -1])
        found = path(TWO, AGILE, NOTHING, start, goal, 8000)
        if found is not None:
            assert found.spots[0] == start
            assert found.end == goal
            assert total(measure(TWO, AGILE, found)) <= 8002


class TestPushes:
    def test_the_edge_of_the_table_stops_a_base(self) -> None:
        pushed = push(table(), AGILE, NOTHING, (1000, 5000, 0), 1800, 2000)
        assert (pushed.end[0], pushed.left) == (625, False)

    def test_a_base_leaves_where_its_centre_passes_the_edge(self) -> None:
        pushed = push(table(), AGILE, NOTHING, (700, 5000, 0), 1800, 1000, off_table=True)
        assert (pushed.left, round(pushed.distance)) == (True, 700)

    def test_a_centre_on_the_edge_has_not_passed_it(self) -> None:
        pushed = push(table(), AGILE, NOTHING, (1000, 5000, 0), 1800, 1000, off_table=True)
        assert (pushed.left, pushed.end) == (False, (0, 5000, 0))

    def test_what_stands_in_the_way_stops_a_push(self) -> None:
        pushed = push(ONE, AGILE, NOTHING, (10_375, 10_000, 0), 0, 2000)
        assert pushed.stopped
        assert pushed.distance == pytest.approx(1000, abs=2)

    def test_a_push_that_just_touches_is_not_stopped(self) -> None:
        assert not push(ONE, AGILE, NOTHING, (10_375, 10_000, 0), 0, 1000).stopped

    def test_a_narrow_gap_is_bridged_and_a_wide_one_is_not(self) -> None:
        for gap, fell in ((400, False), (600, True)):
            roofs = table(house("west", 6000, 12_000, 4000), house("east", 12_000 + gap, 20_000, 4000))
            pushed = push(roofs, AGILE, NOTHING, (11_000, 10_000, 1), 0, 3000, bridge=500)
            assert (pushed.fell, pushed.end[2]) == (fell, 1 if fell else 2)

    def test_without_a_bridge_every_gap_counts(self) -> None:
        roofs = table(house("west", 6000, 12_000, 4000), house("east", 12_400, 20_000, 4000))
        assert push(roofs, AGILE, NOTHING, (11_000, 10_000, 1), 0, 3000).fell

    def test_a_base_comes_onto_the_next_roof(self) -> None:
        roofs = table(house("west", 6000, 12_000, 4000), house("east", 12_000, 20_000, 4000))
        assert push(roofs, AGILE, NOTHING, (11_000, 10_000, 1), 0, 3000).end == (14_000, 10_000, 2)


class TestNearestFree:
    def test_a_free_point_is_its_own_nearest_spot(self) -> None:
        assert nearest_free(ONE, AGILE, NOTHING, (5000, 5000, 0)) == (5000, 5000, 0)

    def test_below_an_edge_the_base_touches_the_wall(self) -> None:
        assert nearest_free(ONE, AGILE, NOTHING, (12_000, 10_000, 0)) == (11_375, 10_000, 0)

    def test_beside_a_base_it_touches_that(self) -> None:
        around = Obstacles.around(625, [(Body(10_500, 10_000, 0, 625, 1250), 0)], height=1250)
        assert nearest_free(table(), AGILE, around, (10_000, 10_000, 0)) == (9250, 10_000, 0)

    @settings(max_examples=40, deadline=None)
    @given(x=st.integers(0, SIZE), y=st.integers(0, SIZE), surface=st.integers(0, 1))
    def test_nobody_can_stand_on_a_ring_farther_in(self, x: int, y: int, surface: int) -> None:
        """What is left out around a point, because the piece at the point is still too near, holds no free spot."""
        spot = nearest_free(TWO, AGILE, NOTHING, (x, y, surface))
        far = math.inf if spot is None else math.dist(spot[:2], (x, y))
        turns = [2 * math.pi * turn / 72 for turn in range(72)]
        for ring in range(0, int(min(far, 1500)) - 5, 5):
            points = [(round(x + ring * math.cos(turn)), round(y + ring * math.sin(turn)), surface) for turn in turns]
            assert all(end_fault(TWO, AGILE, NOTHING, point, (x, y, surface)) is not None for point in points)

    @settings(max_examples=60, deadline=None)
    @given(x=st.integers(0, SIZE), y=st.integers(0, SIZE), bx=st.integers(0, SIZE), by=st.integers(0, SIZE))
    def test_one_can_always_stand_there(self, x: int, y: int, bx: int, by: int) -> None:
        around = Obstacles.around(625, [(Body(bx, by, 0, 625, 1250), 0)], height=1250)
        spot = nearest_free(TWO, AGILE, around, (x, y, 0))
        assert spot is not None
        assert end_fault(TWO, AGILE, around, spot) is None
        if end_fault(TWO, AGILE, around, (x, y, 0)) is None:
            assert math.dist(spot[:2], (x, y)) <= 1
