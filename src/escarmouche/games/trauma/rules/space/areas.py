"""The area of a unit: the hull of its bases, whether two units are intermingled, and how deep an area is on a line."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TypeAlias

import msgspec

from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.state import NO_MODEL, Model, Unit

Point: TypeAlias = tuple[float, float]
Outline: TypeAlias = tuple[Point, ...]
ROUND, ROUGH = 64, 16
"""How many corners stand for the round of a base, exactly and roughly."""
NEARLY = 1.0
"""What lies by more than this behind a line or beside it is not looked at closely."""


def hull(points: Sequence[Point]) -> Outline:
    """The corners of the smallest convex shape around some points, counter-clockwise."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    lower, upper = _chain(ordered), _chain(ordered[::-1])
    return tuple(lower[:-1] + upper[:-1])


def _chain(points: Sequence[Point]) -> list[Point]:
    """The corners of a hull from the first point to the last, with everything on their left."""
    corners: list[Point] = []
    for point in points:
        while len(corners) > 1 and _turn(corners[-2], corners[-1], point) <= 0:
            corners.pop()
        corners.append(point)
    return corners


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def hulls_meet(a: Outline, b: Outline) -> bool:
    """Whether two hulls, which may be mere points or lines, have a point in common."""
    if len(a) == 1 and len(b) == 1:
        return a == b
    return not any(_parts(axis, a, b) for axis in (*_axes(a), *_axes(b)))


def _axes(outline: Outline) -> list[Point]:
    """The directions in which a hull may be parted from another."""
    if len(outline) == 1:
        return []
    sides = [(q[0] - p[0], q[1] - p[1]) for p, q in zip(outline, outline[1:] + outline[:1], strict=True)]
    along = sides[:1] if len(outline) == 2 else []
    return [*((-dy, dx) for dx, dy in sides), *along]


def _parts(axis: Point, a: Outline, b: Outline) -> bool:
    here = [axis[0] * x + axis[1] * y for x, y in a]
    there = [axis[0] * x + axis[1] * y for x, y in b]
    return max(here) < min(there) or max(there) < min(here)


# Units


def groups(battle: Battle, unit: Unit) -> list[list[Model]]:
    """The models of a unit that stand together: all of them, or a separated sniper and the rest."""
    alive = battle.alive(unit)
    if unit.apart == NO_MODEL:
        return [alive]
    alone = [model for model in alive if model.id == unit.apart]
    return [group for group in ([model for model in alive if model.id != unit.apart], alone) if group]


def centre_hulls(battle: Battle, unit: Unit) -> list[Outline]:
    """The hulls around the centres of the bases of a unit."""
    hulls: list[Outline] = battle.of_unit(
        unit, "hulls", lambda: [hull([(model.x, model.y) for model in group]) for group in groups(battle, unit)]
    )
    return hulls


@rule("TRA-MOVE-11")
def intermingled(a: Sequence[Outline], b: Sequence[Outline]) -> bool:
    """Two units are intermingled if the hull of the base centres of one meets that of the other."""
    return any(hulls_meet(one, other) for one in a for other in b)


def area(battle: Battle, unit: Unit, corners: int = ROUND) -> Outline:
    """The area of a unit: the hull of the bases of its models."""
    found: Outline = battle.of_unit(unit, ("area", corners), lambda: _area(battle, unit, corners))
    return found


def _area(battle: Battle, unit: Unit, corners: int) -> Outline:
    radius = battle.radius(unit)
    turns = [2 * math.pi * turn / corners for turn in range(corners)]
    rim = [(radius * math.cos(turn), radius * math.sin(turn)) for turn in turns]
    models = groups(battle, unit)[0]
    return hull([(model.x + dx, model.y + dy) for model in models for dx, dy in rim])


# Lines through areas


class Chord(msgspec.Struct, frozen=True):
    """Where a straight line from a start passes through an area: how far from the start it comes in and goes out."""

    enters: float
    leaves: float

    @property
    def thickness(self) -> float:
        """How much of the area lies before whoever stands at the start."""
        return self.leaves - max(0.0, self.enters)


def chord(outline: Outline, start: Point, toward: Point) -> Chord | None:
    """The first passage of a ray through an area; None if it misses it."""
    dx, dy = toward[0] - start[0], toward[1] - start[1]
    length = math.hypot(dx, dy)
    if length == 0.0:
        return None
    ux, uy = dx / length, dy / length
    cuts = sorted(_cuts(outline, start, ux, uy))
    inside = [
        (since, until)
        for since, until in pairwise(cuts)
        if until > 0.0 and contains(outline, *_at(start, ux, uy, (since + until) / 2))
    ]
    if not inside:
        return None
    enters, leaves = inside[0]
    for since, until in inside[1:]:
        if since > leaves:
            break
        leaves = until
    return Chord(enters, leaves)


def strip_chords(outline: Outline, start: Point, toward: Point, half: float) -> list[Chord]:
    """The passages of a strip, so wide on either side of its middle line, through a hull: all that could be deepest."""
    dx, dy = toward[0] - start[0], toward[1] - start[1]
    length = math.hypot(dx, dy)
    if length == 0.0:
        return []
    ux, uy = dx / length, dy / length
    if max(ux * (x - start[0]) + uy * (y - start[1]) for x, y in outline) < -NEARLY:
        return []
    aside = [ux * (y - start[1]) - uy * (x - start[0]) for x, y in outline]
    if min(aside) > half + NEARLY or max(aside) < -half - NEARLY:
        return []
    lines = [*(off for off in aside if abs(off) < half), -half, half]
    found = [
        chord(outline, (start[0] - off * uy, start[1] + off * ux), (toward[0] - off * uy, toward[1] + off * ux))
        for off in lines
    ]
    return [passage for passage in found if passage is not None]


def off_line(outline: Outline, start: Point, end: Point) -> float:
    """How far an area lies off a straight way, 0 if the way leads through it."""
    passage = chord(outline, start, end)
    if passage is not None and passage.enters <= math.dist(start, end):
        return 0.0
    return min(away(outline, *start), away(outline, *end), *(_to_side(x, y, start, end) for x, y in outline))


def _at(start: Point, ux: float, uy: float, far: float) -> Point:
    return (start[0] + far * ux, start[1] + far * uy)


def _cuts(outline: Outline, start: Point, ux: float, uy: float) -> set[float]:
    """How far along a line it crosses the sides of an area."""
    found: set[float] = set()
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        a = ux * (y1 - start[1]) - uy * (x1 - start[0])
        b = ux * (y2 - start[1]) - uy * (x2 - start[0])
        if a == b or (a > 0) == (b > 0):
            continue
        share = a / (a - b)
        found.add(ux * (x1 + share * (x2 - x1) - start[0]) + uy * (y1 + share * (y2 - y1) - start[1]))
    return found


def contains(outline: Outline, x: float, y: float) -> bool:
    """Whether a point lies inside an area."""
    inside = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            inside = not inside
    return inside


def away(outline: Outline, x: float, y: float) -> float:
    """The distance from a point to an area, 0 inside."""
    if len(outline) > 2 and contains(outline, x, y):
        return 0.0
    return min(_to_side(x, y, p, q) for p, q in zip(outline, outline[1:] + outline[:1], strict=True))


def _to_side(x: float, y: float, p: Point, q: Point) -> float:
    dx, dy = q[0] - p[0], q[1] - p[1]
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, ((x - p[0]) * dx + (y - p[1]) * dy) / square)) if square else 0.0
    return math.hypot(x - p[0] - share * dx, y - p[1] - share * dy)
