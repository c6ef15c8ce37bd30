"""A battle between units of several models, each unit with a card that all its models share."""

from collections.abc import Sequence
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId, SeatId, UnitId
from escarmouche.engine.rulebook import RuleId
from escarmouche.rules.battle import Battle
from escarmouche.table.geometry import Body
from escarmouche.table.table import Table


class ModelOnTable(Protocol):
    """What a model is as far as its place is concerned."""

    id: ModelId
    unit: UnitId
    x: int
    y: int
    surface: int
    alive: bool


class UnitOfModels(Protocol):
    """What a unit is as far as its models are concerned."""

    id: UnitId
    owner: SeatId
    profile: int
    models: list[ModelId]
    place: Any


class UnitCard(Protocol):
    """What stands on the card of a unit about the size of its models."""

    @property
    def base(self) -> int:
        """The diameter of a base."""

    @property
    def height(self) -> int:
        """How high a model is."""


S = TypeVar("S", bound=msgspec.Struct)
U = TypeVar("U", bound=UnitOfModels)
M = TypeVar("M", bound=ModelOnTable)
C = TypeVar("C", bound=UnitCard)
A = TypeVar("A")


class UnitBattle(Battle[S], Generic[S, U, M, C, A]):
    """One game between units, for the length of one run of its rules."""

    def __init__(self, game: Game[S], table: Table, lists: Sequence[Any]) -> None:
        super().__init__(game, table)
        state: Any = self.state
        self._units: list[U] = state.units
        self._models: list[M] = state.models
        self.profiles: list[C] = [lists[unit.owner].units[unit.profile] for unit in self._units]
        self._bodies: dict[ModelId, Body] = {}
        self._alive: dict[UnitId, list[M]] = {}

    def roll(self, count: int, rule: RuleId, purpose: str) -> list[int]:
        """Roll D6."""
        return self.game.roll(count, rule, purpose)

    @property
    def acting(self) -> A:
        """The activation under way."""
        state: Any = self.state
        assert state.activation is not None
        activation: A = state.activation
        return activation

    def unit_of(self, model: M) -> U:
        """The unit a model belongs to."""
        return self._units[model.unit]

    def profile(self, unit: U) -> C:
        """What stands on the unit's card."""
        return self.profiles[unit.id]

    def alive(self, unit: U) -> list[M]:
        """The models that are left, in the order of the list."""
        left = self._alive.get(unit.id)
        if left is None:
            models = self._models
            left = self._alive[unit.id] = [models[index] for index in unit.models if models[index].alive]
        return left

    def on_table(self, seat: SeatId) -> list[U]:
        """The units of a seat that stand on the table."""
        return [unit for unit in self._units if unit.owner == seat and unit.place == "table"]

    def enemies(self, unit: U) -> list[U]:
        """The enemy units on the table."""
        return self.on_table(1 - unit.owner)

    def radius(self, unit: U) -> int:
        """Half the diameter of the bases of a unit."""
        return self.profiles[unit.id].base // 2

    def body(self, model: M) -> Body:
        """The base of a model with all that stands on it, as an upright cylinder."""
        body = self._bodies.get(model.id)
        if body is None:
            card = self.profiles[model.unit]
            body = Body(model.x, model.y, self.z(model.surface), card.base // 2, card.height)
            self._bodies[model.id] = body
        return body

    def changed(self) -> None:
        """Forget what was measured, and who stood where."""
        super().changed()
        self._bodies.clear()
        self._alive.clear()
