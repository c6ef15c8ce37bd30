"""Ways across the battlefield: what is left of one from a spot, and where one is after some of it."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from escarmouche.games.firefight.agents.field import Spot


def remaining(corners: NDArray[np.float64], spots: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each spot how far it is to the end of a way: to the nearest point of the way, and along it from there."""
    starts, legs = corners[:-1], corners[1:] - corners[:-1]
    lengths = np.hypot(legs[:, 0], legs[:, 1])
    left = np.cumsum(lengths[::-1])[::-1]
    offsets = spots[:, None, :] - starts
    share = np.clip((offsets * legs).sum(axis=2) / np.maximum(1.0, lengths * lengths), 0.0, 1.0)
    aside = offsets - share[:, :, None] * legs
    found: NDArray[np.float64] = (np.hypot(aside[:, :, 0], aside[:, :, 1]) + left - share * lengths).min(axis=1)
    return found


def along(spots: Sequence[Spot], length: float) -> Spot:
    """The spot that far along a way, on the level of the corner before it."""
    for a, b in pairwise(spots):
        leg = math.dist(a[:2], b[:2])
        if leg >= length and leg > 0:
            share = length / leg
            return round(a[0] + share * (b[0] - a[0])), round(a[1] + share * (b[1] - a[1])), a[2]
        length -= leg
    return spots[-1]
