"""A measured figure, what is expected of it, and what it stands beside."""

import time
from collections.abc import Callable
from typing import NamedTuple


class Figure(NamedTuple):
    """One measurement; `floor` is the least it should be, or the most where less is better."""

    name: str
    value: float
    unit: str
    floor: float | None = None
    less_is_better: bool = False

    @property
    def holds(self) -> bool:
        """Whether it is as good as it should be."""
        if self.floor is None:
            return True
        return self.value <= self.floor if self.less_is_better else self.value >= self.floor

    def line(self) -> str:
        """The figure for people."""
        shown = f"{self.name:<58} {_written(self.value):>10} {self.unit:<10}"
        if self.floor is None:
            return shown.rstrip()
        sign = "≤" if self.less_is_better else "≥"
        return f"{shown} {sign} {_written(self.floor):>6}  {'holds' if self.holds else 'DOES NOT HOLD'}"


def _written(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def best(repeats: int, run: Callable[[], float]) -> float:
    """The smallest of several measurements: what else the machine does only ever adds."""
    return min(run() for _ in range(repeats))


def timed(run: Callable[[], object]) -> float:
    """The seconds a call takes."""
    start = time.perf_counter()
    run()
    return time.perf_counter() - start
