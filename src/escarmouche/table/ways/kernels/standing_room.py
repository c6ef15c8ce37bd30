"""Compiled kernel of movement: at which of many spots a mover may end.

Import this module late.
"""

import numpy as np

from escarmouche.table.compiling import Flags, Floats, compiled
from escarmouche.table.ways.kernels.obstacles import Land
from escarmouche.table.ways.kernels.shortest_paths import SEARCH_SLACK
from escarmouche.table.ways.kernels.straight_legs import CLEAR, Place, stance


@compiled
def standing(land: Land, gait: Floats, bases: Floats, soft: Floats, origin: Place, spots: Floats, free: Flags) -> None:
    """Mark the spots, rows of (x, y, surface), at which a mover may end."""
    out = np.empty(8)
    for i in range(spots.shape[0]):
        x, y, s = spots[i, 0], spots[i, 1], int(spots[i, 2])
        free[i] = stance(land, gait, bases, soft, origin, x, y, s, 2 * SEARCH_SLACK, out) == CLEAR
