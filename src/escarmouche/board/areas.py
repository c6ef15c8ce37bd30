"""Where a mover can end, or a thing can be set down: all of it, as outlines on each surface."""

import math
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.place import Planner
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.table.edges import Box
from escarmouche.table.table import Table
from escarmouche.table.ways.movement import Floats, Gait, Obstacles, Spot
from escarmouche.table.ways.outlines import Edge, Grid, Ring, polygons
from escarmouche.table.ways.reach import attainable

Region: TypeAlias = dict[int, list[list[Ring]]]
"""For each surface the stretches of it, each as its outer ring and its holes."""
Nodes: TypeAlias = NDArray[np.bool_]
"""Some points of a grid."""
Allowed: TypeAlias = Callable[[Spot], bool]
Judged: TypeAlias = Callable[[Sequence[Spot]], Sequence[bool]]
BARRED, REFUSED, FREE, OPEN = range(4)
"""What is known of a spot: that nobody can end there, that the rule refuses it, that it is allowed, or nothing."""
PATIENCE = 0.12
"""After so many seconds of work only what is known quickly is asked, and the rest taken to be like its neighbours."""
FARTHEST_APART = 4
"""So many times farther apart than in the first grid lie the points that are asked about before all others."""


class Care(NamedTuple):
    """How closely ground is looked at: points of a first grid, how often its border cells are quartered, and halved."""

    points: int
    quarterings: int
    halvings: int
    patience: float = 1.0
    """How much longer than usual one may take."""


BRISK, CLOSE = Care(400, 1, 4), Care(500, 2, 3)
"""For rules that take long to ask, such as ways, and for those that are answered at once."""


class Rule(NamedTuple):
    """Whether a spot is allowed, and what is quicker to know: which of many might be, the others being barred."""

    allows: Allowed
    might: Judged | None = None

    def awaken(self, spot: Spot) -> None:
        """Ask once for nothing: what the very first question loads is no time that an outline takes."""
        self.allows(spot)
        if self.might is not None:
            self.might([spot])


def may_end(
    planner: Planner,
    mover: str,
    table: Table,
    box: Box,
    care: Care = BRISK,
    might: Judged | None = None,
    *,
    beside: int = 0,
) -> Region:
    """Where in a rectangle a model may be told to go, as the planner answers, with everybody else falling in.

    It may end so far `beside` the place that was named, where only contact will do.
    """

    def allows(spot: Spot) -> bool:
        try:
            tracks = planner.complete({mover: {"to": list(spot)}})
        except Refused:
            return False
        return not isinstance(tracks, Reason) and math.dist(tracks[mover].end[:2], spot[:2]) <= beside

    return outlined(table, box, Rule(allows, might), care)


def one_by_one(allowed: Allowed) -> Judged:
    """What is asked about one spot after the other."""
    return lambda spots: [allowed(spot) for spot in spots]


def walkable(table: Table, gait: Gait, obstacles: Obstacles, start: Spot, modes: Sequence[tuple[float, str]]) -> Judged:
    """Which spots a mover can walk to; each mode is how far it goes if it keeps off the pieces that have a trait."""
    return lambda spots: attainable(table, gait, obstacles, start, spots, modes)


def within_reach(
    table: Table, gait: Gait, obstacles: Obstacles, start: Spot, modes: Sequence[tuple[float, str]]
) -> Region:
    """Where a mover can walk to; each mode is how far it goes if it keeps off the pieces that have a trait."""
    rule = Rule(lambda spot: True, walkable(table, gait, obstacles, start, modes))
    farthest = max(limit for limit, _ in modes)
    return outlined(table, around(table, start, farthest, gait.radius), rule)


def around(table: Table, start: Sequence[int], far: float, radius: int = 0) -> Box:
    """The rectangle around a start in which the middle of a base can lie that goes so far."""
    left, front = (max(radius, math.floor(at - far)) for at in start[:2])
    sizes = (table.width, table.depth)
    right, back = (min(size - radius, math.ceil(at + far)) for at, size in zip(start[:2], sizes, strict=True))
    return left, front, max(left, right), max(front, back)


