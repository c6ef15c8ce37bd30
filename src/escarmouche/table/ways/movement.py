"""Moving a base over the table: what a way costs, what is wrong with it, and the shortest one."""

import math
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import islice, pairwise
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.place import Track
from escarmouche.table.geometry import Body
from escarmouche.table.sight import piece_rows
from escarmouche.table.table import TOLERANCE, Table
from escarmouche.table.ways.known_legs import known

if TYPE_CHECKING:
    from escarmouche.table.ways.kernels.obstacles import Land

Spot: TypeAlias = tuple[int, int, int]
"""A place: x, y and the surface."""
Floats: TypeAlias = NDArray[np.float64]

KINDS = ("walk", "climb", "descend", "ladder", "jump", "fly")
WALK = 0
FAULTS = (
    "", "blocked", "base", "zone", "too-high", "no-jump", "gap-too-wide", "drop-too-deep", "no-footing",
    "unsupported", "off-table", "overlap", "too-long",
)  # fmt: skip
NO_BASES: Floats = np.empty((0, 6))
FAR = 1e9
AFAR = (-FAR, -FAR, 0.0)
NOT_FOUND: tuple[Floats, Floats, NDArray[np.int64]] = (np.empty((0, 4)), np.empty((0, 10)), np.full(1, -1))
"""What a search for one goal gives that finds none."""
DETOUR = 3000
"""How far beside the straight line a gap may lie for a jump over it to be thought of."""


class Gait(msgspec.Struct, frozen=True, dict=True):
    """What a mover can do: its size, how far it may go, and what it may step over, climb, drop down, cross and jump.

    With `rims`, climbs and jumps are measured from rim to rim: a base that touches an edge passes it for nothing, only
    the height that is climbed and the width that is jumped count, and a jump needs no footing for the whole base.
    """

    radius: int
    allowance: int
    step: int = 1000
    climb: int = 3000
    drop: int = 3000
    gap: int = 1000
    jump: int = 6000
    fly: bool = False
    height: int = 0
    rims: bool = False

    @cached_property
    def row(self) -> Floats:
        """The gait as the kernels read it."""
        limits = (self.radius, self.step, self.climb, self.drop, self.gap, self.jump, self.height, self.fly, self.rims)
        return np.array(limits, float)

    @cached_property
    def on_foot(self) -> Floats:
        """The gait without jumps, as the kernels read it."""
        row = self.row.copy()
        row[5] = 0.0
        return row

    @cached_property
    def without_jumps(self) -> "Gait":
        """The gait without jumps."""
        return msgspec.structs.replace(self, jump=0) if self.jump else self


class Obstacles(msgspec.Struct, frozen=True, dict=True):
    """Bases in the way: `hard` ones may not be crossed and keep their margin, `soft` ones only not be ended on.

    Rows are x, y, z, the centre distance at which the bases touch, the margin to keep beyond it (in space), and how
    much higher or lower a base may be and still stand in the way.
    """

    hard: Floats = NO_BASES
    soft: Floats = NO_BASES

    @classmethod
    def around(
        cls, radius: int, hard: Iterable[tuple[Body, int]] = (), soft: Iterable[Body] = (), height: int = 0
    ) -> "Obstacles":
        """The obstacles for a mover of this size: bodies with their margins, and bodies that may be crossed.

        Bodies on other levels stand in the way as far as they and the mover reach beside one another.
        """
        rows = [(b.x, b.y, b.z, b.radius + radius, margin, _beside(b, height)) for b, margin in hard]
        soft_rows = [(b.x, b.y, b.z, b.radius + radius, 0, _beside(b, height)) for b in soft]
        return cls(np.array(rows, float).reshape(-1, 6), np.array(soft_rows, float).reshape(-1, 6))


NOTHING = Obstacles()


def _beside(body: Body, height: int) -> int:
    """How much higher or lower than a mover of this height a body may be and still be beside it."""
    return max(TOLERANCE, min(body.height, height))


class Leg(msgspec.Struct, frozen=True):
    """One straight part of a track: how it is gone, and what of it counts."""

    kind: str
    length: float
    gap: float = 0.0
    rise: int = 0
    jump: float = 0.0
    fall: int = 0
    access: str = ""
    first: float = 1.0
    last: float = 0.0


