"""A unit all of whose models get about alike, as the kernels move it: in one go, everybody straight on."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import NamedTuple

import numpy as np

from escarmouche.engine.ids import ModelId
from escarmouche.engine.place import Track
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.movement import gait
from escarmouche.games.firefight.rules.movement.placing import ELBOW_ROOM, KEPT, moving_kernels
from escarmouche.games.firefight.rules.state import Model, Unit
from escarmouche.table.formation import Spot, lattice
from escarmouche.table.geometry import inches
from escarmouche.table.ways.movement import Floats, Gait, Leg, measure_all, ways

SLACK = inches(0.5)
"""How much longer than the way on the map a straight way may be that climbs."""


class March(NamedTuple):
    """How the models of a unit get about that do so alike, and how far each kit brings its bearer."""

    gait: Gait
    most: tuple[int, ...]


def march_of(battle: Battle, unit: Unit, way: gait.Way) -> March | None:
    """How a unit gets about, if all of its models do so alike."""
    found: March | None = battle.known(
        battle.state.models[unit.models[0]], ("march", way), lambda: _march(battle, unit, way)
    )
    return found


def _march(battle: Battle, unit: Unit, way: gait.Way) -> March | None:
    alike, models = _gait(battle, unit, way), _all_models(battle, unit)
    if alike is None or any(gait.rooted(battle, model, way) for model in models):
        return None
    return March(alike, tuple(gait.distance_of(battle, model, way) for model in models))


def gait_of_all(battle: Battle, unit: Unit, way: gait.Way) -> Gait | None:
    """What all models of a unit can do in this move, if it is the same."""
    found: Gait | None = battle.known(
        battle.state.models[unit.models[0]], ("gait of all", way), lambda: _gait(battle, unit, way)
    )
    return found


def _gait(battle: Battle, unit: Unit, way: gait.Way) -> Gait | None:
    gaits = {gait.gait_of(battle, model, way) for model in _all_models(battle, unit)}
    return gaits.pop() if len(gaits) == 1 else None


def _all_models(battle: Battle, unit: Unit) -> list[Model]:
    """The models of a unit, fallen ones too, in the order of their kits."""
    return [battle.state.models[index] for index in unit.models]


def legs_of_all(battle: Battle, unit: Unit, tracks: Mapping[ModelId, Track], way: gait.Way) -> Iterable[list[Leg]]:
    """The legs of the tracks of a unit, as each model goes them."""
    alike = gait_of_all(battle, unit, way) if tracks else None
    if alike is None or alike.fly:
        return (gait.legs_of(battle, battle.state.models[key], track, way) for key, track in tracks.items())
    return measure_all(battle.table, alike, list(tracks.values()))


def straight_on(battle: Battle, unit: Unit, way: gait.Way, march: March, first: int, goal: Spot) -> list[Spot] | None:
    """Where the models of a unit end that follow one of them straight to a goal, in coherency.

    None if one of them cannot; nothing if it would stay where it stands, which the kernel does not judge.
    """
    models = battle.alive(unit)
    movers = np.array([(model.x, model.y, model.surface, march.most[model.kit]) for model in models], float)
    bases, ready = gait.obstacles_for(battle, models[0], way), ways(battle.table)
    ends = np.empty((len(models), 3), np.int64)
    places = places_beside(battle.profiles[unit.id].base + ELBOW_ROOM, 2 * len(models) + 12)
    kernel = moving_kernels()
    verdict = kernel.follow(
        ready.sheet(march.gait),
        march.gait.row,
        bases.hard,
        bases.soft,
        movers,
        first,
        goal,
        places,
        KEPT,
        float(SLACK),
        ends,
    )
    if verdict == kernel.NONE:
        return None
    return [tuple(end) for end in ends.tolist()] if verdict == kernel.FOUND else []


@cache
def places_beside(pitch: int, count: int) -> Floats:
    """The places around a goal, of two equally far ones first that farther to the left, or in front."""
    return np.array(sorted(lattice(pitch, count)[1:]), float)
