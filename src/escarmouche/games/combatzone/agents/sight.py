"""Who would see whom from where: many places looked at together, more coarsely than the rules look."""

from collections.abc import Callable, Hashable
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from escarmouche.agents.chart import NOWHERE, Chart, Floats
from escarmouche.games.combatzone.rules.battle import centimetres
from escarmouche.games.combatzone.rules.shooting.sight import EYE, LOOKED_OVER, OPAQUE_TRAIT
from escarmouche.table.geometry import Body
from escarmouche.table.sight import Sight

Flags = NDArray[np.bool_]
Squares = NDArray[np.int64]
Spot = tuple[int, int, int]
Counts = NDArray[np.int8]
RADIUS, HEIGHT = centimetres(1.25), centimetres(3)
"""What somebody is thought to look like of whom nothing more is known."""
SIDES = ((0.7, 0.0, 0.5), (-0.7, 0.0, 0.5), (0.0, 0.7, 0.5), (0.0, -0.7, 0.5), (0.0, 0.0, 0.2), (0.0, 0.0, 0.9))
POINTS = np.array(SIDES)
BARE = len(SIDES) - 1
"""Whoever shows fewer of the six points is behind cover."""
ROUGHLY = np.array(((0.0, 0.0, 0.3), (0.0, 0.0, 0.8)))
BARE_ROUGHLY = len(ROUGHLY)
"""Whoever shows fewer of the two points of a coarse look is behind cover."""
UNKNOWN = -1
UNSEEN = np.int8(UNKNOWN).tobytes()
"""As the former is written in a row of counts: to look for it there is quicker than to find the least of them."""
MOST_BODIES = 500
"""Of so many bodies it is kept who sees whom."""
MANY = 30
"""Of more squares than that every second one is looked from."""
APART = 2
"""Of the squares of a chart every second one, along either axis, is looked at from afar."""


@cache
def kernels() -> Any:
    """The compiled kernels, brought in at the first use."""
    from escarmouche.games.combatzone.agents import kernels as weighing

    return weighing


