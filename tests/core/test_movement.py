"""Movement: costs and faults on cases worked by hand."""

import math

import pytest
from tests.core.grounds import CHASM, FREE, OPEN, PLAIN, ROOF, RUSH, SIZE, WALL, base, block, table, track

from escarmouche.engine.place import Track
from escarmouche.table.table import Access
from escarmouche.table.ways.movement import (
    NOTHING,
    Fault,
    Gait,
    Obstacles,
    end_fault,
    fault,
    measure,
    passed,
    path,
    total,
    ways,
)


class TestMeasure:
    def test_a_bent_way_counts_along_its_bends(self) -> None:
        way = track((10_000, 10_000), (14_000, 10_000), (14_000, 12_000))
        assert total(measure(OPEN, PLAIN, way)) == pytest.approx(6000)
        assert fault(OPEN, PLAIN, NOTHING, way) is None

    def test_two_thousandths_too_long_are_forgiven(self) -> None:
        assert fault(OPEN, PLAIN, NOTHING, track((5000, 5000), (11_002, 5000))) is None
        assert fault(OPEN, PLAIN, NOTHING, track((5000, 5000), (11_003, 5000))) == Fault("too-long", 0)

    def test_climbing_counts_its_height(self) -> None:
        [leg] = measure(ROOF, RUSH, track((8000, 13_000, 0), (11_000, 13_000, 1)))
        assert (leg.kind, leg.length, leg.rise) == ("climb", pytest.approx(6000), 3000)

    def test_going_down_counts_its_height(self) -> None:
        [leg] = measure(ROOF, RUSH, track((11_000, 13_000, 1), (8000, 13_000, 0)))
        assert (leg.kind, leg.length, leg.rise) == ("descend", pytest.approx(6000), -3000)

    def test_a_step_is_ignored(self) -> None:
        low = table(block("crate", 10_000, 10_000, 12_000, 12_000, 1000, "blocking", "walkable"))
        way = track((8000, 11_000, 0), (11_000, 11_000, 1), (14_000, 11_000, 0))
        assert [(leg.kind, leg.length) for leg in measure(low, PLAIN, way)] == [("walk", 3000), ("walk", 3000)]
        assert fault(low, PLAIN, NOTHING, way) is None
        assert fault(low, PLAIN, NOTHING, track((8000, 11_000), (14_000, 11_000))) is None

    def test_what_a_way_passes_over(self) -> None:
        wood = table(block("wood", 20_000, 0, 22_000, SIZE, 6000, "difficult"))
        assert passed(wood, PLAIN, track((19_375, 5000), (19_375, 9000)), "difficult") == ()
        assert passed(wood, PLAIN, track((19_380, 5000), (19_380, 9000)), "difficult") == (0,)
        assert passed(wood, PLAIN, track((19_380, 5000)), "difficult") == (0,)
        assert passed(wood, PLAIN, track((18_000, 5000), (20_500, 5000), (18_000, 6000)), "difficult") == (0,)

    def test_a_roof_is_not_in_the_building(self) -> None:
        ruin = table(block("ruin", 10_000, 10_000, 16_000, 16_000, 3000, "walkable", "difficult"))
        assert passed(ruin, RUSH, track((11_000, 13_000, 1), (14_000, 13_000, 1)), "difficult") == ()
        assert passed(ruin, RUSH, track((11_000, 13_000, 0), (14_000, 13_000, 0)), "difficult") == (0,)

    def test_a_jump_does_not_enter_what_lies_in_the_gap(self) -> None:
        swamp = table(*CHASM.pieces, block("swamp", 11_000, 0, 15_000, SIZE, 0, "difficult"))
        over = track((9375, 12_000), (16_625, 12_000))
        assert passed(swamp, PLAIN, over, "difficult") == ()


