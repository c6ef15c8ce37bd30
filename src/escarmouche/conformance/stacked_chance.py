"""Stacked chance that tells how far it went: what a case writer needs to know when a script does not fit."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Self

from escarmouche.engine.chance import ChanceError, Scripted, Written
from escarmouche.engine.rulebook import RuleId


class Stacked(Scripted):
    """A script that remembers what was rolled for which purpose, and tells when it does not go on."""

    __slots__ = ("_rolled", "_told")

    def __init__(
        self,
        values: Sequence[Written] | Mapping[str, Sequence[Written]],
        told: Callable[["Stacked", ChanceError], None],
    ) -> None:
        super().__init__(values)
        self._told = told
        self._rolled: list[tuple[str, Written]] = []

    def pick(self, bound: int, rule: RuleId, purpose: str) -> int:
        with self._telling():
            return super().pick(bound, rule, purpose)

    def roll(self, n: int, faces: int, rule: RuleId, purpose: str) -> list[int]:
        with self._telling():
            return super().roll(n, faces, rule, purpose)

    def draw(self, deck: Sequence[Any], rule: RuleId, purpose: str) -> int:
        with self._telling():
            return super().draw(deck, rule, purpose)

    def rolled(self) -> str:
        """What was rolled so far, in order and by purpose: `hit 4 5, defence 3`."""
        runs: list[tuple[str, list[str]]] = []
        for purpose, written in self._rolled:
            if not runs or runs[-1][0] != purpose:
                runs.append((purpose, []))
            runs[-1][1].append(str(written))
        return ", ".join(f"{purpose} {' '.join(results)}" for purpose, results in runs)

    def copy(self) -> Self:
        twin = type(self)(self._script, self._told)
        twin._used = dict(self._used)
        twin._rolled = list(self._rolled)
        return twin

    def _next(self, rule: RuleId, purpose: str) -> Written:
        written = super()._next(rule, purpose)
        self._rolled.append((purpose, written))
        return written

    @contextmanager
    def _telling(self) -> Iterator[None]:
        try:
            yield
        except ChanceError as error:
            self._told(self, error)
            raise
