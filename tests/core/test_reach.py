"""What is within reach, how near one gets, and how far one is pushed."""

from random import Random

import numpy as np
import pytest
from tests.core.grounds import CHASM, OPEN, PLAIN, RUSH, WALL, base, block, free_spot, scene, table, track

from escarmouche.table.geometry import Body, distance, nearest
from escarmouche.table.table import TOLERANCE
from escarmouche.table.ways import reach as reaching
from escarmouche.table.ways.movement import NOTHING, Gait, Obstacles, fault, measure, path, push, total
from escarmouche.table.ways.reach import closest, reach


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


def plain_spots(spot: tuple[int, int, int], targets: list[Body], limit: float) -> list[tuple[float, ...]]:
    """Spots nearer to some targets than a start, the nearest first: of the nearest of each surface, band by band."""
    here = nearest(base(*spot[:2], LADDERS.surfaces[spot[2]].z), targets)
    levels = {target.z for target in targets}
    surfaces = {spot[2], *(s for s, surface in enumerate(LADDERS.surfaces) if surface.z in levels)}
    since, found = 0.0, []
    for until in (*(band for band in reaching.BANDS if band < here - 1), here - 1):
        far, around = min(limit, here + 1250), sorted(targets, key=lambda t: t.z)
        grid = reaching._grid(spot, np.array([(t.x, t.y, t.radius + 625, t.z) for t in around], float), far, until)
        x, y = np.array([*((x, y) for y in grid[1] for x in grid[0]), *grid[2]]).T
        within = np.hypot(x - spot[0], y - spot[1]) <= far + TOLERANCE
        x, y, rows = x[within], y[within], []
        for surface in surfaces:
            z = LADDERS.surfaces[surface].z
            gaps = [np.maximum(0, np.hypot(x - t.x, y - t.y) - t.radius - 625) for t in targets]
            near = np.min([np.hypot(gap, z - t.z) for gap, t in zip(gaps, targets, strict=True)], axis=0)
            nearest_ones = np.argsort(near, kind="stable")[: reaching.MOST_SPOTS]
            rows += [(near[i], x[i], y[i], float(surface)) for i in nearest_ones if since <= near[i] < until]
        found += sorted(rows)
        since = until
    return [row[1:] for row in found]


LADDERS = table(
    block("hill", 3000, 3000, 12_000, 9000, 1500, "walkable"),
    block("deck", 9000, 12_000, 20_000, 20_000, 3000, "blocking", "walkable"),
)


@pytest.mark.parametrize("seed", range(12))
def test_spots_are_tried_from_the_nearest_on_in_bands(seed: int) -> None:
    rng = Random(seed)
    places = [(rng.randrange(1000, 23_000), rng.randrange(1000, 23_000)) for _ in range(4)]
    (x, y, surface), *others = ((*place, LADDERS.standing_surface(*place)) for place in places)
    targets = [base(*spot[:2], LADDERS.surfaces[spot[2]].z) for spot in others[: 1 + seed % 3]]
    limit = rng.choice((6000.0, 12_000.0))
    tries = np.zeros(len(LADDERS.surfaces), np.int64)
    found = reaching._nearer_spots(LADDERS, RUSH, (x, y, surface), targets, limit, tries)
    plain = plain_spots((x, y, surface), targets, limit)
    assert [tuple(row) for rows in found for row in rows.tolist()] == plain
