"""The general: compares what its officers propose by playing it out, and does what leaves the best chances."""

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from escarmouche.agents.agent import Alternative, Decision
from escarmouche.agents.candidates import MODULE, REPLIED, Adviser, Candidate
from escarmouche.agents.planned import PlannedAnswer
from escarmouche.agents.search import FAR_BATCH, GLANCES, Tried, compare, promised
from escarmouche.agents.value import value
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat
from escarmouche.registry import manifest

SECONDS = 1.0
"""How long it thinks about a decision, if nobody says otherwise."""
LEAST_THOUGHT, MOST_THOUGHT = 0.01, 600.0
"""How long it may be told to think."""
ALTERNATIVES = 2
"""So many of the other orders are told."""
PERCENT = 100
FAR = 3
"""Whoever looks so many activations ahead has a glance at what each order comes to at once before."""


class General:
    """Answers as the sergeant does, but for the orders that matter, which it compares.

    Thinking is counted in samples, so many for a second, and so depends on nothing but the seed; with a clock it also
    ends when the time is up. One that compares only a share of its orders lies between sergeant and general.
    """

    def __init__(
        self, seat: Seat, rng: Random, think: float = SECONDS, *, clock: bool = False, share: float = 1.0
    ) -> None:
        self.seat = seat
        self.rng = rng
        self.think = think
        self.clock = clock
        self.share = share
        self.adviser = Adviser(seat, Random(rng.getrandbits(63)))
        game = manifest(seat.view()["game"])
        self.pace: int = game.part(MODULE, "SAMPLES_A_SECOND")
        self.activations: int = game.part(MODULE, "LOOKS_AHEAD")
        self.pauses: frozenset[str] = game.part(MODULE, "PAUSES")

    def sit(self, seat: Seat) -> None:
        """Go on at another copy of the same game, with everything in mind."""
        self.seat = seat
        self.adviser.sit(seat)

    def decide(self) -> Decision:
        """The order that leaves the best chance of winning; what is under way is carried out."""
        plan = self.adviser.tactics.plan
        usual = self.adviser.usual()
        if self.adviser.tactics.is_at(plan):
            return Decision(usual.value, usual.reasons)
        if self.share < 1 and self.rng.random() >= self.share:
            return Decision(usual.value, usual.reasons)
        others = self.adviser.others(usual)
        if not others:
            return Decision(usual.value, usual.reasons)
        return self.chosen(self.compared([usual, *others]))

    def compared(self, candidates: list[Candidate]) -> list[Tried]:
        """Candidates with what they promise, the best first."""
        luck, until = self.rng.getrandbits(63), time.monotonic() + self.think
        samples, least, promises = round(self.think * self.pace), 2 * len(candidates), list[float]()
        if self.activations >= FAR:
            promises, luck = promised(candidates, self.glance, luck), luck + GLANCES
            samples, least = samples - round(GLANCES * len(candidates) / self.activations), 2 * FAR_BATCH

        def in_time() -> bool:
            return not self.clock or time.monotonic() < until

        return compare(candidates, self.played, luck, max(least, samples), in_time, promises)

    def glance(self, candidate: Candidate, seed: int) -> float:
        """The chance of winning after a candidate has been carried out."""
        return value(self.adviser.follow(candidate, seed, 1, self.pauses)[0], self.seat.id).chance

    def played(
        self, candidate: Candidate, seed: int, planned: Sequence[PlannedAnswer] = ()
    ) -> tuple[float, tuple[Reason, ...]]:
        """The chance of winning after a candidate and what came of it, and how the enemy replied.

        It is the average over the later half of the way: as true as the end alone, and less a matter of luck.
        """
        seen, counted = list[float](), self.activations // 2

        def look(copy: Game[Any], done: int) -> None:
            if done >= self.activations - counted:
                seen.append(value(copy, self.seat.id).chance)

        end, reply = self.adviser.follow(candidate, seed, self.activations, self.pauses, planned, look)
        # A game that is over sooner stays as it ended.
        left = max(1, counted + 1 - len(seen))
        return (sum(seen) + left * value(end, self.seat.id).chance) / (len(seen) + left), reply

    def chosen(self, tried: list[Tried]) -> Decision:
        """The best of the orders that were played, with what it expects and what came next."""
        best, *others = [one for one in tried if one.chances]
        self.adviser.adopt(best.candidate)
        chance = Reason(0, "", "because-chance-of-winning", {"percent": round(PERCENT * best.chance)})
        # By the samples that both have: so few say little of how good an order is, but more of which is better.
        chances = [min(best.chance, max(0.0, best.chance - one.behind(best)[0])) for one in others]
        ranked = sorted(zip(others, chances, strict=True), key=lambda pair: -pair[1])
        alternatives = tuple(_told_apart(ranked, best)[:ALTERNATIVES])
        reply = best.reply or self.adviser.follow(best.candidate, self.rng.getrandbits(63), REPLIED)[1]
        return Decision(best.candidate.value, (chance, *best.candidate.reasons), best.chance, reply, alternatives)


def _told_apart(ranked: list[tuple[Tried, float]], best: Tried) -> list[Alternative]:
    """The orders that read differently from the best and from one another, with their chances."""
    found: list[Alternative] = []
    told = [(best.candidate.value, best.candidate.reasons)]
    for one, chance in ranked:
        words = (one.candidate.value, one.candidate.reasons)
        if words not in told:
            told.append(words)
            found.append(Alternative(*words, chance))
    return found
