"""Falling: how deep, how hard, and where the model comes to lie."""

from escarmouche.engine.questions import Steps
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.confrontation import hazard
from escarmouche.games.collision.rules.events.moves import Fell
from escarmouche.games.collision.rules.measure import over, whole_inches
from escarmouche.games.collision.rules.moves.strides import CLIMB, LADDER, LEAP, Stride, along, free_spot
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.vocabulary import FallCause
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import inches

HARMLESS = inches(3)


# How hard


@rule("COL-FALL-03", otherwise=0, always=True)
def strength(height: int) -> int:
    """A fall of 3 inches or less is a +0 hit, and each inch beyond adds +1."""
    return inches_beyond(height - HARMLESS) if over(height, HARMLESS) else 0


@rule("COL-FALL-04", "COL-FALL-06")
def inches_beyond(beyond: int) -> int:
    """Parts of an inch are rounded up."""
    return whole_inches(beyond)


# How deep, and onto what


def fall_height(battle: Battle, stride: Stride) -> int:
    """How deep a model falls that fails on a part of its way."""
    if stride.kind in (CLIMB, LADDER) and stride.rise > 0:
        return would_have_reached(stride)
    return highest_point(battle, stride)


@rule("COL-FALL-02", otherwise=0)
def would_have_reached(stride: Stride) -> int:
    """A failed climb is measured from the highest point that the model would have reached."""
    return stride.height


@rule("COL-FALL-07", otherwise=0)
def highest_point(battle: Battle, stride: Stride) -> int:
    """Other falls are measured from where they begin down to the surface on which the model lands."""
    if stride.kind == LEAP:
        return battle.z(stride.start[2]) - battle.z(under_gap(battle, stride))
    return abs(stride.rise)


def under_gap(battle: Battle, stride: Stride) -> int:
    """The surface below the middle of a gap."""
    level = battle.z(stride.start[2])
    length = abs(complex(stride.end[0] - stride.start[0], stride.end[1] - stride.start[1]))
    off = abs(complex(stride.edge[0] - stride.start[0], stride.edge[1] - stride.start[1]))
    x, y = along(stride.start, stride.end, (off + stride.gap / 2) / length)
    below = [surface for surface in battle.table.surfaces_at(x, y) if battle.z(surface) < level]
    return below[0] if below else stride.end[2]


def foot_of(battle: Battle, stride: Stride) -> Spot:
    """The point at the lower level below which a model lost its hold."""
    if stride.kind == LEAP:
        return (*stride.edge, under_gap(battle, stride))
    lower = stride.start if stride.rise > 0 else stride.end
    return (*stride.edge, lower[2])


@rule("COL-FALL-08")
def resting_place(battle: Battle, model: Model, foot: Spot) -> Spot:
    """A fallen model lies below the point where it lost its hold, or at the nearest free spot; nobody below is hit."""
    return free_spot(battle, model, foot)


# The fall


@rule("COL-FALL-01")
def fall(battle: Battle, model: Model, height: int, foot: Spot, cause: FallCause) -> Steps[None]:
    """A model falls: it is placed at the bottom, keeps its facing, and takes a hit as hard as the fall was deep."""
    model.hold, model.climbed, model.ledge = "", 0, []
    battle.put(model, *resting_place(battle, model, foot))
    force = strength(height)
    battle.tell(Fell(model=model.id, height=height, strength=force, cause=cause))
    yield from hit_the_ground(battle, model, force)


@rule("COL-FALL-05", "COL-FALL-09")
def hit_the_ground(battle: Battle, model: Model, force: int) -> Steps[None]:
    """Closed draws: whoever controls the model plays one card for its DEF, the other player one for the fall."""
    yield from hazard(battle, model, force, "fall", "COL-FALL-05")
