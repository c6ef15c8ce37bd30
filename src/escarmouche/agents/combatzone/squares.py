"""The squares of a table and the ways between them; unlike on the common chart no way leads through a thin wall."""

from collections.abc import Mapping

import numpy as np

from escarmouche.agents.chart import NOWHERE, SQUARE, STEPS, Chart, Floats
from escarmouche.core.movement import Gait
from escarmouche.core.table import Table

WAYS = np.array([(dx, dy) for dx, dy, _ in STEPS], np.int64)
LENGTHS = np.array([length for _, _, length in STEPS])


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
        from escarmouche.agents.combatzone.steps import stepped

        far[window] = stepped(far[window], self._closed[window], WAYS, LENGTHS)
        far[far > limit] = NOWHERE
        return far.ravel()


def squares_of(table: Table, gait: Gait) -> Squares:
    """The squares of a table for bases of one size, drawn once."""
    drawn: dict[int, Squares] = table.__dict__.setdefault("squares_of_combatzone", {})
    if gait.radius not in drawn:
        drawn[gait.radius] = Squares(table, gait)
    return drawn[gait.radius]
