"""What happens around the actions: turns, reactions, initiative, cohesion, activations, opportunity fire."""

from typing import Annotated, TypeAlias

from escarmouche.engine.journal import Event, OneOf
from escarmouche.engine.questions import SeatId

Cause: TypeAlias = Annotated[str, OneOf("shot", "blast", "melee", "fall", "fire", "rout", "destroyed")]
Phase: TypeAlias = Annotated[str, OneOf("start", "mandatory", "reaction", "initiative", "actions", "end")]
Deed: TypeAlias = Annotated[
    str,
    OneOf(
        *("turn", "move", "cross", "climb", "jump", "cover", "single", "burst", "aim", "area", "fight", "watch"),
        *("door", "pick", "hand", "exit", "tech", "aid", "douse"),
    ),
]
Reaction: TypeAlias = Annotated[str, OneOf("ok", "panic", "rout")]


class TurnBegan(Event):
    turn: int


class TurnEnded(Event):
    turn: int


class PhaseBegan(Event):
    phase: Phase


class Withdrew(Event):
    """A player gives up: his figures leave and are not counted as lost."""

    seat: SeatId


class ReactionRolled(Event):
    """A reaction test: the dice, the total with all modifiers, and what comes of it."""

    figure: int
    dice: tuple[int, ...]
    total: int
    result: Reaction


class Panicked(Event):
    figure: int


class Routed(Event):
    figure: int


class Eliminated(Event):
    """A figure is out of action; the rules say why."""

    figure: int
    cause: Cause


class LeftTable(Event):
    """A figure has left the table for good, or by an exit of the mission."""

    figure: int
    exited: bool


class CohesionChecked(Event):
    group: int
    cohesive: bool


class CohesionTold(Event):
    """The player of a group that lies hidden says whether it is in cohesion."""

    group: int
    cohesive: bool


class InitiativeRolled(Event):
    """The initiative of one side: its dice, how many faces each has, and its total."""

    seat: SeatId
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    total: int


class InitiativeTied(Event):
    """All dice of both sides are equal: everybody rolls again."""


class InitiativeWon(Event):
    seat: SeatId


class FirstNamed(Event):
    seat: SeatId


class GroupActivated(Event):
    group: int


class FigureActs(Event):
    figure: int
    points: int


class FigureDone(Event):
    figure: int
    spent: int


class PointsSpent(Event):
    figure: int
    what: Deed
    cost: int
    left: int


class Watching(Event):
    """A figure waits with its weapon ready."""

    figure: int


class WatchLost(Event):
    figure: int


class Interrupted(Event):
    """Opportunity fire interrupts an action before it takes place."""

    figure: int
    target: int


class MoveInterrupted(Event):
    """Opportunity fire stops a figure so far along its path."""

    figure: int
    target: int
    at: int


class ActionCut(Event):
    """An interrupted action is not carried out, or ends where it was interrupted."""

    figure: int
