"""What happens to objects: picked up, handed over, dropped, taken away."""

from escarmouche.engine.journal import Event
from escarmouche.engine.questions import SeatId


class ThingTaken(Event):
    figure: int
    thing: int


class WeaponTaken(Event):
    """A figure has taken the weapon of a casualty."""

    figure: int
    target: int
    weapon: str


class ThingHanded(Event):
    figure: int
    friend: int
    thing: int


class ThingDropped(Event):
    figure: int
    thing: int


class ThingTakenOff(Event):
    """An object has left the table with its carrier."""

    figure: int
    thing: int
    seat: SeatId
