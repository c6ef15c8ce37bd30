"""The commands `rosters` and `tables`."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from escarmouche.board.table_report import TableReport, table_weighed
from escarmouche.cli.common import BAD, FIRST_GAME, GameKey, out, screen, words_for
from escarmouche.cli.help import Program
from escarmouche.engine.words import Words
from escarmouche.lab import sides
from escarmouche.lab.play import ready
from escarmouche.table.table import table_to_toml
from escarmouche.terminal.desk import desk
from escarmouche.terminal.picture import Picture

app = Program()
MOST_GAMES = 100_000


@app.command()
def rosters(
    game: GameKey = FIRST_GAME,
    files: Annotated[list[Path] | None, typer.Option("--check")] = None,
) -> None:
    """The lists and factions that come with a game, or what is wrong with a list of your own."""
    console, lies = screen(), desk(game)
    words = words_for(game)
    if not files:
        out(console, lies.rosters(words))
        return
    faults = [fault for file in files for fault in lies.faults(words, file)]
    out(console, faults)
    if faults:
        raise typer.Exit(BAD)
    out(console, [words.say("rosters-in-order", count=len(files))])


@app.command()
def tables(
    game: GameKey = FIRST_GAME,
    name: Annotated[str, typer.Argument()] = "",
    seed: Annotated[int | None, typer.Option(min=0)] = None,
    report: Annotated[bool, typer.Option("--report")] = False,
    games: Annotated[int, typer.Option(min=0, max=MOST_GAMES)] = 0,
) -> None:
    """The tables of a game; with a name or a seed, one of them drawn."""
    console, lies, words = screen(), desk(game), words_for(game)
    if not name and seed is None:
        out(console, lies.tables())
        return
    table = lies.table(name or str(seed))
    out(console, [table.name])
    for row in Picture(table, lies.glyphs, unit=lies.unit).draw([]):
        console.print(row)
    kinds = dict.fromkeys(piece.kind for piece in table.pieces)
    out(console, [f"    {lies.glyphs.get(kind, '?')} {words.say(f'kind-{kind}')}" for kind in kinds])
    if report:
        _print_report(console, table_weighed(lies.key, table_to_toml(table), words.language))
    if games:
        _fight(console, words, lies.key, table_to_toml(table), games)


def _fight(console: Console, words: Words, key: str, text: str, games: int) -> None:
    """What games on a table show, with how many are over while they are played."""
    trial = sides.trial_of(key, text, words.language, games)
    ready(trial)
    scores: sides.Scores = []
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("", total=len(trial.plan.pairs))
        for pair in trial.plan.pairs:
            scores.append(sides.pair_fought(trial, pair))
            bar.update(task, advance=1)
    out(console, ["", sides.told(words, scores)])


def _print_report(console: Console, report: TableReport) -> None:
    """How a table treats both sides."""
    rows = Grid(box=None)
    for heading in ("", *report.sides):
        rows.add_column(heading)
    for line in report.lines:
        rows.add_row(line.text, *line.sides)
    out(console, ["", report.text])
    console.print(rows)