class Fault(msgspec.Struct, frozen=True):
    """The first thing wrong with a track: what, on which leg, and which piece or base is the cause (-1 if none).

    A base beyond the number of hard ones is a soft one.
    """

    kind: str
    leg: int
    piece: int = -1
    base: int = -1


class Push(msgspec.Struct, frozen=True):
    """Where a straight push ends, how far it went, and where and how deep the centre left its support, if it did.

    `stopped` says that something was in the way, `left` that the centre passed the edge of the table.
    """

    end: Spot
    distance: float
    fell: bool = False
    foot: int = -1
    height: int = 0
    stopped: bool = False
    left: bool = False


class Ways:
    """A table made ready for movement."""

    def __init__(self, table: Table) -> None:
        from escarmouche.table.ways.kernels import entrances, obstacles, shortest_paths, standing_room, straight_legs

        self.ground: Any = obstacles
        self.legs: Any = straight_legs
        self.doors: Any = entrances
        self.paths: Any = shortest_paths
        self.ends: Any = standing_room
        self.table = table
        rows, self._edges = piece_rows(table)
        kinds = np.array([(piece.solid, piece.has("gap")) for piece in table.pieces], float).reshape(-1, 2)
        self._pieces = np.hstack([rows, kinds])
        self._surfaces = np.array([(surface.z, surface.piece) for surface in table.surfaces], float)
        self.highest_first = np.argsort(-self._surfaces[:, 0], kind="stable").astype(np.int64)
        """The surfaces by their elevation."""
        self.access = [(i, access) for i, piece in enumerate(table.pieces) for access in piece.access]
        self._access = np.array([(i, access.x, access.y) for i, access in self.access], float).reshape(-1, 3)
        self._gaps = np.flatnonzero(self._pieces[:, 9] == 1.0).astype(np.int64)
        self._convex = np.array([piece.convex for piece in table.pieces], np.bool_)
        self._lands: dict[tuple[str, int, int], Land] = {}
        self._sheets: dict[tuple[str, int, int], Floats] = {}
        self._flags: dict[str, NDArray[np.bool_]] = {}
        self._boxes: dict[str, list[tuple[int, int, int, int]]] = {}

    def land(self, gait: Gait, avoid: str = "") -> "Land":
        """The table for the kernels, with the pieces that have the trait to avoid barred."""
        key = (avoid, gait.step, gait.height)
        land = self._lands.get(key)
        if land is None:
            size = np.array([self.table.width, self.table.depth], float)
            limits = (float(gait.step), float(gait.height))
            stops = self.ground.stopping(self._pieces, self._surfaces, self.flags(avoid), *limits)
            rows = (self._pieces, self._edges, self._surfaces, self._access, size, self._gaps, self._convex, stops)
            land = self._lands[key] = self.ground.Land(*rows)
        return land

    def sheet(self, gait: Gait, avoid: str = "") -> Floats:
        """The same in one array, for kernels that take less time than handing the land over would."""
        key = (avoid, gait.step, gait.height)
        sheet = self._sheets.get(key)
        if sheet is None:
            sheet = self._sheets[key] = self.doors.sheet_of(self.land(gait, avoid))
        return sheet

    def may_jump(self, gait: Gait, start: Spot, goals: Floats) -> bool:
        """Whether there is anything to jump over or down from on the way: a raised end, or a gap in between."""
        if not gait.jump or gait.fly:
            return False
        if start[2] or bool((goals[:, 2] > 0).any()):
            return True
        xs, ys = (start[0], goals[:, 0].min(), goals[:, 0].max()), (start[1], goals[:, 1].min(), goals[:, 1].max())
        return table_gap_between(self.table, min(xs), min(ys), max(xs), max(ys))

    def search(
        self,
        gait: Gait,
        bases: Floats,
        start: Spot,
        goals: Floats,
        limit: float,
        wanted: int,
        avoid: str,
        *,
        on_foot: bool = True,
    ) -> tuple[Floats, Floats, NDArray[np.int64]]:
        """Shortest ways to the goals: without a jump, unless that is known to be in vain, else with one."""
        # A limit in whole thousandths would have everything compiled once more.
        land, origin, limit = self.land(gait, avoid), np.array(start, float), float(limit)
        rows = [gait.on_foot] if on_foot else []
        if len(goals) and self.may_jump(gait, start, goals):
            rows.append(gait.row)
        found = NOT_FOUND
        for row in rows:
            found = self.paths.search(land, row, bases, *known(land, row, bases), origin, goals, limit, wanted)
            if np.count_nonzero(found[2] >= 0) >= wanted:
                break
        return found

    def comes_near(self, trait: str, spots: Sequence[Spot], radius: int) -> bool:
        """Whether somebody who goes by some spots comes near a piece with a trait at all."""
        if trait not in self._boxes:
            self._boxes[trait] = [piece.box for piece in self.table.pieces if piece.has(trait)]
        boxes = self._boxes[trait]
        if not boxes or not spots:
            return False
        low_x, low_y, _ = high_x, high_y, _ = spots[0]
        for x, y, _ in spots:
            if x < low_x:
                low_x = x
            elif x > high_x:
                high_x = x
            if y < low_y:
                low_y = y
            elif y > high_y:
                high_y = y
        low_x, high_x, low_y, high_y = low_x - radius, high_x + radius, low_y - radius, high_y + radius
        for left, front, right, back in boxes:
            if left <= high_x and right >= low_x and front <= high_y and back >= low_y:
                return True
        return False

    def flags(self, trait: str) -> NDArray[np.bool_]:
        """Which pieces have a trait."""
        if trait not in self._flags:
            self._flags[trait] = np.array([piece.has(trait) for piece in self.table.pieces], np.bool_)
        return self._flags[trait]