class TestJumps:
    @pytest.mark.parametrize(("width", "kind"), [(900, "walk"), (1000, "walk"), (1500, "jump"), (6000, "jump")])
    def test_gaps(self, width: int, kind: str) -> None:
        pit = table(block("pit", 10_000, 0, 10_000 + width, SIZE, 4000, "gap", bottom=-4000))
        way = track((9375, 12_000), (10_625 + width, 12_000))
        [leg] = measure(pit, RUSH, way)
        assert (leg.kind, leg.gap) == (kind, pytest.approx(width))
        assert fault(pit, RUSH, NOTHING, way) is None
        if kind == "jump":
            assert (leg.jump, leg.length, leg.fall) == (pytest.approx(width), pytest.approx(0), 4000)
        else:
            assert leg.length == pytest.approx(width + 1250)

    def test_a_gap_too_wide(self) -> None:
        pit = table(block("pit", 10_000, 0, 16_500, SIZE, 4000, "gap", bottom=-4000))
        assert fault(pit, RUSH, NOTHING, track((9375, 12_000), (17_125, 12_000))) == Fault("gap-too-wide", 0, piece=-1)

    def test_no_jump_for_those_who_may_not(self) -> None:
        walker = Gait(radius=625, allowance=12_000, jump=0)
        found = fault(CHASM, walker, NOTHING, track((9375, 12_000), (16_625, 12_000)))
        assert found is not None
        assert found.kind == "no-jump"

    def test_four_inches_to_the_gap_and_two_left(self) -> None:
        way = track((5375, 12_000), (9375, 12_000), (16_625, 12_000), (18_625, 12_000))
        legs = measure(CHASM, PLAIN, way)
        assert [leg.kind for leg in legs] == ["walk", "jump", "walk"]
        assert total(legs) == pytest.approx(6000)
        assert fault(CHASM, PLAIN, NOTHING, way) is None

    def test_what_is_walked_between_two_jumps_of_one_leg_counts(self) -> None:
        """It counted nothing: ten inches between two pits were free."""
        pits = table(*(block(f"pit at {x}", x, 0, x + 2000, SIZE, 4000, "gap", bottom=-4000) for x in (10_000, 22_000)))
        [leg] = measure(pits, RUSH, track((9375, 12_000), (24_625, 12_000)))
        assert (leg.kind, leg.gap) == ("jump", pytest.approx(4000))
        assert leg.length == pytest.approx(10_000 - 2 * 625)

    def test_one_leg_may_hold_walk_jump_and_walk(self) -> None:
        way = track((5375, 12_000), (18_625, 12_000))
        assert total(measure(CHASM, PLAIN, way)) == pytest.approx(6000)

    def test_the_base_must_stand_on_the_near_side(self) -> None:
        found = fault(CHASM, PLAIN, NOTHING, track((9700, 12_000), (16_625, 12_000)))
        assert found is not None
        assert found.kind == "no-footing"

    @pytest.mark.parametrize(("height", "kind"), [(3000, "descend"), (3500, "jump"), (6000, "jump")])
    def test_drops(self, height: int, kind: str) -> None:
        house = table(block("house", 10_000, 10_000, 16_000, 16_000, height, "blocking", "walkable"))
        way = track((10_625, 13_000, 1), (9375, 13_000, 0))
        [leg] = measure(house, RUSH, way)
        assert (leg.kind, leg.rise) == (kind, -height)
        assert leg.length == pytest.approx(0 if kind == "jump" else 1250 + height)
        assert leg.fall == (height if kind == "jump" else 0)
        assert fault(house, RUSH, NOTHING, way) is None

    def test_a_drop_too_deep(self) -> None:
        tower = table(block("tower", 10_000, 10_000, 16_000, 16_000, 7000, "blocking", "walkable"))
        found = fault(tower, RUSH, NOTHING, track((10_625, 13_000, 1), (9375, 13_000, 0)))
        assert found is not None
        assert found.kind == "drop-too-deep"

    def test_from_roof_to_roof(self) -> None:
        roofs = table(
            block("a", 4000, 4000, 8000, 8000, 5000, "blocking", "walkable"),
            block("b", 10_000, 4000, 14_000, 8000, 4000, "blocking", "walkable"),
        )
        way = track((7375, 6000, 1), (10_625, 6000, 2))
        [leg] = measure(roofs, RUSH, way)
        assert (leg.kind, leg.jump, leg.fall) == ("jump", pytest.approx(2000), 5000)
        assert fault(roofs, RUSH, NOTHING, way) is None


