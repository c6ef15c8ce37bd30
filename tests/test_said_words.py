"""Whatever the sources of a game ask, tell, offer, refuse or give as a reason, it can say in every language."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from escarmouche.board.board import board
from escarmouche.engine.journal import GameEnded
from escarmouche.engine.vocabulary import vocabulary
from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import keys, manifest
from escarmouche.rules.naming import table_name
from escarmouche.terminal.words import speak

WRITTEN = re.compile(r"(option|refused|reason|because)-[a-z0-9-]*[a-z0-9]")
CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


@cache
def written(game: str) -> frozenset[str]:
    """The keys of options, refusals and reasons that stand in the sources of a game."""
    sources = [ast.parse(file.read_text(encoding="utf-8")) for file in Path(manifest(game).folder).rglob("*.py")]
    texts = (node.value for source in sources for node in ast.walk(source) if isinstance(node, ast.Constant))
    return frozenset(text for text in texts if isinstance(text, str) and WRITTEN.fullmatch(text))


@cache
def declared(game: str) -> frozenset[str]:
    """The keys of the questions and events that a game declares."""
    known = vocabulary(f"{manifest(game).package}.rules", (), ())
    events = (name for name, kind in known.events.items() if kind is not GameEnded)
    return frozenset((*(f"ask-{text}" for text in known.questions), *(f"event-{worded(name)}" for name in events)))


def worded(name: str) -> str:
    """The name of a class as a key is written."""
    return CAPITAL.sub("-", name).lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", keys())
def test_everything_that_the_sources_name_is_worded(game: str, language: str) -> None:
    words = speak(language, game)
    assert written(game)
    assert declared(game)
    assert [key for key in sorted(written(game) | declared(game)) if not words.has(key)] == []


@pytest.mark.parametrize("game", keys())
def test_every_table_is_called_in_the_language_of_the_reader(game: str) -> None:
    lies = board(game)
    printed = [lies.table(name).name for name in (*lies.tables(), "1", "2", "3")]
    said = {language: [table_name(name, speak(language, game)) for name in printed] for language in LANGUAGES}
    assert said["en"] == printed
    assert not set(printed) & {*said["fr"], *said["de"]}
    assert all([name.rsplit(" ")[-1] for name in names[-3:]] == ["1", "2", "3"] for names in said.values())
    assert table_name("Grandma's attic 7", speak("fr", game)) == "Grandma's attic 7"
