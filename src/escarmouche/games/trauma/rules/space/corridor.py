"""The fire corridor: the ground between the firing unit and its target, and who stands in it."""

import math
from collections.abc import Iterator, Sequence
from typing import TypeAlias

from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.activation.states import heads_down
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.shooting.salvos import Salvo
from escarmouche.games.trauma.rules.space.lines_of_sight import onlookers, seen_models
from escarmouche.games.trauma.rules.space.measure import box, has_lone, members
from escarmouche.games.trauma.rules.state import HEADS_DOWN, Model, Unit
from escarmouche.games.trauma.rules.unit_classes import treated_as_armour
from escarmouche.table.geometry import Body, to_segment
from escarmouche.table.table import TOLERANCE

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""A rectangle: left, front, right, back."""
FULL_TURN = 2 * math.pi
SAME = 1e-9
"""Directions this near are the same."""


# Its shape


def turn_to(a: Body, b: Body, since: float) -> float:
    """How far an outward direction turns on, counter-clockwise, until the base b reaches farther that way than a."""
    length = math.hypot(b.x - a.x, b.y - a.y)
    if length <= abs(a.radius - b.radius):
        return math.inf
    angle = math.atan2(b.y - a.y, b.x - a.x) - math.acos((a.radius - b.radius) / length)
    turn = (angle - since) % FULL_TURN
    return turn if turn < FULL_TURN - SAME else 0.0


def rim(body: Body, angle: float) -> Point:
    """The point of a base's rim that lies farthest in a direction."""
    return body.x + body.radius * math.cos(angle), body.y + body.radius * math.sin(angle)


def outline(bodies: Sequence[Body]) -> list[Point]:
    """The ends of the straight sides around several bases, counter-clockwise; between them the hull follows a rim."""
    first = max(bodies, key=lambda body: (body.x + body.radius, body.radius))
    body, angle, points = first, 0.0, [rim(first, 0.0)]
    while True:
        turns = [(turn_to(body, other, angle), -math.hypot(other.x - body.x, other.y - body.y), number)
                 for number, other in enumerate(bodies) if other is not body]  # fmt: skip
        turn, _, number = min(turns, default=(math.inf, 0.0, 0))
        if angle + turn >= FULL_TURN:
            return [*points, rim(body, 0.0)]
        angle += turn
        points += [rim(body, angle), rim(bodies[number], angle)]
        body = bodies[number]


@rule("TRA-CORR-01", otherwise=[])
def corridor(battle: Battle, shooter: Unit, target: Unit, *, lone: bool = False) -> list[Point]:
    """The corridor lies between the two lines that join the outer edges of the firing unit and of its target."""
    found: list[Point] = battle.remembered(
        ("corridor", shooter.id, target.id, lone), lambda: outline(ends(battle, shooter, target, lone=lone))
    )
    return found


def ends(battle: Battle, shooter: Unit, target: Unit, *, lone: bool = False) -> list[Body]:
    """The bases at both ends of the corridor: all of them count, whether they fire or can be seen or not."""
    found: dict[Point, Body] = {}
    for model in (*battle.alive(shooter), *members(battle, target, lone=lone)):
        body = battle.body(model)
        place = (body.x, body.y)
        if place not in found or found[place].radius < body.radius:
            found[place] = body
    return list(found.values())


