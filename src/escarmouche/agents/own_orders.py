"""What a player's own order would give, beside what the general would do: by the same chance, on copies of the game in
which everything that the seat cannot know is drawn anew."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from escarmouche.agents.agent import Decision
from escarmouche.agents.candidates import Candidate
from escarmouche.agents.general import General
from escarmouche.agents.planned import PlannedAnswer
from escarmouche.agents.search import Tried
from escarmouche.engine.place import in_order
from escarmouche.engine.reasons import Reason

SHARE = 0.2
"""So much of the work of a hint goes into weighing an order of the player's own."""
LEAST, MOST = 8, 24
"""So many samples it takes at least and at most."""


class Weighed(NamedTuple):
    """The chance of winning with the player's order and with the best one that is known, and the reply to expect."""

    chance: float
    best: float
    reply: tuple[Reason, ...]


class OwnOrders:
    """Weighs what a player is about to do at the moment about which a general has decided."""

    def __init__(self, general: General, decision: Decision) -> None:
        self.general = general
        self.best = Candidate(decision.value, decision.reasons, general.adviser.tactics.plan)
        self.told = decision.chance
        # Other seeds than those by which the best was found: it owes its place to their luck.
        self.first = general.rng.getrandbits(62)
        self.samples = max(LEAST, min(MOST, round(SHARE * general.think * general.pace / 2)))
        self._known: Tried | None = None

    def weigh(self, planned: Sequence[PlannedAnswer]) -> Weighed:
        """What an order is worth whose first answer is given now and the others as they are asked for.

        It is measured by how far it is behind the best, and told beside what the hint has said of that.
        """
        if self._known is None:
            self._known = self._tried(self.best, ())
        own = self._known if self._is_best(planned) else self._tried(Candidate(planned[0].value), planned[1:])
        best = self._known.chance if self.told is None else self.told
        return Weighed(max(0.0, min(1.0, best - own.behind(self._known)[0])), best, own.reply)

    def _is_best(self, planned: Sequence[PlannedAnswer]) -> bool:
        """Whether so far nothing else is planned than what the hint says: then it is meant as the hint means it."""
        return len(planned) == 1 and bool(planned[0].value == msgspec.to_builtins(in_order(self.best.value)))

    def _tried(self, candidate: Candidate, planned: Sequence[PlannedAnswer]) -> Tried:
        """A candidate after all samples."""
        general, tried = self.general, Tried(candidate, [], [])
        for seed in range(self.first, self.first + self.samples):
            chance, reply = general.played(candidate, seed, planned)
            tried.chances.append(chance)
            tried.replies.append(reply)
        return tried
