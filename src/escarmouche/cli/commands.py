"""All commands by their names: each is imported when it is asked for, those of the games too."""

from importlib import import_module
from typing import Annotated, Any

import typer
import typer.main

from escarmouche.cli.help import Program, SpokenGroup
from escarmouche.cli.language import Spoken
from escarmouche.registry import manifests
from escarmouche.terminal.words import native_language, speak

OURS = {
    "books": "books", "check": "check", "compile": "compile", "lab": "lab", "odds": "odds", "play": "play",
    "puzzle": "puzzle", "replay": "play", "review": "review", "rosters": "rosters", "rules": "rules", "serve": "serve",
    "simulate": "simulate", "tables": "rosters", "verify": "play",
}  # fmt: skip
"""The module of each command that belongs to no game."""


class Commands(SpokenGroup):
    """The commands of the app and of its games."""

    def list_commands(self, ctx: Any) -> list[str]:
        """The names of all commands."""
        return sorted(modules())

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """The command of that name, from the program that its module calls `app`."""
        if cmd_name not in modules():
            return None
        return typer.main.get_group(import_module(modules()[cmd_name]).app).commands[cmd_name]


def modules() -> dict[str, str]:
    """Where each command is found."""
    ours = {name: f"escarmouche.cli.{module}" for name, module in OURS.items()}
    games = {
        name: f"{game.package}.{module}" for game in manifests().values() for name, module in game.commands.items()
    }
    return {**games, **ours}


app = Program(name="escarmouche", cls=Commands, pretty_exceptions_enable=False)


@app.callback()
def begin(language: Annotated[str, typer.Option("--language", "-l")] = "") -> None:
    """Plays printed skirmish games by their real rules."""
    chosen = language or native_language()
    speak(chosen)
    Spoken.language, Spoken.game = chosen, ""
