"""Whatever somebody sends: a refusal with a reason, nothing changed, and the next message is served."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from fastapi.testclient import TestClient
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from escarmouche.server.app import make_app
from escarmouche.server.limits import Limits
from escarmouche.server.storage import Storage, address_of
from tests.server.table import Client, served

EXAMPLES = 8
ROUNDS = 150
GENEROUS = Limits(messages_a_second=10_000, messages_at_once=10_000, games_an_hour=100_000)
WORDS = (
    "sit", "answer", "check", "complete", "reach", "sight", "ghost", "threats", "odds", "usual", "hint", "undo", "back",
    "worth", "order", "give", "watch", "step", "promise", "open", "concede", "replay", "language", "briefing",
    "nonsense",
)  # fmt: skip
STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 2**31, 2**53, 2**70, -(2**70), 1e308, float("1e-300"), "", "0", "1", "-1", "é\u0000\u202e",
    "../../etc/passwd", "x" * 5000, [], {}, [[[]]], {"a": {"b": []}}, [1, 2, 3], {"0": {"to": [1, 2]}},
    {"0": {"spots": [[0, 0, 0]], "facing": 99999}},
)  # fmt: skip
FIELDS = (
    "number", "value", "key", "item", "model", "spot", "facing", "partial", "sequence", "seat", "to", "step", "all",
    "on", "promise", "word", "salt", "token", "language", "since", "lines",
)  # fmt: skip


# HTTP


@pytest.fixture(scope="module")
def http(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    made = make_app(address_of(tmp_path_factory.mktemp("hostile") / "games.db"), GENEROUS)
    with TestClient(made, raise_server_exceptions=False) as client:
        yield client


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("hostile"), GENEROUS) as address:
        yield address


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_whatever_the_description_allows_or_forbids_is_answered_or_refused_with_a_reason(
    server: str, mode: GenerationMode
) -> None:
    schema = schemathesis.openapi.from_url(f"{server}/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], database=None, derandomize=True,
                  suppress_health_check=list(HealthCheck))  # fmt: skip
        @given(case=operation.as_strategy(generation_mode=mode))
        def send(case: schemathesis.Case[Any]) -> None:
            reply = case.call()
            assert reply.status_code < 500, case.as_curl_command()
            if reply.status_code >= 400 and b"why" not in reply.content:
                assert reply.status_code in (400, 405), reply.content

        with suppress(Unsatisfiable):
            send()


PATHS = (
    "/../storage.py", "/%2e%2e/storage.py", "/..%2f..%2fpyproject.toml", "/assets/../../app.py", "//etc/passwd",
    "/feed/../api.xml", "/feed/%2e%2e.0.x.xml", "/%00",
)  # fmt: skip


@pytest.mark.parametrize("path", PATHS)
def test_no_path_leads_out_of_the_page(http: TestClient, path: str) -> None:
    reply = http.get(path)
    assert reply.status_code in (200, 400, 404, 503)
    assert "import " not in reply.text


@pytest.mark.parametrize(
    "name", ["../../lists/demo", "/etc/passwd", "..", "file:///etc/passwd", "C:\\x", "\x00", "%2e%2e"]
)
def test_a_list_or_table_is_never_looked_for_outside_the_shelf(http: TestClient, name: str) -> None:
    for wanted in ({"lists": [name]}, {"table": name}, {"mission": name}, {"lesson": name}, {"edition": name}):
        reply = http.post("/api/games", json={"key": "firefight", "opponent": "recruit", **wanted})
        assert reply.status_code in (400, 404, 422), (wanted, reply.text)
        assert reply.json()["why"]["text"]


def test_what_is_posted_is_not_larger_than_agreed(http: TestClient) -> None:
    reply = http.post("/api/replay", content=b'{"save": "' + b"x" * (GENEROUS.body + 1) + b'"}')
    assert reply.status_code == 413
    assert reply.json()["why"]["text"]


# The socket


def nonsense(rng: random.Random) -> str | bytes:
    """Something that nobody in their right mind would send."""
    kind = rng.randrange(4)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return json.dumps(rng.choice(STRANGE))
    message: dict[str, Any] = {"type": rng.choice(WORDS), "id": rng.choice((1, 2, "x", None, 2**60))}
    for field in rng.sample(FIELDS, rng.randrange(len(FIELDS))):
        message[field] = rng.choice(STRANGE)
    if kind == 2:
        return json.dumps(message)
    raw = json.dumps(message)
    return raw[: rng.randrange(len(raw))]


def whole(moment: dict[str, Any]) -> dict[str, Any]:
    """How things stand, without what says when it was told."""
    return {key: value for key, value in moment.items() if key not in ("lines", "from", "waiting", "canUndo")}


def test_nonsense_on_the_socket_changes_nothing_and_the_next_message_is_served(tmp_path: Path) -> None:
    async def talk_nonsense(server: str) -> None:
        async with httpx.AsyncClient(base_url=server, timeout=60) as http:
            wanted = {"key": "firefight", "opponent": "same-screen", "seed": 4}
            made = (await http.post("/api/games", json=wanted)).json()
        rng = random.Random(5)
        async with Client(server) as client, Client(server) as watcher:
            before = await watcher.sit(made["spectator"])
            await client.sit(made["tokens"][0])
            for _ in range(ROUNDS):
                sent = nonsense(rng)
                if not is_meant(sent):
                    await client.socket.send(sent)
            client.number = 1000
            assert (await client.ask("threats"))["type"] == "done"
            await watcher.ask("language", language="en")
            assert whole(await watcher.hear("moment"))["sequence"] == whole(before)["sequence"]

    with served(tmp_path, GENEROUS) as server:
        asyncio.run(talk_nonsense(server))


def is_meant(sent: str | bytes) -> bool:
    """Whether a message happens to be one that may change something: giving up, and who sits where."""
    try:
        message = json.loads(sent)
    except ValueError:
        return False
    return isinstance(message, dict) and message.get("type") in ("concede", "give", "sit", "order", "language", "watch")


def test_an_oversized_frame_is_refused_and_a_huge_one_ends_the_connection(tmp_path: Path) -> None:
    async def shout(server: str) -> None:
        async with httpx.AsyncClient(base_url=server, timeout=60) as http:
            made = (await http.post("/api/games", json={"key": "collision", "opponent": "same-screen"})).json()
        async with Client(server) as client:
            await client.sit(made["tokens"][0])
            await client.socket.send(json.dumps({"type": "check", "id": 1, "number": 1, "value": "x" * GENEROUS.frame}))
            assert (await client.hear("refused"))["why"]["text"]
            assert (await client.ask("threats"))["type"] == "done"
            await client.socket.send("x" * (GENEROUS.largest_frame + 10))
            await client.socket.wait_closed()
        async with Client(server) as client:
            assert (await client.sit(made["tokens"][0]))["sequence"] == 0

    with served(tmp_path, GENEROUS) as server:
        asyncio.run(shout(server))


def test_forged_seats_and_wrong_numbers_are_refused(tmp_path: Path) -> None:
    async def forge(server: str) -> None:
        async with httpx.AsyncClient(base_url=server, timeout=60) as http:
            made = (await http.post("/api/games", json={"key": "firefight", "opponent": "same-screen"})).json()
        token = made["tokens"][0]
        forged = (token[:-1] + ("A" if token[-1] != "A" else "B"), token[::-1], "", made["game"], token + " ", "%00")
        for wrong in forged:
            async with Client(server) as client:
                assert (await client.ask("sit", token=wrong, language="en", since=0, lines=0))["type"] == "refused"
                assert (await client.ask("answer", number=1, value="x"))["type"] == "refused"
        async with Client(server) as client:
            moment = await client.sit(made["spectator"])
            assert (await client.ask("answer", number=1, value="x"))["type"] == "refused"
            assert (await client.ask("give", seat=0, to="recruit"))["type"] == "refused"
        async with Client(server) as client:
            await client.sit(token)
            assert (await client.ask("give", seat=1, to="recruit"))["type"] == "refused"
            for number in (-1, 0, 999, 2**53):
                assert (await client.ask("answer", number=number, value="x"))["type"] == "refused"
        storage = Storage(address_of(tmp_path / "games.db"))
        assert storage.entries(made["game"]) == []
        storage.close()
        assert moment["sequence"] == 0

    with served(tmp_path, GENEROUS) as server:
        asyncio.run(forge(server))


def test_a_frame_that_is_no_utf_8_is_refused(tmp_path: Path) -> None:
    async def mumble(server: str) -> None:
        async with Client(server) as client:
            for frame in (
                b"\xff\xfe",
                b'{"\x83type": "threats", "id": 1}',
                b'{"type": "sit", "id": 1, "token": "\xd1"}',
            ):
                await client.socket.send(frame)
                reply = await client.hear("refused")
                assert "not understood" in reply["why"]["text"]

    with served(tmp_path, GENEROUS) as server:
        asyncio.run(mumble(server))
