"""What all commands share: the program itself, its language, and how it prints."""

import sys
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from escarmouche.cli.help import Program
from escarmouche.cli.language import Spoken, words_for
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.terminal.board import catalogue
from escarmouche.terminal.speech import native_language, speak

__all__ = ["words_for"]

BAD = 2
FAILED = 1


app = Program(name="escarmouche", pretty_exceptions_enable=False)

Language = Annotated[str, typer.Option("--language", "-l")]
GameKey = Annotated[str, typer.Argument(metavar="GAME")]
Edition = Annotated[str, typer.Option()]
Mission = Annotated[str, typer.Option()]
Size = Annotated[int | None, typer.Option()]


def screen() -> Console:
    """Where everything is printed; plain text where there is no terminal."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def out(console: Console, lines: Iterable[str]) -> None:
    """Print lines as they are."""
    for line in lines:
        console.print(Text(line))


@app.callback()
def begin(language: Language = "") -> None:
    """Plays printed skirmish games by their real rules."""
    chosen = language or native_language()
    speak(chosen)
    Spoken.language, Spoken.game = chosen, ""


def options_of(game: str, edition: str, written: list[str]) -> dict[str, str]:
    """The rule options of an edition, if one is named, and those that are written on the command line."""
    printed = catalogue(game).edition(edition) if edition else {}
    return {**printed, **options_in(written)}


def options_in(written: list[str]) -> dict[str, str]:
    """Rule options as they are written on the command line, key=value."""
    found = {}
    for one in written:
        key, sign, value = one.partition("=")
        if not sign:
            raise Refused(refusal("", "refused-option-written", option=one[:60]))
        if key.strip() in found:
            raise Refused(refusal("", "refused-given-twice", switch=f"--option {key.strip()[:40]}"))
        found[key.strip()] = value.strip()
    return found
