"""Decisions in which one order is clearly the best: a quick search finds them, a longer one makes sure.

The longer one plays ten times as many samples with other seeds, and looks further ahead than the general does.
"""

import math
from collections.abc import Sequence
from random import Random
from statistics import NormalDist
from typing import Any, NamedTuple, TypeAlias

import msgspec

from escarmouche.agents.candidates import MODULE, Adviser, Candidate, single
from escarmouche.agents.lines import carried_out, line_of
from escarmouche.agents.search import Tried
from escarmouche.agents.value import value
from escarmouche.engine.game import Game
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Choose, ChooseSome, SeatId
from escarmouche.engine.seat import Seat
from escarmouche.registry import manifest

GLANCE, LOOK, CHECK = range(2), range(2, 6), range(1000, 1060)
"""The seeds by which orders are played out: at first sight, if one seems better, and to make sure."""
EARLY = 12
"""After so many samples a check is given up that leads nowhere."""
SEEMS, LEAST_GAP = 0.04, 0.05
"""By how much the best order must seem to be better than any other, and by how much it must be so in the end."""
FURTHER = 2
"""So many activations further than the general does the check look."""
SURE = 0.99
"""How sure it must be that the best order is the best."""
OPEN = (0.2, 0.92)
"""Between these lies the chance of winning with the best order: nothing is lost or won for good."""
MOST, FEWEST = 4, 3
"""So many orders are looked at twice, and so many there must be."""
NEAR = 1 / 12
"""Two places nearer to each other than this share of the table's length are one place."""

Deeds: TypeAlias = list[tuple[str, Any]]


class Choice(msgspec.Struct, eq=False):
    """An order: what an officer has in mind, the answers that it begins with, the samples of it, and whether the
    officer's own order is this one."""

    candidate: Candidate
    line: list[Any]
    tried: Tried
    usual: bool


class Clear(NamedTuple):
    """A decision that is clear: its orders, the best first, and how sure it is that this is the best."""

    orders: list[Choice]
    confidence: float


