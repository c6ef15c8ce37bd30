"""What plays an experiment, compared: `python -m bench.engines [--games 2000]` (needs `make .venv/ready-bench`).

One file is played in one process, in two, and on a local Ray cluster of two workers; then a short one on Ray with a
worker that is killed, and by a driver that is killed and gone on with. All of them must come to the same bytes.

Two throughputs are told: that of the whole run, and that once the workers are up, from the first twentieth of the games
on. Starting the cluster itself is in neither. What else the machine does meets whoever is playing: ratios are worth
something on an idle machine, and `--rounds` plays two processes and Ray in turn more often.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from escarmouche.lab import Cluster, conduct
from escarmouche.lab.cluster import library
from escarmouche.lab.conduct import begun, carried_out
from escarmouche.lab.folder import TAIL
from escarmouche.lab.ledger import Ledger
from escarmouche.lab.run import Engine, OneProcess, Processes
from escarmouche.terminal.words import speak

WORKERS = 2
STARTING = 20
"""Workers are up once a so-manieth of the games is played."""
SHORT = 240
"""Games of the runs in which somebody is killed."""


def experiment(folder: Path, games: int, seed: int) -> Path:
    """A file with a plain question about cheap games."""
    file = folder / f"games-{games}-{seed}.toml"
    who = 'game = "collision"\nplayers = ["recruit"]\nlists = ["reclaimers-patrol", "unwanted-pack"]\n'
    file.write_text(f"{who}games = {games}\nseed = {seed}\n", "utf-8")
    return file


class Timed(NamedTuple):
    """A run: how long it took in all, how long once the workers were up, for how many games, and what came of it."""

    seconds: float
    seconds_up: float
    games_up: int
    encoded: bytes


def timed(file: Path, name: str, engine: Engine) -> Timed:
    """How long an engine takes for a file, and the bytes that it comes to."""
    began = time.perf_counter()
    bench, folder = begun(speak("en", ""), file, file.with_name(f"{file.stem}-{name}"))
    games = bench.cells[0].plan.games
    up: list[tuple[float, int]] = []

    def watch(books: Sequence[Ledger]) -> None:
        played = 2 * sum(book.played for book in books)
        if not up and played * STARTING >= games:
            up.append((time.perf_counter(), played))

    encoded = carried_out(bench, folder, engine, watch).encoded()
    ended = time.perf_counter()
    return Timed(ended - began, ended - up[0][0], games - up[0][1], encoded)


def with_a_killed_worker(file: Path) -> bytes:
    """The bytes of a run on Ray, one of whose workers is killed on the way."""
    killed: list[int] = []

    def watch(books: Sequence[Ledger]) -> None:
        if not killed and sum(book.played for book in books) > SHORT // 8:
            killed.append(workers_here()[0])
            os.kill(killed[0], signal.SIGKILL)

    bench, folder = begun(speak("en", ""), file, file.with_name(f"{file.stem}-killed-worker"))
    return carried_out(bench, folder, Cluster(workers=WORKERS), watch).encoded()


def workers_here() -> list[int]:
    """The processes of this program's own workers."""
    found = []
    for path in Path("/proc").glob("[0-9]*"):
        try:
            called = (path / "cmdline").read_bytes()
            above = int((path / "stat").read_text("ascii", "replace").rpartition(")")[2].split()[1])
            if called.startswith(b"ray::Worker") and _parent(above) == os.getpid():
                found.append(int(path.name))
        except FileNotFoundError:
            continue
    return found


def _parent(process: int) -> int:
    return int(Path(f"/proc/{process}/stat").read_text("ascii", "replace").rpartition(")")[2].split()[1])


def with_a_killed_driver(file: Path) -> bytes:
    """The bytes of a run on Ray whose driver is killed, and that is gone on with in one process."""
    into = file.with_name(f"{file.stem}-killed-driver")
    command = [sys.executable, "-m", "escarmouche", "lab", "run", str(file), "--out", str(into), "--on", "ray",
               "--cores", str(WORKERS)]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as driver:
        deadline = time.monotonic() + 300
        while driver.poll() is None and time.monotonic() < deadline:
            if (into / TAIL).exists() and (into / TAIL).stat().st_size:
                break
            time.sleep(0.05)
        driver.send_signal(signal.SIGKILL)
    return conduct(file, into, OneProcess()).encoded()


def raced(folder: Path, games: int, rounds: int) -> dict[str, list[Timed]]:
    """The runs of each engine on one file; one process plays it once."""
    file = experiment(folder, games, 1)
    runs = {"one": [timed(file, "one", OneProcess())], "two": list[Timed](), "ray": list[Timed]()}
    for number in range(rounds):
        runs["two"].append(timed(file, f"two-{number}", Processes(WORKERS)))
        runs["ray"].append(timed(file, f"ray-{number}", Cluster(workers=WORKERS)))
    return runs


def main() -> int:
    """Compare, and say whether all came to the same."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rounds", type=int, default=1)
    chosen = parser.parse_args()
    ray = library()
    with TemporaryDirectory() as folder:
        Cluster(workers=WORKERS)._join(ray)
        runs = raced(Path(folder), chosen.games, chosen.rounds)
        file = experiment(Path(folder), SHORT, 2)
        whole = timed(file, "one", OneProcess()).encoded
        lost_worker = with_a_killed_worker(file) == whole
        ray.shutdown()
        lost_driver = with_a_killed_driver(file) == whole
    same = len({run.encoded for turns in runs.values() for run in turns}) == 1
    for name, turns in runs.items():
        whole_runs = len(turns) * chosen.games / sum(run.seconds for run in turns)
        print(f"{name}: {whole_runs:.1f} games a second in all, {rate(turns):.1f} once the workers are up")
    in_all = sum(run.seconds for run in runs["two"]) / sum(run.seconds for run in runs["ray"])
    up = rate(runs["ray"]) / rate(runs["two"])
    print(f"Ray has {up:.2f} of the throughput of two processes once the workers are up, {in_all:.2f} in all")
    print(f"same bytes: {same}; with a killed worker: {lost_worker}; with a killed driver: {lost_driver}")
    return int(not (same and lost_worker and lost_driver))


def rate(runs: Sequence[Timed]) -> float:
    """Games a second once the workers are up."""
    return sum(run.games_up for run in runs) / sum(run.seconds_up for run in runs)


if __name__ == "__main__":
    sys.exit(main())
