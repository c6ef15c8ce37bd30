"""Many games between all opponents: nothing may fail, nothing may hang, and the better opponents win.

Run as `python -m tests.soak [--part games|recruits|strength|suggestions|odds|lists|kills|mischief]…`, by default with
all parts:

games     every pairing of opponents over all tables, lists, sizes and missions, with some options other than usual
recruits  the same with recruits alone, who stumble into corners where nobody else goes
strength  how much the sergeant scores against the others, in games in which both change seats; with `--against
          general` how much the general scores against the sergeant, with `--against scripts` what simple scripts
          score against both (`tests.scripts`); with `--kept FILE` what was played is kept (`tests.kept_matches`)
suggestions
          what a player is advised is allowed: silence, the usual answer, hints, candidates (`tests.suggestions`)
odds      attacks and confrontations beside their odds (`tests.played_odds`, `tests.played_confrontations`,
          `tests.played_combatzone`)
lists     games between real lists (`tests.armyforge_games`)
kills     a server that is killed while 20 bots play, with SQLite and with PostgreSQL (`tests.server.crash`)
mischief  bad requests and frames for a server: no fault, nothing changed, no memory kept (`tests.server.mischief`)

With `--game` only that game is played; odds and lists are those of Firefight.
"""

import argparse
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import cache, partial
from itertools import product
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NamedTuple, get_args

from escarmouche.agents import AT_ONCE, enlist, play_out
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.seat import Seat
from escarmouche.games.collision.data import CATALOGUE as COLLISION
from escarmouche.games.collision.lab import GROUND as STREETS
from escarmouche.games.collision.rules import tables as grounds
from escarmouche.games.collision.rules.mission.mission import MISSIONS
from escarmouche.games.collision.rules.state import CollisionSetup
from escarmouche.games.combatzone import lab as zone_lab
from escarmouche.games.combatzone.data import CATALOGUE as COMBATZONE
from escarmouche.games.combatzone.rules.lists import reading
from escarmouche.games.combatzone.rules.mission import missions
from escarmouche.games.combatzone.rules.mission import tables as blocks
from escarmouche.games.combatzone.rules.state import CombatZoneSetup
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.lists import mustering
from escarmouche.games.firefight.rules.lists import reading as lists
from escarmouche.games.firefight.rules.lists.profile import Army
from escarmouche.games.firefight.rules.state import FirefightSetup
from escarmouche.games.firefight.rules.table import tables
from escarmouche.games.firefight.rules.vocabulary import Axis
from escarmouche.games.trauma import lab as trauma_lab
from escarmouche.games.trauma.data import CATALOGUE as TRAUMA
from escarmouche.games.trauma.rules.mission import tables as quarters
from escarmouche.games.trauma.rules.mission.agreement import FORMATS, USUAL
from escarmouche.games.trauma.rules.mission.agreement import MISSIONS as BATTLES
from escarmouche.games.trauma.rules.mission.quarters import table_size
from escarmouche.games.trauma.rules.state import TraumaSetup
from escarmouche.lab.ground import deal, ground
from escarmouche.lab.plan import FIRST, Plan, Stock, Trial
from escarmouche.lab.play import begun, told
from escarmouche.lab.run import run
from escarmouche.lab.statistics import Standing, standing
from escarmouche.registry import ruleset
from escarmouche.table.table import Table
from tests.kept_matches import resumed
from tests.scripts import SCRIPTS, enlisted
from tests.suggestions import faults

MOST_ANSWERS = 5000
MOST_SECONDS = 60
MADE_UP = 12
"""So many tables are generated, beside the ready-made ones."""
PAIRINGS = list(product(AT_ONCE, repeat=2))
FEWER_CONFRONTATIONS = 8
"""For so many attacks in Firefight one confrontation in Collision, which takes longer to play."""
RECRUITS = ("recruit", "recruit")
GAMES = ("firefight", "collision", "trauma", "combatzone")
SHARDS = 400
SIZES = {"firefight": 200, "collision": SHARDS, "trauma": USUAL, "combatzone": reading.USUAL}
"""How large the lists are in games for strength."""
PLAYED = {"firefight": ("",), "collision": MISSIONS, "trauma": BATTLES, "combatzone": missions.MISSIONS}
"""The missions that a game has, each with a match of its own."""
ENDLESS = "turn_limit"
"""Without a last turn recruits might never be done, because neither of them wins."""
STATES_A_GAME = 30
"""So many states of one game are looked at for what is suggested in them."""
LEAST_SCORES = {
    "all": {("sergeant", "recruit"): 0.92, ("sergeant", "corporal"): 0.60},
    "general": {("general", "sergeant"): 0.65},
}
"""The lower bound of the first one's score, with 95 % certainty, is at least this."""
MOST_OF_SCRIPTS = {"sergeant": 0.35, "general": 0.25}
"""No script scores more against these."""


