"""Measuring: distances between bases, base contact, and comparing lengths."""

import math

from escarmouche.engine.questions import SeatId
from escarmouche.engine.rulebook import listening, rule
from escarmouche.games.combatzone.rules.battle import CENTIMETRE, NUMBERS, Battle, centimetres
from escarmouche.games.combatzone.rules.state import Figure, Thing
from escarmouche.table import geometry
from escarmouche.table.geometry import Body
from escarmouche.table.table import Piece

TOUCHING = centimetres(NUMBERS["tolerance_cm"]["base_contact"])
TOLERANCE = centimetres(NUMBERS["tolerance_cm"]["comparison"])
LEVEL = centimetres(4)
"""A difference of heights up to this does not count."""
EXACT = 1e-6
"""What a computed length may differ from the whole number that it is."""


# Comparing lengths


@rule("CBZ-GEN-11", always=True)
def within(length: float, limit: float) -> bool:
    """Whether a length is at most a limit; lengths that hardly differ are equal."""
    return length <= limit + TOLERANCE + EXACT


def over(length: float, limit: float) -> bool:
    """Whether a length is more than a limit."""
    return not within(length, limit)


@rule("CBZ-GEN-11", always=True)
def touches(length: float) -> bool:
    """Bases that are five thousandths of a centimetre apart are in contact, and no more than that."""
    return length <= TOUCHING + EXACT


# Distances


@rule("CBZ-GEN-02", always=True)
def edge_to_edge(a: Body, b: Body) -> float:
    """Distances run between the edges of two bases."""
    return geometry.gap(a, b)


@rule("CBZ-TERR-06", otherwise=0, always=True)
def added_for_height(rise: int) -> int:
    """A difference of heights counts beyond 4 cm only, and then in full centimetres."""
    if within(rise, LEVEL):
        return 0
    return math.ceil((rise - TOLERANCE) / CENTIMETRE) * CENTIMETRE


def bodies_apart(a: Body, b: Body) -> float:
    """The distance between two bodies."""
    aside = edge_to_edge(a, b)
    return aside if a.z == b.z else aside + added_for_height(abs(a.z - b.z))


def apart(battle: Battle, a: Figure, b: Figure) -> float:
    """The distance between two figures."""
    return bodies_apart(battle.body(a), battle.body(b))


def from_point(battle: Battle, figure: Figure, x: int, y: int, z: int) -> float:
    """The distance from the edge of a figure's base to a point."""
    return bodies_apart(battle.body(figure), Body(x, y, z, 0, 0))


def may_be_within(battle: Battle, a: Figure, b: Figure, limit: int) -> bool:
    """Whether two figures could be within a limit, by a quick look before anything is measured."""
    reach = limit + TOLERANCE + battle.cards[a.id].base + battle.cards[b.id].base
    return -reach <= a.x - b.x <= reach and -reach <= a.y - b.y <= reach


def who_may_be_within(battle: Battle, figure: Figure, seat: SeatId, limit: int) -> list[Figure]:
    """The figures of a seat on the table that could be within a limit of a figure, by a quick look at them all."""
    x, y, reach = figure.x, figure.y, limit + TOLERANCE + battle.cards[figure.id].base + battle.setup.widest
    return [
        one
        for one in battle.state.figures
        if -reach <= one.x - x <= reach and -reach <= one.y - y <= reach and one.owner == seat and one.place == "table"
    ]


def may_touch(battle: Battle, figure: Figure, x: int, y: int) -> bool:
    """Whether a figure's base could touch a point, by a quick look before anything is measured."""
    reach = TOUCHING + battle.cards[figure.id].base
    return -reach <= figure.x - x <= reach and -reach <= figure.y - y <= reach


# Contact


def in_contact(battle: Battle, a: Figure, b: Figure) -> bool:
    """Whether the bases of two figures touch."""
    return touches(apart(battle, a, b))


def at_piece(battle: Battle, figure: Figure, piece: Piece) -> bool:
    """Whether a figure's base touches a piece, or stands on it or in it."""
    left, front, right, back = piece.box
    reach = battle.radius(figure) + TOUCHING + 1
    if not (left - reach <= figure.x <= right + reach and front - reach <= figure.y <= back + reach):
        return False
    body = battle.body(figure)
    if not piece.bottom - body.height < body.z <= piece.top:
        return False
    return touches(max(0.0, geometry.to_piece(piece, body.x, body.y) - body.radius))


HANDLED = ("obstacle", "holds", "door")
"""The traits of pieces with which something can be done in contact."""


def at_hand(battle: Battle, figure: Figure, trait: str) -> list[tuple[int, Piece]]:
    """The pieces with a trait that a figure's base touches, each with its index, looked up once for a place."""
    known: dict[Body, dict[str, list[tuple[int, Piece]]]] = battle.known("at-hand")
    body = battle.body(figure)
    if body not in known:
        with listening(None):
            known[body] = {
                trait: [pair for pair in battle.table.having(trait) if at_piece(battle, figure, pair[1])]
                for trait in HANDLED
            }
    return known[body][trait]


def near_thing(battle: Battle, figure: Figure, thing: Thing) -> bool:
    """Whether a figure's base touches the point where an object lies."""
    if not may_touch(battle, figure, thing.x, thing.y):
        return False
    return touches(from_point(battle, figure, thing.x, thing.y, battle.z(thing.surface)))


def near_casualty(battle: Battle, figure: Figure, casualty: Figure) -> bool:
    """Whether a figure's base touches the marker of a casualty, which has no size."""
    if not may_touch(battle, figure, casualty.x, casualty.y):
        return False
    return touches(from_point(battle, figure, casualty.x, casualty.y, battle.z(casualty.surface)))
