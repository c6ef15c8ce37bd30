"""Army books: the units an army can be made of, read with everything that they build on."""

import re
from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, get_args

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal, remark
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.lists import profile
from escarmouche.games.trauma.rules.lists.own_rules import oddities
from escarmouche.games.trauma.rules.lists.reference import weapon_of
from escarmouche.games.trauma.rules.lists.shelf import (
    ARMOURY,
    REFERENCE,
    SHELF,
    SPELLINGS,
    BodyKey,
    BodyLine,
    Choice,
    EntryLine,
    GradeLine,
    PriceLine,
    RankLine,
    RuleLine,
    WeaponLine,
)
from escarmouche.rules.books.effects import note_oddities
from escarmouche.rules.books.fitting import plain_name
from escarmouche.rules.books.gathering import Stock, gather
from escarmouche.rules.books.lines import Place
from escarmouche.rules.books.sources import Flaw, Flawed

BOX = SHELF.box
HUGE = "huge"
SKILL_FIELDS = ("skills", "unit_skills", "upgrades", "grants")
STRUCTURE = "[OI]*X"
"""A structure line: ordinary boxes, boxes with an incident, and the last."""


class Entry(msgspec.Struct, frozen=True):
    """A unit of an army book: what is written of it, and what is usual for its rank, its officers and its choices."""

    line: EntryLine
    usual: RankLine
    grades: dict[int, GradeLine]
    prices: dict[str, int]
    bodies: dict[str, BodyLine]
    rules: dict[str, RuleLine] = {}

    @property
    def key(self) -> str:
        """Under what lists name it."""
        return self.line.key

    @property
    def name(self) -> str:
        """What it is called."""
        return plain_name(self.line.name)

    @property
    def armoured(self) -> bool:
        """Whether it is armour."""
        return self.line.rank in profile.ARMOUR_RANKS

    @property
    def bulk(self) -> str:
        """Its size: what the book says, or what is usual."""
        return self.line.size or (HUGE if self.armoured else "medium")


class Book(msgspec.Struct, frozen=True):
    """An army book: its units and weapons by their names, and what is wrong with it."""

    key: str
    name: str
    entries: dict[str, Entry]
    weapons: dict[str, profile.Weapon]
    flaws: tuple[Flaw, ...] = ()


# Reading


@cache
def book(key: str) -> Book:
    """The army book of that key."""
    if key not in SHELF.ready_keys():
        raise Refused(refusal("", "refused-unknown-book", name=key[:40], known=", ".join(book_keys())))
    stock = gather(SHELF.ready(key), SHELF)
    return sound(book_of(stock, key, plain_name(stock.books[-1].data["name"])))


def sound(found: Book) -> Book:
    """The book, if nothing is wrong with it."""
    if found.flaws:
        raise Flawed(found.flaws)
    return found


def book_keys() -> list[str]:
    """The army books there are; the reference is one of them."""
    return [*(key for key in SHELF.ready_keys() if key not in (ARMOURY, REFERENCE)), REFERENCE]


def book_of(stock: Stock, key: str, name: str) -> Book:
    """The army book that some tables make, with everything that is wrong with them."""
    for part in ("weapon", "rule", "entry"):
        for found in stock.tables[part].values():
            found.table = spelled_out(found.table)
    lines = stock.fitted("weapon", WeaponLine)
    weapons = {one: weapon_of(line) for one, line in lines.items()}
    for one, line in lines.items():
        for place, skill in enumerate(line.skills):
            if skill not in profile.WEAPON_SKILLS:
                stock.odd("weapon", one, ("skills", place), skill, sorted(profile.WEAPON_SKILLS))
    usual = Usual(stock)
    for one, rule_line in usual.rules.items():
        note_oddities(stock, "rule", one, oddities(rule_line.effect))
        if not rule_line.works:
            why = remark("book-text-only", name=plain_name(rule_line.name))
            stock.remarks.append(stock.tables["rule"][one].flaw(why))
    written = stock.fitted("entry", EntryLine)
    for one, entry in written.items():
        for where, value, would_do in odd_values(entry, stock):
            stock.odd("entry", one, where, value, would_do)
        for reason, where in entry_flaws(entry, stock.tables["entry"][one].table):
            stock.flaws.append(stock.tables["entry"][one].flaw(reason, *where))
        if not usual.knows(entry):
            needed = refusal(
                SHELF.rule, "refused-book-field", field="builds_on", right=remark("right-near", near=ARMOURY)
            )
            stock.flaws.append(stock.tables["entry"][one].flaw(needed))
    entries = {one: usual.entry(entry) for one, entry in written.items() if usual.knows(entry)}
    return Book(key, name, entries, weapons, tuple(stock.flaws))


