"""The battlefield as an officer sees it: where everybody stands, what units are worth, what objectives need."""

import math
from collections.abc import Iterable, Sequence
from functools import cache, cached_property
from itertools import accumulate
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.games.firefight.rules.attacks.wounds import toughness
from escarmouche.games.firefight.rules.battle import Battle
from escarmouche.games.firefight.rules.forecast.collecting import Collector, target_of
from escarmouche.games.firefight.rules.forecast.records import Target
from escarmouche.games.firefight.rules.mission import SEIZING, eligible
from escarmouche.games.firefight.rules.movement.gait import distance_of
from escarmouche.games.firefight.rules.movement.moves import ADVANCE, RUSH
from escarmouche.games.firefight.rules.state import NOBODY_SEAT, Model, Objective, Unit
from escarmouche.games.firefight.rules.table.measure import EYE, in_area_cover, points_to_see

Spot: TypeAlias = tuple[int, int, int]
STAKES = (40.0, 40.0, 50.0, 70.0, 150.0)
"""What an objective is worth in points, by the round at whose end it is held."""
SHAKEN_SHARE = 0.7
"""The share of its worth that a Shaken unit still has."""
REMNANT = 0.35
"""The share of a group's worth that its last model still has: it shoots little, but it holds an objective."""
HURT = 0.5
"""The share of a single model's worth that wounds just short of its toughness have taken."""
EYES = 3
"""So many models of a unit are looked at to see whether it is seen."""


@cache
def kernels() -> Any:
    """The compiled kernels, brought in at the first use."""
    from escarmouche.games.firefight.agents import kernels

    return kernels


