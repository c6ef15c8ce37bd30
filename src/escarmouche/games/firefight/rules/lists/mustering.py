"""Mustering: the army that a list puts on the table, and the ready lists on the shelf."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.rules.lists import profile, reading
from escarmouche.games.firefight.rules.lists.checking import every_fault, fielded, rules_of_spell, stock_faults
from escarmouche.games.firefight.rules.lists.own_rules import OwnRule
from escarmouche.games.firefight.rules.lists.profile import Army, Spell
from escarmouche.games.firefight.rules.vocabulary import SpellTarget


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


def muster(army_list: reading.ArmyList, imported: bool = False) -> Army:
    """The army of a list whose entries, upgrades and rules are in order; limits are the business of `check`."""
    imported = imported or army_list.imported
    faults = every_fault(stock_faults(army_list, imported=imported))
    if faults:
        found = [fault.reason for fault in faults]
        raise Refused(refusal(faults[0].rule, faults[0].code, list=army_list.name, faults=found))
    units = [unit for _, unit in fielded(army_list)]
    source = reading.drawn_on(army_list) or reading.Faction("")
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
        rules=_own_rules(army_list, units),
    )


def _own_rules(army_list: reading.ArmyList, units: Iterable[profile.UnitProfile]) -> tuple[OwnRule, ...]:
    """The special rules of one's own that somebody in the army has, those that are only text too."""
    units = list(units)
    had = {key for unit in units for kit in unit.kits for key in kit.own}
    had |= {key for unit in units for weapon in unit.weapons for key in weapon.own}
    texts = {name for unit in units for name in unit.inert}
    every = reading.own_rules(army_list).values()
    found = {own.key: own for own in every if own.key in had or (own.name in texts and not own.works)}
    return tuple(found[key] for key in sorted(found))


def _names(choices: Iterable[reading.Choice]) -> list[str]:
    """Each unit's own name; copies are told apart by a number."""
    seen: Counter[str] = Counter()
    names = []
    for choice in choices:
        name = choice.name or choice.entry
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return names


def is_caster(unit: profile.UnitProfile) -> bool:
    """A unit has a Caster if one of its models is."""
    return any("caster" in kit.rules for kit in unit.kits)


def spell_of(written: profile.SpellEntry) -> Spell:
    """The spell as it is cast."""
    effect, rules = written.effect, rules_of_spell(written)
    granted = profile.read_rule(effect.rule) if effect.rule else None
    does = {
        "kind": effect.kind,
        "count": effect.count or 0,
        "rules": profile.read_rules(rules),
        "rule": granted[0] if granted else "",
        "roll": effect.roll or "",
        "amount": effect.amount or 0,
        "until": effect.until or "",
        "inches": profile.thousandths(effect.inches or 0),
    }
    return Spell(
        name=written.name,
        value=written.value,
        range=profile.thousandths(written.range),
        target=msgspec.convert(written.target, SpellTarget),
        targets=written.targets,
        effect=msgspec.convert(does, profile.Effect),
        inert=profile.unread(rules),
    )


@rule("GFF-SPELL-04", otherwise=())
def house_spells(units: Iterable[profile.UnitProfile], spells: Sequence[Spell], *, imported: bool) -> tuple[Spell, ...]:
    """A Caster of an imported list that brings no spell uses the house spells."""
    if not imported or spells or not any(map(is_caster, units)):
        return ()
    return tuple(map(spell_of, reading.demonstration().spells))


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
    factions = {key: found for key in reading.keys_in(reading.SHELF) if (found := reading.faction(key))}
    lists = {key: reading.ready_list(key) for key in reading.keys_in(reading.SHELF / "lists")}
    return Shelf(
        tuple(
            FactionCard(key, found.name, tuple(found.entries), tuple(spell.name for spell in found.spells))
            for key, found in factions.items()
        ),
        tuple(ListCard(key, own.name, own.faction, own.size, muster(own).points) for key, own in lists.items()),
    )
