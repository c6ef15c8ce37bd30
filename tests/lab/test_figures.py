"""Intervals hold what they promise."""

from random import Random
from typing import Any

import pytest

from escarmouche.lab.plan import FIRST, SECOND
from escarmouche.lab.play import Row
from escarmouche.lab.statistics import averages, score, standing, wilson


def row(game: int, score: float | None, **figures: Any) -> Row:
    """A game that ended like this for the first player."""
    swapped = game % 2 == 1
    winner = None if score in (None, 0.5) else int((score == 1.0) == swapped)
    return Row(game=game, pair=game // 2, swapped=swapped, seed=0, table="", size=200, options="", agent_0="",
               agent_1="", list_0="", list_1="", score=score, winner=winner, fault="broken" if score is None else "",
               **figures)  # fmt: skip


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_the_interval_is_that_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((wins / games, low, high), abs=1e-4)


def test_without_games_nothing_is_known() -> None:
    assert wilson(0.5, 0) == (0.5, 0.0, 1.0)


def coverage(share: float, draws: float, alike: float, *, runs: int = 1000, pairs: int = 60) -> float:
    """How often the interval holds the truth, if so many pairs have two games that end alike."""
    rng, held = Random(f"{share} {draws} {alike}"), 0

    def result() -> float:
        return 0.5 if rng.random() < draws else float(rng.random() < share)

    for _ in range(runs):
        rows = []
        for pair in range(pairs):
            one = result()
            other = one if rng.random() < alike else result()
            rows += [row(2 * pair, one), row(2 * pair + 1, other)]
        interval = score(rows)
        held += interval.low <= draws / 2 + (1 - draws) * share <= interval.high
    return held / runs


@pytest.mark.parametrize(
    ("share", "draws", "alike"),
    [(0.5, 0.0, 0.0), (0.6, 0.2, 0.0), (0.9, 0.0, 0.0), (0.6, 0.0, 1.0), (0.7, 0.1, 0.5)],
)
def test_the_interval_holds_the_truth_in_95_of_100_simulations(share: float, draws: float, alike: float) -> None:
    assert coverage(share, draws, alike) >= 0.93


def test_pairs_that_end_alike_count_little_more_than_one_game_each() -> None:
    rng = Random(1)
    ends = [float(rng.random() < 0.5) for _ in range(200)]
    alike = score([row(game, ends[game // 2]) for game in range(400)])
    single = wilson(sum(ends) / 200, 200)
    assert alike.high - alike.low == pytest.approx(single.high - single.low, rel=0.01)


def test_a_player_is_counted_in_all_and_on_each_side() -> None:
    rows = [row(0, 1.0), row(1, 0.0), row(2, 1.0), row(3, 0.5), row(4, None), row(5, 1.0)]
    assert standing(rows, FIRST)[:4] == (5, 3, 1, 1)
    assert standing(rows, FIRST).score.value == 0.7
    assert standing(rows, SECOND)[:4] == (5, 1, 1, 3)
    assert standing(rows, SECOND).score.value == pytest.approx(0.3)
    assert standing(rows, FIRST, seat=0)[:4] == (2, 2, 0, 0)
    assert standing(rows, FIRST, seat=1)[:4] == (3, 1, 1, 1)


def test_averages_follow_the_player_from_seat_to_seat() -> None:
    rows = [row(0, 1.0, objectives_0=3, models_lost_1=4), row(1, 1.0, objectives_1=2, models_lost_0=1)]
    assert averages(rows, FIRST) == (2.5, 0.0, 0.0)
    assert averages(rows, SECOND) == (0.0, 2.5, 0.0)
