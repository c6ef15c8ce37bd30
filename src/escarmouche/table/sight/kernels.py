"""Compiled kernels of sight: how much of a segment lies inside prisms and cylinders.

Pieces are rows of (bottom, top, left, front, right, back, first edge, number of edges), edges rows of (x1, y1, x2, y2),
bodies rows of (x, y, z, radius, height). Import this module late: it brings the compiler with it.
"""

import math

import numpy as np
from numpy.typing import NDArray

from escarmouche.table.compiling import Flags, Floats, compiled, lent


@lent
def level_span(z: float, dz: float, low: float, high: float) -> tuple[float, float]:
    """The part of a segment between two levels, as fractions of it; the first is the greater if there is none."""
    if dz == 0.0:
        if low < z < high:
            return 0.0, 1.0
        return 1.0, 0.0
    enter = (low - z) / dz
    leave = (high - z) / dz
    if enter > leave:
        enter, leave = leave, enter
    return max(0.0, enter), min(1.0, leave)


@lent
def sweep(
    edges: Floats,
    first: int,
    count: int,
    line: tuple[float, float, float, float],
    span: tuple[float, float],
    on_line: bool,
    cuts: Floats,
) -> tuple[float, float]:
    """How much of a part of a line lies inside an outline, and how much along its sides, as fractions of the segment.

    Corners on the line count to its left side or, with `on_line`, to its right.
    """
    x, y, dx, dy = line
    low, high = span
    length = dx * dx + dy * dy
    found = 0
    along = 0.0
    for e in range(first, first + count):
        ax = edges[e, 0] - x
        ay = edges[e, 1] - y
        bx = edges[e, 2] - x
        by = edges[e, 3] - y
        a_side = dx * ay - dy * ax
        b_side = dx * by - dy * bx
        if a_side == 0.0 and b_side == 0.0:
            start = (ax * dx + ay * dy) / length
            end = (bx * dx + by * dy) / length
            along += max(0.0, min(max(start, end), high) - max(min(start, end), low))
        elif (a_side > 0.0 or (on_line and a_side == 0.0)) != (b_side > 0.0 or (on_line and b_side == 0.0)):
            share = a_side / (a_side - b_side)
            cut = ((ax + share * (bx - ax)) * dx + (ay + share * (by - ay)) * dy) / length
            place = found
            while place > 0 and cuts[place - 1] > cut:
                cuts[place] = cuts[place - 1]
                place -= 1
            cuts[place] = cut
            found += 1
    inside = 0.0
    for i in range(0, found - 1, 2):
        inside += max(0.0, min(cuts[i + 1], high) - max(cuts[i], low))
    return inside, along


@lent
def outline_span(
    edges: Floats,
    first: int,
    count: int,
    line: tuple[float, float, float, float],
    span: tuple[float, float],
    cuts: Floats,
) -> float:
    """How much of a part of a segment lies inside an outline, as a fraction of the segment."""
    inside, along = sweep(edges, first, count, line, span, False, cuts)
    if along > 0.0:
        # What runs along a side is on the surface, not inside, and counts in exactly one of the two sweeps.
        other, _ = sweep(edges, first, count, line, span, True, cuts)
        return max(0.0, (inside + other - along) / 2)
    return inside


@lent
def inside_outline(edges: Floats, first: int, count: int, x: float, y: float) -> bool:
    """Whether a point lies inside an outline, for segments that stand upright."""
    inside = False
    for e in range(first, first + count):
        x1, y1, x2, y2 = edges[e, 0], edges[e, 1], edges[e, 2], edges[e, 3]
        cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if cross == 0.0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return False
        if (y1 > y) != (y2 > y) and (cross > 0.0) == (y2 > y1):
            inside = not inside
    return inside


@lent
def crosses_piece(
    piece: Floats,
    edges: Floats,
    x: float,
    y: float,
    z: float,
    dx: float,
    dy: float,
    dz: float,
    graze: float,
    cuts: Floats,
) -> bool:
    """Whether more than `graze` of a segment lies inside a prism."""
    if min(x, x + dx) >= piece[4] or max(x, x + dx) <= piece[2]:
        return False
    if min(y, y + dy) >= piece[5] or max(y, y + dy) <= piece[3]:
        return False
    # The line passes the whole upright rectangle around the piece on one side.
    aside = dx * ((piece[3] + piece[5]) / 2 - y) - dy * ((piece[2] + piece[4]) / 2 - x)
    if abs(aside) > (abs(dx) * (piece[5] - piece[3]) + abs(dy) * (piece[4] - piece[2])) / 2:
        return False
    low, high = level_span(z, dz, piece[0], piece[1])
    length = math.sqrt(dx * dx + dy * dy + dz * dz)
    if (high - low) * length <= graze:
        return False
    first = int(piece[6])
    count = int(piece[7])
    if dx == 0.0 and dy == 0.0:
        upright: bool = inside_outline(edges, first, count, x, y)
        return upright
    inside: float = outline_span(edges, first, count, (x, y, dx, dy), (low, high), cuts) * length
    return inside > graze


