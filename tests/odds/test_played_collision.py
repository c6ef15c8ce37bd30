"""A small sample of the confrontations that `make soak` plays, and proof that its alarm rings."""

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
    counts = {number: sum(count for (hits, _), count in played.items() if hits == number) for number in right}
    assert misfit(type(played)(counts), wrong) > BOUND
