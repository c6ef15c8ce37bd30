"""Compiled kernels: how far squares are from one another, and what a network says of one position.

Import this module late: it brings the compiler with it.
"""

import math

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


@compiled
def weighed(
    sides: Floats, common: Floats, mine: Floats, theirs: Floats, both: Floats, bias: Floats, outer: Floats,
    straight: Floats,
) -> tuple[float, float]:  # fmt: skip
    """What a network says of one position: the logit of the first seat's chance, and its lead.

    Adds in the same order on every machine, and on one core: libraries share even this little among all cores.
    """
    there, back = bias.copy(), bias.copy()
    logit = lead = 0.0
    for row in range(len(common)):
        for neuron in range(len(bias)):
            shared = common[row] * both[row, neuron]
            there[neuron] += shared
            back[neuron] += shared
    for row in range(sides.shape[1]):
        one, other = sides[0, row], sides[1, row]
        for neuron in range(len(bias)):
            there[neuron] += one * mine[row, neuron] + other * theirs[row, neuron]
            back[neuron] += other * mine[row, neuron] + one * theirs[row, neuron]
        logit += (one - other) * straight[row, 0]
        lead += (one - other) * straight[row, 1]
    for neuron in range(len(bias)):
        more = math.tanh(there[neuron]) - math.tanh(back[neuron])
        logit += more * outer[neuron, 0]
        lead += more * outer[neuron, 1]
    return logit, lead
