"""The search for ways: what it leaves out beforehand would not have been found, and what it keeps is kept rightly."""

import math
from itertools import pairwise, product
from random import Random
from typing import TypeAlias

import numpy as np
import pytest
from tests.core.grounds import SIZE, base, block, table

from escarmouche.engine.ids import PieceId
from escarmouche.table.geometry import Body
from escarmouche.table.table import Access, Piece, Table, contains, strictly_contains
from escarmouche.table.ways.known_legs import KnownLegs
from escarmouche.table.ways.movement import Floats, Gait, Obstacles, ways
from escarmouche.table.ways.reach import standing

LEVELS = table(
    block("hill", 3000, 3000, 9000, 8000, 1500, "walkable"),
    block(
        "house", 11_000, 9000, 15_000, 14_000, 4000, "blocking", "walkable", access=(Access("ladder", 11_000, 11_000),)
    ),
    block("crates", 15_400, 10_000, 18_000, 12_000, 2500, "blocking", "walkable"),
    block("tower", 4000, 16_000, 7000, 19_000, 7000, "blocking", "walkable", access=(Access("ladder", 5500, 16_000),)),
    block("wall", 17_000, 3000, 18_000, 9000, 3000, "blocking"),
    block("pit", 11_000, 17_000, 20_000, 20_500, 3000, "gap", bottom=-3000),
    block("plank", 14_000, 16_500, 15_500, 21_000, 200, "walkable"),
)
GAITS = (
    Gait(500, 9000, jump=0, height=1250),
    Gait(500, 9000, height=1250),
    Gait(500, 9000, jump=0, height=1250, rims=True),
    Gait(500, 9000, jump=0, fly=True),
)


def crowd(rng: Random) -> Obstacles:
    """Bases here and there, some with zones."""
    hard = []
    for _ in range(rng.randrange(10)):
        x, y = rng.randrange(1000, SIZE - 1000), rng.randrange(1000, SIZE - 1000)
        z = LEVELS.surfaces[LEVELS.standing_surface(x, y)].z
        hard.append((Body(x, y, z, 500, 1250), rng.choice((0, 1000))))
    return Obstacles.around(500, hard, height=1250)


def nothing_known() -> tuple[Floats, float]:
    """No leg that was judged before."""
    return np.zeros((1, 8)), 1.0


@pytest.mark.parametrize("seed", range(160))
def test_a_search_finds_what_the_full_one_finds(seed: int) -> None:
    from escarmouche.table.ways.kernels import least_lengths, shortest_paths, turning_circles

    rng, gait = Random(seed), GAITS[seed % len(GAITS)]
    land, bases = ways(LEVELS).land(gait), crowd(rng).hard
    for _ in range(5):
        x, y, px, py = (rng.randrange(600, SIZE - 600) for _ in range(4))
        start = np.array((x, y, LEVELS.standing_surface(x, y)), float)
        goals = np.array([(px, py, LEVELS.standing_surface(px, py), rng.choice((0, 0, 1000)))], float)
        limit = float(rng.choice((5000, 9000, 16_000)))
        sites, rows, arrival = shortest_paths.search(land, gait.row, bases, *nothing_known(), start, goals, limit, 1)
        leap = least_lengths.free_length(land, gait.row)
        every = turning_circles.all_sites(land, gait.row, bases, start, goals, limit, leap)
        plain, reached = shortest_paths.searched(
            land, gait.row, bases, *nothing_known(), goals, limit, 1, every, np.empty(0)
        )
        gave_up = len(plain) >= shortest_paths.MOST_CANDIDATES
        assert gave_up or (arrival[0] >= 0) == (reached[0] >= 0)
        if reached[0] >= 0:
            found = shortest_paths.trace(sites, rows, int(arrival[0]))
            assert found.tolist() == shortest_paths.trace(every, plain, int(reached[0])).tolist()


