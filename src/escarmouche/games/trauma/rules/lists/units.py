"""What a unit is with everything its player chose for it: its models, what each carries, and what it costs."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.battle import centimetres
from escarmouche.games.trauma.rules.lists import profile, reference
from escarmouche.games.trauma.rules.lists.books import Entry
from escarmouche.games.trauma.rules.lists.own_rules import played
from escarmouche.games.trauma.rules.lists.shelf import ModelLine, OptionLine, RuleLine
from escarmouche.rules.books.fitting import plain_name

SPECIALISTS = {"medic": "heal", "mechanic": "repair", "sapper": "demolition"}
"""What each specialist can do."""


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit as a player chose it.

    `models` is the number of recon vehicles, `officer` the grade of an officer who joins, `options` the keys of those
    that its entry offers, `section` the organisational section, `reinforcement` says that it waits to be bought.
    """

    entry: str
    name: str = ""
    models: int = 0
    extended: bool = False
    officer: int = 0
    second_officer: int = 0
    heavy: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()
    companions: tuple[str, ...] = ()
    sniper: bool = False
    options: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()
    section: int = 1
    reinforcement: bool = False


# Strength and cost


@rule("TRA-LIST-03")
def strength(entry: Entry, *, extended: bool) -> int:
    """How many models a unit has at normal and at extended strength: as its entry says, or as is usual for its rank."""
    if extended:
        return entry.line.extended or entry.usual.extended
    return entry.line.strength or sum(line.count for line in entry.line.models) or entry.usual.strength


def size_of(entry: Entry, pick: Pick) -> int:
    """How many models a unit has."""
    return max(pick.models, 1) if entry.armoured else strength(entry, extended=pick.extended)


def most_vehicles(entry: Entry) -> int:
    """How many vehicles a unit may have."""
    return (entry.line.vehicles or entry.usual.vehicles) if entry.armoured else 0


@rule("TRA-LIST-02")
def command_of(entry: Entry, grade: int) -> int:
    """The Command of an officer of that grade."""
    return entry.grades[grade].command


@rule("TRA-LIST-02")
def price_of(entry: Entry, grade: int) -> int:
    """What an officer of that grade costs."""
    return entry.grades[grade].cost if grade in entry.grades else grade


@rule("TRA-LIST-04")
def cost_of(entry: Entry, pick: Pick) -> int:
    """What a unit costs: what its entry says or is usual for its rank, and everything chosen for it.

    A cost of its own covers the skills and the officer who belong to the unit anyway.
    """
    line, usual, prices = entry.line, entry.usual, entry.prices
    own = line.cost is not None
    cost = (line.cost if line.cost is not None else usual.cost) * (size_of(entry, pick) if usual.each else 1)
    if pick.extended:
        cost += usual.extended_cost if line.extended_cost is None else line.extended_cost
    cost += prices["heavy"] * len(pick.heavy) + prices["specialist"] * len(pick.specialists)
    cost += prices["companion"] * len(pick.companions) + prices["sniper"] * pick.sniper
    cost += prices["skill"] * len((set(pick.skills) - set(line.skills)) if own else set(pick.skills) | set(line.skills))
    cost += sum(option.cost for option in chosen_options(entry, pick))
    joined = [grade for grade in (pick.officer, pick.second_officer) if grade]
    return cost + sum(price_of(entry, grade) for grade in (joined if own else officers_of(entry, pick)))


def officers_of(entry: Entry, pick: Pick) -> list[int]:
    """The grades of all officers in a unit: who joins takes the place of one who belongs to it."""
    joined = [grade for grade in (pick.officer, pick.second_officer) if grade]
    return joined or [grade for grade in (entry.line.standing,) if grade]


def chosen_options(entry: Entry, pick: Pick) -> list[OptionLine]:
    """The options of a unit that its entry offers, each as often as it was chosen."""
    offered = {option.key: option for option in entry.line.options}
    return [offered[key] for key in pick.options if key in offered]


# What each model carries


def place_of(weapon: profile.Weapon, types: list[profile.Weapon], taken: Sequence[int], drive: str) -> int:
    """The place of a weapon among those of its unit; where there are arcs each further copy has a place of its own."""
    busy = taken if drive in profile.WITH_ARCS else ()
    for place, known in enumerate(types):
        if known == weapon and place not in busy:
            return place
    types.append(weapon)
    return len(types) - 1


def halves_of(count: int, given: Sequence[int] = ()) -> tuple[int, ...]:
    """The half into which each of so many weapons fires: as the list says, and where it is silent they take turns."""
    return tuple(given[place] if place < len(given) else place % 2 for place in range(count))