class Played(NamedTuple):
    """How one game went: what was wrong with it, if anything, and its figures."""

    seed: int
    what: str
    fault: str
    answers: int
    seconds: float
    rounds: int


# One game


@cache
def table(index: int) -> Table:
    """The ready-made tables, then generated ones."""
    names = tables.names()
    return tables.named(names[index]) if index < len(names) else tables.generate(index, mirror=index % 2 == 0)


@cache
def army(key: str) -> Army:
    """A ready list."""
    return mustering.muster(lists.ready_list(key))


def set_up(seed: int, size: int | None = None) -> tuple[str, FirefightSetup]:
    """Two lists of one size on some table, with some options other than usual."""
    rng = Random(seed)
    lists = mustering.available().lists
    size = size or rng.choice(sorted({card.size for card in lists}))
    keys = [rng.choice([card.key for card in lists if card.size == size]) for _ in range(2)]
    number = rng.randrange(len(tables.names()) + MADE_UP)
    changed = {key: rng.choice(option.values) for key, (_, option) in CATALOGUE.options.items() if rng.random() < 0.2}
    setup = FirefightSetup(
        options=CATALOGUE.choose(changed), lists=(army(keys[0]), army(keys[1])), table=table(number), size=size,
        axis=rng.choice(get_args(Axis)), consent=(0, 1),
    )  # fmt: skip
    return f"{keys[0]} against {keys[1]} on {table(number).name}", setup


def muster(seed: int) -> tuple[str, CollisionSetup]:
    """Two gangs on some table of Collision in some mission, with some options other than usual."""
    rng = Random(seed)
    keys = [rng.choice(STREETS.fitting(SHARDS)) for _ in range(2)]
    number = rng.randrange(len(grounds.names()) + MADE_UP)
    name = grounds.names()[number] if number < len(grounds.names()) else str(number)
    values = COLLISION.options.items()
    options = COLLISION.choose({key: rng.choice(one.values) for key, (_, one) in values if rng.random() < 0.2})
    setup = CollisionSetup(
        options=options, lists=(STREETS.listed(keys[0], {}), STREETS.listed(keys[1], {})),
        table=STREETS.table(name, options["table_size"]),
        mission=rng.choice(MISSIONS), size=SHARDS,
    )  # fmt: skip
    return f"{setup.mission} of {keys[0]} against {keys[1]} on {setup.table.name}", setup


def assault(seed: int) -> tuple[str, TraumaSetup]:
    """Two armies on some table of Trauma in some scenario, with some options other than usual."""
    rng = Random(seed)
    size, mission = rng.choice(sorted(FORMATS)), rng.choice(BATTLES)
    keys = [rng.choice(trauma_lab.GROUND.fitting(size)) for _ in range(2)]
    ready = [name for name in quarters.names() if square(name) == table_size(size)]
    name = rng.choice([*ready, *map(str, range(1, 1 + MADE_UP))])
    values = [(key, one.values) for key, (_, one) in TRAUMA.options.items() if key != ENDLESS]
    options = {key: rng.choice(choices) for key, choices in values if rng.random() < 0.2}
    plan = Plan(game="trauma", players=RECRUITS, games=1, size=size, mission=mission, options=options)
    setup = trauma_lab.GROUND.set_up(Trial(plan, Stock()), keys, name)
    return f"{mission} of {keys[0]} against {keys[1]} on {setup.table.name}", setup


def brawl(seed: int) -> tuple[str, CombatZoneSetup]:
    """Two forces on some table of Combat Zone in some scenario, with some options other than usual."""
    rng = Random(seed)
    size, mission = rng.choice(reading.SIZES), rng.choice(missions.MISSIONS)
    keys = [rng.choice(zone_lab.GROUND.fitting(size)) for _ in range(2)]
    name = rng.choice([*blocks.names(), *map(str, range(1, 1 + MADE_UP))])
    values = [(key, one.values) for key, (_, one) in COMBATZONE.options.items()]
    options = {key: rng.choice(choices) for key, choices in values if rng.random() < 0.2}
    plan = Plan(game="combatzone", players=RECRUITS, games=1, size=size, mission=mission, options=options)
    setup = zone_lab.GROUND.set_up(Trial(plan, Stock()), keys, name)
    return f"{mission} of {keys[0]} against {keys[1]} on {setup.table.name}", setup


