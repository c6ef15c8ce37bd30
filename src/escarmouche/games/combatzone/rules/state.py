"""The state of a game of Combat Zone: plain data, with who may see what."""

from functools import cached_property
from typing import Any, ClassVar, Literal, NewType, TypeAlias

import msgspec

from escarmouche.engine.game import Setup
from escarmouche.engine.ids import Angle, Length, PieceId, SeatId
from escarmouche.engine.rulebook import rule
from escarmouche.engine.view import NOBODY, PUBLIC, Seen
from escarmouche.games.combatzone.rules.lists.cards import Fighter, Force, Kit, WeaponId
from escarmouche.games.combatzone.rules.lists.missions import PRINTED
from escarmouche.games.combatzone.rules.mission_sheet import MissionSheet
from escarmouche.rules.terrain import Furnishing, furnished
from escarmouche.table.edges import Edge
from escarmouche.table.table import Piece, Table

FigureId = NewType("FigureId", int)
GroupId = NewType("GroupId", int)
ThingId = NewType("ThingId", int)
SurfaceId = NewType("SurfaceId", int)

NOBODY_SEAT = -1
NO_FIGURE = FigureId(-1)
NO_GROUP = GroupId(-1)
NO_OBJECT = ThingId(-1)
NO_LIMIT = -1

Mission: TypeAlias = Literal["gang-fight", "retrieve", "ambush"]
TurnPhase: TypeAlias = Literal["start", "mandatory", "reaction", "initiative", "actions", "end"]
Phase: TypeAlias = Literal["opening", TurnPhase, "over"]
Whereabouts: TypeAlias = Literal["waiting", "hidden", "table", "casualty", "lost", "exited"]
"""Not yet deployed, in ambush, on the table, a marker on it, off it for good, or away as the mission wants."""
Nerve: TypeAlias = Literal["", "recovered", "panicked", "routed"]
System: TypeAlias = Literal["hardware", "power", "software"]
Level: TypeAlias = Literal["minor", "major", "critical"]
ThingPlace: TypeAlias = Literal["crate", "table", "carried", "off"]
"""Locked up, on the table, in somebody's hands, or taken off."""
ThingKind: TypeAlias = Literal["object", "weapon"]
DoorState: TypeAlias = Literal["closed", "locked", "open", "broken"]


class CombatZoneSetup(Setup, kw_only=True):
    """What is fixed before a game of Combat Zone: forces, table, points, mission, and who lies in ambush."""

    lists: tuple[Force, Force] = msgspec.field(name="forces")
    table: Table
    size: int = msgspec.field(default=200, name="points")
    mission: Mission | Literal[""] = msgspec.field(default="gang-fight", name="scenario")
    """A printed mission; nothing where one's own is played."""
    ambusher: SeatId = NOBODY_SEAT
    own_mission: MissionSheet | msgspec.UnsetType = msgspec.UNSET

    @property
    def mission_sheet(self) -> MissionSheet:
        """What is fought for: a printed mission, or one's own."""
        return PRINTED[self.mission] if self.own_mission is msgspec.UNSET else self.own_mission

    box: tuple[Piece, ...] | msgspec.UnsetType = msgspec.UNSET
    """What the players set down in turn before anything else, where they do."""

    @property
    def is_built_in_play(self) -> bool:
        """Whether the players set the terrain down in turn."""
        return self.box is not msgspec.UNSET

    def as_built(self, state: "State") -> "CombatZoneSetup":
        """The set-up with what the players have set down by now."""
        return furnished(self, state)

    def strengths(self) -> tuple[int, ...]:
        """How many figures each force has."""
        return tuple(sum(len(group.fighters) for group in force.groups) for force in self.lists)

    @cached_property
    def cards(self) -> tuple[Fighter, ...]:
        """The cards of all figures, as they are numbered."""
        return tuple(fighter for force in self.lists for party in force.groups for fighter in party.fighters)

    @cached_property
    def widest(self) -> Length:
        """The diameter of the largest base of all."""
        return max((card.base for card in self.cards), default=0)


@rule("CBZ-GEN-10", "CBZ-SCEN-05", always=True)
def is_kept_from(figure: "Figure", seat: SeatId) -> bool:
    """Everything is open to both players but where hidden figures of an ambush lie."""
    return figure.place == "hidden" and figure.owner != seat


def is_seen_by(figure: "Figure", seat: SeatId) -> bool:
    """Whether a figure stands where a seat sees it: on the table, or hidden if it is its own."""
    return figure.place == "table" or (figure.place == "hidden" and figure.owner == seat)


def _unless_hidden(field: str) -> Seen:
    """A field of a figure that only its owner knows as long as the figure is hidden."""

    def seen(figure: "Figure", seat: SeatId) -> Any:
        return None if is_kept_from(figure, seat) else getattr(figure, field)

    return seen


class Damage(msgspec.Struct, omit_defaults=True):
    """Damage of a machine that is not repaired: which system, how bad, and whether it keeps it from moving."""

    system: System
    level: Level
    lames: bool = False

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(("system", "level", "lames"), PUBLIC)


class Tie(msgspec.Struct):
    """An engagement with one enemy: with whom, who began it, and how many rounds have been fought."""

    other: FigureId
    initiator: FigureId
    rounds: int = 0

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(("other", "initiator", "rounds"), PUBLIC)


