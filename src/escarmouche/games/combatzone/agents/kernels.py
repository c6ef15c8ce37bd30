"""Compiled kernels of the sergeant's plans: every place, target and course weighed at once.

`gaps` are distances between bases, `limits` the three ranges of a weapon with their tolerance, and the chances of a
shot are tables by range band and by cover. Import this module late: it brings the compiler with it.
"""

import math

import numpy as np
from numpy.typing import NDArray

from escarmouche.table.compiling import Flags, Floats, compiled, lent
from escarmouche.table.sight.kernels import crosses_piece


@lent
def closed_to(blocks: Flags, opened: Flags, closed: NDArray[np.int64]) -> int:
    """Write down the pieces that block sight and are not `opened` to an eye; tell how many these are."""
    count = 0
    for k in range(len(blocks)):
        if blocks[k] and not opened[k]:
            closed[count] = k
            count += 1
    return count


@lent
def visible(
    pieces: Floats,
    edges: Floats,
    closed: NDArray[np.int64],
    count: int,
    eye: Floats,
    points: Floats,
    graze: float,
    cuts: Floats,
) -> int:
    """How many points an eye sees past the first so many of the closed pieces; nobody is in the way.

    What hides one point mostly hides the next one too: it is put first.
    """
    x, y, z = eye[0], eye[1], eye[2]
    seen = len(points)
    for i in range(len(points)):
        dx, dy, dz = points[i, 0] - x, points[i, 1] - y, points[i, 2] - z
        for n in range(count):
            if crosses_piece(pieces[closed[n]], edges, x, y, z, dx, dy, dz, graze, cuts):
                closed[0], closed[n] = closed[n], closed[0]
                seen -= 1
                break
    return seen


@lent
def closed_around(
    blocks: Flags, low: NDArray[np.int64], boxes: Floats, beside: float, x: float, y: float, closed: NDArray[np.int64]
) -> int:
    """Write down the pieces that block the sight of somebody at a place; tell how many these are.

    He looks over the low ones, given in their order with their boxes, that are no further than `beside` from him.
    """
    count, at = 0, 0
    for k in range(len(blocks)):
        over = False
        if at < len(low) and low[at] == k:
            dx = max(0.0, max(boxes[at, 0] - x, x - boxes[at, 2]))
            dy = max(0.0, max(boxes[at, 1] - y, y - boxes[at, 3]))
            over = math.hypot(dx, dy) <= beside
            at += 1
        if blocks[k] and not over:
            closed[count] = k
            count += 1
    return count


@lent
def somebody(
    x: float,
    y: float,
    z: float,
    radius: float,
    height: float,
    eye_level: float,
    sides: Floats,
    eye: Floats,
    points: Floats,
) -> None:
    """Write down the eye of somebody and the points that others look at."""
    eye[0], eye[1], eye[2] = x, y, z + eye_level * height
    for i in range(len(sides)):
        points[i, 0] = sides[i, 0] * radius + x
        points[i, 1] = sides[i, 1] * radius + y
        points[i, 2] = sides[i, 2] * height + z


