"""How models get about: how far they may go, what stands in their way, and what each part of a way is and counts."""

import functools
import math
import re
from itertools import pairwise
from typing import cast

import msgspec

from escarmouche.engine.place import Track
from escarmouche.engine.reasons import Reason, refusal, total
from escarmouche.engine.rulebook import listening, note, rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.battle import Battle
from escarmouche.games.collision.rules.cards.characteristics import value_of
from escarmouche.games.collision.rules.measure import over, within
from escarmouche.games.collision.rules.mission.loot import burdened
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body, inches, to_piece
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import Fault, Gait, Leg, Obstacles, end_fault, fault, measure
from escarmouche.table.ways.reach import nearest_free

SMALL = cast(dict[str, int], CATALOGUE.entries["COL-MOVE-07"].value)
STEP, SMALL_GAP = SMALL["step"], SMALL["gap"]
"""A rise, drop or gap that is small enough to be walked."""
DEEPEST = inches(12)
UNLIMITED = 10**8
CLOSENESS = 25
"""How much farther than the nearest free point a jumper may land."""
STAIRS_PER_HEIGHT = math.sqrt(2)
"""Stairs go up as far as they go along, so that is how long they are for each inch of height."""
WRITTEN_HEIGHT = re.compile("[0-9]{1,6}")
"""How high a model holds on, as a leg may say it: `hang-2500`."""
WALK, CLIMB, LADDER, LEAP, JUMP, HANG = "walk", "climb", "ladder", "leap", "jump", "hang"


class Stride(msgspec.Struct, frozen=True):
    """One part of a way: from where to where, how, and what of it counts.

    `rise` is how far it goes up (negative: down), `edge` the point at which it passes the edge, `height` how much of
    the wall is climbed, and `hangs` says that it ends there.
    """

    kind: str
    start: Spot
    end: Spot
    length: float
    rise: int = 0
    gap: float = 0.0
    edge: tuple[int, int] = (0, 0)
    height: int = 0
    hangs: bool = False


# How far


def allowance(battle: Battle, model: Model) -> int:
    """How far a model may go in one Move action, with what it carries."""
    return burdened(battle, model, inches(total(value_of(battle, model, "MOV"))))


@rule("COL-MOVE-01")
def too_long(length: float, limit: int) -> Reason | None:
    """A model covers at most its MOV in one Move action."""
    if within(length, limit):
        return None
    return refusal("COL-MOVE-01", "refused-too-long", length=round(length), limit=limit)


@rule("COL-MEAS-03")
def tracked(length: float, radius: int) -> float:
    """A move is measured at one point of the base throughout, so that the base does not gain its own width."""
    return length


def way_length(battle: Battle, model: Model, strides: list[Stride]) -> float:
    """What of a way counts."""
    return tracked(sum(stride.length for stride in strides), battle.radius(model))


# What a model can do


