"""Teaching a value network: NumPy alone, and the same numbers every time from the same games and seed."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.agents.position import COMMON
from escarmouche.agents.value import MOST, Floats, Weights

FOLDS = 8
"""The games are dealt into so many heaps; for each a network is taught that has never seen it."""
HIDDEN = 32
"""Hidden neurons of each of these networks; laid side by side they are one."""
ROUNDS, PATIENCE = 80, 4
"""How often all positions are gone through at most, and how often in vain before learning is slowed down or ends."""
SLOWED, SLOWER = 2, 0.25
"""How often learning is slowed down, and by how much: it goes on from the best that was found."""
BATCH = 2048
RATE, DECAY = 2e-3, 1.0
"""How fast is learnt, and how strongly weights are drawn to zero."""
LEADS = 0.15
"""How much the score counts beside the result."""
FIRST, SECOND, TINY = 0.9, 0.999, 1e-8
"""Adam's numbers."""
WIDE = 0.5
"""How far from zero the first weights lie."""
NEWTON = 20

Chosen = NDArray[np.bool_]


class Sample(NamedTuple):
    """Positions of many games, with what came of each game for the first seat."""

    sides: Floats
    common: Floats
    score: Floats
    """What both would have had if the game had ended there."""
    result: Floats
    """1, a half or 0."""
    lead: Floats
    """By how many points the first seat was ahead in the end."""
    game: NDArray[np.int64]
    """The number of the game."""
    round: NDArray[np.int64]
    acts: NDArray[np.int64]
    """Who acts next; -1 if nobody does."""
    mission: NDArray[np.int64]
    """The place of the mission among those of the game."""

    def of(self, chosen: Chosen | NDArray[np.int64]) -> "Sample":
        """Some of the positions."""
        columns: dict[str, Any] = {name: column[chosen] for name, column in self._asdict().items()}
        return Sample(**columns)


class Taught(NamedTuple):
    """A network for all, and for every position what one made of it that had not seen its game."""

    numbers: Floats
    hidden: int
    scale: float
    unseen: Floats


def taught(sample: Sample, seed: int) -> Taught:
    """Teach one network for each heap of games, and lay them side by side."""
    heap = sample.game % FOLDS
    scale = max(1.0, float(np.abs(sample.lead).mean()))
    usual, spread = _usual(sample)
    sides, common = _centred(sample, usual, spread)
    plain = sample._replace(sides=sides, common=common, lead=sample.lead / scale)
    unseen = np.zeros((len(heap), 2))
    nets = []
    for fold in range(FOLDS):
        kept, stop = heap == fold, heap == (fold + 1) % FOLDS
        net = _teach(plain.of(~kept & ~stop), plain.of(stop), np.random.default_rng((seed, fold)))
        unseen[kept] = net.logits(plain.of(kept))
        nets.append(net.parts)
    laid = [usual, spread, *side_by_side(nets)]
    return Taught(np.concatenate([part.ravel() for part in laid]), HIDDEN * len(nets), scale, unseen)


def weights_of(found: Taught, names: tuple[str, ...], games: int, seed: int) -> Weights:
    """A network as it is kept."""
    numbers = found.numbers.astype(np.float32).tobytes()
    return Weights(games, seed, names, COMMON, found.hidden, round(found.scale, 6), numbers)


def side_by_side(nets: Sequence[Sequence[Floats]]) -> list[Floats]:
    """Several networks as one that gives the average of what they give."""
    *inner, outer, straight = zip(*nets, strict=True)
    return [
        *(np.concatenate(parts, axis=-1) for parts in inner),
        np.concatenate(outer) / len(nets),
        np.mean(straight, axis=0),
    ]


def _usual(sample: Sample) -> tuple[Floats, Floats]:
    """What is usual of every number, and how far it is from that usually."""
    rows = [sample.sides.reshape(-1, sample.sides.shape[2]), sample.common]
    spread = np.concatenate([row.std(axis=0) for row in rows])
    return np.concatenate([row.mean(axis=0) for row in rows]), np.where(spread > 1e-6, spread, 1.0)


def _centred(sample: Sample, usual: Floats, spread: Floats) -> tuple[Floats, Floats]:
    at = sample.sides.shape[2]
    return (
        np.clip((sample.sides - usual[:at]) / spread[:at], -MOST, MOST),
        np.clip((sample.common - usual[at:]) / spread[at:], -MOST, MOST),
    )


