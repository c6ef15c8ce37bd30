"""The tables of Combat Zone: ready-made ones, and those made up from a seed."""

import random
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from msgspec.structs import replace

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.data import FOLDER
from escarmouche.games.combatzone.rules.battle import NUMBERS, centimetres
from escarmouche.games.combatzone.rules.measure import within
from escarmouche.games.combatzone.rules.shooting.sight import DOT, feature_of, with_materials
from escarmouche.table.generator import GROUND, Choices, Feature, Ground, Part, Plot, Shape, Size, box, even
from escarmouche.table.shelf import ReadyTables
from escarmouche.table.table import Piece, Point, Table, segments_apart

READY = ReadyTables(FOLDER / "tables")
WIDTH, DEPTH = (centimetres(side) for side in NUMBERS["table_cm"])
ROOM = centimetres(10)
LEAST, MOST = 8, 12


# Ready-made tables


def names() -> list[str]:
    """The ready-made tables."""
    return READY.names()


def named(name: str) -> Table:
    """The ready-made table of this name."""
    return with_materials(READY.named(name))


def kinds() -> Mapping[str, Mapping[str, Any]]:
    """The terrain kinds, with their heights in centimetres and their traits."""
    return READY.kinds


# What the rules ask of a table


def features(table: Table) -> dict[str, list[Piece]]:
    """What was set down as one: pieces whose ids are the same before the dot."""
    found: dict[str, list[Piece]] = {}
    for piece in table.pieces:
        found.setdefault(feature_of(piece), []).append(piece)
    return found


def pieces_apart(one: Piece, other: Piece) -> float:
    """The distance between the outlines of two pieces."""
    return min(segments_apart(*a, *b) for a in one.edges for b in other.edges)


@rule("CBZ-SETUP-01")
def too_close(table: Table) -> Reason | None:
    """No piece of terrain lies within 10 cm of another."""
    for (name, parts), (other, others) in combinations(features(table).items(), 2):
        apart = min(pieces_apart(a, b) for a in parts for b in others)
        if within(apart, ROOM):
            data = {"piece": name, "other_piece": other, "distance": round(apart)}
            return refusal("CBZ-SETUP-01", "refused-terrain-close", **data)
    return None


@rule("CBZ-SETUP-01")
def wrong_count(table: Table) -> Reason | None:
    """There are 8 to 12 pieces of terrain on a table of 120 by 120 cm."""
    if (table.width, table.depth) != (WIDTH, DEPTH):
        return refusal("CBZ-SETUP-01", "refused-table-size", width=table.width, depth=table.depth)
    count = len(features(table))
    if LEAST <= count <= MOST:
        return None
    return refusal("CBZ-SETUP-01", "refused-terrain-count", count=count, least=LEAST, most=MOST)


def table_faults(table: Table) -> list[Reason]:
    """What of a table is not as the rules ask."""
    return [reason for reason in (wrong_count(table), too_close(table)) if reason is not None]


# The shapes of what stands on a generated table

WALL = centimetres(1)
DOORWAY = centimetres(4)


SIZES: Mapping[str, Size] = {
    "container": Size((12_000, 14_000), (6_000, 6_000), ladders=True),
    "platform": Size((10_000, 14_000), (6_000, 8_000), ladders=True),
    "block": Size((12_000, 16_000), (9_000, 11_000)),
    "crates": Size((5_000, 7_000), (5_000, 7_000)),
    "tank": Size((8_000, 9_000), (8_000, 9_000)),
    "car": Size((8_000, 9_000), (4_000, 4_000)),
    "barrels": Size((3_000, 5_000), (3_000, 5_000)),
    "low-wall": Size((10_000, 16_000), (1_000, 1_000)),
    "fence": Size((12_000, 18_000), (600, 600)),
    "barricade": Size((10_000, 13_000), (1_500, 1_500)),
    "hedge": Size((10_000, 15_000), (1_500, 1_500)),
    "rubble": Size((10_000, 15_000), (7_000, 9_000)),
    "undergrowth": Size((10_000, 14_000), (8_000, 11_000)),
    "mud": Size((12_000, 15_000), (6_000, 9_000)),
}


