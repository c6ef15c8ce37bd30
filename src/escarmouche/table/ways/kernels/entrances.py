"""Entrances to the small kernels of movement, for a land on one sheet.

Handing over a `Land`, a tuple of eight arrays, takes as long as judging a leg. A sheet is the same in one array: for
each part its rows and columns, then the numbers of all parts. Import this module late: it brings the compiler with it.
"""

import numpy as np

from escarmouche.table.compiling import Flags, Floats, compiled
from escarmouche.table.ways.kernels import straight_legs
from escarmouche.table.ways.kernels.obstacles import Land
from escarmouche.table.ways.kernels.straight_legs import Place

PARTS = len(Land._fields)
HEAD = 2 * PARTS
_straight, _judge, _stance = straight_legs.straight, straight_legs.judge, straight_legs.stance
_assess, _passed_over = straight_legs.assess, straight_legs.passed_over


def sheet_of(land: Land) -> Floats:
    """A land in one array; whole numbers are kept as they are, not as floats."""
    sizes = [(part.shape[0], part.shape[1] if part.ndim > 1 else 1) for part in land]
    numbers = [part.view(float) if part.dtype == np.int64 else part.astype(float) for part in land]
    return np.concatenate([np.array(sizes, float).ravel(), *(part.ravel() for part in numbers)])


@compiled
def land_on(sheet: Floats) -> Land:
    """The land on a sheet."""
    ends = np.empty(PARTS + 1, np.int64)
    ends[0] = HEAD
    for k in range(PARTS):
        ends[k + 1] = ends[k] + int(sheet[2 * k]) * int(sheet[2 * k + 1])
    pieces = sheet[ends[0] : ends[1]].reshape((int(sheet[0]), int(sheet[1])))
    edges = sheet[ends[1] : ends[2]].reshape((int(sheet[2]), int(sheet[3])))
    surfaces = sheet[ends[2] : ends[3]].reshape((int(sheet[4]), int(sheet[5])))
    access = sheet[ends[3] : ends[4]].reshape((int(sheet[6]), int(sheet[7])))
    size = sheet[ends[4] : ends[5]]
    gaps = sheet[ends[5] : ends[6]].view(np.int64)
    convex = sheet[ends[6] : ends[7]] > 0.0
    stopping = sheet[ends[7] : ends[8]].view(np.int64).reshape((int(sheet[14]), int(sheet[15])))
    return Land(pieces, edges, surfaces, access, size, gaps, convex, stopping)


@compiled
def straight(sheet: Floats, gait: Floats, bases: Floats, soft: Floats, start: Place, goal: Place, out: Floats) -> int:
    """Judge standing at a goal (the verdict is then negative) and the straight way to it."""
    return _straight(land_on(sheet), gait, bases, soft, start, goal, out)


@compiled
def judge(
    sheet: Floats, gait: Floats, bases: Floats, soft: Floats, spots: Floats, limit: float, out: Floats
) -> tuple[int, int]:
    """Judge every leg of a track and its end; tell the number of the first fault and its leg."""
    return _judge(land_on(sheet), gait, bases, soft, spots, limit, out)


@compiled
def stance(
    sheet: Floats, gait: Floats, bases: Floats, soft: Floats, origin: Place, x: float, y: float, s: int, slack: float,
    out: Floats,
) -> int:  # fmt: skip
    """What is wrong with ending at a spot, if anything."""
    return _stance(land_on(sheet), gait, bases, soft, origin, x, y, s, slack, out)


@compiled
def assess_all(sheet: Floats, gait: Floats, bases: Floats, ends: Floats, slack: float, found: Floats) -> None:
    """Judge straight legs, rows of (x, y, surface) twice, and write what each of them is."""
    land = land_on(sheet)
    for i in range(ends.shape[0]):
        x1, y1, s1, x2, y2, s2 = ends[i, 0], ends[i, 1], int(ends[i, 2]), ends[i, 3], ends[i, 4], int(ends[i, 5])
        _assess(land, gait, bases, x1, y1, s1, x2, y2, s2, slack, found[i])


@compiled
def passed_over(
    sheet: Floats, wanted: Flags, radius: float, x1: float, y1: float, x2: float, y2: float, z: float, found: Flags
) -> None:
    """Mark the wanted pieces at this level that a base moving from point to point overlaps."""
    _passed_over(land_on(sheet), wanted, radius, x1, y1, x2, y2, z, found)
