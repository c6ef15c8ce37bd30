"""The command `odds`: a command for each game in it, and in that one for everything that can be asked."""

import json
from collections.abc import Callable, Iterable
from typing import Annotated, Any

import typer
import typer.main
from rich.text import Text

from escarmouche.cli.common import options_in, out, screen, with_switches
from escarmouche.cli.help import Program, SpokenCommand, SpokenGroup
from escarmouche.cli.language import switched, words_for
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.registry import keys, manifest
from escarmouche.terminal.inquiries import Inquiry, Matter, Switch, matter_of, misplaced, written

INQUIRIES = "inquiries"
"""The part of a game that says what can be asked in it, and gives examples."""

ALWAYS = {
    "option": Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")],
    "as_json": Annotated[bool | None, typer.Option("--json")],
}
"""What every inquiry takes besides its own switches."""


class Games(SpokenGroup):
    """The games of which odds can be asked; each is read when it is named."""

    def get_help(self, ctx: Any) -> str:
        """The whole page, with examples from all games."""
        self.epilog = "\n".join(examples_of(asked_games()))
        return super().get_help(ctx)

    def list_commands(self, ctx: Any) -> list[str]:
        """The keys of the games."""
        return list(asked_games())

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """What can be asked in a game; one without odds is refused."""
        if not manifest(cmd_name).has(INQUIRIES):
            raise Refused(refusal("", "refused-no-inquiries", game=cmd_name, known=", ".join(asked_games())))
        words_for(cmd_name)
        return typer.main.get_group(inquiries_of(cmd_name))


class Matters(SpokenGroup):
    """What can be asked in a game."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command of what is asked; what the game does not know is refused."""
        matter_of(args[0], matters_of(ctx.info_name))
        return super().resolve_command(ctx, args)


class Asked(SpokenCommand):
    """An inquiry: whatever is said and does not belong to it, or is said twice, is refused."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the switches."""
        game, what = ctx.parent.info_name, ctx.info_name
        matter = matters_of(game)[what]
        self._refuse_twice(args, matter)
        try:
            return list(super().parse_args(ctx, args))
        except Exception as error:
            strange = getattr(error, "option_name", "")
            if type(error).__name__ != "NoSuchOption":
                raise
            raise Refused(misplaced(strange[:40], what, matter)) from error

    def _refuse_twice(self, args: list[str], matter: Matter) -> None:
        """Refuse a switch that is given more than once, unless it may be."""
        names = {switch: one.name for one in self.params for switch in (*one.opts, *one.secondary_opts)}
        repeatable = {"option", *(name for name, switch in matter.switches.items() if switch.again)}
        seen: set[str] = set()
        for switch, _ in switched(args):
            name = names.get(switch, "")
            if name in seen - repeatable:
                raise Refused(refusal("", "refused-given-twice", switch=written(name)))
            seen.add(name)


# Making the commands


def asked_games() -> tuple[str, ...]:
    """The games of which odds can be asked."""
    return tuple(key for key in keys() if manifest(key).has(INQUIRIES))


def matters_of(game: str) -> dict[str, Matter]:
    """What can be asked in a game."""
    found: dict[str, Matter] = manifest(game).part(INQUIRIES, "MATTERS")
    return found


def inquiries_of(game: str) -> Program:
    """The command of a game, with one for each thing that can be asked."""
    program = Program(name=game, cls=Matters, invoke_without_command=True, epilog="\n".join(examples_of([game])))
    program.callback()(told_examples([game]))
    for what, matter in matters_of(game).items():
        epilog = "\n".join(examples_of([game], what)) or None
        taken = {name: _annotation(name, switch) for name, switch in matter.switches.items()}
        program.command(what, cls=Asked, epilog=epilog)(with_switches(asking(game, what), taken | ALWAYS))
    return program


def _annotation(name: str, switch: Switch) -> Any:
    """A switch as Typer reads it."""
    if switch.kind is bool:
        names = [written(name), *([written(switch.opposite)] if switch.opposite else [])]
        return Annotated[bool | None, typer.Option("/".join(names))]
    kind = list[str] if switch.listed else switch.kind
    return Annotated[kind | None, typer.Option(metavar=switch.shown, min=switch.least, max=switch.most)]


def examples_of(games: Iterable[str], what: str = "") -> list[str]:
    """Examples of what can be asked in some games, or of one thing."""
    return [
        f"  escarmouche odds {game} {one}"
        for game in games
        for one in manifest(game).part(INQUIRIES, "EXAMPLES")
        if what in ("", one.split()[0])
    ]


def told_examples(games: Iterable[str]) -> Callable[[typer.Context], None]:
    """A callback that prints examples if nothing is asked."""

    def tell_examples(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            out(screen(), [words_for().say("odds-examples"), *examples_of(games)])

    return tell_examples


def asking(game: str, what: str) -> Callable[..., None]:
    """The command that answers an inquiry."""

    def ask(**given: Any) -> None:
        said = {switch: value for switch, value in given.items() if value not in (None, [], ())}
        options, as_json = options_in(said.pop("option", [])), said.pop("as_json", False)
        tell(words_for(game), game, Inquiry(what, said, options), as_json=as_json)

    return ask


app, every_game = Program(), Program(cls=Games, invoke_without_command=True)
every_game.callback()(told_examples(asked_games()))
app.add_typer(every_game, name="odds")


# The answer


def tell(words: Words, game: str, inquiry: Inquiry, *, as_json: bool) -> None:
    """Print the odds of something, as tables with bars or as a document."""
    from escarmouche.odds import prospect_of
    from escarmouche.terminal.desk import desk
    from escarmouche.terminal.prospects import Teller

    lies = desk(game)
    scene = lies.imagine(words, inquiry)
    prospect = prospect_of(game, scene.forecast)
    teller = Teller(words, lambda thing: lies.sentence(words, scene.setup, scene.state, thing),
                    lambda key: lies.name(words, scene.setup, scene.state, key))  # fmt: skip
    if as_json:
        matter = {"game": game, "what": inquiry.what, "said": scene.title, "notes": scene.notes}
        print(json.dumps({**matter, **teller.document(prospect)}, ensure_ascii=False, indent=1))
        return
    console = screen()
    console.print(Text(scene.title, style="bold"))
    if scene.notes:
        console.print(Text(", ".join(scene.notes)))
    for line in teller.table(prospect):
        console.print(line)