@cache
def square(name: str) -> tuple[int, int]:
    """How wide and deep a ready-made table of Trauma is."""
    found = quarters.named(name)
    return found.width, found.depth


MADE: dict[str, Callable[[int], tuple[str, Any]]] = {
    "firefight": set_up,
    "collision": muster,
    "trauma": assault,
    "combatzone": brawl,
}


class Hangs(BaseException):
    """A game takes too long; nothing in it takes this for an error of its own."""


@contextmanager
def no_longer_than(seconds: int) -> Iterator[None]:
    """Break off what takes longer; what counts is the time of this process, not that of others on the machine."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise Hangs(f"{seconds} seconds, and it is not over")

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


def play(seed: int, players: Sequence[str], size: int | None = None, key: str = "firefight") -> Played:
    """One game between two agents."""
    what, setup = set_up(seed, size) if size else MADE[key](seed)
    start = time.perf_counter()
    fault, answers, rounds = "", 0, 0
    game: Game[Any] | None = None
    try:
        with no_longer_than(MOST_SECONDS):
            game = Game(ruleset(key), setup, Seeded(seed))
            agents = {seat: enlist(name, Seat(game, seat), Random(seed + seat)) for seat, name in enumerate(players)}
            if play_out(game, agents, MOST_ANSWERS) is None:
                raise Hangs(f"{MOST_ANSWERS} answers, and it is not over")
        answers, rounds = len(game.record), ground(key).tally(setup, game.state).rounds
    except Hangs as hangs:
        fault = f"hangs: {hangs}"
    except Exception as error:
        fault = told(error, game)
    return Played(seed, f"{' against '.join(players)}, {what}", fault, answers, time.perf_counter() - start, rounds)


def play_pairing(seed: int, key: str) -> Played:
    """One game of a pairing; the pairings take turns."""
    return play(seed, PAIRINGS[seed % len(PAIRINGS)], key=key)


def play_recruits(seed: int, key: str) -> Played:
    """One random game."""
    return play(seed, RECRUITS, key=key)


# Many games


@cache
def compiled(key: str) -> None:
    """Play a game against no clock, so that whatever has to be compiled for the first time is not taken for a hang."""
    game: Game[Any] = Game(ruleset(key), MADE[key](1)[1], Seeded(1))
    play_out(game, {seat: enlist("sergeant", Seat(game, seat), Random(seat)) for seat in (0, 1)}, MOST_ANSWERS)


def play_all(play_one: Callable[..., Played], key: str, seeds: range, processes: int) -> bool:
    """Play a game for each seed and print the figures; whether nothing went wrong."""
    compiled(key)
    start = time.perf_counter()
    played: list[Played] = []
    with ProcessPoolExecutor(processes) as pool:
        for one in pool.map(partial(play_one, key=key), seeds, chunksize=4):
            played.append(one)
            if one.fault:
                print(f"seed {one.seed} ({one.what}): {one.fault}", flush=True)
            if len(played) % 100 == 0:
                print(f"{len(played)} games", flush=True)
    tell(played, time.perf_counter() - start)
    return not any(one.fault for one in played)


def tell(played: Sequence[Played], seconds: float) -> None:
    """The figures."""
    answers = sorted(one.answers for one in played)
    longest = max(played, key=lambda one: one.seconds)
    faults = Counter(one.fault.partition(":")[0] for one in played if one.fault)
    print(f"{len(played)} games in {seconds:.0f} s, {sum(answers) / seconds:.0f} answers a second.")
    print(f"Answers a game: {answers[0]} to {answers[-1]}, median {answers[len(answers) // 2]}.")
    print(f"The longest took {longest.seconds:.1f} s (seed {longest.seed}, {longest.what}).")
    print(f"Faults: {dict(faults) or 'none'}.")


def match(
    players: tuple[str, str], games: int, seed: int, processes: int, *, key: str = "firefight", mission: str = "",
    think: float = 1.0, kept: Path | None = None,
) -> tuple[Standing, list[str]]:  # fmt: skip
    """How the first of two agents fares over tables and lists of the usual size, and what went wrong."""
    plan = Plan(game=key, players=players, games=games, seed=seed, size=SIZES[key], mission=mission, think=think)
    rows = run(plan, processes) if kept is None else resumed(plan, processes, kept)
    return standing(rows, FIRST), [f"game {row.game}: {row.fault}" for row in rows if row.fault]


# The parts


def pairings(given: argparse.Namespace) -> bool:
    """Every pairing of opponents."""
    seeds = range(given.seed, given.seed + given.games)
    passed = [play_all(play_pairing, key, seeds, given.processes) for key in played_games(given)]
    return all(passed)


def recruits(given: argparse.Namespace) -> bool:
    """Recruits alone."""
    seeds = range(given.seed, given.seed + given.random_games)
    passed = [play_all(play_recruits, key, seeds, given.processes) for key in played_games(given)]
    return all(passed)


def played_games(given: argparse.Namespace) -> Sequence[str]:
    """The games that are played."""
    return [given.game] if given.game else GAMES


def strength(given: argparse.Namespace) -> bool:
    """The sergeant's scores against the others, the general's against the sergeant, or those of scripts."""
    if given.against == "scripts":
        weak = [
            is_weak(given, (key, one), officer, most)
            for key in played_games(given)
            for one in SCRIPTS.get(key, ())
            for officer, most in MOST_OF_SCRIPTS.items()
        ]
        return all(weak)
    matches = [(key, mission) for key in played_games(given) for mission in PLAYED[key]]
    held = [
        is_strong(given, key, mission, players, least)
        for key, mission in matches
        for players, least in LEAST_SCORES[given.against].items()
    ]
    return all(held)


def is_strong(given: argparse.Namespace, key: str, mission: str, players: tuple[str, str], least: float) -> bool:
    """Whether the first of two agents scores enough against the other; the figures are printed."""
    fared, faults = match(
        players, given.matches, given.seed, given.processes, key=key, mission=mission, think=given.think,
        kept=given.kept,
    )  # fmt: skip
    low, high = fared.score.low, fared.score.high
    enough = low >= least and not faults
    print(f"{mission or key}, {players[0]} against {players[1]}: {fared.wins} won, {fared.draws} drawn, {fared.losses} "
          f"lost of {fared.games}, score {fared.score.value:.3f}, between {low:.3f} and {high:.3f}, at least "
          f"{least:.2f}: {'holds' if enough else 'DOES NOT HOLD'}", flush=True)  # fmt: skip
    for fault in faults:
        print(f"  {fault}")
    return enough


def is_weak(given: argparse.Namespace, script: tuple[str, str], officer: str, most: float) -> bool:
    """Whether a script of a game scores little enough against an officer; the figures are printed."""
    games = range(given.seed, given.seed + given.matches)
    play_one = partial(scripted, script=script, officer=officer, think=given.think)
    with ProcessPoolExecutor(given.processes) as pool:
        score = sum(pool.map(play_one, games)) / len(games)
    print(f"{script[0]}, {script[1]} against {officer}: {score:.3f} of {len(games)}, at most {most:.2f}: "
          f"{'holds' if score <= most else 'DOES NOT HOLD'}", flush=True)  # fmt: skip
    return score <= most


def scripted(number: int, script: tuple[str, str], officer: str, think: float) -> float:
    """What a script scores against an officer in a game; two games in a row have the same dice and swapped seats."""
    key, name = script
    mission = PLAYED[key][number // 2 % len(PLAYED[key])]
    plan = Plan(game=key, players=(officer, officer), games=2, seed=1, size=SIZES[key], mission=mission)
    dealt, me = deal(plan, number // 2), number % 2
    game = begun(Trial(plan, Stock()), dealt, swapped=False)
    agents = {
        me: enlisted(key, name, Seat(game, me), Random(f"{dealt.seed}/{me}")),
        1 - me: enlist(officer, Seat(game, 1 - me), Random(f"{dealt.seed}/{1 - me}"), think),
    }
    outcome = play_out(game, agents, MOST_ANSWERS)
    return 0.5 if outcome is None or outcome.winner is None else float(outcome.winner == me)


def suggestions(given: argparse.Namespace) -> bool:
    """Whether everything that is suggested is allowed."""
    found = 0
    for key in played_games(given):
        seeds = range(given.seed, given.seed + given.states // STATES_A_GAME)
        with ProcessPoolExecutor(given.processes, initializer=compiled, initargs=(key,)) as pool:
            for seed, faults in zip(seeds, pool.map(partial(misled, key=key), seeds), strict=True):
                found += len(faults)
                for fault in faults:
                    print(f"{key}, seed {seed}: {fault}", flush=True)
        print(f"{key}: {len(seeds) * STATES_A_GAME} states looked at", flush=True)
    return found == 0


def misled(seed: int, key: str) -> list[str]:
    """What is suggested in some states of a game and is not allowed; how early one looks differs from game to game."""
    return list(faults(key, MADE[key](seed)[1], seed, STATES_A_GAME, skip=seed % 8 * STATES_A_GAME))


def odds(given: argparse.Namespace) -> bool:
    """Attacks and confrontations beside their odds."""
    fired = _passes("tests.played_odds", "--attacks", given.attacks, "--processes", given.processes)
    shot = _passes("tests.played_combatzone", "--attacks", given.attacks, "--processes", given.processes)
    few = given.attacks // FEWER_CONFRONTATIONS
    played = _passes("tests.played_confrontations", "--attacks", few, "--processes", given.processes)
    return fired and shot and played


def real_lists(given: argparse.Namespace) -> bool:
    """Games between real lists."""
    return _passes("tests.armyforge_games", "--games", given.list_games)


def _passes(module: str, *arguments: object) -> bool:
    return subprocess.run([sys.executable, "-m", module, *map(str, arguments)], check=False).returncode == 0


def kills(given: argparse.Namespace) -> bool:
    """Kill a server under 20 bots again and again, with SQLite and with PostgreSQL."""
    from tempfile import TemporaryDirectory

    from tests.server import crash
    from tests.server.postgres import postgres, why_missing

    with TemporaryDirectory() as folder:
        kept = crash.run("", f"{folder}/games.db", given.kills, (0.2, 2.0), given.seed)
    print(f"SQLite: {given.kills} kills, {kept} answers acknowledged and kept once", flush=True)
    if why_missing():
        print(f"PostgreSQL: left out, {why_missing()}", flush=True)
        return True
    with postgres() as database, TemporaryDirectory() as folder:
        kept = crash.run(database, f"{folder}/unused.db", given.kills, (0.2, 2.0), given.seed)
    print(f"PostgreSQL: {given.kills} kills, {kept} answers acknowledged and kept once", flush=True)
    return True


def mischief(given: argparse.Namespace) -> bool:
    """Send a server what nobody in their right mind would send, over HTTP and on the socket."""
    from tempfile import TemporaryDirectory

    from tests.server.mischief import MEMORY, run

    with TemporaryDirectory() as folder:
        outcome = run(Path(folder), given.mischief, given.seed)
    for fault in outcome.faults:
        print(f"  {fault}")
    print(f"{given.mischief} bad requests and frames: {dict(outcome.replies)}; {len(outcome.faults)} faults;"
          f" memory from {outcome.before // 1000} to {outcome.after // 1000} MB", flush=True)  # fmt: skip
    return not outcome.faults and outcome.grown < MEMORY


PARTS: dict[str, Callable[[argparse.Namespace], bool]] = {
    "games": pairings,
    "recruits": recruits,
    "strength": strength,
    "suggestions": suggestions,
    "odds": odds,
    "lists": real_lists,
    "kills": kills,
    "mischief": mischief,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the parts one after the other; the exit status says whether all went well."""
    command = argparse.ArgumentParser(
        prog="python -m tests.soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    command.add_argument("--part", action="append", choices=PARTS, help="one part; may be given several times")
    command.add_argument("--game", choices=GAMES, help="only this game")
    command.add_argument("--games", type=int, default=2000, help="of all pairings")
    command.add_argument("--random-games", type=int, default=500, help="of recruits alone")
    command.add_argument("--matches", type=int, default=400, help="games of each match for strength")
    command.add_argument(
        "--against", choices=(*LEAST_SCORES, "scripts"), default="all",
        help="for strength: the sergeant against the others, the general against it, or scripts against both",
    )  # fmt: skip
    command.add_argument("--kept", type=Path, help="a file in which matches for strength are kept, to go on with them")
    command.add_argument("--think", type=float, default=1.0, help="seconds of a general, counted in work")
    command.add_argument("--states", type=int, default=3000, help="of each game, for what is suggested in them")
    command.add_argument("--attacks", type=int, default=200_000, help="beside their odds")
    command.add_argument("--list-games", type=int, default=10, help="for each pairing of two real lists")
    command.add_argument("--kills", type=int, default=50, help="of a server, with each database")
    command.add_argument("--mischief", type=int, default=10_000, help="bad requests and frames")
    command.add_argument("--processes", type=int, default=2)
    command.add_argument("--seed", type=int, default=1, help="the first seed")
    given = command.parse_args(arguments)
    missed = []
    for name in given.part or PARTS:
        start = time.perf_counter()
        print(f"# {name}", flush=True)
        if not PARTS[name](given):
            missed.append(name)
        print(
            f"# {name}: {'MISSED' if name in missed else 'passed'} in {time.perf_counter() - start:.0f} s", flush=True
        )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
