"""Measuring on the table: distances between bases, arcs, circles, strips and corridors."""

import math
from collections.abc import Iterable

import msgspec

from escarmouche.table.table import TOLERANCE, Piece, contains, from_box, point_apart

CONTACT = 5
"""Bases this near touch one another."""

FULL_TURN = 3600
"""Tenths of a degree in a circle."""


class Body(msgspec.Struct, frozen=True):
    """An upright cylinder: a base at an elevation, and how high the model is."""

    x: int
    y: int
    z: int
    radius: int
    height: int


def centres(a: Body, b: Body) -> float:
    """The horizontal distance between the centres."""
    return math.hypot(a.x - b.x, a.y - b.y)


def gap(a: Body, b: Body) -> float:
    """The horizontal distance between the rims, 0 where the bases lie over one another."""
    return max(0.0, centres(a, b) - a.radius - b.radius)


def rise(a: Body, b: Body) -> int:
    """The vertical distance between the bases."""
    return abs(a.z - b.z)


def distance(a: Body, b: Body) -> float:
    """The straight line in space between the closest points of two bases."""
    aside = math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius
    if a.z == b.z:
        return aside if aside > 0.0 else 0.0
    return math.hypot(aside if aside > 0.0 else 0.0, a.z - b.z)


def farthest(a: Body, b: Body) -> float:
    """The distance in space from the rim of a to the farthest point of the base of b."""
    return math.hypot(max(0.0, centres(a, b) - a.radius + b.radius), rise(a, b))


def nearest(body: Body, others: Iterable[Body]) -> float:
    """The distance to the nearest of several bodies; infinite if there are none."""
    return min((distance(body, other) for other in others), default=math.inf)


def within(length: float, limit: float, tolerance: float = TOLERANCE) -> bool:
    """Whether a length is at most the limit, within the tolerance."""
    return length <= limit + tolerance


def over(length: float, limit: float, tolerance: float = TOLERANCE) -> bool:
    """Whether a length is more than the limit, by more than the tolerance."""
    return length > limit + tolerance


def at_least(length: float, limit: float, tolerance: float = TOLERANCE) -> bool:
    """Whether a length is the limit or more, within the tolerance."""
    return length >= limit - tolerance


def less(length: float, limit: float, tolerance: float = TOLERANCE) -> bool:
    """Whether a length is less than the limit, by more than the tolerance."""
    return length < limit - tolerance


def contact(a: Body, b: Body) -> bool:
    """Whether two bases touch."""
    return distance(a, b) <= CONTACT


def overlaps(a: Body, b: Body) -> bool:
    """Whether two bases on one level lie over one another."""
    return a.z == b.z and less(centres(a, b), a.radius + b.radius)


def to_segment(x: float, y: float, p: tuple[float, float], q: tuple[float, float]) -> float:
    """The distance from a point to the segment pq."""
    return point_apart((x, y), p, q)


def to_piece(piece: Piece, x: int, y: int) -> float:
    """The horizontal distance from a point to a piece, 0 inside."""
    if piece.upright:
        return from_box(piece.box, x, y)
    if contains(piece, x, y):
        return 0.0
    return min(point_apart((x, y), a, b) for a, b in piece.edges)


def bearing(x1: float, y1: float, x2: float, y2: float) -> float:
    """The direction from the first point to the second in tenths of a degree, 0 along x, counter-clockwise."""
    return math.degrees(math.atan2(y2 - y1, x2 - x1)) * 10 % FULL_TURN


def off_facing(facing: int, x: int, y: int, px: float, py: float) -> float:
    """How far a point lies off the direction one faces, in tenths of a degree, 0 to 1800."""
    turned = abs(bearing(x, y, px, py) - facing) % FULL_TURN
    return min(turned, FULL_TURN - turned)


def in_arc(facing: int, width: int, x: int, y: int, px: float, py: float) -> bool:
    """Whether a point lies in the arc of this width about the facing (tenths of a degree); one's own place does."""
    if (x, y) == (px, py):
        return True
    beyond = off_facing(facing, x, y, px, py) - width / 2
    if beyond <= 0:
        return True
    aside = math.hypot(px - x, py - y) * math.sin(math.radians(beyond / 10))
    return beyond < FULL_TURN / 4 and aside <= TOLERANCE + 1e-6


def in_corridor(p: tuple[float, float], q: tuple[float, float], width: float, x: float, y: float) -> bool:
    """Whether a point lies in the rectangle of this width along the segment pq."""
    return corridor_touches(p, q, width, x, y, 0)


def corridor_touches(
    p: tuple[float, float], q: tuple[float, float], width: float, x: float, y: float, radius: float
) -> bool:
    """Whether any part of a base lies in the rectangle of this width along the segment pq."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    length = math.hypot(dx, dy)
    if length == 0:
        return within(math.hypot(x - p[0], y - p[1]), radius)
    along = ((x - p[0]) * dx + (y - p[1]) * dy) / length
    across = abs((x - p[0]) * dy - (y - p[1]) * dx) / length
    beside = max(0.0, across - width / 2)
    beyond = max(0.0, -along, along - length)
    return within(math.hypot(beside, beyond), radius)


def inches(number: float) -> int:
    """A length in inches as whole thousandths."""
    return round(number * 1000)
