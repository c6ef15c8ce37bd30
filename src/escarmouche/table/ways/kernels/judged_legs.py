"""Compiled kernels of movement: judging the legs of a path and the arcs around circles, each of them once.

Known legs are rows of (tag, x1, y1, x2, y2, centre x, centre y, length). The tag is a stamp, which stands for the land,
the gait and the bases for which the leg was judged, with its surfaces, or the surface and the turn of an arc; the
length is -1 where the way is not free. A row is looked for in one place only, and gives way to the next one there.
Import this module late.
"""

import math

from escarmouche.table.compiling import Floats, inlined, lent
from escarmouche.table.ways.kernels.obstacles import RADIUS, Land, supported
from escarmouche.table.ways.kernels.straight_legs import CLEAR, LENGTH, assess

SEARCH_SLACK = 1.0
"""Stricter than the tolerance of the rules, so that rounding a path to whole thousandths keeps it legal."""
FINE = math.radians(6.0)
COARSE = math.radians(60.0)
FIRST_APART = 16
TAG, X1, Y1, X2, Y2, CENTRE_X, CENTRE_Y, COUNTED = range(8)
"""Columns of known legs."""
MOST_SURFACES = 4096.0
TAGS = 4 * MOST_SURFACES * MOST_SURFACES
"""How many tags there are for one stamp."""


@lent
def swept(sites: Floats, i: int, turn: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """The angle from one point of a circle to another in the direction of the turn."""
    if sites[i, 2] == 0.0:
        return 0.0
    return turned(turn, math.atan2(y1 - sites[i, 1], x1 - sites[i, 0]), math.atan2(y2 - sites[i, 1], x2 - sites[i, 0]))


@inlined
def turned(turn: float, before: float, after: float) -> float:
    """The angle from one direction to another in the direction of the turn."""
    angle = turn * (after - before)
    if angle < 0.0:
        angle += 2 * math.pi
    return 0.0 if angle > 2 * math.pi - 1e-7 else angle


@inlined
def arc_parts(radius: float, angle: float) -> int:
    """How many straight legs go around an arc."""
    if angle <= 1e-7:
        return 0
    return math.ceil(angle / (FINE if radius > 50.0 else COARSE) - 1e-9)


@inlined
def arc_length(radius: float, angle: float) -> float:
    """The length of the straight legs around an arc."""
    parts = arc_parts(radius, angle)
    return 0.0 if parts == 0 else 2 * radius * parts * math.tan(angle / parts / 2)


@lent
def arc_corner(
    sites: Floats, i: int, turn: float, x: float, y: float, angle: float, parts: int, k: int
) -> tuple[float, float]:
    """The k-th corner of the straight legs around an arc that begins at (x, y)."""
    part = angle / parts
    at = math.atan2(y - sites[i, 1], x - sites[i, 0]) + turn * part * (k + 0.5)
    far = sites[i, 2] / math.cos(part / 2)
    return sites[i, 0] + far * math.cos(at), sites[i, 1] + far * math.sin(at)


@lent
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


@lent
def arc_free(
    land: Land,
    gait: Floats,
    bases: Floats,
    sites: Floats,
    i: int,
    turn: float,
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    out: Floats,
) -> bool:
    """Whether one may go around a circle from one point to another."""
    angle = swept(sites, i, turn, x1, y1, x2, y2)
    parts = arc_parts(sites[i, 2], angle)
    if parts == 0:
        return True
    s = int(sites[i, 3])
    # Legs far apart are looked at first, then those halfway between, so that what is in the way of an arc is soon met.
    apart = FIRST_APART
    while apart > 0:
        for k in range(0, parts + 1, apart):
            if apart < FIRST_APART and k % (2 * apart) == 0:
                continue
            x, y, nx, ny = x1, y1, x2, y2
            if k > 0:
                x, y = arc_corner(sites, i, turn, x1, y1, angle, parts, k - 1)
            if k < parts:
                nx, ny = arc_corner(sites, i, turn, x1, y1, angle, parts, k)
            if not leg_free(land, gait, bases, x, y, s, nx, ny, s, out):
                return False
        apart //= 2
    return True


@inlined
def place_of(known: Floats, tag: float, x1: float, y1: float, x2: float, y2: float) -> int:
    """The row in which a leg is kept if it is known."""
    mixed = int(x1 * 64.0) * 0x9E3779B1 + int(y1 * 64.0) * 0x85EBCA77 + int(x2 * 64.0) * 0xC2B2AE3D
    mixed += int(y2 * 64.0) * 0x27D4EB2F + int(tag) * 0x165667B1
    mixed ^= mixed >> 23
    return (mixed * 0x2545F491 >> 20) & (known.shape[0] - 1)


@inlined
def is_known(row: Floats, tag: float, x1: float, y1: float, x2: float, y2: float, x: float, y: float) -> bool:
    """Whether a row is what is known of a leg."""
    if row[TAG] != tag or row[X1] != x1 or row[Y1] != y1 or row[X2] != x2 or row[Y2] != y2:
        return False
    return bool(row[CENTRE_X] == x and row[CENTRE_Y] == y)


@inlined
def note(
    row: Floats, tag: float, x1: float, y1: float, x2: float, y2: float, x: float, y: float, length: float
) -> None:
    """Keep what is known of a leg."""
    row[TAG], row[X1], row[Y1], row[X2], row[Y2] = tag, x1, y1, x2, y2
    row[CENTRE_X], row[CENTRE_Y], row[COUNTED] = x, y, length


@lent
def leg_length(
    land: Land,
    gait: Floats,
    bases: Floats,
    known: Floats,
    stamp: float,
    x1: float,
    y1: float,
    s1: int,
    x2: float,
    y2: float,
    s2: int,
    out: Floats,
) -> float:
    """What a leg of a path counts, -1 if it is not allowed."""
    tag = stamp * TAGS + s1 * MOST_SURFACES + s2
    row = known[place_of(known, tag, x1, y1, x2, y2)]
    if not is_known(row, tag, x1, y1, x2, y2, 0.0, 0.0):
        length = out[LENGTH] if leg_free(land, gait, bases, x1, y1, s1, x2, y2, s2, out) else -1.0
        note(row, tag, x1, y1, x2, y2, 0.0, 0.0, length)
    return float(row[COUNTED])


@lent
def arc_allowed(
    land: Land,
    gait: Floats,
    bases: Floats,
    known: Floats,
    stamp: float,
    sites: Floats,
    i: int,
    turn: float,
    x1: float,
    y1: float,
    x2: float,
    y2: float,
    out: Floats,
) -> bool:
    """Whether one may go around a circle from one point to another."""
    x, y = sites[i, 0], sites[i, 1]
    tag = (stamp + 0.5) * TAGS + 2.0 * sites[i, 3] + (1.0 if turn > 0.0 else 0.0)
    row = known[place_of(known, tag, x1, y1, x2, y2)]
    if not is_known(row, tag, x1, y1, x2, y2, x, y):
        free = arc_free(land, gait, bases, sites, i, turn, x1, y1, x2, y2, out)
        note(row, tag, x1, y1, x2, y2, x, y, 0.0 if free else -1.0)
    return bool(row[COUNTED] >= 0.0)
