"""Levels: the four officers by name, whatever lies between two of them, and what each is worth in a game.

`corporal+40` is between corporal and sergeant: it decides 40 of 100 times as a sergeant, otherwise as a corporal.
"""

import re
from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

import msgspec

from escarmouche.agents.agent import Agent, Decision
from escarmouche.engine.questions import Question
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys, manifest

AT_ONCE = ("recruit", "corporal", "sergeant")
"""Those who answer without thinking long, the best last."""
GENERAL = "general"
NAMES = (*AT_ONCE, GENERAL)
ANCHOR, ANCHOR_POINTS = "sergeant", 1500
"""Whose rating is the same in every game, and what it is."""
WHOLE = 100
BETWEEN = re.compile(r"([a-z]{1,20})\+([1-9][0-9]?)")
FILE = "levels.json"
ABOUT = ("unit", "model", "figure")
"""What questions call those whom they are about."""


class Level(NamedTuple):
    """An officer, and how many of 100 decisions are made as the next better one would."""

    lower: str
    share: int = 0

    @property
    def upper(self) -> str:
        """The better of the two officers; the same one where there is but one."""
        return NAMES[NAMES.index(self.lower) + (self.share > 0)]

    @property
    def name(self) -> str:
        """How it is written."""
        return f"{self.lower}+{self.share}" if self.share else self.lower


def level_of(name: str) -> Level:
    """The level of that name; any other is refused."""
    if name in NAMES:
        return Level(name)
    found = BETWEEN.fullmatch(name)
    if found is None or found[1] not in AT_ONCE:
        raise Refused(refusal("", "refused-unknown-agent", agent=name[:40], known=", ".join(NAMES)))
    return Level(found[1], int(found[2]))


class Between:
    """Decides now as the lower, now as the higher of two officers.

    Whoever says what is done next also says how: a question about somebody is left to the one who answered last.
    """

    def __init__(self, seat: Seat, rng: Random, lower: Agent, upper: Agent, share: int) -> None:
        self.seat = seat
        self.rng = rng
        self.officers = (lower, upper)
        self.share = share
        self._speaks: Agent | None = None

    def decide(self) -> Decision:
        """The answer of whoever's turn it is to decide."""
        question = self.seat.question()
        if question is None:
            raise LookupError("this seat is not asked anything now")
        if self._speaks is None or not _is_about_somebody(question):
            self._speaks = self.officers[WHOLE * self.rng.random() < self.share]
        return self._speaks.decide()


def _is_about_somebody(question: Question) -> bool:
    return any(name in question.data for name in ABOUT)


# What levels are worth


class Rated(msgspec.Struct, frozen=True):
    """A level with its rating in a game: points, the bounds of 95 % certainty, and by how many games."""

    level: str
    points: int
    low: int
    high: int
    games: int


class Met(msgspec.Struct, frozen=True):
    """What two levels came to: how many pairs of games brought the first 0, 0.5, 1, 1.5 and 2 points."""

    one: str
    other: str
    results: tuple[int, int, int, int, int]


class Scale(msgspec.Struct, frozen=True, kw_only=True):
    """What the levels of a game are worth: the commands that measured it, ratings from the worst on, and results."""

    commands: tuple[str, ...]
    think: float
    """How many seconds the general thought about a decision, counted in work."""
    ratings: tuple[Rated, ...]
    meetings: tuple[Met, ...]

    def rated(self, name: str) -> Rated | None:
        """The rating of a level that was measured."""
        return next((one for one in self.ratings if one.level == name), None)

    def covers(self, name: str) -> bool:
        """Whether it is known what a level is worth: it lies no higher than the best that was measured."""
        return _place(level_of(name)) <= _place(level_of(self.ratings[-1].level))

    def points(self, name: str) -> float:
        """What a level is worth; one that was not measured lies on the line between those beside it."""
        place = _place(level_of(name))
        known = sorted((_place(level_of(one.level)), one.points) for one in self.ratings)
        for (low, below), (high, above) in pairwise(known):
            if place <= high:
                return below + (above - below) * (place - low) / (high - low)
        return known[-1][1]

    def fitting(self, points: float) -> str:
        """The level that is worth so much; the worst or the best where none is."""
        best = self.ratings[0]
        for one in self.ratings[1:]:
            if one.points <= best.points:
                # Whoever was not measured to be better does not make a level harder.
                continue
            if points < one.points:
                low, high = _place(level_of(best.level)), _place(level_of(one.level))
                way = max(0.0, (points - best.points) / (one.points - best.points))
                return _level_at(round(low + way * (high - low))).name
            best = one
        return best.level


def _place(level: Level) -> int:
    """How high a level stands, in hundredths of the step from one officer to the next."""
    return WHOLE * NAMES.index(level.lower) + level.share


def _level_at(place: int) -> Level:
    rank, share = divmod(place, WHOLE)
    return Level(NAMES[rank], share)


@cache
def scale(game: str) -> Scale | None:
    """What the levels of a game are worth; None where nobody has measured it."""
    if game not in keys():
        return None
    file = manifest(game).folder / "data" / FILE
    return msgspec.json.decode(file.read_bytes(), type=Scale) if file.is_file() else None
