"""The command `odds`."""

import json
from typing import Annotated

import typer
from rich.text import Text

from escarmouche.cli.common import GameKey, app, options_in, out, screen, words_for
from escarmouche.core.words import Words
from escarmouche.games import ruleset
from escarmouche.odds import foresee
from escarmouche.terminal.bars import Teller
from escarmouche.terminal.board import Inquiry, board
from escarmouche.terminal.firefight_odds import EXAMPLES

HELP = "\b\nFor example:\n" + "\n".join(f"  escarmouche odds firefight {example}" for example in EXAMPLES)

NOT_CIRCUMSTANCES = ("game", "what", "option", "as_json")


@app.command(epilog=HELP)
def odds(
    context: typer.Context,
    game: GameKey = "firefight",
    what: Annotated[str, typer.Argument(help="shooting, melee, danger, jump, morale or spell.")] = "",
    attacker: Annotated[
        str | None, typer.Option(metavar="LIST:UNIT", help="Who acts: a unit of a list, a faction or a file.")
    ] = None,
    target: Annotated[str | None, typer.Option(metavar="LIST:UNIT", help="Against or upon whom.")] = None,
    unit: Annotated[
        str | None, typer.Option(metavar="LIST:UNIT", help="Who crosses danger, jumps or tests morale.")
    ] = None,
    weapon: Annotated[list[str] | None, typer.Option(help="A weapon that shoots; otherwise all that reach.")] = None,
    range: Annotated[
        float | None, typer.Option(min=0, max=60, help="How far away the target is, 12 in otherwise.")
    ] = None,
    cover: Annotated[bool | None, typer.Option("--cover", help="The target is in cover.")] = None,
    moved: Annotated[bool | None, typer.Option("--moved", help="The attacker has moved before it shoots.")] = None,
    charged: Annotated[
        bool | None, typer.Option("--charged/--not-charged", help="Who charges: the attacker, or the target.")
    ] = None,
    models: Annotated[int | None, typer.Option(min=1, help="How many models the unit has left.")] = None,
    target_models: Annotated[int | None, typer.Option(min=1, help="How many models the target has left.")] = None,
    wounds: Annotated[int | None, typer.Option(min=0, max=30, help="Wound markers on whoever suffers.")] = None,
    shaken: Annotated[bool | None, typer.Option("--shaken", help="The unit is Shaken.")] = None,
    target_shaken: Annotated[bool | None, typer.Option("--target-shaken", help="The target is Shaken.")] = None,
    fatigued: Annotated[bool | None, typer.Option("--fatigued", help="The attacker is Fatigued.")] = None,
    target_fatigued: Annotated[bool | None, typer.Option("--target-fatigued", help="The target is Fatigued.")] = None,
    crossing: Annotated[int | None, typer.Option(min=1, help="How many models roll for danger.")] = None,
    distance: Annotated[float | None, typer.Option(min=0, max=60, help="How far the jump goes, in inches.")] = None,
    height: Annotated[float | None, typer.Option(min=0, max=60, help="How deep a failed jump falls.")] = None,
    hero: Annotated[str | None, typer.Option(metavar="UNIT", help="A Hero of the same list beside the unit.")] = None,
    spell: Annotated[str | None, typer.Option(help="The spell that is cast.")] = None,
    tokens: Annotated[int | None, typer.Option(min=0, max=30, help="Spell tokens spent to help the roll.")] = None,
    against: Annotated[int | None, typer.Option(min=0, max=30, help="Spell tokens spent to hinder it.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A rule option, key=value; see `rules GAME --options`.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document for programs, nothing else.")] = False,
) -> None:
    """What may happen, with exact probabilities: a shooting attack, a melee, a jump …"""
    words = words_for(ruleset(game).key)
    examples = board(game).inquiries
    if examples and not what:
        out(screen(), [words.say("odds-examples"), *(f"  escarmouche odds {game} {one}" for one in examples)])
        return
    given = {switch: value for switch, value in context.params.items()
             if switch not in NOT_CIRCUMSTANCES and value not in (None, [], ())}  # fmt: skip
    tell(words, game, Inquiry(what, given, options_in(option or [])), as_json=as_json)


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
