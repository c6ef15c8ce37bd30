"""Compiled search for shortest paths of a base: straight legs between circles that it may touch, and around them.

Every corner of a piece in the way is a circle of the mover's radius, every base a circle of the distance to keep, every
other place worth passing a circle without size. A shortest path is a chain of common tangents and arcs. Candidate legs
wait in a heap by their least possible length and are judged only when they come up.

Sites are rows of (x, y, radius, surface), goals rows of (x, y, surface, ring): a ring ends the path at that distance
from the goal. Candidates are rows of (parent, site, turn, from x, from y, to x, to y, length so far, judged, the least
length of a whole path).
"""

import math

import numpy as np

from escarmouche.table.compiling import Flags, Floats, Numbers, compiled, inlined, lent
from escarmouche.table.ways.kernels.heaps import ONE, grown, heap_pop, heap_push, with_room
from escarmouche.table.ways.kernels.judged_legs import (
    arc_allowed,
    arc_corner,
    arc_length,
    arc_parts,
    leg_length,
    swept,
    turned,
)
from escarmouche.table.ways.kernels.least_lengths import (
    LIMIT_SLACK,
    climbs_to,
    free_length,
    least_length,
    lengths_ahead,
    steppable,
    steps_from,
    still_to_go,
    worth_passing,
)
from escarmouche.table.ways.kernels.obstacles import HAIR, RADIUS, Land, bases_in, part_of
from escarmouche.table.ways.kernels.straight_legs import too_steep
from escarmouche.table.ways.kernels.turning_circles import all_sites

LONGEST_ARC = 1.25 * math.pi
MOST_CANDIDATES = 6_000
WIDEST_CORNER = 1.2
"""The legs around a circle stay within so many times its radius."""
PARENT, SITE, TURN, FROM_X, FROM_Y, TO_X, TO_Y, SO_FAR, JUDGED, LEAST = range(10)


@inlined
def tangent(sites: Floats, a: int, turn_a: float, b: int, turn_b: float, ring: float, out: Floats) -> bool:
    """Write the ends and the length of the leg that leaves one circle and reaches another; false if there is none."""
    dx, dy = sites[b, 0] - sites[a, 0], sites[b, 1] - sites[a, 1]
    square = dx * dx + dy * dy
    k = turn_b * sites[b, 2] - turn_a * sites[a, 2]
    if square <= k * k or square == 0.0:
        return False
    length = math.sqrt(square - k * k)
    ux, uy = (length * dx + k * dy) / square, (length * dy - k * dx) / square
    if ring > length:
        return False
    out[0] = sites[a, 0] + turn_a * sites[a, 2] * uy
    out[1] = sites[a, 1] - turn_a * sites[a, 2] * ux
    out[2] = sites[b, 0] + turn_b * sites[b, 2] * uy - ring * ux
    out[3] = sites[b, 1] - turn_b * sites[b, 2] * ux - ring * uy
    out[4] = length - ring
    return True


