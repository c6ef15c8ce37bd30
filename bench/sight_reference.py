"""Sight in plain Python, written to be read: the kernel is held to it, and measured against it."""

import math
import time
from collections.abc import Sequence
from itertools import pairwise
from random import Random

import numpy as np

from escarmouche.engine.ids import PieceId
from escarmouche.table.sight import Sight
from escarmouche.table.table import Piece, Table

Position = tuple[float, float, float]
Cylinder = tuple[float, float, float, float, float]
Query = tuple[Position, list[Position], list[Cylinder]]
GRAZE = 2.0


def reference_probe(
    table: Table,
    eye: Position,
    points: Sequence[Position],
    bodies: Sequence[Cylinder] = (),
    open_pieces: Sequence[int] = (),
    traits: Sequence[str] = ("blocking", "screen"),
) -> list[int]:
    """For each point the first piece, or the number of pieces plus the first body, that blocks it; -1 if it is seen."""
    return [_first_blocker(table, eye, point, bodies, open_pieces, traits) for point in points]


def _first_blocker(
    table: Table,
    eye: Position,
    point: Position,
    bodies: Sequence[Cylinder],
    open_pieces: Sequence[int],
    traits: Sequence[str],
) -> int:
    for i, piece in enumerate(table.pieces):
        if i in open_pieces or not any(piece.has(trait) for trait in traits):
            continue
        if inside_piece(piece, eye, point) > GRAZE:
            return i
    for i, body in enumerate(bodies):
        if inside_body(body, eye, point) > GRAZE:
            return len(table.pieces) + i
    return -1


def inside_piece(piece: Piece, p: Position, q: Position) -> float:
    """The length of the part of the segment pq that lies inside a prism."""
    left, front, right, back = piece.box
    if max(p[0], q[0]) < left or min(p[0], q[0]) > right or max(p[1], q[1]) < front or min(p[1], q[1]) > back:
        return 0.0
    low, high = _between_levels(p[2], q[2], piece.bottom, piece.top)
    if low >= high:
        return 0.0
    cuts = sorted({low, high, *(t for a, b in piece.edges for t in _cuts(p, q, a, b) if low < t < high)})
    inside = 0.0
    for start, end in pairwise(cuts):
        t = (start + end) / 2
        if _strictly_inside(piece, p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])):
            inside += end - start
    return inside * math.dist(p, q)


def inside_body(body: Cylinder, p: Position, q: Position) -> float:
    """The length of the part of the segment pq that lies inside an upright cylinder."""
    x, y, z, radius, height = body
    low, high = _between_levels(p[2], q[2], z, z + height)
    dx, dy = q[0] - p[0], q[1] - p[1]
    a, b = dx * dx + dy * dy, (p[0] - x) * dx + (p[1] - y) * dy
    c = (p[0] - x) ** 2 + (p[1] - y) ** 2 - radius * radius
    if a == 0:
        return max(0.0, high - low) * math.dist(p, q) if c < 0 else 0.0
    if b * b <= a * c:
        return 0.0
    root = math.sqrt(b * b - a * c)
    return max(0.0, min(high, (-b + root) / a) - max(low, (-b - root) / a)) * math.dist(p, q)


def _between_levels(z1: float, z2: float, bottom: float, top: float) -> tuple[float, float]:
    if z1 == z2:
        return (0.0, 1.0) if bottom < z1 < top else (1.0, 0.0)
    first, second = sorted(((bottom - z1) / (z2 - z1), (top - z1) / (z2 - z1)))
    return max(0.0, first), min(1.0, second)


