"""Print the fingerprints of a random game, for another process to compare: name, seed, how many answers."""

import sys

from tests.battery.checks import trail
from tests.battery.entrants import ENTRANTS


def main() -> None:
    """Play and print."""
    name, seed, most = sys.argv[1:]
    print("\n".join(trail(ENTRANTS[name](), int(seed), int(most))))


if __name__ == "__main__":
    main()
