"""The state of a game of Trauma: plain data, with who may see what."""

from typing import Annotated, Any, ClassVar, Final, Literal, NewType, TypeAlias

import msgspec

from escarmouche.engine.game import Setup
from escarmouche.engine.ids import Angle, Length, ModelId, PieceId, SeatId, UnitId
from escarmouche.engine.journal import OneOf
from escarmouche.engine.rulebook import rule
from escarmouche.engine.view import NOBODY, PUBLIC, Seen, see
from escarmouche.games.trauma.data import CATALOGUE, RULE_OF
from escarmouche.games.trauma.rules.lists.missions import PRINTED
from escarmouche.games.trauma.rules.lists.profile import Army, UnitProfile
from escarmouche.games.trauma.rules.mission_sheet import MissionSheet
from escarmouche.table.table import Table

NOBODY_SEAT = -1
NO_UNIT = UnitId(-1)
NO_MODEL = ModelId(-1)
SECTION: Final = "section"
RESERVE: Final = "reserve"
TABLE: Final = "table"
Place: TypeAlias = Literal["section", "reserve", "table", "gone"]
"""Where a unit is: in the reinforcement section until somebody buys it, in reserve, on the table, or gone."""
OrderId = NewType("OrderId", str)
ORDERS = tuple(
    OrderId(key.removeprefix("order_").replace("_", "-"))
    for key in RULE_OF
    if key.startswith("order_") and key != "order_courage"
)
"""The orders that a unit can hold; Courage is carried out at once."""
TAKE_COVER, ALERT_FIRE, HEADS_DOWN = map(OrderId, ("take-cover", "alert-fire", "heads-down"))
Order: TypeAlias = Annotated[OrderId, OneOf(*ORDERS)]
Action: TypeAlias = Literal["move", "fire", "cross", "operate"]
Announcement: TypeAlias = Literal["move", "fire", "cross", "operate", "stagger"]
Step: TypeAlias = Literal["", "which", "pay", "start", "enter", "announce", "actions", "orders", "over"]
"""How far an activation has come; nothing once it is over."""
Phase: TypeAlias = Literal["opening", "command", "activation", "debriefing", "over"]
Quarter: TypeAlias = Literal["open", "covered", "building"]
PointKind: TypeAlias = Literal["alpha", "omega", "gamma", "access", "drop", "object"]
"""What is fought for, and objects that are operated."""
OBJECT: Final = "object"
Edge: TypeAlias = Literal["", "x0", "x1", "y0", "y1"]
Mission: TypeAlias = Literal["generator", "attack"]
Chance: TypeAlias = Literal["", "turn", "move-card", "pass", "both"]
"""What a player made of an opportunity to activate."""


class TraumaSetup(Setup, kw_only=True):
    """What is fixed before a game of Trauma: two armies, table, army points, mission.

    The table holds its quarters as flat pieces of the kinds "quarter-open", "quarter-covered" and "quarter-building";
    pieces with the trait "drop" are drop points. `attacker` may be agreed on before the game.
    """

    lists: tuple[Army, Army] = msgspec.field(name="armies")
    table: Table
    size: int = 30
    mission: Mission | Literal[""] = msgspec.field(default="generator", name="scenario")
    """A printed mission; nothing where one's own is played."""
    attacker: SeatId = NOBODY_SEAT
    own_mission: MissionSheet | msgspec.UnsetType = msgspec.UNSET

    @property
    def mission_sheet(self) -> MissionSheet:
        """What is fought for: a printed mission, or one's own."""
        return PRINTED[self.mission] if self.own_mission is msgspec.UNSET else self.own_mission

    def strengths(self) -> tuple[int, ...]:
        """How many models each army has."""
        return tuple(sum(len(unit.kits) for unit in army.units) for army in self.lists)


