"""A list while it is put together: what can be taken, what was taken, what it comes to, and what is wrong with it.

A draft is the list's own tables, as its file has them. A field says where in them something is written and what may be
written there, so that whoever shows it needs to know no game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias

import msgspec

from escarmouche.board.book_forms import Form
from escarmouche.board.written_out import PASTED, tables_in
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId
from escarmouche.engine.words import Words
from escarmouche.rules.books.fitting import identity, plain_name
from escarmouche.rules.books.gathering import OWN_BOOK, Shelf
from escarmouche.rules.books.library import Library
from escarmouche.rules.books.lines import lines_of
from escarmouche.rules.books.names import is_name
from escarmouche.rules.books.sources import SUFFIX, Flaw, Flawed, Source, source_in
from escarmouche.rules.books.writing import toml_of

Path: TypeAlias = list[str | int]
"""Where something stands in a draft: the keys and, from 0, the numbers in lists that lead to it."""
Written: TypeAlias = str | int | bool | list[str]
MOST_NAMED = 60
"""Signs of a name that somebody writes."""


class ListPick(msgspec.Struct, frozen=True):
    """Something that can be chosen in a field: what is written for it, what it costs, and how often it can be had."""

    value: str | int
    name: str
    cost: int | None = None
    most: int = 1
    text: str = ""


class ListField(msgspec.Struct, frozen=True):
    """A field of a draft: where it is written, what stands there, and what does if nothing is written.

    `text` takes words, `whole` a number from `least` to `most`, `yes` a yes or no at a `cost`, `one` one of the
    `picks`, and `several` any of them, each as often as it can be had.
    """

    kind: Literal["text", "whole", "yes", "one", "several"]
    path: Path
    label: str
    value: Written
    usual: Written
    picks: list[ListPick] = []
    least: int = 0
    most: int = 0
    cost: int | None = None


class ListMove(msgspec.Struct, frozen=True):
    """Something that can go from one place of a draft, where several such things are written, to another."""

    name: str
    value: str
    source: Path
    target: Path


class ListLine(msgspec.Struct, frozen=True):
    """Something that was taken: a unit, a character, or some figures; `entry` is what its book calls it."""

    path: Path
    name: str
    entry: str
    cost: int | None
    text: str = ""
    fields: list[ListField] = []
    moves: list[ListMove] = []


class ListStash(msgspec.Struct, frozen=True):
    """What a list owns and nobody carries: what it is called and costs, what is there, and where that is written."""

    name: str
    cost: int
    text: str
    field: ListField


class ListGroup(msgspec.Struct, frozen=True):
    """What belongs together in a list, such as a section or a gang.

    What is taken into it is added to the tables at `into`, with everything in `stamp`. `path` is where a group of its
    own stands, which can be taken away; it is null for the whole list.
    """

    into: Path
    name: str
    lines: list[ListLine]
    path: Path | None = None
    cost: int | None = None
    stamp: dict[str, int] = {}
    fields: list[ListField] = []


class ListOffer(msgspec.Struct, frozen=True):
    """Something that can be taken: its name and cost, a few words about it, and the table that is written for it.

    It goes into the group that is being filled, unless it says `into` which tables.
    """

    key: str
    name: str
    cost: int | None
    text: str
    table: dict[str, Any]
    into: Path | None = None


class ListFault(msgspec.Struct, frozen=True):
    """What is wrong with a draft, by which rule, and with what in it; a `lack` is something that is not there yet."""

    text: str
    rule: RuleId
    path: Path | None
    lack: bool


class ListSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A list as it is put together: its draft and the same as the text of a file, what it is worth and may be.

    `measure` is what is counted. `fields` are those of the whole list, the first its name, `groups` what was taken,
    `offers` what can be taken, `further` the groups that can be added; `stash` is null where a list has none. `remarks`
    are no faults.
    """

    name: str
    draft: dict[str, Any]
    text: str
    total: int
    limit: int
    measure: str
    fields: list[ListField] = []
    groups: list[ListGroup] = []
    offers: list[ListOffer] = []
    further: list[ListOffer] = []
    stash: ListStash | None = None
    faults: list[ListFault] = []
    remarks: list[str] = []
    books: list[str] = []


class Found(msgspec.Struct, frozen=True, kw_only=True):
    """What a game makes of a draft; the rest of a sheet is the same in all games."""

    total: int = 0
    limit: int = 0
    measure: str = ""
    fields: list[ListField] = []
    groups: list[ListGroup] = []
    offers: list[ListOffer] = []
    further: list[ListOffer] = []
    stash: ListStash | None = None
    flaws: Sequence[Flaw] = ()


