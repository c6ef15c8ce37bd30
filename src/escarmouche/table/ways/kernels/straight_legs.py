"""Compiled kernels of movement: what stands in the way of one straight leg, what carries it, and what it costs.

Import this module late: it brings the compiler with it.
"""

import math
from typing import TypeAlias

import numpy as np

from escarmouche.table.compiling import Flags, Floats, compiled, inlined, lent
from escarmouche.table.ways.kernels.obstacles import (
    CLIMB,
    DROP,
    FLY,
    GAP,
    JUMP,
    RADIUS,
    RIM,
    RIMS,
    STEP,
    Land,
    apart_from_edge,
    apart_from_line,
    base_in_the_way,
    box_meets,
    carried,
    edge_cut,
    edge_near,
    keep_off,
    lies_on,
    meets_piece,
    passes_beside,
    supported,
)

Place: TypeAlias = tuple[float, float, float]
"""A point in space, or a point and the surface."""

LENGTH, WIDTH, RISE, KIND, CULPRIT, FIRST, LAST, ACCESS = range(8)
"""What `assess` writes about a leg: its counted length, the width of its gap, how far it rises, its kind, what is in
the way, the fractions at which it leaves and regains its support, and the access point that it uses."""

WALK, CLIMBING, DESCENT, LADDER, JUMPING, FLYING = range(6)
CLEAR, BLOCKED, BASE, ZONE, TOO_HIGH, NO_JUMP, WIDE_GAP, DEEP_DROP, NO_FOOTING = range(9)
UNSUPPORTED, OFF_TABLE, OVERLAP, TOO_LONG = range(9, 13)


@lent
def in_way(
    land: Land, gait: Floats, bases: Floats, x1: float, y1: float, x2: float, y2: float, s: int, skip: int, slack: float
) -> int:
    """The first piece, or the number of pieces plus the first base, that stops a leg on a surface; -1 if none does."""
    z = land.surfaces[s, 0]
    near = gait[RADIUS] - slack
    total = land.pieces.shape[0]
    for k in range(land.stopping.shape[1]):
        p = land.stopping[s, k]
        if p < 0:
            break
        # Looking at the rectangle first saves nearly all calls with the whole land, which cost far more than the look.
        if p == skip or not box_meets(land.pieces, p, x1, y1, x2, y2, near):
            continue
        if meets_piece(land, p, x1, y1, x2, y2, near):
            return int(p)
    own = int(land.surfaces[s, 1])
    if own >= 0 and own != skip and land.pieces[own, 9] == 1.0 and land.pieces[own, 1] - z > gait[STEP]:
        # On the floor of a pit its own walls are in the way.
        for e in range(int(land.pieces[own, 6]), int(land.pieces[own, 6] + land.pieces[own, 7])):
            if edge_near(land.edges, e, x1, y1, x2, y2, near):
                return own
    for b in range(bases.shape[0]):
        if base_in_the_way(bases, b, x1, y1, x2, y2, z, slack):
            return total + b
    return -1


@inlined
def void(
    land: Land, step: float, x1: float, y1: float, x2: float, y2: float, z1: float, z2: float
) -> tuple[float, float, float, int, int]:
    """What of a leg nothing carries: its share, where it begins and ends, and the edges there."""
    ground = abs(z1) <= step or abs(z2) <= step
    holes = False
    for g in range(land.gaps.shape[0]):
        if box_meets(land.pieces, land.gaps[g], x1, y1, x2, y2, RIM) and not passes_beside(
            land.pieces, land.gaps[g], x1, y1, x2, y2, RIM
        ):
            holes = True
    if ground and not holes:
        return 0.0, 1.0, 0.0, -1, -1
    share, first, last, first_edge, last_edge = 0.0, 1.0, 0.0, -1, -1
    since, edge, rank = 0.0, -1, -1
    while True:
        until, next_edge, next_rank = next_cut(land, x1, y1, x2, y2, since, rank)
        middle = (since + until) / 2
        if until - since >= 1e-9 and not carried(land, step, x1 + middle * (x2 - x1), y1 + middle * (y2 - y1), z1, z2):
            share += until - since
            if first_edge < 0:
                first = since
                first_edge = edge
            last = until
            last_edge = next_edge
        if next_edge < 0:
            break
        since, edge, rank = until, next_edge, next_rank
    return share, first, last, first_edge, last_edge


