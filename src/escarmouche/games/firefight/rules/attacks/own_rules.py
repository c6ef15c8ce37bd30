"""Special rules of one's own where they act: on attacks, Defence, morale, casting, moves, auras and single uses.

Nothing here is asked in a battle in which nobody has such a rule (`battle.own` is None).
"""

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Choose, Option, Steps
from escarmouche.engine.reasons import Reason, total
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.events import RuleUsed
from escarmouche.games.firefight.rules.lists.own_rules import Faces, OwnEffect, OwnRoll, OwnRule
from escarmouche.games.firefight.rules.lists.profile import Weapon
from escarmouche.games.firefight.rules.state import Lasting, Model, Unit
from escarmouche.games.firefight.rules.table.measure import nearest, over, within
from escarmouche.games.firefight.rules.vocabulary import Cause
from escarmouche.table.geometry import inches

RULE = "GFF-LIST-06"
"""The rule under which special rules are written into a list."""
AT_HAND = inches(24)
"""A single use is worth it, by default, once an enemy is so near."""
ASK_USE_RULE = Asks("use-rule", "yes", "no", about=("name", "unit"))
Found = tuple[OwnRule, OwnEffect]


class Attack(NamedTuple):
    """An attack on a unit as the circumstances of an effect see it."""

    model: Model | None
    target: Unit
    cause: Cause
    charging: bool
    cover: bool


class Gain(msgspec.Struct, frozen=True):
    """What rules of one's own make of the attacks of one weapon, besides their reasons.

    `guard` is what they make of the Defence against it, so that attackers who are met differently are told apart.
    """

    weapon: Weapon
    attacks: int
    ap: int
    extra: int
    again: Faces | None
    immune: frozenset[str]
    notes: tuple[Reason, ...]
    guard: tuple[int, Faces | None]

    @property
    def numbers(self) -> tuple[object, ...]:
        """Everything that matters to the dice."""
        return (self.attacks, self.ap, self.extra, self.again, self.immune, self.guard)

    def of_a_six(self, furious: int, relentless: int, surge: int) -> tuple[int, ...]:
        """The extra hits of a six, without those from which the target is immune."""
        kept = ("furious" not in self.immune) * furious, ("relentless" not in self.immune) * relentless
        return (*kept, surge, self.extra)


# Who has which


def of_model(battle: Battle, model: Model, weapon: Weapon | None = None) -> tuple[OwnRule, ...]:
    """The rules that work for a model now: for one weapon, or (None) for whatever is no matter of its weapons."""
    lasting = battle.state.units[model.unit].lasting
    kit, types = battle.kit(model), battle.profiles[model.unit].weapons
    carried = [types[index] for index in kit.weapons] if weapon is None else [weapon]
    keys = dict.fromkeys((*kit.own, *(key for one in carried for key in one.own)))
    known = _known(battle, battle.state.units[model.unit])
    found = [known[key] for key in keys if known[key].always]
    lent = [known[one.rule] for one in lasting if one.rule in known]
    return tuple(_each_once([*found, *lent]))


def _known(battle: Battle, unit: Unit) -> dict[str, OwnRule]:
    assert battle.own is not None
    return battle.own[unit.owner]


def of_unit(battle: Battle, unit: Unit) -> list[OwnRule]:
    """The rules that work for a unit as a whole: those that every model has that is left."""
    models = battle.alive(unit)
    if not models:
        return []
    others = [of_model(battle, model) for model in models[1:]]
    return [own for own in of_model(battle, models[0]) if all(own in some for some in others)]


def immune(battle: Battle, unit: Unit, what: str) -> OwnRule | None:
    """The rule by which a unit is immune from something."""
    if battle.own is None:
        return None
    return next((own for own in of_unit(battle, unit) if what in own.immune), None)


def reason(own: OwnRule, value: int = 0) -> Reason:
    """A rule of one's own as a reason, under its own name."""
    return Reason(value, RULE, "reason-own-rule", {"own": own.name})


# Circumstances


def holds(battle: Battle, effect: OwnEffect, attack: Attack, foe: Unit | None) -> bool:
    """Whether an effect works in an attack; `foe` is the other unit, seen from whoever has the rule."""
    return (
        all(_circumstance(battle, word, attack) for word in effect.when)
        and _in_time(battle, effect)
        and (not effect.against or (foe is not None and _has_any(battle, foe, effect.against)))
        and (not (effect.within or effect.beyond) or _at_range(battle, effect, attack))
    )


