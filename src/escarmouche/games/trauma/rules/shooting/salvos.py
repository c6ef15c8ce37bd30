"""Salvos: which weapons fire or strike together, and what kind of weapon each of them is."""

from collections.abc import Sequence

import msgspec

from escarmouche.engine.ids import ModelId
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.unit_classes import treated_as_armour

EVERYBODY = -1


class Salvo(msgspec.Struct, frozen=True):
    """All models of a unit that fire or strike together: with the same weapon, each with the same copy of it.

    `weapon` is the unit's weapon by its number, `copy` counts from 1, `steady` says that a sniper's weapon is used with
    its second score.
    """

    key: str
    weapon: int
    copy: int
    steady: bool
    models: tuple[ModelId, ...]


def salvo_key(weapon: int, copy: int, *, lone: bool = False, steady: bool = False) -> str:
    """The name of a salvo in answers: the number of its weapon, a further copy, a lone sniper, the second score."""
    return f"{weapon}" + (f".{copy}" if copy > 1 else "") + ("-apart" if lone else "") + ("+" if steady else "")


# Kinds of weapons


@rule("TRA-PROF-05", otherwise=False)
def is_shooting_weapon(weapon: Weapon) -> bool:
    """A weapon with a Precision is for shooting, one without for close combat."""
    return weapon.precision is not None or weapon.plus


@rule("TRA-LOCK-01", otherwise=False)
def locks_on(weapon: Weapon) -> bool:
    """A lock-on weapon fires indirectly even without an area."""
    return "lock_on" in weapon.skills


@rule("TRA-PROF-06", otherwise=False, always=True)
def is_indirect(weapon: Weapon) -> bool:
    """A shooting weapon with an area, or one that locks on, fires indirectly; every other one directly."""
    return weapon.area > 0 or locks_on(weapon)


@rule("TRA-PROF-07")
def wrong_weapon(weapon: Weapon, *, melee: bool) -> Reason | None:
    """Shooting weapons only fire, melee weapons only strike."""
    if is_shooting_weapon(weapon) != melee:
        return None
    return refusal("TRA-PROF-07", "refused-no-melee-weapon" if melee else "refused-no-shooting-weapon")


@rule("TRA-SNIPER-01", otherwise=False)
def has_second_score(weapon: Weapon) -> bool:
    """A sniper's weapon has two scores: the second is another way of using it."""
    return "sniper" in weapon.skills and weapon.steady is not None


# Building salvos


def copies(battle: Battle, model: Model) -> dict[int, int]:
    """How many weapons of each type a model carries that work."""
    found: dict[int, int] = {}
    types = battle.profiles[model.unit].weapon_types
    for place, index in enumerate(battle.kit(model).weapons):
        if place in model.broken:
            continue
        kind = types[index]
        found[kind] = found.get(kind, 0) + 1
    return found


@rule("TRA-SALVO-02", "TRA-SALVO-03", "TRA-SALVO-04", otherwise=1)
def rounds(carried: int) -> int:
    """How many salvos as many copies of a weapon make: one for each, fired by those who carry as many."""
    return carried


@rule("TRA-SALVO-01", always=True)
def fires_with(kind: int, copy: int, model: int) -> tuple[int, int, int]:
    """Everybody with the same type of weapon fires together."""
    return kind, copy, EVERYBODY


def is_apart(battle: Battle, unit: Unit, model: Model, weapon: Weapon) -> bool:
    """Whether a model fires for itself: a sniper who stands apart measures his own shots."""
    return model.id == unit.apart and is_shooting_weapon(weapon)


def every_salvo(battle: Battle, unit: Unit) -> list[Salvo]:
    """The salvos of all weapons of a unit, by weapon and copy."""
    weapons = battle.profile(unit).weapons
    bearers: dict[tuple[int, int, int], list[ModelId]] = {}
    for model in battle.alive(unit):
        for kind, carried in copies(battle, model).items():
            for copy in range(1, rounds(carried) + 1):
                apart = is_apart(battle, unit, model, weapons[kind])
                group = (kind, copy, model.id) if apart else fires_with(kind, copy, model.id)
                bearers.setdefault(group, []).append(model.id)
    found = []
    for (kind, copy, alone), models in sorted(bearers.items()):
        for steady in (False, True) if has_second_score(weapons[kind]) else (False,):
            key = salvo_key(kind, copy, lone=alone != EVERYBODY, steady=steady)
            found.append(Salvo(key, kind, copy, steady, tuple(models)))
    return found


@rule("TRA-FIRE-03", otherwise=[])
def salvos(battle: Battle, unit: Unit) -> list[Salvo]:
    """The salvos that a unit can fire: one for each type of its shooting weapons, and more for further copies."""
    return of_kind(battle, unit, melee=False)


def melee_salvos(battle: Battle, unit: Unit) -> list[Salvo]:
    """The salvos that a unit can strike in close combat."""
    return of_kind(battle, unit, melee=True)


def of_kind(battle: Battle, unit: Unit, *, melee: bool) -> list[Salvo]:
    """The salvos of one kind of weapons."""
    weapons = battle.profile(unit).weapons
    return [one for one in every_salvo(battle, unit) if wrong_weapon(weapons[one.weapon], melee=melee) is None]


def weapon_of(battle: Battle, unit: Unit, salvo: Salvo) -> Weapon:
    """What a salvo is fired with."""
    return battle.profile(unit).weapons[salvo.weapon]


# What a weapon may be fired at


def out_of_reach(weapon: Weapon, distance: int) -> Reason | None:
    """Why a target is too far away for a weapon, or None."""
    if weapon.limited and weapon.precision is not None:
        return beyond_limit(weapon.precision, distance)
    return None


@rule("TRA-PREC-09", "TRA-PREC-10", always=True)
def beyond_limit(precision: int, distance: int) -> Reason | None:
    """A weapon with a Precision in brackets does not fire beyond that Range."""
    if distance <= precision:
        return None
    return refusal("TRA-PREC-09", "refused-out-of-reach", range=distance, precision=precision)


@rule("TRA-LOCK-03", always=True)
def infantry_refused(battle: Battle, target: Unit) -> Reason | None:
    """A lock-on weapon is fired at armour only."""
    return None if treated_as_armour(battle, target) else refusal("TRA-LOCK-03", "refused-lock-on-infantry")


def locks_on_armour_only(battle: Battle, weapon: Weapon, target: Unit) -> Reason | None:
    """Why a weapon that locks on cannot be fired at a target, or None."""
    return infantry_refused(battle, target) if locks_on(weapon) else None


# What was fired


def shot_marks(salvo: Salvo, models: Sequence[int]) -> list[str]:
    """What is written down of a salvo: that it was fired, and by whom, since a sniper fires with one of his scores."""
    return [salvo.key, *(f"{salvo_key(salvo.weapon, salvo.copy)}/{model}" for model in models)]


def has_shot(fired: Sequence[str], salvo: Salvo, model: int) -> bool:
    """Whether a model has used this weapon already."""
    return f"{salvo_key(salvo.weapon, salvo.copy)}/{model}" in fired