@lent
def next_cut(land: Land, x1: float, y1: float, x2: float, y2: float, since: float, rank: int) -> tuple[float, int, int]:
    """Where a leg next crosses an edge of a raised or sunken surface, which edge and its rank among them; else the end.

    Where it crosses two in one place, that of the lower rank comes first.
    """
    until, edge, found, place = 1.0, -1, -1, -1
    for s in range(1, land.surfaces.shape[0]):
        own = int(land.surfaces[s, 1])
        if not box_meets(land.pieces, own, x1, y1, x2, y2, RIM) or passes_beside(land.pieces, own, x1, y1, x2, y2, RIM):
            continue
        for e in range(int(land.pieces[own, 6]), int(land.pieces[own, 6] + land.pieces[own, 7])):
            place += 1
            cut = edge_cut(land.edges, e, x1, y1, x2, y2)
            later = cut > since or (cut == since and place > rank)
            if later and (edge < 0 or cut < until):
                until, edge, found = cut, e, place
    return until, edge, found


@compiled
def edge_cuts(land: Land, x1: float, y1: float, x2: float, y2: float) -> Floats:
    """Where a leg crosses the edges of raised and sunken surfaces, as fractions of the leg."""
    cuts = np.empty(land.edges.shape[0])
    count = 0
    for s in range(1, land.surfaces.shape[0]):
        own = int(land.surfaces[s, 1])
        for e in range(int(land.pieces[own, 6]), int(land.pieces[own, 6] + land.pieces[own, 7])):
            cut = edge_cut(land.edges, e, x1, y1, x2, y2)
            if cut >= 0.0:
                cuts[count] = cut
                count += 1
    return cuts[:count]


@inlined
def border(land: Land, piece: int, x1: float, y1: float, x2: float, y2: float, upward: bool) -> tuple[float, int]:
    """Where a leg comes onto a piece for good, or leaves it first, and over which edge; -1 if it crosses none."""
    best = -1.0
    edge = -1
    for e in range(int(land.pieces[piece, 6]), int(land.pieces[piece, 6] + land.pieces[piece, 7])):
        cut = edge_cut(land.edges, e, x1, y1, x2, y2)
        if cut >= 0.0 and (edge < 0 or (cut > best) == upward):
            best = cut
            edge = e
    return best, edge


@inlined
def ladder_at(land: Land, piece: int, x1: float, y1: float, x2: float, y2: float, near: float) -> int:
    """The access point of a piece that a leg passes; -1 if none."""
    for a in range(land.access.shape[0]):
        if land.access[a, 0] == piece:
            off: float = apart_from_line(land.access[a, 1], land.access[a, 2], x1, y1, x2, y2)
            if off <= near * near:
                return a
    return -1


@inlined
def owner_of(land: Land, s1: int, s2: int) -> int:
    """The piece whose edge lies between two surfaces: that of the upper one, or of the lower one if that has none."""
    upper = s1 if land.surfaces[s1, 0] >= land.surfaces[s2, 0] else s2
    owner = int(land.surfaces[upper, 1])
    return owner if owner >= 0 else int(land.surfaces[s1 + s2 - upper, 1])


@inlined
def too_steep(land: Land, gait: Floats, x1: float, y1: float, s1: int, x2: float, y2: float, s2: int) -> bool:
    """Whether a leg between two surfaces is higher than any climb or drop of the mover, and passes no ladder."""
    rise = land.surfaces[s2, 0] - land.surfaces[s1, 0]
    if gait[FLY] == 1.0 or -max(gait[STEP], gait[DROP] + RIM, gait[JUMP] + RIM) <= rise <= max(
        gait[STEP], gait[CLIMB] + RIM
    ):
        return False
    return bool(ladder_at(land, owner_of(land, s1, s2), x1, y1, x2, y2, gait[RADIUS]) < 0)


