"""A question that leaves nothing to decide is known for that, whatever its kind."""

from typing import Any

import pytest

from escarmouche.engine.only_answer import only_answer
from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Arrange, Assign, Choose, ChooseSome, Option, Question, Split
from escarmouche.engine.reasons import refusal

WHAT = Asks("what")
NO = refusal("", "refused-not-offered", choice="no")
ONE, OTHER, SHUT = Option("1", data={"model": 1}), Option("2", data={"model": 2}), Option("3", refused=NO)
ACE, SAME_ACE = Option("0", "card", {"card": "A♠"}), Option("4", "card", {"card": "A♠"})


def split(total: int, exact: bool = True, **limits: tuple[int, int]) -> Split:
    return Split(0, WHAT, "", amount=total, over=list(limits), limits=limits, exact=exact)


def assign(**to: list[Option]) -> Assign:
    return Assign(0, WHAT, "", items=[Option(item) for item in to], to=lambda item: to[item])


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        (Choose(0, WHAT, "", [ONE, SHUT]), "1"),
        (Choose(0, WHAT, "", [ONE, OTHER]), None),
        (Choose(0, WHAT, "", [ONE, OTHER], judge=lambda key: NO if key == "1" else None), "2"),
        (Choose(0, WHAT, "", [ACE, SAME_ACE, SHUT]), "0"),
        (Choose(0, WHAT, "", [ACE, SAME_ACE, ONE]), None),
        (ChooseSome(0, WHAT, "", [SHUT]), []),
        (ChooseSome(0, WHAT, "", [ONE, OTHER], most=0), []),
        (ChooseSome(0, WHAT, "", [ONE, OTHER, SHUT], least=2, most=2), ["1", "2"]),
        (ChooseSome(0, WHAT, "", [ONE, OTHER], least=1, most=2), None),
        (Arrange(0, WHAT, "", [ONE]), ["1"]),
        (Arrange(0, WHAT, "", [ACE, SAME_ACE]), ["0", "4"]),
        (Arrange(0, WHAT, "", [ONE, OTHER]), None),
        (Amount(0, WHAT, "", least=2, most=2), 2),
        (Amount(0, WHAT, "", spans=[(1, 1), (3, 3)]), None),
        (split(3, a=(0, 5)), {"a": 3}),
        (split(5, a=(0, 2), b=(0, 3)), {"a": 2, "b": 3}),
        (split(2, a=(0, 2), b=(0, 3)), None),
        (split(2, exact=False, a=(0, 5)), None),
        (split(0, exact=False, a=(0, 5)), {"a": 0}),
        (assign(gun=[ONE, SHUT], knife=[OTHER]), {"gun": "1", "knife": "2"}),
        (assign(gun=[ONE], knife=[ONE, OTHER]), None),
    ],
)
def test_the_only_answer(question: Question, answer: Any) -> None:
    assert only_answer(question) == answer
    if answer is not None:
        assert question.fault(answer) is None
