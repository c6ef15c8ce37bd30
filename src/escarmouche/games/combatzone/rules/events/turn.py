"""What happens around the actions: turns, reactions, initiative, cohesion, activations, opportunity fire."""

from typing import Literal, TypeAlias

from escarmouche.engine.ids import Length
from escarmouche.engine.journal import Detail, Event
from escarmouche.engine.questions import SeatId
from escarmouche.games.combatzone.rules.state import FigureId, GroupId, TurnPhase

Cause: TypeAlias = Literal["shot", "blast", "melee", "fall", "fire", "rout", "destroyed"]
Deed: TypeAlias = Literal[
    "turn",
    "move",
    "cross",
    "climb",
    "jump",
    "cover",
    "single",
    "burst",
    "aim",
    "area",
    "fight",
    "watch",
    "door",
    "pick",
    "hand",
    "exit",
    "tech",
    "aid",
    "douse",
]
Reaction: TypeAlias = Literal["ok", "panic", "rout"]


class TurnBegan(Event):
    turn: int


class TurnEnded(Detail):
    turn: int


class PhaseBegan(Detail):
    phase: TurnPhase


class Withdrew(Event):
    """A player gives up: his figures leave and are not counted as lost."""

    seat: SeatId


class ReactionRolled(Event):
    """A reaction test: the dice, the total with all modifiers, and what comes of it."""

    figure: FigureId
    dice: tuple[int, ...]
    total: int
    result: Reaction


class Panicked(Event):
    figure: FigureId


class Routed(Event):
    figure: FigureId


class Eliminated(Event):
    """A figure is out of action; the rules say why."""

    figure: FigureId
    cause: Cause


class LeftTable(Event):
    """A figure has left the table for good, or by an exit of the mission."""

    figure: FigureId
    exited: bool


class CohesionChecked(Detail):
    group: GroupId
    cohesive: bool


class CohesionTold(Detail):
    """The player of a group that lies hidden says whether it is in cohesion."""

    group: GroupId
    cohesive: bool


class InitiativeRolled(Detail):
    """The initiative of one side: its dice, how many faces each has, and its total."""

    seat: SeatId
    dice: tuple[int, ...]
    faces: tuple[int, ...]
    total: int


class InitiativeTied(Detail):
    """All dice of both sides are equal: everybody rolls again."""


class InitiativeWon(Event):
    seat: SeatId


class FirstNamed(Event):
    seat: SeatId


class GroupActivated(Event):
    group: GroupId


class FigureActs(Event):
    figure: FigureId
    points: int


class FigureDone(Detail):
    figure: FigureId
    spent: int


class PointsSpent(Detail):
    figure: FigureId
    what: Deed
    cost: int
    left: int


class Watching(Event):
    """A figure waits with its weapon ready."""

    figure: FigureId


class WatchLost(Event):
    figure: FigureId


class Interrupted(Event):
    """Opportunity fire interrupts an action before it takes place."""

    figure: FigureId
    target: FigureId


class MoveInterrupted(Event):
    """Opportunity fire stops a figure so far along its path."""

    figure: FigureId
    target: FigureId
    at: Length


class ActionCut(Event):
    """An interrupted action is not carried out, or ends where it was interrupted."""

    figure: FigureId