class Decider:
    """Says of the decision that a seat has to make whether one order is clearly the best."""

    def __init__(self, game: Game[Any], seat: SeatId, rng: Random, *, at_last: bool = False) -> None:
        """Sit down at a game; where it is about to end, everything may be lost or won."""
        self.game = game
        self.seat = seat
        self.open = (0.0, 1.0) if at_last else OPEN
        self.fewest = 2 if at_last else FEWEST
        self.adviser = Adviser(Seat(game, seat), rng)
        found = manifest(game.ruleset.key)
        self.ahead: int = found.part(MODULE, "LOOKS_AHEAD")
        self.pauses: frozenset[str] = found.part(MODULE, "PAUSES")
        setup: Any = game.setup
        self.near: float = NEAR * max(setup.table.width, setup.table.depth)

    def has_orders(self) -> bool:
        """Whether officers propose anything here."""
        question = self.adviser.seat.question()
        return question is not None and bool(single(self.adviser.tactics.propose(question)))

    def clear(self, *, usual: bool = True) -> Clear | None:
        """The orders, if one of them is clearly the best; None if none is, or if it is the `usual` one against wish."""
        candidates = single(self.adviser.candidates())
        tried = [Tried(one, [], []) for one in candidates]
        if len(tried) < self.fewest:
            return None
        self._play(tried, GLANCE, self.ahead)
        found = self._told_apart(sorted(tried, key=lambda one: -one.chance), candidates[0])
        if len(found) < self.fewest:
            return None
        found = found[:MOST] + [one for one in found[MOST:] if one.usual]
        self._play([one.tried for one in found], LOOK, self.ahead)
        found.sort(key=lambda one: -one.tried.chance)
        if not self._is_open(found[0].tried) or not _leads(found, SEEMS) or (found[0].usual and not usual):
            return None
        return self.checked(found)

    def _told_apart(self, ranked: Sequence[Tried], usual: Candidate) -> list[Choice]:
        """The orders that differ, the best at first sight first; none if another one seems to be as good as it."""
        best = ranked[0]
        if not self._is_open(best):
            return []
        found: list[tuple[Choice, Deeds]] = []
        for tried in ranked:
            choice = Choice(tried.candidate, line_of(self.adviser, tried.candidate), tried, tried.candidate is usual)
            deeds = self._deeds(choice.line)
            same = next((known for known, others in found if self._is_same(deeds, others)), None)
            if same is not None:
                same.usual |= choice.usual
            elif found and best.chance - tried.chance < SEEMS / 2:
                return []
            else:
                found.append((choice, deeds))
        return [choice for choice, _ in found]

    def clear_again(self, lines: Sequence[Sequence[Any]]) -> Clear | None:
        """The same of some orders that are known by the answers that they begin with, the best first."""
        candidates = single(self.adviser.candidates())
        known = [(one, line_of(self.adviser, one)) for one in candidates]
        own = self._deeds(known[0][1])
        found: list[Choice] = []
        for line in lines:
            same = next((one for one in known if _written(one[1]) == _written(line)), None)
            if same is None:
                return None
            found.append(Choice(*same, Tried(same[0], [], []), self._is_same(self._deeds(same[1]), own)))
        return self.checked(found)

    def checked(self, orders: Sequence[Choice]) -> Clear | None:
        """The orders by a longer search, if the first of them is clearly the best; None if it is not."""
        again = [Choice(one.candidate, one.line, Tried(one.candidate, [], []), one.usual) for one in orders]
        tried = [one.tried for one in again]
        self._play(tried, CHECK[:EARLY], self.ahead + FURTHER)
        if not _leads(again, LEAST_GAP / 2):
            return None
        self._play(tried, CHECK[EARLY:], self.ahead + FURTHER)
        sure = confidence(again)
        if sure < SURE or not _leads(again, LEAST_GAP) or not self._is_open(again[0].tried):
            return None
        return Clear([again[0], *sorted(again[1:], key=lambda one: -one.tried.chance)], sure)

    def _play(self, tried: Sequence[Tried], seeds: Sequence[int], ahead: int) -> None:
        for one in tried:
            for seed in seeds:
                end, reply = self.adviser.follow(one.candidate, seed, ahead, self.pauses)
                one.chances.append(value(end, self.seat).chance)
                one.replies.append(reply)

    def _is_open(self, best: Tried) -> bool:
        """Whether nothing is lost or won for good."""
        return self.open[0] <= best.chance <= self.open[1]

    def _deeds(self, line: Sequence[Any]) -> Deeds:
        """What an order does, as far as it matters for telling it from others: what is chosen, and where models end."""
        found: Deeds = []
        for deed in carried_out(self.game, self.seat, line):
            if isinstance(deed.question, Place):
                found.append((deed.question.text, deed.value[deed.question.models[0]].end))
            elif isinstance(deed.question, Choose | ChooseSome):
                found.append((deed.question.text, deed.value))
        return found

    def _is_same(self, one: Deeds, other: Deeds) -> bool:
        """Whether two orders are the same but for a few steps."""
        return len(one) == len(other) and all(
            text == its and (mine == theirs or (isinstance(mine, tuple) and self._is_near(mine, theirs)))
            for (text, mine), (its, theirs) in zip(one, other, strict=True)
        )

    def _is_near(self, one: Any, other: Any) -> bool:
        return isinstance(other, tuple) and one[2] == other[2] and math.dist(one[:2], other[:2]) <= self.near


def _written(line: Sequence[Any]) -> bytes:
    """The answers of an order as they are kept, by which it is known again."""
    return msgspec.msgpack.encode(list(line))


def _leads(orders: Sequence[Choice], gap: float) -> bool:
    """Whether the first order is better than every other one by so much."""
    return all(one.tried.behind(orders[0].tried)[0] >= gap for one in orders[1:])


def confidence(orders: Sequence[Choice]) -> float:
    """How sure it is that the first order is better than all others: at least what is left of each doubt."""
    doubt = 0.0
    for one in orders[1:]:
        mean, error = one.tried.behind(orders[0].tried)
        doubt += 1 - NormalDist().cdf(mean / error) if error else float(mean <= 0)
    return max(0.0, 1 - doubt)
