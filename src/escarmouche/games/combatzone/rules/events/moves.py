"""What happens when somebody moves: turns, moves, obstacles, walls, falls, runs away; and doors."""

from typing import Literal, TypeAlias

from escarmouche.engine.ids import Angle, Length, PieceId
from escarmouche.engine.journal import Detail, Event
from escarmouche.games.combatzone.rules.state import FigureId
from escarmouche.table.edges import Edge

DoorHow: TypeAlias = Literal["open", "close"]
StruckHow: TypeAlias = Literal["blow", "shot"]


class Turned(Event):
    """A figure turned on the spot."""

    figure: FigureId
    facing: Angle


class MoveDeclared(Detail):
    """The whole path of a move, from where the figure stands, as those who wait may interrupt it."""

    figure: FigureId
    length: Length
    path: tuple[tuple[int, int, int], ...]


class TurnDeclared(Detail):
    """A turn that costs a point, before those who wait may interrupt it."""

    figure: FigureId
    facing: Angle


class Moved(Event):
    """A figure ended its move, so far from where it began."""

    figure: FigureId
    length: Length
    x: Length
    y: Length
    surface: int


class Crossed(Event):
    """A figure stands on the other side of an obstacle."""

    figure: FigureId
    piece: PieceId
    x: Length
    y: Length


class Climbed(Event):
    """A figure has climbed up or down so far."""

    figure: FigureId
    height: Length
    x: Length
    y: Length
    surface: int


class JumpedDown(Event):
    figure: FigureId
    height: Length
    x: Length
    y: Length
    surface: int


class Fell(Event):
    """A figure fell and lies at the foot."""

    figure: FigureId
    height: Length
    x: Length
    y: Length
    surface: int


class TookCover(Event):
    figure: FigureId


class LeftCover(Detail):
    figure: FigureId


class RanAway(Event):
    """A routed figure ran toward an edge of the table."""

    figure: FigureId
    edge: Edge
    length: Length
    x: Length
    y: Length


class RanNowhere(Event):
    """A routed figure found no way and stays."""

    figure: FigureId
    edge: Edge


class Wandered(Event):
    """A machine moved without sense."""

    figure: FigureId
    length: Length
    x: Length
    y: Length


class DoorMoved(Event):
    """A door was opened or closed."""

    figure: FigureId
    piece: PieceId
    how: DoorHow


class DoorShotRolled(Event):
    """The to-hit roll of a shot at a door from afar: the die, the total, and whether it hit."""

    figure: FigureId
    piece: PieceId
    die: int
    total: int
    hit: bool


class DoorStruck(Event):
    """A shot or a blow at a door: the damage dice, the total against what it takes, and whether it broke."""

    figure: FigureId
    piece: PieceId
    how: StruckHow
    dice: tuple[int, ...]
    total: int
    needed: int
    broken: bool
