"""Small exact distributions: how likely each count is, and how likely each outcome."""

from collections.abc import Callable, Hashable, Iterable, Mapping
from math import comb
from typing import TypeAlias, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)

Counts: TypeAlias = tuple[float, ...]
"""The probability of 0, of 1, of 2, and so on."""
NONE: Counts = (1.0,)
ROUNDING = 1e-9
"""So much at most is lost when floats are added up."""


def complete(chances: Iterable[float]) -> None:
    """Raise an error if these probabilities do not add up to one, or one of them is negative."""
    every = list(chances)
    assert abs(sum(every) - 1.0) <= ROUNDING, f"these chances add up to {sum(every)!r}: {every}"
    assert min(every) >= -ROUNDING, f"one of these chances is less than none: {every}"


def binomial(times: int, probability: float) -> Counts:
    """How often something of this probability happens in so many tries."""
    other = 1.0 - probability
    return tuple([comb(times, count) * probability**count * other ** (times - count) for count in range(times + 1)])


def together(one: Counts, other: Counts) -> Counts:
    """The sum of two independent counts."""
    if len(one) < len(other):
        one, other = other, one
    if len(other) == 1:
        return one if other[0] == 1.0 else tuple(chance * other[0] for chance in one)
    found = [0.0] * (len(one) + len(other) - 1)
    for more, weight in enumerate(other):
        if weight:
            for count, chance in enumerate(one, more):
                found[count] += chance * weight
    return tuple(found)


def repeated(one: Counts, times: int) -> Counts:
    """The sum of so many independent counts that are alike."""
    if len(one) == 2:
        return binomial(times, one[1])
    found = NONE
    while times:
        if times & 1:
            found = together(found, one)
        times >>= 1
        if times:
            one = together(one, one)
    return found


def mixed(parts: Iterable[tuple[float, Counts]]) -> Counts:
    """How likely each number is if the count is one of several, each as likely as its weight."""
    found: list[float] = []
    for weight, counts in parts:
        found += [0.0] * (len(counts) - len(found))
        for count, chance in enumerate(counts):
            found[count] += weight * chance
    return tuple(found)


def gathered(pairs: Iterable[tuple[T, float]]) -> dict[T, float]:
    """Outcomes with their probabilities, those that are alike as one."""
    found: dict[T, float] = {}
    for outcome, chance in pairs:
        found[outcome] = found.get(outcome, 0.0) + chance
    return found


def followed(chances: Mapping[T, float], step: Callable[[T], Iterable[tuple[U, float]]]) -> dict[U, float]:
    """What comes of each outcome when a further step of chance follows it."""
    found: dict[U, float] = {}
    for outcome, first in chances.items():
        for then, second in step(outcome):
            if second:
                found[then] = found.get(then, 0.0) + first * second
    return found


def tallied(pairs: Iterable[tuple[int, float]]) -> tuple[tuple[int, float], ...]:
    """Whole numbers with their probabilities, in rising order, the impossible ones left out."""
    return tuple(sorted((value, chance) for value, chance in gathered(pairs).items() if chance > 0))
