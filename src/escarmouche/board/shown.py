"""What a page is shown, as plain records: `web/src/protocol.ts` has the same ones under the same names.

Everything here is made from what one seat sees. Lengths are whole thousandths, facings whole tenths of a degree.
"""

from typing import Any, TypeAlias

import msgspec

Point: TypeAlias = tuple[int, int]
Spot: TypeAlias = tuple[int, int, int]
Place: TypeAlias = tuple[float, float, float]


class Why(msgspec.Struct, frozen=True):
    """A sentence, the number it counts for, and the rule behind it."""

    text: str
    value: int = 0
    rule: str = ""


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
    x: int
    y: int


class Piece(msgspec.Struct, frozen=True):
    """A piece of terrain."""

    id: str
    kind: str
    name: str
    outline: tuple[Point, ...]
    bottom: int
    height: int
    traits: list[str]
    access: list[Access]


class Surface(msgspec.Struct, frozen=True):
    """Something to stand on; piece -1 is the ground."""

    z: int
    piece: int


class Band(msgspec.Struct, frozen=True):
    """A band of distances: what it is called and where it ends."""

    name: str
    reach: int


class Table(msgspec.Struct, frozen=True):
    """The table with everything that is built on it.

    `bands` are those in which the game counts distances; `measured` is whether anybody may measure at any time.
    """

    name: str
    width: int
    depth: int
    unit: str
    hiding: str
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


class Model(msgspec.Struct, frozen=True):
    """A model on the table; `arc` is how wide it looks, in a game in which that matters."""

    id: int
    unit: int
    owner: int
    name: str
    x: int
    y: int
    z: int
    surface: int
    radius: int
    height: int
    eye: int
    facing: int | None
    lies: bool
    wounds: Wounds | None
    tokens: list[Token]
    active: bool
    text: str
    arc: int | None = None


class Marker(msgspec.Struct, frozen=True):
    """Something that lies on the table."""

    id: str
    kind: str
    name: str
    x: int
    y: int
    z: int
    radius: int
    owner: int | None
    text: str


class Zone(msgspec.Struct, frozen=True):
    """A stretch of the table that matters now."""

    name: str
    owner: int | None
    outline: tuple[Point, ...]


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
    rule: str = ""


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

    unit: int
    owner: int
    name: str
    models: list[int]
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

    unit: int
    name: str
    text: str
    models: list[int]


class Row(msgspec.Struct, frozen=True):
    """The cards with which units are called up: those turned, those face down, and units that wait to be bought.

    Of the cards face down the first is turned next; one that is not known is None.
    """

    turned: list[Laid]
    down: list[Laid | None]
    pool: list[Laid]


class Group(msgspec.Struct, frozen=True):
    """A group of models: its name, a few words about it, and whether it waits, acts or is done."""

    name: str
    text: str
    models: list[int]
    step: str


class Stock(msgspec.Struct, frozen=True):
    """Points that a seat has: which, what they are called, and how many."""

    sign: str
    text: str
    count: int


class Dashboard(msgspec.Struct, frozen=True):
    """What lies before one seat in a game with cards; a card face down is None, and so is a row that there is not."""

    seat: int
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

    seat: int
    model: str
    total: int
    reasons: list[Why]
    columns: list[Column]


class Confrontation(msgspec.Struct, frozen=True):
    """The board of a confrontation."""

    title: str
    step: str
    attacker: int
    sides: list[Side]
    results: list[str]


# The question of the moment


class Corridor(msgspec.Struct, frozen=True):
    """The ground that shots would pass over, and everybody who stands in their way."""

    outline: tuple[Point, ...]
    models: list[int]


class Fan(msgspec.Struct, frozen=True):
    """What a model has before it: how wide its arc is, and the ranges of a weapon if they are known."""

    model: int
    arc: int
    bands: list[Band] = []


class Option(msgspec.Struct, frozen=True):
    """One thing that can be chosen, with the models and markers that it is about, and what it costs of one's points."""

    key: str
    text: str
    models: list[int]
    markers: list[str]
    refused: Why | None
    odds: bool
    corridor: Corridor | None = None
    cost: int | None = None
    fan: Fan | None = None


class Dial(msgspec.Struct, frozen=True):
    """An angle that is asked for: of which model, which way it looks now, and how far it may turn for nothing."""

    model: int
    facing: int
    free: int


class Trail(msgspec.Struct, frozen=True):
    """Places along the way of a model; where a number is asked for, it says which of them."""

    model: int
    spots: list[Spot]


class Asked(msgspec.Struct, frozen=True):
    """A question with what all questions have; `detail` is what its kind adds."""

    number: int
    seat: int
    kind: str
    text: str
    rule: str
    title: str
    how: str
    routine: bool
    models: list[int]
    detail: dict[str, Any]
    fan: Fan | None = None
    trail: Trail | None = None
    cost: int | None = None

    def flat(self) -> dict[str, Any]:
        """The question as it is sent."""
        head = {name: getattr(self, name) for name in self.__struct_fields__ if name != "detail"}
        return {**head, "usual": None, **self.detail}


# The journal


class Line(msgspec.Struct, frozen=True):
    """A line of the journal as one seat may read it."""

    at: int
    text: str
    level: int
    dice: list[int]
    cards: list[Face]
    reasons: list[Why]
    rules: tuple[str, ...]
    models: list[int]


# Previews


class Way(msgspec.Struct, frozen=True):
    """How a model goes: what of it counts, how far it may go, the tests on its way, how it goes each part, its cost."""

    length: int
    most: int
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

    model: int
    seen: bool
    share: float
    cover: str
    lines: list[Ray]


class Threat(msgspec.Struct, frozen=True):
    """How far a model can shoot and charge in its next activation."""

    model: int
    shoot: int
    charge: int
    text: str


class Body(msgspec.Struct, frozen=True):
    """Something that is set down: its name and how large it is."""

    name: str
    radius: int
    height: int


class Score(msgspec.Struct, frozen=True):
    """How a seat stands."""

    seat: int
    text: str
    points: int
