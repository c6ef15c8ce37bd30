"""A small sample of the confrontations that `make soak` plays, and proof that its alarm rings."""

from collections import Counter

import pytest

from tests.played import BOUND, misfit
from tests.played_confrontations import SCENES, misfits, odds, play

CONFRONTATIONS = 200


@pytest.mark.parametrize("name", SCENES)
def test_played_confrontations_agree_with_the_odds(name: str) -> None:
    assert misfits(name, play(name, 7, CONFRONTATIONS)) <= BOUND


def test_wrong_odds_are_noticed() -> None:
    played, right = play("two columns, a split each", 7, 150), odds("two columns, a split each")[0]
    wrong = dict(zip(right, reversed(right.values()), strict=True))
    counts: Counter[int] = Counter()
    for (hits, _), count in played.items():
        counts[hits] += count
    assert misfit(counts, wrong) > BOUND
