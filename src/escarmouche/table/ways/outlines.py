"""Outlines: a stretch of ground that is known at the points of a grid, as rings that can be drawn."""

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

Point: TypeAlias = tuple[int, int]
Ring: TypeAlias = list[Point]
Node: TypeAlias = tuple[int, int]
"""A point of the grid: its row and its column."""
Edge: TypeAlias = tuple[Node, Node]
"""Two neighbouring points of the grid, the one inside first."""
CORNERS: tuple[Node, ...] = ((0, 0), (0, 1), (1, 1), (1, 0), (0, 0))
FLAT = 20
"""Corners that lie no farther than this off the line between others are left out."""


class Grid(NamedTuple):
    """A grid over the ground, and at each of its points how far inside it lies; outside it is not positive."""

    xs: Sequence[float]
    ys: Sequence[float]
    field: NDArray[np.float64]

    def at(self, node: Node) -> tuple[float, float]:
        """Where a point of the grid lies."""
        return self.xs[node[1]], self.ys[node[0]]


Crossing: TypeAlias = Callable[[Grid, Edge], float]
"""Where between a point inside and one outside the border lies, from 0 to 1."""


def halfway(grid: Grid, edge: Edge) -> float:
    """The border lies where the field is nothing, or midway if nothing is known about the point outside."""
    inside, outside = grid.field[edge[0]], grid.field[edge[1]]
    return 0.5 if np.isnan(outside) else float(inside / (inside - outside))


def polygons(grid: Grid, crossing: Crossing = halfway) -> list[list[Ring]]:
    """The stretches of ground that lie inside, each as its outer ring followed by the rings of its holes."""
    rings = [ring for loop in _loops(grid.field) if len(ring := _drawn(grid, loop, crossing)) > 2]
    outer = [[ring] for ring in rings if area(ring) > 0]
    for hole in (ring for ring in rings if area(ring) < 0):
        for found in sorted(outer, key=lambda polygon: area(polygon[0])):
            if _holds(found[0], hole[0]):
                found.append(hole)
                break
    return outer


def area(ring: Ring) -> float:
    """The area of a ring: positive if it goes counter-clockwise, negative for a hole."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]])) / 2


def _loops(field: NDArray[np.float64]) -> list[list[Edge]]:
    """The borders, each as the edges of the grid that it crosses one after another, with the inside to the left."""
    following = dict(_segments(np.pad(field > 0, 1)))
    loops = []
    while following:
        first, edge = following.popitem()
        loop = [first]
        while edge != first:
            loop.append(edge)
            edge = following.pop(edge)
        loops.append(loop)
    return loops


def _segments(inside: NDArray[np.bool_]) -> Iterator[tuple[Edge, Edge]]:
    """For each cell that a border passes, through which edge it comes and through which it leaves."""
    count = inside[:-1, :-1].astype(int) + inside[1:, :-1] + inside[:-1, 1:] + inside[1:, 1:]
    for row, column in np.argwhere((count > 0) & (count < len(CORNERS) - 1)).tolist():
        nodes = [(row + up, column + across) for up, across in CORNERS]
        edges = [(a, b) for a, b in pairwise(nodes) if inside[a] != inside[b]]
        if inside[edges[0][0]]:
            # The part of the cell around a corner that lies inside is left through the edge after that corner.
            edges = [edges[-1], *edges[:-1]]
        for entry, leave in zip(edges[::2], edges[1::2], strict=True):
            yield _shifted(leave), _shifted((entry[1], entry[0]))


def _shifted(edge: Edge) -> Edge:
    (row, column), (other_row, other_column) = edge
    return (row - 1, column - 1), (other_row - 1, other_column - 1)


def _drawn(grid: Grid, loop: Sequence[Edge], crossing: Crossing) -> Ring:
    ring: Ring = []
    for edge in loop:
        point = _point(grid, edge, crossing)
        if not ring or ring[-1] != point:
            ring.append(point)
    return _straightened(ring)


def _straightened(ring: Ring) -> Ring:
    """The ring without the corners that hardly bend it."""
    kept = [0]
    for index in range(2, len(ring)):
        if any(_off_line(ring[kept[-1]], ring[index], between) > FLAT for between in ring[kept[-1] + 1 : index]):
            kept.append(index - 1)
    return [ring[index] for index in kept] + ring[max(len(ring) - 1, kept[-1] + 1) :]


def _point(grid: Grid, edge: Edge, crossing: Crossing) -> Point:
    x1, y1 = grid.at(edge[0])
    row, column = edge[1]
    if not (0 <= row < len(grid.ys) and 0 <= column < len(grid.xs)):
        return round(x1), round(y1)
    x2, y2 = grid.at(edge[1])
    share = crossing(grid, edge)
    return round(x1 + share * (x2 - x1)), round(y1 + share * (y2 - y1))


def _off_line(start: Point, end: Point, point: Point) -> float:
    """How far a point lies off the line between two others."""
    ax, ay, bx, by = end[0] - start[0], end[1] - start[1], point[0] - start[0], point[1] - start[1]
    length = math.hypot(ax, ay)
    return abs(ax * by - ay * bx) / length if length else math.hypot(bx, by)


def _holds(ring: Ring, point: Point) -> bool:
    """Whether a point lies in a ring."""
    x, y = point
    inside = False
    for (x1, y1), (x2, y2) in pairwise([*ring, ring[0]]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
    return inside