class TestFaults:
    def test_a_wall_is_in_the_way(self) -> None:
        assert fault(WALL, RUSH, NOTHING, track((8000, 10_000), (13_000, 10_000))) == Fault("blocked", 0, piece=0)

    def test_the_edge_of_the_table(self) -> None:
        assert fault(OPEN, RUSH, NOTHING, track((2000, 5000), (600, 5000))) == Fault("off-table", 0)
        assert fault(OPEN, RUSH, NOTHING, track((2000, 5000), (623, 5000))) is None

    def test_a_wall_too_high_to_climb(self) -> None:
        wall = table(block("wall", 10_000, 10_000, 16_000, 16_000, 3500, "blocking", "walkable"))
        assert fault(wall, RUSH, NOTHING, track((9000, 13_000, 0), (11_000, 13_000, 1))) == Fault(
            "too-high", 0, piece=0
        )

    def test_a_ladder_helps(self) -> None:
        ladder = (Access("ladder", 10_000, 13_000),)
        tower = table(block("tower", 10_000, 10_000, 16_000, 16_000, 7000, "blocking", "walkable", access=ladder))
        way = track((9375, 13_000, 0), (10_625, 13_000, 1))
        [leg] = measure(tower, RUSH, way)
        assert (leg.kind, leg.access, leg.length) == ("ladder", "ladder", pytest.approx(8250))
        assert fault(tower, RUSH, NOTHING, way) is None
        down = Track(way.spots[::-1])
        assert measure(tower, RUSH, down)[0].kind == "ladder"
        assert fault(tower, RUSH, NOTHING, down) is None

    def test_nobody_climbs_through_a_floor(self) -> None:
        floor = table(block("floor", 10_000, 10_000, 16_000, 16_000, 0, "walkable", bottom=3000))
        assert fault(floor, RUSH, NOTHING, track((12_000, 13_000, 0), (13_000, 13_000, 1))) == Fault(
            "blocked", 0, piece=0
        )
        assert fault(floor, RUSH, NOTHING, track((9000, 13_000, 0), (11_000, 13_000, 1))) is None
        assert fault(floor, RUSH, NOTHING, track((9000, 13_000, 0), (18_000, 13_000, 0))) is None

    def test_nobody_ends_beyond_the_edge(self) -> None:
        assert fault(ROOF, RUSH, NOTHING, track((12_000, 13_000, 1), (9500, 13_000, 1))) == Fault("unsupported", 0)
        assert fault(OPEN, RUSH, NOTHING, track((5000, 5000, 0), (6000, 5000, 3))) == Fault("unsupported", 0)

    def test_a_base_may_overhang(self) -> None:
        assert fault(ROOF, RUSH, NOTHING, track((12_000, 13_000, 1), (10_000, 13_000, 1))) is None

    def test_the_walls_of_a_pit(self) -> None:
        found = end_fault(CHASM, RUSH, NOTHING, (10_300, 12_000, 1))
        assert found == Fault("blocked", 0, piece=0)
        assert end_fault(CHASM, RUSH, NOTHING, (12_000, 12_000, 1)) is None

    def test_bases_of_others_and_of_the_own_unit(self) -> None:
        way = track((5000, 5000), (9000, 5000))
        stranger = Obstacles.around(625, hard=[(base(7000, 5000), 0)])
        assert fault(OPEN, PLAIN, stranger, way) == Fault("base", 0, base=0)
        comrade = Obstacles.around(625, soft=[base(7000, 5000)])
        assert fault(OPEN, PLAIN, comrade, way) is None
        assert fault(OPEN, PLAIN, comrade, track((5000, 5000), (7500, 5000))) == Fault("overlap", 0, base=0)

    def test_a_base_on_a_roof_does_not_bar_the_ground(self) -> None:
        above = Obstacles.around(625, hard=[(base(7000, 5000, 3000), 0)])
        assert fault(OPEN, PLAIN, above, track((5000, 5000), (9000, 5000))) is None

    def test_a_base_a_step_higher_is_beside_the_mover_and_in_its_way(self) -> None:
        on_a_step = Obstacles.around(625, hard=[(base(7000, 5000, 200), 0)], height=1250)
        assert fault(OPEN, PLAIN, on_a_step, track((5000, 5000), (9000, 5000))) == Fault("base", 0, base=0)
        comrade = Obstacles.around(625, soft=[base(7000, 5000, 200)], height=1250)
        assert fault(OPEN, PLAIN, comrade, track((5000, 5000), (7000, 5000))) == Fault("overlap", 0, base=0)


