"""What the things of a game are called, and whatever the rules tell, ask, offer or refuse as a sentence."""

from collections.abc import Mapping
from typing import Any

from escarmouche.engine.journal import Event, GameBegan, GameEnded
from escarmouche.engine.words import Words
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.state import NO_MODEL, State, TraumaSetup
from escarmouche.rules.naming import NOBODY, Said, distinct_names, in_words, is_number, listed, say, shown_length
from escarmouche.rules.naming import SIDES as SIDES
from escarmouche.rules.naming import side_name as side_name

in_centimetres = shown_length
"""A length as it is shown."""
UNITS = frozenset({"unit", "target", "other", "shooter", "mover", "friend", "enemy", "second", "striker", "watcher"})
UNIT_LISTS = frozenset({"units", "targets", "others", "row", "turned", "recruits", "fallen", "tested", "cards"})
MODELS = frozenset(
    {
        "model",
        "vehicle",
        "victim",
        "leader",
        "general",
        "medic",
        "aim",
        "sniper",
        "bearer",
        "apart",
        "officer",
    }
)
MODEL_LISTS = frozenset({"models", "removed", "saved", "hit_models", "displaced", "knocked", "kept", "victims"})
SEATS = frozenset(
    {"seat", "owner", "first", "active", "attacker", "winner", "loser", "holder", "chooser", "by", "blue"}
)
LENGTHS = frozenset({"x", "y", "length", "distance", "height", "limit", "reach", "width", "depth", "thickness", "over"})
ANGLES = frozenset({"facing", "direction"})
OWN_KEYS: dict[type[Event], str] = {GameBegan: "event-trauma-began", GameEnded: "event-trauma-ended"}


# What things are called


def unit_names(setup: TraumaSetup) -> list[str]:
    """The name of every unit: copies are numbered, and a name that both armies use carries the side's letter."""
    named: list[str] | None = setup.__dict__.get("unit_names")
    if named is None:
        named = setup.__dict__["unit_names"] = _unit_names(setup)
    return named


def _unit_names(setup: TraumaSetup) -> list[str]:
    return distinct_names([[unit.name for unit in army.units] for army in setup.lists])


def model_name(setup: TraumaSetup, state: State, model: int, words: Words | None = None) -> str:
    """A single model has its unit's name; a member of a unit its number as well."""
    standing = state.models[model]
    name = unit_names(setup)[standing.unit]
    if len(state.units[standing.unit].models) == 1:
        return name
    number = standing.kit + 1
    return words.say("model-of-unit", unit=name, number=number) if words else f"{name}, model {number}"


# The data of a sentence


def names(
    setup: TraumaSetup | None, state: State | None, data: Mapping[str, Any], words: Words | None = None
) -> dict[str, Any]:
    """The data of an event, option, question or reason with words in place of ids."""
    named = {key: _plain(key, value, words) for key, value in data.items()}
    if setup is not None and state is not None:
        named.update(_things(setup, state, data, words))
    return named


def _things(setup: TraumaSetup, state: State, data: Mapping[str, Any], words: Words | None) -> dict[str, str]:
    """The units and models that the data mention."""
    called = unit_names(setup)
    found: dict[str, str] = {}
    for key, value in data.items():
        if key in UNITS and is_number(value):
            found[key] = called[int(value)]
        elif key in MODELS and is_number(value):
            found[key] = model_name(setup, state, int(value), words)
        elif key in MODELS | UNITS and value == NO_MODEL:
            found[key] = NOBODY
        elif key in UNIT_LISTS and isinstance(value, list | tuple):
            found[key] = listed(called[int(unit)] for unit in value)
        elif key in MODEL_LISTS and isinstance(value, list | tuple):
            found[key] = listed(model_name(setup, state, int(model), words) for model in value)
    return found


def _plain(key: str, value: Any, words: Words | None) -> Any:
    """What needs no look at the table: sides, lengths, dice, rules, yes and no."""
    if key in SEATS and (value is None or (isinstance(value, int) and not isinstance(value, bool))):
        return side_name(value)
    if key in LENGTHS and isinstance(value, int | float) and not isinstance(value, bool):
        return shown_length(value)
    if key in ANGLES and isinstance(value, int) and not isinstance(value, bool):
        return value / 10
    return in_words(key, value, words)


# Sentences


def sentence(words: Words, setup: TraumaSetup | None, state: State | None, said: Said) -> str:
    """What is told, asked, offered or refused, in one sentence; an option without words is shown as its key."""
    return say(words, said, lambda data: names(setup, state, data, words), OWN_KEYS, CATALOGUE)
