"""What the catalogue of Collision lists is read by its rules: numbers, special rules, effects of traits."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from escarmouche.engine.rulebook import places
from escarmouche.games.collision.conformance.stage import STAGE
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.lists.cards import EFFECTS, KEYWORDS
from escarmouche.games.collision.rules.vocabulary import Cause
from escarmouche.registry import manifest

SOURCES = "\n".join(path.read_text("utf-8") for path in (manifest("collision").folder / "rules").rglob("*.py"))
WHOLE = ("mission_table", "exploration")
"""Tables that are read as they are, card by card."""


def keys_in(table: Any) -> Iterator[str]:
    for key, value in table.items():
        yield key
        tables = value if isinstance(value, list) else [value]
        if key not in WHOLE:
            yield from (inner for one in tables if isinstance(one, dict) for inner in keys_in(one))


@pytest.mark.parametrize("key", sorted(set(keys_in(CATALOGUE.numbers))))
def test_every_component_is_read(key: str) -> None:
    assert f'"{key}"' in SOURCES


@pytest.mark.parametrize("number", [entry.id for entry in CATALOGUE.entries.values() if entry.value is not None])
def test_every_value_of_a_rule_is_read(number: str) -> None:
    assert any(f'{call}("{number}")' in SOURCES for call in ("holds", "number", "value"))


@pytest.mark.parametrize(("word", "number"), [*KEYWORDS.items(), *EFFECTS.items()])
def test_what_a_card_can_name_is_a_unit_under_its_number(word: str, number: str) -> None:
    assert number in places()
    assert f'"{word}"' in SOURCES
    assert all(STAGE.words(language).has(f"rule-{number.lower()}") for language in ("en", "fr", "de"))


def test_the_sources_were_found() -> None:
    assert Path(manifest("collision").folder).is_dir()
    assert len(SOURCES) > 100_000


def test_a_wound_can_be_saved_whatever_caused_it() -> None:
    causes = {word for part in get_args(Cause) for word in (get_args(part) or (part,))}
    assert set(CATALOGUE.value("COL-ARMOUR-04")) == causes