@inlined
def footing(land: Land, edge: int, x: float, y: float, near: float) -> bool:
    """Whether a base stands wholly on its side of an edge."""
    return edge < 0 or bool(apart_from_edge(x, y, land.edges, edge) >= near * near)


@inlined
def step_kind(gait: Floats, length: float, gap: float, rise: float, access: int, out: Floats) -> int:
    """Write the kind and the counted length of a leg; tell what forbids it, NO_JUMP if only a jump would do."""
    climbed = rise if rise > gait[STEP] else 0.0
    drop = -rise if -rise > gait[STEP] else 0.0
    out[LENGTH] = length + climbed + drop
    if climbed + drop > 0.0 and access >= 0:
        out[KIND] = LADDER
        return CLEAR
    if climbed > 0.0:
        out[KIND] = CLIMBING
        return TOO_HIGH if gap > RIM or climbed > gait[CLIMB] + RIM else CLEAR
    out[KIND] = DESCENT if drop > 0.0 else WALK
    if gap <= gait[GAP] + RIM and drop <= gait[DROP] + RIM:
        return CLEAR
    out[KIND] = JUMPING
    if gait[JUMP] > 0.0 and gap > gait[JUMP] + RIM:
        return WIDE_GAP
    if gait[JUMP] > 0.0 and drop > gait[JUMP] + RIM:
        return DEEP_DROP
    return NO_JUMP


@inlined
def beside_edges(gait: Floats, length: float, gap: float, first: float, last: float) -> float:
    """What of a leg is walked before its base touches the first edge, after it touches the last from beyond, and
    between two places where it leaves its support."""
    before = first * length - gait[RADIUS]
    after = (1.0 - last) * length - gait[RADIUS]
    between = (last - first) * length - gap - 2.0 * gait[RADIUS]
    return float(max(0.0, before) + max(0.0, after) + max(0.0, between))


@lent
def assess(
    land: Land,
    gait: Floats,
    bases: Floats,
    x1: float,
    y1: float,
    s1: int,
    x2: float,
    y2: float,
    s2: int,
    slack: float,
    out: Floats,
) -> int:
    """Judge one straight leg from a spot to a spot; write what it is and tell what is wrong with it, if anything."""
    z1 = land.surfaces[s1, 0]
    z2 = land.surfaces[s2, 0]
    dx = x2 - x1
    dy = y2 - y1
    length = math.sqrt(dx * dx + dy * dy)
    if gait[FLY] == 1.0:
        out[LENGTH], out[WIDTH], out[RISE], out[KIND] = length, 0.0, z2 - z1, FLYING
        out[CULPRIT], out[FIRST], out[LAST], out[ACCESS] = -1, 1.0, 0.0, -1
        return CLEAR
    share, first, last, first_edge, last_edge = 0.0, 1.0, 0.0, -1, -1
    if s1 != s2 or not lies_on(land, s1, x1, y1, x2, y2):
        share, first, last, first_edge, last_edge = void(land, gait[STEP], x1, y1, x2, y2, z1, z2)
    owner = owner_of(land, s1, s2)
    cut, edge = 0.5, -1
    access = -1
    if s1 != s2:
        cut, edge = border(land, owner, x1, y1, x2, y2, z2 > z1)
        if edge < 0:
            cut = 0.5
        access = ladder_at(land, owner, x1, y1, x2, y2, gait[RADIUS])
    out[WIDTH] = share * length
    out[RISE] = z2 - z1
    out[CULPRIT] = owner
    out[ACCESS] = access
    steep = abs(z2 - z1) > gait[STEP]
    if edge >= 0 and steep:
        if cut < first:
            first, first_edge = cut, edge
        if cut > last:
            last, last_edge = cut, edge
    out[FIRST] = first
    out[LAST] = last
    verdict = step_kind(gait, length, out[WIDTH], out[RISE], access, out)
    if verdict == NO_JUMP and gait[JUMP] > 0.0:
        near = gait[RADIUS] - slack
        sure = footing(land, first_edge, x1, y1, near) and footing(land, last_edge, x2, y2, near)
        if gait[RIMS] == 0.0 and not sure:
            return NO_FOOTING
        out[LENGTH] = beside_edges(gait, length, out[WIDTH], first, last)
        if gait[RIMS] == 1.0 and out[WIDTH] > gait[GAP] + RIM:
            out[LENGTH] += out[WIDTH]
    elif verdict != CLEAR:
        return int(verdict)
    elif steep and gait[RIMS] == 1.0:
        out[LENGTH] = beside_edges(gait, length, out[WIDTH], first, last) + abs(z2 - z1)
    if steep and edge < 0:
        return BLOCKED
    return int(obstruction(land, gait, bases, x1, y1, s1, x2, y2, s2, cut, owner if steep else -1, slack, out))


