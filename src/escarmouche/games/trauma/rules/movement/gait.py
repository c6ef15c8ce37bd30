"""What every piece of scenery means for whoever moves, how far they go, and who stands in their way.

Nothing slows a movement: a piece is free, an obstacle, or closed, and that depends on how one moves.

| trait | on foot (infantry, walkers) | on wheels | anti-grav |
| --- | --- | --- | --- |
| none of these, "sight" | free | free | free |
| "obstacle" | entered, passed and left only by Crossing | closed | free |
| "blocking", "impassable", "closed" | closed, unless "obstacle" as well: then by Crossing | closed | flown over |
| "wheels" | as the other traits say | free | free |
| "walkable" | one can stand on its top | the same | the same |
| "no-infantry", "no-armour" | cannot be crossed by that class | | |
| "interior" | closed to support armour on the ground | closed to support armour | free |

Stairs and ramps lead onto a walkable top within a movement, its height counted; wheels need a ramp; ladders are for
Crossing. Quarters of buildings are closed to heavy armour on the ground. A walkable piece that is no obstacle and has
neither stairs nor a ramp is reached by anti-grav vehicles alone. Flat pieces (rivers, wire) may be obstacles too: who
stands "on" one stands on its top, which is the ground, if it is walkable.
"""

import math
from itertools import pairwise

import msgspec

from escarmouche.engine.place import Track, Tracks
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.space.measure import base_to_base, box, is_contact, within
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.unit_classes import treated_as_armour
from escarmouche.table.geometry import Body
from escarmouche.table.table import Access, Piece, Table
from escarmouche.table.ways.movement import Fault, Gait, Obstacles

FOOT, WHEELS, AIR = "foot", "wheels", "air"
UNLIMITED = 10**8
LEVEL = 2
"""Heights that differ by no more than this are one level."""
CURB = 10
"""The height given to a flat piece that stands in the way."""
BUILDING = "quarter-building"


# How a unit moves


@rule("TRA-GRAV-01", otherwise=False)
def flies(battle: Battle, unit: Unit) -> bool:
    """Anti-grav armour is not bound to the ground."""
    return battle.profile(unit).drive == "antigrav"


@rule("TRA-WALK-02", "TRA-WALK-04", otherwise=False)
def strides(battle: Battle, unit: Unit) -> bool:
    """A walker passes over every kind of terrain in the same way as infantry, whatever else it counts as."""
    walks = battle.profile(unit).drive == "walker"
    if walks:
        note("TRA-WALK-05")
    return walks


def manner(battle: Battle, unit: Unit) -> str:
    """How a unit moves: on foot, on wheels or in the air."""
    if not battle.armoured(unit) or strides(battle, unit):
        return FOOT
    return AIR if flies(battle, unit) else WHEELS


@rule("TRA-MOVE-01", otherwise=0, always=True)
def movement_of(battle: Battle, model: Model) -> int:
    """Each combatant moves up to its own Movement."""
    return battle.kit(model).movement


@rule("TRA-MOVE-14", "TRA-INCID-07")
def able_to_move(battle: Battle, unit: Unit) -> list[Model]:
    """Whose propulsion works; an immobilised model neither moves nor turns."""
    return [model for model in battle.alive(unit) if not model.immobile]


@rule("TRA-SNIPER-01", "TRA-SNIPER-05", otherwise=False)
def has_aimed(battle: Battle, model: Model) -> bool:
    """A sniper who has used his second score does not move in that activation; the others of his unit may."""
    acting = battle.state.activation
    return acting is not None and model.id in acting.aimed


def movers(battle: Battle, unit: Unit) -> list[Model]:
    """The models of a unit that may move now."""
    return [model for model in able_to_move(battle, unit) if not has_aimed(battle, model)]


def nobody_moves(battle: Battle, unit: Unit) -> Reason | None:
    """Why nobody of a unit may move now, or None."""
    if movers(battle, unit):
        return None
    able = able_to_move(battle, unit)
    if able:
        return refusal("TRA-SNIPER-01", "refused-has-aimed", model=able[0].id)
    return refusal("TRA-MOVE-14", "refused-no-propulsion", unit=unit.id)


# What the pieces mean


@rule("TRA-MOVE-13", otherwise=False)
def is_obstacle(piece: Piece) -> bool:
    """An obstacle is entered or passed only by Crossing."""
    return piece.has("obstacle")


@rule("TRA-QUART-08", otherwise=False)
def too_narrow(piece: Piece, rank: str) -> bool:
    """Heavy armour on the ground stays out of building quarters, support armour out of the interior of elements."""
    return (rank == "heavy" and piece.kind == BUILDING) or (rank == "support" and piece.has("interior"))


def is_closed(piece: Piece, way: str, rank: str) -> bool:
    """Whether a piece can be neither entered nor passed in this way, Crossing apart."""
    if too_narrow(piece, rank):
        return True
    if way == WHEELS and piece.has("wheels"):
        return False
    return piece.solid or piece.has("closed")


