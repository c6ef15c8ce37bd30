"""What the things of a game are called, and whatever the rules tell, ask, offer or refuse as a sentence."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar, cast

from escarmouche.engine.journal import Event, GameBegan, GameEnded
from escarmouche.engine.words import Words
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.lists.cards import printed_names
from escarmouche.games.collision.rules.lists.profile import Item, Trait, Weapon
from escarmouche.games.collision.rules.state import CollisionSetup, State
from escarmouche.rules.naming import SIDES as SIDES
from escarmouche.rules.naming import Said, distinct_names, in_words, is_number, listed, say, shown_length
from escarmouche.rules.naming import side_name as side_name

T = TypeVar("T")
inches = shown_length
"""A length as it is shown."""
MODELS = frozenset({"model", "target", "other", "carrier", "shooter", "charger", "watcher", "friend", "into"})
MODEL_LISTS = frozenset({"models", "targets", "watchers", "moment"})
SEATS = frozenset(
    {"seat", "owner", "active", "starter", "first", "priority", "attacker", "defender", "winner", "loser", "chooser"}
)
LENGTHS = frozenset(
    {"x", "y", "length", "distance", "height", "limit", "reach", "needed_reach", "least_range", "range", "width"}
    | {"depth", "most_length", "over"}
)
ANGLES = frozenset({"facing", "direction"})
CARDS = frozenset({"card", "cards", "cover", "replaced", "replacement", "attack", "defence", "hazard", "shown", "top"})
OWN_KEYS: dict[type[Event], str] = {GameBegan: "event-collision-began", GameEnded: "event-collision-ended"}


# What things are called


def _card_name(part: str, key: str, name: str, words: Words | None) -> str:
    """What is printed on a card, in the language of the reader; a name of somebody's own stays as it is."""
    ours = printed_names().get((part, key)) == name
    return words.say(f"{part}-{key.replace('_', '-')}") if words is not None and ours else name


def _remembered(setup: CollisionSetup, what: str, words: Words | None, make: Callable[[], T]) -> T:
    """What follows from a set-up in a language, made once."""
    key = f"{what} {words.language if words else ''}"
    if key not in setup.__dict__:
        setup.__dict__[key] = make()
    return cast(T, setup.__dict__[key])


def model_names(setup: CollisionSetup, words: Words | None = None) -> list[str]:
    """The name of every model: copies are numbered, and a name that both gangs use carries the side's letter."""
    return _remembered(setup, "models", words, lambda: _model_names(setup, words))


def _model_names(setup: CollisionSetup, words: Words | None) -> list[str]:
    return distinct_names(
        [[_card_name("character", one.key, one.name, words) for one in gang.models] for gang in setup.lists]
    )


def thing_names(setup: CollisionSetup, words: Words | None = None) -> dict[str, str]:
    """What weapons, items and traits are called, by their keys and by their printed names."""
    return _remembered(setup, "things", words, lambda: _thing_names(setup, words))


def _thing_names(setup: CollisionSetup, words: Words | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for model in (model for gang in setup.lists for model in gang.models):
        cards: dict[str, Sequence[Weapon | Item | Trait]]
        cards = {"weapon": model.arms, "item": model.items, "trait": model.abilities}
        for part, things in cards.items():
            for thing in things:
                found[thing.key] = found[thing.name] = _card_name(part, thing.key, thing.name, words)
    return found


# The data of a sentence


def names(setup: CollisionSetup | None, data: Mapping[str, Any], words: Words | None = None) -> dict[str, Any]:
    """The data of an event, option, question or reason with words in place of ids."""
    models = model_names(setup, words) if setup is not None else []
    things = thing_names(setup, words) if setup is not None else {}
    return {key: _named(key, value, models, things, words) for key, value in data.items()}


def _named(key: str, value: Any, models: list[str], things: dict[str, str], words: Words | None) -> Any:
    if isinstance(value, bool):
        return in_words(key, value, words)
    if key in MODELS and is_number(value) and int(value) < len(models):
        return models[int(value)]
    if key in MODEL_LISTS and isinstance(value, list | tuple) and models:
        return listed(models[int(model)] for model in value)
    if key in SEATS and (value is None or isinstance(value, int)):
        return side_name(value)
    if key in LENGTHS and isinstance(value, int | float):
        return shown_length(value)
    if key in ANGLES and isinstance(value, int):
        return value / 10
    if key in ("weapon", "item", "trait", "ability"):
        return things.get(value, value)
    if key in CARDS and words is not None:
        several = isinstance(value, list | tuple)
        return listed(_card(card, words) for card in value) if several else _card(value, words)
    return in_words(key, value, words)


def _card(card: Any, words: Words) -> str:
    special = {"S": "card-success", "F": "card-failure", "-": "card-missing", "?": "card-hidden"}
    return words.say(special[card]) if card in special else str(card)


# Sentences


def sentence(words: Words, setup: CollisionSetup | None, state: State | None, said: Said) -> str:
    """What is told, asked, offered or refused, in one sentence; an option without words is shown as its key."""
    return say(words, said, lambda data: names(setup, data, words), OWN_KEYS, CATALOGUE)
