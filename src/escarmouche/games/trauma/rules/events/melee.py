"""What happens at close quarters and around it: morale, orders, alert fire, close combat, specialists."""

from typing import Annotated, TypeAlias

from escarmouche.engine.journal import Event, OneOf
from escarmouche.engine.questions import SeatId
from escarmouche.games.trauma.rules.events.turn import Order

Mended: TypeAlias = Annotated[str, OneOf("point", "propulsion", "weapon")]


class MoraleTested(Event):
    """A morale test: its dice, and whether one of them is an Up; the rules say what caused it."""

    unit: int
    dice: tuple[int, ...]
    passed: bool


class OrderGiven(Event):
    unit: int
    order: Order


class CourageGiven(Event):
    """The chief general encourages a unit."""

    seat: SeatId
    unit: int


class OrderUsedUp(Event):
    unit: int
    order: Order


class AlertBegan(Event):
    """A unit on alert fires at the one that has just moved."""

    unit: int
    target: int
    staggered: bool


class FightBegan(Event):
    unit: int
    others: tuple[int, ...]


class BlowsStruck(Event):
    """A melee salvo: who strikes whom with what, the dice and the hits."""

    unit: int
    target: int
    weapon: str
    models: tuple[int, ...]
    dice: tuple[int, ...]
    hits: int


class ChargesThrown(Event):
    """A suicide assault: who runs at which armour, the dice if any are rolled, and the hits."""

    unit: int
    target: int
    models: tuple[int, ...]
    dice: tuple[int, ...]
    hits: int


class ChargesPierced(Event):
    """The penetration of a suicide assault on one vehicle."""

    vehicle: int
    dice: tuple[int, ...]
    wounds: int


class OwnLossesRolled(Event):
    """What a suicide assault costs the attackers."""

    unit: int
    dice: tuple[int, ...]
    losses: int


class ChargePlaced(Event):
    """A demolition man wounds somebody without a roll."""

    model: int
    victim: int


class SceneryDestroyed(Event):
    model: int
    piece: str


class Repaired(Event):
    """A point of damage or the effect of an incident is gone; whoever repairs himself is both."""

    model: int
    vehicle: int
    what: Mended


class Operated(Event):
    unit: int
    piece: str
