"""Playing scenes many times, and how far what came about lies from the odds."""

import argparse
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from typing import Any, NamedTuple

BOUND = 4.5
FEWEST = 5.0
"""Outcomes expected less often than this are counted together."""


class Trial(NamedTuple):
    """What is played: its name, the scenes, how a scene is played so many times, and how its misfit is told."""

    what: str
    scenes: Collection[str]
    play: Callable[[str, int, int], Counter[Any]]
    misfit: Callable[[str, Counter[Any]], float]
    usual: int
    """So many are played in all where nobody says otherwise."""
    at_once: int
    """So many are played by one process before another may go on."""


def misfit(played: Counter[Any], odds: Mapping[Any, float]) -> float:
    """How far the counts lie from the odds, in standard deviations; without bound if the impossible happened."""
    attacks = played.total()
    if any(odds.get(outcome, 0.0) <= 0.0 for outcome in played):
        return float("inf")
    cells, rare = [], [0.0, 0.0]
    for outcome, chance in odds.items():
        pair = (played[outcome], chance * attacks)
        if pair[1] >= FEWEST:
            cells.append(pair)
        else:
            rare = [rare[0] + pair[0], rare[1] + pair[1]]
    if rare[1] >= FEWEST:
        cells.append((int(rare[0]), rare[1]))
    free = len(cells) - 1
    square = sum((found - expected) ** 2 / expected for found, expected in cells)
    spread = 2 / (9 * free)
    return float(((square / free) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def compare(trial: Trial, number: int, processes: int, seed: int) -> list[tuple[str, int, float]]:
    """Play all scenes: how often each was played, and its misfit."""
    each = -(-number // len(trial.scenes))
    parts = [min(trial.at_once, each - start) for start in range(0, each, trial.at_once)]
    found = []
    with ProcessPoolExecutor(processes) as pool:
        for name in trial.scenes:
            played: Counter[Any] = Counter()
            for counts in pool.map(partial(trial.play, name), range(seed, seed + len(parts)), parts):
                played += counts
            found.append((name, played.total(), trial.misfit(name, played)))
    return found


def main(trial: Trial, about: str) -> int:
    """Print a line for each scene; the exit status says whether all agree."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("--attacks", type=int, default=trial.usual)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun = time.perf_counter()
    found = compare(trial, given.attacks, given.processes, given.seed)
    for name, count, far in found:
        verdict = "agrees" if far <= BOUND else "DOES NOT AGREE"
        print(f"{name:<42} {count:>8,} {trial.what}  {far:>6.2f} ≤ {BOUND}  {verdict}")
    print(f"{sum(count for _, count, _ in found):,} {trial.what} in {time.perf_counter() - begun:.0f} s")
    return 0 if all(far <= BOUND for _, _, far in found) else 1
