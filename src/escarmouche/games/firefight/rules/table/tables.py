"""The tables of Firefight: ready-made ones, generated ones, and which of them may be played on."""

import math
import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from escarmouche.engine.reasons import Reason, Refused, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.firefight.data import CATALOGUE, FOLDER
from escarmouche.table.generator import Choices, Feature, Ground, Part, Plot, Shape, box, portion
from escarmouche.table.geometry import inches
from escarmouche.table.shelf import ReadyTables
from escarmouche.table.table import TOLERANCE, Point, Table

INCH = 1000
STANDARD = (inches(CATALOGUE.numbers["table_width"]), inches(CATALOGUE.numbers["table_depth"]))
LEAST_PIECES = CATALOGUE.numbers["terrain_pieces_min"]
DEEPEST_ZONE = inches(CATALOGUE.numbers["deployment_depth"])
SEATS = frozenset({0, 1})
READY = ReadyTables(FOLDER / "tables", rule="GFF-TABLE-05")


# Ready-made tables


def names() -> list[str]:
    """The ready-made tables."""
    return READY.names()


def named(name: str) -> Table:
    """The ready-made table of this name."""
    return READY.named(name)


def kinds() -> Mapping[str, Mapping[str, Any]]:
    """The terrain kinds of GFF-TERR-12, with their heights in inches and their traits."""
    return READY.kinds


# What may be played on


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


@rule("GFF-TABLE-04")
def zone_depth(distance: int) -> int | Reason:
    """How deep both deployment zones are on a table with this distance between the deployment edges."""
    apart = CATALOGUE.length("GFF-TABLE-03")
    left = distance - apart
    if left <= TOLERANCE:
        return refusal("GFF-TABLE-03", "table-too-small", distance=distance, over=apart)
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


# Generated tables

PASSAGE = 1750
"""Between any two features, and along the edges, there is at least this much room."""

WALL = 500
LADDERS = frozenset({"building", "tower", "chasm"})
"""What is too high, or too deep, to climb has ladders at the front and at the back."""


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
    field: Choices
    edge: Choices


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
    ground = Ground(kinds(), {kind: _shape(kind) for kind in SIZES}, PASSAGE, spare="barricade")
    plot = Plot(ground, rng, size, THEMES[title].turn, mirror=mirror)
    _furnish(plot, THEMES[title])
    return Table(f"{title} {seed}", *size, pieces=tuple(plot.pieces))


def _furnish(plot: Plot, theme: Theme) -> None:
    """Set down the centre, the flanks, the field between the armies, then the edges."""
    middle, quarter = plot.depth // 2, plot.depth // 4
    plot.set_down(plot.at(plot.feature(theme.centre), plot.width // 2, middle))
    plot.pair(theme.flank, middle, middle)
    share = plot.width * plot.depth / (STANDARD[0] * STANDARD[1])
    for choice in portion(theme.field, share):
        plot.pair(choice, quarter - PASSAGE, middle)
    for choice in portion(theme.edge, share):
        plot.pair(choice, PASSAGE, quarter)


def _shape(kind: str) -> Shape:
    """Features of a kind, each in a size of its own."""
    size = SIZES[kind]

    def shape(rng: random.Random) -> Feature:
        width, depth = rng.randint(*size.width), rng.randint(*size.depth)
        if kind == "ruin":
            return _ruin(width, depth)
        outline = _rounded(rng, width, depth) if size.natural else box(width, depth)
        return (Part(kind, outline, ((0, -(depth // 2)), (0, depth // 2)) if kind in LADDERS else ()),)

    return shape


def _rounded(rng: random.Random, width: int, depth: int) -> tuple[Point, ...]:
    """An uneven outline that a half turn leaves the same, so that a line through its middle halves it."""
    half = []
    for eighth in range(4):
        angle = math.radians(45 * eighth + rng.uniform(-9, 9))
        reach = rng.uniform(0.46, 0.54)
        half.append((round(width * reach * math.cos(angle)), round(depth * reach * math.sin(angle))))
    return (*half, *((-x, -y) for x, y in half))


def _ruin(width: int, depth: int) -> Feature:
    """A ground floor, a wall around one of its corners, and a gallery in that corner."""
    x, y = width // 2, depth // 2
    wall = ((-x, -y), (x // 2, -y), (x // 2, WALL - y), (WALL - x, WALL - y), (WALL - x, y // 2), (-x, y // 2))
    gallery = ((WALL - x, WALL - y), (0, WALL - y), (0, 0), (WALL - x, 0))
    return Part("ruin", box(width, depth)), Part("ruin-wall", wall), Part("gallery", gallery)
