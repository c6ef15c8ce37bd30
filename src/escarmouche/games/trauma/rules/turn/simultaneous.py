"""What both players decide at the same time, neither knowing the other's choice."""

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.questions import Question, SeatId, Steps, Together
from escarmouche.engine.rulebook import rule

SEATS = (0, 1)


@rule("TRA-CMD-02")
def at_once(questions: Sequence[Question]) -> Steps[dict[SeatId, Any]]:
    """Both players complete a step before the next begins, and hidden choices within it are made at the same time."""
    answers: dict[SeatId, Any] = yield Together({question.seat: question for question in questions})
    return answers