class Arms:
    """The weapons of a unit as its kits are made."""

    def __init__(self, known: Mapping[str, profile.Weapon], drive: str) -> None:
        self.known = known
        self.drive = drive
        self.types: list[profile.Weapon] = []

    def carried(self, names: Sequence[str]) -> tuple[int, ...]:
        """The places of some weapons of one model among those of the unit."""
        found: list[int] = []
        for name in names:
            found.append(place_of(self.known[name], self.types, found, self.drive))
        return tuple(found)

    def blades(self, names: Sequence[str]) -> list[str]:
        """Those of some weapons that are for close combat."""
        return [name for name in names if self.known[name].precision is None and not self.known[name].plus]


class Fighter(msgspec.Struct, frozen=True):
    """A model on its way to its kit: what it carries, by the names of the weapons."""

    weapons: tuple[str, ...]
    kit: profile.Kit

    def with_(self, weapons: Sequence[str], **changes: Any) -> "Fighter":
        """The same model with other weapons, and something else about it."""
        return Fighter(tuple(weapons), msgspec.structs.replace(self.kit, **changes))


def plain_kit(entry: Entry, line: ModelLine | None = None) -> profile.Kit:
    """An ordinary fighter of an entry, or one of those that it describes."""
    own = {name: getattr(line, name, None) for name in ("movement", "morale", "armour")}
    said = {name: getattr(entry.line, name) if value is None else value for name, value in own.items()}
    return profile.Kit(
        movement=centimetres(said["movement"]),
        morale=said["morale"],
        armour=said["armour"],
        skills=frozenset(line.skills if line else ()),
    )


def ordinary_fighters(entry: Entry, count: int) -> list[Fighter]:
    """So many models of a unit as its entry describes them; further ones are like the last."""
    described = [Fighter(line.weapons, plain_kit(entry, line)) for line in entry.line.models for _ in range(line.count)]
    described = described or [Fighter(entry.line.weapons, plain_kit(entry))]
    return [described[min(place, len(described) - 1)] for place in range(count)]


def kits_of(entry: Entry, pick: Pick, entries: Mapping[str, Entry], arms: Arms) -> tuple[profile.Kit, ...]:
    """One kit for each model: the leader, ordinary fighters, then bearers of heavy weapons and specialists."""
    count = size_of(entry, pick)
    everybody = ordinary_fighters(entry, count)
    special = special_fighters(entry, pick, everybody[-1], arms)
    special += [Fighter(entries[key].line.weapons, plain_kit(entries[key])) for key in pick.companions]
    ordinary = _led(entry, pick, everybody[: max(0, count - len(special))])
    fighters = [*ordinary, *special][:count]
    for option in chosen_options(entry, pick):
        if option.each:
            fighters = [_equipped(one, option, arms) for one in fighters]
    arms.carried(everybody[0].weapons)  # The weapons of an ordinary fighter stand first, whoever bears them.
    shared = unit_skills(entry, pick)
    kits = [msgspec.structs.replace(one.kit, weapons=arms.carried(one.weapons)) for one in fighters]
    return tuple(
        changed(kit, [entry.rules[key] for key in (*shared, *kit.skills) if key in entry.rules]) for kit in kits
    )


def unit_skills(entry: Entry, pick: Pick) -> list[str]:
    """The skills and own rules of a whole unit, each once."""
    options = [skill for option in chosen_options(entry, pick) for skill in option.unit_skills]
    return list(dict.fromkeys([*entry.line.skills, *pick.skills, *options]))


def changed(kit: profile.Kit, rules: Sequence[RuleLine]) -> profile.Kit:
    """A fighter with what some rules of a book make of him; no number falls below 0."""
    if not rules:
        return kit
    granted = {skill for line in rules for skill in line.grants}
    return msgspec.structs.replace(
        kit,
        skills=frozenset(skill for skill in kit.skills if skill in profile.SKILLS) | granted,
        movement=max(0, kit.movement + centimetres(sum(line.movement for line in rules))),
        morale=max(0, kit.morale + sum(line.morale for line in rules)),
        armour=max(0, kit.armour + sum(line.armour for line in rules)),
        command=max(0, kit.command + sum(line.command for line in rules)) if kit.grade else kit.command,
        own=tuple(dict.fromkeys(plain_name(line.name) for line in rules if line.effect)),
    )