def looks_at_quarters(battle: Battle, unit: Unit, tracks: Tracks) -> None:
    """Note the rule on building quarters for armour that comes near one, even if it may go there."""
    if not battle.armoured(unit):
        return
    for piece in battle.table.pieces:
        if piece.kind == BUILDING and any(_comes_near(battle, unit, piece, track) for track in tracks.values()):
            note("TRA-QUART-08")


def _comes_near(battle: Battle, unit: Unit, piece: Piece, track: Track) -> bool:
    left, front, right, back = piece.box
    near = battle.radius(unit)
    return any(left - near < x < right + near and front - near < y < back + near for x, y, _ in track.spots)


def walking_table(battle: Battle, unit: Unit) -> Table:
    """The table as it is for a unit that moves: obstacles and closed pieces stand in its way."""
    return _table_for(battle, unit, crossing=False)


def standing_table(battle: Battle, unit: Unit) -> Table:
    """The table as it is for a unit that is set down: only closed pieces are in its way."""
    return _table_for(battle, unit, crossing=True)


def table_on_foot(table: Table) -> Table:
    """The table as it is for infantry that is about to cross what can be crossed."""
    pieces = tuple(_as_met(piece, FOOT, "", crossing=True) for piece in table.pieces)
    return msgspec.structs.replace(table, pieces=pieces)


def _table_for(battle: Battle, unit: Unit, *, crossing: bool) -> Table:
    way = manner(battle, unit)
    if way == AIR:
        return battle.table
    known_rank = battle.profile(unit).rank
    rank = known_rank if known_rank in ("support", "heavy") else ""
    known: dict[tuple[str, str, bool], Table] = battle.table.__dict__.setdefault("ways_of_units", {})
    if (way, rank, crossing) not in known:
        pieces = tuple(_as_met(piece, way, rank, crossing=crossing) for piece in battle.table.pieces)
        known[(way, rank, crossing)] = msgspec.structs.replace(battle.table, pieces=pieces)
    return known[(way, rank, crossing)]


def _as_met(piece: Piece, way: str, rank: str, *, crossing: bool) -> Piece:
    """A piece as whoever moves in this way meets it: solid or not, with the ways up that they can take."""
    open_to_wheels = way == WHEELS and piece.has("wheels")
    stops = is_closed(piece, way, rank) or (not crossing and not open_to_wheels and is_obstacle(piece))
    traits = piece.traits | {"impassable"} if stops else piece.traits - {"blocking", "impassable"}
    height = max(piece.height, CURB) if stops else piece.height
    return msgspec.structs.replace(piece, traits=traits, height=height, access=_ways_up(piece, way))


def _ways_up(piece: Piece, way: str) -> tuple[Access, ...]:
    kinds = ("ramp",) if way == WHEELS else ("stairs", "ramp")
    return tuple(access for access in piece.access if access.kind in kinds)


def gait_of(battle: Battle, unit: Unit) -> Gait:
    """What the models of a unit can do as they move."""
    gait: Gait = battle.remembered(("gait", unit.id), lambda: _gait(battle, unit))
    return gait


