"""What a seat is sent names everything from the books in its own language."""

import re
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import msgspec
import pytest

from escarmouche.agents import advise
from escarmouche.board.words import book_names, speak
from escarmouche.board.written_out import tables_in
from escarmouche.engine.seat import Seat
from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import keys, manifest
from escarmouche.rules.books.writing import toml_of
from escarmouche.server import moments, new_game
from escarmouche.server.match import Match
from escarmouche.server.posted import Wanted
from escarmouche.server.storage import SeatRow

OTHERS = ("fr", "de")
ANSWERS = 60
LEAST = 12
"""So many names at least are on the page of a game."""
PLACES = {seat: SeatRow("g", seat, "", "recruit", {}) for seat in (0, 1)}
KEYS = ("key", "kind", "rule", "tag", "value", "build")
CARDS = ("character", "item", "trait", "weapon")


def played(key: str) -> Match:
    """A game with some answers behind it."""
    match = Match(new_game.begin(Wanted(key=key, opponent="recruit", seed=3)).row)
    agents = [advise("recruit", Seat(match.game, seat), Random(seat)) for seat in (0, 1)]
    for _ in range(ANSWERS):
        for seat in match.asked():
            match.answer(seat, match.game.number, agents[seat].decide().value)
    return match


def known_names(key: str) -> dict[str, Mapping[str, str]]:
    """What the books of a game call things in each language, and what its own words call their cards."""
    found = {language: speak(language, key) for language in LANGUAGES}
    english = (manifest(key).folder / "text" / "en" / "gangs.ftl").read_text("utf-8") if key == "collision" else ""
    cards = re.findall(rf"^((?:{'|'.join(CARDS)})-[\w-]+) =", english, re.MULTILINE)
    worded = {found["en"].say(card): {one: words.say(card) for one, words in found.items()} for card in cards}
    return {**book_names(key), **worded}


def texts(sent: Any) -> Iterator[str]:
    """Everything that is read of what was sent."""
    if isinstance(sent, str):
        yield sent
    elif isinstance(sent, dict):
        for key, value in sent.items():
            yield from () if key in KEYS else texts(value)
    elif isinstance(sent, list):
        for value in sent:
            yield from texts(value)


def said(match: Match, language: str) -> list[str]:
    """Everything that both seats read in a language."""
    sent: list[Any] = [moments.seated(match, 0, language, PLACES), match.briefing(0, language)]
    sent += [moments.moment(match, seat, language, PLACES, set(), 0) for seat in (0, 1)]
    ready = [one.name for one in match.board.ready(match.words(language))]
    return [*texts(msgspec.json.decode(msgspec.json.encode(sent))), *ready]


def holds(text: str, name: str) -> bool:
    """Whether a name stands in a text."""
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text) is not None


@pytest.mark.parametrize("key", keys())
def test_no_english_name_is_sent_to_a_seat_that_reads_another_language(key: str) -> None:
    match, names = played(key), known_names(key)
    english = " / ".join(said(match, "en"))
    shown = [name for name in names if holds(english, name)]
    assert len(shown) >= LEAST
    for language in OTHERS:
        told, own = said(match, language), {names[name][language] for name in shown}
        assert sum(any(holds(text, name) for text in told) for name in own) >= LEAST
        left = [name for name in shown if not any(name in one for one in own)]
        assert [text for text in told if any(holds(text, name) for name in left)] == []


OWN = """
name = { fr = "Le guet du soir", en = "The evening watch", de = "Die Abendwache" }
books = ["mine.toml"]
size = 200
[[unit]]
entry = "Garde du quai"
[[unit]]
entry = "Garde du quai"
[[own_book]]
key = "mine"
name = { fr = "Guet du port", en = "Harbour Watch" }
[[own_book.unit]]
name = { fr = "Garde du quai", en = "Quay guard", de = "Kaiwache" }
size = 1
quality = 4
defense = 4
cost = 20
weapons = [{ name = { fr = "Gaffe", en = "Boat hook" }, attacks = 2 }]
"""


def test_a_book_of_ones_own_is_read_in_the_language_of_each_seat() -> None:
    wanted = Wanted(key="firefight", opponent="recruit", seed=3, lists=[OWN, "tollgate-200"], agree=True)
    match = Match(new_game.begin(wanted).row)
    assert [army.units[0].name for army in match.setup.lists] == ["Garde du quai", "Road Reeve"]
    for language, names in {
        "fr": ("Garde du quai 2", "Gaffe", "Le guet du soir"),
        "en": ("Quay guard 2", "Boat hook", "The evening watch"),
        "de": ("Kaiwache 2", "Gaffe", "Die Abendwache"),
    }.items():
        told = said(match, language)
        assert [name for name in names if not any(holds(text, name) for text in told)] == []
    assert set(match.row.setup["names"]) == {"Le guet du soir", "Guet du port", "Garde du quai", "Gaffe"}
    assert "names" not in new_game.begin(Wanted(key="firefight", opponent="recruit", seed=3)).row.setup


TAKEN: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "trauma": (
        {"book": "mine.toml", "points": 30, "unit": [
            {"entry": "guard", "officer": 2}, {"entry": "crew"},
            {"entry": "guard", "section": 2, "reinforcement": True},
            {"entry": "crew", "section": 2, "reinforcement": True}]},
        ("Garde du quai", "Servants", "Fusil d’abordage"),
    ),
    "combatzone": (
        {"faction": "mine.toml", "points": 200, "group": [
            {"kind": "gang", "members": [{"card": "boss"}, {"card": "hand", "count": 2}, {"card": "whaler"}]}]},
        ("Chef", "Matelot 2", "Baleinier", "Lance-harpon"),
    ),
    "collision": (
        {"gang": "mine.toml", "limit": 400, "model": [
            {"character": one} for one in ("prophet", "burner", "wick", "wick")]},
        ("Prophète", "Brûleur", "Mèche 2"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", TAKEN)
def test_the_book_to_begin_with_is_read_in_french(key: str) -> None:
    taken, names = TAKEN[key]
    template = tables_in((manifest(key).folder / "data" / "template.toml").read_text("utf-8"))
    own = toml_of({"name": "Mine", **taken, "own_book": [{"key": "mine", **template}]})
    told = said(Match(new_game.begin(Wanted(key=key, opponent="recruit", seed=3, lists=[own])).row), "fr")
    assert [name for name in names if not any(holds(text, name) for text in told)] == []
