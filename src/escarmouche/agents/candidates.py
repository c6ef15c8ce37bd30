"""What could be answered instead: the orders that an officer of a game proposes, and carrying one of them out.

Everybody who compares orders asks here, the general and the review of a game alike.
"""

from collections.abc import Mapping
from random import Random
from typing import Any, Protocol

import msgspec

from escarmouche.agents.agent import Officer, Tactics
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys, manifest

MODULE = "agents.proposals"
MOST_ANSWERS = 400
"""Whoever looks ahead stops after so many answers, whatever has become of the activations."""


class Candidate(msgspec.Struct, frozen=True):
    """An answer that could be given, why, and what an officer keeps in mind to carry it out."""

    value: Any
    reasons: tuple[Reason, ...] = ()
    plan: Any = None


class Proposing(Tactics, Protocol):
    """Tactics that know more than one good answer."""

    @property
    def plan(self) -> Any:
        """What is to be carried out in the answers to come; None if nothing is."""

    def adopt(self, candidate: Candidate) -> None:
        """Carry out a candidate in the answers to come."""

    def propose(self, question: Question) -> list[Candidate]:
        """Answers to a question that matters, the most promising first; none to any other."""

    def elsewhere(self, seat: Seat, rng: Random) -> "Proposing":
        """The same officer at a copy of the table, with all that it has worked out and nothing in mind."""


def proposes(game: str) -> bool:
    """Whether the officers of a game propose orders to compare."""
    return game in keys() and manifest(game).has(MODULE)


class Adviser:
    """Knows what a seat could answer, and plays any of it out on copies of the game."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.tactics: Proposing = manifest(seat.view()["game"]).part(MODULE, "PROPOSER")(seat, rng)
        self.officer = Officer(seat, rng, self.tactics)

    def candidates(self) -> list[Candidate]:
        """What its seat could answer now: first the officer's own answer, then others that are allowed."""
        question = self.seat.question()
        if question is None:
            raise LookupError("this seat is not asked anything now")
        decision = self.officer.decide()
        found = [Candidate(decision.value, decision.reasons, self.tactics.plan)]
        for one in self.tactics.propose(question):
            known = any((one.value, one.plan) == (other.value, other.plan) for other in found)
            if not known and self.seat.check(self.seat.number, one.value) is None:
                found.append(one)
        return found

    def adopt(self, candidate: Candidate) -> None:
        """Carry out a candidate in the answers to come."""
        self.tactics.adopt(candidate)

    def at(self, copy: Game[Any], candidate: Candidate | None = None) -> dict[SeatId, Officer]:
        """Officers for all seats of a copy of the game; that of this seat carries out a candidate."""
        found = {}
        for seat in range(copy.ruleset.seats):
            place, rng = Seat(copy, seat), Random(seat)
            tactics = self.tactics.elsewhere(place, rng)
            if seat == self.seat.id and candidate is not None:
                tactics.adopt(candidate)
            found[seat] = Officer(place, rng, tactics)
        return found

    def played(self, candidate: Candidate, seed: int, activations: int = 1) -> Game[Any]:
        """A copy of the game in which a candidate was answered and all went on for so many activations.

        What this seat cannot know, and all chance to come, is drawn from the seed: the same for every candidate.
        """
        copy = self.seat.fork(seed, journal=False)
        copy.answer(self.seat.id, copy.number, candidate.value)
        go_on(copy, self.at(copy, candidate), activations)
        return copy


def go_on(game: Game[Any], officers: Mapping[SeatId, Officer], activations: int) -> None:
    """Let officers answer until so many activations of a copy are over, or the game is."""
    for _ in range(MOST_ANSWERS):
        if game.question is None or game.activations >= activations:
            return
        for seat in game.waiting():
            game.answer(seat, game.number, officers[seat].decide().value)
