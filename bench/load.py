"""How the server bears many games: previews while fifty are played, and how many answers a second it can take.

Run as `python -m bench.load [--seconds N] [--workers N]`; the server has a process and a database of its own, and
several workers share a PostgreSQL. Two figures decide: the 95th percentile of previews while 50 games get one answer a
second each, and the answers a second that 200 games get acknowledged in all. At the end every acknowledged answer must
be kept once. What an answer costs the server in computing, and how much memory it holds, is told beside them.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets
from examples.bot import Bot
from tests.server.crash import Acknowledged, Server, Stubborn, check
from tests.server.postgres import postgres

from escarmouche.server.storage import address_of

KEYS = ("firefight", "collision")
PACED_GAMES, FAST_GAMES = 50, 200
MOST_PREVIEW_MS, LEAST_ANSWERS = 100.0, 100.0
LIMITS = {"ESCARMOUCHE_LIMIT_CONNECTIONS": "2000", "ESCARMOUCHE_LIMIT_MESSAGES_AT_ONCE": "10000"}
PERCENTILES = (50, 95, 99)
USER_TIME, SYSTEM_TIME = 11, 12
"""Where Linux says how long a process has computed, counted from behind its name."""
WARMING = 10.0
"""Seconds in which a server that has just begun brings in what takes long."""


class Heard(msgspec.Struct):
    """As much of a frame as a bot needs."""

    type: str
    id: int = 0
    sequence: int = 0
    question: Any = None
    outcome: Any = None
    result: Any = None
    why: Any = None


READ = msgspec.json.Decoder(Heard).decode


class Loader(Stubborn):
    """A bot that reads as little as it can, and notes when it was told what the other one has done."""

    pace = 0.0

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.told: list[tuple[int, float]] = []
        self.sent: list[tuple[int, float]] = []
        self.acknowledged: list[float] = []
        self._due = time.monotonic() + self.rng.random() * self.pace

    async def _read(self) -> None:
        async for raw in self.socket:
            frame = READ(raw)
            if frame.type == "moment":
                self.told.append((frame.sequence, time.monotonic()))
                self.moment = {"sequence": frame.sequence, "question": frame.question}
                self.outcome = frame.outcome
                self.news.set()
            elif frame.id in self.replies:
                reply = {"type": frame.type, "result": frame.result, "why": frame.why}
                self.replies.pop(frame.id).set_result(reply)

    async def ask(self, kind: str, **more: Any) -> dict[str, Any]:
        """Send a message, at the bot's own pace if it is an answer, and note how long the reply took."""
        if kind == "answer" and self.pace:
            await asyncio.sleep(max(0.0, self._due - time.monotonic()))
            self._due = max(self._due + self.pace, time.monotonic())
        since = time.monotonic()
        reply = await super().ask(kind, **more)
        if kind == "answer" and reply["type"] == "done":
            self.acknowledged.append(time.monotonic())
            self.sent.append((reply["result"]["sequence"], since))
        return reply


class Paced(Loader):
    """A bot of a game in which somebody answers every second."""

    pace = 2.0


