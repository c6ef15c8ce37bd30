"""The words of a game, as its rules declare them: what it asks and what can be answered, what its dice are for, and
what can happen. Whatever people write down is checked against these."""

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from enum import EnumType
from functools import cache, cached_property
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

import msgspec

from escarmouche.engine.ids import kinds_in
from escarmouche.engine.journal import Event, GameEnded, OneOf
from escarmouche.engine.question import Asks
from escarmouche.engine.reasons import Reason, remark

CONCEDED = "conceded"
"""How every game can end."""


class Vocabulary(msgspec.Struct, frozen=True, dict=True):
    """What a game declares: its questions and events by their names, what its dice and cards are for, how it ends."""

    questions: dict[str, Asks]
    events: dict[str, type[Event]]
    purposes: tuple[str, ...]
    endings: tuple[str, ...]

    def fields(self, event: str) -> dict[str, Any]:
        """The fields of an event that are its own, each with its type."""
        if event == GameEnded.__name__:
            return {**fields_of(GameEnded), "reason": Annotated[str, OneOf(*self.endings, CONCEDED)]}
        return fields_of(self.events[event])

    @cached_property
    def kinds(self) -> dict[str, str]:
        """What each field of events, questions and options stands for, by its name; nothing where they differ."""
        declared = [kinds_in(event) for event in self.events.values()] + [
            asks.kinds for asks in self.questions.values()
        ]
        found: dict[str, set[str]] = {}
        for kinds in declared:
            for field, kind in kinds.items():
                found.setdefault(field, set()).add(kind)
        return {field: kinds.pop() for field, kinds in found.items() if len(kinds) == 1}

    @property
    def words(self) -> frozenset[str]:
        """Every word that is declared anywhere."""
        asked = [word for asks in self.questions.values() for key in asks.words for word in (key, *key.split(":"))]
        said = [word for asks in self.questions.values() for word in asks.values]
        told = [word for event in self.events for kind in self.fields(event).values() for word in words_in(kind)]
        return frozenset((*asked, *said, *told, *self.purposes))


@cache
def vocabulary(package: str, purposes: tuple[str, ...], endings: tuple[str, ...]) -> Vocabulary:
    """Everything that the modules of a game declare."""
    questions: dict[str, Asks] = {}
    events: dict[str, type[Event]] = {"GameEnded": GameEnded}
    for module in modules(package):
        for thing in _declared(module):
            if isinstance(thing, Asks):
                questions[str(thing)] = thing
            elif isinstance(thing, type) and issubclass(thing, Event) and thing.__module__ != Event.__module__:
                events[thing.__name__] = thing
    return Vocabulary(dict(sorted(questions.items())), dict(sorted(events.items())), purposes, endings)


def _declared(module: ModuleType) -> Iterator[Any]:
    for thing in vars(module).values():
        yield from thing.values() if isinstance(thing, dict) else (thing,)


def modules(package: str) -> Iterator[ModuleType]:
    """All modules of a package."""
    here = import_module(package)
    yield here
    for found in walk_packages(here.__path__, f"{package}."):
        yield import_module(found.name)


@cache
def fields_of(event: type[Event]) -> dict[str, Any]:
    """The fields of an event that are its own, each with its type."""
    hints = get_type_hints(event, include_extras=True)
    own = [field for field in event.__struct_fields__ if field not in Event.__struct_fields__]
    return {field: hints[field] for field in own}


def words_in(kind: Any) -> tuple[str, ...]:
    """The words that a type allows; none where it allows any."""
    if get_origin(kind) is Literal:
        return tuple(word for word in get_args(kind) if isinstance(word, str))
    if isinstance(kind, EnumType):
        return tuple(word for word in _values(kind) if isinstance(word, str))
    if get_origin(kind) in (Union, UnionType) and str in get_args(kind):
        return ()
    found = [mark.words for mark in getattr(kind, "__metadata__", ()) if isinstance(mark, OneOf)]
    inner = [words_in(part) for part in get_args(kind)] if not found else []
    return tuple(dict.fromkeys(word for words in (*found, *inner) for word in words))


def _values(kind: EnumType) -> list[Any]:
    members: Iterable[Any] = kind.__members__.values()
    return [member.value for member in members]


def plain_types(kind: Any) -> frozenset[type]:
    """The plain types that a value of this type can have: `int`, `str`, `tuple`, …"""
    origin = getattr(kind, "__origin__", None)
    if origin is Literal:
        return frozenset(map(type, get_args(kind)))
    if isinstance(kind, NewType):
        return plain_types(kind.__supertype__)
    if isinstance(kind, EnumType):
        return frozenset(map(type, _values(kind)))
    if isinstance(kind, type) and not get_args(kind):
        return frozenset({kind})
    if isinstance(origin, type) and origin in (tuple, list, dict):
        return frozenset({origin})
    return frozenset().union(*(plain_types(part) for part in get_args(kind) if part is not ...))


def nearest(word: object, known: Iterable[str]) -> Reason:
    """The end of a sentence about a word that nobody knows: what was perhaps meant, or all there is."""
    words = sorted({str(one) for one in known if one})
    close = get_close_matches(str(word), words, n=1, cutoff=0.6)
    if close:
        return remark("case-did-you-mean", word=repr(close[0]))
    return remark("case-known-are", known=words or remark("case-none"))
