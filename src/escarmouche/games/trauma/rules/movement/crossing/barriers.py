"""What can be crossed: obstacles by everybody on foot, whole units by those with jump packs, infantry by armour."""

import math
from typing import Final, Literal, TypeAlias

import msgspec

from escarmouche.engine.ids import UnitId
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.battle import QUARTERS, Battle, centimetres
from escarmouche.games.trauma.rules.movement import gait
from escarmouche.games.trauma.rules.space import areas, measure
from escarmouche.games.trauma.rules.state import NO_UNIT, Model, Unit
from escarmouche.table.formation import Spot
from escarmouche.table.table import Piece

FAR: Final = "far"
ON: Final = "on"
LEAP: Final = "leap"
OVERRUN: Final = "overrun"
How: TypeAlias = Literal["far", "on", "leap", "overrun"]
"""How something is crossed: to its far side, onto it, over a unit with jump packs, or over infantry with armour."""
NEARBY = centimetres(10)
"""Obstacles farther from the leader than this are not offered."""
NO_PIECE = -1


class Barrier(msgspec.Struct, frozen=True):
    """Something to be crossed: a piece of scenery or a unit, its outline, and the surface of its top, if it has one.

    `rough` is an outline with fewer corners, for looking at many places.
    """

    outline: areas.Outline
    rough: areas.Outline
    piece: int = NO_PIECE
    unit: UnitId = NO_UNIT
    surface: int = -1

    def edge_distance(self, x: float, y: float, radius: int) -> float:
        """How far a base is from what is crossed, 0 on it."""
        return max(0.0, areas.away(self.outline, x, y) - radius)


def piece_barrier(battle: Battle, index: int) -> Barrier:
    """A piece of scenery as something to be crossed."""
    piece = battle.table.pieces[index]
    surface = battle.table.surface_of.get(index, -1)
    outline = tuple((float(x), float(y)) for x, y in piece.outline)
    return Barrier(outline, outline, piece=index, surface=surface)


def unit_barrier(battle: Battle, other: Unit) -> Barrier:
    """A unit as something to be crossed: its area."""
    return Barrier(areas.area(battle, other), areas.area(battle, other, areas.ROUGH), unit=other.id)


# Who may cross what


def has_jump_packs(battle: Battle, unit: Unit) -> bool:
    """Whether every combatant of the unit can leap."""
    return all(battle.has(model, "jump_pack") for model in battle.alive(unit))


def can_cross_at_all(battle: Battle, unit: Unit, piece: Piece) -> bool:
    """Whether a piece is of the kind that Crossing is for: an obstacle, or any scenery for those who leap."""
    if piece.kind in QUARTERS:
        return False
    return gait.is_obstacle(piece) or (has_jump_packs(battle, unit) and (piece.solid or piece.has("closed")))


@rule("TRA-WHEEL-02")
def bound_to_wheels(battle: Battle, unit: Unit) -> Reason | None:
    """Wheeled armour crosses nothing, but runs over infantry."""
    if gait.manner(battle, unit) != gait.WHEELS:
        return None
    return refusal("TRA-WHEEL-02", "refused-wheels-cross", unit=unit.id)


@rule("TRA-CROSS-07")
def closed_to_class(battle: Battle, unit: Unit, piece: Piece) -> Reason | None:
    """Some obstacles can be crossed by infantry but not by armour, and some the other way round."""
    if piece.has("no-infantry") or piece.has("no-armour"):
        note("TRA-CROSS-07")
    if piece.has("no-infantry" if gait.manner(battle, unit) == gait.FOOT else "no-armour"):
        return refusal("TRA-CROSS-07", "refused-not-for-class", unit=unit.id)
    return None


@rule("TRA-CROSS-02", always=True)
def not_at_contact(battle: Battle, unit: Unit, piece: Piece) -> Reason | None:
    """The leader must be at Contact range of the obstacle."""
    if measure.is_contact(measure.apart_from_piece(battle, measure.leader(battle, unit), piece)):
        return None
    return refusal("TRA-CROSS-02", "refused-not-at-obstacle", unit=unit.id)


