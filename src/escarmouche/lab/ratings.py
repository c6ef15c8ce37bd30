"""Ratings of many lists or players from who beat whom, as Bradley and Terry defined them."""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.lab.statistics import CERTAINTY

ELO = 400 / math.log(10)
"""Points of a rating for each unit of the logarithm of odds: 400 points are ten wins to one."""
STEPS = 200
CLOSE = 1e-12
PRIOR = 0.5
"""So many drawn games against an average opponent everybody starts with, so that nobody is infinitely good."""

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]


class Rating(NamedTuple):
    """How good somebody is: points above the average of the field, with the bounds of 95 % certainty."""

    name: str
    points: float
    low: float
    high: float
    games: int


class Meeting(NamedTuple):
    """The games of two in one pair: who they were, what the first of them scored, and of how many games."""

    one: str
    other: str
    score: float
    games: int


def rate(meetings: Sequence[Meeting], prior: float = PRIOR, anchor: str = "") -> list[Rating]:
    """The ratings that make these results likeliest, the best first; a draw is half a win for both.

    They are measured against the average of all, or against one of them where an anchor is named; few games may have
    been played then, and bounds are at least as wide as those of independent games.

    The bounds come from how the pairs differ from what the ratings say (a sandwich estimate), because the games of a
    pair are not independent.
    """
    names = sorted({name for meeting in meetings for name in (meeting.one, meeting.other)})
    place = {name: number for number, name in enumerate(names)}
    one, other, scores, games = _columns(meetings, place)
    strengths = fitted(one, other, scores, games, len(names), prior)
    zero = np.full((len(names), len(names)), 1 / len(names))
    if anchor:
        zero[:] = np.arange(len(names)) == place[anchor]
    variances = _variances(strengths, one, other, scores, games, prior, zero)
    if anchor:
        curve = _slope_and_curve(strengths, one, other, scores, games, prior)[1]
        centre = np.eye(len(names)) - zero
        variances = np.maximum(variances, np.diag(centre @ np.linalg.pinv(curve) @ centre.T))
    bounds = CERTAINTY * np.sqrt(variances)
    strengths = strengths - zero @ strengths
    played = np.bincount(one, games, len(names)) + np.bincount(other, games, len(names))
    found = [
        Rating(name, ELO * strengths[number], ELO * (strengths[number] - bounds[number]),
               ELO * (strengths[number] + bounds[number]), int(played[number]))
        for name, number in place.items()
    ]  # fmt: skip
    return sorted(found, key=lambda rating: (-rating.points, rating.name))


def fitted(one: Numbers, other: Numbers, scores: Floats, games: Floats, count: int, prior: float) -> Floats:
    """The strengths, as logarithms with an average of 0, that make the results likeliest: Newton's method.

    The likelihood has one peak, and its curvature is known, so nothing but numpy is needed; libraries for this model
    take no draws.
    """
    strengths = np.zeros(count)
    for _ in range(STEPS):
        slope, curve = _slope_and_curve(strengths, one, other, scores, games, prior)
        step = np.linalg.solve(curve + np.ones((count, count)) / count, slope)
        step *= min(1.0, 2.0 / max(np.abs(step).max(), CLOSE))
        strengths += step - step.mean()
        if np.abs(step).max() < CLOSE:
            break
    return strengths


def expected(points: Mapping[str, float], one: str, other: str) -> float:
    """What somebody scores on average in a game against another, by their ratings."""
    return 1 / (1 + math.exp((points[other] - points[one]) / ELO))


def _columns(meetings: Sequence[Meeting], place: Mapping[str, int]) -> tuple[Numbers, Numbers, Floats, Floats]:
    one = np.array([place[meeting.one] for meeting in meetings], dtype=np.int64)
    other = np.array([place[meeting.other] for meeting in meetings], dtype=np.int64)
    scores = np.array([meeting.score for meeting in meetings], dtype=np.float64)
    games = np.array([meeting.games for meeting in meetings], dtype=np.float64)
    return one, other, scores, games


def _slope_and_curve(strengths: Floats, one: Numbers, other: Numbers, scores: Floats, games: Floats, prior: float
                     ) -> tuple[Floats, Floats]:  # fmt: skip
    """How the likelihood rises with each strength, and how it bends."""
    count = len(strengths)
    chance = 1 / (1 + np.exp(strengths[other] - strengths[one]))
    off, bend = scores - games * chance, games * chance * (1 - chance)
    slope = np.zeros(count)
    np.add.at(slope, one, off)
    np.subtract.at(slope, other, off)
    curve = np.zeros((count, count))
    np.add.at(curve, (one, one), bend)
    np.add.at(curve, (other, other), bend)
    np.add.at(curve, (one, other), -bend)
    np.add.at(curve, (other, one), -bend)
    usual = 1 / (1 + np.exp(-strengths))
    slope += prior * (0.5 - usual)
    curve[np.diag_indices(count)] += prior * usual * (1 - usual)
    return slope, curve


def _variances(strengths: Floats, one: Numbers, other: Numbers, scores: Floats, games: Floats, prior: float,
               zero: Floats) -> Floats:  # fmt: skip
    """How uncertain each strength is, measured against what `zero` says."""
    count = len(strengths)
    _, curve = _slope_and_curve(strengths, one, other, scores, games, prior)
    off = scores - games / (1 + np.exp(strengths[other] - strengths[one]))
    slopes = np.zeros((len(off), count))
    slopes[np.arange(len(off)), one] += off
    slopes[np.arange(len(off)), other] -= off
    bread = np.linalg.pinv(curve)
    centre = np.eye(count) - zero
    spread: Floats = np.diag(centre @ bread @ (slopes.T @ slopes) @ bread @ centre.T)
    return spread * len(off) / max(1, len(off) - count + 1)