class Building(Protocol):
    """The part of a game that lays out its lists for whoever puts one together."""

    library: Library
    parts: Sequence[str]
    """The keys of a list under which stands what was taken."""
    heads: Sequence[str]
    """The keys by which a list is told from a book."""
    heading: str
    """The key under which a list names its book."""
    form: Form
    """What may be written into the tables of its books."""

    def begun(self, words: Words) -> dict[str, Any]:
        """A draft to begin with."""

    def found(self, words: Words, source: Source) -> Found:
        """What a draft comes to."""

    def written_out(self, text: str) -> str:
        """What somebody brings as the text of one of our files, in whatever form they have it."""

    def as_book(self, text: str) -> dict[str, Any]:
        """What somebody brings as the tables of a book, in whatever form they have it."""

    def mustered(self, source: Source) -> Any:
        """The army of a list whose entries are in order, whatever its limits."""

    def is_lack(self, reason: Reason) -> bool:
        """Whether a fault says that something is not there yet."""


def sheet(building: Building, words: Words, say: Callable[[Reason], str], draft: str) -> ListSheet:
    """A draft laid out; one that is none is refused. An empty one is a list to begin with."""
    tables = draft_in(draft) or building.begun(words)
    text = toml_of({key: value for key, value in tables.items() if value != []})
    # Whatever comes from outside is bounded where all lists are; and so it is judged as its file would be.
    source = source_in(tables_in(text), text)
    found = building.found(words, source)
    name = source.data.get("name", "")
    return ListSheet(
        name=name if isinstance(name, str) else "", draft=tables, text=text, total=found.total, limit=found.limit,
        measure=found.measure, fields=found.fields, groups=found.groups, offers=found.offers, further=found.further,
        stash=found.stash,
        faults=[_told(building, say, text, flaw) for flaw in found.flaws], remarks=_remarks(building, say, source),
        books=[identity(one) for one in tables_at(source.data, OWN_BOOK)],
    )  # fmt: skip


def _remarks(building: Building, say: Callable[[Reason], str], source: Source) -> list[str]:
    """What should be known of the books that a list carries and is no fault: rules that have no effect."""
    found: list[str] = []
    for own in tables_at(source.data, OWN_BOOK):
        try:
            stock = building.library.stock([Source(identity(own), own)])
        except Refused:
            continue
        found += [say(flaw.reason) for flaw in stock.remarks]
    return found


def source_in_draft(draft: str) -> Source:
    """A draft as its file would be read."""
    return source_in(tables_in(toml_of({key: value for key, value in draft_in(draft).items() if value != []})))


def draft_in(written: str) -> dict[str, Any]:
    """The tables of a draft that is written as JSON; what cannot stand in a list is refused."""
    try:
        tables = msgspec.json.decode(written or "{}")
    except (msgspec.DecodeError, RecursionError):
        raise Refused(refusal("", "refused-draft")) from None
    if not isinstance(tables, dict) or any(one is None for one in _values(tables)):
        raise Refused(refusal("", "refused-draft"))
    return tables


def _values(thing: Any) -> Iterator[Any]:
    """Every value of a draft."""
    waiting = [thing]
    while waiting:
        one = waiting.pop()
        yield one
        waiting += one.values() if isinstance(one, dict) else one if isinstance(one, list) else ()


def _told(building: Building, say: Callable[[Reason], str], text: str, flaw: Flaw) -> ListFault:
    path = None if flaw.file else place_of(text, flaw.line, building.parts)
    return ListFault(say(flaw.reason), flaw.rule, path, building.is_lack(flaw.reason))


def place_of(text: str, line: int, parts: Sequence[str]) -> Path | None:
    """What was taken that stands on a line of a list, or begins above it; None if the line is about anything else."""
    places = {place: at for place, at in lines_of(text).items() if len(place) == 2 and isinstance(place[1], int)}
    before = [(at, place) for place, at in places.items() if at <= line]
    place = max(before)[1] if before else ()
    return [*place] if place and place[0] in parts else None


# Reading drafts


def tables_at(data: Mapping[str, Any], key: str) -> list[Mapping[str, Any]]:
    """The tables of a list under a key; nothing else counts."""
    written = data.get(key, [])
    return [one for one in written if isinstance(one, Mapping)] if isinstance(written, list) else []


