"""Measure how fast everything is, beside others where there are others: `python -m bench`."""

import os
import platform
import sys

from bench import agents, chess, firefight, odds, sight_reference
from bench.figures import Figure

SIGHT_REPEATS = 3


def sight() -> list[Figure]:
    """The compiled kernel beside the same geometry in plain Python."""
    runs = [sight_reference.measure() for _ in range(SIGHT_REPEATS)]
    kernel, plain = min(run["kernel_us"] for run in runs), min(run["reference_us"] for run in runs)
    return [
        Figure("sight: plain Python, 16 points, 25 pieces, 8 models", plain, "µs"),
        Figure("sight: compiled", kernel, "µs"),
        Figure("sight: many eyes at once, each", min(run["survey_us"] for run in runs), "µs"),
        Figure("sight: how many times faster than plain Python", plain / kernel, "×", 30),
    ]


def play() -> list[Figure]:
    """Random games beside random chess."""
    games, answers = firefight.speed()
    found = [
        Figure("recruit games at 200 points, no journal, no views", games, "a second", 20),
        Figure("questions answered by two recruits", answers, "a second"),
    ]
    for name, measure in (
        ("PettingZoo chess_v6 steps", chess.pettingzoo_chess),
        ("python-chess random moves", chess.python_chess),
    ):
        try:
            other = measure()
        except ImportError as error:
            print(f"{name}: left out, because a package is missing ({error}); `make bench` installs it.")
            continue
        found += [Figure(name, other, "a second"), Figure(f"  our answers to one of {name}", answers / other, "×")]
    return found


def main() -> int:
    """Print every figure; the exit status says whether all floors hold."""
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {processor()}")
    figures: list[Figure] = []
    table = (firefight.views_and_forks, lambda: [firefight.memory()], firefight.paths)
    every = (sight, odds.measure, play, agents.measure, *table)
    for measure in every:
        for figure in measure():
            print(figure.line(), flush=True)
            figures.append(figure)
    missed = [figure for figure in figures if not figure.holds]
    floors = sum(figure.floor is not None for figure in figures)
    print(f"{floors - len(missed)} of {floors} floors hold.")
    return 1 if missed else 0


def processor() -> str:
    """The name of the processor, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return next(line.partition(":")[2].strip() for line in file if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


if __name__ == "__main__":
    sys.exit(main())
