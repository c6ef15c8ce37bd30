"""The land as compiled kernels of movement read it: edges, pieces and bases, and whether they are in the way.

`Land` holds a table as arrays: pieces as rows of (bottom, top, left, front, right, back, first edge, number of edges,
solid, gap), edges as (x1, y1, x2, y2), surfaces as (elevation, piece), access points as (piece, x, y). Bases are rows
of (x, y, z, touch, margin, level): the centre distance of touching bases, the further distance to keep, and how much
higher or lower a base may be and still stand in the way. Import this module late: it brings the compiler with it.
"""

import math
from typing import NamedTuple

from escarmouche.table.compiling import Flags, Floats, compiled
from escarmouche.table.sight.kernels import inside_outline

RADIUS, STEP, CLIMB, DROP, GAP, JUMP, HEIGHT, FLY, RIMS = range(9)
"""Columns of a gait."""
RIM = 2.0
"""How far beyond the rim of a surface a centre still counts as carried."""


class Land(NamedTuple):
    """A table as the kernels read it."""

    pieces: Floats
    edges: Floats
    surfaces: Floats
    access: Floats
    barred: Flags
    size: Floats


@compiled
def apart_from_edge(x: float, y: float, edge: Floats) -> float:
    """The square of the distance from a point to an edge."""
    dx = edge[2] - edge[0]
    dy = edge[3] - edge[1]
    share = ((x - edge[0]) * dx + (y - edge[1]) * dy) / (dx * dx + dy * dy)
    share = min(1.0, max(0.0, share))
    ex = x - edge[0] - share * dx
    ey = y - edge[1] - share * dy
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
def edge_cut(edge: Floats, x1: float, y1: float, x2: float, y2: float) -> float:
    """Where a leg crosses an edge, as a fraction of the leg; -1 if it does not."""
    dx = x2 - x1
    dy = y2 - y1
    a_side = dx * (edge[1] - y1) - dy * (edge[0] - x1)
    b_side = dx * (edge[3] - y1) - dy * (edge[2] - x1)
    if (a_side > 0.0) == (b_side > 0.0):
        return -1.0
    share = a_side / (a_side - b_side)
    ex = edge[0] + share * (edge[2] - edge[0]) - x1
    ey = edge[1] + share * (edge[3] - edge[1]) - y1
    cut = (ex * dx + ey * dy) / (dx * dx + dy * dy)
    if cut < 0.0 or cut > 1.0:
        return -1.0
    return float(cut)


@compiled
def edge_near(edge: Floats, x1: float, y1: float, x2: float, y2: float, near: float) -> bool:
    """Whether a leg comes nearer to an edge than `near`."""
    if min(x1, x2) - near > max(edge[0], edge[2]) or max(x1, x2) + near < min(edge[0], edge[2]):
        return False
    if min(y1, y2) - near > max(edge[1], edge[3]) or max(y1, y2) + near < min(edge[1], edge[3]):
        return False
    bound = near * near
    if apart_from_edge(x1, y1, edge) < bound or apart_from_edge(x2, y2, edge) < bound:
        return True
    if apart_from_line(edge[0], edge[1], x1, y1, x2, y2) < bound:
        return True
    if apart_from_line(edge[2], edge[3], x1, y1, x2, y2) < bound:
        return True
    ex = edge[2] - edge[0]
    ey = edge[3] - edge[1]
    p_side = ex * (y1 - edge[1]) - ey * (x1 - edge[0])
    q_side = ex * (y2 - edge[1]) - ey * (x2 - edge[0])
    return p_side * q_side < 0.0 and edge_cut(edge, x1, y1, x2, y2) >= 0.0


