"""Known coins instead of games: what statistics say of them can be held against the truth.

Run as `python -m tests.lab.coins` it does so ten thousand times with each coin.
"""

from random import Random
from typing import NamedTuple

from escarmouche.lab.sequential import Errors, better
from escarmouche.lab.statistics import paired

MOST_PAIRS = 20_000
RUNS = 10_000


class Coin(NamedTuple):
    """Games that score so much on average, with so many draws, and pairs that so often end alike (below 0: unlike)."""

    score: float
    draws: float = 0.0
    alike: float = 0.0

    def pair(self, rng: Random) -> tuple[float, float]:
        """The results of both games of a pair."""
        one = self._game(rng)
        if rng.random() >= abs(self.alike):
            return one, self._game(rng)
        return one, one if self.alike > 0 else 1 - one

    @property
    def truth(self) -> float:
        """What a pair scores on average."""
        return (
            self.score
            if self.alike >= 0
            else (self.score - self.alike * (1 - self.score) + (1 + self.alike) * self.score) / 2
        )

    def _game(self, rng: Random) -> float:
        wins = (self.score - self.draws / 2) / (1 - self.draws)
        return 0.5 if rng.random() < self.draws else float(rng.random() < wins)


def coverage(coin: Coin, pairs: int, runs: int) -> float:
    """How often the interval of so many pairs holds the truth."""
    rng, held = Random(f"{coin} {pairs}"), 0
    for _ in range(runs):
        interval = paired([coin.pair(rng) for _ in range(pairs)])
        held += interval.low <= coin.truth <= interval.high
    return held / runs


def wrong_verdicts(coin: Coin, margin: float, errors: Errors, runs: int, every: int) -> tuple[int, float]:
    """How many tests that look after each `every` pairs say what is not true, and how many pairs they take."""
    rng, wrong, played = Random(f"{coin} {margin}"), 0, 0
    truth = "yes" if coin.truth >= 0.5 + margin else "no"
    for _ in range(runs):
        counts, state = [0] * 5, "open"
        for pair in range(1, MOST_PAIRS + 1):
            counts[round(2 * sum(coin.pair(rng)))] += 1
            if pair % every == 0 and (state := better(counts, margin, errors).state) != "open":
                break
        wrong += state != truth
        played += sum(counts)
    return wrong, played / runs


COINS = (Coin(0.5), Coin(0.6, 0.2), Coin(0.9), Coin(0.6, alike=1.0), Coin(0.7, 0.1, 0.5), Coin(0.5, 0.3, -0.8))
TRUTHS = (0.5, 0.55)
MARGIN = 0.05


def main() -> None:
    """Ten thousand experiments with each coin: how often intervals hold the truth, and tests are wrong."""
    for coin in COINS:
        print(f"{coin}: the interval of 200 pairs holds the truth in {coverage(coin, 200, RUNS):.2%}")
    for truth in TRUTHS:
        coin = Coin(truth, 0.2, 0.2)
        wrong, pairs = wrong_verdicts(coin, MARGIN, Errors(), RUNS, every=1)
        print(f"{coin}: a test for 5 % either way is wrong in {wrong / RUNS:.2%}, after {pairs:.0f} pairs on average")


if __name__ == "__main__":
    main()
