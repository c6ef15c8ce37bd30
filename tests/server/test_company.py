"""With others: names, who is here, short messages; and everybody who tries more than that."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from escarmouche.server import remarks
from escarmouche.server.limits import Limits
from escarmouche.server.room import Room
from escarmouche.server.rooms import Rooms
from tests.server.table import Client, begun, served
from tests.server.test_room import in_hall

TALKATIVE = Limits(remarks_a_minute=100_000, remarks_at_once=1000)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("company")) as address:
        yield address


def by_link(server: str, **more: Any) -> dict[str, Any]:
    """A game to which a friend is invited."""
    wanted = {"key": "firefight", "opponent": "link", "language": "en", **more}
    created: dict[str, Any] = httpx.post(f"{server}/api/games", json=wanted, timeout=60).json()
    return created


def at_table(server: str, talk: Callable[[Client, Client, Client], Awaitable[None]]) -> None:
    """Two players and a spectator sit down at a new table, in this order."""

    async def within() -> None:
        made = by_link(server)
        async with Client(server) as host, Client(server) as friend, Client(server) as watcher:
            for client, token in zip((host, friend, watcher), (*made["tokens"], made["spectator"]), strict=True):
                await client.sit(token)
            await talk(host, friend, watcher)

    asyncio.run(asyncio.wait_for(within(), 60))


async def company(client: Client, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The next company in which something holds."""
    while not holds(found := await client.hear("company")):
        pass
    return found


def said(found: dict[str, Any]) -> list[tuple[int, str]]:
    return [(remark["seat"], remark["text"]) for remark in found["remarks"]]


def test_a_name_is_told_to_the_other_seat_and_to_spectators_and_is_kept(server: str) -> None:
    async def talk(host: Client, friend: Client, watcher: Client) -> None:
        assert (await host.ask("name", name="  Anna   Lang "))["type"] == "done"
        for client in (friend, watcher):
            found = await company(client, lambda one: bool(one["seats"][0]["name"]))
            assert [seat["name"] for seat in found["seats"]] == ["Anna Lang", ""]
        assert (await host.ask("name", name=""))["type"] == "done"
        assert (await company(friend, lambda one: not one["seats"][0]["name"]))["seats"][0]["here"]

    at_table(server, talk)


def test_markup_stays_text_and_what_controls_text_is_refused(server: str) -> None:
    async def talk(host: Client, friend: Client, _: Client) -> None:
        markup = "<img src=x onerror=alert(1)>"
        assert (await host.ask("name", name=markup))["type"] == "done"
        found = await company(friend, lambda one: bool(one["seats"][0]["name"]))
        assert found["seats"][0]["name"] == markup
        for sign in ("\u202e", "\u200b", "\n", "\x1b", "\ufeff"):
            for refused in (await host.ask("name", name=f"An{sign}na"), await host.ask("say", text=f"Hi{sign}")):
                assert refused["type"] == "refused"

    at_table(server, talk)


def test_what_is_too_long_or_empty_is_refused(server: str) -> None:
    async def talk(host: Client, friend: Client, _: Client) -> None:
        assert "40" in (await host.ask("name", name="n" * 41))["why"]["text"]
        assert (await host.ask("say", text="   "))["type"] == "refused"
        assert (await host.ask("say", text="t" * 200))["type"] == "done"
        await host.socket.send('{"type": "say", "id": 99, "text": "%s"}' % ("t" * 201))
        assert (await host.hear("refused"))["id"] == 99
        assert said(await company(friend, lambda one: bool(one["remarks"]))) == [(0, "t" * 200)]

    at_table(server, talk)


def test_everybody_reads_a_message_once_and_spectators_write_none(server: str) -> None:
    async def talk(host: Client, friend: Client, watcher: Client) -> None:
        for text in ("Good luck!", "Be brave."):
            await host.ask("say", text=text)
        for client in (friend, watcher):
            first = await company(client, lambda one: bool(one["remarks"]))
            assert said(first) + said(await client.hear("company")) == [(0, "Good luck!"), (0, "Be brave.")]
        for message in ({"kind": "say", "text": "Shoot him!"}, {"kind": "name", "name": "Me"}):
            assert (await watcher.ask(**message))["why"]["text"] == "Whoever watches cannot do this."

    at_table(server, talk)


def test_whoever_sits_down_nowhere_says_nothing(server: str) -> None:
    async def talk() -> None:
        async with Client(server) as client:
            assert (await client.ask("say", text="Hello?"))["type"] == "refused"

    asyncio.run(talk())


