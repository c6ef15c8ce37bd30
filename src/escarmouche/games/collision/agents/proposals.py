"""Plans to compare: what else a sergeant could do with the models that may act."""

import math
from collections.abc import Sequence
from random import Random
from typing import Any

from escarmouche.agents.candidates import Candidate
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.collision.agents.aims import Aims
from escarmouche.games.collision.agents.explanations import explain
from escarmouche.games.collision.agents.ground import Ground
from escarmouche.games.collision.agents.plans import Plan
from escarmouche.games.collision.agents.sergeant import A_POINT, Sergeant, Staff
from escarmouche.games.collision.rules.state import Model
from escarmouche.games.collision.rules.turn.activation import FINISH, cost_of

ORDERS = (4, 3, 2, 2, 1, 1)
"""So many plans are proposed for each model, beginning with the one that gains most."""
ALIKE = 2500
"""Two moves that end nearer to each other than this are one."""


class Proposer(Sergeant):
    """A sergeant that also says what else could be done."""

    def adopt(self, candidate: Candidate) -> None:
        """Carry out the plan of a candidate from now on."""
        self.plan, self.reasons = candidate.plan, candidate.reasons
        if self.plan is not None:
            self.runner = self.plan.model

    def is_at(self, plan: Any) -> bool:
        """Whether the same plan is still being carried out."""
        return plan is not None and self.plan is plan

    def elsewhere(self, seat: Seat, rng: Random) -> "Proposer":
        """The same officer at a copy of the table."""
        other = Proposer(seat, rng)
        if seat.id == self.seat.id:
            other.promised = dict(self.promised)
        return other

    def propose(self, question: Question) -> list[Candidate]:
        """Plans for the models that may act, or for the one that does."""
        if not isinstance(question, Choose) or question.text not in ("activate", "choose-action"):
            return []
        with listening(None):
            staff = Staff(Ground(self.seat.glimpse(0), self.seat.id), Random(self.seat.number))
            if question.text == "choose-action":
                return self._go_on(staff, question)
            found = self._activations(staff, question)
            if question.allows(FINISH):
                found.append(Candidate(FINISH, (Reason(0, question.rule, "because-nothing-to-gain"),)))
            return found

    def _go_on(self, staff: Staff, question: Choose) -> list[Candidate]:
        """What the model that acts could do now."""
        ground = staff.ground
        model, acting = ground.model(question.data["model"]), ground.battle.acting
        if acting.arriving:
            return []
        plans = staff.planner.plans(model, Aims(ground, model), question.allows, acting.actions)
        return [
            Candidate(plan.steps[0].action, explain(staff.planner, plan), plan)
            for plan in different(plans, sum(ORDERS))
            if question.allows(plan.steps[0].action)
        ]

    def _activations(self, staff: Staff, question: Choose) -> list[Candidate]:
        """Whom to activate, and with which plan."""
        models = [staff.ground.model(int(key)) for key in question.allowed if key != FINISH]
        weighed = sorted((self._weighed(staff, model) for model in models), key=lambda pair: (-pair[0], pair[1][0][1]))
        return [
            Candidate(str(plan.model), explain(staff.planner, plan), plan)
            for (_, plans), most in zip(weighed, ORDERS, strict=False)
            for plan in different(plans, most)
        ]

    def _weighed(self, staff: Staff, model: Model) -> tuple[float, Sequence[Plan]]:
        """What a model gains by its best plan, and all its plans."""
        if model.place == "waiting":
            gain, plan = self.promise(staff, model)
            return gain, [plan]
        plans = staff.planner.plans(model, Aims(staff.ground, model), lambda action: True, [])
        gain = max(plan.value for plan in plans) - plans[0].value - A_POINT * (cost_of(model) - 1)
        return gain, plans


def different(plans: Sequence[Plan], most: int) -> list[Plan]:
    """Up to so many plans, the best first, of which no two come to much the same."""
    chosen: list[Plan] = []
    for plan in sorted(plans, key=lambda plan: -plan.value):
        if len(chosen) < most and not any(is_alike(plan, other) for other in chosen):
            chosen.append(plan)
    return chosen


def is_alike(one: Plan, other: Plan) -> bool:
    """Whether two plans of a model come to much the same."""
    if [(step.action, step.target) for step in one.steps] != [(step.action, step.target) for step in other.steps]:
        return False
    ends = [step.spot for plan in (one, other) for step in plan.steps[:1]]
    return len(ends) < 2 or None in ends or math.dist(*(spot[:2] for spot in ends if spot is not None)) < ALIKE


PROPOSER = Proposer
PAUSES = frozenset[str]()
"""The questions that come after a part of an activation which is as good as one."""
LOOKS_AHEAD = 4
"""So many activations are played before an end is valued: its own, and those that follow on both sides."""
SAMPLES_A_SECOND = 40
"""So many orders are played out in a second on one core."""
