"""The quarters of a table: where they lie, what they are, and how dice make a table up."""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from escarmouche.engine.ids import PieceId
from escarmouche.engine.rulebook import RuleId, note, rule
from escarmouche.games.trauma.data import CATALOGUE
from escarmouche.games.trauma.rules.battle import NUMBERS, QUARTERS, Purpose, centimetres
from escarmouche.games.trauma.rules.state import Quarter
from escarmouche.table import geometry
from escarmouche.table.table import Piece, Table

Roll: TypeAlias = Callable[[int, RuleId, Purpose], list[int]]
"""Roll so many dice, by which rule and what for."""
OPEN, COVERED, BUILDING = QUARTERS.values()
SMALL, LARGE = ((centimetres(width), centimetres(depth)) for width, depth in NUMBERS["tables_cm"])
LARGE_FROM = 45
ROWS = 3
BLUE_ROW, MIDDLE_ROW, RED_ROW = range(ROWS)
WIDTH, DEPTH = centimetres(30), centimetres(40)
DROPS = (5, 6)
FIRST = 1
"""The quarter in the first column and row."""


# The grid


@rule("TRA-QUART-01", otherwise=1)
def how_many(size: tuple[int, int]) -> int:
    """A small table has 9 quarters, a large one 12."""
    counts: dict[str, int] = NUMBERS["quarters"]
    return counts["x".join(str(length // centimetres(1)) for length in size)]


def columns(table: Table) -> int:
    """How many quarters lie side by side."""
    return max(1, table.width // WIDTH)


@rule("TRA-QUART-02", otherwise=(0, 0))
def cell(table: Table, x: float, y: float) -> tuple[int, int]:
    """Quarters are 30 by 40 cm: the column and the row of a point, from the left and from the blue edge."""
    return min(int(x // WIDTH), columns(table) - 1), min(int(y // DEPTH), ROWS - 1)


def quarter_of(table: Table, x: float, y: float) -> int:
    """The number of the quarter of a point, row by row from the blue edge, beginning with 1."""
    column, row = cell(table, x, y)
    return 1 + row * columns(table) + column


def middle_of(table: Table, number: int) -> tuple[int, int]:
    """The middle of a quarter."""
    row, column = divmod(number - 1, columns(table))
    return column * WIDTH + WIDTH // 2, row * DEPTH + DEPTH // 2


def row_of(table: Table, number: int) -> int:
    """The row a quarter lies in."""
    return (number - 1) // columns(table)


def central(table: Table) -> list[int]:
    """The quarter in the middle of the table, or the two that share it."""
    across = columns(table)
    middle = {(across - 1) // 2, across // 2}
    return [1 + MIDDLE_ROW * across + column for column in sorted(middle)]


def piece_id(number: int) -> PieceId:
    """What the flat piece of a quarter is called."""
    return PieceId(f"quarter-{number}")


def box_of(table: Table, name: str) -> tuple[int, int, int, int]:
    """The rectangle of a quarter, by the name of its piece."""
    number = next(one for one in range(1, 1 + ROWS * columns(table)) if piece_id(one) == name)
    x, y = middle_of(table, number)
    return x - WIDTH // 2, y - DEPTH // 2, x + WIDTH // 2, y + DEPTH // 2


# What stands in them


def elements(table: Table) -> list[Piece]:
    """The elements of scenery: everything that is no quarter and still stands; a table keeps them."""
    found: list[Piece] | None = table.__dict__.get("elements")
    if found is None:
        found = [piece for piece in table.pieces if piece.kind not in QUARTERS and piece.kind != "trace"]
        table.__dict__["elements"] = found
    return found


def home_of(table: Table, piece: Piece) -> int:
    """The quarter an element belongs to: that of its middle; a table keeps it, and its rule is noted each time."""
    known: dict[PieceId, int] = table.__dict__.setdefault("homes", {})
    found = known.get(piece.id)
    if found is None:
        left, front, right, back = piece.box
        found = known[piece.id] = quarter_of(table, (left + right) / 2, (front + back) / 2)
    elif found != FIRST:
        note("TRA-QUART-02")
    return found


def nearest_to(pieces: Sequence[Piece], x: int, y: int) -> list[Piece]:
    """The elements whose nearest points are closest to a point; several where they are equally near."""
    away = [math.floor(geometry.to_piece(piece, x, y)) for piece in pieces]
    return [piece for piece, length in zip(pieces, away, strict=True) if length == min(away)]


@rule("TRA-RAND-06")
def drop_element(table: Table, pieces: Sequence[Piece], number: int) -> Piece:
    """Of the elements of a quarter the one nearest to its middle is the drop point."""
    note("TRA-RAND-03")
    return nearest_to(pieces, *middle_of(table, number))[0]


# Tables from dice


@rule("TRA-RAND-01", otherwise=LARGE, always=True)
def table_size(points: int) -> tuple[int, int]:
    """A game of 30 army points is played on 90 by 120 cm, one of 45 or more on 120 by 120."""
    return LARGE if large_enough(points) else SMALL


@rule("TRA-RAND-06")
def large_enough(points: int) -> bool:
    """Games below 45 points use the smaller table."""
    return points >= LARGE_FROM


@rule("TRA-RAND-02", otherwise=OPEN, always=True)
def type_of(die: int) -> Quarter:
    """1 or 2: open, 3 or 4: covered, 5 or 6: building."""
    return (OPEN, COVERED, BUILDING)[(die - 1) // 2]


@rule("TRA-QUART-04")
def most_open(count: int) -> int:
    """At most a third of the quarters is open."""
    return count // 3


def compose(roll: Roll, count: int, limits: str) -> list[Quarter]:
    """The types of all quarters, row by row from the blue edge."""
    types = [type_of(die) for die in roll(count, "TRA-RAND-02", "quarter")]
    return enforced(roll, types) if limits == "enforced" else as_rolled(types)


@rule("TRA-RAND-05")
def as_rolled(types: list[Quarter]) -> list[Quarter]:
    """By the option the dice stand, however many quarters are open and whether or not there is a building."""
    note("TRA-QUART-04", "TRA-QUART-07")
    return types


@rule("TRA-RAND-05")
def enforced(roll: Roll, types: list[Quarter]) -> list[Quarter]:
    """Too many open quarters are rolled again, the latest first; the last covered one becomes a building if none is."""
    for place in range(len(types) - 1, -1, -1):
        if types.count(OPEN) <= most_open(len(types)):
            break
        while types[place] == OPEN:
            types[place] = type_of(roll(1, "TRA-RAND-05", "quarter")[0])
    # A table has at least one building quarter.
    if types.count(BUILDING) < CATALOGUE.number("TRA-QUART-07"):
        types[len(types) - 1 - types[::-1].index(COVERED)] = BUILDING
    return types


@rule("TRA-RAND-03", otherwise=(), always=True)
def drop_quarters(roll: Roll, types: Sequence[str]) -> tuple[int, ...]:
    """In each covered or building quarter one of the elements is a drop point on a 5 or 6."""
    closed = [number for number, kind in enumerate(types, start=1) if kind != OPEN]
    dice = roll(len(closed), "TRA-RAND-03", "drop")
    return tuple(number for number, die in zip(closed, dice, strict=True) if die in DROPS)
