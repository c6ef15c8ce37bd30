"""Checking an army list: every fault at once."""

from collections import Counter
from pathlib import Path

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.lists import books, profile, reading
from escarmouche.games.trauma.rules.mission import agreement

MOST_UNITS = 5
MOST_VEHICLES = {"recon": 3}


# How many points


def required(army: reading.ArmyList) -> int:
    """How many points must be in reinforcement."""
    if army.part == "defender":
        return int(CATALOGUE.value("TRA-ATTACK-02")["reinforcement"])
    return (
        agreement.attackers_reinforcement(army.points)
        if army.part == "attacker"
        else agreement.usual_reinforcement(army.points)
    )


def ceiling(army: reading.ArmyList) -> int:
    """How many points an army may be worth."""
    points = agreement.agreed(army.points)
    return agreement.defenders_points(points) if army.part == "defender" else points


# Checking


def entry_of(army: reading.ArmyList, pick: books.Pick) -> books.Entry:
    """The entry of a unit."""
    return army.book.entries[pick.entry]


def known(army: reading.ArmyList) -> list[books.Pick]:
    """The units of a list that are in its book."""
    return [pick for pick in army.picks if pick.entry in army.book.entries]


def worth(army: reading.ArmyList, *, reinforcement: bool | None = None) -> int:
    """What an army costs, or one of its two parts."""
    return sum(
        books.cost_of(entry_of(army, pick), pick)
        for pick in known(army)
        if reinforcement is None or pick.reinforcement == reinforcement
    )


@rule("TRA-PREP-05", "TRA-PREP-07", always=True)
def too_few_reinforcements(army: reading.ArmyList) -> Reason | None:
    """The reinforcement section is worth at least what the mission asks for; more is allowed."""
    total, least = worth(army, reinforcement=True), required(army)
    if total >= least:
        return None
    return refusal("TRA-PREP-05", "refused-reinforcement", total=total, points=least)


@rule("TRA-ARMY-01", always=True)
def crowded_sections(army: reading.ArmyList) -> Reason | None:
    """A section has one to five units."""
    for section, count in sorted(sections(army).items()):
        if count > MOST_UNITS:
            return refusal("TRA-ARMY-01", "refused-section", section=section, count=count, most=MOST_UNITS)
    return None


@rule("TRA-ARMY-06", always=True)
def sections(army: reading.ArmyList) -> Counter[int]:
    """How many units each organisational section has, whether they are in assault or in reinforcement."""
    return Counter(pick.section for pick in army.picks)


@rule("TRA-PREP-10", always=True)
def who_may_command(army: reading.ArmyList) -> list[books.Pick]:
    """The units of a list that may have its officer: those of either section."""
    return known(army)


@rule("TRA-OFF-04", always=True)
def nobody_commands(army: reading.ArmyList) -> Reason | None:
    """An army has at least one officer."""
    if any(books.officers_of(entry_of(army, pick), pick) for pick in who_may_command(army)):
        return None
    return refusal("TRA-OFF-04", "refused-army-without-officer")


@rule("TRA-OFF-05", always=True)
def two_officers(entry: books.Entry, pick: books.Pick) -> Reason | None:
    """A unit has no more than one officer."""
    if len(books.officers_of(entry, pick)) < 2:
        return None
    return refusal("TRA-OFF-05", "refused-two-officers", unit=pick.name or entry.name)


@rule("TRA-UNIT-01", always=True)
def mixed_classes(army: reading.ArmyList, entry: books.Entry, pick: books.Pick) -> Reason | None:
    """A unit is all infantry or all armour."""
    classes = {army.book.entries[key].armoured for key in pick.companions if key in army.book.entries}
    if classes <= {entry.armoured}:
        return None
    return refusal("TRA-UNIT-01", "refused-mixed-unit", unit=pick.name or entry.name)


def strange_choices(entry: books.Entry, pick: books.Pick) -> list[tuple[str, str]]:
    """Everything that was chosen for a unit and that its entry does not offer."""
    offered = {
        "heavy": (pick.heavy, entry.heavy),
        "specialists": (pick.specialists, [name for name in entry.specialists if name in books.SPECIALISTS]),
        "companions": (pick.companions, entry.companions),
        "skills": (pick.skills, [name for name in entry.upgrades if name in profile.SKILLS]),
        "officer": (
            [str(grade) for grade in (pick.officer, pick.second_officer) if grade],
            [str(g) for g in books.GRADES],
        ),
        "sniper": (["sniper"] if pick.sniper else [], ["sniper"] if entry.sniper else []),
        "extended": (["extended"] if pick.extended and entry.armoured else [], []),
    }
    found = [(field, one) for field, (chosen, known) in offered.items() for one in chosen if one not in known]
    most = MOST_VEHICLES.get(entry.rank, 1) if entry.armoured else 0
    return found + ([] if 0 <= pick.models <= most else [("models", str(pick.models))])


@rule("TRA-LIST-08")
def against_its_entry(entry: books.Entry, pick: books.Pick) -> list[Reason]:
    """Every unit obeys its own entry."""
    name = pick.name or entry.name
    faults = [
        refusal("TRA-LIST-08", "refused-choice", unit=name, field=field, choice=one)
        for field, one in strange_choices(entry, pick)
    ]
    extras = len(pick.heavy) + len(pick.specialists) + len(pick.companions) + pick.sniper
    models = books.strength(entry.rank, extended=pick.extended)
    if not entry.armoured and extras >= models:
        faults.append(refusal("TRA-LIST-08", "refused-too-many-extras", unit=name, count=extras, models=models))
    return faults


def unit_faults(army: reading.ArmyList, pick: books.Pick) -> list[Reason]:
    """What is wrong with one unit of a list."""
    if pick.entry not in army.book.entries:
        return [refusal("TRA-LIST-08", "refused-unknown-entry-key", entry=pick.entry[:40], book=army.book.name)]
    entry = entry_of(army, pick)
    found = [two_officers(entry, pick), mixed_classes(army, entry, pick)]
    faults = [fault for fault in found if fault is not None]
    return [*books.entry_faults(entry), *faults, *(against_its_entry(entry, pick) or [])]


def check(army: reading.ArmyList) -> list[Reason]:
    """Every fault of an army, in the order of the checks."""
    faults = [*army.flaws, *(fault for pick in army.picks for fault in unit_faults(army, pick))]
    found = (
        crowded_sections(army),
        nobody_commands(army),
        agreement.too_dear(worth(army), ceiling(army)),
        too_few_reinforcements(army),
        agreement.has_reserves(worth(army, reinforcement=True)) if army.part == "defender" else None,
    )
    return faults + [fault for fault in found if fault is not None]


def file_faults(path: Path) -> list[Reason]:
    """Everything that is wrong with a file of an army."""
    return check(reading.load_list(path))


@rule("TRA-RENF-01")
def at_full_strength(back: books.Pick) -> Reason | None:
    """A unit comes back at normal strength."""
    return refusal("TRA-RENF-01", "refused-comes-back", field="extended", choice="true") if back.extended else None


@rule("TRA-RENF-03")
def brings_officer(back: books.Pick) -> Reason | None:
    """No officer comes back but one who belongs to the ordinary composition."""
    if not back.officer:
        return None
    return refusal("TRA-RENF-03", "refused-comes-back", field="officer", choice=str(back.officer))


@rule("TRA-RENF-02", always=True)
def new_in_it(original: books.Pick, back: books.Pick) -> Reason | None:
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
