"""Where a mover can end, or a thing can be set down: all of it, as outlines on each surface."""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from escarmouche.table.table import Table
from escarmouche.table.ways.movement import Floats, Gait, Obstacles, Spot, straight, ways
from escarmouche.table.ways.outlines import Edge, Grid, Ring, halfway, polygons
from escarmouche.table.ways.reach import reach, standing

Region: TypeAlias = dict[int, list[list[Ring]]]
"""For each surface the stretches of it, each as its outer ring and its holes."""
FINEST, COARSEST, ACROSS = 350, 900, 26
"""How far apart the points of a grid are at least and at most, and how many should lie side by side."""
MOST_SPOTS, COARSER = 320, 1.2
"""So many points at most are looked at; if there are more, the grid is made coarser."""
TOGETHER = 60
"""So many ends are looked for in one search."""
HALVINGS = 4
PARTS = 8
"""So many places are tried between a point at which a base can stand and one at which it cannot."""


def _lines(least: float, most: float, through: float, step: float) -> Floats:
    """Lines of a grid from one place to another, both among them, and one through a place between."""
    first, last = math.ceil((least - through) / step), math.floor((most - through) / step)
    lines = np.rint(through + step * np.arange(first, last + 1, dtype=float))
    all_lines: Floats = np.unique(np.append(lines, np.rint((least, most))))
    return all_lines


def _step(length: float) -> float:
    return min(COARSEST, max(FINEST, length / ACROSS))


def _surfaces_under(table: Table, points: Floats) -> list[tuple[int, ...]]:
    """The surfaces under each of some points: only the ground where nothing is raised."""
    boxes = np.array(table.uneven, float).reshape(-1, 4)
    x, y = points[:, :1], points[:, 1:]
    raised = ((boxes[:, 0] <= x) & (x <= boxes[:, 2]) & (boxes[:, 1] <= y) & (y <= boxes[:, 3])).any(axis=1)
    return [
        table.surfaces_at(int(px), int(py)) if uneven else (0,)
        for (px, py), uneven in zip(points.tolist(), raised.tolist(), strict=True)
    ]


class _Ground:
    """The grid around a start, and what is known of each of its points on each surface."""

    def __init__(self, table: Table, start: Spot, far: float, radius: int) -> None:
        self.table = table
        self.start = start
        self.step = _step(2 * far)
        self._lay(far, radius)
        while len(self.spots) > MOST_SPOTS:
            self.step *= COARSER
            self._lay(far, radius)
        self.columns = {int(x): column for column, x in enumerate(self.xs)}
        self.rows = {int(y): row for row, y in enumerate(self.ys)}
        self.fields: dict[int, NDArray[np.float64]] = {}

    def _lay(self, far: float, radius: int) -> None:
        """Lay the lines of the grid, and find the surfaces under its points."""
        table, start, room = self.table, self.start, far + self.step
        self.xs, self.ys = (
            _lines(max(radius, at - room), min(size - radius, at + room), at, self.step)
            for at, size in ((start[0], table.width), (start[1], table.depth))
        )
        across, along = np.meshgrid(self.xs, self.ys, indexing="ij")
        near = np.hypot(across - start[0], along - start[1]) <= room
        points = np.column_stack((across[near], along[near]))
        under = _surfaces_under(table, points)
        self.spots = [
            (int(x), int(y), surface) for (x, y), found in zip(points.tolist(), under, strict=True) for surface in found
        ]

    def note(self, spot: Spot, inside: float) -> None:
        """Keep how far inside a spot lies, if that is more than what is known."""
        if spot[0] in self.columns and spot[1] in self.rows:
            if spot[2] not in self.fields:
                self.fields[spot[2]] = np.full((len(self.ys), len(self.xs)), np.nan)
            field = self.fields[spot[2]]
            place = self.rows[spot[1]], self.columns[spot[0]]
            field[place] = inside if math.isnan(field[place]) else max(field[place], inside)


