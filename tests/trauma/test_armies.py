"""The army books and ready armies of Trauma, and what a list or a set-up is refused for."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from escarmouche.engine.reasons import Refused
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.lists import books, checking, mustering, reading
from escarmouche.games.trauma.rules.lists import units as list_units
from escarmouche.games.trauma.rules.lists.profile import DRIVES, RANKS, SKILLS, WEAPON_SKILLS, UnitProfile, Weapon
from escarmouche.games.trauma.rules.lists.shelf import REFERENCE
from escarmouche.games.trauma.rules.mission import tables
from escarmouche.games.trauma.rules.ruleset import RULESET
from escarmouche.games.trauma.rules.state import TraumaSetup

OWN_BOOKS = [key for key in books.book_keys() if key != REFERENCE]
READY = reading.ready_keys()


def units() -> list[UnitProfile]:
    """Every unit of every ready army of the three books."""
    ready = [reading.ready_list(key) for key in READY]
    return [unit for one in ready if one.book.key in OWN_BOOKS for unit in mustering.muster(one).units]


def weapons_of(key: str) -> list[Weapon]:
    """The weapons that anybody in a book carries or may choose."""
    book = books.book(key)
    carried = [
        name
        for entry in book.entries.values()
        for name in (*entry.line.weapons, *entry.line.heavy, entry.line.sniper)
        if name
    ]
    return [book.weapons[name] for name in carried]


def set_up(one: str, other: str, **more: object) -> TraumaSetup:
    first, second = (mustering.muster(reading.ready_list(key)) for key in (one, other))
    setup = TraumaSetup(options=CATALOGUE.choose({}), lists=(first, second), table=tables.named("kiln-street"))
    return replace(setup, **more)


# Ready armies


@pytest.mark.parametrize("key", READY)
def test_a_ready_army_is_legal_and_worth_exactly_what_it_may_be(key: str) -> None:
    army = reading.ready_list(key)
    assert checking.check(army) == []
    assert checking.worth(army) == checking.ceiling(army) == mustering.muster(army).cost


@pytest.mark.parametrize("book", OWN_BOOKS)
def test_a_book_has_armies_of_both_formats_and_for_their_defenders(book: str) -> None:
    found = {(card.points, card.part, card.cost) for card in mustering.list_cards() if card.book == book}
    assert {cost for _, _, cost in found} == {24, 30, 34, 45}
    assert {(points, cost) for points, part, cost in found if part == "defender"} == {(30, 24), (45, 34)}


# What the books show of the rules


def test_the_books_use_every_rank_drive_and_skill() -> None:
    entries = [entry for key in OWN_BOOKS for entry in books.book(key).entries.values()]
    assert {entry.line.rank for entry in entries} == set(RANKS)
    assert {entry.line.drive for entry in entries if entry.line.drive} == set(DRIVES)
    specialists = {list_units.SPECIALISTS[name] for entry in entries for name in entry.line.specialists}
    assert {skill for entry in entries for skill in (*entry.line.skills, *entry.line.upgrades)} | specialists == SKILLS


def test_the_books_use_every_notation_of_a_weapon() -> None:
    arms = [weapon for key in OWN_BOOKS for weapon in weapons_of(key)]
    assert {skill for weapon in arms for skill in weapon.skills} == WEAPON_SKILLS
    assert any(weapon.plus for weapon in arms)
    assert any(weapon.limited for weapon in arms)
    assert any(weapon.steady is not None for weapon in arms)
    assert any(weapon.area for weapon in arms)
    assert any(weapon.precision is None and not weapon.plus for weapon in arms)
    assert any(weapon.rate > 1 for weapon in arms)
    assert any(weapon.damage > 1 for weapon in arms)


def test_the_ready_armies_use_every_rank_and_every_grade() -> None:
    assert {unit.rank for unit in units()} == set(RANKS)
    assert {kit.grade for unit in units() for kit in unit.kits if kit.grade} == {1, 2, 3}
    assert {unit.section for unit in units()} == {"assault", "reinforcement"}
    assert any(unit.extended for unit in units())


def test_officers_come_first_and_lead() -> None:
    grades = [[kit.grade for kit in unit.kits] for unit in units()]
    assert all(not any(rest) for _, *rest in grades)


# Refusals


@pytest.mark.parametrize(
    ("written", "text"),
    [
        ({"colour": "red"}, "refused-book-unknown"),
        ({"points": "many"}, "refused-points"),
        ({"points": -1}, "refused-points"),
        ({"part": "referee"}, "refused-list-field"),
        ({"unit": 5}, "refused-list-field"),
        ({"entry": "marine"}, "refused-book-tables"),
        ({"weapon": [{"name": "laser", "rate": 0}]}, "refused-entry-value"),
        ({"weapon": [{"name": "laser", "skills": ["glow"]}]}, "refused-entry-value"),
        ({"weapon": {"name": "laser"}}, "refused-book-tables"),
        ({"name": 3}, "refused-list-field"),
        ({"book": "nobody"}, "refused-unknown-book"),
        ({"entry": [{"key": "half"}]}, "refused-entry-missing"),
    ],
)
def test_a_list_that_cannot_be_read_is_refused(written: dict[str, object], text: str) -> None:
    with pytest.raises(Refused) as refused:
        reading.read_list(written)
    assert refused.value.reason.text == text


def test_every_fault_of_a_file_is_found_at_once(tmp_path: Path) -> None:
    path = tmp_path / "army.toml"
    path.write_text('points = 30\n[[unit]]\nentry = "dragon"\n[[unit]]\nentry = "marine"\nhat = true\n', "utf-8")
    assert [fault.rule for fault in checking.file_faults(path)] == [
        "TRA-LIST-08", "TRA-LIST-08", "TRA-OFF-04", "TRA-PREP-05",
    ]  # fmt: skip


def test_an_unknown_ready_army_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        reading.ready_list("nobody")
    assert refused.value.reason.data["name"] == "nobody"


def test_armies_of_the_right_size_may_begin() -> None:
    state = RULESET.begin(set_up("meridian-30", "ashen-30"))
    assert {unit.place for unit in state.units} == {"reserve", "section"}
    assert RULESET.begin(set_up("meridian-30", "ashen-24", mission="attack", attacker=0)).units


@pytest.mark.parametrize(
    ("one", "other", "more", "text"),
    [
        ("meridian-45", "ashen-30", {}, "refused-over-points"),
        ("meridian-30", "ashen-30", {"mission": "picnic"}, "refused-unknown-scenario"),
        ("meridian-30", "ashen-30", {"mission": "attack"}, "refused-over-points"),
        ("ashen-24", "meridian-30", {"mission": "attack", "attacker": 0}, "refused-over-points"),
        (
            "meridian-30",
            "ashen-30",
            {"mission": "attack", "attacker": 1, "size": 45},
            "refused-defender-reinforcement",
        ),
    ],
)
def test_a_game_with_the_wrong_armies_does_not_begin(one: str, other: str, more: dict[str, object], text: str) -> None:
    with pytest.raises(Refused) as refused:
        RULESET.begin(set_up(one, other, **more))
    assert refused.value.reason.text == text