def gait_of(battle: Battle, model: Model) -> Gait:
    """What the model can do: it climbs any wall, leaps and jumps as far as its luck holds."""
    found = battle.gaits.get(model.id)
    if found is None:
        card = battle.card(model)
        found = on_foot(battle.table, card.base // 2, card.height)
        battle.gaits[model.id] = found
    return found


def on_foot(table: Table, radius: int, height: int) -> Gait:
    """What somebody of this size can do on a table."""
    with listening(None):
        small = CATALOGUE.value("COL-MOVE-07")
    return _gait(radius, height, small["step"], small["gap"], deepest(table))


@functools.cache
def _gait(radius: int, height: int, step: int, gap: int, jump: int) -> Gait:
    return Gait(
        radius, allowance=UNLIMITED, step=step, climb=UNLIMITED, drop=0, gap=gap, jump=jump, height=height, rims=True
    )


def deepest(table: Table) -> int:
    """A depth that no jump down on this table exceeds."""
    levels = [surface.z for surface in table.surfaces]
    return max(DEEPEST, max(levels) - min(levels))


def bodies_of_others(battle: Battle, model: Model) -> list[Body]:
    """Everybody else on the table."""
    return [battle.body(other) for seat in (0, 1) for other in battle.on_table(seat) if other is not model]


def obstacles_for(battle: Battle, model: Model) -> Obstacles:
    """The bases in the way of a model: all others, friends and enemies alike."""
    bases: Obstacles = battle.remembered(("bases", model.id), lambda: _obstacles(battle, model))
    return bases


def _obstacles(battle: Battle, model: Model) -> Obstacles:
    card = battle.card(model)
    around = [(body, 0) for body in bodies_of_others(battle, model)]
    return Obstacles.around(card.base // 2, around, height=card.height)


def free_spot(battle: Battle, model: Model, near: Spot) -> Spot:
    """The nearest free spot for a model on a surface; the point itself where there is none far and wide."""
    return nearest_free(battle.table, gait_of(battle, model), obstacles_for(battle, model), near) or near


# What is wrong with a way


@rule("COL-MOVE-04")
def leaves_table(found: Fault) -> Reason | None:
    """A model may not leave the battlefield of its own will."""
    return refusal("COL-MOVE-04", "refused-off-table") if found.kind == "off-table" else None


@rule("COL-MOVE-06")
def overlaps_base(found: Fault) -> Reason | None:
    """A base may touch another, but never overlap it, anywhere on its way."""
    if found.kind == "base":
        return refusal("COL-MOVE-06", "refused-through-base")
    return refusal("COL-MOVE-06", "refused-on-a-base") if found.kind == "overlap" else None


@rule("COL-LEAP-04")
def too_high(found: Fault) -> Reason | None:
    """A leap lands at most 1 inch higher than it began."""
    return refusal("COL-LEAP-04", "refused-leap-high", limit=STEP) if found.kind == "too-high" else None


def impossible(found: Fault) -> Reason | None:
    """A model goes only where that is physically possible."""
    if found.kind == "unsupported":
        return refusal("COL-MOVE-01", "refused-unsupported")
    return refusal("COL-MOVE-01", "refused-blocked") if found.kind in ("blocked", "no-jump", "no-footing") else None


def fault_reason(found: Fault) -> Reason | None:
    """The rule behind something that is wrong with a leg."""
    return leaves_table(found) or overlaps_base(found) or too_high(found) or impossible(found)


# The parts of a way


@rule("COL-CLIMB-01", "COL-CLIMB-05", otherwise=0)
def climbed(height: int) -> int:
    """Every inch that is climbed counts against MOV."""
    return height


@rule("COL-CLIMB-08", otherwise=0)
def rungs(height: int, access: str) -> float:
    """Ladders count their height, stairs the length walked along them."""
    return height if access == LADDER else height * STAIRS_PER_HEIGHT


@rule("COL-LEAP-01", "COL-LEAP-03", otherwise=0)
def leapt(gap: float) -> float:
    """The width of a gap that is leapt counts against MOV."""
    return gap


@rule("COL-JUMP-04")
def landing(battle: Battle, model: Model, edge: tuple[int, int], surface: int) -> Spot:
    """A jumper lands touching the foot below the point of the edge that it left, or at the nearest free point."""
    return free_spot(battle, model, (*edge, surface))


def strides_of(battle: Battle, model: Model, track: Track) -> "list[Stride] | Reason":
    """The parts of a way that begins where the model is, or why it cannot go like this; its length apart.

    Whoever looks for a way, answers with it and goes it asks three times about the same one. How high one hangs depends
    on more than where everybody stands, so ways that say how they are gone are not remembered; nor are any in a game
    with a journal, where to keep the rules that applied costs more than to apply them again.
    """
    if track.legs or model.hold or battle.game.keeps_journal:
        return parts_of(battle, model, track)
    found: list[Stride] | Reason = battle.remembered(
        ("strides", model.id, track.spots), lambda: parts_of(battle, model, track)
    )
    return found


def parts_of(battle: Battle, model: Model, track: Track) -> "list[Stride] | Reason":
    """The parts of a way, looked at one after the other."""
    if track.legs and len(track.legs) != len(track.spots) - 1:
        return refusal("COL-MOVE-01", "refused-legs-count", count=len(track.spots) - 1)
    if not all(0 <= spot[2] < len(battle.table.surfaces) for spot in track.spots):
        return refusal("COL-MOVE-01", "refused-unsupported")
    gait, obstacles = gait_of(battle, model), obstacles_for(battle, model)
    found: list[Stride] = []
    for index, (start, end) in enumerate(pairwise(track.spots)):
        walked = sum(part.length for part in found)
        stride = stride_of(battle, model, gait, obstacles, start, end, track.legs[index] if track.legs else "", walked)
        if isinstance(stride, Reason):
            return stride
        if stride.hangs and index < len(track.spots) - 2:
            return refusal("COL-CLIMB-07", "refused-hang-last")
        found.append(stride)
    return from_hold(battle, model, found) if model.hold else found


def stride_of(
    battle: Battle, model: Model, gait: Gait, obstacles: Obstacles, start: Spot, end: Spot, name: str, walked: float
) -> Stride | Reason:
    """One part of a way, gone as its name says or as the terrain demands, after so much of it has been walked."""
    leg = measure(battle.table, gait, Track((start, end)))[0]
    wrong = fault(battle.table, gait, obstacles, Track((start, end)))
    edge = along(start, end, leg.first if leg.first <= 1 else 0.5)
    kind = kind_of(leg, name)
    reason = fault_reason(wrong) if wrong is not None else None
    if reason is not None and not (kind == JUMP and lands_beside(battle, model, edge, end, gait, obstacles)):
        return reason
    if not kind:
        return refusal("COL-MOVE-01", "refused-leg-kind", kind=name)
    stride = counted(leg, kind, start, end, edge)
    return no_wall(battle, stride) or (
        take_hold(battle, model, stride, leg, name, walked) if name.startswith(HANG) else stride
    )


def lands_beside(
    battle: Battle, model: Model, edge: tuple[int, int], end: Spot, gait: Gait, obstacles: Obstacles
) -> bool:
    """Whether a jump ends where somebody at the foot leaves room for it, as near to the edge as can be."""
    if end_fault(battle.table, gait, obstacles, end) is not None:
        return False
    nearest = math.dist(landing(battle, model, edge, end[2])[:2], edge)
    return math.dist(end[:2], edge) <= nearest + CLOSENESS


def along(start: Spot, end: Spot, share: float) -> tuple[int, int]:
    """A point on the straight line between two spots."""
    return (round(start[0] + share * (end[0] - start[0])), round(start[1] + share * (end[1] - start[1])))


def kind_of(leg: Leg, name: str) -> str:
    """How a leg is gone: as the terrain demands, or as its name says where there is a choice; "" if that cannot be."""
    kind = LEAP if leg.kind == "jump" and over(leg.gap, SMALL_GAP) else leg.kind
    ways = {JUMP: (JUMP, CLIMB, HANG), LADDER: (LADDER, JUMP, HANG) if leg.rise < 0 else (LADDER, HANG)}
    ways |= {CLIMB: (CLIMB, HANG)}
    wanted, _, height = name.partition("-")
    wanted = wanted or kind
    if wanted not in ways.get(kind, (kind,)) or (height and (wanted != HANG or not WRITTEN_HEIGHT.fullmatch(height))):
        return ""
    if wanted == HANG:
        return CLIMB if kind == JUMP else kind
    return wanted


def counted(leg: Leg, kind: str, start: Spot, end: Spot, edge: tuple[int, int]) -> Stride:
    """A part of a way with what of it counts: what is walked beside the edge, and what is climbed or leapt."""
    height = abs(leg.rise)
    if kind == WALK:
        if leg.rise or leg.gap:
            note("COL-MOVE-07")
        return Stride(kind, start, end, leg.length, leg.rise, leg.gap, edge)
    beside = leg.length - (height if leg.kind in (CLIMB, LADDER) else leg.gap if kind == LEAP else 0)
    return Stride(kind, start, end, beside + effort(leg, kind, height), leg.rise, leg.gap, edge, height)


def effort(leg: Leg, kind: str, height: int) -> float:
    """What climbing, leaping or dropping counts."""
    if kind == CLIMB:
        return climbed(height)
    if kind == LADDER:
        return rungs(height, leg.access)
    return leapt(leg.gap) if kind == LEAP else height * CATALOGUE.number("COL-JUMP-01")


def no_wall(battle: Battle, stride: Stride) -> Reason | None:
    """One climbs walls and ladders, not the air under a floor."""
    if stride.kind != CLIMB:
        return None
    upper, lower = (stride.end, stride.start) if stride.rise > 0 else (stride.start, stride.end)
    owner = battle.table.surfaces[upper[2]].piece
    if owner < 0:
        return None
    floor = battle.table.pieces[owner].bottom
    for piece in sorted(battle.table.pieces, key=lambda one: -one.top):
        near = piece.solid and to_piece(piece, *stride.edge) <= SMALL_GAP
        floor = piece.bottom if near and piece.bottom < floor <= piece.top + STEP else floor
    return refusal("COL-CLIMB-01", "refused-no-wall") if floor - battle.z(lower[2]) > STEP else None


# Hanging on a wall or ladder


@rule("COL-CLIMB-04", always=True)
def no_action_left(battle: Battle, model: Model) -> Reason | None:
    """No activation ends part of the way up a wall or ladder."""
    acting = battle.state.activation
    left = acting is not None and acting.model == model.id and len(acting.actions) < CATALOGUE.number("COL-ACT-03")
    return None if left else refusal("COL-CLIMB-04", "refused-hang", model=model.id)


@rule("COL-CLIMB-07")
def take_hold(battle: Battle, model: Model, stride: Stride, leg: Leg, name: str, walked: float) -> Stride | Reason:
    """The first Move may end on the wall or ladder, as high as it gets or as was said, if a second one can follow."""
    before = max(0.0, leg.first * math.dist(stride.start[:2], stride.end[:2]) - battle.radius(model))
    part = name.partition("-")[2]
    room = math.floor(allowance(battle, model) - walked - before)
    whole = max(1.0, effort(leg, stride.kind, stride.height))
    height = int(part) if part else min(math.floor(room * stride.height / whole), stride.height - 1)
    if not 0 < height < stride.height:
        return refusal("COL-CLIMB-07", "refused-hang-height", limit=stride.height)
    cost = effort(leg, stride.kind, height)
    held = msgspec.structs.replace(stride, length=before + cost, height=height, hangs=True)
    return no_action_left(battle, model) or held


def from_hold(battle: Battle, model: Model, strides: list[Stride]) -> "list[Stride] | Reason":
    """The way of a model that hangs on a wall or ladder: on to the top, or down to the foot first."""
    foot = (model.x, model.y, model.surface)
    if strides and strides[0].rise > 0 and strides[0].kind in (CLIMB, LADDER) and strides[0].end[2] == model.ledge[2]:
        first = strides[0]
        walked = math.dist(foot[:2], first.edge) - battle.radius(model)
        if over(walked, STEP):
            return refusal("COL-CLIMB-07", "refused-other-wall", model=model.id)
        rest = msgspec.structs.replace(first, length=first.length - model.climbed)
        return [rest, *strides[1:]]
    kind = LADDER if model.hold == LADDER else CLIMB
    down = Stride(kind, foot, foot, model.climbed, -model.climbed, 0.0, foot[:2], model.climbed)
    return [down, *strides]
