"""A compiled kernel: how far squares are from one another.

Import this module late: it brings the compiler with it.
"""

import numpy as np
from numpy.typing import NDArray

from escarmouche.table.compiling import Flags, Floats, compiled


@compiled
def stepped(start: Floats, closed: Flags, ways: NDArray[np.int64], lengths: Floats) -> Floats:
    """How far every square is, if some are known: all open squares look at their neighbours until nothing changes."""
    columns, rows = start.shape
    far, changed, backwards = start.copy(), True, False
    while changed:
        changed = False
        for number in range(columns * rows):
            square = columns * rows - 1 - number if backwards else number
            column, row = square // rows, square % rows
            if closed[column, row]:
                continue
            for way in range(len(lengths)):
                beside, along = column + ways[way, 0], row + ways[way, 1]
                if 0 <= beside < columns and 0 <= along < rows:
                    length = far[beside, along] + lengths[way]
                    if length < far[column, row]:
                        far[column, row] = length
                        changed = True
        backwards = not backwards
    return far
