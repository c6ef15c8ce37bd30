"""What happens when somebody shoots: declared, measured, rolled, and the wounds."""

from typing import Annotated, TypeAlias

from escarmouche.engine.journal import Event, OneOf

Band: TypeAlias = Annotated[str, OneOf("point_blank", "short", "long", "out")]
ShotHow: TypeAlias = Annotated[str, OneOf("single", "burst", "aim")]
WoundCause: TypeAlias = Annotated[str, OneOf("shot", "blast", "fall")]
Wound: TypeAlias = Annotated[str, OneOf("unhurt", "panicked", "killed", "damaged")]


class ShotsDeclared(Event):
    """A figure fires a single shot, a burst or an aimed shot; for each shot its target."""

    figure: int
    weapon: str
    how: ShotHow
    targets: tuple[int, ...]


class RangeMeasured(Event):
    """The distance to a target in thousandths of a centimetre, and its band."""

    figure: int
    target: int
    distance: int
    band: Band


class ShotRolled(Event):
    """One to-hit roll: the die, the total with all modifiers, and whether it hits."""

    figure: int
    target: int
    die: int
    total: int
    hit: bool


class ShotLost(Event):
    """A shot at a target out of range misses without a roll."""

    figure: int
    target: int


class WoundRolled(Event):
    """A wound roll: the damage dice, the total against the target's resistance, and what comes of it."""

    figure: int
    target: int
    cause: WoundCause
    dice: tuple[int, ...]
    total: int
    resistance: int
    result: Wound


class RanWild(Event):
    """A machine turns to the nearest figure and fires at it."""

    figure: int
    target: int
