"""Which spells are worth their tokens."""

from typing import NamedTuple

from escarmouche.agents.agent import Decision
from escarmouche.engine.questions import Amount, Choose
from escarmouche.engine.reasons import Reason
from escarmouche.games.firefight.agents.orders import Staff
from escarmouche.games.firefight.odds import fate
from escarmouche.games.firefight.rules import forecast
from escarmouche.games.firefight.rules.attacks.casting import Cast, spell_targets
from escarmouche.games.firefight.rules.forecast.records import Brunt
from escarmouche.games.firefight.rules.lists.profile import Spell
from escarmouche.games.firefight.rules.rounds.activation import SIMPLE_STEPS
from escarmouche.games.firefight.rules.state import Model, Unit

LEAST = 1.0
"""What a spell must be worth to be tried: tokens come back every round."""
HELP = 5.0
"""What a rule or a bonus is worth to a unit that still acts."""
SHAKES, STEADIES = 0.3, 0.35
"""What Shaken costs a unit, and what recovering gives it, of its worth."""
SPARE = 3
"""Whoever has so many tokens spends one to hinder."""


class Spellcraft(NamedTuple):
    """A spell worth trying: the option, whom it is meant for, what it is worth, and why."""

    key: str
    target: str | None
    value: float
    reasons: tuple[Reason, ...]


def best(staff: Staff, unit: Unit, question: Choose) -> Spellcraft | None:
    """The spell that is worth most now, if any is worth trying."""
    field = staff.field
    found: list[Spellcraft] = []
    for option in question.options:
        if option.key in SIMPLE_STEPS or option.refused is not None:
            continue
        wanted = Cast.read(option.key)
        caster = field.state.models[wanted.model]
        spell = next(spell for spell in field.battle.spells(unit.owner) if spell.name == wanted.spell)
        found += [
            tried
            for target in spell_targets(field.battle, caster, spell)
            if target.refused is None and (tried := _tried(staff, caster, spell, option.key, target.key)) is not None
        ]
    found = [tried for tried in found if tried.value >= LEAST]
    return max(found, key=lambda tried: tried.value, default=None)


def _tried(staff: Staff, caster: Model, spell: Spell, key: str, target: str) -> Spellcraft | None:
    """A spell at one target."""
    state = staff.field.state
    at_model = spell.target == "enemy model"
    unit = state.units[state.models[int(target)].unit if at_model else int(target)]
    aimed: Unit | Model = state.models[int(target)] if at_model else unit
    casting = forecast.spell(staff.field.battle, caster, spell, aimed)
    value = casting.casts * _worth(staff, spell, unit, casting.brunts)
    data = {"spell": spell.name, "target": unit.id, "percent": round(100 * casting.casts)}
    reason = Reason(round(value), "GFF-CASTER-04", "because-casts", data)
    return Spellcraft(key, target, value, (reason,))


def _worth(staff: Staff, spell: Spell, unit: Unit, brunts: tuple[Brunt, ...]) -> float:
    field = staff.field
    ours = unit.owner == field.me
    kind = spell.effect.kind
    if kind == "hits":
        units = field.state.units
        return sum(staff.loss(units[brunt.target.unit], fate(brunt.volleys, brunt.target)) for brunt in brunts)
    if kind == "unshake":
        # Whoever has not acted yet recovers by itself before the objectives are counted.
        kept = staff.hold_if_steady(unit) if unit.activated else 0.0
        return STEADIES * field.worth(unit) + kept if unit.shaken and ours else 0.0
    if kind == "shake":
        if unit.shaken or ours:
            return 0.0
        return SHAKES * field.worth(unit) + (staff.hold(unit) if unit.activated else 0.0)
    if kind == "move":
        return 0.0 if not ours or unit.shaken else 2.0 if unit.id in field.posts else 0.5
    return _aid(staff, spell, unit, ours=ours)


def _aid(staff: Staff, spell: Spell, unit: Unit, *, ours: bool) -> float:
    """What a granted rule or modified roll is worth: good for ours or bad for theirs, and more if they still act."""
    field = staff.field
    if any(lasting.spell == spell.name for lasting in unit.lasting):
        return 0.0
    acting = field.state.activation
    if spell.effect.roll == "to hit" and acting is not None and acting.unit == unit.id and acting.action == "rush":
        return 0.0
    helps = spell.effect.amount > 0 or bool(spell.effect.rule)
    acts = field.still_acts(unit) or (field.state.activation is not None and field.state.activation.unit == unit.id)
    return HELP * (1.0 if acts else 0.3) if helps == ours else 0.0


def commit(sergeant: object, staff: Staff, question: Amount) -> Decision | None:
    """Commit one token while others are left, in the last round all that there are."""
    most = question.most
    count = most if not staff.field.left else min(most, 1)
    return Decision(min(count, 2), (Reason(0, question.rule, "because-tokens"),))


def hinder(sergeant: object, staff: Staff, question: Amount) -> Decision | None:
    """Commit a token against the enemy's spell, if some are left over."""
    most = question.most
    count = min(most, 2) if not staff.field.left else int(most >= SPARE)
    return Decision(count, (Reason(0, question.rule, "because-tokens"),))
