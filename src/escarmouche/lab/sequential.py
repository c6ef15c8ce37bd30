"""Tests that stop as soon as they know: is this better, is it fair?

The sequential test of Wald on side-swapped pairs, as chess engines are tested: a pair has one of five results for the
first player (0 to 2 points in halves), and how often each of them came is all that is assumed about the games. The
ratio of likelihoods compares the likeliest shares of the five under either hypothesis.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from escarmouche.lab.plan import FIRST
from escarmouche.lab.play import Row

RESULTS = (0.0, 0.25, 0.5, 0.75, 1.0)
"""What a pair can be worth to the first player, as an average of its games."""
UNSEEN = 1e-3
"""So often a result counts that has not come yet, so that nothing is taken to be impossible."""
STEPS = 100
CLOSE = 1e-12

State = Literal["open", "yes", "no"]


class Errors(NamedTuple):
    """How often a test may say yes where no is true, and no where yes is."""

    wrong_yes: float = 0.05
    wrong_no: float = 0.05


USUAL = Errors()


class Progress(NamedTuple):
    """How far a test is: the logarithm of the ratio of likelihoods between the bounds at which it ends."""

    state: State
    ratio: float
    low: float
    high: float


class Fairness(NamedTuple):
    """Whether two sides are matched: no side is favoured, one is (by its player's number), or it is still open."""

    state: State
    favoured: int | None
    tests: tuple[Progress, Progress]


def pair_results(rows: Iterable[Row]) -> list[int]:
    """How many pairs came to each of the five results; pairs with a fault do not count."""
    pairs: dict[tuple[str, int], list[float]] = {}
    for row in rows:
        if row.score is not None:
            pairs.setdefault((row.options, row.pair), []).append(row.score)
    counts = [0] * len(RESULTS)
    for scores in pairs.values():
        if len(scores) == 2:
            counts[round(2 * sum(scores))] += 1
    return counts


def better(counts: Sequence[float], margin: float, errors: Errors = USUAL, than: float = 0.5) -> Progress:
    """Whether the first player scores `than` plus the margin (yes), or `than` (no)."""
    ratio = likelihood_ratio(counts, than, than + margin)
    low = math.log(errors.wrong_no / (1 - errors.wrong_yes))
    high = math.log((1 - errors.wrong_no) / errors.wrong_yes)
    state: State = "yes" if ratio >= high else "no" if ratio <= low else "open"
    return Progress(state, ratio, low, high)


def fair(counts: Sequence[float], margin: float, errors: Errors = USUAL) -> Fairness:
    """Whether neither player is favoured by the margin: two tests at once, one for either player.

    The game is fair when both say no; it is not as soon as one says yes. Each may be wrong half as often about yes.
    """
    each = errors._replace(wrong_yes=errors.wrong_yes / 2)
    first, second = better(counts, margin, each), better(counts[::-1], margin, each)
    favoured = FIRST if first.state == "yes" else 1 - FIRST if second.state == "yes" else None
    matched = first.state == second.state == "no"
    state: State = "no" if favoured is not None else "yes" if matched else "open"
    return Fairness(state, favoured, (first, second))


def likelihood_ratio(counts: Sequence[float], low: float, high: float) -> float:
    """How much likelier these results are if the true average is `high` than if it is `low`, as a logarithm."""
    seen = [count or UNSEEN for count in counts]
    at_low, at_high = (_weights(seen, mean) for mean in (low, high))
    return math.fsum(count * math.log(one / other) for count, one, other in zip(seen, at_low, at_high, strict=True))


def _weights(seen: Sequence[float], mean: float) -> list[float]:
    """By what each observed share is divided so that the shares have this mean and are the likeliest that do.

    They are 1 + slant × (result − mean). The slant at which the mean comes out right lies between the two at which a
    share would become infinite; Newton's method finds it, and halving wherever that would leave these bounds.
    """
    apart = [result - mean for result in RESULTS]
    lowest, highest = -1 / max(apart), -1 / min(apart)
    slant = 0.0
    for _ in range(STEPS):
        parts = [one / (1 + slant * one) for one in apart]
        off = sum(count * part for count, part in zip(seen, parts, strict=True))
        lowest, highest = (slant, highest) if off > 0 else (lowest, slant)
        step = off / sum(count * part * part for count, part in zip(seen, parts, strict=True))
        after = slant + step if lowest < slant + step < highest else (lowest + highest) / 2
        if abs(after - slant) < CLOSE:
            break
        slant = after
    return [1 + slant * one for one in apart]
