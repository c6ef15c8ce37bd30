"""Compiled kernels of movement: at which of many spots a mover may end, and which of them is worth a try.

Import this module late.
"""

import math

import numpy as np

from escarmouche.table.compiling import Flags, Floats, Numbers, compiled, lent
from escarmouche.table.ways.kernels.entrances import land_on
from escarmouche.table.ways.kernels.judged_legs import SEARCH_SLACK
from escarmouche.table.ways.kernels.obstacles import Land
from escarmouche.table.ways.kernels.straight_legs import CLEAR, Place, stance


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
