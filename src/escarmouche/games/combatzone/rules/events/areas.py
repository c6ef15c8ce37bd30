"""What happens when somebody throws or launches something: aimed, rolled, off the mark, and the blast."""

from escarmouche.engine.ids import Length
from escarmouche.engine.journal import Detail, Event
from escarmouche.games.combatzone.rules.events.shots import Band
from escarmouche.games.combatzone.rules.lists.cards import WeaponId
from escarmouche.games.combatzone.rules.state import FigureId


class AreaAimed(Event):
    """A figure throws or fires something at a figure, or at a point of ground; then nobody is the target."""

    figure: FigureId
    weapon: WeaponId
    target: FigureId
    x: Length
    y: Length


class AimMeasured(Detail):
    """The distance to the aim point in thousandths of a centimetre, and its band."""

    figure: FigureId
    weapon: WeaponId
    distance: Length
    band: Band


class AreaFailed(Event):
    """The aim point proves out of range: nothing happens."""

    figure: FigureId
    weapon: WeaponId


class AreaRolled(Detail):
    """The roll of an area weapon: the die, the total with all modifiers, and whether it lands where it was aimed."""

    figure: FigureId
    weapon: WeaponId
    die: int
    total: int
    hit: bool


class Deviated(Detail):
    """An area weapon strays: the dice of direction and distance, how far it flies, and whether something stops it."""

    figure: FigureId
    heading: int
    die: int
    distance: Length
    stopped: bool


class Blast(Event):
    """An area weapon goes off at a point; caught are these figures, from the impact outwards."""

    figure: FigureId
    weapon: WeaponId
    x: Length
    y: Length
    caught: tuple[FigureId, ...]
