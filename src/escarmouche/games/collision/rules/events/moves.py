"""What happens on the move: walking, climbing, falling, and being pushed."""

from escarmouche.engine.ids import Angle, Length, ModelId
from escarmouche.engine.journal import Event
from escarmouche.games.collision.rules.vocabulary import NO_MODEL, FallCause, Hold, Leg
from escarmouche.table.formation import Spot


class SetOut(Event):
    """A model sets out on a way with a test: the spots it passes, by which legs, and how it means to look then."""

    model: ModelId
    spots: tuple[Spot, ...]
    legs: tuple[Leg, ...] = ()
    facing: Angle | None = None


class Moved(Event):
    """A model ended its move, so far from where it began; `facing` is how it looks now."""

    model: ModelId
    length: Length
    x: Length
    y: Length
    surface: int
    facing: Angle
    arriving: bool = False


class Turned(Event):
    """A model turned on the spot."""

    model: ModelId
    facing: Angle


class Stayed(Event):
    """A model used its Move to stay as it was."""

    model: ModelId


class TookHold(Event):
    """A model ends its move on a wall or ladder, so high above the foot."""

    model: ModelId
    hold: Hold
    height: Length


class LostHold(Event):
    """A model that did not complete its climb loses its hold."""

    model: ModelId
    height: Length


class Fell(Event):
    """A model falls so deep, and hits the ground with this strength."""

    model: ModelId
    height: Length
    strength: int
    cause: FallCause


class Pushed(Event):
    """A model is pushed back so far."""

    model: ModelId
    distance: Length


class RanInto(Event):
    """A pushed model is driven into an obstacle, or into another model."""

    model: ModelId
    into: ModelId = NO_MODEL


class ForcedOff(Event):
    """A model is forced off the battlefield and does not return."""

    model: ModelId
