"""A gang in a campaign as a list that its player can play with: whatever is not in the box is written out in full."""

import json
import re
from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.games.collision.rules.lists.cards import LENGTHS, box
from escarmouche.games.collision.rules.lists.profile import Character, Gang, Item, Trait, Weapon

BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")


def roster(gang: Gang, limit: int) -> str:
    """The gang as a TOML file."""
    own: dict[str, dict[str, dict[str, Any]]] = {"weapon": {}, "item": {}, "character": {}}
    models = [_model(card, own, number) for number, card in enumerate(gang.models, 1)]
    lines = [f"{key} = {toml(value)}" for key, value in (("name", gang.name), ("gang", gang.faction), ("limit", limit))]
    tables = [("model", table) for table in models]
    tables += [(part, table) for part, written in own.items() for table in written.values()]
    for part, table in tables:
        lines += ["", f"[[{part}]]", *(f"{_key(key)} = {toml(value)}" for key, value in table.items())]
    return "\n".join(lines) + "\n"


def _model(card: Character, own: dict[str, dict[str, dict[str, Any]]], number: int) -> dict[str, Any]:
    """The entry of a model; a card that the box does not have so is kept among the list's own."""
    plain = box().characters.get(card.key)
    key = card.key
    if plain is None or msgspec.structs.replace(card, name=plain.name, items=()) != plain:
        key = f"{card.key}-{number}"
        own["character"][key] = {**_character(card), "key": key}
    items = [_own_item(item, own) for item in card.items]
    return {"character": key, "name": card.name, **({"items": items} if items else {})}


def _own_item(item: Item, own: dict[str, dict[str, dict[str, Any]]]) -> str:
    if box().items.get(item.key) != item:
        own["item"][item.key] = _item(item)
        if item.weapon is not None:
            own["weapon"][item.weapon.key] = _weapon(item.weapon)
    return item.key


# Cards as they are written


def _inches(length: int) -> float:
    return length // 1000 if length % 1000 == 0 else length / 1000


def _character(card: Character) -> dict[str, Any]:
    written = _plain(card, "items", "base", "height")
    written["weapons"] = [_weapon(weapon) for weapon in card.weapons]
    written["traits"] = [_trait(trait) for trait in card.traits]
    return {**written, "base": _inches(card.base), "height": _inches(card.height)}


def _weapon(weapon: Weapon) -> dict[str, Any]:
    return {**_plain(weapon, "least", "range"), "range": [_inches(weapon.least), _inches(weapon.range)]}


def _item(item: Item) -> dict[str, Any]:
    written = _plain(item, "weapon", "trait")
    if item.weapon is not None:
        written["weapon"] = item.weapon.key
    if item.trait is not None:
        written["trait"] = _trait(item.trait)
    return written


def _trait(trait: Trait) -> dict[str, Any]:
    effect = {key: _inches(value) if key in LENGTHS and isinstance(value, int) else value
              for key, value in trait.effect.items()}  # fmt: skip
    return {**_plain(trait, "effect"), "effect": effect}


def _plain(card: msgspec.Struct, *others: str) -> dict[str, Any]:
    """The fields of a card that are written as they are kept."""
    return {key: value for key, value in msgspec.structs.asdict(card).items() if key not in others}


# TOML


def toml(value: Any) -> str:
    """A value as TOML writes it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(key)} = {toml(part)}" for key, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml, value))}]"
    # A text of TOML is one of JSON, but for the character that only JSON leaves as it is.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    return key if BARE_KEY.fullmatch(key) else toml(key)
