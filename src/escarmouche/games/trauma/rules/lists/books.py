"""Army books: the units an army can be made of, and what a unit is with everything its player chose for it."""

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, cast

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import FOLDER
from escarmouche.games.trauma.rules.battle import centimetres
from escarmouche.games.trauma.rules.lists import profile, reference
from escarmouche.games.trauma.rules.lists.reference import weapons as reference_weapons
from escarmouche.rules.written_lists import fit, read_toml

BOX = FOLDER / "rosters"
REFERENCE = "reference"
STRENGTHS = {"irregular": (8, 10), "regular": (6, 8), "elite": (4, 5), "recon": (1, 3), "support": (1, 1)}
STRENGTH_OF_HEAVY = (1, 1)
COSTS = {"irregular": 2, "regular": 3, "elite": 5, "recon": 3, "support": 5, "heavy": 8}
SPECIALISTS = {"medic": "heal", "mechanic": "repair", "sapper": "demolition"}
GRADES = (1, 2, 3)
HUGE = "huge"
STRUCTURE = "[OI]*X"
"""A structure line: ordinary boxes, boxes with an incident, and the last."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit of an army book; lengths in centimetres.

    `heavy`, `specialists`, `companions` and `upgrades` are what may be chosen for it; `standing` is the grade of an
    officer who belongs to its ordinary composition.
    """

    key: str
    name: str
    rank: str
    movement: float
    morale: int
    armour: int
    weapons: tuple[str, ...]
    size: str = ""
    drive: str = ""
    structure: str = ""
    arcs: str = "front-rear"
    arc: tuple[int, ...] = ()
    base: float = 0
    height: float = 0
    hover: float = 0
    skills: tuple[str, ...] = ()
    heavy: tuple[str, ...] = ()
    specialists: tuple[str, ...] = ()
    companions: tuple[str, ...] = ()
    sniper: str = ""
    upgrades: tuple[str, ...] = ()
    standing: int = 0

    @property
    def armoured(self) -> bool:
        """Whether it is armour."""
        return self.rank in profile.ARMOUR_RANKS

    @property
    def bulk(self) -> str:
        """Its size: what the book says, or what is usual."""
        return self.size or (HUGE if self.armoured else "medium")


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit as a player chose it.

    `models` is the number of recon vehicles, `officer` the grade of an officer who joins, `section` the organisational
    section, `reinforcement` says that it waits to be bought.
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
    skills: tuple[str, ...] = ()
    section: int = 1
    reinforcement: bool = False


class Book(msgspec.Struct, frozen=True):
    """An army book: its units and weapons by their names."""

    key: str
    name: str
    entries: dict[str, Entry]
    weapons: dict[str, profile.Weapon]


# Reading


def tables_in(data: Mapping[str, Any], key: str) -> list[Any]:
    """The tables of a file under a key, which must be a list."""
    found = data.get(key, [])
    if not isinstance(found, list | tuple):
        raise Refused(refusal("TRA-LIST-01", "refused-list-field", field=key))
    return list(found)


def read_entries(
    data: Mapping[str, Any], weapons: Mapping[str, profile.Weapon], others: Mapping[str, Entry]
) -> dict[str, Entry]:
    """The units of a book or of a list that brings its own, with everything they name."""
    found = {}
    for number, table in enumerate(tables_in(data, "entry"), start=1):
        entry = fit(Entry, table)
        if not isinstance(entry, Entry):
            battle, matter = entry[0]
            raise Refused(refusal("TRA-LIST-01", f"refused-entry-{matter}", number=number, field=battle or "none"))
        found[entry.key] = entry
    for entry in found.values():
        for field, value in odd_values(entry, weapons, {*others, *found}):
            raise Refused(refusal("TRA-LIST-01", "refused-entry-value", entry=entry.name, field=field, value=value))
    return found


