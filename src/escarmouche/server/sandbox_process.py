"""The process of the sandbox: what strangers send is opened here, one thing after another.

It reads jobs from its input and writes what came of them to its output. For each job it makes a copy of itself that may
take only so much memory and time; whatever happens to the copy, the process itself goes on. That costs no start-up, and
nothing of one job is left for the next.
"""

import os
import pickle
import resource
import signal
import struct
import traceback
from collections.abc import Callable
from typing import Any, NamedTuple

from escarmouche.board.board import board
from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.registry import keys

LENGTH = struct.Struct(">Q")
"""How the length of a message is written before it."""
TOO_COSTLY = refusal("", "refused-too-costly")


class Bounds(NamedTuple):
    """What one job may take: bytes of memory beyond what is there, seconds of work, seconds by the clock."""

    memory: int
    work: int
    clock: float


class Job(NamedTuple):
    """What is to be done, within which bounds; `game` is the key of the one that will be played, if any.

    With `ours`, arguments of our own, the same is done once before in the process itself: what is read for it of our
    files and words need not be read again for every stranger.
    """

    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    bounds: Bounds
    game: str
    ours: tuple[Any, ...] = ()


class Found(NamedTuple):
    """What came of a job: a value, why it is refused, or where our own program failed."""

    value: Any = None
    refused: Reason | None = None
    fault: str = ""


def written(message: Any) -> bytes:
    """A message as it goes over the line."""
    raw = pickle.dumps(message)
    return LENGTH.pack(len(raw)) + raw


def main() -> None:
    """Do what is asked until nobody asks any more."""
    # Whoever stops the server by hand stops it alone; this process ends when nobody asks any more.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    asked, told = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    for key in keys():
        board(key)
    learnt: set[Any] = set()
    while len(head := asked.read(LENGTH.size)) == LENGTH.size:
        raw = asked.read(LENGTH.unpack(head)[0])
        job: Job = pickle.loads(raw)
        if job.game in keys() and job.game not in learnt:
            _learn_rules(job.game)
            learnt.add(job.game)
        if job.ours and (job.function, job.ours) not in learnt:
            job.function(*job.ours)
            learnt.add((job.function, job.ours))
        told.write(_apart(job))
        told.flush()


def _learn_rules(key: str) -> None:
    """Compile whatever the rules of a game need here, once, so that no copy of this process has to."""
    from escarmouche.server.warm_up import begin_one

    begin_one(key)


def _apart(job: Job) -> bytes:
    """What came of a job that a copy of this process has done."""
    hear, tell = os.pipe()
    copy = os.fork()
    if copy == 0:
        os.close(hear)
        with os.fdopen(tell, "wb") as told:
            told.write(_done(job))
        os._exit(0)
    os.close(tell)
    with os.fdopen(hear, "rb") as heard:
        raw = heard.read()
    _, status = os.waitpid(copy, 0)
    return raw if status == 0 else written(Found(refused=TOO_COSTLY))


def _done(job: Job) -> bytes:
    """Do a job within its bounds."""
    confine(job.bounds)
    try:
        return written(Found(value=job.function(*job.arguments)))
    except Refused as refused:
        return written(Found(refused=refused.reason))
    except (MemoryError, RecursionError):
        return written(Found(refused=TOO_COSTLY))
    except Exception:
        return written(Found(fault=traceback.format_exc()))


def confine(bounds: Bounds) -> None:
    """From here on this process takes only so much; what takes longer is ended by the system."""
    with open("/proc/self/statm", encoding="ascii") as pages:
        taken = int(pages.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (taken + bounds.memory, taken + bounds.memory))
    resource.setrlimit(resource.RLIMIT_CPU, (bounds.work, bounds.work))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.setitimer(signal.ITIMER_REAL, bounds.clock)
