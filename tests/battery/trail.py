"""Print the fingerprints of a random game of each kind, for another process to compare: seed, how many answers."""

import sys

from tests.battery.checks import trail
from tests.battery.entrants import ENTRANTS


def main() -> None:
    """Play and print, a line for each kind of game."""
    seed, most = map(int, sys.argv[1:])
    for name, entrant in ENTRANTS.items():
        print(name, *trail(entrant(), seed, most))


if __name__ == "__main__":
    main()
