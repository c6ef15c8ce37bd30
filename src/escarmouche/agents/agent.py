"""Whoever answers for a seat, and what an answer of theirs is."""

from collections.abc import Collection
from random import Random
from typing import Any, Protocol

import msgspec

from escarmouche.agents.terrain import furnish
from escarmouche.engine.questions import Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat


class Alternative(msgspec.Struct, frozen=True):
    """Another answer, what speaks for it, and the chance of winning with it."""

    value: Any
    reasons: tuple[Reason, ...]
    chance: float


class Decision(msgspec.Struct, frozen=True):
    """An answer, and why: reasons in words, the weightiest first, each with what it counted for.

    Whoever looks ahead adds the chance of winning, why the enemy is expected to act as he will, and the answers that
    came next.
    """

    value: Any
    reasons: tuple[Reason, ...] = ()
    chance: float | None = None
    reply: tuple[Reason, ...] = ()
    alternatives: tuple[Alternative, ...] = ()


class Agent(Protocol):
    """Whoever answers for a seat."""

    def decide(self) -> Decision:
        """The answer to the question its seat is asked now."""


class Tactics(Protocol):
    """What an officer knows of one game."""

    def weigh(self, question: Question) -> Decision | None:
        """The answer to a question of the game; None where there is nothing to weigh."""


class Adjutant:
    """Prepares answers for a person: paperwork as the sergeant does it, all else by the corporal's script."""

    def __init__(self, paperwork: Collection[str], script: Tactics, sergeant: Tactics) -> None:
        self.paperwork = paperwork
        self.script = script
        self.sergeant = sergeant

    def weigh(self, question: Question) -> Decision | None:
        """The answer of whom the question is a matter for."""
        return (self.sergeant if question.text in self.paperwork else self.script).weigh(question)


class Officer:
    """Answers by the tactics of a game; where they have nothing to say, with the default of the question."""

    def __init__(self, seat: Seat, rng: Random, tactics: Tactics) -> None:
        self.seat = seat
        self.rng = rng
        self.tactics = tactics

    def decide(self) -> Decision:
        """The answer of the tactics; one that turns out not to be allowed gives way to the question's default."""
        question = self.seat.question()
        if question is None:
            raise LookupError("this seat is not asked anything now")
        terrain = furnish(self.seat, question, self.rng)
        decision = self.tactics.weigh(question) if terrain is None else Decision(terrain[0], (terrain[1],))
        if decision is not None and self.seat.check(self.seat.number, decision.value) is None:
            return decision
        usual = question.default
        if self.seat.check(self.seat.number, usual) is None:
            return Decision(usual, (Reason(0, question.rule, "because-usual"),))
        return Decision(self.seat.sample(self.rng), (Reason(0, question.rule, "because-whatever"),))
