"""Compiled kernels of movement: what a path counts at least, and what can be left out of a search for that reason.

Sites are rows of (x, y, radius, surface), goals rows of (x, y, surface, ring). Import this module late.
"""

import math

import numpy as np

from escarmouche.table.compiling import Flags, Floats, compiled, inlined, lent
from escarmouche.table.ways.kernels.obstacles import (
    CLIMB,
    DROP,
    FLY,
    HAIR,
    JUMP,
    RADIUS,
    RIMS,
    STEP,
    Land,
    box_meets,
    lies_on,
)

LIMIT_SLACK = 0.5


@lent
def steppable(land: Land, gait: Floats, s1: int, s2: int) -> bool:
    """Whether a leg from one surface to another could exist at all."""
    if s1 == s2 or gait[FLY] == 1.0:
        return True
    rise = land.surfaces[s2, 0] - land.surfaces[s1, 0]
    if -max(gait[DROP], gait[JUMP]) - 2 <= rise <= max(gait[CLIMB], gait[STEP]) + 2:
        return True
    for a in range(land.access.shape[0]):
        if land.access[a, 0] == land.surfaces[s1, 1] or land.access[a, 0] == land.surfaces[s2, 1]:
            return True
    return False


@inlined
def still_to_go(x: float, y: float, goals: Floats, guided: bool, leap: float) -> float:
    """A length that every path from here to the goal with at most two jumps has at least."""
    if not guided:
        return 0.0
    dx, dy, free = goals[0, 0] - x, goals[0, 1] - y, goals[0, 3] + 2 * leap
    if free > 1.0 and dx * dx + dy * dy < (free - 1.0) * (free - 1.0):
        return 0.0
    return float(max(0.0, math.hypot(dx, dy) - goals[0, 3] - 2 * leap))


@compiled
def lengths_ahead(sites: Floats, goals: Floats, climbs: Floats, leap: float) -> Floats:
    """For each site what a path that comes to its circle has still before it at least, less the ring of a goal."""
    ahead = np.zeros(sites.shape[0])
    for j in range(1, sites.shape[0]):
        if j <= goals.shape[0]:
            ahead[j] = -goals[j - 1, 3]
        if goals.shape[0] == 1:
            far = math.hypot(goals[0, 0] - sites[j, 0], goals[0, 1] - sites[j, 1])
            ahead[j] += max(0.0, far - sites[j, 2] - goals[0, 3] - 2 * leap)
        if climbs.shape[0] > 0:
            ahead[j] += climbs[int(sites[j, 3])]
    return ahead


@compiled
def steps_from(land: Land, gait: Floats, surface: int) -> Flags:
    """For each surface whether a leg from this one could lead there."""
    onto = np.empty(land.surfaces.shape[0], np.bool_)
    for s in range(land.surfaces.shape[0]):
        onto[s] = steppable(land, gait, surface, s)
    return onto


@inlined
def least_length(land: Land, gait: Floats, s1: int, s2: int, line: Floats, leap: float) -> float:
    """What a leg counts at least: its length, less what may be free of it, and what it climbs or descends."""
    rise = land.surfaces[s2, 0] - land.surfaces[s1, 0]
    steep = abs(rise) > gait[STEP] and gait[FLY] == 0.0 and gait[RIMS] == 0.0
    if leap == 0.0 or (steep and rise > 0.0):
        return float(line[4] + (abs(rise) if steep else 0.0))
    return float(max(0.0, line[4] - leap) if may_leap(land, s1, s2, line) else line[4])


@lent
def may_leap(land: Land, s1: int, s2: int, line: Floats) -> bool:
    """Whether a leg could be a jump: between surfaces, across a notch of a raised one, or over a gap in the ground."""
    if s1 != s2:
        return True
    if s1 != 0:
        return not lies_on(land, s1, line[0], line[1], line[2], line[3])
    for g in range(land.gaps.shape[0]):
        if box_meets(land.pieces, land.gaps[g], line[0], line[1], line[2], line[3], 0.0):
            return True
    return False


@lent
def free_length(land: Land, gait: Floats) -> float:
    """How much of a leg a jump, or a climb from rim to rim, may make free."""
    if (gait[JUMP] == 0.0 and gait[RIMS] == 0.0) or gait[FLY] == 1.0 or land.surfaces.shape[0] == 1:
        return 0.0
    return float((0.0 if gait[RIMS] == 1.0 else gait[JUMP]) + 2 * gait[RADIUS])


@compiled
def climbs_to(land: Land, gait: Floats, goal: int) -> Floats:
    """For each surface how much a path from it to the goal's climbs and descends at least.

    Flying counts no height, and who jumps may come down for nothing.
    """
    total = land.surfaces.shape[0]
    least = np.empty(total)
    for s in range(total):
        least[s] = 0.0 if s == goal or gait[FLY] == 1.0 else math.inf
    changed = True
    while changed:
        changed = False
        for a in range(total):
            for b in range(total):
                rise = land.surfaces[b, 0] - land.surfaces[a, 0]
                counted = max(0.0, rise) if gait[JUMP] > 0.0 else abs(rise)
                through = least[b] + (counted if counted > gait[STEP] else 0.0)
                if through < least[a] and steppable(land, gait, a, b):
                    least[a] = through
                    changed = True
    return least


@compiled
def worth_passing(land: Land, gait: Floats, sites: Floats, goals: Floats, climbs: Floats, limit: float) -> Floats:
    """The sites without those by which no path to the goal on foot leads within the limit, with all that it climbs."""
    risen, kept = climbs_to(land, gait, int(sites[0, 3])), 2
    for j in range(2, sites.shape[0]):
        s, room = int(sites[j, 3]), sites[j, 2]
        far = max(0.0, math.hypot(sites[j, 0] - sites[0, 0], sites[j, 1] - sites[0, 1]) - room)
        to_go = max(0.0, math.hypot(sites[j, 0] - goals[0, 0], sites[j, 1] - goals[0, 1]) - room - goals[0, 3])
        if far + risen[s] + to_go + climbs[s] <= limit + 2 * LIMIT_SLACK + HAIR:
            for k in range(sites.shape[1]):
                sites[kept, k] = sites[j, k]
            kept += 1
    return sites[:kept]
