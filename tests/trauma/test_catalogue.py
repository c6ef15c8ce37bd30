"""What stands in the catalogue's data is read by the game, and nothing of it stands there for nothing."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine.words import LANGUAGES
from escarmouche.games.trauma import GAME
from escarmouche.games.trauma.data import CATALOGUE, RULE_OF
from escarmouche.games.trauma.rules.lists.profile import SKILLS, WEAPON_SKILLS
from escarmouche.games.trauma.rules.state import ORDERS
from escarmouche.terminal.words import speak

SOURCES = "".join(file.read_text(encoding="utf-8") for file in sorted(Path(GAME.folder).rglob("*.py")))


def leaves(table: Mapping[str, Any]) -> Iterator[str]:
    """The names of the values in a table and in the tables inside it."""
    for key, value in table.items():
        rows = value if isinstance(value, list) else [value]
        inner = [row for row in rows if isinstance(row, Mapping)]
        yield from (leaf for row in inner for leaf in leaves(row))
        if not inner:
            yield key


def test_every_component_is_read() -> None:
    sizes = {f"{width}x{depth}" for width, depth in CATALOGUE.numbers["tables_cm"]}
    unread = [leaf for leaf in leaves(CATALOGUE.numbers) if leaf not in sizes and f'["{leaf}"]' not in SOURCES]
    assert unread == []


def test_every_value_of_a_rule_is_read() -> None:
    valued = [number for number, entry in CATALOGUE.entries.items() if entry.value is not None]
    assert valued
    assert [number for number in valued if f'"{number}"' not in SOURCES] == []


def test_keywords_carry_nothing_that_the_words_say() -> None:
    assert {field for one in CATALOGUE.data["keyword"] for field in one} == {"key", "rule"}
    assert {
        field for table in ("characteristic", "weapon_field") for one in CATALOGUE.data[table] for field in one
    } == {"key"}


def test_every_skill_is_a_keyword() -> None:
    skills = {key.removeprefix("skill_") for key in RULE_OF if key.startswith("skill_")}
    assert skills == SKILLS | WEAPON_SKILLS


def test_every_order_has_its_price() -> None:
    assert set(ORDERS) >= {"take-cover", "alert-fire", "heads-down"}
    assert {*ORDERS, "courage"} <= CATALOGUE.value("TRA-CP-04").keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_order_and_whatever_else_is_bought_has_a_name(language: str) -> None:
    words, bought = speak(language, "trauma"), CATALOGUE.value("TRA-CP-04")
    assert [order for order in ORDERS if not words.has(f"keyword-order-{order}")] == []
    assert [what for what in bought if not any(words.has(f"{key}-{what}") for key in ("what", "keyword-order"))] == []
