"""PostgreSQL: the same tables, the same order of entries, and several servers that hear of one another."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql

from escarmouche.server.migrations import upgrade
from escarmouche.server.storage import Entry, Storage, Taken, tables
from tests.server.crash import Quick, Server
from tests.server.table import Client, begun
from tests.server.test_trust_seats import race


@pytest.fixture(scope="module")
def servers(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """The addresses of two servers of one database."""
    unused = str(tmp_path_factory.mktemp("servers") / "unused.db")
    running = [Quick({"DATABASE_URL": database}, unused) for _ in range(2)]
    try:
        for server in running:
            server.start()
        yield [server.address for server in running]
    finally:
        for server in running:
            server.kill()


@pytest.fixture
def storage(database: str) -> Storage:
    return Storage(database)


def test_the_migrations_make_the_tables_that_the_program_knows(storage: Storage) -> None:
    upgrade(storage.engine)
    with storage.engine.connect() as connection:
        found = sql.inspect(connection)
        for table in tables.sorted_tables:
            assert {column["name"] for column in found.get_columns(table.name)} == set(table.columns.keys())
    storage.close()


def test_an_entry_is_written_once_and_the_others_of_a_group_are_not_lost(storage: Storage) -> None:
    made = begun()
    storage.begin(made.row, made.places).result()
    first = {"type": "concede", "seat": 0}
    storage.append(made.row.id, [Entry(1, first)]).result()
    together = [storage.append(made.row.id, [Entry(number, first)]) for number in (1, 2, 3)]
    with pytest.raises(Taken):
        together[0].result()
    assert [future.result() for future in together[1:]] == [None, None]
    assert [entry.sequence for entry in storage.entries(made.row.id)] == [1, 2, 3]
    storage.close()


async def play(one: str, other: str) -> None:
    """Play a game for a while, one seat at one server and the other at the other."""
    async with httpx.AsyncClient(timeout=60) as http:
        wanted = {"key": "collision", "opponent": "same-screen", "seed": 3, "table": "ashmarket"}
        made = (await http.post(f"{one}/api/games", json=wanted)).json()
    async with Client(one) as first, Client(other) as second:
        clients = [first, second]
        moments = [await client.sit(token) for client, token in zip(clients, made["tokens"], strict=True)]
        for _ in range(12):
            seat = next(seat for seat, moment in enumerate(moments) if moment["question"])
            question = moments[seat]["question"]
            value = (await clients[seat].ask("usual", number=question["number"]))["result"]
            reply = await clients[seat].ask("answer", number=question["number"], value=value)
            assert reply["type"] == "done", reply
            for index, client in enumerate(clients):
                while moments[index]["sequence"] < reply["result"]["sequence"]:
                    moments[index] = await client.hear("moment")
        assert moments[0]["sequence"] == moments[1]["sequence"]


def test_two_servers_play_one_game(servers: list[str]) -> None:
    asyncio.run(play(*servers))


def test_two_workers_serve_one_address(storage: Storage, database: str, tmp_path: Path) -> None:
    others = _ears(storage)
    server = Server({"DATABASE_URL": database}, str(tmp_path / "unused.db"), "--workers", "2")
    server.start()
    try:
        until = time.monotonic() + 60
        while _ears(storage) < others + 2:
            assert time.monotonic() < until
            time.sleep(0.1)
        for _ in range(3):
            asyncio.run(play(server.address, server.address))
    finally:
        assert server.end() == 0
        storage.close()


def _ears(storage: Storage) -> int:
    """How many servers listen for what the others say."""
    with storage.engine.connect() as connection:
        listening = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
        return int(connection.scalar(sql.text(listening)) or 0)


def test_both_may_answer_at_once_at_two_servers(servers: list[str]) -> None:
    async def bid(one: str, other: str) -> None:
        async with httpx.AsyncClient(timeout=60) as http:
            wanted = {"key": "collision", "opponent": "same-screen", "lesson": "first-fight"}
            made = (await http.post(f"{one}/api/games", json=wanted)).json()
        async with Client(one) as first, Client(other) as second:
            clients = [first, second]
            moments = [await client.sit(token) for client, token in zip(clients, made["tokens"], strict=True)]
            number = moments[0]["question"]["number"]
            assert moments[1]["question"]["number"] == number
            replies = await asyncio.gather(*(client.ask("answer", number=number, value=1) for client in clients))
            assert [reply["type"] for reply in replies] == ["done", "done"], replies
            assert {reply["result"]["sequence"] for reply in replies} == {1, 2}

    asyncio.run(bid(*servers))


def test_of_two_who_sit_down_at_two_servers_at_once_one_has_the_seat(servers: list[str]) -> None:
    race(*servers)
