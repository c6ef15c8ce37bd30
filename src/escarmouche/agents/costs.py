"""What the decisions of a game that is over cost: the best order that could be given less the one that was.

Only what a seat knew counts: whatever was hidden from it, and all chance to come, is drawn anew, the same for every
order. What was done is played out as it was, answer by answer, as long as the questions are the same.
"""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from escarmouche.agents.candidates import MOST_ANSWERS, Adviser, Candidate, proposes
from escarmouche.agents.course import Deed, Turn, deeds, judged, reviewable, turns
from escarmouche.agents.levels import ABOUT
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat

SCREENING, JUDGING = range(3), range(100, 112)
"""The seeds by which the best order is found, and those by which it is then compared with what was done."""
WORTH_A_LOOK = 0.01
"""An order that seems better by less than this is not looked at further."""
AHEAD = 2
"""So many activations are played before an end is valued: its own, and the reply."""


class Better(msgspec.Struct, frozen=True):
    """An answer that would have been better, and why."""

    value: Any
    reasons: tuple[Reason, ...]


class Cost(msgspec.Struct, frozen=True):
    """A decision: what its seat could expect of what it did, of the best order found, and what that is.

    `at` is how many answers were given before, `error` the standard error of the difference; where nothing better was
    found, there is no `better`, and what was done counts as the best.
    """

    at: int
    activation: int
    seat: SeatId
    chosen: float
    best: float
    error: float
    better: Better | None

    @property
    def cost(self) -> float:
        """What was lost by it."""
        return self.best - self.chosen


def costs(game: Game[Any], first: int = 1, last: int | None = None) -> list[Cost]:
    """What the decisions of some activations cost: in each of them the first about anybody.

    All that is done with him in the activation counts as one with it.
    """
    if not proposes(reviewable(game).ruleset.key):
        return []
    done, found = deeds(game), []
    seen: set[tuple[int, SeatId, Any]] = set()
    for turn in turns(game, first, last):
        if len(turn.answers) != 1:
            continue
        ((seat, _),) = turn.answers.items()
        adviser = Adviser(Seat(turn.before, seat), Random(turn.at))
        question = adviser.seat.question()
        assert question is not None
        mark = (turn.activation, seat, next((question.data[name] for name in ABOUT if name in question.data), None))
        if mark not in seen and adviser.tactics.propose(question):
            seen.add(mark)
            found.append(Comparison(adviser, turn, done[turn.at - 1 :]).cost())
    return found


class Comparison:
    """Compares what was done with what could have been done."""

    def __init__(self, adviser: Adviser, turn: Turn, done: Sequence[Deed]) -> None:
        self.adviser = adviser
        self.turn = turn
        self.seat = adviser.seat.id
        self.done = [deed for deed in done if deed.seat == self.seat]

    def cost(self) -> Cost:
        """What the decision cost."""
        orders = self.adviser.candidates()
        done = [self._done(seed) for seed in SCREENING]
        found = [math.fsum(self._ordered(order, seed) for seed in SCREENING) / len(SCREENING) for order in orders]
        best = max(range(len(orders)), key=lambda number: (found[number], -number))
        chosen = math.fsum(done) / len(done)
        if found[best] - chosen >= WORTH_A_LOOK:
            return self._judged(orders[best])
        return Cost(self.turn.at - 1, self.turn.activation, self.seat, chosen, chosen, 0.0, None)

    def _judged(self, order: Candidate) -> Cost:
        """The same by other seeds than those by which the order was found, so that nobody is charged for their luck."""
        pairs = [(self._done(seed), self._ordered(order, seed)) for seed in JUDGING]
        count = len(pairs)
        chosen, best = (math.fsum(side) / count for side in zip(*pairs, strict=True))
        if best <= chosen:
            return Cost(self.turn.at - 1, self.turn.activation, self.seat, chosen, chosen, 0.0, None)
        spread = math.fsum((there - here - best + chosen) ** 2 for here, there in pairs)
        error = math.sqrt(spread / (count - 1) / count)
        return Cost(self.turn.at - 1, self.turn.activation, self.seat, chosen, best, error,
                    Better(order.value, order.reasons))  # fmt: skip

    def _ordered(self, order: Candidate, seed: int) -> float:
        """The chance of the seat after an order was carried out, and the enemy has replied."""
        return self._chance(self.adviser.played(order, seed, AHEAD))

    def _done(self, seed: int) -> float:
        """The same after what was done."""
        copy = self.adviser.seat.fork(seed, journal=False)
        officers, done = self.adviser.at(copy, Candidate(self.done[0].value)), list(reversed(self.done))
        for _ in range(MOST_ANSWERS):
            if copy.question is None or copy.activations >= AHEAD:
                break
            for seat in copy.waiting():
                asks, next_deed = copy.question.part(seat).text, done[-1] if done else None
                given = None
                if seat == self.seat and next_deed is not None and next_deed.asks == asks and not copy.activations:
                    done.pop()
                    given = next_deed.value if copy.check(seat, copy.number, next_deed.value) is None else None
                copy.answer(seat, copy.number, officers[seat].decide().value if given is None else given)
        return self._chance(copy)

    def _chance(self, copy: Game[Any]) -> float:
        found = judged(copy)
        return found if self.seat == 0 else 1 - found
