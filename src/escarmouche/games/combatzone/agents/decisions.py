"""Answers with their reasons."""

from typing import Any

from escarmouche.agents.agent import Decision
from escarmouche.engine.questions import Question
from escarmouche.engine.reasons import Reason


def decided(value: Any, question: Question, why: str, **data: Any) -> Decision:
    """An answer with one reason."""
    return Decision(value, (Reason(0, question.rule, why, data),))
