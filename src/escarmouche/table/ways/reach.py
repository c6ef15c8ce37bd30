"""What is within reach of a mover: ends and the ways to them, and how near it can get to somebody."""

import math
from collections.abc import Iterator, Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.place import Track
from escarmouche.table.geometry import CONTACT, Body, nearest, to_piece
from escarmouche.table.table import TOLERANCE, Table
from escarmouche.table.ways.known_legs import known
from escarmouche.table.ways.movement import (
    NOTHING,
    Floats,
    Gait,
    Obstacles,
    Spot,
    Ways,
    as_track,
    checked,
    end_fault,
    may_jump,
    path,
    straight,
    ways,
)

MOST_SIDES = 5
SIDES = [(math.cos(2 * math.pi * k / 48), math.sin(2 * math.pi * k / 48)) for k in range(48)]
"""The directions in which a side of a base is looked for."""
GRID_STEP = 80
"""How closely the ground is looked at for a nearest end."""
GAPS = np.array((1.0, 40.0, 80.0, 160.0))
"""How far from the rim of a target ends are looked for, all around it."""
ROUND = [turn(np.linspace(0, 2 * math.pi, 64, endpoint=False)) for turn in (np.cos, np.sin)]
SHARES = np.array([1.0, 0.999, 0.99, 0.95])
"""How much of the way straight to a target is gone."""
MOST_TRIES, MOST_SPOTS, APART = 30, 4000, 20
TOGETHER = 60
"""So many ends are looked for in one search."""
BANDS = (1500.0, 4000.0)
"""The ground near a target is looked at first, then that around it, then all there is."""
FREE_TURNS, FREE_STEP, FREE_RINGS, FREE_REACH = 72, 5, 50, 12_000
"""How closely, how far at a time, and how far at most, a free spot is looked for."""


class Reach:
    """Ends within reach of a mover: the spots, how long the way to each is, and the way itself on request."""

    def __init__(
        self, ready: Ways, start: Spot, spots: list[Spot], found: tuple[Floats, Floats, NDArray[np.int64]]
    ) -> None:
        self._ready = ready
        self._start = start
        self._sites, self._rows, arrival = found
        kept = [i for i in range(len(spots)) if arrival[i] >= 0]
        self.spots = [spots[i] for i in kept]
        self._arrival = [int(arrival[i]) for i in kept]
        self.lengths = [float(self._rows[row, 7]) for row in self._arrival]

    def __len__(self) -> int:
        return len(self.spots)

    def track(self, index: int) -> Track:
        """The way to one of the spots."""
        return as_track(self._ready, self._sites, self._rows, self._arrival[index], self._start, self.spots[index])


def reach(
    table: Table,
    gait: Gait,
    obstacles: Obstacles,
    start: Spot,
    limit: float | None = None,
    directions: int = 16,
    rings: Sequence[float] = (0.33, 0.67, 1.0),
    extra: Sequence[Spot] = (),
    avoid: str = "",
    *,
    jumping: bool = False,
) -> Reach:
    """Ends within reach: a fan of directions at parts of the limit, and extra spots, all with their shortest ways.

    Nobody jumps for them, unless it is said.
    """
    most = float(gait.allowance if limit is None else limit)
    ready = ways(table)
    fan = _fan(ready, gait, start, most, directions, rings)
    wanted = [spot for spot in dict.fromkeys((*extra, *fan)) if spot != start]
    wanted = _free_spots(ready, gait, obstacles, start, wanted)
    goals = np.array([(*spot, 0) for spot in wanted], float).reshape(-1, 4)
    origin = np.array(start, float)
    row = gait.row if jumping else gait.on_foot
    land, bases = ready.land(gait, avoid), obstacles.hard
    found = ready.paths.search(land, row, bases, *known(land, row, bases), origin, goals, most, len(wanted))
    return Reach(ready, start, wanted, found)


def _free_spots(ready: Ways, gait: Gait, obstacles: Obstacles, start: Spot, spots: list[Spot]) -> list[Spot]:
    """The spots at which a mover may end."""
    free = standing(ready, gait, obstacles, start, np.array(spots, float).reshape(-1, 3))
    return [spot for spot, stands in zip(spots, free, strict=True) if stands]


def standing(ready: Ways, gait: Gait, obstacles: Obstacles, start: Spot, rows: Floats) -> NDArray[np.bool_]:
    """For each spot, as a row, whether a mover may end there."""
    free = np.zeros(len(rows), np.bool_)
    origin = _origin(ready.table, start)
    ready.ends.standing(ready.land(gait), gait.row, obstacles.hard, obstacles.soft, origin, rows, free)
    return free


