"""Everything that a review has found: the curve, luck and decisions, what swung the game and what mattered most."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec

from escarmouche.agents.costs import Cost, costs
from escarmouche.agents.course import Point
from escarmouche.agents.review import Account, Step, account, weighed
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId

SWINGS, NAMED = 3, 3
"""So many swings and decisions are named."""
LEAST_SWING, LEAST_COST = 0.03, 0.01
"""Less than this is none."""
TELLING = 4
"""By so many digits it is decided what is larger: the rest may differ between machines."""


class Piece(msgspec.Struct, frozen=True):
    """What was found about some activations of a game."""

    steps: list[Step]
    costs: list[Cost]


class Findings(msgspec.Struct, frozen=True):
    """What was found about a game; without steps, only its curve is known."""

    points: list[Point]
    steps: list[Step] = []
    costs: list[Cost] = []

    def account(self, seat: SeatId) -> Account:
        """What made the result, for one seat."""
        return account(self.steps, seat)

    def lost(self, seat: SeatId) -> float:
        """What the decisions of a seat cost it."""
        return math.fsum(cost.cost for cost in self.heaviest() if cost.seat == seat)

    def heaviest(self) -> list[Cost]:
        """The decisions that cost something, the heaviest of each seat in an activation, the heaviest first."""
        found: dict[tuple[int, SeatId], Cost] = {}
        for cost in sorted(self.costs, key=lambda cost: (-round(cost.cost, TELLING), cost.at)):
            if cost.better is not None and cost.cost >= LEAST_COST:
                found.setdefault((cost.activation, cost.seat), cost)
        return list(found.values())

    def named(self) -> list[Cost]:
        """The decisions that mattered most."""
        return self.heaviest()[:NAMED]

    def swings(self) -> list[tuple[Point, Point]]:
        """The activations that swung the game, in their order."""
        pairs = sorted(pairwise(self.points), key=lambda pair: (-round(change(pair), TELLING), pair[0].at))
        found = [pair for pair in pairs[:SWINGS] if change(pair) >= LEAST_SWING]
        return sorted(found, key=lambda pair: pair[0].at)

    def luck(self) -> dict[int, float]:
        """The luck of the first seat in what a line of the journal tells."""
        found: dict[int, float] = {}
        for step in self.steps:
            for roll in step.rolls:
                found[roll.line] = found.get(roll.line, 0.0) + roll.luck
        return found


def change(pair: tuple[Point, Point]) -> float:
    """By how much the value changed, whichever way."""
    return abs(pair[1].chance - pair[0].chance)


def ranges(points: Sequence[Point], count: int) -> list[tuple[int, int]]:
    """The answers of a game in so many pieces or fewer, of whole activations each: the first and last of each piece."""
    ends = [point.at for point in points]
    size = max(1, math.ceil((len(ends) - 1) / count))
    cuts = [*ends[:-1:size], ends[-1]]
    return [(first + 1, last) for first, last in pairwise(cuts)]


def piece(game: Game[Any], first: int, last: int) -> Piece:
    """What is found about the activations from one answer to another."""
    return Piece(weighed(game, first, last), costs(game, first, last))


def together(points: Sequence[Point], pieces: Sequence[Piece]) -> Findings:
    """The findings of all pieces, in their order."""
    steps = [step for one in pieces for step in one.steps]
    return Findings(list(points), steps, [cost for one in pieces for cost in one.costs])
