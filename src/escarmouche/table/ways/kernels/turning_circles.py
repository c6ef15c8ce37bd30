"""Compiled kernels of movement: the circles around which a path may bend, and the places where it changes level.

Sites are rows of (x, y, radius, surface), goals rows of (x, y, surface, ring). Import this module late.
"""

import math

import numpy as np

from escarmouche.table.compiling import Floats, compiled
from escarmouche.table.ways.kernels.obstacles import FLY, RADIUS, Land, in_the_way, keep_off, supported

RIM_CIRCLE = 1.0
"""How far a path stays from the corner of a hole, and from the rim of a surface where it bends around it."""
EXIT_ANGLE = math.radians(29.5)


@compiled
def grown(rows: Floats, count: int) -> Floats:
    """The rows, with room for one more."""
    if count < rows.shape[0]:
        return rows
    more = np.empty((2 * rows.shape[0], rows.shape[1]))
    copy_rows(rows, more, 0)
    return more


@compiled
def copy_rows(rows: Floats, onto: Floats, first: int) -> None:
    """Copy rows onto others from the first on; a plain loop compiles many times faster than a slice."""
    for i in range(rows.shape[0]):
        for k in range(rows.shape[1]):
            onto[first + i, k] = rows[i, k]


@compiled
def add_site(sites: Floats, count: int, x: float, y: float, radius: float, surface: int) -> tuple[Floats, int]:
    """Add a circle to the sites."""
    sites = grown(sites, count)
    sites[count, 0] = x
    sites[count, 1] = y
    sites[count, 2] = radius
    sites[count, 3] = surface
    return sites, count + 1


@compiled
def corner_turn(land: Land, first: int, count: int, e: int) -> float:
    """Positive where the outline turns left at the beginning of an edge, that is at a convex corner."""
    before = first + (e - first + count - 1) % count
    edge, last = land.edges[e], land.edges[before]
    return float((last[2] - last[0]) * (edge[3] - edge[1]) - (last[3] - last[1]) * (edge[2] - edge[0]))


@compiled
def near_enough(x: float, y: float, radius: float, start: Floats, goals: Floats, limit: float) -> bool:
    """Whether a path within the limit could pass a circle."""
    reach = math.hypot(x - start[0], y - start[1])
    if goals.shape[0] == 1:
        reach += math.hypot(x - goals[0, 0], y - goals[0, 1])
    return reach <= limit + 2 * radius


@compiled
def circles(land: Land, gait: Floats, bases: Floats, start: Floats, goals: Floats, limit: float) -> Floats:
    """The circles around which a path may bend, on every surface."""
    sites = np.empty((64, 4))
    count = 0
    radius = gait[RADIUS]
    for s in range(land.surfaces.shape[0]):
        z = land.surfaces[s, 0]
        own = int(land.surfaces[s, 1])
        for p in range(land.pieces.shape[0]):
            hole = land.pieces[p, 9] == 1.0 and land.pieces[p, 1] == z
            stops = in_the_way(land, gait, p, z)
            if not (hole or stops or p == own):
                continue
            first, edges = int(land.pieces[p, 6]), int(land.pieces[p, 7])
            pit = p == own and land.pieces[p, 9] == 1.0
            bend = radius if stops or pit else RIM_CIRCLE
            inward = p == own and not stops
            for e in range(first, first + edges):
                x, y = land.edges[e, 0], land.edges[e, 1]
                if (corner_turn(land, first, edges, e) > 0.0) != inward and near_enough(
                    x, y, bend, start, goals, limit
                ):
                    sites, count = add_site(sites, count, x, y, bend, s)
        for b in range(bases.shape[0]):
            keep = keep_off(bases[b], z)
            if keep > 0.0 and near_enough(bases[b, 0], bases[b, 1], keep, start, goals, limit):
                sites, count = add_site(sites, count, bases[b, 0], bases[b, 1], keep, s)
                if s == int(start[2]):
                    sites, count = add_exits(sites, count, start, bases[b], keep)
    return sites[:count]


