"""Everybody on the table as rows for the kernels, which follow each model that is set down."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import numpy as np

from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.table.geometry import Body


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

    def __init__(self, units: Iterable[tuple[Unit, Sequence[Model], Sequence[Body]]]) -> None:
        rows: list[tuple[int, ...]] = []
        self.spans: dict[UnitId, tuple[int, int]] = {}
        self._places: dict[ModelId, int] = {}
        for unit, models, bodies in units:
            self.spans[unit.id] = (len(rows), len(rows) + len(models))
            self._places.update((model.id, len(rows) + place) for place, model in enumerate(models))
            rows += [(body.x, body.y, body.z, body.radius, body.height) for body in bodies]
        self.rows = np.array(rows, dtype=np.float64).reshape(-1, 5)
        owners, spans = np.array(list(self.spans), dtype=np.int64), self.spans.values()
        self.units = np.repeat(owners, np.array([end - start for start, end in spans], dtype=np.int64))
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
