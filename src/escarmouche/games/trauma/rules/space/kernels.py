"""A compiled kernel of sight: how many of its points every model of a unit shows to every model of another.

Bodies are rows of (x, y, z, radius, height). Import this module late: it brings the compiler with it.
"""

import math

import numpy as np
from numpy.typing import NDArray

from escarmouche.table.compiling import Flags, Floats, compiled
from escarmouche.table.sight.kernels import probe


@compiled
def whole(length: float) -> float:
    """A length in whole thousandths of a centimetre, halves away from zero."""
    return math.copysign(math.floor(abs(length) + 0.5), length)


@compiled
def silhouette(viewer: Floats, target: Floats, across: Floats, upwards: Floats, points: Floats) -> None:
    """Write the points of a body that a viewer looks at: columns across the line of sight, at several levels."""
    dx, dy = target[0] - viewer[0], target[1] - viewer[1]
    length = math.hypot(dx, dy)
    aside_x, aside_y = (-dy / length, dx / length) if length > 0.0 else (1.0, 0.0)
    for k in range(len(across)):
        aside = target[3] * across[k]
        points[k, 0] = whole(target[0] + aside * aside_x)
        points[k, 1] = whole(target[1] + aside * aside_y)
        points[k, 2] = whole(target[2] + target[4] * upwards[k])


@compiled
def seen_points(
    pieces: Floats, edges: Floats, blocks: Flags, graze: float, eye: float, across: Floats, upwards: Floats,
    lookers: Floats, targets: Floats, between: Floats, same: Flags,
) -> NDArray[np.int32]:  # fmt: skip
    """Count for every looker and target the points that are seen past the pieces that block and bodies in between.

    `same` says of each body in between which of the lookers, then which of the targets it belongs to.
    """
    seen = np.empty((len(lookers), len(targets)), np.int32)
    points, blockers = np.empty((len(across), 3)), np.empty(len(across), np.int32)
    for e in range(len(lookers)):
        viewer = lookers[e]
        start = (whole(viewer[0]), whole(viewer[1]), whole(viewer[2] + eye * viewer[4]))
        for t in range(len(targets)):
            silhouette(viewer, targets[t], across, upwards, points)
            others = between[~(same[:, e] | same[:, len(lookers) + t])] if len(between) else between
            seen[e, t] = probe(pieces, edges, blocks, start, points, others, graze, blockers)
    return seen
