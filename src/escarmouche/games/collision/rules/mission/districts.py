"""Districts: nine equal areas of the table, each of which has a number that depends on who looks."""

from typing import TypeAlias

from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.rules.battle import NUMBERS, Battle
from escarmouche.table.edges import Box

CENTRE = 9
OUTER = 8
ROWS: int = NUMBERS["table"]["district_rows"]
Field: TypeAlias = tuple[int, int]
"""A district by its column and row, counted from the corner at x = 0, y = 0."""

CLOCKWISE: tuple[Field, ...] = ((0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0))
"""The outer districts, clockwise from the corner that lies at the bottom left of whoever sits at the edge y0."""

TURNS = {"y0": 0, "x0": 2, "y1": 4, "x1": 6}
"""How many districts further on, clockwise, the bottom left corner of whoever sits at an edge lies."""


@rule("COL-DIST-01")
def size(battle: Battle) -> tuple[int, int]:
    """Three rows and three columns divide the table into nine areas of equal size."""
    return battle.table.width // ROWS, battle.table.depth // ROWS


@rule("COL-DIST-04")
def field(battle: Battle, x: int, y: int) -> Field:
    """A point on a border belongs to the district with the larger coordinate, whatever its height."""
    width, depth = size(battle)
    return min(x // width, ROWS - 1), min(y // depth, ROWS - 1)


@rule("COL-DIST-02")
def number(battle: Battle, place: Field) -> int:
    """The first seat counts clockwise from the district at its bottom left; the centre has no number of its own."""
    if place == (1, 1):
        return CENTRE
    return (CLOCKWISE.index(place) - _turn(battle)) % OUTER + 1


def _turn(battle: Battle) -> int:
    """How far the first seat's numbers are turned against those of the edge y0."""
    return TURNS.get(battle.state.edges[0], 0)


def district(battle: Battle, x: int, y: int) -> int:
    """The district that a point lies in, 1 to 9, as the first seat numbers them."""
    return number(battle, field(battle, x, y))


@rule("COL-DIST-03")
def numbered_for(battle: Battle, seat: SeatId, where: int) -> int:
    """What a seat calls a district: the opponent sees the table turned by half a turn."""
    return where if seat == 0 or where == CENTRE else (where + ROWS) % OUTER + 1


def district_box(battle: Battle, where: int) -> Box:
    """The rectangle of a district that the first seat calls by this number."""
    column, row = (1, 1) if where == CENTRE else CLOCKWISE[(where - 1 + _turn(battle)) % OUTER]
    width, depth = size(battle)
    return column * width, row * depth, (column + 1) * width, (row + 1) * depth
