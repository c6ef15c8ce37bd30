"""Compiled search for shortest paths of a base: straight legs between circles that it may touch, and around them.

Every corner of a piece in the way is a circle of the mover's radius, every base a circle of the distance to keep, every
other place worth passing a circle without size. A shortest path is a chain of common tangents and arcs. Candidate legs
wait in a heap by their least possible length and are judged only when they come up.

Sites are rows of (x, y, radius, surface), goals rows of (x, y, surface, ring): a ring ends the path at that distance
from the goal. Candidates are rows of (parent, site, turn, from x, from y, to x, to y, length so far, judged).
"""

import math

import numpy as np
from numpy.typing import NDArray

from escarmouche.table.compiling import Flags, Floats, compiled
from escarmouche.table.ways.kernels.obstacles import (
    CLIMB,
    DROP,
    FLY,
    JUMP,
    RADIUS,
    RIMS,
    STEP,
    Land,
    box_meets,
    supported,
)
from escarmouche.table.ways.kernels.straight_legs import CLEAR, LENGTH, assess
from escarmouche.table.ways.kernels.turning_circles import all_sites, grown

SEARCH_SLACK = 1.0
"""Stricter than the tolerance of the rules, so that rounding a path to whole thousandths keeps it legal."""
LIMIT_SLACK = 0.5
FINE = math.radians(6.0)
COARSE = math.radians(60.0)
LONGEST_ARC = 1.25 * math.pi
MOST_CANDIDATES = 6_000
PARENT, SITE, TURN, FROM_X, FROM_Y, TO_X, TO_Y, SO_FAR, JUDGED = range(9)


@compiled
def comes_first(heap: Floats, a: int, key: float, row: float) -> bool:
    """Whether an entry of the heap comes before a candidate: the shorter first, then the older."""
    return bool(heap[a, 0] < key or (heap[a, 0] == key and heap[a, 1] < row))


@compiled
def heap_push(heap: Floats, size: int, key: float, row: int) -> tuple[Floats, int]:
    """Put a candidate into the heap."""
    heap = grown(heap, size)
    place = size
    while place > 0:
        above = (place - 1) // 2
        if comes_first(heap, above, key, float(row)):
            break
        heap[place, 0], heap[place, 1] = heap[above, 0], heap[above, 1]
        place = above
    heap[place, 0], heap[place, 1] = key, row
    return heap, size + 1


@compiled
def heap_pop(heap: Floats, size: int) -> int:
    """Take the first candidate, at the top, out of the heap."""
    size -= 1
    key, row = heap[size, 0], heap[size, 1]
    place = 0
    while True:
        below = 2 * place + 1
        if below >= size:
            break
        if below + 1 < size and comes_first(heap, below + 1, heap[below, 0], heap[below, 1]):
            below += 1
        if not comes_first(heap, below, key, row):
            break
        heap[place, 0], heap[place, 1] = heap[below, 0], heap[below, 1]
        place = below
    heap[place, 0], heap[place, 1] = key, row
    return size


