"""What a page is shown of a game, as plain records: `web/src/protocol.ts` is made from them.

Everything here is made from what one seat sees. Lengths are whole thousandths, facings whole tenths of a degree.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from escarmouche.engine.ids import Angle, Kind, Length, SeatId
from escarmouche.engine.rulebook import RuleId

ModelId: TypeAlias = Annotated[int, Kind("model")]
UnitId: TypeAlias = Annotated[int, Kind("unit")]
PieceId: TypeAlias = Annotated[str, Kind("piece")]
Point: TypeAlias = tuple[Length, Length]
Spot: TypeAlias = tuple[Length, Length, int]
Place: TypeAlias = tuple[float, float, float]
Unit: TypeAlias = Literal["inch", "cm"]
"""What a thousand thousandths are called."""
Hiding: TypeAlias = Literal["none", "third-units", "third-models"]
"""Which models hide others from view: none, those of third units, or all third models."""
Step: TypeAlias = Literal["waits", "acts", "done"]
Result: TypeAlias = Literal["hit", "miss", "open"]
Form: TypeAlias = Literal["person", "beast", "robot", "drone", "walker", "tank", "hover"]
Arm: TypeAlias = Literal["blade", "maul", "pistol", "rifle", "long", "heavy", "flame", "launcher", "cannon", "staff"]
Bulk: TypeAlias = Literal["slight", "plain", "broad"]
Standing: TypeAlias = Literal["plain", "leader", "hero", "caster"]


class Why(msgspec.Struct, frozen=True):
    """A sentence, the number it counts for (0 if it is none), and the rule behind it ("" if there is none)."""

    text: str
    value: int = 0
    rule: RuleId = ""


# Odds


class Tally(msgspec.Struct, frozen=True):
    """A number that chance decides."""

    text: str
    mean: float
    chances: tuple[tuple[int, float], ...]


class State(msgspec.Struct, frozen=True):
    """Something that comes about or does not."""

    text: str
    probability: float


class Odds(msgspec.Struct, frozen=True):
    """The odds of one thing that could be done."""

    phrase: str
    tallies: list[Tally] = []
    states: list[State] = []
    notes: list[str] = []
    reasons: list[Why] = []


# The table


class Access(msgspec.Struct, frozen=True):
    """A ladder, stairs or ramp."""

    kind: str
    x: Length
    y: Length


class Piece(msgspec.Struct, frozen=True):
    """A piece of terrain."""

    id: PieceId
    kind: str
    name: str
    outline: tuple[Point, ...]
    bottom: Length
    height: Length
    traits: list[str]
    access: list[Access]


class Surface(msgspec.Struct, frozen=True):
    """Something to stand on; piece -1 is the ground."""

    z: Length
    piece: int


class Band(msgspec.Struct, frozen=True):
    """A band of distances: what it is called and where it ends."""

    name: str
    reach: Length


class Table(msgspec.Struct, frozen=True):
    """The table with everything that is built on it.

    `bands` are those in which the game counts distances; `measured` is whether anybody may measure at any time.
    """

    name: str
    width: Length
    depth: Length
    unit: Unit
    hiding: Hiding
    pieces: list[Piece]
    surfaces: list[Surface]
    bands: list[Band] = []
    measured: bool = True


class Wounds(msgspec.Struct, frozen=True):
    """How many wounds a model can still take, and how many at first."""

    left: int
    most: int


class Token(msgspec.Struct, frozen=True):
    """Something that lies beside a model: a sign to draw, its words, and how many."""

    sign: str
    text: str
    count: int = 1


class Build(msgspec.Struct, frozen=True):
    """How a miniature is made: its form, how broad it is, how much it wears, its standing, and what it has in hand."""

    form: Form = "person"
    bulk: Bulk = "plain"
    armour: Literal[0, 1, 2] = 0
    standing: Standing = "plain"
    arms: list[Arm] = []


class Model(msgspec.Struct, frozen=True):
    """A model on the table; `arc` is how wide it looks, in a game in which that matters.

    `tag` are the few letters of its unit, which no other unit of its side has.
    """

    id: ModelId
    unit: UnitId
    owner: SeatId
    name: str
    x: Length
    y: Length
    z: Length
    surface: int
    radius: Length
    height: Length
    eye: Length
    facing: Angle | None
    lies: bool
    wounds: Wounds | None
    tokens: list[Token]
    active: bool
    text: str
    arc: Angle | None = None
    tag: str = ""
    build: Build = Build()


class Marker(msgspec.Struct, frozen=True):
    """Something that lies on the table."""

    id: str
    kind: str
    name: str
    x: Length
    y: Length
    z: Length
    radius: Length
    owner: SeatId | None
    text: str


class Zone(msgspec.Struct, frozen=True):
    """A stretch of the table that matters now; `colour` is the one that its name says, if it says one."""

    name: str
    owner: SeatId | None
    outline: tuple[Point, ...]
    colour: Literal["", "blue", "red"] = ""


class MissionGoal(msgspec.Struct, frozen=True):
    """A place that counts in a mission, and how far around it one is at it where that is drawn."""

    name: str
    x: Length
    y: Length
    radius: Length = 0


class Ground(msgspec.Struct, frozen=True):
    """Where a mission is fought on a table, before anybody has an edge: seat 0 has the front one."""

    zones: list[Zone]
    goals: list[MissionGoal] = []


# Cards


class Value(msgspec.Struct, frozen=True):
    """A name and number of a profile."""

    name: str
    value: str
    text: str = ""


class Weapon(msgspec.Struct, frozen=True):
    """A weapon with its numbers."""

    name: str
    values: list[str]
    text: str


class Named(msgspec.Struct, frozen=True):
    """A special rule: what it is called and what it does."""

    name: str
    text: str
    rule: RuleId = ""


class Box(msgspec.Struct, frozen=True):
    """A box of a line of damage: its sign, what it means, and whether it is ticked."""

    sign: str
    text: str
    ticked: bool


class Damage(msgspec.Struct, frozen=True):
    """A line of boxes that are ticked one after the other, with all of it in words."""

    name: str
    boxes: list[Box]
    text: str


class Points(msgspec.Struct, frozen=True):
    """Points to act with: what they are called, how many are left, and how many there were at first."""

    text: str
    left: int
    most: int


class Card(msgspec.Struct, frozen=True):
    """A unit or character with everything on it that may change; `points` where it acts with points."""

    unit: UnitId
    owner: SeatId
    name: str
    models: list[ModelId]
    values: list[Value]
    weapons: list[Weapon]
    rules: list[Named]
    states: list[Why]
    out: bool
    acted: bool
    damage: list[Damage] = []
    points: Points | None = None


class Face(msgspec.Struct, frozen=True):
    """The face of a playing card."""

    key: str
    primary: str
    secondary: str
    text: str


class Laid(msgspec.Struct, frozen=True):
    """A card that stands for a unit, with a few words about it and the models that it is about."""

    unit: UnitId
    name: str
    text: str
    models: list[ModelId]


class Row(msgspec.Struct, frozen=True):
    """The cards with which units are called up: those turned, those face down, and units that wait to be bought.

    Of the cards face down the first is turned next; one that is not known is null.
    """

    turned: list[Laid]
    down: list[Laid | None]
    pool: list[Laid]


class Group(msgspec.Struct, frozen=True):
    """A group of models: its name, a few words about it, and whether it waits, acts or is done."""

    name: str
    text: str
    models: list[ModelId]
    step: Step


class Stock(msgspec.Struct, frozen=True):
    """Points that a seat has: which, what they are called, and how many."""

    sign: str
    text: str
    count: int


class Dashboard(msgspec.Struct, frozen=True):
    """What lies before one seat in a game with cards; a card face down is null, and so is a row where there is none."""

    seat: SeatId
    deck: int
    discard: int
    top: Face | None
    hand: list[Face | None]
    notes: list[str]
    row: Row | None = None
    stocks: list[Stock] = []
    groups: list[Group] = []


class Column(msgspec.Struct, frozen=True):
    """One side of a column: its card, its share, what was laid on it, and whether it can be drawn on."""

    card: Face | None
    share: int | None
    laid: list[Face | None]
    chain: bool


class Side(msgspec.Struct, frozen=True):
    """One side of a confrontation."""

    seat: SeatId
    model: str
    total: int
    reasons: list[Why]
    columns: list[Column]


class Confrontation(msgspec.Struct, frozen=True):
    """The board of a confrontation, with what came of each column so far."""

    title: str
    step: str
    attacker: SeatId
    sides: list[Side]
    results: list[Result]


# The question of the moment


class Corridor(msgspec.Struct, frozen=True):
    """The ground that shots would pass over, and everybody who stands in their way."""

    outline: tuple[Point, ...]
    models: list[ModelId]


class Fan(msgspec.Struct, frozen=True):
    """What a model has before it: how wide its arc is, and the ranges of a weapon if they are known."""

    model: ModelId
    arc: Angle
    bands: list[Band] = []


class Cover(msgspec.Struct, frozen=True):
    """A card of the hand that goes over a column, both counted from 0."""

    column: int
    slot: int


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen, with the models and markers that it is about, and what it costs of one's points.

    `face` is the card that it is, `over` says which card of the hand it lays over which column.
    """

    key: str
    text: str
    models: list[ModelId]
    markers: list[str]
    refused: Why | None
    odds: bool
    corridor: Corridor | None = None
    cost: int | None = None
    fan: Fan | None = None
    face: Face | None = None
    over: Cover | None = None


