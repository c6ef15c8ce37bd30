"""A position in numbers: fighters, threats, objectives and time, the same for every game, book and mission.

A game tells who stands where, what each can do and what is fought for (a `Scene`), from what lies open to both seats.
The same is measured of both sides, so that a position seen from the other side is the same numbers swapped.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId

Floats = NDArray[np.float64]
SEATS = np.array([[0], [1]])
FAR = 1e9
"""Farther than anything is from anything."""
LONG = 24_000
"""What is a long way."""
FADES = 0.5
"""How much less a fighter counts at an objective for each activation that it needs to get there."""
LEANS = 1.2
"""How much an objective leans, as a logit, to whom it belongs, and to whoever is there alone."""
SETTLED = 0.02
"""What nobody's pull on an objective counts as, so that whoever alone can come pulls all of it."""

SIDE = (
    "score", "score late", "worth", "reserve", "fit", "ready", "fighters", "waiting", "waiting late", "acts",
    "acts left", "acts late", "acts waiting", "held", "held late", "taking", "taking late", "next", "next late",
    "sure", "sure late", "disputed", "disputed late", "open", "open late", "pull", "pull late", "likely", "likely late",
    "in time", "safe", "income", "income ever", "fire now", "fire next", "fire ever", "charge now", "charge ever",
    "danger", "prizes", "prizes near", "firepower", "brawn", "guard", "reach", "speed", "near", "crowd",
)  # fmt: skip
"""What is measured of each side."""
COMMON = ("left", "late", "round left", "marks", "contested", "unclaimed")
"""What is measured of a position as a whole."""


class Fighter(NamedTuple):
    """Somebody who acts by himself, a unit or a single model; lengths in thousandths, worth in points of the game."""

    owner: SeatId
    x: float
    y: float
    worth: float
    guard: float
    """How many hits of an ordinary attack take it away."""
    shots: Sequence[tuple[float, float]] = ()
    """Its fire in an activation: how far, and how many hits on an ordinary enemy."""
    blows: float = 0.0
    """How many hits it deals hand to hand."""
    stride: float = 0.0
    """How far it gets in an activation."""
    charge: float = 0.0
    """From how far it can come to blows."""
    ready: float = 1.0
    """How much of an activation it still has in this round."""
    able: float = 1.0
    """How well it can do what it should: less if it is shaken, pinned or the like."""
    holds: bool = True
    """Whether it can take an objective, or keep others from one."""
    radius: float = 0.0
    bodies: Sequence[tuple[float, float]] = ()
    """Where its models stand, if it has several."""
    prize: float = 0.0
    """How many points the enemy has for taking it away."""


class Mark(NamedTuple):
    """A place that is fought for: where, how near one has to be, what it is worth to each seat, and whose it is."""

    x: float
    y: float
    near: float
    worth: tuple[float, float] = (1.0, 1.0)
    owner: SeatId = -1


class Scene(NamedTuple):
    """A position as far as both seats see it; `more` are numbers of each seat that only this game has."""

    fighters: Sequence[Fighter]
    marks: Sequence[Mark]
    score: tuple[float, float]
    """What each seat would have if the game ended now."""
    stake: float
    """How many points are much in this mission."""
    full: tuple[float, float]
    """What each side is worth in all, before anybody has fallen."""
    reserve: tuple[float, float]
    """What each side still has off the table."""
    left: float
    """The share of the game that is still to come."""
    rounds: float
    """How many rounds are still to come, with what is left of this one."""
    round: int
    """Which round it is, from 1 on."""
    acts: SeatId
    """Whose activation is next or under way; -1 if nobody's."""
    more: tuple[Sequence[float], Sequence[float]] = ((), ())


class Eye(Protocol):
    """How a game tells its scenes."""

    names: Sequence[str]
    """What the numbers are that only this game has."""

    def scene(self, game: Game[Any], /) -> Scene:
        """The position of a game, by what is open to both seats."""


class Position(NamedTuple):
    """A position in numbers: a row for each seat, and one for both; with what it takes to judge who judges it."""

    sides: Floats
    common: Floats
    score: tuple[float, float]
    """What each would have if the game ended now."""
    round: int
    acts: SeatId


def measured(scene: Scene) -> Position:
    """A scene in numbers."""
    sides, common = Measuring(scene).told()
    return Position(sides, common, scene.score, scene.round, scene.acts)