def numbered(data: Mapping[str, Any], key: str) -> list[tuple[int, Mapping[str, Any]]]:
    """The tables under a key, each with its number among everything that stands there."""
    written = data.get(key, [])
    if not isinstance(written, list):
        return []
    return [(number, one) for number, one in enumerate(written) if isinstance(one, Mapping)]


def text_at(data: Mapping[str, Any], key: str) -> str:
    """A text of a table, or none."""
    value = data.get(key, "")
    return value if isinstance(value, str) else ""


def texts_at(data: Mapping[str, Any], key: str) -> list[str]:
    """The texts of a list in a table."""
    value = data.get(key, [])
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def at_path(draft: Any, path: Path) -> Any:
    """What stands at a place of a draft; a list where there is nothing yet."""
    for step in path:
        draft = draft.setdefault(step, []) if isinstance(draft, dict) else draft[int(step)]
    return draft


def number_at(data: Mapping[str, Any], key: str, usual: int) -> int:
    """A whole number of a table."""
    value = data.get(key, usual)
    return value if isinstance(value, int) and not isinstance(value, bool) else usual


def flaws_of(judge: Callable[[], Sequence[Flaw]]) -> Sequence[Flaw]:
    """What is wrong with a list: what its judge finds, or that for which it cannot even be read."""
    try:
        return judge()
    except Flawed as flawed:
        return flawed.flaws
    except Refused as refused:
        return [Flaw(refused.reason)]


# Fields that several games have


def name_field(words: Words, table: Mapping[str, Any], *path: str | int) -> ListField:
    """The name of a list, or of something in it."""
    label, name = words.say("builder-name" if path else "builder-list-name"), table.get("name")
    written = plain_name(name, words.language) if is_name(name) else text_at(table, "name")
    return ListField("text", [*path, "name"], label, written, "", most=MOST_NAMED)


def size_field(
    words: Words, data: Mapping[str, Any], key: str, sizes: Sequence[int], usual: int, measure: str
) -> ListField:
    """How large a list may be: one of the usual sizes, or what is written."""
    size = number_at(data, key, usual)
    picks = [ListPick(one, f"{one} {measure}") for one in sorted({*sizes, size})]
    return ListField("one", [key], words.say("builder-size"), size, usual, picks)


def book_field(words: Words, shelf: Shelf, data: Mapping[str, Any], key: str, keys: Sequence[str]) -> ListField:
    """The book of a list: one that comes with the game, or one that it carries."""
    picks = [ListPick(one, book_name(words, shelf, one)) for one in keys]
    for own in tables_at(data, OWN_BOOK):
        name = own.get("name")
        named = plain_name(name, words.language) if isinstance(name, str | dict) else ""
        picks.append(ListPick(f"{identity(own)}{SUFFIX}", words.say("builder-own-book", book=named or identity(own))))
    chosen = text_at(data, key)
    if chosen not in [one.value for one in picks]:
        picks.append(ListPick(chosen, chosen or "–"))
    return ListField("one", [key], words.say("builder-book"), chosen, "", picks)


def book_name(words: Words, shelf: Shelf, key: str) -> str:
    """What a book is called that comes with the game."""
    return plain_name(shelf.ready(key).data.get("name", key), words.language)


# Opening files


class ListOpened(msgspec.Struct, frozen=True):
    """What was opened: a list as a draft, or a book, with its name."""

    kind: Literal["list", "book"]
    name: str
    tables: dict[str, Any]


def opened(building: Building, text: str) -> ListOpened:
    """A list or a book that somebody has written out."""
    tables = tables_in(building.written_out(text))
    chosen = any("entry" in one for part in building.parts for one in tables_at(tables, part))
    kind: Literal["list", "book"] = "list" if chosen or any(key in tables for key in building.heads) else "book"
    name = tables.get("name", PASTED)
    return ListOpened(kind, plain_name(name) if isinstance(name, str | dict) else PASTED, tables)


def book_opened(building: Building, text: str) -> ListOpened:
    """A book that somebody has written out, or what of a list can be one."""
    tables = {key: value for key, value in building.as_book(text).items() if key not in _of_lists(building)}
    name = tables.get("name", PASTED)
    return ListOpened("book", plain_name(name) if isinstance(name, str | dict) else PASTED, tables)


def _of_lists(building: Building) -> set[str]:
    """The keys that only a list has."""
    return {*building.heads, *building.parts} - {*building.library.shelf.parts}
