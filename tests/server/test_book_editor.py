"""Books that are written on the page: their fields in words, every fault at its field, their cards, and a fight."""

import json
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi.testclient import TestClient

from escarmouche.board.board import board
from escarmouche.board.book_building import BookSheet
from escarmouche.board.brought_in import book_brought, book_laid_out, card_printed
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import keys
from escarmouche.rules.books.fitting import identity
from escarmouche.server.app import make_app
from escarmouche.server.match import Match
from escarmouche.server.new_game import try_out
from escarmouche.server.posted import DraftEntry
from escarmouche.server.storage import address_of
from tests import armyforge_games
from tests.firefight.test_army_forge import forged, unit

GAMES = [key for key in keys() if board(key).building is not None]
FAULTS: dict[str, tuple[str, str, Any, str]] = {
    "trauma": ("weapon", "force", 99, "a whole number from 0 to 20"),
    "combatzone": ("weapon", "category", "huge", "one of: area, heavy, light"),
    "firefight": ("rule", "aura", "far", "a number from 0 to 48"),
    "collision": ("power_card", "find", 999, "a whole number from −100 to 100"),
}
"""Of each game a part, a field of it, what does not belong there, and what would be right."""


def laid_out(key: str, draft: dict[str, Any] | None = None, language: str = "en") -> BookSheet:
    return book_laid_out(key, json.dumps(draft) if draft else "", language)


def template(key: str) -> dict[str, Any]:
    building = board(key).building
    assert building is not None
    return tomllib.loads(building.library.template)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_and_every_word_is_said(key: str, language: str) -> None:
    sheet = laid_out(key, template(key), language)
    fields = [field for part in sheet.parts for field in part.fields]
    fields += [field for form in sheet.forms.values() for field in form]
    said = [part.name for part in sheet.parts] + [part.one for part in sheet.parts] + [field.label for field in fields]
    assert not [one for one in said if one.startswith("book-")]
    picks = [pick for field in fields if field.kind in ("one", "several") for pick in field.picks]
    raw = {pick.name for pick in picks if pick.name == pick.value and len(pick.name) > 3}
    assert language == "en" or raw == set()


@pytest.mark.parametrize("key", GAMES)
def test_the_commented_book_is_in_order_and_stays_what_it_is(key: str) -> None:
    sheet = laid_out(key, template(key))
    assert sheet.faults == []
    assert tomllib.loads(sheet.text) == template(key)
    assert book_brought(key, sheet.text).tables == template(key)


@pytest.mark.parametrize("key", GAMES)
def test_a_fault_is_told_at_its_field_with_what_would_be_right(key: str) -> None:
    part, field, value, right = FAULTS[key]
    draft = template(key)
    draft[part][0][field] = value
    (fault,) = [one for one in laid_out(key, draft).faults if one.path == [part, 0, field]]
    assert fault.right == right
    assert str(value) in laid_out(key, draft).text.splitlines()[fault.line - 1]


def test_all_faults_are_told_at_once_and_one_in_a_card_at_its_field() -> None:
    draft = template("collision")
    draft["weapon"][0]["type"] = "odd"
    draft["character"][0]["profile"]["WND"] = 0
    paths = [fault.path for fault in laid_out("collision", draft).faults]
    assert ["weapon", 0, "type"] in paths
    assert ["character", 0, "profile", "WND"] in paths


def test_a_book_changes_and_leaves_out_what_it_builds_on() -> None:
    draft: dict[str, Any] = laid_out("trauma").draft
    weapons = {one.key: one for part in laid_out("trauma").parts if part.key == "weapon" for one in part.inherited}
    assert weapons["carbine"].book == "Armoury"
    draft["change"] = {"weapon": [{"key": "carbine", "force": 7}]}
    draft["remove"] = {"weapon": ["railgun"]}
    sheet = laid_out("trauma", draft)
    assert sheet.faults == []
    assert "[[change.weapon]]" in sheet.text
    assert "railgun" not in [pick.value for pick in sheet.names["weapon"]]
    draft["change"]["weapon"][0]["force"] = 99
    assert [fault.path for fault in laid_out("trauma", draft).faults] == [["change", "weapon", 0, "force"]]


def test_a_book_builds_on_another_of_ones_own_but_not_in_a_circle() -> None:
    other = {"key": "other", "game": "trauma", "weapon": [{"key": "hook", "name": "Hook"}]}
    draft = {**laid_out("trauma").draft, "builds_on": ["armoury", "other.toml"], "own_book": [other]}
    sheet = laid_out("trauma", draft)
    assert sheet.faults == []
    assert "own_book" not in sheet.text
    other["builds_on"] = ["other.toml"]
    assert ["in a circle" in fault.text for fault in laid_out("trauma", draft).faults] == [True]


@pytest.mark.parametrize("key", GAMES)
def test_whatever_can_be_tried_out_has_a_card_and_a_fight(key: str) -> None:
    draft = template(key)
    for part in [part for part in laid_out(key, draft).parts if part.tried]:
        entry = identity(draft[part.key][0])
        (card,) = card_printed(key, json.dumps(draft), part.key, entry, "en")
        assert card.weapons
        begun, entries = try_out(DraftEntry(key=key, draft=json.dumps(draft), part=part.key, entry=entry))
        match = Match(begun.row, entries)
        assert match.outcome is None
        assert match.row.practice
        assert {stand[4] for stand in board(key).standings(match.setup, match.game.state)} == {"table"}


