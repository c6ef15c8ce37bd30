"""What plays an experiment, compared: `python -m bench.engines [--games 2000]` (needs `make .venv/ready-bench`).

The same file is played in one process, in two, and on a local Ray cluster of two workers, in turns, so that whatever
else the machine does meets all of them; then on Ray with a worker that is killed, and by a driver that is killed and
gone on with. All of them must come to the same bytes. Starting the cluster is not counted.
"""

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from escarmouche.lab import Cluster, conduct
from escarmouche.lab.cluster import library
from escarmouche.lab.conduct import begun, carried_out
from escarmouche.lab.folder import TAIL
from escarmouche.lab.ledger import Ledger
from escarmouche.lab.run import Engine, OneProcess, Processes
from escarmouche.terminal.words import speak

TURNS = 2
WORKERS = 2
SHORT = 240
"""Games of the runs in which somebody is killed."""


def experiment(folder: Path, games: int, seed: int) -> Path:
    """A file with a plain question about cheap games."""
    file = folder / f"games-{games}-{seed}.toml"
    who = 'game = "collision"\nplayers = ["recruit"]\nlists = ["reclaimers-patrol", "unwanted-pack"]\n'
    file.write_text(f"{who}games = {games}\nseed = {seed}\n", "utf-8")
    return file


def timed(file: Path, name: str, engine: Engine) -> tuple[float, bytes]:
    """How many seconds an engine takes for a file, and the bytes that it comes to."""
    began = time.perf_counter()
    result = conduct(file, file.with_name(f"{file.stem}-{name}"), engine)
    return time.perf_counter() - began, result.encoded()


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


def main() -> int:
    """Compare, and say whether all came to the same."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    chosen = parser.parse_args()
    ray = library()
    engines: dict[str, Callable[[], Engine]] = {
        "one": OneProcess, "two": lambda: Processes(WORKERS), "ray": lambda: Cluster(workers=WORKERS),
    }  # fmt: skip
    seconds = dict.fromkeys(engines, 0.0)
    same = True
    with TemporaryDirectory() as folder:
        Cluster(workers=WORKERS)._join(ray)
        for turn in range(TURNS):
            file = experiment(Path(folder), chosen.games // TURNS, turn + 1)
            bytes_of = {}
            for name, engine in engines.items():
                took, bytes_of[name] = timed(file, name, engine())
                seconds[name] += took
            same = same and len(set(bytes_of.values())) == 1
        file = experiment(Path(folder), SHORT, TURNS + 1)
        _, whole = timed(file, "one", OneProcess())
        lost_worker = with_a_killed_worker(file) == whole
        ray.shutdown()
        lost_driver = with_a_killed_driver(file) == whole
    for name, took in seconds.items():
        print(f"{name}: {chosen.games / took:.1f} games a second")
    print(f"Ray has {seconds['two'] / seconds['ray']:.2f} of the throughput of two processes")
    print(f"same bytes: {same}; with a killed worker: {lost_worker}; with a killed driver: {lost_driver}")
    return int(not (same and lost_worker and lost_driver))


if __name__ == "__main__":
    sys.exit(main())
