"""The approach of a charge: whether it can be done, and the ways into contact."""

import itertools
import math
from collections.abc import Sequence
from functools import cache

from escarmouche.engine.ids import UnitId
from escarmouche.engine.place import Track
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.attacks.melee import in_reach
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.movement.gait import UNLIMITED, Way, distance_of, gait_of, obstacles_for
from escarmouche.games.firefight.rules.movement.placing import bodies_of_others, body_at, standing_fault
from escarmouche.games.firefight.rules.movement.terrain import difficult_cap, minds_difficult
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.games.firefight.rules.table import measure
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body
from escarmouche.table.ways.movement import may_jump
from escarmouche.table.ways.reach import closest, into_contact, reach

SIDES = 48
MOST_JUMPS = 2


def charge_way(target: Unit) -> Way:
    """A charge at this unit."""
    return _charge_at(target.id)


@cache
def _charge_at(target: UnitId) -> Way:
    return Way("charge", "GFF-ACT-05", target=target)


def pile_in_way(charger: Unit) -> Way:
    """The defender's move toward the charger."""
    return Way(
        "pile-in", "GFF-CHARGE-05", CATALOGUE.length("GFF-CHARGE-05"), target=charger.id, jumps=False, difficult=False
    )


@rule("GFF-CHARGE-01", always=True)
def charge_refused(battle: Battle, unit: Unit, target: Unit) -> Reason | None:
    """A unit may charge only if one of its models is within charge distance of the target."""
    for model in battle.alive(unit):
        if can_arrive(battle, model, target):
            return None
    return refusal("GFF-CHARGE-01", "refused-charge-distance", unit=target.id)


@rule("GFF-CHARGE-02")
def can_arrive(battle: Battle, model: Model, target: Unit) -> bool:
    """A model arrives by a walkable way into contact, or into reach where no contact is free; sight is not needed."""
    way = charge_way(target)
    most, farthest = battle.known(_how_far, model, way)
    straight = measure.across(battle, model, target)
    if straight > farthest:
        return False
    for limit, avoid in charge_modes(battle, model, most):
        near = straight <= limit + measure.REACH
        if not near and not jump_helps(battle, model, way, battle.bodies(target), straight - limit):
            continue
        if contact_way(battle, model, target, way, limit, avoid, ()) is not None:
            return True
        if near and reaches_without_contact(battle, model, target, way, limit, avoid):
            return True
    return False


def _how_far(battle: Battle, model: Model, way: Way) -> tuple[int, int]:
    """How far a model charges, and how far from a target it may stand at most to get at it with reach and jumps."""
    most = distance_of(battle, model, way)
    return most, most + max(measure.REACH, farthest_jumps(battle, model))


@rule("GFF-TERR-07", always=True)
def charge_modes(battle: Battle, model: Model, most: int) -> list[tuple[int, str]]:
    """A charge goes around difficult terrain at full distance, or through it with at most 6 inches."""
    cap = difficult_cap()
    if not minds_difficult(battle, model):
        return [(most, "")]
    return [(most, "difficult"), (min(cap, most), "")]


