"""The table as the rules of Trauma see it: the state with its profiles, distances and lines of sight."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Literal, TypeAlias

import numpy as np
from numpy.typing import NDArray

from escarmouche.engine.game import Game
from escarmouche.engine.ids import PieceId, UnitId
from escarmouche.engine.question import Later
from escarmouche.engine.questions import Option, SeatId
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.lists.profile import Kit, Skill, UnitProfile, Weapon
from escarmouche.games.trauma.rules.mission_sheet import By
from escarmouche.games.trauma.rules.state import Activation, Model, Quarter, Side, State, TraumaSetup, Unit
from escarmouche.rules.missions import BOTH
from escarmouche.rules.unit_battle import UnitBattle
from escarmouche.table.table import flattened

NUMBERS = CATALOGUE.numbers
QUARTERS: dict[str, Quarter] = {"quarter-open": "open", "quarter-covered": "covered", "quarter-building": "building"}
"""The types of quarters by the kind of their flat pieces."""
CENTIMETRE = 1000
Purpose: TypeAlias = Literal[
    "precision",
    "penetration",
    "cover",
    "blast",
    "morale",
    "melee",
    "assault",
    "suicide",
    "overrun",
    "care",
    "initiative",
    "incident",
    "quarter",
    "drop",
    "roll-off",
    "test",
]
"""What dice are rolled for."""


def centimetres(number: float) -> int:
    """A length in centimetres as whole thousandths."""
    return round(number * CENTIMETRE)


class Battle(UnitBattle[State, Unit, Model, UnitProfile, Activation]):
    """One game of Trauma as its rules see it, with what they have measured so far."""

    catalogue = CATALOGUE

    def __init__(self, game: Game[State]) -> None:
        setup = game.setup
        assert isinstance(setup, TraumaSetup)
        super().__init__(game, flattened(setup.table, game.state.destroyed), setup.lists)
        self.setup = setup
        self.sheet = setup.mission_sheet
        self._facts: dict[UnitId, dict[Hashable, Any]] = {}

    # Who and what

    def part(self, seat: SeatId) -> By:
        """What a side is in this mission: the attacker, the defender, or one of two that are after the same."""
        if not self.sheet.is_attack:
            return BOTH
        return "attacker" if seat == self.state.attacker else "defender"

    def side(self, seat: SeatId) -> Side:
        """What lies before a player."""
        return self.state.sides[seat]

    def unit(self, index: int) -> Unit:
        """A unit by its number."""
        return self.state.units[index]

    def model(self, index: int) -> Model:
        """A model by its number."""
        return self.state.models[index]

    def kit(self, model: Model) -> Kit:
        """What the model is and carries."""
        kit = self.profiles[model.unit].kits[model.kit]
        return kit.ordinary() if kit.instead and self.state.units[model.unit].returned else kit

    def armoured(self, unit: Unit) -> bool:
        """Whether the unit is armour."""
        return self.profiles[unit.id].armoured

    def has(self, model: Model, skill: Skill) -> bool:
        """Whether a model has a skill, of its own or with its whole unit."""
        profile = self.profiles[model.unit]
        return skill in profile.skills or skill in profile.kits[model.kit].skills

    def weapons(self, model: Model) -> list[tuple[int, int, Weapon]]:
        """The weapons of a model that work: place in its kit, weapon of the unit, weapon."""
        types = self.profiles[model.unit].weapons
        return [
            (place, index, types[index])
            for place, index in enumerate(self.kit(model).weapons)
            if place not in model.broken
        ]

    def offered(self, made: Sequence[Option], anew: Callable[[], Sequence[Option]]) -> Later[Sequence[Option]]:
        """Options for a question that were made already, or for whoever notes rules the same options made anew."""
        return anew if self.game.keeps_journal else made

    # Space

    def put(self, model: Model, x: int, y: int, surface: int, facing: int | None = None) -> None:
        """Set a model down, turned as it was or anew."""
        model.x, model.y, model.surface = x, y, surface
        if facing is not None:
            model.facing = facing % 3600
        self.changed()

    def figures(self, unit: Unit) -> "Figures":
        """The bodies of the models of a unit, as whoever looks at them sees them."""
        found: Figures = self.of_unit(unit, "figures", lambda: Figures.of(self, self.alive(unit)))
        return found

    def of_unit(self, unit: Unit, key: Hashable, measure: Callable[[], Any]) -> Any:
        """What follows from where the models of one unit stand, and from no rule; it holds until something moves."""
        facts = self._facts.get(unit.id)
        if facts is None:
            facts = self._facts[unit.id] = {}
        if key not in facts:
            facts[key] = measure()
        return facts[key]

    def changed(self) -> None:
        """Forget what was measured, and who stood where."""
        super().changed()
        self._facts.clear()

    @contextmanager
    def supposing(self, unit: Unit, ends: Mapping[int, tuple[int, int, int]]) -> Iterator[None]:
        """Let models of a unit stand elsewhere for a while: what was measured holds again once they are back.

        Where the others stand holds all the time, and nobody falls.
        """
        place, models = unit.place, [self.state.models[index] for index in ends]
        spots = [(model.x, model.y, model.surface) for model in models]
        before = self._seen, self._bodies, self._facts
        self._seen = {}
        self._bodies = {index: body for index, body in self._bodies.items() if index not in unit.models}
        self._facts = {index: facts for index, facts in self._facts.items() if index != unit.id}
        unit.place = "table"
        for model, spot in zip(models, ends.values(), strict=True):
            model.x, model.y, model.surface = spot
        try:
            yield
        finally:
            unit.place = place
            for model, spot in zip(models, spots, strict=True):
                model.x, model.y, model.surface = spot
            self._seen, self._bodies, self._facts = before

    def blow_up(self, piece: PieceId) -> None:
        """Take a piece of scenery off the table; whoever stood on it stands on the ground beneath."""
        index = next(number for number, one in enumerate(self.table.pieces) if one.id == piece)
        top, height = self.table.surface_of.get(index), self.table.pieces[index].top
        self.state.destroyed.append(piece)
        self.table = flattened(self.setup.table, self.state.destroyed)
        for model in self.state.models:
            if model.surface == top:
                model.surface = self._beneath(model, height)
        self.__dict__.pop("sight", None)
        self.changed()

    def _beneath(self, model: Model, height: int) -> int:
        """The highest surface at the place of a model that is not above a height."""
        return next(s for s in self.table.surfaces_at(model.x, model.y) if self.table.surfaces[s].z <= height)


class Figures:
    """Models as others see them: who they are, and their bodies as rows (x, y, lower face, radius, height)."""

    def __init__(self, ids: tuple[int, ...], bodies: NDArray[np.float64]) -> None:
        self.ids = ids
        self.bodies = bodies
        self.key = ids, bodies.tobytes()

    @classmethod
    def of(cls, battle: Battle, models: Sequence[Model]) -> "Figures":
        """The figures of some models."""
        rows = [trunk(battle, model) for model in models]
        return cls(tuple([model.id for model in models]), np.array(rows, float).reshape(-1, 5))


def trunk(battle: Battle, model: Model) -> tuple[int, int, int, int, int]:
    """The body of a model as a cylinder: its axis, its lower face, its radius, its height."""
    profile = battle.profiles[model.unit]
    body = battle.body(model)
    return body.x, body.y, body.z + profile.hover, body.radius, profile.height - profile.hover
