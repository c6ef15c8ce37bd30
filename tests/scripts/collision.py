"""Scripts for Collision: rush, castle, and the sergeant that never charges."""

from collections.abc import Callable
from functools import partial
from random import Random

from escarmouche.agents import Decision
from escarmouche.engine.questions import Question
from escarmouche.engine.seat import Seat
from escarmouche.games.collision.agents.plans import Plan
from escarmouche.games.collision.agents.proposals import Proposer

Rule = Callable[[Plan], tuple[float, ...]]
"""How good a plan is."""


def rush(plan: Plan) -> tuple[float, ...]:
    """Charge whom one can, and run at what the mission is about otherwise."""
    actions = [step.action for step in plan.steps]
    return float("charge" in actions), float(actions.count("move")), plan.value


def castle(plan: Plan) -> tuple[float, ...]:
    """Stay where one stands, and shoot or watch."""
    actions = {step.action for step in plan.steps}
    return float(not actions & {"move", "charge"}), float("shoot" in actions), float("overwatch" in actions), plan.value


def no_charges(plan: Plan) -> tuple[float, ...]:
    """What the sergeant would do if it never charged."""
    return float(all(step.action != "charge" for step in plan.steps)), plan.value


class Scripted(Proposer):
    """A sergeant who chooses plans by one rule."""

    def __init__(self, seat: Seat, rng: Random, rule: Rule) -> None:
        super().__init__(seat, rng)
        self.rule = rule

    def weigh(self, question: Question) -> Decision | None:
        """The plan that is best by the rule; the sergeant's answer to everything else."""
        usual = super().weigh(question)
        found = [one for one in self.propose(question) if one.plan is not None and one.plan.steps]
        # Whoever waits comes on, what lies at hand is picked up, and who is done is done, as usual.
        if usual is None or self.plan is None or not self.plan.steps or usual.value not in [one.value for one in found]:
            return usual
        best = max(found, key=lambda one: self.rule(one.plan))
        self.adopt(best)
        return Decision(best.value, best.reasons)


RULES: dict[str, Rule] = {"rush": rush, "castle": castle, "no-charges": no_charges}
SCRIPTS = {name: partial(Scripted, rule=rule) for name, rule in RULES.items()}
