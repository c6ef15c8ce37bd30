"""The four edges of a table, the strips along them, and which way a model looks that comes from one."""

from collections.abc import Mapping
from typing import Literal, TypeAlias, get_args

from escarmouche.table.table import Table

Edge: TypeAlias = Literal["y0", "y1", "x0", "x1"]
EDGES: tuple[Edge, ...] = get_args(Edge)
OPPOSITE: Mapping[str, Edge] = {"y0": "y1", "y1": "y0", "x0": "x1", "x1": "x0"}
INWARD = {"y0": 900, "y1": 2700, "x0": 0, "x1": 1800}
"""The facing of a model that looks from its edge into the table."""
Box: TypeAlias = tuple[int, int, int, int]
"""A rectangle: left, front, right, back."""


def edge_distance(table: Table, edge: str, x: int, y: int) -> int:
    """How far a point is from an edge of the table."""
    along = y if edge[0] == "y" else x
    if edge[1] == "0":
        return along
    return (table.depth if edge[0] == "y" else table.width) - along


def strip(table: Table, edge: str, deep: int) -> Box:
    """The rectangle along an edge, so deep or as deep as the table."""
    width, back = table.width, table.depth
    return {
        "y0": (0, 0, width, min(deep, back)),
        "y1": (0, max(0, back - deep), width, back),
        "x0": (0, 0, min(deep, width), back),
        "x1": (max(0, width - deep), 0, width, back),
    }[edge]


def widened(box: Box, by: int) -> Box:
    """A rectangle with so much around it."""
    left, front, right, back = box
    return left - by, front - by, right + by, back + by


def beyond(one: Box, other: Box, reach: float) -> bool:
    """Whether two rectangles are farther apart than a reach, along the table or across it."""
    left, front, right, back = one
    left2, front2, right2, back2 = other
    return left - right2 > reach or left2 - right > reach or front - back2 > reach or front2 - back > reach