def test_a_flood_is_stopped_at_the_seat_and_not_at_the_window(server: str) -> None:
    made = by_link(server)

    async def talk() -> None:
        async with Client(server) as one, Client(server) as other:
            for window in (one, other):
                await window.sit(made["tokens"][0])
            replies = [await window.ask("say", text="Hurry up!") for window in (one, other) * 10]
            told = [reply["type"] for reply in replies]
            assert Limits().remarks_at_once <= told.count("done") < 10
            assert "wait a moment" in replies[-1]["why"]["text"]

    asyncio.run(asyncio.wait_for(talk(), 60))


def test_the_other_one_is_here_away_and_here_again(server: str) -> None:
    made = by_link(server)

    async def talk() -> None:
        async with Client(server) as host, Client(server) as second:
            await host.sit(made["tokens"][0])
            async with Client(server) as friend:
                await friend.ask("sit", token=made["tokens"][1])
                assert (await friend.hear("company"))["seats"][0]["here"]
                await company(host, lambda one: one["seats"][1]["here"])
            gone = await company(host, lambda one: not one["seats"][1]["here"])
            assert gone["seats"][1]["away"] in (0, 1)
            # A second window of the host's comes and goes: nobody is told, for the host is still here.
            await second.sit(made["tokens"][0])
            await second.socket.close()
            heard = await first_company(server, made["spectator"])
            assert heard["seats"][0] == {"name": "", "here": True, "away": None}

    asyncio.run(asyncio.wait_for(talk(), 60))


def test_another_language_makes_nobody_leave(server: str) -> None:
    async def talk(host: Client, friend: Client, _: Client) -> None:
        await host.ask("say", text="Bonjour")
        assert (await host.ask("language", language="fr"))["type"] == "done"
        await host.hear("seated")
        assert said(await host.hear("company")) == [(0, "Bonjour")], "everything is sent again"
        await host.ask("say", text="Salut")
        while (found := await friend.hear("company")) and said(found) != [(0, "Salut")]:
            assert found["seats"][0]["here"]

    at_table(server, talk)


def test_names_and_messages_survive_a_restart_and_are_not_in_the_record(tmp_path: Path) -> None:
    with served(tmp_path, TALKATIVE) as server:
        made = by_link(server)
        asyncio.run(introduce(server, made["tokens"][0]))
    with served(tmp_path, TALKATIVE) as server:
        found = asyncio.run(first_company(server, made["spectator"]))
        record = httpx.post(f"{server}/api/record", json={"token": made["tokens"][0]}).text
    assert found["seats"][0]["name"] == "Anna"
    assert found["seats"][0]["away"] is not None
    assert said(found) == [(0, "See you tomorrow.")]
    assert "Anna" not in record
    assert "tomorrow" not in record


async def introduce(server: str, token: str) -> None:
    """Give a name, say something, and go."""
    async with Client(server) as client:
        await client.sit(token)
        await client.ask("name", name="Anna")
        await client.ask("say", text="See you tomorrow.")


async def first_company(server: str, token: str) -> dict[str, Any]:
    """What somebody who sits down hears of the others."""
    async with Client(server) as client:
        await client.ask("sit", token=token)
        return await client.hear("company")


def test_only_the_latest_messages_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remarks, "MOST", 3)

    async def talk(rooms: Rooms, room: Room) -> None:
        for number in range(5):
            await room.company.say(0, f"number {number}")
        for shown in (room.company.shown(0).remarks, remarks.kept(rooms.storage, room.match.row.id)):
            assert [(one.number, one.text) for one in shown] == [(3, "number 2"), (4, "number 3"), (5, "number 4")]

    in_hall(tmp_path, begun(), talk)


def test_a_message_that_cannot_be_kept_was_not_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(remarks, "keep", lambda storage, game, remark: storage.submit(full_disk))
            with pytest.raises(Exception, match="not-kept"):
                await room.company.say(0, "lost")
        assert room.company.latest == 0
        await room.company.say(0, "kept")
        assert [one.text for one in room.company.shown(0).remarks] == ["kept"]

    in_hall(tmp_path, begun(), talk)


def full_disk(connection: Any) -> None:
    raise OSError("the disk is full")


def test_whoever_speaks_second_at_another_server_has_the_next_number(tmp_path: Path) -> None:
    async def talk(rooms: Rooms, room: Room) -> None:
        theirs = remarks.Remark(1, 1, "first", 0.0)
        await asyncio.wrap_future(remarks.keep(rooms.storage, room.match.row.id, theirs))
        await room.company.say(0, "second")
        assert [(one.number, one.text) for one in room.company.shown(0).remarks] == [(1, "first"), (2, "second")]

    in_hall(tmp_path, begun(), talk)
