"""Simple plans that a person might try against the officers: rush, castle, hide, and wait for the last moment.

Each is the sergeant of Firefight in everything but its orders, which it chooses by one rule. `python -m tests.soak
--part strength --against scripts` says how they fare.
"""

from collections.abc import Callable
from random import Random

from escarmouche.agents import Agent, Officer
from escarmouche.agents.agent import Decision
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


SCRIPTS: dict[str, Rule] = {"rush": rush, "castle": castle, "hide": hide, "last-moment": last_moment}


class Scripted(Proposer):
    """A sergeant who gives orders by one rule."""

    rule: Rule

    def weigh(self, question: Question) -> Decision | None:
        """The order that is best by the rule; the sergeant's answer to everything else."""
        found = self.propose(question)
        if not found or (question.text != "activate" and self.order is not None):
            return super().weigh(question)
        left = self._field().left
        best = max(found, key=lambda one: self.rule(one.plan, left))
        self.adopt(best)
        return Decision(best.value, best.reasons)


def enlisted(name: str, seat: Seat, rng: Random) -> Agent:
    """Whoever plays a script."""
    tactics = Scripted(seat, rng)
    tactics.rule = SCRIPTS[name]
    return Officer(seat, rng, tactics)
