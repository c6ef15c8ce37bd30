"""The table as the rules see it: the state with its profiles, distances and lines of sight."""

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.game import Game
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import RuleId
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.lists.profile import Kit, Spell, UnitProfile, Weapon, combined, lent_to
from escarmouche.games.firefight.rules.state import Activation, FirefightSetup, Model, State, Unit
from escarmouche.games.firefight.rules.vocabulary import Purpose
from escarmouche.rules import battle as shared
from escarmouche.table.geometry import Body

NUMBERS = CATALOGUE.numbers


class Battle(shared.Battle[State]):
    """One game of Firefight, for the length of one run of its rules."""

    catalogue = CATALOGUE

    def __init__(self, game: Game[State]) -> None:
        setup = game.setup
        assert isinstance(setup, FirefightSetup)
        super().__init__(game, setup.table)
        self.setup = setup
        self.profiles = [setup.lists[unit.owner].units[unit.profile] for unit in self.state.units]
        self._bodies: dict[int, Body] = {}
        self._alive: dict[int, list[Model]] = {}
        self._rows: tuple[NDArray[np.float64], NDArray[np.int64]] | None = None

    def roll(self, count: int, rule: RuleId, purpose: Purpose) -> list[int]:
        """Roll D6."""
        return self.game.roll(count, rule, purpose)

    # Units and models

    @property
    def acting(self) -> Activation:
        """The activation under way."""
        assert self.state.activation is not None
        return self.state.activation

    def profile(self, unit: Unit) -> UnitProfile:
        """What stands on the unit's card."""
        return self.profiles[unit.id]

    def kit(self, model: Model) -> Kit:
        """What the model carries and its own rules."""
        return self.profiles[model.unit].kits[model.kit]

    def unit_of(self, model: Model) -> Unit:
        """The unit a model belongs to."""
        return self.state.units[model.unit]

    def alive(self, unit: Unit) -> list[Model]:
        """The models that are left, in roster order."""
        left = self._alive.get(unit.id)
        if left is None:
            models = self.state.models
            left = self._alive[unit.id] = [models[index] for index in unit.models if models[index].alive]
        return left

    def is_group(self, unit: Unit) -> bool:
        """Whether two or more models are left."""
        return len(self.alive(unit)) > 1

    def army(self, seat: SeatId) -> Iterator[Unit]:
        """The units of a seat that are not gone, on the table or not."""
        return (unit for unit in self.state.units if unit.owner == seat and unit.place != "gone")

    def on_table(self, seat: SeatId) -> list[Unit]:
        """The units of a seat that stand on the table."""
        return [unit for unit in self.state.units if unit.owner == seat and unit.place == "table"]

    def enemies(self, unit: Unit) -> list[Unit]:
        """The enemy units on the table."""
        return self.on_table(1 - unit.owner)

    def arms(self, unit: Unit) -> tuple[Weapon, ...]:
        """The weapon types of a unit in roster order, with the rules that spells lend them."""
        types = self.profiles[unit.id].weapons
        lent = [{lasting.rule: lasting.value} for lasting in unit.lasting if lasting.rule]
        return lent_to(types, combined(*lent)) if lent else types

    def weapons(self, model: Model, *, melee: bool) -> list[tuple[int, int, Weapon]]:
        """What the model carries for shooting or for melee: place in its kit, weapon type, weapon."""
        types = self.arms(self.unit_of(model))
        return [
            (place, index, types[index])
            for place, index in enumerate(self.kit(model).weapons)
            if (types[index].range == 0) == melee
        ]

    def has(self, model: Model, key: str) -> bool:
        """Whether the model has a special rule, from its card or from a spell."""
        if key in self.profiles[model.unit].kits[model.kit].rules:
            return True
        lasting = self.state.units[model.unit].lasting
        return bool(lasting) and any(effect.rule == key for effect in lasting)

    def times(self, model: Model, key: str) -> int:
        """From how many sources the model has a special rule."""
        granted = sum(lasting.rule == key for lasting in self.unit_of(model).lasting)
        return (key in self.kit(model).rules) + granted

    def value(self, model: Model, key: str) -> int:
        """The X of a rule with a value, 0 without the rule; all sources add up."""
        granted = sum(lasting.value for lasting in self.unit_of(model).lasting if lasting.rule == key)
        return self.kit(model).rules.get(key, 0) + granted

    def spells(self, seat: SeatId) -> tuple[Spell, ...]:
        """The spells of a seat's list."""
        return self.setup.lists[seat].spells

    # Space

    def radius(self, unit: Unit) -> int:
        """Half the base diameter of the unit's models."""
        return self.profiles[unit.id].base // 2

    def body(self, model: Model) -> Body:
        """The model as an upright cylinder."""
        body = self._bodies.get(model.id)
        if body is None:
            profile = self.profiles[model.unit]
            body = Body(model.x, model.y, self.z(model.surface), profile.base // 2, profile.height)
            self._bodies[model.id] = body
        return body

    def point(self, x: int, y: int, surface: int) -> Body:
        """A point as a body without size."""
        return Body(x, y, self.z(surface), 0, 0)

    def put(self, model: Model, x: int, y: int, surface: int) -> None:
        """Set a model down."""
        model.x, model.y, model.surface = x, y, surface
        self.changed()

    def changed(self) -> None:
        """Forget what was measured, and who stood where."""
        super().changed()
        self._bodies.clear()
        self._alive.clear()
        self._rows = None

    @property
    def rows(self) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """All models on the table as rows x, y, z, radius, height, and the unit of each."""
        if self._rows is None:
            rows, units = [], []
            for unit in self.state.units:
                if unit.place == "table":
                    profile = self.profiles[unit.id]
                    for model in self.alive(unit):
                        rows.append((model.x, model.y, self.z(model.surface), profile.base // 2, profile.height))
                        units.append(unit.id)
            self._rows = (np.array(rows, dtype=np.float64).reshape(-1, 5), np.array(units, dtype=np.int64))
        return self._rows

    def others(self, *units: Unit) -> NDArray[np.float64]:
        """The models on the table of all but these units, as rows."""
        rows, owners = self.rows
        keep = np.ones(len(owners), dtype=np.bool_)
        for unit in units:
            keep &= owners != unit.id
        return rows[keep]
