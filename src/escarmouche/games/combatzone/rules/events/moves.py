"""What happens when somebody moves: turns, moves, obstacles, walls, falls, runs away; and doors."""

from typing import Annotated, TypeAlias

from escarmouche.engine.journal import Event, OneOf
from escarmouche.table.edges import EDGES

Edge: TypeAlias = Annotated[str, OneOf(*EDGES)]
DoorHow: TypeAlias = Annotated[str, OneOf("open", "close")]
StruckHow: TypeAlias = Annotated[str, OneOf("blow", "shot")]


class Turned(Event):
    """A figure turned on the spot."""

    figure: int
    facing: int


class MoveDeclared(Event):
    """The whole path of a move, from where the figure stands, as those who wait may interrupt it."""

    figure: int
    length: int
    path: tuple[tuple[int, int, int], ...]


class TurnDeclared(Event):
    """A turn that costs a point, before those who wait may interrupt it."""

    figure: int
    facing: int


class Moved(Event):
    """A figure ended its move, so far from where it began."""

    figure: int
    length: int
    x: int
    y: int
    surface: int


class Crossed(Event):
    """A figure stands on the other side of an obstacle."""

    figure: int
    piece: str
    x: int
    y: int


class Climbed(Event):
    """A figure has climbed up or down so far."""

    figure: int
    height: int
    x: int
    y: int
    surface: int


class JumpedDown(Event):
    figure: int
    height: int
    x: int
    y: int
    surface: int


class Fell(Event):
    """A figure fell and lies at the foot."""

    figure: int
    height: int
    x: int
    y: int
    surface: int


class TookCover(Event):
    figure: int


class LeftCover(Event):
    figure: int


class RanAway(Event):
    """A routed figure ran toward an edge of the table."""

    figure: int
    edge: Edge
    length: int
    x: int
    y: int


class RanNowhere(Event):
    """A routed figure found no way and stays."""

    figure: int
    edge: Edge


class Wandered(Event):
    """A machine moved without sense."""

    figure: int
    length: int
    x: int
    y: int


class DoorMoved(Event):
    """A door was opened or closed."""

    figure: int
    piece: str
    how: DoorHow


class DoorShotRolled(Event):
    """The to-hit roll of a shot at a door from afar: the die, the total, and whether it hit."""

    figure: int
    piece: str
    die: int
    total: int
    hit: bool


class DoorStruck(Event):
    """A shot or a blow at a door: the damage dice, the total against what it takes, and whether it broke."""

    figure: int
    piece: str
    how: StruckHow
    dice: tuple[int, ...]
    total: int
    needed: int
    broken: bool
