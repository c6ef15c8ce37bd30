"""The officers' compiled kernels come to the same as what they stand for, written out plainly."""

import math

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from escarmouche.games.firefight.agents import kernels
from escarmouche.games.firefight.agents.field import Spot
from escarmouche.games.firefight.agents.kernels import AROUND, DIRECTIONS, HOPELESS, PROGRESS, SECOND
from escarmouche.games.firefight.rules.table.tables import generate, named, names
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import Gait, ways

Floats = NDArray[np.float64]
SEEDS = st.integers(0, 10_000)
GAIT = Gait(radius=630, allowance=12_000)
WITHIN, INSIDE = 3_000.0, 2_200


def spots_on(table: Table, rng: np.random.Generator, count: int) -> list[Spot]:
    """Spots anywhere on a table."""
    points = rng.integers(0, (table.width, table.depth), (count, 2)).tolist()
    return [(x, y, table.standing_surface(x, y)) for x, y in points]


@given(seed=SEEDS)
@settings(max_examples=20)
def test_spots_lie_toward_objectives_and_all_around(seed: int) -> None:
    rng = np.random.default_rng(seed)
    table = named(names()[seed % len(names())]) if seed % 2 else generate(seed % 4)
    start, *marks = spots_on(table, rng, 5)
    advance, rush = rng.integers(1, 13_000, 2).tolist()
    points: list[tuple[float, float]] = []
    for x, y, _ in marks:
        dx, dy = x - start[0], y - start[1]
        far = math.hypot(dx, dy) or 1.0
        lengths = [min(most, max(0.0, far - INSIDE)) for most in (advance, rush)]
        points += [(start[0] + dx * length / far, start[1] + dy * length / far) for length in lengths]
        angles = [2 * math.pi * turn / AROUND for turn in range(AROUND)] if far - INSIDE <= rush else []
        around = [(x + INSIDE * math.cos(angle), y + INSIDE * math.sin(angle)) for angle in angles]
        points += [(px, py) for px, py in around if math.hypot(px - start[0], py - start[1]) <= rush]
    for far, turns in ((advance, DIRECTIONS), (rush, DIRECTIONS), (advance / 2, DIRECTIONS // 2)):
        angles = [2 * math.pi * turn / turns for turn in range(turns)]
        points += [(start[0] + far * math.cos(angle), start[1] + far * math.sin(angle)) for angle in angles]
    inside = [(round(x), round(y)) for x, y in points if table.on_table(round(x), round(y), GAIT.radius + 2)]
    plain = [(x, y, table.standing_surface(x, y)) for x, y in inside]
    rows = np.array([mark[:2] for mark in marks], float)
    found = kernels.spots_around(ways(table).sheet(GAIT), start, (advance, rush), rows, GAIT.radius, INSIDE)
    assert [tuple(spot) for spot in found.tolist()] == plain


@given(seed=SEEDS)
def test_a_spot_is_worth_what_it_brings_nearer(seed: int) -> None:
    rng = np.random.default_rng(seed)
    count, rush, rounds, stake, radius = int(rng.integers(1, 6)), int(rng.integers(0, 13_000)), seed % 4, 50.0, 630
    heights = np.array((0.0, 3_000.0))
    spots = rng.integers(0, 48_000, (12, 3)) % (48_000, 48_000, 2)
    marks, shares = rng.integers(0, 48_000, (count, 3)).astype(float), rng.random(count)
    route = rng.integers(0, 48_000, (int(rng.integers(3, 6)), 3)).astype(float)[: None if seed % 3 else 0]
    goal = int(rng.integers(-1, count))
    across = np.hypot(spots[:, :1] - marks[:, 0], spots[:, 1:2] - marks[:, 1])
    gaps = np.hypot(np.maximum(0.0, across - radius), heights[spots[:, 2:]] - marks[:, 2])
    if goal >= 0 and len(route):
        left = remaining(route[:, :2], spots[:, :2].astype(float))
        gaps[:, goal] = np.where(gaps[:, goal] > WITHIN, np.maximum(gaps[:, goal], left), gaps[:, goal])
    turns = np.maximum(0.0, gaps - WITHIN) / max(1, rush)
    near = np.where(np.ceil(turns) <= rounds, PROGRESS ** (0.3 + turns), HOPELESS * PROGRESS**turns)
    values = np.sort(np.where(gaps <= WITHIN, 1.0, near) * shares * stake, axis=1)
    plain = values[:, -1] + (SECOND * values[:, -2] if count > 1 else 0.0)
    found = kernels.takings(spots, heights, radius, marks, goal, route, shares, stake, WITHIN, rush, rounds)
    # A power may differ in its last digit from one library to the next.
    assert np.allclose(found, plain, rtol=1e-13, atol=0.0)


def remaining(corners: Floats, spots: Floats) -> Floats:
    """For each spot how far it is to the end of a way: to the nearest point of the way, and along it from there."""
    starts, legs = corners[:-1], corners[1:] - corners[:-1]
    lengths = np.hypot(legs[:, 0], legs[:, 1])
    left = np.cumsum(lengths[::-1])[::-1]
    offsets = spots[:, None, :] - starts
    share = np.clip((offsets * legs).sum(axis=2) / np.maximum(1.0, lengths * lengths), 0.0, 1.0)
    aside = offsets - share[:, :, None] * legs
    found: Floats = (np.hypot(aside[:, :, 0], aside[:, :, 1]) + left - share * lengths).min(axis=1)
    return found


@given(seed=SEEDS)
def test_a_unit_is_as_far_as_its_nearest_base(seed: int) -> None:
    rng = np.random.default_rng(seed)
    spots, rows = rng.integers(0, 48_000, (7, 3)), rng.integers(0, 48_000, (12, 5)).astype(float)
    units, wanted, rooms = np.sort(np.arange(12) % 4), np.array((2, 0)), np.array((1_260.0, 2_000.0))
    off = np.hypot(spots[:, :1] - rows[:, 0], spots[:, 1:2] - rows[:, 1])
    pairs = list(zip(wanted, rooms, strict=True))
    plain = [[max(0.0, far[units == unit].min() - room) for unit, room in pairs] for far in off]
    assert kernels.aparts(spots, rows, units, wanted, rooms).tolist() == plain


@given(seed=SEEDS)
@settings(max_examples=20)
def test_points_lie_on_every_surface_under_them(seed: int) -> None:
    table = generate(seed % 4)
    points = [spot[:2] for spot in spots_on(table, np.random.default_rng(seed), 40)]
    ready = ways(table)
    found = ready.ends.levels(ready.land(GAIT), np.array(points, float), ready.highest_first)
    plain = [(x, y, surface) for x, y in points for surface in table.surfaces_at(x, y)]
    assert [tuple(spot) for spot in found.tolist()] == plain