def own_rules(entry: Entry, pick: Pick) -> tuple[profile.OwnRule, ...]:
    """The rules of a book that anybody in a unit has."""
    options = [skill for option in chosen_options(entry, pick) for skill in option.skills]
    models = [skill for line in entry.line.models for skill in line.skills]
    named = dict.fromkeys([*unit_skills(entry, pick), *options, *models])
    return tuple(own_rule(entry.rules[key]) for key in named if key in entry.rules)


def own_rule(line: RuleLine) -> profile.OwnRule:
    """A rule of a book as it is played."""
    return profile.OwnRule(plain_name(line.name), line.text, line.works, tuple(map(played, line.effect)))


def special_fighters(entry: Entry, pick: Pick, plain: Fighter, arms: Arms) -> list[Fighter]:
    """The models that are no ordinary fighters, in the place of the last of these."""
    blades = arms.blades(plain.weapons)
    found = [plain.with_([name, *blades], role="heavy") for name in pick.heavy]
    found += [
        plain.with_(plain.weapons, role="specialist", skills=frozenset({SPECIALISTS[name]}))
        for name in pick.specialists
    ]
    if pick.sniper:
        found.append(plain.with_([entry.line.sniper, *blades], role="sniper"))
    return found + [_equipped(plain, option, arms) for option in chosen_options(entry, pick) if option.takes_a_model]


def _equipped(fighter: Fighter, option: OptionLine, arms: Arms) -> Fighter:
    """A model with what an option gives it."""
    kept = {"all": fighter.weapons, "blades": arms.blades(fighter.weapons), "nothing": ()}[option.keeps]
    weapons = [*option.weapons, *kept] if option.weapons else fighter.weapons
    role = fighter.kit.role if option.role == "trooper" else option.role
    return fighter.with_(weapons, role=role, skills=fighter.kit.skills | frozenset(option.skills))


def _led(entry: Entry, pick: Pick, ordinary: list[Fighter]) -> list[Fighter]:
    """An officer leads his unit."""
    grades = officers_of(entry, pick)
    if not grades or not ordinary:
        return ordinary
    grade, joins, standing = grades[0], bool(pick.officer), entry.line.standing
    rank = {"role": "officer", "grade": grade, "command": command_of(entry, grade), "standing": not joins}
    if joins and standing:
        rank |= {"instead": standing, "instead_command": entry.grades[standing].command}
    return [ordinary[0].with_(ordinary[0].weapons, **rank), *ordinary[1:]]


@rule("TRA-RENF-02")
def kits_that_return(kits: Sequence[profile.Kit], normal: int) -> tuple[int, ...]:
    """A unit that comes back is made of models it had, at normal strength, led by an ordinary one or its officer."""
    special = [index for index, kit in enumerate(kits) if kit.role in ("heavy", "specialist", "sniper")]
    officers = [index for index, kit in enumerate(kits) if kit.standing or kit.instead]
    ordinary = [index for index, kit in enumerate(kits) if kit.role == "trooper"]
    leads = officers or ordinary[:1]
    return tuple(sorted([*leads, *special, *(index for index in ordinary if index not in leads)][:normal]))


def profile_of(
    entry: Entry, pick: Pick, entries: Mapping[str, Entry], known: Mapping[str, profile.Weapon]
) -> profile.UnitProfile:
    """A unit as it enters play."""
    line = entry.line
    arms = Arms(known, line.drive)
    kits = kits_of(entry, pick, entries, arms)
    base, height, hover = reference.standard_body(entry.bulk, line.drive, entry.bodies)
    given = {name: centimetres(value) for name in ("base", "height", "hover") if (value := getattr(line, name))}
    shared = unit_skills(entry, pick)
    granted = [skill for key in shared if key in entry.rules for skill in entry.rules[key].grants]
    return profile.UnitProfile(
        key=entry.key,
        name=pick.name or entry.name,
        rank=line.rank,
        cost=cost_of(entry, pick),
        kits=kits,
        weapons=tuple(arms.types),
        size=cast("profile.Size", entry.bulk),
        drive=line.drive,
        structure=line.structure,
        arcs=line.arcs,
        arc=halves_of(len(arms.types), line.arc),
        skills=frozenset((*(skill for skill in shared if skill in profile.SKILLS), *granted)),
        section="reinforcement" if pick.reinforcement else "assault",
        extended=pick.extended,
        returning=kits_that_return(kits, strength(entry, extended=False)),
        own_rules=own_rules(entry, pick),
        **{"base": base, "height": height, "hover": hover, **given},
    )
