"""Comparing orders by playing them out: the same chance for all, and the time where it matters.

Every order is played on copies of the game with the same seeds, and the ends are valued. Whoever falls behind for
certain is dropped at once; of the others, those that are behind as time runs out.
"""

import math
from collections import Counter
from collections.abc import Callable, Sequence

import msgspec

from escarmouche.agents.candidates import Candidate
from escarmouche.engine.reasons import Reason

Play = Callable[[Candidate, int], tuple[float, tuple[Reason, ...]]]
"""Plays a candidate out with a seed: the chance of winning that is left, and how the enemy replied."""

BATCH = 4
"""So many samples are drawn of every order before they are compared again."""
LEAST = 8
"""With fewer samples nothing is certain."""
CERTAIN = 2.3
"""An order that is behind by so many standard errors is dropped."""
DOUBT = 0.03
"""How far orders are thought to differ from the usual one before any sample is seen."""
NOISE = 0.05
"""How much samples are thought to differ at least, however alike the first few are."""
SAME = 0.002
"""Orders whose chances are known to differ by less than this are equally good."""


class Tried(msgspec.Struct, eq=False):
    """An order, the chance of winning that each sample of it left, and how the enemy replied."""

    candidate: Candidate
    chances: list[float]
    replies: list[tuple[Reason, ...]]

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
        mean, error = self.behind(usual)
        error = max(error, NOISE / math.sqrt(min(len(self.chances), len(usual.chances))))
        return -mean * DOUBT**2 / (DOUBT**2 + error**2)

    @property
    def reply(self) -> tuple[Reason, ...]:
        """What the enemy said most often when it was his turn."""
        said = Counter(reply for reply in map(_first, self.replies) if reply is not None)
        usual = said.most_common(1)
        return next((reply for reply in self.replies if usual and _first(reply) == usual[0][0]), ())


def _first(reply: tuple[Reason, ...]) -> str | None:
    return repr(reply[0]) if reply else None


def compare(
    candidates: Sequence[Candidate], play: Play, first: int, samples: int, in_time: Callable[[], bool]
) -> list[Tried]:
    """The candidates in the order of what they promise, after at most so many samples and as long as there is time.

    Each is played with the same seeds, beginning with the first.
    """
    tried = [Tried(candidate, [], []) for candidate in candidates]
    left, used, number = list(tried), 0, 0
    halvings = math.log2(len(tried))
    while len(left) > 1 and used < samples:
        for seed in range(first + number, first + number + BATCH):
            for one in left:
                chance, reply = play(one.candidate, seed)
                one.chances.append(chance)
                one.replies.append(reply)
            used += len(left)
            if not in_time():
                break
        number += BATCH
        if not in_time():
            break
        best = max(left, key=lambda one: one.chance)
        left = [one for one in left if one is best or not is_settled(one, best)]
        room = max(1, math.ceil(len(tried) / 2 ** (halvings * used / samples)))
        left = sorted(left, key=lambda one: -one.gain(tried[0]))[:room]
    return sorted(tried, key=lambda one: (one not in left, -one.gain(tried[0])))


def is_settled(one: Tried, best: Tried) -> bool:
    """Whether an order is certainly worse than the best, or so near to it that it does not matter."""
    if len(one.chances) < LEAST:
        return False
    mean, error = one.behind(best)
    return mean > CERTAIN * error or (abs(mean) + CERTAIN * error < SAME)
