"""The socket: whole games by bots that know only the protocol, and everything a client may do wrong."""

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from examples.bot import Bot

from escarmouche.server import socket as socket_module
from tests.server.table import SMALL, Client, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("socket")) as address:
        yield address


def begin(server: str, key: str = "firefight", opponent: str = "same-screen", **more: Any) -> dict[str, Any]:
    wanted = {"key": key, "opponent": opponent, "seed": 4, **SMALL.get(key, {}), **more}
    reply = httpx.post(f"{server}/api/games", json=wanted, timeout=60)
    assert reply.status_code == 201, reply.text
    created: dict[str, Any] = reply.json()
    return created


async def chosen(client: Client, moment: dict[str, Any]) -> Any:
    """The usual answer to the question of the moment."""
    return (await client.ask("usual", number=moment["question"]["number"]))["result"]


@pytest.mark.parametrize("key", ["firefight", "collision"])
def test_two_bots_play_a_whole_game(server: str, key: str) -> None:
    tokens = begin(server, key)["tokens"]
    bots = [Bot(server, token, seed) for seed, token in enumerate(tokens)]

    async def both() -> list[dict[str, Any] | None]:
        return list(await asyncio.wait_for(asyncio.gather(*(bot.play() for bot in bots)), 100))

    one, other = asyncio.run(both())
    assert one is not None
    assert one == other
    for seat, bot in enumerate(bots):
        for moment in (json.loads(raw) for raw in bot.heard if '"type":"moment"' in raw):
            theirs = [board for board in moment["dashboards"] if board["seat"] != seat]
            assert all(card is None for board in theirs for card in board["hand"])
            assert moment["question"] is None or moment["question"]["seat"] == seat


def test_a_bot_plays_against_the_recruit(server: str) -> None:
    bot = Bot(server, begin(server, "collision", "recruit")["tokens"][0])
    assert asyncio.run(asyncio.wait_for(bot.play(), 60)) is not None


def test_a_repeated_answer_counts_once_and_a_late_one_not_at_all(server: str) -> None:
    async def talk() -> None:
        async with Client(server) as client:
            created = begin(server)
            moment = await client.sit(created["tokens"][0])
            if moment["question"] is None:
                moment = await client.sit(created["tokens"][1])
            number, value = moment["question"]["number"], await chosen(client, moment)
            first = await client.ask("answer", number=number, value=value)
            again = await client.ask("answer", number=number, value=value)
            late = await client.ask("answer", number=number, value="something else")
            early = await client.ask("answer", number=number + 50, value=value)
            assert first["result"] == {"sequence": first["result"]["sequence"]}
            assert again["result"] == {**first["result"], "repeated": True}
            assert (late["type"], early["type"]) == ("refused", "refused")

    asyncio.run(talk())


def test_whoever_comes_back_hears_only_what_was_missed(server: str) -> None:
    async def talk() -> None:
        created = begin(server, opponent="recruit")
        token = created["tokens"][0]
        async with Client(server) as client:
            moment = await client.sit(token)
            had = moment["from"] + len(moment["lines"])
        async with Client(server) as client:
            again = await client.sit(token, since=moment["sequence"], lines=had)
            assert again["from"] >= had - len(moment["lines"])
            assert again["from"] == had or again["sequence"] > moment["sequence"]
            assert [line["at"] for line in again["lines"]] == list(range(had, had + len(again["lines"])))
        async with Client(server) as client:
            assert (await client.sit(token, since=10**6, lines=10**6))["from"] == 0

    asyncio.run(talk())


def test_an_answer_counts_even_if_its_player_leaves_at_once(server: str) -> None:
    async def talk() -> None:
        created = begin(server)
        async with Client(server) as client:
            moment = await client.sit(created["tokens"][0])
            token = created["tokens"][0 if moment["question"] else 1]
            moment = await client.sit(token)
            value = await chosen(client, moment)
            answer = {"type": "answer", "id": 99, "number": moment["question"]["number"], "value": value}
            await client.socket.send(json.dumps(answer))
        async with Client(server) as client:
            while (await client.sit(token))["sequence"] == moment["sequence"]:
                await asyncio.sleep(0.05)
            again = await client.ask("answer", number=answer["number"], value=value)
            assert again["result"]["repeated"]

    asyncio.run(asyncio.wait_for(talk(), 20))


def test_previews_change_nothing(server: str) -> None:
    async def talk() -> None:
        async with Client(server) as client:
            created = begin(server, "collision")
            for token in created["tokens"]:
                moment = await client.sit(token)
                if moment["question"] is None:
                    continue
                number, value = moment["question"]["number"], await chosen(client, moment)
                assert (await client.ask("check", number=number, value=value))["result"] is None
                assert (await client.ask("check", number=number, value={"a": 1}))["result"]["text"]
                assert (await client.ask("sight", model=0))["type"] == "done"
                assert (await client.ask("sight", model=9999))["type"] == "refused"
                assert (await client.ask("odds", number=number, key="nothing"))["type"] == "refused"
                again = await client.sit(token)
                assert again["sequence"] == moment["sequence"]
                assert again["question"] == moment["question"]

    asyncio.run(talk())