def reaches_without_contact(battle: Battle, model: Model, target: Unit, way: Way, limit: int, avoid: str) -> bool:
    """Where no contact is free by a way of any length, melee reach is enough.

    On one level a free side is taken to be one that some way leads to; it may be long.
    """
    if any(has_free_side(battle, model, other) for other in battle.alive(target)):
        here = battle.body(model)
        if all(foe.z == here.z for foe in battle.bodies(target)):
            return False
        near = spots_around(battle, model, target, (measure.REACH // 2, measure.REACH))
        sides = spots_around(battle, model, target, (1,))
        return gets_to(battle, model, way, near, limit, avoid) and not gets_to(battle, model, way, sides, UNLIMITED, "")
    track = nearest_way(battle, model, target, way, limit, avoid, ())
    return reaches_melee(battle, body_at(battle, battle.unit_of(model), track.end), target)


def spots_around(battle: Battle, model: Model, target: Unit, gaps: Sequence[int]) -> list[Spot]:
    """Spots in melee reach of a unit at these distances from its bases; at the smallest, those in contact only."""
    unit, found = battle.unit_of(model), []
    for foe in battle.bodies(target):
        for gap, turn in itertools.product(gaps, range(SIDES)):
            far, angle = foe.radius + battle.radius(unit) + gap, 2 * math.pi * turn / SIDES
            x, y = round(foe.x + far * math.cos(angle)), round(foe.y + far * math.sin(angle))
            found += [
                (x, y, surface)
                for surface in battle.table.surfaces_at(x, y)
                if measure.within(abs(battle.z(surface) - foe.z), 0 if gap <= measure.CONTACT else measure.REACH_UP)
            ]
    return found


def gets_to(battle: Battle, model: Model, way: Way, spots: Sequence[Spot], limit: int, avoid: str) -> bool:
    """Whether a model can walk to one of some spots."""
    start, bases = (model.x, model.y, model.surface), obstacles_for(battle, model, way)
    gait = gait_of(battle, model, way)
    return len(reach(battle.table, gait, bases, start, limit, rings=(), extra=spots, avoid=avoid)) > 0


def jump_helps(battle: Battle, model: Model, way: Way, foes: Sequence[Body], short: float) -> bool:
    """Whether jumps, which do not count, could bring the model that much farther."""
    if short > farthest_jumps(battle, model):
        return False
    if model.surface == 0 and not battle.table.gaps and all(foe.z == 0 for foe in foes):
        return False
    return may_jump(battle.table, gait_of(battle, model, way, fly=False), (model.x, model.y, model.surface), foes)


def farthest_jumps(battle: Battle, model: Model) -> int:
    """How far jumps could bring a model at most."""
    return MOST_JUMPS * (CATALOGUE.length("GFF-JUMP-02") + battle.profiles[model.unit].base)


def has_free_side(battle: Battle, model: Model, enemy: Model) -> bool:
    """Whether there is room for the model's base anywhere around an enemy's."""
    unit = battle.unit_of(model)
    body = battle.body(enemy)
    others = bodies_of_others(battle, unit)
    far = body.radius + battle.radius(unit) + 1
    for turn in range(SIDES):
        angle = 2 * math.pi * turn / SIDES
        spot = (round(body.x + far * math.cos(angle)), round(body.y + far * math.sin(angle)), enemy.surface)
        if standing_fault(battle, unit, spot, others) is None:
            return True
    return False


def touches(battle: Battle, body: Body, target: Unit) -> bool:
    """Whether a base here is in contact with the unit."""
    return any(measure.in_contact(body, other) for other in battle.bodies(target))


def reaches_melee(battle: Battle, body: Body, target: Unit) -> bool:
    """Whether a model here is in melee reach of the unit."""
    return any(
        in_reach(max(0.0, math.hypot(body.x - foe.x, body.y - foe.y) - body.radius - foe.radius), abs(body.z - foe.z))
        for foe in battle.bodies(target)
    )


def contact_way(
    battle: Battle, model: Model, target: Unit, way: Way, limit: int, avoid: str, placed: Sequence[Body]
) -> Track | None:
    """The shortest way into contact; other enemies are passed closer only where it is otherwise impossible.

    A Flying model that cannot fly that far may still get there with jumps, which do not count.
    """
    start = (model.x, model.y, model.surface)
    gaits = [gait_of(battle, model, way)]
    if gaits[0].fly and way.jumps:
        gaits.append(gait_of(battle, model, way, fly=False))
    foes = battle.bodies(target)
    if any(measure.in_contact(battle.body(model), foe) for foe in foes):
        return Track((start,))
    for near_others in (False, True):
        bases = obstacles_for(battle, model, way, soft=placed, near_others=near_others)
        for gait in gaits:
            track = into_contact(battle.table, gait, bases, start, foes, limit, avoid)
            if track is not None:
                return track
        if not _others_in_the_way(battle, model, target):
            return None
    return None


def nearest_way(
    battle: Battle, model: Model, target: Unit, way: Way, limit: int, avoid: str, placed: Sequence[Body]
) -> Track:
    """The way to an end as near as possible to the target; for less than contact nobody has to jump."""
    track = contact_way(battle, model, target, way, limit, avoid, placed)
    if track is not None:
        return track
    foes = battle.bodies(target)
    bases = obstacles_for(battle, model, way, soft=placed)
    start = (model.x, model.y, model.surface)
    gait = gait_of(battle, model, way).without_jumps
    return closest(battle.table, gait, bases, start, foes, limit, avoid, touching=False)


def _others_in_the_way(battle: Battle, model: Model, target: Unit) -> bool:
    """Whether another enemy stands so near the target that its inch may matter."""
    room = measure.EXCLUSION + 2 * battle.radius(battle.unit_of(model))
    return any(
        measure.apart(a, b) < room
        for other in battle.on_table(target.owner)
        if other is not target
        for a in battle.bodies(other)
        for b in battle.bodies(target)
    )
