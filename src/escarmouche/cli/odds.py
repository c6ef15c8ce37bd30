"""The command `odds`: a command for each game in it, and in that one for everything that can be asked."""

import json
from collections.abc import Callable
from inspect import Parameter, Signature
from typing import Annotated, Any

import typer
from rich.text import Text

from escarmouche.cli.common import app, options_in, out, screen
from escarmouche.cli.help import Program, SpokenCommand, SpokenGroup
from escarmouche.cli.language import switched, words_for
from escarmouche.cli.switches import SWITCHES
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.odds import foresee
from escarmouche.registry import keys, ruleset
from escarmouche.terminal.bars import Teller
from escarmouche.terminal.board import Board, Inquiry, Matter, board
from escarmouche.terminal.inquiring import matter_of, misplaced, written

Options = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE")]
Json = Annotated[bool, typer.Option("--json")]
ALWAYS = {"option": Options, "as_json": Json}
"""What every inquiry takes besides its own switches."""


class Games(SpokenGroup):
    """The games of which odds can be asked."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The game that is named."""
        ruleset(args[0])
        return super().resolve_command(ctx, args)


class Matters(SpokenGroup):
    """What can be asked in a game."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """What is asked."""
        words_for(ctx.info_name)
        matter_of(args[0], board(ctx.info_name).matters)
        return super().resolve_command(ctx, args)


class Asked(SpokenCommand):
    """An inquiry: whatever is said and does not belong to it, or is said twice, is refused."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the switches."""
        game, what = ctx.parent.info_name, ctx.info_name
        matter = board(game).matters[what]
        self._refuse_twice(args, matter)
        try:
            return list(super().parse_args(ctx, args))
        except Exception as error:
            strange = getattr(error, "option_name", "")
            if type(error).__name__ != "NoSuchOption":
                raise
            raise Refused(misplaced(strange[:40], what, matter)) from error

    def _refuse_twice(self, args: list[str], matter: Matter) -> None:
        """Only what may be repeated is said more than once."""
        names = {switch: one.name for one in self.params for switch in (*one.opts, *one.secondary_opts)}
        seen: set[str] = set()
        for switch, _ in switched(args):
            name = names.get(switch, "")
            if name in seen and name not in ("option", *matter.again):
                raise Refused(refusal("", "refused-given-twice", switch=written(name)))
            seen.add(name)


def examples_of(lies: Board, what: str = "") -> list[str]:
    """Examples of what can be asked in a game, or of one thing."""
    return [f"  escarmouche odds {lies.key} {one}" for one in lies.inquiries if what in ("", one.split()[0])]


def told_examples(games: tuple[str, ...]) -> Callable[[typer.Context], None]:
    """Somebody who asks for nothing gets examples."""

    def tell_examples(context: typer.Context) -> None:
        if context.invoked_subcommand is None:
            examples = [line for game in games for line in examples_of(board(game))]
            out(screen(), [words_for().say("odds-examples"), *examples])

    return tell_examples


def asking(game: str, what: str, matter: Matter) -> Callable[..., None]:
    """The command that answers an inquiry, with the switches that it takes."""

    def ask(context: typer.Context, **_: Any) -> None:
        given = {switch: value for switch, value in context.params.items()
                 if switch not in ALWAYS and value not in (None, [], ())}  # fmt: skip
        options = options_in(context.params["option"] or [])
        tell(words_for(game), game, Inquiry(what, given, options), as_json=context.params["as_json"])

    taken = {switch: SWITCHES[switch] for switch in (*matter.needs, *matter.takes)}
    ask.__signature__ = Signature([  # type: ignore[attr-defined]
        Parameter(name, Parameter.KEYWORD_ONLY, default=_default(name), annotation=annotation)
        for name, annotation in ({"context": typer.Context} | taken | ALWAYS).items()
    ])  # fmt: skip
    return ask


def _default(name: str) -> Any:
    """What a parameter is that nobody gives."""
    return Parameter.empty if name == "context" else False if name == "as_json" else None


def add_games(program: Program) -> None:
    """Make the command with everything in it."""
    every = Program(cls=Games, invoke_without_command=True,
                    epilog="\n".join(line for game in keys() for line in examples_of(board(game))))  # fmt: skip
    every.callback()(told_examples(keys()))
    for game in keys():
        lies = board(game)
        inner = Program(cls=Matters, invoke_without_command=True, epilog="\n".join(examples_of(lies)))
        inner.callback()(told_examples((game,)))
        for what, matter in lies.matters.items():
            epilog = "\n".join(examples_of(lies, what)) or None
            inner.command(what, cls=Asked, epilog=epilog)(asking(game, what, matter))
        every.add_typer(inner, name=game)
    program.add_typer(every, name="odds")


def tell(words: Words, game: str, inquiry: Inquiry, *, as_json: bool) -> None:
    """Print the odds of something, as tables with bars or as a document."""
    lies = board(game)
    scene = lies.imagine(words, inquiry)
    prospect = foresee(game, scene.forecast)
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


add_games(app)
