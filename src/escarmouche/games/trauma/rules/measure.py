"""Measuring: distances, Ranges, contact, who is engaged, and which model stands for its unit."""

import math
from collections.abc import Iterable

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.classes import treated_as_armour
from escarmouche.games.trauma.rules.field import NUMBERS, Field, centimetres
from escarmouche.games.trauma.rules.silhouettes import in_the_way, points_seen
from escarmouche.games.trauma.rules.state import NO_MODEL, Model, Unit
from escarmouche.table import geometry
from escarmouche.table.geometry import Body
from escarmouche.table.table import TOLERANCE, Piece

BANDS = NUMBERS["range_bands"]
CONTACT = centimetres(BANDS["contact"][1])
STEP = centimetres(BANDS["step"])
CONTACT_BAND = -1
TIP = 1
"""Of so many of its points at most a model is still hidden."""
CUT = 1e-6
"""What a computed distance may lack to be the whole number that it is."""


# Comparing lengths


@rule("TRA-RANGE-04")
def within(length: float, limit: float) -> bool:
    """At most the limit, where lengths that hardly differ are equal."""
    return length <= limit + TOLERANCE


@rule("TRA-RANGE-04")
def over(length: float, limit: float) -> bool:
    """More than the limit."""
    return length > limit + TOLERANCE


@rule("TRA-RANGE-04")
def at_least(length: float, limit: float) -> bool:
    """The limit or more."""
    return length >= limit - TOLERANCE


@rule("TRA-RANGE-04")
def less(length: float, limit: float) -> bool:
    """Less than the limit."""
    return length < limit - TOLERANCE


@rule("TRA-RANGE-04")
def cut(length: float) -> float:
    """A distance in whole thousandths, for telling who is nearer."""
    return math.floor(length + CUT)


# Distances


def between_centres(a: Body, b: Body) -> float:
    """The distance between two centres, as nobody measures."""
    return math.dist((a.x, a.y, a.z), (b.x, b.y, b.z))


@rule("TRA-MEAS-01")
def base_to_base(a: Body, b: Body) -> float:
    """Distances run between the nearest edges of two bases."""
    aside = geometry.gap(a, b)
    return aside if a.z == b.z else in_space(aside, a.z - b.z)


@rule("TRA-MEAS-06")
def in_space(aside: float, rise: float) -> float:
    """Between different heights the tape runs in a straight line in space."""
    return math.hypot(aside, rise)


def apart(field: Field, a: Model, b: Model) -> float:
    """The distance between two models."""
    return base_to_base(field.body(a), field.body(b))


@rule("TRA-MEAS-02")
def base_to_edge(body: Body, piece: Piece) -> float:
    """What has no base is measured from its own nearest edge."""
    aside = max(0.0, geometry.to_piece(piece, body.x, body.y) - body.radius)
    rise = max(0, piece.bottom - body.z, body.z - piece.top)
    return in_space(aside, rise) if rise else aside


def apart_from_piece(field: Field, model: Model, piece: Piece) -> float:
    """The distance between a model and an element of scenery; 0 on it and in it."""
    return base_to_edge(field.body(model), piece)


# Ranges


@rule("TRA-RANGE-01", otherwise=False)
def is_contact(length: float) -> bool:
    """Contact is 2.5 cm or less."""
    return within(length, CONTACT)


