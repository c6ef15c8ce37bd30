"""Compiled kernels of measuring and sight.

Bodies are rows of (x, y, z, radius, height). Import this module late: it brings the compiler with it.
"""

import math

import numpy as np

from escarmouche.table.compiling import Flags, Floats, Numbers, compiled, lent
from escarmouche.table.sight.kernels import probe
from escarmouche.table.table import TOLERANCE


@compiled
def gaps(rows: Floats, start: int, end: int) -> Floats:
    """The distance of some bodies, those from `start` to `end`, from all: in space between the closest points."""
    found = np.empty((end - start, len(rows)))
    for i in range(end - start):
        for k in range(len(rows)):
            found[i, k] = gap_between(rows, start + i, rows, k)
    return found


@compiled
def nearest(some: Floats, rows: Floats, units: Numbers, count: int) -> Floats:
    """The distance of some bodies from the nearest body of each of `count` units, infinite where it has none here."""
    found = np.full((len(some), count), math.inf)
    for i in range(len(some)):
        for k in range(len(rows)):
            found[i, units[k]] = min(found[i, units[k]], gap_between(some, i, rows, k))
    return found


@compiled
def across(rows: Floats, start: int, end: int, units: Numbers, count: int) -> Floats:
    """How far across some bodies, those from `start` to `end`, are from the nearest body of each of `count` units."""
    found = np.full((end - start, count), math.inf)
    for i in range(end - start):
        for k in range(len(rows)):
            aside = math.hypot(rows[start + i, 0] - rows[k, 0], rows[start + i, 1] - rows[k, 1])
            found[i, units[k]] = min(found[i, units[k]], aside - rows[start + i, 3] - rows[k, 3])
    return found


@compiled
def around(rows: Floats, units: Numbers, rooms: Floats, radius: float, height: float) -> Floats:
    """Bodies as obstacles for a mover of this size, those of units to which a room of 0 or more must be left.

    An obstacle is a row of (x, y, z, touch, room, level), as the kernels of movement read it.
    """
    found = np.empty((len(rows), 6))
    count = 0
    for k in range(len(rows)):
        room = rooms[units[k]]
        if room >= 0.0:
            found[count, 0], found[count, 1], found[count, 2] = rows[k, 0], rows[k, 1], rows[k, 2]
            found[count, 3], found[count, 4] = rows[k, 3] + radius, room
            found[count, 5] = max(TOLERANCE, min(rows[k, 4], height))
            count += 1
    return found[:count]


@compiled
def coherent(rows: Floats, link: float, spread: float, chain: bool) -> bool:
    """Whether bodies stand together: each linked to another, none far from any, and all in one chain if that counts."""
    count = len(rows)
    joined, open_ = np.zeros(count, np.bool_), np.zeros(count, np.int64)
    joined[0] = True
    waiting = reached = 1
    lonely = count
    for i in range(count):
        linked = False
        for k in range(count):
            gap = gap_between(rows, i, rows, k)
            if gap > spread:
                return False
            linked = linked or (k != i and gap <= link)
        lonely -= linked
    while waiting > 0:
        waiting -= 1
        i = open_[waiting]
        for k in range(count):
            if not joined[k] and gap_between(rows, i, rows, k) <= link:
                joined[k] = True
                open_[waiting] = k
                waiting, reached = waiting + 1, reached + 1
    return lonely == 0 and (reached == count or not chain)


@lent
def gap_between(some: Floats, i: int, rows: Floats, k: int) -> float:
    """The distance between two bodies, in space between the closest points."""
    aside = math.hypot(some[i, 0] - rows[k, 0], some[i, 1] - rows[k, 1]) - some[i, 3] - rows[k, 3]
    return math.hypot(max(0.0, aside), some[i, 2] - rows[k, 2])


@compiled
def points_of(body: tuple[float, float, float, float, float], ux: float, uy: float, low: float) -> Floats:
    """The nine points of a body that may be seen from the direction (ux, uy): its middle, and four below and above."""
    x, y, z, radius, height = body
    points = np.empty((9, 3))
    points[0, 0], points[0, 1], points[0, 2] = x, y, z + height / 2
    sx, sy = ux, uy
    for k in range(1, 5):
        points[k, 0], points[k, 1], points[k, 2] = x + radius * sx, y + radius * sy, z + low
        points[k + 4, 0], points[k + 4, 1], points[k + 4, 2] = points[k, 0], points[k, 1], z + height
        sx, sy = -sy, sx
    return points


@compiled
def points_of_all(bodies: Floats, toward: Floats, low: float) -> Floats:
    """The same of some bodies, each seen from a direction of its own."""
    points = np.empty((len(bodies), 9, 3))
    for k in range(len(bodies)):
        body = (bodies[k, 0], bodies[k, 1], bodies[k, 2], bodies[k, 3], bodies[k, 4])
        points[k] = points_of(body, toward[k, 0], toward[k, 1], low)
    return points


@compiled
def shown(
    pieces: Floats, edges: Floats, blocks: Flags, graze: float, eye: tuple[float, float, float],
    body: tuple[float, float, float, float, float], toward: tuple[float, float], low: float,
    rows: Floats, units: Numbers, viewers: int, targets: int,
) -> bool:  # fmt: skip
    """Whether a body shows one of its points to an eye, past the pieces that block and all units but these two."""
    between = np.empty((len(rows), 5))
    count = 0
    for k in range(len(rows)):
        if units[k] != viewers and units[k] != targets:
            between[count] = rows[k]
            count += 1
    points = points_of(body, toward[0], toward[1], low)
    blockers = np.empty(len(points), np.int32)
    return probe(pieces, edges, blocks, eye, points, between[:count], graze, blockers) > 0
