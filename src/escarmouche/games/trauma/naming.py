"""What the things of a game are called, and whatever the rules tell, ask, offer or refuse as a sentence."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import asdict

from escarmouche.core.decision import Option, Question
from escarmouche.core.journal import Event, GameBegan, GameEnded, text_key
from escarmouche.core.reasons import Reason, total
from escarmouche.core.words import Words
from escarmouche.games.trauma.field import CATALOGUE
from escarmouche.games.trauma.state import NO_MODEL, NOBODY_SEAT, State, TraumaSetup

Said: TypeAlias = Event | Question | Option | Reason

SIDES = ("A", "B")
NOBODY = "nobody"
NONE = "none"
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
    armies = [[unit.name for unit in army.units] for army in setup.armies]
    shared = set(armies[0]) & set(armies[1])
    return [
        f"{name} ({SIDES[seat]})" if printed in shared else name
        for seat, army in enumerate(armies)
        for printed, name in zip(army, _numbered(army), strict=True)
    ]


def _numbered(names: Sequence[str]) -> list[str]:
    printed = Counter(names)
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name} {seen[name]}" if printed[name] > 1 else name)
    return found


def model_name(setup: TraumaSetup, state: State, model: int, words: Words | None = None) -> str:
    """A single model has its unit's name; a member of a unit its number as well."""
    standing = state.models[model]
    name = unit_names(setup)[standing.unit]
    if len(state.units[standing.unit].models) == 1:
        return name
    number = standing.kit + 1
    return words.say("model-of-unit", unit=name, number=number) if words else f"{name}, model {number}"


def side_name(seat: int | None) -> str:
    """The letter of a seat."""
    return NOBODY if seat is None or seat == NOBODY_SEAT else SIDES[seat]


def in_centimetres(thousandths: float) -> float:
    """A length in centimetres to two decimals; whole numbers without any."""
    shown = round(thousandths / 1000, 2)
    return int(shown) if shown == int(shown) else shown


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
        if key in UNITS and _is_id(value):
            found[key] = called[int(value)]
        elif key in MODELS and _is_id(value):
            found[key] = model_name(setup, state, int(value), words)
        elif key in MODELS | UNITS and value == NO_MODEL:
            found[key] = NOBODY
        elif key in UNIT_LISTS and isinstance(value, list | tuple):
            found[key] = _listed(called[int(unit)] for unit in value)
        elif key in MODEL_LISTS and isinstance(value, list | tuple):
            found[key] = _listed(model_name(setup, state, int(model), words) for model in value)
    return found


def _is_id(value: Any) -> bool:
    """Whether this is the number of a unit or model, as a number or as the key of an answer."""
    whole = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return whole or (isinstance(value, str) and value.isdigit())


def _plain(key: str, value: Any, words: Words | None) -> Any:
    """What needs no look at the table: sides, lengths, dice, rules, yes and no."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if key in SEATS and (value is None or isinstance(value, int)):
        return side_name(value)
    if key in LENGTHS and isinstance(value, int | float):
        return in_centimetres(value)
    if key in ANGLES and isinstance(value, int):
        return value / 10
    if words is not None:
        value = _translated(key, value, words)
    if isinstance(value, list | tuple):
        return _listed(map(str, value))
    return NONE if value is None else value


def _translated(key: str, value: Any, words: Words) -> Any:
    """Rules by their titles, orders, actions and other things of the table by their names."""
    if key == "because":
        return [words.rule(rule) for rule in value]
    if isinstance(value, list | tuple):
        return [_word(key.removesuffix("s"), one, words) for one in value]
    return _word(key, value, words)


def _word(key: str, value: Any, words: Words) -> Any:
    word = f"{key}-{value}".replace("_", "-").replace(" ", "-") if isinstance(value, str) else ""
    return words.say(word) if word and words.has(word) else value


def _listed(parts: Iterable[str], between: str = ", ") -> str:
    return between.join(parts) or NONE


# Sentences


def sentence(words: Words, setup: TraumaSetup | None, state: State | None, said: Said) -> str:
    """What is told, asked, offered or refused, in one sentence; an option without words is shown as its key."""
    if isinstance(said, Event):
        key = OWN_KEYS.get(type(said)) or text_key(said)
        if isinstance(said, GameBegan):
            return words.say(key, options=_options(said.options, words))
        return words.say(key, **names(setup, state, _told(said), words))
    named = names(setup, state, said.data, words)
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
