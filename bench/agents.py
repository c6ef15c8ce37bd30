"""How fast the opponents decide and play on one core, table after table.

Firefight and Combat Zone are played with 200 points, Collision with 400 shards, Trauma with 30 army points.

A decision counts if something had to be worked out for it: not one that the question calls routine, and not the usual
answer of an officer who saw nothing to weigh. The usual answer to where models go counts, because the way there has to
be found. A recruit weighs nothing; all its answers but routine ones count.
"""

import time
from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, cycle, product
from random import Random
from typing import Any, NamedTuple

from bench.figures import Figure, at

from escarmouche.agents import Decision, enlist
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.place import Place
from escarmouche.engine.questions import Question
from escarmouche.engine.seat import Seat
from escarmouche.games.collision.data import CATALOGUE as COLLISION
from escarmouche.games.collision.lab import GROUND as STREETS
from escarmouche.games.collision.rules import tables as streets
from escarmouche.games.collision.rules.mission.mission import MISSIONS
from escarmouche.games.collision.rules.state import CollisionSetup
from escarmouche.games.combatzone import lab as zone_lab
from escarmouche.games.combatzone.rules.mission import missions
from escarmouche.games.combatzone.rules.mission import tables as blocks
from escarmouche.games.combatzone.rules.state import CombatZoneSetup
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.lists import mustering, reading
from escarmouche.games.firefight.rules.state import FirefightSetup
from escarmouche.games.firefight.rules.table import tables
from escarmouche.games.trauma import lab as trauma_lab
from escarmouche.games.trauma.rules.mission.agreement import MISSIONS as BATTLES
from escarmouche.games.trauma.rules.mission.agreement import USUAL
from escarmouche.games.trauma.rules.state import TraumaSetup
from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.registry import ruleset
from escarmouche.table.table import Table

SIZE, SHARDS = 200, 400


class Wanted(NamedTuple):
    """Games a second: at least, as they are aimed at, and as they were before."""

    floor: float | None = None
    aim: float | None = None
    before: float | None = None


GAMES_A_SECOND = {
    ("firefight", "recruit"): Wanted(60, 90, 22), ("firefight", "sergeant"): Wanted(6, 10, 2.2),
    ("collision", "recruit"): Wanted(120, 200, 54), ("collision", "sergeant"): Wanted(4, 10, 1.5),
    ("trauma", "recruit"): Wanted(60, 90, 23), ("trauma", "sergeant"): Wanted(2.5, 10, 0.86),
    ("combatzone", "recruit"): Wanted(45, 70, 17), ("combatzone", "sergeant"): Wanted(2.5, 10, 0.80),
}  # fmt: skip
NOTHING = Wanted()
MEDIANS = {("firefight", "sergeant"): 20, ("trauma", "sergeant"): 30, ("combatzone", "sergeant"): 30}
"""How many milliseconds a decision should take at most, half of the time."""
LONGEST = {("firefight", "sergeant"): 250}
"""The same for all but one decision in a hundred."""
FORKED = 6
"""In so many games a copy is made at every question."""
GAMES = 12
MADE_UP = 4
"""So many tables are generated, beside the ready-made ones."""
REPEATS = 2


class Played(NamedTuple):
    """The seconds of a whole game, and of each decision that counts."""

    game: float
    decisions: list[float]


def redeals() -> list[Figure]:
    """How long a look ahead takes in Collision."""
    forks = sorted(seconds for seed in range(FORKED) for seconds in forking(seed))
    late = at(forks, 0.95) * 1000
    return [Figure("collision: fork and redeal at any question (95th percentile)", late, "ms", 3, less_is_better=True)]


def fared(key: str, name: str) -> list[Figure]:
    """How fast one opponent plays a game."""
    play(key, name, 0)
    games = [quickest(key, name, seed) for seed in range(GAMES)]
    decisions = sorted(seconds for game in games for seconds in game.decisions)
    wanted = GAMES_A_SECOND.get((key, name), NOTHING)
    return [
        Figure(f"{key}, {name}: games", GAMES / sum(game.game for game in games), "a second",
               wanted.floor, aim=wanted.aim, before=wanted.before),
        Figure(f"{key}, {name}: a decision (median)", at(decisions, 0.5) * 1000, "ms",
               MEDIANS.get((key, name)), less_is_better=True),
        Figure(f"{key}, {name}: a decision (99th percentile)", at(decisions, 0.99) * 1000, "ms",
               LONGEST.get((key, name)), less_is_better=True),
    ]  # fmt: skip


def quickest(key: str, name: str, seed: int) -> Played:
    """The same game several times, and the least time of each part: what else the machine does only ever adds."""
    runs = [play(key, name, seed) for _ in range(REPEATS)]
    decisions = [min(times) for times in zip(*(run.decisions for run in runs), strict=True)]
    return Played(min(run.game for run in runs), decisions)


