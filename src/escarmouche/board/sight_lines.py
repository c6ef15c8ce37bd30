"""The lines of sight that a rule has tried, as a page draws them."""

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from escarmouche.board import shown
from escarmouche.board.look import Look
from escarmouche.table.geometry import Body
from escarmouche.table.sight import Position, Probe

SIDE = 10
ACROSS = np.repeat((2 * np.arange(SIDE) - (SIDE - 1)) / SIDE, SIDE)
UPWARDS = np.tile((2 * np.arange(SIDE) + 1) / (2 * SIDE), SIDE)


class Scene(NamedTuple):
    """What somebody sees of a game, for rules that only measure."""

    setup: Any
    state: Any
    keeps_journal: bool = False


def rays(look: Look, eye: Position, points: NDArray[np.float64], probe: Probe) -> list[shown.Ray]:
    """Each line with whether it is clear, and otherwise by what it is blocked."""
    return [shown.Ray(_rounded(eye), _rounded(point), blocker < 0, _blocked_by(look, int(blocker)))
            for point, blocker in zip(points.tolist(), probe.blocker.tolist(), strict=True)]  # fmt: skip


def silhouette(viewer: Body, target: Body) -> NDArray[np.float64]:
    """A hundred points of a body as a viewer sees it: a grid on the upright rectangle through its axis."""
    dx, dy = target.x - viewer.x, target.y - viewer.y
    length = math.hypot(dx, dy)
    ux, uy = (dx / length, dy / length) if length else (1.0, 0.0)
    points = np.empty((SIDE * SIDE, 3))
    points[:, 0] = target.x - uy * target.radius * ACROSS
    points[:, 1] = target.y + ux * target.radius * ACROSS
    points[:, 2] = target.z + target.height * UPWARDS
    return points


def _rounded(point: Any) -> shown.Place:
    x, y, z = (round(value) for value in point)
    return x, y, z


def _blocked_by(look: Look, blocker: int) -> str:
    pieces = look.setup.table.pieces
    if blocker < 0:
        return ""
    return look.say(f"kind-{pieces[blocker].kind}") if blocker < len(pieces) else look.say("shown-a-model")
