"""How much of a body an eye sees: twenty points of it, and what stands in the way."""

from collections.abc import Hashable, Sequence
from itertools import product
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.battle import Battle, Figures
from escarmouche.games.trauma.rules.state import HEADS_DOWN, Model, Unit
from escarmouche.games.trauma.rules.unit_classes import treated_as_armour

Floats: TypeAlias = NDArray[np.float64]
Counts: TypeAlias = dict[tuple[int, int], int]
"""For each viewer and each target how many points are seen."""

EYE = 0.9
COLUMNS = (-0.8, -0.4, 0.0, 0.4, 0.8)
LEVELS = (1 / 8, 3 / 8, 5 / 8, 7 / 8)
POINTS = len(COLUMNS) * len(LEVELS)
ACROSS = np.repeat(COLUMNS, len(LEVELS))
UPWARDS = np.tile(LEVELS, len(COLUMNS))
OPAQUE = ("blocking", "sight")
"""The traits of pieces that block sight."""
MOST_KNOWN = 2000
"""How many looks of one unit at another a table keeps in mind."""


# What blocks


def everybody(battle: Battle) -> tuple[Model, ...]:
    """All models on the table."""
    return tuple(model for seat in (0, 1) for unit in battle.on_table(seat) for model in battle.alive(unit))


@rule("TRA-LOS-03", always=True)
def in_the_way(battle: Battle) -> tuple[Model, ...]:
    """Models never block sight, whatever their size, unless they act as a wall."""
    return walls(battle)


@rule("TRA-LOS-05", "TRA-DUCK-03", otherwise=())
def walls(battle: Battle) -> tuple[Model, ...]:
    """Armour with Heads down blocks sight as scenery does."""
    ducking = [unit for unit in battle.state.units if unit.orders and HEADS_DOWN in unit.orders]
    armour = [unit for unit in ducking if unit.place == "table" and treated_as_armour(battle, unit)]
    return tuple([model for unit in armour for model in battle.alive(unit)])


# Bodies


def whole(lengths: Floats) -> Floats:
    """Lengths in whole thousandths of a centimetre, halves away from zero."""
    return np.copysign(np.floor(np.abs(lengths) + 0.5), lengths)


def eyes(bodies: Floats) -> Floats:
    """Where the eyes of bodies are: on their axes, near the top."""
    found = bodies[:, :3].copy()
    found[:, 2] += EYE * bodies[:, 4]
    return whole(found)


def silhouettes(viewers: Floats, targets: Floats) -> Floats:
    """The 20 points of each body that each viewer looks at: five columns across the line of sight, four levels."""
    away = targets[None, :, :2] - viewers[:, None, :2]
    length = np.hypot(away[..., 0], away[..., 1])
    apart = length > 0
    divisor = np.where(apart, length, 1.0)
    aside = targets[:, 3, None] * ACROSS
    points = np.empty((len(viewers), len(targets), POINTS, 3))
    points[..., 0] = targets[:, 0, None] + aside * np.where(apart, -away[..., 1] / divisor, 1.0)[..., None]
    points[..., 1] = targets[:, 1, None] + aside * np.where(apart, away[..., 0] / divisor, 0.0)[..., None]
    points[..., 2] = targets[:, 2, None] + targets[:, 4, None] * UPWARDS
    return whole(points)


# Looking


def points_seen(battle: Battle, viewer: Model, target: Model) -> int:
    """How many of the 20 points of a model another sees."""
    return looks(battle, battle.unit_of(viewer), battle.unit_of(target))[viewer.id, target.id]


def looks(battle: Battle, viewers: Unit, targets: Unit) -> Counts:
    """How many points of each model of a unit each model of another sees."""
    return looks_past(battle, viewers, targets, in_the_way(battle))


def looks_past(
    battle: Battle, viewers: Unit, targets: Unit, blocking: Sequence[Model], traits: tuple[str, ...] = OPAQUE
) -> Counts:
    """How many points each model of a unit sees of another, past these models and past pieces with these traits."""
    key = ("looks", viewers.id, targets.id, tuple(model.id for model in blocking), traits)
    found: Counts = battle.remembered(key, lambda: count_points(battle, viewers, targets, blocking, traits))
    return found


@rule("TRA-LOS-06", always=True)
def count_points(
    battle: Battle, viewers: Unit, targets: Unit, blocking: Sequence[Model], traits: tuple[str, ...]
) -> Counts:
    """Every model looks with its eye at 20 points of every other; what was seen from the same places is known."""
    look = Look(battle.figures(viewers), battle.figures(targets), Figures.of(battle, blocking), traits)
    known: dict[Hashable, Counts] = battle.table.__dict__.setdefault("looks", {})
    found = known.get(look.key)
    if found is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        found = known[look.key] = survey(battle, look)
    return found


class Look(NamedTuple):
    """Who looks at whom past whom, and the traits of the pieces that block."""

    lookers: Figures
    targets: Figures
    between: Figures
    traits: tuple[str, ...]

    @property
    def key(self) -> Hashable:
        """All that the answer depends on, the scenery apart."""
        return self.lookers.key, self.targets.key, self.between.key, self.traits


def survey(battle: Battle, look: Look) -> Counts:
    """Count the points that every looker sees of every model, all at once."""
    from escarmouche.games.trauma.rules.space import kernels

    sight, (lookers, targets, between, traits) = battle.sight, look
    same = np.equal.outer(np.array(between.ids, int), np.array(lookers.ids + targets.ids, int))
    seen = kernels.seen_points(
        sight.pieces, sight.edges, sight.blocks(traits), sight.graze, EYE, ACROSS, UPWARDS,
        lookers.bodies, targets.bodies, between.bodies, same,
    )  # fmt: skip
    return dict(zip(product(lookers.ids, targets.ids), seen.ravel().tolist(), strict=True))
