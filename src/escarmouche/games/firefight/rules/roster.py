"""Army lists in use: their limits, checking them with every fault at once, and mustering the army that is played."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.firefight.rules.lists import (
    SHELF,
    ArmyList,
    Choice,
    Faction,
    Fault,
    demonstration,
    faction,
    keys_in,
    malformed,
    read_faction,
    read_list,
    ready_list,
    tables_of,
)
from escarmouche.games.firefight.rules.profile import (
    UNLIMITED,
    Army,
    Effect,
    Entry,
    Spell,
    SpellEntry,
    UnitProfile,
    WeaponLine,
    equip,
    profile_of,
    read_rule,
    read_rules,
    spell_misfits,
    thousandths,
    unit_misfits,
    unread,
    upgrade_misfits,
    weapon_misfits,
)
from escarmouche.rules.written_lists import read_toml

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


class ImportNote(msgspec.Struct, frozen=True):
    """What import report, card and journal say of a unit: an inert rule, or that it uses the house spells."""

    unit: str
    inert: str = ""
    house_spells: bool = False


class FactionCard(msgspec.Struct, frozen=True):
    """A faction on the shelf."""

    key: str
    name: str
    units: tuple[str, ...]
    spells: tuple[str, ...]


class ListCard(msgspec.Struct, frozen=True):
    """A ready list on the shelf."""

    key: str
    name: str
    faction: str
    size: int
    points: int


class Shelf(msgspec.Struct, frozen=True):
    """The factions and ready lists that come with the game."""

    factions: tuple[FactionCard, ...]
    lists: tuple[ListCard, ...]


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
    return full_brackets(size, 125)


@rule("GFF-FORCE-03", otherwise=UNLIMITED)
def most_copies(size: int) -> int:
    """One copy of a unit, and one more for each 125 points."""
    return 1 + full_brackets(size, 125)


@rule("GFF-FORCE-04", otherwise=UNLIMITED)
def most_unit_points(size: int) -> int:
    """No unit may be worth more than 35 % of the points."""
    return full_brackets(35 * size, 100)


@rule("GFF-FORCE-05", otherwise=UNLIMITED)
def most_units(size: int) -> int:
    """One unit for each 25 points."""
    return full_brackets(size, 25)


@rule("GFF-FORCE-06", otherwise=UNLIMITED)
def most_models(size: int) -> int:
    """One model for each complete 15 points."""
    return full_brackets(size, 15)


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
    units = _fielded(army_list)
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


def _stock(army_list: ArmyList) -> dict[str, Entry | None]:
    """Every entry the list can draw on, its own before those of its faction."""
    return {**(faction(army_list.faction) or Faction("")).entries, **army_list.entries}


def _fielded(army_list: ArmyList) -> list[tuple[Choice, UnitProfile]]:
    """The units of a list whose entries are well formed."""
    stock = _stock(army_list)
    used = {choice.entry for choice in army_list.choices}
    sound = {name for name in used if (entry := stock.get(name)) and not entry_faults(entry)}
    return [
        (choice, profile_of(entry, choice.taken))
        for choice in army_list.choices
        if choice.entry in sound and (entry := stock[choice.entry])
    ]


def stock_faults(army_list: ArmyList, *, imported: bool) -> list[Fault]:
    """Stages 1 and 2: entries, upgrades and spells are well formed, and their special rules known."""
    faults, source = list(army_list.flaws), faction(army_list.faction)
    if source is None:
        return [*faults, Fault("unknown_entry", "GFF-LIST-04", {"faction": army_list.faction})]
    stock, kept = _stock(army_list), keeps_inert_rules(imported)
    used = dict.fromkeys(choice.entry for choice in army_list.choices)
    faults += [flaw for flaw in source.flaws if flaw.data["part"] == "spell" or flaw.data["name"] in used]
    faults += [Fault("unknown_entry", "GFF-LIST-04", {"unit": name}) for name in used if name not in stock]
    for entry in filter(None, (stock.get(name) for name in used)):
        faults += entry_faults(entry) + ([] if kept else rule_faults("unit", entry.name, _rules_of(entry)))
    for choice, unit in _fielded(army_list):
        faults += upgrade_faults(stock[unit.entry], choice.taken)
    for spell in army_list.spells or source.spells:
        faults += spell_faults(spell) + ([] if kept else rule_faults("spell", spell.name, _rules_of_spell(spell)))
    return faults


def _rules_of(entry: Entry) -> Iterator[str]:
    yield from entry.rules
    for part in (*entry.weapons, *(part for upgrade in entry.upgrades for part in upgrade.brings)):
        yield from (part,) if isinstance(part, str) else part.rules


def _rules_of_spell(spell: SpellEntry) -> tuple[str, ...]:
    return (*(spell.effect.rules or ()), *((spell.effect.rule,) if spell.effect.rule is not None else ()))


def rule_faults(part: str, name: str, texts: Iterable[str]) -> list[Fault]:
    """The special rules that our own rosters may not name."""
    number = "GFF-LIST-06"
    return [Fault("unknown_rule", number, {"part": part, "name": name, "rule": text}) for text in unread(texts)]


def entry_faults(entry: Entry) -> list[Fault]:
    """What is wrong with the numbers of an entry, its weapons and the upgrades it offers."""
    found = [malformed("GFF-LIST-01", "unit", entry.name, *misfit) for misfit in unit_misfits(entry)]
    lines = [line for upgrade in entry.upgrades for line in upgrade.brings if isinstance(line, WeaponLine)]
    for line in (*entry.weapons, *lines):
        found += [malformed("GFF-LIST-02", "unit", entry.name, *misfit) for misfit in weapon_misfits(line, entry.size)]
    for upgrade in entry.upgrades:
        found += [malformed("GFF-LIST-03", "unit", entry.name, *misfit) for misfit in upgrade_misfits(upgrade, entry)]
    return found


def spell_faults(spell: SpellEntry) -> list[Fault]:
    """What is wrong with a spell."""
    return [malformed("GFF-SPELL-01", "spell", spell.name, *misfit) for misfit in spell_misfits(spell)]


def upgrade_faults(entry: Entry | None, taken: Iterable[str]) -> list[Fault]:
    """The upgrades that a unit cannot take."""
    return [
        Fault("illegal_upgrade", "GFF-LIST-03", {"unit": entry.name, "upgrade": title, "problems": list(problems)})
        for title, problems in (equip(entry, taken)[1] if entry else ())
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


# Mustering


def muster(army_list: ArmyList, imported: bool = False) -> Army:
    """The army of a list whose entries, upgrades and rules are in order; limits are the business of `check`."""
    imported = imported or army_list.imported
    faults = every_fault(stock_faults(army_list, imported=imported))
    if faults:
        found = [fault.reason for fault in faults]
        raise Refused(refusal(faults[0].rule, faults[0].code, list=army_list.name, faults=found))
    units = [unit for _, unit in _fielded(army_list)]
    source = faction(army_list.faction) or Faction("")
    spells = tuple(map(spell_of, army_list.spells or source.spells))
    borrowed = house_spells(units, spells, imported=imported)
    names = _names(army_list.choices)
    return Army(
        name=army_list.name,
        faction=army_list.faction,
        units=tuple(
            msgspec.structs.replace(unit, name=name, house_spells=bool(borrowed) and is_caster(unit))
            for name, unit in zip(names, units, strict=True)
        ),
        spells=spells or borrowed,
        points=sum(unit.cost for unit in units),
        imported=imported,
    )


def _names(choices: Iterable[Choice]) -> list[str]:
    """Each unit's own name; copies are told apart by a number."""
    seen: Counter[str] = Counter()
    names = []
    for choice in choices:
        name = choice.name or choice.entry
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return names


