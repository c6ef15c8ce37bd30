"""Who would see whom from where: many spots and bodies looked at together, more coarsely than the rules look."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from escarmouche.games.collision.agents.ground import Ground
from escarmouche.games.collision.rules.measure import EYE, HEAVY, LIGHT, OPAQUE
from escarmouche.games.collision.rules.state import Model
from escarmouche.table.formation import Spot
from escarmouche.table.geometry import Body

LEVELS = (0.15, 0.5, 0.9)
SIDES = ((0.0, 0.0), (0.9, 0.0), (-0.9, 0.0), (0.0, 0.9), (0.0, -0.9))
POINTS = np.array([(x, y, level) for level in LEVELS for x, y in SIDES])
QUARTER = math.ceil(len(POINTS) / 4)
"""So many hidden points of a body are enough for cover."""
Floats = NDArray[np.float64]


class Sights:
    """Lines of sight from some eyes to some bodies: whether, and with how much cover."""

    def __init__(self, ground: Ground, eyes: Sequence[Body], bodies: Sequence[Body]) -> None:
        sight = ground.battle.sight
        places = np.array([(one.x, one.y, one.z + EYE * one.height) for one in eyes], float).reshape(-1, 3)
        points = np.array([_points(one) for one in bodies]).reshape(len(bodies), len(POINTS), 3)
        pieces = len(ground.battle.table.pieces)
        fixed = (
            places, np.zeros(len(eyes), np.int64), np.zeros((len(eyes), pieces), np.bool_),
            points, np.ones(len(bodies), np.int64), np.zeros((len(bodies), pieces), np.bool_),
            np.zeros((0, 5)), np.zeros(0, np.int64),
        )  # fmt: skip
        self.seen = sight.survey(*fixed, traits=OPAQUE).tolist()
        self.open = sight.survey(*fixed, traits=("heavy",)).tolist()

    def cover(self, eye: int, body: int) -> int | None:
        """The cover that a body has from an eye, or None if the eye does not see it."""
        seen = self.seen[eye][body]
        if not seen:
            return None
        hidden, behind_stone = len(POINTS) - seen, len(POINTS) - self.open[eye][body]
        if behind_stone >= QUARTER:
            return HEAVY
        return LIGHT if hidden >= QUARTER else 0


def _points(body: Body) -> Floats:
    scale = np.array((body.radius, body.radius, body.height), float)
    return np.asarray(POINTS * scale + np.array((body.x, body.y, body.z), float))


def body_at(ground: Ground, model: Model, spot: Spot) -> Body:
    """A model as it would stand at a spot."""
    card = ground.battle.card(model)
    return Body(spot[0], spot[1], ground.battle.z(spot[2]), card.base // 2, card.height)
