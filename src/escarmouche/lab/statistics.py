"""What many games say: scores with honest intervals, and averages."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from escarmouche.lab.plan import FIRST
from escarmouche.lab.play import Row

CERTAINTY = 1.959963984540054
"""So many standard deviations on both sides hold 95 % of a normal distribution."""


UNSEEN = 0.5
"""So many pairs that ended as unlike the others as can be are added to those that were played."""


class Interval(NamedTuple):
    """A share that was observed, and between which bounds the true one lies with 95 % certainty."""

    value: float
    low: float
    high: float


class Standing(NamedTuple):
    """How a player fared: games, wins, draws and losses, and the score, in which a draw is half a win."""

    games: int
    wins: int
    draws: int
    losses: int
    score: Interval


class Averages(NamedTuple):
    """What a player had at the end of a game on average: objectives held, models and points lost."""

    objectives: float
    models: float
    points: float


def wilson(value: float, games: float, certainty: float = CERTAINTY) -> Interval:
    """Wilson's interval for an average of results between 0 and 1 that is worth so many wins and losses."""
    if not games:
        return Interval(0.5, 0.0, 1.0)
    spread = certainty**2 / games
    middle = (value + spread / 2) / (1 + spread)
    reach = certainty * math.sqrt((value * (1 - value) + spread / 4) / games) / (1 + spread)
    return Interval(value, max(0.0, middle - reach), min(1.0, middle + reach))


def student(freedom: int) -> float:
    """So many estimated standard deviations hold 95 % if the estimate has this many degrees of freedom.

    The expansion of Student's quantile by Cornish and Fisher: right to three thousandths from five degrees on.
    """
    z = CERTAINTY
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return math.fsum(term / freedom**power for power, term in enumerate(terms))


def score(rows: Iterable[Row], player: int = FIRST) -> Interval:
    """A player's score over all games without a fault, with its interval."""
    pairs: dict[int, list[float]] = {}
    for row in rows:
        if row.score is not None:
            pairs.setdefault(row.pair, []).append(row.score if player == FIRST else 1 - row.score)
    return paired(list(pairs.values()))


def paired(pairs: Sequence[Sequence[float]]) -> Interval:
    """The average result of games that come in pairs, with the interval that the pairs give.

    Both games of a pair have the same table and dice, and the sides are swapped. What favours a side therefore cancels
    within a pair, and what favours a list doubles: only how the pairs differ from one another tells how sure the
    average is. From that follows how many independent wins and losses the games are worth; they can be worth more than
    there are games, above all where many are drawn.
    """
    games = sum(map(len, pairs))
    if not games:
        return Interval(0.5, 0.0, 1.0)
    value = math.fsum(map(math.fsum, pairs)) / games
    worth = worth_of(pairs, value)
    return wilson(value, worth, student(len(pairs) - 1) if len(pairs) > 1 else CERTAINTY)


def shift(differences: Sequence[float]) -> Interval:
    """The average of differences between -1 and 1, one for each pair, with its interval.

    Half a pair that changed as much as can be is added here too, so that a few that did not change prove little.
    """
    count = len(differences)
    if count < 2:
        return Interval(differences[0] if differences else 0.0, -1.0, 1.0)
    value = math.fsum(differences) / count
    spread = (math.fsum((one - value) ** 2 for one in differences) + UNSEEN) / (count - 1 + UNSEEN)
    reach = student(count - 1) * math.sqrt(spread / count)
    return Interval(value, max(-1.0, value - reach), min(1.0, value + reach))


def worth_of(pairs: Sequence[Sequence[float]], value: float) -> float:
    """How many independent wins and losses the games of these pairs are worth.

    Half a pair that ended as unlike the others as can be is added, so that a few pairs that all end alike do not
    seem certain.
    """
    games, even = sum(map(len, pairs)), value * (1 - value)
    if len(pairs) < 2 or not even:
        return games
    size = games / len(pairs)
    apart = math.fsum((math.fsum(pair) - len(pair) * value) ** 2 for pair in pairs)
    spread = (apart + UNSEEN * even * size**2) / (len(pairs) - 1 + UNSEEN)
    return games * even * size / spread


def standing(rows: Sequence[Row], player: int, seat: int | None = None, starting: bool | None = None) -> Standing:
    """How a player fared in all games, or in those with this seat, or in those that the player started or did not."""
    rows = [
        row for row in rows
        if not row.fault and (seat is None or row.player(seat) == player)
        and (starting is None or (row.starter is not None and (row.player(row.starter) == player) == starting))
    ]  # fmt: skip
    drawn = sum(row.winner is None for row in rows)
    won = sum(row.winner is not None and row.player(row.winner) == player for row in rows)
    return Standing(len(rows), won, drawn, len(rows) - won - drawn, score(rows, player))


def averages(rows: Sequence[Row], player: int) -> Averages:
    """What a player had at the end of a game on average."""
    seats = [(row, 0 if row.player(0) == player else 1) for row in rows if not row.fault]
    return Averages(*(
        mean([getattr(row, f"{figure}_{seat}") for row, seat in seats])
        for figure in ("objectives", "models_lost", "points_lost")
    ))  # fmt: skip


def mean(numbers: Sequence[float]) -> float:
    """The average; 0 of no numbers."""
    return math.fsum(numbers) / len(numbers) if numbers else 0.0
