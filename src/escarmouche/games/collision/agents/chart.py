"""A chart of the table: where a model can stand, and how far it is from place to place without a test of luck.

The ground and every roof are laid out in squares of an inch. It is coarser than the rules measure, but one look at it
tells how far away everything is, around all walls, and the way of a single move is then found exactly.
"""

import functools
import heapq
import math
from collections.abc import Callable, Hashable, Iterable, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.place import Track
from escarmouche.table.formation import Spot
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import Gait, Obstacles, end_fault, straight, ways

SQUARE = 1000
NEIGHBOURS = ((0, 1), (1, -1), (1, 0), (1, 1))
"""Half of the squares around one: a step leads both ways."""
RADIUS, HEIGHT = 625, 1250
LADDER_REACH = 2300
"""How far from a ladder's foot or head a step onto it begins."""
NEAR = 2
"""So many squares around a spot are looked at to find it on the chart."""
MOST_FIELDS, MOST_ENTRIES = 400, 4000
NOWHERE = math.inf
Distances = dict[int, float]
Floats = NDArray[np.float64]
Ints = NDArray[np.intp]


@functools.cache
def careful(gait: Gait) -> Gait:
    """A gait without jumps and climbs: what a model can do without a test."""
    return msgspec.structs.replace(gait, climb=0, jump=0)


STANDING = Gait(RADIUS, allowance=10**8, step=1000, climb=0, drop=0, gap=500, jump=0, height=HEIGHT, rims=True)
NOBODY = Obstacles.around(RADIUS, [], height=HEIGHT)


