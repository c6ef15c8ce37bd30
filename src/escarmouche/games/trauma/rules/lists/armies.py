"""Army lists: reading one, checking it with every fault at once, and mustering it for play."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.lists.books import (
    BOX,
    GRADES,
    REFERENCE,
    SPECIALISTS,
    Book,
    Entry,
    Pick,
    book,
    cost_of,
    entry_faults,
    officers_of,
    profile_of,
    read_entries,
    read_weapons,
    strength,
    tables_in,
)
from escarmouche.games.trauma.rules.lists.profile import SKILLS, Army, UnitProfile, Weapon
from escarmouche.games.trauma.rules.lists.reference import weapons as reference_weapons
from escarmouche.games.trauma.rules.mission.agreement import (
    USUAL,
    agreed,
    attackers_reinforcement,
    defenders_points,
    defenders_reinforcement,
    has_reserves,
    too_dear,
    unequal,
    usual_reinforcement,
    wrong_number_of_players,
)
from escarmouche.rules.written_lists import fit, read_toml

LISTS = BOX / "lists"
REFERENCE_ARMY = "reference-30"
FILE_KEYS = ("name", "book", "points", "part", "unit", "entry", "weapon")
MOST_UNITS = 5
PARTS = ("", "attacker", "defender")
MOST_VEHICLES = {"recon": 3}


class ArmyList(msgspec.Struct, frozen=True):
    """An army as its player wrote it; `part` is the part it plays in the attack, if that is its purpose."""

    name: str
    book: Book
    points: int
    part: str
    picks: tuple[Pick, ...]
    flaws: tuple[Reason, ...] = ()


class ListCard(msgspec.Struct, frozen=True):
    """A ready army."""

    key: str
    name: str
    book: str
    cost: int
    units: int
    models: int
    points: int
    part: str


# Reading


def _text(data: Mapping[str, Any], key: str, otherwise: str) -> str:
    value = data.get(key, otherwise)
    if not isinstance(value, str):
        raise Refused(refusal("", "refused-list-field", field=key))
    return value


@rule("TRA-PREP-02")
def book_of_choice(key: str) -> Book:
    """Each player builds his army from the army book of his choice."""
    return book(key)


def read_list(data: Mapping[str, Any]) -> ArmyList:
    """An army from its tables: units name entries of its book, or entries that the same file brings."""
    for key in data:
        if key not in FILE_KEYS:
            raise Refused(refusal("", "refused-list-unknown", field=str(key), known=", ".join(FILE_KEYS)))
    points, part = data.get("points", USUAL), _text(data, "part", "")
    if not isinstance(points, int) or isinstance(points, bool) or points < 0:
        raise Refused(refusal("TRA-PREP-01", "refused-points", points=str(points)[:20]))
    if part not in PARTS:
        raise Refused(refusal("", "refused-list-field", field="part"))
    chosen = book_of_choice(_text(data, "book", REFERENCE))
    weapons = {**reference_weapons(), **chosen.weapons, **read_weapons(data)}
    own = Book(chosen.key, chosen.name, {**chosen.entries, **read_entries(data, weapons, chosen.entries)}, weapons)
    picks, flaws = [], []
    for number, table in enumerate(tables_in(data, "unit"), start=1):
        pick = fit(Pick, table)
        if isinstance(pick, Pick):
            picks.append(pick)
        else:
            flaws += [refusal("TRA-LIST-08", f"refused-entry-{m}", number=number, field=f or "none") for f, m in pick]
    return ArmyList(_text(data, "name", "?"), own, points, part, tuple(picks), tuple(flaws))


def load_list(path: Path) -> ArmyList:
    """The army in a TOML file."""
    return read_list(read_toml(path))


def ready_keys() -> list[str]:
    """The ready armies."""
    return sorted(path.stem for path in LISTS.glob("*.toml"))


def ready_list(key: str) -> ArmyList:
    """The ready army of that key."""
    if key not in ready_keys():
        raise Refused(refusal("", "refused-unknown-army", name=key[:40], known=", ".join(ready_keys())))
    return reference_army() if key == REFERENCE_ARMY else load_list(LISTS / f"{key}.toml")


@rule("TRA-LIST-07")
def reference_army() -> ArmyList:
    """The reference army: 24 points to begin with, 6 in reinforcement."""
    return load_list(LISTS / f"{REFERENCE_ARMY}.toml")


# How many points


def required(army: ArmyList) -> int:
    """How many points must be in reinforcement."""
    if army.part == "defender":
        return defenders_reinforcement(army.points)
    return attackers_reinforcement(army.points) if army.part == "attacker" else usual_reinforcement(army.points)


def ceiling(army: ArmyList) -> int:
    """How many points an army may be worth."""
    points = agreed(army.points)
    return defenders_points(points) if army.part == "defender" else points


# Checking


def entry_of(army: ArmyList, pick: Pick) -> Entry:
    """The entry of a unit."""
    return army.book.entries[pick.entry]


def known(army: ArmyList) -> list[Pick]:
    """The units of a list that are in its book."""
    return [pick for pick in army.picks if pick.entry in army.book.entries]


def worth(army: ArmyList, *, reinforcement: bool | None = None) -> int:
    """What an army costs, or one of its two parts."""
    return sum(
        cost_of(entry_of(army, pick), pick)
        for pick in known(army)
        if reinforcement is None or pick.reinforcement == reinforcement
    )


@rule("TRA-PREP-05", "TRA-PREP-07", always=True)
def too_few_reinforcements(army: ArmyList) -> Reason | None:
    """The reinforcement section is worth at least what the scenario asks for; more is allowed."""
    total, least = worth(army, reinforcement=True), required(army)
    if total >= least:
        return None
    return refusal("TRA-PREP-05", "refused-reinforcement", total=total, points=least)


@rule("TRA-ARMY-01", always=True)
def crowded_sections(army: ArmyList) -> Reason | None:
    """A section has one to five units."""
    for section, count in sorted(sections(army).items()):
        if count > MOST_UNITS:
            return refusal("TRA-ARMY-01", "refused-section", section=section, count=count, most=MOST_UNITS)
    return None


@rule("TRA-ARMY-06", always=True)
def sections(army: ArmyList) -> Counter[int]:
    """Organisational sections have nothing to do with assault and reinforcement."""
    return Counter(pick.section for pick in army.picks)


@rule("TRA-PREP-10", always=True)
def who_may_command(army: ArmyList) -> list[Pick]:
    """The officer may stand in either section."""
    return known(army)


@rule("TRA-OFF-04", always=True)
def nobody_commands(army: ArmyList) -> Reason | None:
    """An army has at least one officer."""
    if any(officers_of(entry_of(army, pick), pick) for pick in who_may_command(army)):
        return None
    return refusal("TRA-OFF-04", "refused-army-without-officer")


@rule("TRA-OFF-05", always=True)
def two_officers(entry: Entry, pick: Pick) -> Reason | None:
    """A unit has no more than one officer."""
    if len(officers_of(entry, pick)) < 2:
        return None
    return refusal("TRA-OFF-05", "refused-two-officers", unit=pick.name or entry.name)


@rule("TRA-UNIT-01", always=True)
def mixed_classes(army: ArmyList, entry: Entry, pick: Pick) -> Reason | None:
    """A unit is all infantry or all armour."""
    classes = {army.book.entries[key].armoured for key in pick.companions if key in army.book.entries}
    if classes <= {entry.armoured}:
        return None
    return refusal("TRA-UNIT-01", "refused-mixed-unit", unit=pick.name or entry.name)


def strange_choices(entry: Entry, pick: Pick) -> list[tuple[str, str]]:
    """Everything that was chosen for a unit and that its entry does not offer."""
    offered = {
        "heavy": (pick.heavy, entry.heavy),
        "specialists": (pick.specialists, [name for name in entry.specialists if name in SPECIALISTS]),
        "companions": (pick.companions, entry.companions),
        "skills": (pick.skills, [name for name in entry.upgrades if name in SKILLS]),
        "officer": ([str(grade) for grade in (pick.officer, pick.second_officer) if grade], [str(g) for g in GRADES]),
        "sniper": (["sniper"] if pick.sniper else [], ["sniper"] if entry.sniper else []),
        "extended": (["extended"] if pick.extended and entry.armoured else [], []),
    }
    found = [(field, one) for field, (chosen, known) in offered.items() for one in chosen if one not in known]
    most = MOST_VEHICLES.get(entry.rank, 1) if entry.armoured else 0
    return found + ([] if 0 <= pick.models <= most else [("models", str(pick.models))])


@rule("TRA-LIST-08")
def against_its_entry(entry: Entry, pick: Pick) -> list[Reason]:
    """Every unit obeys its own entry."""
    name = pick.name or entry.name
    faults = [
        refusal("TRA-LIST-08", "refused-choice", unit=name, field=field, choice=one)
        for field, one in strange_choices(entry, pick)
    ]
    extras = len(pick.heavy) + len(pick.specialists) + len(pick.companions) + pick.sniper
    models = strength(entry.rank, extended=pick.extended)
    if not entry.armoured and extras >= models:
        faults.append(refusal("TRA-LIST-08", "refused-too-many-extras", unit=name, count=extras, models=models))
    return faults


def unit_faults(army: ArmyList, pick: Pick) -> list[Reason]:
    """What is wrong with one unit of a list."""
    if pick.entry not in army.book.entries:
        return [refusal("TRA-LIST-08", "refused-unknown-entry-key", entry=pick.entry[:40], book=army.book.name)]
    entry = entry_of(army, pick)
    found = [two_officers(entry, pick), mixed_classes(army, entry, pick)]
    faults = [fault for fault in found if fault is not None]
    return [*entry_faults(entry), *faults, *(against_its_entry(entry, pick) or [])]


def check(army: ArmyList) -> list[Reason]:
    """Every fault of an army, in the order of the checks."""
    faults = [*army.flaws, *(fault for pick in army.picks for fault in unit_faults(army, pick))]
    found = (
        crowded_sections(army),
        nobody_commands(army),
        too_dear(worth(army), ceiling(army)),
        too_few_reinforcements(army),
        has_reserves(worth(army, reinforcement=True)) if army.part == "defender" else None,
    )
    return faults + [fault for fault in found if fault is not None]


def file_faults(path: Path) -> list[Reason]:
    """Everything that is wrong with a file of an army."""
    return check(load_list(path))


# Mustering


def muster(army: ArmyList) -> Army:
    """The army of a list whose units are in order; its points are the business of `check`."""
    faults = [*army.flaws, *(fault for pick in army.picks for fault in unit_faults(army, pick))]
    if faults:
        raise Refused(faults[0])
    return Army(army.name, army.book.key, tuple(unit_profile(army, pick) for pick in army.picks))


def unit_profile(army: ArmyList, pick: Pick) -> UnitProfile:
    """A unit of a list as it enters play."""
    return profile_of(entry_of(army, pick), pick, army.book.entries, army.book.weapons)


def list_cards() -> list[ListCard]:
    """The ready armies."""
    ready = {key: ready_list(key) for key in ready_keys()}
    return [
        ListCard(
            key,
            one.name,
            one.book.key,
            worth(one),
            len(one.picks),
            sum(len(unit_profile(one, pick).kits) for pick in one.picks),
            one.points,
            one.part,
        )
        for key, one in ready.items()
    ]


@cache
def defending(name: str) -> str:
    """The ready army with which the book of another defends."""
    ready = {card.key: card for card in list_cards()}
    if name not in ready or ready[name].part == "defender":
        return name
    book, points = ready[name].book, ready[name].points
    found = [card.key for card in ready.values() if card.part == "defender" and card.points == points]
    return next((key for key in found if ready[key].book == book), found[0])


# What a case wants to know


def report(written: Mapping[str, Any], options: Mapping[str, str]) -> dict[str, Any]:
    """What there is to say of a list: its faults, its worth, its officers, and its fighters in numbers."""
    data = dict(written)
    around: dict[str, Any] = {key: data.pop(key) for key in ("against", "players", "comes_back") if key in data}
    ready = data.pop("ready", None)
    army = ready_list(ready) if ready else read_list(data)
    faults = [*check(army), *_faults_around(army, around)]
    return {
        "legal": not faults,
        "faults": [fault.rule for fault in faults],
        "allowed": ceiling(army),
        "required": required(army),
        "total": worth(army),
        "assault": worth(army, reinforcement=False),
        "in_reinforcement": worth(army, reinforcement=True),
        "officers": sum(len(officers_of(entry_of(army, pick), pick)) for pick in known(army)),
        "fighters": [_fighter(army, pick) for pick in known(army)] if not faults else [],
    }


def _faults_around(army: ArmyList, around: Mapping[str, Any]) -> list[Reason]:
    """What is wrong with the other player's points, the number of players, or the first unit as it comes back."""
    found = []
    if "against" in around:
        found.append(unequal([army.points, around["against"]]))
    if "players" in around:
        found.append(wrong_number_of_players(around["players"]))
    if "comes_back" in around:
        back = msgspec.convert(around["comes_back"], Pick)
        found += [at_full_strength(back), brings_officer(back), new_in_it(army.picks[0], back)]
    return [fault for fault in found if fault is not None]


