"""The command `rules`."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from escarmouche.cli.common import FAILED, FIRST_GAME, GameKey, out, screen, words_for
from escarmouche.cli.help import Program
from escarmouche.registry import catalogue, manifest
from escarmouche.terminal.rule_text import option_lines, rule_lines

CASES = Path("tests") / "conformance"

app = Program()


@app.command()
def rules(
    game: GameKey = FIRST_GAME,
    rule: Annotated[str, typer.Argument(metavar="[ID]")] = "",
    show_coverage: Annotated[bool, typer.Option("--coverage")] = False,
    options: Annotated[bool, typer.Option("--options")] = False,
    case_words: Annotated[bool, typer.Option("--words")] = False,
    cases: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """The numbered rules of a game."""
    console, words = screen(), words_for(manifest(game).key)
    if rule:
        out(console, rule_lines(game, rule, words))
    elif options:
        out(console, option_lines(game, words))
    elif case_words:
        from escarmouche.conformance.listing import word_lines
        from escarmouche.terminal.desk import stage

        out(console, word_lines(stage(game)))
    elif show_coverage:
        if not _cover(console, game, cases):
            raise typer.Exit(FAILED)
    else:
        out(console, (f"{number}  {words.rule(number)}" for number in catalogue(game).entries))


def _cover(console: Console, game: str, cases: Path | None) -> bool:
    """Print for each rule whether it is written, proved and worded; whether all are."""
    from escarmouche.cli.check import coverage_line, covered, extent

    rows = covered(game, cases or CASES / game)
    found = extent(rows)
    out(console, map(coverage_line, rows))
    out(console, [words_for().say("coverage", **found._asdict())])
    return found.complete