class Learner:
    """A network that is being taught, on numbers that are centred already."""

    def __init__(self, sides: int, common: int, rng: np.random.Generator) -> None:
        wide = WIDE / np.sqrt(2 * sides + common)
        self.parts = [
            rng.normal(0, wide, (sides, HIDDEN)), rng.normal(0, wide, (sides, HIDDEN)),
            rng.normal(0, wide, (common, HIDDEN)), np.zeros(HIDDEN), rng.normal(0, 0.1, (HIDDEN, 2)),
            np.zeros((sides, 2)),
        ]  # fmt: skip
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0
        self.rate = RATE

    def logits(self, sample: Sample) -> Floats:
        """For each position the logit of the first seat's chance, and its lead."""
        return self._forward(sample)[0]

    def _forward(self, sample: Sample) -> tuple[Floats, Floats, Floats]:
        mine, theirs, both, bias, outer, straight = self.parts
        one, other = sample.sides[:, 0], sample.sides[:, 1]
        shared = sample.common @ both + bias
        there = np.tanh(one @ mine + other @ theirs + shared)
        back = np.tanh(other @ mine + one @ theirs + shared)
        return (there - back) @ outer + (one - other) @ straight, there, back

    def learn(self, sample: Sample) -> None:
        """One step towards what came of these positions."""
        found, there, back = self._forward(sample)
        one, other = sample.sides[:, 0], sample.sides[:, 1]
        wrong = np.stack([chances(found[:, 0]) - sample.result, LEADS * (found[:, 1] - sample.lead)], 1) / len(found)
        inward = wrong @ self.parts[4].T
        ahead, behind = inward * (1 - there**2), -inward * (1 - back**2)
        self._step([
            one.T @ ahead + other.T @ behind, other.T @ ahead + one.T @ behind, sample.common.T @ (ahead + behind),
            (ahead + behind).sum(axis=0), (there - back).T @ wrong, (one - other).T @ wrong,
        ])  # fmt: skip

    def _step(self, slopes: Sequence[Floats]) -> None:
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.first[at] = FIRST * self.first[at] + (1 - FIRST) * slope
            self.second[at] = SECOND * self.second[at] + (1 - SECOND) * slope**2
            mean, square = self.first[at] / (1 - FIRST**self.steps), self.second[at] / (1 - SECOND**self.steps)
            self.parts[at] -= self.rate * (mean / (np.sqrt(square) + TINY) + DECAY * self.parts[at])

    def copied(self) -> list[Floats]:
        """What it has learnt so far."""
        return [part.copy() for part in self.parts]

    def sharpen(self, factor: float) -> None:
        """Make every chance so much surer."""
        for at in (4, 5):
            self.parts[at][:, 0] *= factor


def _teach(learnt: Sample, held: Sample, rng: np.random.Generator) -> Learner:
    """A network that is taught until games that are held back are judged no better, and then made as sure as fits."""
    net = Learner(learnt.sides.shape[2], learnt.common.shape[1], rng)
    best, kept, vain, slowed = np.inf, net.copied(), 0, 0
    for _ in range(ROUNDS):
        order = rng.permutation(len(learnt.result))
        for start in range(0, len(order), BATCH):
            chosen = order[start : start + BATCH]
            net.learn(learnt.of(chosen))
        missed = log_loss(net.logits(held)[:, 0], held.result)
        if missed < best:
            best, kept, vain = missed, net.copied(), 0
        else:
            vain += 1
        if vain == PATIENCE and slowed == SLOWED:
            break
        if vain == PATIENCE:
            net.parts, net.rate, vain, slowed = kept, net.rate * SLOWER, 0, slowed + 1
            kept = net.copied()
    net.parts = kept
    net.sharpen(sureness(net.logits(held)[:, 0], held.result))
    return net


def sureness(logits: Floats, result: Floats) -> float:
    """The factor that makes logits as sure as the results bear out; 1 where there is nothing to tell it by."""
    return float(logistic(logits[:, None], result)[0]) if len(logits) and np.abs(logits).max() > 0 else 1.0


def logistic(seen: Floats, result: Floats) -> Floats:
    """The factors of a logistic curve without a constant, by Newton's steps, held a little towards zero."""
    factors = np.zeros(seen.shape[1])
    for _ in range(NEWTON):
        found = chances(seen @ factors)
        slope = seen.T @ (result - found) - 1e-3 * factors
        bend = (seen * (found * (1 - found))[:, None]).T @ seen + 1e-3 * np.eye(len(factors))
        factors = factors + np.linalg.solve(bend, slope)
    return factors


def chances(logits: Floats) -> Floats:
    """The chances that logits stand for."""
    return 1.0 / (1.0 + np.exp(-np.clip(logits, -30, 30)))


def log_loss(logits: Floats, result: Floats) -> float:
    """How wrong these are on average, in natural units."""
    if not len(logits):
        return 0.0
    return float(np.mean(np.logaddexp(0.0, logits) - result * logits))
