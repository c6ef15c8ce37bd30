"""The catalogue's data: every number is read by the rules, and every special rule stands in a rule of its own."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from escarmouche.engine.rulebook import places
from escarmouche.games.firefight.data import CATALOGUE, FOLDER
from escarmouche.games.firefight.rules import ruleset
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES

SOURCES = "\n".join(file.read_text(encoding="utf-8") for file in sorted((FOLDER.parent / "rules").rglob("*.py")))
TABLES = {"game", "name", "edition", "prefix", "unit", "summary", "sources", "components", "keyword", "rule"}


def components(numbers: Mapping[str, Any]) -> Iterator[str]:
    """The names of all components, those of parts included."""
    for name, number in numbers.items():
        yield name
        if isinstance(number, Mapping):
            yield from components(number)


def test_every_table_of_the_catalogue_is_known() -> None:
    assert set(CATALOGUE.data) == TABLES


@pytest.mark.parametrize("name", list(components(CATALOGUE.numbers)))
def test_every_component_is_read_by_the_rules(name: str) -> None:
    assert re.search(rf"\[\"{name}\"\]", SOURCES)


@pytest.mark.parametrize("number", [entry.id for entry in CATALOGUE.entries.values() if entry.value is not None])
def test_every_value_of_a_rule_is_read_by_the_rules(number: str) -> None:
    assert re.search(rf"(CATALOGUE\.\w+\(|Way\(\"\w+\", )\"{number}\"", SOURCES)


@pytest.mark.parametrize("key", sorted(SPECIAL_RULES))
def test_every_special_rule_is_applied_by_a_unit_of_its_own(key: str) -> None:
    assert ruleset.RULESET.catalogue is CATALOGUE
    assert SPECIAL_RULES[key].rule in places()