def _fighter(army: ArmyList, pick: Pick) -> dict[str, Any]:
    """The first fighter of a unit in numbers."""
    profile = unit_profile(army, pick)
    kit = profile.kits[0]
    return {
        "models": len(profile.kits),
        "cost": profile.cost,
        "movement": kit.movement / 1000,
        "morale": kit.morale,
        "armour": kit.armour,
        "command": kit.command,
        "weapons": {profile.weapons[index].name: notation(profile.weapons[index]) for index in kit.weapons},
    }


def notation(weapon: Weapon) -> str:
    """Precision, Rate, Area, Force and Damage of a weapon as an army book prints them."""
    precision = "+" if weapon.plus else "-" if weapon.precision is None else str(weapon.precision)
    if weapon.steady is not None:
        precision += f" and {weapon.steady}"
    written = f"[{precision}]" if weapon.limited else precision
    return f"{written}/{weapon.rate}/{weapon.area or '-'}/{weapon.force}/{weapon.damage}"


@rule("TRA-RENF-01")
def at_full_strength(back: Pick) -> Reason | None:
    """A unit comes back at normal strength."""
    return refusal("TRA-RENF-01", "refused-comes-back", field="extended", choice="true") if back.extended else None


@rule("TRA-RENF-03")
def brings_officer(back: Pick) -> Reason | None:
    """No officer comes back but one who belongs to the ordinary composition."""
    if not back.officer:
        return None
    return refusal("TRA-RENF-03", "refused-comes-back", field="officer", choice=str(back.officer))


@rule("TRA-RENF-02", always=True)
def new_in_it(original: Pick, back: Pick) -> Reason | None:
    """A unit that comes back has no specialist and no heavy weapon that it did not have before."""
    for field, had, has in (
        ("heavy", original.heavy, back.heavy),
        ("specialists", original.specialists, back.specialists),
        ("sniper", ["sniper"] * original.sniper, ["sniper"] * back.sniper),
    ):
        extra = Counter(has) - Counter(had)
        if extra:
            return refusal("TRA-RENF-02", "refused-comes-back", field=field, choice=next(iter(extra)))
    return None
