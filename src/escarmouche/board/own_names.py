"""What lists and books of one's own call things in several languages, kept beside a set-up for whoever reads it."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from escarmouche.board.words import book_names, speak
from escarmouche.board.written_out import PASTED, is_text, tables_in, written_book
from escarmouche.engine.game import Setup
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import LANGUAGES, Words
from escarmouche.registry import manifest
from escarmouche.rules.books.fitting import identity, plain_name
from escarmouche.rules.books.gathering import HEAD, OWN_BOOK
from escarmouche.rules.books.library import MODULE, Library
from escarmouche.rules.books.names import is_name, names_in
from escarmouche.rules.books.sources import SUFFIX, Source
from escarmouche.rules.written_lists import text_and_tables

S = TypeVar("S", bound=Setup)


def speak_of(language: str, game: str, setup: Setup) -> Words:
    """All there is to say in a language, with what the lists of a set-up call things."""
    words = speak(language, game)
    return words.also(setup.names) if isinstance(setup.names, dict) else words


def with_own_names(game: str, setup: S, written: Iterable[Mapping[str, Any]]) -> S:
    """A set-up with the names that its lists and their books have in several languages, unless ours are the same."""
    written = list(written)
    books = books_in(game, written)
    ready, there = book_names(game), {*books, *_texts(books), *_texts(msgspec.to_builtins(setup))}
    own = {
        name: {language: said[language] for language in LANGUAGES if language in said}
        for name, said in names_in(*written).items()
        if name in there and said != ready.get(name)
    }
    named = msgspec.structs.replace(setup, names=own) if own else setup
    return msgspec.structs.replace(named, books=books) if books else named


def books_in(game: str, written: Iterable[Mapping[str, Any]]) -> dict[str, list[str]]:
    """The books on which lists of one's own draw, by their names, each with its rules that have no effect."""
    if not manifest(game).has(MODULE):
        return {}
    library: Library = manifest(game).part(MODULE, "LIBRARY")
    ready, found = library.shelf.ready_keys(), dict[str, list[str]]()
    for table in written:
        texts = [text for key, value in table.items() if key not in HEAD[:4] for text in _listed(value)]
        found |= {_name(library.shelf.ready(text).data, text): [] for text in texts if text in ready}
        carried = table.get(OWN_BOOK, [])
        own = [one for one in carried if isinstance(one, Mapping)] if isinstance(carried, list) else []
        found |= {
            _name(one, PASTED): _without_effect(library, one) for one in [*own, *([table] if "game" in table else [])]
        }
    return found


def books_told(words: Words, setup: Setup) -> list[str]:
    """The books with which a game is played, in sentences, for both players."""
    if not isinstance(setup.books, dict) or not setup.books:
        return [words.say("books-ready")]
    words = words.also(setup.names) if isinstance(setup.names, dict) else words
    return _told(words, setup.books)


def books_of_list(game: str, language: str, text: str) -> list[str]:
    """The books on which a list that is written out draws, in sentences."""
    written = tables_of_texts([text])
    return _told(speak(language, game).also(names_in(*written)), books_in(game, written))


def _told(words: Words, books: Mapping[str, Sequence[str]]) -> list[str]:
    return [
        words.say("books-inert" if inert else "books-one", book=words.called(name), rules=", ".join(inert))
        for name, inert in ((name, [*map(words.called, inert)]) for name, inert in books.items())
    ]


def _name(table: Mapping[str, Any], otherwise: str) -> str:
    name = table.get("name", otherwise)
    return plain_name(name) if isinstance(name, str) or is_name(name) else otherwise


def _without_effect(library: Library, table: Mapping[str, Any]) -> list[str]:
    """The names of the rules of a book that are kept as text."""
    try:
        remarks = library.stock([Source(identity(table), table)]).remarks
    except Refused:
        return []
    return [str(one.reason.data.get("name", "")) for one in remarks]


def _listed(value: Any) -> list[str]:
    """The texts of a field that holds one or several."""
    return [one for one in (value if isinstance(value, list | tuple) else [value]) if isinstance(one, str)]


def tables_of_texts(lists: Iterable[str]) -> list[dict[str, Any]]:
    """The tables of lists that are written out; those of other programs have no such names."""
    return [tables_in(one) for one in lists if is_text(one) and not one.lstrip().startswith("{")]


def tables_of_mission(mission: str) -> list[dict[str, Any]]:
    """The tables of the book with a mission that is written out."""
    return [dict(written_book(mission).data)] if is_text(mission) else []


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