@compiled
def add_exits(sites: Floats, count: int, start: Floats, base: Floats, keep: float) -> tuple[Floats, int]:
    """Add places just outside a zone for a mover that starts inside and may only go away from its base."""
    dx, dy = start[0] - base[0], start[1] - base[1]
    apart = math.hypot(dx, dy)
    if apart >= keep or apart == 0.0:
        return sites, count
    for k in range(-3, 4):
        angle = math.atan2(dy, dx) + k * EXIT_ANGLE
        ux, uy = math.cos(angle), math.sin(angle)
        along = (dx * ux + dy * uy) * -1.0
        far = along + math.sqrt((keep + RIM_CIRCLE) ** 2 - apart * apart + along * along)
        sites, count = add_site(sites, count, start[0] + far * ux, start[1] + far * uy, 0.0, int(start[2]))
    return sites, count


@compiled
def add_pair(
    land: Land, sites: Floats, count: int, x: float, y: float, nx: float, ny: float, off: float, own: int
) -> tuple[Floats, int]:
    """Add the places on both sides of a point of an outline, on every surface there."""
    for side in (-1.0, 1.0):
        px, py = x + side * off * nx, y + side * off * ny
        if px < 0.0 or py < 0.0 or px > land.size[0] or py > land.size[1]:
            continue
        for s in range(land.surfaces.shape[0]):
            if (int(land.surfaces[s, 1]) == own or side > 0.0) and supported(land, s, px, py):
                sites, count = add_site(sites, count, px, py, 0.0, s)
    return sites, count


@compiled
def crossings(land: Land, gait: Floats, start: Floats, goals: Floats, limit: float) -> Floats:
    """Places beside the edges of raised and sunken surfaces, where one may climb, jump or take a ladder."""
    sites = np.empty((16, 4))
    count = 0
    off = gait[RADIUS] + RIM_CIRCLE
    for s in range(1, land.surfaces.shape[0]):
        own = int(land.surfaces[s, 1])
        for e in range(int(land.pieces[own, 6]), int(land.pieces[own, 6] + land.pieces[own, 7])):
            edge = land.edges[e]
            dx, dy = edge[2] - edge[0], edge[3] - edge[1]
            length = math.hypot(dx, dy)
            nx, ny = dy / length, -dx / length
            for a in range(land.access.shape[0]):
                x, y = land.access[a, 1], land.access[a, 2]
                if land.access[a, 0] == own and abs((x - edge[0]) * nx + (y - edge[1]) * ny) <= 5.0:
                    sites, count = add_pair(land, sites, count, x, y, nx, ny, off, own)
            room = min(0.5, off / length)
            for g in range(-1, min(goals.shape[0], 1)):
                tx, ty = (start[0], start[1]) if g < 0 else (goals[g, 0], goals[g, 1])
                share = ((tx - edge[0]) * dx + (ty - edge[1]) * dy) / (length * length)
                share = min(1.0 - room, max(room, share))
                x, y = edge[0] + share * dx, edge[1] + share * dy
                if near_enough(x, y, off, start, goals, limit):
                    sites, count = add_pair(land, sites, count, x, y, nx, ny, off, own)
    return sites[:count]


@compiled
def all_sites(land: Land, gait: Floats, bases: Floats, start: Floats, goals: Floats, limit: float) -> Floats:
    """The start, the goals, the circles and the crossings, in this order."""
    bends = circles(land, gait, bases, start, goals, limit)
    steps = crossings(land, gait, start, goals, limit)
    if gait[FLY] == 1.0:
        bends, steps = bends[:0], steps[:0]
    count = goals.shape[0]
    sites = np.zeros((1 + count + bends.shape[0] + steps.shape[0], 4))
    sites[0, 0], sites[0, 1], sites[0, 3] = start[0], start[1], start[2]
    for g in range(count):
        sites[1 + g, 0], sites[1 + g, 1], sites[1 + g, 3] = goals[g, 0], goals[g, 1], goals[g, 2]
    copy_rows(bends, sites, 1 + count)
    copy_rows(steps, sites, 1 + count + bends.shape[0])
    return sites
