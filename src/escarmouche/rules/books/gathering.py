"""Books build on books: what each adds, changes and takes away, put together into one stock of tables."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from escarmouche.engine.reasons import Reason, refusal, remark
from escarmouche.engine.rulebook import RuleId
from escarmouche.rules.books.fitting import Unfit, identity, keyed, marked_up, one_of, right, steps, unfit
from escarmouche.rules.books.lines import Place
from escarmouche.rules.books.sources import SUFFIX, Flaw, Source, ready_source, source_of
from escarmouche.rules.written_lists import WRONG

BUILDS_ON, CHANGE, REMOVE, OWN_BOOK = "builds_on", "change", "remove", "own_book"
HEAD = ("game", "key", "name", "text", BUILDS_ON, CHANGE, REMOVE)
"""What a book says of itself."""
MOST_BOOKS = 20
"""Books that one list may draw on in all."""
T = TypeVar("T", bound=msgspec.Struct)


@dataclass(frozen=True)
class Shelf:
    """The books of a game: where those that come with it lie, and the record of each kind of table in them.

    `rule` says what a book must hold; `prefix` is in the keys of sentences about tables that do not fit; `given` are
    books that are no files, such as what a catalogue prints.
    """

    game: str
    box: Path
    parts: Mapping[str, type[msgspec.Struct]]
    rule: RuleId
    prefix: str = "entry"
    given: Mapping[str, Source] = field(default_factory=dict)

    def ready_keys(self) -> list[str]:
        """The books that come with the game."""
        return sorted([*(path.stem for path in self.box.glob(f"*{SUFFIX}")), *self.given])

    def ready(self, key: str) -> Source:
        """A book that comes with the game."""
        return self.given[key] if key in self.given else ready_source(self.box / f"{key}{SUFFIX}")


@dataclass
class Written:
    """A table of a stock as the books together write it, and where each of its fields stands."""

    table: dict[str, Any]
    source: Source
    place: Place
    changed: dict[str, tuple[Source, Place]] = field(default_factory=dict)

    def flaw(self, reason: Reason, *where: str | int) -> Flaw:
        """What is wrong with something in it, where that was written."""
        source, place = self.changed.get(str(where[0]) if where else "", (self.source, self.place))
        return source.flaw(reason, *place, *where)


@dataclass
class Stock:
    """All tables of some books by what they are and by their keys, those books, and what is wrong with them."""

    shelf: Shelf
    tables: dict[str, dict[str, Written]]
    books: list[Source] = field(default_factory=list)
    flaws: list[Flaw] = field(default_factory=list)
    remarks: list[Flaw] = field(default_factory=list)
    """What is no fault, but should be known: rules that have no effect."""

    def written(self) -> dict[str, list[dict[str, Any]]]:
        """All tables as they could be written into one book."""
        return {part: [one.table for one in tables.values()] for part, tables in self.tables.items() if tables}

    def fitted(self, part: str, kind: type[T]) -> dict[str, T]:
        """The tables of a part as records; each field that does not fit becomes a flaw."""
        found = {}
        for key, written in self.tables[part].items():
            try:
                found[key] = msgspec.convert(written.table, kind)
            except msgspec.ValidationError:
                self.flaws += [self.misfit(part, key, one) for one in unfit(kind, written.table)]
        return found

    def misfit(self, part: str, key: str, one: Unfit) -> Flaw:
        """A field of a table that does not fit, in a sentence."""
        written = self.tables[part][key]
        return written.flaw(misfit_of(self.shelf, part, key, written.place, one), *one.where)

    def odd(self, part: str, key: str, where: Place, value: object, allowed: Sequence[str] | Reason) -> None:
        """Note a value that nobody can play with, and what would do."""
        would_do = allowed if isinstance(allowed, Reason) else nearest(str(value), allowed)
        self.flaws.append(self.misfit(part, key, Unfit(where, WRONG, str(value)[:40], would_do)))


def nearest(value: str, known: Sequence[str]) -> Reason:
    """The word that was probably meant, or all that are known."""
    near = get_close_matches(value, known, n=1)
    return remark("right-near", near=near[0]) if near else one_of(list(known))


def misfit_of(shelf: Shelf, part: str, name: str, place: Place, one: Unfit) -> Reason:
    """What is the matter with a field of a table, in the words of the game."""
    number = place[-1] + 1 if place and isinstance(place[-1], int) else 0
    matter = "value" if one.matter == WRONG else one.matter
    return refusal(
        shelf.rule, f"refused-{shelf.prefix}-{matter}", part=part, entry=name[:40], number=number, value=one.value,
        field=steps(one.where) or "none", right=one.right,
    )  # fmt: skip


def gather(source: Source, shelf: Shelf, builds_on: Sequence[str] = (), besides: Sequence[str] = ()) -> Stock:
    """Everything that a book holds with all that it builds on; of a list, what it brings and the books that it names.

    `besides` are the keys of a list that are no business of its books.
    """
    carried = _carried(source, shelf)
    stock = Stock(shelf, {part: {} for part in shelf.parts})
    _Gathering(stock, carried, besides).take(source, (), builds_on)
    return stock


def gather_all(sources: Sequence[Source], shelf: Shelf) -> Stock:
    """Everything that some books hold with all that they build on, later ones over those before."""
    stock = Stock(shelf, {part: {} for part in shelf.parts})
    gathering = _Gathering(stock, {}, ())
    for source in sources:
        gathering.take(source, ())
    return stock


def _carried(source: Source, shelf: Shelf) -> dict[str, Source]:
    """The books that a list carries in its own file."""
    return {
        identity(table): Source(identity(table), table, source.file, source.lines, (*source.root, OWN_BOOK, number))
        for number, table in enumerate(_tables(source.data.get(OWN_BOOK)))
    }


def _tables(written: Any) -> list[Mapping[str, Any]]:
    return [one for one in written if isinstance(one, Mapping)] if isinstance(written, list | tuple) else []


class _Gathering:
    """One stock while it is put together."""

    def __init__(self, stock: Stock, carried: Mapping[str, Source], besides: Sequence[str]) -> None:
        self.stock = stock
        self.shelf = stock.shelf
        self.carried = carried
        self.besides = besides
        self.taken = 0

    def note(self, source: Source, text: str, *where: str | int, **data: Any) -> None:
        """Note what is wrong with a book."""
        self.stock.flaws.append(source.flaw(refusal(self.shelf.rule, text, **data), *where))

    def take(self, source: Source, chain: tuple[str, ...], builds_on: Sequence[str] = ()) -> None:
        """Everything that a book builds on, then the book itself."""
        self.taken += 1
        if self.taken > MOST_BOOKS:
            self.note(source, "refused-books-many", BUILDS_ON, most=MOST_BOOKS)
            return
        self.known_keys(source, chain)
        for number, name in enumerate([*builds_on, *self.names(source)]):
            where = (BUILDS_ON, number - len(builds_on)) if number >= len(builds_on) else ("book",)
            self.build_on(source, name, (*chain, source.key), where)
        self.stock.books.append(source)
        self.remove(source)
        self.change(source)
        self.add(source)

    def names(self, source: Source) -> list[str]:
        """The books that a book builds on."""
        written = source.data.get(BUILDS_ON, [])
        if isinstance(written, list) and all(isinstance(one, str) for one in written):
            return written
        self.note(source, "refused-book-field", BUILDS_ON, field=BUILDS_ON, right=right(tuple[str, ...]))
        return []

    def known_keys(self, source: Source, chain: tuple[str, ...]) -> None:
        """A book has no tables but those that the game knows, and is one of this game."""
        known = (*HEAD, *self.shelf.parts, *(self.besides if not chain else ()))
        for key in source.data:
            if key not in known:
                self.note(source, "refused-book-unknown", key, field=str(key)[:40], right=nearest(str(key), known))
        if source.data.get("game", self.shelf.game) != self.shelf.game:
            self.note(source, "refused-book-game", "game", game=str(source.data["game"])[:40], right=self.shelf.game)

    def build_on(self, source: Source, name: str, chain: tuple[str, ...], where: Place) -> None:
        """Take a book that another names, unless it was taken before or begins a circle."""
        found = self.find(source, name)
        if found is None:
            known = [*self.carried, *self.shelf.ready_keys()]
            text = "refused-no-book-file" if name.endswith(SUFFIX) else "refused-unknown-book"
            self.note(source, text, *where, name=name[:40], known=", ".join(known))
        elif found.key in chain:
            self.note(source, "refused-book-circle", *where, books=" → ".join([*filter(None, chain), found.key]))
        elif all(book.key != found.key for book in self.stock.books):
            self.take(found, chain)

    def find(self, source: Source, name: str) -> Source | None:
        """A book by its name: one that the list carries, one in a file beside it, or one that comes with the game."""
        key = name.removesuffix(SUFFIX)
        if key in self.carried:
            return self.carried[key]
        if name.endswith(SUFFIX):
            beside = source.folder / name if source.folder and Path(name).name == name else None
            return source_of(beside) if beside is not None and beside.is_file() else None
        return self.shelf.ready(key) if key in self.shelf.ready_keys() else None

    # What a book does

    def rows(
        self, source: Source, within: Mapping[str, Any], *root: str
    ) -> Iterator[tuple[str, Place, Mapping[str, Any]]]:
        """The tables of each part, with where they stand."""
        for part in self.shelf.parts:
            written = within.get(part, [])
            if not isinstance(written, list | tuple):
                self.note(source, "refused-book-tables", *root, part, field=part)
                continue
            for number, table in enumerate(written):
                for inner in marked_up(table):
                    self.note(source, "refused-book-markup", *root, part, number, *inner, field=f"{part}.{number + 1}")
                if isinstance(table, Mapping):
                    yield part, (*root, part, number), table
                else:
                    self.note(source, "refused-book-tables", *root, part, number, field=f"{part}.{number + 1}")

    def add(self, source: Source) -> None:
        """New tables, or such as take the place of others of the same key."""
        fresh = set()
        for part, place, table in self.rows(source, source.data):
            key = identity(table)
            if (part, key) in fresh:
                self.note(source, "refused-book-doubled", *place, part=part, name=key[:40])
            fresh.add((part, key))
            self.stock.tables[part][key] = Written(keyed(self.shelf.parts[part], table), source, place)

    def change(self, source: Source) -> None:
        """Tables of other books in which some fields are different."""
        changes = source.data.get(CHANGE, {})
        if not isinstance(changes, Mapping) or any(part not in self.shelf.parts for part in changes):
            self.note(source, "refused-book-field", CHANGE, field=CHANGE, right=one_of(list(self.shelf.parts)))
            return
        for part, place, table in self.rows(source, changes, CHANGE):
            old = self.known(source, part, identity(table), place)
            if old is not None:
                old.table.update(keyed(self.shelf.parts[part], table))
                old.changed.update({str(name): (source, place) for name in table})

    def remove(self, source: Source) -> None:
        """Tables of other books that are left out."""
        removed = source.data.get(REMOVE, {})
        if not isinstance(removed, Mapping) or any(part not in self.shelf.parts for part in removed):
            self.note(source, "refused-book-field", REMOVE, field=REMOVE, right=one_of(list(self.shelf.parts)))
            return
        for part, keys in removed.items():
            for number, key in enumerate(keys if isinstance(keys, list) else [keys]):
                if self.known(source, part, str(key), (REMOVE, part, number)) is not None:
                    del self.stock.tables[part][str(key)]

    def known(self, source: Source, part: str, key: str, place: Place) -> Written | None:
        """A table of another book; where there is none, that is noted."""
        found = self.stock.tables[part].get(key)
        if found is None:
            would_do = nearest(key, list(self.stock.tables[part]))
            self.note(source, "refused-book-nothing", *place, part=part, name=key[:40], right=would_do)
            return None
        self.stock.tables[part][key] = Written(dict(found.table), found.source, found.place, dict(found.changed))
        return self.stock.tables[part][key]
