"""Compiled kernels of movement: ends that a finished search can reach, and the one nearest to some targets.

Import this module late.
"""

import math

import numpy as np
from numpy.typing import NDArray

from escarmouche.core.legs import CLEAR, LENGTH, RADIUS, Land, stance
from escarmouche.core.paths import (
    JUDGED,
    LIMIT_SLACK,
    LONGEST_ARC,
    SEARCH_SLACK,
    SITE,
    SO_FAR,
    TO_X,
    TO_Y,
    TURN,
    arc_free,
    arc_length,
    free_length,
    leg_free,
    swept,
    tangent,
)
from escarmouche.core.rays import Flags, Floats, compiled


@compiled
def onward(
    land: Land,
    gait: Floats,
    bases: Floats,
    sites: Floats,
    rows: Floats,
    row: int,
    x: float,
    y: float,
    s: int,
    limit: float,
    out: Floats,
) -> float:
    """The length of the path that goes on from a candidate to a place, -1 if there is none within the limit."""
    here = rows[row]
    site = sites[int(here[SITE])]
    place = np.array([x, y, 0.0, float(s)])
    line = np.empty(5)
    if here[TO_X] == x and here[TO_Y] == y and int(site[3]) == s:
        return float(here[SO_FAR])
    if not tangent(site, here[TURN], place, 1.0, 0.0, line):
        return -1.0
    angle = swept(site, here[TURN], here[TO_X], here[TO_Y], line[0], line[1])
    length = here[SO_FAR] + arc_length(site[2], angle)
    if angle > LONGEST_ARC or length + line[4] - free_length(land, gait) > limit + LIMIT_SLACK:
        return -1.0
    if not leg_free(land, gait, bases, line[0], line[1], int(site[3]), x, y, s, out):
        return -1.0
    length += out[LENGTH]
    if length > limit + LIMIT_SLACK:
        return -1.0
    if not arc_free(land, gait, bases, site, here[TURN], here[TO_X], here[TO_Y], line[0], line[1], out):
        return -1.0
    return float(length)


@compiled
def settled(rows: Floats) -> NDArray[np.int64]:
    """The candidates that are known to be reached."""
    found = np.empty(rows.shape[0], np.int64)
    count = 0
    for row in range(rows.shape[0]):
        if rows[row, JUDGED] == 1.0:
            found[count] = row
            count += 1
    return found[:count]


@compiled
def reachable(
    land: Land,
    gait: Floats,
    bases: Floats,
    sites: Floats,
    rows: Floats,
    live: NDArray[np.int64],
    x: float,
    y: float,
    s: int,
    limit: float,
    out: Floats,
) -> bool:
    """Whether some candidate leads on to a place within the limit."""
    found = False
    for row in live:
        found = onward(land, gait, bases, sites, rows, row, x, y, s, limit, out) >= 0.0
        if found:
            break
    return found


@compiled
def off_target(target: Floats, radius: float, x: float, y: float, z: float) -> float:
    """The distance in space from a base to a target, given as (x, y, z, radius)."""
    aside = max(0.0, math.hypot(x - target[0], y - target[1]) - target[3] - radius)
    return math.hypot(aside, z - target[2])


@compiled
def advance(
    land: Land,
    gait: Floats,
    bases: Floats,
    soft: Floats,
    sites: Floats,
    rows: Floats,
    live: NDArray[np.int64],
    targets: Floats,
    limit: float,
    spot: Floats,
) -> float:
    """Write the nearest end found by going from every candidate straight towards every target; tell how near it is."""
    out = np.empty(8)
    origin = np.array([sites[0, 0], sites[0, 1], land.surfaces[int(sites[0, 3]), 0]])
    best = math.inf
    for row in live:
        s = int(sites[int(rows[row, SITE]), 3])
        x, y = rows[row, TO_X], rows[row, TO_Y]
        for t in range(targets.shape[0]):
            dx, dy = targets[t, 0] - x, targets[t, 1] - y
            far = math.hypot(dx, dy)
            most = min(limit - rows[row, SO_FAR], far - targets[t, 3] - gait[RADIUS])
            if far == 0.0 or most < 0.0:
                continue
            for part in range(17):
                share = most * (16 - part) / 16 / far
                ex, ey = float(round(x + share * dx)), float(round(y + share * dy))
                away = off_target(targets[t], gait[RADIUS], ex, ey, land.surfaces[s, 0])
                if away >= best:
                    break
                if stance(land, gait, bases, soft, origin, ex, ey, s, SEARCH_SLACK, out) == CLEAR and (
                    onward(land, gait, bases, sites, rows, row, ex, ey, s, limit, out) >= 0.0
                ):
                    best = away
                    spot[0], spot[1], spot[2] = ex, ey, s
                    break
    return best


@compiled
def nearest_end(
    land: Land,
    gait: Floats,
    bases: Floats,
    soft: Floats,
    sites: Floats,
    rows: Floats,
    targets: Floats,
    limit: float,
    fineness: float,
    spot: Floats,
) -> float:
    """Write the end nearest to the targets that some candidate reaches, to the fineness given; tell how near it is."""
    live = settled(rows)
    best = advance(land, gait, bases, soft, sites, rows, live, targets, limit, spot)
    out = np.empty(8)
    origin = np.array([sites[0, 0], sites[0, 1], land.surfaces[int(sites[0, 3]), 0]])
    reach = limit + 2 * free_length(land, gait) + LIMIT_SLACK
    for t in range(targets.shape[0]):
        touch = targets[t, 3] + gait[RADIUS] + 1.0
        apart = math.hypot(sites[0, 0] - targets[t, 0], sites[0, 1] - targets[t, 1])
        towards = math.atan2(sites[0, 1] - targets[t, 1], sites[0, 0] - targets[t, 0])
        for s in range(land.surfaces.shape[0]):
            dz = land.surfaces[s, 0] - targets[t, 2]
            aside = max(0.0, apart - reach - touch)
            while math.hypot(aside, dz) + fineness / 4 < best:
                around = touch + aside
                steps = math.ceil(half_turn(apart, around, reach) * around / fineness)
                for k in range(-steps, steps + 1):
                    angle = towards + k * fineness / around
                    x = float(round(targets[t, 0] + around * math.cos(angle)))
                    y = float(round(targets[t, 1] + around * math.sin(angle)))
                    if stance(land, gait, bases, soft, origin, x, y, s, SEARCH_SLACK, out) == CLEAR and (
                        reachable(land, gait, bases, sites, rows, live, x, y, s, limit, out)
                    ):
                        best = math.hypot(aside, dz)
                        spot[0], spot[1], spot[2] = x, y, s
                        break
                aside += fineness / 2
    return best


@compiled
def half_turn(apart: float, around: float, reach: float) -> float:
    """How far around a target, to each side of the direction to the start, a circle lies within reach of the start."""
    if apart + around <= reach:
        return math.pi
    if around > apart + reach or apart > around + reach or apart == 0.0:
        return 0.0
    return math.acos((apart * apart + around * around - reach * reach) / (2 * apart * around))


@compiled
def standing(land: Land, gait: Floats, bases: Floats, soft: Floats, origin: Floats, spots: Floats, free: Flags) -> None:
    """Mark the spots, rows of (x, y, surface), at which a mover may end."""
    out = np.empty(8)
    for i in range(spots.shape[0]):
        x, y, s = spots[i, 0], spots[i, 1], int(spots[i, 2])
        free[i] = stance(land, gait, bases, soft, origin, x, y, s, 2 * SEARCH_SLACK, out) == CLEAR
