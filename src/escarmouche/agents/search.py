"""Comparing orders by playing them out: the same chance for all, and the time where it matters.

Every order is played on copies of the game with the same seeds, and the ends are valued. Whoever falls behind for
certain is dropped at once; of the others, those that are behind as time runs out. The usual order is played to the
end, since all others are measured by it.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from escarmouche.agents.candidates import Candidate
from escarmouche.engine.reasons import Reason

Glance = Callable[[Candidate, int], float]
"""Looks at what a candidate comes to at once, with a seed: the chance of winning that is left."""
Play = Callable[[Candidate, int], tuple[float, tuple[Reason, ...]]]
"""Plays a candidate out with a seed: the chance of winning that is left, and how the enemy replied."""

BATCH, FAR_BATCH = 4, 2
"""So many samples are drawn of every order before they are compared again; fewer, if each looks far ahead."""
LEAST = 8
"""With fewer samples nothing is certain."""
CERTAIN = 2.3
"""An order that is behind by so many standard errors is dropped."""
DOUBT, FAR_DOUBT = 0.03, 0.06
"""How far orders are thought to differ from the usual one before any sample is seen; more, if one looks far ahead."""
NOISE = 0.05
"""How much samples are thought to differ at least, however alike the first few are."""
GLANCES, GLIMPSED = 2, 0.3
"""So many samples a glance is made of, and how much of what it sees of a gain is still there after a longer look."""
HANDICAP = 0.02
"""How much worse than the usual one other orders are on average, after a longer look."""
FEWEST = 3
"""Of no more orders than can have so many samples each are any taken after a glance."""
SAME = 0.002
"""Orders whose chances are known to differ by less than this are equally good."""


class Tried(msgspec.Struct, eq=False):
    """An order, the chance of winning that each sample of it left, and how the enemy replied.

    `promise` is how much more than the usual order it is thought to bring before any sample is seen, and `doubt` how
    far off that may be.
    """

    candidate: Candidate
    chances: list[float]
    replies: list[tuple[Reason, ...]]
    promise: float = 0.0
    doubt: float = DOUBT

    @property
    def chance(self) -> float:
        """The chance of winning, as far as it is known."""
        return sum(self.chances) / len(self.chances)

    def behind(self, other: "Tried") -> tuple[float, float]:
        """How far it is behind another order by the samples that both have, and the standard error of that."""
        off = [theirs - mine for mine, theirs in zip(self.chances, other.chances, strict=False)]
        mean = sum(off) / len(off)
        spread = sum((one - mean) ** 2 for one in off) / max(1, len(off) - 1)
        return mean, math.sqrt(spread / len(off))

    def gain(self, usual: "Tried") -> float:
        """How much more it promises than the usual order, as far as that can be believed after so few samples."""
        if self is usual:
            return 0.0
        if not self.chances:
            return self.promise
        mean, error = self.behind(usual)
        error = max(error, NOISE / math.sqrt(min(len(self.chances), len(usual.chances))))
        believed = self.doubt**2 / (self.doubt**2 + error**2)
        return self.promise * (1 - believed) - mean * believed

    @property
    def reply(self) -> tuple[Reason, ...]:
        """What the enemy said most often when it was his turn."""
        said = Counter(reply for reply in map(_first, self.replies) if reply is not None)
        usual = said.most_common(1)
        return next((reply for reply in self.replies if usual and _first(reply) == usual[0][0]), ())


def _first(reply: tuple[Reason, ...]) -> str | None:
    return repr(reply[0]) if reply else None


def promised(candidates: Sequence[Candidate], glance: Glance, first: int) -> list[float]:
    """How much more than the first each candidate is thought to bring: by an officer's opinion, or else by a glance."""

    def seen(one: Candidate) -> float:
        return sum(glance(one, seed) for seed in range(first, first + GLANCES)) / GLANCES

    usual = seen(candidates[0])
    even = 4 * usual * (1 - usual)
    gains = [GLIMPSED * (seen(one) - usual) if one.behind is None else -even * one.behind for one in candidates[1:]]
    return [0.0, *(gain - HANDICAP * even for gain in gains)]


def compare(
    candidates: Sequence[Candidate],
    play: Play,
    first: int,
    samples: int,
    in_time: Callable[[], bool],
    promises: Sequence[float] = (),
) -> list[Tried]:
    """The candidates in the order of what they promise, after at most so many samples and as long as there is time.

    Each is played with the same seeds, beginning with the first. With promises, those that promise least are not played
    if there are too few samples for all.
    """
    known = promises or [0.0] * len(candidates)
    doubt, batch = (FAR_DOUBT, FAR_BATCH) if promises else (DOUBT, BATCH)
    tried = [Tried(candidate, [], [], promise, doubt) for candidate, promise in zip(candidates, known, strict=True)]
    usual, used, number = tried[0], 0, 0
    field = min(len(tried), max(2, samples // FEWEST)) if promises else len(tried)
    left, halvings = leading(tried, usual, field), math.log2(field)
    while len(left) > 1 and used < samples:
        for seed in range(first + number, first + number + batch):
            for one in left:
                chance, reply = play(one.candidate, seed)
                one.chances.append(chance)
                one.replies.append(reply)
            used += len(left)
            if not in_time():
                break
        number += batch
        if not in_time():
            break
        best = max(left, key=lambda one: one.chance)
        left = [one for one in left if one in (best, usual) or not is_settled(one, best)]
        left = leading(left, usual, math.ceil(field / 2 ** (halvings * used / samples)))
        if len(left) == 2 and is_settled(usual, left[1]):
            left = left[1:]
    return sorted(tried, key=lambda one: (one not in left, -one.gain(usual)))


def leading(tried: Sequence[Tried], usual: Tried, room: int) -> list[Tried]:
    """The usual order, and at least one of the others: those that promise most, as far as there is room."""
    others = sorted((one for one in tried if one is not usual), key=lambda one: -one.gain(usual))
    return [usual, *others[: max(1, room - 1)]]


def is_settled(one: Tried, best: Tried) -> bool:
    """Whether an order is certainly worse than the best, or so near to it that it does not matter."""
    if len(one.chances) < LEAST:
        return False
    mean, error = one.behind(best)
    return mean > CERTAIN * error or (abs(mean) + CERTAIN * error < SAME)
