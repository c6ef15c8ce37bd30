"""Ratings are the likeliest ones, and their bounds hold the truth."""

import math
from random import Random

import choix
import numpy as np
import pytest

from escarmouche.lab.ratings import ELO, Meeting, expected, fitted, rate

STRENGTHS = {"anvil": 0.0, "brook": 0.5, "cairn": -0.4, "dune": 0.1}


def met(seed: int, pairs: int) -> list[Meeting]:
    """Pairs of games between players of known strength."""
    rng, found = Random(seed), []
    for _ in range(pairs):
        one, other = rng.sample(sorted(STRENGTHS), 2)
        chance = 1 / (1 + math.exp(STRENGTHS[other] - STRENGTHS[one]))
        found.append(Meeting(one, other, float((rng.random() < chance) + (rng.random() < chance)), 2))
    return found


def test_ratings_equal_those_of_a_library() -> None:
    meetings, names = met(1, 400), sorted(STRENGTHS)
    wins = []
    for one, other, score, games in meetings:
        first, second = names.index(one), names.index(other)
        wins += [(first, second)] * round(score) + [(second, first)] * round(games - score)
    reference = choix.opt_pairwise(len(names), wins, method="Newton-CG", tol=1e-12)
    ours = {rating.name: rating.points / ELO for rating in rate(meetings, prior=0.0)}
    assert [ours[name] for name in names] == pytest.approx(list(reference - np.mean(reference)), abs=1e-6)


def test_a_draw_is_half_a_win_for_both() -> None:
    drawn = [Meeting("one", "other", 1.0, 2)] * 10
    assert [rating.points for rating in rate(drawn)] == pytest.approx([0.0, 0.0], abs=1e-9)


def test_who_wins_everything_is_rated_all_the_same() -> None:
    best, worst = rate([Meeting("best", "worst", 2.0, 2)] * 20)
    assert (best.name, worst.name) == ("best", "worst")
    assert 100 < best.points < 2000
    assert best.games == worst.games == 40


def test_three_wins_to_one_are_told_from_the_ratings() -> None:
    best, worst = rate([Meeting("best", "worst", 1.5, 2)] * 1000, prior=0.0)
    points = {rating.name: rating.points for rating in (best, worst)}
    assert expected(points, "best", "worst") == pytest.approx(0.75, abs=1e-9)
    assert best.points - worst.points == pytest.approx(400 * math.log10(3), abs=1e-6)


def test_the_bounds_hold_the_truth() -> None:
    held = [
        rating.low <= ELO * (STRENGTHS[rating.name] - 0.05) <= rating.high
        for seed in range(60)
        for rating in rate(met(seed, 150))
    ]
    assert 0.9 <= sum(held) / len(held) <= 0.99


def test_the_slope_is_flat_where_the_search_ends() -> None:
    one, other = np.array([0, 1, 2], dtype=np.int64), np.array([1, 2, 0], dtype=np.int64)
    strengths = fitted(one, other, np.array([1.5, 1.0, 0.5]), np.array([2.0, 2.0, 2.0]), 3, 0.0)
    chances = 1 / (1 + np.exp(strengths[other] - strengths[one]))
    off = np.array([1.5, 1.0, 0.5]) - 2 * chances
    assert np.bincount(one, off) == pytest.approx(np.bincount(other, off), abs=1e-9)
