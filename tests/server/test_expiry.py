"""Nothing grows for ever: games expire after a warning, agents play only for those who watch, and there is an end."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql
from fastapi.testclient import TestClient

from escarmouche.engine.reasons import Refused
from escarmouche.server import room as room_module
from escarmouche.server.app import make_app
from escarmouche.server.expiry import DAY, kept_since
from escarmouche.server.limits import Limits
from escarmouche.server.match import Match
from escarmouche.server.new_game import Begun, begin
from escarmouche.server.posted import Wanted
from escarmouche.server.room import Room
from escarmouche.server.rooms import Rooms
from escarmouche.server.storage import Storage, address_of, entries, games
from tests.server.crash import Server
from tests.server.table import Client, Watching, begun, play, served
from tests.server.test_room import answer, in_hall

LIMITS = Limits(days_kept=30, days_unplayed=10, days_warned=5)


@pytest.fixture
def storage(tmp_path: Path) -> Storage:
    return Storage(address_of(tmp_path / "games.db"))


def kept(storage: Storage, *, days: float, played: bool = True) -> Begun:
    """A game in which something was last done some days ago, and which was begun a year before."""
    made = begun()
    storage.begin(made.row, made.places).result()
    if played:
        storage.append(made.row.id, play(Match(made.row), 3)).result()
    age(storage, made.row.id, days, played=played)
    return made


def age(storage: Storage, game: str, days: float, *, played: bool) -> None:
    """Let some days go by since something was last done in a game."""
    then = time.time() - days * DAY
    with storage.engine.begin() as connection:
        begun_at = then - 365 * DAY if played else then
        connection.execute(games.update().where(games.c.id == game).values(begun=begun_at))
        connection.execute(entries.update().where(entries.c.game == game).values(at=then))


def in_a_hall(storage: Storage, talk: Callable[[Rooms], Awaitable[None]], limits: Limits = LIMITS) -> None:
    async def within() -> None:
        rooms = Rooms(storage, limits)
        try:
            await talk(rooms)
        finally:
            await rooms.close()

    asyncio.run(asyncio.wait_for(within(), 60))


def test_games_in_which_nothing_is_done_are_removed(storage: Storage) -> None:
    old, fresh = kept(storage, days=31), kept(storage, days=29)
    untouched, waiting = kept(storage, days=11, played=False), kept(storage, days=9, played=False)

    async def talk(rooms: Rooms) -> None:
        await rooms.prune()
        for made, stays in ((old, False), (fresh, True), (untouched, False), (waiting, True)):
            assert await rooms.has(made.row.id) == stays
        with pytest.raises(Refused, match="refused-token"):
            await rooms.find(old.tokens[0] or "")
        with pytest.raises(Refused, match="refused-game-gone"):
            await rooms.room(old.row.id)
        assert storage.entries(old.row.id) == []

    in_a_hall(storage, talk)


def test_without_a_limit_games_are_kept_for_ever(storage: Storage) -> None:
    old = kept(storage, days=10_000)

    async def talk(rooms: Rooms) -> None:
        await rooms.prune()
        assert await rooms.has(old.row.id)
        assert (await rooms.room(old.row.id)).warning("en") == ""

    in_a_hall(storage, talk, Limits(days_kept=0))


def test_many_games_are_removed_a_few_at_a_time_and_reports_do_not_pile_up(
    storage: Storage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escarmouche.server.storage.REMOVED_TOGETHER", 2)
    monkeypatch.setattr("escarmouche.server.storage.REPORTS_KEPT", 3)
    for number in range(5):
        kept(storage, days=31)
        storage.report("a game", 1, f"fault {number}").result()
    since = [kept_since(LIMITS, played=played) for played in (True, False)]
    assert len(storage.prune(*since)) == 5
    assert storage.count() == 0
    assert storage.reports() == ["fault 2", "fault 3", "fault 4"]
    storage.close()


def test_playing_on_keeps_a_game(storage: Storage) -> None:
    made = kept(storage, days=29)

    async def talk(rooms: Rooms) -> None:
        room = await rooms.room(made.row.id)
        assert "within a day" in room.warning("en")
        await answer(room)
        assert room.warning("en") == ""
        assert storage.latest(made.row.id) > time.time() - DAY

    in_a_hall(storage, talk)


WARNED = {"en": "in 3 days it will be removed", "fr": "dans 3 jours elle sera supprimée",
          "de": "in 3 Tagen wird es gelöscht"}  # fmt: skip


def test_the_seats_are_warned_before_their_game_is_removed(storage: Storage, tmp_path: Path) -> None:
    soon, later = kept(storage, days=27.5), kept(storage, days=3)
    storage.close()

    async def told(server: str, made: Begun, language: str) -> dict[str, Any]:
        async with Client(server) as client:
            await client.socket.send(f'{{"type":"sit","id":1,"token":"{made.tokens[0]}","language":"{language}"}}')
            return await client.hear("seated")

    with served(tmp_path, LIMITS) as server:
        for language, warned in WARNED.items():
            asked = {"tokens": [soon.tokens[0], later.tokens[0]], "language": language}
            mine = httpx.post(f"{server}/api/mine", json=asked, timeout=60).json()
            assert warned in mine[0]["expiring"]
            assert mine[1]["expiring"] == ""
            seated = asyncio.run(told(server, soon, language))
            assert warned in seated["expiring"]
            feed = httpx.get(f"{server}/feed/{seated['feed']}.xml?language={language}", timeout=60).text
            assert warned in feed
            assert asyncio.run(told(server, later, language))["expiring"] == ""


def test_whoever_sits_at_a_game_that_is_removed_is_told(storage: Storage) -> None:
    made = kept(storage, days=29)

    async def talk(rooms: Rooms) -> None:
        room, watching = await rooms.room(made.row.id), Watching()
        await room.join(watching)
        age(storage, made.row.id, 31, played=True)
        await rooms.prune()
        assert watching.sent_away == "notice-removed"

    in_a_hall(storage, talk)


def test_whoever_sits_still_is_warned_too(storage: Storage) -> None:
    made = kept(storage, days=24)

    async def talk(rooms: Rooms) -> None:
        room, watching = await rooms.room(made.row.id), Watching()
        await room.join(watching)
        room.expiry.latest -= 2 * DAY
        await rooms.prune()
        while not watching.heard:
            await asyncio.sleep(0.01)

    in_a_hall(storage, talk)


def test_no_more_games_are_kept_than_there_may_be(tmp_path: Path) -> None:
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits(games_in_all=2))) as http:
        wanted = {"key": "firefight", "opponent": "same-screen", "language": "de"}
        made = [http.post("/api/games", json=wanted) for _ in range(3)]
    assert [reply.status_code for reply in made] == [201, 201, 503]
    assert made[2].json()["why"]["text"].startswith("Hier sind so viele Spiele aufgehoben")


def test_no_more_is_done_in_a_game_than_there_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "MOST_ENTRIES", 2)

    async def talk(rooms: Rooms, room: Room) -> None:
        while room.match.sequence < 2:
            await answer(room)
        with pytest.raises(Refused, match="long-game"):
            await answer(room)

    in_hall(tmp_path, begun(), talk)


# Agents


def test_two_agents_with_nobody_watching_pause_and_go_on_when_somebody_looks(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        await room.give(0, "recruit")
        await asyncio.sleep(0.3)
        assert room.match.sequence == 0
        watching = Watching()
        await room.join(watching)
        while room.match.sequence < 3:
            await asyncio.sleep(0.01)
        room.leave(watching)
        while not room.is_idle:
            await asyncio.sleep(0.01)
        paused = room.match.sequence
        await asyncio.sleep(0.3)
        assert room.match.sequence == paused
        rooms.close_idle(before=float("inf"))
        again = await rooms.room(room.match.row.id)
        await again.join(watching)
        while again.match.sequence <= paused:
            await asyncio.sleep(0.01)
        again.leave(watching)

    in_hall(tmp_path, begin(Wanted(key="firefight", opponent="recruit", seed=4)), talk)


def test_an_agent_answers_a_person_who_has_gone(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        await room.give(room.match.game.waiting()[0], "recruit")
        while room.match.sequence < 1:
            await asyncio.sleep(0.01)

    in_hall(tmp_path, begun(), talk)


# Several servers


def test_a_game_that_another_server_removes_is_shut_here_too(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage(database)
    made = kept(storage, days=1)
    server = Server({"DATABASE_URL": database}, str(tmp_path / "unused.db"))
    server.start()

    async def sit_until_told() -> dict[str, Any]:
        async with Client(server.address) as client:
            await client.sit(made.tokens[0] or "")
            age(storage, made.row.id, 91, played=True)
            since = kept_since(Limits(), played=True), kept_since(Limits(), played=False)
            assert made.row.id in await asyncio.to_thread(storage.prune, *since)
            return await client.hear("notice")

    try:
        told = asyncio.run(sit_until_told())
        assert told["final"]
        assert "removed" in told["text"]
        with storage.engine.connect() as connection:
            assert connection.scalar(sql.select(games.c.id).where(games.c.id == made.row.id)) is None
    finally:
        server.kill()
        storage.close()