def _plain(kind: str) -> Shape:
    """A single piece of a kind."""
    size = SIZES[kind]

    def shape(rng: random.Random) -> Feature:
        width, depth = even(rng, *size.width), even(rng, *size.depth)
        ladders: tuple[Point, ...] = ((width // 2, 0), (-(width // 2), 0)) if size.ladders else ()
        return (Part(kind, box(width, depth), ladders),)

    return shape


def _room(rng: random.Random) -> Feature:
    """A room with two doors, a window and something to hide behind."""
    width, depth = even(rng, 18_000, 22_000), even(rng, 16_000, 20_000)
    wall = rng.choice(("wall", "partition"))
    front = rng.choice(("door", "steel-door"))
    back = rng.choice(("locked-door", "locked-steel-door", "door"))
    right, top = (width - WALL) // 2, (depth - WALL) // 2
    inner = depth - 2 * WALL
    return (
        Part(GROUND, box(width, depth)),
        *_opened(wall, front, width, -top, across=True),
        *_opened(wall, back, width, top, across=True),
        *_opened(wall, "window-sill", inner, right, across=False),
        Part(wall, box(WALL, inner, -right, 0)),
        Part("bar", box(even(rng, 6_000, 8_000), 1_500)),
    )


def _opened(wall: str, opening: str, length: int, at: int, *, across: bool) -> list[Part]:
    """A wall with an opening in its middle, along one side of a room."""
    part = (length - DOORWAY) // 2
    off = (part + DOORWAY) // 2
    spans = ((wall, part, -off), (opening, DOORWAY, 0), (wall, part, off))
    if across:
        return [Part(kind, box(long, WALL, place, at)) for kind, long, place in spans]
    return [Part(kind, box(WALL, long, at, place)) for kind, long, place in spans]


SHAPES: Mapping[str, Shape] = {**{kind: _plain(kind) for kind in SIZES}, "room": _room}


# Furnishing


class Theme(NamedTuple):
    """The character of a generated table: what stands in pairs between the sides and near their edges."""

    turn: int
    field: Choices
    edge: Choices


THEMES: Mapping[str, Theme] = {
    "Backstreets": Theme(90, (("room",), ("container", "crates"), ("car",)), (("low-wall", "fence"), ("rubble",))),
    "Freight Yard": Theme(90, (("container",), ("platform", "room"), ("tank", "crates")), (("fence",), ("barrels",))),
    "Ruined Quarter": Theme(15, (("room", "block"), ("rubble",), ("car", "low-wall")), (("rubble",), ("barricade",))),
    "Wild Gardens": Theme(15, (("room",), ("undergrowth",), ("hedge",)), (("hedge", "mud"), ("undergrowth",))),
}


def generate(seed: int, mirror: bool = False) -> Table:
    """A table made up from a seed, as good for one side as for the other; mirrored, its halves are the same."""
    rng = random.Random(seed)
    title = rng.choice(sorted(THEMES))
    while True:
        table = _furnished(rng, title, seed, mirror=mirror)
        if not table_faults(table):
            return table


def _furnished(rng: random.Random, title: str, seed: int, *, mirror: bool) -> Table:
    """One attempt at a table."""
    theme = THEMES[title]
    plot = Plot(Ground(kinds(), SHAPES, ROOM, "barrels"), rng, (WIDTH, DEPTH), theme.turn, mirror=mirror)
    for x, y in object_spots():
        plot.keep_clear(x, y)
    counts: dict[str, int] = {}
    pieces: list[Piece] = []
    for choices, low, high in ((theme.field, DEPTH // 5, DEPTH // 2), (theme.edge, ROOM // 2, DEPTH // 3)):
        for choice in choices:
            before = len(plot.pieces)
            plot.pair(choice, low, high)
            pieces += _called(plot.pieces[before:], counts)
    return with_materials(Table(f"{title} {seed}", WIDTH, DEPTH, pieces=tuple(pieces)))


def _called(pieces: Sequence[Piece], counts: dict[str, int]) -> list[Piece]:
    """The pieces of a feature and of its counterpart, with the name of the feature before the dot."""
    half = len(pieces) // 2
    found = []
    for part in (pieces[:half], pieces[half:]):
        kind = part[0].kind if len(part) == 1 else "room"
        counts[kind] = counts.get(kind, 0) + 1
        feature = f"{kind}-{counts[kind]}"
        found += [replace(piece, id=_piece_id(feature, number, part)) for number, piece in enumerate(part, start=1)]
    return found


def _piece_id(feature: str, number: int, part: Sequence[Piece]) -> str:
    return feature if len(part) == 1 else f"{feature}{DOT}{part[number - 1].kind}-{number}"


def object_spots() -> list[Point]:
    """Where objects to be brought home may lie: in the middle, and 30 cm to each side of it."""
    x, y, aside = WIDTH // 2, DEPTH // 2, centimetres(30)
    return [(x, y), (x - aside, y), (x + aside, y), (x, y - aside), (x, y + aside)]
