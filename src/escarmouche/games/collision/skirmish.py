"""The table as the rules of Collision see it: the state with its profiles, distances and lines of sight."""

from collections.abc import Callable
from functools import cached_property
from importlib.resources import files
from typing import Any

from escarmouche.core.catalogue import Catalogue
from escarmouche.core.decision import SeatId
from escarmouche.core.game import Game
from escarmouche.core.geometry import Body
from escarmouche.core.journal import Event
from escarmouche.core.rulebook import RuleId, listening, note
from escarmouche.core.sight import Sight
from escarmouche.core.table import Table
from escarmouche.games.collision.profile import Character
from escarmouche.games.collision.state import Activation, CollisionSetup, Dashboard, Marker, Model, State

CATALOGUE = Catalogue((files(__package__) / "catalogue.toml").read_text(encoding="utf-8"))
NUMBERS = CATALOGUE.numbers


def inches(number: float) -> int:
    """A length of the catalogue in thousandths."""
    return round(number * 1000)


def sight_of(table: Table) -> Sight:
    """The table made ready for sight, once."""
    sight: Sight | None = table.__dict__.get("sight")
    if sight is None:
        sight = table.__dict__["sight"] = Sight(table)
    return sight


class Skirmish:
    """One game of Collision, for the length of one run of its rules."""

    def __init__(self, game: Game[State]) -> None:
        self.game = game
        self.state = game.state
        setup = game.setup
        assert isinstance(setup, CollisionSetup)
        self.setup = setup
        self.table = setup.table
        self._seen: dict[Any, Any] = {}

    # Telling

    def tell(self, event: Event) -> None:
        """Write an event into the journal."""
        self.game.tell(event)

    def option(self, key: str) -> str:
        """The value of an option in force."""
        chosen = self.setup.options.get(key)
        return chosen if chosen is not None else CATALOGUE.options[key][1].default

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
        return self.setup.gangs[model.owner].models[model.profile]

    def model(self, index: int) -> Model:
        """A model by its number."""
        return self.state.models[index]

    def gang(self, seat: SeatId) -> list[Model]:
        """The models of a seat that are neither dead nor gone, on the table or still to come."""
        return [model for model in self.state.models if model.owner == seat and model.place in ("table", "waiting")]

    def on_table(self, seat: SeatId) -> list[Model]:
        """The models of a seat that stand on the table."""
        return [model for model in self.state.models if model.owner == seat and model.place == "table"]

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

    def z(self, surface: int) -> int:
        """The elevation of a surface."""
        return self.table.surfaces[surface].z

    def radius(self, model: Model) -> int:
        """Half the diameter of a model's base."""
        return self.card(model).base // 2

    def body(self, model: Model) -> Body:
        """The model as an upright cylinder."""
        card = self.card(model)
        return Body(model.x, model.y, self.z(model.surface) + model.climbed, card.base // 2, card.height)

    def put(self, model: Model, x: int, y: int, surface: int, facing: int | None = None) -> None:
        """Set a model down, turned as it was or anew."""
        model.x, model.y, model.surface = x, y, surface
        if facing is not None:
            model.facing = facing % 3600
        self.changed()

    def changed(self) -> None:
        """Forget what was measured: something stands or looks elsewhere now."""
        self._seen.clear()

    def remembered(self, key: Any, measure: Callable[[], Any]) -> Any:
        """A measurement that holds until something moves; the rules it applied are noted each time it is used."""
        if key not in self._seen:
            heard: dict[RuleId, None] = {}
            with listening(heard):
                self._seen[key] = (measure(), tuple(heard))
        value, rules = self._seen[key]
        note(*rules)
        return value

    @cached_property
    def sight(self) -> Sight:
        """Lines of sight on this table."""
        return sight_of(self.table)
