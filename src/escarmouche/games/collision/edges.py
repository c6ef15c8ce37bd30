"""The four edges of the table, the strips along them, and which way a model looks that comes from one."""

from typing import TypeAlias

from escarmouche.core.table import Table
from escarmouche.games.collision.skirmish import NUMBERS, inches

EDGES = ("y0", "y1", "x0", "x1")
OPPOSITE = {"y0": "y1", "y1": "y0", "x0": "x1", "x1": "x0"}
INWARD = {"y0": 900, "y1": 2700, "x0": 0, "x1": 1800}
"""The facing of a model that looks from its edge into the table."""
ZONE = inches(NUMBERS["table"]["deployment_depth"])
Box: TypeAlias = tuple[int, int, int, int]
"""A rectangle: left, front, right, back."""


def edge_distance(table: Table, edge: str, x: int, y: int) -> int:
    """How far a point is from an edge of the table."""
    return {"y0": y, "y1": table.depth - y, "x0": x, "x1": table.width - x}[edge]


def strip(table: Table, edge: str) -> Box:
    """The rectangle along an edge that is its deployment zone."""
    return {
        "y0": (0, 0, table.width, ZONE),
        "y1": (0, table.depth - ZONE, table.width, table.depth),
        "x0": (0, 0, ZONE, table.depth),
        "x1": (table.width - ZONE, 0, table.width, table.depth),
    }[edge]
