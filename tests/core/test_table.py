"""The table: pieces, surfaces, levels, reading, writing and mirroring."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as ShapelyPoint

from escarmouche.engine.ids import PieceId
from escarmouche.engine.words import english, why
from escarmouche.table.geometry import to_piece
from escarmouche.table.table import (
    Access,
    Piece,
    Table,
    TableError,
    contains,
    disc_over,
    mirrored,
    segment_over,
    strictly_contains,
    table_from_toml,
    table_to_toml,
    whole,
)

KINDS = {
    "forest": {"height": 6, "traits": ["cover", "difficult", "screen"]},
    "tower": {"height": 7.5, "traits": ["blocking", "walkable"]},
    "chasm": {"bottom": -4, "height": 4, "traits": ["gap"]},
}
BELL = Piece(PieceId("l"), "ruin", ((0, 0), (4000, 0), (4000, 1000), (1000, 1000), (1000, 4000), (0, 4000)), 0, 3000)


def block(name: str, x1: int, y1: int, x2: int, y2: int, height: int, *traits: str, bottom: int = 0) -> Piece:
    return Piece(PieceId(name), "block", ((x1, y1), (x2, y1), (x2, y2), (x1, y2)), bottom, height, frozenset(traits))


def test_inside_and_on_the_outline() -> None:
    assert contains(BELL, 500, 500)
    assert contains(BELL, 0, 2000)
    assert contains(BELL, 1000, 1000)
    assert not contains(BELL, 1001, 1001)
    assert strictly_contains(BELL, 500, 500)
    assert not strictly_contains(BELL, 0, 2000)


@given(x=st.integers(-1000, 5000), y=st.integers(-1000, 5000), turned=st.booleans())
def test_inside_agrees_with_shapely(x: int, y: int, turned: bool) -> None:
    piece = Piece(PieceId("l"), "ruin", BELL.outline[::-1] if turned else BELL.outline)
    assert contains(piece, x, y) == Polygon(BELL.outline).covers(ShapelyPoint(x, y))
    assert strictly_contains(piece, x, y) == Polygon(BELL.outline).contains(ShapelyPoint(x, y))


@pytest.mark.parametrize("seed", range(20))
def test_a_moving_base_agrees_with_shapely(seed: int) -> None:
    rng = Random(seed)
    shape = Polygon(BELL.outline)
    for _ in range(50):
        p = (rng.randrange(-2000, 6000), rng.randrange(-2000, 6000))
        q = p if rng.random() < 0.2 else (rng.randrange(-2000, 6000), rng.randrange(-2000, 6000))
        apart = shape.distance(LineString([p, q]) if p != q else ShapelyPoint(p))
        if abs(apart - 623) > 1e-6:
            assert segment_over(BELL, p, q, 625) == (apart < 623)


@pytest.mark.parametrize("seed", range(20))
def test_a_rectangle_is_measured_as_any_other_outline(seed: int) -> None:
    """What is said at once of an upright rectangle is what its sides say, to the last digit."""
    rng = Random(seed)
    right, back = rng.randrange(1, 9000), rng.randrange(1, 9000)
    corners = ((0, 0), (right, 0), (right, back), (0, back))
    plain = Piece(PieceId("a"), "block", corners[:: rng.choice((1, -1))])
    bent = Piece(PieceId("b"), "block", (*corners, (0, back // 2)))
    assert plain.upright
    assert not bent.upright
    for _ in range(200):
        x, y = (rng.choice((0, far, rng.randrange(-1500, far + 1500))) for far in (right, back))
        radius = rng.choice((0, 1, 2, 3, 500, *(abs(x - side) + 2 for side in (0, right))))
        assert contains(plain, x, y) == contains(bent, x, y)
        assert strictly_contains(plain, x, y) == strictly_contains(bent, x, y)
        assert to_piece(plain, x, y) == to_piece(bent, x, y)
        assert disc_over(plain, x, y, radius) == disc_over(bent, x, y, radius)


def test_a_crossed_outline_is_no_rectangle() -> None:
    assert not Piece(PieceId("bow"), "block", ((0, 0), (2000, 1000), (2000, 0), (0, 1000))).upright


def test_touching_is_not_over() -> None:
    wood = block("wood", 20_000, 0, 24_000, 9000, 6000, "difficult")
    assert not disc_over(wood, 19_375, 4000, 625)
    assert not disc_over(wood, 19_377, 4000, 625)
    assert disc_over(wood, 19_380, 4000, 625)
    assert disc_over(wood, 22_000, 4000, 625)


def test_levels() -> None:
    table = Table("t", 9000, 9000, (block("house", 1000, 1000, 5000, 5000, 5000, "difficult", "walkable"),))
    assert table.pieces_at(3000, 3000, 0, "difficult") == (0,)
    assert table.pieces_at(3000, 3000, 5000, "difficult") == ()
    assert table.pieces_at(6000, 3000, 0, "difficult") == ()
    assert table.pieces_under(5500, 3000, 0, 625, "difficult") == (0,)
    flat = Table("t", 9000, 9000, (block("mine", 1000, 1000, 5000, 5000, 0, "dangerous"),))
    assert flat.pieces_at(3000, 3000, 0, "dangerous") == (0,)
    assert flat.pieces_at(3000, 3000, 1, "dangerous") == ()


def test_surfaces() -> None:
    table = Table(
        "t",
        20_000,
        20_000,
        (
            block("wall", 0, 0, 1000, 1000, 3000, "blocking"),
            block("roof", 2000, 2000, 6000, 6000, 4000, "blocking", "walkable"),
            block("pit", 10_000, 10_000, 14_000, 14_000, 4000, "gap", bottom=-4000),
            block("bridge", 11_000, 9000, 12_000, 15_000, 0, "walkable"),
        ),
    )
    assert [(s.z, s.piece) for s in table.surfaces] == [(0, -1), (4000, 1), (-4000, 2), (0, 3)]
    assert table.surface_of[2] == 2
    assert table.surfaces_at(3000, 3000) == (1, 0)
    assert table.standing_surface(3000, 3000) == 1
    assert table.surfaces_at(13_000, 13_000) == (2,)
    assert table.surfaces_at(10_000, 13_000) == (0, 2)
    assert table.surfaces_at(15_000, 15_000) == (0,)


def test_a_base_stays_on_the_table() -> None:
    table = Table("t", 9000, 9000)
    assert table.on_table(625, 625, 625)
    assert table.on_table(623, 8377, 625)
    assert not table.on_table(622, 4000, 625)


def test_reading_a_table() -> None:
    table = table_from_toml(
        """
        name = "Ford"
        width = 48
        depth = 36.5
        [[piece]]
        id = "wood"
        kind = "forest"
        outline = [[1, 1], [5.25, 1], [5.25, 4], [1, 4.5]]
        [[piece]]
        kind = "tower"
        at = [20, 20]
        size = [4, 2]
        turn = 90
        height = 5
        access = [{ kind = "ladder", at = [20, 18] }]
        """,
        KINDS,
    )
    wood, tower = table.pieces
    assert (table.width, table.depth) == (48_000, 36_500)
    assert (wood.id, wood.top, wood.traits) == ("wood", 6000, {"cover", "difficult", "screen"})
    assert wood.outline[1] == (5250, 1000)
    assert (tower.id, tower.top, tower.box) == ("tower-2", 5000, (19_000, 18_000, 21_000, 22_000))
    assert tower.access == (Access("ladder", 20_000, 18_000),)


def test_writing_and_reading_again() -> None:
    table = Table(
        'A "quoted" name', 48_000, 48_000, (BELL, block("b", 5001, 5002, 6003, 6004, 1500, "cover", "walkable"))
    )
    kinds = {"ruin": {"height": 9, "traits": ["difficult"]}, "block": {}}
    assert table_from_toml(table_to_toml(table), kinds) == table


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("name = ", "not well-formed TOML"),
        ("name = 'x'\nwidth = 4", "depth is missing"),
        ("name = 'x'\nwidth = 4\ndepth = 4\nmoon = 1", "the key “moon” is not known here"),
        ("kind = 'lake'\nat = [1, 1]\nsize = [1, 1]", "there is no kind “lake”; known are chasm, forest, tower"),
        ("kind = 'forest'", "needs either an outline, or at and size"),
        ("kind = 'forest'\noutline = [[1, 1], [2, 2]]", "at least 3 corners"),
        ("kind = 'forest'\noutline = [[1, 1], [3, 3], [3, 1], [1, 3]]", "crosses or touches itself"),
        ("kind = 'forest'\nat = [1, 1]\nsize = [4, 1]", "leaves the table"),
        ("kind = 'forest'\nat = ['a', 1]\nsize = [4, 1]", "a number is malformed"),
        ("kind = 'forest'\nat = [5, 5]\nsize = [2, 2]\ncolour = 'red'", "the key “colour” is not known"),
        ("kind = 'forest'\nat = [5, 5]\nsize = [2, 2]\naccess = [{ kind = 'rope', at = [5, 4] }]", "no kind of access"),
        (
            "kind = 'tower'\nat = [5, 5]\nsize = [2, 2]\naccess = [{ kind = 'ladder', at = [5, 5] }]",
            "not on the outline",
        ),
        ("kind = 'chasm'\nat = [5, 5]\nsize = [2, 2]\nbottom = 0", "must be a pit below the ground"),
        ("kind = 'chasm'\nat = [5, 5]\nsize = [2, 2]\ntraits = ['gap', 'walkable']", "cannot be walkable as well"),
        ("kind = 'forest'\nat = [5, 5]\nsize = [2, 2]\nheight = -1", "the height is negative"),
    ],
)
def test_faults_are_sentences(text: str, sentence: str) -> None:
    whole_text = text if "name" in text else f"name = 'x'\nwidth = 10\ndepth = 10\n[[piece]]\nid = 'it'\n{text}"
    with pytest.raises(TableError) as caught:
        table_from_toml(whole_text, KINDS)
    assert sentence in " ".join(why(english(), fault) for fault in caught.value.faults)


def test_an_id_is_used_once() -> None:
    table = Table("t", 9000, 9000, (block("a", 0, 0, 10, 10, 1), block("a", 50, 50, 90, 90, 1)))
    assert [why(english(), fault) for fault in table.faults()] == ["piece a: this id is used twice"]


def test_mirroring() -> None:
    table = Table("t", 10_000, 8000, (block("a", 1000, 1000, 2000, 3000, 1),))
    assert mirrored(table).pieces[0].box == (8000, 5000, 9000, 7000)
    assert mirrored(mirrored(table)) == table


def test_a_half_becomes_a_whole() -> None:
    middle = block("middle", 4000, 3000, 6000, 5000, 1)
    half = Table("t", 10_000, 8000, (block("a", 1000, 1000, 2000, 3000, 1), middle))
    full = whole(half)
    assert [piece.id for piece in full.pieces] == ["a", "middle", "a-mirrored"]
    assert full.faults() == ()


HEIGHTS = Table(
    name="heights", width=12_000, depth=12_000,
    pieces=(
        block("plinth", 1000, 1000, 7000, 7000, 2000, "walkable"),
        Piece(PieceId("wedge"), "", ((3000, 2000), (9000, 3000), (5000, 9000)), 2000, 3000, frozenset({"walkable"})),
        block("shaft", 2000, 4000, 4000, 6000, 1000, "gap", bottom=1000),
        block("pit", 6000, 8000, 11_000, 11_000, 2000, "gap", bottom=-2000),
    ),
)  # fmt: skip
steps = st.integers(0, 24).map(lambda step: step * 500)


@given(steps, steps)
def test_the_surfaces_at_a_point_are_those_that_hold_there(x: int, y: int) -> None:
    holding = [s for s in range(len(HEIGHTS.surfaces)) if HEIGHTS.holds(s, x, y)]
    holding.sort(key=lambda s: (-HEIGHTS.surfaces[s].z, s))
    assert HEIGHTS.surfaces_at(x, y) == tuple(holding)
    assert HEIGHTS.standing_surface(x, y) == (holding[0] if holding else 0)
