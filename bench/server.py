"""What `make load` measures, for a short time: 50 games at one answer a second each, then 200 as fast as they go."""

import asyncio

from bench.figures import Figure, at
from bench.load import FAST_GAMES, PACED_GAMES, Loader, Paced, begin, broadcasts, run, serving
from tests.server.crash import Server

SECONDS = 15.0
MEGABYTE = 1024
"""Kilobytes."""


def measure() -> list[Figure]:
    """Answers a second, how long it takes until they are told, and how much memory they need."""
    with serving(1) as (server, _):
        _, slow = asyncio.run(played(server, PACED_GAMES, Paced))
        rate, fast = asyncio.run(played(server, FAST_GAMES, Loader))
        memory = resident(server) / MEGABYTE
    paced, hurried = (at(sorted(broadcasts(bots)), 0.95) / 1000 for bots in (slow, fast))
    return [
        Figure("server: answers in 200 games", rate, "a second", 350, aim=500, before=151),
        Figure("server: answer to broadcast in 200 games (95th percentile)", hurried, "s", 0.7, less_is_better=True,
               before=1.7),
        Figure("server: answer to broadcast in 50 paced games (95th percentile)", paced, "s", 0.7, less_is_better=True,
               aim=0.1, before=0.143),
        Figure("server: memory of 200 games", memory, "MB", 300, less_is_better=True, aim=200, before=412),
    ]  # fmt: skip


async def played(server: Server, games: int, kind: type[Loader]) -> tuple[float, list[Loader]]:
    """Let bots play for some time: the answers a second, and the bots."""
    bots = await begin(server, games, kind)
    return await run(bots, asyncio.sleep(SECONDS)), bots


def resident(server: Server) -> int:
    """The kilobytes of memory that the process of a server has."""
    with open(f"/proc/{server._process.pid}/status", encoding="utf-8") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS:"))
