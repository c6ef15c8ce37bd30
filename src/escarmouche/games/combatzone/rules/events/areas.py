"""What happens when somebody throws or launches something: aimed, rolled, off the mark, and the blast."""

from escarmouche.engine.journal import Event
from escarmouche.games.combatzone.rules.events.shots import Band


class AreaAimed(Event):
    """A figure throws or fires something at a figure, or at a point of ground; then nobody is the target."""

    figure: int
    weapon: str
    target: int
    x: int
    y: int


class AimMeasured(Event):
    """The distance to the aim point in thousandths of a centimetre, and its band."""

    figure: int
    weapon: str
    distance: int
    band: Band


class AreaFailed(Event):
    """The aim point proves out of range: nothing happens."""

    figure: int
    weapon: str


class AreaRolled(Event):
    """The roll of an area weapon: the die, the total with all modifiers, and whether it lands where it was aimed."""

    figure: int
    weapon: str
    die: int
    total: int
    hit: bool


class Deviated(Event):
    """It lands off the mark: the dice of direction and distance, how far it flies, and whether something stops it."""

    figure: int
    heading: int
    die: int
    distance: int
    stopped: bool


class Blast(Event):
    """It goes off at a point; caught are these figures, from the impact outwards."""

    figure: int
    weapon: str
    x: int
    y: int
    caught: tuple[int, ...]