@compiled
def depth_in(land: Land, piece: int, x: float, y: float) -> float:
    """How deep a point lies inside an outline; negative outside."""
    row = land.pieces[piece]
    if x < row[2] - RIM or x > row[4] + RIM or y < row[3] - RIM or y > row[5] + RIM:
        return -2 * RIM
    first = int(row[6])
    count = int(row[7])
    nearest = math.inf
    for e in range(first, first + count):
        nearest = min(nearest, apart_from_edge(x, y, land.edges[e]))
    nearest = math.sqrt(nearest)
    return nearest if inside_outline(land.edges, first, count, x, y) else -nearest


@compiled
def supported(land: Land, surface: int, x: float, y: float) -> bool:
    """Whether a surface carries a centre at this point."""
    z = land.surfaces[surface, 0]
    own = int(land.surfaces[surface, 1])
    if own >= 0 and depth_in(land, own, x, y) < -RIM:
        return False
    for p in range(land.pieces.shape[0]):
        if land.pieces[p, 9] == 1.0 and p != own and land.pieces[p, 1] == z and depth_in(land, p, x, y) > RIM:
            return False
    return True


@compiled
def carried(land: Land, step: float, x: float, y: float, z1: float, z2: float) -> bool:
    """Whether some surface within a step of one of two levels carries a centre at this point."""
    for s in range(land.surfaces.shape[0]):
        z = land.surfaces[s, 0]
        if (abs(z - z1) <= step or abs(z - z2) <= step) and supported(land, s, x, y):
            return True
    return False


@compiled
def box_meets(row: Floats, x1: float, y1: float, x2: float, y2: float, near: float) -> bool:
    """Whether a leg comes within `near` of the upright rectangle around a piece."""
    if min(x1, x2) - near >= row[4] or max(x1, x2) + near <= row[2]:
        return False
    return bool(min(y1, y2) - near < row[5] and max(y1, y2) + near > row[3])


@compiled
def meets_piece(land: Land, piece: int, x1: float, y1: float, x2: float, y2: float, near: float) -> bool:
    """Whether a leg comes nearer to the outline of a piece than `near`, or runs inside."""
    row = land.pieces[piece]
    if not box_meets(row, x1, y1, x2, y2, near):
        return False
    first = int(row[6])
    count = int(row[7])
    for e in range(first, first + count):
        if edge_near(land.edges[e], x1, y1, x2, y2, near):
            return True
    return bool(inside_outline(land.edges, first, count, x1, y1))


@compiled
def in_the_way(land: Land, gait: Floats, piece: int, z: float) -> bool:
    """Whether a piece stops a mover at elevation z."""
    bottom = land.pieces[piece, 0]
    top = land.pieces[piece, 1]
    if land.barred[piece] and (bottom <= z < top or z == bottom):
        return True
    return bool(land.pieces[piece, 8] == 1.0 and top - z > gait[STEP] and (bottom <= z or bottom < z + gait[HEIGHT]))


@compiled
def keep_off(base: Floats, z: float) -> float:
    """How far a centre at elevation z must stay from the centre of a base; negative if the base does not matter."""
    dz = abs(base[2] - z)
    if base[4] > 0.0 and dz < base[4]:
        return float(base[3] + math.sqrt(base[4] * base[4] - dz * dz))
    if dz <= base[5]:
        return float(base[3])
    return -1.0


@compiled
def base_in_the_way(base: Floats, x1: float, y1: float, x2: float, y2: float, z: float, slack: float) -> bool:
    """Whether a leg comes too near to a base; who starts too near may go straight away from it."""
    keep = keep_off(base, z) - slack
    if keep <= 0.0:
        return False
    if min(x1, x2) - keep >= base[0] or max(x1, x2) + keep <= base[0]:
        return False
    if min(y1, y2) - keep >= base[1] or max(y1, y2) + keep <= base[1]:
        return False
    fx = x1 - base[0]
    fy = y1 - base[1]
    if fx * fx + fy * fy < keep * keep:
        away: bool = (x2 - x1) * fx + (y2 - y1) * fy >= 0.0
        return not away
    near: float = apart_from_line(base[0], base[1], x1, y1, x2, y2)
    return near < keep * keep
