"""Measuring, line of sight and cover."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.ids import ModelId
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.battle import NUMBERS, Battle
from escarmouche.games.firefight.rules.state import Model, Objective, Unit
from escarmouche.games.firefight.rules.table.lineup import kernels
from escarmouche.table import geometry
from escarmouche.table.geometry import Body, inches
from escarmouche.table.sight import NO_BODIES

MEASURE = NUMBERS["measure"]
TOLERANCE = inches(MEASURE["length_tolerance"])
CONTACT = inches(MEASURE["contact_gap"])
CLOSENESS = inches(MEASURE["closeness_tolerance"])
EXCLUSION = inches(NUMBERS["enemy_exclusion"])
REACH = inches(NUMBERS["melee_reach_horizontal"])
REACH_UP = inches(NUMBERS["melee_reach_vertical"])
EYE = 0.9
LOW_POINT = 100
COVERING = ("cover", "blocking", "screen")
"""The traits of terrain that gives cover to what is behind it."""


@rule("GFF-MEAS-01")
def apart(a: Body, b: Body) -> float:
    """Distances run between the closest points of two bases, in space."""
    return geometry.distance(a, b)


@rule("GFF-MEAS-02")
def within(length: float, limit: float) -> bool:
    """Whether a length is at most the limit, with the tolerance in favour of yes."""
    return length <= limit + TOLERANCE


def over(length: float, limit: float) -> bool:
    """Whether a length is more than the limit."""
    return not within(length, limit)


def at_least(length: float, limit: float) -> bool:
    """Whether a length is the limit or more."""
    return within(limit, length)


@rule("GFF-MEAS-02")
def in_contact(a: Body, b: Body) -> bool:
    """Base contact is a gap of almost nothing."""
    return geometry.distance(a, b) <= CONTACT


@rule("GFF-MEAS-03", always=True)
def too_close(length: float) -> bool:
    """Whether a length is less than 1 inch; exactly 1 inch is legal."""
    return length < EXCLUSION - TOLERANCE


def model_distance(battle: Battle, a: Model, b: Model) -> float:
    """The distance between two models."""
    return apart(battle.body(a), battle.body(b))


def nearest(battle: Battle, model: Model, unit: Unit) -> float:
    """The distance from a model to the nearest model of a unit."""
    return min(gaps_to(battle, model, unit), default=math.inf)


def nearest_units(battle: Battle, model: Model) -> list[float]:
    """The distance from a model to the nearest model of each unit, by its number; infinite off the table."""
    if not model.alive or model.unit not in battle.lineup.spans:
        return [nearest(battle, model, unit) if unit.place == "table" else math.inf for unit in battle.state.units]
    own = battle.state.units[model.unit]
    found: dict[ModelId, list[float]] = battle.remembered(("nearest", own.id), lambda: _nearest(battle, own))
    return found[model.id]


@rule("GFF-MEAS-01")
def _nearest(battle: Battle, unit: Unit) -> dict[ModelId, list[float]]:
    """Distances from each model of a unit to the nearest of every unit, measured at once."""
    return dict(zip([model.id for model in battle.alive(unit)], battle.lineup.nearest(unit), strict=True))


def across(battle: Battle, model: Model, unit: Unit) -> float:
    """How far across it is from a model to the nearest model of a unit, between the rims of their bases."""
    own, spans = battle.state.units[model.unit], battle.lineup.spans
    if own.id not in spans or unit.id not in spans or not model.alive:
        here, foes = battle.body(model), battle.bodies(unit)
        return min([math.hypot(here.x - foe.x, here.y - foe.y) for foe in foes]) - here.radius - foes[0].radius
    found: dict[ModelId, list[float]] = battle.remembered(("across", own.id), lambda: _across(battle, own))
    return found[model.id][unit.id]


def _across(battle: Battle, unit: Unit) -> dict[ModelId, list[float]]:
    return dict(zip([model.id for model in battle.alive(unit)], battle.lineup.across(unit), strict=True))


def unit_distance(battle: Battle, a: Unit, b: Unit) -> float:
    """The distance between two units: that of their nearest models."""
    return min([nearest(battle, model, b) for model in battle.alive(a)], default=math.inf)


def objective_distance(battle: Battle, model: Model, objective: Objective) -> float:
    """The distance from a model to an objective, which is a point."""
    return apart(battle.body(model), Body(objective.x, objective.y, battle.z(objective.surface), 0, 0))


def gaps_to(battle: Battle, model: Model, unit: Unit) -> list[float]:
    """The distance from a model to each model of a unit that is left."""
    own, spans = battle.state.units[model.unit], battle.lineup.spans
    if own.id not in spans or unit.id not in spans or not model.alive:
        return [model_distance(battle, model, other) for other in battle.alive(unit)]
    gaps: dict[ModelId, list[float]] = battle.remembered(("gaps", own.id), lambda: _gaps(battle, own))
    start, end = spans[unit.id]
    return gaps[model.id][start:end]


@rule("GFF-MEAS-01")
def _gaps(battle: Battle, unit: Unit) -> dict[ModelId, list[float]]:
    """Distances from each model of a unit to everybody on the table, measured at once."""
    return dict(zip([model.id for model in battle.alive(unit)], battle.lineup.gaps(unit), strict=True))


@rule("GFF-MEAS-01")
def from_objective(battle: Battle, objective: Objective) -> list[float]:
    """The distance from an objective, which is a point, to the nearest model of each unit, by its number."""
    return battle.lineup.nearest_to(objective.x, objective.y, battle.z(objective.surface))


# Line of sight


def direction(viewer: Body, target: Body) -> tuple[float, float]:
    """Where a model is looked at from, as a line of length 1."""
    dx, dy = viewer.x - target.x, viewer.y - target.y
    length = math.hypot(dx, dy)
    return (dx / length, dy / length) if length else (1.0, 0.0)


def target_points(viewer: Body, target: Body) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    """The nine points of a model that may be seen."""
    ux, uy = direction(viewer, target)
    low, high, radius = target.z + LOW_POINT, target.z + target.height, target.radius
    rim = [(target.x + radius * sx, target.y + radius * sy) for sx, sy in ((ux, uy), (-uy, ux), (-ux, -uy), (uy, -ux))]
    middle = (target.x, target.y, target.z + target.height / 2)
    return np.array([middle, *((x, y, low) for x, y in rim), *((x, y, high) for x, y in rim)], dtype=np.float64)


def points_to_see(viewer: Body, targets: Sequence[Body]) -> NDArray[np.float64]:
    """The same of several bodies at once."""
    bodies = np.array([(body.x, body.y, body.z, body.radius, body.height) for body in targets], float)
    toward = np.array([direction(viewer, body) for body in targets], float)
    points: NDArray[np.float64] = kernels().points_of_all(bodies, toward, float(LOW_POINT))
    return points


@rule("GFF-LOS-02", otherwise=())
def open_screens(battle: Battle, viewer: Body, target: Body) -> tuple[int, ...]:
    """A forest stops no sight between two models of which one stands in it."""
    table = battle.table
    return tuple(
        piece
        for body in (viewer, target)
        for piece in table.pieces_at(body.x, body.y, body.z, "screen")
        if not table.pieces[piece].has("blocking")
    )


def sight_stoppers() -> tuple[str, ...]:
    """The traits of terrain that stop sight: forests do as walls do."""
    traits: tuple[str, ...] = CATALOGUE.value("GFF-LOS-02")
    return traits


@rule("GFF-LOS-01", always=True)
def sees(battle: Battle, viewer: Model, target: Model) -> bool:
    """A model sees another if one of nine lines from its eye is free; only third units are in the way."""
    if viewer is target:
        return True
    traits = sight_stoppers()
    return bool(battle.remembered(("sees", viewer.id, target.id), lambda: _sees(battle, viewer, target, traits)))


def _sees(battle: Battle, viewer: Model, target: Model, traits: tuple[str, ...]) -> bool:
    a, b = battle.body(viewer), battle.body(target)
    sight, lineup = battle.sight, battle.lineup
    blocks = sight.blocks(traits, open_screens(battle, a, b))
    rows = NO_BODIES if battle.option("units_in_the_way") == "ignore" else lineup.rows
    if (not len(rows) or lineup.spans.keys() <= {viewer.unit, target.unit}) and not blocks.any():
        # On an empty table, as the odds imagine it, nothing has to be brought in to find nothing.
        return True
    eye = (float(a.x), float(a.y), a.z + EYE * a.height)
    body = (float(b.x), float(b.y), float(b.z), float(b.radius), float(b.height))
    shown: bool = kernels().shown(
        sight.pieces, sight.edges, blocks, sight.graze, eye, body, direction(a, b), float(LOW_POINT),
        rows, lineup.units, viewer.unit, target.unit,
    )  # fmt: skip
    return shown


def third_models(battle: Battle, a: Unit, b: Unit) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    """The models that stand in the way between two units."""
    if battle.option("units_in_the_way") == "ignore":
        return np.empty((0, 5))
    rows: np.ndarray[tuple[int, ...], np.dtype[np.float64]] = battle.remembered(
        ("third", min(a.id, b.id), max(a.id, b.id)), lambda: battle.others(a, b)
    )
    return rows


# Cover


@rule("GFF-TERR-04", otherwise=False)
def in_area_cover(battle: Battle, target: Model) -> bool:
    """Area cover: the base centre lies in a piece that gives cover."""
    body = battle.body(target)
    return bool(battle.table.pieces_at(body.x, body.y, body.z, "cover"))


@rule("GFF-TERR-04", otherwise=False, always=True)
def in_obstacle_cover(battle: Battle, target: Model, shooters: Sequence[Model]) -> bool:
    """Obstacle cover: for more than half of those who fire, something lies across the line of centres."""
    return sum(obstructed(battle, shooter, target) for shooter in shooters) * 2 > len(shooters)


def obstructed(battle: Battle, shooter: Model, target: Model) -> bool:
    """Whether something that gives cover lies across the line between the centres of two models."""
    key = ("obstructed", shooter.id, target.id)
    return bool(battle.remembered(key, lambda: _obstructed(battle, shooter, target)))


def _obstructed(battle: Battle, shooter: Model, target: Model) -> bool:
    a, b = battle.body(shooter), battle.body(target)
    around = (*_pieces_around(battle, shooter), *_pieces_around(battle, target))
    bodies = third_models(battle, battle.unit_of(shooter), battle.unit_of(target))
    start, end = (a.x, a.y, a.z + a.height / 2), (b.x, b.y, b.z + b.height / 2)
    return bool(battle.sight.crossed(start, end, COVERING, bodies, around))


def _pieces_around(battle: Battle, model: Model) -> list[int]:
    """The pieces in which a model stands of those that could give cover."""
    found: list[int] = battle.remembered(("around", model.id), lambda: _find_pieces(battle, battle.body(model)))
    return found


def _find_pieces(battle: Battle, body: Body) -> list[int]:
    return [piece for trait in COVERING for piece in battle.table.pieces_at(body.x, body.y, body.z, trait)]


@rule("GFF-TERR-03")
def most(covered: int, alive: int) -> bool:
    """Most of the models: strictly more than half."""
    return covered * 2 > alive


@rule("GFF-TERR-01")
def cover_bonus(battle: Battle, target: Unit, shooters: Sequence[Model], *, indirect: bool) -> Reason | None:
    """A unit most of whose models are in cover defends at +1 against shooting."""
    models = battle.alive(target)
    covered = sum(
        in_area_cover(battle, model)
        or (not ignores_obstacles(indirect=indirect) and in_obstacle_cover(battle, model, shooters))
        for model in models
    )
    return Reason(+1, "GFF-TERR-01") if most(covered, len(models)) else None


@rule("GFF-INDIRECT-03", otherwise=False)
def ignores_obstacles(*, indirect: bool) -> bool:
    """Indirect weapons ignore cover from obstacles."""
    return indirect


# Terrain under a base


@rule("GFF-TERR-13", always=True)
def stands_in(battle: Battle, body: Body, trait: str) -> bool:
    """Whether a base overlaps a piece with this trait at its level."""
    return bool(battle.table.pieces_under(body.x, body.y, body.z, body.radius, trait))