@pytest.mark.parametrize("seed", range(160))
def test_no_leg_that_climbs_or_is_walked_counts_less_than_it_was_thought_to_at_least(seed: int) -> None:
    from escarmouche.table.ways.kernels import shortest_paths

    rng, gait = Random(seed), (GAITS[0], GAITS[1], GAITS[3])[seed % 3]
    land, bases, out = ways(LEVELS).land(gait), crowd(rng).hard, np.empty(8)
    x, y = rng.randrange(600, SIZE - 600), rng.randrange(600, SIZE - 600)
    start, nobody = np.array((x, y, LEVELS.standing_surface(x, y)), float), np.empty((0, 4))
    sites, rows, _ = shortest_paths.search(land, gait.row, bases, *nothing_known(), start, nobody, 9000.0, 1)
    waiting = [row for row in range(1, len(rows)) if rows[row, shortest_paths.JUDGED] == 0.0]
    for row in rng.sample(waiting, min(len(waiting), 200)):
        came, goes = (int(sites[int(rows[r, 1]), 3]) for r in (int(rows[row, shortest_paths.PARENT]), row))
        if gait.jump and LEVELS.surfaces[goes].z - LEVELS.surfaces[came].z <= gait.step:
            continue
        least = rows[row, shortest_paths.SO_FAR]
        real = shortest_paths.judged_length(land, gait.row, bases, *nothing_known(), sites, rows, row, out)
        assert real < 0.0 or real >= least - 1e-6


@pytest.mark.parametrize("seed", range(40))
def test_no_leg_may_end_on_a_circle_off_its_surface(seed: int) -> None:
    from escarmouche.table.ways.kernels import obstacles

    rng, land = Random(seed), ways(LEVELS).land(GAITS[1])
    for _ in range(40):
        x, y, radius = rng.randrange(SIZE), rng.randrange(SIZE), rng.choice((1.0, 500.0, 2000.0))
        for surface in range(len(LEVELS.surfaces)):
            if obstacles.reaches_surface(land, surface, x, y, radius):
                continue
            for turn in np.linspace(0, 2 * np.pi, 40):
                ends = x + radius * np.cos(turn), y + radius * np.sin(turn)
                assert not obstacles.supported(land, surface, *ends)


@pytest.mark.parametrize("seed", range(80))
def test_what_is_known_of_legs_changes_no_search(seed: int) -> None:
    from escarmouche.table.ways.kernels import shortest_paths

    rng, gait = Random(seed), GAITS[seed % len(GAITS)]
    land, bases = ways(LEVELS).land(gait), crowd(rng).hard
    # So little room that legs push one another out.
    known = np.zeros((256, 8)), float(seed + 1)
    x, y = rng.randrange(600, SIZE - 600), rng.randrange(600, SIZE - 600)
    start = np.array((x, y, LEVELS.standing_surface(x, y)), float)
    for _ in range(6):
        px, py = rng.randrange(600, SIZE - 600), rng.randrange(600, SIZE - 600)
        goals = np.array([(px, py, LEVELS.standing_surface(px, py), rng.choice((0, 0, 1000)))], float)
        limit = float(rng.choice((5000, 9000, 16_000)))
        sites, rows, arrival = shortest_paths.search(land, gait.row, bases, *known, start, goals, limit, 1)
        every, plain, reached = shortest_paths.search(land, gait.row, bases, *nothing_known(), start, goals, limit, 1)
        assert (len(rows), arrival[0]) == (len(plain), reached[0])
        if reached[0] >= 0:
            found = shortest_paths.trace(sites, rows, int(arrival[0]))
            assert found.tolist() == shortest_paths.trace(every, plain, int(reached[0])).tolist()


@pytest.mark.parametrize("seed", range(40))
def test_an_arc_is_free_if_all_its_legs_are(seed: int) -> None:
    from escarmouche.table.ways.kernels import judged_legs

    rng, gait, out, verdicts = Random(seed), GAITS[seed % 3].row, np.empty(8), set()
    land, bases = ways(LEVELS).land(GAITS[seed % 3]), crowd(rng).hard
    for _ in range(30):
        x, y, radius, turn = (
            rng.randrange(SIZE),
            rng.randrange(SIZE),
            rng.choice((1.0, 500.0, 1500.0)),
            rng.choice((-1, 1)),
        )
        sites = np.array([(x, y, radius, LEVELS.standing_surface(x, y))], float)
        angles = rng.uniform(0, 2 * math.pi), rng.uniform(0, 2 * math.pi)
        ends = [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]
        angle = judged_legs.swept(sites, 0, turn, *ends[0], *ends[1])
        parts = judged_legs.arc_parts(radius, angle)
        corners = [judged_legs.arc_corner(sites, 0, turn, *ends[0], angle, parts, k) for k in range(parts)]
        free = all(
            judged_legs.leg_free(land, gait, bases, *a, int(sites[0, 3]), *b, int(sites[0, 3]), out)
            for a, b in pairwise([ends[0], *corners, ends[1]])
        )
        assert judged_legs.arc_free(land, gait, bases, sites, 0, turn, *ends[0], *ends[1], out) == free
        verdicts.add(free)
    assert len(verdicts) == 2


