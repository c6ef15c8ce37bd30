"""Compiled kernels of crossing: the places from which a unit can choose.

Import this module late: it brings the compiler with it.
"""

import math

import numpy as np

from escarmouche.table.compiling import Flags, Floats, compiled

SLACK = 1e-9
"""Sides that may be as near as the nearest so far are measured exactly."""
X, Y, SURFACE, FAR, OFF, Z = range(6)
"""What the row of a place holds: where it is, how far from what is crossed and from the leader, how high it lies."""


@compiled
def beyond_reach(dx: float, dy: float, reach: float) -> bool:
    """Whether a distance is clearly more than a reach, which is told without a root."""
    return dx * dx + dy * dy > (reach + 1.0) * (reach + 1.0)


@compiled
def from_outline(corners: Floats, x: float, y: float, ahead: Floats) -> tuple[bool, float, float]:
    """Whether a point lies inside an outline, how far it is from it, and how much it lies ahead of it."""
    inside, far, beyond, nearest = False, math.inf, 0.0, math.inf
    for k in range(len(corners)):
        x1, y1 = corners[k]
        x2, y2 = corners[(k + 1) % len(corners)]
        dx, dy = x2 - x1, y2 - y1
        if dy != 0.0 and (y1 > y) != (y2 > y) and x < x1 + (y - y1) / dy * dx:
            inside = not inside
        share = min(1.0, max(0.0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)))
        off_x, off_y = x - x1 - share * dx, y - y1 - share * dy
        square = off_x * off_x + off_y * off_y
        if square > nearest:
            continue
        gap = math.hypot(off_x, off_y)
        if gap < far:
            far, beyond = gap, (off_x * ahead[0] + off_y * ahead[1]) / max(gap, 1.0)
            nearest = square * (1.0 + SLACK) + SLACK
    return inside, far, beyond


@compiled
def places(
    corners: Floats, ahead: Floats, least: float, xs: Floats, ys: Floats, head: Floats, radius: float, reach: float,
    surface: float, z: float, on_top: bool,
) -> Floats:  # fmt: skip
    """The points of a grid within reach of the leader: on top of what is crossed, or beyond it."""
    rows, count = np.empty((len(xs) * len(ys), 6)), 0
    for y in ys:
        for x in xs:
            if beyond_reach(x - head[0], y - head[1], reach + 2 * radius):
                continue
            aside = max(0.0, math.hypot(x - head[0], y - head[1]) - 2 * radius)
            off = math.hypot(aside, z - head[2])
            if off > reach:
                continue
            inside, far, beyond = from_outline(corners, x, y, ahead)
            if inside if on_top else not inside and beyond > least:
                rows[count, X], rows[count, Y], rows[count, SURFACE] = x, y, surface
                rows[count, FAR] = 0.0 if on_top else max(0.0, far - radius)
                rows[count, OFF], rows[count, Z] = off, z
                count += 1
    return rows[:count]


@compiled
def clear(rows: Floats, bodies: Floats, radius: float, height: float) -> Flags:
    """Which places are clear of some bases."""
    found = np.ones(len(rows), np.bool_)
    for i in range(len(rows)):
        for bx, by, bz, wide, tall in bodies:
            dx, dy = rows[i, X] - bx, rows[i, Y] - by
            if beyond_reach(dx, dy, radius + wide) or abs(rows[i, Z] - bz) > min(height, tall):
                continue
            if math.hypot(dx, dy) < radius + wide:
                found[i] = False
                break
    return found


@compiled
def near(rows: Floats, bodies: Floats, radius: float, reach: float) -> Flags:
    """Which places are within reach of one of some bases."""
    found = np.zeros(len(rows), np.bool_)
    for i in range(len(rows)):
        for bx, by, bz, wide, _ in bodies:
            dx, dy = rows[i, X] - bx, rows[i, Y] - by
            if beyond_reach(dx, dy, reach + radius + wide):
                continue
            gap = max(0.0, math.hypot(dx, dy) - wide - radius)
            if math.hypot(gap, rows[i, Z] - bz) <= reach:
                found[i] = True
                break
    return found
