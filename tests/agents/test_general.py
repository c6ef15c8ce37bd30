"""The general: finds what is best, is the same again from the same seed, and knows nothing that its seat does not."""

from random import Random

import pytest

from escarmouche.agents import GENERAL, enlist, general, is_trained
from escarmouche.agents.candidates import Candidate
from escarmouche.agents.general import General
from escarmouche.agents.search import compare, promised
from escarmouche.agents.value import Value
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys
from tests.leaks import GAMES, compared, moments

SAMPLES = 400
REPLY = (Reason(0, "", "because-usual"),)


def test_the_best_order_is_found_and_hopeless_ones_cost_little() -> None:
    """Chances that hide behind chance of their own are told apart, and most samples go to the best two."""
    played: list[int] = []

    def play(candidate: Candidate, seed: int) -> tuple[float, tuple[Reason, ...]]:
        played.append(candidate.value)
        return candidate.value / 100 + Random(f"{seed}").gauss(0, 0.2) + Random(f"{seed}/{candidate.value}").gauss(
            0, 0.05
        ), REPLY

    found = compare([Candidate(value) for value in (40, 10, 55, 20, 53, 30)], play, 1, SAMPLES, lambda: True)
    assert [one.candidate.value for one in found[:2]] == [55, 53]
    assert found[0].reply == REPLY
    assert len(played) <= SAMPLES + 6 * 4
    assert played.count(10) < played.count(55) / 2


def test_it_stops_at_once_when_the_answer_is_clear_or_time_is_up() -> None:
    clear = compare([Candidate(1), Candidate(0)], lambda one, seed: (one.value, ()), 1, SAMPLES, lambda: True)
    assert [len(one.chances) for one in clear] == [8, 8]
    late = compare([Candidate(0), Candidate(1)], lambda one, seed: (one.value, ()), 1, SAMPLES, lambda: False)
    assert [len(one.chances) for one in late] == [1, 1]
    assert late[0].candidate.value == 1


def test_what_is_promised_says_who_is_played_and_what_few_samples_are_believed_against() -> None:
    """Of five orders two are played if there is no time for more; with time the best is found, whatever it promised."""
    known = ((50, None), (40, None), (52, 0.1), (51, 0), (30, None))
    orders = [Candidate(value, behind=behind) for value, behind in known]
    promises = promised(orders, lambda one, seed: one.value / 100, 1)
    best_first = sorted(range(len(orders)), key=lambda place: -promises[place])
    assert [orders[place].value for place in best_first] == [50, 51, 40, 30, 52]
    hurried, patient = (
        compare(orders, lambda one, seed: (one.value / 100, REPLY), 1, samples, lambda: True, promises)
        for samples in (8, 400)
    )
    assert {one.candidate.value for one in hurried if one.chances} == {50, 51}
    assert patient[0].candidate.value == 52


def test_a_general_is_offered_where_orders_can_be_compared_and_valued() -> None:
    assert set(GAMES) == {key for key in keys() if is_trained("sergeant", key)}
    assert not is_trained(GENERAL, "cellar-duel")


def test_a_sample_is_the_average_over_the_later_half_of_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seat = next(moments("collision", 0))
    thinker = enlist(GENERAL, Seat(game, seat), Random(3))
    assert isinstance(thinker, General)
    monkeypatch.setattr(general, "value", lambda copy, me: Value(copy.activations / 10, 0.0))
    for ahead, expected in ((4, 0.3), (1, 0.1)):
        thinker.activations = ahead
        assert thinker.played(thinker.adviser.usual(), 1)[0] == pytest.approx(expected)


@pytest.mark.parametrize("key", GAMES)
def test_a_decision_depends_on_the_seed_alone_and_on_nothing_that_is_hidden(key: str) -> None:
    """200 pairs of each game are compared by `python -m tests.leaks`."""
    assert all(alike for _, alike in compared(key, 1))
    game, seat = next(moments(key, 0))
    one = enlist(GENERAL, Seat(game, seat), Random(3), 0.05).decide()
    assert one.chance is not None
    assert 0 < one.chance < 1
    assert one.reasons[0].text == "because-chance-of-winning"
    assert one.alternatives
    assert all(two.chance <= 1 for two in one.alternatives)
    told = [(one.value, one.reasons[1:]), *((two.value, two.reasons) for two in one.alternatives)]
    assert all(told.count(words) == 1 for words in told)