def odd_values(entry: Entry, weapons: Collection[str], entries: Collection[str]) -> list[tuple[str, str]]:
    """What an entry says that nobody can play with: each field with its value."""
    names = {
        "rank": ([entry.rank], profile.RANKS),
        "size": ([entry.size], ("", *profile.SIZES)),
        "drive": ([entry.drive], profile.DRIVES if entry.armoured else ("",)),
        "arcs": ([entry.arcs], profile.ARCS),
        "arc": (entry.arc, (0, 1)),
        "weapons": (entry.weapons, weapons),
        "heavy": (entry.heavy, weapons),
        "sniper": ([entry.sniper] if entry.sniper else [], weapons),
        "companions": (entry.companions, entries),
        "specialists": (entry.specialists, SPECIALISTS),
        "skills": (entry.skills, profile.SKILLS),
        "upgrades": (entry.upgrades, profile.SKILLS),
        "standing": ([entry.standing], (0, *GRADES)),
    }
    found = [(field, str(one)) for field, (said, known) in names.items() for one in said if one not in known]
    if not re.fullmatch(STRUCTURE if entry.armoured else "", entry.structure):
        found.append(("structure", entry.structure))
    scores = ("movement", "morale", "armour", "base", "height", "hover")
    return found + [(field, str(getattr(entry, field))) for field in scores if getattr(entry, field) < 0]


def read_weapons(data: Mapping[str, Any]) -> dict[str, profile.Weapon]:
    """The weapons of a book or of a list that brings its own."""
    found = {}
    for number, table in enumerate(tables_in(data, "weapon"), start=1):
        weapon = fit(profile.Weapon, table)
        if not isinstance(weapon, profile.Weapon):
            battle, matter = weapon[0]
            raise Refused(refusal("TRA-LIST-01", f"refused-entry-{matter}", number=number, field=battle or "none"))
        for field, value in odd_scores(weapon):
            raise Refused(refusal("TRA-LIST-01", "refused-entry-value", entry=weapon.name, field=field, value=value))
        found[weapon.name] = weapon
    return found


def odd_scores(weapon: profile.Weapon) -> list[tuple[str, str]]:
    """What a weapon says that nobody can play with: each field with its value."""
    least = {"rate": 1, "force": 0, "damage": 1, "precision": 0, "steady": 0, "area": 0}
    scores = {field: getattr(weapon, field) for field in least}
    found = [(field, str(score)) for field, score in scores.items() if score is not None and score < least[field]]
    return found + [("skills", skill) for skill in sorted(weapon.skills - profile.WEAPON_SKILLS)]


@cache
def book(key: str) -> Book:
    """The army book of that key."""
    if key not in book_keys():
        raise Refused(refusal("", "refused-unknown-book", name=key[:40], known=", ".join(book_keys())))
    data = reference_book() if key == REFERENCE else read_toml(BOX / f"{key}.toml")
    weapons = {**reference_weapons(), **read_weapons(data)}
    return Book(key, data["name"], read_entries(data, weapons, {}), weapons)


def book_keys() -> list[str]:
    """The army books there are; the reference is one of them."""
    return [*sorted(path.stem for path in BOX.glob("*.toml")), REFERENCE]


def reference_book() -> dict[str, Any]:
    """The reference fighters as an army book: everything may be chosen for the infantry."""
    entries = []
    for key, fighter in reference.fighters().items():
        known = {name: value for name, value in fighter.items() if name not in ("cost", "bulk")}
        entry = {"key": key, "name": key.capitalize(), "size": fighter.get("bulk", ""), **known}
        if "drive" not in fighter:
            entry |= {
                "heavy": ["grenade launcher", "missile launcher", "heavy machine gun", "flame-thrower"],
                "specialists": ["medic", "mechanic", "sapper"],
                "sniper": "sniper rifle",
                "upgrades": ["guerrilla", "warrior", "reinforcement", "skirmishers", "concealment", "jump_pack"],
            }
        entries.append(entry)
    return {"name": "Reference", "entry": entries}


# What a unit is


@rule("TRA-LIST-03")
def strength(rank: str, *, extended: bool) -> int:
    """How many models a unit of this rank has at normal and at extended strength."""
    return STRENGTHS.get(rank, STRENGTH_OF_HEAVY)[extended]


def size_of(entry: Entry, pick: Pick) -> int:
    """How many models a unit has."""
    return max(pick.models, 1) if entry.armoured else strength(entry.rank, extended=pick.extended)


@rule("TRA-LIST-02")
def command_of(grade: int) -> int:
    """An under-officer has Command 1, an officer 2, a senior officer 3."""
    return grade


@rule("TRA-LIST-02")
def price_of(grade: int) -> int:
    """An officer costs as many points as his grade."""
    return grade