def within_reach(
    table: Table, gait: Gait, obstacles: Obstacles, start: Spot, modes: Sequence[tuple[float, str]]
) -> Region:
    """Where a mover can end; each mode is how far it goes if it keeps off the pieces that have a trait."""
    ground = _Ground(table, start, max(limit for limit, _ in modes), gait.radius)
    ready = ways(table)
    free = standing(ready, gait, obstacles, start, np.array(ground.spots, float).reshape(-1, 3)).tolist()
    ends = [spot for spot, stands in zip(ground.spots, free, strict=True) if stands]
    ground.note(start, min(limit for limit, _ in modes) or 1.0)
    for limit, avoid in modes:
        _walk(ground, gait, obstacles, ends, limit, avoid)

    def border(surface: int, grid: Grid, edge: Edge) -> float:
        if not np.isnan(grid.field[edge[1]]):
            return halfway(grid, edge)
        (x1, y1), (x2, y2) = grid.at(edge[0]), grid.at(edge[1])
        shares = np.arange(1, PARTS) / PARTS
        rows = np.column_stack((np.rint(x1 + shares * (x2 - x1)), np.rint(y1 + shares * (y2 - y1)),
                                np.full(PARTS - 1, float(surface))))  # fmt: skip
        stands = standing(ready, gait, obstacles, start, rows)
        return float(PARTS - 1 if stands.all() else np.argmin(stands)) / PARTS

    return _outlined(ground, border)


def _walk(ground: _Ground, gait: Gait, obstacles: Obstacles, ends: list[Spot], limit: float, avoid: str) -> None:
    """Note the length of the way to each end: the straight ones first, then those that need a search."""
    table, start, most = ground.table, ground.start, limit + ground.step
    winding = []
    for spot in ends:
        far = math.hypot(spot[0] - start[0], spot[1] - start[1])
        if spot[2] == start[2] and straight(table, gait.without_jumps, obstacles, start, spot, most, avoid):
            ground.note(spot, limit - far)
        elif far <= most:
            winding.append(spot)
    for first in range(0, len(winding), TOGETHER):
        found = reach(table, gait, obstacles, start, most, rings=(), extra=winding[first : first + TOGETHER],
                      avoid=avoid)  # fmt: skip
        for spot, length in zip(found.spots, found.lengths, strict=True):
            ground.note(spot, limit - length)


def _outlined(ground: _Ground, border: Callable[[int, Grid, Edge], float]) -> Region:
    region: Region = {}
    for surface, field in ground.fields.items():
        drawn = polygons(
            Grid(ground.xs.tolist(), ground.ys.tolist(), field),
            lambda grid, edge, surface=surface: border(surface, grid, edge),  # type: ignore[misc]
        )
        if drawn:
            region[surface] = drawn
    return region


def set_down(table: Table, box: tuple[int, int, int, int], allowed: Callable[[Spot], bool]) -> Region:
    """Where in a rectangle something may be set down."""
    left, front, right, back = box
    step = max(FINEST, math.sqrt((right - left) * (back - front) / MOST_SPOTS))
    xs, ys = _lines(left, right, (left + right) / 2, step), _lines(front, back, (front + back) / 2, step)
    points = np.array([(x, y) for x in xs for y in ys])
    under = dict(zip(map(tuple, points.tolist()), _surfaces_under(table, points), strict=True))
    found: Region = {}
    for surface in sorted({surface for surfaces in under.values() for surface in surfaces}):

        def stands(x: float, y: float, surface: int = surface) -> bool:
            surfaces = under.get((x, y))
            if surfaces is None:
                surfaces = table.surfaces_at(round(x), round(y))
            return surface in surfaces and allowed((round(x), round(y), surface))

        def border(grid: Grid, edge: Edge, stands: Callable[[float, float], bool] = stands) -> float:
            (x1, y1), (x2, y2) = grid.at(edge[0]), grid.at(edge[1])
            low, high = 0.0, 1.0
            for _ in range(HALVINGS):
                middle = (low + high) / 2
                inside = stands(x1 + middle * (x2 - x1), y1 + middle * (y2 - y1))
                low, high = (middle, high) if inside else (low, middle)
            return low

        field = np.array([[1.0 if stands(x, y) else np.nan for x in xs] for y in ys])
        drawn = polygons(Grid(xs.tolist(), ys.tolist(), field), border)
        if drawn:
            found[surface] = drawn
    return found
