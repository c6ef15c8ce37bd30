"""Answers that somebody plans to give one after the other."""

from collections.abc import Sequence
from typing import Any

import msgspec

from escarmouche.engine.questions import Question


class PlannedAnswer(msgspec.Struct, frozen=True):
    """An answer that is planned: the key of the question that is expected, and what is answered to it.

    A question that leaves nothing to decide is `forced`: a standing order may have answered it already.
    """

    asks: str
    value: Any
    forced: bool = False


def still_to_give(steps: Sequence[PlannedAnswer], question: Question | None, *, drawn: bool) -> Sequence[PlannedAnswer]:
    """What of a composition answers what is asked now, and then; nothing if it is something else or chance has spoken.

    Answers that were forced are passed over: an order has given them.
    """
    for at, step in enumerate(steps):
        if not drawn and question is not None and question.text == step.asks:
            return steps[at:]
        if not step.forced:
            break
    return ()