@rule("TRA-LIST-04")
def cost_of(entry: Entry, pick: Pick) -> int:
    """What a unit costs: by its rank, and a point or two for everything chosen for it."""
    models = size_of(entry, pick) if entry.rank == "recon" else 1
    cost = COSTS[entry.rank] * models + (2 if entry.rank == "elite" else 1) * pick.extended
    extras = len(pick.heavy) + len(pick.specialists) + len(pick.companions) + pick.sniper
    skills = len(set(pick.skills) | set(entry.skills))
    return cost + extras + skills + sum(price_of(grade) for grade in officers_of(entry, pick))


def officers_of(entry: Entry, pick: Pick) -> list[int]:
    """The grades of all officers in a unit: who joins takes the place of one who belongs to it."""
    joined = [grade for grade in (pick.officer, pick.second_officer) if grade]
    return joined or [grade for grade in (entry.standing,) if grade]


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


def kits_of(entry: Entry, pick: Pick, entries: Mapping[str, Entry], arms: Arms) -> tuple[profile.Kit, ...]:
    """One kit for each model: the leader, ordinary fighters, then bearers of heavy weapons and specialists."""
    usual = arms.carried(entry.weapons)
    plain = profile.Kit(weapons=usual, movement=centimetres(entry.movement), morale=entry.morale, armour=entry.armour)
    special = [_bearer(plain, "heavy", arms.carried([name, *arms.blades(entry.weapons)])) for name in pick.heavy]
    special += [_trained(plain, SPECIALISTS[name]) for name in pick.specialists]
    if pick.sniper:
        special.append(_bearer(plain, "sniper", arms.carried([entry.sniper, *arms.blades(entry.weapons)])))
    special += [_companion(entries[key], arms) for key in pick.companions]
    count = size_of(entry, pick)
    ordinary = [plain] * max(0, count - len(special))
    return (*_led(entry, pick, ordinary), *special)[:count]


def _led(entry: Entry, pick: Pick, ordinary: list[profile.Kit]) -> list[profile.Kit]:
    """An officer leads his unit."""
    grades = officers_of(entry, pick)
    if not grades or not ordinary:
        return ordinary
    grade, joins = grades[0], bool(pick.officer)
    rank = {"role": "officer", "grade": grade, "command": command_of(grade), "standing": not joins}
    first = msgspec.structs.replace(ordinary[0], **rank, instead=entry.standing if joins else 0)
    return [first, *ordinary[1:]]


def _bearer(plain: profile.Kit, role: str, weapons: tuple[int, ...]) -> profile.Kit:
    return msgspec.structs.replace(plain, role=role, weapons=weapons)


def _trained(plain: profile.Kit, skill: str) -> profile.Kit:
    return msgspec.structs.replace(plain, role="specialist", skills=frozenset({skill}))


def _companion(entry: Entry, arms: Arms) -> profile.Kit:
    return profile.Kit(
        weapons=arms.carried(entry.weapons),
        movement=centimetres(entry.movement),
        morale=entry.morale,
        armour=entry.armour,
    )


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
    arms = Arms(known, entry.drive)
    kits = kits_of(entry, pick, entries, arms)
    base, height, hover = reference.standard_body(entry.bulk, entry.drive)
    given = {name: centimetres(value) for name in ("base", "height", "hover") if (value := getattr(entry, name))}
    body = {"base": base, "height": height, "hover": hover, **given}
    return profile.UnitProfile(
        key=entry.key,
        name=pick.name or entry.name,
        rank=cast("profile.Rank", entry.rank),
        cost=cost_of(entry, pick),
        kits=kits,
        weapons=tuple(arms.types),
        size=cast("profile.Size", entry.bulk),
        drive=cast("profile.Drive", entry.drive),
        structure=entry.structure,
        arcs=cast("profile.Arcs", entry.arcs),
        arc=halves_of(len(arms.types), entry.arc),
        skills=frozenset(entry.skills) | frozenset(pick.skills),
        section="reinforcement" if pick.reinforcement else "assault",
        extended=pick.extended,
        returning=kits_that_return(kits, strength(entry.rank, extended=False)),
        **body,
    )


# What is wrong with a book


@rule("TRA-ARMY-04", always=True)
def not_huge(entry: Entry) -> Reason | None:
    """Armour is always huge."""
    if not entry.armoured or entry.bulk == HUGE:
        return None
    return refusal("TRA-ARMY-04", "refused-armour-size", entry=entry.name, size=entry.bulk)


def entry_faults(entry: Entry) -> list[Reason]:
    """What is wrong with a unit of a book."""
    return [fault for fault in (not_huge(entry),) if fault is not None]
