"""What of a game that is over was luck, and what was decided.

From one answer to the next the value of a game goes from before to after. What whoever answered could expect, by all
that he knew, lies between: up to there it was decided, from there on it was luck, first of what was hidden, then of one
roll after the other. So all parts together are exactly the result less the beginning. In the middle of an activation,
the value is what can be expected at its end if every question until then gets its usual answer.
"""

import math
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

import msgspec

from escarmouche.agents import Officer, Untaught, advise
from escarmouche.agents.course import Turn, judged, opened, reviewable, turns
from escarmouche.engine.chance import Chance, Prelude, Recorded, Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import RuleId
from escarmouche.engine.seat import Seat

FEW, MANY = 8, 32
"""So many samples are taken of what could have come; many where the few are not of one mind."""
OF_ONE_MIND = 0.002
"""Samples whose values spread less than this are of one mind."""
MOST_AHEAD = 20
"""So many answers to the end of an activation are foreseen."""
SCRIPT = "corporal"
"""Who answers for those of whom nothing is known but that they answer at the same time."""


class Roll(msgspec.Struct, frozen=True):
    """Dice or cards that were drawn in one go: for which rule, where the journal tells of it, and the luck of it."""

    rule: RuleId
    line: int
    luck: float


class Part(msgspec.Struct, frozen=True):
    """What the answer of a seat could be expected to change."""

    seat: SeatId
    gain: float


class Step(msgspec.Struct, frozen=True):
    """From one answer to the next; all numbers are the chance of the first seat, or how much it changed.

    `at` is how many answers were given in the end, `activation` how many activations had begun before.
    """

    at: int
    activation: int
    before: float
    after: float
    parts: tuple[Part, ...]
    hidden: float
    rolls: tuple[Roll, ...]

    @property
    def luck(self) -> float:
        """What came otherwise than could be expected."""
        return math.fsum((self.hidden, *(roll.luck for roll in self.rolls)))


class Account(msgspec.Struct, frozen=True):
    """What made the result of a game, for one seat: luck, and by how much it decided better than the other, or worse.

    The result less the start is luck and decisions together.
    """

    start: float
    result: float
    luck: float
    decided: float


def account(steps: Sequence[Step], seat: SeatId) -> Account:
    """What made the result of a game, for one seat."""
    luck = math.fsum(part for step in steps for part in (step.hidden, *(roll.luck for roll in step.rolls)))
    decided = math.fsum(part.gain for step in steps for part in step.parts)
    if seat == 0:
        return Account(steps[0].before, steps[-1].after, luck, decided)
    return Account(1 - steps[0].before, 1 - steps[-1].after, -luck, -decided)


def weighed(game: Game[Any], first: int = 1, last: int | None = None) -> list[Step]:
    """The steps of a game, or of some of its activations; pieces that meet fit together to the last digit.

    What both sides set up counts as where they started, and so for nobody.
    """
    found: list[Step] = []
    start = opened(reviewable(game)) if first == 1 else None
    for turn in turns(game, first, last):
        if start is not None and turn.at <= start.at:
            found.append(Step(turn.at, turn.activation, start.chance, start.chance, (), 0.0, ()))
            continue
        was = found[-1].after if found else judged(turn.before)
        found.append(Weighing(turn, was).step())
    return found


class Weighing:
    """Weighs what could have come of some answers, by samples that depend on nothing but their numbers."""

    def __init__(self, turn: Turn, was: float) -> None:
        self.turn = turn
        self.was = was

    def step(self) -> Step:
        """The step with all its parts."""
        turn, was = self.turn, self.was
        now = judged(turn.after) if turn.settled else foreseen(turn.after, turn.activation)
        if turn.conceded is not None:
            return Step(turn.at, turn.activation, was, now, (Part(turn.conceded, now - was),), 0.0, ())
        levels = [*(mean(partial(self._rolled, one.first)) for one in turn.draws), now]
        rolls = tuple(Roll(one.rule, one.line, levels[number + 1] - levels[number])
                      for number, one in enumerate(turn.draws))  # fmt: skip
        parts = self._parts(levels[0])
        hidden = levels[0] - was - math.fsum(part.gain for part in parts)
        return Step(turn.at, turn.activation, was, now, parts, hidden, rolls)

    def _parts(self, level: float) -> tuple[Part, ...]:
        """What each seat could expect of its answer; what comes whatever they answer, they share."""
        seats, was = tuple(self.turn.answers), self.was
        if len(seats) == 1 and not hides(self.turn.before, seats[0]):
            return (Part(seats[0], level - was),)
        expected = [mean(partial(self._known, seat, (seat,))) for seat in seats]
        if len(seats) == 1:
            return (Part(seats[0], expected[0] - was),)
        anyway = mean(partial(self._known, seats[0], ()))
        common = (anyway - was) / len(seats)
        return tuple(Part(seat, found - anyway + common) for seat, found in zip(seats, expected, strict=True))

    def _rolled(self, first: int, seed: int) -> float:
        """The value if the first draws fall as they did, and all others anew."""
        copy, after = self.turn.before.fork(journal=False), luck_of(self.turn.activation, seed)
        after.roll(first, 2, "", "")
        return self._answered(copy, Prelude(Recorded(self.turn.drawn[:first]), after), self.turn.answers)

    def _known(self, eye: SeatId, answering: Collection[SeatId], seed: int) -> float:
        """The value if all that a seat does not know is as likely as any other: what is hidden, answered and drawn."""
        copy = self.turn.before.fork(eye, seed, journal=False)
        answers = dict(self.turn.answers)
        for other in answers.keys() - set(answering):
            answers[other] = advise(SCRIPT, Seat(copy, other), Random(seed)).decide().value
        return self._answered(copy, luck_of(self.turn.activation, seed), answers)

    def _answered(self, copy: Game[Any], chance: Chance, answers: Mapping[SeatId, Any]) -> float:
        copy.chance = chance
        for seat, given in answers.items():
            copy.answer(seat, copy.number, given)
        return settled(copy, self.turn.activation)


def foreseen(game: Game[Any], activation: int) -> float:
    """The value of a game that can be expected by whoever has to answer."""
    if not activation or game.question is None:
        return judged(game)
    eye = game.waiting()[0]

    def sample(seed: int) -> float:
        copy = game.fork(eye, seed, journal=False)
        copy.chance = luck_of(activation, seed)
        return settled(copy, activation)

    return mean(sample)


def settled(copy: Game[Any], activation: int) -> float:
    """The value of a copy once its activation is over, if every question until then gets its usual answer."""
    for _ in range(MOST_AHEAD if activation else 0):
        if copy.question is None or copy.activations:
            break
        for seat in copy.waiting():
            copy.answer(seat, copy.number, Officer(Seat(copy, seat), Random(0), Untaught()).decide().value)
    return judged(copy)


def hides(game: Game[Any], seat: SeatId) -> bool:
    """Whether a game holds anything that a seat does not know."""
    return game.glimpse(seat).hash() != game.hash()


def luck_of(activation: int, seed: int) -> Seeded:
    """The same luck for all that could have come in an activation."""
    return Seeded((activation << 16) + seed)


def mean(sample: Callable[[int], float]) -> float:
    """What samples come to on average: few of them where they agree, many where they do not."""
    few = [sample(seed) for seed in range(FEW)]
    if max(few) - min(few) < OF_ONE_MIND:
        return math.fsum(few) / FEW
    return math.fsum((*few, *(sample(seed) for seed in range(FEW, MANY)))) / MANY
