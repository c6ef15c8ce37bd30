"""Customs: what strangers bring is opened in processes of their own, which may take only so much memory and time."""

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.server.inspection import LENGTH, Bounds, Found, Job, written

T = TypeVar("T")
INSPECTORS = 2
"""So many things are opened at the same time."""
MOST_WAITING = 16
"""So many more may wait; whoever comes then is sent away."""
LARGEST_RESULT = 50_000_000
SLACK = 120.0
"""Seconds that an inspector may take beyond the bounds of a job, mostly to begin with; then it has failed."""
MEGABYTE = 1_000_000
READING = Bounds(memory=200 * MEGABYTE, work=10, clock=60)
PLAYING = Bounds(memory=400 * MEGABYTE, work=30, clock=120)
PROGRAM = "from escarmouche.server.inspection import main; main()"
log = logging.getLogger("escarmouche")


class Customs:
    """The inspectors, who begin when they are first needed."""

    def __init__(self) -> None:
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(INSPECTORS):
            self._free.put_nowait(None)
        self._waiting = 0
        self._all: set[Process] = set()

    async def read(self, function: Callable[..., T], *arguments: Any) -> T:
        """Have something read that a stranger has written."""
        read: T = await self._inspect(Job(function, arguments, READING, game=""))
        return read

    async def play(self, key: str, function: Callable[..., T], *arguments: Any) -> T:
        """Have a game begun or played again that a stranger has written; its key, if it is known, saves time."""
        played: T = await self._inspect(Job(function, arguments, PLAYING, game=key))
        return played

    async def _inspect(self, job: Job) -> Any:
        if self._waiting >= MOST_WAITING + INSPECTORS:
            raise Refused(refusal("", "refused-customs-busy"))
        self._waiting += 1
        try:
            inspector = await self._free.get()
            try:
                if inspector is None or inspector.returncode is not None:
                    inspector = await self._engage()
                found = await asyncio.wait_for(_asked(inspector, job), job.bounds.clock + SLACK)
            except BaseException:
                # Whoever was interrupted in the middle of a sentence cannot be asked again.
                self._dismiss(inspector)
                inspector = None
                raise
            finally:
                self._free.put_nowait(inspector)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            log.error("An inspector failed: %s", type(error).__name__)
            raise Refused(refusal("", "refused-too-costly")) from error
        finally:
            self._waiting -= 1
        return _value(found)

    async def _engage(self) -> Process:
        """One more inspector; where the games are kept is none of its business."""
        around = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        inspector = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-c", PROGRAM, stdin=PIPE, stdout=PIPE, start_new_session=True,
            env={**around, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        )  # fmt: skip
        self._all.add(inspector)
        return inspector

    def _dismiss(self, inspector: Process | None) -> None:
        if inspector is not None:
            self._all.discard(inspector)
            assert inspector.stdin is not None
            inspector.stdin.close()
            with suppress(ProcessLookupError):
                inspector.kill()

    async def close(self) -> None:
        """Let all inspectors go."""
        for inspector in [*self._all]:
            self._dismiss(inspector)
            await inspector.wait()


async def _asked(inspector: Process, job: Job) -> Found:
    """What an inspector says about a job."""
    assert inspector.stdin is not None
    assert inspector.stdout is not None
    inspector.stdin.write(written(job))
    await inspector.stdin.drain()
    (length,) = LENGTH.unpack(await inspector.stdout.readexactly(LENGTH.size))
    if length > LARGEST_RESULT:
        raise OSError("What an inspector says is too long.")
    found: Found = pickle.loads(await inspector.stdout.readexactly(length))
    return found


def _value(found: Found) -> Any:
    if found.refused is not None:
        raise Refused(found.refused)
    if found.fault:
        log.error("What somebody sent could not be worked on:\n%s", found.fault)
        raise Refused(refusal("", "refused-server-fault"))
    return found.value
