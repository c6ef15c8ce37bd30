"""The command `lab`: experiments that are run, gone on with, looked at and told."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from escarmouche.cli.common import FAILED, out, screen, words_for
from escarmouche.cli.compile import finish_first
from escarmouche.cli.help import Program
from escarmouche.cli.lab_levels import levels
from escarmouche.cli.lab_puzzles import puzzles
from escarmouche.cli.lab_train import judge, train
from escarmouche.cli.watching import watched
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.lab.answers import answers
from escarmouche.lab.cells import Bench
from escarmouche.lab.cluster import Cluster
from escarmouche.lab.conduct import Result, begun, carried_out, found, looked_at
from escarmouche.lab.folder import Folder
from escarmouche.lab.report_page import REPORT, page
from escarmouche.lab.run import Engine, on_cores
from escarmouche.lab.sentences import game_name, summary
from escarmouche.terminal.files import write_bytes, write_text

app, laboratory = Program(), Program()
app.add_typer(laboratory, name="lab")
laboratory.command()(levels)
laboratory.command()(train)
laboratory.command()(judge)
laboratory.command()(puzzles)

ENGINES = ("cores", "ray")
File = Annotated[Path, typer.Argument(metavar="FILE")]
Place = Annotated[Path, typer.Argument(metavar="FOLDER")]
Cores = Annotated[int | None, typer.Option(min=1, max=4096)]
On = Annotated[str, typer.Option("--on")]
Address = Annotated[str, typer.Option()]


@laboratory.callback(invoke_without_command=True)
def commands(context: typer.Context) -> None:
    """Experiments: many games for a question, kept, gone on with and told."""
    if context.invoked_subcommand is None:
        print(context.get_help())


@laboratory.command()
def run(file: File, into: Annotated[Path | None, typer.Option("--out")] = None, cores: Cores = None,
        on: On = ENGINES[0], address: Address = "") -> None:  # fmt: skip
    """Carry out the experiment in a file."""
    words = words_for()
    engine = engine_of(on, cores, address)
    _carry_out(words, lambda: begun(words, file, into), engine)


@laboratory.command()
def resume(folder: Place, cores: Cores = None, on: On = ENGINES[0], address: Address = "") -> None:
    """Go on with an experiment."""
    words = words_for()
    engine = engine_of(on, cores, address)
    _carry_out(words, lambda: found(words, folder), engine)


@laboratory.command()
def status(folder: Place) -> None:
    """How far an experiment is, and what it says so far."""
    words, console = words_for(), screen()
    result = looked_at(folder)
    played, wanted = 2 * sum(book.played for book in result.books), 2 * sum(book.end for book in result.books)
    running = "yes" if result.folder.is_running() else "no"
    out(console, [words.say("lab-status", name=result.experiment.name, games=played, all=wanted, running=running)])
    out(console, told(words, result))


@laboratory.command()
def report(folder: Place, target: Annotated[Path | None, typer.Option("--out")] = None) -> None:
    """Make the report of an experiment."""
    words = words_for()
    result = looked_at(folder)
    file = target or result.folder.path / REPORT
    write_text(file, page(words, result))
    out(screen(), [*told(words, result), words.say("lab-reported", file=str(file))])


def _carry_out(words: Words, prepare: Callable[[], tuple[Bench, Folder]], engine: Engine) -> None:
    """Play what is missing, then say what there is; all that was played is kept, whatever happens."""
    console = screen()
    bench, folder = prepare()
    finish_first()
    try:
        with watched(words) as watch:
            carried_out(bench, folder, engine, watch)
    except KeyboardInterrupt:
        games = Result(bench, folder).frame.height
        raise Refused(refusal("", "lab-interrupted", games=games, folder=str(folder.path))) from None
    _conclude(words, console, Result(bench, folder))


def _conclude(words: Words, console: Console, result: Result) -> None:
    """Say what an experiment has shown, and where its games are."""
    write_bytes(result.folder.path / "games.parquet", result.encoded())
    out(console, told(words, result))
    out(console, [words.say("lab-kept", folder=str(result.folder.path), games=result.frame.height)])
    if any(answer.faults for answer in answers(result)):
        raise typer.Exit(FAILED)


def told(words: Words, result: Result) -> Iterator[str]:
    """What each part of an experiment has shown, in sentences."""
    for answer in answers(result):
        for sentence in summary(words, answer):
            yield words.say("lab-of-game", game=game_name(words, answer.part.game), text=sentence)


def engine_of(name: str, cores: int | None, address: str) -> Engine:
    """What plays the games."""
    if name not in ENGINES:
        raise Refused(refusal("", "refused-engine", name=name[:40], known=", ".join(ENGINES)))
    if name == "ray":
        return Cluster(address, cores)
    if address:
        raise Refused(refusal("", "refused-address"))
    return on_cores(cores)
