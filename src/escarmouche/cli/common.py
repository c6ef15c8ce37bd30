"""What all commands share: the program itself, its language, and how it prints."""

import sys
from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from escarmouche.core.reasons import Refused, refusal
from escarmouche.core.words import Words
from escarmouche.terminal.board import catalogue
from escarmouche.terminal.speech import native_language, speak

BAD = 2
FAILED = 1


app = typer.Typer(
    name="escarmouche", add_completion=False, pretty_exceptions_enable=False,
    rich_markup_mode=None, help="Plays printed skirmish games by their real rules.",
)  # fmt: skip

Language = Annotated[str, typer.Option("--language", "-l", help="en, fr or de; otherwise as $LANG says.")]
GameKey = Annotated[str, typer.Argument(metavar="GAME", help="Which game: firefight, collision, trauma or combatzone.")]
Edition = Annotated[str, typer.Option(help="All options as in one book, fr or de; --option comes on top.")]
Mission = Annotated[str, typer.Option(help="The mission, in a game that has several; otherwise drawn.")]
Size = Annotated[int | None, typer.Option(help="What a list may cost: 200 or 500 points, or so many shards.")]


class Spoken:
    """The language of this run, and the game that is spoken of."""

    language = "en"
    game = ""


def screen() -> Console:
    """Where everything is printed; plain text where there is no terminal."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def out(console: Console, lines: Iterable[str]) -> None:
    """Print lines as they are."""
    for line in lines:
        console.print(Text(line))


def words_for(game: str = "") -> Words:
    """The words of this run, from now on with those of a game if one is named."""
    Spoken.game = game or Spoken.game
    return speak(Spoken.language, Spoken.game)


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
        found[key.strip()] = value.strip()
    return found