async def begin(server: Server, games: int, kind: type[Loader]) -> list[Loader]:
    """So many games with a bot in each seat, of both kinds by turns, on the ready-made tables."""
    bots = []
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
        shelf = {game["key"]: game["tables"] for game in (await http.get("/api/games")).json()}
        for number in range(games):
            key = KEYS[number % 2]
            table = shelf[key][number // 2 % len(shelf[key])]["key"]
            wanted = {"key": key, "opponent": "same-screen", "seed": number, "table": table}
            made = (await http.post("/api/games", json=wanted)).json()
            bots += [kind(server.address, made["game"], seat, made["tokens"][seat], number) for seat in (0, 1)]
    return bots


async def run(bots: list[Loader], beside: Awaitable[None]) -> float:
    """Let the bots play until something else is done, once all have sat down: the answers acknowledged a second."""
    tasks = [asyncio.create_task(bot.insist()) for bot in bots]
    while not all(bot.told for bot in bots):
        await asyncio.sleep(0.1)
    start, before = time.monotonic(), len(kept(bots))
    await beside
    rate = (len(kept(bots)) - before) / (time.monotonic() - start)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return rate


# Previews


class Onlooker(Bot):
    """A client that asks for previews, one after another, of whatever it is asked in its own game."""

    def __init__(self, server: str, token: str, until: float) -> None:
        super().__init__(server, token)
        self.until = until
        self.took: dict[str, list[float]] = defaultdict(list)

    async def _answer(self, question: dict[str, Any]) -> int:
        number: int = question["number"]
        for kind, more in self._wanted(question):
            if time.monotonic() > self.until:
                break
            since = time.monotonic()
            reply = await self.ask(kind, **more)
            if reply["type"] == "done":
                self.took[kind].append(1000 * (time.monotonic() - since))
            await asyncio.sleep(0.05)
        if time.monotonic() > self.until:
            self.outcome = {}
            return number
        answered: int = await super()._answer(question)
        return answered

    def _wanted(self, question: dict[str, Any]) -> list[tuple[str, dict[str, Any]]]:
        number: int = question["number"]
        wanted: list[tuple[str, dict[str, Any]]] = []
        if question["kind"] == "place":
            wanted += [("reach", {"number": number, "model": mover}) for mover in question["movers"][:2]]
        wanted += [("sight", {"model": model["id"]}) for model in self.moment["models"][:2]]
        offered = question.get("options") or []
        wanted += [("odds", {"number": number, "key": one["key"]}) for one in offered if one["odds"]][:2]
        for line in question.get("items", ()):
            wanted += [("odds", {"number": number, "key": to["key"], "item": line["item"]["key"]})
                       for to in line["to"] if to["odds"]][:1]  # fmt: skip
        return wanted


async def previews(server: Server, seconds: float) -> dict[str, list[float]]:
    """Ask for previews for some time, in games of both kinds: how many milliseconds each took."""
    took: dict[str, list[float]] = defaultdict(list)
    until = time.monotonic() + seconds
    async with httpx.AsyncClient(base_url=server.address, timeout=120) as http:
        while time.monotonic() < until:
            for key in KEYS:
                wanted = {"key": key, "opponent": "recruit", "practice": True}
                made = (await http.post("/api/games", json=wanted)).json()
                onlooker = Onlooker(server.address, made["tokens"][0], time.monotonic() + seconds / 2)
                with suppress(OSError, websockets.WebSocketException):
                    await onlooker.play()
                for kind, times in onlooker.took.items():
                    took[kind] += times
    return took


# Figures


def percentiles(values: list[float]) -> str:
    """Some percentiles, and the largest."""
    if len(values) < 2:
        return "too few"
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    shown = ", ".join(f"p{percent} {cuts[percent - 1]:.0f} ms" for percent in PERCENTILES)
    return f"{shown}, most {max(values):.0f} ms, of {len(values)}"


def broadcasts(bots: list[Loader]) -> list[float]:
    """For each answer the milliseconds from when it was sent to when the other seat was told."""
    found = []
    for one, other in zip(bots[::2], bots[1::2], strict=True):
        for giver, hearer in ((one, other), (other, one)):
            told = iter(sorted(hearer.told))
            sequence, at = next(told, (0, 0.0))
            for number, since in giver.sent:
                while sequence < number:
                    sequence, at = next(told, (sys.maxsize, 0.0))
                if at > since:
                    found.append(1000 * (at - since))
    return found


def kept(bots: list[Loader]) -> list[Acknowledged]:
    """Everything that was acknowledged."""
    return [answer for bot in bots for answer in bot.kept]


def paced(server: Server, games: int, seconds: float) -> tuple[bool, list[Loader]]:
    """Games at one answer a second each, and previews beside them."""
    took: dict[str, list[float]] = {}

    async def both() -> list[Loader]:
        bots = await begin(server, games, Paced)

        async def look() -> None:
            took.update(await previews(server, seconds))

        await run(bots, look())
        return bots

    bots = asyncio.run(both())
    for kind, times in sorted(took.items()):
        print(f"{kind:8} {percentiles(times)}")
    times = [one for some in took.values() for one in some]
    worst = statistics.quantiles(times, n=100, method="inclusive")[94]
    print(f"previews {percentiles(times)}, while {len(kept(bots))} answers were given")
    print(f"told     {percentiles(broadcasts(bots))} from answer to broadcast")
    return worst < MOST_PREVIEW_MS, bots


def fast(server: Server, games: int, seconds: float) -> tuple[bool, list[Loader]]:
    """Games as fast as they go."""

    async def all_of_them() -> tuple[list[Loader], float]:
        bots = await begin(server, games, Loader)
        return bots, await run(bots, asyncio.sleep(seconds))

    before, computed = memory(server), computing(server)
    bots, rate = asyncio.run(all_of_them())
    cost = 1000 * (computing(server) - computed) / max(1, len(kept(bots)))
    print(f"answers  {rate:.0f} acknowledged a second in {games} games, {cost:.2f} ms of computing each")
    print(f"memory   {memory(server):.0f} MB of the server, {before:.0f} MB before these games")
    print(f"told     {percentiles(broadcasts(bots))} from answer to broadcast")
    return rate >= LEAST_ANSWERS, bots


def memory(server: Server) -> float:
    """The megabytes that a server holds, as Linux counts them; of several workers only what the first process has."""
    told = Path(f"/proc/{server.pid}/status").read_text()
    return int(told.partition("VmRSS:")[2].split()[0]) / 1024


def computing(server: Server) -> float:
    """The seconds of computing that a server has used."""
    fields = Path(f"/proc/{server.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[USER_TIME]) + int(fields[SYSTEM_TIME])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(workers: int) -> Iterator[tuple[Server, str]]:
    """A server with an empty database, and the address of that."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        file = f"{folder}/games.db"
        address = stack.enter_context(postgres()) if workers > 1 else address_of(Path(file))
        shared = {"DATABASE_URL": address} if workers > 1 else {}
        server = Server({**LIMITS, **shared}, file, "--workers", str(workers))
        server.start()
        try:
            time.sleep(WARMING)
            yield server, address
        finally:
            server.end()


def main() -> int:
    """Measure both; the exit status says whether both were reached and nothing was lost."""
    command = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    command.add_argument("--seconds", type=float, default=60.0, help="of each of the two parts")
    command.add_argument("--paced-games", type=int, default=PACED_GAMES, help="with one answer a second each")
    command.add_argument("--fast-games", type=int, default=FAST_GAMES, help="as fast as they go")
    command.add_argument("--workers", type=int, default=1, help="processes that serve; several need PostgreSQL")
    given = command.parse_args()
    with serving(given.workers) as (server, address):
        quick, some = paced(server, given.paced_games, given.seconds)
        enough, others = fast(server, given.fast_games, given.seconds)
        print(f"kept     {check(address, [*some, *others])} acknowledged answers, each once")
    print(f"previews {'in time' if quick else 'TOO SLOW'}, answers {'enough' if enough else 'TOO FEW'}")
    return 0 if quick and enough else 1


if __name__ == "__main__":
    sys.exit(main())
