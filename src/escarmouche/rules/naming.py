"""What the games share when they put into words what happens: distinct names, lengths, and sentences with names."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from msgspec.structs import asdict

from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.ids import kind_of, kinds_in
from escarmouche.engine.journal import Event, GameBegan, GameEnded, text_key
from escarmouche.engine.questions import Option, Question
from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.vocabulary import vocabulary
from escarmouche.engine.words import Words, agreeing, why

Said: TypeAlias = Event | Question | Option | Reason
Namer: TypeAlias = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Puts words in place of the numbers in the data of an event, option, question or reason."""

SIDES = ("A", "B")
NOBODY = "nobody"
NONE = "none"
OF_SEVERAL = ("unit", "group")
"""The kinds of things that several models belong to; their names may be in the plural."""
NO_ID = -1
"""What stands where an id could be, if there is none."""


# What things are called


def distinct_names(printed: Sequence[Sequence[str]], words: Words | None = None) -> list[str]:
    """A name for everybody of both sides: copies are numbered, and what both sides use carries the side's letter."""
    said = [[words.called(name) if words else name for name in names] for names in printed]
    shared = set(said[0]) & set(said[1])
    return [
        f"{name} ({SIDES[seat]})" if plain in shared else name
        for seat, names in enumerate(said)
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


def piece_name(kinds: Mapping[str, str], piece: Any, words: Words | None) -> str:
    """A piece of terrain by its kind, numbered where there are several of that kind; one that is none by its key."""
    if words is None or piece not in kinds:
        return str(piece)
    alike = [one for one, kind in kinds.items() if kind == kinds[piece]]
    name = words.say(f"kind-{kinds[piece]}")
    return f"{name} {alike.index(piece) + 1}" if len(alike) > 1 else name


def table_name(name: str, words: Words | None) -> str:
    """A table by the word for its title, with the number that it was made from; one of somebody's own by its name."""
    title, _, number = name.rpartition(" ")
    if not (title and number.isdigit()):
        title, number = name, ""
    word = f"table-called-{title.lower().replace(' ', '-')}"
    return f"{words.say(word)} {number}".rstrip() if words is not None and words.has(word) else name


def side_name(seat: int | None) -> str:
    """The letter of a seat."""
    return NOBODY if seat is None or seat < 0 else SIDES[seat]


def shown_length(thousandths: float, decimals: int = 2) -> float:
    """A length in the unit of the game to so many decimals; whole numbers without any."""
    shown = round(thousandths / 1000, decimals)
    return int(shown) if shown == int(shown) else shown


def is_number(value: Any) -> bool:
    """Whether this is the number of a thing, as a number or as the key of an answer."""
    whole = isinstance(value, int) and not isinstance(value, bool) and value >= 0
    return whole or (isinstance(value, str) and value.isdigit())


def signed(number: int) -> str:
    """A number with its sign."""
    return f"{number:+d}".replace("-", "−")


def listed(parts: Iterable[str], between: str = ", ") -> str:
    """Several words in a row."""
    return between.join(parts) or NONE


# The data of a sentence


def in_words(key: str, value: Any, words: Words | None, instead: str = "") -> Any:
    """Yes and no, rules by their titles, and whatever else has a word of its own by that word, or a name in a book.

    A word is looked for behind the key, and then behind what is given instead of it.
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Reason) and words is not None:
        return why(words, value)
    if words is not None:
        value = _translated(key, value, words, instead)
    if isinstance(value, list | tuple):
        return listed(map(str, value))
    return NONE if value is None else value


def _translated(key: str, value: Any, words: Words, instead: str) -> Any:
    if key == "because":
        return [words.rule(rule) for rule in value]
    if isinstance(value, list | tuple):
        return [_word((key.removesuffix("s"), instead), one, words) for one in value]
    return _word((key, instead), value, words)


def _word(prefixes: tuple[str, str], value: Any, words: Words) -> Any:
    if isinstance(value, str):
        for prefix in filter(None, prefixes):
            word = f"{prefix}-{value}".replace("_", "-").replace(" ", "-")
            if words.has(word):
                return words.say(word)
        return words.called(value)
    return value


# Sentences


def told(event: Event) -> dict[str, Any]:
    """The fields of an event, those with their usual value included, and what follows from them."""
    data = {key: value for key, value in asdict(event).items() if key not in ("rules", "reasons", "audience")}
    data |= of_each_side(data)
    modifier = total(event.reasons)
    data["modifier"] = signed(modifier) if modifier else NONE
    if isinstance(event, GameEnded):
        data["loser"] = None if event.winner is None else 1 - event.winner
        data["points"] = " : ".join(map(str, event.scores)) or NONE
    return data


def of_each_side(data: Mapping[str, Any]) -> dict[str, int]:
    """Two numbers are said one by one as well, such as `bids_a` and `bids_b`: most of them are one of each side."""
    return {
        f"{key}_{side.lower()}": number
        for key, value in data.items()
        if isinstance(value, tuple) and len(value) == len(SIDES) and all(type(number) is int for number in value)
        for side, number in zip(SIDES, value, strict=True)
    }


def say(
    words: Words,
    said: Said,
    names: Namer,
    own_keys: Mapping[type[Event], str],
    catalogue: Catalogue,
    tell: Callable[[Event], dict[str, Any]] = told,
) -> str:
    """What is told, asked, offered or refused, in one sentence; an option without words is shown as its key."""
    if isinstance(said, Event):
        key = own_keys.get(type(said)) or text_key(said)
        if isinstance(said, GameBegan):
            return words.say(key, options=changed_options(said.options, words, catalogue))
        return words.say(key, **names(tell(said)))
    named = names(said.data)
    if isinstance(said, Reason):
        return words.reason(said, **named)
    if isinstance(said, Option):
        return words.say(said.text, **named) if said.text else said.key
    return words.say(f"ask-{said.text}", **named)


Caller: TypeAlias = Callable[[Any, Any, Any, Words | None], str]
ListCaller: TypeAlias = Callable[[Any, Any, Sequence[Any], Words | None], str]
"""What a thing is called: from the set-up, the state, its id, and in which words."""


class Naming:
    """What the things of a game are called, and whatever its rules tell, ask, offer or refuse as a sentence.

    What a field stands for follows from the annotations of the game's events and questions; `also` names those of
    options and reasons that stand in no event, or mean different things in different ones. `named` gives the messages
    that call the words of a field by name, where it has none of its own: "keyword-order" for "keyword-order-…". `tell`
    gives what the sentence of an event mentions, and `decimals` how exactly lengths are shown. `together` calls several
    things of a kind at once, where that reads better than one after the other.
    """

    def __init__(
        self,
        package: str,
        catalogue: Catalogue,
        callers: Mapping[str, Caller],
        own_keys: Mapping[type[Event], str],
        also: Mapping[str, Any] | None = None,
        tell: Callable[[Event], dict[str, Any]] = told,
        decimals: int = 2,
        named: Mapping[str, str] | None = None,
        together: Mapping[str, ListCaller] | None = None,
    ) -> None:
        self.package = package
        self.catalogue = catalogue
        self.callers = callers
        self.own_keys = own_keys
        self.tell = tell
        self.decimals = decimals
        self.named = named or {}
        self.together = together or {}
        self._kinds: dict[type[Event], dict[str, str]] = {}
        self.also = {field: kind_of(annotation) for field, annotation in (also or {}).items()}

    @cached_property
    def kinds(self) -> dict[str, str]:
        """What each field stands for."""
        return {**vocabulary(f"{self.package}.rules", (), ()).kinds, **self.also}

    def _kinds_in(self, event: type[Event]) -> dict[str, str]:
        """What each field stands for in the sentence of an event."""
        if event not in self._kinds:
            self._kinds[event] = {**self.kinds, **kinds_in(event)}
        return self._kinds[event]

    def sentence(self, words: Words, setup: Any, state: Any, said: Said) -> str:
        """What is told, asked, offered or refused, in one sentence; an option without words is shown as its key."""
        kinds = self._kinds_in(type(said)) if isinstance(said, Event) else self.kinds
        several: list[str] = []

        def namer(data: Mapping[str, Any]) -> dict[str, Any]:
            named = self._names(setup, state, data, words, kinds)
            several.extend(
                name for key, name in named.items() if kinds.get(key) in OF_SEVERAL and isinstance(name, str)
            )
            return named

        text = say(words, said, namer, self.own_keys, self.catalogue, self.tell)
        return agreeing(text, several) if words.language == "en" else text

    def names(self, setup: Any, state: Any, data: Mapping[str, Any], words: Words | None = None) -> dict[str, Any]:
        """The data of an event, option, question or reason with words in place of ids."""
        return self._names(setup, state, data, words, self.kinds)

    def mentioned(self, data: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
        """The things that the data of an event, option or question name, each with its kind and its number."""
        for field, value in data.items():
            kind = self.kinds.get(field, "")
            for one in value if isinstance(value, list | tuple) else (value,):
                if kind and is_number(one):
                    yield kind, int(one)

    def _names(
        self, setup: Any, state: Any, data: Mapping[str, Any], words: Words | None, kinds: Mapping[str, str]
    ) -> dict[str, Any]:
        return {key: self._named(setup, state, key, value, words, kinds.get(key, "")) for key, value in data.items()}

    def _named(self, setup: Any, state: Any, key: str, value: Any, words: Words | None, kind: str) -> Any:
        if not kind and type(value) is int:
            # A plain number is said as it is.
            return value
        is_whole = isinstance(value, int) and not isinstance(value, bool)
        if kind == "seat" and (value is None or is_whole):
            return side_name(value)
        if kind == "seat" and isinstance(value, list | tuple):
            return listed(map(side_name, value))
        if kind == "length" and isinstance(value, int | float) and not isinstance(value, bool):
            return shown_length(value, self.decimals)
        if kind == "angle" and is_whole:
            return value / 10
        if kind == "name":
            return words.called(value) if words is not None and isinstance(value, str) else value
        if kind == "table" and isinstance(value, str):
            return table_name(value, words)
        if kind in self.callers and setup is not None:
            return self._thing(setup, state, key, value, words, kind)
        return in_words(key, value, words, self.named.get(key, ""))

    def _thing(self, setup: Any, state: Any, key: str, value: Any, words: Words | None, kind: str) -> Any:
        """A thing of the game, or several, by what they are called."""
        call = self.callers[kind]
        if isinstance(value, list | tuple) and len(value) > 1 and kind in self.together:
            return self.together[kind](setup, state, value, words)
        if isinstance(value, list | tuple):
            return listed(call(setup, state, one, words) for one in value)
        if value is None or value == NO_ID:
            return NOBODY
        return call(setup, state, value, words) or in_words(key, value, words)


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
