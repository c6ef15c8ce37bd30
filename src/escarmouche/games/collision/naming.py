"""What the things of a game are called, and whatever the rules tell, ask, offer or refuse as a sentence."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar, cast

from msgspec.structs import asdict

from escarmouche.core.decision import Option, Question
from escarmouche.core.journal import Event, GameBegan, GameEnded, text_key
from escarmouche.core.reasons import Reason, total
from escarmouche.core.words import Words
from escarmouche.games.collision.cardbox import printed_names
from escarmouche.games.collision.profile import Item, Trait, Weapon
from escarmouche.games.collision.skirmish import CATALOGUE
from escarmouche.games.collision.state import NOBODY_SEAT, CollisionSetup, State

Said: TypeAlias = Event | Question | Option | Reason
T = TypeVar("T")

SIDES = ("A", "B")
NOBODY = "nobody"
NONE = "none"
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
    gangs = [[_card_name("character", one.key, one.name, words) for one in gang.models] for gang in setup.gangs]
    shared = set(gangs[0]) & set(gangs[1])
    return [
        f"{name} ({SIDES[seat]})" if printed in shared else name
        for seat, gang in enumerate(gangs)
        for printed, name in zip(gang, _numbered(gang), strict=True)
    ]


def _numbered(names: Sequence[str]) -> list[str]:
    printed = Counter(names)
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name} {seen[name]}" if printed[name] > 1 else name)
    return found


def thing_names(setup: CollisionSetup, words: Words | None = None) -> dict[str, str]:
    """What weapons, items and traits are called, by their keys and by their printed names."""
    return _remembered(setup, "things", words, lambda: _thing_names(setup, words))


def _thing_names(setup: CollisionSetup, words: Words | None) -> dict[str, str]:
    found: dict[str, str] = {}
    for model in (model for gang in setup.gangs for model in gang.models):
        cards: dict[str, Sequence[Weapon | Item | Trait]]
        cards = {"weapon": model.arms, "item": model.items, "trait": model.abilities}
        for part, things in cards.items():
            for thing in things:
                found[thing.key] = found[thing.name] = _card_name(part, thing.key, thing.name, words)
    return found


def side_name(seat: int | None) -> str:
    """The letter of a seat."""
    return NOBODY if seat is None or seat == NOBODY_SEAT else SIDES[seat]


def inches(thousandths: float) -> float:
    """A length in inches to two decimals; whole numbers without any."""
    shown = round(thousandths / 1000, 2)
    return int(shown) if shown == int(shown) else shown


# The data of a sentence


def names(setup: CollisionSetup | None, data: Mapping[str, Any], words: Words | None = None) -> dict[str, Any]:
    """The data of an event, option, question or reason with words in place of ids."""
    models = model_names(setup, words) if setup is not None else []
    things = thing_names(setup, words) if setup is not None else {}
    return {key: _named(key, value, models, things, words) for key, value in data.items()}


def _named(key: str, value: Any, models: list[str], things: dict[str, str], words: Words | None) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if key in MODELS and _is_id(value) and int(value) < len(models):
        return models[int(value)]
    if key in MODEL_LISTS and isinstance(value, list | tuple) and models:
        return _listed(models[int(model)] for model in value)
    if key in SEATS and (value is None or isinstance(value, int)):
        return side_name(value)
    if key in LENGTHS and isinstance(value, int | float):
        return inches(value)
    if key in ANGLES and isinstance(value, int):
        return value / 10
    if key in ("weapon", "item", "trait", "ability"):
        return things.get(value, value)
    if words is not None:
        value = _translated(key, value, words)
    if isinstance(value, list | tuple):
        return _listed(map(str, value))
    return NONE if value is None else value


def _is_id(value: Any) -> bool:
    """Whether this is the number of a model, as a number or as the key of an answer."""
    return (isinstance(value, int) and value >= 0) or (isinstance(value, str) and value.isdigit())


def _translated(key: str, value: Any, words: Words) -> Any:
    """Rules by their titles, Success and Failure cards and other things of the table by their names."""
    if key == "because":
        return [words.rule(rule) for rule in value]
    if key in CARDS:
        return [_card(card, words) for card in value] if isinstance(value, list | tuple) else _card(value, words)
    word = f"{key}-{value}".replace("_", "-") if isinstance(value, str) else ""
    return words.say(word) if word and words.has(word) else value


def _card(card: Any, words: Words) -> str:
    special = {"S": "card-success", "F": "card-failure", "-": "card-missing", "?": "card-hidden"}
    return words.say(special[card]) if card in special else str(card)


def _listed(parts: Iterable[str], between: str = ", ") -> str:
    return between.join(parts) or NONE


# Sentences


def sentence(words: Words, setup: CollisionSetup | None, state: State | None, said: Said) -> str:
    """What is told, asked, offered or refused, in one sentence; an option without words is shown as its key."""
    if isinstance(said, Event):
        key = OWN_KEYS.get(type(said)) or text_key(said)
        if isinstance(said, GameBegan):
            return words.say(key, options=_options(said.options, words))
        return words.say(key, **names(setup, _told(said), words))
    named = names(setup, said.data, words)
    if isinstance(said, Reason):
        return words.reason(said, **named)
    if isinstance(said, Option):
        return words.say(said.text, **named) if said.text else said.key
    return words.say(f"ask-{said.text}", **named)


def _told(event: Event) -> dict[str, Any]:
    """The fields of an event, those with their usual value included, and what follows from them."""
    data = {key: value for key, value in asdict(event).items() if key not in ("rules", "reasons", "audience")}
    modifier = total(event.reasons)
    data["modifier"] = f"{modifier:+d}".replace("-", "−") if modifier else NONE
    if isinstance(event, GameEnded):
        data["loser"] = None if event.winner is None else 1 - event.winner
        data["points"] = " : ".join(map(str, event.scores)) or NONE
    return data


def _options(options: Mapping[str, str], words: Words) -> str:
    """Options that are not at their default, each with its value, in words."""
    changed = [key for key, value in options.items() if value != _usual(key)]
    return _listed(
        (
            f"{words.say('option-' + key.replace('_', '-'))} = "
            + words.say(f"option-{key.replace('_', '-')}-{options[key].replace('_', '-')}")
            for key in changed
        ),
        "; ",
    )


def _usual(option: str) -> str:
    return CATALOGUE.options[option][1].default if option in CATALOGUE.options else ""