def outlined(table: Table, box: Box, rule: Rule, care: Care = BRISK) -> Region:
    """Where in a rectangle a rule allows a spot: asked all over it, and again and again along the border."""
    left, front, right, back = box
    box = (max(0, left), max(0, front), min(table.width, right), min(table.depth, back))
    step = max(1.0, math.sqrt((right - left) * (back - front) / care.points))
    rule.awaken(((left + right) // 2, (front + back) // 2, 0))
    clock = _Clock(care.patience * PATIENCE)
    layers = [_Layer(table, surface, part, step, rule, care, clock) for surface, part in _parts(table, box)]
    for _ in zip_longest(*(layer.sharpened() for layer in layers)):
        if clock.is_long_gone():
            break
    return {layer.surface: drawn for layer in layers if (drawn := layer.drawn())}


def _parts(table: Table, box: Box) -> Iterator[tuple[int, Box]]:
    """The surfaces that come into a rectangle, each with the part of it in which it lies."""
    yield 0, box
    for surface, level in enumerate(table.surfaces[1:], 1):
        piece = table.pieces[level.piece].box
        low, high = map(max, box[:2], piece[:2]), map(min, box[2:], piece[2:])
        left, front, right, back = *low, *high
        if left < right and front < back:
            yield surface, (left, front, right, back)


class _Clock:
    """How long one works on an outline."""

    def __init__(self, patience: float) -> None:
        self.until = time.thread_time() + patience
        self.patience = patience

    def has_run_out(self) -> bool:
        """Whether there is no more time for what takes long."""
        return time.thread_time() > self.until

    def is_long_gone(self) -> bool:
        """Whether there is no more time for anything."""
        return time.thread_time() > self.until + self.patience


class _Layer:
    """A grid over a part of one surface, and what is known of it: verdicts on its points, crossings of its lines."""

    def __init__(
        self, table: Table, surface: int, box: Box, step: float, rule: Rule, care: Care, clock: _Clock
    ) -> None:
        left, front, right, back = box
        self.table, self.surface, self.rule, self.care, self.clock = table, surface, rule, care, clock
        self.coarse = 2**care.quarterings
        self.xs, self.ys = self._lines(left, right, step), self._lines(front, back, step)
        self.verdicts = np.zeros((len(self.ys), len(self.xs)), np.int8)
        self.known = np.zeros(self.verdicts.shape, np.bool_)
        self.crossings: dict[Edge, tuple[float, float]] = {}
        """How far from the point inside the border lies, at least and at most."""

    def _lines(self, least: int, most: int, step: float) -> Floats:
        cells = FARTHEST_APART * max(1, round((most - least) / step / FARTHEST_APART)) * self.coarse
        lines: Floats = np.rint(np.linspace(least, most, cells + 1))
        return lines

    def sharpened(self) -> Iterator[None]:
        """Ask the rule, far apart at first, then wherever neighbours differ, at last along the lines between them."""
        step = FARTHEST_APART * self.coarse
        every = np.ones_like(self.known)
        self._ask(_lattice(every, step), every)
        while step > 1:
            yield
            mixed, doubtful = self._cells(step)
            self._spread(step // 2)
            self._ask(_lattice(every if step > self.coarse else mixed, step // 2), doubtful)
            step //= 2
        self.crossings = dict.fromkeys(_edges(self.verdicts == FREE), (0.0, 1.0))
        for _ in range(self.care.halvings):
            yield
            self._halve()

    def _cells(self, step: int) -> tuple[Nodes, Nodes]:
        """The points in and around the cells of a grid of which the corners differ, and of those with a doubt.

        Where all corners are free, or barred for the mover itself, nobody doubts that the rest of the rule holds.
        """
        corners = self.verdicts[::step, ::step]
        four = np.stack((corners[:-1, :-1], corners[1:, :-1], corners[:-1, 1:], corners[1:, 1:]))
        free = (four == FREE).sum(axis=0)
        close = step <= self.coarse
        doubtful = (four == REFUSED).any(axis=0) if close else free < len(four)
        return self._covered((free > 0) & (free < len(four)), step), self._covered(doubtful, step)

    def _covered(self, cells: Nodes, step: int) -> Nodes:
        nodes = np.zeros_like(self.known)
        for row, column in np.argwhere(cells).tolist():
            nodes[row * step : (row + 1) * step + 1, column * step : (column + 1) * step + 1] = True
        return nodes

    def _ask(self, nodes: Nodes, doubtful: Nodes) -> None:
        """Ask about some points: all that is to be asked of those in doubt, of the others what is quick to know."""
        asked = np.argwhere(nodes & ~self.known)
        spots = [(int(self.xs[column]), int(self.ys[row]), self.surface) for row, column in asked.tolist()]
        verdicts = self._verdicts(spots, [bool(doubtful[row, column]) for row, column in asked.tolist()])
        for (row, column), verdict in zip(asked.tolist(), verdicts, strict=True):
            if verdict != OPEN:
                self.verdicts[row, column], self.known[row, column] = verdict, True
            elif self.rule.might and self.verdicts[row, column] == BARRED:
                self.verdicts[row, column] = FREE

    def _verdicts(self, spots: Sequence[Spot], doubts: Sequence[bool]) -> list[int]:
        held = [self.table.holds(self.surface, x, y) for x, y, _ in spots]
        under = [spot for spot, holds in zip(spots, held, strict=True) if holds]
        might = iter(self.rule.might(under)) if self.rule.might else None
        found = []
        for spot, holds, doubt in zip(spots, held, doubts, strict=True):
            if not holds or (might and not next(might)):
                found.append(BARRED)
            elif might and not doubt:
                found.append(FREE)
            elif self.clock.has_run_out():
                found.append(OPEN)
            else:
                found.append(FREE if self.rule.allows(spot) else REFUSED if might else BARRED)
        return found

    def _spread(self, step: int) -> None:
        """Let the points halfway between those of a grid be as these are, unless they are known."""
        spread = self.verdicts[:: 2 * step, :: 2 * step].repeat(2, axis=0).repeat(2, axis=1)[:-1, :-1]
        finer = self.verdicts[::step, ::step]
        finer[:] = np.where(self.known[::step, ::step], finer, spread)

    def _halve(self) -> None:
        """Ask about the middle of what is open of each line that the border crosses."""
        middles = {edge: (low + high) / 2 for edge, (low, high) in self.crossings.items()}
        spots = [self._on(edge, share) for edge, share in middles.items()]
        doubts = [self.verdicts[edge[1]] == REFUSED for edge in middles]
        for (edge, middle), verdict in zip(middles.items(), self._verdicts(spots, doubts), strict=True):
            low, high = self.crossings[edge]
            if verdict != OPEN:
                self.crossings[edge] = (middle, high) if verdict == FREE else (low, middle)

    def _on(self, edge: Edge, share: float) -> Spot:
        (x1, y1), (x2, y2) = ((self.xs[column], self.ys[row]) for row, column in edge)
        return round(x1 + share * (x2 - x1)), round(y1 + share * (y2 - y1)), self.surface

    def drawn(self) -> list[list[Ring]]:
        """The outline as far as it is known."""
        field = np.where(self.verdicts == FREE, 1.0, np.nan)
        grid = Grid(self.xs.tolist(), self.ys.tolist(), field)
        return polygons(grid, lambda _, edge: sum(self.crossings.get(edge, (0.0, 1.0))) / 2)


def _lattice(nodes: Nodes, step: int) -> Nodes:
    """Of some points those that lie so far apart."""
    found = np.zeros_like(nodes)
    found[::step, ::step] = nodes[::step, ::step]
    return found


def _edges(inside: Nodes) -> Iterator[Edge]:
    """The lines between neighbouring points of which one lies inside, that one first."""
    for down, across in ((1, 0), (0, 1)):
        here, there = inside[: len(inside) - down, : inside.shape[1] - across], inside[down:, across:]
        for row, column in np.argwhere(here != there).tolist():
            near, far = (row, column), (row + down, column + across)
            yield (near, far) if inside[near] else (far, near)
