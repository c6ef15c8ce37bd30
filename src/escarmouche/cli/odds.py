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
from escarmouche.terminal.collision_odds import EXAMPLES as COLLISION_EXAMPLES
from escarmouche.terminal.combatzone_odds import EXAMPLES as COMBATZONE_EXAMPLES
from escarmouche.terminal.firefight_odds import EXAMPLES
from escarmouche.terminal.trauma_odds import EXAMPLES as TRAUMA_EXAMPLES

OF_EACH_GAME = {
    "firefight": EXAMPLES, "collision": COLLISION_EXAMPLES, "trauma": TRAUMA_EXAMPLES,
    "combatzone": COMBATZONE_EXAMPLES,
}  # fmt: skip
HELP = "\b\nFor example:\n" + "\n".join(
    f"  escarmouche odds {game} {example}" for game, examples in OF_EACH_GAME.items() for example in examples
)

NOT_CIRCUMSTANCES = ("game", "what", "option", "as_json")


@app.command(epilog=HELP)
def odds(
    context: typer.Context,
    game: GameKey = "firefight",
    what: Annotated[str, typer.Argument(help="What happens: shooting, melee, shot, burst, salvo, jump …")] = "",
    attacker: Annotated[
        str | None, typer.Option(metavar="LIST:UNIT", help="Who acts: a unit or model of a list, a faction or a file.")
    ] = None,
    target: Annotated[str | None, typer.Option(metavar="LIST:UNIT", help="Against or upon whom.")] = None,
    unit: Annotated[
        str | None,
        typer.Option(metavar="LIST:UNIT", help="Who tests something, jumps, climbs, falls or crosses danger."),
    ] = None,
    weapon: Annotated[
        list[str] | None, typer.Option(help="A weapon that is used; otherwise all that reach, or the first.")
    ] = None,
    range: Annotated[float | None, typer.Option(min=0, max=180, help="How far away the target is.")] = None,
    cover: Annotated[
        bool | None, typer.Option("--cover", help="The target is in cover, in Collision light cover.")
    ] = None,
    heavy_cover: Annotated[bool | None, typer.Option("--heavy-cover", help="The target is in heavy cover.")] = None,
    rear: Annotated[bool | None, typer.Option("--rear", help="The attack comes from behind.")] = None,
    rushed: Annotated[bool | None, typer.Option("--rushed", help="The action is rushed: closed draws at -2.")] = None,
    watching: Annotated[
        bool | None,
        typer.Option("--watching", help="An overwatch shot; in a charge, or in Combat Zone, the target is on watch."),
    ] = None,
    suppress: Annotated[bool | None, typer.Option("--suppress", help="A suppression attack.")] = None,
    moved: Annotated[bool | None, typer.Option("--moved", help="The attacker has moved before it shoots.")] = None,
    charged: Annotated[
        bool | None, typer.Option("--charged/--not-charged", help="Who charges: the attacker, or the target.")
    ] = None,
    models: Annotated[int | None, typer.Option(min=1, help="How many models the unit has left.")] = None,
    target_models: Annotated[int | None, typer.Option(min=1, help="How many models the target has left.")] = None,
    wounds: Annotated[int | None, typer.Option(min=0, max=30, help="Wound markers on whoever suffers.")] = None,
    shaken: Annotated[
        bool | None, typer.Option("--shaken", help="The unit is Shaken, in Combat Zone panicked.")
    ] = None,
    target_shaken: Annotated[
        bool | None, typer.Option("--target-shaken", help="The target is Shaken, or panicked.")
    ] = None,
    fatigued: Annotated[bool | None, typer.Option("--fatigued", help="The attacker is Fatigued.")] = None,
    target_fatigued: Annotated[bool | None, typer.Option("--target-fatigued", help="The target is Fatigued.")] = None,
    crossing: Annotated[int | None, typer.Option(min=1, help="How many models roll for danger.")] = None,
    distance: Annotated[float | None, typer.Option(min=0, max=60, help="How far the jump goes, in inches.")] = None,
    height: Annotated[
        float | None, typer.Option(min=0, max=60, help="How deep a fall is, or how high the attacker stands.")
    ] = None,
    drop: Annotated[float | None, typer.Option(min=0, max=60, help="How much lower a leap lands.")] = None,
    characteristic: Annotated[str | None, typer.Option(help="What is tested: AGI, INT …")] = None,
    difficulty: Annotated[int | None, typer.Option(min=1, max=12, help="The difficulty of a test.")] = None,
    cards: Annotated[int | None, typer.Option(min=1, max=4, help="How many cards each side draws.")] = None,
    attack: Annotated[int | None, typer.Option(min=-9, max=9, help="The attacker's total.")] = None,
    defence: Annotated[int | None, typer.Option(min=-9, max=9, help="The defender's total.")] = None,
    armour: Annotated[int | None, typer.Option(min=1, max=8, help="The target's armour value.")] = None,
    wnd: Annotated[int | None, typer.Option(min=1, max=9, help="The target's wounds, 2 otherwise.")] = None,
    modifier: Annotated[int | None, typer.Option(min=-9, max=9, help="What else counts for who acts.")] = None,
    target_modifier: Annotated[int | None, typer.Option(min=-9, max=9, help="What else counts for the target.")] = None,
    closed: Annotated[bool | None, typer.Option("--closed", help="Closed draws: nobody replaces a card.")] = None,
    hand: Annotated[str | None, typer.Option(metavar="CARDS", help="Your hand, as in 5,7,S.")] = None,
    drawn: Annotated[str | None, typer.Option(metavar="CARDS", help="The attacking cards, already drawn.")] = None,
    seen: Annotated[str | None, typer.Option(metavar="CARDS", help="Cards gone from the deck of who acts.")] = None,
    target_seen: Annotated[str | None, typer.Option(metavar="CARDS", help="Cards gone from the other deck.")] = None,
    defending: Annotated[bool | None, typer.Option("--defending", help="Ask as the player of the target.")] = None,
    hero: Annotated[str | None, typer.Option(metavar="UNIT", help="A Hero of the same list beside the unit.")] = None,
    spell: Annotated[str | None, typer.Option(help="The spell that is cast.")] = None,
    tokens: Annotated[int | None, typer.Option(min=0, max=30, help="Spell tokens spent to help the roll.")] = None,
    against: Annotated[int | None, typer.Option(min=0, max=30, help="Spell tokens spent to hinder it.")] = None,
    supported: Annotated[bool | None, typer.Option("--supported", help="Supported fire, with both actions.")] = None,
    steady: Annotated[bool | None, typer.Option("--steady", help="A sniper's weapon, used without moving.")] = None,
    taking_cover: Annotated[bool | None, typer.Option("--taking-cover", help="The target takes cover.")] = None,
    target_disorganised: Annotated[
        bool | None, typer.Option("--target-disorganised", help="The target is disorganised already.")
    ] = None,
    ticks: Annotated[int | None, typer.Option(min=0, max=30, help="Boxes of the target that are ticked.")] = None,
    dice: Annotated[int | None, typer.Option(min=0, max=30, help="Your dice for the initiative.")] = None,
    target_dice: Annotated[int | None, typer.Option(min=0, max=30, help="The other player's dice for it.")] = None,
    aimed: Annotated[bool | None, typer.Option("--aimed", help="An aimed shot.")] = None,
    also: Annotated[
        list[str] | None, typer.Option(metavar="LIST:UNIT", help="Another target of a burst; may be given again.")
    ] = None,
    split: Annotated[str | None, typer.Option(metavar="SHOTS", help="How a burst is divided, as in 3,2.")] = None,
    material: Annotated[str | None, typer.Option(help="What the target is behind: hedge, wood, brick …")] = None,
    damage: Annotated[
        list[str] | None, typer.Option(help="Damage of a machine, as in major-power; may be given again.")
    ] = None,
    friends: Annotated[int | None, typer.Option(min=0, max=5, help="Others who fight beside the attacker.")] = None,
    foes: Annotated[int | None, typer.Option(min=0, max=3, help="Others who fight beside the target.")] = None,
    routed: Annotated[bool | None, typer.Option("--routed", help="Who tests is routed, not only panicked.")] = None,
    engaged: Annotated[bool | None, typer.Option("--engaged", help="Who tests is engaged in close combat.")] = None,
    burning: Annotated[bool | None, typer.Option("--burning", help="Who tests is on fire.")] = None,
    option: Annotated[
        list[str] | None, typer.Option(help="A rule option, key=value; see `rules GAME --options`.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON document for programs, nothing else.")] = False,
) -> None:
    """What may happen, with exact probabilities: an attack, a melee, a test, a jump …"""
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
