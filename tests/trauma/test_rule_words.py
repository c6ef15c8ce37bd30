"""Every rule, option, keyword and characteristic of Trauma has its words in every language."""

import re

import pytest

from escarmouche.core.words import LANGUAGES
from escarmouche.games.trauma.field import CATALOGUE
from tests.battery.entrants import PACKAGE, speak
from tests.test_words import messages

TEXT = PACKAGE / "games" / "trauma" / "text"
WORDS = speak(TEXT)
FILES = sorted(file.name for file in (TEXT / "en").glob("*.ftl"))
PRINTED = {"keyword": "keyword", "characteristic": "characteristic", "weapon_field": "weapon"}


def named() -> list[str]:
    """What the catalogue names and a reader can look up."""
    keys = [f"rule-{number.lower()}{part}" for number in CATALOGUE.entries for part in ("", ".sentence")]
    for option, (_, values) in CATALOGUE.options.items():
        key = f"option-{option.replace('_', '-')}"
        keys += [key, f"{key}.sentence", *(f"{key}-{value.replace('_', '-')}" for value in values.values)]
    for table, prefix in PRINTED.items():
        keys += [f"{prefix}-{one['key'].replace('_', '-')}" for one in CATALOGUE.data[table]]
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_catalogue_names_is_worded(language: str) -> None:
    assert [key for key in named() if not WORDS[language].has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", FILES)
def test_all_languages_say_the_same_things_with_the_same_variables(name: str, language: str) -> None:
    assert messages(TEXT / language / name) == messages(TEXT / "en" / name)


def test_no_key_is_in_two_files() -> None:
    keys = [key for name in FILES for key in messages(TEXT / "en" / name)]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_rules_of_a_chapter_share_a_title(language: str) -> None:
    titles = [(number.split("-")[1], WORDS[language].rule(number)) for number in CATALOGUE.entries]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_one_sentence_that_fits_a_line(language: str) -> None:
    sentences = [WORDS[language].say(f"rule-{number.lower()}.sentence") for number in CATALOGUE.entries]
    assert [line for line in sentences if not re.fullmatch(r"[^.]{8,130}\.", re.sub(r"\d\.\d", "0", line))] == []


def test_french_keeps_its_signs_together() -> None:
    texts = [(TEXT / "fr" / name).read_text(encoding="utf-8") for name in FILES if name.startswith(("rules", "option"))]
    assert [line for text in texts for line in re.findall(r".* [:;!?»].*|.*« .*|.*'.*", text)] == []
