"""The line of everything in a TOML text."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from escarmouche.registry import keys, manifest
from escarmouche.rules.books.lines import Place, lines_of

TEXT = '''# A comment with [brackets] and = signs
name = "Iron = March [1]"
builds_on = ["armoury", # the first
    "other"]
texts = """
two
lines"""

[[entry]]
key = 'one'
"odd key" . inner = 1
models = [
    { count = 2, weapons = ["a", "b"] },
    { weapons = [
        "c",
    ] },
]

[[entry]]
key = "two"
[entry.more]
deep = { x = 1, y = [ { z = 2 } ] }
[[entry.options]]
cost = 1
[[entry.options]]
cost = 2

[change]
when = 2026-01-01 10:00:00
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        (("name",), 2),
        (("builds_on",), 3),
        (("builds_on", 0), 3),
        (("builds_on", 1), 4),
        (("texts",), 5),
        (("entry", 0), 9),
        (("entry", 0, "key"), 10),
        (("entry", 0, "odd key", "inner"), 11),
        (("entry", 0, "models", 0, "weapons", 1), 13),
        (("entry", 0, "models", 1, "weapons", 0), 15),
        (("entry", 1, "key"), 20),
        (("entry", 1, "more", "deep", "y", 0, "z"), 22),
        (("entry", 1, "options", 0, "cost"), 24),
        (("entry", 1, "options", 1, "cost"), 26),
        (("change", "when"), 29),
    ],
)
def test_the_line_of_a_key_or_of_an_entry_is_found(place: Place, line: int) -> None:
    assert lines_of(TEXT)[place] == line


def everything(data: Any, where: Place = ()) -> list[Place]:
    """Every place in some data."""
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [*([where] if where else []), *(place for key, value in inner for place in everything(value, (*where, key)))]


@pytest.mark.parametrize("game", keys())
def test_everything_in_the_files_of_a_game_has_a_line(game: str) -> None:
    files = sorted((Path(manifest(game).folder) / "data" / "rosters").rglob("*.toml"))
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        found = lines_of(text)
        assert [place for place in everything(tomllib.loads(text)) if place not in found] == []