def sides(points: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """The straight sides of an outline."""
    return zip(points, (*points[1:], *points[:1]), strict=True)


def to_outline(x: float, y: float, points: Sequence[Point]) -> float:
    """The distance from a point to a convex outline, 0 inside; one base alone has no straight sides."""
    if len(points) < 3:
        return math.inf
    if all((q[0] - p[0]) * (y - p[1]) >= (q[1] - p[1]) * (x - p[0]) for p, q in sides(points)):
        return 0.0
    return min(to_segment(x, y, p, q) for p, q in sides(points))


def around(points: Sequence[Point], bases: Sequence[Body]) -> Box:
    """The upright rectangle around the corridor."""
    xs = [x for x, _ in points] + [base.x + side * base.radius for base in bases for side in (-1, 1)]
    ys = [y for _, y in points] + [base.y + side * base.radius for base in bases for side in (-1, 1)]
    return min(xs), min(ys), max(xs), max(ys)


def beside(a: Box, b: Box) -> bool:
    """Whether two rectangles have nothing in common."""
    return a[2] < b[0] or b[2] < a[0] or a[3] < b[1] or b[3] < a[1]


def passes_by(points: Sequence[Point], body: Body) -> bool:
    """Whether a base lies wholly beyond one of the lines that join the outer edges."""
    for (x1, y1), (x2, y2) in zip(points[1:-1:2], points[2:-1:2], strict=True):
        inward = (x2 - x1) * (body.y - y1) - (y2 - y1) * (body.x - x1)
        if -inward >= (body.radius - TOLERANCE) * math.hypot(x2 - x1, y2 - y1):
            return True
    return False


@rule("TRA-CORR-05", always=True)
def overlaps(points: Sequence[Point], bases: Sequence[Body], body: Body) -> bool:
    """Whoever's base lies in the corridor by more than a touch is in it; nothing behind the target is."""
    if passes_by(points, body):
        return False
    if to_outline(body.x, body.y, points) < body.radius - TOLERANCE:
        return True
    return any(math.hypot(body.x - base.x, body.y - base.y) < body.radius + base.radius - TOLERANCE for base in bases)


# Who counts


@rule("TRA-DUCK-04", otherwise=False)
def armour_keeps_out(unit: Unit) -> bool:
    """Armour with Heads down is not in the corridor."""
    return HEADS_DOWN in unit.orders


@rule("TRA-DUCK-01", otherwise=False)
def infantry_keeps_out(battle: Battle, unit: Unit) -> bool:
    """Infantry with Heads down is not in the corridor."""
    return heads_down(battle, unit)


@rule("TRA-CORR-03", otherwise=False)
def keeps_out(battle: Battle, unit: Unit) -> bool:
    """Units with Heads down, those on the ground too, are never in a corridor."""
    return armour_keeps_out(unit) if treated_as_armour(battle, unit) else infantry_keeps_out(battle, unit)


@rule("TRA-CORR-04", otherwise=False)
def passed_over(battle: Battle, unit: Unit, target: Unit) -> bool:
    """Infantry is not counted when the target is armour."""
    return treated_as_armour(battle, target) and not treated_as_armour(battle, unit)


@rule("TRA-CORR-06")
def in_sight(battle: Battle, lookers: Sequence[Model], unit: Unit, inside: Sequence[Model]) -> list[Model]:
    """Models that the firing unit does not see are not counted."""
    seen = {model.id for lone in (False, True) for model in seen_models(battle, lookers, unit, lone=lone)}
    return [model for model in inside if model.id in seen]


def bystanders(battle: Battle, shooter: Unit, target: Unit, *, lone: bool) -> Iterator[tuple[Unit, list[Model]]]:
    """Everybody else on the table, unit by unit; a sniper apart and the rest of his unit are strangers here."""
    for unit in battle.state.units:
        if unit.place != "table" or unit is shooter:
            continue
        if unit is not target:
            yield unit, battle.alive(unit)
        elif has_lone(battle, target):
            yield unit, members(battle, target, lone=not lone)


@rule("TRA-CORR-02", otherwise=[], always=True)
def in_corridor(
    battle: Battle, shooter: Unit, target: Unit, salvo: Salvo, *, lone: bool = False
) -> list[tuple[Unit, list[Model]]]:
    """Everybody in the corridor of a direct salvo, friend or foe, may be hit by strays."""
    points, bases = corridor(battle, shooter, target, lone=lone), ends(battle, shooter, target, lone=lone)
    if not points:
        return []
    lookers = onlookers(battle, shooter, salvo)
    found = []
    ground = around(points, bases)
    for unit, models in bystanders(battle, shooter, target, lone=lone):
        if beside(ground, box(battle, unit)):
            continue
        inside = [model for model in models if overlaps(points, bases, battle.body(model))]
        if inside and not keeps_out(battle, unit) and not passed_over(battle, unit, target):
            found.append((unit, in_sight(battle, lookers, unit, inside)))
    return [(unit, models) for unit, models in found if models]