@pytest.mark.parametrize("key", GAMES)
def test_a_weapon_that_is_tried_out_has_its_own_numbers(key: str) -> None:
    draft = template(key)
    if "weapon" not in draft:
        pytest.skip("the weapons of this game stand in its units")
    weapon = draft["weapon"][0]
    begun, _ = try_out(DraftEntry(key=key, draft=json.dumps(draft), part="weapon", entry=identity(weapon)))
    names = weapon["name"]
    assert (names["en"] if isinstance(names, dict) else names) in json.dumps(begun.row.setup)


def test_what_is_wrong_or_nobody_is_not_tried_out() -> None:
    draft = json.dumps(template("trauma"))
    for wanted in (
        DraftEntry(key="trauma", draft=draft, part="entry", entry="nobody"),
        DraftEntry(key="trauma", draft=draft, part="price", entry="heavy"),
        DraftEntry(key="trauma", draft=draft.replace('"force": 3', '"force": 99'), part="entry", entry="guard"),
    ):
        with pytest.raises(Refused) as refused:
            try_out(wanted)
        assert refused.value.reason.text in ("refused-book-nobody", "refused-book-flawed")


HOSTILE = (
    "[]", "null", '{"weapon": null}', '{"weapon": 1e999}', '{"name": NaN}', "{" * 2000, '{"a":' * 50 + "1" + "}" * 50,
    json.dumps({"name": "x" * 1000}), json.dumps({"weapon": [{"key": str(n), "name": "x"} for n in range(2000)]}),
    json.dumps({"builds_on": [[["armoury"]]]}), json.dumps({"name": "\u202e"}),
    json.dumps({"change": 7}), json.dumps({"remove": {"odd": [1]}}),
)  # fmt: skip


def told(key: str, draft: str) -> str:
    """Why a draft is refused, or what is wrong with it."""
    try:
        return "; ".join(fault.text for fault in book_laid_out(key, draft, "en").faults)
    except Refused as refused:
        return refused.reason.text


@pytest.mark.parametrize("key", GAMES)
def test_hostile_drafts_are_refused_by_a_sentence_or_laid_out_with_their_faults(key: str) -> None:
    assert all(told(key, draft) for draft in HOSTILE)
    marked = {**template(key), "name": "<b>x</b>"}
    marked[laid_out(key).fielded][0]["name"] = "<script>"
    assert any("<" in fault.text for fault in laid_out(key, marked).faults)


@pytest.mark.parametrize("key", GAMES)
def test_wrong_kinds_of_values_anywhere_never_fail(key: str) -> None:
    whole = template(key)
    for part in [part.key for part in laid_out(key).parts]:
        for row in whole.get(part, [])[:1]:
            for field in row:
                for odd in (7, "odd", [1], [{"odd": 1}], {"odd": 1}, True):
                    draft = {**whole, part: [{**row, field: odd}, *whole[part][1:]]}
                    assert isinstance(laid_out(key, draft), BookSheet)


def test_a_list_of_army_forge_is_opened_as_a_book() -> None:
    text = json.dumps(forged(unit("Warden", rules=[{"name": "Old Grudge", "type": "ArmyBookRule"}])))
    book = book_brought("firefight", text).tables
    sheet = laid_out("firefight", book)
    assert sheet.faults == []
    assert [one["name"] for one in book["rule"]] == ["Old Grudge"]
    assert ["Old Grudge" in remark.text for remark in sheet.remarks] == [True]


@pytest.mark.skipif(not armyforge_games.files(), reason="the real lists are not here")
def test_real_lists_of_army_forge_are_books() -> None:
    for file in armyforge_games.files():
        book = book_brought("firefight", Path(file).read_text(encoding="utf-8")).tables
        sheet = laid_out("firefight", book)
        assert sheet.faults == []
        first = identity(book["unit"][0])
        assert card_printed("firefight", json.dumps(book), "unit", first, "fr")


def test_the_routes_answer_and_refuse(tmp_path: Path) -> None:
    with TestClient(make_app(address_of(tmp_path / "games.db"))) as client:
        sheet = client.post("/api/book", json={"key": "trauma"}).json()
        posted = {"key": "trauma", "draft": json.dumps(sheet["draft"]), "part": "entry", "entry": "newcomer"}
        assert client.post("/api/card", json=posted).json()[0]["name"] == "Newcomer"
        created = client.post("/api/tried", json=posted)
        assert created.status_code == 201
        assert msgspec.json.decode(created.content)["game"]
        refused = client.post("/api/tried", json={**posted, "entry": "nobody"})
        assert refused.status_code == 400
        assert "nobody" in refused.json()["why"]["text"]


def test_both_players_are_told_with_which_books_they_play_and_which_rules_have_no_effect() -> None:
    draft = template("trauma")
    draft["rule"].append({"key": "grudge", "name": {"en": "Old grudge", "fr": "Vieille rancune"}, "text": "Long ago."})
    begun, entries = try_out(DraftEntry(key="trauma", draft=json.dumps(draft), part="entry", entry="guard"))
    match = Match(begun.row, entries)
    for seat in (0, 1):
        told = match.briefing(seat, "fr")
        assert told is not None
        assert told.books == ["Guet du port\u202f; gardé comme texte sans effet\u00a0: Vieille rancune", "Référence"]
    assert begun.row.setup["books"] == {"Harbour Watch": ["Old grudge"], "Reference": []}
