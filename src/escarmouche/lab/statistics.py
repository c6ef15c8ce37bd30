"""What many games say: scores with honest intervals, and averages."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from escarmouche.lab.plan import FIRST
from escarmouche.lab.play import Row

CERTAINTY = 1.959963984540054
"""So many standard deviations on both sides hold 95 % of a normal distribution."""


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


def wilson(value: float, games: float) -> Interval:
    """Wilson's interval for an average of results between 0 and 1.

    Such results vary at most like wins and losses without a draw, p(1 − p), so with draws the interval is on the safe
    side.
    """
    if not games:
        return Interval(0.5, 0.0, 1.0)
    spread = CERTAINTY**2 / games
    middle = (value + spread / 2) / (1 + spread)
    reach = CERTAINTY * math.sqrt((value * (1 - value) + spread / 4) / games) / (1 + spread)
    return Interval(value, max(0.0, middle - reach), min(1.0, middle + reach))


def score(rows: Iterable[Row], player: int = FIRST) -> Interval:
    """A player's score over all games without a fault, with its interval."""
    pairs: dict[int, list[float]] = {}
    for row in rows:
        if row.score is not None:
            pairs.setdefault(row.pair, []).append(row.score if player == FIRST else 1 - row.score)
    scores = [one for pair in pairs.values() for one in pair]
    value = math.fsum(scores) / len(scores) if scores else 0.5
    return wilson(value, worth(list(pairs.values()), value))


def worth(pairs: Sequence[Sequence[float]], value: float) -> float:
    """How many independent games the games of these pairs are worth, and never more than there are.

    Both games of a pair have the same table and dice. Where these decide, the second game adds little to the first;
    that shows in pairs that differ more from one another than two independent games each would.
    """
    games = sum(map(len, pairs))
    if len(pairs) < 2:
        return games
    spread = math.fsum((math.fsum(pair) - len(pair) * value) ** 2 for pair in pairs) / (len(pairs) - 1)
    expected = value * (1 - value) * games / len(pairs)
    return games * min(1.0, expected / spread) if spread > 0 else games


def standing(rows: Sequence[Row], player: int, seat: int | None = None) -> Standing:
    """How a player fared, in all games or in those in which the player had this seat."""
    rows = [row for row in rows if not row.fault and (seat is None or row.player(seat) == player)]
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