def ways(table: Table) -> Ways:
    """The table made ready for movement, once."""
    ready = table.__dict__.get("ways")
    if ready is None:
        ready = table.__dict__["ways"] = Ways(table)
    return ready


def may_jump(table: Table, gait: Gait, start: Spot, targets: Sequence[Body]) -> bool:
    """Whether a jump could bring a mover nearer to one of the targets: a raised end, or a gap in between."""
    if not gait.jump or gait.fly:
        return False
    if start[2] or any(body.z for body in targets):
        return True
    xs, ys = [start[0], *(body.x for body in targets)], [start[1], *(body.y for body in targets)]
    return table_gap_between(table, min(xs), min(ys), max(xs), max(ys))


def table_gap_between(table: Table, low_x: float, low_y: float, high_x: float, high_y: float) -> bool:
    """Whether a gap lies in or beside a rectangle."""
    return any(
        left <= high_x + DETOUR and right >= low_x - DETOUR and front <= high_y + DETOUR and back >= low_y - DETOUR
        for left, front, right, back in (piece.box for piece in table.gaps)
    )


def measure(table: Table, gait: Gait, track: Track) -> list[Leg]:
    """The legs of a track, as they count."""
    return _legs(ways(table), gait, list(pairwise(track.spots)))


def measure_all(table: Table, gait: Gait, tracks: Sequence[Track]) -> list[list[Leg]]:
    """The legs of some tracks, as they count for movers that are alike."""
    found = iter(_legs(ways(table), gait, [pair for track in tracks for pair in pairwise(track.spots)]))
    return [list(islice(found, len(track.spots) - 1)) for track in tracks]


def total(legs: Iterable[Leg]) -> float:
    """The length that counts of some legs."""
    return sum(leg.length for leg in legs)


def _legs(ready: Ways, gait: Gait, pairs: Sequence[tuple[Spot, Spot]]) -> list[Leg]:
    """Straight parts of tracks as they count, each from a spot to a spot."""
    found = np.empty((len(pairs), 8))
    ends = np.array([(*a, *b) for a, b in pairs], float).reshape(-1, 6)
    ready.doors.assess_all(ready.sheet(gait), gait.row, NO_BASES, ends, 2.0, found)
    return [_leg(ready, a, b, row) for (a, b), row in zip(pairs, found.tolist(), strict=True)]


