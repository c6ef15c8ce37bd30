"""The vocabulary of questions: what each takes, refuses, samples and shows."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from escarmouche.engine.place import Place, Track, Tracks
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import (
    Amount,
    Arrange,
    Assign,
    Choose,
    ChooseSome,
    Option,
    Question,
    Split,
    Together,
)
from escarmouche.engine.reasons import Reason, Refused, refusal

RULE = "TEST-01"
TIRED = refusal("TEST-02", "refused-tired")
ABC = [Option("a"), Option("b"), Option("c", refused=TIRED)]


def choose(**more: Any) -> Choose:
    return Choose(0, Asks("which"), RULE, ABC, **more)


def fault(question: Question, value: Any) -> str | None:
    """The text of the refusal, or None."""
    try:
        reason = question.fault(question.read(value))
    except Refused as refused:
        reason = refused.reason
    return None if reason is None else reason.text


class Line:
    """A planner for models on a line of 10 steps."""

    def fault(self, tracks: Tracks) -> Reason | None:
        return None if all(0 <= track.end[0] <= 10 for track in tracks.values()) else refusal(RULE, "refused-too-far")

    def complete(self, partial: Mapping[str, Any]) -> Tracks | Reason:
        return {"m": Track(((0, 0, 0),))} if not partial else refusal(RULE, "refused-too-far")

    def candidates(self, count: int, rng: Random, toward: Sequence[tuple[int, int]]) -> list[Tracks]:
        return [{"m": Track(((step, 0, 0),))} for step in range(count)]

    def detail(self) -> dict[str, Any]:
        return {"longest": 10}


QUESTIONS: list[Question] = [
    choose(),
    ChooseSome(0, Asks("which"), RULE, ABC, least=1, most=2),
    Arrange(0, Asks("order"), RULE, ABC[:2]),
    Amount(0, Asks("many"), RULE, least=2, most=5),
    Amount(0, Asks("when"), RULE, spans=[(1, 2), (7, 9)]),
    Split(0, Asks("share"), RULE, amount=4, over=["x", "y"], limits={"x": (0, 3), "y": (0, 3)}),
    Split(0, Asks("share"), RULE, amount=-4, over=["x", "y"], limits={"x": (-3, 3), "y": (-3, 0)}),
    Split(0, Asks("share"), RULE, amount=4, over=["x", "y"], limits={"x": (0, 3), "y": (0, 3)}, exact=False),
    Assign(
        0, Asks("give"), RULE, items=ABC[:2], to=lambda item: [Option("t"), Option("u"), Option("")], most_targets=1
    ),
    Place(0, Asks("where"), RULE, models=["m"], planner=Line()),
]


@pytest.mark.parametrize("question", QUESTIONS, ids=lambda question: question.kind)
@given(seed=st.integers(0, 10**6))
def test_samples_candidates_and_defaults_are_allowed(question: Question, seed: int) -> None:
    rng = Random(seed)
    for value in [question.sample(rng), question.default, *question.candidates(5, rng)]:
        assert fault(question, value) is None
        assert fault(question, msgspec.json.decode(msgspec.json.encode(value))) is None


@pytest.mark.parametrize(
    ("question", "value", "text"),
    [
        (choose(), "c", "refused-tired"),
        (choose(), "d", "refused-not-offered"),
        (choose(), 1, "refused-not-understood"),
        (ChooseSome(0, Asks("q"), RULE, ABC, least=1), ["a", "a"], "refused-chosen-twice"),
        (ChooseSome(0, Asks("q"), RULE, ABC, least=1), [], "refused-how-many"),
        (ChooseSome(0, Asks("q"), RULE, ABC), ["a", "c"], "refused-tired"),
        (ChooseSome(0, Asks("q"), RULE, ABC), "ab", "refused-not-understood"),
        (Arrange(0, Asks("q"), RULE, ABC), ["a"], "refused-not-an-order"),
        (Arrange(0, Asks("q"), RULE, ABC), ["a", "b", "b"], "refused-not-an-order"),
        (Amount(0, Asks("q"), RULE, least=2, most=5), 6, "refused-amount"),
        (Amount(0, Asks("q"), RULE, least=0, most=5), True, "refused-not-understood"),
        (Amount(0, Asks("q"), RULE, spans=[(1, 2), (7, 9)]), 3, "refused-amount"),
        (QUESTIONS[5], {"x": 4, "y": 0}, "refused-share"),
        (QUESTIONS[5], {"x": 1, "y": 1}, "refused-split"),
        (QUESTIONS[5], {"x": 3}, "refused-split"),
        (QUESTIONS[5], {"x": 3, "z": 1}, "refused-not-offered"),
        (QUESTIONS[5], {"x": 3, "y": 1.0}, "refused-not-understood"),
        (QUESTIONS[6], {"x": 1, "y": -3}, "refused-share"),
        (QUESTIONS[7], {"x": 3, "y": 2}, "refused-split"),
        (QUESTIONS[8], {"a": "t", "b": "u"}, "refused-too-many-targets"),
        (QUESTIONS[8], {"a": "v"}, "refused-not-offered"),
        (QUESTIONS[8], {"z": "t"}, "refused-not-offered"),
        (QUESTIONS[9], {}, "refused-model-missing"),
        (QUESTIONS[9], {"m": {"spots": []}}, "refused-model-missing"),
        (QUESTIONS[9], {"m": {"spots": [[11, 0, 0]]}}, "refused-too-far"),
        (QUESTIONS[9], {"n": {"spots": [[1, 0, 0]]}}, "refused-not-offered"),
        (QUESTIONS[9], {"m": {"spots": [[10**30, 0, 0]]}}, "refused-not-understood"),
    ],
)
def test_what_is_not_allowed_is_refused_with_its_reason(question: Question, value: Any, text: str) -> None:
    assert fault(question, value) == text


def test_shares_may_fall_short_where_the_total_is_not_exact() -> None:
    assert fault(QUESTIONS[7], {"x": 1, "y": 0}) is None


def test_shares_come_as_near_to_the_total_as_the_limits_allow() -> None:
    question = Split(0, Asks("share"), RULE, amount=-9, over=["x", "y"], limits={"x": (-1, 0), "y": (-2, 0)})
    assert question.reachable == -3
    assert question.default == {"x": -1, "y": -2}


def test_a_sample_obeys_rules_that_only_judge() -> None:
    def even(value: int) -> Reason | None:
        return refusal(RULE, "refused-odd") if value % 2 else None

    question = Amount(0, Asks("many"), RULE, most=9, judge=even, default=0)
    assert {question.sample(Random(seed)) for seed in range(60)} == {0, 2, 4, 6, 8}
    assert fault(question, 3) == "refused-odd"


def test_where_nothing_fits_the_sample_is_the_default() -> None:
    question = Amount(0, Asks("many"), RULE, most=9, judge=lambda value: TIRED if value else None, default=0)
    assert question.sample(Random(1)) == 0


def test_what_costs_time_is_computed_once_and_anew_after_a_redeal() -> None:
    hand = ["a", "b"]
    asked: list[int] = []

    def options() -> list[Option]:
        asked.append(len(hand))
        return [Option(card) for card in hand]

    question = Choose(0, Asks("card"), RULE, options)
    assert (question.allowed, question.allowed) == (["a", "b"], ["a", "b"])
    assert asked == [2]
    hand[:] = ["c"]
    question.forget()
    assert question.allowed == ["c"]


def test_a_description_shows_refused_options_with_their_reason() -> None:
    shown = choose().describe()
    assert shown["options"][2]["refused"]["rule"] == "TEST-02"
    assert "refused" not in shown["options"][0]
    msgspec.json.encode(shown)


def test_together_gives_each_seat_its_own_part() -> None:
    question: Together[Any] = Together({0: Amount(0, Asks("attack"), RULE, most=3), 1: choose(audience=(1,))})
    assert question.seats == (0, 1)
    assert question.part(1).kind == "choose"
    assert question.audience is None


def test_together_is_hidden_only_where_every_part_is() -> None:
    parts: dict[int, Question] = {seat: Choose(seat, Asks("q"), RULE, ABC, audience=(seat,)) for seat in (0, 1)}
    whole: Together[Any] = Together(parts)
    assert whole.audience == (0, 1)
