"""The command `books`: books of one's own, begun, checked, shown and put together."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from escarmouche.board.board import board
from escarmouche.cli.common import BAD, GameKey, out, screen, words_for
from escarmouche.cli.help import Program
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.registry import manifest
from escarmouche.rules.books.fitting import plain_name
from escarmouche.rules.books.gathering import Stock
from escarmouche.rules.books.library import MODULE, Library
from escarmouche.rules.books.sources import Flaw, source_of
from escarmouche.rules.books.writing import toml_of
from escarmouche.terminal.files import write_text

app, shelf = Program(), Program()
app.add_typer(shelf, name="books")

Files = Annotated[list[Path], typer.Argument(metavar="FILE…")]
Out = Annotated[Path | None, typer.Option("--out")]
NAMED = ("key", "name")


@shelf.callback(invoke_without_command=True)
def commands(context: typer.Context) -> None:
    """Books of one's own: profiles, weapons, prices and rules to play with."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def library(game: str) -> Library:
    """The books of a game; a game without is refused."""
    if not manifest(game).has(MODULE):
        raise Refused(refusal("", "refused-no-books", game=game))
    found: Library = manifest(game).part(MODULE, "LIBRARY")
    return found


@shelf.command()
def new(game: GameKey, file: Annotated[Path | None, typer.Argument(metavar="FILE")] = None) -> None:
    """A commented book to begin with, printed or put into a new file."""
    words, text = words_for(game), library(game).template
    if file is None:
        print(text, end="")
        return
    if file.exists():
        raise Refused(refusal("", "refused-file-there", file=str(file)))
    write_text(file, text)
    out(screen(), [words.say("books-begun", file=str(file))])


@shelf.command()
def check(game: GameKey, files: Files) -> None:
    """Everything that is wrong with some books."""
    words, known = words_for(game), library(game)
    judged = [judged_file(known, file) for file in files]
    say = board(game).saying(words)
    for flaw in [one for flaws, remarks in judged for one in (*flaws, *remarks)]:
        out(screen(), [flaw.said(say)])
    if any(flaws for flaws, _ in judged):
        raise typer.Exit(BAD)
    out(screen(), [words.say("rosters-in-order", count=len(files))])


def judged_file(known: Library, file: Path) -> tuple[Sequence[Flaw], Sequence[Flaw]]:
    """Everything that is wrong with a book, and what else should be known of it."""
    try:
        stock = known.stock([source_of(file)])
    except Refused as refused:
        return [Flaw(refused.reason, file.name)], []
    return stock.flaws, stock.remarks


@shelf.command()
def show(game: GameKey, name: Annotated[str, typer.Argument(metavar="BOOK")] = "") -> None:
    """The books that come with a game, or everything in one of them or in a file."""
    words, known = words_for(game), library(game)
    if not name:
        ready = [known.shelf.ready(key) for key in known.shelf.ready_keys()]
        out(screen(), [f"{one.key:<18} {plain_name(one.data.get('name', one.key), words.language)}" for one in ready])
        return
    stock = sound(words, known, [name])
    for part, tables in stock.written().items():
        out(screen(), ["", f"[{part}]", *(row(table, words.language) for table in tables)])


def row(table: Mapping[str, Any], language: str) -> str:
    """A table of a book in one line."""
    called = plain_name(table.get("name", ""), language)
    key = str(table.get("key", called))
    rest = ", ".join(
        f"{field} {json.dumps(value, ensure_ascii=False)}" for field, value in table.items() if field not in NAMED
    )
    return f"  {key}{f' ({called})' if called not in ('', key) else ''}: {rest}"


def sound(words: Words, known: Library, names: list[str]) -> Stock:
    """Some books put together, if nothing is wrong with them; otherwise that is told."""
    stock = known.stock([known.source(name) for name in names])
    if stock.flaws:
        out(screen(), [flaw.said(board(known.shelf.game).saying(words)) for flaw in stock.flaws])
        raise typer.Exit(BAD)
    return stock


@shelf.command()
def merge(game: GameKey, files: Files, into: Out = None) -> None:
    """Several books and what they build on as one, later ones over those before."""
    words, known = words_for(game), library(game)
    stock = sound(words, known, [str(file) for file in files])
    last = source_of(files[-1]) if files[-1].is_file() else known.source(str(files[-1]))
    text = toml_of({"game": game, "name": last.data.get("name", last.key), **stock.written()})
    if into is None:
        print(text, end="")
        return
    write_text(into, text)
    out(screen(), [words.say("books-begun", file=str(into))])


@shelf.command()
def schema(game: GameKey) -> None:
    """What a book may hold as a JSON Schema, with which editors complete and check."""
    print(json.dumps(library(game).schema(), indent=1, ensure_ascii=False))