def _leg(ready: Ways, a: Spot, b: Spot, row: Sequence[float]) -> Leg:
    length, width, rise, kind, _, first, last, access = row
    if kind == WALK and width <= TOLERANCE:
        return Leg("walk", length, 0.0, round(rise), 0.0, 0, "", first, last)
    name = KINDS[int(kind)]
    width = width if width > TOLERANCE else 0.0
    jump, fall = 0.0, 0
    if name == "jump":
        jump = max(width, -rise)
        fall = max(round(-rise), _depth(ready.table, a, b, first, last) if width else 0)
    used = ready.access[int(access)][1].kind if name == "ladder" else ""
    return Leg(name, length, width, round(rise), jump, fall, used, first, last)


def _depth(table: Table, a: Spot, b: Spot, first: float, last: float) -> int:
    """How deep the floor lies under the middle of a gap."""
    middle = (first + last) / 2
    x, y = round(a[0] + middle * (b[0] - a[0])), round(a[1] + middle * (b[1] - a[1]))
    level = table.surfaces[a[2]].z
    below = [table.surfaces[s].z for s in table.surfaces_at(x, y) if table.surfaces[s].z < level]
    return level - max(below, default=level)


def passed(table: Table, gait: Gait, track: Track, trait: str) -> tuple[int, ...]:
    """The pieces with a trait that the base is over on its track, at their level; a jump touches only its ends."""
    if not ways(table).comes_near(trait, track.spots, gait.radius):
        return ()
    return passed_nearby(table, gait, track, trait)


def passed_nearby(table: Table, gait: Gait, track: Track, trait: str) -> tuple[int, ...]:
    """The same, for a track that comes near one of them."""
    ready = ways(table)
    wanted = ready.flags(trait)
    found = np.zeros(len(wanted), np.bool_)
    parts = [(a, a, 0.0, 0.0) for a in track.spots[:1]]
    for (a, b), leg in zip(pairwise(track.spots), measure(table, gait, track), strict=True):
        parts += _parts(table, gait, a, b, leg)
    for a, b, start, end in parts:
        x1, y1 = a[0] + start * (b[0] - a[0]), a[1] + start * (b[1] - a[1])
        x2, y2 = a[0] + end * (b[0] - a[0]), a[1] + end * (b[1] - a[1])
        z = float(table.surfaces[a[2] if start == 0.0 else b[2]].z)
        ready.doors.passed_over(ready.sheet(gait), wanted, float(gait.radius), x1, y1, x2, y2, z, found)
    return tuple(int(i) for i in np.flatnonzero(found))


def _parts(table: Table, gait: Gait, a: Spot, b: Spot, leg: Leg) -> list[tuple[Spot, Spot, float, float]]:
    """The parts of a leg that are walked on one level, as fractions."""
    if leg.kind == "fly" or (a[2] == b[2] and leg.kind != "jump"):
        return [(a, b, 0.0, 1.0), (a, b, 1.0, 1.0)]
    if leg.kind == "jump":
        length = math.hypot(b[0] - a[0], b[1] - a[1])
        room = gait.radius / length if length else 0.0
        return [(a, b, 0.0, max(0.0, leg.first - room)), (a, b, min(1.0, leg.last + room), 1.0)]
    border = leg.first if leg.first <= leg.last else 0.5
    return [(a, b, 0.0, border), (a, b, max(border, 1e-9), 1.0)]


def fault(table: Table, gait: Gait, obstacles: Obstacles, track: Track) -> Fault | None:
    """The first thing wrong with a track whose first spot is where the mover stands."""
    ready = ways(table)
    out = np.zeros(8)
    bases, spots, limit = (obstacles.hard, obstacles.soft), np.array(track.spots, float), float(gait.allowance)
    verdict, leg = ready.doors.judge(ready.sheet(gait), gait.row, *bases, spots, limit, out)
    return _fault(table, verdict, leg, int(out[4])) if verdict else None