@compiled
def mutual(
    pieces: Floats,
    edges: Floats,
    blocks: Flags,
    low: NDArray[np.int64],
    boxes: Floats,
    bodies: Floats,
    exact: Floats,
    squares: NDArray[np.int64],
    middles: Floats,
    known: NDArray[np.int8],
    rows: NDArray[np.int64],
    sides: Floats,
    usual: tuple[float, float, float, float],
    graze: float,
) -> NDArray[np.int8]:
    """How many points each of some bodies sees of somebody at every place, and is seen of it from there.

    The places are some exact ones, then some squares with their middles; `known` is what has been looked up of the
    squares, for each body in a row of its own, and is negative where nobody has looked yet. `usual` are the radius and
    the height of somebody, how high his eyes are, and how far from him a low piece may be for him to look over it.
    """
    radius, height, eye_level, beside = usual
    count = len(exact) + len(squares)
    found = np.empty((2, len(bodies), count), np.int8)
    closed, closed_there, cuts = np.empty(len(pieces), np.int64), np.empty(len(pieces), np.int64), np.empty(len(edges))
    eye, points, other_eye, other_points = (
        np.empty(3),
        np.empty((len(sides), 3)),
        np.empty(3),
        np.empty((len(sides), 3)),
    )
    for body in range(len(bodies)):
        row = bodies[body]
        somebody(row[0], row[1], row[2], row[3], row[4], eye_level, sides, eye, points)
        shut = closed_around(blocks, low, boxes, beside, row[0], row[1], closed)
        for place in range(count):
            square = squares[place - len(exact)] if place >= len(exact) else -1
            if square >= 0 and known[rows[body], 0, square] >= 0:
                found[0, body, place] = known[rows[body], 0, square]
                found[1, body, place] = known[rows[body], 1, square]
                continue
            x, y = (middles[square, 0], middles[square, 1]) if square >= 0 else (exact[place, 0], exact[place, 1])
            somebody(x, y, 0.0, radius, height, eye_level, sides, other_eye, other_points)
            found[0, body, place] = visible(pieces, edges, closed, shut, eye, other_points, graze, cuts)
            shut_there = closed_around(blocks, low, boxes, beside, x, y, closed_there)
            found[1, body, place] = visible(pieces, edges, closed_there, shut_there, other_eye, points, graze, cuts)
            if square >= 0:
                known[rows[body], 0, square] = found[0, body, place]
                known[rows[body], 1, square] = found[1, body, place]
    return found


@compiled
def best_sightings(
    pieces: Floats,
    edges: Floats,
    blocks: Flags,
    eyes: Floats,
    opened: Flags,
    targets: Floats,
    graze: float,
    known: NDArray[np.int8],
    squares: NDArray[np.int64],
    wanted: NDArray[np.int64],
    most: NDArray[np.int8],
) -> None:
    """Write how many points of each wanted target are seen from that of some squares which sees most of it.

    Eyes and targets are those of all squares, and `known` what each sees of each; where it is negative nobody has
    looked yet. Targets whose number in `most` is not negative are left as they are.
    """
    asked = np.unique(wanted[most[wanted] < 0])
    closed, cuts = np.empty(len(pieces), np.int64), np.empty(len(edges))
    most[asked] = 0
    for e in squares:
        count = closed_to(blocks, opened[e], closed)
        for t in asked:
            if most[t] < targets.shape[1]:
                if known[e, t] < 0:
                    known[e, t] = visible(pieces, edges, closed, count, eyes[e], targets[t], graze, cuts)
                most[t] = max(most[t], known[e, t])


@compiled
def uncrowded(points: Floats, bases: Floats) -> Flags:
    """Which points lie outside all bases, rows of x, y and how near is too near."""
    free = np.ones(len(points), np.bool_)
    for point in range(len(points)):
        for base in range(len(bases)):
            dx, dy = points[point, 0] - bases[base, 0], points[point, 1] - bases[base, 1]
            if dx * dx + dy * dy < bases[base, 2] * bases[base, 2]:
                free[point] = False
                break
    return free


@lent
def band(limits: Floats, gap: float) -> int:
    """The number of the range band of a distance; one more than there are for what is out of range."""
    number = 0
    while number < len(limits) and limits[number] < gap:
        number += 1
    return number


