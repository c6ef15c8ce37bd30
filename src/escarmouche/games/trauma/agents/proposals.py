"""Plans to compare: what else a sergeant could do with the unit whose turn it is, and with the next card."""

import math
from collections.abc import Iterator
from random import Random
from typing import Any

from escarmouche.agents.candidates import Candidate
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.trauma.agents.ground import Ground
from escarmouche.games.trauma.agents.plans import Plan, Planner
from escarmouche.games.trauma.agents.sergeant import WHY, Sergeant
from escarmouche.games.trauma.rules.battle import Battle

MOST = 10
"""So many plans are proposed."""
ALIKE = 4000
"""Two moves that end nearer to each other than this are one."""
CHANCES = {"turn": "because-next-card", "pass": "because-lets-enemy-act", "both": "because-two-at-once",
           "move-card": "because-later"}  # fmt: skip
"""What can be done when a card could be turned, and why."""


class Proposer(Sergeant):
    """A sergeant that also says what else could be done."""

    def adopt(self, candidate: Candidate) -> None:
        """Carry out the plan of a candidate from now on."""
        self.plan = candidate.plan

    def is_at(self, plan: Any) -> bool:
        """Whether the same plan is still being carried out."""
        question = self.seat.question()
        return plan is not None and self.plan is plan and (question is None or question.text != "opportunity")

    def elsewhere(self, seat: Seat, rng: Random) -> "Proposer":
        """The same officer at a copy of the table."""
        return Proposer(seat, rng)

    def propose(self, question: Question) -> list[Candidate]:
        """What the unit that acts could announce, and what could be done instead of turning the next card."""
        if not isinstance(question, Choose) or question.routine:
            return []
        if question.text == "opportunity":
            with listening(None):
                return list(self._chances(question))
        if question.text != "announce":
            return []
        with listening(None):
            ground = Ground(self.seat.glimpse(0), self.seat.id)
            unit = ground.unit(question.data["unit"])
            if unit.place != "table" or not ground.foes:
                return [self._plainly(question, key, unit.id) for key in WHY if question.allows(key)]
            chosen: list[Plan] = []
            for plan in Planner(ground, unit).plans(question.allowed):
                if len(chosen) < MOST and not any(is_alike(plan, other) for other in chosen):
                    chosen.append(plan)
        return [self._plainly(question, plan.key, unit.id, plan) for plan in chosen]

    def _chances(self, question: Choose) -> Iterator[Candidate]:
        """What can be done with the next card, as long as there is an enemy whom it may trouble."""
        foes = Battle(self.seat.glimpse(0)).on_table(1 - self.seat.id)
        for key, why in CHANCES.items() if foes else ():
            if question.allows(key):
                yield Candidate(key, (Reason(0, question.rule, why),), self.plan)

    def _plainly(self, question: Choose, key: str, unit: int, plan: Plan | None = None) -> Candidate:
        return Candidate(key, (Reason(0, question.rule, WHY[key], {"unit": unit}),), plan)


def is_alike(one: Plan, other: Plan) -> bool:
    """Whether two plans of a unit come to much the same."""
    return one.key == other.key and math.dist(one.end.spot[:2], other.end.spot[:2]) < ALIKE


PROPOSER = Proposer
PAUSES = frozenset[str]()
"""The questions that come after a part of an activation which is as good as one."""
LOOKS_AHEAD = 10
"""So many activations are played before an end is valued: its own, and those of the next units of both sides."""
SAMPLES_A_SECOND = 13
"""So many orders are played out in a second on one core."""