def end_fault(
    table: Table, gait: Gait, obstacles: Obstacles, end: Spot, start: Spot | None = None, leg: int = 0
) -> Fault | None:
    """What is wrong with ending at a spot, for a mover that starts at another, or is placed from off the table."""
    if not 0 <= end[2] < len(table.surfaces):
        return Fault("unsupported", leg)
    ready = ways(table)
    out = np.zeros(8)
    origin = AFAR if start is None else (float(start[0]), float(start[1]), float(table.surfaces[start[2]].z))
    x, y = float(end[0]), float(end[1])
    verdict = ready.doors.stance(
        ready.sheet(gait), gait.row, obstacles.hard, obstacles.soft, origin, x, y, end[2], 2.0, out
    )
    return _fault(table, verdict, leg, int(out[4])) if verdict else None


def _fault(table: Table, verdict: int, leg: int, culprit: int) -> Fault:
    kind = FAULTS[verdict]
    if kind in ("base", "zone", "overlap"):
        return Fault(kind, leg, base=culprit - len(table.pieces))
    if kind in ("off-table", "unsupported", "too-long"):
        return Fault(kind, leg)
    return Fault(kind, leg, piece=culprit)


def path(
    table: Table,
    gait: Gait,
    obstacles: Obstacles,
    start: Spot,
    goal: Spot,
    limit: float | None = None,
    avoid: str = "",
) -> Track | None:
    """The shortest legal way to a spot that is not longer than the limit, or None.

    With `avoid`, the way keeps off the pieces that have this trait. A way that jumps is taken only where no other is
    short enough; where a search with jumps gives up, there may still be one for whoever draws it.
    """
    if start == goal:
        return Track((start,))
    if not 0 <= goal[2] < len(table.surfaces):
        return None
    most = gait.allowance if limit is None else limit
    track, hopeless = _straight(table, gait, obstacles, start, goal, most, avoid)
    if track is not None or hopeless:
        return track
    ready = ways(table)
    goals = np.array([[*goal, 0.0]])
    sites, rows, arrival = ready.search(gait, obstacles.hard, start, goals, float(most), 1, avoid)
    if arrival[0] < 0:
        return None
    return checked(table, gait, obstacles, as_track(ready, sites, rows, int(arrival[0]), start, goal), most)


def straight(
    table: Table, gait: Gait, obstacles: Obstacles, start: Spot, goal: Spot, limit: float, avoid: str = ""
) -> Track | None:
    """The straight line to a spot, if it is a legal way."""
    return _straight(table, gait, obstacles, start, goal, limit, avoid)[0]


def _straight(
    table: Table, gait: Gait, obstacles: Obstacles, start: Spot, goal: Spot, limit: float, avoid: str
) -> tuple[Track | None, bool]:
    """The straight way, and whether there can be no other either because one cannot stand at the goal."""
    ready = ways(table)
    origin = (float(start[0]), float(start[1]), float(start[2]))
    aim = (float(goal[0]), float(goal[1]), float(goal[2]))
    out = np.zeros(8)
    verdict = ready.doors.straight(ready.sheet(gait, avoid), gait.row, obstacles.hard, obstacles.soft, origin, aim, out)
    if verdict == 0 and out[0] <= limit + TOLERANCE:
        return Track((start, goal)), False
    return None, verdict < 0


def as_track(ready: Ways, sites: Floats, rows: Floats, row: int, start: Spot, goal: Spot | None) -> Track:
    """The track that a finished search found, rounded to whole thousandths."""
    corners = ready.paths.trace(sites, rows, row).round().astype(int).tolist()
    spots: list[Spot] = [start]
    for x, y, s in corners[1:]:
        if (x, y, s) != spots[-1]:
            spots.append((x, y, s))
    if goal is not None and spots[-1] != goal:
        spots.append(goal)
    return Track(tuple(spots))


def checked(table: Table, gait: Gait, obstacles: Obstacles, track: Track, limit: float) -> Track | None:
    """The track if it is legal to the letter, as rounding may have moved it."""
    allowed = msgspec.structs.replace(gait, allowance=math.floor(limit)) if limit < FAR else gait
    return track if fault(table, allowed, obstacles, track) is None else None