def spelled_out(value: Any, field: str = "") -> Any:
    """What is written, with skills by their keys, in whichever language they are spelled."""
    if isinstance(value, Mapping):
        return {key: spelled_out(inner, str(key)) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [spelled_out(one, field) for one in value]
    named = isinstance(value, str) and field in SKILL_FIELDS
    return SPELLINGS.get(value.casefold(), value) if named else value


class Usual:
    """What is usual in a book for each rank, grade, choice and size."""

    def __init__(self, stock: Stock) -> None:
        self.ranks = stock.fitted("rank", RankLine)
        self.grades = {line.key: line for line in stock.fitted("grade", GradeLine).values()}
        self.prices = {key: line.cost for key, line in stock.fitted("price", PriceLine).items()}
        self.bodies = stock.fitted("body", BodyLine)
        self.rules = stock.fitted("rule", RuleLine)

    def knows(self, line: EntryLine) -> bool:
        """Whether the books say what is usual for such a unit."""
        complete = set(get_args(BodyKey)) <= set(self.bodies) and set(get_args(Choice)) <= set(self.prices)
        return complete and line.rank in self.ranks and bool(self.grades)

    def entry(self, line: EntryLine) -> Entry:
        """A unit with what is usual for it."""
        own = {grade.key: grade for grade in line.grades}
        return Entry(line, self.ranks[line.rank], {**self.grades, **own}, self.prices, self.bodies, self.rules)


def odd_values(entry: EntryLine, stock: Stock) -> list[tuple[Place, str, list[str] | Reason]]:
    """What an entry says that nobody can play with: each field with its value, and what would do."""
    weapons, entries = stock.tables["weapon"], stock.tables["entry"]
    armoured = entry.rank in profile.ARMOUR_RANKS
    skills = [*profile.SKILLS, *stock.tables["rule"]]
    named: list[tuple[Place, Collection[str], Collection[str]]] = [
        (("drive",), [entry.drive], profile.DRIVES if armoured else ("",)),
        (("weapons",), entry.weapons, weapons),
        (("heavy",), entry.heavy, weapons),
        (("sniper",), [entry.sniper] if entry.sniper else [], weapons),
        (("companions",), entry.companions, entries),
        (("company",), entry.company, entries),
        (("skills",), entry.skills, skills),
        (("upgrades",), entry.upgrades, skills),
    ]
    for number, model in enumerate(entry.models):
        named += [(("models", number, "weapons"), model.weapons, weapons)]
        named += [(("models", number, "skills"), model.skills, skills)]
    for number, option in enumerate(entry.options):
        named += [(("options", number, "weapons"), option.weapons, weapons)]
        named += [(("options", number, "skills"), option.skills, skills)]
        named += [(("options", number, "unit_skills"), option.unit_skills, skills)]
    found: list[tuple[Place, str, list[str] | Reason]] = [
        (where, one, list(known)) for where, said, known in named for one in said if one not in known
    ]
    if not re.fullmatch(STRUCTURE if armoured else "", entry.structure):
        would_do = remark("right-structure") if armoured else remark("right-one-of", known='""')
        found.append((("structure",), entry.structure, would_do))
    return found


def entry_flaws(entry: EntryLine, table: Mapping[str, Any]) -> list[tuple[Reason, Place]]:
    """What an entry says that does not go together, each with where it stands."""
    found: list[tuple[Reason, Place]] = []
    name = plain_name(entry.name)
    if "weapons" not in table and not entry.models:
        missing = {"entry": name, "field": "weapons", "value": "", "number": 0, "part": "entry"}
        found.append((refusal(SHELF.rule, "refused-entry-missing", **missing, right=remark("right-weapons")), ()))
    models = sum(line.count for line in entry.models)
    if models and entry.strength is not None and models != entry.strength:
        why = refusal(SHELF.rule, "refused-strength-models", entry=name, models=models, strength=entry.strength)
        found.append((why, ("models",)))
    armoured = entry.rank in profile.ARMOUR_RANKS
    if entry.kind is not None and (entry.kind == "armour") != armoured:
        why = refusal(SHELF.rule, "refused-class", entry=name, rank=entry.rank, **{"class": entry.kind})
        found.append((why, ("class",)))
    return found


# What is wrong with a unit of a book


@rule("TRA-ARMY-04", always=True)
def not_huge(entry: Entry) -> Reason | None:
    """Armour is always huge."""
    if not entry.armoured or entry.bulk == HUGE:
        return None
    return refusal("TRA-ARMY-04", "refused-armour-size", entry=entry.name, size=entry.bulk)


def entry_faults(entry: Entry) -> list[Reason]:
    """What is wrong with a unit of a book."""
    return [fault for fault in (not_huge(entry),) if fault is not None]


def judge(stock: Stock) -> None:
    """Note everything that is wrong with some books."""
    found = book_of(stock, "", "")
    for key, entry in found.entries.items():
        stock.flaws += [stock.tables["entry"][key].flaw(fault) for fault in entry_faults(entry)]