def unit_profile(data: Mapping[str, Any], imported: bool = False) -> UnitProfile:
    """The unit that a single self-contained profile (with what it has `taken`) puts on the table."""
    return muster(read_list({"unit": [data]}), imported=imported).units[0]


def is_caster(unit: UnitProfile) -> bool:
    """A unit has a Caster if one of its models is."""
    return any("caster" in kit.rules for kit in unit.kits)


def spell_of(written: SpellEntry) -> Spell:
    """The spell as it is cast."""
    effect, rules = written.effect, _rules_of_spell(written)
    granted = read_rule(effect.rule) if effect.rule else None
    return Spell(
        name=written.name,
        value=written.value,
        range=thousandths(written.range),
        target=written.target,
        targets=written.targets,
        effect=Effect(
            kind=effect.kind,
            count=effect.count or 0,
            rules=read_rules(rules),
            rule=granted[0] if granted else "",
            roll=effect.roll or "",
            amount=effect.amount or 0,
            until=effect.until or "",
            inches=thousandths(effect.inches or 0),
        ),
        inert=unread(rules),
    )


@rule("GFF-SPELL-04", otherwise=())
def house_spells(units: Iterable[UnitProfile], spells: Sequence[Spell], *, imported: bool) -> tuple[Spell, ...]:
    """A Caster of an imported list that brings no spell uses the house spells."""
    if not imported or spells or not any(map(is_caster, units)):
        return ()
    return tuple(map(spell_of, demonstration().spells))


