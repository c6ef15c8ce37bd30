"""Nothing stays stuck: writes that fail, a second server, a game that cannot be read."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from fastapi.testclient import TestClient

from escarmouche.cli import run
from escarmouche.engine.reasons import Refused
from escarmouche.server import room as room_module
from escarmouche.server.app import make_app
from escarmouche.server.database_lock import DatabaseLock
from escarmouche.server.limits import Limits
from escarmouche.server.new_game import begin
from escarmouche.server.posted import Wanted
from escarmouche.server.room import Room
from escarmouche.server.rooms import Rooms
from escarmouche.server.storage import Entry, Storage, Unkept, address_of, games
from tests.server.table import Client, Watching, begun, served
from tests.server.test_room import answer, in_hall
from tests.server.test_serve import free_port


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "FIRST_PATIENCE", 0.02)


def _full_disk(connection: Any) -> None:
    raise OSError(28, "No space left on device")


async def until(what: Any) -> None:
    while not what():
        await asyncio.sleep(0.01)


@pytest.mark.usefixtures("impatient")
def test_an_agent_tries_again_after_a_failed_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [0]

    async def talk(rooms: Rooms, room: Room) -> None:
        keep = rooms.storage.append

        def append(game: str, added: Sequence[Entry]) -> Any:
            failures[0] += 1
            return rooms.storage.submit(_full_disk) if failures[0] <= 3 else keep(game, added)

        monkeypatch.setattr(rooms.storage, "append", append)
        await room.join(Watching())
        await room.give(0, "recruit")
        await until(lambda: room.match.sequence >= 3)
        room.watch(step=True)
        assert failures[0] > 3

    in_hall(tmp_path, begin(Wanted(key="firefight", opponent="recruit", seed=4)), talk)


@pytest.mark.usefixtures("impatient")
def test_an_agent_goes_on_when_the_database_is_no_longer_locked(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        refused: list[Any] = []
        sql.event.listen(rooms.storage.engine, "checkout", _impatiently)
        sql.event.listen(rooms.storage.engine, "handle_error", lambda context: refused.append(context))
        await room.join(Watching())
        await room.give(0, "recruit")
        with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await until(lambda: len(refused) >= 2)
            stuck_at = len(rooms.storage.entries(room.match.row.id))
            other.execute("ROLLBACK")
        await until(lambda: len(rooms.storage.entries(room.match.row.id)) > stuck_at + 2)
        room.watch(step=True)

    in_hall(tmp_path, begin(Wanted(key="firefight", opponent="recruit", seed=4)), talk)


def _impatiently(connection: Any, record: Any, proxy: Any) -> None:
    connection.execute("PRAGMA busy_timeout=20")


@pytest.mark.usefixtures("impatient")
def test_what_could_not_be_kept_is_told_to_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        watching = Watching()
        await room.join(watching)
        room.changed()
        await until(lambda: watching.heard == [0])
        before = room.match.game.hash()
        with monkeypatch.context() as away:
            away.setattr(rooms.storage, "append", lambda game, added: rooms.storage.submit(_full_disk))
            away.setattr(rooms.storage, "entries", _away)
            with pytest.raises(Unkept):
                await answer(room)
            room.changed()
            await asyncio.sleep(0.2)
            assert set(watching.heard) == {0}
        await until(lambda: room.match.game.hash() == before)
        assert (await answer(room)).sequence == 1
        await until(lambda: watching.heard[-1] == 1)

    in_hall(tmp_path, begun(), talk)


def _away(game: str, after: int = 0) -> list[Entry]:
    raise sql.exc.OperationalError("SELECT", {}, OSError("the database is away"))


# Two servers


def test_a_second_server_on_one_file_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    (tmp_path / "same.db").symlink_to(tmp_path / "games.db")
    with served(tmp_path):
        for name in ("games.db", "same.db"):
            assert run(["serve", "--port", str(free_port()), "--data", str(tmp_path / name)]) == 2
            assert f"already serves {tmp_path / name}" in capsys.readouterr().err
    with served(tmp_path):
        pass


HOLDS = """
import sys
from escarmouche.server.database_lock import DatabaseLock
claim = DatabaseLock(sys.argv[1])
print("held", flush=True)
sys.stdin.read()
"""


def test_a_killed_server_leaves_no_claim_behind(tmp_path: Path) -> None:
    url = address_of(tmp_path / "games.db")
    command = [sys.executable, "-c", HOLDS, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stdin=subprocess.PIPE, env=os.environ) as child:
        assert child.stdout is not None
        assert child.stdout.readline() == b"held\n"
        with pytest.raises(Refused, match="served-already"):
            DatabaseLock(url)
        child.send_signal(signal.SIGKILL)
        child.wait(60)
    DatabaseLock(url).close()


def test_a_database_that_can_be_shared_needs_no_claim() -> None:
    for url in ("postgresql://somebody@nowhere/games", "sqlite://", "sqlite:///:memory:"):
        first, second = DatabaseLock(url), DatabaseLock(url)
        first.close()
        second.close()


# Games that cannot be read


def spoil(folder: Path, game: str) -> None:
    """Make a game unreadable."""
    storage = Storage(address_of(folder / "games.db"))
    with storage.engine.begin() as connection:
        connection.execute(games.update().where(games.c.id == game).values(setup='{"no": '))
    storage.close()


def test_one_unreadable_game_does_not_hide_the_others(tmp_path: Path) -> None:
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits())) as http:
        made = [http.post("/api/games", json={"key": "firefight", "opponent": "same-screen"}).json() for _ in range(3)]
        spoil(tmp_path, made[1]["game"])
        tokens = [one["tokens"][0] for one in made]
        asked = {"tokens": [*tokens, "nobody's"], "language": "fr"}
        found = http.post("/api/mine", json=asked).json()
        assert [one and one["unreadable"] for one in found] == [False, True, False, None]
        assert found[1]["game"] == made[1]["game"]
        assert found[1]["heading"].startswith("Cette partie ne peut pas être lue")
        refused = http.post("/api/record", json={"token": tokens[1]})
        assert refused.status_code == 503
        assert "cannot be read" in refused.json()["why"]["text"]
        feed = http.get(f"/feed/{made[1]['game']}.0.x.xml")
        assert feed.status_code == 503


def test_one_unreadable_game_is_refused_at_the_socket_in_a_sentence(tmp_path: Path) -> None:
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits())) as http:
        made = http.post("/api/games", json={"key": "firefight", "opponent": "same-screen"}).json()
    spoil(tmp_path, made["game"])

    async def sit(server: str) -> dict[str, Any]:
        async with Client(server) as client:
            return await client.ask("sit", token=made["tokens"][0], language="de", since=0, lines=0)

    with served(tmp_path) as server:
        reply = asyncio.run(sit(server))
    assert reply["type"] == "refused"
    assert reply["why"]["text"].startswith("Dieses Spiel lässt sich im Moment")


def test_a_database_that_is_away_is_a_sentence_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Storage, "find", lambda storage, token: _away(""))
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits())) as http:
        reply = http.post("/api/record", json={"token": "x"})
    assert reply.status_code == 503
    assert "cannot be reached" in reply.json()["why"]["text"]
