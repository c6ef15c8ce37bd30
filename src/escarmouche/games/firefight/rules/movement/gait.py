"""How far and in which way models move: distances, climbing, gaps, drops and jumps, and what stands in the way."""

import functools
from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np

from escarmouche.engine.ids import Length, UnitId
from escarmouche.engine.place import Track
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks.own_rules import stride
from escarmouche.games.firefight.rules.battle import NUMBERS, Battle
from escarmouche.games.firefight.rules.movement.placing import (
    bodies_of_others,
    body_at,
    fault_reason,
    on_a_base,
    standing_fault,
)
from escarmouche.games.firefight.rules.movement.terrain import flies, minds_difficult
from escarmouche.games.firefight.rules.state import NO_UNIT, Model, Unit
from escarmouche.games.firefight.rules.table.lineup import kernels
from escarmouche.games.firefight.rules.table.measure import EXCLUSION, apart, too_close, within
from escarmouche.games.firefight.rules.vocabulary import WayName
from escarmouche.table.geometry import Body, inches
from escarmouche.table.ways.movement import NO_BASES, Floats, Gait, Leg, Obstacles, fault, measure, passed_nearby, ways

SHORT_CHANGE = inches(2)
LONG_CHANGE = inches(4)
STEP = inches(1)
UNLIMITED = 10**8
CONSOLIDATION = inches(NUMBERS["consolidation"])


class Way(msgspec.Struct, frozen=True, cache_hash=True):
    """One kind of move: its name, the rule of its distance, how far at most, whom it fights, whether it may jump."""

    name: WayName
    rule: RuleId
    distance: Length = 0
    target: UnitId = NO_UNIT
    jumps: bool = True
    difficult: bool = True


# Distances


@rule("GFF-FAST-01", otherwise=0)
def fast(battle: Battle, model: Model, action: str) -> int:
    """Fast models advance 2 inches and rush or charge 4 inches farther."""
    return (SHORT_CHANGE if action == "advance" else LONG_CHANGE) if battle.has(model, "fast") else 0


@rule("GFF-SLOW-01", otherwise=0)
def slow(battle: Battle, model: Model, action: str) -> int:
    """Slow models advance 2 inches and rush or charge 4 inches less far."""
    return -(SHORT_CHANGE if action == "advance" else LONG_CHANGE) if battle.has(model, "slow") else 0


@rule("GFF-SLOW-02")
def changed_distance(distance: int, faster: int, slower: int) -> int:
    """Fast and Slow add up."""
    return distance + faster + slower


@rule("GFF-IMMOBILE-02", otherwise=False)
def rooted(battle: Battle, model: Model, way: Way) -> bool:
    """Immobile models do not pile in and do not consolidate."""
    return way.name in ("pile-in", "consolidation") and battle.has(model, "immobile")


def distance_of(battle: Battle, model: Model, way: Way) -> int:
    """How far a model may go."""
    found: int = battle.known(_distance_of, model, way)
    return found


def _distance_of(battle: Battle, model: Model, way: Way) -> int:
    if rooted(battle, model, way):
        return 0
    if way.name not in ("advance", "rush", "charge"):
        return way.distance
    usual = changed_distance(CATALOGUE.length(way.rule), fast(battle, model, way.name), slow(battle, model, way.name))
    return usual if battle.own is None else max(0, usual + stride(battle, model, way.name))


# Gaits


@rule("GFF-EDIT-04", otherwise=True, always=True)
def special_moves(battle: Battle) -> bool:
    """Whether pushing, jumping and falling are part of the game, by option."""
    return battle.option("special_moves") == "on"


def gait_of(battle: Battle, model: Model, way: Way, *, fly: bool | None = None) -> Gait:
    """What the model can do in this move."""
    gait: Gait = battle.known(_gait, model, way, fly)
    return gait


def _gait(battle: Battle, model: Model, way: Way, fly: bool | None) -> Gait:
    profile = battle.profiles[model.unit]
    jumps = way.jumps and special_moves(battle)
    climb, without_jumping = CATALOGUE.length("GFF-MOVE-07"), CATALOGUE.value("GFF-JUMP-01")
    return _alike(
        radius=profile.base // 2,
        allowance=UNLIMITED,
        step=STEP,
        climb=climb,
        drop=inches(without_jumping["drop"]),
        gap=inches(without_jumping["gap"]),
        jump=CATALOGUE.length("GFF-JUMP-02") if jumps else 0,
        fly=flies(battle, model) if fly is None else fly,
        height=profile.height,
    )