@compiled
def spread(
    land: Land,
    gait: Floats,
    sites: Floats,
    goals: Floats,
    climbs: Floats,
    ahead: Floats,
    closed: Flags,
    limit: float,
    rows: Floats,
    count: int,
    row: int,
) -> tuple[Floats, int]:
    """Add the candidates that go on from a candidate: every tangent to a circle or place not yet closed.

    Those are left out that are too steep, and with `climbs` those whose climbs to the goal make their path too long.
    """
    guided, leap = goals.shape[0] == 1, free_length(land, gait)
    line = np.empty(5)
    here = rows[row]
    i = int(here[SITE])
    s, turn, so_far = int(sites[i, 3]), here[TURN], here[SO_FAR]
    arrived_x, arrived_y = here[TO_X] - sites[i, 0], here[TO_Y] - sites[i, 1]
    before = math.atan2(arrived_y, arrived_x) if sites[i, 2] > 0.0 else 0.0
    onto = steps_from(land, gait, s)
    rows = with_room(rows, count + 2 * sites.shape[0])
    for j in range(1, sites.shape[0]):
        s_j = int(sites[j, 3])
        if j == i or closed[j] or not onto[s_j]:
            continue
        dx, dy = sites[j, 0] - sites[i, 0], sites[j, 1] - sites[i, 1]
        at_least = max(0.0, math.sqrt(dx * dx + dy * dy) - sites[i, 2] - leap - sites[j, 2]) + ahead[j]
        if so_far + at_least > limit + 2 * LIMIT_SLACK + HAIR:
            continue
        ring = goals[j - 1, 3] if j <= goals.shape[0] else 0.0
        for side in range(1 if sites[j, 2] == 0.0 else 2):
            turn_j = 2.0 * side - 1.0
            if not tangent(sites, i, turn, j, turn_j, ring, line):
                continue
            leaves_x, leaves_y = line[0] - sites[i, 0], line[1] - sites[i, 1]
            if goes_round(turn, arrived_x, arrived_y, leaves_x, leaves_y):
                continue
            to_go = still_to_go(line[2], line[3], goals, guided, leap)
            straight = least_length(land, gait, s, s_j, line, leap)
            if so_far + straight + to_go > limit + LIMIT_SLACK:
                continue
            least = so_far + straight
            if sites[i, 2] > 0.0:
                angle = turned(turn, before, math.atan2(leaves_y, leaves_x))
                least = so_far + arc_length(sites[i, 2], angle) + straight
                if angle > LONGEST_ARC or least + to_go > limit + LIMIT_SLACK:
                    continue
            if climbs.shape[0] > 0 and least + to_go + climbs[s_j] > limit + 2 * LIMIT_SLACK:
                continue
            if s != s_j and too_steep(land, gait, line[0], line[1], s, line[2], line[3], s_j):
                continue
            new = rows[count]
            new[PARENT], new[SITE], new[TURN] = row, j, turn_j
            new[FROM_X], new[FROM_Y], new[TO_X], new[TO_Y] = line[0], line[1], line[2], line[3]
            new[SO_FAR], new[JUDGED], new[LEAST] = least, 0.0, least + to_go
            count += 1
    return rows, count


@inlined
def goes_round(turn: float, x1: float, y1: float, x2: float, y2: float) -> bool:
    """Whether a turn from one direction to another is longer than the longest arc, by more than rounding may do.

    It tells so without the angles, which are slow to find: beyond five eighths of a circle `along` exceeds `beside`.
    """
    beside, along = turn * (x1 * y2 - y1 * x2), x1 * x2 + y1 * y2
    hair = HAIR * (x1 * x1 + y1 * y1)
    return beside < -hair and along > beside + hair


@compiled
def search(
    land: Land,
    gait: Floats,
    bases: Floats,
    known: Floats,
    stamp: float,
    start: Floats,
    goals: Floats,
    limit: float,
    wanted: int,
) -> tuple[Floats, Floats, Numbers]:
    """Find shortest paths from the start to the goals, until so many are reached or there are too many candidates.

    Gives the sites, the candidates and for each goal the candidate that reached it, or -1. Of two paths of the same
    length the one comes first whose last candidate was found first: by the number of the site from which it was found,
    then of its own, then the right turn before the left.
    """
    leap = free_length(land, gait)
    climbs = np.empty(0)
    if goals.shape[0] == 1:
        climbs = climbs_to(land, gait, int(goals[0, 2]))
        straight = still_to_go(start[0], start[1], goals, True, leap)
        if straight + climbs[int(start[2])] > limit + 2 * LIMIT_SLACK:
            return nothing(goals)
    sites = all_sites(land, gait, bases, start, goals, limit, leap)
    if climbs.shape[0] > 0 and leap == 0.0:
        sites = worth_passing(land, gait, sites, goals, climbs, limit)
        if not comes_onto(land, gait, bases, known, stamp, sites, goals, climbs, limit):
            return nothing(goals)
    rows, arrival = searched(land, gait, bases, known, stamp, goals, limit, wanted, sites, climbs)
    return sites, rows, arrival


@compiled
def nothing(goals: Floats) -> tuple[Floats, Floats, Numbers]:
    """What a search gives that finds no goal."""
    arrival = np.empty(goals.shape[0], np.int64)
    for g in range(goals.shape[0]):
        arrival[g] = -1
    return np.empty((0, 4)), np.empty((0, 10)), arrival


