"""Games between real lists from Army Forge: nothing may fail, and nothing may hang.

The lists are not part of the project. They are looked for in the folder that ESCARMOUCHE_ARMYFORGE names, or else in
`../shared/data/armyforge`; without them there is nothing to play.

Run as `python -m tests.armyforge_games [--games N] [--players NAME,NAME…]`: so many games for each pairing of lists.
"""

import argparse
import os
import sys
import time
from itertools import combinations_with_replacement, cycle, product
from pathlib import Path
from random import Random
from typing import NamedTuple

from escarmouche import agents
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.seat import Seat
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.lists import mustering
from escarmouche.games.firefight.rules.lists.army_forge import importing
from escarmouche.games.firefight.rules.lists.profile import Army
from escarmouche.games.firefight.rules.state import FirefightSetup
from escarmouche.games.firefight.rules.table import tables
from escarmouche.registry import ruleset
from tests.soak import MOST_ANSWERS

FOLDER = Path(
    os.environ.get("ESCARMOUCHE_ARMYFORGE") or Path(__file__).parents[1].parent / "shared" / "data" / "armyforge"
)


class Played(NamedTuple):
    """A game between two lists: who played it, and what was wrong with it, if anything."""

    what: str
    fault: str
    answers: int
    seconds: float


def files() -> list[Path]:
    """The real lists, if they are there."""
    return sorted(FOLDER.glob("*.json"))


def armies() -> list[Army]:
    """The armies of the real lists."""
    return [mustering.muster(importing.read(file.read_bytes()).army_list) for file in files()]


def play(one: Army, other: Army, players: tuple[str, str], seed: int) -> Played:
    """One game between two armies."""
    setup = FirefightSetup(
        options=CATALOGUE.choose({}), lists=(one, other), table=tables.generate(seed), consent=(0, 1), accepted=(0, 1)
    )
    start = time.perf_counter()
    fault, answers = "", 0
    try:
        game = Game(ruleset("firefight"), setup, Seeded(seed))
        seated = {seat: agents.enlist(name, Seat(game, seat), Random(seed + seat)) for seat, name in enumerate(players)}
        if agents.play_out(game, seated, MOST_ANSWERS) is None:
            fault = f"hangs: {MOST_ANSWERS} answers, and it is not over"
        answers = len(game.record)
    except Exception as error:
        fault = f"{type(error).__name__}: {error}"
    what = f"{one.name} ({players[0]}) against {other.name} ({players[1]}), seed {seed}"
    return Played(what, fault, answers, time.perf_counter() - start)


def main() -> int:
    """The command."""
    command = argparse.ArgumentParser(prog="python -m tests.armyforge_games", description=__doc__)
    command.add_argument("--games", type=int, default=10, help="for each pairing of two lists")
    command.add_argument("--players", default=",".join(agents.NAMES), help="who plays, in turn on either side")
    given = command.parse_args()
    if not files():
        print("There are no lists from Army Forge here; ESCARMOUCHE_ARMYFORGE names their folder.")
        return 0
    players = cycle(product(given.players.split(","), repeat=2))
    played = []
    for one, other in combinations_with_replacement(armies(), 2):
        for seed in range(given.games):
            played.append(play(one, other, next(players), seed))
            if played[-1].fault:
                print(f"{played[-1].what}: {played[-1].fault}", flush=True)
    faults = sum(1 for game in played if game.fault)
    seconds = sum(game.seconds for game in played)
    print(f"{len(played)} games between lists from Army Forge in {seconds:.0f} s, {faults} with a fault.")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