def test_legs_are_known_only_for_the_same_land_gait_and_bases() -> None:
    legs, land, bases = KnownLegs(), ways(LEVELS).land(GAITS[0]), np.arange(12.0).reshape(2, 6)
    stamps = [legs(land, gait.row, rows)[1] for gait in GAITS for rows in (bases, bases[1:])]
    assert len(set(stamps)) == len(stamps)
    assert legs(land, GAITS[0].row, bases.copy())[1] == stamps[0]
    assert legs(ways(LEVELS).land(GAITS[3]), GAITS[0].row, bases)[1] not in stamps
    later = [legs(land, GAITS[0].row, bases + more)[1] for more in range(1, 40)]
    assert len({*stamps, *later}) == len(stamps) + len(later)
    again = legs(land, GAITS[0].row, bases)[1]
    assert again not in (*stamps, *later)
    legs.forget()
    assert legs(land, GAITS[0].row, bases)[1] not in (*stamps, *later, again)


Ends: TypeAlias = tuple[float, float, float, float]


def uncarried(ends: Ends, levels: tuple[float, float], step: int) -> tuple[float, float, float]:
    """What of a leg nothing carries, from cut to cut: its share, the first edge where it begins, and where it ends."""
    from escarmouche.table.ways.kernels import obstacles, straight_legs

    land = ways(LEVELS).land(GAITS[0])
    x1, y1, x2, y2 = ends
    cuts = straight_legs.edge_cuts(land, x1, y1, x2, y2)
    marks = [0.0, *sorted(cuts.tolist()), 1.0]
    parts = [
        (since, until)
        for since, until in pairwise(marks)
        if until - since >= 1e-9
        and not obstacles.carried(
            land, step, x1 + (since + until) / 2 * (x2 - x1), y1 + (since + until) / 2 * (y2 - y1), *levels
        )
    ]
    if not parts:
        return 0.0, 1.0, 0.0
    begins = [since for since, _ in parts if since > 0.0] or [0.0]
    return sum(until - since for since, until in parts), begins[0], parts[-1][1]


@pytest.mark.parametrize("seed", range(60))
def test_what_nothing_carries_is_found_from_cut_to_cut(seed: int) -> None:
    from escarmouche.table.ways.kernels import straight_legs

    rng, land = Random(seed), ways(LEVELS).land(GAITS[0])
    for _ in range(20):
        a, b, c, d = (float(rng.randrange(SIZE)) for _ in range(4))
        levels = float(rng.choice((2500, 4000, 7000))), float(rng.choice((2500, 4000, 7000)))
        found = straight_legs.void(land, 1000.0, a, b, c, d, *levels)
        assert found[:3] == pytest.approx(uncarried((a, b, c, d), levels, 1000))
        assert (found[3] < 0) == (found[0] == 0.0 or found[1] == 0.0)


Tried: TypeAlias = dict[int, list[tuple[int, int]]]


def plain_next_try(spots: list[list[int]], free: list[bool], since: int, failed: Tried) -> int:
    """The first spot from one on that is free and worth a try, as the words say it."""
    for at in range(since, len(spots)):
        x, y, surface = spots[at]
        before = failed.get(surface, [])
        if free[at] and len(before) < 5 and all(np.hypot(x - a, y - b) >= 20 * len(before) for a, b in before):
            return at
    return len(spots)


