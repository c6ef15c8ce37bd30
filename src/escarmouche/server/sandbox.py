"""A sandbox: what strangers send is opened in processes of their own, which may take only so much memory and time."""

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
from escarmouche.server.sandbox_process import LENGTH, Bounds, Found, Job, written

T = TypeVar("T")
PROCESSES = 2
"""So many things are opened at the same time."""
MOST_WAITING = 16
"""So many more may wait; whoever comes then is sent away."""
LARGEST_RESULT = 50_000_000
SLACK = 120.0
"""Seconds that a process may take beyond the bounds of a job, mostly to begin with; then it has failed."""
MEGABYTE = 1_000_000
READING = Bounds(memory=200 * MEGABYTE, work=10, clock=60)
PLAYING = Bounds(memory=400 * MEGABYTE, work=30, clock=120)
PROGRAM = "from escarmouche.server.sandbox_process import main; main()"
log = logging.getLogger("escarmouche")


class Sandbox:
    """The processes, which begin when they are first needed."""

    def __init__(self, processes: int = PROCESSES, waiting: int = MOST_WAITING) -> None:
        self._free: asyncio.LifoQueue[Process | None] = asyncio.LifoQueue()
        for _ in range(processes):
            self._free.put_nowait(None)
        self._waiting, self._most = 0, processes + waiting
        self._all: set[Process] = set()

    async def read(self, function: Callable[..., T], *arguments: Any, ours: tuple[Any, ...] = ()) -> T:
        """Have something read that a stranger has written; with `ours`, after the like of our own."""
        read: T = await self._run(Job(function, arguments, READING, game="", ours=ours))
        return read

    async def play(self, key: str, function: Callable[..., T], *arguments: Any) -> T:
        """Have a game begun or played again that a stranger has written; its key, if it is known, saves time."""
        played: T = await self._run(Job(function, arguments, PLAYING, game=key))
        return played

    async def _run(self, job: Job) -> Any:
        if self._waiting >= self._most:
            raise Refused(refusal("", "refused-sandbox-busy"))
        self._waiting += 1
        try:
            process = await self._free.get()
            try:
                if process is None or process.returncode is not None:
                    process = await self._start()
                found = await asyncio.wait_for(_asked(process, job), job.bounds.clock + SLACK)
            except BaseException:
                # A process that was interrupted in the middle of a job cannot be asked again.
                self._end(process)
                process = None
                raise
            finally:
                self._free.put_nowait(process)
        except (TimeoutError, OSError, asyncio.IncompleteReadError) as error:
            log.error("A process of the sandbox failed: %s", type(error).__name__)
            raise Refused(refusal("", "refused-too-costly")) from error
        finally:
            self._waiting -= 1
        return _value(found)

    async def _start(self) -> Process:
        """One more process; it is not told where the games are kept."""
        around = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-c", PROGRAM, stdin=PIPE, stdout=PIPE, start_new_session=True,
            env={**around, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        )  # fmt: skip
        self._all.add(process)
        return process

    def _end(self, process: Process | None) -> None:
        if process is not None:
            self._all.discard(process)
            assert process.stdin is not None
            process.stdin.close()
            with suppress(ProcessLookupError):
                process.kill()

    async def close(self) -> None:
        """End all processes."""
        for process in [*self._all]:
            self._end(process)
            await process.wait()


async def _asked(process: Process, job: Job) -> Found:
    """What came of a job that a process was given."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(written(job))
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    if length > LARGEST_RESULT:
        raise OSError("What a process of the sandbox says is too long.")
    found: Found = pickle.loads(await process.stdout.readexactly(length))
    return found


def _value(found: Found) -> Any:
    if found.refused is not None:
        raise Refused(found.refused)
    if found.fault:
        log.error("What somebody sent could not be worked on:\n%s", found.fault)
        raise Refused(refusal("", "refused-server-fault"))
    return found.value
