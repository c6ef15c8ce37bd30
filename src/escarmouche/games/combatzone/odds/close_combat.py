"""A round of close combat: who wins it, and what becomes of the loser."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from escarmouche.games.combatzone.odds.totals import REMEMBERED, totals
from escarmouche.games.combatzone.odds.wounds import Fate, Fates, mixed_fates, unharmed, wounded
from escarmouche.games.combatzone.rules.forecast import Roller, Sides
from escarmouche.games.combatzone.rules.state import Nerve
from escarmouche.odds.distribution import followed

Best = dict[tuple[int, int], float]
"""How likely each best total of a side is, with whose it is by his place."""
STRUCK = (0.0, 1.0)


class Round(NamedTuple):
    """What a round comes to: how likely each side wins it, and what becomes of each principal."""

    wins: tuple[float, float]
    fates: tuple[Fates, Fates]


class Course(NamedTuple):
    """How two principals stand after some rounds, and how many were fought."""

    fates: tuple[Fate, Fate]
    rounds: int = 0


def fought_on(sides: Mapping[tuple[bool, Nerve, Nerve], Sides], rounds: int) -> dict[Course, float]:
    """How likely each state of two principals is after so many rounds at most.

    `sides` says who rolls, by whether it is the first round and how both have reacted so far. The rounds are over when
    one of the two is out of the game or runs.
    """
    first = next(both for (is_first, _, _), both in sides.items() if is_first)
    found = {Course((unharmed(first[1][0].blow), unharmed(first[0][0].blow))): 1.0}
    for _ in range(rounds):
        found = followed(found, lambda course: _fought_again(sides, course))
    return found


def _fought_again(sides: Mapping[tuple[bool, Nerve, Nerve], Sides], course: Course) -> Iterator[tuple[Course, float]]:
    """The states after one round more, with their probabilities; at most one of the two suffers anything."""
    if any(fate.out or fate.reaction == "routed" for fate in course.fates):
        yield course, 1.0
        return
    mine, theirs = course.fates
    found = fought(sides[not course.rounds, mine.reaction, theirs.reaction])
    spared, rounds = 1.0, course.rounds + 1
    for place, fates in enumerate(found.fates):
        for fate, chance in fates:
            if fate != course.fates[place]:
                spared -= chance
                yield Course((fate, theirs) if place == 0 else (mine, fate), rounds), chance
    yield Course(course.fates, rounds), spared


@lru_cache(maxsize=REMEMBERED)
def fought(sides: Sides) -> Round:
    """What a round may come to; equal totals have no effect."""
    mine, theirs = _best(sides[0]), _best(sides[1])
    strikers: tuple[dict[int, float], dict[int, float]] = ({}, {})
    for (total, place), chance in mine.items():
        for (other, against), share in theirs.items():
            if total > other:
                strikers[0][place] = strikers[0].get(place, 0.0) + chance * share
            elif other > total:
                strikers[1][against] = strikers[1].get(against, 0.0) + chance * share
    wins = sum(strikers[0].values()), sum(strikers[1].values())
    return Round(wins, (_lost(sides[1], strikers[1], wins[1]), _lost(sides[0], strikers[0], wins[0])))


@lru_cache(maxsize=REMEMBERED)
def _best(side: tuple[Roller, ...]) -> Best:
    """The best roll of a side: the principal's unless somebody else has more, then the first of those who have most."""
    found: Best = {}
    for place, roller in enumerate(side):
        own = {total + roller.modifier: chance for total, chance in enumerate(totals(roller.dice)) if chance}
        if not place:
            found = {(total, place): chance for total, chance in own.items()}
            continue
        better: Best = {}
        for (total, whose), chance in found.items():
            for other, share in own.items():
                best = (other, place) if other > total else (total, whose)
                better[best] = better.get(best, 0.0) + chance * share
        found = better
    return found


def _lost(winners: Sequence[Roller], strikers: dict[int, float], wins: float) -> Fates:
    """What becomes of a principal: struck by whoever of the other side won, or left as he was."""
    spared = (unharmed(winners[0].blow), 1.0)
    blows = [(wounded(winners[place].blow, STRUCK), chance) for place, chance in strikers.items()]
    return mixed_fates([((spared,), 1.0 - wins), *blows])
