"""Help and complaints of the command line are in three languages, as everything else."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer.main

from escarmouche.cli import run
from escarmouche.cli.commands import app
from escarmouche.cli.help import SpokenGroup, key_of, keys_of
from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import manifests
from escarmouche.terminal.words import speak_of_commands

TEXTS = Path(__file__).parents[1] / "src" / "escarmouche" / "text"
SHELF = ("help-form-", "help-usage", "help-arguments", "help-options", "help-commands", "help-default", "help-required",
         "help-least", "help-range", "help-any-help", "misuse")  # fmt: skip
"""What belongs to no command."""


def commands(command: Any = None, path: tuple[str, ...] = ()) -> Iterator[tuple[list[str], Any]]:
    """Every command with the words that call it."""
    command = command or typer.main.get_command(app)
    yield list(path), command
    for name in command.list_commands(typer.Context(command)) if isinstance(command, SpokenGroup) else ():
        yield from commands(command.get_command(typer.Context(command), name), (*path, name))


def told_under(words: Any, path: list[str], command: Any) -> Iterator[tuple[str, str]]:
    """What of a command is told, and under which key; "" where nothing is."""
    yield "-".join(path), key_of(path) if words.has(key_of(path)) else ""
    for parameter in command.params:
        yield f"{path} {parameter.name}", next(filter(words.has, keys_of(path, parameter.name)), "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_parameter_is_told_in_every_language(language: str) -> None:
    words = speak_of_commands(language)
    assert [what for path, command in commands() for what, key in told_under(words, path, command) if not key] == []


def test_no_help_is_written_for_nothing() -> None:
    words = speak_of_commands("en")
    used = {key for path, command in commands() for _, key in told_under(words, path, command)}
    folders = [TEXTS, *(game.folder / "text" for game in manifests().values())]
    texts = "".join(path.read_text("utf-8") for folder in folders for path in sorted((folder / "en").glob("help*.ftl")))
    written = set(re.findall(r"^((?:help|misuse)-[a-z-]+) =", texts, re.MULTILINE))
    assert {key for key in written if not key.startswith(SHELF)} == used - {""}


def test_help_is_in_the_language_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for path, _ in commands():
        pages = set()
        for language in LANGUAGES:
            assert run(["--language", language, *path, "--help"]) == 0
            page = capsys.readouterr().out
            assert page.startswith(speak_of_commands(language).say("help-usage")), page
            pages.add(page)
        assert len(pages) == len(LANGUAGES), path


def test_help_follows_the_environment(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert run(["play", "--help"]) == 0
    assert "Welche Seite man spielt" in capsys.readouterr().out


COMPLAINTS = {
    "play --seeed 3": "Die Option --seeed gibt es hier nicht; vielleicht --seed, --side, --size?",
    "play --nothing-like-it 3": "Die Option --nothing-like-it gibt es hier nicht; „--help“ nennt alle, die es gibt.",
    "play --seed x": "--seed nimmt eine Zahl (mindestens 0), nicht „x“.",
    "play --seed=-1": "--seed nimmt eine Zahl (mindestens 0), nicht „-1“.",
    "simulate --cores 999": "--cores nimmt eine Zahl (1 bis 256), nicht „999“.",
    "plaz": "Den Befehl „plaz“ gibt es nicht; „--help“ nennt alle, die es gibt.",
    "verify": "FILE fehlt; „--help“ sagt, was das ist.",
    "campaign new x": "--gang fehlt; „--help“ sagt, was das ist.",
    "play a b c": "Das ist zu viel: „b c“; „--help“ sagt, was der Befehl nimmt.",
    "play --seed": "--seed braucht einen Wert dahinter.",
    "rules --coverage=3": "--coverage nimmt keinen Wert.",
}


@pytest.mark.parametrize("typed", COMPLAINTS)
def test_wrong_arguments_are_refused_in_the_language_of_the_run(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--language", "de", *typed.split()]) == 2
    assert capsys.readouterr().err == f"escarmouche: {COMPLAINTS[typed]}\n"
