"""Names in several languages: ours have all of them, a reader sees their own, and the rules go by the first."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche.board.words import book_names, speak
from escarmouche.engine.words import LANGUAGES, Words
from escarmouche.registry import keys, manifest
from escarmouche.rules.books.names import in_languages, names_in, plainly
from escarmouche.rules.written_lists import text_and_tables

FOLDERS = ("rosters", "lessons", "missions")
CARDS = ("character", "trait", "weapon")


def files(game: str) -> list[Path]:
    """The books, lists, lessons and missions that come with a game."""
    return [path for folder in FOLDERS for path in sorted((manifest(game).folder / "data" / folder).rglob("*.toml"))]


def named(value: Any) -> Iterator[dict[str, Any]]:
    """Every table that has a name; what lies on the table has none that a player reads."""
    if isinstance(value, dict):
        yield from [value] if "name" in value else []
        for key, one in value.items():
            yield from named(one) if key not in ("name", "piece", "markers") else ()
    elif isinstance(value, list):
        for one in value:
            yield from named(one)


def is_worded(game: str, table: dict[str, Any]) -> bool:
    """Whether the words of the game name a card themselves, in every language."""
    said = [f"{part}-{table['key'].replace('_', '-')}" for part in CARDS] if "key" in table else []
    return any(all(speak(language, game).has(key) for language in LANGUAGES) for key in said)


@pytest.mark.parametrize("game", keys())
def test_everything_in_our_books_has_a_name_in_every_language(game: str) -> None:
    found: dict[str, Any] = {}
    for path in files(game):
        for table in named(text_and_tables(path)[1]):
            name = table["name"]
            if is_worded(game, table):
                continue
            assert isinstance(name, dict), (path.name, name)
            assert tuple(name) == LANGUAGES, (path.name, name)
            assert all(name.values())
            assert found.setdefault(name["en"], name) == name, path.name
    assert dict(book_names(game)) == found


@pytest.mark.parametrize("game", keys())
def test_names_do_not_come_to_be_the_same_in_another_language(game: str) -> None:
    for path in files(game):
        known = list(names_in(text_and_tables(path)[1]).values())
        for language in LANGUAGES:
            said = [name[language] for name in known]
            assert sorted(said) == sorted(set(said)), path.name


def test_the_rules_go_by_the_first_name_that_is_written() -> None:
    name = {"fr": "Garde du quai", "en": "Quay guard"}
    table = {"name": name, "weapons": [{"name": {"de": "Haken"}, "text": {"name": "plain"}}], "count": 2}
    first = {"name": "Garde du quai", "weapons": [{"name": "Haken", "text": {"name": "plain"}}], "count": 2}
    assert plainly(table) == first
    assert plainly({"name": {"en": 3}}) == {"name": {"en": 3}}
    assert names_in(table) == {"Garde du quai": name, "Haken": {"de": "Haken"}}


def test_a_reader_is_told_a_name_in_their_language_and_a_copy_keeps_its_number() -> None:
    names = {"Garde du quai": {"fr": "Garde du quai", "en": "Quay guard"}}
    english, german = (Words(language, {"en": [], "de": []}, lambda: names) for language in ("en", "de"))
    assert [english.called(name) for name in ("Garde du quai", "Garde du quai 2", "Other 2", "Other")] == [
        "Quay guard", "Quay guard 2", "Other 2", "Other",
    ]  # fmt: skip
    assert german.called("Garde du quai 2") == "Garde du quai 2"
    assert speak("de", "firefight").called("Trooper Squad 2") == "Soldatentrupp 2"
    assert speak("en", "firefight").called("Trooper Squad") == "Trooper Squad"


class Blade(msgspec.Struct):
    """Something with a name."""

    name: str = ""


class Bearer(msgspec.Struct, rename={"given": "with"}):
    """Something with a name that has others within it."""

    name: str
    given: tuple[Blade | str, ...] | None = None


def test_a_record_takes_names_in_several_languages_wherever_it_has_one() -> None:
    several = {"name": {"en": "Guard", "fr": "Garde"}, "with": ({"name": {"de": "Klinge"}}, "rule")}
    assert msgspec.to_builtins(msgspec.convert(several, in_languages(Bearer))) == several
    assert msgspec.to_builtins(msgspec.convert({"name": "Guard"}, in_languages(Bearer)))["name"] == "Guard"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": {"en": 3}}, in_languages(Bearer))
