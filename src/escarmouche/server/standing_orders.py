"""Standing orders: questions that a seat has answered once and for all."""

from collections.abc import Mapping
from typing import Any

import msgspec

from escarmouche.board.board import Board
from escarmouche.engine.only_answer import only_answer
from escarmouche.engine.questions import Question, SeatId, Together
from escarmouche.engine.rulebook import listening
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

    Whether something is left to decide may itself be a secret: while a person sits across the table and would notice
    the pause, routine answers no secret question, and gives the only answer only where everybody knows it for that.
    """
    for order in orders_of(match.board):
        if order == ROUTINE and watched and question.audience is not None:
            continue
        if orders.get(order) and (answer := _answer(match, seat, question, order, watched=watched)) is not None:
            return msgspec.to_builtins(answer)
    return None


def _answer(match: Match, seat: SeatId, question: Question, order: str, *, watched: bool) -> Any:
    if order == ROUTINE:
        return question.default if question.routine else _only(match, question, watched=watched)
    if order == DEFAULTS:
        return question.default if question.text in match.answered[seat] else None
    return match.board.ordered(match.game, question, order)


def _only(match: Match, question: Question, *, watched: bool) -> Any:
    """The answer to a question that leaves nothing to decide; None if it does, or if others must not know that.

    A lesson explains the questions one by one, and puts them all.
    """
    together = isinstance(match.game.question, Together)
    hidden = together or not match.board.is_open(match.game.state, question)
    if match.row.lesson or (watched and hidden):
        return None
    with listening(None):
        return only_answer(question)


def orders_shown(board: Board, words: Words, orders: Mapping[str, bool]) -> list[sent.StandingOrder]:
    """Every order that can be given, and whether it is in force."""
    return [sent.StandingOrder(key, words.say(f"order-{key}"), bool(orders.get(key))) for key in orders_of(board)]
