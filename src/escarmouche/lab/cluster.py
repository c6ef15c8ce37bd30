"""Games on a cluster: Ray plays the pairs on its machines, or on this one if it is not told of others."""

import importlib
import time
from collections.abc import Generator, Iterator, Sequence
from itertools import islice
from typing import Any

from escarmouche.engine.reasons import Refused, refusal
from escarmouche.lab.plan import Trial
from escarmouche.lab.run import AHEAD, Played, Task, all_cores, play_task

SECONDS = 0.25
"""About so long a batch is played: sending it costs next to nothing, and in the end nobody waits long for the last."""
LARGEST_BATCH = 64
WITHOUT_END = -1
"""A worker that dies is started again, and what it played is played again, as often as it takes."""


class Worker:
    """Plays batches of pairs on some machine of the cluster."""

    def __init__(self) -> None:
        self.trials: Sequence[Trial] = ()

    def play(self, held: Sequence[Any], tasks: Sequence[Task]) -> tuple[float, list[Played]]:
        """The pairs of a batch, and how many seconds they took; `held` is where the trials lie, fetched once."""
        began = time.monotonic()
        self.trials = self.trials or library().get(held[0])
        found = [play_task(self.trials, Task(*task)) for task in tasks]
        return time.monotonic() - began, found


class Cluster:
    """Plays on a Ray cluster at an address, or on one that it starts here with so many workers."""

    def __init__(self, address: str = "", workers: int | None = None) -> None:
        self.address = address
        self.workers = workers

    def played(self, trials: Sequence[Trial], tasks: Iterator[Task]) -> Generator[Played, None, None]:
        """Play pairs in batches, a few for each worker at a time."""
        ray = library()
        began = self._join(ray)
        try:
            yield from self._played(ray, list(trials), tasks)
        finally:
            if began:
                ray.shutdown()

    def _join(self, ray: Any) -> bool:
        """Join the cluster, or start one; whether it has to be left again."""
        if ray.is_initialized():
            return False
        quiet = {"log_to_driver": False, "logging_level": "error"}
        try:
            if self.address:
                ray.init(address=self.address, **quiet)
            else:
                ray.init(num_cpus=self.workers or all_cores(), include_dashboard=False, _node_ip_address="127.0.0.1",
                         **quiet)  # fmt: skip
        except (ConnectionError, OSError, ValueError, RuntimeError) as error:
            problem = " ".join(str(error).split())[:200].rstrip(".")
            raise Refused(refusal("", "refused-cluster", address=self.address or "here", problem=problem)) from error
        return True

    def _played(self, ray: Any, trials: Sequence[Trial], tasks: Iterator[Task]) -> Generator[Played, None, None]:
        count = self.workers or int(ray.cluster_resources().get("CPU", 1))
        actor = ray.remote(num_cpus=1, max_restarts=WITHOUT_END, max_task_retries=WITHOUT_END)(Worker)
        held = [ray.put(trials)]
        workers = [actor.remote() for _ in range(count)]
        size = 1
        running: dict[Any, Any] = {}
        for worker in workers * AHEAD:
            self._hand_out(running, worker, held, list(islice(tasks, size)))
        while running:
            (done, *_), _ = ray.wait(list(running), num_returns=1)
            worker = running.pop(done)
            seconds, found = ray.get(done)
            size = min(LARGEST_BATCH, max(1, round(len(found) * SECONDS / max(seconds, 0.001))))
            yield from found
            self._hand_out(running, worker, held, list(islice(tasks, size)))

    @staticmethod
    def _hand_out(running: dict[Any, Any], worker: Any, held: Sequence[Any], batch: Sequence[Task]) -> None:
        if batch:
            running[worker.play.remote(held, batch)] = worker


def library() -> Any:
    """Ray, which only clusters need."""
    try:
        return importlib.import_module("ray")
    except ImportError as error:
        raise Refused(refusal("", "refused-no-ray")) from error
