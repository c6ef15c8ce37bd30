"""Compiled kernels of moving a whole unit. Import this module late: it brings the compiler with it."""

import math
from typing import TypeAlias

import numpy as np

from escarmouche.table.compiling import Floats, Numbers, compiled, lent
from escarmouche.table.ways.kernels.entrances import land_on
from escarmouche.table.ways.kernels.obstacles import HEIGHT, RADIUS, Land
from escarmouche.table.ways.kernels.straight_legs import CLEAR, LENGTH, stance
from escarmouche.table.ways.kernels.straight_legs import straight as straight_leg
from escarmouche.table.ways.kernels.underfoot import standing_near

Kept: TypeAlias = tuple[float, float, float]
"""What a unit keeps to: how long a link is at most, how far it spreads, and the tolerance."""
X, Y, SURFACE, MOST = range(4)
"""Columns of those who move: where each stands, and how far it may go."""
FOUND, NONE, UNSURE = range(3)
TOUCH = 2.0
"""Bases that lie this little over one another only touch."""


@compiled
def follow(
    sheet: Floats, gait: Floats, hard: Floats, soft: Floats, movers: Floats, first: int,
    goal: tuple[int, int, int], around: Floats, kept: Kept, slack: float, ends: Numbers,
) -> int:  # fmt: skip
    """Write where the models of a unit end that follow one of them straight to a goal, in coherency, if all can.

    The nearer one stands to the first, the sooner it goes: to its place in the formation, or else to one around the
    goal, the nearest first. Who would end where it stands is left to others to judge: then all of it is unsure.
    """
    land, out, placed = land_on(sheet), np.empty(8), np.empty((len(movers), 3))
    spots = np.empty(around.shape)
    for k in range(len(around)):
        spots[k, 0], spots[k, 1] = goal[0] + around[k, 0], goal[1] + around[k, 1]
    order = marching_order(movers, first)
    for count in range(len(order)):
        i = order[count]
        x, y = goal[0] + movers[i, X] - movers[first, X], goal[1] + movers[i, Y] - movers[first, Y]
        surface = goal[2] if count == 0 else standing_near(land, x, y, goal[2])
        verdict = fits(land, gait, hard, soft, movers, i, x, y, surface, placed[:count], kept, slack, out)
        if verdict == NONE and count > 0:
            for k in by_distance(spots, x, y):
                x, y = spots[k, 0], spots[k, 1]
                surface = standing_near(land, x, y, goal[2])
                verdict = fits(land, gait, hard, soft, movers, i, x, y, surface, placed[:count], kept, slack, out)
                if verdict != NONE:
                    break
        if verdict != FOUND:
            return int(verdict)
        placed[count, 0], placed[count, 1], placed[count, 2] = x, y, land.surfaces[surface, 0]
        ends[i, 0], ends[i, 1], ends[i, 2] = int(x), int(y), surface
    return FOUND


@compiled
def next_place(
    sheet: Floats, gait: Floats, rows: Floats, units: Numbers, own: int, anchor: tuple[int, int, int], around: Floats,
    since: int, count: int, placed: Floats, kept: Kept,
) -> int:  # fmt: skip
    """The first of the places around an anchor, from one on, at which one more of a unit may be set down; -1 if none.

    It is in coherency with those placed, rows of (x, y, z, surface), and on nobody's base; its own row is written.
    """
    land, out, none = land_on(sheet), np.empty(8), np.empty((0, 6))
    for k in range(since, len(around)):
        x, y = anchor[0] + around[k, 0], anchor[1] + around[k, 1]
        surface = anchor[2] if k == 0 else standing_near(land, x, y, anchor[2])
        z = land.surfaces[surface, 0]
        if not joins(gait, placed[:count], x, y, z, kept) or stands_on_another(gait, rows, units, own, x, y, z):
            continue
        if stance(land, gait, none, none, (x, y, z), x, y, surface, TOUCH, out) == CLEAR:
            placed[count, 0], placed[count, 1], placed[count, 2], placed[count, 3] = x, y, z, surface
            return k
    return -1


@lent
def stands_on_another(gait: Floats, rows: Floats, units: Numbers, own: int, x: float, y: float, z: float) -> bool:
    """Whether a base lies on one of another unit; bodies are rows of (x, y, z, radius, height)."""
    for k in range(len(rows)):
        if units[k] == own or abs(z - rows[k, 2]) > min(gait[HEIGHT], rows[k, 4]):
            continue
        if math.hypot(x - rows[k, 0], y - rows[k, 1]) < gait[RADIUS] + rows[k, 3] - TOUCH:
            return True
    return False


@lent
def joins(gait: Floats, placed: Floats, x: float, y: float, z: float, kept: Kept) -> bool:
    """Whether one more is in coherency with those placed, rows that begin with (x, y, z), and on none of them."""
    if len(placed) == 0:
        return True
    link, spread, tolerance = kept
    least, most, radius = math.inf, 0.0, gait[RADIUS]
    for k in range(len(placed)):
        aside, rise = math.hypot(x - placed[k, 0], y - placed[k, 1]), abs(z - placed[k, 2])
        if aside < 2 * radius - TOUCH and rise <= gait[HEIGHT]:
            return False
        gap = math.hypot(max(0.0, aside - 2 * radius), rise)
        least, most = min(least, gap), max(most, gap)
    return least <= link + tolerance and most <= spread + tolerance


@compiled
def marching_order(movers: Floats, first: int) -> Numbers:
    """The numbers of those who move, the first of them, then the nearest to it; another may stand right above it."""
    order = by_distance(movers, movers[first, X], movers[first, Y])
    k = 0
    while order[k] != first:
        k += 1
    for before in range(k, 0, -1):
        order[before] = order[before - 1]
    order[0] = first
    return order


@compiled
def by_distance(points: Floats, x: float, y: float) -> Numbers:
    """The numbers of some points, the nearest to another first; of two equally far ones the first."""
    order, far = np.empty(len(points), np.int64), np.empty(len(points))
    for i in range(len(points)):
        far[i] = (points[i, 0] - x) ** 2 + (points[i, 1] - y) ** 2
        k = i
        while k > 0 and far[order[k - 1]] > far[i]:
            order[k] = order[k - 1]
            k -= 1
        order[k] = i
    return order


@lent
def fits(
    land: Land, gait: Floats, hard: Floats, soft: Floats, movers: Floats, i: int, x: float, y: float, surface: int,
    placed: Floats, kept: Kept, slack: float, out: Floats,
) -> int:  # fmt: skip
    """Whether a model comes straight to a spot, in coherency with those placed and on none of them."""
    if not joins(gait, placed, x, y, land.surfaces[surface, 0], kept):
        return NONE
    start = (movers[i, X], movers[i, Y], movers[i, SURFACE])
    if start[0] == x and start[1] == y and int(start[2]) == surface:
        return UNSURE
    verdict = straight_leg(land, gait, hard, soft, start, (x, y, float(surface)), out)
    length = min(movers[i, MOST], math.hypot(x - start[0], y - start[1]) + slack)
    return FOUND if verdict == CLEAR and out[LENGTH] <= length + kept[2] else NONE
