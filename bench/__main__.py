"""Measure how fast everything is, beside others where there are others: `python -m bench`.

Everything but the server is measured in seconds of computing, so that what else the machine does matters little.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial

import msgspec
from bench import agents, commands, compare, firefight, history, odds, sight_reference
from bench.figures import Figure, left_out, table

SIGHT_REPEATS = 3
SERVER = "server"


def sight() -> list[Figure]:
    """The compiled kernel beside the same geometry in plain Python."""
    runs = [sight_reference.measure() for _ in range(SIGHT_REPEATS)]
    kernel, plain = min(run["kernel_us"] for run in runs), min(run["reference_us"] for run in runs)
    return [
        Figure("sight: plain Python, 16 points, 25 pieces, 8 models", plain, "µs"),
        Figure("sight: compiled", kernel, "µs"),
        Figure("sight: many eyes at once, each", min(run["survey_us"] for run in runs), "µs"),
        Figure("sight: how many times faster than plain Python", plain / kernel, "×", 30),
    ]


def server() -> list[Figure]:
    """The server with bots that play on it; it brings in much that nothing else needs."""
    from bench import server

    return server.measure()


def growth() -> list[Figure]:
    """How the cost of an answer grows with models and pieces; `python -m bench.growth` draws it."""
    from bench import growth

    return growth.measure()


MEASUREMENTS: dict[str, Callable[[], list[Figure]]] = {
    "chess": firefight.beside_chess,
    **{f"{key} {name}": partial(agents.fared, key, name) for name in ("recruit", "sergeant", "corporal")
       for key in agents.SETUPS},
    "fork": firefight.views_and_forks,
    "redeal": agents.redeals,
    "way": firefight.paths,
    "charge": firefight.charges,
    "odds": odds.measure,
    "sight": sight,
    "memory": lambda: [firefight.memory()],
    "growth": growth,
    "command": commands.measure,
    "first game": commands.first_game,
    SERVER: server,
}  # fmt: skip
"""Everything that can be measured, by a name; further measurements are further lines."""


def measured(names: Sequence[str]) -> Iterator[Figure]:
    """What some measurements say; one that needs what is not there, or was not yet there, is left out."""
    for name in names:
        try:
            yield from MEASUREMENTS[name]()
        except (ImportError, AttributeError) as error:
            left_out(name, error)


def chosen(only: Sequence[str], *, server: bool) -> list[str]:
    """The measurements whose names contain one of the words, or all of them."""
    return [
        name for name in MEASUREMENTS
        if (server or name != SERVER) and (not only or any(word.lower() in name for word in only))
    ]  # fmt: skip


def arguments() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    command = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    command.add_argument("--only", action="append", default=[], metavar="WORD", help=f"of {', '.join(MEASUREMENTS)}")
    command.add_argument("--compare", metavar="COMMIT", help="measure that commit too, in turn, and tell what is real")
    command.add_argument("--rounds", type=int, default=compare.ROUNDS, help="of a comparison")
    command.add_argument("--without-server", action="store_true", help="leave the server out, which takes a minute")
    command.add_argument("--without-history", action="store_true", help="do not write the run down")
    command.add_argument("--json", action="store_true", help="print the figures for a program, and write nothing down")
    return command


def main() -> int:
    """Print every figure; the exit status says whether all floors hold."""
    given = arguments().parse_args()
    names = chosen(given.only, server=not given.without_server)
    if not names:
        print(f"There are these measurements: {', '.join(MEASUREMENTS)}.", file=sys.stderr)
        return 2
    if given.compare:
        for line in compare.compare(given.compare, given.only, given.rounds, server=not given.without_server):
            print(line, flush=True)
        return 0
    if given.json:
        print(msgspec.json.encode(list(measured(names))).decode())
        return 0
    return report(names, keep=not given.only and not given.without_history)


def report(names: Sequence[str], *, keep: bool) -> int:
    """Measure and tell; the exit status says whether all floors hold."""
    print(history.machine())
    figures = []
    for figure in measured(names):
        print(figure.line(), flush=True)
        figures.append(figure)
    print("", *table(figures), sep="\n")
    missed = [figure for figure in figures if not figure.holds]
    floors = sum(figure.floor is not None for figure in figures)
    print(f"{floors - len(missed)} of {floors} floors hold.")
    if keep:
        history.keep(history.run_of(figures))
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
