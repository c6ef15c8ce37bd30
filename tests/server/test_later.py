"""What comes after the first sitting: looking back, playing on from there, verdicts, codes, feeds."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from fastapi.testclient import TestClient

from escarmouche.engine.reasons import Refused
from escarmouche.server import archive
from escarmouche.server.app import make_app
from escarmouche.server.exports import full_save
from escarmouche.server.limits import Limits
from escarmouche.server.match import Match
from escarmouche.server.replay import Replay
from escarmouche.server.reviews import Review, Reviews
from escarmouche.server.storage import Entry, address_of
from escarmouche.server.threads import Threads
from tests.server.table import Client, agree, begun, play, served

ANSWERS = 40


@pytest.fixture
def http(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits())) as client:
        yield client


def finished(key: str = "firefight", **wanted: Any) -> tuple[Match, list[Entry]]:
    """A game that somebody has given up, and everything that was done in it."""
    match = Match(begun(key, **wanted).row)
    entries = agree(match)
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
    tape = Replay(match.row, entries)
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


def test_a_review_begins_with_the_curve_and_none_is_made_of_a_game_under_way() -> None:
    """Whoever asks first gets the curve at once; a game under way tells nothing, not even in practice."""

    async def ask(match: Match) -> Review:
        threads = Threads()
        reviews = Reviews(threads)
        try:
            return await reviews.of(match, 0, "de")
        finally:
            await reviews.close()
            threads.close()

    match, entries = finished()
    found = asyncio.run(ask(match))
    assert (found.done, found.told.decisions, found.told.lines) == (0, [], [])
    assert found.told.points[-1].at == len(match.deeds)
    assert found.sequences[1:] == [entry.sequence for entry in entries]
    for practice in (False, True):
        with pytest.raises(Refused, match="review-unfinished"):
            asyncio.run(ask(Match(begun(practice=practice).row)))


# Playing on


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_a_branch_begins_as_the_game_did_and_has_luck_of_its_own(key: str) -> None:
    match, entries = finished(key)
    past = Replay(match.row, entries).at(25)
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