def push(
    table: Table,
    gait: Gait,
    obstacles: Obstacles,
    start: Spot,
    direction: float,
    distance: float,
    *,
    off_table: bool = False,
    bridge: int = 0,
) -> Push:
    """Push a base straight in a direction (tenths of a degree) until it has gone far enough, is stopped, or falls.

    It stops before solid pieces, hard bases and the edge of the table; steps are ignored. Where its centre leaves its
    support it falls: `end` is then the spot on the brink, `foot` the surface below and `height` the depth; gaps not
    wider than `bridge` do not count. With `off_table` the edge of the table does not stop it, and it has left where its
    centre passes the edge.
    """
    angle = math.radians(direction / 10)
    ux, uy = math.cos(angle), math.sin(angle)
    to_edge = _to_edge(table, 0 if off_table else gait.radius, start, ux, uy)
    most = min(distance, to_edge)
    surface = start[2]
    parts = list(pairwise(_marks(table, gait, start, ux, uy, most)))
    unders = [_along(start, ux, uy, (since + until) / 2, 0) for since, until in parts]
    for index, (since, until) in enumerate(parts):
        below = _carrier(table, gait, surface, *unders[index][:2])
        depth = table.surfaces[surface].z - table.surfaces[below].z
        if depth > gait.step:
            beyond = unders[index + 1 : index + 2] if until - since <= bridge + TOLERANCE else []
            carriers = [_carrier(table, gait, surface, x, y) for x, y, _ in beyond]
            if not any(abs(table.surfaces[one].z - table.surfaces[surface].z) <= gait.step for one in carriers):
                return Push(_along(start, ux, uy, since, surface), since, True, below, depth)
        else:
            surface = below
        free = _free_way(table, gait, obstacles, start, ux, uy, since, until, surface)
        if free < until:
            return Push(_along(start, ux, uy, free, surface), free, stopped=True)
    left = off_table and distance > to_edge + TOLERANCE
    return Push(_along(start, ux, uy, most, surface), most, left=left)


def _carrier(table: Table, gait: Gait, surface: int, x: int, y: int) -> int:
    """The surface under a point for whoever comes from another: the highest that is at most a step higher."""
    level = table.surfaces[surface].z
    under = [s for s in table.surfaces_at(x, y) if table.surfaces[s].z <= level + gait.step]
    same = not under or (table.surfaces[under[0]].z == level and table.holds(surface, x, y))
    return surface if same else under[0]


def _along(start: Spot, ux: float, uy: float, far: float, surface: int) -> Spot:
    return (round(start[0] + far * ux), round(start[1] + far * uy), surface)


def _to_edge(table: Table, radius: int, start: Spot, ux: float, uy: float) -> float:
    """How far a base can go in a direction before it reaches the edge of the table."""
    far = math.inf
    for at, u, size in ((start[0], ux, table.width), (start[1], uy, table.depth)):
        if abs(u) > 1e-12:
            far = min(far, max(0.0, ((size - radius if u > 0 else radius) - at) / u))
    return far


def _marks(table: Table, gait: Gait, start: Spot, ux: float, uy: float, most: float) -> list[float]:
    """The distances along a line at which what lies under it changes, from 0 to the end."""
    ready = ways(table)
    x2, y2 = start[0] + most * ux, start[1] + most * uy
    cuts = ready.legs.edge_cuts(ready.land(gait), float(start[0]), float(start[1]), x2, y2)
    return sorted({0.0, most, *(cuts * most).tolist()})


def _free_way(
    table: Table,
    gait: Gait,
    obstacles: Obstacles,
    start: Spot,
    ux: float,
    uy: float,
    since: float,
    until: float,
    surface: int,
) -> float:
    """How far along its line a base gets on one surface before something stops it."""
    ready = ways(table)

    def stopped(far: float) -> bool:
        ends = (start[0] + since * ux, start[1] + since * uy, start[0] + far * ux, start[1] + far * uy)
        hit: int = ready.legs.in_way(ready.land(gait), gait.row, obstacles.hard, *ends, surface, -1, 1.0)
        return hit >= 0

    if not stopped(until):
        return until
    low, high = since, until
    while high - low > 0.25:
        middle = (low + high) / 2
        low, high = (low, middle) if stopped(middle) else (middle, high)
    return low
