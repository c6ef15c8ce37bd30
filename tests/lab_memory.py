"""How much memory an experiment of many games takes: `make lab-memory`, or `python -m tests.lab_memory --games 20000`.

Recruits play one pairing on one table in one process, as quickly as games can be; the memory of the process is told
after every twentieth of the games. It fails if the last quarter of them took more than a tenth above the first.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from escarmouche.lab.conduct import begun, carried_out
from escarmouche.lab.ledger import Ledger
from escarmouche.lab.run import OneProcess
from escarmouche.terminal.words import speak

LISTS = {
    "firefight": ("demo-200", "tollgate-200", "saltgate"),
    "collision": ("reclaimers-patrol", "unwanted-pack", "ashmarket"),
    "trauma": ("meridian-30", "ashen-30", "1"),
    "combatzone": ("halden-150", "hounds-150", "market-lane"),
}
"""Two lists of each game, and the table that they meet on."""
STEPS = 20
ALLOWED = 1.1


def memory() -> float:
    """What this process holds in memory, in megabytes."""
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def measured(game: str, games: int) -> list[tuple[int, float]]:
    """The memory after each twentieth of so many games."""
    one, other, table = LISTS[game]
    found: list[tuple[int, float]] = []
    step = max(2, games // STEPS)

    def watch(books: Sequence[Ledger]) -> None:
        played = 2 * sum(book.played for book in books)
        if played and played % step < 2:
            found.append((played, memory()))
            print(f"{played:8} games {found[-1][1]:8.1f} MB", flush=True)

    with TemporaryDirectory() as folder:
        file = Path(folder) / "memory.toml"
        who = f'players = ["recruit"]\nlists = ["{one}", "{other}"]\ntables = ["{table}"]\n'
        file.write_text(f'game = "{game}"\ngames = {games}\n{who}', "utf-8")
        carried_out(*begun(speak("en", ""), file), OneProcess(), watch)
    return found


def main() -> int:
    """Measure, and say whether the memory grew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=LISTS, default="collision")
    parser.add_argument("--games", type=int, default=100_000)
    chosen = parser.parse_args()
    found = [held for _, held in measured(chosen.game, chosen.games)]
    quarter = max(1, len(found) // 4)
    first, last = max(found[:quarter]), max(found[-quarter:])
    print(f"{first:.1f} MB in the first quarter, {last:.1f} MB in the last: {last / first:.2f} times as much")
    return int(last > ALLOWED * first)


if __name__ == "__main__":
    sys.exit(main())
