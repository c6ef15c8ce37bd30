"""Compiled kernels of standing: which surface lies under a point. Import this module late."""

from escarmouche.table.compiling import Floats, lent
from escarmouche.table.ways.kernels.obstacles import Land


@lent
def side(pieces: Floats, edges: Floats, p: int, x: float, y: float) -> int:
    """1 inside a piece, 0 on its outline, -1 outside; exact for whole thousandths."""
    if not (pieces[p, 2] <= x <= pieces[p, 4] and pieces[p, 3] <= y <= pieces[p, 5]):
        return -1
    inside = -1
    for e in range(int(pieces[p, 6]), int(pieces[p, 6] + pieces[p, 7])):
        x1, y1, x2, y2 = edges[e, 0], edges[e, 1], edges[e, 2], edges[e, 3]
        cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if cross == 0.0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return 0
        if (y1 > y) != (y2 > y) and (cross > 0.0) == (y2 > y1):
            inside = -inside
    return inside


@lent
def holds(land: Land, surface: int, x: float, y: float) -> bool:
    """Whether a surface is under a point; the rim of a gap still holds."""
    own = int(land.surfaces[surface, 1])
    if own >= 0 and side(land.pieces, land.edges, own, x, y) < 0:
        return False
    for g in range(land.gaps.shape[0]):
        p = land.gaps[g]
        if land.pieces[p, 1] == land.surfaces[surface, 0] and side(land.pieces, land.edges, p, x, y) > 0:
            return False
    return True


@lent
def standing_surface(land: Land, x: float, y: float) -> int:
    """The highest surface at a point, of several the first; the ground if there is none."""
    best = -1
    for s in range(land.surfaces.shape[0]):
        if (best < 0 or land.surfaces[s, 0] > land.surfaces[best, 0]) and holds(land, s, x, y):
            best = s
    return max(best, 0)


@lent
def standing_near(land: Land, x: float, y: float, surface: int) -> int:
    """The surface under a point: the given one if it goes on there, or off the table, else the highest."""
    if not (0.0 <= x <= land.size[0] and 0.0 <= y <= land.size[1]) or holds(land, surface, x, y):
        return surface
    return int(standing_surface(land, x, y))
