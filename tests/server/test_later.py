"""What comes after the first sitting: looking back, playing on from there, verdicts, codes, feeds."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient

from escarmouche.boards import verifying
from escarmouche.core.reasons import Refused
from escarmouche.server import archive
from escarmouche.server.app import make_app
from escarmouche.server.limits import Limits
from escarmouche.server.match import Match
from escarmouche.server.records import full_save
from escarmouche.server.storage import Entry, address_of
from escarmouche.server.tape import Tape
from tests.server.table import Client, begun, play, served

ANSWERS = 40


@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits())) as client:
        yield client


def finished(key: str = "firefight", **wanted: Any) -> tuple[Match, list[Entry]]:
    """A game that somebody has given up, and everything that was done in it."""
    match = Match(begun(key, **wanted).row)
    entries = [match.contribute(seat, f"words of {seat}") for seat in match.awaited]
    for _ in range(ANSWERS):
        entries += play(match, 1, seed=match.sequence)
    return match, [*entries, match.concede(1)]


def post(http: TestClient, path: str, **body: Any) -> Any:
    """What is answered to something posted."""
    return http.post(f"/api/{path}", json=body).json()


# Looking back


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_a_tape_shows_the_game_as_it_was_after_each_answer(key: str) -> None:
    match = Match(begun(key).row)
    entries, hashes = [], [match.game.hash()]
    for _ in range(ANSWERS):
        entries += play(match, 1, seed=match.sequence)
        hashes.append(match.game.hash())
    tape = Tape(match.row, entries)
    for sequence in (ANSWERS, 3, 25, 0, 24, ANSWERS):
        assert tape.at(sequence).game.hash() == hashes[sequence]


def test_a_finished_game_is_gone_through_on_the_socket_and_one_under_way_is_not(tmp_path: Path) -> None:
    async def go_through(server: str, saved: str) -> None:
        import httpx

        async with httpx.AsyncClient(base_url=server, timeout=30) as http:
            shelved = (await http.post("/api/replay", json={"save": saved})).json()
            fresh = (await http.post("/api/games", json={"key": "firefight", "opponent": "same-screen"})).json()
        async with Client(server) as client:
            last = await client.sit(shelved["spectator"])
            assert last["outcome"] is not None
            middle = (await client.ask("replay", sequence=20))["result"]
            assert (middle["sequence"], middle["outcome"]) == (20, None)
            assert (await client.ask("replay", sequence=9999))["type"] == "refused"
        async with Client(server) as client:
            await client.sit(fresh["tokens"][0])
            assert (await client.ask("replay", sequence=0))["type"] == "refused"

    with served(tmp_path) as server:
        asyncio.run(go_through(server, full_save(finished()[0])))


def test_a_save_that_was_cut_off_is_not_shelved(http: TestClient) -> None:
    saved = full_save(finished()[0])
    assert "why" in post(http, "replay", save=saved[: len(saved) // 2])
    assert "why" in post(
        http, "replay", save='{"escarmouche": 1, "game": [], "setup": 1, "chance": 1, "version": 1}\n{}'
    )


# Playing on


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_a_branch_begins_as_the_game_did_and_has_luck_of_its_own(key: str) -> None:
    match, entries = finished(key)
    past = Tape(match.row, entries).at(25)
    luck = set()
    for _ in range(3):
        made, done = archive.branch(match, entries, 0, 25, "corporal")
        branch = Match(made.row, done)
        assert branch.game.hash() == past.game.hash()
        assert made.tokens[1] is None
        luck.add(tuple(branch.game.chance.copy().roll(20, 6, "", "luck")))
        for _ in range(40):
            if branch.game.question is not None:
                play(branch, 1, seed=branch.sequence)
        again = Match(made.row, [deed.entry for deed in branch.deeds])
        assert again.game.hash() == branch.game.hash()
    assert len(luck) == 3


def test_there_is_no_branch_from_a_game_under_way_or_from_the_end() -> None:
    match, entries = finished()
    with pytest.raises(Refused, match="branch-over"):
        archive.branch(match, entries, 0, len(entries), "corporal")
    for practice in (False, True):
        with pytest.raises(Refused, match="branch-early"):
            archive.branch(Match(begun(practice=practice).row), [], 0, 0, "corporal")


def test_a_branch_is_served(http: TestClient) -> None:
    shelved = post(http, "replay", save=full_save(finished()[0]))
    made = post(http, "branch", token=shelved["spectator"], sequence=10, opponent="recruit")
    (mine,) = post(http, "mine", tokens=[made["tokens"][0]])
    assert not mine["over"]


# Fair dice


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_nothing_happens_in_a_fair_game_before_every_seat_has_contributed(key: str) -> None:
    match = Match(begun(key, fair=True).row)
    assert match.awaited == [0, 1]
    assert match.question(0) is None
    with pytest.raises(Refused, match="contribute-first"):
        match.answer(0, 1, "anything")
    match.contribute(1, "mine")
    with pytest.raises(Refused, match="contributed"):
        match.contribute(1, "again")
    match.contribute(0, "mine too")
    assert match.asked()


def test_what_a_seat_contributes_changes_the_dice() -> None:
    row = begun(fair=True).row
    shown = set()
    for words in ("one", "other", "third"):
        match = Match(row)
        match.contribute(0, words)
        match.contribute(1, "the same")
        for _ in range(ANSWERS):
            play(match, 1, seed=match.sequence)
        shown.add(tuple(drawn.value for drawn in match.game.chance.draws))  # type: ignore[attr-defined]
    assert len(shown) > 1


def changed(saved: str, change: Any) -> str:
    """A save with its lines changed by somebody."""
    lines = [json.loads(line) for line in saved.splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


def one_die(lines: list[Any]) -> None:
    """Change one die or card."""
    lines[-1]["fair"]["draws"][3]["value"] ^= 1


def one_answer(lines: list[Any]) -> None:
    """Change one answer."""
    answer = next(line for line in lines if line.get("type") == "answer" and line["number"] > 5)
    answer["value"] = "something else"


def the_secret(lines: list[Any]) -> None:
    """Name another secret."""
    lines[-1]["fair"]["secret"] = "00" * 32


def no_last_answer(lines: list[Any]) -> None:
    """Leave the last answer out."""
    del lines[-3]


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_a_fair_game_is_verified_and_one_changed_die_card_or_answer_is_caught(http: TestClient, key: str) -> None:
    saved = full_save(finished(key, fair=True)[0])
    assert post(http, "verify", transcript=saved)["fair"]
    assert post(http, "verify", transcript=json.dumps({"save": saved}))["fair"]
    for change in (one_die, one_answer, the_secret, no_last_answer):
        false = changed(saved, change)
        verdict = post(http, "verify", transcript=false, language="fr")
        assert not verdict["fair"], change.__name__
        assert verdict["text"] == verifying.told(verifying_words("fr"), verifying.verify(false))


def test_an_answer_that_was_changed_with_the_checksum_made_anew_is_caught() -> None:
    import hashlib

    saved = full_save(finished("collision", fair=True)[0])
    lines = saved.splitlines()
    at = next(i for i, line in enumerate(lines) if '"type":"answer"' in line and json.loads(line)["number"] > 3)
    end = json.loads(lines[-1])
    del lines[at]
    end["sum"] = hashlib.blake2b("\n".join(lines[:-1]).encode(), digest_size=16).hexdigest()
    verdict = verifying.verify("\n".join([*lines[:-1], json.dumps(end)]) + "\n")
    assert (verdict.fair, verdict.fault) == (False, "save")


def verifying_words(language: str) -> Any:
    """The words in which verdicts are told."""
    from escarmouche.boards.speech import speak

    return speak(language)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"save": "x"}', "\x00", "[" * 5000])
def test_whatever_is_no_transcript_is_refused_or_found_unfair(http: TestClient, text: str) -> None:
    reply = http.post("/api/verify", json={"transcript": text})
    assert reply.status_code == 400 or not reply.json()["fair"]


def test_a_fair_game_on_the_socket_begins_when_both_have_contributed(tmp_path: Path) -> None:
    async def contribute(server: str) -> None:
        import httpx

        async with httpx.AsyncClient(base_url=server, timeout=30) as http:
            wanted = {"key": "firefight", "opponent": "same-screen", "fair": True}
            made = (await http.post("/api/games", json=wanted)).json()
        async with Client(server) as one, Client(server) as other:
            await one.ask("sit", token=made["tokens"][0], language="en", since=0, lines=0)
            seated = await one.hear("seated")
            assert len(seated["fair"]["commitment"]) == 64
            moment = await one.hear("moment")
            assert [wait["seat"] for wait in moment["waiting"]] == [0, 1]
            assert moment["lines"] == []
            await other.sit(made["tokens"][1])
            assert (await one.ask("contribute", nonce="mine"))["type"] == "done"
            assert (await one.ask("contribute", nonce="mine"))["type"] == "refused"
            assert (await other.ask("contribute", nonce="yours"))["type"] == "done"
            moment = await other.hear("moment")
            assert moment["lines"]

    with served(tmp_path) as server:
        asyncio.run(contribute(server))


# Codes and feeds


def test_a_code_gives_a_seat_once(http: TestClient) -> None:
    made = post(http, "games", key="firefight", opponent="recruit")
    code = post(http, "code", token=made["tokens"][0])["code"]
    given = post(http, "seat", code=code.upper())["token"]
    assert given != made["tokens"][0]
    own, other = post(http, "mine", tokens=[made["tokens"][0], given])
    assert own == other
    assert "why" in post(http, "seat", code=code)


def test_only_so_many_codes_are_tried(http: TestClient) -> None:
    tries = [http.post("/api/seat", json={"code": f"wrong{number}"}).status_code for number in range(14)]
    assert tries[0] == 404
    assert tries[-1] == 429


def test_the_feed_of_a_seat_tells_when_it_is_its_turn(tmp_path: Path) -> None:
    async def follow(server: str) -> None:
        import httpx

        async with httpx.AsyncClient(base_url=server, timeout=30) as http:
            wanted = {"key": "collision", "opponent": "same-screen", "seed": 3}
            made = (await http.post("/api/games", json=wanted)).json()
            async with Client(server) as one, Client(server) as other:
                addresses = []
                for client, token in ((one, made["tokens"][0]), (other, made["tokens"][1])):
                    await client.ask("sit", token=token, language="en", since=0, lines=0)
                    addresses.append((await client.hear("seated"))["feed"])
            assert addresses[0] != addresses[1]
            assert not set(made["tokens"]) & set(".".join(addresses).split("."))
            for address in addresses:
                reply = await http.get(f"/feed/{address}.xml?language=de")
                assert reply.headers["content-type"].startswith("application/atom+xml")
                root = ElementTree.fromstring(reply.content)
                assert root.tag == "{http://www.w3.org/2005/Atom}feed"
            wrong = addresses[0].replace(".0.", ".1.")
            assert (await http.get(f"/feed/{wrong}.xml")).status_code == 404
            assert (await http.get("/feed/none.0.x.xml")).status_code == 404

    with served(tmp_path) as server:
        asyncio.run(follow(server))