def _gait(battle: Battle, unit: Unit) -> Gait:
    profile = battle.profile(unit)
    fly = manner(battle, unit) == AIR
    return Gait(profile.base // 2, UNLIMITED, LEVEL, climb=0, drop=0, gap=0, jump=0, fly=fly, height=profile.height)


# Who stands in the way


def is_passable(battle: Battle, mover: Unit, other: Unit) -> bool:
    """Whether a unit may be passed through; armour of either side and enemies bar the way of whoever does not fly."""
    return flies(battle, mover) or passes_friends(battle, mover, other) or not CATALOGUE.holds("TRA-MOVE-04")


@rule("TRA-MOVE-03", otherwise=False)
def passes_friends(battle: Battle, mover: Unit, other: Unit) -> bool:
    """A unit may pass through a friendly infantry unit, if it ends beyond and not among it."""
    friendly = other.owner == mover.owner and not treated_as_armour(battle, other)
    if friendly:
        note("TRA-MOVE-05", "TRA-MOVE-11")
    return friendly


def can_be_pushed(battle: Battle, mover: Unit, other: Unit) -> bool:
    """Whether the bases of a unit give way to one that ends on them."""
    return gives_way(battle, mover, other) and not battle.armoured(other)


@rule("TRA-MOVE-09", otherwise=False)
def gives_way(battle: Battle, mover: Unit, other: Unit) -> bool:
    """An armour model may end its movement in the middle of an infantry unit, friend or foe; walkers move on foot."""
    return manner(battle, mover) != FOOT


def others_on_table(battle: Battle, unit: Unit) -> list[Unit]:
    """Every other unit on the table."""
    return [other for other in battle.state.units if other.place == "table" and other is not unit]


def within_reach(battle: Battle, unit: Unit) -> list[Unit]:
    """The other units that a unit could meet in one movement; those that come from outside may meet any."""
    others = others_on_table(battle, unit)
    if unit.place != "table":
        return others
    far = max(movement_of(battle, model) for model in battle.alive(unit)) + battle.profile(unit).base
    left, front, right, back = box(battle, unit)
    boxes = [box(battle, other) for other in others]
    return [
        other
        for other, (left2, front2, right2, back2) in zip(others, boxes, strict=True)
        if left - far <= right2 and left2 <= right + far and front - far <= back2 and front2 <= back + far
    ]


def obstacles_for(battle: Battle, unit: Unit, *, pushing: bool) -> Obstacles:
    """The bases that a unit may not pass, with the gaps of closed ranks, and those it may pass but not end on.

    With `pushing`, infantry that an armour model may end on is left out: whether it is passed is judged apart.
    """
    key = ("obstacles", unit.id, pushing)
    found: Obstacles = battle.remembered(key, lambda: _obstacles(battle, unit, pushing=pushing))
    return found


def _obstacles(battle: Battle, unit: Unit, *, pushing: bool) -> Obstacles:
    hard: list[tuple[Body, int]] = []
    soft: list[tuple[Body, int]] = []
    for other in within_reach(battle, unit):
        if pushing and can_be_pushed(battle, unit, other):
            passes_friends(battle, unit, other)
            continue
        bodies = [battle.body(model) for model in battle.alive(other)]
        if is_passable(battle, unit, other):
            soft += [(body, 0) for body in bodies]
        else:
            hard += [(body, 0) for body in (*bodies, *pegs(bodies, battle.radius(unit)))]
    radius, height = battle.radius(unit), battle.profile(unit).height
    around = Obstacles.around(radius, hard, height=height), Obstacles.around(radius, soft, height=height)
    return Obstacles(around[0].hard, around[1].hard)


def obstacles_between(battle: Battle, unit: Unit, other: Unit) -> Obstacles:
    """The bases of one other unit, with the gaps of its closed ranks."""
    bodies = [battle.body(model) for model in battle.alive(other)]
    radius = battle.radius(unit)
    hard = [(body, 0) for body in (*bodies, *pegs(bodies, radius))]
    return Obstacles.around(radius, hard, height=battle.profile(unit).height)


@rule("TRA-MOVE-11", otherwise=[])
def pegs(bodies: list[Body], radius: int) -> list[Body]:
    """The gaps between two models of a unit at Contact, through which nobody slips: a body in the middle of each."""
    found: list[Body] = []
    for index, a in enumerate(bodies):
        for b in bodies[:index]:
            if a.z != b.z or math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius + 2 * radius - 2 * LEVEL:
                continue
            gap = base_to_base(a, b)
            if is_contact(gap):
                room = max(2 * LEVEL, round(gap / 2) - radius) + LEVEL
                found.append(Body((a.x + b.x) // 2, (a.y + b.y) // 2, a.z, room - radius, a.height))
    return found


# Judging a way


@rule("TRA-MOVE-10", always=True)
def way_length(battle: Battle, unit: Unit, track: Track) -> float:
    """The path of the centre of the base, its straight parts added up with what they rise or fall."""
    flat = sum(math.dist(a[:2], b[:2]) for a, b in pairwise(track.spots))
    if flies(battle, unit):
        return flown(battle, track, flat)
    return flat + climbed(battle, track)


def climbed(battle: Battle, track: Track) -> int:
    """What a way rises and falls in all."""
    return sum(abs(battle.z(a[2]) - battle.z(b[2])) for a, b in pairwise(track.spots))


@rule("TRA-GRAV-05", always=True)
def flown(battle: Battle, track: Track, flat: float) -> float:
    """The path of an anti-grav is measured horizontally."""
    return flat


def too_long(battle: Battle, model: Model, track: Track) -> Reason | None:
    """Whoever moves keeps to its Movement."""
    length, limit = way_length(battle, battle.unit_of(model), track), movement_of(battle, model)
    if within(length, limit):
        return None
    return refusal("TRA-MOVE-01", "refused-too-long", model=model.id, length=round(length), limit=limit)


FAULT_RULES = {
    "off-table": ("TRA-MOVE-10", "refused-off-table"),
    "blocked": ("TRA-MOVE-01", "refused-blocked"),
    "base": ("TRA-MOVE-04", "refused-through-unit"),
    "overlap": ("TRA-MOVE-11", "refused-on-a-base"),
    "too-high": ("TRA-MOVE-13", "refused-too-high"),
    "no-jump": ("TRA-MOVE-13", "refused-too-high"),
    "unsupported": ("TRA-MOVE-13", "refused-unsupported"),
}


def fault_reason(battle: Battle, unit: Unit, found: Fault, *, passing: bool = False) -> Reason:
    """The rule behind something that is wrong with a way; `passing` leads past a piece rather than into it."""
    piece = battle.table.pieces[found.piece] if found.kind == "blocked" and found.piece >= 0 else None
    if piece is not None and too_narrow(piece, battle.profile(unit).rank):
        return refusal("TRA-QUART-08", "refused-too-narrow", unit=unit.id)
    if piece is not None and is_obstacle(piece):
        return refusal("TRA-MOVE-13", "refused-obstacle", piece=piece.id)
    if piece is not None and not passing:
        return refusal("TRA-MOVE-13", "refused-blocked")
    number, text = FAULT_RULES.get(found.kind, FAULT_RULES["blocked"])
    return refusal(number, text)
