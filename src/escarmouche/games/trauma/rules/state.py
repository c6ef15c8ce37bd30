"""The state of a game of Trauma: plain data, with who may see what."""

from typing import Any, ClassVar

import msgspec

from escarmouche.engine.game import Setup
from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import rule
from escarmouche.engine.view import NOBODY, PUBLIC, Seen, see
from escarmouche.games.trauma.rules.lists.profile import Army, UnitProfile
from escarmouche.table.table import Table

NOBODY_SEAT = -1
NO_UNIT = -1
NO_MODEL = -1


class TraumaSetup(Setup, kw_only=True):
    """What is fixed before a game of Trauma: two armies, table, army points, mission.

    The table holds its quarters as flat pieces of the kinds "quarter-open", "quarter-covered" and "quarter-building";
    pieces with the trait "drop" are drop points. `attacker` may be agreed on before the game.
    """

    lists: tuple[Army, Army] = msgspec.field(name="armies")
    table: Table
    size: int = 30
    mission: str = msgspec.field(default="generator", name="mission")
    attacker: SeatId = NOBODY_SEAT

    def strengths(self) -> tuple[int, ...]:
        """How many models each army has."""
        return tuple(sum(len(unit.kits) for unit in army.units) for army in self.lists)


class Model(msgspec.Struct, omit_defaults=True):
    """One miniature: where it stands and looks, whether it is down, and the damage of a vehicle.

    `ticks` are the boxes of its structure line that are ticked, `broken` its weapons that are out of action (places in
    its kit). `moved` says that it moved in the latest activation of its unit.
    """

    id: int
    unit: int
    kit: int
    x: int = 0
    y: int = 0
    surface: int = 0
    facing: int = 0
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

    `place` is "section" (a reinforcement that nobody bought yet), "reserve", "table" or "gone". `down` says that the
    whole unit is on the ground. `orders` are "take-cover", "alert-fire" and "heads-down"; `staggered` says that its
    alert fire is spread over several moments, `spent` which of its salvos have been fired in it. `apart` is a sniper
    who stands away from the rest. `returning` says that it will come back by the skill Reinforcement, `returned` that
    it did. `bearings` are the halves in which targets count for its vehicles while it fires ("vehicle:target:half").
    """

    id: int
    owner: SeatId
    profile: int
    models: list[int]
    place: str = "reserve"
    leader: int = NO_MODEL
    disorganised: bool = False
    down: bool = False
    orders: list[str] = []
    staggered: bool = False
    spent: list[str] = []
    apart: int = NO_MODEL
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
def cards_seen(side: "Side", seat: SeatId) -> list[int] | int:
    """A player may look at his own face-down cards; of the other's only the number is open."""
    return list(side.row) if side.owner == seat else len(side.row)


class Side(msgspec.Struct, omit_defaults=True):
    """What lies before one player: the row of cards, points, the chief general.

    `row` are the units of the face-down cards in the order in which they will be turned, `turned` those of the cards
    that lie open. `general` is the model of the chief general, `late` that of one who fell and has no
    successor yet. `option` is what the player bought at the last
    opportunity to activate. `zone` is the edge with his access zone.
    """

    owner: SeatId
    row: list[int] = []
    turned: list[int] = []
    command: int = 0
    reinforcement: int = 0
    victory: int = 0
    general: int = NO_MODEL
    late: int = NO_MODEL
    option: str = ""
    zone: str = ""

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(
            ("owner", "turned", "command", "reinforcement", "victory", "general", "late", "option", "zone"), PUBLIC
        ),
        "row": lambda side, seat: cards_seen(side, seat),
    }


class Strategic(msgspec.Struct, omit_defaults=True):
    """A strategic point: an element of scenery by its id, or the marker of a neutral access zone on an edge.

    `kind` is "alpha", "omega", "gamma", "drop" or "access"; `holder` is who controls it since the last debriefing.
    """

    kind: str
    piece: str = ""
    edge: str = ""
    chooser: SeatId = NOBODY_SEAT
    holder: SeatId = NOBODY_SEAT

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(("kind", "piece", "edge", "chooser", "holder"), PUBLIC)


class Activation(msgspec.Struct, omit_defaults=True):
    """How far the acting unit has come.

    `announced` are its actions in their order, `done` how many of them are over; `second` is the other unit of a
    simultaneous activation, `entry` the way into play that it chose. `began_down` and `began_disorganised` are its
    states when its card was turned. `staggered` says that its salvos are spread, `fired` which have been fired, `shot`
    that it used the Fire action. `fought` ends its actions. `extra` are the additional actions used, `displaced` the
    models that moved, `aimed` the snipers that used their second score, `tested` the units that tested morale because
    of the present action.
    """

    unit: int
    step: str = "start"
    announced: list[str] = []
    done: int = 0
    second: int = NO_UNIT
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
    displaced: list[int] = []
    aimed: list[int] = []
    tested: list[int] = []

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

    phase: str = "opening"
    turn: int = 0
    first: SeatId = NOBODY_SEAT
    attacker: SeatId = NOBODY_SEAT
    active: SeatId = NOBODY_SEAT
    central: str = ""
    sides: list[Side] = []
    units: list[Unit] = []
    models: list[Model] = []
    points: list[Strategic] = []
    destroyed: list[str] = []
    activation: Activation | None = None
    fallen: list[int] = []
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


@rule("TRA-SCEN-04", otherwise="table")
def before_entering() -> str:
    """No unit starts on the table: it is in reserve until it is activated."""
    return "reserve"


@rule("TRA-PREP-03", otherwise="section")
def place_of_assault() -> str:
    """Units of the assault section can be used from the first turn."""
    return before_entering()


@rule("TRA-PREP-04", otherwise="reserve")
def place_of_reinforcement() -> str:
    """All other units wait in the reinforcement section until they are bought."""
    return "section"


def first_place(profile: UnitProfile) -> str:
    """Where a unit is when the game begins."""
    return place_of_assault() if profile.section == "assault" else place_of_reinforcement()


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
            unit = Unit(id=len(state.units), owner=seat, profile=index, models=[], place=first_place(profile))
            for kit in range(len(profile.kits)):
                unit.models.append(len(state.models))
                state.models.append(Model(id=len(state.models), unit=unit.id, kit=kit))
            unit.leader = unit.models[first_leader(profile)]
            state.units.append(unit)
    return state