@compiled
def swept(site: Floats, turn: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """The angle from one point of a circle to another in the direction of the turn."""
    if site[2] == 0.0:
        return 0.0
    angle = turn * (math.atan2(y2 - site[1], x2 - site[0]) - math.atan2(y1 - site[1], x1 - site[0]))
    angle = angle % (2 * math.pi)
    return 0.0 if angle > 2 * math.pi - 1e-7 else angle


@compiled
def arc_parts(radius: float, angle: float) -> int:
    """How many straight legs go around an arc."""
    if angle <= 1e-7:
        return 0
    return math.ceil(angle / (FINE if radius > 50.0 else COARSE) - 1e-9)


@compiled
def arc_length(radius: float, angle: float) -> float:
    """The length of the straight legs around an arc."""
    parts = arc_parts(radius, angle)
    return 0.0 if parts == 0 else 2 * radius * parts * math.tan(angle / parts / 2)


@compiled
def arc_corner(site: Floats, turn: float, x: float, y: float, angle: float, parts: int, k: int) -> tuple[float, float]:
    """The k-th corner of the straight legs around an arc that begins at (x, y)."""
    part = angle / parts
    at = math.atan2(y - site[1], x - site[0]) + turn * part * (k + 0.5)
    far = site[2] / math.cos(part / 2)
    return site[0] + far * math.cos(at), site[1] + far * math.sin(at)


@compiled
def arc_free(
    land: Land,
    gait: Floats,
    bases: Floats,
    site: Floats,
    turn: float,
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    out: Floats,
) -> bool:
    """Whether one may go around a circle from one point to another."""
    angle = swept(site, turn, x1, y1, x2, y2)
    parts = arc_parts(site[2], angle)
    s = int(site[3])
    x, y = x1, y1
    for k in range(parts + 1):
        if k < parts:
            nx, ny = arc_corner(site, turn, x1, y1, angle, parts, k)
        else:
            nx, ny = x2, y2
        if parts > 0 and not leg_free(land, gait, bases, x, y, s, nx, ny, s, out):
            return False
        x, y = nx, ny
    return True


@compiled
def leg_free(
    land: Land, gait: Floats, bases: Floats, x1: float, y1: float, s1: int, x2: float, y2: float, s2: int, out: Floats
) -> bool:
    """Whether a leg of a path is allowed, with room for rounding; its counted length is written."""
    low = gait[RADIUS] - SEARCH_SLACK
    if x2 < low or y2 < low or x2 > land.size[0] - low or y2 > land.size[1] - low:
        return False
    if not supported(land, s2, x2, y2):
        return False
    return bool(assess(land, gait, bases, x1, y1, s1, x2, y2, s2, SEARCH_SLACK, out) == CLEAR)


@compiled
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


@compiled
def tangent(a: Floats, turn_a: float, b: Floats, turn_b: float, ring: float, out: Floats) -> bool:
    """Write the ends and the length of the leg that leaves one circle and reaches another; false if there is none."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    k = turn_b * b[2] - turn_a * a[2]
    if square <= k * k or square == 0.0:
        return False
    length = math.sqrt(square - k * k)
    ux, uy = (length * dx + k * dy) / square, (length * dy - k * dx) / square
    if ring > length:
        return False
    out[0] = a[0] + turn_a * a[2] * uy
    out[1] = a[1] - turn_a * a[2] * ux
    out[2] = b[0] + turn_b * b[2] * uy - ring * ux
    out[3] = b[1] - turn_b * b[2] * ux - ring * uy
    out[4] = length - ring
    return True


@compiled
def still_to_go(x: float, y: float, goals: Floats, guided: bool, leap: float) -> float:
    """A length that every path from here to the goal with at most two jumps has at least."""
    if not guided:
        return 0.0
    return float(max(0.0, math.hypot(goals[0, 0] - x, goals[0, 1] - y) - goals[0, 3] - 2 * leap))


@compiled
def spread(
    land: Land,
    gait: Floats,
    sites: Floats,
    goals: Floats,
    closed: Flags,
    limit: float,
    rows: Floats,
    count: int,
    row: int,
) -> tuple[Floats, int]:
    """Add the candidates that go on from a candidate: every tangent to a circle or place not yet closed."""
    guided, leap = goals.shape[0] == 1, free_length(land, gait)
    line = np.empty(5)
    here = rows[row]
    i = int(here[SITE])
    x, y, turn, so_far = here[TO_X], here[TO_Y], here[TURN], here[SO_FAR]
    for j in range(1, sites.shape[0]):
        if j == i or closed[j] or not steppable(land, gait, int(sites[i, 3]), int(sites[j, 3])):
            continue
        ring = goals[j - 1, 3] if j <= goals.shape[0] else 0.0
        for side in range(1 if sites[j, 2] == 0.0 else 2):
            turn_j = 2.0 * side - 1.0
            if not tangent(sites[i], turn, sites[j], turn_j, ring, line):
                continue
            angle = swept(sites[i], turn, x, y, line[0], line[1])
            if angle > LONGEST_ARC:
                continue
            free = leap if leap > 0.0 and may_leap(land, int(sites[i, 3]), int(sites[j, 3]), line) else 0.0
            least = so_far + arc_length(sites[i, 2], angle) + max(0.0, line[4] - free)
            if least + still_to_go(line[2], line[3], goals, guided, leap) > limit + LIMIT_SLACK:
                continue
            rows = grown(rows, count)
            new = rows[count]
            new[PARENT], new[SITE], new[TURN] = row, j, turn_j
            new[FROM_X], new[FROM_Y], new[TO_X], new[TO_Y] = line[0], line[1], line[2], line[3]
            new[SO_FAR], new[JUDGED] = least, 0.0
            count += 1
    return rows, count


@compiled
def may_leap(land: Land, s1: int, s2: int, line: Floats) -> bool:
    """Whether a leg could be a jump: between surfaces, across a notch of a raised one, or over a gap in the ground."""
    if s1 != s2 or s1 != 0:
        return True
    for p in range(land.pieces.shape[0]):
        ahead = land.pieces[p, 9] == 1.0 and box_meets(land.pieces[p], line[0], line[1], line[2], line[3], 0.0)
        if ahead:
            return True
    return False


@compiled
def free_length(land: Land, gait: Floats) -> float:
    """How much of a leg a jump, or a climb from rim to rim, may make free."""
    if (gait[JUMP] == 0.0 and gait[RIMS] == 0.0) or gait[FLY] == 1.0 or land.surfaces.shape[0] == 1:
        return 0.0
    return float((0.0 if gait[RIMS] == 1.0 else gait[JUMP]) + 2 * gait[RADIUS])


@compiled
def search(
    land: Land, gait: Floats, bases: Floats, start: Floats, goals: Floats, limit: float, wanted: int
) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Find shortest paths from the start to the goals, until so many goals are reached.

    Gives the sites, the candidates and for each goal the candidate that reached it, or -1.
    """
    guided, leap = goals.shape[0] == 1, free_length(land, gait)
    sites = all_sites(land, gait, bases, start, goals, limit + 2 * leap)
    arrival = np.empty(goals.shape[0], np.int64)
    for g in range(goals.shape[0]):
        arrival[g] = -1
    closed = np.zeros(sites.shape[0], np.bool_)
    best = np.zeros((sites.shape[0], 2), np.int64)
    rows = np.zeros((1024, 9))
    heap = np.empty((1024, 2))
    out = np.empty(8)
    rows[0, PARENT] = -1.0
    rows[0, TO_X], rows[0, TO_Y], rows[0, JUDGED] = start[0], start[1], 1.0
    heap, size = heap_push(heap, 0, 0.0, 0)
    count, reached = 1, 0
    while size > 0 and reached < wanted and count < MOST_CANDIDATES:
        row = int(heap[0, 1])
        size = heap_pop(heap, size)
        here = rows[row]
        i = int(here[SITE])
        if closed[i]:
            continue
        if here[JUDGED] == 0.0:
            real = judged_length(land, gait, bases, sites, rows, row, out)
            key = real + still_to_go(here[TO_X], here[TO_Y], goals, guided, leap)
            if real < 0.0 or key > limit + LIMIT_SLACK:
                continue
            late = real > here[SO_FAR] + 1e-6
            here[SO_FAR], here[JUDGED] = real, 1.0
            if late:
                heap, size = heap_push(heap, size, key, row)
                continue
        if sites[i, 2] == 0.0:
            closed[i] = True
        elif beaten(land, gait, bases, sites, rows, best, row, out):
            continue
        if 1 <= i <= goals.shape[0]:
            arrival[i - 1] = row
            reached += 1
            continue
        before = count
        rows, count = spread(land, gait, sites, goals, closed, limit, rows, count, row)
        for new in range(before, count):
            key = rows[new, SO_FAR] + still_to_go(rows[new, TO_X], rows[new, TO_Y], goals, guided, leap)
            heap, size = heap_push(heap, size, key, new)
    return sites, rows[:count], arrival


@compiled
def judged_length(land: Land, gait: Floats, bases: Floats, sites: Floats, rows: Floats, row: int, out: Floats) -> float:
    """The true length of a path up to the end of a candidate, -1 if it is not allowed."""
    here = rows[row]
    before = rows[int(here[PARENT])]
    site = sites[int(before[SITE])]
    s1, s2 = int(site[3]), int(sites[int(here[SITE]), 3])
    if not leg_free(land, gait, bases, here[FROM_X], here[FROM_Y], s1, here[TO_X], here[TO_Y], s2, out):
        return -1.0
    length = out[LENGTH]
    if site[2] > 0.0:
        fx, fy, turn = before[TO_X], before[TO_Y], before[TURN]
        if not arc_free(land, gait, bases, site, turn, fx, fy, here[FROM_X], here[FROM_Y], out):
            return -1.0
        length += arc_length(site[2], swept(site, turn, fx, fy, here[FROM_X], here[FROM_Y]))
    return float(before[SO_FAR] + length)


@compiled
def beaten(
    land: Land, gait: Floats, bases: Floats, sites: Floats, rows: Floats, best: NDArray[np.int64], row: int, out: Floats
) -> bool:
    """Whether an earlier arrival at the same circle gets to this point at least as soon; otherwise this one is kept."""
    here = rows[row]
    i = int(here[SITE])
    side = 0 if here[TURN] < 0.0 else 1
    earlier = best[i, side]
    if earlier > 0:
        other = rows[earlier]
        angle = swept(sites[i], here[TURN], other[TO_X], other[TO_Y], here[TO_X], here[TO_Y])
        if angle <= LONGEST_ARC and other[SO_FAR] + arc_length(sites[i, 2], angle) <= here[SO_FAR] + 1e-6:
            return bool(
                arc_free(land, gait, bases, sites[i], here[TURN], other[TO_X], other[TO_Y], here[TO_X], here[TO_Y], out)
            )
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
    count = 1
    for k in range(length - 2, -1, -1):
        here = rows[chain[k]]
        site = sites[int(here[SITE])]
        if site[2] == 0.0:
            spots = grown(spots, count)
            spots[count, 0], spots[count, 1], spots[count, 2] = here[TO_X], here[TO_Y], site[3]
            count += 1
        elif k > 0:
            after = rows[chain[k - 1]]
            angle = swept(site, here[TURN], here[TO_X], here[TO_Y], after[FROM_X], after[FROM_Y])
            parts = arc_parts(site[2], angle)
            for part in range(parts):
                spots = grown(spots, count)
                x, y = arc_corner(site, here[TURN], here[TO_X], here[TO_Y], angle, parts, part)
                spots[count, 0], spots[count, 1], spots[count, 2] = x, y, site[3]
                count += 1
            if parts == 0 and site[3] != sites[int(after[SITE]), 3]:
                spots = grown(spots, count)
                spots[count, 0], spots[count, 1], spots[count, 2] = here[TO_X], here[TO_Y], site[3]
                count += 1
    return spots[:count]
