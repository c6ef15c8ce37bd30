"""The recruit: does anything that is allowed."""

from random import Random
from typing import Any

from escarmouche.core.seat import Seat


class Recruit:
    """Answers every question at random, knowing nothing but its seat."""

    def __init__(self, seat: Seat, rng: Random) -> None:
        self.seat = seat
        self.rng = rng

    def decide(self) -> Any:
        """A random allowed answer."""
        return self.seat.sample(self.rng)
