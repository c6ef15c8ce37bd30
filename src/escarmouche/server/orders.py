"""Standing orders: questions that a seat has answered once and for all."""

from collections.abc import Callable, Mapping
from typing import Any

from escarmouche.core.decision import Question
from escarmouche.core.words import Words

ORDERS: dict[str, Callable[[Question], bool]] = {
    "routine": lambda question: question.routine,
}
"""Each order with the questions for which it gives the usual answer."""
AT_FIRST = {"routine": True}
"""The orders in force when a game begins."""


def is_settled(question: Question, orders: Mapping[str, bool]) -> bool:
    """Whether a standing order answers this question."""
    return any(applies(question) for key, applies in ORDERS.items() if orders.get(key))


def orders_shown(words: Words, orders: Mapping[str, bool]) -> list[dict[str, Any]]:
    """Every order that can be given, and whether it is in force."""
    return [{"key": key, "text": words.say(f"order-{key}"), "on": bool(orders.get(key))} for key in ORDERS]
