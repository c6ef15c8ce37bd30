"""The tables of Collision: ready-made ones, and those made up from a seed."""

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec.structs import replace

from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE, FOLDER
from escarmouche.table.generator import GROUND, Choices, Feature, Ground, Part, Plot, Shape, Size, box, even
from escarmouche.table.geometry import inches
from escarmouche.table.shelf import ReadyTables
from escarmouche.table.table import Access, Piece, Point, Table

USUAL_SIZE = "33"
READY = ReadyTables(FOLDER / "tables")


# ---------------------------------------------------------------------------------------------------------------------
# Ready-made tables
# ---------------------------------------------------------------------------------------------------------------------


@rule("COL-SETUP-02", otherwise=inches(48))
def side(table_size: str = USUAL_SIZE) -> int:
    """A table is 33 inches wide and deep, by option 36."""
    return inches(int(table_size))


def names() -> list[str]:
    """The ready-made tables."""
    return READY.names()


def named(name: str, table_size: str = USUAL_SIZE) -> Table:
    """The ready-made table of this name, in the size that is played."""
    return centred(READY.named(name), side(table_size))


def kinds() -> Mapping[str, Mapping[str, Any]]:
    """The terrain kinds, with their heights in inches and their traits."""
    return READY.kinds


def centred(table: Table, length: int) -> Table:
    """A square table of this size with the terrain of another table in its middle."""
    dx, dy = (length - table.width) // 2, (length - table.depth) // 2
    if dx == dy == 0:
        return table
    moved = tuple(_moved(piece, dx, dy) for piece in table.pieces)
    return replace(table, width=length, depth=length, pieces=moved)


def _moved(piece: Piece, dx: int, dy: int) -> Piece:
    return replace(
        piece,
        outline=tuple((x + dx, y + dy) for x, y in piece.outline),
        access=tuple(Access(access.kind, access.x + dx, access.y + dy) for access in piece.access),
    )


# ---------------------------------------------------------------------------------------------------------------------
# The shapes of what stands on a generated table
# ---------------------------------------------------------------------------------------------------------------------

PASSAGE = 1750
"""Between any two features, and around every marker, there is room for a base with something to spare."""

STOREY = 3000
ALLEY = 2000
"""What lies between two roofs that one can leap across."""

STREET = 3000
BEARING = 500
"""How far a gangway lies on each of its roofs."""

PLANK = 1400
WALL = 500
RAIL = 200


SIZES: Mapping[str, Size] = {
    "tower": Size((3000, 3600), (3000, 3600), ladders=True),
    "container": Size((3400, 4200), (2000, 2000)),
    "shed": Size((2600, 3400), (2400, 2800), ladders=True),
    "crates": Size((1800, 2400), (1800, 2200)),
    "low-wall": Size((3000, 4600), (500, 500)),
    "barricade": Size((3000, 4200), (500, 500)),
    "hedge": Size((3000, 5000), (600, 800)),
}


def _plain(kind: str) -> Shape:
    """A single piece of a kind."""
    size = SIZES[kind]

    def shape(rng: random.Random) -> Feature:
        width, depth = even(rng, *size.width), even(rng, *size.depth)
        return (Part(kind, box(width, depth), _front_and_back(depth) if size.ladders else ()),)

    return shape


