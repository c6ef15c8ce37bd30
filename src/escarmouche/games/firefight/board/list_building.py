"""Lists of Firefight as they are put together: units of a faction with their upgrades, within a size."""

from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.board.list_building import (
    Found,
    ListField,
    ListGroup,
    ListLine,
    ListOffer,
    ListPick,
    book_field,
    flaws_of,
    name_field,
    number_at,
    numbered,
    size_field,
    text_at,
    texts_at,
)
from escarmouche.board.written_out import tables_in
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.words import Words
from escarmouche.games.firefight.board.book_form import FORM
from escarmouche.games.firefight.board.cards import printed
from escarmouche.games.firefight.rules.lists import checking, mustering, profile, reading
from escarmouche.games.firefight.rules.lists.army_forge import importing
from escarmouche.games.firefight.rules.lists.army_forge.as_book import book_of
from escarmouche.games.firefight.rules.lists.army_forge.importing import is_forged
from escarmouche.games.firefight.rules.lists.library import LIBRARY
from escarmouche.games.firefight.rules.lists.own_rules import NO_RULES, OwnRules
from escarmouche.games.firefight.rules.lists.profile import Army, Entry
from escarmouche.games.firefight.rules.lists.shelf import SHELF
from escarmouche.rules.books.names import plainly
from escarmouche.rules.books.sources import Flaw, Source

FIRST = "tollgate"
"""The faction that a new list is made of."""

library = LIBRARY
parts: Sequence[str] = ("unit",)
heads: Sequence[str] = ("faction", "books", "size", "imported")
heading = "faction"
form = FORM


def is_lack(reason: Reason) -> bool:
    """Whether a fault says that something is not there yet."""
    return reason.text == "fault-empty-army"


def begun(words: Words) -> dict[str, Any]:
    """An empty list of the first faction."""
    return {"name": words.say("builder-new-list"), "faction": FIRST, "size": reading.DEFAULT_SIZE, "unit": []}


def written_out(text: str) -> str:
    """The text of a list or a book; a list of Army Forge is written out as one of ours."""
    return reading.written(importing.read(text.encode()).army_list) if is_forged(text) else text


def as_book(text: str) -> dict[str, Any]:
    """The tables of a book; a list of Army Forge is made into one."""
    return book_of(importing.read(text.encode()).army_list) if is_forged(text) else tables_in(text)


def mustered(source: Source) -> Army:
    """The army of a list whose entries are in order, whatever its limits."""
    return mustering.muster(reading.read_source(source))


def found(words: Words, source: Source) -> Found:
    """What a draft comes to."""
    data, (entries, own) = source.data, _entries(source)
    size = number_at(data, "size", reading.DEFAULT_SIZE)
    points = words.say("builder-points")
    lines = [_line(words, number, table, entries, own) for number, table in numbered(plainly(data), "unit")]
    return Found(
        total=sum(line.cost or 0 for line in lines), limit=size, measure=points,
        fields=[
            name_field(words, data),
            book_field(words, SHELF, data, "faction", reading.keys_in(reading.SHELF)),
            size_field(words, data, "size", reading.offered_sizes(), reading.DEFAULT_SIZE, points),
        ],
        groups=[ListGroup(["unit"], words.say("builder-units"), lines)],
        offers=[_offer(words, entry, own) for entry in entries.values()],
        flaws=flaws_of(lambda: _flaws(source)),
    )  # fmt: skip


def _entries(source: Source) -> tuple[dict[str, Entry], OwnRules]:
    """Every entry that a list can draw on and that can be fielded, and the special rules of its books."""
    try:
        written = reading.read_source(source)
    except Refused:
        return {}, NO_RULES
    stock = checking.stock_of(written)
    sound = {name: entry for name, entry in stock.items() if entry is not None and not checking.entry_faults(entry)}
    return sound, reading.own_rules(written)


def _flaws(source: Source) -> list[Flaw]:
    stock = reading.books_of(source)
    return [checking.placed(fault, source, stock) for fault in checking.check(reading.read_source(source))]


def _offer(words: Words, entry: Entry, own: OwnRules) -> ListOffer:
    return ListOffer(
        entry.name, words.called(entry.name), entry.cost, _said(words, entry, [], own), {"entry": entry.name}
    )


def _said(words: Words, entry: Entry, taken: list[str], own: OwnRules) -> str:
    """A unit in one line: its numbers, its weapons and its rules."""
    values, weapons, rules = printed(words, profile.profile_of(entry, taken, book=own), own=own.values())
    told = [f"{value.name} {value.value}" for value in values[:3]]
    told += [f"{weapon.name} ({', '.join(weapon.values)})" for weapon in weapons]
    return " · ".join([*told, *(rule.name for rule in rules)])


def _line(words: Words, number: int, table: Mapping[str, Any], entries: Mapping[str, Entry], own: OwnRules) -> ListLine:
    """A unit of a draft: one that names an entry, or one that brings its own profile."""
    key, name = text_at(table, "entry") or text_at(table, "name"), text_at(table, "name")
    entry, path, taken = entries.get(key), ("unit", number), texts_at(table, "taken")
    if entry is None:
        return ListLine([*path], words.called(name or key or "?"), words.called(key), None)
    fields = [name_field(words, table, *path)] if "entry" in table else []
    if entry.upgrades:
        picks = [
            ListPick(one.title, _title(words, one), one.cost, one.limit, _replaced(words, one))
            for one in entry.upgrades
        ]
        fields.append(ListField("several", [*path, "taken"], words.say("builder-upgrades"), taken, [], picks))
    return ListLine([*path], words.called(name or key), words.called(entry.name), profile.unit_cost(entry, taken),
                    _said(words, entry, taken, own), fields)  # fmt: skip


def _title(words: Words, upgrade: profile.Upgrade) -> str:
    """An upgrade by its name, or by the names of what it brings."""
    parts = [part if isinstance(part, str) else part.name for part in upgrade.brings]
    return " + ".join(words.called(one) for one in ([upgrade.name] if upgrade.name else parts))


def _replaced(words: Words, upgrade: profile.Upgrade) -> str:
    weapons = ", ".join(words.called(one) for one in upgrade.replace or ())
    return words.say("builder-replaces", weapons=weapons) if weapons else ""
