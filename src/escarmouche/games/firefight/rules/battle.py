"""The table as the rules see it: the state with its profiles, distances and lines of sight."""

from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.game import Game
from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.engine.questions import SeatId
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules.lists.own_rules import OwnRule
from escarmouche.games.firefight.rules.lists.profile import (
    Carried,
    Kit,
    Spell,
    UnitProfile,
    Weapon,
    carried,
    combined,
    lent_to,
)
from escarmouche.games.firefight.rules.state import Activation, FirefightSetup, Model, State, Unit
from escarmouche.games.firefight.rules.table.lineup import Lineup
from escarmouche.rules.battle import Memory
from escarmouche.rules.unit_battle import UnitBattle
from escarmouche.table.geometry import Body

NUMBERS = CATALOGUE.numbers


class Battle(UnitBattle[State, Unit, Model, UnitProfile, Activation]):
    """One game of Firefight, for the length of one run of its rules."""

    catalogue = CATALOGUE

    def __init__(self, game: Game[State]) -> None:
        setup = game.setup
        assert isinstance(setup, FirefightSetup)
        super().__init__(game, setup.table, setup.lists)
        self.setup = setup
        self.sheet = setup.mission_sheet
        self._lineup: Lineup | None = None
        self._everybody: tuple[NDArray[np.float64], NDArray[np.int64]] | None = None
        self._set_down: dict[ModelId, Model] = {}
        self._crowds: dict[UnitId, list[Body]] = {}
        self._sides: dict[SeatId, list[Unit]] = {}
        self.own: dict[SeatId, dict[str, OwnRule]] | None = None
        if any(army.rules for army in setup.lists):
            self.own = _own_rules(setup)
        # Copies of a game share its set-up; what was found while no rule was noted is no answer where one is.
        self._known: Memory = setup.__dict__.setdefault("known-and-noted" if game.keeps_journal else "known", {})

    def furnish(self) -> None:
        """Take the table as it stands after another piece of terrain was set down."""
        setup = self.game.setup
        assert isinstance(setup, FirefightSetup)
        self.setup = setup
        self.table = self.setup.table
        self.__dict__.pop("sight", None)
        self.changed()

    # Units and models

    def kit(self, model: Model) -> Kit:
        """What the model carries and its own rules."""
        return self.profiles[model.unit].kits[model.kit]

    def is_group(self, unit: Unit) -> bool:
        """Whether two or more models are left."""
        return len(self.alive(unit)) > 1

    def army(self, seat: SeatId) -> Iterator[Unit]:
        """The units of a seat that are not gone, on the table or not."""
        return (unit for unit in self.state.units if unit.owner == seat and unit.place != "gone")

    def on_table(self, seat: SeatId) -> list[Unit]:
        """The units of a seat that stand on the table."""
        found = self._sides.get(seat)
        if found is None:
            found = self._sides[seat] = super().on_table(seat)
        return found

    def outfit(self, model: Model) -> int:
        """The first of a unit's models, fallen ones too, that has the same weapons and rules."""
        first: int = self.known(_first_alike, model)
        return first

    def arms(self, unit: Unit) -> tuple[Weapon, ...]:
        """The weapon types of a unit in roster order, with the rules that spells lend them."""
        types = self.profiles[unit.id].weapons
        if not unit.lasting:
            return types
        lent = [{lasting.rule: lasting.value} for lasting in unit.lasting if lasting.rule]
        return lent_to(types, combined(*lent)) if lent else types

    def weapons(self, model: Model, *, melee: bool) -> Carried:
        """What the model carries for shooting or for melee: place in its kit, weapon type, weapon."""
        unit = self.state.units[model.unit]
        if not unit.lasting:
            return self.profiles[unit.id].armed[model.kit][melee]
        return carried(self.arms(unit), self.kit(model), melee=melee)

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
        own = self.profiles[model.unit].kits[model.kit].rules.get(key, 0)
        lasting = self.state.units[model.unit].lasting
        return own + sum(effect.value for effect in lasting if effect.rule == key) if lasting else own

    def spells(self, seat: SeatId) -> tuple[Spell, ...]:
        """The spells of a seat's list."""
        return self.setup.lists[seat].spells

    # Space

    def point(self, x: int, y: int, surface: int) -> Body:
        """A point as a body without size."""
        return Body(x, y, self.z(surface), 0, 0)

    def bodies(self, unit: Unit) -> list[Body]:
        """The bases of the models that are left, in the order of the list."""
        crowd = self._crowds.get(unit.id)
        if crowd is None:
            crowd = self._crowds[unit.id] = [self.body(model) for model in self.alive(unit)]
        return crowd

    def put(self, model: Model, x: int, y: int, surface: int) -> None:
        """Set a model down: forget what was measured, and where it stood itself."""
        model.x, model.y, model.surface = x, y, surface
        self._bodies.pop(model.id, None)
        self._crowds.pop(model.unit, None)
        self._seen.clear()
        self._set_down[model.id] = model
        if self._lineup is not None:
            self._lineup.put(model, self.z(surface))

    def regrouped(self, unit: Unit) -> None:
        """Forget what was measured, and who is left of a unit: it arrived, or one of it fell."""
        self._seen.clear()
        self._alive.pop(unit.id, None)
        self._crowds.pop(unit.id, None)
        self._sides.pop(unit.owner, None)
        self._lineup = None

    def changed(self) -> None:
        """Forget what was measured, and who stood where."""
        super().changed()
        self._crowds.clear()
        self._sides.clear()
        self._lineup = self._everybody = None

    def known(self, find: Callable[..., Any], model: Model, *about: Any) -> Any:
        """What `find` says of a model, and of what else is given, where it goes by the set-up and spells on its unit.

        It is asked once; the rules that it applied are noted each time.
        """
        lasting = self.state.units[model.unit].lasting
        key: tuple[Any, ...] = (find, model.unit, model.kit, about)
        if lasting:
            key = (*key, *[effect.rule for effect in lasting])
        found = self._known.get(key)
        if found is not None and not found[1]:
            return found[0]
        return self.remembered(key, lambda: find(self, model, *about), self._known)

    def ranked(self, key: Any, find: Callable[[], Any]) -> Any:
        """What holds until a model falls or arrives; the rules it applied are noted each time."""
        return self.remembered(key, find, self.lineup.ranks)

    @property
    def lineup(self) -> Lineup:
        """Everybody on the table as rows."""
        if self._lineup is None:
            units = [(unit.id, self.alive(unit)) for unit in self.state.units if unit.place == "table"]
            self._lineup = Lineup(units, len(self.state.units), *self._rows_of_everybody())
        return self._lineup

    def _rows_of_everybody(self) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
        """All models of the game, on the table or not, as rows, and the unit of each."""
        if self._everybody is None:
            models, cards, z = self.state.models, self.profiles, self.z
            rows = [(m.x, m.y, z(m.surface), cards[m.unit].base // 2, cards[m.unit].height) for m in models]
            self._everybody = np.array(rows, float).reshape(-1, 5), np.array([m.unit for m in models], np.int64)
        rows_now = self._everybody[0]
        for index, model in self._set_down.items():
            rows_now[index, 0], rows_now[index, 1], rows_now[index, 2] = model.x, model.y, self.z(model.surface)
        self._set_down.clear()
        return self._everybody

    def others(self, *units: Unit) -> NDArray[np.float64]:
        """The models on the table of all but these units, as rows x, y, z, radius, height."""
        rows, spans, begin = self.lineup.rows, self.lineup.spans, 0
        parts = []
        for start, end in sorted(spans[unit.id] for unit in units if unit.id in spans):
            parts.append(rows[begin:start])
            begin = end
        return np.concatenate([*parts, rows[begin:]])


def _own_rules(setup: FirefightSetup) -> dict[SeatId, dict[str, OwnRule]] | None:
    """The rules of their own that each army has, as far as they have an effect; None if nobody has any."""
    found = {seat: {own.key: own for own in army.rules if own.works} for seat, army in enumerate(setup.lists)}
    return found if any(found.values()) else None


def _first_alike(battle: Battle, model: Model) -> int:
    kits = battle.profiles[model.unit].kits
    return kits.index(kits[model.kit])
