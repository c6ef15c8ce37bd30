"""A small sample of the attacks that `make soak` plays, and proof that its alarm rings."""

from collections import Counter

import pytest

from tests.played import BOUND, misfit
from tests.played_odds import SCENES, play, scene

ATTACKS = 170


@pytest.mark.parametrize("name", SCENES)
def test_played_attacks_agree_with_the_odds(name: str) -> None:
    assert misfit(play(name, 7, ATTACKS), scene(name).odds) <= BOUND


def test_wrong_odds_are_noticed() -> None:
    name = "rifles at a squad in cover"
    right = scene(name).odds
    wrong = dict(zip(right, reversed(right.values()), strict=True))
    assert misfit(play(name, 7, ATTACKS), wrong) > BOUND


def test_an_impossible_outcome_is_noticed() -> None:
    odds = scene("a squad in a minefield").odds
    seen = next(iter(odds))
    assert misfit(Counter({seen: 10}), {end: chance for end, chance in odds.items() if end != seen}) > BOUND
