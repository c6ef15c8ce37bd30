"""Orders to compare: what else a sergeant could do with the units that may act."""

import math
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from escarmouche.agents.candidates import Candidate
from escarmouche.engine.questions import Choose, Question
from escarmouche.engine.rulebook import listening
from escarmouche.engine.seat import Seat
from escarmouche.games.firefight.agents.orders import Order, Staff
from escarmouche.games.firefight.agents.sergeant import Sergeant
from escarmouche.games.firefight.rules.rounds.activation import Charge
from escarmouche.games.firefight.rules.state import Unit

UNITS = 4
"""So many of the units that could act are looked at."""
ORDERS = (4, 3, 2, 2)
"""So many orders are proposed for each of them, beginning with the one that promises most."""
ALIKE = 3000
"""Two moves that end nearer to each other than this are one."""


class Proposer(Sergeant):
    """A sergeant that also says what else could be done."""

    @property
    def plan(self) -> Order | None:
        """The order that is being carried out."""
        return self.order

    def adopt(self, candidate: Candidate) -> None:
        """Carry out the order of a candidate from now on."""
        self.order = candidate.plan

    def is_at(self, plan: Any) -> bool:
        """Whether the same plan is still being carried out."""
        return plan is not None and self.plan is plan

    def elsewhere(self, seat: Seat, rng: Random) -> "Proposer":
        """The same officer at a copy of the table."""
        other = Proposer(seat, rng)
        other.arsenal = self.arsenal
        return other

    def propose(self, question: Question) -> list[Candidate]:
        """Orders for the units that may act, or for the one that does."""
        if not isinstance(question, Choose) or question.text not in ("activate", "choose-action"):
            return []
        with listening(None):
            staff = Staff(self._field, self.arsenal)
            units = staff.field.state.units
            if question.text == "choose-action":
                chosen = different(staff, units[question.data["unit"]], question.allows, sum(ORDERS))
                return [Candidate(order.action, order.reasons, order) for order in chosen]
            able = [units[int(key)] for key in question.allowed if key.isdecimal()]
            able.sort(key=lambda unit: (-staff.promise(unit), unit.id))
            return [
                Candidate(str(unit.id), order.reasons, order)
                for unit, most in zip(able[:UNITS], ORDERS, strict=False)
                for order in different(staff, unit, lambda action: True, most)
            ]


def different(staff: Staff, unit: Unit, allows: Callable[[str], bool], most: int) -> Iterator[Order]:
    """Up to so many orders for a unit, the best first, of which no two come to much the same."""
    chosen: list[Order] = []
    for order in staff.possible(unit, allows, every_charge=True):
        if len(chosen) == most:
            return
        if not any(is_alike(order, other) for other in chosen):
            chosen.append(order)
            yield order


def is_alike(one: Order, other: Order) -> bool:
    """Whether two orders for a unit come to much the same."""
    if one.action != other.action:
        return False
    if one.action.startswith(Charge.word) or not one.goals or not other.goals:
        return True
    return math.dist(one.goals[0][:2], other.goals[0][:2]) < ALIKE


PROPOSER = Proposer
PAUSES = frozenset[str]()
"""The questions that come after a part of an activation which is as good as one."""
LOOKS_AHEAD = 8
"""So many activations are played before an end is valued: its own, and most of a round."""
SAMPLES_A_SECOND = 60
"""So many orders are played out in a second on one core."""
