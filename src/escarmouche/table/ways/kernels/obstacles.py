"""The land as compiled kernels of movement read it: edges, pieces and bases, and whether they are in the way.

`Land` holds a table as arrays: pieces as rows of (bottom, top, left, front, right, back, first edge, number of edges,
solid, gap), edges as (x1, y1, x2, y2), surfaces as (elevation, piece), access points as (piece, x, y); the numbers of
the gaps, which pieces are convex, and for each surface the pieces that stop a mover on it, ended by -1. Bases are rows
of (x, y, z, touch, margin, level): the centre distance of touching bases, the further distance to keep, and how much
higher or lower a base may be and still stand in the way. Import this module late: it brings the compiler with it.
"""

import math
from typing import NamedTuple

import numpy as np

from escarmouche.table.compiling import Flags, Floats, Numbers, compiled, inlined
from escarmouche.table.sight.kernels import inside_outline

RADIUS, STEP, CLIMB, DROP, GAP, JUMP, HEIGHT, FLY, RIMS = range(9)
"""Columns of a gait."""
RIM = 2.0
"""How far beyond the rim of a surface a centre still counts as carried."""
HAIR = 0.001
"""A distance that is greater by this much is greater, whatever rounding has done."""


class Land(NamedTuple):
    """A table as the kernels read it, for movers that step equally far and are equally high."""

    pieces: Floats
    edges: Floats
    surfaces: Floats
    access: Floats
    size: Floats
    gaps: Numbers
    convex: Flags
    stopping: Numbers