@rule("TRA-RANGE-02", "TRA-RANGE-03")
def tens(length: float) -> int:
    """Every 10 cm a new Range begins, without end."""
    number = int(length // STEP)
    return number + at_least(length, (number + 1) * STEP)


def band(length: float) -> int:
    """The Range of a length; Contact is -1."""
    note("TRA-RANGE-01")
    return CONTACT_BAND if is_contact(length) else tens(length)


@rule("TRA-RANGE-05", otherwise=CONTACT_BAND)
def counted(number: int) -> int:
    """Contact counts as Range 0 where a number is needed."""
    return max(number, 0)


def at_contact(field: Field, a: Model, b: Model) -> bool:
    """Whether two models are at Contact range of one another, by distance alone."""
    return is_contact(apart(field, a, b))


def at_piece(field: Field, model: Model, piece: Piece) -> bool:
    """Whether a model is at Contact range of an element of scenery."""
    return is_contact(apart_from_piece(field, model, piece))


# Who stands for a unit


@rule("TRA-MEAS-03")
def leader(field: Field, unit: Unit) -> Model:
    """Measurements of a unit start from its leader."""
    return field.model(unit.leader)


@rule("TRA-SKIRM-02")
def separated(field: Field, unit: Unit) -> Model:
    """A sniper apart from his unit stands for himself."""
    return field.model(unit.apart)


def reference(field: Field, unit: Unit, *, lone: bool = False) -> Model:
    """The model from which a unit measures its shots, or the sniper who stands apart from it."""
    return separated(field, unit) if lone else leader(field, unit)


def has_lone(field: Field, unit: Unit) -> bool:
    """Whether a sniper of the unit stands apart."""
    return unit.apart != NO_MODEL and field.model(unit.apart).alive


def members(field: Field, unit: Unit, *, lone: bool = False) -> list[Model]:
    """The models of a unit as a target: those who stand together, or the sniper apart from them."""
    if not has_lone(field, unit):
        return [] if lone else field.alive(unit)
    return members_of_part(field, unit, lone=lone)


@rule("TRA-SKIRM-03")
def members_of_part(field: Field, unit: Unit, *, lone: bool) -> list[Model]:
    """A sniper who stands apart is a target of his own, and the rest of the unit another."""
    return [model for model in field.alive(unit) if (model.id == unit.apart) == lone]


def of_nearest(field: Field, a: Model, b: Model) -> float:
    """The distance of the nearest models of two units, whoever leads them."""
    return min(
        apart(field, one, other) for one in field.alive(field.unit_of(a)) for other in field.alive(field.unit_of(b))
    )


@rule("TRA-MEAS-05")
def between_leaders(field: Field, a: Model, b: Model) -> float:
    """The Range of a shot and the nearest enemy are measured from leader to leader."""
    return apart(field, a, b)


def leaders_apart(
    field: Field, shooter: Unit, target: Unit, *, lone_shooter: bool = False, lone: bool = False
) -> float:
    """How far two units are apart for a shot; `lone_shooter` and `lone` mean the snipers who stand apart from them."""
    return between_leaders(field, reference(field, shooter, lone=lone_shooter), reference(field, target, lone=lone))


def range_between(field: Field, shooter: Unit, target: Unit, *, lone_shooter: bool = False, lone: bool = False) -> int:
    """The Range of a shot; Contact counts as 0."""
    return counted(band(leaders_apart(field, shooter, target, lone_shooter=lone_shooter, lone=lone)))


@rule("TRA-MEAS-07")
def measured(field: Field, a: Unit, b: Unit) -> tuple[float, int]:
    """Anybody may measure at any time: the distance of two leaders, and their Range."""
    return leaders_apart(field, a, b), range_between(field, a, b)


def nearest_first(field: Field, origin: Model, models: Iterable[Model]) -> list[list[Model]]:
    """Models in the order of their nearness to one; those who are equally near stand together."""
    groups: dict[float, list[Model]] = {}
    for model in models:
        groups.setdefault(cut(apart(field, origin, model)), []).append(model)
    return [groups[length] for length in sorted(groups)]


# Contact and engagement


def hidden_from_each_other(field: Field, a: Model, b: Model) -> bool:
    """Whether neither of two models sees the other."""
    return points_seen(field, a, b) <= TIP and points_seen(field, b, a) <= TIP


@rule("TRA-STATE-22", otherwise=False, always=True)
def walled_off(field: Field, a: Model, b: Model) -> bool:
    """Models that are hidden from each other are not at contact, unless the option lets the distance decide alone."""
    return field.option("contact_through_walls") == "blocked" and hidden_from_each_other(field, a, b)


def touching(field: Field, a: Model, b: Model) -> bool:
    """Whether two models are at contact for engagement and close combat."""
    return at_contact(field, a, b) and not walled_off(field, a, b)


def box(field: Field, unit: Unit) -> tuple[int, int, int, int]:
    """The smallest upright rectangle around the bases of a unit."""
    found: tuple[int, int, int, int] = field.remembered(("box", unit.id), lambda: _box(field, unit))
    return found


def _box(field: Field, unit: Unit) -> tuple[int, int, int, int]:
    models, radius = field.alive(unit), field.radius(unit)
    xs, ys = [model.x for model in models], [model.y for model in models]
    return min(xs) - radius, min(ys) - radius, max(xs) + radius, max(ys) + radius


def far_apart(field: Field, a: Unit, b: Unit, *, reach: int = CONTACT) -> bool:
    """Whether two units are too far apart for any contact, or for a longer reach, seen from above."""
    reach += TOLERANCE
    left, front, right, back = box(field, a)
    left2, front2, right2, back2 = box(field, b)
    return left - right2 > reach or left2 - right > reach or front - back2 > reach or front2 - back > reach


def units_touching(field: Field, unit: Unit, other: Unit) -> bool:
    """Whether a model of one unit is at contact with a model of the other, for engagement and close combat."""
    if not field.alive(unit) or not field.alive(other) or far_apart(field, unit, other):
        return False
    first, second = sorted((unit, other), key=lambda one: one.id)
    key = ("touching", first.id, second.id, tuple(model.id for model in in_the_way(field)))
    return bool(field.remembered(key, lambda: _any_touching(field, first, second)))


def _any_touching(field: Field, unit: Unit, other: Unit) -> bool:
    return any(touching(field, a, b) for a in field.alive(unit) for b in field.alive(other))


def enemy_at_contact(field: Field, unit: Unit) -> bool:
    """Whether an enemy model is at Contact range of a model of the unit, walls or not."""
    return any(
        at_contact(field, a, b)
        for other in field.enemies(unit)
        if not far_apart(field, unit, other)
        for a in field.alive(unit)
        for b in field.alive(other)
    )


def engagers(field: Field, unit: Unit) -> list[Unit]:
    """The enemy units at contact with a unit."""
    return [other for other in field.enemies(unit) if units_touching(field, unit, other)]


@rule("TRA-STATE-03", otherwise=False)
def is_never_engaged(field: Field, unit: Unit) -> bool:
    """Armour is never engaged."""
    return treated_as_armour(field, unit)


@rule("TRA-STATE-02", otherwise=False)
def engaged(field: Field, unit: Unit) -> bool:
    """Infantry is engaged while one of its models is at contact with an enemy."""
    if unit.place != "table" or is_never_engaged(field, unit):
        return False
    return any(units_touching(field, unit, other) for other in field.enemies(unit))


def free(field: Field, unit: Unit) -> bool:
    """Whether a unit is neither in reserve nor disorganised nor on the ground nor engaged."""
    return unit.place == "table" and not unit.disorganised and not unit.down and not engaged(field, unit)


def held_fast(field: Field, unit: Unit) -> Reason | None:
    """Why an engaged unit could not move away, if contact held it."""
    return refusal("TRA-STATE-19", "refused-held-fast") if engaged(field, unit) else None


@rule("TRA-STATE-19", always=True)
def leaving_refused(field: Field, unit: Unit) -> Reason | None:
    """An engaged unit moves away like any other; the engagement ends with the contact."""
    return None
