"""Fifty of the soak's random games in every run of the tests."""

import pytest

from tests.soak import play


@pytest.mark.parametrize("seed", range(50))
def test_a_random_game_ends_without_a_fault(seed: int) -> None:
    played = play(seed, size=200)
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert played.answers > 20
    assert 1 <= played.rounds <= 4
