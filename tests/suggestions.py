"""Whatever a player is advised is allowed: the answer of silence, the usual one, a hint, every candidate.

The games are played on at random or by the usual answer, so that corners are met as well as ordinary play. Run as
`python -m tests.soak --part suggestions`; `tests/test_suggestions.py` looks at a sample.
"""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from escarmouche.agents import GENERAL, enlist, prepare
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.place import Place, in_order
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.seat import Seat
from escarmouche.registry import ruleset

CANDIDATES = 4
HINTS = 4
"""A hint is asked for at every so manieth question."""
BRIEFLY = 0.02
"""So many seconds the general thinks here about a hint."""


def faults(key: str, setup: Any, seed: int, states: int, skip: int = 0) -> Iterator[str]:
    """What was advised and is not allowed in so many states, after some that are only played."""
    game: Game[Any] = Game(ruleset(key), setup, Seeded(seed))
    rng = Random(seed)
    for at in range(skip + states):
        if game.question is None:
            game = Game(ruleset(key), setup, Seeded(seed + at))
        assert game.question is not None
        seat = rng.choice(game.waiting())
        question = game.question.part(seat)
        if at >= skip:
            yield from of_question(game, seat, rng, hint=at % HINTS == 0)
        usual = rng.random() < 0.7
        value = prepare(Seat(game.fork(), seat), rng).decide().value if usual else question.sample(rng)
        game.answer(seat, game.number, value)


def of_question(game: Game[Any], seat: SeatId, rng: Random, *, hint: bool) -> Iterator[str]:
    """What is advised to a seat about the question of the moment, and is not allowed."""
    assert game.question is not None
    question = game.question.part(seat)
    for name, values in advised(game, seat, question, rng, hint=hint):
        try:
            found = values()
        except Exception as error:
            yield f"{name} of {question.text} at {game.number} fails: {error!r}"
            continue
        if not found:
            yield f"{question.text} at {game.number} has no {name}"
        for value in found:
            reason = game.check(seat, game.number, msgspec.to_builtins(in_order(value)))
            if reason is not None:
                yield f"{name} of {question.text} at {game.number} is refused: {reason.rule} {reason.text}"


def advised(
    game: Game[Any], seat: SeatId, question: Question, rng: Random, *, hint: bool
) -> Iterator[tuple[str, Callable[[], list[Any]]]]:
    """Everything that is suggested, by its name."""
    yield "default", lambda: [question.default]
    yield "usual", lambda: [prepare(Seat(game.fork(), seat), rng).decide().value]
    yield "candidates", lambda: question.candidates(CANDIDATES, rng)
    if isinstance(question, Place):
        yield "completed", lambda: [question.complete({})]
    if hint:
        yield "hint", lambda: [enlist(GENERAL, Seat(game.fork(), seat), rng, BRIEFLY).decide().value]
