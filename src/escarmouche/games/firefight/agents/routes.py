"""Ways across the battlefield: where one is after some of one."""

import math
from collections.abc import Sequence
from itertools import pairwise

from escarmouche.games.firefight.agents.field import Spot


def along(spots: Sequence[Spot], length: float) -> Spot:
    """The spot that far along a way, on the level of the corner before it."""
    for a, b in pairwise(spots):
        leg = math.dist(a[:2], b[:2])
        if leg >= length and leg > 0:
            share = length / leg
            return round(a[0] + share * (b[0] - a[0])), round(a[1] + share * (b[1] - a[1])), a[2]
        length -= leg
    return spots[-1]
