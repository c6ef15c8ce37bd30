"""The chart of a table: ways around walls, and its kernel beside the same thing in plain steps."""

import math
from random import Random

import numpy as np
import pytest

from escarmouche.agents.chart import LENGTHS, NOWHERE, SQUARE, WAYS, Chart, Floats
from escarmouche.agents.steps import stepped
from escarmouche.games.collision.agents import chart as collision
from escarmouche.games.collision.rules import tables
from escarmouche.table.table import Piece, Table
from escarmouche.table.ways.movement import Gait, straight

SLANTED = Piece("fence", "fence", ((2_000, 0), (2_050, 0), (20_000, 17_950), (20_000, 18_000)), 0, 5_000, frozenset(
    {"blocking", "impassable"}))  # fmt: skip
THIN = Piece("wall", "wall", ((10_000, 0), (10_500, 0), (10_500, 18_000), (10_000, 18_000)), 0, 5_000, frozenset(
    {"blocking", "impassable"}))  # fmt: skip


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
    far, _ = chart.around((9_500, 5_500, 0), 60_000)
    beyond = next(node for node, spot in enumerate(chart.spots) if spot == (9_500, 9_500, 0))
    assert far.get(beyond, math.inf) > 2 * math.dist((9_500, 5_500), (2_000, 0))


@pytest.mark.parametrize("seed", range(2))
def test_every_step_of_collisions_chart_can_be_gone(seed: int) -> None:
    table = tables.generate(seed)
    chart = collision.Chart(table)
    beside = [
        (chart.spots[node], chart.spots[other])
        for node, steps in enumerate(chart.steps)
        for other, far in steps
        if far < 2 * collision.SQUARE
    ]
    assert len(beside) > 4_000
    assert all(straight(table, collision.STANDING, collision.NOBODY, *step, math.inf) is not None for step in beside)
