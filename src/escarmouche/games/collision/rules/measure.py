"""Measuring, front and rear arcs, line of sight, and cover."""

import math
from typing import NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.games.collision.rules.state import Model
from escarmouche.table import geometry
from escarmouche.table.geometry import Body, inches
from escarmouche.table.sight import NO_BODIES, Position

GEOMETRY = NUMBERS["geometry"]
TOLERANCE = inches(GEOMETRY["length_tolerance"])
CONTACT = inches(GEOMETRY["contact_gap"])
EYE: float = GEOMETRY["eye_height_fraction"]
POINTS: int = GEOMETRY["sample_points_per_silhouette"]
QUARTER = POINTS // 4
"""So many hidden points of a silhouette are 25 percent of it."""
SIDE = math.isqrt(POINTS)
ACROSS = np.repeat((2 * np.arange(SIDE) - (SIDE - 1)) / SIDE, SIDE)
UPWARDS = np.tile((2 * np.arange(SIDE) + 1) / (2 * SIDE), SIDE)
MOST_SILHOUETTES = 200
"""For so many pairs of an eye and a silhouette it is remembered how much is seen."""
LIGHT, HEAVY = +1, +2


# Distances


@rule("COL-MEAS-01", "COL-MEAS-02")
def apart(a: Body, b: Body) -> float:
    """The distance between the nearest points of two bases; anybody may measure it at any time."""
    aside = geometry.gap(a, b)
    return snug(aside) if a.z == b.z else in_space(aside, a.z - b.z)


@rule("COL-MEAS-04")
def in_space(aside: float, rise: float) -> float:
    """Between different heights the tape runs in a straight line in space."""
    return math.hypot(aside, rise)


@rule("COL-MEAS-05")
def snug(aside: float) -> float:
    """Bases in contact are at distance 0."""
    return 0.0 if aside <= CONTACT else aside


@rule("COL-MEAS-05")
def within(length: float, limit: float) -> bool:
    """Whether a length is at most the limit; lengths that hardly differ are equal."""
    return length <= limit + TOLERANCE


@rule("COL-MEAS-05")
def at_least(length: float, limit: float) -> bool:
    """Whether a length is the limit or more; lengths that hardly differ are equal."""
    return length >= limit - TOLERANCE


@rule("COL-MEAS-05")
def over(length: float, limit: float) -> bool:
    """Whether a length is more than the limit; lengths that hardly differ are equal."""
    return length > limit + TOLERANCE


@rule("COL-MEAS-05")
def under(length: float, limit: float) -> bool:
    """Whether a length is less than the limit; lengths that hardly differ are equal."""
    return length < limit - TOLERANCE


@rule("COL-MEAS-05")
def whole_inches(length: float) -> int:
    """A length in inches, rounded up, where hardly more than a whole number is that number."""
    return math.ceil((length - TOLERANCE) / inches(1))


def touch(a: Body, b: Body) -> bool:
    """Whether two bases on one level are in contact."""
    return a.z == b.z and apart(a, b) == 0


def in_contact(battle: Battle, a: Model, b: Model) -> bool:
    """Whether the bases of two models touch."""
    return touch(battle.body(a), battle.body(b))


@rule("COL-MEAS-04")
def height_above(battle: Battle, a: Model, b: Model) -> int:
    """How much higher the underside of one base is than that of another."""
    return battle.body(a).z - battle.body(b).z


# Arcs


def ahead(model: Model, x: float, y: float) -> float:
    """How far a point lies before the line of a model's shoulders; negative behind it."""
    angle = math.radians(model.facing / 10)
    return (x - model.x) * math.cos(angle) + (y - model.y) * math.sin(angle)


@rule("COL-ARC-01")
def in_front(battle: Battle, model: Model, other: Model) -> bool:
    """A model sees only the 180 degrees before its shoulders."""
    return partly_ahead(ahead(model, other.x, other.y), battle.radius(other))


@rule("COL-ARC-02")
def partly_ahead(distance: float, radius: int) -> bool:
    """Whoever stands partly before the shoulders, or just beside them, is in the front arc."""
    return at_least(distance + radius, 0)


@rule("COL-ARC-02", otherwise=False)
def from_behind(battle: Battle, origin: tuple[float, float], target: Model) -> bool:
    """An attack from a point comes from the rear if that point lies behind the shoulders, not beside them."""
    return under(ahead(target, *origin), 0)


# Line of sight


class Look(msgspec.Struct, frozen=True):
    """What a model makes out of another's silhouette: how many points it sees, and how many each cover hides."""

    seen: int
    heavy: int
    light: int


class Screen(NamedTuple):
    """The upright rectangle through the axis of a body: its foot, and how far it reaches to its side and upwards."""

    x: float
    y: float
    z: float
    along_x: float
    along_y: float
    height: float

    def points(self) -> NDArray[np.float64]:
        """The grid of points on it."""
        points = np.empty((POINTS, 3))
        points[:, 0] = self.x + self.along_x * ACROSS
        points[:, 1] = self.y + self.along_y * ACROSS
        points[:, 2] = self.z + self.height * UPWARDS
        return points


