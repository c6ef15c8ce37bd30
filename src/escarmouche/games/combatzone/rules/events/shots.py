"""What happens when somebody shoots: declared, measured, rolled, and the wounds."""

from typing import Literal, TypeAlias

from escarmouche.engine.ids import Length
from escarmouche.engine.journal import Detail, Event
from escarmouche.games.combatzone.rules.lists.cards import WeaponId
from escarmouche.games.combatzone.rules.state import FigureId

Band: TypeAlias = Literal["point_blank", "short", "long", "out"]
Way: TypeAlias = Literal["single", "burst", "aim"]
WoundCause: TypeAlias = Literal["shot", "blast", "fall"]
Wound: TypeAlias = Literal["unhurt", "panicked", "killed", "damaged"]


class ShotsDeclared(Event):
    """A figure fires a single shot, a burst or an aimed shot; for each shot its target."""

    figure: FigureId
    weapon: WeaponId
    how: Way
    targets: tuple[FigureId, ...]


class RangeMeasured(Detail):
    """The distance to a target in thousandths of a centimetre, and its band."""

    figure: FigureId
    target: FigureId
    distance: Length
    band: Band


class ShotRolled(Detail):
    """One to-hit roll: the die, the total with all modifiers, and whether it hits."""

    figure: FigureId
    target: FigureId
    die: int
    total: int
    hit: bool


class WeaponJammed(Event):
    """A weapon of somebody's own book jams, and is of no use any more."""

    figure: FigureId
    weapon: WeaponId


class ShotLost(Event):
    """A shot at a target out of range misses without a roll."""

    figure: FigureId
    target: FigureId


class WoundRolled(Detail):
    """A wound roll: the damage dice, the total against the target's resistance, and what comes of it."""

    figure: FigureId
    target: FigureId
    cause: WoundCause
    dice: tuple[int, ...]
    total: int
    resistance: int
    result: Wound


class RanWild(Event):
    """A machine turns to the nearest figure and fires at it."""

    figure: FigureId
    target: FigureId
