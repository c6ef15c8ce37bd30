"""What happens on the move: walking, climbing, falling, and being pushed."""

from typing import Annotated, TypeAlias

from escarmouche.engine.journal import Event, OneOf
from escarmouche.games.collision.rules.events.attacks import Leg
from escarmouche.table.formation import Spot

FallCause: TypeAlias = Annotated[str, OneOf("move", "charge", "push", "hold", "fall")]
Hold: TypeAlias = Annotated[str, OneOf("wall", "ladder")]


class SetOut(Event):
    """A model sets out on a way with a test: the spots it passes, by which legs, and how it means to look then."""

    model: int
    spots: tuple[Spot, ...]
    legs: tuple[Leg, ...] = ()
    facing: int | None = None


class Moved(Event):
    """A model ended its move, so far from where it began; `facing` is how it looks now."""

    model: int
    length: int
    x: int
    y: int
    surface: int
    facing: int
    arriving: bool = False


class Turned(Event):
    """A model turned on the spot."""

    model: int
    facing: int


class Stayed(Event):
    """A model used its Move to stay as it was."""

    model: int


class TookHold(Event):
    """A model ends its move on a wall or ladder, so high above the foot."""

    model: int
    hold: Hold
    height: int


class LostHold(Event):
    """A model that did not complete its climb loses its hold."""

    model: int
    height: int


class Fell(Event):
    """A model falls so deep, and hits the ground with this strength."""

    model: int
    height: int
    strength: int
    cause: FallCause


class Pushed(Event):
    """A model is pushed back so far."""

    model: int
    distance: int


class RanInto(Event):
    """A pushed model is driven into an obstacle, or into another model."""

    model: int
    into: int = -1


class ForcedOff(Event):
    """A model is forced off the battlefield and does not return."""

    model: int
