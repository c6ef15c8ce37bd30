"""Whatever the engine can say, it can say in every language, with the same variables."""

import re

import pytest

from escarmouche.engine.words import LANGUAGES
from tests.battery.entrants import PACKAGE, speak
from tests.word_files import messages

ENGINE = PACKAGE / "engine"
SHARED = ("engine", "table", "rules", "conformance", "registry.py")
"""What all games stand on, and whose words are the engine's."""


def refusals() -> set[str]:
    """Every refusal that the shared sources name."""
    return {
        key
        for part in SHARED
        for file in ((PACKAGE / part).rglob("*.py") if (PACKAGE / part).is_dir() else (PACKAGE / part,))
        for key in re.findall(r'"(refused-[a-z-]+)"', file.read_text(encoding="utf-8"))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shared_refusal_has_its_sentence(language: str) -> None:
    words = speak()[language]
    missing = [key for key in sorted(refusals()) if not words.has(key)]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_things_with_the_same_variables(language: str) -> None:
    assert messages(ENGINE / "text" / language / "core.ftl") == messages(ENGINE / "text" / "en" / "core.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["refused-late", "refused-share", "refused-save-line", "refused-our-bug"])
def test_sentences_are_filled_in(language: str, key: str) -> None:
    data = {"number": 7, "place": "7", "least": 7, "most": 7, "amount": 7, "line": 7, "question": "7"}
    said = speak()[language].say(key, **data)
    assert "7" in said
    assert "{" not in said


def test_the_end_of_a_game_names_the_winner() -> None:
    words = speak()["en"]
    ends = {words.say("event-game-ended", winner=winner, reason="score") for winner in (0, 1, None)}
    assert len(ends) == 3
    assert "concedes" in words.say("event-game-ended", winner=1, reason="conceded")
