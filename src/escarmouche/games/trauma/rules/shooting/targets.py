"""Targets: at which enemy units a salvo may be fired, and why not at the others."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from escarmouche.engine.questions import Option
from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.shooting import arcs, salvos
from escarmouche.games.trauma.rules.space.lines_of_sight import bearers, concealed, seen_models, spotters
from escarmouche.games.trauma.rules.space.measure import cut, engaged, has_lone, leaders_apart, range_between
from escarmouche.games.trauma.rules.state import Model, Unit
from escarmouche.games.trauma.rules.unit_classes import treated_as_armour

Target: TypeAlias = tuple[Unit, bool]
"""An enemy unit, or with True the sniper who stands apart from it."""

ANTI_INFANTRY = 5
"""The highest Force of a weapon against infantry."""


# What can be aimed at


def read_target(battle: Battle, key: str) -> Target:
    """The target that an answer names."""
    return battle.unit(int(key.removesuffix(arcs.APART))), key.endswith(arcs.APART)


def all_targets(battle: Battle, unit: Unit) -> list[Target]:
    """The enemy units on the table, and the snipers apart from them."""
    found: list[Target] = []
    for enemy in battle.enemies(unit):
        lone = has_lone(battle, enemy)
        if not lone or len(battle.alive(enemy)) > 1:
            found.append((enemy, False))
        if lone:
            found.append((enemy, True))
    return found


def fires_alone(battle: Battle, unit: Unit, salvo: salvos.Salvo) -> bool:
    """Whether a salvo is that of a sniper who stands apart."""
    return has_lone(battle, unit) and salvo.models == (unit.apart,)


def distance_to(battle: Battle, unit: Unit, salvo: salvos.Salvo, target: Target) -> float:
    """How far a target is from whoever measures the salvo."""
    enemy, lone = target
    return leaders_apart(battle, unit, enemy, lone_shooter=fires_alone(battle, unit, salvo), lone=lone)


def range_to(battle: Battle, unit: Unit, salvo: salvos.Salvo, target: Unit, *, lone: bool = False) -> int:
    """The Range of a target for a salvo."""
    return range_between(battle, unit, target, lone_shooter=fires_alone(battle, unit, salvo), lone=lone)


# Who can fire at it


def in_view(battle: Battle, unit: Unit, salvo: salvos.Salvo, bearer: Model, target: Target) -> list[Model]:
    """The models of a target that are seen, by a bearer or for him."""
    enemy, lone = target
    return seen_models(battle, spotters(battle, unit, salvo, bearer), enemy, lone=lone)


def blind_rule(battle: Battle, unit: Unit, salvo: salvos.Salvo, target: Unit) -> RuleId:
    """The rule by which nobody sees a target."""
    if concealed(battle, unit, target):
        return "TRA-CONCEAL-01"
    return "TRA-LOS-07" if salvos.is_indirect(salvos.weapon_of(battle, unit, salvo)) else "TRA-LOS-01"


def bears(battle: Battle, unit: Unit, salvo: salvos.Salvo, bearer: Model, target: Target) -> Reason | None:
    """Why a bearer cannot fire at a target for want of sight or arc, or None."""
    seen = in_view(battle, unit, salvo, bearer, target)
    if not seen:
        return refusal(blind_rule(battle, unit, salvo, target[0]), "refused-no-sight", unit=target[0].id)
    return arcs.arc_refused(battle, unit, salvo.weapon, bearer, target[0], seen, lone=target[1])


def shooters(battle: Battle, unit: Unit, salvo: salvos.Salvo, target: Unit, *, lone: bool = False) -> list[Model]:
    """The models of a salvo that can fire at a target."""
    firing = bearers(battle, unit, salvo)
    return [one for one in firing if bears(battle, unit, salvo, one, (target, lone)) is None]


def watchers(battle: Battle, unit: Unit, salvo: salvos.Salvo) -> list[Model]:
    """All models whose sight lets somebody fire a salvo."""
    firing = bearers(battle, unit, salvo)
    indirect = firing and salvos.is_indirect(salvos.weapon_of(battle, unit, salvo))
    return spotters(battle, unit, salvo, firing[0]) if indirect else firing


def nobody_bears(battle: Battle, unit: Unit, salvo: salvos.Salvo, target: Target) -> Reason | None:
    """Why nobody can fire at a target for want of sight or arc, or None."""
    enemy, lone = target
    if not seen_models(battle, watchers(battle, unit, salvo), enemy, lone=lone):
        return refusal(blind_rule(battle, unit, salvo, enemy), "refused-no-sight", unit=enemy.id)
    found: Reason | None = None
    for bearer in bearers(battle, unit, salvo):
        reason = bears(battle, unit, salvo, bearer, target)
        if reason is None:
            return None
        found = found or reason
    return found


@rule("TRA-TARG-09", always=True)
def cannot_fire(battle: Battle, unit: Unit, salvo: salvos.Salvo, target: Target) -> Reason | None:
    """Only units count at which the salvo could fire: seen, in arc, within its limit, allowed by its skills."""
    enemy, lone = target
    weapon = salvos.weapon_of(battle, unit, salvo)
    reason = salvos.locks_on_armour_only(battle, weapon, enemy) or salvos.out_of_reach(
        weapon, range_to(battle, unit, salvo, enemy, lone=lone)
    )
    return reason or nobody_bears(battle, unit, salvo, target) or into_melee_refused(battle, enemy)


def into_melee_refused(battle: Battle, target: Unit) -> Reason | None:
    """Why nobody may fire at an engaged unit; None, since the catalogue allows it."""
    if CATALOGUE.holds("TRA-TARG-11") or not engaged(battle, target):
        return None
    return refusal("TRA-TARG-11", "refused-engaged-target", unit=target.id)


# The target by default


def is_ready(battle: Battle, target: Target) -> bool:
    """Whether a target is infantry that is neither disorganised nor on the ground."""
    enemy, _ = target
    return not treated_as_armour(battle, enemy) and not enemy.disorganised and not enemy.down


def armour_of(battle: Battle, possible: Sequence[Target]) -> list[Target]:
    """The armour among targets."""
    return [target for target in possible if treated_as_armour(battle, target[0])]


@rule("TRA-TARG-01", otherwise=[], always=True)
def infantry_default(battle: Battle, possible: Sequence[Target]) -> list[Target]:
    """Infantry fires at infantry that is neither disorganised nor on the ground nor engaged."""
    return [target for target in possible if is_ready(battle, target) and not engaged(battle, target[0])]


@rule("TRA-TARG-02", otherwise=[], always=True)
def armour_default(battle: Battle, possible: Sequence[Target]) -> list[Target]:
    """Armour fires at armour, whatever its state."""
    return armour_of(battle, possible)


@rule("TRA-TARG-03", always=True)
def against_infantry(battle: Battle, possible: Sequence[Target]) -> list[Target]:
    """Armour fires its lighter weapons at infantry that is neither disorganised nor on the ground, engaged or not."""
    return [target for target in possible if is_ready(battle, target)]


@rule("TRA-TARG-04", always=True)
def against_armour(battle: Battle, possible: Sequence[Target]) -> list[Target]:
    """Infantry fires its heavier weapons at armour."""
    return armour_of(battle, possible)


@rule("TRA-LOCK-04", always=True)
def locked_on(battle: Battle, possible: Sequence[Target]) -> list[Target]:
    """A lock-on weapon always looks for armour."""
    return armour_of(battle, possible)


@rule("TRA-TARG-12")
def force_for_targets(weapon: Weapon) -> int:
    """The printed Force decides, whatever supported fire adds to it."""
    return weapon.force


def default_rule(battle: Battle, unit: Unit, weapon: Weapon) -> RuleId:
    """The rule that finds the default target of a salvo."""
    if salvos.locks_on(weapon):
        return "TRA-LOCK-04"
    light = force_for_targets(weapon) <= ANTI_INFANTRY
    if treated_as_armour(battle, unit):
        return "TRA-TARG-03" if light else "TRA-TARG-02"
    return "TRA-TARG-01" if light else "TRA-TARG-04"


DEFAULTS = {
    "TRA-TARG-01": infantry_default,
    "TRA-TARG-02": armour_default,
    "TRA-TARG-03": against_infantry,
    "TRA-TARG-04": against_armour,
    "TRA-LOCK-04": locked_on,
}
CLASS_RULES: tuple[RuleId, ...] = ("TRA-TARG-01", "TRA-TARG-02")


def wanted(battle: Battle, unit: Unit, weapon: Weapon, possible: Sequence[Target]) -> tuple[RuleId, list[Target]]:
    """The targets among which the default is the nearest, and the rule that says so."""
    number = default_rule(battle, unit, weapon)
    found = DEFAULTS[number](battle, possible)
    if not found and number not in CLASS_RULES and battle.option("exception_without_target") == "class_default":
        number = CLASS_RULES[treated_as_armour(battle, unit)]
        found = DEFAULTS[number](battle, possible)
    return (number, found) if found else ("TRA-TARG-07", fallback(possible))


@rule("TRA-TARG-07", otherwise=[])
def fallback(possible: Sequence[Target]) -> list[Target]:
    """If nothing else yields a target, any enemy unit will do."""
    return list(possible)


@rule("TRA-TARG-10")
def nearest(battle: Battle, unit: Unit, salvo: salvos.Salvo, among: Sequence[Target]) -> list[Target]:
    """The nearest of several targets from leader to leader; the firing player chooses among those equally near."""
    lengths = [cut(distance_to(battle, unit, salvo, target)) for target in among]
    return [target for target, length in zip(among, lengths, strict=True) if length == min(lengths)]


# Which of the rules counts


@rule("TRA-TARG-05", otherwise=False)
def is_forced(target: Target, alert: Unit | None) -> bool:
    """Alert fire goes at the unit that has just finished its displacement."""
    return target[0] is alert


@rule("TRA-TARG-06", otherwise=False, always=True)
def officer_chooses(battle: Battle, unit: Unit) -> bool:
    """A unit with an officer fires at whom he likes."""
    return any(battle.kit(model).role == "officer" for model in battle.alive(unit))


@rule("TRA-TARG-08", always=True)
def allowed(
    battle: Battle, unit: Unit, salvo: salvos.Salvo, possible: Sequence[Target], alert: Unit | None
) -> tuple[RuleId, list[Target]]:
    """Alert fire goes before the officer's choice, that before the default, and the nearest enemy comes last."""
    if alert is not None:
        return "TRA-TARG-05", [target for target in possible if is_forced(target, alert)]
    if officer_chooses(battle, unit):
        return "TRA-TARG-06", list(possible)
    number, among = wanted(battle, unit, salvos.weapon_of(battle, unit, salvo), possible)
    return number, nearest(battle, unit, salvo, among)


