"""Movement: costs and faults on cases worked by hand, shortest paths against an oracle, and what always holds."""

import heapq
import math
from random import Random

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry import Polygon, box
from shapely.ops import unary_union

from escarmouche.core.geometry import Body, distance, nearest
from escarmouche.core.movement import (
    NOTHING,
    Fault,
    Gait,
    Obstacles,
    Spot,
    end_fault,
    fault,
    measure,
    passed,
    path,
    push,
    total,
)
from escarmouche.core.place import Track
from escarmouche.core.reach import closest, reach
from escarmouche.core.table import Access, Piece, Table

SIZE = 24_000
PLAIN = Gait(radius=625, allowance=6000)
RUSH = Gait(radius=625, allowance=12_000)
FREE = Gait(radius=625, allowance=200_000)


def block(
    name: str,
    x1: int,
    y1: int,
    x2: int,
    y2: int,
    height: int,
    *traits: str,
    bottom: int = 0,
    access: tuple[Access, ...] = (),
) -> Piece:
    return Piece(name, "block", ((x1, y1), (x2, y1), (x2, y2), (x1, y2)), bottom, height, frozenset(traits), access)


def table(*pieces: Piece) -> Table:
    return Table("test", SIZE, SIZE, pieces)


def base(x: int, y: int, z: int = 0, radius: int = 625) -> Body:
    return Body(x, y, z, radius, 1250)


def track(*spots: tuple[int, ...]) -> Track:
    return Track(tuple((s[0], s[1], s[2] if len(s) > 2 else 0) for s in spots))


OPEN = table()
WALL = table(block("wall", 10_000, 4000, 11_000, 20_000, 5000, "blocking"))
CHASM = table(block("chasm", 10_000, 0, 16_000, SIZE, 4000, "gap", bottom=-4000))
ROOF = table(block("house", 10_000, 10_000, 16_000, 16_000, 3000, "blocking", "walkable"))


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


def _bend(dx: float, dy: float, radius: float) -> float:
    """The angle by which a way past a corner turns before it runs along the far side."""
    return math.atan2(dy, dx) + math.asin(radius / math.hypot(dx, dy))


def scene(seed: int, pieces: int = 7, bases: int = 8) -> tuple[Table, Obstacles, list[tuple[Body, int]]]:
    """Random solid pieces and bases, some with zones."""
    rng = Random(seed)
    made = []
    for i in range(pieces):
        x, y, far = rng.randrange(3000, SIZE - 3000), rng.randrange(3000, SIZE - 3000), rng.randrange(700, 2500)
        corners, turn = rng.randrange(3, 8), rng.random()
        outline = []
        for k in range(corners):
            angle, out = (k + turn) * 2 * math.pi / corners, far * rng.uniform(0.4, 1.0)
            outline.append((round(x + out * math.cos(angle)), round(y + out * math.sin(angle))))
        made.append(Piece(f"p{i}", "rock", tuple(outline), 0, 5000, frozenset({"impassable"})))
    crowd = [
        (base(rng.randrange(700, SIZE - 700), rng.randrange(700, SIZE - 700), 0, rng.choice((500, 625, 1000))), zone)
        for zone in rng.choices((0, 0, 1000), k=bases)
    ]
    return table(*made), Obstacles.around(625, crowd), crowd


def free_spot(ground: Table, obstacles: Obstacles, rng: Random) -> Spot:
    for _ in range(1000):
        spot = (rng.randrange(700, SIZE - 700), rng.randrange(700, SIZE - 700), 0)
        if end_fault(ground, FREE, obstacles, spot) is None:
            return spot
    raise AssertionError("no free spot on the table")


def free_space(ground: Table, crowd: list[tuple[Body, int]], less: float) -> Polygon:
    """Where the centre of a base may be, as polygons whose round corners are cut, so never smaller than the truth."""
    rocks = [Polygon(piece.outline).buffer(625 - less, quad_segs=24) for piece in ground.pieces]
    others = [ShapelyPoint(b.x, b.y).buffer(625 + b.radius + zone - less, quad_segs=24) for b, zone in crowd]
    return box(625, 625, SIZE - 625, SIZE - 625).difference(unary_union([*rocks, *others]))


