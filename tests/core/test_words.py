"""Words are read when they are first said, and say the same ever after."""

from pathlib import Path

import pytest
from babel import localedata
from fluent.runtime import FluentBundle, FluentResource

import escarmouche
from escarmouche.engine.words import LANGUAGES, UNSAID, Words

SHARED = """\
# A comment.
greeting = Hello, { $name }! { closing }
    .short = Hi
closing = { -house } is glad.
-house = The house
"""
OWN = """\
closing = Too late.
round = Round { round-again }
round-again = and { round }
counted =
    { $count ->
        [one] one
       *[other] { $count } of them
    }"""
WORDS = Words("en", {"en": [SHARED, OWN]})


def test_a_message_is_said_with_whatever_it_mentions() -> None:
    assert WORDS.say("greeting", name="Ada") == "Hello, Ada! The house is glad."
    assert WORDS.say("greeting.short") == "Hi"
    assert WORDS.say("closing") == "The house is glad.", "the first of two counts"
    assert WORDS.say("unknown", count=1) == "unknown"
    assert (WORDS.has("counted"), WORDS.has("counted.short"), WORDS.has("house")) == (True, False, False)


def test_negative_numbers_carry_a_real_minus_and_nothing_else_does() -> None:
    assert WORDS.say("counted", count=-2) == "−2 of them"
    assert WORDS.say("greeting", name="12-24 (-1) a-1 --2") == "Hello, 12-24 (−1) a-1 --2! The house is glad."


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Ancien", "L’action d’Ancien nuit à Ancien."),
        ("Les Reclaimers", "L’action des Reclaimers nuit aux Reclaimers."),
        ("Le guet", "L’action du guet nuit au guet."),
        ("Lestat", "L’action de Lestat nuit à Lestat."),
        ("A", "L’action de A nuit à A."),
        ("Homme de main", "L’action d’Homme de main nuit à Homme de main."),
        ("Hache", "L’action de Hache nuit à Hache."),
    ],
)
def test_french_words_fit_the_name_behind_them(name: str, said: str) -> None:
    french = Words("fr", {"fr": ["deed = L’action de { $name } nuit à { $name }."], "en": []})
    assert french.say("deed", name=name) == said


def test_messages_that_mention_each_other_end() -> None:
    assert WORDS.say("round")


def test_what_was_said_of_one_number_is_not_said_of_another() -> None:
    assert [WORDS.say("counted", count=count) for count in (1, 2, 1.5, 1)] == ["one", "2 of them", "1.5 of them", "one"]
    assert WORDS.say("greeting", name=["a list"]), "what cannot be remembered is said all the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_file_is_found(language: str) -> None:
    for file in Path(escarmouche.__file__).parent.rglob(f"text/{language}/*.ftl"):
        text = file.read_text(encoding="utf-8")
        words, resource = Words("en", {"en": [text]}), FluentResource(text)
        whole = FluentBundle(["en"], use_isolating=False)
        whole.add_resource(resource)
        for entry in resource.body:
            name = getattr(getattr(entry, "id", None), "name", "")
            if name and whole.has_message(name):
                value = whole.get_message(name).value
                assert words.has(name) == (value is not None)
                assert value is None or words.say(name) == str(whole.format_pattern(value)[0])


def test_french_words_lose_their_vowel_before_a_name_that_begins_with_one() -> None:
    ends = "ends = L’activation de { $model } est terminée, avant que { $model } parte."
    words = Words("fr", {"fr": [ends], "en": []})
    assert words.say("ends", model="Alpha") == "L’activation d’Alpha est terminée, avant qu’Alpha parte."
    assert words.say("ends", model="Éclaireur 1").startswith("L’activation d’Éclaireur 1 ")
    assert words.say("ends", model="Brute") == "L’activation de Brute est terminée, avant que Brute parte."
    assert words.say("ends", model="A").startswith("L’activation de A "), "the letter of a side stands for itself"


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_language_nothing_is_held_but_what_can_be_said(language: str) -> None:
    words = Words(language, {"en": [], language: ['some = { $some } of { NUMBER($share, style: "percent") }']})
    assert words.say("some", some=1234.5, share=0.5).count("234") == 1
    assert not set(UNSAID) & localedata.load(language).keys()