class Measuring:
    """Everything that is measured of one scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.unit = max(1e-9, sum(scene.full) / 2)
        """What a whole side is worth, by which worth is counted."""
        self.late = (1.0 - scene.left) ** 2
        both = scene.fighters
        self.sides = [[one for one in both if one.owner == seat] for seat in (0, 1)]
        self.columns = [columns(side) for side in self.sides]
        # For every fighter of the first side and every fighter of the second how far they are apart.
        self.apart = between(*self.columns)

    def told(self) -> tuple[Floats, Floats]:
        """The numbers of both sides, and those of the whole."""
        scene = self.scene
        rows = [self._strength(seat) for seat in (0, 1)]
        ground, contested, unclaimed = self._ground()
        threats = self._threats()
        sides = [
            (*rows[seat], *ground[seat], *threats[seat], *self._shares(seat), *scene.more[seat]) for seat in (0, 1)
        ]
        ready = sum(float(side.ready.sum()) for side in self.columns) / max(1, len(scene.fighters))
        common = (scene.left, self.late, ready, min(2.0, len(scene.marks) / 5), contested, unclaimed)
        return np.array(sides), np.array(common)

    def _strength(self, seat: SeatId) -> tuple[float, ...]:
        """Points and fighters, as far as they are left."""
        scene, side = self.scene, self.columns[seat]
        score = scene.score[seat] / scene.stake
        fit, waiting, acts = side.worth * side.able, float(side.ready.sum()) / 8, float(scene.acts == seat)
        return (
            score, score * self.late, float(side.worth.sum()) / self.unit, scene.reserve[seat] / self.unit,
            float(fit.sum()) / self.unit, float((fit * side.ready).sum()) / self.unit, len(side.worth) / 8,
            waiting, waiting * self.late, acts, acts * scene.left, acts * self.late,
            acts * waiting,
        )  # fmt: skip

    def _ground(self) -> tuple[list[list[float]], float, float]:
        """How both stand to what is fought for; the shares of it that are contested, and that nobody has."""
        scene, late = self.scene, self.late
        if not scene.marks:
            return [[0.0] * 20, [0.0] * 20], 0.0, 0.0
        # Everything has a row for each side and a column for each mark; `[::-1]` is the other side.
        gaps, turns, soon, pull = np.stack([standing(side, scene.marks) for side in self.columns], axis=1)
        there = gaps <= 0
        owner = np.array([mark.owner for mark in scene.marks])
        worth = np.array([mark.worth for mark in scene.marks]).T
        shares = worth / np.maximum(1e-9, worth.sum(axis=1, keepdims=True))
        held, mine = owner == SEATS, there & ~there[::-1]
        # What would be counted as a side's, whether the enemy can still come, and what is free to be taken.
        counted, near = mine | (held & ~there[::-1]), soon <= 1
        coming, threatened = near & ~there, near[::-1]
        sure, disputed, free = counted & ~threatened, counted & threatened, coming & ~there[::-1] & ~threatened & ~held
        pulls = pull / (pull + pull[::-1] + SETTLED)
        claims = held.astype(float) + mine
        leaning = LEANS * (claims - claims[::-1])
        likely = 1.0 / (1.0 + np.exp(-leaning) * ((pull[::-1] + SETTLED) / (pull + SETTLED)) ** 2)
        rows = np.array([held, mine, coming, sure, disputed, free, pulls, likely, turns <= scene.rounds,
                         (held | mine) & (turns[::-1] > scene.rounds)], float)  # fmt: skip
        sums = (rows * shares).sum(axis=2).T
        income = (counted * worth).sum(axis=1) / scene.stake
        found = [
            [*(number for one in now[:8] for number in (one, one * late)), now[8], now[9], gained, gained * scene.left]
            for now, gained in zip(sums.tolist(), income.tolist(), strict=True)
        ]
        both = shares.mean(axis=0)
        return found, float((there[0] & there[1]) @ both), float((owner < 0) @ both)

    def _threats(self) -> list[tuple[float, ...]]:
        """What each side could take from the other now and later by fire and by charge, and how far it is in danger."""
        if not all(len(side.worth) for side in self.columns):
            return [(0.0,) * 8, (0.0,) * 8]
        attacks = [self._attacks(seat) for seat in (0, 1)]
        found: list[tuple[float, ...]] = []
        for seat in (0, 1):
            mine, theirs = self.columns[seat], self.columns[1 - seat]
            (taken, coming, struck, hunted), danger = attacks[seat], attacks[1 - seat][3]
            ready = mine.ready * mine.able
            found.append((
                float(taken @ ready), float(coming @ ready), float(coming @ mine.able), float(struck @ ready),
                float(struck @ mine.able), float(mine.worth @ danger) / self.unit,
                float(theirs.prize.sum()) / self.scene.stake, float(theirs.prize @ hunted) / self.scene.stake,
            ))  # fmt: skip
        return found

    def _attacks(self, seat: SeatId) -> tuple[Floats, Floats, Floats, Floats]:
        """What each fighter takes at best by fire, after a stride, and by charge; and how likely each enemy falls."""
        mine, theirs = self.columns[seat], self.columns[1 - seat]
        apart = self.apart if seat == 0 else self.apart.T
        now, later = fired(mine, apart)
        close = np.where(apart <= mine.charge[:, None], mine.blows[:, None], 0.0)
        all_ways = np.minimum(np.stack((now, later, close)) / theirs.guard, 1.0) * (theirs.worth / self.unit)
        taken, coming, struck = all_ways.max(axis=2)
        return taken, coming, struck, 1.0 - np.exp(-(mine.able @ (later + close)) / theirs.guard)

    def _shares(self, seat: SeatId) -> tuple[float, ...]:
        """Its share of all fire, blows and guard, how far it fires and goes, how near and how wide it stands."""
        mine, theirs = self.columns[seat], self.columns[1 - seat]
        near = crowd = reach = speed = 0.0
        if len(mine.worth):
            _, ranges, hits = mine.aims
            reach = float(np.minimum(ranges, LONG) @ hits) / max(1e-9, float(hits.sum())) / LONG
            speed = float(mine.stride @ mine.worth) / max(1e-9, float(mine.worth.sum())) / LONG
        if len(mine.worth) and len(theirs.worth):
            gaps = (self.apart if seat == 0 else self.apart.T).min(axis=1)
            near = float((np.exp(-gaps / (2 * mine.stride + 1.0)) * mine.worth).sum()) / self.unit
        if len(mine.worth) > 1:
            crowd = float(np.hypot(mine.x - mine.x.mean(), mine.y - mine.y.mean()).mean()) / LONG
        return (
            share(float((mine.power * mine.able).sum()), float((theirs.power * theirs.able).sum())),
            share(float((mine.blows * mine.able).sum()), float((theirs.blows * theirs.able).sum())),
            share(float(mine.guard.sum()), float(theirs.guard.sum())), reach, speed, near, crowd,
        )  # fmt: skip


class Columns(NamedTuple):
    """The fighters of a side, each number as a column; `aims` are their shots: whose, how far, how many hits."""

    x: Floats
    y: Floats
    worth: Floats
    guard: Floats
    blows: Floats
    stride: Floats
    charge: Floats
    ready: Floats
    able: Floats
    holds: Floats
    prize: Floats
    power: Floats
    radius: Floats
    bodies: tuple[NDArray[np.int64], Floats]
    """Of each the first of its models among all of the side, and where these stand."""
    aims: tuple[NDArray[np.int64], Floats, Floats]


NUMBERED = Columns._fields[:-2]
"""Of which a fighter has one each."""


def columns(side: Sequence[Fighter]) -> Columns:
    """The fighters of a side as columns."""
    rows = np.array(
        [
            (one.x, one.y, one.worth, one.guard, one.blows, one.stride, one.charge, one.ready, one.able, one.holds,
             one.prize, sum([hits for _, hits in one.shots]), one.radius)
            for one in side
        ]
    ).reshape(-1, 13).T  # fmt: skip
    crowds = [one.bodies or ((one.x, one.y),) for one in side]
    firsts = np.array([0, *accumulate([len(crowd) for crowd in crowds])], np.int64)[:-1]
    bodies = np.array([body for crowd in crowds for body in crowd], float).reshape(-1, 2)
    shots = [(place, reach, hits) for place, one in enumerate(side) for reach, hits in one.shots]
    aims = np.array(shots).reshape(-1, 3).T
    numbers = dict(zip(NUMBERED, rows, strict=True))
    return Columns(**numbers, bodies=(firsts, bodies), aims=(aims[0].astype(np.int64), aims[1], aims[2]))


def between(mine: Columns, theirs: Columns) -> Floats:
    """How far every fighter of one side is from every one of the other."""
    found: Floats = np.hypot(mine.x[:, None] - theirs.x, mine.y[:, None] - theirs.y)
    return found


def fired(mine: Columns, apart: Floats) -> tuple[Floats, Floats]:
    """How many hits each fighter has on each enemy from where it stands, and if it goes a stride towards it first."""
    who, reach, hits = mine.aims
    whose = (np.arange(len(apart))[:, None] == who) * hits
    gaps = apart[who]
    return whose @ (gaps <= reach[:, None]), whose @ (gaps <= (reach + mine.stride[who])[:, None])


def standing(side: Columns, marks: Sequence[Mark]) -> tuple[Floats, Floats, Floats, Floats]:
    """Of each mark how far the nearest who can hold it is from it, in how many activations anybody is there, in how
    many anybody who is still to act, and how strongly the side pulls at it."""
    if not len(side.worth):
        nothing = np.full(len(marks), FAR)
        return nothing, nothing, nothing, np.zeros(len(marks))
    x, y, near = np.array([(mark.x, mark.y, mark.near) for mark in marks]).T
    firsts, bodies = side.bodies
    nearest = np.minimum.reduceat(np.hypot(bodies[:, :1] - x, bodies[:, 1:] - y), firsts, axis=0)
    gaps = np.maximum(0.0, nearest - near - side.radius[:, None])
    turns = gaps / np.maximum(1.0, side.stride)[:, None]
    present = np.where(side.holds[:, None] > 0, gaps, FAR).min(axis=0)
    soon = np.where((side.ready * side.able)[:, None] > 0, turns, FAR).min(axis=0)
    weight = (side.able * side.guard)[:, None]
    return present, turns.min(axis=0), soon, (weight * FADES**turns).sum(axis=0) / max(1e-9, float(side.guard.max()))


def share(mine: float, theirs: float) -> float:
    """A part of a whole; nothing of nothing."""
    return mine / (mine + theirs) if mine + theirs > 0 else 0.0
