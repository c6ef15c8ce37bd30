"""A list of Army Forge as a book that can be edited: its units, its spells, and its rules without effect as texts."""

from collections.abc import Iterator
from typing import Any

import msgspec

from escarmouche.games.firefight.rules.lists.profile import Entry, WeaponLine, unread
from escarmouche.games.firefight.rules.lists.reading import ArmyList
from escarmouche.games.firefight.rules.lists.shelf import SHELF


def book_of(army_list: ArmyList) -> dict[str, Any]:
    """The tables of a book with everything that a list brings of its own."""
    entries = [entry for entry in army_list.entries.values() if entry is not None]
    known = {rule.name for rule in army_list.rules}
    inert = dict.fromkeys(text for entry in entries for text in unread(_texts(entry)) if text not in known)
    rules = [*map(_table, army_list.rules), *({"name": text} for text in inert)]
    tables = {"unit": [*map(_table, entries)], "spell": [*map(_table, army_list.spells)], "rule": rules}
    heading = {"game": SHELF.game, "name": army_list.name or army_list.faction}
    return {**heading, **{part: rows for part, rows in tables.items() if rows}}


def _texts(entry: Entry) -> Iterator[str]:
    """Every special rule that is written anywhere in an entry."""
    yield from entry.rules
    lines: list[WeaponLine] = [*entry.weapons]
    for upgrade in entry.upgrades:
        for part in upgrade.brings:
            if isinstance(part, str):
                yield part
            else:
                lines.append(part)
    for line in lines:
        yield from line.rules


def _table(record: Any) -> Any:
    """A record as a book writes it, without what is usual."""
    if isinstance(record, list | tuple):
        return [_table(one) for one in record]
    if not isinstance(record, msgspec.Struct):
        return record
    fields = msgspec.structs.fields(record)
    return {
        field.encode_name: _table(value)
        for field in fields
        if (value := getattr(record, field.name)) is not None and (field.required or value != field.default)
    }
