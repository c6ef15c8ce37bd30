"""The command `lab puzzles`: mine positions in which one order is clearly the best, or search shipped ones anew."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from escarmouche.agents import GENERAL, is_trained
from escarmouche.board.puzzles import FILE, Mined, puzzles_of, written
from escarmouche.cli.common import FAILED, GameKey, out, screen, words_for
from escarmouche.cli.compile import finish_first
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.lab.mining import Mine, checked, still_clear
from escarmouche.registry import ruleset
from escarmouche.rules.books.names import plainly
from escarmouche.terminal.files import read_text, write_bytes

TOLD = ("title", "situation", "why", "right", "side", "step", "chance")
"""What a position or a lesson says beside what stands on the table."""
MOST_WRITTEN = 100_000
"""Bytes of a position."""


def puzzles(
    game: GameKey,
    count: Annotated[int, typer.Option(min=1, max=1000)] = 25,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    positions: Annotated[list[Path] | None, typer.Option()] = None,
    takes: Annotated[int, typer.Option(min=1, max=1000)] = 1,
    file: Annotated[Path | None, typer.Option("--out")] = None,
    check: Annotated[bool, typer.Option("--check")] = False,
    renew: Annotated[bool, typer.Option("--renew")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
) -> None:
    """Let sergeants play games, and keep positions in which one order is clearly the best."""
    words, key = words_for(game), ruleset(game).key
    if not is_trained(GENERAL, key):
        raise Refused(refusal("", "refused-no-officer", agent=GENERAL, game=key))
    target = file or (None if check else Path(FILE))
    if target is not None and target.exists() and not force:
        raise Refused(refusal("", "refused-puzzles-exist", file=str(target)))
    finish_first()
    if check:
        _check(words, key, target)
        return
    mine = Mine(key, seed, count)
    if renew:
        shipped = puzzles_of(key)
        mine = Mine(key, shipped.seed, count, _holding(words, key, shipped))
    written_down = [one for folder in positions or () for one in _written(folder)]
    for take in range(takes):
        for name, scene in written_down:
            if not mine.is_full:
                mine.pose(name, scene, take)
    mined = _mined(words, mine, games)
    if target is not None:
        write_bytes(target, written(mined))
        out(
            screen(), [words.say("puzzles-mined", count=len(mined.puzzles), games=len(mined.sources), file=str(target))]
        )


def _written(folder: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The positions that are written in a folder, each with its name."""
    for file in sorted(folder.glob("*.toml")):
        scene = plainly(tomllib.loads(read_text(file, MOST_WRITTEN)))
        yield file.stem, {key: value for key, value in scene.items() if key not in TOLD}


def _mined(words: Words, mine: Mine, games: int) -> Mined:
    """The puzzles out of so many games, with a bar where somebody watches."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    watching = Console(stderr=True)
    with Progress(*columns, console=watching, disable=not watching.is_terminal) as bar:
        task = bar.add_task(words.say("puzzles-found"), total=mine.most)
        known = {source.name for source in mine.mined.sources}
        for number in (number for number in range(games) if str(number) not in known):
            if mine.is_full:
                break
            mine.dig(number)
            bar.update(task, completed=len(mine.mined.puzzles))
    return mine.mined


def _check(words: Words, game: str, target: Path | None) -> None:
    """Search the puzzles of a game anew, and say which hold; those are written where a file is named."""
    mined = puzzles_of(game)
    holding = _holding(words, game, mined)
    if target is not None:
        write_bytes(target, written(holding))
    if len(holding.puzzles) < len(mined.puzzles):
        raise typer.Exit(FAILED)


def _holding(words: Words, game: str, mined: Mined) -> Mined:
    """Those of some puzzles that hold when they are searched anew; of each is said whether it does."""
    console, kept = screen(), []
    for one in checked(game, mined):
        if one.puzzle is None:
            out(console, [words.say("puzzles-doubtful", number=one.number)])
        else:
            kept.append(one.puzzle)
            figures = {"gap": one.puzzle.gap, "confidence": one.puzzle.confidence}
            out(console, [words.say("puzzles-holds", number=one.number, **figures)])
    out(console, [words.say("puzzles-checked", count=len(kept), all=len(mined.puzzles))])
    return still_clear(mined, kept)
