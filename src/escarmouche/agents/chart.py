"""A chart of the table: the squares on which a unit can stand, and how far they are from anything, around all walls.

It is coarser than the rules measure; the way of a single move is then found exactly by the rules.
"""

import math
from collections.abc import Callable, Hashable, Iterable, Mapping

import numpy as np
from numpy.typing import NDArray

from escarmouche.table.table import Piece, Table
from escarmouche.table.ways.movement import NOTHING, Gait, ways
from escarmouche.table.ways.reach import standing

SQUARE = 2_000
NOWHERE = math.inf
MOST_FIELDS = 64
MOST_ENTRIES = 4096
Floats = NDArray[np.float64]
WAYS = np.array([(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy])
LENGTHS: Floats = np.hypot(WAYS[:, 0], WAYS[:, 1]).astype(np.float64) * SQUARE
"""The steps from a square to those around it, and how long each is."""


class Chart:
    """The free squares of a table for bases of one size, on the ground."""

    def __init__(self, table: Table, gait: Gait) -> None:
        self.table = table
        self.columns, self.rows = table.width // SQUARE, table.depth // SQUARE
        x, y = np.meshgrid(np.arange(self.columns), np.arange(self.rows), indexing="ij")
        self.points = (np.stack((x.ravel(), y.ravel()), axis=1) * SQUARE + SQUARE // 2).astype(float)
        spots = np.column_stack((self.points, np.zeros(len(self.points))))
        self.free = standing(ways(table), gait, NOTHING, (SQUARE // 2, SQUARE // 2, 0), spots)
        self._closed = ~self.free.reshape(self.columns, self.rows)
        self._fields: dict[Hashable, Floats] = {}
        self._entries: dict[tuple[float, float], dict[int, float]] = {}
        self._beside: dict[tuple[str, float], list[int]] = {}

    # Reading it

    def node(self, x: float, y: float) -> int:
        """The square under a point."""
        column = min(max(int(x) // SQUARE, 0), self.columns - 1)
        return column * self.rows + min(max(int(y) // SQUARE, 0), self.rows - 1)

    def spot(self, node: int) -> tuple[int, int, int]:
        """The middle of a square."""
        x, y = self.points[node].tolist()
        return int(x), int(y), 0

    def entries(self, x: float, y: float) -> dict[int, float]:
        """The free squares next to a point, with how far they are; remembered, as the chart stays as it is."""
        if (x, y) not in self._entries:
            if len(self._entries) >= MOST_ENTRIES:
                self._entries.clear()
            self._entries[x, y] = self._next_to(x, y)
        return self._entries[x, y]

    def _next_to(self, x: float, y: float) -> dict[int, float]:
        nodes = self._free_in((x, y, x, y), 3.0 * SQUARE)
        off = np.hypot(self.points[nodes, 0] - x, self.points[nodes, 1] - y)
        for reach in (1.0, 1.5, 3.0):
            near = off <= reach * SQUARE
            if near.any():
                return dict(zip(nodes[near].tolist(), off[near].tolist(), strict=True))
        return {}

    def _free_in(self, box: tuple[float, float, float, float], reach: float) -> NDArray[np.int64]:
        """The free squares within reach of a rectangle, and perhaps some around them."""
        left, front = (int((side - reach) // SQUARE) for side in box[:2])
        right, back = (int((side + reach) // SQUARE) for side in box[2:])
        columns = np.arange(max(0, left), min(self.columns, right + 1))
        rows = np.arange(max(0, front), min(self.rows, back + 1))
        nodes = (columns[:, None] * self.rows + rows).ravel()
        found: NDArray[np.int64] = nodes[self.free[nodes]]
        return found

    def spread(self, starts: Mapping[int, float], limit: float = NOWHERE) -> Floats:
        """How far every square is from the nearest of some, no further than a limit."""
        from escarmouche.agents.kernels import stepped

        far = np.full((self.columns, self.rows), NOWHERE)
        for node, length in starts.items():
            far[divmod(node, self.rows)] = length
        window = (slice(None), slice(None))
        if starts and limit < NOWHERE:
            # Nothing beyond this rectangle is within the limit.
            reach = int(limit // SQUARE) + 1
            columns, rows = zip(*(divmod(node, self.rows) for node in starts), strict=True)
            window = (
                slice(max(0, min(columns) - reach), max(columns) + reach + 1),
                slice(max(0, min(rows) - reach), max(rows) + reach + 1),
            )
        far[window] = stepped(far[window], self._closed[window], WAYS, LENGTHS)
        far[far > limit] = NOWHERE
        return far.ravel()

    def field(self, key: Hashable, goals: Callable[[], Iterable[int]]) -> Floats:
        """How far every square is from the nearest goal; remembered under a key."""
        if key not in self._fields:
            if len(self._fields) >= MOST_FIELDS:
                self._fields.clear()
            self._fields[key] = self.spread(dict.fromkeys(goals(), 0.0))
        return self._fields[key]

    def beside(self, piece: Piece, reach: float) -> list[int]:
        """The free squares whose middle is no further than so much from a piece; remembered."""
        if (piece.id, reach) not in self._beside:
            nodes = self._free_in(piece.box, reach)
            self._beside[piece.id, reach] = nodes[self._to_piece(piece, nodes) <= reach].tolist()
        return self._beside[piece.id, reach]

    def _to_piece(self, piece: Piece, nodes: NDArray[np.int64]) -> Floats:
        """How far some squares are from the outline of a piece; 0 inside."""
        x, y = self.points[nodes].T
        inside, far = np.zeros(len(x), np.bool_), np.full(len(x), NOWHERE)
        corners = piece.outline
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
            dx, dy = x2 - x1, y2 - y1
            if dy:
                inside ^= ((y1 > y) != (y2 > y)) & (x < x1 + (y - y1) / dy * dx)
            share = np.clip(((x - x1) * dx + (y - y1) * dy) / max(1, dx * dx + dy * dy), 0.0, 1.0)
            far = np.minimum(far, np.hypot(x - x1 - share * dx, y - y1 - share * dy))
        found: Floats = np.where(inside, 0.0, far)
        return found


def chart_of(table: Table, gait: Gait) -> Chart:
    """The chart of a table for bases of one size, drawn once."""
    drawn: dict[int, Chart] = table.__dict__.setdefault("charts_of_squares", {})
    if gait.radius not in drawn:
        drawn[gait.radius] = Chart(table, gait)
    return drawn[gait.radius]
