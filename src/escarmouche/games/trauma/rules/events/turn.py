"""What happens around the actions: turns, command, initiative, activations, states, the debriefing."""

from typing import Annotated, Literal, TypeAlias

from escarmouche.engine.ids import ModelId, SeatId, UnitId
from escarmouche.engine.journal import Detail, Event, OneOf
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.state import Action, Announcement, Order

Bought: TypeAlias = Annotated[str, OneOf(*CATALOGUE.entries["TRA-CP-04"].value)]
Step: TypeAlias = Literal["control", "points", "effects"]


# The turn


class TurnBegan(Event):
    turn: int


class TurnEnded(Event):
    turn: int


class Recruited(Event):
    """What a player bought from the reinforcement section, and the reinforcement points that are left."""

    seat: SeatId
    units: tuple[UnitId, ...]
    points: int


class RowsLaid(Detail):
    """Both rows lie face down; only their lengths are open."""

    counts: tuple[int, int]


class GeneralNamed(Event):
    """A chief general takes office."""

    seat: SeatId
    model: ModelId


class WithoutGeneral(Event):
    """No officer is left to command the army."""

    seat: SeatId


class CommandCounted(Event):
    """The command points of a turn; the reasons are the terms of the sum."""

    seat: SeatId
    points: int


class BidsOpened(Detail):
    """What both players bid on the initiative."""

    bids: tuple[int, int]


class InitiativeRolled(Detail):
    """One roll for the initiative: how many dice and successes both have, and what the dice show."""

    dice: tuple[int, int]
    successes: tuple[int, int]
    faces: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


class InitiativeWon(Event):
    seat: SeatId


class StarterNamed(Event):
    """Who activates first."""

    seat: SeatId


# Cards and options


class CommandSpent(Detail):
    """Command points were spent on something."""

    seat: SeatId
    what: Bought
    cost: int
    left: int


class CardMoved(Event):
    """A player put the first face-down card elsewhere in the row; the place is counted from 1."""

    seat: SeatId
    place: int


class Passed(Event):
    seat: SeatId


class CardTurned(Event):
    unit: UnitId


class CardSetAside(Event):
    """The turned card shows a unit that is gone."""

    unit: UnitId


# Activations


class Activated(Event):
    """The activation of a unit takes place, paid for or free."""

    unit: UnitId
    cost: int


class NotActivated(Event):
    """Nobody paid for the unit whose card was turned."""

    unit: UnitId


class StayedInReserve(Event):
    unit: UnitId


class Announced(Event):
    """What a unit is going to do, in this order."""

    unit: UnitId
    actions: tuple[Announcement, ...]


class ActionBegan(Event):
    unit: UnitId
    action: Action


class ActionForfeited(Event):
    """An announced action is not carried out."""

    unit: UnitId
    action: Action


class ActionsLost(Event):
    """A unit that was disorganised in the middle of its activation loses what it had announced."""

    unit: UnitId


class ActivationEnded(Detail):
    unit: UnitId


# States


class Disorganised(Event):
    unit: UnitId


class Recovered(Event):
    """A disorganised unit is operational again."""

    unit: UnitId


class WentDown(Event):
    """More than half of a unit lies on the ground."""

    unit: UnitId


class StoodUp(Event):
    """The models of a unit stand again."""

    unit: UnitId
    models: tuple[ModelId, ...]


class KnockedDown(Event):
    """Models were thrown to the ground."""

    unit: UnitId
    models: tuple[ModelId, ...]


class OrdersLost(Event):
    unit: UnitId
    orders: tuple[Order, ...]


class Engaged(Event):
    """A unit ended a displacement at contact with enemies that it did not touch before."""

    unit: UnitId
    others: tuple[UnitId, ...]


# The debriefing


class CommandLost(Event):
    """Command points that nobody used are lost."""

    seat: SeatId
    points: int


class DebriefingStep(Detail):
    """A step of the debriefing begins."""

    step: Step
