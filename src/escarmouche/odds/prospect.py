"""What may happen, with its chances: the form in which every game tells its odds."""

from typing import Any

import msgspec

from escarmouche.engine.reasons import Reason
from escarmouche.odds.distribution import complete


class Tally(msgspec.Struct, frozen=True):
    """A whole number that chance decides, such as models lost: each value with its probability, in rising order."""

    text: str
    chances: tuple[tuple[int, float], ...]
    data: dict[str, Any] = {}

    def __post_init__(self) -> None:
        """Raise an error if the probabilities do not add up to one."""
        complete(chance for _, chance in self.chances)

    @property
    def mean(self) -> float:
        """The average of the number."""
        return sum(value * probability for value, probability in self.chances)

    def at_least(self, value: int) -> float:
        """The probability of that much or more."""
        return sum(probability for count, probability in self.chances if count >= value)


class Likelihood(msgspec.Struct, frozen=True):
    """Something that comes about or does not, such as a unit being destroyed."""

    text: str
    probability: float
    data: dict[str, Any] = {}

    def __post_init__(self) -> None:
        """Raise an error if the probability is not between 0 and 1."""
        complete((self.probability, 1.0 - self.probability))


class Prospect(msgspec.Struct, frozen=True):
    """The odds of one thing that could be done: its numbers, its states, and the reasons that went in.

    `remarks` say what else is worth knowing: how it is best played, and what the odds leave out.
    """

    mechanic: str
    tallies: tuple[Tally, ...] = ()
    states: tuple[Likelihood, ...] = ()
    reasons: tuple[Reason, ...] = ()
    remarks: tuple[Reason, ...] = ()