class TestZones:
    ENEMY = Obstacles.around(625, hard=[(base(10_000, 10_000), 1000)])

    def test_exactly_one_inch_is_legal(self) -> None:
        assert fault(OPEN, PLAIN, self.ENEMY, track((7000, 7750), (10_000, 7750))) is None
        assert fault(OPEN, PLAIN, self.ENEMY, track((7000, 7752), (10_000, 7752))) is None
        assert fault(OPEN, PLAIN, self.ENEMY, track((7000, 7753), (10_000, 7753))) == Fault("zone", 0, base=0)

    def test_passing_too_near(self) -> None:
        assert fault(OPEN, RUSH, self.ENEMY, track((7000, 7950), (14_000, 7950))) == Fault("zone", 0, base=0)
        assert fault(OPEN, RUSH, self.ENEMY, track((7000, 9000), (14_000, 9000))) == Fault("base", 0, base=0)

    def test_who_starts_inside_may_leave_and_not_come_back(self) -> None:
        inside = (10_000, 8500)
        assert fault(OPEN, RUSH, self.ENEMY, track(inside, (10_000, 6000))) is None
        assert fault(OPEN, RUSH, self.ENEMY, track(inside, (10_000, 8200))) is None
        assert fault(OPEN, RUSH, self.ENEMY, track(inside, (10_000, 6000), (10_000, 8000))) == Fault("zone", 1, base=0)
        assert fault(OPEN, RUSH, self.ENEMY, track(inside, (10_000, 8600))) == Fault("zone", 0, base=0)

    def test_a_zone_is_measured_in_space(self) -> None:
        above = Obstacles.around(625, hard=[(base(10_000, 10_000, 600), 1000)])
        assert fault(OPEN, RUSH, above, track((7000, 7952), (14_000, 7952))) is None
        assert fault(OPEN, RUSH, above, track((7000, 7960), (14_000, 7960))) == Fault("zone", 0, base=0)

    def test_paths_out_of_a_zone(self) -> None:
        way = path(OPEN, FREE, self.ENEMY, (10_000, 8500, 0), (10_000, 13_000, 0))
        assert way is not None
        assert fault(OPEN, FREE, self.ENEMY, way) is None


class TestFlight:
    FLYER = Gait(radius=625, allowance=12_000, fly=True)

    def test_over_everything_and_onto_a_roof(self) -> None:
        house = table(*WALL.pieces, block("house", 14_000, 10_000, 18_000, 14_000, 5000, "blocking", "walkable"))
        crowd = Obstacles.around(625, hard=[(base(8000, 12_000), 1000)])
        way = path(house, self.FLYER, crowd, (4000, 12_000, 0), (16_000, 12_000, 1))
        assert way == track((4000, 12_000, 0), (16_000, 12_000, 1))
        assert fault(house, self.FLYER, crowd, way) is None
        assert [(leg.kind, leg.length) for leg in measure(house, self.FLYER, way)] == [("fly", pytest.approx(12_000))]

    def test_it_must_land_where_it_can_stand(self) -> None:
        assert path(WALL, self.FLYER, NOTHING, (4000, 12_000, 0), (10_500, 12_000, 0)) is None
        crowd = Obstacles.around(625, hard=[(base(8000, 12_000), 1000)])
        assert path(OPEN, self.FLYER, crowd, (4000, 12_000, 0), (8000, 10_000, 0)) is None
        assert path(OPEN, self.FLYER, NOTHING, (4000, 12_000, 0), (16_100, 12_000, 0)) is None


