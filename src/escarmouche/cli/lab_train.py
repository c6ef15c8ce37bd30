"""The commands `lab train` and `lab judge`: teach the value of positions in a game, and say how far to believe it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from escarmouche.agents.value import FILE, eye_of, judge_of
from escarmouche.cli.common import GameKey, out, screen, words_for
from escarmouche.cli.compile import finish_first
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.lab.calibration import Calibration, calibrated
from escarmouche.lab.fitting import FOLDS
from escarmouche.lab.training import judged, played, trained
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
    with _watched(words, games) as told:
        found = trained(key, games, seed, told, cores)
    write_bytes(file, found.written)
    _tell(words, calibrated(found.sample, found.taught.unseen[:, 0], found.missions), "train-learnt", seed, plot)
    out(screen(), [words.say("train-kept", file=str(file))])


def judge(
    game: GameKey,
    games: Annotated[int, typer.Option(min=FOLDS)] = 200,
    seed: Annotated[int, typer.Option(min=0)] = 2,
    plot: Annotated[Path | None, typer.Option("--plot")] = None,
    cores: Annotated[int, typer.Option(min=1)] = 1,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Let our own officers play fresh games, and say how far the value that ships can be believed."""
    words, key = words_for(game), ruleset(game).key
    if judge_of(key).weights.seed == seed:
        raise Refused(refusal("", "refused-seed-learnt", seed=str(seed)))
    if plot is not None and plot.exists() and not force:
        raise Refused(refusal("", "refused-weights-exist", file=str(plot)))
    finish_first()
    with _watched(words, games) as told:
        found = judged(key, played(key, games, seed, told, cores))
    _tell(words, found, "train-judged", seed, plot)


def _tell(words: Words, found: Calibration, heading: str, seed: int, plot: Path | None) -> None:
    """Print how far a value can be believed, and draw it where a file is named."""
    console = screen()
    for part in report(words, found, heading, seed):
        console.print(part)
    if plot is not None:
        write_text(plot, picture(words, words.say("train-plot", games=found.games), found))


@contextmanager
def _watched(words: Words, games: int) -> Iterator[Callable[[int], None]]:
    """What is told how many games have been played: a bar, where somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    watching = Console(stderr=True)
    with Progress(*columns, console=watching, disable=not watching.is_terminal) as bar:
        task = bar.add_task(words.say("train-games"), total=games)
        yield lambda done: bar.update(task, completed=done)
