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

SLACK = float(inches(0.5))
"""How much longer than the way on the map a straight way may be that climbs."""
WALKED = Leg("walk", 0.0)
"""A leg on level ground, of which nobody is told how long it is."""


class March(NamedTuple):
    """How the models of a unit get about that do so alike, and how far each kit brings its bearer."""

    gait: Gait
    most: tuple[int, ...]


def march_of(battle: Battle, unit: Unit, way: gait.Way) -> March | None:
    """How a unit gets about, if all of its models do so alike."""
    found: March | None = battle.known(_march, battle.state.models[unit.models[0]], way)
    return found


def _march(battle: Battle, one: Model, way: gait.Way) -> March | None:
    alike, models = _gait(battle, one, way), _all_models(battle, one)
    if alike is None or any(gait.rooted(battle, model, way) for model in models):
        return None
    return March(alike, tuple(gait.distance_of(battle, model, way) for model in models))


def gait_of_all(battle: Battle, unit: Unit, way: gait.Way) -> Gait | None:
    """What all models of a unit can do in this move, if it is the same."""
    found: Gait | None = battle.known(_gait, battle.state.models[unit.models[0]], way)
    return found


def _gait(battle: Battle, one: Model, way: gait.Way) -> Gait | None:
    gaits = {gait.gait_of(battle, model, way) for model in _all_models(battle, one)}
    return gaits.pop() if len(gaits) == 1 else None


def _all_models(battle: Battle, one: Model) -> list[Model]:
    """The models of the unit of one of them, fallen ones too, in the order of their kits."""
    return [battle.state.models[index] for index in battle.unit_of(one).models]


def legs_of_all(battle: Battle, unit: Unit, tracks: Mapping[ModelId, Track], way: gait.Way) -> Iterable[list[Leg]]:
    """The legs of the tracks of a unit, as each model goes them; how long they are is left open if nobody is told."""
    alike = gait_of_all(battle, unit, way) if tracks else None
    if alike is None or alike.fly:
        return (gait.legs_of(battle, battle.state.models[key], track, way) for key, track in tracks.items())
    if not battle.game.keeps_journal and stays_on_the_ground(battle, tracks.values(), alike.radius):
        return ([WALKED] * (len(track.spots) - 1) for track in tracks.values())
    return measure_all(battle.table, alike, list(tracks.values()))


def stays_on_the_ground(battle: Battle, tracks: Iterable[Track], radius: int) -> bool:
    """Whether bases go along some tracks on the ground alone, and no gap is near: nobody jumps, climbs or falls."""
    spots = [spot for track in tracks for spot in track.spots]
    return not any(spot[2] for spot in spots) and not ways(battle.table).comes_near("gap", spots, radius)


class Column(NamedTuple):
    """A unit ready to march, as the kernels read it: ground and gait, what is in its way, its models, places beside."""

    sheet: Floats
    gait: Floats
    hard: Floats
    soft: Floats
    movers: Floats
    places: Floats


def column_of(battle: Battle, unit: Unit, way: gait.Way) -> Column | None:
    """A unit where it stands, if all of its models get about alike."""
    march = march_of(battle, unit, way)
    if march is None:
        return None
    models = battle.alive(unit)
    movers = np.array([(model.x, model.y, model.surface, march.most[model.kit]) for model in models], float)
    bases, sheet = gait.obstacles_for(battle, models[0], way), ways(battle.table).sheet(march.gait)
    places = places_beside(battle.profiles[unit.id].base + ELBOW_ROOM, 2 * len(models) + 12)
    return Column(sheet, march.gait.row, bases.hard, bases.soft, movers, places)


def straight_on(column: Column, first: int, goal: Spot) -> list[Spot] | None:
    """Where the models of a unit end that follow one of them straight to a goal, in coherency.

    None if one of them cannot; nothing if it would stay where it stands, which the kernel does not judge.
    """
    ends, kernel = np.empty((len(column.movers), 3), np.int64), moving_kernels()
    *land, places = column
    verdict = kernel.follow(*land, first, goal, places, KEPT, SLACK, ends)
    if verdict == kernel.NONE:
        return None
    return list(map(tuple, ends.tolist())) if verdict == kernel.FOUND else []


@cache
def places_beside(pitch: int, count: int) -> Floats:
    """The places around a goal, of two equally far ones first that farther to the left, or in front."""
    return np.array(sorted(lattice(pitch, count)[1:]), float)
