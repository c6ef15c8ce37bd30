"""Who would see whom from where: many spots and bodies looked at together, more coarsely than the rules look."""

import math
from collections.abc import Sequence

import numpy as np

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
STONE = ("heavy",)
COVERS = {-1: None, 0: 0, 1: LIGHT, 2: HEAVY}
"""What the kernel calls the kinds of cover."""


def covers(ground: Ground, eyes: Sequence[tuple[Body, int]], bodies: Sequence[Body]) -> list[list[int | None]]:
    """The cover of each body from each eye, or None where the eye does not see it; given how far each eye looks."""
    from escarmouche.games.collision.agents import kernels

    sight = ground.battle.sight
    looking = np.array([(one.x, one.y, one.z + EYE * one.height, far) for one, far in eyes], float).reshape(-1, 4)
    seen = np.array([(one.x, one.y, one.z, one.radius, one.height) for one in bodies], float).reshape(-1, 5)
    blocks = sight.blocks(OPAQUE), sight.blocks(STONE)
    found = kernels.covers((sight.pieces, sight.edges), blocks, looking, seen, POINTS, QUARTER, sight.graze)
    return [[COVERS[cover] for cover in row] for row in found.tolist()]


def body_at(ground: Ground, model: Model, spot: Spot) -> Body:
    """A model as it would stand at a spot."""
    card = ground.battle.card(model)
    return Body(spot[0], spot[1], ground.battle.z(spot[2]), card.base // 2, card.height)
