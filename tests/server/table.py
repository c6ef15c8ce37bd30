"""What the tests of the server share: a match without a server, a server on a port of its own, a client that talks."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import uvicorn
import websockets

from escarmouche.engine.fair import SALT_BYTES, Word, promise
from escarmouche.server.app import make_app
from escarmouche.server.company import Company
from escarmouche.server.connection_limits import Door
from escarmouche.server.limits import Limits
from escarmouche.server.match import Match
from escarmouche.server.messages import KINDS
from escarmouche.server.new_game import Begun, begin
from escarmouche.server.posted import Wanted
from escarmouche.server.room import Room
from escarmouche.server.sent import FromServer
from escarmouche.server.storage import Entry, address_of
from escarmouche.server.uvicorn_config import config
from tests.protocol import result_of

SMALL: dict[str, dict[str, Any]] = {"collision": {"table": "ashmarket", "mission": "collision_hunt"}}


def begun(key: str = "firefight", **wanted: Any) -> Begun:
    """A game between two people."""
    return begin(Wanted(key=key, opponent="same-screen", seed=4, **SMALL.get(key, {}), **wanted))


def word_of(seat: int, word: str = "") -> Word:
    """A word that a seat could promise."""
    return Word(word or f"words of {seat}", f"{seat:x}{seat:x}" * SALT_BYTES)


def agree(match: Match, *words: Word) -> list[Entry]:
    """Have every person at a fair game promise a word and then open it."""
    given = {seat: words[seat] if words else word_of(seat) for seat in match.awaited}
    promised = [match.promise(seat, promise(match.row.id, seat, word)) for seat, word in given.items()]
    return promised + [match.open(seat, word) for seat, word in given.items()]


def play(match: Match, answers: int, seed: int = 1) -> list[Entry]:
    """Answer some questions at random."""
    rng = Random(seed)
    done: list[Entry] = []
    while match.game.question is not None and len(done) < answers:
        seat = match.game.waiting()[0]
        question = match.question(seat)
        assert question is not None
        done.append(match.answer(seat, match.game.number, msgspec.to_builtins(question.sample(rng))))
    return done


@contextmanager
def served(folder: Path, limits: Limits | None = None, proxies: Sequence[str] = ()) -> Iterator[str]:
    """A server on a free port, with its database in a folder: its address."""
    limits = limits or Limits()
    server = uvicorn.Server(config(make_app(address_of(folder / "games.db"), limits), limits, proxies=proxies))
    door = Door(socket.create_server(("127.0.0.1", 0)), limits, proxies)
    address = f"http://127.0.0.1:{door.getsockname()[1]}"
    thread = threading.Thread(target=server.run, kwargs={"sockets": [door]}, daemon=True)
    thread.start()
    while not server.started:
        thread.join(0.02)
    try:
        yield address
    finally:
        server.should_exit = True
        thread.join(10)


class Watching:
    """Somebody who watches, and what they were told."""

    seat = -1
    told = 0
    curious = False

    def __init__(self) -> None:
        self.heard: list[int] = []
        self.greeted = 0
        self.sent_away = ""

    def hear(self, *, seats: bool = False) -> None:
        self.curious = True

    def compose(self, room: Room) -> list[str]:
        return [str(room.match.sequence)]

    def tell(self, messages: Sequence[str]) -> None:
        self.heard += [int(message) for message in messages]

    def greet(self, company: Company) -> None:
        self.greeted += 1

    def send_away(self, key: str) -> None:
        self.sent_away = key


RESULTS: dict[str, Any] = {str(kind.__struct_config__.tag): result_of(kind) for kind in KINDS}


def read(raw: str | bytes) -> dict[str, Any]:
    """A message of the server; one that is not as its records say is a fault."""
    msgspec.json.decode(raw, type=FromServer)
    message: dict[str, Any] = json.loads(raw)
    return message


class Client:
    """Somebody at the socket; whatever comes has to be as the records of the server say."""

    def __init__(self, server: str) -> None:
        self.address = server.replace("http", "ws", 1) + "/socket"
        self.number = 0

    async def __aenter__(self) -> "Client":
        self.socket = await websockets.connect(self.address, max_size=None, max_queue=None)
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.socket.close()

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; those before it are passed over."""
        async with asyncio.timeout(20):
            while True:
                message = read(await self.socket.recv())
                if message["type"] == kind:
                    return message

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a message and wait for its reply."""
        self.number += 1
        await self.socket.send(json.dumps({"type": kind, "id": self.number, **more}))
        async with asyncio.timeout(20):
            while True:
                message = read(await self.socket.recv())
                if message.get("id") == self.number:
                    if message["type"] == "done" and kind in RESULTS:
                        msgspec.convert(message["result"], RESULTS[kind])
                    return message

    async def sit(self, token: str, **more: Any) -> dict[str, Any]:
        """Sit down, and hear how things stand."""
        reply = await self.ask("sit", **{"token": token, "language": "en", "since": 0, "lines": 0, **more})
        assert reply["type"] == "done", reply
        return await self.hear("moment")
