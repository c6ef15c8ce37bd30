"""A server that is killed at random moments while bots play on it, and what must be true afterwards."""

import asyncio
import json
import multiprocessing
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import websockets
from examples.bot import Bot

from escarmouche import cli
from escarmouche.server.storage import Storage, address_of

GAMES = 10
"""Each with two bots."""
TABLES = {"firefight": "saltgate", "collision": "ashmarket"}
"""Ready-made ones, which need no making."""
AT_A_TIME = 5
"""After so many kills the bots begin new games, so that there is always something to lose."""
SECONDS_TO_START = 120
PATIENCE = 180
"""So many seconds every game has to go on after the server has come back."""
SLACK = 0.05
"""Seconds that a bot waits before it tries again to sit down."""


class Acknowledged(NamedTuple):
    """An answer that the server has said it keeps."""

    sequence: int
    seat: int
    number: int
    value: str


class Server:
    """A server in a process of its own, which can be killed and started again."""

    def __init__(self, database: Mapping[str, str], data: str, *more: str) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = found.getsockname()[1]
        limits = {"ESCARMOUCHE_LIMIT_GAMES_AN_HOUR": "100000", "ESCARMOUCHE_LIMIT_MESSAGES_A_SECOND": "1000"}
        self._environment = {**os.environ, **limits, **database}
        self.arguments = ["serve", "--port", str(self.port), "--data", data, *more]
        """How it is called."""
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self._begin()
        until = time.monotonic() + SECONDS_TO_START
        with httpx.Client(timeout=20) as http:
            while time.monotonic() < until:
                with suppress(httpx.HTTPError):
                    # There is no such feed; whoever says so is there.
                    if http.get(f"{self.address}/feed/none.0.x.xml").status_code == 404:
                        return
                assert self._is_alive(), "the server has ended by itself"
                time.sleep(0.02)
        raise TimeoutError("the server does not answer")

    def _begin(self) -> None:
        command = [sys.executable, "-m", "escarmouche", *self.arguments]
        self._process = subprocess.Popen(command, env=self._environment, stdout=subprocess.DEVNULL)

    def _is_alive(self) -> bool:
        return self._process.poll() is None

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def kill(self) -> None:
        """End it without any warning."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def end(self) -> int:
        """End it as somebody does at the keyboard: its exit status."""
        self._process.send_signal(signal.SIGINT)
        return self._process.wait(SECONDS_TO_START)


class Quick(Server):
    """A server that begins at once: everything is brought in beforehand, and what is killed is a fork of that."""

    def _begin(self) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["escarmouche.cli", "tests.server.warmed"])
        self._forked = context.Process(target=_serve, args=(self.arguments, self._environment), daemon=True)
        self._forked.start()

    def _is_alive(self) -> bool:
        return self._forked.is_alive()

    def kill(self) -> None:
        """End it without any warning."""
        self._forked.kill()
        self._forked.join()


def _serve(arguments: list[str], environment: Mapping[str, str]) -> None:
    os.environ.clear()
    os.environ.update(environment)
    with open(os.devnull, "w") as nowhere:
        sys.stdout = nowhere
        sys.exit(cli.run(arguments))


class Stubborn(Bot):
    """A bot that comes back whenever the server was away, and remembers what was acknowledged."""

    def __init__(self, server: str, game: str, seat: int, token: str, seed: int) -> None:
        super().__init__(server, token, seed)
        self.game = game
        self.seat = seat
        self.kept: list[Acknowledged] = []

    async def insist(self) -> None:
        """Play until the game is over, whatever happens to the server."""
        while self.outcome is None:
            with suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self.play()
            self.moment = {}
            await asyncio.sleep(SLACK)

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a message, and wait for its reply; of an answer remember that it was acknowledged."""
        async with asyncio.timeout(20):
            reply = await super().ask(kind, **more)
        if kind == "answer" and reply["type"] == "done" and not reply["result"].get("repeated"):
            value = json.dumps(more["value"], sort_keys=True)
            self.kept.append(Acknowledged(reply["result"]["sequence"], self.seat, more["number"], value))
        if kind == "answer" and reply["type"] == "refused":
            # What was asked is over: the moment that says so is on its way.
            self.moment = {}
        return reply


def begin_games(server: Server, seed: int) -> list[Stubborn]:
    """Some games with a bot in each seat."""
    bots = []
    for number in range(GAMES):
        key = ("firefight", "collision")[number % 2]
        wanted = {"key": key, "opponent": "same-screen", "seed": seed + number, "table": TABLES[key]}
        made = httpx.post(f"{server.address}/api/games", json=wanted, timeout=60).json()
        bots += [Stubborn(server.address, made["game"], seat, made["tokens"][seat], seed + seat) for seat in (0, 1)]
    return bots


async def torment(server: Server, bots: list[Stubborn], kills: int, pause: tuple[float, float], seed: int) -> None:
    """Let the bots play while the server is killed so many times."""
    rng = random.Random(seed)
    playing = [asyncio.create_task(bot.insist()) for bot in bots]
    try:
        for _ in range(kills):
            await asyncio.sleep(rng.uniform(*pause))
            before = {bot.game: sum(len(one.kept) for one in bots if one.game == bot.game) for bot in bots}
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await _go_on(bots, before)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)


async def _go_on(bots: list[Stubborn], before: dict[str, int]) -> None:
    """Every game goes on after the server has come back."""
    async with asyncio.timeout(PATIENCE):
        for game, kept in before.items():
            own = [bot for bot in bots if bot.game == game]
            while sum(len(bot.kept) for bot in own) <= kept and not any(bot.outcome for bot in own):
                await asyncio.sleep(0.02)


def check(address: str, bots: Sequence[Stubborn]) -> int:
    """Every acknowledged answer is kept once, under its number, and nothing is missing between: how many there are."""
    storage = Storage(address)
    try:
        for game in {bot.game for bot in bots}:
            entries = storage.entries(game)
            assert [entry.sequence for entry in entries] == list(range(1, len(entries) + 1))
            kept = {entry.sequence: entry.data for entry in entries}
            for bot in (bot for bot in bots if bot.game == game):
                for answer in bot.kept:
                    data = kept[answer.sequence]
                    assert (data["seat"], data["number"]) == (answer.seat, answer.number)
                    assert json.dumps(data["value"], sort_keys=True) == answer.value
            answered = [(entry.data["seat"], entry.data["number"]) for entry in entries]
            assert len(answered) == len(set(answered))
    finally:
        storage.close()
    return sum(len(bot.kept) for bot in bots)


def run(database: str, data: str, kills: int, pause: tuple[float, float], seed: int = 1) -> int:
    """Kill a server so many times under the bots, and check what it has kept; the answers acknowledged in all."""
    server = Quick({"DATABASE_URL": database} if database else {}, data)
    server.start()
    bots: list[Stubborn] = []
    try:
        for batch in range(0, kills, AT_A_TIME):
            fresh = begin_games(server, seed + batch)
            bots += fresh
            asyncio.run(torment(server, fresh, min(AT_A_TIME, kills - batch), pause, seed + batch))
    finally:
        server.kill()
    return check(database or address_of(Path(data)), bots)
