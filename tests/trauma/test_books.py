"""Army books of one's own: the printed examples built as data, and what may be written that ranks do not fix."""

from pathlib import Path

import pytest

from escarmouche.engine.words import LANGUAGES
from escarmouche.games.trauma.board import cards
from escarmouche.games.trauma.rules.lists import checking, mustering, reading
from escarmouche.games.trauma.rules.lists.books import spelled_out
from escarmouche.games.trauma.rules.lists.profile import SKILLS, WEAPON_SKILLS, UnitProfile
from escarmouche.terminal.words import speak

BOOK = """
name = { fr = "Corps expéditionnaire", en = "Expeditionary corps" }
builds_on = ["armoury"]

[[weapon]]
key = "machine gun"
name = { fr = "Mitrailleuse", en = "Machine gun" }
precision = 5
rate = 3
force = 3

[[entry]]
key = "marine"
name = "Marine"
class = "infantry"
rank = "regular"
movement = 12
morale = 2
armour = 2
weapons = ["assault rifle", "knife"]
strength = 5
cost = 4
extended = 7
extended_cost = 3
company = ["gunners", "tank"]
grades = [{ key = 2, command = 3, cost = 4 }]
options = [
    { key = "mortar", role = "heavy", weapons = ["grenade launcher"], cost = 2, most = 2 },
    { key = "blades", each = true, weapons = ["combat blade"], keeps = "all", cost = 3 },
    { key = "hidden", unit_skills = ["concealment"], cost = 1 },
]

[[entry]]
key = "gunners"
name = "Gunners"
rank = "elite"
movement = 10
morale = 3
armour = 3
cost = 9
models = [
    { weapons = ["machine gun", "machine gun"] },
    { weapons = ["flame-thrower", "flame-thrower"] },
    { weapons = ["machine gun", "missile launcher"] },
]

[[entry]]
key = "twins"
name = "Twins"
rank = "elite"
movement = 10
morale = 3
armour = 3
weapons = ["carbine", "carbine"]
standing = 1

[[entry]]
key = "tank"
name = "Tank"
class = "armour"
rank = "support"
drive = "wheeled"
structure = "OIX"
movement = 18
morale = 3
armour = 6
weapons = ["tank gun", "autocannon"]
arcs = "left-right"
arc = [1, 0]
base = 9
height = 3.5
cost = 7
vehicles = 2
"""
LIST = 'name = "Mine"\nbook = "corps.toml"\npoints = 30\n'


def army(folder: Path, *picks: str, book: str = BOOK) -> reading.ArmyList:
    """A list of these units of the book."""
    (folder / "corps.toml").write_text(book, encoding="utf-8")
    path = folder / "mine.toml"
    path.write_text(LIST + "".join(f"[[unit]]\n{pick}\n" for pick in picks), encoding="utf-8")
    return reading.load_list(path)


def unit(folder: Path, pick: str) -> UnitProfile:
    """One unit of the book, as it enters play."""
    return mustering.muster(army(folder, pick)).units[0]


def carried(found: UnitProfile) -> list[list[str]]:
    """What each model of a unit carries."""
    return [[found.weapons[place].name for place in kit.weapons] for kit in found.kits]


def test_the_printed_marine_is_built_as_data(tmp_path: Path) -> None:
    marine = unit(tmp_path, 'entry = "marine"')
    kit = marine.kits[0]
    assert (kit.movement, kit.morale, kit.armour, kit.command) == (12_000, 2, 2, 0)
    assert [weapon.notation for weapon in marine.weapons] == ["4/1/-/2/1", "-/1/-/1/1"]
    assert (len(marine.kits), marine.cost) == (5, 4)


def test_the_printed_unit_of_five_salvos_is_built_as_data(tmp_path: Path) -> None:
    gunners = unit(tmp_path, 'entry = "gunners"')
    assert carried(gunners) == [
        ["Mitrailleuse", "Mitrailleuse"],
        ["flame-thrower", "flame-thrower"],
        ["Mitrailleuse", "missile launcher"],
    ]
    copies = [max(kit.weapons.count(place) for kit in gunners.kits) for place in range(len(gunners.weapons))]
    assert sum(copies) == 5
    assert gunners.cost == 9


def test_the_printed_unit_with_a_weapon_in_either_hand_is_built_as_data(tmp_path: Path) -> None:
    twins = unit(tmp_path, 'entry = "twins"')
    assert carried(twins) == [["carbine", "carbine"]] * 4
    assert (twins.kits[0].grade, twins.kits[0].command, twins.kits[0].standing) == (1, 1, True)


def test_strength_cost_and_grades_are_what_the_entry_says(tmp_path: Path) -> None:
    marine = unit(tmp_path, 'entry = "marine"\nextended = true\nofficer = 2')
    assert len(marine.kits) == 7
    assert marine.cost == 4 + 3 + 4
    assert marine.kits[0].command == 3