@compiled
def comes_onto(
    land: Land,
    gait: Floats,
    bases: Floats,
    known: Floats,
    stamp: float,
    sites: Floats,
    goals: Floats,
    climbs: Floats,
    limit: float,
) -> bool:
    """Whether a leg leads onto the surface of the goal from another, if the start is on another, and not too far."""
    line, out = np.empty(5), np.empty(8)
    goal = int(sites[1, 3])
    if int(sites[0, 3]) == goal:
        return True
    for i in range(sites.shape[0]):
        s = int(sites[i, 3])
        if s == goal or not steppable(land, gait, s, goal):
            continue
        far = max(0.0, math.hypot(sites[i, 0] - sites[0, 0], sites[i, 1] - sites[0, 1]) - sites[i, 2])
        for j in range(1, sites.shape[0]):
            ring = goals[0, 3] if j == 1 else 0.0
            dx, dy = sites[j, 0] - sites[i, 0], sites[j, 1] - sites[i, 1]
            apart = math.sqrt(dx * dx + dy * dy) - sites[i, 2] - sites[j, 2] - ring
            if int(sites[j, 3]) != goal or far + apart + climbs[s] > limit + 2 * LIMIT_SLACK + HAIR:
                continue
            for side in range(4):
                if (side % 2 == 1 and sites[i, 2] == 0.0) or (side > 1 and sites[j, 2] == 0.0):
                    continue
                if not tangent(sites, i, 2.0 * (side % 2) - 1.0, j, 2.0 * (side // 2) - 1.0, ring, line):
                    continue
                to_go = far + line[4] + still_to_go(line[2], line[3], goals, True, 0.0)
                if to_go + climbs[s] > limit + 2 * LIMIT_SLACK:
                    continue
                if too_steep(land, gait, line[0], line[1], s, line[2], line[3], goal):
                    continue
                length = leg_length(land, gait, bases, known, stamp, line[0], line[1], s, line[2], line[3], goal, out)
                if length >= 0.0:
                    return True
    return False


@compiled
def searched(
    land: Land,
    gait: Floats,
    bases: Floats,
    known: Floats,
    stamp: float,
    goals: Floats,
    limit: float,
    wanted: int,
    sites: Floats,
    climbs: Floats,
) -> tuple[Floats, Numbers]:
    """Find shortest paths along some sites: the candidates and the arrivals."""
    guided, leap, arrival = goals.shape[0] == 1, free_length(land, gait), nothing(goals)[2]
    left, front, right, back = frame(sites)
    land = part_of(land, 0, land.surfaces.shape[0], left, front, right, back, gait[RADIUS])
    bases = bases_in(bases, left, front, right, back)
    closed = np.zeros(sites.shape[0], np.bool_)
    best, ahead = np.zeros((sites.shape[0], 2), np.int64), lengths_ahead(sites, goals, climbs, leap)
    rows, heap, out = np.empty((1024, 10)), np.empty((1024, 2)), np.empty(8)
    rows[0, PARENT], rows[0, SITE], rows[0, TURN], rows[0, SO_FAR] = -1.0, 0.0, 0.0, 0.0
    rows[0, TO_X], rows[0, TO_Y], rows[0, JUDGED] = sites[0, 0], sites[0, 1], 1.0
    heap[0, 0], heap[0, 1] = 0.0, 0.0
    size, count, reached = ONE, ONE, 0
    while size > 0 and reached < wanted and count < MOST_CANDIDATES:
        row = int(heap[0, 1])
        size = heap_pop(heap, size)
        here = rows[row]
        i = int(here[SITE])
        if closed[i]:
            continue
        if here[JUDGED] == 0.0:
            real = judged_length(land, gait, bases, known, stamp, sites, rows, row, out)
            key = real + still_to_go(here[TO_X], here[TO_Y], goals, guided, leap)
            if real < 0.0 or key > limit + LIMIT_SLACK:
                continue
            late = real > here[SO_FAR] + 1e-6
            here[SO_FAR], here[JUDGED] = real, 1.0
            if late:
                size = heap_push(heap, size, key, row)
                continue
        if sites[i, 2] == 0.0:
            closed[i] = True
        elif beaten(land, gait, bases, known, stamp, sites, rows, best, row, out):
            continue
        if 1 <= i <= goals.shape[0]:
            arrival[i - 1] = row
            reached += 1
            continue
        since = count
        rows, count = spread(land, gait, sites, goals, climbs, ahead, closed, limit, rows, count, row)
        heap = with_room(heap, size + count - since)
        for new in range(since, count):
            size = heap_push(heap, size, rows[new, LEAST], new)
    return rows[:count], arrival


@lent
def frame(sites: Floats) -> tuple[float, float, float, float]:
    """The rectangle within which all legs between some circles and around them lie: left, front, right, back."""
    left, front, right, back = math.inf, math.inf, -math.inf, -math.inf
    for i in range(sites.shape[0]):
        room = WIDEST_CORNER * sites[i, 2]
        left, right = min(left, sites[i, 0] - room), max(right, sites[i, 0] + room)
        front, back = min(front, sites[i, 1] - room), max(back, sites[i, 1] + room)
    return left, front, right, back


@lent
def judged_length(
    land: Land,
    gait: Floats,
    bases: Floats,
    known: Floats,
    stamp: float,
    sites: Floats,
    rows: Floats,
    row: int,
    out: Floats,
) -> float:
    """The true length of a path up to the end of a candidate, -1 if it is not allowed."""
    before = int(rows[row, PARENT])
    i = int(rows[before, SITE])
    s1, s2 = int(sites[i, 3]), int(sites[int(rows[row, SITE]), 3])
    x, y = rows[row, FROM_X], rows[row, FROM_Y]
    length = leg_length(land, gait, bases, known, stamp, x, y, s1, rows[row, TO_X], rows[row, TO_Y], s2, out)
    if length < 0.0:
        return -1.0
    if sites[i, 2] > 0.0:
        fx, fy, turn = rows[before, TO_X], rows[before, TO_Y], rows[before, TURN]
        if not arc_allowed(land, gait, bases, known, stamp, sites, i, turn, fx, fy, x, y, out):
            return -1.0
        length += arc_length(sites[i, 2], swept(sites, i, turn, fx, fy, x, y))
    return float(rows[before, SO_FAR] + length)


@lent
def beaten(
    land: Land,
    gait: Floats,
    bases: Floats,
    known: Floats,
    stamp: float,
    sites: Floats,
    rows: Floats,
    best: Numbers,
    row: int,
    out: Floats,
) -> bool:
    """Whether an earlier arrival at the same circle gets to this point at least as soon; otherwise this one is kept."""
    here = rows[row]
    i = int(here[SITE])
    side = 0 if here[TURN] < 0.0 else 1
    earlier = best[i, side]
    if earlier > 0:
        other = rows[earlier]
        angle = swept(sites, i, here[TURN], other[TO_X], other[TO_Y], here[TO_X], here[TO_Y])
        if angle <= LONGEST_ARC and other[SO_FAR] + arc_length(sites[i, 2], angle) <= here[SO_FAR] + 1e-6:
            x1, y1, x2, y2 = other[TO_X], other[TO_Y], here[TO_X], here[TO_Y]
            return bool(arc_allowed(land, gait, bases, known, stamp, sites, i, here[TURN], x1, y1, x2, y2, out))
    best[i, side] = row
    return False


@compiled
def trace(sites: Floats, rows: Floats, row: int) -> Floats:
    """The corners of the path that a candidate ends, from the start on, as rows of (x, y, surface)."""
    chain = np.empty(rows.shape[0], np.int64)
    length = 0
    while row >= 0:
        chain[length] = row
        length += 1
        row = int(rows[row, PARENT])
    spots = np.empty((16, 3))
    spots[0, 0], spots[0, 1], spots[0, 2] = rows[0, TO_X], rows[0, TO_Y], sites[0, 3]
    count = ONE
    for k in range(length - 2, -1, -1):
        here = rows[chain[k]]
        i = int(here[SITE])
        if sites[i, 2] == 0.0:
            spots = grown(spots, count)
            spots[count, 0], spots[count, 1], spots[count, 2] = here[TO_X], here[TO_Y], sites[i, 3]
            count += 1
        elif k > 0:
            after = rows[chain[k - 1]]
            angle = swept(sites, i, here[TURN], here[TO_X], here[TO_Y], after[FROM_X], after[FROM_Y])
            parts = arc_parts(sites[i, 2], angle)
            for part in range(parts):
                spots = grown(spots, count)
                x, y = arc_corner(sites, i, here[TURN], here[TO_X], here[TO_Y], angle, parts, part)
                spots[count, 0], spots[count, 1], spots[count, 2] = x, y, sites[i, 3]
                count += 1
            if parts == 0 and sites[i, 3] != sites[int(after[SITE]), 3]:
                spots = grown(spots, count)
                spots[count, 0], spots[count, 1], spots[count, 2] = here[TO_X], here[TO_Y], sites[i, 3]
                count += 1
    return spots[:count]
