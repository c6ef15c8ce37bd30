"""Intervals hold what they promise."""

from random import Random
from typing import Any

import pytest
from tests.lab.coins import Coin, coverage

from escarmouche.lab.plan import FIRST, SECOND
from escarmouche.lab.play import Row
from escarmouche.lab.statistics import averages, paired, score, standing, student, wilson


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


@pytest.mark.parametrize(
    "coin",
    [Coin(0.5), Coin(0.6, 0.2), Coin(0.9), Coin(0.6, alike=1.0), Coin(0.7, 0.1, 0.5), Coin(0.5, 0.3, -0.8)],
)
def test_the_interval_holds_the_truth_in_95_of_100_simulations(coin: Coin) -> None:
    """A sample of what `python -m tests.lab.coins` does ten thousand times."""
    assert 0.93 <= coverage(coin, pairs=100, runs=700) <= 0.975


@pytest.mark.parametrize(("freedom", "expected"), [(5, 2.5706), (10, 2.2281), (30, 2.0423), (200, 1.9719)])
def test_few_pairs_leave_more_open_as_student_said(freedom: int, expected: float) -> None:
    assert student(freedom) == pytest.approx(expected, abs=3e-3)


def test_pairs_that_end_alike_count_little_more_than_one_game_each() -> None:
    rng = Random(1)
    ends = [float(rng.random() < 0.5) for _ in range(200)]
    alike = score([row(game, ends[game // 2]) for game in range(400)])
    single = wilson(sum(ends) / 200, 200)
    assert alike.high - alike.low == pytest.approx(single.high - single.low, rel=0.01)


def test_pairs_in_which_each_side_wins_once_leave_little_open() -> None:
    """Whoever has the better side wins: that the players are equally good is then known soon."""
    rng = Random(2)
    sides = [rng.random() < 0.1 for _ in range(100)]
    swapped = score([row(game, 1.0 if sides[game // 2] else float(game % 2)) for game in range(200)])
    assert swapped.high - swapped.low < 0.5 * (wilson(swapped.value, 200).high - wilson(swapped.value, 200).low)


def test_a_few_pairs_that_all_end_alike_are_not_certain() -> None:
    interval = paired([(1.0, 0.0)] * 5)
    assert interval.value == 0.5
    assert interval.high - interval.low > 0.2
    assert paired([(1.0, 1.0)] * 5).low < 0.75
    assert paired([]) == (0.5, 0.0, 1.0)


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
