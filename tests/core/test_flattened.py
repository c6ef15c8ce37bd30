"""Pieces that are blown up or opened are in nobody's way, and nothing else changes."""

from escarmouche.engine.ids import PieceId
from escarmouche.table.table import Piece, Table, flattened

SQUARE = ((10, 10), (20, 10), (20, 20), (10, 20))
WALL = Piece(PieceId("wall"), "wall", SQUARE, height=3000, traits=frozenset({"blocking", "walkable"}))
HILL = Piece(
    PieceId("hill"), "hill", tuple((x + 20, y) for x, y in SQUARE), height=2000, traits=frozenset({"walkable"})
)
TABLE = Table("yard", 100, 100, (WALL, HILL))


def test_a_piece_that_is_gone_blocks_nothing_and_carries_nobody_above_the_ground() -> None:
    left = flattened(TABLE, ["wall"])
    assert not left.pieces[0].solid
    assert [surface.z for surface in left.surfaces] == [0, 0, 2000]
    assert left.pieces[1] == HILL


def test_surfaces_keep_their_numbers() -> None:
    assert len(flattened(TABLE, ["wall"]).surfaces) == len(TABLE.surfaces)


def test_a_table_that_lost_nothing_is_the_same_table_and_each_loss_is_made_once() -> None:
    assert flattened(TABLE, []) is TABLE
    assert flattened(TABLE, ["wall"]) is flattened(TABLE, ["wall"])
