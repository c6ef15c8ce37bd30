"""What the decisions of a game that is over cost: the best order that could be given less the one that was.

Only what a seat knew counts: whatever was hidden from it, and all chance to come, is drawn anew, the same for every
order. What was done is played out as it was, answer by answer, as long as the questions are the same.
"""

import math
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from escarmouche.agents.candidates import MODULE, MOST_ANSWERS, REPLIED, Adviser, Candidate, proposes, single
from escarmouche.agents.course import Deed, Turn, deeds, judged, reviewable, turns
from escarmouche.agents.levels import ABOUT
from escarmouche.agents.luck import SharedLuck
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat
from escarmouche.registry import manifest

ALL, SOME, ONE = range(3), range(100, 106), range(200, 212)
"""The seeds by which all orders are compared, then the best of them, and those by which what was done is judged."""
FURTHER = range(212, 248)
"""The seeds by which a decision that seems costly is judged more closely."""
IN_PARTS = 3
"""So many parts are played where an activation has parts of its own."""
KEPT = 3
"""So many orders are compared a second time."""
WORTH_A_LOOK = 0.01
"""An order that seems better by less than this is not looked at further."""
COSTLY = 0.05
"""A decision that seems to cost so much is judged more closely."""


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
        if mark not in seen and single(adviser.tactics.propose(question)):
            seen.add(mark)
            found.append(Comparison(adviser, turn, done[turn.at - 1 :]).cost())
    return found


class Comparison:
    """Compares what was done with what could have been done.

    All orders are played out to the end of the activation, the best until the enemy has replied.
    """

    def __init__(self, adviser: Adviser, turn: Turn, done: Sequence[Deed]) -> None:
        self.adviser = adviser
        self.turn = turn
        self.seat = adviser.seat.id
        self.done = [deed for deed in done if deed.seat == self.seat]
        self.pauses: frozenset[str] = manifest(turn.before.ruleset.key).part(MODULE, "PAUSES")
        self.near, self.far = (IN_PARTS, IN_PARTS) if self.pauses else (1, REPLIED)

    def cost(self) -> Cost:
        """What the decision cost: the fewer orders are left that may be better, the more closely they are judged.

        Each time by other seeds, so that nobody is charged for the luck of those by which an order was chosen.
        """
        orders, chosen = single(self.adviser.candidates()), 0.0
        for seeds, ahead, kept in ((ALL, self.near, KEPT), (SOME, self.far, 1)):
            chosen = mean(self._done(seed, ahead) for seed in seeds)
            found = [mean(self._ordered(order, seed, ahead) for seed in seeds) for order in orders]
            if max(found) - chosen < WORTH_A_LOOK:
                return self._nothing_better(chosen)
            ranked = sorted(range(len(orders)), key=lambda number: (-found[number], number))
            orders = [orders[number] for number in ranked[:kept]]
        return self._judged(orders[0])

    def _judged(self, order: Candidate) -> Cost:
        """What was done against the one order that seems best."""
        pairs = [self._pair(order, seed) for seed in ONE]
        if mean(best - chosen for chosen, best in pairs) >= COSTLY:
            pairs += [self._pair(order, seed) for seed in FURTHER]
        count = len(pairs)
        chosen, best = (mean(side) for side in zip(*pairs, strict=True))
        if best <= chosen:
            return self._nothing_better(chosen)
        spread = math.fsum((there - here - best + chosen) ** 2 for here, there in pairs)
        error = math.sqrt(spread / (count - 1) / count)
        return Cost(self.turn.at - 1, self.turn.activation, self.seat, chosen, best, error,
                    Better(order.value, order.reasons))  # fmt: skip

    def _nothing_better(self, chosen: float) -> Cost:
        return Cost(self.turn.at - 1, self.turn.activation, self.seat, chosen, chosen, 0.0, None)

    def _pair(self, order: Candidate, seed: int) -> tuple[float, float]:
        """The chance of the seat after what was done, and after an order, if the same is hidden and drawn."""
        return self._done(seed, self.far), self._ordered(order, seed, self.far)

    def _ordered(self, order: Candidate, seed: int, ahead: int) -> float:
        """The chance of the seat after an order was carried out, and what came next."""
        return self._chance(self.adviser.follow(order, seed, ahead, self.pauses)[0])

    def _done(self, seed: int, ahead: int) -> float:
        """The same after what was done."""
        copy, luck = self.adviser.seat.fork(seed, journal=False), SharedLuck(seed)
        officers, done = self.adviser.at(copy, Candidate(self.done[0].value)), list(reversed(self.done))
        paused = 0
        for _ in range(MOST_ANSWERS):
            if copy.question is None:
                break
            paused += copy.question.text in self.pauses
            past = max(copy.activations, paused)
            if past >= ahead:
                break
            for seat in copy.waiting():
                asks, next_deed = copy.question.part(seat).text, done[-1] if done else None
                given = None
                if seat == self.seat and next_deed is not None and next_deed.asks == asks and not past:
                    done.pop()
                    given = next_deed.value if copy.check(seat, copy.number, next_deed.value) is None else None
                value = officers[seat].decide().value if given is None else given
                luck.lend(copy, seat, value)
                copy.answer(seat, copy.number, value)
        return self._chance(copy)

    def _chance(self, copy: Game[Any]) -> float:
        found = judged(copy)
        return found if self.seat == 0 else 1 - found


def mean(chances: Iterable[float]) -> float:
    """The average."""
    found = list(chances)
    return math.fsum(found) / len(found)
