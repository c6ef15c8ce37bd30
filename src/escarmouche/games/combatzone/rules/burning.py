"""Fire: catching it, burning, and putting it out."""

from collections.abc import Sequence

from escarmouche.engine.questions import LooseForecast, SeatId, Steps
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.dice import added, roll
from escarmouche.games.combatzone.rules.events.fights import CaughtFire, FireOut, FireRolled
from escarmouche.games.combatzone.rules.fates import eliminate
from escarmouche.games.combatzone.rules.measure import in_contact
from escarmouche.games.combatzone.rules.offers import Offer
from escarmouche.games.combatzone.rules.opportunity import begin
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.toughness import armour_against_shots, resistance
from escarmouche.games.combatzone.rules.wounds import KILLED, PANICKED
from escarmouche.games.combatzone.rules.zone import Zone

DICE = ((2, 6),)
KEYS = ("douse:<figure>",)
"""The keys of what is offered here."""
OUT_FROM = 4
EXTINGUISHED = "extinguished"


@rule("CBZ-FIRE-01", always=True)
def catch(zone: Zone, figure: Figure, result: str = PANICKED) -> None:
    """A figure that the wound roll of a flame-thrower panics burns; machines do not."""
    if result == PANICKED and not zone.card(figure).machine and not figure.burning:
        figure.burning = True
        zone.tell(CaughtFire(figure=figure.id))


def burning_figures(zone: Zone, seat: SeatId) -> list[Figure]:
    """The figures of a side that burn."""
    return [figure for figure in zone.on_table(seat) if figure.burning]


@rule("CBZ-FIRE-02")
def burn(zone: Zone, figure: Figure) -> Steps[None]:
    """2D6 with the armour against the resistance: eliminated; otherwise the fire goes out on 4 or more."""
    armour = armour_against_shots(zone, figure)
    reasons = [armour] if armour else []
    dice = roll(zone, DICE, "CBZ-FIRE-02", "burning")
    number, needed = added(dice, reasons), resistance(zone, figure)
    dead = number >= needed
    out = 0 if dead else zone.roll(1, "CBZ-FIRE-02", "fire-out")[0]
    zone.tell(
        FireRolled(figure=figure.id, dice=tuple(dice), total=number, resistance=needed, out=out, reasons=tuple(reasons))
    )
    if dead:
        eliminate(zone, figure, "fire", "CBZ-FIRE-02")
    elif out >= OUT_FROM:
        figure.burning = False
        zone.tell(FireOut(figure=figure.id, helper=-1))
    yield from ()


def foretold(zone: Zone, figure: Figure) -> LooseForecast:
    """What may become of somebody who burns at the start of a turn."""
    with listening(None):
        armour, needed = armour_against_shots(zone, figure), resistance(zone, figure)

        def read(faces: Sequence[int], number: int) -> str:
            if number - faces[-1] >= needed:
                return KILLED
            return EXTINGUISHED if faces[-1] >= OUT_FROM else ""

        heading = forecast.roll_heading(DICE, needed, "CBZ-FIRE-02")
        told = (KILLED, EXTINGUISHED)
        return forecast.rolled("fire", figure, (*DICE, (1, 6)), [armour] if armour else [], read, told, heading)


@rule("CBZ-FIRE-03", otherwise=0)
def price() -> int:
    """Putting a fire out costs 3 points."""
    return 3


def douse_offers(zone: Zone, figure: Figure) -> list[Offer]:
    """The figure itself and friends in contact that burn."""
    return [
        Offer(f"douse:{one.id}", "option-douse", "CBZ-FIRE-03", price(), {"target": one.id})
        for one in burning_figures(zone, figure.owner)
        if one is figure or in_contact(zone, figure, one)
    ]


@rule("CBZ-FIRE-03")
def perform_douse(zone: Zone, figure: Figure, key: str) -> Steps[None]:
    """The burning figure, or a friend in contact, puts the fire out."""
    if (yield from begin(zone, figure, price(), "douse")):
        victim = zone.figure(int(key.partition(":")[2]))
        victim.burning = False
        zone.tell(FireOut(figure=victim.id, helper=figure.id))
