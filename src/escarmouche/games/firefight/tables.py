"""The tables of Firefight: ready-made ones, generated ones, and which of them may be played on."""

import math
import random
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import combinations, cycle, islice
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from msgspec.structs import replace

from escarmouche.core.reasons import Reason, Refused, refusal
from escarmouche.core.rulebook import rule
from escarmouche.core.table import TOLERANCE, Access, Piece, Point, Table, mirrored, table_from_toml

if TYPE_CHECKING:
    from shapely.geometry import Polygon

INCH = 1000
STANDARD = (48 * INCH, 48 * INCH)
LEAST_PIECES = 20
DEEPEST_ZONE = 12 * INCH
SEPARATION = 24 * INCH
SEATS = frozenset({0, 1})


# ---------------------------------------------------------------------------------------------------------------------
# Ready-made tables
# ---------------------------------------------------------------------------------------------------------------------


def names() -> list[str]:
    """The ready-made tables."""
    return sorted(_stem(file) for file in _folder().iterdir() if file.name.endswith(".toml") and _stem(file) != "kinds")


def named(name: str) -> Table:
    """The ready-made table of this name."""
    if name not in names():
        raise Refused(refusal("GFF-TABLE-05", "table-unknown", name=name, known=", ".join(names())))
    return table_from_toml((_folder() / f"{name}.toml").read_text("utf-8"), kinds())


@cache
def kinds() -> Mapping[str, Mapping[str, Any]]:
    """The terrain kinds of GFF-TERR-12, with their heights in inches and their traits."""
    return tomllib.loads((_folder() / "kinds.toml").read_text("utf-8"))


def _folder() -> Traversable:
    return files("escarmouche.games.firefight") / "tables"


def _stem(file: Traversable) -> str:
    return file.name.removesuffix(".toml")


# ---------------------------------------------------------------------------------------------------------------------
# What may be played on
# ---------------------------------------------------------------------------------------------------------------------


@rule("GFF-TABLE-01", otherwise=False)
def standard(table: Table) -> bool:
    """Whether the table has the printed size."""
    return (table.width, table.depth) == STANDARD


@rule("GFF-TABLE-02", otherwise=None)
def too_empty(table: Table) -> Reason | None:
    """Fewer pieces than the rules ask for."""
    if len(table.pieces) >= LEAST_PIECES:
        return None
    return refusal("GFF-TABLE-02", "table-too-empty", pieces=len(table.pieces), least=LEAST_PIECES)


@rule("GFF-TABLE-03", otherwise=0)
def separation() -> int:
    """How far apart the armies deploy at least."""
    return SEPARATION


