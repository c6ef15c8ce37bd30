"""The card of a character: what is printed on it and on its items, and how the model is now."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.engine.words import Words
from escarmouche.games.collision.rules import naming
from escarmouche.games.collision.rules.lists.profile import CHARACTERISTICS, SIGNED, Character, Trait, Weapon
from escarmouche.games.collision.rules.state import Model
from escarmouche.rules.naming import shown_length

STATES = ("wounds", "jams", "pins", "skills", "points")


def model_card(look: Look, model: Model, card: Character, name: str) -> shown.Card:
    """A model with everything on it that may change."""
    return look.drawn(("card", model.id), (model, is_acting(look, model)), partial(_drawn, look, model, card, name))


def is_acting(look: Look, model: Model) -> bool:
    """Whether a model is in the middle of its activation."""
    return look.state.activation is not None and look.state.activation.model == model.id


def _drawn(look: Look, model: Model, card: Character, name: str) -> shown.Card:
    values, weapons, rules = look.printed(("card", model.owner, model.profile), lambda: _printed(look, card))
    return shown.Card(
        unit=model.id, owner=model.owner, name=name, models=[model.id] if model.place == "table" else [],
        values=values, weapons=weapons, rules=rules, states=_states(look, model, card.profile["WND"]),
        out=model.place in ("dead", "left"), acted=_has_acted(look, model),
    )  # fmt: skip


def _has_acted(look: Look, model: Model) -> bool:
    """Whether a model has had an activation; one that is in the middle of its first has not."""
    return model.activations > is_acting(look, model)


def _states(look: Look, model: Model, most: int) -> list[shown.Why]:
    if model.place != "table":
        return [shown.Why(look.say(f"model-{model.place}"))]
    told = [look.say(f"model-{name}", count=getattr(model, name), most=most) for name in STATES if getattr(model, name)]
    told += [look.say("model-watching")] if model.watching else []
    return [shown.Why(text) for text in told]


def _printed(look: Look, card: Character) -> tuple[list[shown.Value], list[shown.Weapon], list[Any]]:
    """The values, weapons and rules on a card, which stay the same all game."""
    words, things = look.words, naming.thing_names(look.setup, look.words)
    values = [shown.Value(name, value_said(name, card.profile[name]), words.say(f"characteristic-{name.lower()}"))
              for name in CHARACTERISTICS]  # fmt: skip
    values.append(shown.Value(words.say("shown-shards"), str(card.cost)))
    if card.armours:
        values.append(shown.Value(words.say("shown-armour"), f"{min(card.armours)}+"))
    weapons = [shown.Weapon(things[weapon.key], weapon_said(words, weapon), "") for weapon in card.arms]
    rules = [shown.Named(keyword(words, key, number), "") for key, number in sorted(card.keywords.items())]
    rules += [shown.Named(things[item.key], ", ".join(modifiers(item.modifiers)))
              for item in card.items if item.weapon is None]  # fmt: skip
    rules += [shown.Named(trait_name(words, trait, things[trait.key]), trait.text or _sentence(words, trait.key))
              for trait in card.abilities]  # fmt: skip
    return values, weapons, rules


def trait_name(words: Words, trait: Trait, name: str) -> str:
    """A trait as it is called; where it is only text, that is said with its name."""
    return name if trait.effect else words.say("shown-own-inert", rule=name)


def _sentence(words: Words, trait: str) -> str:
    key = f"trait-{trait.replace('_', '-')}.sentence"
    return words.say(key) if words.has(key) else ""


def weapon_said(words: Words, weapon: Weapon) -> list[str]:
    """How far a weapon reaches, how often it strikes, its modifiers and its rules."""
    ranged = weapon.type == "ranged"
    reach = words.say("weapon-from-to", least=shown_length(weapon.least), range=shown_length(weapon.range))
    told = [reach if ranged else words.say("weapon-melee"), words.say("weapon-hands", count=weapon.hands)]
    told += [words.say("weapon-shots", count=weapon.shots)] if ranged else []
    told += [words.say("weapon-attacks", count=weapon.attacks)] if weapon.attacks else []
    rules = [keyword(words, key, number) for key, number in sorted(weapon.rules.items())]
    return [*told, *modifiers(weapon.modifiers), *rules]


def keyword(words: Words, key: str, number: int) -> str:
    """A special rule as players call it, with its number."""
    said = words.say(f"keyword-{key.replace('_', '-')}")
    return f"{said} {number}" if number else said


def modifiers(given: Mapping[str, int]) -> list[str]:
    """Modifiers with their signs."""
    return [f"{value:+d} {name}".replace("-", "−") for name, value in given.items()]


def value_said(characteristic: str, value: int) -> str:
    """A number of a profile as it stands on a card."""
    return f"{value:+d}".replace("-", "−") if value and characteristic in SIGNED else str(value)