@functools.cache
def _alike(**limits: Any) -> Gait:
    """One gait for all who move alike, so that it is made ready for the kernels once."""
    return Gait(**limits)


# What stands in the way


def zone_on_the_way() -> Length:
    """How much room a model leaves enemies during its whole move."""
    return EXCLUSION if CATALOGUE.holds("GFF-MOVE-05") else 0


@rule("GFF-MOVE-06", otherwise=False)
def bars_the_way(battle: Battle, model: Model, other: Unit) -> bool:
    """Bases of other units may not be crossed, except by Flying models; those of the own unit may."""
    return other.id != model.unit and not flies(battle, model)


@rule("GFF-CHARGE-03", otherwise=0)
def margin_in_charge(other: Unit, way: Way) -> int:
    """A charge comes near its target only, and keeps its inch from other enemies."""
    return 0 if other.id == way.target else zone_on_the_way()


def obstacles_for(
    battle: Battle, model: Model, way: Way, *, soft: Sequence[Body] = (), near_others: bool = False
) -> Obstacles:
    """The bases in the way of a model, with the room it must leave them; soft ones may be crossed, not ended on."""
    key = ("bases", model.unit, way.target, near_others, battle.has(model, "flying"))
    others: Obstacles = battle.remembered(key, lambda: _bases_of_others(battle, model, way, key))
    if not soft:
        return others
    own = battle.unit_of(model)
    crossed = Obstacles.around(battle.radius(own), soft=soft, height=battle.profile(own).height).soft
    return Obstacles(others.hard, np.concatenate((crossed, others.soft)))


