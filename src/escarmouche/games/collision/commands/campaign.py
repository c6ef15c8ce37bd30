"""The command `campaign`: gangs of Collision that grow from game to game.

The game is read when a campaign is asked for, so that every other command begins without it.
"""

from pathlib import Path
from typing import Annotated

import typer

from escarmouche.cli.common import app
from escarmouche.cli.help import Program

campaigns = Program()
app.add_typer(campaigns, name="campaign")

File = Annotated[Path, typer.Argument(metavar="FILE")]
GangName = Annotated[str, typer.Option("--gang")]
ItemName = Annotated[str, typer.Argument(metavar="ITEM")]
Bearer = Annotated[str, typer.Option("--for")]


@campaigns.callback(invoke_without_command=True)
def commands(context: typer.Context) -> None:
    """Gangs of Collision that grow from game to game."""
    if context.invoked_subcommand is None:
        print(context.get_help())


# Beginning and looking


@campaigns.command()
def new(
    file: File,
    gang: Annotated[list[str], typer.Option("--gang")],
    name: Annotated[list[str] | None, typer.Option()] = None,
    games: Annotated[int | None, typer.Option(min=1, max=100)] = None,
    limit: Annotated[int | None, typer.Option(min=1)] = None,
) -> None:
    """Begin a campaign with one gang or several."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.new(file, gang, name or [], games, limit)


@campaigns.command()
def show(file: File) -> None:
    """The gangs with all they have, and the games so far."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.show(file)


@campaigns.command()
def history(file: File) -> None:
    """Everything that was done in the campaign, from the beginning."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.history(file)


@campaigns.command()
def roster(
    file: File,
    gang: GangName = "",
    limit: Annotated[int | None, typer.Option(min=1)] = None,
    without: Annotated[list[str] | None, typer.Option()] = None,
    target: Annotated[Path | None, typer.Option("--out")] = None,
) -> None:
    """A gang for its next game, as a list for `play` and `simulate`."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.roster(file, gang, limit, without or [], target)


# After a game


@campaigns.command()
def enter(file: File, saves: Annotated[list[Path], typer.Argument(metavar="SAVE...")]) -> None:
    """Enter games that are over: experience, income, finds, and what became of the killed."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.enter_games(file, saves)


@campaigns.command()
def take(
    file: File,
    gang: GangName = "",
    heal: Annotated[str, typer.Option()] = "",
    item: Annotated[str, typer.Option()] = "",
    to: Bearer = "",
    shards: Annotated[bool, typer.Option("--shards")] = False,
) -> None:
    """Choose what was found: shards, medicine or an item."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.take(file, gang, heal, item, to, shards=shards)


# Between games


@campaigns.command()
def hire(
    file: File,
    character: Annotated[str, typer.Argument(metavar="CHARACTER")],
    gang: GangName = "",
    name: Annotated[str, typer.Option()] = "",
) -> None:
    """Hire a model for shards."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.hire(file, character, gang, name)


@campaigns.command()
def buy(file: File, item: ItemName, to: Bearer = "", gang: GangName = "") -> None:
    """Buy an item for shards."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.buy(file, item, to, gang)


@campaigns.command()
def give(
    file: File,
    item: ItemName,
    giver: Annotated[str, typer.Argument(metavar="FROM")],
    taker: Annotated[str, typer.Argument(metavar="TO")],
    gang: GangName = "",
) -> None:
    """Hand an item from one model of the gang to another."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.give(file, item, giver, taker, gang)


@campaigns.command()
def learn(
    file: File,
    name: Annotated[str, typer.Argument(metavar="NAME")],
    characteristic: Annotated[str, typer.Argument()],
    gang: GangName = "",
) -> None:
    """Spend experience: a model gets +1 to a characteristic."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.learn(file, name, characteristic, gang)


@campaigns.command()
def rest(file: File, gang: GangName = "") -> None:
    """Let a gang with fewer than three fit models sit a game out."""
    from escarmouche.games.collision.commands import campaigning

    campaigning.rest(file, gang)
