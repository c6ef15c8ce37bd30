"""Compiled kernels of measuring and sight.

Bodies are rows of (x, y, z, radius, height). Import this module late: it brings the compiler with it.
"""

import math

import numpy as np

from escarmouche.table.compiling import Flags, Floats, Numbers, compiled
from escarmouche.table.sight.kernels import probe


@compiled
def gaps(rows: Floats, start: int, end: int) -> Floats:
    """The distance of some bodies, those from `start` to `end`, from all: in space between the closest points."""
    found = np.empty((end - start, len(rows)))
    for i in range(end - start):
        x, y, z, radius = rows[start + i, 0], rows[start + i, 1], rows[start + i, 2], rows[start + i, 3]
        for k in range(len(rows)):
            aside = math.hypot(x - rows[k, 0], y - rows[k, 1]) - radius - rows[k, 3]
            found[i, k] = math.hypot(max(0.0, aside), z - rows[k, 2])
    return found


@compiled
def points_of(body: tuple[float, float, float, float, float], ux: float, uy: float, low: float) -> Floats:
    """The nine points of a body that may be seen from the direction (ux, uy): its middle, and four below and above."""
    x, y, z, radius, height = body
    points = np.empty((9, 3))
    points[0, 0], points[0, 1], points[0, 2] = x, y, z + height / 2
    sx, sy = ux, uy
    for k in range(1, 5):
        points[k, 0], points[k, 1], points[k, 2] = x + radius * sx, y + radius * sy, z + low
        points[k + 4, 0], points[k + 4, 1], points[k + 4, 2] = points[k, 0], points[k, 1], z + height
        sx, sy = -sy, sx
    return points


@compiled
def shown(
    pieces: Floats, edges: Floats, blocks: Flags, graze: float, eye: tuple[float, float, float],
    body: tuple[float, float, float, float, float], toward: tuple[float, float], low: float,
    rows: Floats, units: Numbers, viewers: int, targets: int,
) -> bool:  # fmt: skip
    """Whether a body shows one of its points to an eye, past the pieces that block and all units but these two."""
    between = np.empty((len(rows), 5))
    count = 0
    for k in range(len(rows)):
        if units[k] != viewers and units[k] != targets:
            between[count] = rows[k]
            count += 1
    points = points_of(body, toward[0], toward[1], low)
    blockers = np.empty(len(points), np.int32)
    return probe(pieces, edges, blocks, eye, points, between[:count], graze, blockers) > 0