@inlined
def obstruction(
    land: Land,
    gait: Floats,
    bases: Floats,
    x1: float,
    y1: float,
    s1: int,
    x2: float,
    y2: float,
    s2: int,
    cut: float,
    owner: int,
    slack: float,
    out: Floats,
) -> int:
    """What stands in the way of a leg: on the lower level up to the border, on the upper one from touching it on."""
    if s1 == s2:
        hit = in_way(land, gait, bases, x1, y1, x2, y2, s1, -1, slack)
    else:
        length = math.sqrt((x2 - x1) ** 2 + (y2 - y1) ** 2)
        reach = gait[RADIUS] / length if length > 0.0 else 0.0
        upward = land.surfaces[s2, 0] > land.surfaces[s1, 0]
        until = cut if upward else min(1.0, cut + reach)
        since = max(0.0, cut - reach) if upward else cut
        mx, my = x1 + until * (x2 - x1), y1 + until * (y2 - y1)
        hit = in_way(land, gait, bases, x1, y1, mx, my, s1, owner if upward else -1, slack)
        if hit < 0:
            mx, my = x1 + since * (x2 - x1), y1 + since * (y2 - y1)
            hit = in_way(land, gait, bases, mx, my, x2, y2, s2, -1 if upward else owner, slack)
    if hit < 0:
        return CLEAR
    out[CULPRIT] = hit
    total = land.pieces.shape[0]
    if hit < total:
        return BLOCKED
    b = hit - total
    near: float = apart_from_line(bases[b, 0], bases[b, 1], x1, y1, x2, y2)
    return BASE if bases[b, 4] == 0.0 or near < (bases[b, 3] - slack) ** 2 else ZONE


@lent
def end_keep(bases: Floats, b: int, origin: Place, z: float) -> float:
    """How far a mover must end from a base: it may still be in a zone in which it started, not on the base."""
    keep = keep_off(bases, b, z)
    if keep <= bases[b, 3]:
        return keep
    aside = max(0.0, math.hypot(origin[0] - bases[b, 0], origin[1] - bases[b, 1]) - bases[b, 3])
    started_inside = math.hypot(aside, origin[2] - bases[b, 2]) < bases[b, 4] - RIM
    if not started_inside:
        return keep
    return float(bases[b, 3]) if abs(bases[b, 2] - z) <= bases[b, 5] else -1.0


@lent
def stance(
    land: Land,
    gait: Floats,
    bases: Floats,
    soft: Floats,
    origin: Place,
    x: float,
    y: float,
    s: int,
    slack: float,
    out: Floats,
) -> int:
    """Whether a base that started at `origin` (x, y, z) may end here: carried, on the table, clear of all others."""
    low = gait[RADIUS] - slack
    out[CULPRIT] = -1
    if x < low or y < low or x > land.size[0] - low or y > land.size[1] - low:
        return OFF_TABLE
    if not supported(land, s, x, y):
        return UNSUPPORTED
    hit = in_way(land, gait, bases[:0], x, y, x, y, s, -1, slack)
    if hit >= 0:
        out[CULPRIT] = hit
        return BLOCKED
    z = land.surfaces[s, 0]
    total = land.pieces.shape[0]
    hard = bases.shape[0]
    verdict, b = crowded(bases, origin, x, y, z, slack)
    if verdict == CLEAR:
        verdict, b = crowded(soft, origin, x, y, z, slack)
        b += hard
    if verdict != CLEAR:
        out[CULPRIT] = total + b
    return int(verdict)