def attainable(
    table: Table,
    gait: Gait,
    obstacles: Obstacles,
    start: Spot,
    spots: Sequence[Spot],
    modes: Sequence[tuple[float, str]],
) -> list[bool]:
    """For each spot, whether a mover can go there: in one of the modes, each a limit and what is kept off."""
    ready = ways(table)
    free = standing(ready, gait, obstacles, start, np.array(spots, float).reshape(-1, 3)).tolist()
    found = [stands and spot == start for spot, stands in zip(spots, free, strict=True)]
    for limit, avoid in modes:
        winding = []
        for at, spot in enumerate(spots):
            if found[at] or not free[at]:
                continue
            found[at] = straight(table, gait, obstacles, start, spot, limit, avoid) is not None
            if not found[at]:
                winding.append(at)
        for some in _batches(gait, spots, winding):
            goals = np.array([(*spots[at], 0) for at in some], float)
            arrival = ready.search(gait, obstacles.hard, start, goals, limit, len(some), avoid)[2]
            for at, row in zip(some, arrival.tolist(), strict=True):
                found[at] = row >= 0
    return found


def _batches(gait: Gait, spots: Sequence[Spot], some: Sequence[int]) -> Iterator[Sequence[int]]:
    """The ends that are looked for together.

    Over roofs one jump leads to another, and a way to one end may hide that to the next: each is looked for alone.
    """
    for raised, most in ((False, TOGETHER), (True, 1 if gait.jump else TOGETHER)):
        level = [at for at in some if bool(spots[at][2]) == raised]
        for first in range(0, len(level), most):
            yield level[first : first + most]


def _origin(table: Table, start: Spot) -> tuple[float, float, float]:
    """The point in space at which a mover starts."""
    return float(start[0]), float(start[1]), float(table.surfaces[start[2]].z)


def _fan(ready: Ways, gait: Gait, start: Spot, limit: float, directions: int, rings: Sequence[float]) -> list[Spot]:
    """Spots around a start, on every surface under them."""
    turns, table = np.arange(directions) * (2 * math.pi / directions), ready.table
    far = limit * np.asarray(rings, float)[:, None]
    x = np.rint(start[0] + far * np.cos(turns)).ravel()
    y = np.rint(start[1] + far * np.sin(turns)).ravel()
    inside = (x >= 0) & (x <= table.width) & (y >= 0) & (y <= table.depth)
    points = np.column_stack((x[inside], y[inside]))
    found = ready.ends.levels(ready.land(gait), points, ready.highest_first)
    return [(px, py, surface) for px, py, surface in found.tolist()]


def nearest_free(table: Table, gait: Gait, obstacles: Obstacles, near: Spot) -> Spot | None:
    """The spot on a surface, as near as possible to a point on or beside it, at which a base may stand."""
    if end_fault(table, gait, obstacles, near, near) is None:
        return near
    ready, turns = ways(table), np.arange(FREE_TURNS) * (2 * math.pi / FREE_TURNS)
    for first in range(_barred(table, gait, near), FREE_REACH, FREE_RINGS):
        far = np.arange(first, min(first + FREE_RINGS, FREE_REACH), FREE_STEP, dtype=float)[:, None]
        x, y = np.rint(near[0] + far * np.cos(turns)).ravel(), np.rint(near[1] + far * np.sin(turns)).ravel()
        rows = np.column_stack((x, y, np.full(len(x), float(near[2]))))
        free = standing(ready, gait, obstacles, near, rows).reshape(-1, FREE_TURNS)
        for ring in np.flatnonzero(free.any(axis=1))[:1]:
            turn = _middle_turn(free[ring].tolist())
            return (int(x[ring * FREE_TURNS + turn]), int(y[ring * FREE_TURNS + turn]), near[2])
    return None


