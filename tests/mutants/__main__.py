"""The command `python -m tests.mutants [--game KEY] [--seed N] [--count N] [--all] [RULE…]`.

That a rule was merely noted does not count, only what happened differently.
"""

import argparse
import random
import sys

from escarmouche.registry import keys
from tests.mutants.sample import first_to_notice, make_sure, rules, survivors


def main() -> int:
    """The command."""
    command = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    command.add_argument("rules", nargs="*", metavar="RULE")
    command.add_argument("--seed", type=int, default=1)
    command.add_argument("--count", type=int, default=40)
    command.add_argument("--all", action="store_true")
    command.add_argument("--game", choices=keys(), action="append", help="only this game; otherwise all of them")
    command.add_argument("--without", help=argparse.SUPPRESS)
    given = command.parse_args()
    if given.without:
        print(first_to_notice(given.without, given.game[0]))
        return 0
    known = [rule for game in given.game or keys() for rule in rules(game)]
    unknown = [rule for rule in given.rules if rule not in known]
    if unknown:
        command.error(f"{unknown[0]} is no rule that a game can apply.")
    chosen = given.rules or (
        known if given.all else random.Random(given.seed).sample(known, min(given.count, len(known)))
    )
    make_sure(chosen)
    return 1 if survivors(chosen) else 0


if __name__ == "__main__":
    sys.exit(main())
