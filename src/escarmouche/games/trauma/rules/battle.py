"""The table as the rules of Trauma see it: the state with its profiles, distances and lines of sight."""

from typing import Literal, TypeAlias

from escarmouche.engine.game import Game
from escarmouche.engine.ids import PieceId
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import RuleId
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.lists.profile import Kit, Skill, UnitProfile, Weapon
from escarmouche.games.trauma.rules.state import Activation, Model, Quarter, Side, State, TraumaSetup, Unit
from escarmouche.rules import battle
from escarmouche.table.geometry import Body
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


class Battle(battle.Battle[State]):
    """One game of Trauma as its rules see it, with what they have measured so far."""

    catalogue = CATALOGUE

    def __init__(self, game: Game[State]) -> None:
        setup = game.setup
        assert isinstance(setup, TraumaSetup)
        super().__init__(game, flattened(setup.table, game.state.destroyed))
        self.setup = setup
        self.profiles = [setup.lists[unit.owner].units[unit.profile] for unit in self.state.units]
        self._bodies: dict[int, Body] = {}
        self._alive: dict[int, list[Model]] = {}

    def roll(self, count: int, rule: RuleId, purpose: Purpose) -> list[int]:
        """Roll D6."""
        return self.game.roll(count, rule, purpose)

    # Who and what

    @property
    def acting(self) -> Activation:
        """The activation under way."""
        assert self.state.activation is not None
        return self.state.activation

    def side(self, seat: SeatId) -> Side:
        """What lies before a player."""
        return self.state.sides[seat]

    def unit(self, index: int) -> Unit:
        """A unit by its number."""
        return self.state.units[index]

    def model(self, index: int) -> Model:
        """A model by its number."""
        return self.state.models[index]

    def unit_of(self, model: Model) -> Unit:
        """The unit a model belongs to."""
        return self.state.units[model.unit]

    def profile(self, unit: Unit) -> UnitProfile:
        """What stands on the unit's card."""
        return self.profiles[unit.id]

    def kit(self, model: Model) -> Kit:
        """What the model is and carries."""
        kit = self.profiles[model.unit].kits[model.kit]
        return kit.ordinary() if kit.instead and self.state.units[model.unit].returned else kit

    def alive(self, unit: Unit) -> list[Model]:
        """The models that are left, in the order of the list."""
        left = self._alive.get(unit.id)
        if left is None:
            models = self.state.models
            left = self._alive[unit.id] = [models[index] for index in unit.models if models[index].alive]
        return left

    def on_table(self, seat: SeatId) -> list[Unit]:
        """The units of a seat that stand on the table."""
        return [unit for unit in self.state.units if unit.owner == seat and unit.place == "table"]

    def enemies(self, unit: Unit) -> list[Unit]:
        """The enemy units on the table."""
        return self.on_table(1 - unit.owner)

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

    # Space

    def radius(self, unit: Unit) -> int:
        """Half the diameter of the bases of a unit."""
        return self.profiles[unit.id].base // 2

    def body(self, model: Model) -> Body:
        """The base of a model with all that stands on it, as an upright cylinder; a hovering body begins higher."""
        body = self._bodies.get(model.id)
        if body is None:
            profile = self.profiles[model.unit]
            body = Body(model.x, model.y, self.z(model.surface), profile.base // 2, profile.height)
            self._bodies[model.id] = body
        return body

    def put(self, model: Model, x: int, y: int, surface: int, facing: int | None = None) -> None:
        """Set a model down, turned as it was or anew."""
        model.x, model.y, model.surface = x, y, surface
        if facing is not None:
            model.facing = facing % 3600
        self.changed()

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

    def changed(self) -> None:
        """Forget what was measured, and who stood where."""
        super().changed()
        self._bodies.clear()
        self._alive.clear()
