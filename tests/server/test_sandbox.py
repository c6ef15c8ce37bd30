"""What strangers bring costs little: it is opened apart, within bounds of memory and time, and nobody waits for it."""

import asyncio
import json
import os
import signal
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from escarmouche.board import saved_games
from escarmouche.board.brought_in import list_judged
from escarmouche.board.words import speak
from escarmouche.engine.place import Place
from escarmouche.engine.reasons import Refused
from escarmouche.engine.save import _sum
from escarmouche.server import sandbox
from escarmouche.server.app import make_app
from escarmouche.server.exports import full_save
from escarmouche.server.limits import Limits
from escarmouche.server.match import Match
from escarmouche.server.sandbox import Sandbox
from escarmouche.server.storage import address_of
from tests.server.table import begun, play

GAMES = ("firefight", "collision", "trauma", "combatzone")
LIST = 'name = "Night shift"\n'


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    made = make_app(address_of(tmp_path_factory.mktemp("sandbox") / "games.db"), Limits())
    with TestClient(made, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(params=GAMES)
def save(request: pytest.FixtureRequest) -> str:
    """A game of each kind that somebody has given up."""
    return given_up(request.param)


@cache
def given_up(key: str = "firefight") -> str:
    """The save of a game that somebody has given up."""
    match = Match(begun(key).row)
    play(match, 3)
    match.concede(1)
    return full_save(match)


def altered(save: str, change: Callable[[dict[str, Any]], object]) -> str:
    """A save whose first line somebody has changed who knows how its sum is made."""
    lines = save.encode().splitlines()
    head = json.loads(lines[0])
    change(head)
    lines[0] = json.dumps(head).encode()
    end = json.loads(lines[-1])
    end["sum"] = _sum(lines[:-1])
    return b"\n".join([*lines[:-1], json.dumps(end).encode()]).decode()


def refused(text: str) -> str:
    with pytest.raises(Refused) as caught:
        saved_games.load(text)
    return caught.value.reason.text


# Small requests


@pytest.mark.parametrize("dots", [20_000, 40_000])
def test_a_toml_key_of_many_dots_is_refused_as_a_list_and_as_a_table(http: TestClient, dots: int) -> None:
    text = "a" + ".a" * dots + " = 1\n"
    for path, body in (("lists", {"text": text}), ("tables", {"table": text}), ("games", {"lists": [text]})):
        opponent = {"opponent": "same-screen"} if path == "games" else {}
        reply = http.post(f"/api/{path}", json={"key": "firefight", **body, **opponent})
        assert reply.status_code == 400
        assert "nested too deeply" in reply.json()["why"]["text"]


def test_a_table_a_hundred_million_wide_is_refused(http: TestClient) -> None:
    wide = altered(given_up(), lambda head: head["setup"]["table"].update(width=10**8))
    for path, field in (("replay", "save"), ("verify", "transcript")):
        reply = http.post(f"/api/{path}", json={field: wide})
        assert reply.status_code == 400
    assert refused(wide) == "refused-written-number"


def test_a_match_with_a_name_of_a_million_signs_is_refused_at_once(http: TestClient) -> None:
    draws = [{"index": index, "bound": 6, "value": 1, "rule": "", "purpose": ""} for index in range(3000)]
    transcript = {"match": "m" * 700_000, "commitment": "", "secret": "00" * 32, "nonces": ["a", "b"], "draws": draws}
    start = time.process_time()
    reply = http.post("/api/verify", json={"transcript": json.dumps(transcript)})
    assert reply.status_code == 400
    assert "200" in reply.json()["why"]["text"]
    assert time.process_time() - start < 20


# Set-ups from saves


CHANGES: dict[str, tuple[Callable[[dict[str, Any]], object], str]] = {
    "a wide table": (lambda setup: setup["table"].update(width=600_000), "refused-broken-table"),
    "a table without any width": (lambda setup: setup["table"].update(width=0), "refused-broken-table"),
    "an endless table": (lambda setup: setup["table"].update(width=10**8), "refused-written-number"),
    "many pieces": (lambda setup: setup["table"].update(pieces=setup["table"]["pieces"] * 200), "refused-written-many"),
    "pieces of the same name": (
        lambda setup: setup["table"].update(pieces=setup["table"]["pieces"][:1] * 2),
        "refused-broken-table",
    ),
    "a high piece": (lambda setup: setup["table"]["pieces"][0].update(height=900_000), "refused-broken-table"),
    "a name that turns the line": (lambda setup: setup["table"].update(name="T\u202e"), "refused-written-sign"),
    "a name without end": (lambda setup: setup["table"].update(name="T" * 100_000), "refused-written-long"),
    "an unknown option": (lambda setup: setup["options"].update(luck="always"), "refused-unknown-option"),
    "a wrong value of an option": (
        lambda setup: setup["options"].update({next(iter(setup["options"])): "perhaps"}),
        "refused-option-value",
    ),
    "something else": (lambda setup: setup.update(table=[]), "refused-save-field"),
}


@pytest.mark.parametrize("what", CHANGES)
def test_a_set_up_from_a_save_is_checked_as_strictly_as_one_from_a_list(save: str, what: str) -> None:
    change, reason = CHANGES[what]
    assert refused(altered(save, lambda head: change(head["setup"]))) == reason


def test_a_unit_of_a_million_models_is_refused() -> None:
    many = altered(given_up(), lambda head: head["setup"]["armies"][0]["units"][0].update(size=1_000_000))
    assert refused(many) == "refused-too-many-figures"


def test_what_is_no_game_at_all_is_refused(save: str) -> None:
    def hollow(head: dict[str, Any]) -> None:
        for side in next(head["setup"][name] for name in ("armies", "gangs", "forces") if name in head["setup"]):
            for name in ("units", "models", "groups"):
                side[name] = [] if name in side else side.get(name)

    assert refused(altered(save, hollow)).startswith("refused-")


@pytest.mark.parametrize(
    "chance",
    [
        {"kind": "scripted", "script": {"": [6] * 100}, "used": {"": 0}},
        {"kind": "recording", "inner": {"kind": "seeded", "at": 1}, "record": []},
        {"kind": "prelude", "first": {"kind": "scripted", "script": {"": [6]}, "used": {"": 0}},
         "after": {"kind": "seeded", "at": 1}, "given": 0},
        {"kind": "prelude", "first": {"kind": "recorded", "record": [], "used": 0},
         "after": {"kind": "scripted", "script": {}, "used": {}}, "given": 0},
    ],
)  # fmt: skip
def test_scripted_chance_is_refused(http: TestClient, chance: dict[str, Any]) -> None:
    stacked = altered(given_up(), lambda head: head.update(chance=chance))
    assert refused(stacked) == "refused-save-stacked"
    assert http.post("/api/replay", json={"save": stacked}).status_code == 400


@pytest.mark.parametrize(
    "chance",
    [None, 7, [], {}, {"kind": "recorded", "record": [[6, 9, "", ""]], "used": 0},
     {"kind": []}, {"kind": "dice"}, {"kind": "seeded"}, {"kind": "seeded", "at": "x"},
     {"kind": "seeded", "at": -1}, {"kind": "seeded", "at": 2**70}, {"kind": "seeded", "at": 1.5},
     {"kind": "unforeseen", "key": "zz", "index": 0}, {"kind": "unforeseen", "key": "00" * 32, "index": None},
     {"kind": "fair", "match": 1, "secret": None, "nonces": 3, "draws": {}}],
)  # fmt: skip
def test_chance_that_is_none_is_refused(chance: Any) -> None:
    assert refused(altered(given_up(), lambda head: head.update(chance=chance))).startswith("refused-save")


def test_a_game_that_is_shelved_again_is_the_same(http: TestClient, save: str) -> None:
    reply = http.post("/api/replay", json={"save": save})
    assert reply.status_code == 201, reply.text


# The sandbox


@asynccontextmanager
async def inspectors() -> AsyncIterator[Sandbox]:
    """Sandbox that are closed at the end."""
    house = Sandbox()
    try:
        yield house
    finally:
        await house.close()


def test_what_takes_too_much_memory_or_time_is_refused_and_the_next_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    async def open_all() -> None:
        async with inspectors() as house:
            assert (await house.read(list_judged, "trauma", LIST, "en"))[0] == "Night shift"
            monkeypatch.setattr(sandbox, "READING", sandbox.READING._replace(work=2, clock=4))
            for function, *arguments in ((bytearray, 2_000_000_000), (time.sleep, 100), (pow, 3, 10**8), (os.abort,)):
                with pytest.raises(Refused, match="refused-too-costly"):
                    await house.read(function, *arguments)
            monkeypatch.undo()
            assert (await house.read(list_judged, "trauma", LIST, "en"))[0] == "Night shift"

    asyncio.run(open_all())


def test_nobody_else_waits_while_something_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    async def meanwhile() -> int:
        beats = 0
        async with inspectors() as house:
            opening = asyncio.create_task(house.read(time.sleep, 1))
            while not opening.done():
                await asyncio.sleep(0.01)
                beats += 1
            await opening
        return beats

    assert asyncio.run(meanwhile()) > 10


def test_there_are_never_more_inspectors_than_agreed_and_whoever_comes_too_late_is_sent_away() -> None:
    async def crowd() -> tuple[int, int]:
        async with inspectors() as house:
            asked = [house.read(time.sleep, 0.05) for _ in range(sandbox.MOST_WAITING + sandbox.PROCESSES + 5)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            return sum(isinstance(one, Refused) for one in found), len(house._all)

    assert asyncio.run(crowd()) == (5, sandbox.PROCESSES)


def test_an_inspector_that_was_killed_is_replaced() -> None:
    async def replace() -> None:
        async with inspectors() as house:
            await house.read(time.sleep, 0)
            (first,) = house._all
            os.kill(first.pid, signal.SIGKILL)
            await first.wait()
            assert (await house.read(list_judged, "trauma", LIST, "en"))[0] == "Night shift"

    asyncio.run(replace())


# Doors


def test_a_path_of_any_length_leads_nowhere_and_is_no_fault(http: TestClient) -> None:
    for path in ("/" + "a" * 5000, "/" + "a/" * 3000, "/assets/" + "b" * 300, "/feed/" + "c" * 3000 + ".xml"):
        assert http.get(path).status_code in (404, 503)


def test_a_number_of_a_table_has_a_limit(http: TestClient) -> None:
    for key in GAMES:
        reply = http.post("/api/tables", json={"key": key, "table": "9" * 5000})
        assert reply.status_code == 400, reply.text


def test_every_endpoint_that_computes_counts_requests(tmp_path: Path) -> None:
    few = Limits(requests_a_second=0.001, requests_at_once=3, inspections_a_minute=0.001, inspections_at_once=0)
    with TestClient(make_app(address_of(tmp_path / "games.db"), few)) as client:
        assert client.post("/api/lists", json={"key": "trauma", "text": LIST}).status_code == 429
        assert [client.get("/api/games").status_code for _ in range(3)] == [200, 200, 429]
        assert client.post("/api/mine", json={"tokens": []}).status_code == 429
        assert client.get("/feed/x.0.y.xml").status_code == 429
        assert client.post("/api/record", json={"token": "x"}).json()["why"]["text"]


def test_a_way_of_thousands_of_spots_is_refused() -> None:
    match = Match(begun().row)
    seat = match.game.waiting()[0]
    question = match.question(seat)
    assert isinstance(question, Place)
    long = {model: {"spots": [[24_000, 24_000, 0]] * 201} for model in question.models}
    reason = match.game.check(seat, match.game.number, long)
    assert reason is not None
    assert reason.text == "refused-not-understood"


def test_what_a_sentence_quotes_is_shown_harmless(http: TestClient) -> None:
    said = speak("en").say("refused-unknown-list", list="a\u202eb\x1b[31m\u2066c", known="")
    assert "a\ufffdb\ufffd[31m\ufffdc" in said
    reply = http.post("/api/lists", json={"key": "firefight", "text": "x\u202e\x1b", "y\u202e": 1})
    assert reply.status_code == 422
    assert "\u202e" not in reply.text
    assert "\\u202e" not in reply.text
