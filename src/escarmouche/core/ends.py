"""Compiled kernel of movement: at which of many spots a mover may end.

Import this module late.
"""

import numpy as np

from escarmouche.core.land import Land
from escarmouche.core.legs import CLEAR, stance
from escarmouche.core.paths import SEARCH_SLACK
from escarmouche.core.rays import Flags, Floats, compiled


@compiled
def standing(land: Land, gait: Floats, bases: Floats, soft: Floats, origin: Floats, spots: Floats, free: Flags) -> None:
    """Mark the spots, rows of (x, y, surface), at which a mover may end."""
    out = np.empty(8)
    for i in range(spots.shape[0]):
        x, y, s = spots[i, 0], spots[i, 1], int(spots[i, 2])
        free[i] = stance(land, gait, bases, soft, origin, x, y, s, 2 * SEARCH_SLACK, out) == CLEAR
