"""Everybody on the table as rows for the kernels, which follow each model that is set down."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.ids import ModelId
from escarmouche.games.firefight.rules.state import Model
from escarmouche.table.geometry import Body


class Rank(NamedTuple):
    """Some of those on the table: which rows of the line-up they are, and what a kernel is told of each of them.

    The first three columns of what it is told are where the model stood.
    """

    members: NDArray[np.int64]
    told: NDArray[np.float64]


class Lineup:
    """Who stands on the table, unit after unit; it holds until a model falls or arrives.

    `rows` are x, y, z, radius and height, `units` says whose each is, and `ranks` is what was made of them.
    """

    def __init__(self, models: Iterable[tuple[Model, Body]]) -> None:
        standing = list(models)
        rows = [(body.x, body.y, body.z, body.radius, body.height) for _, body in standing]
        self.rows = np.array(rows, dtype=np.float64).reshape(-1, 5)
        self.units = np.array([model.unit for model, _ in standing], dtype=np.int64)
        self.ranks: dict[Any, Any] = {}
        self._places: dict[ModelId, int] = {model.id: place for place, (model, _) in enumerate(standing)}

    def put(self, model: Model, z: int) -> None:
        """Follow a model that was set down."""
        place = self._places.get(model.id)
        if place is not None:
            self.rows[place, 0], self.rows[place, 1], self.rows[place, 2] = model.x, model.y, z

    def rank(self, models: Iterable[Model], told: NDArray[np.float64]) -> Rank:
        """Some of those on the table, with what a kernel is told of each."""
        return Rank(np.array([self._places[model.id] for model in models], dtype=np.int64), told)

    def now(self, rank: Rank) -> NDArray[np.float64]:
        """What a kernel is told of some, as they stand now."""
        told = rank.told.copy()
        told[:, :3] = self.rows[rank.members, :3]
        return told
