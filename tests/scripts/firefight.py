"""Scripts for Firefight: rush, castle, hide, and wait for the last moment."""

from collections.abc import Callable
from functools import partial
from random import Random

from escarmouche.agents import Decision
from escarmouche.engine.questions import Question
from escarmouche.engine.seat import Seat
from escarmouche.games.firefight.agents.orders import Order
from escarmouche.games.firefight.agents.proposals import Proposer
from escarmouche.games.firefight.rules.rounds.activation import Charge

Rank = tuple[float, ...]
Rule = Callable[[Order, int], Rank]
"""How good an order is, with so many rounds to come after this one."""


def rush(order: Order, left: int) -> Rank:
    """Charge whom one can, and run at the objectives otherwise."""
    return float(order.action.startswith(Charge.word)), float(order.action == "rush"), order.taking


def castle(order: Order, left: int) -> Rank:
    """Stay where one stands, and shoot."""
    return float(order.action == "hold"), order.harm


def hide(order: Order, left: int) -> Rank:
    """Be where least can happen."""
    return -order.danger, order.taking


def last_moment(order: Order, left: int) -> Rank:
    """Keep out of danger until the last round, and then take objectives."""
    return (order.taking, order.harm) if left <= 0 else (-order.danger, order.harm)


class Scripted(Proposer):
    """A sergeant who gives orders by one rule."""

    def __init__(self, seat: Seat, rng: Random, rule: Rule) -> None:
        super().__init__(seat, rng)
        self.rule = rule

    def weigh(self, question: Question) -> Decision | None:
        """The order that is best by the rule; the sergeant's answer to everything else."""
        found = self.propose(question)
        if not found or (question.text != "activate" and self.order is not None):
            return super().weigh(question)
        left = self._field().left
        best = max(found, key=lambda one: self.rule(one.plan, left))
        self.adopt(best)
        return Decision(best.value, best.reasons)


RULES: dict[str, Rule] = {"rush": rush, "castle": castle, "hide": hide, "last-moment": last_moment}
SCRIPTS = {name: partial(Scripted, rule=rule) for name, rule in RULES.items()}
