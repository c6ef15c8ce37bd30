"""Tests that stop early are wrong no more often than they say."""

from math import log

import pytest
from tests.lab.coins import Coin, wrong_verdicts
from tests.lab.test_figures import row

from escarmouche.lab.sequential import RESULTS, Errors, better, fair, likelihood_ratio, pair_results

MARGIN = 0.05


def test_pairs_are_counted_by_their_five_results() -> None:
    rows = [row(0, 1.0), row(1, 1.0), row(2, 1.0), row(3, 0.5), row(4, 0.0), row(5, 1.0), row(6, None), row(7, 1.0)]
    assert pair_results(rows) == [0, 0, 1, 1, 1]


def test_the_ratio_is_that_of_the_likeliest_shares() -> None:
    """With two results only, the likeliest share for each hypothesis is the hypothesis itself."""
    wins, losses = 60, 40
    plain = wins * log(0.55 / 0.5) + losses * log(0.45 / 0.5)
    assert likelihood_ratio([losses, 0, 0, 0, wins], 0.5, 0.55) == pytest.approx(plain, abs=1e-2)


def test_no_results_tell_nothing() -> None:
    assert better([0] * len(RESULTS), MARGIN).state == "open"
    assert abs(better([0] * len(RESULTS), MARGIN).ratio) < 0.01


def test_one_sided_results_are_soon_clear() -> None:
    assert better([0, 0, 4, 10, 30], MARGIN).state == "yes"
    assert better([30, 10, 4, 0, 0], MARGIN).state == "no"
    assert fair([30, 10, 4, 0, 0], MARGIN)[:2] == ("no", 1)
    assert fair([0, 0, 4, 10, 30], MARGIN)[:2] == ("no", 0)
    assert fair([5, 20, 900, 20, 5], MARGIN)[:2] == ("yes", None)


@pytest.mark.parametrize("truth", [0.5, 0.6])
def test_a_test_is_wrong_as_seldom_as_it_says(truth: float) -> None:
    """A sample of what `python -m tests.lab.coins` does ten thousand times."""
    runs = 200
    wrong, pairs = wrong_verdicts(Coin(truth, draws=0.2, alike=0.2), 0.1, Errors(), runs, every=5)
    assert wrong / runs < 0.05 + 3 * (0.05 * 0.95 / runs) ** 0.5
    assert pairs < 130
