"""Everybody on the table as rows for the kernels, which follow each model that is set down."""

from collections.abc import Sequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.games.firefight.rules.state import Model, Unit

Floats: TypeAlias = NDArray[np.float64]
Numbers: TypeAlias = NDArray[np.int64]


@cache
def kernels() -> Any:
    """The compiled kernels, brought in at the first use."""
    from escarmouche.games.firefight.rules.table import kernels

    return kernels


class Lineup:
    """Who stands on the table, unit after unit; it holds until a model falls or arrives.

    `rows` are x, y, z, radius and height, `units` says whose each is, `spans` where each unit begins and ends, and
    `ranks` is what was made of them.
    """

    def __init__(
        self, units: Sequence[tuple[UnitId, Sequence[Model]]], count: int, everybody: Floats, sides: Numbers
    ) -> None:
        """Line up models of so many units, given everybody's row and unit by their numbers."""
        members: list[ModelId] = []
        self.spans: dict[UnitId, tuple[int, int]] = {}
        for unit, models in units:
            start = len(members)
            members += [model.id for model in models]
            self.spans[unit] = (start, len(members))
        self._places = dict(zip(members, range(len(members)), strict=True))
        self._count = count
        chosen = np.array(members, np.int64)
        self.rows, self.units = everybody.take(chosen, 0), sides.take(chosen)
        self.ranks: dict[Any, Any] = {}

    def put(self, model: Model, z: int) -> None:
        """Follow a model that was set down."""
        place = self._places.get(model.id)
        if place is not None:
            self.rows[place, 0], self.rows[place, 1], self.rows[place, 2] = model.x, model.y, z

    def gaps(self, unit: Unit) -> list[list[float]]:
        """The distance of each model of a unit from everybody, in space between the closest points of their bases."""
        found: list[list[float]] = kernels().gaps(self.rows, *self.spans[unit.id]).tolist()
        return found

    def nearest(self, unit: Unit) -> list[list[float]]:
        """The distance of each model of a unit from the nearest model of every unit, by the number of that one."""
        start, end = self.spans[unit.id]
        return self._nearest(self.rows[start:end])

    def across(self, unit: Unit) -> list[list[float]]:
        """How far across each model of a unit is from the nearest model of every unit, by the number of that one."""
        found: list[list[float]] = kernels().across(self.rows, *self.spans[unit.id], self.units, self._count).tolist()
        return found

    def nearest_to(self, x: int, y: int, z: int) -> list[float]:
        """The distance of a point from the nearest model of every unit, by its number."""
        return self._nearest(np.array([(x, y, z, 0.0, 0.0)]))[0]

    def _nearest(self, some: Floats) -> list[list[float]]:
        found: list[list[float]] = kernels().nearest(some, self.rows, self.units, self._count).tolist()
        return found
