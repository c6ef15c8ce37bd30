"""Many games, on as many cores as there are; the results depend on the plan alone."""

import os
import signal
from collections.abc import Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import NamedTuple, Protocol

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.lab.play import Row, play_pair, ready

AHEAD = 2
"""So many pairs a core are handed out at a time."""


class Task(NamedTuple):
    """A pair to play: of which cell, and its number there."""

    cell: int
    pair: int


Played = tuple[Task, list[Row]]
"""A pair that was played, with the rows of its games."""


class Engine(Protocol):
    """Something that plays pairs: in one process, in several, or on a cluster."""

    def played(self, trials: Sequence[Trial], tasks: Iterator[Task], /) -> Generator[Played, None, None]:
        """Play pairs; the rows of each come as soon as both games are over, in any order."""


def run(plan: Plan, cores: int | None = None, stock: Stock | None = None) -> list[Row]:
    """Play all games of a plan: a row for each, in order."""
    trial = Trial(plan, stock or Stock())
    ready(trial)
    tasks = (Task(0, pair) for pair in plan.pairs)
    return sorted((row for _, rows in on_cores(cores).played([trial], tasks) for row in rows), key=lambda row: row.game)


def all_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_cores(cores: int | None = None) -> Engine:
    """What plays on so many cores of this machine; on all where no number is named."""
    return OneProcess() if (cores or all_cores()) == 1 else Processes(cores or all_cores())


def play_task(trials: Sequence[Trial], task: Task) -> Played:
    """Play a pair of a cell."""
    rows = play_pair(trials[task.cell], task.pair)
    for row in rows:
        row.cell = task.cell
    return task, rows


class OneProcess:
    """Plays in this process, one pair after the other."""

    def played(self, trials: Sequence[Trial], tasks: Iterator[Task]) -> Generator[Played, None, None]:
        """Play pairs in their order."""
        for task in tasks:
            yield play_task(trials, task)


class Processes:
    """Plays in several processes of this machine."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def played(self, trials: Sequence[Trial], tasks: Iterator[Task]) -> Generator[Played, None, None]:
        """Play pairs, a few a core at a time."""
        earlier = set(active_children())
        # New processes instead of forked ones: threads and locks of this one do not go along, and all systems behave
        # alike. They import the program that asks, so that one has to begin under `if __name__ == "__main__"`.
        with ProcessPoolExecutor(self.cores, get_context("spawn"), Workplace.enter, (list(trials),)) as pool:
            try:
                with _undisturbed():
                    running = {pool.submit(Workplace.play, task) for task in islice(tasks, AHEAD * self.cores)}
                while running:
                    done, running = wait(running, return_when=FIRST_COMPLETED)
                    for one in done:
                        yield one.result()
                    running |= {pool.submit(Workplace.play, task) for task in islice(tasks, len(done))}
            except BrokenProcessPool as broken:
                raise Refused(refusal("", "refused-worker-ended")) from broken
            except BaseException:
                # Whoever does not want the rest does not want to wait for it either: without its processes the pool
                # closes at once, and it closes here, since a pool that is still closing when Python ends complains.
                for process in set(active_children()) - earlier:
                    process.terminate()
                raise


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes that begin here never notice Ctrl-C, not even while they are starting."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Workplace:
    """What one of several processes was given to play with."""

    trials: Sequence[Trial]

    @classmethod
    def enter(cls, trials: Sequence[Trial]) -> None:
        """Prepare a process to play trials: it ignores Ctrl-C, and ends when the process that started it has ended."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.trials = trials
        Thread(target=_leave_when_alone, daemon=True).start()

    @classmethod
    def play(cls, task: Task) -> Played:
        """The rows of both games of a pair, which are played here."""
        return play_task(cls.trials, task)


def _leave_when_alone() -> None:
    asking = parent_process()
    if asking is not None:
        asking.join()
        os._exit(1)