class TestPath:
    def test_straight_if_free(self) -> None:
        assert path(OPEN, PLAIN, NOTHING, (5000, 5000, 0), (9000, 5000, 0)) == track((5000, 5000), (9000, 5000))

    def test_staying(self) -> None:
        assert path(OPEN, PLAIN, NOTHING, (5000, 5000, 0), (5000, 5000, 0)) == track((5000, 5000))

    def test_around_a_wall(self) -> None:
        start, goal = (8000, 6000, 0), (13_000, 6000, 0)
        way = path(WALL, FREE, NOTHING, start, goal)
        assert way is not None
        expected = 2 * math.sqrt(2000**2 + 2000**2 - 625**2) + 1000 + 2 * 625 * _bend(2000, 2000, 625)
        assert total(measure(WALL, FREE, way)) == pytest.approx(expected, rel=1e-3)

    def test_the_limit_is_kept(self) -> None:
        start, goal = (8000, 6000, 0), (13_000, 6000, 0)
        way = path(WALL, FREE, NOTHING, start, goal)
        assert way is not None
        length = total(measure(WALL, FREE, way))
        assert path(WALL, FREE, NOTHING, start, goal, limit=length + 2) is not None
        assert path(WALL, FREE, NOTHING, start, goal, limit=length - 10) is None

    def test_a_closed_ring_cannot_be_left(self) -> None:
        ring = [
            (
                base(
                    round(10_000 + 2200 * math.cos(k * math.pi / 4)), round(10_000 + 2200 * math.sin(k * math.pi / 4))
                ),
                0,
            )
            for k in range(8)
        ]
        assert path(OPEN, FREE, Obstacles.around(625, ring), (10_000, 10_000, 0), (20_000, 10_000, 0)) is None

    def test_avoiding_a_wood(self) -> None:
        wood = table(block("wood", 9000, 4000, 12_000, 20_000, 6000, "difficult"))
        start, goal = (7000, 8000, 0), (14_000, 8000, 0)
        assert path(wood, FREE, NOTHING, start, goal) == Track((start, goal))
        around = path(wood, FREE, NOTHING, start, goal, avoid="difficult")
        assert around is not None
        assert passed(wood, FREE, around, "difficult") == ()

    def test_up_a_roof_and_up_a_ladder(self) -> None:
        way = path(ROOF, FREE, NOTHING, (5000, 5000, 0), (14_000, 14_000, 1))
        assert way is not None
        assert [leg.kind for leg in measure(ROOF, FREE, way)] == ["climb"]
        ladder = (Access("ladder", 16_000, 13_000),)
        tower = table(block("tower", 10_000, 10_000, 16_000, 16_000, 7000, "blocking", "walkable", access=ladder))
        way = path(tower, FREE, NOTHING, (5000, 13_000, 0), (11_000, 13_000, 1))
        assert way is not None
        assert fault(tower, FREE, NOTHING, way) is None
        assert "ladder" in [leg.kind for leg in measure(tower, FREE, way)]

    def test_roof_by_roof(self) -> None:
        walker = Gait(radius=625, allowance=200_000, jump=0)
        stairs = table(
            block("low", 6000, 6000, 10_000, 10_000, 3000, "blocking", "walkable"),
            block("high", 10_000, 6000, 14_000, 10_000, 6000, "blocking", "walkable"),
        )
        way = path(stairs, walker, NOTHING, (18_000, 8000, 0), (12_000, 8000, 2))
        assert way is not None
        assert fault(stairs, walker, NOTHING, way) is None
        assert [leg.kind for leg in measure(stairs, walker, way)].count("climb") == 2

    def test_around_a_chasm_or_over_it(self) -> None:
        pit = table(block("pit", 10_000, 4000, 13_000, 20_000, 4000, "gap", bottom=-4000))
        start, goal = (8000, 12_000, 0), (15_000, 12_000, 0)
        over = path(pit, RUSH, NOTHING, start, goal)
        assert over is not None
        assert "jump" in [leg.kind for leg in measure(pit, RUSH, over)]
        walker = Gait(radius=625, allowance=200_000, jump=0)
        around = path(pit, walker, NOTHING, start, goal)
        assert around is not None
        assert {leg.kind for leg in measure(pit, walker, around)} == {"walk"}
        assert total(measure(pit, walker, around)) == pytest.approx(2 * math.hypot(2000, 8000) + 3000, rel=1e-3)

    def test_out_of_a_pit(self) -> None:
        pit = table(block("pit", 8000, 8000, 16_000, 16_000, 2500, "gap", bottom=-2500))
        way = path(pit, FREE, NOTHING, (12_000, 12_000, 1), (20_000, 12_000, 0))
        assert way is not None
        assert fault(pit, FREE, NOTHING, way) is None
        assert total(measure(pit, FREE, way)) == pytest.approx(8000 + 2500, rel=1e-3)

    def test_whoever_goes_nowhere_yet_comes_near_nothing(self) -> None:
        # A scattered unit that closed up beside difficult terrain asked this of no spots at all.
        mud = table(block("mud", 8000, 8000, 16_000, 16_000, 0, "difficult"))
        assert not ways(mud).comes_near("difficult", [], 500)
        assert ways(mud).comes_near("difficult", [(8000, 8000, 0)], 500)


def _bend(dx: float, dy: float, radius: float) -> float:
    """The angle by which a way past a corner turns before it runs along the far side."""
    return math.atan2(dy, dx) + math.asin(radius / math.hypot(dx, dy))
