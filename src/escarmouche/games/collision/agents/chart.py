"""A chart of the table: where a model can stand, and how far it is from place to place without a test of luck.

The ground and every roof are laid out in squares of an inch. It is coarser than the rules measure, but one look at it
tells how far away everything is, around all walls, and the way of a single move is then found exactly.
"""

import functools
import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.place import Track
from escarmouche.table.formation import Spot
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import NO_BASES, Gait, Obstacles, straight, ways
from escarmouche.table.ways.reach import standing

SQUARE = 1000
NEIGHBOURS = ((0, 1), (1, -1), (1, 0), (1, 1))
"""Half of the squares around one: a step leads both ways."""
RADIUS, HEIGHT = 625, 1250
LADDER_REACH = 2300
"""How far from a ladder's foot or head a step onto it begins."""
NEAR = 2 * SQUARE
"""How far around a spot squares are looked at to find it on the chart, if there is none close by."""
MOST_FIELDS, MOST_ENTRIES = 400, 4000
NOWHERE = math.inf
Floats = NDArray[np.float64]
Ints = NDArray[np.intp]
Joint: TypeAlias = tuple[int, int, float]
"""Two squares, and how long the step from one to the other is."""


@functools.cache
def careful(gait: Gait) -> Gait:
    """A gait without jumps and climbs: what a model can do without a test."""
    return msgspec.structs.replace(gait, climb=0, jump=0)


STANDING = Gait(RADIUS, allowance=10**8, step=1000, climb=0, drop=0, gap=500, jump=0, height=HEIGHT, rims=True)
NOBODY = Obstacles.around(RADIUS, [], height=HEIGHT)


class Entries(NamedTuple):
    """Some squares, and how far each is."""

    nodes: Ints
    far: Floats


NO_ENTRIES = Entries(np.empty(0, np.int64), np.empty(0))


class Within(NamedTuple):
    """The squares within a length of way, the nearest first; how far each square is, and the one before it."""

    nodes: Ints
    far: Floats
    before: Ints