def _circumstance(battle: Battle, word: str, attack: Attack) -> bool:
    shot, struck = attack.cause == "shooting", attack.cause == "melee"
    acting = battle.state.activation
    moved = acting is not None and attack.model is not None and attack.model.id in acting.moved
    return {
        "shooting": shot,
        "melee": struck,
        "charge": struck and attack.charging,
        "strike back": struck and not attack.charging,
        "moved": shot and moved,
        "still": shot and not moved,
        "in cover": attack.cover,
    }[word]


def _in_time(battle: Battle, effect: OwnEffect) -> bool:
    return not effect.rounds or battle.state.round in effect.rounds


def _has_any(battle: Battle, unit: Unit, keys: tuple[str, ...]) -> bool:
    return any(battle.has(model, key) for model in battle.alive(unit) for key in keys)


def _at_range(battle: Battle, effect: OwnEffect, attack: Attack) -> bool:
    """Shots are measured from the model that shoots; strikes are made at no distance at all."""
    if attack.cause not in ("shooting", "melee") or attack.model is None:
        return False
    gap = nearest(battle, attack.model, attack.target) if attack.cause == "shooting" else 0.0
    near = not effect.within or within(gap, effect.within)
    return near and (not effect.beyond or over(gap, effect.beyond))


# Attacks


def to_hit(battle: Battle, attack: Attack, weapon: Weapon) -> list[Reason]:
    """What rules of either side add to or take from the dice of an attack."""
    assert attack.model is not None
    unit = battle.unit_of(attack.model)
    own = _at_work(battle, of_model(battle, attack.model, weapon), attack, attack.target, "to hit")
    others = _at_work(battle, of_unit(battle, attack.target), attack, unit, "to be hit")
    return [reason(rule, effect.amount) for rule, effect in (*own, *others) if effect.does == "modifier"]


def _at_work(
    battle: Battle, rules: "tuple[OwnRule, ...] | list[OwnRule]", attack: Attack, foe: Unit | None, roll: OwnRoll | str
) -> Iterator[Found]:
    for own in rules:
        for effect in own.effects:
            if effect.roll == roll and effect.does != "move" and holds(battle, effect, attack, foe):
                yield own, effect


def gain(battle: Battle, attack: Attack, weapon: Weapon) -> Gain:
    """What rules of either side make of the attacks of a weapon, but for the modifiers of its dice."""
    assert attack.model is not None
    rules = of_model(battle, attack.model, weapon)
    found = [*_at_work(battle, rules, attack, attack.target, "")]
    again = [pair for pair in _at_work(battle, rules, attack, attack.target, "to hit") if pair[1].does == "reroll"]
    warded = [own for own in of_unit(battle, attack.target) if set(own.immune) & _carried(battle, attack.model, weapon)]
    barred = frozenset(key for own in warded for key in own.immune)
    amounts = {
        does: sum(one.amount for _, one in found if one.does == does) for does in ("extra attacks", "ap", "extra hits")
    }
    reasons, defended = defence(battle, attack.target, attack)
    return Gain(
        weapon=_without(weapon, barred),
        attacks=max(0, weapon.attacks + amounts["extra attacks"]),
        ap=amounts["ap"],
        extra=max(0, amounts["extra hits"]),
        again=widest([effect.faces for _, effect in again]),
        immune=barred,
        notes=tuple(reason(own) for own in _each_once([*(own for own, _ in (*found, *again)), *warded])),
        guard=(total(reasons), defended),
    )


def _each_once(rules: list[OwnRule]) -> list[OwnRule]:
    return list({own.key: own for own in rules}.values())


def _carried(battle: Battle, model: Model, weapon: Weapon) -> set[str]:
    """The special rules that a model brings into an attack."""
    return {*weapon.rules, *(key for key in ("furious", "relentless") if battle.has(model, key))}


def _without(weapon: Weapon, barred: frozenset[str]) -> Weapon:
    if not barred & weapon.rules.keys():
        return weapon
    left = {key: value for key, value in weapon.rules.items() if key not in barred}
    return msgspec.structs.replace(weapon, rules=left)


def widest(faces: "list[Faces | str]") -> Faces | None:
    """Of several re-rolls the one that takes in the others."""
    return "fails" if "fails" in faces else "ones" if "ones" in faces else None


def rerolls(again: Faces | None, face: int, *, success: bool) -> bool:
    """Whether a die is rolled again."""
    return again is not None and (face == 1 if again == "ones" else not success)