@lent
def crosses_body(body: Floats, x: float, y: float, z: float, dx: float, dy: float, dz: float, graze: float) -> bool:
    """Whether more than `graze` of a segment lies inside a cylinder."""
    fx = x - body[0]
    fy = y - body[1]
    a = dx * dx + dy * dy
    c = fx * fx + fy * fy - body[3] * body[3]
    if a == 0.0:
        if c >= 0.0:
            return False
        low, high = level_span(z, dz, body[2], body[2] + body[4])
        upright: float = (high - low) * abs(dz)
        return upright > graze
    b = fx * dx + fy * dy
    root = b * b - a * c
    if root <= 0.0:
        return False
    root = math.sqrt(root)
    low, high = level_span(z, dz, body[2], body[2] + body[4])
    low = max(low, (-b - root) / a)
    high = min(high, (-b + root) / a)
    inside: float = (high - low) * math.sqrt(a + dz * dz)
    return inside > graze


@compiled
def probe(
    pieces: Floats,
    edges: Floats,
    blocks: Flags,
    eye: tuple[float, float, float],
    points: Floats,
    bodies: Floats,
    graze: float,
    blockers: NDArray[np.int32],
) -> int:
    """Write for each point the first thing that blocks the segment to it, or -1; tell how many points are seen."""
    x, y, z = eye
    left, right, front, back = x, x, y, y
    for i in range(points.shape[0]):
        left = min(left, points[i, 0])
        right = max(right, points[i, 0])
        front = min(front, points[i, 1])
        back = max(back, points[i, 1])
    total = pieces.shape[0]
    near = np.empty(total + bodies.shape[0], np.int32)
    count = 0
    widest = 0
    for p in range(total):
        if blocks[p] and pieces[p, 2] < right and pieces[p, 4] > left and pieces[p, 3] < back and pieces[p, 5] > front:
            near[count] = p
            count += 1
            widest = max(widest, int(pieces[p, 7]))
    for b in range(bodies.shape[0]):
        reach = bodies[b, 3]
        beside = bodies[b, 0] - reach >= right or bodies[b, 0] + reach <= left
        if not beside and bodies[b, 1] - reach < back and bodies[b, 1] + reach > front:
            near[count] = total + b
            count += 1
    cuts = np.empty(widest, np.float64)
    seen = 0
    for i in range(points.shape[0]):
        dx = points[i, 0] - x
        dy = points[i, 1] - y
        dz = points[i, 2] - z
        blocker = -1
        for n in range(count):
            k = near[n]
            if k < total:
                crossed = crosses_piece(pieces[k], edges, x, y, z, dx, dy, dz, graze, cuts)
            else:
                crossed = crosses_body(bodies[k - total], x, y, z, dx, dy, dz, graze)
            if crossed:
                blocker = k
                break
        blockers[i] = blocker
        if blocker < 0:
            seen += 1
    return seen


@compiled
def crossed(
    pieces: Floats,
    edges: Floats,
    blocks: Flags,
    p: tuple[float, float, float],
    q: tuple[float, float, float],
    bodies: Floats,
    graze: float,
    found: NDArray[np.int32],
) -> int:
    """Write everything that the segment pq crosses; tell how many things that are."""
    x, y, z = p
    dx, dy, dz = q[0] - x, q[1] - y, q[2] - z
    cuts = np.empty(edges.shape[0], np.float64)
    count = 0
    total = pieces.shape[0]
    for k in range(total):
        if blocks[k] and crosses_piece(pieces[k], edges, x, y, z, dx, dy, dz, graze, cuts):
            found[count] = k
            count += 1
    for k in range(bodies.shape[0]):
        if crosses_body(bodies[k], x, y, z, dx, dy, dz, graze):
            found[count] = total + k
            count += 1
    return count


@compiled
def survey(
    pieces: Floats,
    edges: Floats,
    blocks: Flags,
    eyes: Floats,
    eye_groups: NDArray[np.int64],
    eye_open: Flags,
    targets: Floats,
    target_groups: NDArray[np.int64],
    target_open: Flags,
    bodies: Floats,
    body_groups: NDArray[np.int64],
    graze: float,
    seen: NDArray[np.int32],
) -> None:
    """Count for every eye and every target how many of the target's points the eye sees."""
    most = targets.shape[1]
    blockers = np.empty(most, np.int32)
    kept = np.empty((bodies.shape[0], 5), np.float64)
    mask = np.empty(pieces.shape[0], np.bool_)
    for e in range(eyes.shape[0]):
        eye = (eyes[e, 0], eyes[e, 1], eyes[e, 2])
        for t in range(targets.shape[0]):
            for p in range(pieces.shape[0]):
                mask[p] = blocks[p] and not eye_open[e, p] and not target_open[t, p]
            count = 0
            for b in range(bodies.shape[0]):
                if body_groups[b] != eye_groups[e] and body_groups[b] != target_groups[t]:
                    for i in range(5):
                        kept[count, i] = bodies[b, i]
                    count += 1
            seen[e, t] = probe(pieces, edges, mask, eye, targets[t], kept[:count], graze, blockers)