def _front_and_back(depth: int, x: int = 0) -> tuple[Point, ...]:
    return (x, -(depth // 2)), (x, depth // 2)


def _house(rng: random.Random) -> Feature:
    """A house with a parapet along one side of its roof."""
    width, depth = even(rng, 3400, 4400), even(rng, 3400, 4000)
    rail = box(width, RAIL, 0, (depth - RAIL) // 2)
    return Part("building", box(width, depth), _front_and_back(depth)), Part("parapet", rail)


def _neighbours(rng: random.Random) -> Feature:
    """Two houses with an alley between them, narrow enough to leap across; one may be an inch higher."""
    width, depth = even(rng, 3000, 3600), even(rng, 3200, 4000)
    middle = (width + ALLEY) // 2
    higher = rng.choice((STOREY, STOREY + 1000))
    return (
        Part(GROUND, box(2 * width + ALLEY, depth)),
        Part("building", box(width, depth, -middle), _front_and_back(depth, -middle)),
        Part("building", box(width, depth, middle), _front_and_back(depth, middle), height=higher),
    )


def _bridged(rng: random.Random) -> Feature:
    """Two houses with a gangway over the street between them."""
    width, depth = even(rng, 3000, 3400), even(rng, 3200, 3800)
    middle = (width + STREET) // 2
    return (
        Part(GROUND, box(2 * width + STREET, depth)),
        Part("building", box(width, depth, -middle), _front_and_back(depth, -middle)),
        Part("building", box(width, depth, middle), _front_and_back(depth, middle)),
        Part("gangway", box(STREET + 2 * BEARING, PLANK)),
    )


def _ruin(rng: random.Random) -> Feature:
    """A wall around two sides of an upper floor, with a ladder to it."""
    width, depth = even(rng, 4000, 5000), even(rng, 3600, 4400)
    x, y = width // 2, depth // 2
    wall = ((-x, -y), (x, -y), (x, WALL - y), (WALL - x, WALL - y), (WALL - x, y), (-x, y))
    floor = ((WALL - x, WALL - y), (x - WALL, WALL - y), (x - WALL, y - WALL), (WALL - x, y - WALL))
    return Part(GROUND, box(width, depth)), Part("ruin-wall", wall), Part("gallery", floor, ((0, y - WALL),))


def _shrine(rng: random.Random) -> Feature:
    """A pillar on a plinth."""
    width = even(rng, 2800, 3400)
    return Part("plinth", box(width, width)), Part("pillar", box(1000, 1000), bottom=1000, height=3000)


SHAPES: Mapping[str, Shape] = {
    **{kind: _plain(kind) for kind in SIZES},
    "house": _house,
    "neighbours": _neighbours,
    "bridged": _bridged,
    "ruin": _ruin,
    "shrine": _shrine,
}


# ---------------------------------------------------------------------------------------------------------------------
# Generated tables
# ---------------------------------------------------------------------------------------------------------------------


class Theme(NamedTuple):
    """The character of a generated table: what stands between the armies and along their edges."""

    turn: int
    field: Choices
    edge: Choices


EDGE: Choices = (
    ("container", "crates"),
    ("low-wall", "hedge"),
    ("barricade",),
    ("crates", "shed"),
    ("hedge", "low-wall"),
)
THEMES: Mapping[str, Theme] = {
    "Tenements": Theme(
        turn=90,
        field=(
            ("bridged",),
            ("neighbours",),
            ("house", "tower"),
            ("shed", "crates"),
            ("barricade", "low-wall"),
            ("hedge",),
        ),
        edge=EDGE,
    ),
    "Foundry": Theme(
        turn=90,
        field=(
            ("neighbours", "bridged"),
            ("tower",),
            ("container",),
            ("house", "ruin"),
            ("container", "crates"),
            ("low-wall",),
            ("barricade",),
        ),
        edge=EDGE,
    ),
    "Old Town": Theme(
        turn=15,
        field=(
            ("neighbours",),
            ("ruin",),
            ("house", "ruin"),
            ("shrine", "tower"),
            ("container", "shed"),
            ("hedge",),
            ("low-wall", "barricade"),
        ),
        edge=EDGE,
    ),
}


def generate(seed: int, mirror: bool = False, table_size: str = USUAL_SIZE) -> Table:
    """A table made up from a seed, equally good for both sides; mirrored, its sides are the same to the thousandth."""
    rng = random.Random(seed)
    title = rng.choice(sorted(THEMES))
    theme, length = THEMES[title], side(table_size)
    plot = Plot(Ground(kinds(), SHAPES, PASSAGE, "barricade"), rng, (length, length), theme.turn, mirror=mirror)
    for spot in marker_spots(length):
        plot.keep_clear(*spot)
    middle, front = length // 2, length // 5
    for choice in theme.field:
        plot.pair(choice, front, middle)
    for choice in theme.edge:
        plot.pair(choice, PASSAGE, front + PASSAGE)
    return Table(f"{title} {seed}", length, length, pieces=tuple(plot.pieces))


def marker_spots(length: int) -> list[Point]:
    """Where markers lie at the start of a mission on a table of this size: four of loot, three in the middle row."""
    near = inches(CATALOGUE.numbers["table"]["loot_depth"])
    columns = (length // 6, length // 2, 5 * length // 6)
    loot = [(x, y) for y in (near, length - near) for x in (columns[0], columns[2])]
    return [*loot, *((x, length // 2) for x in columns)]