@rule("GFF-TABLE-04", instead=lambda distance: DEEPEST_ZONE)
def zone_depth(distance: int) -> int | Reason:
    """How deep both deployment zones are on a table with this distance between the deployment edges."""
    left = distance - separation()
    if left <= TOLERANCE:
        return refusal("GFF-TABLE-03", "table-too-small", distance=distance, over=separation())
    return min(DEEPEST_ZONE, left // 2)


def flags(table: Table) -> list[Reason]:
    """What the players have to agree to before they use this table."""
    found = []
    smaller = (table.width, table.depth) != STANDARD and table.width <= STANDARD[0] and table.depth <= STANDARD[1]
    if not standard(table) and not smaller:
        found.append(refusal("GFF-TABLE-01", "table-too-large", width=table.width, depth=table.depth))
    if empty := too_empty(table):
        found.append(empty)
    return found


@rule("GFF-TABLE-05", otherwise=None)
def disagreement(flagged: list[Reason], consent: set[int]) -> Reason | None:
    """A flagged table is used only if both players consent."""
    if not flagged or consent >= SEATS:
        return None
    missing = sorted(SEATS - consent)
    return refusal("GFF-TABLE-05", "table-needs-consent", missing=missing, because=[flag.rule for flag in flagged])


def usable(table: Table, consent: set[int], axes: str = "y") -> Reason | None:
    """Why the table cannot be used by players of whom these consent to its flags; None if it can."""
    for axis in axes:
        depth = zone_depth(table.depth if axis == "y" else table.width)
        if isinstance(depth, Reason):
            return depth
    return disagreement(flags(table), consent)


# ---------------------------------------------------------------------------------------------------------------------
# Generated tables
# ---------------------------------------------------------------------------------------------------------------------

PASSAGE = 1750
"""Between any two features, and along the edges, there is at least this much room."""

TRIES = 120
CANDIDATES = 5
WALL = 500
LADDERS = frozenset({"building", "tower", "chasm"})


class Part(NamedTuple):
    """One piece of a feature, its corners and ladders measured from the feature's middle."""

    kind: str
    corners: tuple[Point, ...]
    ladders: tuple[Point, ...] = ()


Feature: TypeAlias = tuple[Part, ...]
"""What is set down together; the first part is the ground it covers."""


class Size(NamedTuple):
    """The least and the greatest width and depth of a generated piece."""

    width: tuple[int, int]
    depth: tuple[int, int]
    natural: bool = False


SIZES: Mapping[str, Size] = {
    "barricade": Size((4000, 5200), (600, 600)),
    "building": Size((5000, 7000), (4000, 5000)),
    "chasm": Size((6000, 8500), (3000, 4500)),
    "container": Size((5000, 6000), (2500, 2500)),
    "crates": Size((2400, 3200), (2400, 3000)),
    "ruin": Size((7000, 8000), (6000, 7000)),
    "tower": Size((3500, 4000), (3500, 4000)),
    "boulder": Size((2400, 3400), (2400, 3000), natural=True),
    "crag": Size((3600, 4600), (3000, 3600), natural=True),
    "forest": Size((5500, 8000), (4500, 6000), natural=True),
    "hill": Size((7000, 9000), (5000, 6000), natural=True),
    "lava": Size((2400, 3600), (2200, 3000), natural=True),
    "marsh": Size((4500, 6000), (3500, 5000), natural=True),
    "minefield": Size((2600, 3600), (2600, 3200), natural=True),
    "rubble": Size((4000, 5200), (3500, 4500), natural=True),
    "scrub": Size((3200, 4800), (2400, 3000), natural=True),
}


class Theme(NamedTuple):
    """The character of a generated table: what may stand where, the most important first."""

    turn: int
    centre: tuple[str, ...]
    flank: tuple[str, ...]
    field: tuple[tuple[str, ...], ...]
    edge: tuple[tuple[str, ...], ...]


THEMES: Mapping[str, Theme] = {
    "Township": Theme(
        turn=90,
        centre=("tower", "building"),
        flank=("building", "container"),
        field=(
            ("building", "ruin"),
            ("ruin",),
            ("container",),
            ("rubble", "minefield"),
            ("barricade",),
            ("crates", "container"),
            ("barricade",),
        ),
        edge=(("container", "forest"), ("rubble", "crates"), ("barricade",), ("barricade",)),
    ),
    "Wilds": Theme(
        turn=15,
        centre=("hill", "crag", "forest"),
        flank=("forest", "crag"),
        field=(
            ("forest",),
            ("boulder", "crag"),
            ("forest", "ruin"),
            ("marsh", "chasm"),
            ("boulder",),
            ("scrub", "lava"),
            ("barricade", "scrub"),
        ),
        edge=(("forest", "hill"), ("boulder", "crag"), ("scrub", "barricade"), ("barricade",)),
    ),
    "Outpost": Theme(
        turn=15,
        centre=("building", "tower", "crag"),
        flank=("container", "forest", "crag"),
        field=(
            ("building", "tower"),
            ("crates", "container"),
            ("forest", "ruin"),
            ("minefield", "chasm", "marsh"),
            ("boulder", "container"),
            ("barricade",),
            ("barricade",),
        ),
        edge=(("crag", "hill", "forest"), ("crates",), ("barricade",), ("barricade", "scrub")),
    ),
}


def generate(seed: int, mirror: bool = False, size: tuple[int, int] = STANDARD) -> Table:
    """A table made up from a seed, equally good for both sides; mirrored, its sides are the same to the thousandth."""
    depth = zone_depth(size[1])
    if isinstance(depth, Reason):
        raise Refused(depth)
    rng = random.Random(seed)
    title = rng.choice(sorted(THEMES))
    plot = _Plot(rng, size, THEMES[title].turn, mirror=mirror)
    plot.furnish(THEMES[title])
    return Table(f"{title} {seed}", *size, pieces=tuple(plot.pieces))


class _Plot:
    """A table being furnished: every feature has a counterpart of the same shape on the other side."""

    def __init__(self, rng: random.Random, size: tuple[int, int], turn: int, *, mirror: bool) -> None:
        self.rng = rng
        self.width, self.depth = size
        self.turn = turn
        self.mirror = mirror
        self.taken: list[Polygon] = []
        self.pieces: list[Piece] = []

    def furnish(self, theme: Theme) -> None:
        """Set down the centre, the flanks, the field between the armies, then the edges."""
        middle, quarter = self.depth // 2, self.depth // 4
        self.set_down(self.at(self.feature(theme.centre), self.width // 2, middle))
        self.pair(theme.flank, middle, middle)
        share = self.width * self.depth / (STANDARD[0] * STANDARD[1])
        for choice in _portion(theme.field, share):
            self.pair(choice, quarter - PASSAGE, middle)
        for choice in _portion(theme.edge, share):
            self.pair(choice, PASSAGE, quarter)

    def pair(self, choice: tuple[str, ...], low: int, high: int) -> None:
        """Set a feature and its counterpart down between two levels, or barricades where they find no room."""
        for feature in (self.feature(choice), self.feature(("barricade",))):
            free = (pair for pair in self.counterparts(feature, low, high) if self.room(*pair) >= PASSAGE)
            if candidates := list(islice(free, CANDIDATES)):
                self.set_down(*max(candidates, key=lambda pair: self.room(*pair)))
                return

    def counterparts(self, feature: Feature, low: int, high: int) -> Iterator[tuple[list[Piece], list[Piece]]]:
        """Places for a feature on this side, each with one for its counterpart on the other."""
        here = self.places(feature, low, high)
        if self.mirror:
            return ((place, self.opposite(place)) for place in here)
        there = (self.opposite(place) for place in self.places(feature, low, high))
        return zip(
            (place for place in here if self.room(place) >= PASSAGE),
            (place for place in there if self.room(place) >= PASSAGE),
            strict=False,
        )

    def feature(self, choice: tuple[str, ...]) -> Feature:
        """A feature of one of these kinds, in a size of its own."""
        kind = self.rng.choice(choice)
        size = SIZES[kind]
        width, depth = self.rng.randint(*size.width), self.rng.randint(*size.depth)
        if kind == "ruin":
            return _ruin(width, depth)
        outline = _rounded(self.rng, width, depth) if size.natural else _box(width, depth)
        return (Part(kind, outline, _ladders(kind, depth)),)

    def places(self, feature: Feature, low: int, high: int) -> Iterator[list[Piece]]:
        """The feature at random places between two levels; if they are one, centred there in the left half."""
        for _ in range(TRIES):
            turned = _turned(feature, self.rng.randrange(0, 360, self.turn))
            xs, ys = zip(*turned[0].corners, strict=True)
            left, right = PASSAGE - min(xs), self.width - PASSAGE - max(xs)
            front, back = low - min(ys), high - max(ys)
            if low == high:
                right, front, back = self.width // 2 - max(xs), low, high
            if left <= right and front <= back:
                yield self.at(turned, self.rng.randint(left, right), self.rng.randint(front, back))

    def at(self, feature: Feature, x: int, y: int) -> list[Piece]:
        """The pieces of a feature set down here."""
        return [_piece(part, x, y) for part in feature]

    def opposite(self, feature: list[Piece]) -> list[Piece]:
        """The feature turned by half a turn about the centre of the table."""
        return list(mirrored(Table("", self.width, self.depth, tuple(feature))).pieces)

    def room(self, *features: list[Piece]) -> float:
        """How far these features are from one another and from all that stands."""
        from shapely.geometry import Polygon

        grounds = [Polygon(pieces[0].outline) for pieces in features]
        apart = [one.distance(other) for one, other in combinations(grounds, 2)]
        apart += [ground.distance(other) for ground in grounds for other in self.taken]
        return float(min(apart))

    def set_down(self, *features: list[Piece]) -> None:
        """Keep these features."""
        from shapely.geometry import Polygon

        for pieces in features:
            self.taken.append(Polygon(pieces[0].outline))
            self.pieces += (replace(p, id=f"{p.kind}-{len(self.pieces) + i}") for i, p in enumerate(pieces, start=1))


def _portion(choices: tuple[tuple[str, ...], ...], share: float) -> Iterator[tuple[str, ...]]:
    """As many of the choices, in order and over again, as this share of a standard table holds."""
    return islice(cycle(choices), max(1, round(len(choices) * share)))


def _piece(part: Part, x: int, y: int) -> Piece:
    kind = kinds()[part.kind]
    return Piece(
        id=part.kind,
        kind=part.kind,
        outline=tuple((x + dx, y + dy) for dx, dy in part.corners),
        bottom=round(kind.get("bottom", 0) * INCH),
        height=round(kind.get("height", 0) * INCH),
        traits=frozenset(kind["traits"]),
        access=tuple(Access("ladder", x + dx, y + dy) for dx, dy in part.ladders),
    )


def _turned(feature: Feature, degrees: int) -> Feature:
    """The feature turned about its middle."""
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def turn(points: tuple[Point, ...]) -> tuple[Point, ...]:
        return tuple((round(x * cos - y * sin), round(x * sin + y * cos)) for x, y in points)

    return tuple(Part(part.kind, turn(part.corners), turn(part.ladders)) for part in feature)


def _box(width: int, depth: int) -> tuple[Point, ...]:
    x, y = width // 2, depth // 2
    return ((-x, -y), (x, -y), (x, y), (-x, y))


def _rounded(rng: random.Random, width: int, depth: int) -> tuple[Point, ...]:
    """An uneven outline that a half turn leaves the same, so that a line through its middle halves it."""
    half = []
    for eighth in range(4):
        angle = math.radians(45 * eighth + rng.uniform(-9, 9))
        reach = rng.uniform(0.46, 0.54)
        half.append((round(width * reach * math.cos(angle)), round(depth * reach * math.sin(angle))))
    return (*half, *((-x, -y) for x, y in half))


def _ladders(kind: str, depth: int) -> tuple[Point, ...]:
    """Ladders at the front and at the back of what is too high, or too deep, to climb."""
    return ((0, -(depth // 2)), (0, depth // 2)) if kind in LADDERS else ()


def _ruin(width: int, depth: int) -> Feature:
    """A ground floor, a wall around one of its corners, and a gallery in that corner."""
    x, y = width // 2, depth // 2
    wall = ((-x, -y), (x // 2, -y), (x // 2, WALL - y), (WALL - x, WALL - y), (WALL - x, y // 2), (-x, y // 2))
    gallery = ((WALL - x, WALL - y), (0, WALL - y), (0, 0), (WALL - x, 0))
    return Part("ruin", _box(width, depth)), Part("ruin-wall", wall), Part("gallery", gallery)
