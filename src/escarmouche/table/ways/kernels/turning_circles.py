"""Compiled kernels of movement: the circles around which a path may bend, and the places where it changes level.

Sites are rows of (x, y, radius, surface), goals rows of (x, y, surface, ring). Import this module late.
"""

import math

import numpy as np

from escarmouche.table.compiling import Floats, compiled, lent
from escarmouche.table.ways.kernels.heaps import NONE, copy_rows, grown
from escarmouche.table.ways.kernels.obstacles import (
    FLY,
    HAIR,
    RADIUS,
    RIM,
    Land,
    box_meets,
    keep_off,
    over_box,
    reaches_surface,
    supported,
)

RIM_CIRCLE = 1.0
"""How far a path stays from the corner of a hole, and from the rim of a surface where it bends around it."""
EXIT_ANGLE = math.radians(29.5)


@compiled
def add_site(sites: Floats, count: int, x: float, y: float, radius: float, surface: int) -> tuple[Floats, int]:
    """Add a circle to the sites."""
    sites = grown(sites, count)
    sites[count, 0] = x
    sites[count, 1] = y
    sites[count, 2] = radius
    sites[count, 3] = surface
    return sites, count + 1


@lent
def corner_turn(land: Land, first: int, count: int, e: int) -> float:
    """Positive where the outline turns left at the beginning of an edge, that is at a convex corner."""
    before = first + (e - first + count - 1) % count
    edges = land.edges
    x1, y1 = edges[before, 2] - edges[before, 0], edges[before, 3] - edges[before, 1]
    return float(x1 * (edges[e, 3] - edges[e, 1]) - y1 * (edges[e, 2] - edges[e, 0]))


@lent
def near_enough(x: float, y: float, radius: float, start: Floats, goals: Floats, limit: float) -> bool:
    """Whether a path within the limit could pass a circle."""
    across, along, most = abs(x - start[0]), abs(y - start[1]), limit + 2 * radius
    if goals.shape[0] != 1:
        return max(across, along) <= most + HAIR and math.hypot(across, along) <= most
    beyond_x, beyond_y = abs(x - goals[0, 0]), abs(y - goals[0, 1])
    if max(across + beyond_x, along + beyond_y) > most + HAIR:
        return False
    return math.hypot(across, along) + math.hypot(beyond_x, beyond_y) <= most


@compiled
def circles(land: Land, gait: Floats, bases: Floats, start: Floats, goals: Floats, limit: float) -> Floats:
    """The circles around which a path may bend, on every surface that comes near enough to carry somebody there."""
    sites, count = np.empty((64, 4)), NONE
    for s in range(land.surfaces.shape[0]):
        z, own = land.surfaces[s, 0], int(land.surfaces[s, 1])
        place = 0
        for p in range(land.pieces.shape[0]):
            hole = land.pieces[p, 9] == 1.0 and land.pieces[p, 1] == z
            stops = land.stopping[s, place] == p
            if stops:
                place += 1
            if not (hole or stops or p == own):
                continue
            pit = p == own and land.pieces[p, 9] == 1.0
            bend = gait[RADIUS] if stops or pit else RIM_CIRCLE
            if own >= 0 and not beside(land, own, p, bend):
                continue
            first, edges = int(land.pieces[p, 6]), int(land.pieces[p, 7])
            for e in range(first, first + edges):
                x, y, inward = land.edges[e, 0], land.edges[e, 1], p == own and not stops
                if (corner_turn(land, first, edges, e) > 0.0) == inward or not near_enough(
                    x, y, bend, start, goals, limit
                ):
                    continue
                if reaches_surface(land, s, x, y, bend):
                    sites, count = add_site(sites, count, x, y, bend, s)
        for b in range(bases.shape[0]):
            x, y, keep = bases[b, 0], bases[b, 1], keep_off(bases, b, z)
            if keep <= 0.0 or not near_enough(x, y, keep, start, goals, limit):
                continue
            if reaches_surface(land, s, x, y, keep):
                sites, count = add_site(sites, count, x, y, keep, s)
            if s == int(start[2]):
                sites, count = add_exits(sites, count, start, x, y, keep)
    return sites[:count]


