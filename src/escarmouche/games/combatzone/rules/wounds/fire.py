"""Fire: catching it, burning, and putting it out."""

from collections.abc import Sequence
from typing import ClassVar

from escarmouche.engine.keys import OptionKey
from escarmouche.engine.questions import SeatId, Steps
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import forecast, own_rules
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.dice import added, roll
from escarmouche.games.combatzone.rules.events.fights import CaughtFire, FireOut, FireRolled
from escarmouche.games.combatzone.rules.measure import in_contact
from escarmouche.games.combatzone.rules.shooting.opportunity import begin
from escarmouche.games.combatzone.rules.state import NO_FIGURE, Figure, FigureId
from escarmouche.games.combatzone.rules.turn.offers import Offer
from escarmouche.games.combatzone.rules.wounds import wound_roll
from escarmouche.games.combatzone.rules.wounds.casualties import eliminate

DICE = ((2, 6),)


class Douse(OptionKey, frozen=True):
    word: ClassVar[str] = "douse"
    victim: FigureId


KEYS = (Douse,)
"""The kinds of actions that are offered here."""
OUT_FROM = 4
EXTINGUISHED = "extinguished"


@rule("CBZ-FIRE-01", always=True)
def catch(battle: Battle, figure: Figure, result: str = "panicked") -> None:
    """A figure that the wound roll of a flame-thrower panics burns; machines do not."""
    if own_rules.immune(battle, figure, "fire"):
        return
    if result == "panicked" and not battle.card(figure).machine and not figure.burning:
        figure.burning = True
        battle.tell(CaughtFire(figure=figure.id))


def burning_figures(battle: Battle, seat: SeatId) -> list[Figure]:
    """The figures of a side that burn."""
    burning = [figure for figure in battle.state.figures if figure.burning]
    return [figure for figure in burning if figure.owner == seat and figure.place == "table"]


@rule("CBZ-FIRE-02")
def burn(battle: Battle, figure: Figure) -> Steps[None]:
    """2D6 with the armour against the resistance: eliminated; otherwise the fire goes out on 4 or more."""
    armour = wound_roll.armour_against_shots(battle, figure)
    reasons = [armour] if armour else []
    dice = roll(battle, DICE, "CBZ-FIRE-02", "burning")
    number, needed = added(dice, reasons), wound_roll.resistance(battle, figure)
    dead = number >= needed
    out = 0 if dead else battle.roll(1, "CBZ-FIRE-02", "fire-out")[0]
    battle.tell(
        FireRolled(figure=figure.id, dice=tuple(dice), total=number, resistance=needed, out=out, reasons=tuple(reasons))
    )
    if dead:
        eliminate(battle, figure, "fire", "CBZ-FIRE-02")
    elif out >= OUT_FROM:
        figure.burning = False
        battle.tell(FireOut(figure=figure.id, helper=NO_FIGURE))
    yield from ()


def burning_forecast(battle: Battle, figure: Figure) -> forecast.Roll:
    """What may become of somebody who burns at the start of a turn."""
    with listening(None):
        armour, needed = wound_roll.armour_against_shots(battle, figure), wound_roll.resistance(battle, figure)

        def read(faces: Sequence[int], number: int) -> str:
            if number - faces[-1] >= needed:
                return "killed"
            return EXTINGUISHED if faces[-1] >= OUT_FROM else ""

        heading = forecast.roll_heading(DICE, needed, "CBZ-FIRE-02")
        told = ("killed", EXTINGUISHED)
        return forecast.rolled(
            forecast.Burning, figure, (*DICE, (1, 6)), [armour] if armour else [], read, told, heading
        )


def price() -> int:
    """Putting a fire out costs 3 points."""
    return CATALOGUE.number("CBZ-FIRE-03")


def offers(battle: Battle, figure: Figure) -> list[Offer]:
    """The figure itself and friends in contact that burn."""
    return [
        Offer(Douse(one.id), "option-douse", "CBZ-FIRE-03", price(), {"target": one.id})
        for one in burning_figures(battle, figure.owner)
        if one is figure or in_contact(battle, figure, one)
    ]


@rule("CBZ-FIRE-03")
def perform(battle: Battle, figure: Figure, key: Douse) -> Steps[None]:
    """The burning figure, or a friend in contact, puts the fire out."""
    if (yield from begin(battle, figure, price(), "douse")):
        victim = battle.figure(key.victim)
        victim.burning = False
        battle.tell(FireOut(figure=victim.id, helper=figure.id))