def piece_refused(battle: Battle, unit: Unit, piece: Piece) -> Reason | None:
    """Why a unit may not cross a piece of scenery."""
    reason = closed_to_class(battle, unit, piece) or bound_to_wheels(battle, unit)
    if reason is None and gait.manner(battle, unit) == gait.AIR:
        reason = refusal("TRA-GRAV-01", "refused-flies-over", unit=unit.id)
    return reason or not_at_contact(battle, unit, piece) or leader_stuck(battle, unit)


def leader_stuck(battle: Battle, unit: Unit) -> Reason | None:
    """A unit whose leader is immobilised, or has aimed and stays, cannot follow him over anything."""
    head = measure.leader(battle, unit)
    if head.immobile:
        return refusal("TRA-INCID-07", "refused-no-propulsion", unit=unit.id)
    return refusal("TRA-SNIPER-01", "refused-has-aimed", model=head.id) if gait.has_aimed(battle, head) else None


@rule("TRA-CROSS-02", always=True)
def not_at_unit(battle: Battle, unit: Unit, other: Unit) -> Reason | None:
    """The leader must be at Contact range of a model of the unit that is crossed."""
    body = battle.body(measure.leader(battle, unit))
    near = any(measure.is_contact(measure.base_to_base(body, battle.body(model))) for model in battle.alive(other))
    return None if near else refusal("TRA-CROSS-02", "refused-not-at-obstacle", unit=unit.id)


def nearby_pieces(battle: Battle, unit: Unit) -> list[int]:
    """The pieces near the leader that might be crossed."""
    head = measure.leader(battle, unit)
    far = NEARBY + battle.radius(unit)
    return [
        index
        for index, piece in enumerate(battle.table.pieces)
        if _box_near(piece, head, far) and can_cross_at_all(battle, unit, piece)
    ]


def _box_near(piece: Piece, model: Model, far: int) -> bool:
    left, front, right, back = piece.box
    return left - far <= model.x <= right + far and front - far <= model.y <= back + far


def can_overrun(battle: Battle, unit: Unit, other: Unit) -> bool:
    """Whether a unit is the kind that armour runs over."""
    return other.owner != unit.owner and battle.armoured(unit) and not battle.armoured(other)


# How thick it is


def half_movement(battle: Battle, model: Model) -> float:
    """What of its Movement a leader has for crossing."""
    return gait.movement_of(battle, model) / 2


def straight_across(barrier: Barrier, start: Spot, end: Spot) -> areas.Chord | None:
    """Where the straight line of crossing passes through what is crossed."""
    return areas.chord(barrier.outline, start[:2], end[:2])


@rule("TRA-CROSS-08", always=True)
def thickness(battle: Battle, barrier: Barrier, passage: areas.Chord) -> float:
    """What has to be crossed is the horizontal thickness along the line; its height does not count."""
    return passage.thickness


@rule("TRA-CROSS-03", otherwise=False)
def can_traverse(battle: Battle, model: Model, barrier: Barrier, passage: areas.Chord) -> bool:
    """A leader traverses what is no thicker than half his Movement."""
    return measure.within(thickness(battle, barrier, passage), half_movement(battle, model))


@rule("TRA-CROSS-04")
def too_thick(battle: Battle, model: Model, barrier: Barrier, passage: areas.Chord) -> Reason | None:
    """A leader whose half Movement does not suffice can only be placed on the obstacle."""
    if can_traverse(battle, model, barrier, passage):
        return None
    return refusal(
        "TRA-CROSS-04",
        "refused-too-thick",
        model=model.id,
        length=round(thickness(battle, barrier, passage)),
        limit=round(half_movement(battle, model)),
    )


def is_beyond(barrier: Barrier, start: Spot, end: Spot) -> bool:
    """Whether a spot lies on the far side along the line from the start."""
    passage = areas.chord(barrier.outline, start[:2], end[:2])
    return passage is not None and measure.over(math.dist(start[:2], end[:2]), passage.leaves)
