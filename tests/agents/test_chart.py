"""The chart of a table: ways around walls, and its kernel beside the same thing in plain steps."""

import math
from collections.abc import Sequence
from itertools import pairwise, product
from random import Random

import numpy as np
import pytest

from escarmouche.agents.chart import LENGTHS, NOWHERE, SQUARE, WAYS, Chart, Floats
from escarmouche.agents.kernels import stepped
from escarmouche.engine.ids import PieceId
from escarmouche.games.collision.agents import chart as collision
from escarmouche.games.collision.rules import tables
from escarmouche.table.formation import Spot
from escarmouche.table.table import Piece, Table
from escarmouche.table.ways.movement import Gait, end_fault, straight

SLANTED = Piece(PieceId("fence"), "fence", ((2_000, 0), (2_050, 0), (20_000, 17_950), (20_000, 18_000)), 0, 5_000,
    frozenset({"blocking", "impassable"}))  # fmt: skip
THIN = Piece(PieceId("wall"), "wall", ((10_000, 0), (10_500, 0), (10_500, 18_000), (10_000, 18_000)), 0, 5_000,
    frozenset({"blocking", "impassable"}))  # fmt: skip


def plainly(start: Floats, closed: Floats) -> Floats:
    """The same as the kernel, square by square: no open square could be reached by a shorter step."""
    far, columns, rows = start.copy(), *start.shape
    changed = True
    while changed:
        changed = False
        for column in range(columns):
            for row in range(rows):
                around = [
                    far[column + dx, row + dy] + length
                    for (dx, dy), length in zip(WAYS.tolist(), LENGTHS.tolist(), strict=True)
                    if 0 <= column + dx < columns and 0 <= row + dy < rows
                ]
                if not closed[column, row] and min(around) < far[column, row]:
                    far[column, row] = min(around)
                    changed = True
    return far


@pytest.mark.parametrize("seed", range(6))
def test_the_kernel_finds_what_plain_steps_find(seed: int) -> None:
    rng = Random(seed)
    closed = np.array([[rng.random() < 0.35 for _ in range(9)] for _ in range(11)])
    start = np.full(closed.shape, NOWHERE)
    for _ in range(2):
        start[rng.randrange(11), rng.randrange(9)] = 100.0 * rng.randrange(20)
    assert np.array_equal(stepped(start, closed, WAYS, LENGTHS), plainly(start, closed))


def test_a_wall_thinner_than_a_square_is_gone_around() -> None:
    chart = Chart(Table("t", 20_000, 24_000, (THIN,)), Gait(1_000, 0, height=3_000))
    here, there = chart.node(7_000, 3_000), chart.node(13_000, 3_000)
    way = chart.spread({here: 0.0})[there]
    assert way > 2 * math.dist((7_000, 3_000), (10_000, 18_000))
    assert math.isinf(chart.spread({here: 0.0}, 10 * SQUARE)[there])


# The chart of Collision, whose squares are an inch


def test_a_thin_wall_across_the_squares_of_collision_is_gone_around() -> None:
    """A wall thinner than what a slanting step spans beyond two bases used to be stepped through."""
    table = Table("t", 20_000, 20_000, (SLANTED,))
    chart = collision.Chart(table)
    beyond = next(node for node, spot in enumerate(chart.spots) if spot == (9_500, 9_500, 0))
    far = chart.around((9_500, 5_500, 0), 60_000).far[beyond]
    assert far > 2 * math.dist((9_500, 5_500), (2_000, 0))


def steps_of(chart: collision.Chart) -> list[list[tuple[int, float]]]:
    """The steps from each square of a chart."""
    others, lengths, first = chart._others.tolist(), chart._lengths.tolist(), chart._first.tolist()
    return [list(zip(others[a:b], lengths[a:b], strict=True)) for a, b in pairwise(first)]


def drawn(table: Table) -> tuple[list[Spot], set[tuple[int, int]]]:
    """The squares of a table and the steps between neighbours, looked at one by one."""
    middles = [range(500, size // 1000 * 1000, 1000) for size in (table.width, table.depth)]
    spots = [
        (x, y, surface)
        for x, y in product(*middles)
        for surface in table.surfaces_at(x, y)
        if end_fault(table, collision.STANDING, collision.NOBODY, (x, y, surface)) is None
    ]
    beside = {
        (a, b)
        for a, b in product(range(len(spots)), repeat=2)
        if a != b and max(abs(spots[a][0] - spots[b][0]), abs(spots[a][1] - spots[b][1])) == 1000
    }
    steps = {
        (a, b)
        for a, b in beside
        if abs(table.surfaces[spots[a][2]].z - table.surfaces[spots[b][2]].z) <= collision.STANDING.step
        and all(
            straight(table, collision.STANDING, collision.NOBODY, spots[one], spots[other], math.inf) is not None
            for one, other in ((a, b), (b, a))
        )
    }
    return spots, steps


def reached(
    steps: Sequence[Sequence[tuple[int, float]]], starts: Sequence[tuple[int, float]], limit: float
) -> tuple[dict[int, float], dict[int, int]]:
    """How far squares are and the one before each, the nearest first, as a plain search finds them."""
    found: dict[int, float] = {}
    before: dict[int, int] = {}
    best: dict[int, float] = {}
    seen = [(far, node, -1) for node, far in starts if far <= limit]
    while seen:
        far, node, origin = min(seen)
        seen.remove((far, node, origin))
        if node in found:
            continue
        found[node], before[node] = far, origin
        for other, step in steps[node]:
            if other not in found and far + step <= limit and far + step < best.get(other, math.inf):
                best[other] = far + step
                seen.append((far + step, other, node))
    return found, before


@pytest.mark.parametrize("seed", range(2))
def test_every_step_of_collisions_chart_can_be_gone(seed: int) -> None:
    table = tables.generate(seed)
    chart = collision.Chart(table)
    beside = [
        (chart.spots[node], chart.spots[other])
        for node, steps in enumerate(steps_of(chart))
        for other, far in steps
        if far < 2 * collision.SQUARE
    ]
    assert len(beside) > 4_000
    assert all(straight(table, collision.STANDING, collision.NOBODY, *step, math.inf) is not None for step in beside)


def test_collisions_chart_is_the_one_drawn_square_by_square() -> None:
    table = tables.generate(3)
    chart = collision.Chart(table)
    spots, steps = drawn(table)
    assert chart.spots == spots
    short = {(a, b) for a, found in enumerate(steps_of(chart)) for b, far in found if far < 1.5 * collision.SQUARE}
    assert steps <= short
    assert all(spots[a][2] != spots[b][2] for a, b in short - steps)


@pytest.mark.parametrize("limit", [4_000, 9_000, math.inf])
def test_collisions_kernel_spreads_as_a_plain_search_does(limit: float) -> None:
    chart, rng = collision.Chart(tables.generate(5)), Random(5)
    for _ in range(4):
        starts = [(rng.randrange(len(chart.spots)), rng.uniform(0, 900)) for _ in range(3)]
        found, before = reached(steps_of(chart), starts, limit)
        nodes, far = zip(*starts, strict=True)
        within = chart._spread(collision.Entries(np.array(nodes), np.array(far)), limit)
        assert within.nodes.tolist() == list(found)
        assert [within.far[node] for node in found] == list(found.values())
        assert [within.before[node] for node in found] == list(before.values())
        assert np.isinf(np.delete(within.far, within.nodes)).all()
