"""What happens at close quarters and around it: morale, orders, alert fire, close combat, specialists."""

from typing import Literal, TypeAlias

from escarmouche.engine.ids import ModelId, PieceId, SeatId, UnitId
from escarmouche.engine.journal import Detail, Event
from escarmouche.games.trauma.rules.state import Order

Mended: TypeAlias = Literal["point", "propulsion", "weapon"]


class MoraleTested(Detail):
    """A morale test: its dice, and whether one of them is an Up; the rules say what caused it."""

    unit: UnitId
    dice: tuple[int, ...]
    passed: bool


class OrderGiven(Event):
    unit: UnitId
    order: Order


class CourageGiven(Event):
    """The chief general encourages a unit."""

    seat: SeatId
    unit: UnitId


class OrderUsedUp(Event):
    unit: UnitId
    order: Order


class AlertBegan(Event):
    """A unit on alert fires at the one that has just moved."""

    unit: UnitId
    target: UnitId
    staggered: bool


class FightBegan(Event):
    unit: UnitId
    others: tuple[UnitId, ...]


class BlowsStruck(Detail):
    """A melee salvo: who strikes whom with what, the dice and the hits."""

    unit: UnitId
    target: UnitId
    weapon: str
    models: tuple[ModelId, ...]
    dice: tuple[int, ...]
    hits: int


class ChargesThrown(Detail):
    """A suicide assault: who runs at which armour, the dice if any are rolled, and the hits."""

    unit: UnitId
    target: UnitId
    models: tuple[ModelId, ...]
    dice: tuple[int, ...]
    hits: int


class ChargesPierced(Detail):
    """The penetration of a suicide assault on one vehicle."""

    vehicle: ModelId
    dice: tuple[int, ...]
    wounds: int


class OwnLossesRolled(Detail):
    """What a suicide assault costs the attackers."""

    unit: UnitId
    dice: tuple[int, ...]
    losses: int


class ChargePlaced(Event):
    """A demolition man wounds somebody without a roll."""

    model: ModelId
    victim: ModelId


class SceneryDestroyed(Event):
    model: ModelId
    piece: PieceId


class Repaired(Event):
    """A point of damage or the effect of an incident is gone; a vehicle that repairs itself is named as both."""

    model: ModelId
    vehicle: ModelId
    what: Mended


class Operated(Event):
    unit: UnitId
    piece: PieceId