class Dial(msgspec.Struct, frozen=True):
    """An angle that is asked for: of which model, which way it looks now, and how far it may turn for nothing."""

    model: ModelId
    facing: Angle
    free: Angle


class Trail(msgspec.Struct, frozen=True):
    """Places along the way of a model, each so far from the next; where a number is asked for, it says which one."""

    model: ModelId
    spots: list[Spot]
    step: Length = 0


class Body(msgspec.Struct, frozen=True):
    """Something that is set down: its name, how large it is, and its outlines around its middle if it is no disc."""

    name: str
    radius: Length
    height: Length
    outlines: list[list[Point]] = []


# Previews


class Way(msgspec.Struct, frozen=True):
    """How a model goes: what of it counts, how far it may go, the tests on its way, how it goes each part, its cost."""

    length: Length
    most: Length
    tests: list[Why]
    legs: list[str]
    cost: int | None = None


class Ray(msgspec.Struct, frozen=True, rename={"start": "from"}):
    """A line of sight that was tried."""

    start: Place
    to: Place
    clear: bool
    by: str


class Sight(msgspec.Struct, frozen=True):
    """What a model sees of another."""

    model: ModelId
    seen: bool
    share: float
    cover: str
    lines: list[Ray]


class Threat(msgspec.Struct, frozen=True):
    """How far a model can shoot and charge in its next activation."""

    model: ModelId
    shoot: Length
    charge: Length
    text: str


class Score(msgspec.Struct, frozen=True):
    """How a seat stands."""

    seat: SeatId
    text: str
    points: int