def shortest_way(ground: Table, crowd: list[tuple[Body, int]], start: Spot, goal: Spot) -> float:
    """The length of the shortest way through the free space by a visibility graph; infinite if there is none."""
    space = free_space(ground, crowd, less=2).simplify(0.2)
    wider = free_space(ground, crowd, less=3)
    shapely.prepare(wider)
    corners = shapely.get_coordinates(space)
    places = np.vstack([[start[:2], goal[:2]], corners])
    to_goal = np.hypot(*(places - places[1]).T)
    length = np.full(len(places), np.inf)
    length[0] = 0.0
    done = np.zeros(len(places), bool)
    heap = [(to_goal[0], 0)]
    while heap:
        _, here = heapq.heappop(heap)
        if done[here]:
            continue
        if here == 1:
            break
        done[here] = True
        onward = length[here] + np.hypot(*(places - places[here]).T)
        better = np.flatnonzero((onward < length) & ~done)
        lines = shapely.linestrings(np.stack([np.broadcast_to(places[here], (len(better), 2)), places[better]], axis=1))
        for k in better[shapely.covers(wider, lines)]:
            length[k] = onward[k]
            heapq.heappush(heap, (length[k] + to_goal[k], int(k)))
    return float(length[1])


@pytest.mark.parametrize("seed", range(60))
def test_paths_are_shortest(seed: int) -> None:
    ground, obstacles, crowd = scene(seed)
    rng = Random(seed)
    start, goal = free_spot(ground, obstacles, rng), free_spot(ground, obstacles, rng)
    way = path(ground, FREE, obstacles, start, goal)
    if way is None:
        strict = free_space(ground, crowd, less=-5)
        rooms = list(getattr(strict, "geoms", [strict]))
        assert not any(room.covers(ShapelyPoint(start[:2])) and room.covers(ShapelyPoint(goal[:2])) for room in rooms)
        return
    assert fault(ground, FREE, obstacles, way) is None
    assert total(measure(ground, FREE, way)) <= shortest_way(ground, crowd, start, goal) * 1.002 + 10


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 10**6), limit=st.sampled_from((3000, 6000, 12_000, 60_000)))
def test_every_path_is_legal(seed: int, limit: int) -> None:
    ground, obstacles, _ = scene(seed, pieces=8, bases=12)
    rng = Random(seed)
    gait = Gait(radius=625, allowance=limit)
    start, goal = free_spot(ground, obstacles, rng), free_spot(ground, obstacles, rng)
    way = path(ground, gait, obstacles, start, goal)
    if way is not None:
        assert fault(ground, gait, obstacles, way) is None
        assert (way.spots[0], way.spots[-1]) == (start, goal)


