"""Small exact distributions, beside icepool."""

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as some

from escarmouche.odds import Likelihood, Tally
from escarmouche.odds.distribution import (
    Counts,
    binomial,
    complete,
    followed,
    gathered,
    mixed,
    repeated,
    tallied,
    together,
)

WEIGHTS = some.lists(some.integers(1, 9), min_size=1, max_size=4)


def counts(weights: list[int]) -> Counts:
    """Counts from 0 on, with these weights."""
    return tuple(weight / sum(weights) for weight in weights)


def die(weights: list[int]) -> icepool.Die[int]:
    """The same as icepool writes it."""
    return icepool.Die(dict(enumerate(weights)))


def expected(pool: icepool.Die[int]) -> list[float]:
    """The probabilities of 0, 1, 2 and so on."""
    return [float(pool.probability(count)) for count in range(pool.max_outcome() + 1)]


@given(WEIGHTS, WEIGHTS)
def test_two_counts_together(one: list[int], other: list[int]) -> None:
    assert together(counts(one), counts(other)) == pytest.approx(expected(die(one) + die(other)))


@given(WEIGHTS, some.integers(1, 6))
def test_a_count_several_times(one: list[int], times: int) -> None:
    assert repeated(counts(one), times) == pytest.approx(expected(times @ die(one)))


@given(some.integers(0, 8), some.integers(0, 6))
def test_how_often_a_die_succeeds(times: int, sides: int) -> None:
    found = binomial(times, sides / 6)
    assert sum(found) == pytest.approx(1)
    assert sum(count * chance for count, chance in enumerate(found)) == pytest.approx(times * sides / 6)


def test_one_of_two_counts() -> None:
    assert mixed([(0.25, (1.0,)), (0.75, (0.0, 0.0, 1.0))]) == (0.25, 0.0, 0.75)


def test_nothing_several_times_is_nothing() -> None:
    assert repeated((0.5, 0.25, 0.25), 0) == (1.0,)


def test_outcomes_that_are_alike_are_one() -> None:
    assert gathered([("out", 0.25), ("shaken", 0.5), ("out", 0.25)]) == {"out": 0.5, "shaken": 0.5}


def test_a_step_of_chance_follows_another() -> None:
    coin = {0: 0.5, 1: 0.5}
    assert followed(coin, lambda first: [(first + second, chance) for second, chance in coin.items()]) == {
        0: 0.25,
        1: 0.5,
        2: 0.25,
    }


def test_a_tally_rises_and_leaves_out_the_impossible() -> None:
    assert tallied([(3, 0.5), (1, 0.5), (2, 0.0)]) == ((1, 0.5), (3, 0.5))


@pytest.mark.parametrize("chances", [(), (0.5,), (0.5, 0.5027), (1.5, -0.5), (0.5, 0.5 + 2e-9)])
def test_chances_that_do_not_add_up_are_never_told(chances: tuple[float, ...]) -> None:
    with pytest.raises(AssertionError, match=r"add up|less than none"):
        complete(chances)
    with pytest.raises(AssertionError, match=r"add up|less than none"):
        Tally("odds-hits", tuple(enumerate(chances)))


@pytest.mark.parametrize("probability", [-1e-6, 1 + 1e-6])
def test_nothing_is_more_than_certain(probability: float) -> None:
    with pytest.raises(AssertionError, match="less than none"):
        Likelihood("odds-struck", probability)
    assert Likelihood("odds-struck", 1 + 1e-12).probability > 1
