"""What the numbers and texts in events, options and state stand for: seats, units, models, pieces, names, lengths.

A field that is annotated with one of these says what its value is, and whoever puts it into words, draws it or checks
how a case is written goes by that. A game adds ids of its own as `NewType`s that end in `Id`.
"""

from functools import cache
from types import NoneType
from typing import Annotated, Any, NewType, TypeAlias, get_args, get_type_hints


class Kind:
    """What a plain number or text stands for: `Annotated[int, Kind("seat")]`."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"


UnitId = NewType("UnitId", int)
ModelId = NewType("ModelId", int)
PieceId = NewType("PieceId", str)
SeatId: TypeAlias = Annotated[int, Kind("seat")]
Name: TypeAlias = Annotated[str, Kind("name")]
"""What somebody has called a thing: said as it is written, also where it is a word of ours."""
TableName: TypeAlias = Annotated[str, Kind("table")]
"""The title of a table, behind it the number that it was made from."""
Length: TypeAlias = Annotated[int, Kind("length")]
"""Whole thousandths of the unit of the game."""
Place: TypeAlias = Annotated[tuple[int, int, int], Kind("place")]
"""A place on the table: x, y and the surface."""
Angle: TypeAlias = Annotated[int, Kind("angle")]
"""Whole tenths of a degree."""


def kind_of(annotation: Any) -> str:
    """What a value of this type stands for, alone or several of it: "unit" for `UnitId` or `tuple[UnitId, ...]`."""
    for mark in getattr(annotation, "__metadata__", ()):
        if isinstance(mark, Kind):
            return mark.name
    if isinstance(annotation, NewType):
        return annotation.__name__.removesuffix("Id").lower()
    inner = (kind_of(part) for part in get_args(annotation) if part not in (NoneType, ...))
    return next((kind for kind in inner if kind), "")


@cache
def kinds_in(struct: type) -> dict[str, str]:
    """The fields of a class that stand for something, each with what."""
    hints = get_type_hints(struct, include_extras=True)
    return {field: kind for field, hint in hints.items() if (kind := kind_of(hint))}