class Figure(msgspec.Struct, omit_defaults=True):
    """One figure: where it stands and looks, its markers, what it did this turn.

    `spent` are the action points spent this turn, `turned` the facing before the turns that count as one (-1: none),
    `swung` whether they have been paid for. `taken` are weapons picked up from casualties.
    `bursts` counts the bursts of this turn by weapon. `limit` is the most action points it has this turn, `feeble` that
    it never has more than three again. `fell` is the turn in which it became a casualty. `wrecked` are weapons that are
    destroyed, `dulled` kits that are broken.
    """

    id: FigureId
    owner: SeatId
    group: GroupId
    profile: int
    place: Whereabouts = "waiting"
    x: Length = 0
    y: Length = 0
    surface: int = 0
    facing: Angle = 0
    reaction: Nerve = ""
    spent: int = 0
    acted: bool = False
    turned: Angle = -1
    swung: bool = False
    bursts: dict[int, int] = {}
    limit: int = NO_LIMIT
    watching: bool = False
    covered: bool = False
    burning: bool = False
    ties: list[Tie] = []
    grenades: int = 0
    carried: ThingId = NO_OBJECT
    fell: int = 0
    treated: bool = False
    stabilised: bool = False
    feeble: bool = False
    damages: list[Damage] = []
    wrecked: list[int] = []
    taken: list[WeaponId] = []
    dulled: list[Kit] = []

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(
            (
                *("id", "owner", "group", "profile", "place", "reaction", "spent", "acted", "turned", "swung"),
                *("bursts", "taken"),
                *("limit", "covered", "burning", "ties", "grenades", "carried", "fell", "treated", "stabilised"),
                *("feeble", "damages", "wrecked", "dulled"),
            ),
            PUBLIC,
        ),
        **{field: _unless_hidden(field) for field in ("x", "y", "surface", "facing", "watching")},
    }


class Group(msgspec.Struct, omit_defaults=True):
    """A group: its figures, whether it is in cohesion this turn, whether it has been activated."""

    id: GroupId
    owner: SeatId
    profile: int
    figures: list[FigureId]
    cohesive: bool = True
    activated: bool = False

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        ("id", "owner", "profile", "figures", "cohesive", "activated"), PUBLIC
    )


class Thing(msgspec.Struct, omit_defaults=True):
    """An object: one to bring home, or the weapon of a casualty; `value` its victory points, `off` who took it off."""

    id: ThingId
    kind: ThingKind
    x: Length = 0
    y: Length = 0
    surface: int = 0
    place: ThingPlace = "table"
    value: int = 0
    weapon: WeaponId = WeaponId("")
    off: SeatId = NOBODY_SEAT

    seen: ClassVar[dict[str, Seen]] = dict.fromkeys(
        ("id", "kind", "x", "y", "surface", "place", "value", "weapon", "off"), PUBLIC
    )


class State(msgspec.Struct, omit_defaults=True):
    """Everything that changes in a game.

    `margin` is by how many points a side has to lead to win. `first` acts first this turn, `loser` lost the latest
    initiative. `acting` is the group and `figure` the figure that acts. `hideouts` are places where somebody
    may lie in ambush. `deeds` is what has been chosen and is not yet done: the keys of an action and of its
    particulars. `steps` are the parts of the present phase that are still to come. `withdrawn` is who alone has given
    up; if both have, it is nobody, and the game has `ended` by withdrawal all the same.
    """

    phase: Phase = "opening"
    turn: int = 0
    edges: list[Edge | Literal[""]] = msgspec.field(default_factory=lambda: ["", ""])
    first: SeatId = NOBODY_SEAT
    loser: SeatId = NOBODY_SEAT
    active: SeatId = NOBODY_SEAT
    acting: GroupId = NO_GROUP
    figure: FigureId = NO_FIGURE
    ambusher: SeatId = NOBODY_SEAT
    groups: list[Group] = []
    figures: list[Figure] = []
    things: list[Thing] = []
    doors: dict[PieceId, DoorState] = {}
    hideouts: list[tuple[int, int, int]] = []
    victory: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    margin: int = PRINTED["gang-fight"].margin
    withdrawn: SeatId = NOBODY_SEAT
    deeds: list[str] = []
    steps: list[str] = []
    furnishing: Furnishing | None = None
    ended: str = ""

    seen: ClassVar[dict[str, Seen]] = {
        **dict.fromkeys(
            (
                *("phase", "turn", "edges", "first", "loser", "active", "acting", "figure", "ambusher", "groups"),
                *(
                    "figures",
                    "things",
                    "doors",
                    "hideouts",
                    "victory",
                    "margin",
                    "withdrawn",
                    "deeds",
                    "furnishing",
                    "ended",
                ),
            ),
            PUBLIC,
        ),
        "steps": NOBODY,
    }


def starting_doors(table: Table) -> dict[PieceId, DoorState]:
    """The doors as a table has them."""
    return {PieceId(piece.id): "locked" if piece.has("locked") else "closed" for _, piece in table.having("door")}


def muster_state(setup: CombatZoneSetup) -> State:
    """Both forces before the game: nobody stands on the table, the doors are as the table has them."""
    state = State(ambusher=setup.ambusher, margin=setup.mission_sheet.margin)
    state.doors = starting_doors(setup.table)
    for seat, force in enumerate(setup.lists):
        for index, party in enumerate(force.groups):
            group = Group(id=GroupId(len(state.groups)), owner=seat, profile=index, figures=[])
            for profile, fighter in enumerate(party.fighters):
                figure = Figure(id=FigureId(len(state.figures)), owner=seat, group=group.id, profile=profile)
                figure.grenades = fighter.grenades
                group.figures.append(figure.id)
                state.figures.append(figure)
            state.groups.append(group)
    return state
