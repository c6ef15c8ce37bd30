"""Standing orders: questions that a seat has answered once and for all."""

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.board.board import Board
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.words import Words
from escarmouche.server import sent
from escarmouche.server.match import Match

ROUTINE, DEFAULTS = "routine", "defaults"
"""The orders to answer where there is nothing to decide, and to give the usual answer to what was asked before."""
AT_FIRST = {ROUTINE: True}
"""The orders in force when a game begins."""


def orders_of(board: Board) -> tuple[str, ...]:
    """The orders that can be given in a game."""
    return (ROUTINE, *board.orders, DEFAULTS)


def ordered(
    match: Match, seat: SeatId, question: Question, orders: Mapping[str, bool], *, watched: bool = False
) -> Any:
    """The answer that the orders in force give to a question, as plain data; None if they leave it to the player.

    Whether a secret question leaves something to decide may be a secret too: while a person sits across the table
    and would notice the pause, routine answers none of them.
    """
    for order in orders_of(match.board):
        if order == ROUTINE and watched and question.audience is not None:
            continue
        if orders.get(order) and (answer := _answer(match, seat, question, order)) is not None:
            return msgspec.to_builtins(answer)
    return None


def _answer(match: Match, seat: SeatId, question: Question, order: str) -> Any:
    if order == ROUTINE:
        return question.default if question.routine else None
    if order == DEFAULTS:
        return question.default if question.text in match.answered[seat] else None
    return match.board.ordered(match.game, question, order)


def orders_shown(board: Board, words: Words, orders: Mapping[str, bool]) -> list[sent.StandingOrder]:
    """Every order that can be given, and whether it is in force."""
    return [sent.StandingOrder(key, words.say(f"order-{key}"), bool(orders.get(key))) for key in orders_of(board)]