class Views:
    """What can be seen from where on one table, as its doors stand."""

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.sight = Sight(chart.table)
        table = chart.table
        low = [
            index for index, piece in enumerate(table.pieces) if piece.has(OPAQUE_TRAIT) and piece.top <= EYE * HEIGHT
        ]
        self._low = np.array(low, np.int64)
        self._boxes = np.array([table.pieces[index].box for index in low], float).reshape(-1, 4)
        column, row = np.divmod(np.arange(len(chart.points)), chart.rows)
        self.columns, self.rows = -(-chart.columns // APART), -(-chart.rows // APART)
        self.coarse = np.flatnonzero((column % APART == 0) & (row % APART == 0))
        self.of_square = (column // APART) * self.rows + row // APART
        """For every square of the chart the coarse one that it belongs to."""
        self._around: dict[Hashable, tuple[Squares, Counts]] = {}
        self._neighbours: dict[int, list[tuple[Squares, Squares]]] = {}
        self._rows: dict[Body, int] = {}
        self._known = np.empty((MOST_BODIES, 2, len(chart.points)), np.int8)
        self.nothing = np.zeros(len(self.coarse), np.int8)
        somebody = _standing(chart.points[self.coarse])
        self._targets, self._eyes, self._opened = _points(somebody, ROUGHLY), _eyes(somebody), self.opened(somebody)
        self._seen = np.full((len(self.coarse), len(self.coarse)), UNKNOWN, np.int8)

    def opened(self, places: Floats) -> Flags:
        """For each place which low pieces somebody there looks over."""
        found = np.zeros((len(places), len(self.chart.table.pieces)), np.bool_)
        x, y = places[:, 0, None], places[:, 1, None]
        left, front, right, back = self._boxes.T
        off = np.hypot(
            np.maximum(0.0, np.maximum(left - x, x - right)), np.maximum(0.0, np.maximum(front - y, y - back))
        )
        found[:, self._low] = off <= LOOKED_OVER + RADIUS
        return found

    def neighbours(self, limit: int) -> list[tuple[Squares, Squares]]:
        """For all coarse squares those within a limit of each, as rows; squares with equally many stand together."""
        if limit not in self._neighbours:
            places = self.chart.points[self.coarse]
            off = np.hypot(places[:, 0, None] - places[:, 0], places[:, 1, None] - places[:, 1])
            counts = (off <= limit).sum(axis=1)
            rows = [np.flatnonzero(counts == count) for count in np.unique(counts)]
            self._neighbours[limit] = [
                (squares, np.nonzero(off[squares] <= limit)[1].reshape(len(squares), -1)) for squares in rows
            ]
        return self._neighbours[limit]

    def from_square(self, square: int) -> Counts:
        """How much of somebody on each coarse square is seen from one of them."""
        return self._from_any(("square", square), lambda: np.array([square]), np.arange(len(self.coarse)))

    def from_around(self, x: int, y: int, limit: int, wanted: Squares | None = None) -> Counts:
        """How much of somebody on each wanted coarse square is seen from anywhere no further than so much away."""
        everywhere = np.arange(len(self.coarse)) if wanted is None else wanted
        return self._from_any((x, y, limit), lambda: self._squares_around(x, y, limit), everywhere)

    def _squares_around(self, x: int, y: int, limit: int) -> Squares:
        """The coarse squares within reach of a place; of many of them every second one."""
        within = np.flatnonzero(self.chart.spread(self.chart.entries(x, y), limit) < NOWHERE)
        squares: Squares = np.unique(self.of_square[within])
        return squares if len(squares) <= MANY else squares[(squares // self.rows + squares % self.rows) % 2 == 0]

    def _from_any(self, key: Hashable, squares: Callable[[], Squares], wanted: Squares) -> Counts:
        """How much of somebody on each wanted coarse square is seen from that of some squares which sees most of it.

        It is looked up once: the table does not change.
        """
        if key not in self._around:
            self._around[key] = squares(), np.full(len(self.coarse), UNKNOWN, np.int8)
        eyes, most = self._around[key]
        if UNSEEN in most[wanted].tobytes():
            sight = self.sight
            kernels().best_sightings(
                *(sight.pieces, sight.edges, sight.blocks((OPAQUE_TRAIT,)), self._eyes, self._opened, self._targets),
                *(sight.graze, self._seen, eyes, wanted, most),
            )
        return most

    def mutual(self, bodies: list[Body], exact: list[Spot], squares: Squares) -> tuple[Counts, Counts]:
        """How many of six points each of some bodies sees of somebody at each place, and is seen of it from there.

        The places are some exact ones, then some squares. What was once looked up is kept: the table does not change.
        """
        sight, usual = self.sight, (RADIUS, HEIGHT, EYE, LOOKED_OVER + RADIUS)
        places = np.array(exact, float).reshape(-1, 3)
        found: Counts = kernels().mutual(
            *(sight.pieces, sight.edges, sight.blocks((OPAQUE_TRAIT,)), self._low, self._boxes, standing(bodies)),
            *(places, squares, self.chart.points, self._known, self._rows_of(bodies), POINTS, usual, sight.graze),
        )
        return found[0], found[1]

    def _rows_of(self, bodies: list[Body]) -> Squares:
        """The row of each body in what is known; one of which nothing is known yet gets a row of its own."""
        rows = self._rows
        if len(rows) + len(bodies) > len(self._known):
            rows.clear()
        for body in bodies:
            if body not in rows:
                self._known[len(rows)] = UNKNOWN
                rows[body] = len(rows)
        return np.array([rows[body] for body in bodies], np.int64)


def views_of(chart: Chart) -> Views:
    """The views of a table, kept with its chart."""
    known: dict[str, Views] = chart.__dict__
    if "views" not in known:
        known["views"] = Views(chart)
    return known["views"]


def _standing(places: Floats) -> Floats:
    """Somebody of the usual size at each place, as rows x, y, z, radius, height."""
    rows = np.empty((len(places), 5))
    rows[:, :2] = places[:, :2]
    rows[:, 2:] = (0.0, RADIUS, HEIGHT)
    return rows


def standing(bodies: list[Body]) -> Floats:
    """Bodies as rows x, y, z, radius, height."""
    return np.array([(one.x, one.y, one.z, one.radius, one.height) for one in bodies], float).reshape(-1, 5)


def _eyes(rows: Floats) -> Floats:
    return np.column_stack((rows[:, :2], rows[:, 2] + EYE * rows[:, 4]))


def _points(rows: Floats, points: Floats) -> Floats:
    scale = rows[:, None, [3, 3, 4]]
    found: Floats = points[None] * scale + rows[:, None, :3]
    return found
