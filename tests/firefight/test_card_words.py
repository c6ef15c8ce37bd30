"""A card says what its special rules do with the numbers that are printed on it."""

import pytest

from escarmouche.board.words import speak
from escarmouche.games.firefight.board.cards import sentence
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_no_number_is_left_open(language: str) -> None:
    words = speak(language, "firefight")
    for key in SPECIAL_RULES:
        for value in (1, 3):
            assert "X" not in sentence(words, key, value)


def test_tough_3_is_out_on_8_and_one_token_is_one() -> None:
    words = speak("en", "firefight")
    assert "8 or more" in sentence(words, "tough", 3)
    assert "1 spell token when" in sentence(words, "caster", 1)
    assert "2 spell tokens when" in sentence(words, "caster", 2)
