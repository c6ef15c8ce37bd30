"""Lists that are put together on the page: what the server lays out, and its judgement, that of their files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from escarmouche.board.board import Wishes, board
from escarmouche.board.brought_in import list_laid_out, list_opened, list_printed
from escarmouche.board.list_building import ListField, ListSheet
from escarmouche.board.words import speak
from escarmouche.engine.reading import MOST_WRITTEN
from escarmouche.engine.reasons import Refused
from escarmouche.odds import prospect_of
from escarmouche.registry import keys, manifest
from escarmouche.server.app import make_app
from escarmouche.server.comparing import list_compared
from escarmouche.server.storage import address_of
from escarmouche.terminal.desk import desk
from escarmouche.terminal.inquiries import Inquiry
from tests.firefight.test_army_forge import forged, unit

GAMES = [key for key in keys() if board(key).building is not None]


def laid_out(key: str, draft: dict[str, Any] | None = None, language: str = "en") -> ListSheet:
    return list_laid_out(key, json.dumps(draft) if draft else "", language)


def added(sheet: ListSheet, offer: int, group: int = 0) -> dict[str, Any]:
    """The draft with something more taken, as the page does it."""
    draft: dict[str, Any] = json.loads(json.dumps(sheet.draft))
    one, into = sheet.offers[offer], sheet.groups[group]
    at(draft, one.into or into.into).append({**one.table, **(into.stamp if one.into is None else {})})
    return draft


def at(draft: Any, path: list[str | int]) -> Any:
    for step in path:
        draft = draft.setdefault(step, []) if isinstance(draft, dict) else draft[step]
    return draft


def fields(sheet: ListSheet) -> Iterator[ListField]:
    yield from sheet.fields
    for group in sheet.groups:
        yield from group.fields
        for line in group.lines:
            yield from line.fields


@pytest.mark.parametrize("key", GAMES)
def test_a_list_begins_empty_and_takes_whatever_is_offered(key: str) -> None:
    sheet = laid_out(key)
    assert sheet.total == 0
    assert [fault.lack for fault in sheet.faults]
    assert all(fault.lack for fault in sheet.faults)
    for number, offer in enumerate(sheet.offers):
        taken = laid_out(key, added(sheet, number))
        (line,) = [line for group in taken.groups for line in group.lines]
        assert line.entry == offer.name
        assert line.cost == taken.total
        assert taken.total > 0


@pytest.mark.parametrize("language", ["en", "fr", "de"])
@pytest.mark.parametrize("key", GAMES)
def test_everything_on_it_is_worded(key: str, language: str) -> None:
    sheet = laid_out(key, language=language)
    for number in range(len(sheet.offers)):
        sheet = laid_out(key, added(sheet, number), language)
    told = [one.label for one in fields(sheet)] + [pick.name for one in fields(sheet) for pick in one.picks]
    told += [sheet.measure, *(group.name for group in sheet.groups), *(fault.text for fault in sheet.faults)]
    assert [one for one in told if not one or "⟨" in one or one.startswith(("builder-", "keyword-", "refused-"))] == []


@pytest.mark.parametrize("key", GAMES)
def test_a_ready_list_is_opened_in_order_and_has_the_same_judge_as_its_file(key: str, tmp_path: Path) -> None:
    folder = board(key).building.library.shelf.box / "lists"  # type: ignore[union-attr]
    for file in sorted(folder.glob("*.toml"))[:4]:
        opened = list_opened(key, file.read_text(encoding="utf-8"))
        assert opened.kind == "list"
        sheet = laid_out(key, opened.tables)
        assert sheet.faults == []
        assert 0 < sheet.total <= sheet.limit
        assert sum(line.cost or 0 for group in sheet.groups for line in group.lines) == sheet.total
        again = tmp_path / "again.toml"
        again.write_text(sheet.text, encoding="utf-8")
        assert desk(key).faults(speak("en", key), again) == []
        assert list_opened(key, sheet.text).tables == opened.tables


@pytest.mark.parametrize("key", GAMES)
def test_a_limit_that_is_broken_is_told_with_its_rule(key: str) -> None:
    sheet = laid_out(key)
    dear = max(range(len(sheet.offers)), key=lambda number: sheet.offers[number].cost or 0)
    while sheet.total <= sheet.limit:
        sheet = laid_out(key, added(sheet, dear))
    faults = [fault for fault in sheet.faults if not fault.lack]
    assert faults
    assert all(fault.rule and fault.text for fault in faults)


@pytest.mark.parametrize("key", GAMES)
def test_a_book_of_ones_own_travels_in_the_list(key: str) -> None:
    building = board(key).building
    assert building is not None
    template = (building.library.shelf.box.parent / "template.toml").read_text(encoding="utf-8")
    opened = list_opened(key, template)
    assert opened.kind == "book"
    draft = {**laid_out(key).draft, "own_book": [{"key": "mine", **opened.tables}]}
    field = laid_out(key, draft).fields[1]
    (own,) = [pick for pick in field.picks if opened.name in pick.name]
    sheet = laid_out(key, {**draft, str(field.path[0]): own.value})
    assert sheet.books == ["mine"]
    assert sheet.offers
    assert not [fault for fault in sheet.faults if not fault.lack]
    names = {offer.name for offer in sheet.offers}
    assert names - {offer.name for offer in laid_out(key).offers}


@pytest.mark.parametrize("key", GAMES)
def test_a_list_is_printed_card_by_card_and_compared_by_the_same_odds_as_anywhere(key: str) -> None:
    folder = board(key).building.library.shelf.box / "lists"  # type: ignore[union-attr]
    file = min(folder.glob("*.toml"))
    draft = json.dumps(list_opened(key, file.read_text(encoding="utf-8")).tables)
    cards = list_printed(key, draft, "fr")
    names = [line.entry for group in laid_out(key, json.loads(draft), "fr").groups for line in group.lines]
    assert len(cards) >= len(names)
    assert all(any(card.name.startswith(name) for card in cards) for name in names)
    compared, how = list_compared(key, draft, "en"), manifest(key).part("inquiries.comparing", "COMPARED")
    row = compared.units[0]
    assert len(row.losses) == len(compared.targets) == len(how.targets)
    for loss, target in zip(row.losses, how.targets.values(), strict=True):
        given = {"attacker": f"{file.stem}:{row.name}", "target": target}
        scene = desk(key).imagine(speak("en", key), Inquiry(how.ways[0], given))
        prospect = prospect_of(key, scene.forecast)
        figures = {one.text: one.mean for one in reversed(prospect.tallies)}
        figures |= {one.text: one.probability for one in reversed(prospect.states)}
        assert loss == pytest.approx(figures[how.loss])


@pytest.mark.parametrize("key", GAMES)
def test_a_list_beyond_its_limits_is_printed_too(key: str) -> None:
    sheet = laid_out(key)
    for _ in range(3):
        sheet = laid_out(key, added(sheet, 0))
    assert sheet.faults
    assert len(list_printed(key, json.dumps(sheet.draft), "en")) == 3
    assert list_compared(key, json.dumps(sheet.draft), "en").units


FROM_NOTHING: dict[str, tuple[list[str], dict[tuple[int, str], Any]]] = {
    "firefight": (["Road Reeve", "Levy Band", "Toll Guard"], {(0, "taken"): ["Ford Horse"], (1, "name"): "Ours"}),
    "trauma": (
        ["Line squad", "Line squad", "Sapper squad", "Rotor Guard", "Pathfinder walker"],
        {(0, "officer"): 2, (1, "extended"): True, (2, "section"): 2, (0, "heavy"): ["heavy machine gun"],
         (3, "reinforcement"): True, (4, "reinforcement"): True},
    ),
    "combatzone": (
        ["Boss", "Right Hand", "Gunner", "Bomber", "Stray"],
        {(1, "quality"): "veteran", (2, "weapons"): ["pistol"], (2, "count"): 2, (3, "grenades"): 3},
    ),
    "collision": (["Captain", "Trooper", "Trooper", "Gunner"], {(0, "name"): "Ida"}),
}  # fmt: skip
"""What is taken for a legal list of each game, and what is written into the fields of each line."""


@pytest.mark.parametrize("key", GAMES)
def test_a_legal_list_is_built_from_nothing_by_what_is_offered_and_a_game_begins_with_it(key: str) -> None:
    taken, written = FROM_NOTHING[key]
    sheet = laid_out(key)
    for name in taken:
        (number,) = [number for number, offer in enumerate(sheet.offers) if offer.name == name]
        sheet = laid_out(key, added(sheet, number))
    for (number, name), value in written.items():
        lines = sorted((line for group in sheet.groups for line in group.lines), key=lambda line: line.path)
        (field,) = [field for field in lines[number].fields if field.path[-1] == name]
        draft = json.loads(json.dumps(sheet.draft))
        at(draft, field.path[:-1])[name] = value
        sheet = laid_out(key, draft)
        shown = [one for group in sheet.groups for line in group.lines for one in line.fields]
        assert [one.value for one in shown if one.path == field.path] == [value]
    assert sheet.faults == []
    setup: Any = board(key).set_up(speak("en", key), Wishes(lists=[sheet.text], seed=1))
    assert board(key).lists(setup)[0] == sheet.name


def test_what_nobody_of_a_gang_carries_is_counted_and_changes_hands() -> None:
    draft = {"name": "Mine", "gang": "reclaimers", "model": [{"character": "trooper"}] * 3, "stash": ["sight", "sight"]}
    sheet, without = laid_out("collision", draft), laid_out("collision", {**draft, "stash": []})
    assert sheet.stash is not None
    worth = next(pick.cost for pick in sheet.stash.field.picks if pick.value == "sight")
    assert worth
    assert (sheet.stash.cost, sheet.stash.text) == (2 * worth, "Sight, Sight")
    assert (sheet.total, sheet.faults) == (without.total + 2 * worth, [])
    move = next(move for move in sheet.groups[0].lines[1].moves if move.value == "sight")
    assert (move.name, move.source, move.target) == ("Take from the stash: Sight", ["stash"], ["model", 1, "items"])

    # Whoever carries as much as the card allows takes nothing, but can lay something down.
    carried = [{"character": "trooper", "items": ["grapnel"]}, *draft["model"][1:]]
    full = laid_out("collision", {**draft, "model": carried}).groups[0].lines
    assert [(one.value, one.target) for one in full[0].moves] == [("grapnel", ["stash"])]
    assert [one.value for one in full[1].moves] == ["sight"]

    # The limit and the cards are held to there as anywhere.
    assert [fault.rule for fault in laid_out("collision", {**draft, "limit": without.total}).faults] == ["COL-GANG-03"]
    assert "moon" in laid_out("collision", {**draft, "stash": ["moon"]}).faults[0].text
    assert "stash" in laid_out("collision", {**draft, "stash": "sight"}).faults[0].text
    setup: Any = board("collision").set_up(speak("en", "collision"), Wishes(lists=[sheet.text], seed=1))
    assert setup.lists[0].shards == sheet.total
    assert all(not model.items for model in setup.lists[0].models)


def test_a_list_of_army_forge_is_opened_as_one_of_ours_that_can_be_gone_on_with() -> None:
    opened = list_opened("firefight", json.dumps(forged(unit(), unit(name="Marsh Guard"))))
    assert opened.kind == "list"
    sheet = laid_out("firefight", opened.tables)
    assert sheet.name == "Marsh Watch"
    assert [line.name for line in sheet.groups[0].lines] == ["Warden", "Marsh Guard"]
    assert sheet.total == 80
    assert {offer.name for offer in sheet.offers} == {"Warden", "Marsh Guard"}
    assert laid_out("firefight", added(sheet, 0)).total == 120


def test_a_rule_without_effect_in_a_book_that_is_carried_is_remarked_on() -> None:
    weapons = [{"name": "Axe", "attacks": 1}]
    odd = {"name": "Odd", "size": 1, "quality": 4, "defense": 4, "cost": 9, "rules": ["Unheard"], "weapons": weapons}
    draft = {**laid_out("firefight").draft, "own_book": [{"key": "mine", "name": "Mine", "unit": [odd]}]}
    (remark,) = laid_out("firefight", {**draft, "faction": "mine.toml"}).remarks
    assert "Unheard" in remark
    assert "Odd" in remark


HOSTILE = [
    "[]", "nonsense", "null", '{"name": null}', "[" * 5000, '{"a":' * 5000, '{"name": NaN}', '{"name": 1e400}',
    json.dumps({"name": "a" * (MOST_WRITTEN + 1)}), json.dumps({"unit": [{}] * 501}),
    json.dumps({"name": "\u202e"}), json.dumps({"name": 10**30}),
]  # fmt: skip


@pytest.mark.parametrize("draft", HOSTILE)
@pytest.mark.parametrize("key", GAMES)
def test_what_is_no_draft_is_refused_with_a_sentence(key: str, draft: str) -> None:
    with pytest.raises(Refused) as refused:
        list_laid_out(key, draft, "en")
    assert speak("en", key).has(refused.value.reason.text)


STRANGE: list[Any] = [1, True, "x", [], [1], ["x"], {}, [{}], [{"entry": 1}], [[]], [{"members": 3}], {"a": [{}]}]


@pytest.mark.parametrize("key", GAMES)
def test_tables_that_fit_nothing_are_faults_and_no_failure(key: str) -> None:
    begun = laid_out(key)
    keys_known = [*begun.draft, "books", "own_book", *(part for part in board(key).building.parts)]  # type: ignore[union-attr]
    for name in dict.fromkeys(keys_known):
        for value in STRANGE:
            laid_out(key, {**begun.draft, name: value})
    for group in begun.groups:
        for name in ("entry", "card", "character", "taken", "items", "name", "count", "officer", "weapons", "section"):
            for value in STRANGE:
                draft = json.loads(json.dumps(begun.draft))
                at(draft, group.into).append({**begun.offers[0].table, name: value})
                laid_out(key, draft)


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    folder = tmp_path_factory.mktemp("builder")
    with TestClient(make_app(address_of(folder / "games.db"), page=folder)) as client:
        yield client


def test_over_http_a_list_is_laid_out_and_a_bad_one_refused_in_a_sentence(client: TestClient) -> None:
    begun = client.post("/api/builder", json={"key": GAMES[0], "language": "fr"})
    assert begun.status_code == 200, begun.text
    assert begun.json()["offers"]
    refused = client.post("/api/builder", json={"key": GAMES[0], "draft": "[" * 9000, "language": "fr"})
    assert refused.status_code == 400
    assert refused.json()["why"]["text"].startswith("Ceci n’est pas une liste")
    large = client.post("/api/builder", json={"key": GAMES[0], "draft": json.dumps({"a": ["x" * 150] * 2000})})
    assert large.status_code == 400
    assert str(MOST_WRITTEN // 1000) in large.json()["why"]["text"]
    opened = client.post("/api/opened", json={"key": GAMES[0], "text": begun.json()["text"]})
    assert opened.json()["kind"] == "list"