@compiled
def volleys(
    gaps: Floats,
    limits: Floats,
    kills: Floats,
    panics: Floats,
    worth: Floats,
    calm: Floats,
    seen: NDArray[np.int8],
    bare: int,
    shakes: float,
    count: int,
) -> Floats:
    """What the first shots are worth at every place if each goes where it promises most; one row for each number.

    Rows are targets and columns places; whoever shows fewer than `bare` of his points is behind cover.
    """
    foes, places = gaps.shape
    totals = np.zeros((count + 1, places))
    dies, runs, alive, still = np.empty(foes), np.empty(foes), np.empty(foes), np.empty(foes)
    for place in range(places):
        for foe in range(foes):
            dies[foe] = runs[foe] = 0.0
            alive[foe] = still[foe] = 1.0
            if seen[foe, place] > 0:
                at, cover = band(limits, gaps[foe, place]), int(seen[foe, place] < bare)
                dies[foe] = kills[foe, at, cover]
                runs[foe] = panics[foe, at, cover] * calm[foe]
        for number in range(1, count + 1):
            best, most = 0, -1.0
            for foe in range(foes):
                gain = alive[foe] * (worth[foe] * dies[foe] + worth[foe] * shakes * runs[foe] * still[foe])
                if gain > most:
                    best, most = foe, gain
            totals[number, place] = totals[number - 1, place] + most
            alive[best] *= 1.0 - dies[best]
            still[best] *= 1.0 - runs[best]
    return totals


@compiled
def menaces(
    gaps: Floats,
    limits: Floats,
    fates: Floats,
    strides: Floats,
    there: NDArray[np.int8],
    around: NDArray[np.int8],
    squares: NDArray[np.int64],
    bare: tuple[int, int],
) -> Floats:
    """How likely every enemy kills somebody at every place, if he fires from wherever he does best.

    `fates` are what an enemy's shots do from where he stands and after each of his `strides`, as long as he has points
    for it, `there` what he sees from where he stands, `around` what he sees of every coarse square after each stride,
    and `squares` the coarse square of every place. Who shows fewer points than `bare` is behind cover.
    """
    foes, places = gaps.shape
    found = np.zeros((foes, places))
    for foe in range(foes):
        for place in range(places):
            gap, seen, most = gaps[foe, place], there[foe, place], 0.0
            if seen > 0:
                most = fates[foe, 0, band(limits[foe], gap), int(seen < bare[0])]
            for step in range(strides.shape[1]):
                seen = around[foe, step, squares[place]]
                if seen > 0:
                    at = band(limits[foe], max(0.0, gap - strides[foe, step]))
                    most = max(most, fates[foe, step + 1, at, int(seen < bare[1])])
            found[foe, place] = most
    return found


@compiled
def best_course(
    places: Floats,
    moves: NDArray[np.int64],
    fire: Floats,
    watched: Floats,
    ends: tuple[Floats, Floats],
    bend: float,
    stride: int,
    waits: tuple[int, float],
    better: float,
) -> tuple[float, int, int, int]:
    """The course that is worth most: its worth, from where one fires, with how many points, and where one ends.

    `fire` has a row for each number of points; `ends` says what it is worth to end at a place, with no point left and
    with one. A way is longer than the straight line by `bend`. Whoever does not fire and keeps enough points `waits`,
    which is worth something. More fire must be `better` than less by so much.
    """
    count, points = len(places), len(fire) - 1
    steps = np.empty((count, count), np.int64)
    for start in range(count):
        for end in range(count):
            apart = math.hypot(places[start, 0] - places[end, 0], places[start, 1] - places[end, 1])
            steps[start, end] = (
                moves[end] if not start else moves[start] if not end else math.ceil(bend * apart / stride)
            )
    best, fires_from, fired, ends_at = -math.inf, 0, 0, 0
    for spent in range(points + 1):
        most, here, there = -math.inf, 0, 0
        for start in range(count):
            rest = points - spent - moves[start]
            gain = fire[spent, start]
            if rest < 0 or (spent and gain <= 0):
                continue
            gain -= watched[start] if moves[start] else 0.0
            for end in range(count):
                spare = rest - steps[start, end]
                if spare >= 0:
                    value = ends[1][end] if spare else ends[0][end]
                    value += waits[1] if not spent and spare >= waits[0] else 0.0
                    value += gain
                    if value > most:
                        most, here, there = value, start, end
        if most > best + better:
            best, fires_from, fired, ends_at = most, here, spent, there
    return best, fires_from, fired, ends_at
