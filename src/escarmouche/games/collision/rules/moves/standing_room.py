"""Where somebody or something can stand or lie."""

import functools

from escarmouche.games.collision.rules.lists.profile import DEFAULT_HEIGHT
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import NOTHING, Gait, end_fault


@functools.cache
def still(radius: int, height: int) -> Gait:
    """The gait of somebody or something that only stands or lies, and does not move."""
    return Gait(radius, 0, height=height)


def can_lie(table: Table, x: int, y: int, surface: int, radius: int, height: int = DEFAULT_HEIGHT) -> bool:
    """Whether a disc with so much room above it has its place here."""
    return end_fault(table, still(radius, height), NOTHING, (x, y, surface), (x, y, surface)) is None
