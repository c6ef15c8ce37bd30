"""What the levels of a game are worth: officers play one another in pairs with swapped seats, and are rated."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

import msgspec

from escarmouche.agents.levels import ANCHOR, ANCHOR_POINTS, GENERAL, NAMES, Met, Rated, Scale, level_of
from escarmouche.board.board import board
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.lab.ratings import Meeting, rate
from escarmouche.lab.run import Engine, Task

LADDER = ("recruit", "recruit+50", "corporal", "corporal+50", "sergeant", "general")
"""Who is measured, from the worst on; whatever lies between two of them is reckoned."""
NEAR = 2
"""Levels meet that are so many steps apart at most: who always wins teaches little."""
RESULTS = 5


class Contest(NamedTuple):
    """What is played: of which game, how many pairs each two levels play, how many with the general, its seconds of
    thought about a decision, and a seed; only those who meet `only` play, where one is named."""

    game: str
    pairs: int
    general: int
    think: float
    seed: int
    only: str = ""

    def plays(self, one: str, other: str) -> bool:
        """Whether these two play one another."""
        return not self.only or self.only in (one, other)

    def played(self, one: str, other: str) -> int:
        """How many pairs two levels play."""
        return self.general if GENERAL in (one, other) else self.pairs


def meetings(contest: Contest) -> list[tuple[str, str]]:
    """Who meets whom."""
    near = [(one, other) for one, other in combinations(LADDER, 2) if LADDER.index(other) - LADDER.index(one) <= NEAR]
    found = [(one, other) for one, other in near if contest.plays(one, other)]
    if not found:
        raise Refused(refusal("", "refused-unknown-agent", agent=contest.only[:40], known=", ".join(LADDER)))
    return found


def trials(contest: Contest) -> list[Trial]:
    """For each two levels a trial of every mission, all of the usual size."""
    where = board(contest.game)
    missions, sizes = where.missions() or [""], where.sizes() or (0,)
    return [
        Trial(
            Plan(game=contest.game, players=players, games=2 * contest.played(*players), size=sizes[0], mission=mission,
                 seed=contest.seed, think=contest.think), Stock())
        for players in meetings(contest)
        for mission in missions
    ]  # fmt: skip


def tasks(contest: Contest) -> Iterator[Task]:
    """The pairs of all trials: the missions take turns."""
    missions = len(board(contest.game).missions() or [""])
    for number, players in enumerate(meetings(contest)):
        for pair in range(contest.played(*players)):
            yield Task(missions * number + pair % missions, pair)


def played(contest: Contest, engine: Engine) -> Iterator[Met]:
    """What came of each pair, as they are played; a game with a fault is refused."""
    every = trials(contest)
    for task, rows in engine.played(every, tasks(contest)):
        scores = []
        for row in rows:
            if row.score is None:
                raise Refused(refusal("", "refused-level-fault", pair=task.pair, problem=row.fault))
            scores.append(row.score)
        results = [0] * RESULTS
        results[round(2 * sum(scores))] = 1
        yield Met(*every[task.cell].plan.players, results=msgspec.convert(results, tuple[int, int, int, int, int]))


def rated(contest: Contest, command: str, new: Iterable[Met], before: Scale | None) -> Scale:
    """The scale that results say; where only some have played again, what is known of the others counts on."""
    summed: dict[tuple[str, str], list[int]] = {
        (one.one, one.other): list(one.results)
        for one in (before.meetings if before is not None and contest.only else ())
        if not contest.plays(one.one, one.other)
    }
    for met in new:
        known = summed.setdefault((met.one, met.other), [0] * RESULTS)
        summed[met.one, met.other] = [a + b for a, b in zip(known, met.results, strict=True)]
    counting = before.commands if before is not None and contest.only else ()
    earlier = [one for one in counting if f"--only {contest.only} " not in one]
    return Scale(
        commands=(*earlier, command), think=contest.think, ratings=tuple(_ratings(summed)),
        meetings=tuple(
            Met(*players, results=msgspec.convert(summed[players], tuple[int, int, int, int, int]))
            for players in sorted(summed, key=lambda two: (LADDER.index(two[0]), LADDER.index(two[1])))
        ),
    )  # fmt: skip


def _ratings(summed: Mapping[tuple[str, str], list[int]]) -> list[Rated]:
    found = rate([
        Meeting(one, other, result / 2, 2)
        for (one, other), results in summed.items()
        for result, count in enumerate(results)
        for _ in range(count)
    ], anchor=ANCHOR)  # fmt: skip
    points = [
        Rated(one.name, round(ANCHOR_POINTS + one.points), round(ANCHOR_POINTS + one.low),
              round(ANCHOR_POINTS + one.high), one.games)
        for one in found
    ]  # fmt: skip
    return sorted(points, key=lambda one: (NAMES.index(level_of(one.level).lower), level_of(one.level).share))
