"""What was measured before: a line for each run, with the commit, the day and the machine."""

import os
import platform
import subprocess
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from bench.figures import Figure

HERE = Path(__file__).parents[1]
FILE = Path(__file__).parent / "history.jsonl"


class Run(msgspec.Struct, frozen=True):
    """One run of all measurements."""

    date: str
    commit: str
    changed: bool
    """Whether something was changed since the commit."""
    machine: str
    python: str
    figures: dict[str, float]


def run_of(figures: Sequence[Figure]) -> Run:
    """What was measured just now."""
    return Run(
        date=datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
        commit=git("rev-parse", "--short=12", "HEAD"),
        changed=bool(git("status", "--porcelain", "--untracked-files=no", "--", "src", "bench")),
        machine=machine(),
        python=platform.python_version(),
        figures={figure.name: float(f"{figure.value:.4g}") for figure in figures},
    )


def keep(run: Run, file: Path = FILE) -> None:
    """Write a run down behind the earlier ones."""
    with file.open("ab") as history:
        history.write(msgspec.json.encode(run) + b"\n")


def runs(file: Path = FILE) -> list[Run]:
    """All earlier runs, the last one last."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=Run) for line in file.read_bytes().splitlines()]


def machine() -> str:
    """The processor and how many cores there are."""
    return f"{os.cpu_count()} cores, {processor()}"


def processor() -> str:
    """The name of the processor, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next(line.partition(":")[2].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def git(*arguments: str) -> str:
    """What git says; nothing where there is no git or no history."""
    try:
        found = subprocess.run(["git", *arguments], cwd=HERE, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()
