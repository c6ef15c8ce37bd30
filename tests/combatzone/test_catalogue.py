"""Whatever stands in the catalogue is read: its components by the rules, its keywords by the cards and their rules."""

import pytest

from escarmouche.games.combatzone import GAME
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.shooting.weapons import SHEET, TRAITS
from tests.mutants.sample import places

SOURCES = "".join(file.read_text(encoding="utf-8") for file in GAME.folder.rglob("*.py"))


@pytest.mark.parametrize("component", CATALOGUE.numbers)
def test_every_component_is_read(component: str) -> None:
    assert f'NUMBERS["{component}"]' in SOURCES
    value = CATALOGUE.numbers[component]
    lines = value if isinstance(value, list) else [value]
    parts = {part for line in lines if isinstance(line, dict) for part in line}
    assert [part for part in parts if f'"{part}"' not in SOURCES] == []


def test_nothing_stands_in_the_catalogue_that_is_not_looked_for() -> None:
    assert set(CATALOGUE.data) == {
        *("game", "name", "edition", "prefix", "unit", "summary", "sources", "components", "keyword", "rule")
    }


def test_every_keyword_has_a_rule_that_the_game_applies() -> None:
    applied = places()
    assert [one["key"] for one in CATALOGUE.data["keyword"] if one["rule"] not in applied] == []


def test_every_value_of_a_rule_is_read() -> None:
    with_value = [entry.id for entry in CATALOGUE.entries.values() if entry.value is not None]
    weapons = [number for number in with_value if number.startswith("CBZ-WEAP-")]
    assert [number for number in with_value if number not in weapons and f'"{number}"' not in SOURCES] == []


def test_every_trait_of_a_weapon_is_a_keyword() -> None:
    assert {trait for line in SHEET.values() for trait in line.get("traits", ())} <= set(TRAITS)