class Chart:
    """The squares of a table on which a model can stand, and the steps between them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.columns, self.rows = table.width // SQUARE, table.depth // SQUARE
        self.spots = self._free_spots()
        self.squares: dict[tuple[int, int], list[int]] = {}
        for node, (x, y, _) in enumerate(self.spots):
            self.squares.setdefault((x // SQUARE, y // SQUARE), []).append(node)
        self._joined(self._open_steps() + self._ladders())
        self.points = np.array([spot[:2] for spot in self.spots], float).reshape(-1, 2)
        self._fields: dict[Hashable, Floats] = {}
        self._entries: dict[Spot, Entries] = {}
        self._around: dict[tuple[Spot, int], Within] = {}

    # Drawing it

    def _free_spots(self) -> list[Spot]:
        """The middles of all squares on which somebody can stand."""
        middles = range(SQUARE // 2, SQUARE * self.columns, SQUARE), range(SQUARE // 2, SQUARE * self.rows, SQUARE)
        spots = [(x, y, surface) for x, y in product(*middles) for surface in self.table.surfaces_at(x, y)]
        rows = np.array(spots, float).reshape(-1, 3)
        free = standing(ways(self.table), STANDING, NOBODY, (0, 0, 0), rows)
        return [spot for spot, stands in zip(spots, free.tolist(), strict=True) if stands]

    def _open_steps(self) -> list[Joint]:
        """The steps between neighbours: a thin wall may lie between two squares that are free, or a corner reach in."""
        from escarmouche.games.collision.agents.kernels import open_steps

        steps = [
            (node, other, SQUARE * math.hypot(dx, dy))
            for (column, row), nodes in self.squares.items()
            for dx, dy in NEIGHBOURS
            for node, other in product(nodes, self.squares.get((column + dx, row + dy), ()))
            if abs(self._z(node) - self._z(other)) <= STANDING.step
        ]
        pairs = np.array([step[:2] for step in steps], np.int64).reshape(-1, 2)
        rows, land = np.array(self.spots, float).reshape(-1, 3), ways(self.table).land(STANDING)
        free = open_steps(land, STANDING.row, NO_BASES, rows, pairs, float(RADIUS))
        return [step for step, is_open in zip(steps, free.tolist(), strict=True) if is_open]

    def _ladders(self) -> list[Joint]:
        """The steps up and down ladders."""
        found = []
        for piece, access in ways(self.table).access:
            surface = self.table.surface_of.get(piece)
            near = [node for node, _ in self._near((access.x, access.y), LADDER_REACH)]
            for node in near:
                if self.spots[node][2] != surface:
                    continue
                for other in near:
                    if self.spots[other][2] != surface and self._z(other) < self._z(node):
                        found += self._climb(other, node)
        return found

    def _climb(self, low: int, high: int) -> list[Joint]:
        start, end = self.spots[low], self.spots[high]
        if straight(self.table, STANDING, NOBODY, start, end, 10**8) is None:
            return []
        return [(low, high, math.dist(start[:2], end[:2]) + self._z(high) - self._z(low))]

    def _joined(self, steps: Sequence[Joint]) -> None:
        """Keep the steps, which lead both ways, square after square, as the kernel reads them."""
        both = sorted([*steps, *((other, node, far) for node, other, far in steps)])
        self._others = np.array([other for _, other, _ in both], np.int64)
        self._lengths = np.array([far for _, _, far in both], float)
        nodes = np.array([node for node, _, _ in both], np.int64)
        self._first = np.searchsorted(nodes, np.arange(len(self.spots) + 1)).astype(np.int64)

    def _z(self, node: int) -> int:
        return self.table.surfaces[self.spots[node][2]].z

    def _near(self, point: tuple[int, int], reach: int) -> list[tuple[int, float]]:
        """The squares whose middles are within reach of a point, with how far they are."""
        columns, rows = (range((at - reach) // SQUARE, (at + reach) // SQUARE + 1) for at in point)
        around = [node for square in product(columns, rows) for node in self.squares.get(square, ())]
        found = [(node, math.dist(self.spots[node][:2], point)) for node in around]
        return [pair for pair in found if pair[1] <= reach]

    # Reading it

    def entries(self, spot: Spot) -> Entries:
        """The squares next to a spot, on its own level, with how far they are."""
        found = self._entries.get(spot)
        if found is None:
            if len(self._entries) >= MOST_ENTRIES:
                self._entries.clear()
            close = [pair for pair in self._beside(spot, SQUARE) if pair[1] < SQUARE]
            near = close or self._beside(spot, NEAR)
            nodes, far = [node for node, _ in near], [length for _, length in near]
            found = self._entries[spot] = Entries(np.array(nodes, np.int64), np.array(far, float))
        return found

    def _beside(self, spot: Spot, reach: int) -> list[tuple[int, float]]:
        """The squares around a spot that are no more than a step higher or lower, with how far they are."""
        z = self.table.surfaces[spot[2]].z
        return [pair for pair in self._near(spot[:2], reach) if abs(self._z(pair[0]) - z) <= STANDING.step]

    def field(self, name: Hashable, goals: Callable[[], Iterable[Spot]]) -> Floats:
        """How far it is from each square to the nearest of some goals, which have a name."""
        if name not in self._fields:
            if len(self._fields) >= MOST_FIELDS:
                self._fields.clear()
            found = [self.entries(goal) for goal in goals()]
            nodes = np.concatenate([NO_ENTRIES.nodes, *(one.nodes for one in found)])
            far = np.concatenate([NO_ENTRIES.far, *(one.far for one in found)])
            self._fields[name] = self._spread(Entries(nodes, far), NOWHERE).far
        return self._fields[name]

    def read(self, field: Floats, spot: Spot) -> Floats:
        """How far it is from a spot by a field, or by each of several."""
        near = self.entries(spot)
        if not len(near.nodes):
            return np.full(field.shape[:-1], NOWHERE)
        return np.asarray((field[..., near.nodes] + near.far).min(axis=-1))

    def around(self, start: Spot, limit: int) -> Within:
        """The squares within a length of way from a spot."""
        key = (start, limit)
        if key not in self._around:
            if len(self._around) >= MOST_FIELDS:
                self._around.clear()
            self._around[key] = self._spread(self.entries(start), limit)
        return self._around[key]

    def _spread(self, starts: Entries, limit: float) -> Within:
        from escarmouche.games.collision.agents.kernels import spread

        return Within(*spread(self._first, self._others, self._lengths, *starts, float(limit)))

    def nearest_to(self, within: Within, goal: Spot) -> int:
        """The square beside a goal by which the way to it is shortest, or -1 if none is within reach."""
        near = self.entries(goal)
        ways = zip((within.far[near.nodes] + near.far).tolist(), near.nodes.tolist(), strict=True)
        length, node = min(ways, default=(NOWHERE, -1))
        return node if length < NOWHERE else -1

    def chain(self, within: Within, node: int) -> list[Spot]:
        """The squares on the way to one of them."""
        found = [self.spots[node]]
        while (node := int(within.before[node])) >= 0:
            found.append(self.spots[node])
        return found[::-1]

    def shortened(self, gait: Gait, obstacles: Obstacles, spots: Sequence[Spot]) -> Track | None:
        """A way over these spots with as few corners as straight lines allow; None if it cannot be gone."""
        kept = [spots[0]]
        place = 0
        while place < len(spots) - 1:
            far = len(spots) - 1
            while far > place and straight(self.table, careful(gait), obstacles, kept[-1], spots[far], 10**8) is None:
                far -= 1
            if far == place:
                return None
            kept.append(spots[far])
            place = far
        return Track(tuple(kept))


def nearest(points: Floats, nodes: Ints, others: Sequence[tuple[int, int]]) -> Floats:
    """How far each of some points is from the nearest of some others."""
    from escarmouche.games.collision.agents import kernels

    return kernels.nearest(points, nodes, np.array(others, float).reshape(-1, 2))


def chart_of(table: Table) -> Chart:
    """The chart of a table, drawn once."""
    ready: Chart | None = table.__dict__.get("chart")
    if ready is None:
        ready = table.__dict__["chart"] = Chart(table)
    return ready
