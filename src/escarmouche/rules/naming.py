"""What the games share when they put into words what happens: distinct names, lengths, and sentences with names."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from msgspec.structs import asdict

from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.journal import Event, GameBegan, GameEnded, text_key
from escarmouche.engine.questions import Option, Question
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.words import Words

Said: TypeAlias = Event | Question | Option | Reason
Namer: TypeAlias = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Puts words in place of the numbers in the data of an event, option, question or reason."""

SIDES = ("A", "B")
NOBODY = "nobody"
NONE = "none"


# What things are called


def distinct_names(printed: Sequence[Sequence[str]]) -> list[str]:
    """A name for everybody of both sides: copies are numbered, and what both sides use carries the side's letter."""
    shared = set(printed[0]) & set(printed[1])
    return [
        f"{name} ({SIDES[seat]})" if plain in shared else name
        for seat, names in enumerate(printed)
        for plain, name in zip(names, _numbered(names), strict=True)
    ]


def _numbered(names: Sequence[str]) -> list[str]:
    printed = Counter(names)
    seen: Counter[str] = Counter()
    found = []
    for name in names:
        seen[name] += 1
        found.append(f"{name} {seen[name]}" if printed[name] > 1 else name)
    return found


def side_name(seat: int | None) -> str:
    """The letter of a seat."""
    return NOBODY if seat is None or seat < 0 else SIDES[seat]


def shown_length(thousandths: float) -> float:
    """A length in the unit of the game to two decimals; whole numbers without any."""
    shown = round(thousandths / 1000, 2)
    return int(shown) if shown == int(shown) else shown


def is_number(value: Any) -> bool:
    """Whether this is the number of a thing, as a number or as the key of an answer."""
    whole = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return whole or (isinstance(value, str) and value.isdigit())


def listed(parts: Iterable[str], between: str = ", ") -> str:
    """Several words in a row."""
    return between.join(parts) or NONE


# The data of a sentence


def in_words(key: str, value: Any, words: Words | None) -> Any:
    """Yes and no, rules by their titles, and whatever else has a word of its own by that word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if words is not None:
        value = _translated(key, value, words)
    if isinstance(value, list | tuple):
        return listed(map(str, value))
    return NONE if value is None else value


def _translated(key: str, value: Any, words: Words) -> Any:
    if key == "because":
        return [words.rule(rule) for rule in value]
    if isinstance(value, list | tuple):
        return [_word(key.removesuffix("s"), one, words) for one in value]
    return _word(key, value, words)


def _word(key: str, value: Any, words: Words) -> Any:
    word = f"{key}-{value}".replace("_", "-").replace(" ", "-") if isinstance(value, str) else ""
    return words.say(word) if word and words.has(word) else value


# Sentences


def say(words: Words, said: Said, names: Namer, own_keys: Mapping[type[Event], str], catalogue: Catalogue) -> str:
    """What is told, asked, offered or refused, in one sentence; an option without words is shown as its key."""
    if isinstance(said, Event):
        key = own_keys.get(type(said)) or text_key(said)
        if isinstance(said, GameBegan):
            return words.say(key, options=changed_options(said.options, words, catalogue))
        return words.say(key, **names(told(said)))
    named = names(said.data)
    if isinstance(said, Reason):
        return words.reason(said, **named)
    if isinstance(said, Option):
        return words.say(said.text, **named) if said.text else said.key
    return words.say(f"ask-{said.text}", **named)


def told(event: Event) -> dict[str, Any]:
    """The fields of an event, those with their usual value included, and what follows from them."""
    data = {key: value for key, value in asdict(event).items() if key not in ("rules", "reasons", "audience")}
    modifier = total(event.reasons)
    data["modifier"] = f"{modifier:+d}".replace("-", "−") if modifier else NONE
    if isinstance(event, GameEnded):
        data["loser"] = None if event.winner is None else 1 - event.winner
        data["points"] = " : ".join(map(str, event.scores)) or NONE
    return data


def changed_options(options: Mapping[str, str], words: Words, catalogue: Catalogue) -> str:
    """Options that are not at their default, each with its value, in words."""
    usual = {key: option.default for key, (_, option) in catalogue.options.items()}
    keys = {key: key.replace("_", "-") for key, value in options.items() if value != usual.get(key, "")}
    return listed(
        (
            f"{words.say(f'option-{word}')} = {words.say(f'option-{word}-' + options[key].replace('_', '-'))}"
            for key, word in keys.items()
        ),
        "; ",
    )
