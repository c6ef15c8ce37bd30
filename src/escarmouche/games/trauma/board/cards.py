"""The card of a unit of Trauma: what is printed on it, how the unit is now, and the structure of its vehicles."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.engine.rulebook import listening
from escarmouche.engine.words import Words
from escarmouche.games.trauma.board.figures import KEYWORDS, has_acted, word_of
from escarmouche.games.trauma.board.sight_lines import battle_of
from escarmouche.games.trauma.data import RULE_OF
from escarmouche.games.trauma.rules import naming, state
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.lists.profile import OwnRule, UnitProfile, Weapon
from escarmouche.games.trauma.rules.space.measure import engaged


def cards_shown(look: Look) -> list[shown.Card]:
    """Every unit with its profile, weapons, skills and states."""
    battle = battle_of(look.setup, look.state)
    names = naming.unit_names(look.setup, look.words)
    with listening(None):
        return [_card(look, battle, unit, names[unit.id]) for unit in battle.state.units]


def _card(look: Look, battle: Battle, unit: state.Unit, name: str) -> shown.Card:
    profile = battle.profile(unit)
    values, weapons, rules = look.printed(("card", unit.owner, unit.profile), lambda: printed(look.words, profile))
    alive = battle.alive(unit)
    here = alive if unit.place == "table" else []
    return shown.Card(
        unit=unit.id, owner=unit.owner, name=name, models=[model.id for model in here], values=values,
        weapons=weapons, rules=rules, states=_states(look, battle, unit),
        out=unit.place == "gone" and not unit.returning, acted=has_acted(look.state, unit),
        damage=[_damage(look, battle, model) for model in alive if profile.structure],
    )  # fmt: skip


# What is printed


def printed(words: Words, profile: UnitProfile) -> tuple[list[shown.Value], list[shown.Weapon], list[Any]]:
    """The characteristics, weapons and keywords of a unit, which stay the same all game."""
    kits = profile.kits
    values = [
        shown.Value(words.say("shown-rank"), words.say(f"keyword-{profile.rank}"), _drive(words, profile)),
        shown.Value(words.say("characteristic-movement"), _span([kit.movement // 1000 for kit in kits])),
        shown.Value(words.say("characteristic-morale"), _span([kit.morale for kit in kits])),
        shown.Value(words.say("characteristic-armour"), _span([kit.armour for kit in kits])),
        shown.Value(words.say("shown-models"), str(len(kits))),
        shown.Value(words.say("shown-points"), str(profile.cost)),
    ]
    grades = [kit for kit in kits if kit.grade]
    values += [shown.Value(words.say("characteristic-command"), str(kit.command)) for kit in grades]
    carried = Counter(index for kit in kits for index in kit.weapons)
    weapons = [_weapon(words, weapon, carried[index]) for index, weapon in enumerate(profile.weapons) if carried[index]]
    borne = [profile.skills, *(kit.skills for kit in kits), *(weapon.skills for weapon in profile.weapons)]
    skills = sorted(frozenset().union(*borne))
    return (
        values,
        weapons,
        [*(_skill(words, skill) for skill in skills), *(_own(words, one) for one in profile.own_rules)],
    )


def _own(words: Words, rule: OwnRule) -> shown.Named:
    """A rule of a book of somebody's own; where it has no effect, that is said with its name."""
    if rule.works:
        return shown.Named(words.called(rule.name), rule.text)
    name = words.say("shown-own-inert", rule=words.called(rule.name))
    return shown.Named(name, " ".join((words.say("shown-inert"), rule.text)))


def _drive(words: Words, profile: UnitProfile) -> str:
    return words.say(f"keyword-type-{profile.drive}") if profile.drive else ""


def _span(numbers: Sequence[int]) -> str:
    """One number, or the lowest and the highest of several."""
    return str(numbers[0]) if min(numbers) == max(numbers) else f"{min(numbers)}–{max(numbers)}"


def _weapon(words: Words, weapon: Weapon, count: int) -> shown.Weapon:
    name = words.called(weapon.name)
    name = f"{count}× {name}" if count > 1 else name
    return shown.Weapon(name, weapon_said(words, weapon), words.say("shown-notation", notation=weapon.notation))


def weapon_said(words: Words, weapon: Weapon) -> list[str]:
    """The numbers of a weapon, each with its name."""
    precision, rate, area, force, damage = weapon.notation.split("/")
    named = {"rate": rate, "force": force, "damage": damage}
    named = {"precision": precision, **named} if precision != "-" else named
    named |= {"area": area} if area != "-" else {}
    return [f"{words.say(f'weapon-{field}')} {value}" for field, value in named.items()]


def _skill(words: Words, skill: str) -> shown.Named:
    rule = RULE_OF[f"skill_{skill}"]
    name = words.say(f"keyword-skill-{skill.replace('_', '-')}")
    return shown.Named(name, words.say(f"rule-{rule.lower()}.sentence"), rule)


# How it is now


def _states(look: Look, battle: Battle, unit: state.Unit) -> list[shown.Why]:
    if unit.place != "table":
        return [shown.Why(look.say("unit-coming-back" if unit.returning else f"unit-{unit.place}"))]
    states = [name for name in ("disorganised", "down") if getattr(unit, name)]
    states += ["engaged"] if engaged(battle, unit) else []
    return [shown.Why(look.say(word_of(sign)), rule=RULE_OF[KEYWORDS[sign]]) for sign in (*states, *unit.orders)]


def _damage(look: Look, battle: Battle, model: state.Model) -> shown.Damage:
    """The structure line of a vehicle."""
    line = battle.profile(battle.unit_of(model)).structure
    boxes = [shown.Box(sign, look.say(f"box-{sign.lower()}"), ticked=at < model.ticks) for at, sign in enumerate(line)]
    name = naming.model_name(look.setup, look.state, model.id, look.words)
    text = look.say("shown-structure", ticks=model.ticks, boxes=len(line))
    return shown.Damage(name, boxes, text)
