"""What the compiled kernels of Trauma do, written plainly: sight point by point, and places after a crossing."""

import math
from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.space.silhouettes import Counts, Floats, Look, eyes
from escarmouche.table.sight import Sight

Flags = NDArray[np.bool_]
Points = Callable[[Floats, Floats], Floats]


def surveyed(battle: Battle, look: Look, points_of: Points) -> Counts:
    """The points that every looker sees of every model."""
    parts = look[:3]
    ids = [part.ids for part in parts]
    seen = seen_points(battle.sight, look.traits, [part.bodies for part in parts], ids, points_of)
    return {(a, b): int(seen[i, k]) for i, a in enumerate(ids[0]) for k, b in enumerate(ids[1])}


def seen_points(
    sight: Sight, traits: tuple[str, ...], rows: Sequence[Floats], ids: Sequence[Sequence[int]], points_of: Points
) -> NDArray[np.int32]:
    """How many points every looker sees of every target, one looker after the other."""
    before, behind, between = rows
    points, start = points_of(before, behind), eyes(before)
    nothing = np.zeros((len(behind), len(sight.table.pieces)), np.bool_)
    lookers, targets, blocking = (np.array(some, np.int64) for some in ids)
    found = [
        sight.survey(
            start[row : row + 1], lookers[row : row + 1], nothing[:1], points[row], targets, nothing,
            between, blocking, traits,
        )[0]
        for row in range(len(before))
    ]  # fmt: skip
    return np.array(found, np.int32).reshape(len(before), len(behind))


def from_outline(corners: Sequence[tuple[float, float]], x: Floats, y: Floats, ahead: Sequence[float]) -> list[Floats]:
    """For each point whether it lies inside an outline, how far it is from it, and how much it lies ahead."""
    inside, far, beyond = np.zeros(len(x), np.bool_), np.full(len(x), math.inf), np.zeros(len(x))
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], corners[0]], strict=True):
        dx, dy = x2 - x1, y2 - y1
        if dy:
            inside ^= ((y1 > y) != (y2 > y)) & (x < x1 + (y - y1) / dy * dx)
        share = np.clip(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy), 0.0, 1.0)
        off_x, off_y = x - x1 - share * dx, y - y1 - share * dy
        gap = np.hypot(off_x, off_y)
        beyond = np.where(gap < far, (off_x * ahead[0] + off_y * ahead[1]) / np.maximum(gap, 1.0), beyond)
        far = np.minimum(far, gap)
    return [inside.astype(float), far, beyond]


def clear(rows: Floats, bodies: Floats, radius: float, height: float) -> Flags:
    """Which places are clear of some bases."""
    found = np.ones(len(rows), np.bool_)
    for bx, by, bz, wide, tall in bodies:
        beside = np.abs(rows[:, 5] - bz) <= min(height, tall)
        found &= ~beside | (np.hypot(rows[:, 0] - bx, rows[:, 1] - by) >= radius + wide)
    return found


def near(rows: Floats, bodies: Floats, radius: float, reach: float) -> Flags:
    """Which places are within reach of one of some bases."""
    found = np.zeros(len(rows), np.bool_)
    for bx, by, bz, wide, _ in bodies:
        gap = np.maximum(0.0, np.hypot(rows[:, 0] - bx, rows[:, 1] - by) - wide - radius)
        found |= np.hypot(gap, rows[:, 5] - bz) <= reach
    return found
