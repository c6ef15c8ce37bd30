"""Measuring: distances between bases, comparisons with their tolerance, arcs and shapes."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escarmouche.engine.ids import PieceId
from escarmouche.table.geometry import (
    Body,
    at_least,
    bearing,
    contact,
    corridor_touches,
    distance,
    farthest,
    gap,
    in_arc,
    in_corridor,
    less,
    nearest,
    over,
    overlaps,
    rise,
    to_piece,
    to_segment,
    within,
)
from escarmouche.table.table import Piece

SQUARE = Piece(PieceId("square"), "box", ((0, 0), (1000, 0), (1000, 1000), (0, 1000)))


def base(x: int, y: int, z: int = 0, radius: int = 625) -> Body:
    return Body(x, y, z, radius, 1250)


def test_distance_on_one_level() -> None:
    assert distance(base(10_000, 10_000), base(22_500, 10_000)) == 11_250


def test_distance_in_space() -> None:
    low, high = base(10_000, 10_000), base(14_250, 10_000, 4000)
    assert (gap(low, high), rise(low, high), distance(low, high)) == (3000, 4000, 5000)


def test_distance_to_a_point() -> None:
    assert distance(base(10_000, 10_000), base(13_625, 10_000, radius=0)) == 3000


def test_bases_over_one_another_are_apart_only_in_height() -> None:
    assert distance(base(0, 0), base(300, 0, 3000)) == 3000


def test_farthest_point_of_a_base() -> None:
    assert farthest(base(0, 0), base(5000, 0)) == 5000


def test_nearest_of_none_is_infinitely_far() -> None:
    assert nearest(base(0, 0), []) == math.inf
    assert nearest(base(0, 0), [base(5000, 0), base(3000, 0)]) == 1750


@pytest.mark.parametrize(("length", "inside"), [(24_000, True), (24_002, True), (24_003, False)])
def test_within_and_over(length: int, inside: bool) -> None:
    assert within(length, 24_000) is inside
    assert over(length, 24_000) is not inside


@pytest.mark.parametrize(("length", "enough"), [(1000, True), (998, True), (997, False)])
def test_at_least_and_less(length: int, enough: bool) -> None:
    assert at_least(length, 1000) is enough
    assert less(length, 1000) is not enough


def test_contact_is_a_gap_of_five_thousandths() -> None:
    assert contact(base(0, 0), base(1255, 0))
    assert not contact(base(0, 0), base(1256, 0))
    assert not contact(base(0, 0), base(1250, 0, 1000))


def test_overlap_needs_one_level() -> None:
    assert overlaps(base(0, 0), base(1247, 0))
    assert not overlaps(base(0, 0), base(1248, 0))
    assert not overlaps(base(0, 0), base(1000, 0, 1000))


def test_distance_to_segments_and_pieces() -> None:
    assert to_segment(500, 700, (0, 0), (1000, 0)) == 700
    assert to_segment(1300, 400, (0, 0), (1000, 0)) == 500
    assert to_segment(3, 4, (0, 0), (0, 0)) == 5
    assert to_piece(SQUARE, 500, 500) == 0
    assert to_piece(SQUARE, 1300, 1400) == 500


def test_bearing_is_counter_clockwise_from_x() -> None:
    assert [round(bearing(0, 0, x, y)) for x, y in ((1, 0), (0, 1), (-1, 0), (0, -1))] == [0, 900, 1800, 2700]


def test_front_arc() -> None:
    assert in_arc(0, 1800, 0, 0, 0, 1000)
    assert in_arc(0, 1800, 0, 0, -2, 1000)
    assert not in_arc(0, 1800, 0, 0, -3, 1000)
    assert in_arc(3500, 900, 0, 0, 1000, 500)
    assert in_arc(0, 900, 5, 5, 5, 5)
    assert not in_arc(0, 900, 0, 0, -1000, 0)


@given(facing=st.integers(0, 3599), x=st.integers(-9999, 9999), y=st.integers(-9999, 9999))
def test_every_point_is_in_the_front_or_in_the_rear(facing: int, x: int, y: int) -> None:
    assert in_arc(facing, 1800, 0, 0, x, y) or in_arc((facing + 1800) % 3600, 1800, 0, 0, x, y)


def test_corridors() -> None:
    assert in_corridor((0, 0), (10_000, 0), 2000, 5000, 1000)
    assert not in_corridor((0, 0), (10_000, 0), 2000, 5000, 1003)
    assert not in_corridor((0, 0), (10_000, 0), 2000, 10_003, 0)
    assert corridor_touches((0, 0), (10_000, 0), 2000, 5000, 1600, 625)
    assert corridor_touches((0, 0), (10_000, 0), 2000, 10_600, 0, 625)
    assert not corridor_touches((0, 0), (10_000, 0), 2000, 10_500, 1500, 625)
