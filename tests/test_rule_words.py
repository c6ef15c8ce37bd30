"""Every rule, option, keyword and characteristic of a game has its words in every language."""

import pytest

from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import ruleset
from tests.rule_words import RuleWords

GAMES = ("firefight", "collision", "trauma", "combatzone")
WORDS = {game: RuleWords(game, ruleset(game).catalogue) for game in GAMES}  # type: ignore[attr-defined]
FILES = [(game, name) for game, words in WORDS.items() for name in words.files]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_that_the_catalogue_names_is_worded(game: str, language: str) -> None:
    assert WORDS[game].unworded(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), FILES)
def test_all_languages_say_the_same_things_with_the_same_variables(game: str, name: str, language: str) -> None:
    assert WORDS[game].messages(language, name) == WORDS[game].messages("en", name)


@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_in_two_files(game: str) -> None:
    assert WORDS[game].written_twice() == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_rules_of_a_chapter_share_a_title(game: str, language: str) -> None:
    assert WORDS[game].shared_titles(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_one_sentence_that_fits_a_line(game: str, language: str) -> None:
    assert WORDS[game].unfit_sentences(language) == []


@pytest.mark.parametrize("game", GAMES)
def test_french_keeps_its_signs_together(game: str) -> None:
    assert WORDS[game].parted_signs() == []
