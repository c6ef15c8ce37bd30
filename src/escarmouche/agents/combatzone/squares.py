"""The squares of a table and the ways between them; unlike on the common chart no way leads through a thin wall."""

from collections.abc import Mapping

import numpy as np

from escarmouche.agents.chart import NOWHERE, SQUARE, STEPS, Chart, Floats
from escarmouche.core.movement import Gait
from escarmouche.core.table import Table


class Squares(Chart):
    """A chart on which fences and walls that are thinner than a square hold."""

    def spread(self, starts: Mapping[int, float], limit: float = NOWHERE) -> Floats:
        """How far every square is from the nearest of some, no further than a limit."""
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
        far[window] = stepped(far[window], np.where(self._closed[window], NOWHERE, 0.0))
        far[far > limit] = NOWHERE
        return far.ravel()


def stepped(start: Floats, walls: Floats) -> Floats:
    """How far every square is, if some are known: all squares step to their neighbours until nothing changes."""
    columns, rows = start.shape
    padded = np.full((columns + 2, rows + 2), NOWHERE)
    inner = padded[1:-1, 1:-1]
    inner[:] = start
    prices = {step: walls + step for _, _, step in STEPS}
    around = [(padded[1 + dx : columns + 1 + dx, 1 + dy : rows + 1 + dy], prices[step]) for dx, dy, step in STEPS]
    while True:
        before = inner.copy()
        for beside, price in around:
            np.minimum(inner, beside + price, out=inner)
        if np.array_equal(inner, before):
            return before


def squares_of(table: Table, gait: Gait) -> Squares:
    """The squares of a table for bases of one size, drawn once."""
    drawn: dict[int, Squares] = table.__dict__.setdefault("squares_of_combatzone", {})
    if gait.radius not in drawn:
        drawn[gait.radius] = Squares(table, gait)
    return drawn[gait.radius]