class Model(msgspec.Struct, omit_defaults=True):
    """One miniature: where it stands and looks, whether it is down, and the damage of a vehicle.

    `ticks` are the boxes of its structure line that are ticked, `broken` its weapons that are out of action (places in
    its kit). `moved` says that it moved in the latest activation of its unit.
    """

    id: ModelId
    unit: UnitId
    kit: int
    x: Length = 0
    y: Length = 0
    surface: int = 0
    facing: Angle = 0
    alive: bool = True
    down: bool = False
    ticks: int = 0
    immobile: bool = False
    broken: list[int] = []
    moved: bool = False

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        (
            *("id", "unit", "kit", "x", "y", "surface", "facing", "alive", "down", "ticks", "immobile"),
            *("broken", "moved"),
        ),
        PUBLIC,
    )


@rule("TRA-PREP-11", otherwise=None)
def entry_seen(unit: "Unit", seat: SeatId) -> int:
    """Both lists are open from the beginning, also which units are in reinforcement."""
    return unit.profile


class Unit(msgspec.Struct, omit_defaults=True):
    """One unit of a list.

    `down` says that the whole unit is on the ground; `staggered` that its alert fire is spread over several moments,
    `spent` which of its salvos have been fired in it. `apart` is a sniper who stands away from the rest. `returning`
    says that it will come back by the skill Reinforcement, `returned` that it did. `bearings` are the halves in which
    targets count for its vehicles while it fires, each written as a `Bearing`.
    """

    id: UnitId
    owner: SeatId
    profile: int
    models: list[ModelId]
    place: Place = RESERVE
    leader: ModelId = NO_MODEL
    disorganised: bool = False
    down: bool = False
    orders: list[Order] = []
    staggered: bool = False
    spent: list[str] = []
    apart: ModelId = NO_MODEL
    returning: bool = False
    returned: bool = False
    bearings: list[str] = []

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(
            (
                *("id", "owner", "models", "place", "leader", "disorganised", "down", "orders", "staggered"),
                *("spent", "apart", "returning", "returned", "bearings"),
            ),
            PUBLIC,
        ),
        "profile": lambda unit, seat: entry_seen(unit, seat),
    }


@rule("TRA-SEQ-04")
def cards_seen(side: "Side", seat: SeatId) -> list[UnitId] | int:
    """A player may look at his own face-down cards; of the other's only the number is open."""
    return list(side.row) if side.owner == seat else len(side.row)


class Side(msgspec.Struct, omit_defaults=True):
    """What lies before one player: the row of cards, points, the chief general.

    `row` are the units of the face-down cards in the order in which they will be turned, `turned` those of the cards
    that lie open. `general` is the model of the chief general, `late` that of one who fell and has no
    successor yet. `option` is what the player bought at the last
    opportunity to activate. `zone` is the edge with his access zone. `used` are rules of his book that work once and
    were used, each with the unit.
    """

    owner: SeatId
    row: list[UnitId] = []
    turned: list[UnitId] = []
    command: int = 0
    reinforcement: int = 0
    victory: int = 0
    general: ModelId = NO_MODEL
    late: ModelId = NO_MODEL
    option: Chance = ""
    zone: Edge = ""
    used: list[tuple[UnitId, str]] = []

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(
            ("owner", "turned", "command", "reinforcement", "victory", "general", "late", "option", "zone", "used"),
            PUBLIC,
        ),
        "row": lambda side, seat: cards_seen(side, seat),
    }


class Strategic(msgspec.Struct, omit_defaults=True):
    """A strategic point: an element of scenery by its id, or the marker of a neutral access zone on an edge.

    `holder` is who controls it since the last debriefing; whoever operated an object last holds that,
    and whoever was the first has the `credit` for it until the next debriefing.
    """

    kind: PointKind
    piece: PieceId = PieceId("")
    edge: Edge = ""
    chooser: SeatId = NOBODY_SEAT
    holder: SeatId = NOBODY_SEAT
    credit: SeatId = NOBODY_SEAT

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(("kind", "piece", "edge", "chooser", "holder", "credit"), PUBLIC)


