"""A friend who comes by link picks their own list, before anything is agreed; and whoever else would like to."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from escarmouche.engine.fair import promise
from tests.server.table import Client, served, word_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("choosing")) as address:
        yield address


def post(server: str, what: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{server}/api/{what}", json=body, timeout=60)


def offer(server: str, key: str) -> dict[str, Any]:
    """What can be played of a game."""
    found: dict[str, Any]
    (found,) = [one for one in httpx.get(f"{server}/api/games").json() if one["key"] == key]
    return found


def invited(server: str, key: str = "firefight", **more: Any) -> dict[str, Any]:
    """A game whose other list is the friend's to choose."""
    own = offer(server, key)["lists"][0]["key"]
    reply = post(server, "games", key=key, opponent="link", choose=True, lists=[own], **more)
    assert reply.status_code == 201, reply.text
    created: dict[str, Any] = reply.json()
    return created


def seated(server: str, token: str) -> dict[str, Any]:
    """What whoever sits down is told; sitting on an open seat takes it, and its new token is in `own`."""

    async def sit() -> dict[str, Any]:
        async with Client(server) as client:
            reply = await client.ask("sit", token=token)
            return {**await client.hear("seated"), "own": (reply["result"] or {"token": token})["token"]}

    return asyncio.run(sit())


def test_the_friend_chooses_among_the_lists_that_fit_and_the_game_begins(server: str) -> None:
    for key in ("firefight", "collision", "trauma", "combatzone"):
        made = invited(server, key)
        friend = seated(server, made["tokens"][1])
        assert [player["list"] for player in friend["seats"]] == ["", ""], "nobody is told the other's list"
        assert friend["choosing"]["seat"] == 1
        offered = [one["key"] for one in friend["choosing"]["lists"]]
        assert offered
        chosen = post(server, "choose", token=friend["own"], list=offered[-1])
        assert chosen.status_code == 200, chosen.text
        after = seated(server, made["tokens"][0])
        assert after["choosing"] is None
        names = {one["key"]: one["name"] for one in offer(server, key)["lists"]}
        assert after["seats"][1]["list"] == names[offered[-1]]


def test_until_then_there_is_no_game(server: str) -> None:
    made = invited(server)

    async def talk() -> None:
        async with Client(server) as host:
            moment = await host.sit(made["tokens"][0])
            assert [one["seat"] for one in moment["waiting"]] == [1]
            assert (moment["question"], moment["models"], moment["cards"]) == (None, [], [])
            for kind, more in (("answer", {"number": 1, "value": "a"}), ("concede", {}), ("undo", {}),
                               ("hint", {"number": 1}), ("promise", {"promise": "0" * 64})):  # fmt: skip
                refused = await host.ask(kind, **more)
                assert refused["why"]["text"] == "First the list of the other side has to be chosen.", kind

    asyncio.run(talk())
    for what in ("save", "record"):
        assert post(server, what, token=made["tokens"][0]).status_code >= 400
    (mine,) = post(server, "mine", tokens=[made["tokens"][0]]).json()
    assert not mine["yours"]
    assert "against" not in mine["text"], "whoever has not picked a list cannot be named"


def test_nobody_else_chooses_and_nobody_twice(server: str) -> None:
    made = invited(server)
    listed = offer(server, "firefight")["lists"][1]["key"]
    for token in (made["tokens"][0], made["spectator"], made["tokens"][1], "x" * 40):
        assert post(server, "choose", token=token, list=listed).status_code >= 400
    own = seated(server, made["tokens"][1])["own"]
    assert post(server, "choose", token=made["tokens"][1], list=listed).status_code >= 400, "a third with the link"
    assert post(server, "choose", token=own, list="no-such-list").status_code >= 400
    assert post(server, "choose", token=own, list=listed).status_code == 200
    again = post(server, "choose", token=own, list=listed)
    assert again.json()["why"]["text"] == "The lists of this game are chosen."


def test_a_written_list_that_does_not_fit_is_refused_and_changes_nothing(server: str) -> None:
    made = invited(server)
    own = seated(server, made["tokens"][1])["own"]
    assert post(server, "choose", token=own, list="name = 3\n").status_code >= 400
    assert seated(server, made["tokens"][0])["choosing"] is not None


def test_only_a_game_by_link_with_one_list_is_left_to_a_friend(server: str) -> None:
    lists = [one["key"] for one in offer(server, "firefight")["lists"]][:2]
    for opponent, named in (("sergeant", lists[:1]), ("same-screen", lists[:1]), ("link", lists), ("link", [])):
        wanted = {"key": "firefight", "opponent": opponent, "choose": True, "lists": named}
        assert post(server, "games", **wanted).status_code >= 400


def test_fair_dice_are_agreed_on_after_the_list_is_chosen(server: str) -> None:
    made = invited(server, fair=True)
    own = seated(server, made["tokens"][1])["own"]
    before = seated(server, own)
    assert before["fair"] is None
    assert before["choosing"]["fair"]
    assert post(server, "choose", token=own, list=before["choosing"]["lists"][0]["key"]).status_code == 200
    fair = seated(server, own)["fair"]
    assert fair["promises"] == [None, None]

    async def agree() -> None:
        async with Client(server) as host, Client(server) as friend:
            for client, token in ((host, made["tokens"][0]), (friend, own)):
                await client.sit(token)
            for seat, client in enumerate((host, friend)):
                made_promise = promise(fair["match"], seat, word_of(seat))
                assert (await client.ask("promise", promise=made_promise))["type"] == "done"
            for seat, client in enumerate((host, friend)):
                word = word_of(seat)
                assert (await client.ask("open", word=word.word, salt=word.salt))["type"] == "done"
            moment = await host.hear("moment")
            while not moment["models"] and not moment["heading"]:
                moment = await host.hear("moment")

    asyncio.run(asyncio.wait_for(agree(), 60))
    assert seated(server, made["tokens"][0])["fair"]["commitment"] == fair["commitment"]
