"""A measured figure, what is expected of it, and how it is written."""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple


class Figure(NamedTuple):
    """One measurement; `floor` and `aim` are the least it should be, or the most where less is better.

    Its name says what was measured in all runs alike: histories and comparisons go by it.
    """

    name: str
    value: float
    unit: str
    floor: float | None = None
    less_is_better: bool = False
    aim: float | None = None
    before: float | None = None
    """What it was before it was last worked at; figures that have this stand in the table at the end."""

    @property
    def holds(self) -> bool:
        """Whether it is as good as it should be."""
        return self._reaches(self.floor)

    @property
    def verdict(self) -> str:
        """Whether it is as good as it should be, in words."""
        if self.floor is None:
            return ""
        if not self.holds:
            return "DOES NOT HOLD"
        return "holds, aim reached" if self.aim is not None and self._reaches(self.aim) else "holds"

    def _reaches(self, bound: float | None) -> bool:
        if bound is None:
            return True
        return self.value <= bound if self.less_is_better else self.value >= bound

    def line(self) -> str:
        """The figure for people."""
        shown = f"{self.name:<66} {written(self.value):>10} {self.unit:<10}"
        if self.floor is None:
            return shown.rstrip()
        sign = "≤" if self.less_is_better else "≥"
        return f"{shown} {sign} {written(self.floor):>6}  {self.verdict}"


def written(value: float | None) -> str:
    """A number for people."""
    if value is None:
        return ""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def table(figures: Iterable[Figure]) -> Iterator[str]:
    """What is worked at, as a table: what it was, what it is, and what it should be."""
    yield f"{'what':<66} {'before':>8} {'now':>8} {'floor':>8} {'aim':>8}  unit"
    for one in figures:
        if one.before is not None:
            columns = " ".join(f"{written(value):>8}" for value in (one.before, one.value, one.floor, one.aim))
            yield f"{one.name:<66} {columns}  {one.unit:<9} {one.verdict}"


def best(repeats: int, run: Callable[[], float]) -> float:
    """The smallest of several measurements: what else the machine does only ever adds."""
    return min(run() for _ in range(repeats))


def timed(run: Callable[[], object]) -> float:
    """The seconds of computing that a call takes, whoever else computes beside it."""
    start = time.process_time()
    run()
    return time.process_time() - start


def microseconds(run: Callable[[], object], count: int) -> float:
    """The best time of one call, over several rounds of calls."""

    def round_of_calls() -> float:
        return timed(lambda: [run() for _ in range(count)]) / count

    return best(5, round_of_calls) * 1e6


def at(ordered: list[float], share: float) -> float:
    """What so large a share of ordered numbers does not exceed."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def left_out(name: str, error: Exception) -> None:
    """Say what cannot be measured here."""
    print(f"{name}: left out, because something is missing ({error}); `make bench` installs packages.", file=sys.stderr)
