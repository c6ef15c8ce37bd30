"""What several commands share: their parameters, and how they print."""

import sys
from collections.abc import Callable, Iterable, Mapping
from inspect import Parameter, Signature, signature
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from escarmouche.cli.language import words_for
from escarmouche.cli.status import BAD, FAILED
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.registry import catalogue, keys

__all__ = ["BAD", "FAILED", "words_for"]

FIRST_GAME = keys()[0]
"""The game that is meant where none is named."""

GameKey = Annotated[str, typer.Argument(metavar="GAME")]
Edition = Annotated[str, typer.Option()]
Mission = Annotated[str, typer.Option()]
Size = Annotated[int | None, typer.Option()]


def with_switches(command: Callable[..., None], switches: Mapping[str, Any]) -> Callable[..., None]:
    """The command, which takes these switches too and finds them among its keywords."""
    own = [one for one in signature(command).parameters.values() if one.kind is not Parameter.VAR_KEYWORD]
    more = [Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=kind) for name, kind in switches.items()]
    command.__signature__ = Signature([*own, *more])  # type: ignore[attr-defined]
    return command


def screen() -> Console:
    """Where everything is printed; plain text where there is no terminal."""
    return Console(highlight=False, soft_wrap=not sys.stdout.isatty())


def out(console: Console, lines: Iterable[str]) -> None:
    """Print lines as they are."""
    for line in lines:
        console.print(Text(line))


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