class Activation(msgspec.Struct, omit_defaults=True):
    """How far the acting unit has come.

    `announced` are its actions in their order, `done` how many of them are over; `second` is the other unit of a
    simultaneous activation, `entry` the way into play that it chose. `began_down` and `began_disorganised` are its
    states when its card was turned. `staggered` says that its salvos are spread, `fired` which have been fired, `shot`
    that it used the Fire action. `fought` ends its actions. `extra` are the additional actions used, `displaced` the
    models that moved, `aimed` the snipers that used their second score, `tested` the units that tested morale because
    of the present action.
    """

    unit: UnitId
    step: Step = "start"
    announced: list[Action] = []
    done: int = 0
    second: UnitId = NO_UNIT
    paid: bool = False
    began_down: bool = False
    began_disorganised: bool = False
    entered: bool = False
    entry: str = ""
    staggered: bool = False
    fired: list[str] = []
    shot: bool = False
    fought: bool = False
    extra: list[str] = []
    displaced: list[ModelId] = []
    aimed: list[ModelId] = []
    tested: list[UnitId] = []

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        (
            *("unit", "step", "announced", "done", "second", "paid", "began_down", "began_disorganised", "entered"),
            "entry",
            *("staggered", "fired", "shot", "fought", "extra", "displaced", "aimed", "tested"),
        ),
        PUBLIC,
    )


@rule("TRA-COMP-05", otherwise=[])
def open_units(state: "State", seat: SeatId) -> Any:
    """States and orders of all units are open to both players."""
    return see(state.units, seat)


class State(msgspec.Struct, omit_defaults=True):
    """Everything that changes in a game.

    `central` is the central quarter that the defender chose to deploy in (the id of its piece). `destroyed` are pieces
    of scenery that were blown up. `fallen` are the units eliminated since the last debriefing. `steps` are the parts of
    the present phase that are still to come.
    """

    phase: Phase = "opening"
    turn: int = 0
    first: SeatId = NOBODY_SEAT
    attacker: SeatId = NOBODY_SEAT
    active: SeatId = NOBODY_SEAT
    central: PieceId = PieceId("")
    sides: list[Side] = []
    units: list[Unit] = []
    models: list[Model] = []
    points: list[Strategic] = []
    destroyed: list[PieceId] = []
    activation: Activation | None = None
    fallen: list[UnitId] = []
    steps: list[str] = []
    ended: str = ""

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(
            (
                *("phase", "turn", "first", "attacker", "active", "central", "sides", "models", "points"),
                *("destroyed", "activation", "fallen", "ended"),
            ),
            PUBLIC,
        ),
        "units": lambda state, seat: open_units(state, seat),
        "steps": NOBODY,
    }


# Before the game


@rule("TRA-PREP-03", otherwise="section")
def place_of_assault() -> Place:
    """Units of the assault section can be used from the first turn."""
    # No unit starts on the table: it is in reserve until it is activated.
    return RESERVE if CATALOGUE.holds("TRA-SCEN-04") else TABLE


def first_place(profile: UnitProfile) -> Place:
    """Where a unit is when the game begins."""
    # All other units wait in the reinforcement section until they are bought.
    if profile.section == "assault":
        return place_of_assault()
    return SECTION if CATALOGUE.holds("TRA-PREP-04") else RESERVE


@rule("TRA-UNIT-03")
def first_leader(profile: UnitProfile) -> int:
    """Every unit has one leader, an ordinary combatant; his place among the kits."""
    officer = leading_officer(profile)
    ordinary = (index for index, kit in enumerate(profile.kits) if kit.role == "trooper")
    return next(ordinary, 0) if officer is None else officer


@rule("TRA-OFF-02")
def leading_officer(profile: UnitProfile) -> int | None:
    """An officer leads the unit that he belongs to."""
    return next((index for index, kit in enumerate(profile.kits) if kit.grade), None)


def muster_state(setup: TraumaSetup) -> State:
    """Both armies before the game: all units of the assault sections in reserve, nobody on the table."""
    state = State(sides=[Side(owner=seat) for seat in range(len(setup.lists))])
    for seat, army in enumerate(setup.lists):
        for index, profile in enumerate(army.units):
            unit = Unit(id=UnitId(len(state.units)), owner=seat, profile=index, models=[], place=first_place(profile))
            for kit in range(len(profile.kits)):
                model = Model(id=ModelId(len(state.models)), unit=unit.id, kit=kit)
                unit.models.append(model.id)
                state.models.append(model)
            unit.leader = unit.models[first_leader(profile)]
            state.units.append(unit)
    return state