@lent
def crowded(bases: Floats, origin: Place, x: float, y: float, z: float, slack: float) -> tuple[int, int]:
    """Whether a mover that started at `origin` ends on or too near to one of some bases, and to which."""
    for b in range(bases.shape[0]):
        keep = end_keep(bases, b, origin, z) - slack
        apart = math.hypot(x - bases[b, 0], y - bases[b, 1])
        if keep > 0.0 and apart < keep:
            return (ZONE if bases[b, 4] > 0.0 and apart >= bases[b, 3] - slack else OVERLAP), b
    return CLEAR, -1


@lent
def verify(land: Land, gait: Floats, bases: Floats, spots: Floats, limit: float, out: Floats) -> tuple[int, int]:
    """Judge every leg of a track; tell the number of the first fault and its leg."""
    length = 0.0
    low = gait[RADIUS] - RIM
    for i in range(spots.shape[0] - 1):
        x, y, s = spots[i + 1, 0], spots[i + 1, 1], int(spots[i + 1, 2])
        out[CULPRIT] = -1
        if s < 0 or s >= land.surfaces.shape[0]:
            return UNSUPPORTED, i
        if x < low or y < low or x > land.size[0] - low or y > land.size[1] - low:
            return OFF_TABLE, i
        verdict = assess(land, gait, bases, spots[i, 0], spots[i, 1], int(spots[i, 2]), x, y, s, RIM, out)
        if verdict != CLEAR:
            return int(verdict), i
        if gait[FLY] == 0.0 and not supported(land, s, x, y):
            return UNSUPPORTED, i
        length += out[LENGTH]
        if length > limit + RIM:
            return TOO_LONG, i
    return CLEAR, -1


@lent
def passed_over(
    land: Land, wanted: Flags, radius: float, x1: float, y1: float, x2: float, y2: float, z: float, found: Flags
) -> None:
    """Mark the wanted pieces at this level that a base moving from point to point overlaps."""
    for p in range(land.pieces.shape[0]):
        bottom, top = land.pieces[p, 0], land.pieces[p, 1]
        if wanted[p] and (bottom <= z < top or z == bottom) and meets_piece(land, p, x1, y1, x2, y2, radius - RIM):
            found[p] = True


@lent
def straight(land: Land, gait: Floats, bases: Floats, soft: Floats, start: Place, goal: Place, out: Floats) -> int:
    """Judge standing at a goal (the verdict is then negative) and the straight way to it."""
    x, y, s = goal[0], goal[1], int(goal[2])
    origin = (start[0], start[1], land.surfaces[int(start[2]), 0])
    verdict = stance(land, gait, bases, soft, origin, x, y, s, RIM, out)
    if verdict != CLEAR:
        return int(-verdict)
    return int(assess(land, gait, bases, start[0], start[1], int(start[2]), x, y, s, RIM, out))


@lent
def judge(
    land: Land, gait: Floats, bases: Floats, soft: Floats, spots: Floats, limit: float, out: Floats
) -> tuple[int, int]:
    """Judge every leg of a track and its end; tell the number of the first fault and its leg."""
    verdict, leg = verify(land, gait, bases, spots, limit, out)
    if verdict != CLEAR:
        return int(verdict), int(leg)
    last = spots.shape[0] - 1
    x, y, s = spots[last, 0], spots[last, 1], int(spots[last, 2])
    if s < 0 or s >= land.surfaces.shape[0]:
        return UNSUPPORTED, last - 1
    origin = (spots[0, 0], spots[0, 1], land.surfaces[int(spots[0, 2]), 0])
    return int(stance(land, gait, bases, soft, origin, x, y, s, RIM, out)), last - 1
