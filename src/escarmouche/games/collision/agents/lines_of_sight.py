"""Who would see whom from where: many spots and bodies looked at together, more coarsely than the rules look."""

import math
from collections.abc import Sequence
from functools import cached_property

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
        self._sight = ground.battle.sight
        self._pieces = len(ground.battle.table.pieces)
        places = np.array([(one.x, one.y, one.z + EYE * one.height) for one in eyes], float).reshape(-1, 3)
        centres = np.array([(one.x, one.y, one.z) for one in bodies], float).reshape(-1, 1, 3)
        scales = np.array([(one.radius, one.radius, one.height) for one in bodies], float).reshape(-1, 1, 3)
        self._lines = places, POINTS * scales + centres
        self.seen: list[list[int]] = self._survey(OPAQUE).tolist()

    def _survey(self, traits: tuple[str, ...]) -> NDArray[np.int32]:
        """How many points of every body every eye sees past pieces that have one of these traits."""
        places, points = self._lines
        eyes, bodies = len(places), len(points)
        return self._sight.survey(
            places, np.zeros(eyes, np.int64), np.zeros((eyes, self._pieces), np.bool_),
            points, np.ones(bodies, np.int64), np.zeros((bodies, self._pieces), np.bool_),
            np.zeros((0, 5)), np.zeros(0, np.int64), traits=traits,
        )  # fmt: skip

    @cached_property
    def open(self) -> list[list[int]]:
        """How many points of every body every eye sees past what gives heavy cover."""
        found: list[list[int]] = self._survey(("heavy",)).tolist()
        return found

    def cover(self, eye: int, body: int) -> int | None:
        """The cover that a body has from an eye, or None if the eye does not see it."""
        seen = self.seen[eye][body]
        if not seen:
            return None
        hidden = len(POINTS) - seen
        # What hides too little altogether is no cover of any kind.
        if hidden < QUARTER:
            return 0
        return HEAVY if len(POINTS) - self.open[eye][body] >= QUARTER else LIGHT


def body_at(ground: Ground, model: Model, spot: Spot) -> Body:
    """A model as it would stand at a spot."""
    card = ground.battle.card(model)
    return Body(spot[0], spot[1], ground.battle.z(spot[2]), card.base // 2, card.height)