def _cuts(p: Position, q: Position, a: tuple[int, int], b: tuple[int, int]) -> list[float]:
    """Where the line pq meets the side ab, as fractions of pq."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    a_side = dx * (a[1] - p[1]) - dy * (a[0] - p[0])
    b_side = dx * (b[1] - p[1]) - dy * (b[0] - p[0])
    if dx == 0 and dy == 0:
        return []
    if a_side == b_side == 0:
        return [((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy) for x, y in (a, b)]
    if a_side * b_side > 0:
        return []
    share = a_side / (a_side - b_side)
    x, y = a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])
    return [((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy)]


def _strictly_inside(piece: Piece, x: float, y: float) -> bool:
    inside = False
    for (x1, y1), (x2, y2) in piece.edges:
        cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        on_line = abs(cross) <= 1e-6 * math.dist((x1, y1), (x2, y2))
        if on_line and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return False
        if (y1 > y) != (y2 > y) and (cross > 0) == (y2 > y1):
            inside = not inside
    return inside


def random_table(rng: Random, pieces: int = 25, size: int = 48_000) -> Table:
    """A table of random convex and star-shaped pieces, of the size that the speed is promised for."""
    made = []
    for i in range(pieces):
        x, y, reach = rng.randrange(4000, size - 4000), rng.randrange(4000, size - 4000), rng.randrange(800, 3500)
        corners = rng.randrange(4, 9)
        turn = rng.random()
        outline = []
        for k in range(corners):
            angle, far = (k + turn) * 2 * math.pi / corners, reach * rng.uniform(0.4, 1.0)
            outline.append((round(x + far * math.cos(angle)), round(y + far * math.sin(angle))))
        trait = rng.choice(("blocking", "blocking", "screen", "cover"))
        bottom = rng.choice((0, 0, 0, 3000))
        made.append(
            Piece(PieceId(f"p{i}"), "random", tuple(outline), bottom, rng.randrange(500, 6000), frozenset({trait}))
        )
    return Table("random", size, size, tuple(made))


def random_query(rng: Random, points: int = 16, bodies: int = 8, size: int = 48_000) -> Query:
    """An eye, the points around a target, and some bodies in the way."""
    eye = (rng.randrange(size), rng.randrange(size), rng.choice((1125, 2125, 4125)))
    x, y = rng.randrange(size), rng.randrange(size)
    seen: list[Position] = [
        (x + rng.randrange(-700, 700), y + rng.randrange(-700, 700), rng.randrange(100, 2500)) for _ in range(points)
    ]
    way: list[Cylinder] = [
        (rng.randrange(size), rng.randrange(size), 0, rng.choice((500, 625, 1000)), 1250) for _ in range(bodies)
    ]
    return eye, seen, way


def measure(queries: int = 2000, points: int = 16, bodies: int = 8, seed: int = 7) -> dict[str, float]:
    """Microseconds per probe of the reference, of the kernel, and how many times faster the kernel is."""
    rng = Random(seed)
    table = random_table(rng)
    asked = [random_query(rng, points, bodies) for _ in range(queries)]
    arrays = [(eye, np.array(seen, float), np.array(way, float).reshape(-1, 5)) for eye, seen, way in asked]
    sight = Sight(table)
    sight.probe(*arrays[0])
    start = time.process_time()
    for eye, seen, way in arrays:
        sight.probe(eye, seen, way)
    kernel = time.process_time() - start
    start = time.process_time()
    for query in asked[: queries // 20]:
        reference_probe(table, *query)
    reference = (time.process_time() - start) * queries / (queries // 20)
    return {
        "reference_us": reference / queries * 1e6,
        "kernel_us": kernel / queries * 1e6,
        "ratio": reference / kernel,
        **_survey_speed(sight, rng, points, bodies),
    }


def _survey_speed(
    sight: Sight, rng: Random, points: int, bodies: int, eyes: int = 64, targets: int = 64
) -> dict[str, float]:
    """Microseconds per probe when many eyes look at many targets in one call."""
    asked = [random_query(rng, points, bodies) for _ in range(max(eyes, targets))]
    eye_rows = np.array([eye for eye, _, _ in asked[:eyes]], float)
    target_rows = np.array([seen for _, seen, _ in asked[:targets]], float)
    body_rows = np.array(asked[0][2], float)
    pieces = len(sight.table.pieces)
    call = (
        eye_rows, np.zeros(eyes, np.int64), np.zeros((eyes, pieces), np.bool_),
        target_rows, np.ones(targets, np.int64), np.zeros((targets, pieces), np.bool_),
        body_rows, np.full(bodies, 2, np.int64),
    )  # fmt: skip
    sight.survey(*call)
    start = time.process_time()
    sight.survey(*call)
    return {"survey_us": (time.process_time() - start) / (eyes * targets) * 1e6}


if __name__ == "__main__":
    for name, value in measure().items():
        print(f"{name:14} {value:10.2f}")