def _barred(table: Table, gait: Gait, near: Spot) -> int:
    """How far around a point nobody can stand because the piece that is in the way at the point is still too near."""
    found = end_fault(table, gait, NOTHING, near)
    # The walls of a pit are in the way of who stands in it, not the pit itself.
    if found is None or found.piece < 0 or found.piece == table.surfaces[near[2]].piece:
        return 0
    room = gait.radius - to_piece(table.pieces[found.piece], *near[:2]) - 2 * FREE_STEP
    return max(0, int(room) // FREE_STEP * FREE_STEP)


def _middle_turn(free: list[bool]) -> int:
    """The middle of the first run of free directions on a circle."""
    if all(free):
        return 0
    first = next(turn for turn in range(len(free)) if free[turn] and not free[turn - 1])
    run = next(length for length in range(1, len(free)) if not free[(first + length) % len(free)])
    return (first + (run - 1) // 2) % len(free)


def closest(
    table: Table,
    gait: Gait,
    obstacles: Obstacles,
    start: Spot,
    targets: Sequence[Body],
    limit: float | None = None,
    avoid: str = "",
    *,
    touching: bool = True,
) -> Track:
    """The way to an end as near as possible to the nearest target: in contact if that can be, else as near as it gets.

    The targets' own bases must be among the obstacles, without a margin. Staying is the way if nothing is nearer.
    Without `touching`, contact is known to be out of reach.
    """
    most = float(gait.allowance if limit is None else limit)
    here = Body(start[0], start[1], table.surfaces[start[2]].z, gait.radius, 0)
    if nearest(here, targets) <= CONTACT:
        return Track((start,))
    contact = into_contact(table, gait, obstacles, start, targets, most, avoid) if touching else None
    if contact is not None:
        return contact
    ready = ways(table)
    asked = (ready.sheet(gait), gait.row, obstacles.hard, obstacles.soft, _origin(table, start))
    failed, tries = np.empty((len(table.surfaces), MOST_TRIES, 2)), np.zeros(len(table.surfaces), np.int64)
    for spots in _nearer_spots(table, gait, start, targets, most, tries):
        at = ready.ends.next_try(*asked, spots, 0, failed, tries, float(APART))
        while at < len(spots):
            x, y, surface = (int(value) for value in spots[at].tolist())
            track = path(table, gait, obstacles, start, (x, y, surface), most, avoid)
            if track is not None:
                return track
            failed[surface, tries[surface]] = x, y
            tries[surface] += 1
            at = ready.ends.next_try(*asked, spots, at + 1, failed, tries, float(APART))
    return Track((start,))


def _nearer_spots(
    table: Table, gait: Gait, start: Spot, targets: Sequence[Body], limit: float, tries: NDArray[np.int64]
) -> Iterator[Floats]:
    """Spots nearer to the targets than the start, the nearest first, band by band.

    Surfaces on which enough spots were tried are left out.
    """
    here = nearest(Body(start[0], start[1], table.surfaces[start[2]].z, gait.radius, 0), targets)
    levels = {target.z for target in targets}
    surfaces = {start[2], *(s for s, level in enumerate(table.surfaces) if level.z in levels)}
    around = np.array([(t.x, t.y, t.radius + gait.radius, t.z) for t in sorted(targets, key=lambda t: t.z)], float)
    ready, far, since = ways(table), min(limit, here + 2 * gait.radius), 0.0
    for until in (*(band for band in BANDS if band < here - 1), here - 1):
        grid = _grid(start, around, far, until)
        parts: list[Floats] = []
        for surface in list(surfaces):
            heights = around - (0, 0, 0, table.surfaces[surface].z)
            near = ready.ends.nearer(*grid, _origin(table, start), far + TOLERANCE, heights, float(until))
            order = _smallest(near[:, 0], MOST_SPOTS)
            order = order[near[order, 0] >= since]
            parts.append(np.column_stack((near[order], np.full(len(order), float(surface)))))
            if len(near) >= MOST_SPOTS:
                # Around this band there is more of the same grid, and none of it is among the nearest spots.
                surfaces.remove(surface)
        rows = np.concatenate(parts)
        yield np.ascontiguousarray(rows[np.lexsort((rows[:, 3], rows[:, 2], rows[:, 1], rows[:, 0]))][:, 1:])
        surfaces = {surface for surface in surfaces if tries[surface] < MOST_TRIES}
        if not surfaces:
            return
        since = until


def _smallest(numbers: Floats, most: int) -> NDArray[np.int64]:
    """The places of so many smallest numbers at most, the smallest first, of equal ones the first."""
    if len(numbers) <= most:
        return np.argsort(numbers, kind="stable")
    among = np.flatnonzero(numbers <= np.partition(numbers, most - 1)[most - 1])
    found: NDArray[np.int64] = among[np.argsort(numbers[among], kind="stable")[:most]]
    return found


def _grid(start: Spot, targets: Floats, limit: float, near: float) -> tuple[Floats, Floats, Floats]:
    """Columns and rows of a fine grid that holds all that is so near to a target, and more points.

    These are the rims of the targets, and straight toward each of them. Targets are rows of (x, y, centre distance at
    contact, height).
    """
    room = float(targets[:, 2].max()) + near
    columns = _lattice(targets[:, 0], start[0], room, limit)
    rows = _lattice(targets[:, 1], start[1], room, limit)
    x, y, touch = (targets[:, column, None, None] for column in range(3))
    rims = (x + (touch + GAPS[:, None]) * ROUND[0], y + (touch + GAPS[:, None]) * ROUND[1])
    dx, dy = targets[:, 0] - start[0], targets[:, 1] - start[1]
    away = np.hypot(dx, dy)
    away[away == 0.0] = 1.0
    along = np.minimum(limit, away - targets[:, 2])[:, None] * SHARES
    toward = (start[0] + along * dx[:, None] / away[:, None], start[1] + along * dy[:, None] / away[:, None])
    more = [np.concatenate((rim.ravel(), line.ravel())) for rim, line in zip(rims, toward, strict=True)]
    return columns, rows, np.rint(np.column_stack(more))


def _lattice(targets: Floats, start: int, room: float, limit: float) -> Floats:
    """Places in steps of the grid from a start, within the limit of it and with so much room around the targets."""
    most = math.floor(limit / GRID_STEP)
    first = max(-most, math.ceil((targets.min() - room - start) / GRID_STEP))
    last = min(most, math.floor((targets.max() + room - start) / GRID_STEP))
    return start + np.arange(first, last + 1) * float(GRID_STEP)


def into_contact(
    table: Table,
    gait: Gait,
    obstacles: Obstacles,
    start: Spot,
    targets: Sequence[Body],
    limit: float,
    avoid: str,
) -> Track | None:
    """A short way into contact with a target, the nearest first: straight at it if that side is free, else around.

    Every side of every target is tried on foot before anybody jumps, and then only straight at one.
    """
    rings = [
        (target.x, target.y, s, target.radius + gait.radius)
        for target in targets
        for s, surface in enumerate(table.surfaces)
        if surface.z == target.z and table.holds(s, target.x, target.y)
    ]
    rings.sort(key=lambda ring: math.hypot(ring[0] - start[0], ring[1] - start[1]) - ring[3])
    found = _tries(table, gait, obstacles, start, rings, limit, avoid, jumping=may_jump(table, gait, start, targets))
    return next((track for track in found if track is not None), None)


Ring: TypeAlias = tuple[int, int, int, int]


def _tries(
    table: Table,
    gait: Gait,
    obstacles: Obstacles,
    start: Spot,
    rings: Sequence[Ring],
    limit: float,
    avoid: str,
    *,
    jumping: bool,
) -> Iterator[Track | None]:
    """What comes of one try after another: straight at each base, around each, and straight again with jumps."""
    walking, in_vain = gait.without_jumps, set[Ring]()
    for ring in rings:
        yield _straight_into_contact(table, walking, obstacles, start, ring, limit, avoid, in_vain)
    for ring in rings:
        yield _around_into_contact(table, walking, obstacles, start, ring, limit, avoid)
    for ring in rings if jumping else ():
        yield _straight_into_contact(table, gait, obstacles, start, ring, limit, avoid, in_vain)


def _straight_into_contact(
    table: Table,
    gait: Gait,
    obstacles: Obstacles,
    start: Spot,
    ring: Ring,
    limit: float,
    avoid: str,
    in_vain: set[Ring],
) -> Track | None:
    """The shortest way to the near side of a base; on foot it is not looked for twice `in_vain`."""
    away = math.hypot(ring[0] - start[0], ring[1] - start[1]) - ring[3]
    ready = ways(table)
    goals = np.array([ring], float)
    free = gait.jump + 2 * gait.radius if ready.may_jump(gait, start, goals) else 0
    if away > limit + free + TOLERANCE:
        return None
    direct = _directly(ready, gait, obstacles, start, ring, limit, avoid)
    if direct is not None:
        return direct
    found = ready.search(gait, obstacles.hard, start, goals, limit, 1, avoid, on_foot=ring not in in_vain)
    sites, rows, arrival = found
    if arrival[0] < 0:
        in_vain.add(ring)
        return None
    return checked(table, gait, obstacles, as_track(ready, sites, rows, int(arrival[0]), start, None), limit)


def _directly(
    ready: Ways, gait: Gait, obstacles: Obstacles, start: Spot, ring: Ring, limit: float, avoid: str
) -> Track | None:
    """The straight line to the near side of a base, if it is free."""
    dx, dy = start[0] - ring[0], start[1] - ring[1]
    share = ring[3] / (math.hypot(dx, dy) or 1.0)
    end = (round(ring[0] + share * dx), round(ring[1] + share * dy), ring[2])
    return straight(ready.table, gait, obstacles, start, end, limit, avoid)


def _around_into_contact(
    table: Table, gait: Gait, obstacles: Obstacles, start: Spot, ring: Ring, limit: float, avoid: str
) -> Track | None:
    """The way to a free side of a base, the nearest sides first."""
    x, y, s, touch = ring
    if math.hypot(x - start[0], y - start[1]) - touch > limit + TOLERANCE:
        return None
    spots = [(round(x + (touch + 1) * ux), round(y + (touch + 1) * uy), s) for ux, uy in SIDES]
    free = _free_spots(ways(table), gait, obstacles, start, spots)
    free.sort(key=lambda spot: (math.hypot(spot[0] - start[0], spot[1] - start[1]), spot))
    near = [spot for spot in free if math.hypot(spot[0] - start[0], spot[1] - start[1]) <= limit + TOLERANCE]
    for spot in near[:: max(1, len(near) // MOST_SIDES)]:
        track = path(table, gait, obstacles, start, spot, limit, avoid)
        if track is not None:
            return track
    return None
