"""The approach of a charge: whether it can be done, and the ways into contact."""

import itertools
import math
from collections.abc import Sequence

from escarmouche.engine.place import Track
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.fight import Fight
from escarmouche.games.firefight.rules.gait import (
    LONGEST_JUMP,
    PILE_IN,
    UNLIMITED,
    Way,
    distance_of,
    gait_of,
    obstacles_for,
)
from escarmouche.games.firefight.rules.measure import CONTACT, EXCLUSION, REACH, REACH_UP, apart, in_contact, within
from escarmouche.games.firefight.rules.melee import in_reach
from escarmouche.games.firefight.rules.placing import bodies_of_others, body_at, standing_fault
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.games.firefight.rules.terrain import difficult_cap, minds_difficult
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body
from escarmouche.table.ways.movement import may_jump
from escarmouche.table.ways.reach import closest, into_contact, reach

SIDES = 48
MOST_JUMPS = 2


def charge_way(target: Unit) -> Way:
    """A charge at this unit."""
    return Way("charge", "GFF-ACT-05", target=target.id)


def pile_in_way(charger: Unit) -> Way:
    """The defender's move toward the charger."""
    return Way("pile-in", pile_in_rule(), PILE_IN, target=charger.id, jumps=False, difficult=False)


@rule("GFF-CHARGE-05", otherwise="GFF-CHARGE-06", always=True)
def pile_in_rule() -> str:
    """The defender's models move up to 3 inches into contact."""
    return "GFF-CHARGE-05"


@rule("GFF-CHARGE-01", always=True)
def charge_refused(fight: Fight, unit: Unit, target: Unit) -> Reason | None:
    """A unit may charge only if one of its models is within charge distance of the target."""
    if any(can_arrive(fight, model, target) for model in fight.alive(unit)):
        return None
    return refusal("GFF-CHARGE-01", "refused-charge-distance", unit=target.id)


@rule("GFF-CHARGE-02")
def can_arrive(fight: Fight, model: Model, target: Unit) -> bool:
    """A model arrives by a walkable way into contact, or into reach where no contact is free; sight is not needed."""
    way = charge_way(target)
    most = distance_of(fight, model, way)
    here, foes = fight.body(model), [fight.body(other) for other in fight.alive(target)]
    straight = min(math.hypot(here.x - foe.x, here.y - foe.y) - here.radius - foe.radius for foe in foes)
    for limit, avoid in charge_modes(fight, model, most):
        near = straight <= limit + REACH
        if not near and not jump_helps(fight, model, way, foes, straight - limit):
            continue
        if contact_way(fight, model, target, way, limit, avoid, ()) is not None:
            return True
        if near and reaches_without_contact(fight, model, target, way, limit, avoid):
            return True
    return False


@rule("GFF-TERR-07", always=True)
def charge_modes(fight: Fight, model: Model, most: int) -> list[tuple[int, str]]:
    """A charge goes around difficult terrain at full distance, or through it with at most 6 inches."""
    cap = difficult_cap()
    if cap is None or not minds_difficult(fight, model):
        return [(most, "")]
    return [(most, "difficult"), (min(cap, most), "")]


