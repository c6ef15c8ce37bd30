"""Every rule, option, keyword and characteristic of Trauma has its words in every language."""

import pytest

from escarmouche.core.words import LANGUAGES
from escarmouche.games.trauma.field import CATALOGUE
from tests.rule_words import RuleWords

WORDS = RuleWords("trauma", CATALOGUE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_catalogue_names_is_worded(language: str) -> None:
    assert WORDS.unworded(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", WORDS.files)
def test_all_languages_say_the_same_things_with_the_same_variables(name: str, language: str) -> None:
    assert WORDS.messages(language, name) == WORDS.messages("en", name)


def test_no_key_is_in_two_files() -> None:
    assert WORDS.written_twice() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_of_a_chapter_share_a_title(language: str) -> None:
    assert WORDS.shared_titles(language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_one_sentence_that_fits_a_line(language: str) -> None:
    assert WORDS.unfit_sentences(language) == []


def test_french_keeps_its_signs_together() -> None:
    assert WORDS.parted_signs() == []
