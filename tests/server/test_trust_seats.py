"""A friend's seat is the friend's: what the creator of a game by link tried, one test each."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sql

from escarmouche.engine.reasons import Refused
from escarmouche.server.limits import Limits
from escarmouche.server.new_game import Begun, begin
from escarmouche.server.posted import Wanted
from escarmouche.server.room import Room
from escarmouche.server.rooms import Rooms
from escarmouche.server.storage import Storage, Taken, address_of
from escarmouche.server.tokens import fingerprint, new_token
from tests.server.table import Client, served
from tests.server.test_room import in_hall

CREATOR, FRIEND = 0, 1
GAME = {"key": "collision", "opponent": "link", "lesson": "first-fight"}
USED = "Somebody has already sat down with this link"


def by_link() -> Begun:
    return begin(Wanted(key="collision", opponent="link", lesson="first-fight"))


def link_of(started: Begun) -> str:
    found = started.tokens[FRIEND]
    assert found is not None
    return found


async def post(http: httpx.AsyncClient, path: str, **body: Any) -> Any:
    return (await http.post(f"/api/{path}", json=body)).json()


def at_server(folder: Path, talk: Callable[[str, httpx.AsyncClient], Awaitable[None]]) -> None:
    """Do something at a server."""

    async def within(server: str) -> None:
        async with httpx.AsyncClient(base_url=server, timeout=60) as http:
            await talk(server, http)

    with served(folder) as server:
        asyncio.run(within(server))


async def why(client: Client, token: str) -> str:
    """Why one cannot sit down with a token."""
    reply = await client.ask("sit", token=token)
    assert reply["type"] == "refused", reply
    return str(reply["why"]["text"])


def test_the_link_is_void_once_the_friend_sits_and_the_creator_is_told(tmp_path: Path) -> None:
    async def talk(server: str, http: httpx.AsyncClient) -> None:
        made = await post(http, "games", **GAME)
        own, link = made["tokens"]
        async with Client(server) as creator, Client(server) as friend, Client(server) as thief:
            await creator.ask("sit", token=own)
            assert (await creator.hear("seated"))["seats"][FRIEND]["who"] == "open"
            fresh = (await friend.ask("sit", token=link))["result"]["token"]
            assert fresh not in (own, link)
            assert (await creator.hear("seated"))["seats"][FRIEND]["who"] == "person"
            assert (await why(thief, link)).startswith(USED)
            again = await thief.ask("sit", token=fresh)
            assert (again["type"], again["result"]) == ("done", None)
            assert (await thief.hear("seated"))["seat"] == FRIEND
        for path in ("record", "save", "code"):
            assert (await post(http, path, token=link))["why"]["text"].startswith(USED)
        assert await post(http, "mine", tokens=[link]) == [None]

    at_server(tmp_path, talk)


def test_nobody_reads_a_seat_where_nobody_has_sat_down(tmp_path: Path) -> None:
    async def talk(server: str, http: httpx.AsyncClient) -> None:
        made = await post(http, "games", **GAME)
        own, link = made["tokens"]
        for path in ("record", "save", "code"):
            assert (await post(http, path, token=link))["why"]["text"].startswith("Nobody has sat down here yet")
        theirs, watching, mine = await post(http, "mine", tokens=[link, made["spectator"], own])
        assert theirs["open"] == mine["open"] == [FRIEND]
        assert {**theirs, "seat": -1} == watching

    at_server(tmp_path, talk)


def test_the_creator_who_sits_there_first_voids_the_friends_link(tmp_path: Path) -> None:
    async def talk(server: str, http: httpx.AsyncClient) -> None:
        link = (await post(http, "games", **GAME))["tokens"][FRIEND]
        mine, theirs = new_token(), new_token()
        assert await post(http, "take", token=link, fresh=mine) == {"token": mine}
        for language, said in (("en", USED), ("fr", "Quelqu’un s’est déjà assis"), ("de", "Mit diesem Link hat sich")):
            reply = await http.post("/api/take", json={"token": link, "fresh": theirs, "language": language})
            assert reply.status_code == 404
            assert reply.json()["why"]["text"].startswith(said)
        (seat,) = await post(http, "mine", tokens=[mine])
        assert (seat["seat"], seat["open"]) == (FRIEND, [])

    at_server(tmp_path, talk)


def test_a_reply_that_was_lost_costs_nobody_the_seat(tmp_path: Path) -> None:
    async def talk(server: str, http: httpx.AsyncClient) -> None:
        made = await post(http, "games", **GAME)
        link, fresh = made["tokens"][FRIEND], new_token()
        # Two windows of one browser ask for the same, and one of them asks again.
        asked = [post(http, "take", token=link, fresh=fresh) for _ in range(4)]
        assert await asyncio.gather(*asked) == [{"token": fresh}] * 4
        assert await post(http, "take", token=link, fresh=fresh) == {"token": fresh}
        own = made["tokens"][CREATOR]
        assert await post(http, "take", token=own, fresh=new_token()) == {"token": own}
        assert "why" in await post(http, "take", token="nobody's", fresh=new_token())
        assert "why" in await post(http, "take", token=link, fresh="too short")

    at_server(tmp_path, talk)


def test_of_two_who_sit_down_at_once_one_has_the_seat(tmp_path: Path) -> None:
    async def talk(server: str, http: httpx.AsyncClient) -> None:
        link = (await post(http, "games", **GAME))["tokens"][FRIEND]
        wanted = [new_token() for _ in range(8)]
        replies = await asyncio.gather(*(post(http, "take", token=link, fresh=fresh) for fresh in wanted))
        won = [reply["token"] for reply in replies if "token" in reply]
        assert len(won) == 1
        assert sum(reply["why"]["text"].startswith(USED) for reply in replies if "why" in reply) == 7
        known = await post(http, "mine", tokens=wanted)
        assert [token for token, mine in zip(wanted, known, strict=True) if mine] == won

    at_server(tmp_path, talk)


def race(one: str, other: str) -> None:
    """Sit down with one link at two servers at once, some times."""

    async def within() -> None:
        async with httpx.AsyncClient(base_url=one, timeout=60) as http:
            for _ in range(4):
                made = await post(http, "games", **GAME)
                link = made["tokens"][FRIEND]
                async with Client(one) as first, Client(other) as second, Client(other) as creator:
                    await creator.sit(made["tokens"][CREATOR])
                    replies = await asyncio.gather(*(client.ask("sit", token=link) for client in (first, second)))
                    assert sorted(reply["type"] for reply in replies) == ["done", "refused"], replies
                    fresh = next(reply["result"]["token"] for reply in replies if reply["type"] == "done")
                    seats = (await creator.hear("seated"))["seats"]
                    assert seats[FRIEND]["who"] == "person"
                    async with Client(other) as friend:
                        await friend.ask("sit", token=fresh)
                        assert (await friend.hear("seated"))["seats"][FRIEND]["who"] == "person"
                        assert (await friend.ask("order", key="defaults", on=True))["type"] == "done"
                (mine,) = await post(http, "mine", tokens=[fresh])
                assert mine["open"] == []

    asyncio.run(within())


def test_a_restart_forgets_neither_the_new_token_nor_the_void_link(tmp_path: Path) -> None:
    async def first(server: str, http: httpx.AsyncClient) -> None:
        link = (await post(http, "games", **GAME))["tokens"][FRIEND]
        known.extend([link, new_token()])
        await post(http, "take", token=link, fresh=known[1])

    async def then(server: str, http: httpx.AsyncClient) -> None:
        link, fresh = known
        async with Client(server) as client:
            assert (await why(client, link)).startswith(USED)
            assert (await client.sit(fresh))["type"] == "moment"
        assert await post(http, "take", token=link, fresh=fresh) == {"token": fresh}

    known: list[str] = []
    at_server(tmp_path, first)
    at_server(tmp_path, then)


def test_codes_and_tokens_made_from_the_link_end_with_it(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        # Older servers gave codes to whoever had the link, before anybody sat there.
        link, storage = link_of(started), rooms.storage
        game = started.row.id
        storage.lend(fingerprint("code"), game, FRIEND, 2e10).result()
        storage.redeem(fingerprint("code"), fingerprint("further")).result()
        storage.lend(fingerprint("another"), game, FRIEND, 2e10).result()
        storage.lend(fingerprint("own"), game, CREATOR, 2e10).result()
        assert await rooms.take(link, "fresh")
        with pytest.raises(Refused, match="refused-token"):
            await rooms.find("further")
        with pytest.raises(Taken):
            storage.redeem(fingerprint("another"), fingerprint("late")).result()
        storage.redeem(fingerprint("own"), fingerprint("elsewhere")).result()
        assert (await rooms.find("elsewhere")).seat == CREATOR

    started = by_link()
    in_hall(tmp_path, started, talk)


def test_a_room_that_has_not_heard_yet_learns_from_whoever_sits_down(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        elsewhere = Rooms(Storage(address_of(tmp_path / "games.db")), Limits())
        await elsewhere.take(link_of(started), "fresh")
        assert room.places[FRIEND].who == "open"
        assert (await rooms.find("fresh")).room is room
        assert room.places[FRIEND].who == "person"
        await elsewhere.close()

    started = by_link()
    in_hall(tmp_path, started, talk)


def test_a_seat_with_a_named_seed_is_not_taken_along_to_face_somebody(tmp_path: Path) -> None:
    async def talk(server: str, http: httpx.AsyncClient) -> None:
        lesson = {"key": "collision", "lesson": "first-fight"}
        both = await post(http, "games", **lesson, opponent="same-screen", seed=1)
        async with Client(server) as client:
            # Not even while the computer sits opposite for a moment.
            await client.sit(both["tokens"][FRIEND])
            assert (await client.ask("give", seat=FRIEND, to="recruit"))["type"] == "done"
        for token in both["tokens"]:
            assert "named seed" in (await post(http, "code", token=token))["why"]["text"]
        for wanted in ({"opponent": "recruit", "seed": 1}, {"opponent": "same-screen"}):
            made = await post(http, "games", **lesson, **wanted)
            assert len((await post(http, "code", token=made["tokens"][CREATOR]))["code"]) == 8

    at_server(tmp_path, talk)


def test_a_database_from_before_links_were_void_is_taken_up(tmp_path: Path) -> None:
    address, started = address_of(tmp_path / "games.db"), by_link()
    storage = Storage(address)
    storage.begin(started.row, started.places).result()
    with storage.engine.begin() as connection:
        for step in ("DROP INDEX seats_link", "ALTER TABLE seats DROP COLUMN link",
                     "ALTER TABLE seats DROP COLUMN name", "ALTER TABLE seats DROP COLUMN seen", "DROP TABLE remarks",
                     "ALTER TABLE games DROP COLUMN wishes",
                     "UPDATE alembic_version SET version_num = '0002'"):  # fmt: skip
            connection.execute(sql.text(step))
    storage.close()
    again = Storage(address)
    before = again.find(fingerprint(link_of(started)))
    assert before is not None
    again.take(before, before._replace(who="person", token=fingerprint("fresh"))).result()
    assert again.is_used(fingerprint(link_of(started)))
    again.close()
