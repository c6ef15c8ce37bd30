"""The card of a unit: what is printed on it, and how the unit is now."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.engine.words import Words
from escarmouche.games.firefight.rules.attacks.wounds import OUT_BORDER
from escarmouche.games.firefight.rules.lists.own_rules import OwnRule
from escarmouche.games.firefight.rules.lists.profile import Spell, UnitProfile, Weapon
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES
from escarmouche.games.firefight.rules.state import Unit

STATES = {"shaken": "GFF-SHAKEN-01", "fatigued": "GFF-FAT-01"}


def unit_card(look: Look, unit: Unit, profile: UnitProfile, name: str) -> shown.Card:
    """A unit with everything on it that may change."""
    models = [model.id for index in unit.models if (model := look.state.models[index]).alive]
    facts = (unit, models, is_acting(look, unit))
    return look.drawn(("unit", unit.id), facts, partial(_drawn, look, unit, profile, name, models))


def _drawn(look: Look, unit: Unit, profile: UnitProfile, name: str, models: list[int]) -> shown.Card:
    army = look.setup.lists[unit.owner]
    values, weapons, rules = look.printed(
        ("card", unit.owner, unit.profile), lambda: printed(look.words, profile, army.spells, army.rules)
    )
    return shown.Card(
        unit=unit.id, owner=unit.owner, name=name, models=models, values=values, weapons=weapons, rules=rules,
        states=_states(look, unit), out=unit.place == "gone", acted=has_acted(look, unit),
    )  # fmt: skip


def is_acting(look: Look, unit: Unit) -> bool:
    """Whether a unit is in the middle of its activation."""
    return look.state.activation is not None and look.state.activation.unit == unit.id


def has_acted(look: Look, unit: Unit) -> bool:
    """Whether a unit has had its activation; one that is in the middle of it has not."""
    return unit.activated and not is_acting(look, unit)


def printed(
    words: Words, profile: UnitProfile, spells: Sequence[Spell] = (), own: Iterable[OwnRule] = ()
) -> tuple[list[shown.Value], list[shown.Weapon], list[shown.Named]]:
    """The values, weapons and rules on a card, which stay the same all game."""
    values = [
        shown.Value(words.say("shown-quality"), f"{profile.quality}+"),
        shown.Value(words.say("shown-defence"), f"{profile.defense}+"),
        shown.Value(words.say("shown-models"), str(profile.size)),
        shown.Value(words.say("shown-points"), str(profile.cost)),
    ]
    carried = [index for kit in profile.kits for index in kit.weapons]
    known = {one.key: one for one in own}
    weapons = [_weapon(words, weapon, carried.count(index), known) for index, weapon in enumerate(profile.weapons)
               if index in carried]  # fmt: skip
    keys = {key: value for kit in profile.kits for key, value in kit.rules.items()}
    rules = [shown.Named(keyword(words, key, value), sentence(words, key, value), SPECIAL_RULES[key].rule)
             for key, value in sorted(keys.items())]  # fmt: skip
    rules += [_own(words, known[key]) for key in dict.fromkeys(key for kit in profile.kits for key in kit.own)]
    texts = {one.name: one.text for one in known.values()}
    rules += [_inert(words, name, texts.get(name, "")) for name in profile.inert]
    if "caster" in keys:
        rules += [shown.Named(words.called(spell.name), spell_said(words, spell), "GFF-CASTER-01") for spell in spells]
    return values, weapons, rules


def _states(look: Look, unit: Unit) -> list[shown.Why]:
    if unit.place != "table":
        return [shown.Why(look.say(f"unit-{unit.place}"))]
    return [shown.Why(look.say(f"unit-{note}"), rule=rule)
            for note, rule in STATES.items() if getattr(unit, note)] + [
            shown.Why(look.words.called(lasting.spell)) for lasting in unit.lasting]  # fmt: skip


def _own(words: Words, own: OwnRule) -> shown.Named:
    """A rule of somebody's own, in its own words."""
    return shown.Named(words.called(own.name), own_words(words, own), "GFF-LIST-06")


def own_words(words: Words, own: OwnRule) -> str:
    """What a rule of somebody's own says, or what it comes to; whom it is for, and how long."""
    granted = ", ".join(keyword(words, key, value) for key, value in sorted(own.grants.items()))
    said = own.text or (words.say("shown-own-grants", rules=granted) if granted else "")
    around = words.say("shown-own-aura", inches=own.aura // 1000) if own.aura else ""
    return " ".join(filter(None, (said, around, words.say("shown-own-once") if own.once else "")))


def _inert(words: Words, name: str, text: str) -> shown.Named:
    """A rule that is only text, which is said with its name."""
    return shown.Named(
        words.say("shown-own-inert", rule=words.called(name)), " ".join(filter(None, (words.say("shown-inert"), text)))
    )


def _weapon(words: Words, weapon: Weapon, count: int, known: Mapping[str, OwnRule]) -> shown.Weapon:
    rules = [keyword(words, key, value) for key, value in sorted(weapon.rules.items())]
    rules += [words.called(known[key].name) for key in weapon.own]
    values = [reach(words, weapon), f"A{weapon.attacks}", *rules]
    name = words.called(weapon.name)
    name = f"{count}× {name}" if count > 1 else name
    sentences = [sentence(words, key, value) for key, value in sorted(weapon.rules.items())]
    sentences += [own_words(words, known[key]) for key in weapon.own]
    return shown.Weapon(name, values, " ".join(filter(None, sentences)))


def reach(words: Words, weapon: Weapon) -> str:
    """How far a weapon reaches."""
    return words.say("weapon-range", range=weapon.range // 1000) if weapon.range else words.say("weapon-melee")


def keyword(words: Words, key: str, value: int) -> str:
    """A special rule as players call it; the printed name that a translation adds in brackets is left out."""
    return words.say(f"keyword-{key}").partition(" [")[0].replace("X", str(value))


def sentence(words: Words, key: str, value: int) -> str:
    """What a special rule does, in one sentence, with its numbers filled in."""
    if words.has(f"keyword-{key}.filled"):
        return words.say(f"keyword-{key}.filled", value=value, out=OUT_BORDER + value)
    return words.say(f"rule-{SPECIAL_RULES[key].rule.lower()}.sentence")


def spell_said(words: Words, spell: Spell) -> str:
    """What a spell costs, how far it reaches, whom it is for and what it does."""
    effect = spell.effect
    rules = ", ".join(keyword(words, key, value) for key, value in sorted(effect.rules.items()))
    does = words.say(f"spell-{effect.kind}", count=effect.count, rules=rules or "none", inches=effect.inches // 1000,
                     roll=effect.roll.removeprefix("to "), amount=f"{effect.amount:+d}".replace("-", "−"))  # fmt: skip
    until = words.say(f"spell-until-{effect.until.replace(' ', '-')}") if effect.until else ""
    target = words.say(f"spell-target-{spell.target.replace(' ', '-')}", count=spell.targets)
    return words.say("card-spell", spell=words.called(spell.name), value=spell.value, range=spell.range // 1000,
                     target=target, does=does + until)  # fmt: skip