@pytest.mark.parametrize("seed", range(20))
def test_the_next_try_is_free_and_apart_from_all_that_failed(seed: int) -> None:
    from escarmouche.table.ways.kernels import standing_room

    rng, gait, ready, crowded = Random(seed), GAITS[0], ways(LEVELS), Obstacles.around(500, [(base(8000, 3400), 0)])
    spots = [[8900 + rng.randrange(200), 2900 + rng.randrange(200), rng.randrange(3)] for _ in range(200)]
    free = standing(ready, gait, crowded, (9000, 1000, 0), np.array(spots, float)).tolist()
    plain: Tried = {}
    failed, tries = np.empty((len(LEVELS.surfaces), 5, 2)), np.zeros(len(LEVELS.surfaces), np.int64)
    asked = (ready.sheet(gait), gait.row, crowded.hard, crowded.soft, (9000.0, 1000.0, 0.0), np.array(spots, float))
    since, at = 0, plain_next_try(spots, free, 0, plain)
    while at < len(spots):
        assert standing_room.next_try(*asked, since, failed, tries, 20.0) == at
        x, y, surface = spots[at]
        plain.setdefault(surface, []).append((x, y))
        failed[surface, tries[surface]] = x, y
        tries[surface] += 1
        since, at = at + 1, plain_next_try(spots, free, at + 1, plain)
    assert standing_room.next_try(*asked, since, failed, tries, 20.0) == at
    assert any(free)
    assert not all(free)
    assert sum(tries) > 3


def surfaces_at(ground: Table, x: int, y: int) -> tuple[int, ...]:
    """The surfaces under a point, highest first, as the words say it."""
    found = []
    for s, surface in enumerate(ground.surfaces):
        own = surface.piece < 0 or contains(ground.pieces[surface.piece], x, y)
        if own and not any(gap.top == surface.z and strictly_contains(gap, x, y) for gap in ground.gaps):
            found.append(s)
    return tuple(sorted(found, key=lambda s: (-ground.surfaces[s].z, s)))


def test_the_surfaces_under_a_point_are_those_of_all_pieces() -> None:
    rng = Random(4)
    corners = [corner for piece in LEVELS.pieces for corner in piece.outline]
    points = [(rng.randrange(SIZE + 1), rng.randrange(SIZE + 1)) for _ in range(400)]
    for x, y in (*corners, *points):
        assert LEVELS.surfaces_at(x, y) == surfaces_at(LEVELS, x, y)
        assert LEVELS.standing_surface(x, y) == surfaces_at(LEVELS, x, y)[0]


def test_a_piece_is_convex_unless_its_outline_turns_inward() -> None:
    square = block("square", 0, 0, 1000, 1000, 0)
    assert square.convex
    notched = Piece(PieceId("notched"), "block", ((0, 0), (1000, 0), (1000, 1000), (500, 400), (0, 1000)))
    assert not notched.convex


@pytest.mark.parametrize("seed", range(20))
def test_spots_nearer_than_said_are_those_measured_one_by_one(seed: int) -> None:
    from escarmouche.table.ways.kernels import standing_room

    rng = Random(seed)
    start, limit, until = (
        (rng.randrange(9000), rng.randrange(9000), 0),
        rng.randrange(2000, 9000),
        rng.randrange(200, 5000),
    )
    targets = [(*(rng.randrange(9000) for _ in range(2)), rng.choice((900, 1125)), z) for z in (-1500, 0, 0, 0, 700)]
    columns, rows = (np.arange(rng.randrange(900), 9000, 290.0) for _ in range(2))
    more = np.array([(rng.randrange(9000), rng.randrange(9000)) for _ in range(40)], float)
    expected = []
    for x, y in [*((x, y) for y, x in product(rows, columns)), *more]:
        near = min(np.hypot(max(0.0, np.hypot(x - tx, y - ty) - touch), z) for tx, ty, touch, z in targets)
        if near < until and np.hypot(x - start[0], y - start[1]) <= limit:
            expected.append([near, x, y])
    origin = (float(start[0]), float(start[1]), 0.0)
    found = standing_room.nearer(columns, rows, more, origin, float(limit), np.array(targets, float), float(until))
    assert found.tolist() == expected


def test_turns_that_are_left_out_unmeasured_are_longer_than_any_arc_and_few_others_are_measured() -> None:
    from escarmouche.table.ways.kernels import judged_legs, shortest_paths

    rng = Random(1)
    for _ in range(2000):
        turn, radius = rng.choice((-1.0, 1.0)), rng.uniform(1.0, 3000.0)
        before, after = rng.uniform(-math.pi, math.pi), rng.uniform(-math.pi, math.pi)
        ends = [radius * part(angle) for angle in (before, after) for part in (math.cos, math.sin)]
        angle = judged_legs.turned(turn, before, after)
        left_out = shortest_paths.goes_round(turn, *ends)
        assert not left_out or angle > shortest_paths.LONGEST_ARC
        assert left_out or angle < shortest_paths.LONGEST_ARC + 0.01 or angle > 2 * math.pi - 0.01
