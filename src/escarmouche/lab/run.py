"""Many games, on as many cores as there are; the results depend on the plan alone."""

import os
import signal
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread, current_thread, main_thread

from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.lab.play import Row, play_pair, ready

AHEAD = 2
"""So many pairs a core are handed out at a time."""


def run(plan: Plan, cores: int | None = None, stock: Stock | None = None) -> list[Row]:
    """Play all games of a plan: a row for each, in order."""
    trial = Trial(plan, stock or Stock())
    ready(trial)
    return sorted((row for rows in played(trial, plan.pairs, cores) for row in rows), key=lambda row: row.game)


def all_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def played(trial: Trial, pairs: Iterable[int], cores: int | None = None) -> Generator[list[Row], None, None]:
    """Play pairs of games; the rows of a pair come as soon as both games are over, whatever its number."""
    cores = cores or all_cores()
    if cores == 1:
        return (play_pair(trial, pair) for pair in pairs)
    return _played_on(cores, trial, iter(pairs))


def _played_on(cores: int, trial: Trial, pairs: Iterator[int]) -> Generator[list[Row], None, None]:
    earlier = set(active_children())
    # New processes instead of forked ones: threads and locks of this one do not go along, and all systems behave alike.
    # They import the program that asks, so that one has to begin under `if __name__ == "__main__"`.
    with ProcessPoolExecutor(cores, get_context("spawn"), Workplace.enter, (trial,)) as pool:
        try:
            with _undisturbed():
                running = {pool.submit(Workplace.play, pair) for pair in islice(pairs, AHEAD * cores)}
            while running:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(Workplace.play, pair) for pair in islice(pairs, len(done))}
                for one in done:
                    yield one.result()
        except BaseException:
            # Whoever does not want the rest does not want to wait for it either: without its processes the pool closes
            # at once, and it closes here, since a pool that is still closing when Python ends complains of it.
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

    trial: Trial

    @classmethod
    def enter(cls, trial: Trial) -> None:
        """Prepare a process to play a trial: it ignores Ctrl-C, and ends when the process that started it has ended."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.trial = trial
        Thread(target=_leave_when_alone, daemon=True).start()

    @classmethod
    def play(cls, pair: int) -> list[Row]:
        """The rows of both games of a pair, which are played here."""
        return play_pair(cls.trial, pair)


def _leave_when_alone() -> None:
    asking = parent_process()
    if asking is not None:
        asking.join()
        os._exit(1)