class Chart:
    """The squares of a table on which a model can stand, and the steps between them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.columns, self.rows = table.width // SQUARE, table.depth // SQUARE
        self._boxes = [piece.box for piece in table.pieces]
        self.spots: list[Spot] = []
        self.squares: dict[tuple[int, int], list[int]] = {}
        for column in range(self.columns):
            for row in range(self.rows):
                self._add(column, row)
        self.steps: list[list[tuple[int, float]]] = [[] for _ in self.spots]
        for (column, row), nodes in self.squares.items():
            for dx, dy in NEIGHBOURS:
                self._join(nodes, self.squares.get((column + dx, row + dy), ()), SQUARE * math.hypot(dx, dy))
        self._join_ladders()
        self.points = np.array([spot[:2] for spot in self.spots], float).reshape(-1, 2)
        self._fields: dict[Hashable, Floats] = {}
        self._entries: dict[Spot, list[tuple[int, float]]] = {}
        self._around: dict[tuple[Spot, int], tuple[Distances, dict[int, int]]] = {}

    # Drawing it

    def _add(self, column: int, row: int) -> None:
        x, y = column * SQUARE + SQUARE // 2, row * SQUARE + SQUARE // 2
        for surface in self.table.surfaces_at(x, y):
            if end_fault(self.table, STANDING, NOBODY, (x, y, surface)) is None:
                self.squares.setdefault((column, row), []).append(len(self.spots))
                self.spots.append((x, y, surface))

    def _join(self, nodes: Sequence[int], others: Sequence[int], far: float) -> None:
        for node in nodes:
            for other in others:
                if abs(self._z(node) - self._z(other)) <= STANDING.step and self._is_open(node, other):
                    self.steps[node].append((other, far))
                    self.steps[other].append((node, far))

    def _is_open(self, node: int, other: int) -> bool:
        """Whether nothing bars a step: a thin wall may lie between two squares that are free, or a corner reach in."""
        start, end = self.spots[node], self.spots[other]
        (left, right), (front, back) = sorted((start[0], end[0])), sorted((start[1], end[1]))
        near = any(
            x1 - RADIUS <= right and left <= x2 + RADIUS and y1 - RADIUS <= back and front <= y2 + RADIUS
            for x1, y1, x2, y2 in self._boxes
        )
        ways = ((start, end), (end, start))
        return not near or all(straight(self.table, STANDING, NOBODY, *way, NOWHERE) is not None for way in ways)

    def _join_ladders(self) -> None:
        for piece, access in ways(self.table).access:
            surface = self.table.surface_of.get(piece)
            near = list(self._near((access.x, access.y), LADDER_REACH))
            for node in near:
                if self.spots[node][2] != surface:
                    continue
                for other in near:
                    if self.spots[other][2] != surface and self._z(other) < self._z(node):
                        self._climb(other, node)

    def _climb(self, low: int, high: int) -> None:
        start, end = self.spots[low], self.spots[high]
        if straight(self.table, STANDING, NOBODY, start, end, 10**8) is not None:
            far = math.dist(start[:2], end[:2]) + self._z(high) - self._z(low)
            self.steps[low].append((high, far))
            self.steps[high].append((low, far))

    def _z(self, node: int) -> int:
        return self.table.surfaces[self.spots[node][2]].z

    def _near(self, point: tuple[int, int], reach: int) -> Iterable[int]:
        wide = reach // SQUARE + 1
        column, row = point[0] // SQUARE, point[1] // SQUARE
        for dx in range(-wide, wide + 1):
            for dy in range(-wide, wide + 1):
                for node in self.squares.get((column + dx, row + dy), ()):
                    if math.dist(self.spots[node][:2], point) <= reach:
                        yield node

    # Reading it

    def entries(self, spot: Spot) -> list[tuple[int, float]]:
        """The squares next to a spot, on its own level, with how far they are."""
        if spot not in self._entries:
            if len(self._entries) >= MOST_ENTRIES:
                self._entries.clear()
            self._entries[spot] = self._beside(spot)
        return self._entries[spot]

    def _beside(self, spot: Spot) -> list[tuple[int, float]]:
        z = self.table.surfaces[spot[2]].z
        found = [
            (node, math.dist(self.spots[node][:2], spot[:2]))
            for node in self._near(spot[:2], NEAR * SQUARE)
            if abs(self._z(node) - z) <= STANDING.step
        ]
        close = [pair for pair in found if pair[1] < SQUARE]
        return close or found

    def field(self, name: Hashable, goals: Callable[[], Iterable[Spot]]) -> Floats:
        """How far it is from each square to the nearest of some goals, which have a name."""
        if name not in self._fields:
            if len(self._fields) >= MOST_FIELDS:
                self._fields.clear()
            found = self._spread([pair for goal in goals() for pair in self.entries(goal)], NOWHERE)[0]
            self._fields[name] = np.array([found.get(node, NOWHERE) for node in range(len(self.spots))])
        return self._fields[name]

    def read(self, field: Floats, spot: Spot) -> Floats:
        """How far it is from a spot by a field, or by each of several."""
        near = self.entries(spot)
        if not near:
            return np.full(field.shape[:-1], NOWHERE)
        nodes, far = [node for node, _ in near], [length for _, length in near]
        return np.asarray((field[..., nodes] + far).min(axis=-1))

    def around(self, start: Spot, limit: int) -> tuple[Distances, dict[int, int]]:
        """The squares within a length of way from a spot, how far each is, and the one before it on the way."""
        key = (start, limit)
        if key not in self._around:
            if len(self._around) >= MOST_FIELDS:
                self._around.clear()
            self._around[key] = self._spread(self.entries(start), limit)
        return self._around[key]

    def _spread(self, starts: Iterable[tuple[int, float]], limit: float) -> tuple[Distances, dict[int, int]]:
        found: Distances = {}
        before: dict[int, int] = {}
        best: Distances = {}
        heap = [(far, node, -1) for node, far in starts if far <= limit]
        heapq.heapify(heap)
        while heap:
            far, node, origin = heapq.heappop(heap)
            if node in found:
                continue
            found[node], before[node] = far, origin
            for other, step in self.steps[node]:
                length = far + step
                if other not in found and length <= limit and length < best.get(other, NOWHERE):
                    best[other] = length
                    heapq.heappush(heap, (length, other, node))
        return found, before

    def chain(self, before: dict[int, int], node: int) -> list[Spot]:
        """The squares on the way to one of them."""
        found = [self.spots[node]]
        while (node := before[node]) >= 0:
            found.append(self.spots[node])
        return found[::-1]

    def shortened(self, gait: Gait, obstacles: Obstacles, spots: Sequence[Spot]) -> Track | None:
        """The same way with as few corners as straight lines allow, if it can be gone at all."""
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


def chart_of(table: Table) -> Chart:
    """The chart of a table, drawn once."""
    ready: Chart | None = table.__dict__.get("chart")
    if ready is None:
        ready = table.__dict__["chart"] = Chart(table)
    return ready
