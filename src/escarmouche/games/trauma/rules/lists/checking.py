"""Checking an army list: every fault at once."""

from collections import Counter
from pathlib import Path

from escarmouche.engine.reasons import Reason, refusal, remark
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.lists import books, profile, reading, units
from escarmouche.games.trauma.rules.mission import agreement
from escarmouche.rules.books.gathering import nearest
from escarmouche.rules.books.sources import Flaw, source_of

MOST_UNITS = 5


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


def entry_of(army: reading.ArmyList, pick: units.Pick) -> books.Entry:
    """The entry of a unit."""
    return army.book.entries[pick.entry]


def known(army: reading.ArmyList) -> list[units.Pick]:
    """The units of a list that are in its book."""
    return [pick for pick in army.picks if pick.entry in army.book.entries]


def worth(army: reading.ArmyList, *, reinforcement: bool | None = None) -> int:
    """What an army costs, or one of its two parts."""
    return sum(
        units.cost_of(entry_of(army, pick), pick)
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
def who_may_command(army: reading.ArmyList) -> list[units.Pick]:
    """The units of a list that may have its officer: those of either section."""
    return known(army)


@rule("TRA-OFF-04", always=True)
def nobody_commands(army: reading.ArmyList) -> Reason | None:
    """An army has at least one officer."""
    if any(units.officers_of(entry_of(army, pick), pick) for pick in who_may_command(army)):
        return None
    return refusal("TRA-OFF-04", "refused-army-without-officer")


@rule("TRA-OFF-05", always=True)
def two_officers(entry: books.Entry, pick: units.Pick) -> Reason | None:
    """A unit has no more than one officer."""
    if len(units.officers_of(entry, pick)) < 2:
        return None
    return refusal("TRA-OFF-05", "refused-two-officers", unit=pick.name or entry.name)


@rule("TRA-UNIT-01", always=True)
def mixed_classes(army: reading.ArmyList, entry: books.Entry, pick: units.Pick) -> Reason | None:
    """A unit is all infantry or all armour."""
    classes = {army.book.entries[key].armoured for key in pick.companions if key in army.book.entries}
    if classes <= {entry.armoured}:
        return None
    return refusal("TRA-UNIT-01", "refused-mixed-unit", unit=pick.name or entry.name)


def strange_choices(entry: books.Entry, pick: units.Pick) -> list[tuple[str, str, Reason]]:
    """Everything that was chosen for a unit and that its entry does not offer, with what it does."""
    skills = [name for name in entry.line.upgrades if name in profile.SKILLS or name in entry.rules]
    offered = {
        "heavy": (pick.heavy, entry.line.heavy),
        "specialists": (pick.specialists, [name for name in entry.line.specialists if name in units.SPECIALISTS]),
        "companions": (pick.companions, entry.line.companions),
        "skills": (pick.skills, skills),
        "officer": (
            [str(grade) for grade in (pick.officer, pick.second_officer) if grade],
            [str(g) for g in entry.grades],
        ),
        "sniper": (["sniper"] if pick.sniper else [], ["sniper"] if entry.line.sniper else []),
        "options": (pick.options, [option.key for option in entry.line.options]),
        "extended": (["extended"] if pick.extended and entry.armoured else [], []),
    }
    found = [
        (field, one, nearest(one, known))
        for field, (chosen, known) in offered.items()
        for one in chosen
        if one not in known
    ]
    most = units.most_vehicles(entry)
    too_many = ("models", str(pick.models), remark("right-whole", least="0", most=str(most)))
    return found + ([] if 0 <= pick.models <= most else [too_many])


@rule("TRA-LIST-08")
def against_its_entry(entry: books.Entry, pick: units.Pick) -> list[Reason]:
    """Every unit obeys its own entry."""
    name = pick.name or entry.name
    faults = [
        refusal("TRA-LIST-08", "refused-choice", unit=name, field=field, choice=one, right=right)
        for field, one, right in strange_choices(entry, pick)
    ]
    for option in entry.line.options:
        if (count := pick.options.count(option.key)) > option.most:
            often = {"option": option.key, "count": count, "most": option.most}
            faults.append(refusal("TRA-LIST-08", "refused-option-count", unit=name, **often))
    taken = sum(option.takes_a_model for option in units.chosen_options(entry, pick))
    extras = len(pick.heavy) + len(pick.specialists) + len(pick.companions) + pick.sniper + taken
    models = units.strength(entry, extended=pick.extended)
    if not entry.armoured and extras >= models:
        faults.append(refusal("TRA-LIST-08", "refused-too-many-extras", unit=name, count=extras, models=models))
    return faults


def unit_faults(army: reading.ArmyList, pick: units.Pick) -> list[Reason]:
    """What is wrong with one unit of a list."""
    if pick.entry not in army.book.entries:
        right = nearest(pick.entry, list(army.book.entries))
        named = {"entry": pick.entry[:40], "book": army.book.name}
        return [refusal("TRA-LIST-08", "refused-unknown-entry-key", **named, right=right)]
    entry = entry_of(army, pick)
    found = [two_officers(entry, pick), mixed_classes(army, entry, pick)]
    faults = [fault for fault in found if fault is not None]
    return [*books.entry_faults(entry), *faults, *(against_its_entry(entry, pick) or [])]


@rule("TRA-LIST-08")
def wrong_company(army: reading.ArmyList) -> Reason | None:
    """A unit shares its section only with those that its entry names, if it names any."""
    for pick in known(army):
        company = entry_of(army, pick).line.company
        others = {one.entry for one in army.picks if one.section == pick.section and one is not pick}
        if company and not others <= {pick.entry, *company}:
            name = pick.name or entry_of(army, pick).name
            return refusal("TRA-LIST-08", "refused-section-company", unit=name, company=", ".join(company))
    return None


def flaws(army: reading.ArmyList) -> list[Flaw]:
    """Every fault of an army with its line, in the order of the checks."""
    faults = [*army.book.flaws, *army.flaws]
    for number, pick in zip(army.numbers, army.picks, strict=True):
        faults += [army.source.flaw(fault, "unit", number) for fault in unit_faults(army, pick)]
    found = (
        crowded_sections(army),
        wrong_company(army),
        nobody_commands(army),
        agreement.too_dear(worth(army), ceiling(army)),
        too_few_reinforcements(army),
        agreement.has_reserves(worth(army, reinforcement=True)) if army.part == "defender" else None,
    )
    return faults + [army.source.flaw(fault) for fault in found if fault is not None]


def check(army: reading.ArmyList) -> list[Reason]:
    """Every fault of an army, in the order of the checks."""
    return [flaw.reason for flaw in flaws(army)]


def file_faults(path: Path) -> list[Flaw]:
    """Everything that is wrong with a file of an army, and with the books that it draws on."""
    return flaws(reading.read_source(source_of(path)))


@rule("TRA-RENF-01")
def at_full_strength(back: units.Pick) -> Reason | None:
    """A unit comes back at normal strength."""
    return refusal("TRA-RENF-01", "refused-comes-back", field="extended", choice="true") if back.extended else None


@rule("TRA-RENF-03")
def brings_officer(back: units.Pick) -> Reason | None:
    """No officer comes back but one who belongs to the ordinary composition."""
    if not back.officer:
        return None
    return refusal("TRA-RENF-03", "refused-comes-back", field="officer", choice=str(back.officer))


@rule("TRA-RENF-02", always=True)
def new_in_it(original: units.Pick, back: units.Pick) -> Reason | None:
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