@rule("COL-LOS-06", always=True)
def silhouette(viewer: Body, target: Body) -> Screen:
    """What a viewer looks at: 100 points of a body, a grid on the rectangle through its axis that faces the viewer."""
    dx, dy = target.x - viewer.x, target.y - viewer.y
    length = math.hypot(dx, dy)
    ux, uy = (dx / length, dy / length) if length else (1.0, 0.0)
    return Screen(target.x, target.y, target.z, -uy * target.radius, ux * target.radius, target.height)


OPAQUE = ("heavy", "light")


@rule("COL-LOS-04", always=True)
def models_block(battle: Battle) -> bool:
    """Models hide nothing from view, unless the option says so."""
    return battle.option("models_block_sight") == "yes"


@rule("COL-SHOOT-14", always=True)
def models_give_cover(battle: Battle) -> bool:
    """Only terrain gives cover, unless the option lets other models give light cover."""
    return battle.option("models_give_cover") == "yes"


def look_at(battle: Battle, viewer: Model, target: Model) -> Look:
    """What a model sees of another from where it stands, whichever way it faces, and what hides the rest."""
    look: Look = battle.remembered(("look", viewer.id, target.id), lambda: _look(battle, viewer, target))
    return look


def _look(battle: Battle, viewer: Model, target: Model) -> Look:
    eye, screen = _lines(battle, viewer, target)
    stone = CATALOGUE.value("COL-SHOOT-15")
    heavy = POINTS - seen_past(battle, eye, screen, stone)
    hidden = POINTS - seen_past(battle, eye, screen, OPAQUE)
    if models_give_cover(battle):
        hidden = _hidden_by_all(battle, eye, screen, third_models(battle, viewer, target))
    return Look(seen_points(battle, viewer, target), heavy=heavy, light=hidden - heavy)


def _hidden_by_all(battle: Battle, eye: Position, screen: Screen, bodies: NDArray[np.float64]) -> int:
    """How many points terrain or other models hide."""
    points = screen.points()
    by_terrain = ~battle.sight.probe(eye, points, traits=OPAQUE).seen
    return int((by_terrain | ~battle.sight.probe(eye, points, bodies, traits=()).seen).sum())


def seen_past(battle: Battle, eye: Position, screen: Screen, traits: tuple[str, ...]) -> int:
    """How many points of a silhouette an eye sees past the pieces that have one of these traits.

    The table never changes, so it is remembered with it: the same two stand opposite each other in many questions.
    """
    counts: dict[tuple[Position, Screen, tuple[str, ...]], int] = battle.table.__dict__.setdefault("silhouettes", {})
    key = (eye, screen, traits)
    if key not in counts:
        if len(counts) >= MOST_SILHOUETTES:
            counts.clear()
        counts[key] = battle.sight.probe(eye, screen.points(), traits=traits).count
    return counts[key]


def seen_points(battle: Battle, viewer: Model, target: Model) -> int:
    """How many points of another's silhouette a model sees."""
    count: int = battle.remembered(("seen", viewer.id, target.id), lambda: _seen_points(battle, viewer, target))
    return count


def _seen_points(battle: Battle, viewer: Model, target: Model) -> int:
    eye, screen = _lines(battle, viewer, target)
    if not models_block(battle):
        return seen_past(battle, eye, screen, OPAQUE)
    return battle.sight.probe(eye, screen.points(), third_models(battle, viewer, target), traits=OPAQUE).count


def _lines(battle: Battle, viewer: Model, target: Model) -> tuple[Position, Screen]:
    """The eye of a model, and what it looks at."""
    a, b = battle.body(viewer), battle.body(target)
    return (a.x, a.y, a.z + EYE * a.height), silhouette(a, b)


def third_models(battle: Battle, viewer: Model, target: Model) -> NDArray[np.float64]:
    """The cylinders of all models on the table but these two."""
    others = [
        battle.body(one) for seat in (0, 1) for one in battle.on_table(seat) if one is not viewer and one is not target
    ]
    if not others:
        return NO_BODIES
    return np.array([(one.x, one.y, one.z, one.radius, one.height) for one in others], float)


@rule("COL-LOS-01", always=True)
def line_of_sight(battle: Battle, viewer: Model, target: Model) -> bool:
    """A free line from the eye to some part of the body is enough."""
    return seen_points(battle, viewer, target) > 0


def sees(battle: Battle, viewer: Model, target: Model) -> bool:
    """Whether a model has another in its front arc and in its line of sight."""
    return faces(battle, viewer, target) and line_of_sight(battle, viewer, target)


@rule("COL-LOS-02", always=True)
def faces(battle: Battle, viewer: Model, target: Model) -> bool:
    """Sight starts from the front arc."""
    return in_front(battle, viewer, target)


# Cover


@rule("COL-SHOOT-13")
def cover(battle: Battle, shooter: Model, target: Model) -> Reason | None:
    """A target of which at least 25 percent is hidden defends at +1 behind light cover, +2 behind heavy cover."""
    look = look_at(battle, shooter, target)
    bonus = better_cover(look.heavy, look.light)
    if not bonus:
        return None
    text = "reason-heavy-cover" if bonus == HEAVY else "reason-light-cover"
    return Reason(bonus, "COL-SHOOT-13", text, {"hidden": look.heavy + look.light})


@rule("COL-SHOOT-16", otherwise=0)
def better_cover(heavy: int, light: int) -> int:
    """Heavy cover counts if it hides enough alone, otherwise all cover together counts as light."""
    if heavy >= QUARTER:
        return HEAVY
    return LIGHT if heavy + light >= QUARTER else 0
