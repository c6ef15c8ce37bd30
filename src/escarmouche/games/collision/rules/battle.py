"""The table as the rules of Collision see it: the state with its profiles, distances and lines of sight."""

from escarmouche.engine.game import Game
from escarmouche.engine.ids import Length, ModelId, SeatId
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.lists.profile import Character
from escarmouche.games.collision.rules.mission_sheet import MissionSheet
from escarmouche.games.collision.rules.state import Activation, CollisionSetup, Dashboard, Marker, Model, State
from escarmouche.rules import battle
from escarmouche.table.geometry import Body
from escarmouche.table.ways.movement import Gait

NUMBERS = CATALOGUE.numbers


class Battle(battle.Battle[State]):
    """One game of Collision, for the length of one run of its rules."""

    catalogue = CATALOGUE

    def __init__(self, game: Game[State]) -> None:
        setup = game.setup
        assert isinstance(setup, CollisionSetup)
        super().__init__(game, setup.table)
        self.setup = setup
        self._bodies: dict[ModelId, Body] = {}
        self._standing: dict[SeatId, list[Model]] = {}
        self.gaits: dict[ModelId, Gait] = {}

    @property
    def sheet(self) -> MissionSheet:
        """The mission that is played."""
        return self.setup.mission_sheet(self.state.mission)

    def furnish(self) -> None:
        """Take the table as it stands after another piece of terrain was set down."""
        setup = self.game.setup
        assert isinstance(setup, CollisionSetup)
        self.setup = setup
        self.table = self.setup.table
        self.__dict__.pop("sight", None)
        self.changed()

    # Who and what

    @property
    def acting(self) -> Activation:
        """The activation under way."""
        assert self.state.activation is not None
        return self.state.activation

    def board(self, seat: SeatId) -> Dashboard:
        """What lies before a player."""
        return self.state.boards[seat]

    def card(self, model: Model) -> Character:
        """The character card of a model, with its items."""
        return self.setup.lists[model.owner].models[model.profile]

    def model(self, index: int) -> Model:
        """A model by its number."""
        return self.state.models[index]

    def gang(self, seat: SeatId) -> list[Model]:
        """The models of a seat that are neither dead nor gone, on the table or still to come."""
        return [model for model in self.state.models if model.owner == seat and model.place in ("table", "waiting")]

    def on_table(self, seat: SeatId) -> list[Model]:
        """The models of a seat that stand on the table."""
        found = self._standing.get(seat)
        if found is None:
            found = [model for model in self.state.models if model.owner == seat and model.place == "table"]
            self._standing[seat] = found
        return found

    def enemies(self, model: Model) -> list[Model]:
        """The enemy models on the table."""
        return self.on_table(1 - model.owner)

    def has(self, model: Model, rule: str) -> bool:
        """Whether the character itself has a keyword."""
        return rule in self.card(model).rules

    def carried(self, model: Model) -> list[Marker]:
        """The markers that a model carries."""
        return [self.state.markers[index] for index in model.carried]

    # Space

    def radius(self, model: Model) -> Length:
        """Half the diameter of a model's base."""
        return self.card(model).base // 2

    def body(self, model: Model) -> Body:
        """The model as an upright cylinder."""
        found = self._bodies.get(model.id)
        if found is None:
            card, z = self.card(model), self.z(model.surface) + model.climbed
            found = self._bodies[model.id] = Body(model.x, model.y, z, card.base // 2, card.height)
        return found

    def changed(self) -> None:
        """Forget what was measured, who stands on the table and where: somebody came, left, or stands elsewhere now."""
        super().changed()
        self._bodies.clear()
        self._standing.clear()

    def put(self, model: Model, x: int, y: int, surface: int, facing: int | None = None) -> None:
        """Set a model down, turned as it was or anew."""
        model.x, model.y, model.surface = x, y, surface
        if facing is not None:
            model.facing = facing % 3600
        self.changed()
