"""Random games over all tables and lists: nothing may fail, and nothing may hang.

Run as `python -m tests.soak [--games N] [--processes N] [--seed N]`.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import NamedTuple

from escarmouche.agents import play_out
from escarmouche.agents.recruit import Recruit
from escarmouche.core.chance import Seeded
from escarmouche.core.game import Game
from escarmouche.core.reasons import Refused
from escarmouche.core.seat import Seat
from escarmouche.core.table import Table
from escarmouche.games import ruleset
from escarmouche.games.firefight import lists, roster, tables
from escarmouche.games.firefight.fight import CATALOGUE
from escarmouche.games.firefight.profile import Army
from escarmouche.games.firefight.state import FirefightSetup

MOST_ANSWERS = 5000
MOST_SECONDS = 60.0
MADE_UP = 12
"""So many tables are generated, beside the ready-made ones."""


class Played(NamedTuple):
    """How one game went: what was wrong with it, if anything, and its figures."""

    seed: int
    what: str
    fault: str
    answers: int
    seconds: float
    rounds: int


@cache
def table(index: int) -> Table:
    """The ready-made tables, then generated ones."""
    names = tables.names()
    return tables.named(names[index]) if index < len(names) else tables.generate(index, mirror=index % 2 == 0)


@cache
def army(key: str) -> Army:
    """A ready list."""
    return roster.muster(lists.ready_list(key))


def set_up(seed: int, size: int | None = None) -> tuple[str, FirefightSetup]:
    """Two lists of one size on some table, with some options other than usual."""
    rng = Random(seed)
    lists = roster.available().lists
    size = size or rng.choice(sorted({card.size for card in lists}))
    keys = [rng.choice([card.key for card in lists if card.size == size]) for _ in range(2)]
    number = rng.randrange(len(tables.names()) + MADE_UP)
    changed = {key: rng.choice(option.values) for key, (_, option) in CATALOGUE.options.items() if rng.random() < 0.2}
    setup = FirefightSetup(
        options=CATALOGUE.choose(changed), armies=(army(keys[0]), army(keys[1])), table=table(number), size=size,
        axis=rng.choice("xy"), consent=(0, 1),
    )  # fmt: skip
    return f"{keys[0]} against {keys[1]} on {table(number).name}", setup


def play(seed: int, size: int | None = None) -> Played:
    """One random game."""
    what, setup = set_up(seed, size)
    start = time.perf_counter()
    fault, answers, rounds = "", 0, 0
    try:
        game = Game(ruleset("firefight"), setup, Seeded(seed))
        outcome = play_out(
            game, {seat: Recruit(Seat(game, seat), Random(seed + seat)) for seat in (0, 1)}, MOST_ANSWERS
        )
        answers, rounds = len(game.record), game.state.round
        if outcome is None:
            fault = f"hangs: {MOST_ANSWERS} answers, and it is not over"
    except Refused as refused:
        report = game.reports[-1].strip().splitlines()[-1] if game.reports else ""
        fault = f"{refused} {report}".strip()
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    seconds = time.perf_counter() - start
    if not fault and seconds > MOST_SECONDS:
        fault = f"hangs: {seconds:.0f} seconds"
    return Played(seed, what, fault, answers, seconds, rounds)


def main() -> int:
    """The command."""
    command = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    command.add_argument("--games", type=int, default=2000)
    command.add_argument("--processes", type=int, default=2)
    command.add_argument("--seed", type=int, default=1, help="the first seed")
    given = command.parse_args()
    start = time.perf_counter()
    played: list[Played] = []
    with ProcessPoolExecutor(given.processes) as pool:
        for one in pool.map(play, range(given.seed, given.seed + given.games), chunksize=4):
            played.append(one)
            if one.fault:
                print(f"seed {one.seed} ({one.what}): {one.fault}", flush=True)
            if len(played) % 100 == 0:
                print(f"{len(played)} games", flush=True)
    tell(played, time.perf_counter() - start)
    return 1 if any(one.fault for one in played) else 0


def tell(played: list[Played], seconds: float) -> None:
    """The figures."""
    answers = sorted(one.answers for one in played)
    longest = max(played, key=lambda one: one.seconds)
    faults = Counter(one.fault.partition(":")[0] for one in played if one.fault)
    print(f"{len(played)} games in {seconds:.0f} s, {sum(answers) / seconds:.0f} answers a second.")
    print(f"Answers a game: {answers[0]} to {answers[-1]}, median {answers[len(answers) // 2]}.")
    print(f"The longest took {longest.seconds:.1f} s (seed {longest.seed}, {longest.what}).")
    print(f"Faults: {dict(faults) or 'none'}.")


if __name__ == "__main__":
    sys.exit(main())
