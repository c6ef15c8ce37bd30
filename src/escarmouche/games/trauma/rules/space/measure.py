"""Measuring: distances, Ranges, contact, who is engaged, and which model stands for its unit."""

import math
from collections.abc import Iterable

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import NUMBERS, Battle, centimetres
from escarmouche.games.trauma.rules.space.silhouettes import in_the_way, points_seen
from escarmouche.games.trauma.rules.state import NO_MODEL, Model, Unit
from escarmouche.games.trauma.rules.unit_classes import treated_as_armour
from escarmouche.table import geometry
from escarmouche.table.edges import Box, beyond
from escarmouche.table.geometry import Body
from escarmouche.table.table import TOLERANCE, Piece

BANDS = NUMBERS["range_bands"]
CONTACT = centimetres(BANDS["contact"])
STEP = centimetres(BANDS["step"])
CONTACT_BAND = -1
TIP = 1
"""Of so many of its points at most a model is still hidden."""
CUT = 1e-6
"""What a computed distance may lack to be the whole number that it is."""


# Comparing lengths


@rule("TRA-RANGE-04")
def within(length: float, limit: float) -> bool:
    """Whether a length is at most a limit; lengths that hardly differ are equal."""
    return length <= limit + TOLERANCE


@rule("TRA-RANGE-04")
def over(length: float, limit: float) -> bool:
    """Whether a length is more than a limit."""
    return length > limit + TOLERANCE


@rule("TRA-RANGE-04")
def at_least(length: float, limit: float) -> bool:
    """Whether a length is a limit or more."""
    return length >= limit - TOLERANCE


@rule("TRA-RANGE-04")
def less(length: float, limit: float) -> bool:
    """Whether a length is less than a limit."""
    return length < limit - TOLERANCE


@rule("TRA-RANGE-04")
def cut(length: float) -> float:
    """A distance in whole thousandths, for telling who is nearer."""
    return math.floor(length + CUT)


# Distances


@rule("TRA-MEAS-01")
def base_to_base(a: Body, b: Body) -> float:
    """Distances run between the nearest edges of two bases."""
    apart = math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius
    aside = apart if apart > 0.0 else 0.0
    return aside if a.z == b.z else in_space(aside, a.z - b.z)


@rule("TRA-MEAS-06")
def in_space(aside: float, rise: float) -> float:
    """Between different heights the tape runs in a straight line in space."""
    return math.hypot(aside, rise)


def apart(battle: Battle, a: Model, b: Model) -> float:
    """The distance between two models."""
    return base_to_base(battle.body(a), battle.body(b))


@rule("TRA-MEAS-02")
def base_to_edge(body: Body, piece: Piece) -> float:
    """What has no base is measured from its own nearest edge."""
    aside = max(0.0, geometry.to_piece(piece, body.x, body.y) - body.radius)
    rise = max(0, piece.bottom - body.z, body.z - piece.top)
    return in_space(aside, rise) if rise else aside


def apart_from_piece(battle: Battle, model: Model, piece: Piece) -> float:
    """The distance between a model and an element of scenery; 0 on it and in it."""
    return base_to_edge(battle.body(model), piece)


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


def at_contact(battle: Battle, a: Model, b: Model) -> bool:
    """Whether two models are at Contact range of one another, by distance alone."""
    return is_contact(apart(battle, a, b))


def at_piece(battle: Battle, model: Model, piece: Piece) -> bool:
    """Whether a model is at Contact range of an element of scenery."""
    return is_contact(apart_from_piece(battle, model, piece))


# Who stands for a unit


@rule("TRA-MEAS-03")
def leader(battle: Battle, unit: Unit) -> Model:
    """Measurements of a unit start from its leader."""
    return battle.model(unit.leader)


@rule("TRA-SKIRM-02")
def separated(battle: Battle, unit: Unit) -> Model:
    """A sniper apart from his unit stands for himself."""
    return battle.model(unit.apart)


def reference(battle: Battle, unit: Unit, *, lone: bool = False) -> Model:
    """The model from which a unit measures its shots, or the sniper who stands apart from it."""
    return separated(battle, unit) if lone else leader(battle, unit)


def has_lone(battle: Battle, unit: Unit) -> bool:
    """Whether a sniper of the unit stands apart."""
    return unit.apart != NO_MODEL and battle.model(unit.apart).alive


def members(battle: Battle, unit: Unit, *, lone: bool = False) -> list[Model]:
    """The models of a unit as a target: those who stand together, or the sniper apart from them."""
    if not has_lone(battle, unit):
        return [] if lone else battle.alive(unit)
    return members_of_part(battle, unit, lone=lone)


@rule("TRA-SKIRM-03")
def members_of_part(battle: Battle, unit: Unit, *, lone: bool) -> list[Model]:
    """A sniper who stands apart is a target of his own, and the rest of the unit another."""
    return [model for model in battle.alive(unit) if (model.id == unit.apart) == lone]


@rule("TRA-MEAS-05")
def between_leaders(battle: Battle, a: Model, b: Model) -> float:
    """The Range of a shot and the nearest enemy are measured from leader to leader."""
    return apart(battle, a, b)


