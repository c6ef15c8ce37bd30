"""What happens when units move: movements, crossings, overruns, models pushed aside, units that enter."""

from typing import Literal, TypeAlias

from escarmouche.engine.ids import Length, ModelId, PieceId, UnitId
from escarmouche.engine.journal import Event

End: TypeAlias = tuple[int, int, int, int, int]
"""Where a model stands: its number, x, y, the surface and its facing."""

CrossedHow: TypeAlias = Literal["far", "on"]
EnteredHow: TypeAlias = Literal["access", "deploy", "drop", "guerrilla"]


class Moved(Event):
    """A unit has moved; `length` is the longest way of a model."""

    unit: UnitId
    length: Length
    ends: tuple[End, ...] = ()


class Crossed(Event):
    """A unit has crossed an obstacle or climbed onto it ("far" or "on"); `models` are those who found no room."""

    unit: UnitId
    piece: PieceId
    how: CrossedHow
    models: tuple[ModelId, ...] = ()
    ends: tuple[End, ...] = ()


class LeaptOver(Event):
    """A unit with jump packs has crossed another unit."""

    unit: UnitId
    other: UnitId
    ends: tuple[End, ...] = ()


class Overrun(Event):
    """Armour ran over infantry: how many dice were rolled, and how many models that costs."""

    unit: UnitId
    other: UnitId
    dice: int
    losses: int
    ends: tuple[End, ...] = ()


class PushedAside(Event):
    """Models of a unit made room for armour."""

    unit: UnitId
    models: tuple[ModelId, ...]
    ends: tuple[End, ...] = ()


class Entered(Event):
    """A unit came into play: by an access zone, in its deployment zone, at a drop point or as guerrilla."""

    unit: UnitId
    how: EnteredHow
    ends: tuple[End, ...] = ()
