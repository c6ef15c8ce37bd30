"""Teaching a value: games to learn from, a network, and how well it judges games that it has not seen."""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import Any, NamedTuple

import msgspec
import numpy as np

from escarmouche.agents.position import Position
from escarmouche.agents.value import Weights, eye_of, judge_of, read_position, side_names
from escarmouche.board.board import board
from escarmouche.engine.game import Game, Outcome
from escarmouche.lab.calibration import Calibration, calibrated
from escarmouche.lab.fitting import Sample, Taught, taught, weights_of
from escarmouche.lab.lessons import drawn, watch

CHUNK = 4
"""So many games a process is given at a time."""


class Lesson(NamedTuple):
    """One game: its number, its mission, its positions, and how it ended."""

    number: int
    mission: str
    positions: list[Position]
    outcome: Outcome


class Training(NamedTuple):
    """What was learnt, from what, and what networks made of games that they had not seen."""

    sample: Sample
    missions: list[str]
    taught: Taught
    weights: Weights

    @property
    def written(self) -> bytes:
        """The weights as they are kept."""
        return msgspec.msgpack.encode(self.weights)


def trained(
    game: str, games: int, seed: int, told: Callable[[int], None] = lambda number: None, processes: int = 1
) -> Training:
    """Play so many games and learn from them; all of it follows from the seed, in however many processes."""
    return learnt(game, played(game, games, seed, told, processes), games, seed)


def played(
    game: str, games: int, seed: int, told: Callable[[int], None] = lambda number: None, processes: int = 1
) -> Iterator[Lesson]:
    """The games to learn from, in the order of their numbers."""
    play_one = partial(lesson, game, seed=seed)
    if processes == 1:
        yield from counted(map(play_one, range(games)), told)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from counted(pool.map(play_one, range(games), chunksize=CHUNK), told)


def counted(lessons: Iterable[Lesson], told: Callable[[int], None]) -> Iterator[Lesson]:
    """The same lessons, while somebody is told how many there were."""
    for number, one in enumerate(lessons, 1):
        yield one
        told(number)


def lesson(game: str, number: int, seed: int) -> Lesson:
    """The game of this number, played."""
    eye, positions, plan = eye_of(game), list[Position](), drawn(game, number, seed)

    def look(now: Game[Any]) -> None:
        positions.append(read_position(eye, now))

    return Lesson(number, plan.mission, positions, watch(plan, number, look))


def judged(game: str, lessons: Iterable[Lesson]) -> Calibration:
    """How far the value that ships can be believed, by games that it has not learnt from."""
    missions = board(game).missions() or [""]
    sample, network = gathered(lessons, missions), judge_of(game).network
    return calibrated(sample, network.logits(sample.sides, sample.common)[:, 0], missions)


def learnt(game: str, lessons: Iterable[Lesson], games: int, seed: int) -> Training:
    """What is learnt from some games."""
    missions = board(game).missions() or [""]
    sample = gathered(lessons, missions)
    found = taught(sample, seed)
    return Training(sample, missions, found, weights_of(found, side_names(eye_of(game)), games, seed))


def gathered(lessons: Iterable[Lesson], missions: list[str]) -> Sample:
    """The positions of some games as columns, each with what came of its game."""
    rows = [
        (*position, *_result(one.outcome), one.number, missions.index(one.mission))
        for one in lessons
        for position in one.positions
    ]
    sides, common, score, rounds, acts, result, lead, number, mission = zip(*rows, strict=True)
    return Sample(
        np.array(sides), np.array(common), np.array(score, float), np.array(result, float), np.array(lead, float),
        np.array(number), np.array(rounds), np.array(acts), np.array(mission),
    )  # fmt: skip


def _result(outcome: Outcome) -> tuple[float, float]:
    """What a game came to for the first seat: 1, a half or 0, and its lead in points."""
    one, other = outcome.scores or (0, 0)
    return 0.5 if outcome.winner is None else float(outcome.winner == 0), float(one - other)
