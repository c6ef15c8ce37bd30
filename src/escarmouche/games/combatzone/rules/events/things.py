"""What happens to objects: picked up, handed over, dropped, taken away."""

from escarmouche.engine.journal import Event
from escarmouche.engine.questions import SeatId
from escarmouche.games.combatzone.rules.lists.cards import WeaponId
from escarmouche.games.combatzone.rules.state import FigureId, ThingId


class ThingTaken(Event):
    figure: FigureId
    thing: ThingId


class WeaponTaken(Event):
    """A figure has taken the weapon of a casualty."""

    figure: FigureId
    target: FigureId
    weapon: WeaponId


class ThingHanded(Event):
    figure: FigureId
    friend: FigureId
    thing: ThingId


class ThingDropped(Event):
    figure: FigureId
    thing: ThingId


class ThingTakenOff(Event):
    """An object has left the table with its carrier."""

    figure: FigureId
    thing: ThingId
    seat: SeatId