@compiled
def apart_from_edge(x: float, y: float, edges: Floats, e: int) -> float:
    """The square of the distance from a point to an edge."""
    dx = edges[e, 2] - edges[e, 0]
    dy = edges[e, 3] - edges[e, 1]
    share = ((x - edges[e, 0]) * dx + (y - edges[e, 1]) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    ex = x - edges[e, 0] - share * dx
    ey = y - edges[e, 1] - share * dy
    return float(ex * ex + ey * ey)


@compiled
def apart_from_line(x: float, y: float, x1: float, y1: float, x2: float, y2: float) -> float:
    """The square of the distance from a point to a leg, which may have no length."""
    dx = x2 - x1
    dy = y2 - y1
    length = dx * dx + dy * dy
    share = 0.0
    if length > 0.0:
        share = min(1.0, max(0.0, ((x - x1) * dx + (y - y1) * dy) / length))
    ex = x - x1 - share * dx
    ey = y - y1 - share * dy
    return ex * ex + ey * ey


@compiled
def edge_cut(edges: Floats, e: int, x1: float, y1: float, x2: float, y2: float) -> float:
    """Where a leg crosses an edge, as a fraction of the leg; -1 if it does not."""
    dx = x2 - x1
    dy = y2 - y1
    a_side = dx * (edges[e, 1] - y1) - dy * (edges[e, 0] - x1)
    b_side = dx * (edges[e, 3] - y1) - dy * (edges[e, 2] - x1)
    if (a_side > 0.0) == (b_side > 0.0):
        return -1.0
    share = a_side / (a_side - b_side)
    ex = edges[e, 0] + share * (edges[e, 2] - edges[e, 0]) - x1
    ey = edges[e, 1] + share * (edges[e, 3] - edges[e, 1]) - y1
    cut = (ex * dx + ey * dy) / (dx * dx + dy * dy)
    if cut < 0.0 or cut > 1.0:
        return -1.0
    return float(cut)


@compiled
def edge_near(edges: Floats, e: int, x1: float, y1: float, x2: float, y2: float, near: float) -> bool:
    """Whether a leg comes nearer to an edge than `near`."""
    if min(x1, x2) - near > max(edges[e, 0], edges[e, 2]) or max(x1, x2) + near < min(edges[e, 0], edges[e, 2]):
        return False
    if min(y1, y2) - near > max(edges[e, 1], edges[e, 3]) or max(y1, y2) + near < min(edges[e, 1], edges[e, 3]):
        return False
    dx, dy = x2 - x1, y2 - y1
    aside = (near + HAIR) * math.sqrt(dx * dx + dy * dy)
    a_side = dx * (edges[e, 1] - y1) - dy * (edges[e, 0] - x1)
    b_side = dx * (edges[e, 3] - y1) - dy * (edges[e, 2] - x1)
    if (a_side > aside and b_side > aside) or (a_side < -aside and b_side < -aside):
        return False
    bound = near * near
    if apart_from_edge(x1, y1, edges, e) < bound or apart_from_edge(x2, y2, edges, e) < bound:
        return True
    if apart_from_line(edges[e, 0], edges[e, 1], x1, y1, x2, y2) < bound:
        return True
    if apart_from_line(edges[e, 2], edges[e, 3], x1, y1, x2, y2) < bound:
        return True
    ex = edges[e, 2] - edges[e, 0]
    ey = edges[e, 3] - edges[e, 1]
    p_side = ex * (y1 - edges[e, 1]) - ey * (x1 - edges[e, 0])
    q_side = ex * (y2 - edges[e, 1]) - ey * (x2 - edges[e, 0])
    return p_side * q_side < 0.0 and edge_cut(edges, e, x1, y1, x2, y2) >= 0.0


@inlined
def apart_from_outline(land: Land, piece: int, x: float, y: float) -> float:
    """The distance from a point to the outline of a piece."""
    first = int(land.pieces[piece, 6])
    nearest = math.inf
    for e in range(first, first + int(land.pieces[piece, 7])):
        nearest = min(nearest, apart_from_edge(x, y, land.edges, e))
    return math.sqrt(nearest)


@inlined
def over_box(pieces: Floats, p: int, x: float, y: float, near: float) -> bool:
    """Whether a point lies in the upright rectangle around a piece, or at most `near` beside it."""
    if x < pieces[p, 2] - near or x > pieces[p, 4] + near:
        return False
    return bool(pieces[p, 3] - near <= y <= pieces[p, 5] + near)


@inlined
def inside_piece(land: Land, piece: int, x: float, y: float) -> bool:
    """Whether a point lies inside the outline of a piece."""
    return bool(inside_outline(land.edges, int(land.pieces[piece, 6]), int(land.pieces[piece, 7]), x, y))


@compiled
def supported(land: Land, surface: int, x: float, y: float) -> bool:
    """Whether a surface carries a centre at this point: its own outline up to the rim, and no gap beyond its rim."""
    z = land.surfaces[surface, 0]
    own = int(land.surfaces[surface, 1])
    if own >= 0:
        if not over_box(land.pieces, own, x, y, RIM):
            return False
        if not inside_piece(land, own, x, y) and apart_from_outline(land, own, x, y) > RIM:
            return False
    for g in range(land.gaps.shape[0]):
        p = land.gaps[g]
        if p == own or land.pieces[p, 1] != z or not over_box(land.pieces, p, x, y, 0.0):
            continue
        if inside_piece(land, p, x, y) and apart_from_outline(land, p, x, y) > RIM:
            return False
    return True


@compiled
def reaches_surface(land: Land, surface: int, x: float, y: float, radius: float) -> bool:
    """Whether a circle comes near enough to a surface for it to carry a centre somewhere on the circle."""
    own, near = int(land.surfaces[surface, 1]), radius + 2 * RIM
    if own < 0:
        return True
    if not over_box(land.pieces, own, x, y, near):
        return False
    return bool(inside_piece(land, own, x, y) or apart_from_outline(land, own, x, y) <= near)


@inlined
def lies_on(land: Land, surface: int, x1: float, y1: float, x2: float, y2: float) -> bool:
    """Whether a leg surely lies on a surface with all its length; of a convex piece if its ends do."""
    own = int(land.surfaces[surface, 1])
    if own < 0 or not land.convex[own]:
        return False
    z = land.surfaces[surface, 0]
    for g in range(land.gaps.shape[0]):
        p = land.gaps[g]
        if p != own and land.pieces[p, 1] == z and box_meets(land.pieces, p, x1, y1, x2, y2, RIM):
            return False
    return bool(inside_piece(land, own, x1, y1) and inside_piece(land, own, x2, y2))


@compiled
def carried(land: Land, step: float, x: float, y: float, z1: float, z2: float) -> bool:
    """Whether some surface within a step of one of two levels carries a centre at this point."""
    for s in range(land.surfaces.shape[0]):
        z, own = land.surfaces[s, 0], int(land.surfaces[s, 1])
        if (abs(z - z1) > step and abs(z - z2) > step) or (own >= 0 and not over_box(land.pieces, own, x, y, RIM)):
            continue
        if supported(land, s, x, y):
            return True
    return False


@inlined
def box_meets(pieces: Floats, p: int, x1: float, y1: float, x2: float, y2: float, near: float) -> bool:
    """Whether a leg comes within `near` of the upright rectangle around a piece."""
    if min(x1, x2) - near >= pieces[p, 4] or max(x1, x2) + near <= pieces[p, 2]:
        return False
    return bool(min(y1, y2) - near < pieces[p, 5] and max(y1, y2) + near > pieces[p, 3])


@inlined
def passes_beside(pieces: Floats, p: int, x1: float, y1: float, x2: float, y2: float, near: float) -> bool:
    """Whether the line of a leg passes the upright rectangle around a piece on one side, farther away than `near`."""
    dx, dy = x2 - x1, y2 - y1
    aside = dx * ((pieces[p, 3] + pieces[p, 5]) / 2 - y1) - dy * ((pieces[p, 2] + pieces[p, 4]) / 2 - x1)
    room = (abs(dx) * (pieces[p, 5] - pieces[p, 3]) + abs(dy) * (pieces[p, 4] - pieces[p, 2])) / 2
    return bool(abs(aside) > room + (near + HAIR) * math.sqrt(dx * dx + dy * dy))


@compiled
def meets_piece(land: Land, piece: int, x1: float, y1: float, x2: float, y2: float, near: float) -> bool:
    """Whether a leg comes nearer to the outline of a piece than `near`, or runs inside."""
    if not box_meets(land.pieces, piece, x1, y1, x2, y2, near):
        return False
    if passes_beside(land.pieces, piece, x1, y1, x2, y2, near):
        return False
    first = int(land.pieces[piece, 6])
    count = int(land.pieces[piece, 7])
    for e in range(first, first + count):
        if edge_near(land.edges, e, x1, y1, x2, y2, near):
            return True
    return bool(inside_outline(land.edges, first, count, x1, y1))


@compiled
def stopping(pieces: Floats, surfaces: Floats, barred: Flags, step: float, height: float) -> Numbers:
    """For each surface the pieces that stop a mover on it: barred ones, and solid ones that it cannot step over."""
    found = np.empty((surfaces.shape[0], pieces.shape[0] + 1), np.int64)
    for s in range(surfaces.shape[0]):
        z = surfaces[s, 0]
        count = 0
        for p in range(pieces.shape[0]):
            bottom, top = pieces[p, 0], pieces[p, 1]
            solid = pieces[p, 8] == 1.0 and top - z > step and (bottom <= z or bottom < z + height)
            if solid or (barred[p] and (bottom <= z < top or z == bottom)):
                found[s, count] = p
                count += 1
        found[s, count] = -1
    return found


@compiled
def part_of(
    land: Land, first: int, last: int, left: float, front: float, right: float, back: float, near: float
) -> Land:
    """The land as far as it matters for legs on some surfaces within a rectangle: the gaps and what stops a mover."""
    gaps = np.empty(land.gaps.shape[0], np.int64)
    holes = 0
    for g in range(land.gaps.shape[0]):
        p = land.gaps[g]
        if box_meets(land.pieces, p, left, front, right, back, 2 * RIM):
            gaps[holes] = p
            holes += 1
    stops = np.empty(land.stopping.shape, np.int64)
    for s in range(first, last):
        count = 0
        for k in range(land.stopping.shape[1]):
            p = land.stopping[s, k]
            if p < 0:
                break
            if box_meets(land.pieces, p, left, front, right, back, near + RIM):
                stops[s, count] = p
                count += 1
        stops[s, count] = -1
    return Land(land.pieces, land.edges, land.surfaces, land.access, land.size, gaps[:holes], land.convex, stops)


@inlined
def keep_off(bases: Floats, b: int, z: float) -> float:
    """How far a centre at elevation z must stay from the centre of a base; negative if the base does not matter."""
    dz = abs(bases[b, 2] - z)
    if bases[b, 4] > 0.0 and dz < bases[b, 4]:
        return float(bases[b, 3] + math.sqrt(bases[b, 4] * bases[b, 4] - dz * dz))
    if dz <= bases[b, 5]:
        return float(bases[b, 3])
    return -1.0


@inlined
def base_in_the_way(bases: Floats, b: int, x1: float, y1: float, x2: float, y2: float, z: float, slack: float) -> bool:
    """Whether a leg comes too near to a base; who starts too near may go straight away from it."""
    keep = keep_off(bases, b, z) - slack
    if keep <= 0.0:
        return False
    if min(x1, x2) - keep >= bases[b, 0] or max(x1, x2) + keep <= bases[b, 0]:
        return False
    if min(y1, y2) - keep >= bases[b, 1] or max(y1, y2) + keep <= bases[b, 1]:
        return False
    fx = x1 - bases[b, 0]
    fy = y1 - bases[b, 1]
    if fx * fx + fy * fy < keep * keep:
        away: bool = (x2 - x1) * fx + (y2 - y1) * fy >= 0.0
        return not away
    near: float = apart_from_line(bases[b, 0], bases[b, 1], x1, y1, x2, y2)
    return near < keep * keep


@compiled
def bases_in(bases: Floats, left: float, front: float, right: float, back: float) -> Floats:
    """The bases that may matter within a rectangle."""
    near = np.empty(bases.shape)
    count = 0
    for b in range(bases.shape[0]):
        room = bases[b, 3] + bases[b, 4]
        x, y = bases[b, 0], bases[b, 1]
        if left - room <= x <= right + room and front - room <= y <= back + room:
            for k in range(bases.shape[1]):
                near[count, k] = bases[b, k]
            count += 1
    return near[:count]
