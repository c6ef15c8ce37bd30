"""Paths: the shortest ones against an oracle, and always legal ones."""

import heapq
from random import Random

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely.geometry import Point as ShapelyPoint
from shapely.geometry import Polygon, box
from shapely.ops import unary_union
from tests.core.grounds import FREE, SIZE, base, block, free_spot, scene, table

from escarmouche.table.geometry import Body
from escarmouche.table.table import Access, Table
from escarmouche.table.ways.movement import Gait, Obstacles, Spot, end_fault, fault, measure, path, total


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
    way = path(ground, gait, obstacles, spots[0], spots[1])
    if way is not None:
        assert fault(ground, gait, obstacles, way) is None
        assert jump or all(leg.kind != "jump" for leg in measure(ground, gait, way))