def test_a_seat_is_given_to_an_agent_and_taken_back(server: str) -> None:
    async def talk() -> None:
        async with Client(server) as client:
            created = begin(server, opponent="recruit")
            await client.sit(created["tokens"][0])
            assert (await client.ask("watch", step=True))["type"] == "done"
            assert (await client.ask("give", seat=1, to="recruit"))["type"] == "refused"
            assert (await client.ask("give", seat=0, to="nobody"))["type"] == "refused"
            assert (await client.ask("give", seat=0, to="recruit"))["type"] == "done"
            assert (await client.hear("seated"))["seats"][0]["who"] == "recruit"
            before = (await client.hear("moment"))["sequence"]
            assert (await client.ask("step", all=False))["type"] == "done"
            while (moment := await client.hear("moment"))["sequence"] == before:
                pass
            assert moment["sequence"] > before
            assert (await client.ask("give", seat=0, to="person"))["type"] == "done"

    asyncio.run(talk())


def test_two_windows_of_one_seat_are_both_told_everything(server: str) -> None:
    async def talk() -> None:
        tokens = begin(server, lesson="first-fight")["tokens"]
        async with Client(server) as one, Client(server) as other:
            moments = [await one.sit(token) for token in tokens]
            seat = 0 if moments[0]["question"] else 1
            for client in (one, other):
                assert (await client.sit(tokens[seat]))["question"] == moments[seat]["question"]
            number, value = moments[seat]["question"]["number"], await chosen(other, moments[seat])
            done = (await other.ask("answer", number=number, value=value))["result"]
            for client in (one, other):
                while (await client.hear("moment"))["sequence"] < done["sequence"]:
                    pass
            again = await one.ask("answer", number=number, value=value)
            assert again["result"] == {**done, "repeated": True}

    asyncio.run(talk())


def test_a_moment_that_cannot_be_shown_does_not_silence_the_next(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def talk() -> None:
        async with Client(server) as client:
            await client.sit(begin(server)["tokens"][0])
            with monkeypatch.context() as patch:
                patch.setattr(socket_module, "moment", _broken_moment)
                await client.ask("order", key="routine", on=False)
                assert "fault of ours" in (await client.hear("notice"))["text"]
            await client.ask("order", key="routine", on=True)
            assert (await client.hear("moment"))["heading"]

    asyncio.run(talk())


def _broken_moment(*given: Any) -> Any:
    raise KeyError("a fault")


def test_a_forged_token_finds_no_seat(server: str) -> None:
    async def talk() -> None:
        async with Client(server) as client:
            for token in ("", "x" * 40, "' OR 1=1 --", "\x00"):
                reply = await client.ask("sit", token=token)
                assert reply["why"]["text"] == "This link leads to no seat."
            assert (await client.ask("answer", number=1, value="x"))["why"]["text"] == "Sit down first."

    asyncio.run(talk())


def test_whoever_watches_cannot_play(server: str) -> None:
    async def talk() -> None:
        async with Client(server) as client:
            moment = await client.sit(begin(server)["spectator"])
            assert moment["question"] is None
            for kind in ("undo", "concede"):
                assert (await client.ask(kind))["type"] == "refused"
            assert (await client.ask("answer", number=1, value="x"))["type"] == "refused"

    asyncio.run(talk())


GARBAGE = ["", "{", "[]", "null", "1", '"x"', "\x00\xff", '{"type":"sit"}', '{"type":"nothing","id":1}', "[" * 5000,
           '{"type":"answer","id":"one","number":1,"value":1}', '{"type":"answer","id":1e400}']  # fmt: skip


def test_garbage_is_refused_and_the_next_message_is_served(server: str) -> None:
    async def talk() -> None:
        async with Client(server) as client:
            await client.sit(begin(server)["tokens"][0])
            garbage: list[str | bytes] = [*GARBAGE, b"\x80\x81\xfe", "x" * 100_000]
            for raw in garbage:
                await client.socket.send(raw)
                assert (await client.hear("refused"))["why"]["text"]
            assert (await client.ask("language", language="fr"))["type"] == "done"
            assert (await client.ask("language", language="xx"))["type"] == "refused"

    asyncio.run(talk())


def test_a_flood_is_slowed_down(server: str) -> None:
    async def talk() -> None:
        async with Client(server) as client:
            for number in range(200):
                await client.socket.send(json.dumps({"type": "undo", "id": number}))
            while "Too many" not in (await client.hear("refused"))["why"]["text"]:
                pass

    asyncio.run(talk())


def test_the_language_can_be_changed_at_any_time(server: str) -> None:
    async def talk() -> None:
        async with Client(server) as client:
            english = await client.sit(begin(server)["tokens"][0])
            await client.ask("language", language="de")
            german = await client.hear("moment")
            assert german["from"] == 0
            assert german["lines"][0]["text"] != english["lines"][0]["text"]

    asyncio.run(talk())
