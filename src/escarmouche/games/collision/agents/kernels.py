"""Compiled kernels of the officers: the squares of the chart, how far things are, and who sees whom from where.

Import this module late: it brings the compiler with it.
"""

import heapq
import math

import numpy as np
from numpy.typing import NDArray

from escarmouche.table.compiling import Flags, Floats, compiled
from escarmouche.table.sight.kernels import probe
from escarmouche.table.ways.kernels.obstacles import Land
from escarmouche.table.ways.kernels.straight_legs import CLEAR, straight

Ints = NDArray[np.int64]


# Squares


@compiled
def open_steps(land: Land, gait: Floats, bases: Floats, spots: Floats, pairs: Ints, radius: float) -> Flags:
    """Which steps between two spots are open, both ways; with no piece near, every step is."""
    found, out = np.ones(len(pairs), np.bool_), np.zeros(8)
    for i in range(len(pairs)):
        start, end = spots[pairs[i, 0]], spots[pairs[i, 1]]
        left, right = min(start[0], end[0]) - radius, max(start[0], end[0]) + radius
        front, back = min(start[1], end[1]) - radius, max(start[1], end[1]) + radius
        near = False
        for piece in land.pieces:
            near = near or (piece[2] <= right and left <= piece[4] and piece[3] <= back and front <= piece[5])
        if near:
            there = straight(land, gait, bases, bases, start, end, out) == CLEAR
            found[i] = there and straight(land, gait, bases, bases, end, start, out) == CLEAR
    return found


@compiled
def spread(
    first: Ints, others: Ints, lengths: Floats, starts: Ints, begun: Floats, limit: float
) -> tuple[Ints, Floats, Ints]:
    """The squares within the limit of some starts, the nearest first; how far each is, and the one before it.

    The steps from a square are those from its `first` to that of the next one.
    """
    count = len(first) - 1
    far, best = np.full(count, np.inf), np.full(count, np.inf)
    before, done = np.full(count, -1), np.zeros(count, np.bool_)
    order = np.empty(count, np.int64)
    reached = 0
    heap = [(0.0, 0, 0) for _ in range(0)]
    for i in range(len(starts)):
        if begun[i] <= limit:
            heapq.heappush(heap, (begun[i], starts[i], -1))
    while len(heap) > 0:
        length, node, origin = heapq.heappop(heap)
        if done[node]:
            continue
        done[node], far[node], before[node], order[reached] = True, length, origin, node
        reached += 1
        for step in range(first[node], first[node + 1]):
            other, total = others[step], length + lengths[step]
            if not done[other] and total <= limit and total < best[other]:
                best[other] = total
                heapq.heappush(heap, (total, other, node))
    return order[:reached], far, before


# Distances


@compiled
def nearest(points: Floats, nodes: Ints, others: Floats) -> Floats:
    """How far each of some points is from the nearest of some others."""
    found = np.full(len(nodes), np.inf)
    for i in range(len(nodes)):
        x, y = points[nodes[i], 0], points[nodes[i], 1]
        for k in range(len(others)):
            found[i] = min(found[i], math.hypot(x - others[k, 0], y - others[k, 1]))
    return found


# Sight


@compiled
def covers(
    rows: tuple[Floats, Floats],
    blocks: tuple[Flags, Flags],
    eyes: Floats,
    bodies: Floats,
    grid: Floats,
    quarter: int,
    graze: float,
) -> Ints:
    """The cover of each body from each eye: 2 heavy, 1 light, 0 none; -1 where it is not seen, or too far away.

    Eyes are rows of (x, y, z, how far it looks), bodies of (x, y, z, radius, height); `blocks` says which pieces are
    opaque, and which give heavy cover.
    """
    pieces, edges = rows
    found, count = np.full((len(eyes), len(bodies)), -1), len(grid)
    points, blockers, nobody = np.empty((count, 3)), np.empty(count, np.int32), np.empty((0, 5))
    for b in range(len(bodies)):
        x, y, z, radius, height = bodies[b]
        for i in range(count):
            points[i, 0] = grid[i, 0] * radius + x
            points[i, 1] = grid[i, 1] * radius + y
            points[i, 2] = grid[i, 2] * height + z
        for e in range(len(eyes)):
            if math.hypot(eyes[e, 0] - x, eyes[e, 1] - y) - 2 * radius > eyes[e, 3]:
                continue
            eye = (eyes[e, 0], eyes[e, 1], eyes[e, 2])
            seen = probe(pieces, edges, blocks[0], eye, points, nobody, graze, blockers)
            if seen == 0:
                continue
            found[e, b] = 0
            # What hides too little altogether is no cover of any kind.
            if count - seen >= quarter:
                seen = probe(pieces, edges, blocks[1], eye, points, nobody, graze, blockers)
                found[e, b] = 2 if count - seen >= quarter else 1
    return found
