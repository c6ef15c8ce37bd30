"""Checking army lists: the limits of their size, and every fault at once."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine.reasons import remark
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.lists import profile, reading
from escarmouche.games.firefight.rules.lists.own_rules import NO_RULES, OwnRules, RuleLine, oddities, spelled
from escarmouche.games.firefight.rules.lists.profile import UNLIMITED, UnitProfile
from escarmouche.games.firefight.rules.lists.reading import ArmyList, Choice, Fault, malformed
from escarmouche.games.firefight.rules.lists.shelf import SHELF as BOOKS
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES
from escarmouche.rules.books.effects import note_oddities
from escarmouche.rules.books.gathering import Stock, gather, nearest
from escarmouche.rules.books.sources import Flaw, Flawed, Source, source_of

ORGANISATION = CATALOGUE.numbers["force_organisation"]
CODES = (
    *("unknown_entry", "malformed_entry", "illegal_upgrade", "unknown_rule", "empty_army", "over_points"),
    *("too_many_heroes", "too_many_copies", "unit_too_expensive", "too_many_units", "too_many_models"),
)


class Limits(msgspec.Struct, frozen=True):
    """The five limits of army organisation for one game size."""

    heroes: int
    copies: int
    unit_points: int
    units: int
    models: int


# Sizes and limits


@rule("GFF-ARMY-01", otherwise=0)
def common_limit(size: int) -> int:
    """Both armies are built to the same number of points."""
    return size


@rule("GFF-ARMY-03")
def fits(total: int, limit: int) -> bool:
    """Equal points means the same limit, not the same total."""
    return total <= limit


@rule("GFF-FORCE-07")
def full_brackets(points: int, bracket: int) -> int:
    """Limits are computed from the game size, and only full brackets count."""
    return points // bracket


@rule("GFF-FORCE-02", otherwise=UNLIMITED)
def most_heroes(size: int) -> int:
    """One Hero for each 125 points."""
    return full_brackets(size, ORGANISATION["points_per_hero"])


@rule("GFF-FORCE-03", otherwise=UNLIMITED)
def most_copies(size: int) -> int:
    """One copy of a unit, and one more for each 125 points."""
    return 1 + full_brackets(size, ORGANISATION["points_per_extra_copy"])


@rule("GFF-FORCE-04", otherwise=UNLIMITED)
def most_unit_points(size: int) -> int:
    """No unit may be worth more than 35 % of the points."""
    return full_brackets(ORGANISATION["max_unit_percent"] * size, 100)


@rule("GFF-FORCE-05", otherwise=UNLIMITED)
def most_units(size: int) -> int:
    """One unit for each 25 points."""
    return full_brackets(size, ORGANISATION["points_per_unit"])


@rule("GFF-FORCE-06", otherwise=UNLIMITED)
def most_models(size: int) -> int:
    """One model for each complete 15 points."""
    return full_brackets(size, ORGANISATION["points_per_model"])


@rule("GFF-FORCE-01", otherwise=True, always=True)
def limits_are_used(force_organisation: str) -> bool:
    """The players may leave the limits out."""
    return force_organisation == "on"


def limits(size: int, force_organisation: str = "on") -> Limits | None:
    """The limits for a game of that size, or None if the players leave them out."""
    if not limits_are_used(force_organisation):
        return None
    return Limits(most_heroes(size), most_copies(size), most_unit_points(size), most_units(size), most_models(size))


# Checking


def check(
    army_list: ArmyList, size: int | None = None, force_organisation: str = "on", imported: bool = False
) -> list[Fault]:
    """Every fault of a list for a game of that size (its own size if none is given), in the order of the checks."""
    size = army_list.size if size is None else size
    faults = stock_faults(army_list, imported=army_list.imported or imported)
    units = fielded(army_list)
    faults += points_faults(army_list.choices, units, common_limit(size))
    faults += organisation_faults(units, size, force_organisation)
    return every_fault(faults)


@rule("GFF-LIST-04")
def every_fault(faults: Iterable[Fault]) -> list[Fault]:
    """All faults are reported, in the order of the checks."""
    return sorted(faults, key=lambda fault: CODES.index(fault.code))


@rule("GFF-LIST-08", otherwise=False)
def keeps_inert_rules(imported: bool) -> bool:
    """An imported list is not rejected for a rule that the game does not know."""
    return imported


def stock_of(army_list: ArmyList) -> dict[str, profile.Entry | None]:
    """Every entry the list can draw on, its own before those of its faction."""
    return {**(reading.drawn_on(army_list) or reading.Faction("")).entries, **army_list.entries}


def fielded(army_list: ArmyList) -> list[tuple[Choice, UnitProfile]]:
    """The units of a list whose entries are well formed."""
    stock, own = stock_of(army_list), reading.own_rules(army_list)
    used = {choice.entry for choice in army_list.choices}
    sound = {name for name in used if (entry := stock.get(name)) and not entry_faults(entry)}
    return [
        (choice, profile.profile_of(entry, choice.taken, book=own))
        for choice in army_list.choices
        if choice.entry in sound and (entry := stock[choice.entry])
    ]


def stock_faults(army_list: ArmyList, *, imported: bool) -> list[Fault]:
    """Stages 1 and 2: entries, upgrades and spells are well formed, and their special rules known."""
    faults, source = list(army_list.flaws), reading.drawn_on(army_list)
    if source is None:
        return [*faults, Fault("unknown_entry", "GFF-LIST-04", {"faction": army_list.faction})]
    stock, kept, own = stock_of(army_list), keeps_inert_rules(imported), reading.own_rules(army_list)
    used = dict.fromkeys(choice.entry for choice in army_list.choices)
    faults += [flaw for flaw in source.flaws if flaw.data["part"] != "unit" or flaw.data["name"] in used]
    faults += [
        Fault("unknown_entry", "GFF-LIST-04", {"unit": name, "right": nearest(name, list(stock))})
        for name in used
        if name not in stock
    ]
    for entry in filter(None, (stock.get(name) for name in used)):
        faults += entry_faults(entry) + ([] if kept else rule_faults("unit", entry.name, _rules_of(entry), own))
    for choice, unit in fielded(army_list):
        faults += upgrade_faults(stock[unit.entry], choice.taken)
    for spell in army_list.spells or source.spells:
        faults += spell_faults(spell) + ([] if kept else rule_faults("spell", spell.name, rules_of_spell(spell)))
    return faults


def _rules_of(entry: profile.Entry) -> Iterator[str]:
    yield from entry.rules
    for part in (*entry.weapons, *(part for upgrade in entry.upgrades for part in upgrade.brings)):
        yield from (part,) if isinstance(part, str) else part.rules


def rules_of_spell(spell: profile.SpellEntry) -> tuple[str, ...]:
    """The special rules that a spell names."""
    return (*(spell.effect.rules or ()), *((spell.effect.rule,) if spell.effect.rule is not None else ()))


def rule_faults(part: str, name: str, texts: Iterable[str], own: OwnRules = NO_RULES) -> list[Fault]:
    """The special rules that our own rosters may not name."""
    return [
        Fault("unknown_rule", "GFF-LIST-06", {"part": part, "name": name, "rule": text})
        for text in profile.unread(texts, own)
    ]


def entry_faults(entry: profile.Entry) -> list[Fault]:
    """What is wrong with the numbers of an entry, its weapons and the upgrades it offers."""
    found = [malformed("GFF-LIST-01", "unit", entry.name, *misfit) for misfit in profile.unit_misfits(entry)]
    lines = [line for upgrade in entry.upgrades for line in upgrade.brings if isinstance(line, profile.WeaponLine)]
    for line in (*entry.weapons, *lines):
        found += [
            malformed("GFF-LIST-02", "unit", entry.name, *misfit) for misfit in profile.weapon_misfits(line, entry.size)
        ]
    for upgrade in entry.upgrades:
        found += [
            malformed("GFF-LIST-03", "unit", entry.name, *misfit) for misfit in profile.upgrade_misfits(upgrade, entry)
        ]
    return found


def spell_faults(spell: profile.SpellEntry) -> list[Fault]:
    """What is wrong with a spell."""
    return [malformed("GFF-SPELL-01", "spell", spell.name, *misfit) for misfit in profile.spell_misfits(spell)]


def upgrade_faults(entry: profile.Entry | None, taken: Iterable[str]) -> list[Fault]:
    """The upgrades that a unit cannot take."""
    return [
        Fault("illegal_upgrade", "GFF-LIST-03", {"unit": entry.name, "upgrade": title, "problems": list(problems)})
        for title, problems in (profile.equip(entry, taken)[1] if entry else ())
        if entry
    ]


def points_faults(choices: Sequence[Choice], units: Sequence[tuple[Choice, UnitProfile]], limit: int) -> list[Fault]:
    """Stage 3: at least one unit that costs points, and no more points than agreed."""
    total = sum(unit.cost for _, unit in units)
    if not choices or (len(units) == len(choices) and total == 0):
        return [Fault("empty_army", "GFF-ARMY-03")]
    if total == 0 or fits(total, limit):
        return []
    return [Fault("over_points", "GFF-ARMY-03", {"total": total, "limit": limit})]


@rule("GFF-FORCE-09", otherwise=(), always=True)
def organisation_faults(
    units: Sequence[tuple[Choice, UnitProfile]], size: int, force_organisation: str
) -> tuple[Fault, ...]:
    """Stages 4 to 8: the five limits apply together or not at all."""
    most = limits(size, force_organisation)
    if most is None:
        return ()
    heroes = sum(is_hero(unit) for _, unit in units)
    faults = [_excess("too_many_heroes", "GFF-FORCE-02", heroes, most.heroes)]
    faults += [
        _excess("too_many_copies", "GFF-FORCE-03", count, most.copies, unit=name)
        for name, count in copies(units).items()
    ]
    faults += [
        Fault("unit_too_expensive", "GFF-FORCE-04", {"unit": unit.entry, "cost": unit.cost, "limit": most.unit_points})
        for _, unit in units
        if unit.cost > most.unit_points
    ]
    faults.append(_excess("too_many_units", "GFF-FORCE-05", len(units), most.units))
    faults.append(_excess("too_many_models", "GFF-FORCE-06", sum(unit.size for _, unit in units), most.models))
    return tuple(fault for fault in faults if fault)


def _excess(code: str, number: RuleId, count: int, limit: int, **data: Any) -> Fault | None:
    return Fault(code, number, {**data, "count": count, "limit": limit}) if count > limit else None


@rule("GFF-FORCE-08")
def copies(units: Sequence[tuple[Choice, UnitProfile]]) -> Counter[str]:
    """Units of the same entry are copies of one another, whatever their upgrades."""
    return Counter(unit.entry for _, unit in units)


def is_hero(unit: UnitProfile) -> bool:
    """A unit is a Hero if its models have the rule."""
    return any("hero" in kit.rules for kit in unit.kits)


# Files


def file_faults(path: Path) -> list[Flaw]:
    """Everything that is wrong with a list or faction file; one that cannot be read is refused."""
    source = source_of(path)
    if not _is_list(source.data):
        book = gather(source, BOOKS)
        judge(book)
        return book.flaws
    try:
        faults = check(reading.read_source(source))
    except Flawed as flawed:
        return list(flawed.flaws)
    stock = reading.books_of(source)
    return [placed(fault, source, stock) for fault in faults]


def placed(fault: Fault, source: Source, stock: Stock | None) -> Flaw:
    """A fault of a list, where what it is about is written: in one of its books, or in the list itself."""
    if fault.place:
        return source.flaw(fault.reason, *fault.place)
    name = fault.data.get("name", fault.data.get("unit"))
    part = fault.data.get("part", "unit")
    own = reading.tables_of(source.data, part)
    named = [(one.get("name"), one.get("entry")) if isinstance(one, Mapping) else () for one in own]
    found = [at for at, names in enumerate(named) if name in names]
    of_book = fault.code in ("malformed_entry", "unknown_rule") and all(name not in names[:1] for names in named)
    if of_book and stock is not None and name in stock.tables[part]:
        return stock.tables[part][name].flaw(fault.reason)
    return source.flaw(fault.reason, part, found[0]) if found and name is not None else source.flaw(fault.reason)


def _is_list(data: Mapping[str, Any]) -> bool:
    """A list names its faction or size, or has units that are chosen, or none; a faction only offers some."""
    chosen = (
        set(table) & {"entry", "taken"} for table in reading.tables_of(data, "unit") if isinstance(table, Mapping)
    )
    if "builds_on" in data:
        return False
    offers = any(reading.tables_of(data, part) for part in BOOKS.parts)
    return bool({"faction", "size", "imported", "books"} & set(data)) or not offers or any(chosen)


def judge(stock: Stock) -> None:
    """A faction is in order if a list could take everything in it; rules without effect are remarked on."""
    read = reading.faction_in(stock)
    faults = [fault for fault in read.flaws if fault.data["part"] != "rule"]
    for key, line in stock.fitted("rule", RuleLine).items():
        note_oddities(stock, "rule", key, oddities(line, profile.read_rule, reading.KNOWN_RULES))
    own = spelled(read.rules, profile.read_rule)
    for key, written in stock.tables["rule"].items():
        if key in own and not own[key].works:
            stock.remarks.append(written.flaw(remark("book-text-only", name=own[key].name)))
    for entry in filter(None, read.entries.values()):
        faults += entry_faults(entry)
        stock.remarks += _without_effect(stock, "unit", entry.name, _rules_of(entry), own)
    for spell in read.spells:
        faults += spell_faults(spell)
        stock.remarks += _without_effect(stock, "spell", spell.name, rules_of_spell(spell))
    for fault in every_fault(faults):
        table = stock.tables[fault.data["part"]].get(fault.data["name"])
        stock.flaws.append(table.flaw(fault.reason) if table else stock.books[-1].flaw(fault.reason))


def _without_effect(stock: Stock, part: str, name: str, texts: Iterable[str], own: OwnRules = NO_RULES) -> list[Flaw]:
    known = [*(profile.printed_name(key) for key in SPECIAL_RULES), *own]
    return [
        stock.tables[part][name].flaw(remark("book-no-effect", name=name, written=text, right=nearest(text, known)))
        for text in profile.unread(texts, own)
    ]
