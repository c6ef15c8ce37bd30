"""The table of the games in README.md: what each of them has, as the program itself finds it.

`python -m tests.readme` writes it anew. It says how complete the games are and not how large, so that a further rule,
case or option leaves it as it is; `escarmouche rules GAME --coverage` and `--options` count those.
"""

from pathlib import Path

from escarmouche.agents import NAMES, is_trained
from escarmouche.board.lesson import lessons
from escarmouche.cli.check import Extent, extent
from escarmouche.conformance.cases import Result, coverage, read_cases
from escarmouche.registry import keys, manifest
from escarmouche.terminal.desk import stage

README = Path(__file__).parents[1] / "README.md"
CASES = Path(__file__).parent / "conformance"
BEGINS = "<!-- The games, as `python -m tests.readme` finds them. -->\n"
ENDS = "<!-- Here the games end. -->\n"
COLUMNS = ("game", "rules written", "proved by cases", "in three languages", "exact odds", "opponents", "lessons",
           "page and terminal")  # fmt: skip


def row(game: str) -> str:
    """The line of a game."""
    found = reached(game)
    done = [share(count, found.rules) for count in (found.written, found.proved, found.worded)]
    trained = [name for name in NAMES if is_trained(name, game)]
    return line(
        f"*{stage(game).catalogue.data['name']}*", *done, has(found=is_there("odds", game)), ", ".join(trained),
        str(len(lessons(game))),
        has(found=is_there("board", game) and is_there("terminal", game)),
    )  # fmt: skip


def reached(game: str) -> Extent:
    """How far the rules of a game are done, with what its cases say that they prove; playing them holds them to it."""
    cases = [case for file in sorted((CASES / game).glob("*.toml")) for case in read_cases(file)]
    said = [Result(str(case["id"]), "", heard=tuple(case["rules"])) for case in cases]
    return extent(coverage(said, stage(game)))


def is_there(layer: str, game: str) -> bool:
    """Whether a layer has something for a game."""
    return manifest(game).has(layer)


def share(count: int, of: int) -> str:
    """So many of all."""
    return "all" if count == of else f"{count} of {of}"


def has(*, found: bool) -> str:
    """Whether a game has something."""
    return "yes" if found else "not yet"


def line(*cells: str) -> str:
    """A line of the table."""
    return f"| {' | '.join(cells)} |\n"


def kept(text: str) -> list[str]:
    """The lines of the table as they stand in a text."""
    return text.partition(BEGINS)[2].partition(ENDS)[0].splitlines(keepends=True)


def main() -> None:
    """Write the table into README.md, between its marks."""
    text = README.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGINS)
    rows = [line(*COLUMNS), line(*["---"] * len(COLUMNS)), *map(row, keys())]
    README.write_text("".join([before, BEGINS, *rows, ENDS, rest.partition(ENDS)[2]]), encoding="utf-8")


if __name__ == "__main__":
    main()
