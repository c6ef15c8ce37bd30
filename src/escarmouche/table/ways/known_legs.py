"""What searches for ways know of the legs that they judged before."""

import itertools
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from escarmouche.table.ways.kernels.obstacles import Land

Floats: TypeAlias = NDArray[np.float64]

MOST_LEGS, MOST_STAMPS = 1 << 15, 16
"""How many legs are known at most (a power of two), and for how many kinds of movers among bases."""


class KnownLegs:
    """What searches know of legs that they judged: the last ones of all, and for whom among which bases they were."""

    def __init__(self) -> None:
        self.rows: Floats = np.zeros((MOST_LEGS, 8))
        self._numbers = itertools.count(1)
        self._stamps: dict[tuple[int, bytes, bytes], tuple[float, Land]] = {}

    def __call__(self, land: "Land", gait: Floats, bases: Floats) -> tuple[Floats, float]:
        """The legs, and the stamp under which those are kept that were judged for such a mover among these bases."""
        key = (id(land), gait.tobytes(), bases.tobytes())
        found = self._stamps.get(key)
        if found is None:
            if len(self._stamps) >= MOST_STAMPS:
                self.forget()
            # The land is kept with its stamp, so that no other can have its number.
            found = self._stamps[key] = (float(next(self._numbers)), land)
        return self.rows, found[0]

    def forget(self) -> None:
        """Know no leg any more."""
        self._stamps = {}


known = KnownLegs()