def reaches_without_contact(fight: Fight, model: Model, target: Unit, way: Way, limit: int, avoid: str) -> bool:
    """Where no contact is free by a way of any length, melee reach is enough.

    On one level a free side is taken to be one that some way leads to; it may be long.
    """
    if any(has_free_side(fight, model, other) for other in fight.alive(target)):
        here = fight.body(model)
        if all(fight.body(other).z == here.z for other in fight.alive(target)):
            return False
        near = spots_around(fight, model, target, (REACH // 2, REACH))
        sides = spots_around(fight, model, target, (1,))
        return gets_to(fight, model, way, near, limit, avoid) and not gets_to(fight, model, way, sides, UNLIMITED, "")
    track = nearest_way(fight, model, target, way, limit, avoid, ())
    return reaches_melee(fight, body_at(fight, fight.unit_of(model), track.end), target)


def spots_around(fight: Fight, model: Model, target: Unit, gaps: Sequence[int]) -> list[Spot]:
    """Spots in melee reach of a unit at these distances from its bases; at the smallest, those in contact only."""
    unit, found = fight.unit_of(model), []
    for foe in map(fight.body, fight.alive(target)):
        for gap, turn in itertools.product(gaps, range(SIDES)):
            far, angle = foe.radius + fight.radius(unit) + gap, 2 * math.pi * turn / SIDES
            x, y = round(foe.x + far * math.cos(angle)), round(foe.y + far * math.sin(angle))
            found += [
                (x, y, surface)
                for surface in fight.table.surfaces_at(x, y)
                if within(abs(fight.z(surface) - foe.z), 0 if gap <= CONTACT else REACH_UP)
            ]
    return found


def gets_to(fight: Fight, model: Model, way: Way, spots: Sequence[Spot], limit: int, avoid: str) -> bool:
    """Whether a model can walk to one of some spots."""
    start, bases = (model.x, model.y, model.surface), obstacles_for(fight, model, way)
    gait = gait_of(fight, model, way)
    return len(reach(fight.table, gait, bases, start, limit, rings=(), extra=spots, avoid=avoid)) > 0


def jump_helps(fight: Fight, model: Model, way: Way, foes: Sequence[Body], short: float) -> bool:
    """Whether jumps, which do not count, could bring the model that much farther."""
    if short > MOST_JUMPS * (LONGEST_JUMP + fight.profiles[model.unit].base):
        return False
    if model.surface == 0 and not fight.table.gaps and all(foe.z == 0 for foe in foes):
        return False
    return may_jump(fight.table, gait_of(fight, model, way, fly=False), (model.x, model.y, model.surface), foes)


def has_free_side(fight: Fight, model: Model, enemy: Model) -> bool:
    """Whether there is room for the model's base anywhere around an enemy's."""
    unit = fight.unit_of(model)
    body = fight.body(enemy)
    others = bodies_of_others(fight, unit)
    far = body.radius + fight.radius(unit) + 1
    for turn in range(SIDES):
        angle = 2 * math.pi * turn / SIDES
        spot = (round(body.x + far * math.cos(angle)), round(body.y + far * math.sin(angle)), enemy.surface)
        if standing_fault(fight, unit, spot, others) is None:
            return True
    return False


def touches(fight: Fight, body: Body, target: Unit) -> bool:
    """Whether a base here is in contact with the unit."""
    return any(in_contact(body, fight.body(other)) for other in fight.alive(target))


def reaches_melee(fight: Fight, body: Body, target: Unit) -> bool:
    """Whether a model here is in melee reach of the unit."""
    return any(
        in_reach(max(0.0, math.hypot(body.x - foe.x, body.y - foe.y) - body.radius - foe.radius), abs(body.z - foe.z))
        for foe in map(fight.body, fight.alive(target))
    )


def contact_way(
    fight: Fight, model: Model, target: Unit, way: Way, limit: int, avoid: str, placed: Sequence[Body]
) -> Track | None:
    """The shortest way into contact; other enemies are passed closer only where it is otherwise impossible.

    A Flying model that cannot fly that far may still get there with jumps, which do not count.
    """
    start = (model.x, model.y, model.surface)
    gaits = [gait_of(fight, model, way)]
    if gaits[0].fly and way.jumps:
        gaits.append(gait_of(fight, model, way, fly=False))
    foes = [fight.body(other) for other in fight.alive(target)]
    if any(in_contact(fight.body(model), foe) for foe in foes):
        return Track((start,))
    for near_others in (False, True):
        bases = obstacles_for(fight, model, way, soft=placed, near_others=near_others)
        for gait in gaits:
            track = into_contact(fight.table, gait, bases, start, foes, limit, avoid)
            if track is not None:
                return track
        if not _others_in_the_way(fight, model, target):
            return None
    return None


def nearest_way(
    fight: Fight, model: Model, target: Unit, way: Way, limit: int, avoid: str, placed: Sequence[Body]
) -> Track:
    """The way to an end as near as possible to the target; for less than contact nobody has to jump."""
    track = contact_way(fight, model, target, way, limit, avoid, placed)
    if track is not None:
        return track
    foes = [fight.body(other) for other in fight.alive(target)]
    bases = obstacles_for(fight, model, way, soft=placed)
    start = (model.x, model.y, model.surface)
    gait = gait_of(fight, model, way).without_jumps
    return closest(fight.table, gait, bases, start, foes, limit, avoid, touching=False)


def _others_in_the_way(fight: Fight, model: Model, target: Unit) -> bool:
    """Whether another enemy stands so near the target that its inch may matter."""
    room = EXCLUSION + 2 * fight.radius(fight.unit_of(model))
    return any(
        apart(fight.body(a), fight.body(b)) < room
        for other in fight.on_table(target.owner)
        if other is not target
        for a in fight.alive(other)
        for b in fight.alive(target)
    )