def levels(seed: int) -> Table:
    """Roofs, floors, pits, crates and rocks, none touching another."""
    rng = Random(seed)
    made = []
    for i in range(16):
        x, y = 1500 + (i % 4) * 5500 + rng.randrange(1500), 1500 + (i // 4) * 5500 + rng.randrange(1500)
        w, d = rng.randrange(1500, 4500), rng.randrange(1500, 4500)
        kind = rng.choice(("roof", "roof", "floor", "pit", "crate", "rock", "none"))
        height = rng.choice((1000, 2000, 3000, 4500, 7000))
        ladder = (Access("ladder", x, y + d // 2),) if rng.random() < 0.5 else ()
        if kind == "roof":
            made.append(block(f"p{i}", x, y, x + w, y + d, height, "blocking", "walkable", access=ladder))
        elif kind == "floor":
            made.append(block(f"p{i}", x, y, x + w, y + d, 0, "walkable", bottom=3000, access=ladder))
        elif kind == "pit":
            made.append(block(f"p{i}", x, y, x + w, y + d, height, "gap", bottom=-height, access=ladder))
        elif kind == "crate":
            made.append(block(f"p{i}", x, y, x + w, y + d, 1000, "walkable"))
        elif kind == "rock":
            made.append(block(f"p{i}", x, y, x + w, y + d, 5000, "impassable"))
    return table(*made)


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 10**6), jump=st.sampled_from((0, 6000)))
def test_every_path_over_levels_is_legal(seed: int, jump: int) -> None:
    ground = levels(seed)
    rng = Random(seed)
    gait = Gait(radius=625, allowance=40_000, jump=jump)
    crowd = [(base(rng.randrange(700, SIZE - 700), rng.randrange(700, SIZE - 700)), 1000) for _ in range(5)]
    obstacles = Obstacles.around(625, crowd)
    spots: list[Spot] = []
    while len(spots) < 2:
        x, y = rng.randrange(700, SIZE - 700), rng.randrange(700, SIZE - 700)
        spot = (x, y, rng.choice(ground.surfaces_at(x, y)))
        if end_fault(ground, gait, obstacles, spot) is None:
            spots.append(spot)
    way = path(ground, gait, obstacles, *spots)
    if way is not None:
        assert fault(ground, gait, obstacles, way) is None
        assert jump or all(leg.kind != "jump" for leg in measure(ground, gait, way))


class TestReach:
    def test_all_ends_are_legal_and_their_ways_too(self) -> None:
        ground, obstacles, _ = scene(5)
        start = free_spot(ground, obstacles, Random(5))
        found = reach(ground, PLAIN, obstacles, start)
        assert len(found) > 10
        for i, (spot, length) in enumerate(zip(found.spots, found.lengths, strict=True)):
            way = found.track(i)
            assert way.end == spot
            assert fault(ground, PLAIN, obstacles, way) is None
            assert total(measure(ground, PLAIN, way)) == pytest.approx(length, abs=3)

    def test_reach_agrees_with_path(self) -> None:
        ground, obstacles, _ = scene(6)
        start = free_spot(ground, obstacles, Random(6))
        found = reach(ground, PLAIN, obstacles, start)
        for spot, length in zip(found.spots, found.lengths, strict=True):
            way = path(ground, PLAIN, obstacles, start, spot)
            assert way is not None
            assert total(measure(ground, PLAIN, way)) == pytest.approx(length, abs=3)

    def test_extra_spots(self) -> None:
        found = reach(
            OPEN,
            PLAIN,
            NOTHING,
            (5000, 5000, 0),
            directions=4,
            rings=(1.0,),
            extra=[(6000, 6000, 0), (23_000, 23_000, 0)],
        )
        assert (6000, 6000, 0) in found.spots
        assert (23_000, 23_000, 0) not in found.spots


class TestClosest:
    def test_into_contact(self) -> None:
        enemy = base(12_000, 5000)
        way = closest(OPEN, RUSH, Obstacles.around(625, [(enemy, 0)]), (5000, 5000, 0), [enemy])
        assert way == track((5000, 5000), (10_750, 5000))

    def test_contact_around_a_corner(self) -> None:
        enemy = base(13_000, 6000)
        obstacles = Obstacles.around(625, [(enemy, 0)])
        way = closest(WALL, RUSH, obstacles, (8000, 6000, 0), [enemy])
        assert fault(WALL, RUSH, obstacles, way) is None
        assert distance(base(*way.end[:2]), enemy) <= 5

    def test_contact_where_the_near_side_is_taken(self) -> None:
        enemy, friend = base(12_000, 5000), base(10_750, 5000)
        obstacles = Obstacles.around(625, [(enemy, 0)], soft=[friend])
        way = closest(OPEN, RUSH, obstacles, (5000, 5000, 0), [enemy])
        assert fault(OPEN, RUSH, obstacles, way) is None
        assert distance(base(*way.end[:2]), enemy) <= 5

    def test_in_contact_already(self) -> None:
        enemy = base(6254, 5000)
        assert closest(OPEN, RUSH, Obstacles.around(625, [(enemy, 0)]), (5000, 5000, 0), [enemy]) == track((5000, 5000))

    def test_as_far_as_the_legs_carry(self) -> None:
        enemy = base(20_000, 5000)
        way = closest(OPEN, PLAIN, Obstacles.around(625, [(enemy, 0)]), (5000, 5000, 0), [enemy])
        assert way == track((5000, 5000), (11_000, 5000))

    @pytest.mark.parametrize("seed", range(12))
    def test_nothing_is_much_nearer(self, seed: int) -> None:
        """A fine grid of ends, each tried with its own shortest path, finds none nearer by a tenth of a unit."""
        ground, _, crowd = scene(seed, pieces=9, bases=6)
        rng = Random(seed)
        everyone = Obstacles.around(625, [(body, 0) for body, _ in crowd])
        start = free_spot(ground, everyone, rng)
        targets = [body for body, _ in crowd[:2]]
        obstacles = Obstacles.around(
            625, [(t, 0) for t in targets] + crowd[2:], soft=[base(*free_spot(ground, everyone, rng)[:2])]
        )
        gait = Gait(radius=625, allowance=5000)
        way = closest(ground, gait, obstacles, start, targets)
        assert fault(ground, gait, obstacles, way) is None or way.spots == (start,)
        found = nearest(base(*way.end[:2]), targets)
        for x in range(start[0] - 5000, start[0] + 5001, 125):
            for y in range(start[1] - 5000, start[1] + 5001, 125):
                if nearest(base(x, y), targets) < found - 100:
                    assert path(ground, gait, obstacles, start, (x, y, 0)) is None


class TestPush:
    def test_open_ground(self) -> None:
        assert push(OPEN, PLAIN, NOTHING, (5000, 5000, 0), 900, 2000).end == (5000, 7000, 0)

    def test_it_stops_at_the_edge_of_the_table(self) -> None:
        pushed = push(OPEN, PLAIN, NOTHING, (1375, 5000, 0), 1800, 2000)
        assert (pushed.end, pushed.distance, pushed.fell) == ((625, 5000, 0), pytest.approx(750), False)

    def test_it_stops_before_walls_and_bases(self) -> None:
        assert push(WALL, PLAIN, NOTHING, (8000, 10_000, 0), 0, 4000).end[0] == pytest.approx(9375, abs=2)
        crowd = Obstacles.around(625, [(base(8000, 5000), 0)])
        assert push(OPEN, PLAIN, crowd, (5000, 5000, 0), 0, 4000).end[0] == pytest.approx(6750, abs=2)

    def test_over_the_edge_of_a_platform(self) -> None:
        platform = table(block("platform", 10_000, 10_000, 16_000, 16_000, 5000, "blocking", "walkable"))
        pushed = push(platform, PLAIN, NOTHING, (15_000, 13_000, 1), 0, 2000)
        assert (pushed.end, pushed.fell, pushed.foot, pushed.height) == ((16_000, 13_000, 1), True, 0, 5000)

    def test_into_a_pit(self) -> None:
        pushed = push(CHASM, PLAIN, NOTHING, (9000, 12_000, 0), 0, 2000)
        assert (pushed.end, pushed.fell, pushed.foot, pushed.height) == ((10_000, 12_000, 0), True, 1, 4000)

    def test_steps_are_ignored(self) -> None:
        low = table(block("crate", 10_000, 10_000, 12_000, 12_000, 1000, "blocking", "walkable"))
        assert push(low, PLAIN, NOTHING, (9000, 11_000, 0), 0, 2000).end == (11_000, 11_000, 1)
        assert push(low, PLAIN, NOTHING, (11_000, 11_000, 1), 0, 2000).end == (13_000, 11_000, 0)
