"""A book while it is written: the fields of its tables, what it builds on, and what is wrong with it, and where.

A draft is the book's own tables, as its file has them. Books of one's own on which it builds lie beside it as
`own_book`, as in a list, and are no part of its text.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from escarmouche.board.book_forms import BookField, BookPick, Fields, Form
from escarmouche.board.list_building import Building, Path, at_path, draft_in, tables_at
from escarmouche.board.written_out import tables_in
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId
from escarmouche.engine.words import LANGUAGES, Words
from escarmouche.rules.books.fitting import identity, plain_name
from escarmouche.rules.books.gathering import BUILDS_ON, OWN_BOOK, Stock, gather
from escarmouche.rules.books.names import is_name
from escarmouche.rules.books.sources import SUFFIX, Flaw, Source, source_in
from escarmouche.rules.books.writing import toml_of

GAME = "game"
TRIED = "tried"
"""The key of a book whose unit is tried out."""


class BookTable(msgspec.Struct, frozen=True):
    """A table of the books on which one builds, as those together write it."""

    key: str
    name: str
    book: str
    table: dict[str, Any]


class BookPart(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of table: what several and one of it are called, its fields, and what a new one begins with.

    `inherited` are those of the books on which it builds; one that is tried out is fielded, or somebody bears it.
    """

    key: str
    name: str
    one: str
    fields: list[BookField]
    fresh: dict[str, Any]
    inherited: list[BookTable] = []
    tried: bool = False


class BookFault(msgspec.Struct, frozen=True):
    """What is wrong with a book or has no effect in it, by which rule, where in its tables, and on which line.

    `right` is what would be right there, where that can be said in a few words.
    """

    text: str
    right: str
    rule: RuleId
    path: Path | None
    line: int


class BookSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A book as it is written: its draft and the same as the text of a file, with everything that it may hold.

    `forms` are the fields of tables within tables. `names` are what each part holds, its own and what it builds on:
    fields are filled in from them. `shelf` are the books of the game on which it may build. `remarks` are no faults.
    """

    name: str
    draft: dict[str, Any]
    text: str
    fielded: str
    parts: list[BookPart]
    forms: dict[str, list[BookField]]
    names: dict[str, list[BookPick]]
    shelf: list[BookPick]
    languages: list[str]
    faults: list[BookFault] = []
    remarks: list[BookFault] = []


def book_sheet(building: Building, words: Words, say: Callable[[Reason], str], draft: str) -> BookSheet:
    """A draft laid out; one that is none is refused. An empty one is a book to begin with."""
    tables = draft_in(draft) or begun(building, words)
    text, source = written_book(tables)
    form, shelf = building.form, building.library.shelf
    stock = stocked(building, source)
    base = gather(Source("", {BUILDS_ON: source.data.get(BUILDS_ON, []), OWN_BOOK: source.data.get(OWN_BOOK, [])}),
                  shelf, besides=(OWN_BOOK,))  # fmt: skip
    fields = Fields(words, form)
    parts = [
        BookPart(
            key=part, name=words.say(f"book-part-{_dashed(part)}"), one=words.say(f"book-part-{_dashed(part)}.one"),
            fields=fields.of_part(part, kind), fresh=dict(form.fresh.get(part, {})),
            inherited=inherited(words, base, part), tried=part == form.fielded or part in form.bearer,
        )
        for part, kind in shelf.parts.items()
    ]  # fmt: skip
    name = source.data.get("name", "")
    return BookSheet(
        name=plain_name(name, words.language) if isinstance(name, str) or is_name(name) else "", draft=tables,
        text=text, fielded=form.fielded, parts=parts, forms=fields.forms,
        names={part: [BookPick(key, called(words, one.table)) for key, one in stock.tables[part].items()]
               for part in shelf.parts},
        shelf=[BookPick(key, plain_name(shelf.ready(key).data.get("name", key), words.language))
               for key in shelf.ready_keys()],
        languages=list(LANGUAGES), faults=[told(say, flaw) for flaw in stock.flaws],
        remarks=[told(say, flaw) for flaw in stock.remarks],
    )  # fmt: skip


def begun(building: Building, words: Words) -> dict[str, Any]:
    """A book to begin with: the first of those on which it usually builds, and something to field."""
    form = building.form
    name = words.say("book-new")
    entry = {**named(building, form.fielded, words.say("book-new-entry")), **form.fresh[form.fielded]}
    return {GAME: building.library.shelf.game, "name": name, BUILDS_ON: [*form.builds_on], form.fielded: [entry]}


def named(building: Building, part: str, name: str) -> dict[str, Any]:
    """The name, and the key if there is one, of a new table."""
    keys = [field.encode_name for field in msgspec.structs.fields(building.library.shelf.parts[part])]
    return {key: value for key, value in (("key", name.lower()), ("name", name)) if key in keys}


def written_book(tables: Mapping[str, Any]) -> tuple[str, Source]:
    """A draft as the text of its file, and as that file would be read with the books beside it."""
    own = {key: value for key, value in tables.items() if key != OWN_BOOK and value not in ([], {})}
    text = toml_of(own)
    # Whatever comes from outside is bounded where all files are. The books beside it come after it, so that its lines
    # are those of its own file.
    whole = toml_of({**own, **({OWN_BOOK: tables[OWN_BOOK]} if tables.get(OWN_BOOK) else {})})
    return text, source_in(tables_in(whole), whole)


def stocked(building: Building, source: Source) -> Stock:
    """Everything that a draft holds with all that it builds on, and everything that is wrong with it."""
    stock = gather(source, building.library.shelf, besides=(OWN_BOOK,))
    try:
        building.library.judge(stock)
    except Refused as refused:
        stock.flaws.append(source.flaw(refused.reason))
    return stock


def inherited(words: Words, base: Stock, part: str) -> list[BookTable]:
    """The tables of a part in the books on which a draft builds."""
    return [
        BookTable(key, called(words, one.table), _book_name(words, one.source), dict(one.table))
        for key, one in base.tables[part].items()
    ]


def _book_name(words: Words, source: Source) -> str:
    name = source.data.get("name", source.key)
    return plain_name(name, words.language) if isinstance(name, str) or is_name(name) else source.key


def called(words: Words, table: Mapping[str, Any]) -> str:
    """What a table is called: its name in a language, or else its key."""
    name = table.get("name")
    if is_name(name):
        return plain_name(name, words.language)
    return words.called(name) if isinstance(name, str) and name else identity(table)


def told(say: Callable[[Reason], str], flaw: Flaw) -> BookFault:
    """A flaw with its place; what is wrong in another book has none."""
    would_do = flaw.reason.data.get("right")
    right = say(would_do) if isinstance(would_do, Reason) else ""
    beside = bool(flaw.file) or flaw.place[:1] == (OWN_BOOK,)
    return BookFault(say(flaw.reason), right, flaw.rule, None if beside else [*flaw.place], 0 if beside else flaw.line)


def _dashed(word: str) -> str:
    return word.replace("_", "-")


# Trying things out


def fielding(building: Building, words: Words, draft: str, part: str, key: str) -> dict[str, Any]:
    """A list that fields one thing out of a book that is being written; what nobody can field is refused."""
    tables, form = draft_in(draft) or begun(building, words), building.form
    if flaws := stocked(building, written_book(tables)[1]).flaws:
        raise Refused(refusal(flaws[0].rule, "refused-book-flawed", count=len(flaws)))
    if part != form.fielded:
        tables, key = _borne(form, tables, part, key)
    book = {**tables, form.fielded: [*tables_at(tables, form.fielded), *form.company], "key": TRIED}
    beside = book.pop(OWN_BOOK, [])
    written = {**building.begun(words), building.heading: f"{TRIED}{SUFFIX}", OWN_BOOK: [*beside, book]}
    found = building.found(words, source_in(tables_in(toml_of({k: v for k, v in written.items() if v != []}))))
    offers = {one.key: one for one in found.offers}
    group = found.groups[0]
    for one in (key, *map(identity, form.company)):
        if one not in offers:
            raise Refused(refusal("", "refused-book-nobody", name=one[:40]))
        into = offers[one].into
        at_path(written, group.into if into is None else into).append(
            {**offers[one].table, **(group.stamp if into is None else {})}
        )
    return written


def _borne(form: Form, tables: dict[str, Any], part: str, key: str) -> tuple[dict[str, Any], str]:
    """A book with somebody who bears what is to be tried out."""
    if part not in form.bearer:
        raise Refused(refusal("", "refused-book-nobody", name=key[:40]))
    field, bearer = form.bearer[part]
    somebody = {**bearer, field: [*bearer.get(field, ()), key]}
    return {**tables, form.fielded: [*tables_at(tables, form.fielded), somebody]}, identity(bearer)