def leaders_apart(
    battle: Battle, shooter: Unit, target: Unit, *, lone_shooter: bool = False, lone: bool = False
) -> float:
    """How far two units are apart for a shot; `lone_shooter` and `lone` mean the snipers who stand apart from them."""
    return between_leaders(battle, reference(battle, shooter, lone=lone_shooter), reference(battle, target, lone=lone))


def range_between(
    battle: Battle, shooter: Unit, target: Unit, *, lone_shooter: bool = False, lone: bool = False
) -> int:
    """The Range of a shot; Contact counts as 0."""
    return counted(band(leaders_apart(battle, shooter, target, lone_shooter=lone_shooter, lone=lone)))


@rule("TRA-MEAS-07")
def measured(battle: Battle, a: Unit, b: Unit) -> tuple[float, int]:
    """Anybody may measure at any time: the distance of two leaders, and their Range."""
    return leaders_apart(battle, a, b), range_between(battle, a, b)


def nearest_first(battle: Battle, origin: Model, models: Iterable[Model]) -> list[list[Model]]:
    """Models in the order of their nearness to one; those who are equally near stand together."""
    groups: dict[float, list[Model]] = {}
    for model in models:
        groups.setdefault(cut(apart(battle, origin, model)), []).append(model)
    return [groups[length] for length in sorted(groups)]


# Contact and engagement


def hidden_from_each_other(battle: Battle, a: Model, b: Model) -> bool:
    """Whether neither of two models sees the other."""
    return points_seen(battle, a, b) <= TIP and points_seen(battle, b, a) <= TIP


@rule("TRA-STATE-22", otherwise=False, always=True)
def walled_off(battle: Battle, a: Model, b: Model) -> bool:
    """Models that are hidden from each other are not at contact, unless the option lets the distance decide alone."""
    return battle.option("contact_through_walls") == "blocked" and hidden_from_each_other(battle, a, b)


def touching(battle: Battle, a: Model, b: Model) -> bool:
    """Whether two models are at contact for engagement and close combat."""
    return at_contact(battle, a, b) and not walled_off(battle, a, b)


def box(battle: Battle, unit: Unit) -> Box:
    """The smallest upright rectangle around the bases of a unit."""
    found: Box = battle.of_unit(unit, "box", lambda: _box(battle, unit))
    return found


def _box(battle: Battle, unit: Unit) -> Box:
    models, radius = battle.alive(unit), battle.radius(unit)
    xs, ys = [model.x for model in models], [model.y for model in models]
    return min(xs) - radius, min(ys) - radius, max(xs) + radius, max(ys) + radius


def far_apart(battle: Battle, a: Unit, b: Unit, *, reach: int = CONTACT) -> bool:
    """Whether two units are too far apart for any contact, or for a longer reach, seen from above."""
    return far_from(battle, a, box(battle, b), reach=reach + TOLERANCE)


def far_from(battle: Battle, unit: Unit, around: Box, *, reach: int) -> bool:
    """Whether a rectangle is further from the bases of a unit than a reach, seen from above."""
    return beyond(box(battle, unit), around, reach)


def units_touching(battle: Battle, unit: Unit, other: Unit) -> bool:
    """Whether a model of one unit is at contact with a model of the other, for engagement and close combat."""
    if not battle.alive(unit) or not battle.alive(other) or far_apart(battle, unit, other):
        return False
    first, second = sorted((unit, other), key=lambda one: one.id)
    key = ("touching", first.id, second.id, tuple(model.id for model in in_the_way(battle)))
    return bool(battle.remembered(key, lambda: _any_touching(battle, first, second)))


def _any_touching(battle: Battle, unit: Unit, other: Unit) -> bool:
    return any(touching(battle, a, b) for a in battle.alive(unit) for b in battle.alive(other))


def enemy_at_contact(battle: Battle, unit: Unit) -> bool:
    """Whether an enemy model is at Contact range of a model of the unit, walls or not."""
    return any(
        at_contact(battle, a, b)
        for other in battle.enemies(unit)
        if not far_apart(battle, unit, other)
        for a in battle.alive(unit)
        for b in battle.alive(other)
    )


def engagers(battle: Battle, unit: Unit) -> list[Unit]:
    """The enemy units at contact with a unit."""
    return [other for other in battle.enemies(unit) if units_touching(battle, unit, other)]


@rule("TRA-STATE-03", otherwise=False)
def is_never_engaged(battle: Battle, unit: Unit) -> bool:
    """Armour is never engaged."""
    return treated_as_armour(battle, unit)


@rule("TRA-STATE-02", otherwise=False)
def engaged(battle: Battle, unit: Unit) -> bool:
    """Infantry is engaged while one of its models is at contact with an enemy."""
    if unit.place != "table" or is_never_engaged(battle, unit):
        return False
    return any(units_touching(battle, unit, other) for other in battle.enemies(unit))


def free(battle: Battle, unit: Unit) -> bool:
    """Whether a unit is neither in reserve nor disorganised nor on the ground nor engaged."""
    return unit.place == "table" and not unit.disorganised and not unit.down and not engaged(battle, unit)


def leaving_refused(battle: Battle, unit: Unit) -> Reason | None:
    """Why an engaged unit may not move away; None, since the catalogue lets it go like any other."""
    if CATALOGUE.holds("TRA-STATE-19") or not engaged(battle, unit):
        return None
    return refusal("TRA-STATE-19", "refused-held-fast")
