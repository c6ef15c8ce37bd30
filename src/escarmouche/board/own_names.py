"""What lists and books of one's own call things in several languages, kept beside a set-up for whoever reads it."""

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from escarmouche.board.words import book_names, speak
from escarmouche.board.written_out import is_text, tables_in
from escarmouche.engine.game import Setup
from escarmouche.engine.words import LANGUAGES, Words
from escarmouche.rules.books.names import names_in
from escarmouche.rules.books.sources import SUFFIX
from escarmouche.rules.written_lists import text_and_tables

S = TypeVar("S", bound=Setup)


def speak_of(language: str, game: str, setup: Setup) -> Words:
    """All there is to say in a language, with what the lists of a set-up call things."""
    words = speak(language, game)
    return words.also(setup.names) if isinstance(setup.names, dict) else words


def with_own_names(game: str, setup: S, written: Iterable[Mapping[str, Any]]) -> S:
    """A set-up with the names that its lists and their books have in several languages, unless ours are the same."""
    ready, there = book_names(game), set(_texts(msgspec.to_builtins(setup)))
    own = {
        name: {language: said[language] for language in LANGUAGES if language in said}
        for name, said in names_in(*written).items()
        if name in there and said != ready.get(name)
    }
    return msgspec.structs.replace(setup, names=own) if own else setup


def tables_of_texts(lists: Iterable[str]) -> list[dict[str, Any]]:
    """The tables of lists that are written out; those of other programs have no such names."""
    return [tables_in(one) for one in lists if is_text(one) and not one.lstrip().startswith("{")]


def tables_of_files(lists: Iterable[str]) -> list[dict[str, Any]]:
    """The tables of lists in files, and of the books beside them on which they draw."""
    found: dict[Path, dict[str, Any]] = {}
    wanted = [Path(one) for one in lists if one.endswith(SUFFIX)]
    while wanted:
        path = wanted.pop()
        if path not in found and path.is_file():
            found[path] = text_and_tables(path)[1]
            wanted += [path.parent / Path(name).name for name in _texts(found[path]) if name.endswith(SUFFIX)]
    return list(found.values())


def _texts(value: Any) -> Iterator[str]:
    """Every text in some tables."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for one in value.values():
            yield from _texts(one)
    elif isinstance(value, list | tuple):
        for one in value:
            yield from _texts(one)