def table_for(key: str, seed: int) -> Game[Any]:
    """A game before its first question."""
    return Game(ruleset(key), SETUPS[key]()[seed], Seeded(seed), journal=False)


def forking(seed: int) -> list[float]:
    """How long it takes to fork and redeal at each question of a game between recruits."""
    game, found = table_for("collision", seed), []
    agents = {seat: enlist("recruit", Seat(game, seat), Random(seed + seat)) for seat in (0, 1)}
    while game.question is not None:
        for seat in game.waiting():
            start = time.process_time()
            game.fork(seat, game.number, journal=False)
            found.append(time.process_time() - start)
            game.answer(seat, game.number, agents[seat].decide().value)
    return found


def play(key: str, name: str, seed: int) -> Played:
    """A game between two opponents of that name."""
    game = table_for(key, seed)
    agents = {seat: enlist(name, Seat(game, seat), Random(seed + seat)) for seat in (0, 1)}
    begun = time.process_time()
    decisions = []
    while game.question is not None:
        for seat in game.waiting():
            asked, start = game.question.part(seat), time.process_time()
            decision = agents[seat].decide()
            if counts(asked, decision):
                decisions.append(time.process_time() - start)
            game.answer(seat, game.number, decision.value)
    return Played(time.process_time() - begun, decisions)


def counts(asked: Question, decision: Decision) -> bool:
    """Whether something had to be worked out for an answer."""
    usual = any(reason.text == "because-usual" for reason in decision.reasons)
    return not asked.routine and (not usual or isinstance(asked, Place))


@cache
def setups() -> list[FirefightSetup]:
    """Every two ready lists against each other, on ready-made and generated tables in turn."""
    ready = [card.key for card in mustering.available().lists if card.size == SIZE]
    armies = [mustering.muster(reading.ready_list(key)) for key in ready]
    pairs, ground = cycle(combinations(armies, 2)), cycle(grounds())
    options = CATALOGUE.choose({})
    return [FirefightSetup(options=options, lists=next(pairs), table=next(ground), size=SIZE) for _ in range(GAMES)]


@cache
def skirmishes() -> list[CollisionSetup]:
    """Every two ready gangs against each other, on ready-made and generated tables in turn, mission after mission."""
    gangs, options = [STREETS.listed(key, {}) for key in STREETS.fitting(SHARDS)], COLLISION.choose({})
    names = [*streets.names(), *map(str, range(1, 1 + MADE_UP))]
    pairs, ground, mission = cycle(combinations(gangs, 2)), cycle(names), cycle(MISSIONS)
    return [
        CollisionSetup(options=options, lists=next(pairs), table=STREETS.table(next(ground), options["table_size"]),
                       mission=next(mission), size=SHARDS)
        for _ in range(GAMES)
    ]  # fmt: skip


@cache
def assaults() -> list[TraumaSetup]:
    """Every two ready armies against each other, on generated tables, scenario after scenario."""
    pairs, mission = cycle(combinations(trauma_lab.GROUND.fitting(USUAL), 2)), cycle(BATTLES)
    return [assault(next(pairs), next(mission), str(number)) for number in range(1, 1 + GAMES)]


def assault(names: tuple[str, str], mission: str, table: str) -> TraumaSetup:
    """Two armies in a scenario on a table made up from a number."""
    plan = Plan(game="trauma", players=("recruit", "recruit"), games=1, size=USUAL, mission=mission)
    return trauma_lab.GROUND.set_up(Trial(plan, Stock()), names, table)


@cache
def brawls() -> list[CombatZoneSetup]:
    """Every two ready forces in every scenario, on ready-made and generated tables in turn."""
    pairs, names = (
        list(combinations(zone_lab.GROUND.fitting(SIZE), 2)),
        [*blocks.names(), *map(str, range(1, 1 + MADE_UP))],
    )
    matches, ground = cycle(product(pairs, missions.MISSIONS)), cycle(names)
    return [brawl(*next(matches), next(ground)) for _ in range(GAMES)]


def brawl(names: tuple[str, str], mission: str, table: str) -> CombatZoneSetup:
    """Two forces in a scenario on a table."""
    plan = Plan(game="combatzone", players=("recruit", "recruit"), games=1, size=SIZE, mission=mission)
    return zone_lab.GROUND.set_up(Trial(plan, Stock()), names, table)


SETUPS: dict[str, Callable[[], Sequence[Any]]] = {
    "firefight": setups,
    "collision": skirmishes,
    "trauma": assaults,
    "combatzone": brawls,
}


def grounds() -> list[Table]:
    """The tables."""
    return [*map(tables.named, tables.names()), *map(tables.generate, range(MADE_UP))]
