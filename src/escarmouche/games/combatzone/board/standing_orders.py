"""Standing orders of Combat Zone: what a player can decide once and for all."""

from typing import Any

from escarmouche.engine.questions import Question
from escarmouche.games.combatzone.rules.shooting.opportunity import NOBODY

HOLD_OPPORTUNITY = "hold-opportunity"


def ordered(question: Question, order: str) -> Any:
    """The answer that a standing order gives to a question; None if it says nothing about it."""
    return NOBODY if order == HOLD_OPPORTUNITY and question.text == "interrupt" else None
