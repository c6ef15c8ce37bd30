"""Compiled kernels of movement: at which of many spots a mover may end, and which of them is worth a try.

Import this module late.
"""

import math

import numpy as np

from escarmouche.table.compiling import Flags, Floats, Numbers, compiled, inlined, lent
from escarmouche.table.ways.kernels.entrances import land_on
from escarmouche.table.ways.kernels.heaps import NONE, grown
from escarmouche.table.ways.kernels.judged_legs import SEARCH_SLACK
from escarmouche.table.ways.kernels.obstacles import HAIR, Land
from escarmouche.table.ways.kernels.straight_legs import CLEAR, Place, stance
from escarmouche.table.ways.kernels.underfoot import holds


@compiled
def levels(land: Land, points: Floats, highest_first: Numbers) -> Numbers:
    """Each point with every surface that is under it, the highest first."""
    found, count = np.empty((len(points) * len(highest_first), 3), np.int64), 0
    for i in range(len(points)):
        x, y = points[i, 0], points[i, 1]
        for surface in highest_first:
            if holds(land, surface, x, y):
                found[count, 0], found[count, 1], found[count, 2] = int(x), int(y), surface
                count += 1
    return found[:count]


@compiled
def standing(land: Land, gait: Floats, bases: Floats, soft: Floats, origin: Place, spots: Floats, free: Flags) -> None:
    """Mark the spots, rows of (x, y, surface), at which a mover may end."""
    out = np.empty(8)
    for i in range(spots.shape[0]):
        x, y, s = spots[i, 0], spots[i, 1], int(spots[i, 2])
        free[i] = stance(land, gait, bases, soft, origin, x, y, s, 2 * SEARCH_SLACK, out) == CLEAR


@lent
def worth_a_try(spots: Floats, i: int, failed: Floats, tries: Numbers, apart: float) -> bool:
    """Whether a spot is so far from all that failed on its surface, the farther the more did."""
    s = int(spots[i, 2])
    if tries[s] >= failed.shape[1]:
        return False
    for k in range(tries[s]):
        if math.hypot(spots[i, 0] - failed[s, k, 0], spots[i, 1] - failed[s, k, 1]) < apart * tries[s]:
            return False
    return True


@compiled
def next_try(
    sheet: Floats,
    gait: Floats,
    bases: Floats,
    soft: Floats,
    origin: Place,
    spots: Floats,
    since: int,
    failed: Floats,
    tries: Numbers,
    apart: float,
) -> int:
    """The first spot from one on that is worth a try and at which a mover may end."""
    land, out = land_on(sheet), np.empty(8)
    for i in range(since, spots.shape[0]):
        if not worth_a_try(spots, i, failed, tries, apart):
            continue
        if (
            stance(land, gait, bases, soft, origin, spots[i, 0], spots[i, 1], int(spots[i, 2]), 2 * SEARCH_SLACK, out)
            == CLEAR
        ):
            return i
    return int(spots.shape[0])


@compiled
def nearer(
    columns: Floats, rows: Floats, more: Floats, start: Place, limit: float, targets: Floats, until: float
) -> Floats:
    """The spots within the limit of the start that are nearer to a target than said, as rows of (distance, x, y).

    Looked at are all crossings of columns and rows, row after row, and then more points. Targets are rows of (x, y,
    centre distance at contact, height above or below the spots), with those of one height side by side.
    """
    found, count = np.empty((256, 3)), NONE
    across = columns.shape[0]
    for i in range(-across * rows.shape[0], more.shape[0]):
        if i < 0:
            x, y = columns[i % across], rows[i // across]
        else:
            x, y = more[i, 0], more[i, 1]
        near = beside(x, y, targets, until)
        if near < until and is_within(x - start[0], y - start[1], limit):
            found = grown(found, count)
            found[count, 0], found[count, 1], found[count, 2] = near, x, y
            count += 1
    return found[:count]


@inlined
def is_within(dx: float, dy: float, limit: float) -> bool:
    """Whether something is no longer than the limit; a root is taken only where that is not clear without."""
    square = dx * dx + dy * dy
    if square < (limit - 1.0) * (limit - 1.0) and limit > 1.0:
        return True
    return square < (limit + 1.0) * (limit + 1.0) and math.hypot(dx, dy) <= limit


@inlined
def beside(x: float, y: float, targets: Floats, until: float) -> float:
    """How far a mover at a spot is from the nearest of some targets, or something that is no less than `until`."""
    near, gap = math.inf, until + 1.0
    for k in range(targets.shape[0]):
        dx, dy, room = x - targets[k, 0], y - targets[k, 1], targets[k, 2]
        reach = max(0.0, gap) + room + HAIR
        # No root is taken of what is clearly no nearer.
        if dx * dx + dy * dy < reach * reach:
            gap = min(gap, math.hypot(dx, dy) - room)
        if k + 1 == targets.shape[0] or targets[k + 1, 3] != targets[k, 3]:
            gap = max(0.0, gap)
            near, gap = min(near, gap if targets[k, 3] == 0.0 else math.hypot(gap, targets[k, 3])), until + 1.0
    return near
