"""The command `lab train`: teach the value of positions in a game, and say how far it can be believed."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from escarmouche.agents.value import FILE, eye_of
from escarmouche.cli.common import GameKey, out, screen, words_for
from escarmouche.cli.compile import finish_first
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.lab.calibration import calibrated
from escarmouche.lab.fitting import FOLDS
from escarmouche.lab.training import Training, trained
from escarmouche.lab.training_report import picture, report
from escarmouche.registry import ruleset
from escarmouche.terminal.files import write_bytes, write_text


def train(
    game: GameKey,
    games: Annotated[int, typer.Option(min=FOLDS)] = 1000,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    file: Annotated[Path, typer.Option("--out")] = Path(FILE),
    plot: Annotated[Path | None, typer.Option("--plot")] = None,
    cores: Annotated[int, typer.Option(min=1)] = 1,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Let our own officers play games, and learn from them what a position is worth."""
    words, key = words_for(game), ruleset(game).key
    eye_of(key)
    for path in (file, plot):
        if path is not None and path.exists() and not force:
            raise Refused(refusal("", "refused-weights-exist", file=str(path)))
    finish_first()
    found = _watched(words, key, games, seed, cores)
    write_bytes(file, found.written)
    judged = calibrated(found.sample, found.taught.unseen[:, 0], found.missions)
    console = screen()
    for part in report(words, judged, seed):
        console.print(part)
    if plot is not None:
        write_text(plot, picture(words, words.say("train-plot", games=judged.games), judged))
    out(console, [words.say("train-kept", file=str(file))])


def _watched(words: Words, game: str, games: int, seed: int, cores: int) -> Training:
    """The training, with a bar where somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    watching = Console(stderr=True)
    with Progress(*columns, console=watching, disable=not watching.is_terminal) as bar:
        task = bar.add_task(words.say("train-games"), total=games)
        return trained(game, games, seed, lambda done: bar.update(task, completed=done), cores)
