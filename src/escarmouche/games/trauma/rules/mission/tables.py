"""The tables of Trauma: ready-made ones, and those made up from dice and a seed."""

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from escarmouche.engine.ids import PieceId
from escarmouche.engine.rulebook import RuleId
from escarmouche.games.trauma.data import CATALOGUE, FOLDER
from escarmouche.games.trauma.rules.battle import QUARTERS, Purpose, centimetres
from escarmouche.games.trauma.rules.mission import quarters
from escarmouche.games.trauma.rules.mission.quarters import BUILDING, DEPTH, OPEN, WIDTH, elements, home_of, most_open
from escarmouche.games.trauma.rules.state import Quarter
from escarmouche.table.shelf import ReadyTables
from escarmouche.table.table import Access, Piece, Point, Table

LAYOUTS = "quarters"
READY = ReadyTables(FOLDER / "tables", besides=[LAYOUTS])
KIND_OF = {name: kind for kind, name in QUARTERS.items()}
ELEMENTS = 3
"""A quarter holds at least so many elements."""
NAMES = ("Cinder Yard", "Low Harbour", "Ninth Ward", "Salt Terraces", "Gate of Wires", "Old Kilns")


# Ready-made tables


def names() -> list[str]:
    """The ready-made tables."""
    return READY.names()


def named(name: str) -> Table:
    """The ready-made table of this name."""
    return READY.named(name)


def kinds() -> Mapping[str, Mapping[str, Any]]:
    """The terrain kinds, with their heights in centimetres and their traits."""
    return READY.kinds


@cache
def layouts() -> Mapping[str, Sequence[Sequence[Sequence[Any]]]]:
    """What may stand in a quarter of each type: kind, left, front, width, depth."""
    return READY.beside(LAYOUTS)


# Generated tables


def generate(seed: int, mirror: bool = False, points: int = 30, limits: str = "enforced") -> Table:
    """A table whose quarters are rolled for with the dice of the rules, from a seed; mirrored, its halves are alike."""
    rng = random.Random(seed)
    width, depth = quarters.table_size(points)

    def roll(count: int, rule: RuleId, purpose: Purpose) -> list[int]:
        return [rng.randint(1, 6) for _ in range(count)]

    types = quarters.compose(roll, quarters.how_many((width, depth)), limits)
    while mirror and not _fits(types := _mirrored_types(types)):
        types = quarters.compose(roll, len(types), limits)
    drops = quarters.drop_quarters(roll, types)
    title = f"{rng.choice(NAMES)} {seed}"
    bare = Table(title, width, depth, pieces=tuple(_quarter(width, *one) for one in enumerate(types, 1)))
    table = replace(bare, pieces=(*bare.pieces, *_scenery(bare, types, rng, mirror=mirror)))
    drops = tuple(sorted({*drops, *(len(types) + 1 - number for number in drops)})) if mirror else drops
    return with_drops(table, drops)


def _mirrored_types(types: Sequence[Quarter]) -> list[Quarter]:
    """The same quarters for both sides: the second half is the first, turned about."""
    half = (len(types) + 1) // 2
    return [types[min(place, len(types) - 1 - place)] if place >= half else types[place] for place in range(len(types))]


def _fits(types: Sequence[Quarter]) -> bool:
    """Whether mirrored quarters keep to the limits too."""
    # A table has at least one building quarter.
    return types.count(OPEN) <= most_open(len(types)) and types.count(BUILDING) >= CATALOGUE.number("TRA-QUART-07")


def _quarter(width: int, number: int, kind: Quarter) -> Piece:
    """The flat piece that stands for a quarter."""
    row, column = divmod(number - 1, width // WIDTH)
    return Piece(quarters.piece_id(number), KIND_OF[kind], _box(column * WIDTH, row * DEPTH, WIDTH, DEPTH))


def _box(left: int, front: int, width: int, depth: int) -> tuple[Point, ...]:
    return ((left, front), (left + width, front), (left + width, front + depth), (left, front + depth))


def _scenery(table: Table, types: Sequence[Quarter], rng: random.Random, *, mirror: bool) -> list[Piece]:
    """What stands in all quarters; mirrored, each has its counterpart on the other side."""
    found: list[Piece] = []
    for number, kind in enumerate(types, 1):
        twin = len(types) + 1 - number
        if mirror and twin < number:
            continue
        if mirror and twin == number:
            here = _half(table, number, kind, rng)
        else:
            here = _furnish(table, number, rng.choice(layouts()[kind]), rng)
        found += [*here, *(_turned(table, piece) for piece in here)] if mirror else here
    counts: dict[str, int] = {}
    return [_called(piece, counts) for piece in found]


def _half(table: Table, number: int, kind: str, rng: random.Random) -> list[Piece]:
    """What stands in the front half of the central quarter: enough for three elements when it is mirrored."""
    here: list[Piece] = []
    while 2 * len(here) < ELEMENTS:
        whole = _furnish(table, number, rng.choice(layouts()[kind]), rng)
        here = [piece for piece in whole if piece.box[3] < table.depth // 2]
    return here


def _furnish(table: Table, number: int, layout: Sequence[Sequence[Any]], rng: random.Random) -> list[Piece]:
    """One layout in one quarter, mirrored left to right and front to back at random."""
    row, column = divmod(number - 1, table.width // WIDTH)
    across, along = rng.random() < 0.5, rng.random() < 0.5
    found = []
    for kind, *where in layout:
        left, front, width, depth = map(centimetres, where)
        left = WIDTH - left - width if across else left
        front = DEPTH - front - depth if along else front
        found.append(_piece(kind, column * WIDTH + left, row * DEPTH + front, width, depth))
    return found


def _piece(kind: str, left: int, front: int, width: int, depth: int) -> Piece:
    of_kind = kinds()[kind]
    ladders = _ladders(left, front, width, depth) if kind == "blockhouse" else ()
    return Piece(
        PieceId(""),
        kind,
        _box(left, front, width, depth),
        height=centimetres(of_kind.get("height", 0)),
        traits=frozenset(of_kind.get("traits", ())),
        access=ladders,
    )


def _ladders(left: int, front: int, width: int, depth: int) -> tuple[Access, ...]:
    """Ladders at the front and the back of a blockhouse."""
    middle = left + width // 2
    return Access("ladder", middle, front), Access("ladder", middle, front + depth)


def _turned(table: Table, piece: Piece) -> Piece:
    """The counterpart of a piece on the other side of the middle."""
    return replace(
        piece,
        outline=tuple((table.width - x, table.depth - y) for x, y in piece.outline),
        access=tuple(Access(one.kind, table.width - one.x, table.depth - one.y) for one in piece.access),
    )


def _called(piece: Piece, counts: dict[str, int]) -> Piece:
    counts[piece.kind] = counts.get(piece.kind, 0) + 1
    return replace(piece, id=f"{piece.kind}-{counts[piece.kind]}")


def with_drops(table: Table, numbers: Sequence[int]) -> Table:
    """The table with a drop point in each of these quarters."""
    chosen = set()
    for number in numbers:
        here = [piece for piece in elements(table) if home_of(table, piece) == number and not piece.has("interior")]
        if here:
            chosen.add(quarters.drop_element(table, here, number).id)
    pieces = tuple(
        replace(piece, traits=piece.traits | {"drop"}) if piece.id in chosen else piece for piece in table.pieces
    )
    return replace(table, pieces=pieces)