# Defence


def defence(battle: Battle, unit: Unit, attack: Attack) -> tuple[list[Reason], Faces | None]:
    """What rules of the unit add to its Defence against an attack, and which of its dice are rolled again."""
    foe = battle.unit_of(attack.model) if attack.model is not None else None
    found = [*_at_work(battle, of_unit(battle, unit), attack, foe, "defence")]
    reasons = [reason(own, effect.amount) for own, effect in found if effect.does == "modifier"]
    return reasons, widest([effect.faces for _, effect in found if effect.does == "reroll"])


# Morale and casting


def on_a_test(battle: Battle, rules: "tuple[OwnRule, ...] | list[OwnRule]", roll: OwnRoll) -> list[Found]:
    """The effects of rules on a test that is no matter of an attack."""
    return [
        (own, effect) for own in rules for effect in own.effects if effect.roll == roll and _in_time(battle, effect)
    ]


def morale(battle: Battle, unit: Unit) -> tuple[list[Reason], Faces | None]:
    """What rules of a unit add to its morale test, and whether its die is rolled again."""
    if battle.own is None:
        return [], None
    found = on_a_test(battle, of_unit(battle, unit), "morale")
    reasons = [reason(own, effect.amount) for own, effect in found if effect.does == "modifier"]
    return reasons, widest([effect.faces for _, effect in found if effect.does == "reroll"])


def casting(battle: Battle, caster: Model) -> list[Reason]:
    """What rules of a Caster add to its spells."""
    if battle.own is None:
        return []
    return [reason(own, effect.amount) for own, effect in on_a_test(battle, of_model(battle, caster), "casting")]


# Moves


def stride(battle: Battle, model: Model, how: str) -> int:
    """How much farther a model advances, rushes or charges."""
    effects = [effect for own in of_model(battle, model) for effect in own.effects if effect.does == "move"]
    return sum(getattr(effect, how) for effect in effects)


# Auras and single uses


def lay(unit: Unit, own: OwnRule, until: str) -> None:
    """A rule works for a whole unit for a while, and so does every special rule that it comes to."""
    lent = [(own.key, 0), *own.grants.items()]
    unit.lasting = [
        *unit.lasting,
        *(
            msgspec.convert({"spell": own.name, "kind": "grant", "rule": key, "value": value, "until": until}, Lasting)
            for key, value in lent
        ),
    ]


def measure_auras(battle: Battle) -> None:
    """Who is in whose aura, until it is measured again: at the start of every activation and of the morale tests."""
    if battle.own is None:
        return
    for unit in battle.state.units:
        kept = [lasting for lasting in unit.lasting if lasting.until != "aura"]
        if len(kept) < len(unit.lasting):
            unit.lasting = kept
    for seat, known in battle.own.items():
        for own in [own for own in known.values() if own.aura]:
            bearers = [
                model for unit in battle.on_table(seat) for model in battle.alive(unit) if _bears(battle, model, own)
            ]
            for unit in battle.on_table(seat):
                if any(model.unit == unit.id or within(nearest(battle, model, unit), own.aura) for model in bearers):
                    lay(unit, own, "aura")


def _bears(battle: Battle, model: Model, own: OwnRule) -> bool:
    kit, types = battle.kit(model), battle.profiles[model.unit].weapons
    return own.key in kit.own or any(own.key in types[index].own for index in kit.weapons)


def offer(battle: Battle, unit: Unit) -> Steps[None]:
    """At the start of its activation a unit may use each rule that works once per game, for the rest of the round."""
    if battle.own is None or battle.acting.idle:
        return
    known = battle.own[unit.owner].values()
    for own in [own for own in known if own.once and any(_bears(battle, model, own) for model in battle.alive(unit))]:
        if own.key in unit.used:
            continue
        near = any(
            within(nearest(battle, model, enemy), AT_HAND)
            for model in battle.alive(unit)
            for enemy in battle.enemies(unit)
        )
        choice = yield Choose(
            unit.owner,
            ASK_USE_RULE,
            RULE,
            [Option("yes", "option-yes"), Option("no", "option-no")],
            default="yes" if near else "no",
            data={"unit": unit.id, "name": own.name},
        )
        if choice == "yes":
            unit.used = [*unit.used, own.key]
            lay(unit, own, "end of round")
            battle.tell(RuleUsed(unit=unit.id, name=own.name, rules=(RULE,)))
