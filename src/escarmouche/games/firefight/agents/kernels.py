"""Compiled kernels of the officers: spots within reach, what they are worth, and how far they are from units.

Import this module late: it brings the compiler with it.
"""

import math

import numpy as np

from escarmouche.table.compiling import Floats, Numbers, compiled, lent
from escarmouche.table.ways.kernels.entrances import land_on
from escarmouche.table.ways.kernels.obstacles import Land
from escarmouche.table.ways.kernels.underfoot import standing_surface

DIRECTIONS = 8
AROUND = 4
"""From so many sides an objective is gone up to."""
PROGRESS = 0.6
"""The share of an objective's worth that counts for a unit one rush away from it."""
HOPELESS = 0.1
"""The share of its worth that an objective counts for if it cannot be reached any more."""
SECOND = 0.15
"""The share of its worth that a second objective adds."""


@compiled
def spots_around(
    sheet: Floats, start: tuple[int, int, int], strides: tuple[int, int], marks: Floats, radius: int, inside: int
) -> Numbers:
    """Spots for a lead, with the surface under each: toward and around the objectives, and in all directions.

    `strides` are how far it advances and rushes, `inside` how far from an objective it stops; marks are rows of x, y.
    """
    land = land_on(sheet)
    found = np.empty((len(marks) * (2 + AROUND) + 3 * DIRECTIONS, 3), np.int64)
    count, (advance, rush) = 0, strides
    sx, sy = float(start[0]), float(start[1])
    for k in range(len(marks)):
        dx, dy = marks[k, 0] - sx, marks[k, 1] - sy
        far = math.hypot(dx, dy)
        far = far if far > 0.0 else 1.0
        for most in (advance, rush):
            length = min(float(most), max(0.0, far - inside))
            count = add(land, found, count, sx + dx * length / far, sy + dy * length / far, radius)
        if far - inside <= rush:
            for turn in range(AROUND):
                angle = 2 * math.pi * turn / AROUND
                x, y = marks[k, 0] + inside * math.cos(angle), marks[k, 1] + inside * math.sin(angle)
                if math.hypot(x - sx, y - sy) <= rush:
                    count = add(land, found, count, x, y, radius)
    for length, turns in ((float(advance), DIRECTIONS), (float(rush), DIRECTIONS), (advance / 2, DIRECTIONS // 2)):
        for turn in range(turns):
            angle = 2 * math.pi * turn / turns
            count = add(land, found, count, sx + length * math.cos(angle), sy + length * math.sin(angle), radius)
    return found[:count]


@lent
def add(land: Land, found: Numbers, count: int, x: float, y: float, radius: int) -> int:
    """Write a spot with the surface under it, if a base there is on the table; tell how many there are then."""
    px, py = round(x), round(y)
    if not (radius <= px <= land.size[0] - radius and radius <= py <= land.size[1] - radius):
        return count
    found[count, 0], found[count, 1], found[count, 2] = px, py, standing_surface(land, float(px), float(py))
    return count + 1


@compiled
def takings(
    spots: Numbers, heights: Floats, radius: int, marks: Floats, goal: int, route: Floats, shares: Floats,
    stake: float, within: float, rush: int, rounds: int,
) -> Floats:  # fmt: skip
    """What standing at each of some spots is worth for the objectives: being there, or being on the way.

    Marks are rows of x, y, z, each with its share for this unit in what is at stake; it is there `within` so much of
    one. To the one that is its goal it goes by a route of some corners, or straight if there are none.
    """
    found = np.empty(len(spots))
    for i in range(len(spots)):
        x, y, z = float(spots[i, 0]), float(spots[i, 1]), heights[spots[i, 2]]
        first = second = -math.inf
        for k in range(len(marks)):
            gap = math.hypot(max(0.0, math.hypot(x - marks[k, 0], y - marks[k, 1]) - radius), z - marks[k, 2])
            if k == goal and len(route) > 0 and gap > within:
                gap = max(gap, remaining(route, x, y))
            value = nearness(gap, within, rush, rounds) * shares[k] * stake
            if value > first:
                first, second = value, first
            else:
                second = max(second, value)
        found[i] = first + SECOND * second if len(marks) > 1 else first
    return found


@lent
def nearness(gap: float, within: float, rush: int, rounds: int) -> float:
    """The share of an objective's worth that counts at a distance, with so many rounds left to get there."""
    if gap <= within:
        return 1.0
    turns = max(0.0, gap - within) / max(1, rush)
    return float(PROGRESS ** (0.3 + turns) if math.ceil(turns) <= rounds else HOPELESS * PROGRESS**turns)


@lent
def remaining(corners: Floats, x: float, y: float) -> float:
    """How far it is from a point to the end of a way: to the nearest point of the way, and along it from there."""
    found, left = math.inf, 0.0
    for k in range(len(corners) - 2, -1, -1):
        dx, dy = corners[k + 1, 0] - corners[k, 0], corners[k + 1, 1] - corners[k, 1]
        length = math.hypot(dx, dy)
        left += length
        ox, oy = x - corners[k, 0], y - corners[k, 1]
        share = min(1.0, max(0.0, (ox * dx + oy * dy) / max(1.0, length * length)))
        found = min(found, math.hypot(ox - share * dx, oy - share * dy) + left - share * length)
    return found


@compiled
def aparts(spots: Numbers, rows: Floats, units: Numbers, wanted: Numbers, rooms: Floats) -> Floats:
    """For each spot and each wanted unit the distance across to its nearest base, with so much room between centres."""
    found = np.empty((len(spots), len(wanted)))
    for i in range(len(spots)):
        for column in range(len(wanted)):
            near = math.inf
            for k in range(len(rows)):
                if units[k] == wanted[column]:
                    near = min(near, math.hypot(spots[i, 0] - rows[k, 0], spots[i, 1] - rows[k, 1]))
            found[i, column] = max(0.0, near - rooms[column])
    return found
