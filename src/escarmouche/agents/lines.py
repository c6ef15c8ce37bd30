"""What an order comes to: the answers that its seat gives until chance or the enemy has a say."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from escarmouche.agents.candidates import MODULE, Adviser, Candidate
from escarmouche.engine.chance import Recording
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.seat import Seat
from escarmouche.registry import manifest

SEED = 3
"""What the seat cannot know is drawn from this; what it decides before chance has a say does not hang on it."""
LONGEST = 6
"""So many answers are an order; what comes later is its carrying out."""


class Deed(NamedTuple):
    """An answer of an order, with the copy of the game in which it is about to be given, and the question there."""

    copy: Game[Any]
    question: Question
    value: Any


def line_of(adviser: Adviser, candidate: Candidate) -> list[Any]:
    """The answers by which the officer begins to carry out a candidate."""
    copy = adviser.seat.fork(SEED, journal=False)
    officers = adviser.at(copy, candidate)
    pauses: frozenset[str] = manifest(copy.ruleset.key).part(MODULE, "PAUSES")
    drawn = copy.chance = Recording(copy.chance)
    line, value = [], candidate.value
    while True:
        line.append(value)
        copy.answer(adviser.seat.id, copy.number, value)
        if drawn.record or copy.activations or len(line) == LONGEST or copy.waiting() != (adviser.seat.id,):
            return line
        if copy.question is not None and copy.question.text in pauses:
            return line
        value = officers[adviser.seat.id].decide().value


def carried_out(game: Game[Any], seat: SeatId, line: Sequence[Any]) -> Iterator[Deed]:
    """The answers of an order, one after the other, on a copy of the game that knows no more than its seat."""
    copy = Seat(game, seat).fork(SEED, journal=False)
    for value in line:
        question = Seat(copy, seat).question()
        assert question is not None
        yield Deed(copy, question, question.read(value))
        copy.answer(seat, copy.number, value)
