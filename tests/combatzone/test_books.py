"""Books of one's own in Combat Zone: weapons, machines and prices."""

import tomllib
from pathlib import Path

import pytest

from escarmouche.engine.reasons import Refused
from escarmouche.games.combatzone.rules.lists import checking, mustering, reading
from escarmouche.games.combatzone.rules.lists.books import standard
from escarmouche.games.combatzone.rules.lists.cards import Fighter
from escarmouche.games.combatzone.rules.lists.library import LIBRARY

GROUP = """
[[group]]
kind = "gang"
members = [
    { card = "boss" }, { card = "hand", count = 3 }, { card = "whaler" }, { card = "brewer" }, { card = "spider" },
]
"""
LIST = f'name = "Rats"\nfaction = "rats.toml"\npoints = 200\n{GROUP}'
RIFLE, GRENADE = (standard().weapons[key].cost for key in ("assault_rifle", "hand_grenade"))


@pytest.fixture
def rats(tmp_path: Path) -> Path:
    """A list that draws on a book of one's own."""
    (tmp_path / "rats.toml").write_text(LIBRARY.template, encoding="utf-8")
    path = tmp_path / "list.toml"
    path.write_text(LIST, encoding="utf-8")
    return path


def fighters(path: Path) -> dict[str, Fighter]:
    """The figures of a list as they enter play."""
    force = mustering.muster(reading.load_list(path))
    return {fighter.key: fighter for group in force.groups for fighter in group.fighters}


def test_weapons_machines_and_prices_are_those_of_the_book(rats: Path) -> None:
    assert checking.file_faults(rats) == []
    found = fighters(rats)
    harpoon = found["whaler"].weapons[0]
    assert (harpoon.key, harpoon.category, harpoon.damage, harpoon.long) == (
        "Harpoon gun",
        "heavy",
        ((2, 8), (1, 6)),
        50_000,
    )
    assert found["brewer"].weapons[0].traits == {"burns"}
    spider = found["spider"]
    assert (spider.kind, spider.resistance, spider.attack, spider.damage) == ("light", 9, "2D8", "2D6")
    assert found["whaler"].cost == 9 + 1 + 9
    assert found["boss"].cost == 12 + 12 + 3 + 4 + 2 + 4 + RIFLE + GRENADE
    assert found["boss"].kits == ("tool_kit",)


def test_a_list_can_carry_its_book(tmp_path: Path) -> None:
    source = LIBRARY.template.replace('game = "combatzone"', 'game = "combatzone"\nkey = "rats"')
    book = tomllib.loads(source)
    data = {"name": "Rats", "faction": "rats", "own_book": [book], **tomllib.loads(GROUP)}
    assert checking.check(reading.read_list(data)) == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ('damage = "2D8+1D6"', 'damage = "2W8"'),
        ("short = 20", "short = 90"),
        ('traits = ["burns"]\ncost', 'traits = ["burnss"]\ncost'),
        ("resistance = 9", "resistance = 99"),
    ],
)
def test_a_fault_of_a_book_is_told_with_its_line(rats: Path, right: str, wrong: str) -> None:
    text = LIBRARY.template.replace(right, wrong)
    (rats.parent / "rats.toml").write_text(text, encoding="utf-8")
    line = text[: text.index(wrong)].count("\n") + 1
    assert [(flaw.file, flaw.line) for flaw in checking.file_faults(rats)] == [("rats.toml", line)]
    with pytest.raises(Refused, match="refused-entry-value"):
        reading.load_list(rats)


@pytest.mark.parametrize("removed", ['remove.price = ["vest"]', 'remove.weapon = ["hand_grenade"]'])
def test_what_every_figure_may_need_cannot_be_taken_away(rats: Path, removed: str) -> None:
    text = LIBRARY.template.replace('builds_on = ["prices"]', f'builds_on = ["prices"]\n{removed}')
    (rats.parent / "rats.toml").write_text(text, encoding="utf-8")
    assert [flaw.reason.text for flaw in checking.file_faults(rats)] == ["refused-book-field"]
