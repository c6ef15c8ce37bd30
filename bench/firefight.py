"""How fast Firefight is played, looked at and copied."""

import gc
import time
import tracemalloc
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

from bench import chess
from bench.figures import Figure, at, best, left_out, microseconds, timed

from escarmouche.agents import play_out
from escarmouche.agents.recruit import Recruit
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.seat import Seat
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.lists import mustering, reading
from escarmouche.games.firefight.rules.movement.gait import gait_of, obstacles_for
from escarmouche.games.firefight.rules.movement.moves import ADVANCE
from escarmouche.games.firefight.rules.state import FirefightSetup
from escarmouche.games.firefight.rules.table import tables
from escarmouche.registry import ruleset
from escarmouche.table.ways.known_legs import known
from escarmouche.table.ways.movement import path

GAMES = 12
REPEATS = 3
MANY = 50
LISTS = ("hollow_hill-200", "tollgate-200")


@cache
def setup() -> FirefightSetup:
    """Two lists of 200 points on a ready-made table."""
    one, other = (mustering.muster(reading.ready_list(key)) for key in LISTS)
    return FirefightSetup(options=CATALOGUE.choose({}), lists=(one, other), table=tables.named(tables.names()[0]))


def begin(seed: int, *, journal: bool = False) -> Game[Any]:
    """A game before its first answer."""
    return Game(ruleset("firefight"), setup(), Seeded(seed), journal=journal)


def recruits(game: Game[Any], seed: int) -> dict[int, Recruit]:
    """Two recruits at the table."""
    return {seat: Recruit(Seat(game, seat), Random(seed + seat)) for seat in (0, 1)}


def play(seed: int) -> int:
    """A whole game of two recruits: how many answers."""
    game = begin(seed)
    play_out(game, recruits(game, seed))
    return len(game.record)


def speed() -> tuple[float, float]:
    """Games a second, and answers a second, of two recruits without journal and views."""
    answers = sum(play(seed) for seed in range(GAMES))
    seconds = best(REPEATS, lambda: timed(lambda: [play(seed) for seed in range(GAMES)]))
    return GAMES / seconds, answers / seconds


def moments(seed: int, stride: int) -> Iterator[Game[Any]]:
    """A game at some of its questions."""
    game = begin(seed, journal=True)
    agents = recruits(game, seed)
    at = 0
    while game.question is not None:
        if at % stride == 0:
            yield game
        for seat in game.waiting():
            game.answer(seat, game.number, agents[seat].decide().value)
        at += 1


def views_and_forks() -> list[Figure]:
    """The cost of a look and of a copy, through a whole game."""
    looks, at_boundaries, anywhere = [], [], []
    for game in moments(3, 2):
        looks.append(microseconds(lambda game=game: game.view(0), 5))  # type: ignore[misc]
        cost = microseconds(lambda game=game: game.fork(), 3)  # type: ignore[misc]
        anywhere.append(cost)
        if len(game.record) == game._base.at:
            at_boundaries.append(cost)
    looks.sort()
    at_boundaries.sort()
    late = at(sorted(anywhere), 0.95)
    return [
        Figure("one view (median)", at(looks, 0.5), "µs", 300, less_is_better=True),
        Figure("fork at a boundary (median)", at(at_boundaries, 0.5), "µs", 30, less_is_better=True, aim=15, before=37),
        Figure("fork at any question (95th percentile)", late, "µs", 250, less_is_better=True, aim=150, before=417),
    ]


def memory() -> Figure:
    """What each further game costs in a process that has played one, most of it over and with its journal."""
    _mostly_played(0)
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [_mostly_played(seed) for seed in range(MANY)]
    gc.collect()
    grown = tracemalloc.get_traced_memory()[0] - before
    tracemalloc.stop()
    return Figure("memory of each further game", grown / len(kept) / 1e6, "MB", 2, less_is_better=True)


def _mostly_played(seed: int) -> Game[Any]:
    game = begin(seed, journal=True)
    play_out(game, recruits(game, seed), most_answers=120)
    return game


def paths(queries: int = 400) -> list[Figure]:
    """Shortest ways to random points within an Advance, on a table with both armies on it."""
    game = begin(5)
    play_out(game, recruits(game, 5), most_answers=60)
    battle = Battle(game)
    rng = Random(5)
    models = [model for seat in (0, 1) for unit in battle.on_table(seat) for model in battle.alive(unit)]
    asked = []
    for _ in range(queries):
        model = rng.choice(models)
        x, y = model.x + rng.randint(-6000, 6000), model.y + rng.randint(-6000, 6000)
        x, y = min(max(x, 1000), 47000), min(max(y, 1000), 47000)
        goal = (x, y, battle.table.standing_surface(x, y))
        asked.append(
            (
                gait_of(battle, model, ADVANCE),
                obstacles_for(battle, model, ADVANCE),
                (model.x, model.y, model.surface),
                goal,
            )
        )

    def once() -> list[float]:
        times = []
        # The same ways are asked for again: what is known of their legs would make them look quicker than they are.
        known.forget()
        for gait, bases, start, goal in asked:
            begun = time.process_time()
            path(battle.table, gait, bases, start, goal, 6000)
            times.append(time.process_time() - begun)
        return sorted(times)

    runs = [once() for _ in range(REPEATS)]
    middle, tail = (min(at(times, share) for times in runs) for share in (0.5, 0.95))
    return [
        Figure("way within 6 inches (median)", middle * 1e6, "µs"),
        Figure(
            "way within 6 inches (95th percentile)", tail * 1e3, "ms", 1.5, less_is_better=True, aim=0.5, before=8.8
        ),
    ]


def beside_chess() -> list[Figure]:
    """Answers of two recruits beside random chess in the same run."""
    _, answers = speed()
    found = [Figure("firefight, recruit: answers", answers, "a second")]
    others = {"PettingZoo chess_v6 steps": chess.pettingzoo_chess, "python-chess random moves": chess.python_chess}
    for name, measure in others.items():
        try:
            other = measure()
        except ImportError as error:
            left_out(name, error)
            continue
        known = (0.6, False, 1.0, 0.21) if "python" in name else ()
        found += [
            Figure(name, other, "a second"),
            Figure(f"our answers to one of {name}", answers / other, "×", *known),
        ]
    return found


def charges() -> list[Figure]:
    """Planning the charge of ten models on a table full of levels."""
    longest = max(import_module("bench.charge").measure()) * 1000
    name = "planning the charge of ten models among levels (longest)"
    return [Figure(name, longest, "ms", 100, less_is_better=True, aim=30, before=1000)]