@lent
def beside(land: Land, one: int, other: int, near: float) -> bool:
    """Whether the rectangles around two pieces come so near to one another."""
    pieces, room = land.pieces, near + 2 * RIM
    left, front, right, back = pieces[other, 2], pieces[other, 3], pieces[other, 4], pieces[other, 5]
    return bool(box_meets(pieces, one, left, front, right, back, room))


@compiled
def add_exits(sites: Floats, count: int, start: Floats, x: float, y: float, keep: float) -> tuple[Floats, int]:
    """Add places just outside a zone for a mover that starts inside and may only go away from its base."""
    dx, dy = start[0] - x, start[1] - y
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
            whose = int(land.surfaces[s, 1])
            if (whose != own and side < 0.0) or (whose >= 0 and not over_box(land.pieces, whose, px, py, RIM)):
                continue
            if supported(land, s, px, py):
                sites, count = add_site(sites, count, px, py, 0.0, s)
    return sites, count


@compiled
def crossings(land: Land, gait: Floats, start: Floats, goals: Floats, limit: float) -> Floats:
    """Places beside the edges of raised and sunken surfaces, where one may climb, jump or take a ladder."""
    sites = np.empty((16, 4))
    count = NONE
    off = gait[RADIUS] + RIM_CIRCLE
    for s in range(1, land.surfaces.shape[0]):
        own = int(land.surfaces[s, 1])
        for e in range(int(land.pieces[own, 6]), int(land.pieces[own, 6] + land.pieces[own, 7])):
            ex, ey = land.edges[e, 0], land.edges[e, 1]
            dx, dy = land.edges[e, 2] - ex, land.edges[e, 3] - ey
            length = math.hypot(dx, dy)
            nx, ny = dy / length, -dx / length
            for a in range(land.access.shape[0]):
                x, y = land.access[a, 1], land.access[a, 2]
                if land.access[a, 0] != own or abs((x - ex) * nx + (y - ey) * ny) > 5.0:
                    continue
                if near_enough(x, y, off + RIM_CIRCLE, start, goals, limit):
                    sites, count = add_pair(land, sites, count, x, y, nx, ny, off, own)
            room = min(0.5, off / length)
            for g in range(-1, min(goals.shape[0], 1)):
                tx, ty = (start[0], start[1]) if g < 0 else (goals[g, 0], goals[g, 1])
                share = ((tx - ex) * dx + (ty - ey) * dy) / (length * length)
                share = min(1.0 - room, max(room, share))
                x, y = ex + share * dx, ey + share * dy
                if near_enough(x, y, off, start, goals, limit):
                    sites, count = add_pair(land, sites, count, x, y, nx, ny, off, own)
    return sites[:count]


@compiled
def all_sites(
    land: Land, gait: Floats, bases: Floats, start: Floats, goals: Floats, limit: float, leap: float
) -> Floats:
    """The start, the goals, the circles and the crossings; `leap` is what of a leg may be free."""
    bends, steps = np.empty((0, 4)), np.empty((0, 4))
    if gait[FLY] == 0.0:
        bends = circles(land, gait, bases, start, goals, limit + 2 * leap)
        steps = crossings(land, gait, start, goals, limit + 2 * leap)
    count = goals.shape[0]
    sites = np.zeros((1 + count + bends.shape[0] + steps.shape[0], 4))
    sites[0, 0], sites[0, 1], sites[0, 3] = start[0], start[1], start[2]
    for g in range(count):
        sites[1 + g, 0], sites[1 + g, 1], sites[1 + g, 3] = goals[g, 0], goals[g, 1], goals[g, 2]
    copy_rows(bends, sites, 1 + count)
    copy_rows(steps, sites, 1 + count + bends.shape[0])
    return sites
