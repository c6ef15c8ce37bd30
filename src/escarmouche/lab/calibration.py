"""How well a value judges games that it has not seen: against chance, against the score alone, and over a game."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from escarmouche.agents.value import Floats
from escarmouche.lab.fitting import FOLDS, Chosen, Sample, chances, log_loss, logistic

TENTHS = 10


class Measure(NamedTuple):
    """How far off something is on some positions: the log loss of the score alone and of the value."""

    name: str
    positions: int
    score: float
    value: float

    @property
    def below(self) -> float:
        """By which share the value is better."""
        return 1 - self.value / self.score if self.score else 0.0


class Tenth(NamedTuple):
    """Positions with about the same chance: how many, what was said of them on average, and what came of them."""

    positions: int
    said: float
    came: float


class Drift(NamedTuple):
    """How much the value changes on average from one position to the next, and how sure that average is."""

    name: str
    steps: int
    mean: float
    error: float


class Calibration(NamedTuple):
    """Everything that is measured of a value."""

    games: int
    positions: int
    constant: float
    whole: Measure
    brier: tuple[float, float, float]
    """Of a constant, of the score alone and of the value."""
    tenths: list[Tenth]
    rounds: list[Measure]
    missions: list[Measure]
    drifts: list[Drift]

    @property
    def farthest(self) -> float:
        """How far what came of the positions of a tenth is from what was said of them, at most."""
        return max((abs(one.said - one.came) for one in self.tenths if one.positions), default=0.0)


def calibrated(sample: Sample, logits: Floats, missions: Sequence[str]) -> Calibration:
    """What is measured of the logits of networks on games that they have not seen."""
    alone, said = score_alone(sample), chances(logits)

    def measure(name: str, chosen: Chosen) -> Measure:
        result = sample.result[chosen]
        return Measure(name, int(chosen.sum()), log_loss(alone[chosen], result), log_loss(logits[chosen], result))

    everything = np.ones(len(said), np.bool_)
    return Calibration(
        games=len(np.unique(sample.game)),
        positions=len(said),
        constant=log_loss(np.zeros(len(said)), sample.result),
        whole=measure("", everything),
        brier=tuple(float(np.mean((one - sample.result) ** 2)) for one in (0.5, chances(alone), said)),  # type: ignore[arg-type]
        tenths=tenths(said, sample.result),
        rounds=[measure(str(one), sample.round == one) for one in np.unique(sample.round).tolist()],
        missions=[measure(name, sample.mission == place) for place, name in enumerate(missions)],
        drifts=list(drifts(sample, said)),
    )


def score_alone(sample: Sample) -> Floats:
    """The logits of whoever knows the score, if the game ended now, and the share of the game that is left.

    A logistic curve over the difference, and over the difference times what is left, on the games of the other heaps.
    """
    apart, heap = sample.score[:, 0] - sample.score[:, 1], sample.game % FOLDS
    seen = np.stack([apart, apart * sample.common[:, 0]], axis=1)
    found = np.zeros(len(apart))
    for fold in range(FOLDS):
        kept = heap == fold
        found[kept] = seen[kept] @ logistic(seen[~kept], sample.result[~kept])
    return found


def tenths(said: Floats, result: Floats) -> list[Tenth]:
    """All positions from both sides, by tenths of the chance that was said."""
    said, result = np.concatenate([said, 1 - said]), np.concatenate([result, 1 - result])
    place = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    found = []
    for tenth in range(TENTHS):
        there = place == tenth
        many = int(there.sum())
        found.append(
            Tenth(many, float(said[there].mean()) if many else 0.0, float(result[there].mean()) if many else 0.0)
        )
    return found


def drifts(sample: Sample, said: Floats) -> Iterator[Drift]:
    """How the value drifts: for the first seat, for whoever acts, and for whoever acts in each round."""
    order = np.lexsort((np.arange(len(said)), sample.game))
    game, now, acts = sample.game[order], said[order], sample.acts[order]
    last = np.append(game[1:] != game[:-1], True)
    after = np.where(last, sample.result[order], np.append(now[1:], 0.0))
    change = after - now
    acting = np.where(acts == 0, change, -change)
    yield drift("first", change, game)
    somebody = acts >= 0
    yield drift("acts", acting[somebody], game[somebody])
    rounds = sample.round[order]
    for number in np.unique(rounds).tolist():
        there = somebody & (rounds == number)
        if there.any():
            yield drift(str(number), acting[there], game[there])


def drift(name: str, change: Floats, game: Floats) -> Drift:
    """The average of some changes; how sure it is goes by whole games, whose changes belong together."""
    mean = float(change.mean())
    _, places = np.unique(game, return_inverse=True)
    sums = np.bincount(places, change - mean)
    return Drift(name, len(change), mean, float(np.sqrt((sums**2).sum()) / len(change)))
