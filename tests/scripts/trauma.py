"""Scripts for Trauma: rush to the points, stay and fire, hide."""

from collections.abc import Callable
from functools import partial
from random import Random

from escarmouche.agents import Decision
from escarmouche.engine.questions import Question
from escarmouche.engine.seat import Seat
from escarmouche.games.trauma.agents.plans import Plan
from escarmouche.games.trauma.agents.proposals import Proposer

Rule = Callable[[Plan], tuple[float, ...]]
"""How good a plan is."""


def rush(plan: Plan) -> tuple[float, ...]:
    """Run to where one is needed, and fire once there."""
    return plan.end.hold, float(plan.key == "move+move"), plan.fire


def castle(plan: Plan) -> tuple[float, ...]:
    """Stay where one stands, and fire."""
    return float("move" not in plan.key), plan.fire


def hide(plan: Plan) -> tuple[float, ...]:
    """Be where least can happen."""
    return -plan.end.danger, plan.end.hold


class Scripted(Proposer):
    """A sergeant who chooses plans by one rule."""

    def __init__(self, seat: Seat, rng: Random, rule: Rule) -> None:
        super().__init__(seat, rng)
        self.rule = rule

    def weigh(self, question: Question) -> Decision | None:
        """The plan that is best by the rule; the sergeant's answer to everything else."""
        found = [one for one in self.propose(question) if one.plan is not None]
        if not found:
            return super().weigh(question)
        best = max(found, key=lambda one: self.rule(one.plan))
        self.adopt(best)
        return Decision(best.value, best.reasons)


RULES: dict[str, Rule] = {"rush": rush, "castle": castle, "hide": hide}
SCRIPTS = {name: partial(Scripted, rule=rule) for name, rule in RULES.items()}
