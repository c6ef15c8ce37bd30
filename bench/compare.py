"""Which differences between two states of the program are real: `python -m bench --compare COMMIT`.

Both are measured with the same measurements, in turn, each round in a fresh process; which one begins changes from
round to round. A difference is real if the 95 % interval of the ratio leaves out 1: Student's t on the logarithms of
the ratios of the rounds.
"""

import math
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import fmean, stdev
from typing import NamedTuple

import msgspec
from bench.figures import Figure, written
from bench.history import HERE

ROUNDS = 5
STUDENT = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131)
"""The 97.5th percentiles of Student's t for 1, 2, 3 … degrees of freedom."""
LARGE = 1.96
METHOD = "95 % interval of the ratio, Student's t on the logarithms of the ratios of {rounds} rounds in turn"


class Interval(NamedTuple):
    """How many times as large something became: between the least and the most in 19 of 20 comparisons."""

    ratio: float
    least: float
    most: float

    @property
    def is_real(self) -> bool:
        """Whether it became something else at all."""
        return not self.least <= 1 <= self.most


def interval(before: Sequence[float], after: Sequence[float]) -> Interval:
    """The ratio of what was measured in the same rounds."""
    logs = [math.log(new / old) for old, new in zip(before, after, strict=True)]
    middle = fmean(logs)
    if len(logs) < 2:
        return Interval(math.exp(middle), 0.0, math.inf)
    freedom = len(logs) - 1
    wide = (STUDENT[freedom - 1] if freedom <= len(STUDENT) else LARGE) * stdev(logs) / math.sqrt(len(logs))
    return Interval(math.exp(middle), math.exp(middle - wide), math.exp(middle + wide))


def verdict(found: Interval, *, less_is_better: bool) -> str:
    """What a difference means."""
    if not found.is_real:
        return "no difference that is real"
    return "better" if (found.ratio < 1) == less_is_better else "WORSE"


# Measuring two trees


def compare(commit: str, only: Sequence[str], rounds: int, *, server: bool) -> Iterator[str]:
    """Measure a commit and the present state in turn: a line for each figure."""
    with checked_out(commit) as other:
        trees = {"before": other, "after": HERE}
        yield "compiling both, which is not measured"
        for tree in trees.values():
            measured(tree, only, server=False)
        found: dict[str, list[dict[str, Figure]]] = {name: [] for name in trees}
        for number in range(rounds):
            for name in sorted(trees, reverse=number % 2 == 0):
                found[name].append(measured(trees[name], only, server=server))
            yield f"round {number + 1} of {rounds}"
    yield METHOD.format(rounds=rounds)
    yield f"{'what':<66} {'before':>8} {'after':>8} {'ratio':>7}  interval"
    for name, figure in found["after"][0].items():
        if all(name in one for side in found.values() for one in side):
            before, after = ([one[name].value for one in found[side]] for side in ("before", "after"))
            if min(*before, *after) > 0:
                yield compared(figure, before, after)
    yield from (f"measured only {side}: {name}" for side, name in _alone(found))


def compared(figure: Figure, before: Sequence[float], after: Sequence[float]) -> str:
    """A figure before and after, and whether the difference is real."""
    one = interval(before, after)
    told = verdict(one, less_is_better=figure.less_is_better)
    sides = f"{written(fmean(before)):>8} {written(fmean(after)):>8}"
    return f"{figure.name:<66} {sides} {one.ratio:>7.3f}  {one.least:.3f} to {one.most:.3f}  {told}"


def _alone(found: dict[str, list[dict[str, Figure]]]) -> list[tuple[str, str]]:
    """What could be measured in only one of the two."""
    names = {side: set.intersection(*(set(one) for one in runs)) for side, runs in found.items()}
    return [(side, name) for side in names for other in names for name in sorted(names[side] - names[other])]


def measured(tree: Path, only: Sequence[str], *, server: bool) -> dict[str, Figure]:
    """What the measurements of this tree say of the program in another, in a process of its own."""
    words = [switch for word in only for switch in ("--only", word)]
    command = [sys.executable, "-m", "bench", "--json", *words, *(() if server else ("--without-server",))]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(tree / "src"), str(HERE)])}
    done = subprocess.run(command, cwd=HERE, env=environment, stdout=subprocess.PIPE, check=True)
    return {figure.name: figure for figure in msgspec.json.decode(done.stdout, type=list[Figure])}


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A commit in a folder of its own, for as long as it is needed."""
    with tempfile.TemporaryDirectory(prefix="escarmouche-bench-") as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(tree), commit], cwd=HERE, check=True)
        try:
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=HERE, check=True)
