"""What could be answered instead: the orders that an officer of a game proposes, and carrying one of them out.

Everybody who compares orders asks here, the general and the review of a game alike.
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

import msgspec

from escarmouche.agents.agent import Officer, Tactics
from escarmouche.agents.luck import SharedLuck
from escarmouche.agents.planned import PlannedAnswer, still_to_give
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Question, SeatId
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys, manifest

Look = Callable[[Game[Any], int], None]
"""Sees a copy of a game on the way, after so many activations."""
MODULE = "agents.proposals"
REPLIED = 2
"""After so many activations the enemy has replied."""
MOST_ANSWERS = 400
"""Whoever looks ahead stops after so many answers, whatever has become of the activations."""


class Candidate(msgspec.Struct, frozen=True):
    """An answer that could be given, why, and what an officer keeps in mind to carry it out.

    `behind` is by how much of the chance to win an officer thinks that it falls short of his own, in an even game; None
    if he has no opinion.
    """

    value: Any
    reasons: tuple[Reason, ...] = ()
    plan: Any = None
    behind: float | None = None


class Told(NamedTuple):
    """How those of a side are to think for a while: when, and in which mood of their game."""

    when: Hashable
    mood: Any


def single(candidates: Iterable[Candidate]) -> list[Candidate]:
    """Those of some candidates that are one order, not a mood for many to come."""
    return [one for one in candidates if not isinstance(one.plan, Told)]


class Proposing(Tactics, Protocol):
    """Tactics that know more than one good answer."""

    seat: Seat

    @property
    def plan(self) -> Any:
        """What is to be carried out in the answers to come; None if nothing is."""

    def adopt(self, candidate: Candidate) -> None:
        """Carry out a candidate in the answers to come."""

    def is_at(self, plan: Any) -> bool:
        """Whether the answer that was just given belongs to what was to be carried out before."""

    def propose(self, question: Question) -> list[Candidate]:
        """Answers to a question that matters, the most promising first; none to any other."""

    def elsewhere(self, seat: Seat, rng: Random) -> "Proposing":
        """The same officer at a copy of the table, with all that it has worked out and nothing in mind."""


def proposes(game: str) -> bool:
    """Whether the officers of a game propose orders to compare."""
    return game in keys() and manifest(game).has(MODULE)


class Aide(Officer):
    """An officer that knows more than one good answer."""

    tactics: Proposing

    def __init__(self, seat: Seat, rng: Random, tactics: Proposing) -> None:
        super().__init__(seat, rng, tactics)


class Adviser:
    """Knows what a seat could answer, and plays any of it out on copies of the game."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng
        self.tactics: Proposing = manifest(seat.view()["game"]).part(MODULE, "PROPOSER")(seat, rng)
        self.officer = Aide(seat, rng, self.tactics)

    def candidates(self) -> list[Candidate]:
        """What its seat could answer now: first the officer's own answer, then others that are allowed."""
        first = self.usual()
        return [first, *self.others(first)]

    def usual(self) -> Candidate:
        """What the officer itself answers, or does next of what it carries out."""
        decision = self.officer.decide()
        return Candidate(decision.value, decision.reasons, self.tactics.plan)

    def others(self, first: Candidate) -> list[Candidate]:
        """What else could be answered, and is allowed."""
        question, found = self.seat.question(), [first]
        if question is None:
            raise LookupError("this seat is not asked anything now")
        for one in self.tactics.propose(question):
            known = any((one.value, one.plan) == (other.value, other.plan) for other in found)
            if not known and self.seat.check(self.seat.number, one.value) is None:
                found.append(one)
        return found[1:]

    def adopt(self, candidate: Candidate) -> None:
        """Carry out a candidate in the answers to come."""
        self.tactics.adopt(candidate)

    def sit(self, seat: Seat) -> None:
        """Go on at another copy of the same game, with everything in mind."""
        self.seat = self.officer.seat = self.tactics.seat = seat

    def at(self, copy: Game[Any], candidate: Candidate) -> dict[SeatId, Aide]:
        """Officers for all seats of a copy of the game; that of this seat carries out a candidate."""
        found = {}
        for seat in range(copy.ruleset.seats):
            place, rng = Seat(copy, seat), Random(seat)
            found[seat] = Aide(place, rng, self.tactics.elsewhere(place, rng))
        found[self.seat.id].tactics.adopt(candidate)
        return found

    def played(self, candidate: Candidate, seed: int, activations: int = 1) -> Game[Any]:
        """A copy of the game in which a candidate was answered and all went on for so many activations."""
        return self.follow(candidate, seed, activations)[0]

    def follow(
        self, candidate: Candidate, seed: int, activations: int, pauses: Collection[str] = (),
        planned: Sequence[PlannedAnswer] = (), look: Look = lambda copy, done: None,
    ) -> tuple[Game[Any], tuple[Reason, ...]]:  # fmt: skip
        """The same copy, and why the enemy acted as he did when it was his turn; nothing, if it was not.

        Parts of activations that are followed by one of the questions `pauses` count like whole ones.
        What is planned is answered as long as it is asked for in turn, and the officers go on from there.
        What this seat cannot know, and all chance to come, is drawn from the seed: the same for every candidate.
        Whoever looks on sees the copy after every activation but the last.
        """
        copy, luck = self.seat.fork(seed, journal=False), SharedLuck(seed)
        luck.lend(copy, self.seat.id, candidate.value)
        copy.answer(self.seat.id, copy.number, candidate.value)
        officers = self.at(copy, candidate)
        reply: tuple[Reason, ...] = ()
        paused = done = 0
        for _ in range(MOST_ANSWERS):
            if copy.question is None:
                break
            paused += copy.question.text in pauses
            before, done = done, max(copy.activations, paused)
            if done >= activations:
                break
            if done > before:
                look(copy, done)
            for seat in copy.waiting():
                if seat == self.seat.id and planned:
                    planned = still_to_give(planned, copy.question.part(seat), drawn=False)
                    if planned and copy.check(seat, copy.number, planned[0].value) is None:
                        luck.lend(copy, seat, planned[0].value)
                        copy.answer(seat, copy.number, planned[0].value)
                        planned = planned[1:]
                        continue
                    planned = ()
                decision = officers[seat].decide()
                if not reply and copy.activations and seat != self.seat.id and officers[seat].tactics.plan is not None:
                    reply = decision.reasons
                luck.lend(copy, seat, decision.value)
                copy.answer(seat, copy.number, decision.value)
        return copy, reply
