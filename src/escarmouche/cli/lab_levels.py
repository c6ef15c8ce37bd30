"""The command `lab levels`: let officers of all levels play one another, and say what each is worth."""

import shlex
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from escarmouche.agents.levels import FILE, Scale, scale
from escarmouche.cli.common import GameKey, out, screen, words_for
from escarmouche.cli.compile import finish_first
from escarmouche.cli.officers import Think
from escarmouche.engine.words import Words
from escarmouche.lab.levels import Contest, played, rated, tasks
from escarmouche.lab.run import on_cores
from escarmouche.registry import ruleset
from escarmouche.terminal.files import write_text

THINKS = 0.2


def levels(
    game: GameKey,
    games: Annotated[int, typer.Option(min=2)] = 60,
    general: Annotated[int, typer.Option("--with-general", min=0)] = 24,
    only: Annotated[str, typer.Option()] = "",
    think: Think = THINKS,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    cores: Annotated[int | None, typer.Option(min=1, max=4096)] = None,
    file: Annotated[Path, typer.Option("--out")] = Path(FILE),
) -> None:
    """Let officers of all levels play one another, and rate them."""
    key, words = ruleset(game).key, words_for(game)
    contest = Contest(key, (games + 1) // 2, (general + 1) // 2, think, seed, only)
    finish_first()
    found = _watched(words, contest, cores, _command(contest))
    write_text(file, msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n")
    out(screen(), [
        words.say("level-rated", level=one.level, points=str(one.points), low=str(one.low),
                  high=str(one.high), games=one.games)
        for one in found.ratings
    ])  # fmt: skip
    out(screen(), [words.say("level-kept", file=str(file))])


def _command(contest: Contest) -> str:
    """What repeats it."""
    only = ["--only", contest.only] if contest.only else []
    return shlex.join([
        "escarmouche", "lab", "levels", contest.game, "--games", str(2 * contest.pairs),
        "--with-general", str(2 * contest.general), *only, "--think", f"{contest.think:g}", "--seed", str(contest.seed),
    ])  # fmt: skip


def _watched(words: Words, contest: Contest, cores: int | None, command: str) -> Scale:
    """The games, with a bar where somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    watching = Console(stderr=True)
    with Progress(*columns, console=watching, disable=not watching.is_terminal) as bar:
        task = bar.add_task(words.say("train-games"), total=2 * sum(1 for _ in tasks(contest)))
        found = []
        for met in played(contest, on_cores(cores)):
            found.append(met)
            bar.advance(task, 2)
        return rated(contest, command, found, scale(contest.game))
