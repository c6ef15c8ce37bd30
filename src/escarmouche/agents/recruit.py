"""The recruit: does anything that is allowed."""

from random import Random

from escarmouche.agents.agent import Decision
from escarmouche.engine.reasons import Reason
from escarmouche.engine.seat import Seat


class Recruit:
    """Answers every question at random, knowing nothing but its seat."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def decide(self) -> Decision:
        """A random allowed answer."""
        return Decision(self.seat.sample(self.rng), WHATEVER)


WHATEVER = (Reason(0, "", "because-whatever"),)
