"""Armies of Trauma as they are put together: units of a book in sections, with all that may be chosen for them."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

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
)
from escarmouche.board.written_out import tables_in
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.words import Words
from escarmouche.games.trauma.board.book_form import FORM
from escarmouche.games.trauma.board.cards import printed
from escarmouche.games.trauma.rules.lists import books, checking, mustering, reading, units
from escarmouche.games.trauma.rules.lists.books import Entry
from escarmouche.games.trauma.rules.lists.library import LIBRARY
from escarmouche.games.trauma.rules.lists.profile import Army
from escarmouche.games.trauma.rules.lists.shelf import SHELF
from escarmouche.games.trauma.rules.lists.units import Pick
from escarmouche.games.trauma.rules.mission import agreement
from escarmouche.rules.books.fitting import plain_name
from escarmouche.rules.books.sources import Source

FIRST = "meridian"
"""The book that a new army is made of."""
MOST_SECTIONS = 9
Path = tuple[str | int, ...]

library = LIBRARY
parts: Sequence[str] = ("unit",)
heads: Sequence[str] = ("unit", "book", "books", "points", "part")
heading = "book"
form = FORM


def is_lack(reason: Reason) -> bool:
    """Whether a fault says that something is not there yet."""
    return reason.text in ("refused-army-without-officer", "refused-reinforcement")


def begun(words: Words) -> dict[str, Any]:
    """An empty army of the first book."""
    return {"name": words.say("builder-new-list"), "book": FIRST, "points": agreement.USUAL, "unit": []}


def written_out(text: str) -> str:
    """The text of a list or a book as it is."""
    return text


def as_book(text: str) -> dict[str, Any]:
    """The tables of a book as they are."""
    return tables_in(text)


def mustered(source: Source) -> Army:
    """The army of a list whose entries are in order, whatever its limits."""
    return mustering.muster(reading.sound(reading.read_source(source)))


def found(words: Words, source: Source) -> Found:
    """What a draft comes to."""
    data, army = source.data, _army(source)
    points = words.say("builder-army-points")
    return Found(
        total=checking.worth(army) if army else 0, limit=checking.ceiling(army) if army else 0, measure=points,
        fields=[
            name_field(words, data),
            book_field(words, SHELF, data, "book", books.book_keys()),
            size_field(words, data, "points", [*agreement.FORMATS], agreement.USUAL, points),
            _part(words, data),
        ],
        groups=_sections(words, data, army),
        offers=[_offer(words, army, entry) for entry in army.book.entries.values()] if army else [],
        flaws=flaws_of(lambda: checking.flaws(reading.read_source(source))),
    )  # fmt: skip


def _army(source: Source) -> reading.ArmyList | None:
    """The army that a draft makes, unless its heading or its books cannot be read."""
    try:
        army = reading.read_source(source)
    except Refused:
        return None
    return None if army.book.flaws else army


def _part(words: Words, data: Mapping[str, Any]) -> ListField:
    picks = [ListPick(one, words.say(f"builder-part-{one or 'either'}")) for one in reading.PARTS]
    return ListField("one", ["part"], words.say("builder-part"), text_at(data, "part"), "", picks)


def _sections(words: Words, data: Mapping[str, Any], army: reading.ArmyList | None) -> list[ListGroup]:
    """The organisational sections, each with its units; the first is there also without any."""
    picked = dict(zip(army.numbers, army.picks, strict=True)) if army else {}
    tables = numbered(data, "unit")
    section_of = {number: number_at(table, "section", 1) for number, table in tables}
    groups = []
    for section in sorted({1, *section_of.values()}):
        lines = [_line(words, army, number, table, picked.get(number), max(section_of.values()))
                 for number, table in tables if section_of[number] == section]  # fmt: skip
        stamp = {"section": section} if section > 1 else {}
        name = words.say("builder-section", number=section)
        groups.append(ListGroup(["unit"], name, lines, cost=sum(line.cost or 0 for line in lines), stamp=stamp))
    return groups


def _offer(words: Words, army: reading.ArmyList, entry: Entry) -> ListOffer:
    pick = Pick(entry.key)
    return ListOffer(entry.key, _name(words, entry), units.cost_of(entry, pick), _said(words, army, entry, pick),
                     {"entry": entry.key})  # fmt: skip


def _name(words: Words, entry: Entry) -> str:
    return plain_name(entry.line.name, words.language)


def _said(words: Words, army: reading.ArmyList, entry: Entry, pick: Pick) -> str:
    """A unit in one line: its numbers, its weapons and its skills."""
    profile = units.profile_of(entry, pick, army.book.entries, army.book.weapons)
    values, weapons, rules = printed(words, profile)
    told = [f"{value.name} {value.value}" for value in values[:5]]
    told += [f"{weapon.name} ({', '.join(weapon.values)})" for weapon in weapons]
    return " · ".join([*told, *(rule.name for rule in rules)])


def _line(
    words: Words, army: reading.ArmyList | None, number: int, table: Mapping[str, Any], pick: Pick | None, last: int
) -> ListLine:
    """A unit of a draft; one that cannot be read has no fields."""
    key, path = text_at(table, "entry"), ("unit", number)
    entry = army.book.entries.get(key) if army else None
    if army is None or entry is None or pick is None:
        return ListLine([*path], text_at(table, "name") or key or "?", key, None)
    sound = not checking.unit_faults(army, pick)
    shown = pick if sound else msgspec.structs.replace(Pick(key), section=pick.section)
    return ListLine(
        [*path], words.called(pick.name) or _name(words, entry), _name(words, entry), units.cost_of(entry, pick),
        _said(words, army, entry, shown), _fields(words, army, entry, pick, path, last),
    )  # fmt: skip


def _fields(words: Words, army: reading.ArmyList, entry: Entry, pick: Pick, path: Path, last: int) -> list[ListField]:
    """Everything that may be chosen for a unit."""
    fields = [ListField("text", [*path, "name"], words.say("builder-name"), pick.name, "", most=60)]
    most = units.most_vehicles(entry)
    if most > 1:
        count = max(pick.models, 1)
        fields.append(ListField("whole", [*path, "models"], words.say("builder-vehicles"), count, 1, [], 1, most))
    if not entry.armoured and units.strength(entry, extended=True) > units.strength(entry, extended=False):
        fields.append(_extended(words, entry, pick, path))
    if entry.grades:
        picks = [ListPick(0, words.say("builder-none"))]
        picks += [ListPick(one, words.say("builder-grade", grade=one, command=units.command_of(entry, one)),
                           units.price_of(entry, one)) for one in entry.grades]  # fmt: skip
        fields.append(ListField("one", [*path, "officer"], words.say("keyword-officer"), pick.officer, 0, picks))
    fields += _several(words, army, entry, pick, path)
    if entry.line.sniper:
        cost = entry.prices["sniper"]
        fields.append(ListField("yes", [*path, "sniper"], words.say("keyword-skill-sniper"), pick.sniper, False,
                                cost=cost))  # fmt: skip
    sections = [ListPick(one, str(one)) for one in range(1, min(MOST_SECTIONS, last + 1) + 1)]
    waiting = words.say("keyword-reinforcement-section")
    return [
        *fields,
        ListField("one", [*path, "section"], words.say("builder-section-of"), pick.section, 1, sections),
        ListField("yes", [*path, "reinforcement"], waiting, pick.reinforcement, False),
    ]


def _extended(words: Words, entry: Entry, pick: Pick, path: Path) -> ListField:
    models = units.strength(entry, extended=True)
    cost = entry.usual.extended_cost if entry.line.extended_cost is None else entry.line.extended_cost
    said = words.say("builder-extended", models=models)
    return ListField("yes", [*path, "extended"], said, pick.extended, False, cost=cost)


def _several(words: Words, army: reading.ArmyList, entry: Entry, pick: Pick, path: Path) -> list[ListField]:
    """What a unit may have several of, each with its price."""
    line, prices, size = entry.line, entry.prices, units.size_of(entry, pick)
    weapons, entries = army.book.weapons, army.book.entries
    offered = {
        "heavy": [ListPick(one, words.called(weapons[one].name), prices["heavy"], size) for one in line.heavy],
        "specialists": [
            ListPick(one, words.say(f"builder-{one}"), prices["specialist"], size) for one in line.specialists
        ],
        "companions": [
            ListPick(one, _name(words, entries[one]), prices["companion"], size) for one in line.companions
        ],
        "options": [
            ListPick(one.key, plain_name(one.name or one.key, words.language), one.cost, one.most)
            for one in line.options
        ],
        "skills": [ListPick(one, _skill(words, entry, one), prices["skill"]) for one in line.upgrades],
    }  # fmt: skip
    return [
        ListField("several", [*path, key], words.say(f"builder-{key}"), [*getattr(pick, key)], [], picks)
        for key, picks in offered.items()
        if picks
    ]


def _skill(words: Words, entry: Entry, key: str) -> str:
    if key in entry.rules:
        return plain_name(entry.rules[key].name, words.language)
    return words.say(f"keyword-skill-{key.replace('_', '-')}")