class Field:
    """One moment of a game, for one side, on a copy of the game that nobody else plays on."""

    def __init__(self, fork: Game[Any], me: SeatId) -> None:
        self.battle = Battle(fork)
        self.state = self.battle.state
        self.me = me
        self.round = max(1, self.state.round)
        self.left = self.battle.sheet.rounds - self.round
        self.friends = self.battle.on_table(me)
        self.foes = self.battle.on_table(1 - me)
        self._worth: dict[tuple[int, int, int, bool], float] = {}
        self._covered: dict[int, bool] = {}
        self._shelter: dict[Spot, bool] = {}
        self._reach: dict[int, tuple[int, int]] = {}
        self._gaps: dict[int, list[float]] = {}
        self._targets: dict[int, Target] = {}
        self.collector = Collector(self.battle)
        """What hits do to units, worked out once for as long as this moment lasts."""

    # Units

    def lead(self, unit: Unit) -> Model:
        """The first model that is left: where it goes, the others follow."""
        return self.battle.alive(unit)[0]

    def spot(self, unit: Unit) -> Spot:
        """Where the unit's first model stands."""
        model = self.lead(unit)
        return model.x, model.y, model.surface

    def strides(self, unit: Unit) -> tuple[int, int]:
        """How far the unit's slowest model advances, and rushes or charges."""
        if unit.id not in self._reach:
            models = self.battle.alive(unit)
            self._reach[unit.id] = (
                min([distance_of(self.battle, model, ADVANCE) for model in models]),
                min([distance_of(self.battle, model, RUSH) for model in models]),
            )
        return self._reach[unit.id]

    def worth(self, unit: Unit) -> float:
        """What a unit is worth in points as it stands."""
        models = self.battle.alive(unit)
        return self.worth_as(unit, len(models), models[0].markers, shaken=unit.shaken)

    def worth_as(self, unit: Unit, left: int, markers: int, *, shaken: bool) -> float:
        """What a unit would be worth with so many models left, so many markers on the last, Shaken or not."""
        key = (unit.id, left, markers, shaken)
        if key not in self._worth:
            self._worth[key] = self._share(unit, left, markers, shaken=shaken) * self.battle.profile(unit).cost
        return self._worth[key]

    def _share(self, unit: Unit, left: int, markers: int, *, shaken: bool) -> float:
        if not left:
            return 0.0
        size = self.battle.profile(unit).size
        share = 1.0 if size == 1 else REMNANT + (1 - REMNANT) * (left - 1) / (size - 1)
        if left == 1 and markers:
            share *= 1.0 - HURT * min(1.0, markers / (toughness(self.battle, self.lead(unit)) + 1))
        return share * SHAKEN_SHARE if shaken else share

    def as_target(self, unit: Unit) -> Target:
        """The unit as something that may suffer."""
        if unit.id not in self._targets:
            self._targets[unit.id] = target_of(self.battle, unit)
        return self._targets[unit.id]

    def still_acts(self, unit: Unit) -> bool:
        """Whether a unit has an activation left this round in which it can do something."""
        return not unit.activated and not unit.shaken

    # Distances

    def apart(self, spot: Spot, unit: Unit) -> float:
        """The distance across from a base at a spot to the nearest base of a unit."""
        x, y, _ = spot
        near = min([math.hypot(body.x - x, body.y - y) for body in self.battle.bodies(unit)])
        return near - 2 * self.battle.radius(unit)

    def aparts(self, spots: Sequence[Spot], units: Sequence[Unit]) -> NDArray[np.float64]:
        """For each spot and each unit the distance across from a base at the spot to the nearest base of the unit."""
        lineup = self.battle.lineup
        wanted = np.array([unit.id for unit in units], np.int64)
        rooms = np.array([2.0 * self.battle.radius(unit) for unit in units])
        found: NDArray[np.float64] = kernels().aparts(
            np.array(spots, np.int64), lineup.rows, lineup.units, wanted, rooms
        )
        return found

    def to_mark(self, unit: Unit, index: int) -> float:
        """The distance from a unit's nearest model to an objective."""
        if index not in self._gaps:
            mark = self.state.objectives[index]
            self._gaps[index] = self.battle.lineup.nearest_to(mark.x, mark.y, self.battle.z(mark.surface))
        return self._gaps[index][unit.id]

    def gap(self, unit: Unit, spot: Spot, index: int) -> float:
        """The distance to an objective from a base of this unit at a spot."""
        mark = self.state.objectives[index]
        across = max(0.0, math.hypot(mark.x - spot[0], mark.y - spot[1]) - self.battle.radius(unit))
        return math.hypot(across, self.battle.z(spot[2]) - self.battle.z(mark.surface))

    @cached_property
    def marks(self) -> NDArray[np.float64]:
        """The objectives as rows x, y, z."""
        rows = [(mark.x, mark.y, self.battle.z(mark.surface)) for mark in self.state.objectives]
        return np.array(rows, float).reshape(-1, 3)

    @cached_property
    def heights(self) -> NDArray[np.float64]:
        """The elevation of each surface."""
        return np.array([surface.z for surface in self.battle.table.surfaces], float)

    def turns(self, unit: Unit, index: int) -> float:
        """How many rushes away from an objective a unit stands; 0 if it is there."""
        return max(0.0, self.to_mark(unit, index) - SEIZING) / max(1, self.strides(unit)[1])

    # Objectives

    def stake(self) -> float:
        """What an objective is worth at the end of this round."""
        return STAKES[min(self.round, len(STAKES) - 1)]

    def present(self, units: Iterable[Unit], index: int) -> list[Unit]:
        """Those of some units that can seize or contest an objective where they stand."""
        return [unit for unit in units if self.to_mark(unit, index) <= SEIZING and eligible(unit)]

    def need(self, index: int) -> float:
        """How much an objective needs a unit of ours: 1 to take a neutral one, 0 for one that is safe."""
        mark = self.state.objectives[index]
        theirs = bool(self.present(self.foes, index))
        if mark.owner == self.me:
            return 1.0 if theirs else self._danger(index)
        if mark.owner == NOBODY_SEAT:
            return 0.8 if theirs else 1.0
        return 1.1 if theirs else 1.6

    def _danger(self, index: int) -> float:
        """How likely the enemy comes to an objective of ours, roughly."""
        soon = [unit for unit in self.foes if self.still_acts(unit) and self.turns(unit, index) <= 1]
        if soon:
            return 0.8
        later = [unit for unit in self.foes if self.turns(unit, index) <= self.left]
        return 0.35 if later else 0.02

    @cached_property
    def needs(self) -> list[float]:
        """The need of each objective."""
        return [self.need(index) for index in range(len(self.state.objectives))]

    @cached_property
    def posts(self) -> dict[int, int]:
        """Which of our units goes to which objective: the most needed and nearest pairs first, one unit for each."""
        found: dict[int, int] = {}
        for unit_id, index in self._errands:
            if unit_id not in found and index not in found.values():
                found[unit_id] = index
        return found

    @cached_property
    def supports(self) -> dict[int, int]:
        """Where the units go that have no post of their own: to the objective that needs them most, beside another."""
        found: dict[int, int] = {}
        for unit_id, index in self._errands:
            if unit_id not in self.posts:
                found.setdefault(unit_id, index)
        return found

    @cached_property
    def _errands(self) -> list[tuple[int, int]]:
        """Every unit with every objective it can still get to, the most needed and nearest first."""
        pairs = []
        for unit in self.friends:
            rounds = self.left + (not unit.activated and not unit.shaken)
            for index, need in enumerate(self.needs):
                turns = self.turns(unit, index)
                if math.ceil(turns) <= rounds:
                    pairs.append((-need * 0.7**turns, self.to_mark(unit, index), unit.id, index))
        return [(unit_id, index) for _, _, unit_id, index in sorted(pairs)]

    def mark(self, index: int) -> Objective:
        """An objective."""
        return self.state.objectives[index]

    # Sight

    def covered(self, unit: Unit) -> bool:
        """Whether most of a unit's models stand in cover."""
        if unit.id not in self._covered:
            models = self.battle.alive(unit)
            self._covered[unit.id] = 2 * sum(in_area_cover(self.battle, model) for model in models) > len(models)
        return self._covered[unit.id]

    def gives_cover(self, spot: Spot) -> bool:
        """Whether a model at a spot stands in cover."""
        if spot not in self._shelter:
            self._shelter[spot] = bool(self.battle.table.pieces_at(*spot[:2], self.battle.z(spot[2]), "cover"))
        return self._shelter[spot]

    def shelters(self, unit: Unit, spot: Spot) -> bool:
        """Whether most of a unit would stand in cover if its lead went to a spot and the others kept formation."""
        models, table = self.battle.alive(unit), self.battle.table
        if len(models) == 1:
            return self.gives_cover(spot)
        lead, covered = models[0], 0
        for model in models:
            x, y = spot[0] + model.x - lead.x, spot[1] + model.y - lead.y
            if 0 <= x <= table.width and 0 <= y <= table.depth:
                covered += self.gives_cover((x, y, spot[2] if model is lead else table.standing_surface(x, y)))
        return 2 * covered > len(models)

    def sees(self, unit: Unit, spots: Sequence[Spot], others: Sequence[Unit]) -> NDArray[np.bool_]:
        """For each spot and each other unit whether a model of `unit` there would see one of it."""
        battle = self.battle
        profile = battle.profile(unit)
        here = battle.body(self.lead(unit))
        few = [self._few(other) for other in others]
        looked_at = [model for models in few for model in models]
        owners = np.array([model.unit for model in looked_at], dtype=np.int64)
        if not len(spots) or not looked_at:
            return np.zeros((len(spots), len(others)), np.bool_)
        eyes = np.array([(x, y, battle.z(s) + EYE * profile.height) for x, y, s in spots], float)
        bodies = [battle.body(model) for model in looked_at]
        points = points_to_see(here, bodies)
        count = len(battle.table.pieces)
        seen = battle.sight.survey(
            eyes,
            np.full(len(eyes), unit.id, np.int64),
            self._screens([(x, y, battle.z(s)) for x, y, s in spots], count),
            points,
            owners,
            self._screens([(body.x, body.y, body.z) for body in bodies], count),
            battle.lineup.rows,
            battle.lineup.units,
        )
        # The models of a unit stand side by side: whether one of its columns has anything in it.
        first = [0, *accumulate([len(models) for models in few[:-1]])]
        return np.logical_or.reduceat(seen > 0, first, axis=1)

    def _few(self, unit: Unit) -> list[Model]:
        models = self.battle.alive(unit)
        return models if len(models) <= EYES else [models[0], models[len(models) // 2], models[-1]]

    def _screens(self, places: Sequence[tuple[float, float, float]], count: int) -> NDArray[np.bool_]:
        """Which pieces do not stop sight from or to each place, because it lies in them."""
        table = self.battle.table
        found = np.zeros((len(places), count), np.bool_)
        if not table.having("screen"):
            return found
        for row, (x, y, z) in enumerate(places):
            for piece in table.pieces_at(int(x), int(y), int(z), "screen"):
                found[row, piece] = not table.pieces[piece].has("blocking")
        return found