def import_report(army: Army) -> tuple[ImportNote, ...]:
    """What both seats must know of an imported army: its inert rules, and who uses the house spells."""
    notes = [ImportNote(unit.name, inert=text) for unit in army.units for text in unit.inert]
    notes += [ImportNote(spell.name, inert=text) for spell in army.spells for text in spell.inert]
    return (*notes, *(ImportNote(unit.name, house_spells=True) for unit in army.units if unit.house_spells))


def start_refusal(armies: Sequence[Army], accepted_by: set[int]) -> Reason | None:
    """Why the game may not start yet: inert rules that a seat has not accepted."""
    inert = [f"{note.unit}: {note.inert}" for army in armies for note in import_report(army) if note.inert]
    return unaccepted(inert, set(range(len(armies))) - accepted_by) if inert else None


@rule("GFF-LIST-08", otherwise=None, always=True)
def unaccepted(inert: list[str], seats: set[int]) -> Reason | None:
    """Inert rules are played with once both seats have accepted the import report."""
    return refusal("GFF-LIST-08", "inert_rules_not_accepted", seats=sorted(seats), rules=inert) if seats else None


# The shelf


def available() -> Shelf:
    """The factions and ready lists that come with the game."""
    factions = {key: found for key in keys_in(SHELF) if (found := faction(key))}
    lists = {key: ready_list(key) for key in keys_in(SHELF / "lists")}
    return Shelf(
        tuple(
            FactionCard(key, found.name, tuple(found.entries), tuple(spell.name for spell in found.spells))
            for key, found in factions.items()
        ),
        tuple(ListCard(key, own.name, own.faction, own.size, muster(own).points) for key, own in lists.items()),
    )


def file_faults(path: Path) -> list[Fault]:
    """Everything that is wrong with a list or faction file; one that cannot be read is refused."""
    data = read_toml(path)
    return check(read_list(data)) if _is_list(data) else _faction_faults(data)


def _is_list(data: Mapping[str, Any]) -> bool:
    """A list names its faction or size, or has units that are chosen, or none; a faction only offers some."""
    chosen = (set(table) & {"entry", "taken"} for table in tables_of(data, "unit") if isinstance(table, Mapping))
    offers = bool(tables_of(data, "unit") or tables_of(data, "spell"))
    return bool({"faction", "size", "imported"} & set(data)) or not offers or any(chosen)


def _faction_faults(data: Mapping[str, Any]) -> list[Fault]:
    """A faction is in order if a list could take every one of its entries and spells."""
    read = read_faction(data)
    faults = list(read.flaws)
    for entry in filter(None, read.entries.values()):
        faults += entry_faults(entry) + rule_faults("unit", entry.name, _rules_of(entry))
    for spell in read.spells:
        faults += spell_faults(spell) + rule_faults("spell", spell.name, _rules_of_spell(spell))
    return every_fault(faults)
