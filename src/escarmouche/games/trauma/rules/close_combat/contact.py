"""Who reaches whom in close combat, also at different heights."""

import math
from collections.abc import Sequence

from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.space.measure import at_contact, is_contact, touching
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.table import geometry


@rule("TRA-HEIGHT-02")
def base_to_body(battle: Battle, upper: Model, lower: Model) -> float:
    """The base of the higher model is measured to any part of the lower one."""
    high, low = battle.body(upper), battle.body(lower)
    return math.hypot(geometry.gap(high, low), max(0, high.z - low.z - low.height))


@rule("TRA-HEIGHT-01", otherwise=False)
def at_height(battle: Battle, a: Model, b: Model) -> bool:
    """Two models fight although their bases are not at contact if one stands higher, next to the body of the other."""
    if a.surface == b.surface or at_contact(battle, a, b):
        return False
    upper, lower = (a, b) if battle.z(a.surface) > battle.z(b.surface) else (b, a)
    return is_contact(base_to_body(battle, upper, lower))


@rule("TRA-HEIGHT-04", always=True)
def reaches(battle: Battle, a: Model, b: Model) -> bool:
    """Blows, hits and losses use the wider contact of those who fight at different heights."""
    return touching(battle, a, b) or at_height(battle, a, b)


def reached(battle: Battle, model: Model, units: Sequence[Unit]) -> bool:
    """Whether a model reaches anybody of some units."""
    return any(reaches(battle, model, enemy) for unit in units for enemy in battle.alive(unit))


@rule("TRA-MELEE-20", otherwise=[], always=True)
def foes(battle: Battle, unit: Unit) -> list[Unit]:
    """Whom a unit can fight is decided where its displacement ended, also if the contact is an old one."""
    return [
        enemy for enemy in battle.enemies(unit) if any(reached(battle, model, [enemy]) for model in battle.alive(unit))
    ]