def test_options_have_their_cost_and_their_number(tmp_path: Path) -> None:
    marine = unit(tmp_path, 'entry = "marine"\noptions = ["mortar", "mortar", "blades", "hidden"]')
    assert marine.cost == 4 + 2 * 2 + 3 + 1
    assert marine.skills == {"concealment"}
    assert [kit.role for kit in marine.kits] == ["trooper"] * 3 + ["heavy"] * 2
    assert carried(marine)[0] == ["combat blade", "assault rifle", "knife"]
    assert carried(marine)[4] == ["combat blade", "grenade launcher", "knife"]
    thrice = army(tmp_path, 'entry = "marine"\noptions = ["mortar", "mortar", "mortar"]')
    assert "refused-option-count" in {fault.text for fault in checking.check(thrice)}


def test_a_vehicle_has_its_own_body_arcs_and_number(tmp_path: Path) -> None:
    tank = unit(tmp_path, 'entry = "tank"\nmodels = 2')
    assert (tank.base, tank.height, tank.arcs, tank.arc, tank.structure) == (9_000, 3_500, "left-right", (1, 0), "OIX")
    assert (len(tank.kits), tank.cost) == (2, 7)


def test_a_unit_shares_its_section_only_with_its_company(tmp_path: Path) -> None:
    mixed = army(tmp_path, 'entry = "marine"\nofficer = 1', 'entry = "twins"')
    assert "refused-section-company" in {fault.text for fault in checking.check(mixed)}
    apart = army(tmp_path, 'entry = "marine"\nofficer = 1', 'entry = "twins"\nsection = 2')
    assert "refused-section-company" not in {fault.text for fault in checking.check(apart)}


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ('class = "infantry"', 'class = "armour"', "refused-class"),
        ("strength = 5", 'models = [{ weapons = ["knife"] }]\nstrength = 5', "refused-strength-models"),
        ('[[entry]]\nkey = "twins"', '[[entry]]\nkey = "twins"\nmodel = 1', "refused-entry-unknown"),
        ('structure = "OIX"', 'structure = "OIQ"', "refused-entry-value"),
        ('"missile launcher"] },', '"missile lancher"] },', "refused-entry-value"),
        ("cost = 9", "cost = -9", "refused-entry-value"),
        ("rate = 3", "ratte = 3", "refused-entry-unknown"),
    ],
)
def test_a_fault_of_a_book_is_told_with_its_line(tmp_path: Path, right: str, wrong: str, fault: str) -> None:
    assert right in BOOK
    text = BOOK.replace(right, wrong, 1)
    line = text[: text.index(wrong)].count("\n") + 1 + wrong.startswith("[[entry") * 2
    (tmp_path / "corps.toml").write_text(text, encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(f'{LIST}[[unit]]\nentry = "marine"\nofficer = 9\nhat = 1\n', encoding="utf-8")
    found = [f"{flaw.file}:{flaw.line} {flaw.reason.text}" for flaw in checking.file_faults(path)]
    assert found[:2] == [f"corps.toml:{line} {fault}", "mine.toml:7 refused-entry-unknown"]


def test_a_unit_without_weapons_is_told(tmp_path: Path) -> None:
    (tmp_path / "corps.toml").write_text(BOOK.replace('weapons = ["carbine", "carbine"]\n', ""), encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(LIST, encoding="utf-8")
    assert checking.file_faults(path)[0].reason.text == "refused-entry-missing"


RULES = """
[[rule]]
key = "fury"
name = { fr = "Furie", en = "Fury" }
text = "They do not stop."
grants = ["Guerrier"]
morale = 1
movement = 2
command = 1

[[rule]]
key = "song"
name = "Battle song"
text = "They sing."
"""


def test_a_rule_of_ones_own_counts_and_one_without_effect_says_so(tmp_path: Path) -> None:
    book = BOOK.replace('company = ["gunners", "tank"]', 'skills = ["Guérilla", "fury"]\nupgrades = ["song"]') + RULES
    found = mustering.muster(army(tmp_path, 'entry = "marine"\nofficer = 2\nskills = ["song"]', book=book)).units[0]
    assert found.skills == {"guerrilla", "warrior"}
    assert {(kit.movement, kit.morale) for kit in found.kits} == {(14_000, 3)}
    assert found.kits[0].command == 4
    assert [(rule.name, rule.works) for rule in found.own_rules] == [("Furie", True), ("Battle song", False)]
    named = [rule.name for rule in cards.printed(speak("fr", "trauma"), found)[2]]
    assert named == ["Guérilla", "Guerrier", "Furie", "Battle song (sans effet)"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_skill_is_read_as_its_book_spells_it(language: str) -> None:
    words = speak(language, "trauma")
    for skill in SKILLS | WEAPON_SKILLS:
        spelled = words.say(f"keyword-skill-{skill.replace('_', '-')}")
        assert spelled_out({"skills": [spelled, spelled.lower()]}) == {"skills": [skill, skill]}


def test_a_book_without_prices_and_ranks_is_told_what_to_build_on(tmp_path: Path) -> None:
    (tmp_path / "corps.toml").write_text(BOOK.replace('builds_on = ["armoury"]', ""), encoding="utf-8")
    path = tmp_path / "mine.toml"
    path.write_text(LIST, encoding="utf-8")
    assert "refused-book-field" in {flaw.reason.text for flaw in checking.file_faults(path)}