class Choice(NamedTuple):
    """At whom a salvo may be fired, the rule that says so, and why it cannot be fired at the others at all."""

    rule: RuleId
    open: list[Target]
    closed: dict[str, Reason]

    def refused(self, target: Target) -> Reason | None:
        """Why a target is not among those that are open, or None."""
        if target in self.open:
            return None
        enemy, lone = target
        reason = self.closed.get(arcs.target_key(enemy, lone=lone))
        if reason is not None:
            return reason
        text = "refused-not-the-mover" if self.rule == "TRA-TARG-05" else "refused-not-the-default-target"
        return refusal(self.rule, text, unit=enemy.id, units=[other.id for other, _ in self.open])


def choice(battle: Battle, unit: Unit, salvo: salvos.Salvo, *, alert: Unit | None = None) -> Choice:
    """The targets at which a salvo may be fired now."""
    possible: list[Target] = []
    closed: dict[str, Reason] = {}
    for enemy, lone in all_targets(battle, unit):
        reason = cannot_fire(battle, unit, salvo, (enemy, lone))
        if reason is None:
            possible.append((enemy, lone))
        else:
            closed[arcs.target_key(enemy, lone=lone)] = reason
    number, open_targets = allowed(battle, unit, salvo, possible, alert)
    return Choice(number, open_targets, closed)


def target_options(battle: Battle, unit: Unit, salvo: salvos.Salvo, *, alert: Unit | None = None) -> list[Option]:
    """Every enemy unit as a target of a salvo, with the reason why it is none."""
    found = choice(battle, unit, salvo, alert=alert)
    return [
        Option(
            arcs.target_key(enemy, lone=lone),
            "option-target-apart" if lone else "option-target",
            {"unit": enemy.id, "range": range_to(battle, unit, salvo, enemy, lone=lone)},
            refused=found.refused((enemy, lone)),
        )
        for enemy, lone in all_targets(battle, unit)
    ]
