"""Courses: the usual answers to several questions that belong together, which Enter gives at once.

Which questions belong together is said by the game (`goes_on` of its compositions). What is sent are the answers and
each of them in words, so that a player sees all of it first, and can stop after any of them to decide otherwise.
"""

import msgspec

from escarmouche.agents import Agent
from escarmouche.agents.planned import PlannedAnswer
from escarmouche.board.board import Board
from escarmouche.board.compositions import Ahead
from escarmouche.board.look import Look
from escarmouche.board.questions import Asking
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Amount

LONGEST = 12
"""So many answers at most are one course."""


class Course(msgspec.Struct, frozen=True):
    """Usual answers one after the other; `says` tells each in words, and is empty for those that are forced."""

    steps: list[PlannedAnswer]
    says: list[str]


def usual_course(board: Board, look: Look, ahead: Ahead, agent: Agent) -> Course | None:
    """The usual answers that belong together from now on, in a game that is thought up; None if there is only one."""
    if board.composing is None or ahead.question is None:
        return None
    first, says = ahead.question.text, list[str]()
    while len(says) < LONGEST and (question := ahead.question) is not None:
        if says and not board.composing.goes_on(ahead, first):
            break
        value = agent.decide().value
        told = in_words(board, look, ahead, value)
        if not ahead.answer(question.text, value):
            break
        says.append("" if ahead.steps[-1].forced else told)
    return Course(list(ahead.steps), says) if sum(1 for one in says if one) > 1 else None


def in_words(board: Board, look: Look, ahead: Ahead, value: object) -> str:
    """An answer to what would be asked then, as the seat would see it."""
    question = ahead.question
    assert question is not None
    if isinstance(question, Place):
        return look.say("answer-drawn")
    if isinstance(question, Amount):
        return look.say(f"answer-{question.text}", value=value)
    then = look._replace(state=board.seen(ahead.game.view(ahead.seat)["state"]))
    return Asking(board, then).answer(question, value)