def _bases_of_others(battle: Battle, model: Model, way: Way, key: tuple[Any, ...]) -> Obstacles:
    """The bases of other units in the way of a model: the same for all of its unit that walk, and that fly."""
    rooms, barred = battle.ranked(key, lambda: _rooms(battle, model, way, near_others=key[3]))
    profile, lineup = battle.profiles[model.unit], battle.lineup
    bases = kernels().around(lineup.rows, lineup.units, rooms, float(profile.base // 2), float(profile.height))
    return Obstacles(bases) if barred else Obstacles(NO_BASES, bases)


def _rooms(battle: Battle, model: Model, way: Way, *, near_others: bool) -> tuple[Floats, bool]:
    """How much room a model must leave each unit on the table, -1 for its own, and whether they bar its way."""
    own = battle.unit_of(model)
    rooms, barred, zone = np.full(len(battle.state.units), -1.0), None, None
    for other in battle.state.units:
        if other.place != "table" or other is own:
            continue
        room = 0
        if other.owner != own.owner and not near_others:
            if way.target == NO_UNIT:
                room = zone = zone_on_the_way() if zone is None else zone
            else:
                room = margin_in_charge(other, way)
        rooms[other.id] = room
        # What holds for one base of another unit holds for all.
        barred = bars_the_way(battle, model, other) if barred is None else barred
    return rooms, barred is not False


# Judging one track


@rule("GFF-MEAS-04", otherwise=0)
def counted_length(battle: Battle, model: Model, legs: list[Leg]) -> float:
    """The length of the path of the base centre, in space; jumped distances do not count."""
    return sum(leg_length(battle, model, leg) for leg in legs)


def leg_length(battle: Battle, model: Model, leg: Leg) -> float:
    """What one leg counts."""
    if leg.kind == "fly":
        return flown_length(leg)
    return jumped_length(leg) if leg.kind == "jump" else leg.length


@rule("GFF-FLYING-03")
def flown_length(leg: Leg) -> float:
    """Flying models measure horizontally; height is free."""
    return leg.length


@rule("GFF-JUMP-04", always=True)
def jumped_length(leg: Leg) -> float:
    """A jump does not count towards the move."""
    return leg.length


def legs_of(battle: Battle, model: Model, track: Track, way: Way) -> list[Leg]:
    """The legs of a track as this model goes them; a Flying model may jump where a jump is possible."""
    legs = measure(battle.table, gait_of(battle, model, way), track)
    if not flies(battle, model) or not way.jumps:
        return legs
    on_foot = gait_of(battle, model, way, fly=False)
    for index, (a, b) in enumerate(zip(track.spots, track.spots[1:], strict=False)):
        part = Track((a, b))
        jump = measure(battle.table, on_foot, part)[0]
        if jump.kind == "jump" and fault(battle.table, on_foot, Obstacles(), part) is None:
            legs[index] = jump
    return legs


@rule("GFF-TERR-13", always=True)
def crosses(battle: Battle, model: Model, track: Track, trait: str, way: Way) -> bool:
    """Whether the base comes over terrain with this trait on its way."""
    gait = gait_of(battle, model, way, fly=False)
    if not ways(battle.table).comes_near(trait, track.spots, gait.radius):
        return False
    return bool(battle.remembered((trait, gait, track.spots), lambda: passed_nearby(battle.table, gait, track, trait)))


def slowed(battle: Battle, model: Model, track: Track, way: Way) -> bool:
    """Whether the move of this model takes it through difficult terrain that it minds."""
    moves = len(track.spots) > 1
    return (
        way.difficult and moves and minds_difficult(battle, model) and crosses(battle, model, track, "difficult", way)
    )


@rule("GFF-MOVE-04", always=True)
def ends_near_enemy(battle: Battle, model: Model, body: Body, way: Way) -> Reason | None:
    """Units stand within 1 inch of enemies only when they charge them."""
    own, start = battle.unit_of(model), battle.body(model)
    for enemy in battle.enemies(own):
        if enemy.id == way.target:
            continue
        for there in battle.bodies(enemy):
            if too_close(apart(body, there)) and not too_close(apart(start, there)):
                return refusal("GFF-MOVE-04", "refused-near-enemy", unit=enemy.id)
    return None


def track_reason(
    battle: Battle,
    model: Model,
    track: Track,
    way: Way,
    placed: Sequence[Body],
    *,
    near_others: bool = False,
) -> Reason | None:
    """Why a model may not go like this, the distance apart, with some of its unit placed already."""
    unit = battle.unit_of(model)
    if track.spots[0] != (model.x, model.y, model.surface):
        return refusal(way.rule, "refused-wrong-start", model=model.id)
    if len(track.spots) == 1:
        return None
    if rooted(battle, model, way):
        return refusal("GFF-IMMOBILE-02", "refused-too-long", model=model.id, length=0, limit=0)
    if not all(0 <= spot[2] < len(battle.table.surfaces) for spot in track.spots):
        return refusal("GFF-MOVE-07", "refused-unsupported")
    end = body_at(battle, unit, track.end)
    bases = obstacles_for(battle, model, way, near_others=near_others)
    found = fault(battle.table, gait_of(battle, model, way), bases, track)
    if found is None and on_a_base(end, placed) is None and (near_others or zones_are_kept()):
        return None
    reason = standing_fault(battle, unit, track.end, [*bodies_of_others(battle, unit), *placed])
    if reason is None and not near_others:
        reason = ends_in_zone(battle, model, end, way)
    if reason is not None or found is None:
        return reason
    if found.kind == "no-jump" and not special_moves(battle):
        return refusal("GFF-EDIT-04", "refused-special-moves-off")
    return fault_reason(found)


@rule("GFF-MOVE-04", "GFF-MEAS-03", always=True)
def zones_are_kept() -> bool:
    """Who keeps off the zones of all enemies on its way also ends outside of them."""
    return zone_on_the_way() == EXCLUSION


def ends_in_zone(battle: Battle, model: Model, body: Body, way: Way) -> Reason | None:
    """Why a model may not end here: too near an enemy, or in a charge too near another than its target."""
    reason = ends_near_enemy(battle, model, body, way)
    if reason is not None and way.target != NO_UNIT:
        return refusal("GFF-CHARGE-03", "refused-near-other-enemy", **reason.data)
    return reason


def too_long(model: Model, length: float, limit: Length, why: RuleId) -> Reason | None:
    """A move that is longer than it may be."""
    if within(length, limit):
        return None
    return refusal(why, "refused-too-long", model=model.id, length=round(length), limit=limit)
