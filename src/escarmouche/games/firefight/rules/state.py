"""The state of a Firefight game: plain data, everything open to both seats."""

from typing import Any, ClassVar, Literal, NewType

import msgspec

from escarmouche.engine.game import Setup
from escarmouche.engine.ids import Length, ModelId, SeatId, UnitId
from escarmouche.engine.rulebook import rule
from escarmouche.engine.view import NOBODY, PUBLIC, Seen, see
from escarmouche.games.firefight.rules import vocabulary
from escarmouche.games.firefight.rules.lists.missions import PRINTED
from escarmouche.games.firefight.rules.lists.profile import Army
from escarmouche.games.firefight.rules.mission_sheet import MissionSheet
from escarmouche.rules.terrain import Furnishing, furnished
from escarmouche.table.table import Piece, Table

ObjectiveId = NewType("ObjectiveId", int)
"""The number of an objective, from 1 on."""
NOBODY_SEAT = -1
NO_UNIT = UnitId(-1)
NO_MODEL = ModelId(-1)


class FirefightSetup(Setup, kw_only=True):
    """What is fixed before a game of Firefight: armies, table, game size, axis of deployment."""

    lists: tuple[Army, Army] = msgspec.field(name="armies")
    table: Table
    size: int = 200
    axis: vocabulary.Axis = "y"
    consent: tuple[SeatId, ...] = ()
    accepted: tuple[SeatId, ...] = ()
    own_mission: MissionSheet | msgspec.UnsetType = msgspec.UNSET

    @property
    def mission_sheet(self) -> MissionSheet:
        """What is fought for: the printed mission, or one's own."""
        return PRINTED if self.own_mission is msgspec.UNSET else self.own_mission

    box: tuple[Piece, ...] | msgspec.UnsetType = msgspec.UNSET
    """What the players set down in turn before anything else, where they do."""

    @property
    def is_built_in_play(self) -> bool:
        """Whether the players set the terrain down in turn."""
        return self.box is not msgspec.UNSET

    def as_built(self, state: "State") -> "FirefightSetup":
        """The set-up with what the players have set down by now."""
        return furnished(self, state)

    def strengths(self) -> tuple[int, ...]:
        """How many models each army has."""
        return tuple(sum(unit.size for unit in army.units) for army in self.lists)


class Model(msgspec.Struct, omit_defaults=True):
    """One miniature: its kit, where it stands, its wound markers and spell tokens, its spent weapons."""

    id: ModelId
    unit: UnitId
    kit: int
    x: Length = 0
    y: Length = 0
    surface: int = 0
    alive: bool = True
    markers: int = 0
    tokens: int = 0
    spent: list[int] = []

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        ("id", "unit", "kit", "x", "y", "surface", "alive", "markers", "tokens", "spent"), PUBLIC
    )


class Lasting(msgspec.Struct):
    """What a spell left on a unit: a rule granted or a roll modified, until the end of the round or the next use.

    Rules of one's own leave the like: `spell` is then the name of the rule, which works in an aura or until the end.
    """

    spell: str
    kind: vocabulary.Lasts
    rule: str = ""
    value: int = 0
    roll: vocabulary.Roll | Literal[""] = ""
    amount: int = 0
    until: vocabulary.Until | Literal["aura"] = "end of round"

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        ("spell", "kind", "rule", "value", "roll", "amount", "until"), PUBLIC
    )


class Unit(msgspec.Struct, omit_defaults=True):
    """One list entry in play."""

    id: UnitId
    owner: SeatId
    profile: int
    models: list[ModelId]
    place: vocabulary.Place = "waiting"
    reserve: vocabulary.Reserve | Literal[""] = ""
    shaken: bool = False
    fatigued: bool = False
    activated: bool = False
    arrived: bool = False
    lasting: list[Lasting] = []
    used: list[str] = []

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys((
        "id", "owner", "profile", "models", "place", "reserve", "shaken", "fatigued", "activated", "arrived",
        "lasting", "used",
    ), PUBLIC)  # fmt: skip


class Objective(msgspec.Struct):
    """An objective marker: a point, and who controls it."""

    x: Length
    y: Length
    surface: int = 0
    owner: SeatId = NOBODY_SEAT

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(("x", "y", "surface", "owner"), PUBLIC)


class Activation(msgspec.Struct, omit_defaults=True):
    """How far the acting unit has come."""

    unit: UnitId
    step: vocabulary.Step = "start"
    action: vocabulary.Action | Literal[""] = ""
    target: UnitId = NO_UNIT
    idle: bool = False
    stopped: bool = False
    choosing: bool = False
    shot: bool = False
    met: bool = False
    counter_models: int = 0
    struck_back: bool = False
    rolled: list[ModelId] = []
    moved: list[ModelId] = []
    tried: list[str] = []

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys((
        "unit", "step", "action", "target", "idle", "stopped", "choosing", "shot", "met", "counter_models",
        "struck_back", "rolled", "moved", "tried",
    ), PUBLIC)  # fmt: skip


@rule("GFF-PRIN-05", otherwise=[])
def open_units(state: "State", seat: SeatId) -> Any:
    """Lists, markers, tokens, reserves and positions are open to both players at all times."""
    return see(state.units, seat)


class State(msgspec.Struct, omit_defaults=True):
    """Everything that changes in a game; `victory` are the points of a mission that counts not only objectives held."""

    phase: vocabulary.Phase = "opening"
    round: int = 0
    active: SeatId = 0
    starter: SeatId = 0
    last: SeatId = NOBODY_SEAT
    winner_of_roll: SeatId = NOBODY_SEAT
    markers_left: int = -1
    edges: list[vocabulary.Edge | Literal[""]] = msgspec.field(default_factory=lambda: ["", ""])
    declared: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    to_test: list[list[UnitId]] = msgspec.field(default_factory=lambda: [[], []])
    round_end: list[vocabulary.EndStep] = []
    units: list[Unit] = []
    models: list[Model] = []
    objectives: list[Objective] = []
    activation: Activation | None = None
    victory: list[int] = []
    furnishing: Furnishing | None = None
    ended: Literal["rounds", ""] = ""

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys((
            "phase", "round", "active", "starter", "last", "winner_of_roll", "markers_left", "edges", "declared",
            "models", "objectives", "activation", "victory", "furnishing", "ended",
        ), PUBLIC),
        "units": open_units,
        **dict.fromkeys(("to_test", "round_end"), NOBODY),
    }  # fmt: skip


def muster_state(setup: FirefightSetup) -> State:
    """Both armies before the game, nobody on the table yet."""
    state = State()
    for seat, army in enumerate(setup.lists):
        for index, profile in enumerate(army.units):
            unit = Unit(id=UnitId(len(state.units)), owner=seat, profile=index, models=[])
            for kit in range(profile.size):
                unit.models.append(ModelId(len(state.models)))
                state.models.append(Model(id=unit.models[-1], unit=unit.id, kit=kit))
            state.units.append(unit)
    return state
