"""Special rules of one's own where they act: on the weapons of a salvo, on re-rolls and on morale."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from escarmouche.engine.reasons import Reason
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.lists.own_rules import OwnEffect
from escarmouche.games.trauma.rules.lists.profile import OwnRule, Weapon
from escarmouche.games.trauma.rules.state import Model, Unit

RULE = "TRA-LIST-01"
"""The rule under which a unit of an army book is written."""


class Occasion(NamedTuple):
    """When weapons are used: against whom, from which Range, in melee, in a supported or an alert fire."""

    target: Unit
    distance: int = 0
    melee: bool = False
    supported: bool = False
    alert: bool = False


class Gain(NamedTuple):
    """What rules of one's own make of a salvo: its weapon, why, whether failures are rolled again, what is used up."""

    weapon: Weapon
    reasons: tuple[Reason, ...] = ()
    again: bool = False
    spends: tuple[str, ...] = ()


def shared_by(battle: Battle, models: Sequence[Model]) -> list[OwnRule]:
    """The rules that all of some models have, and that do something."""
    if not models:
        return []
    rules = battle.profiles[models[0].unit].own_rules
    return [own for own in rules if own.effects and all(own.name in battle.kit(model).own for model in models)]


def holds(battle: Battle, effect: OwnEffect, unit: Unit, own: OwnRule, occasion: Occasion) -> bool:
    """Whether an effect works on an occasion."""
    known = {
        "shooting": not occasion.melee,
        "melee": occasion.melee,
        "vehicles": battle.armoured(occasion.target),
        "infantry": not battle.armoured(occasion.target),
        "supported": occasion.supported,
        "alert": occasion.alert,
    }
    far = occasion.melee and (effect.within >= 0 or effect.beyond >= 0)
    return (
        all(known[word] for word in effect.when)
        and not far
        and (effect.within < 0 or occasion.distance <= effect.within)
        and (effect.beyond < 0 or occasion.distance > effect.beyond)
        and (not effect.turns or battle.state.turn in effect.turns)
        and not (effect.once and (unit.id, own.name) in battle.side(unit.owner).used)
    )


def gain(battle: Battle, unit: Unit, models: Sequence[Model], weapon: Weapon, occasion: Occasion) -> Gain:
    """What rules of one's own make of a salvo of some models."""
    if not battle.profiles[unit.id].own_rules:
        return Gain(weapon)
    found = [
        (own, effect)
        for own in shared_by(battle, models)
        for effect in own.effects
        if effect.roll != "morale" and holds(battle, effect, unit, own, occasion)
    ]
    if not found:
        return Gain(weapon)
    more = {does: sum(one.amount for _, one in found if one.does == does) for does in ("rate", "force", "damage")}
    aim = sum(one.amount for _, one in found if one.does == "precision")
    changed = msgspec.structs.replace(
        weapon,
        rate=max(1, weapon.rate + more["rate"]),
        force=max(0, weapon.force + more["force"]),
        damage=max(1, weapon.damage + more["damage"]),
        precision=None if weapon.precision is None else max(0, weapon.precision + aim),
        steady=None if weapon.steady is None else max(0, weapon.steady + aim),
    )
    reasons = {own.name: Reason(0, RULE, "reason-own-rule", {"own": own.name}) for own, _ in found}
    return Gain(
        changed,
        tuple(reasons.values()),
        any(effect.does == "reroll" for _, effect in found),
        tuple(dict.fromkeys(own.name for own, effect in found if effect.once)),
    )


def use_up(battle: Battle, unit: Unit, found: Gain) -> None:
    """What works once was used in a salvo."""
    if found.spends:
        side = battle.side(unit.owner)
        side.used = [*side.used, *((unit.id, name) for name in found.spends)]


def rerolls_morale(battle: Battle, model: Model) -> bool:
    """Whether a unit may roll again the morale test that it takes with the Morale of this model."""
    names = battle.kit(model).own
    if not names:
        return False
    rules = battle.profiles[model.unit].own_rules
    return any(own.name in names and effect.roll == "morale" for own in rules for effect in own.effects)
