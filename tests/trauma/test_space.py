"""The corridor is the hull of all bases, bodies are looked at in twenty whole points, and Ranges follow one another."""

import math
from itertools import permutations

import numpy as np
from hypothesis import example, given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from escarmouche.games.trauma.rules.space.corridor import outline, overlaps
from escarmouche.games.trauma.rules.space.measure import band, cut
from escarmouche.games.trauma.rules.space.silhouettes import POINTS, eyes, silhouettes, whole
from escarmouche.table.geometry import Body

NEAR = 4
ANGLES = np.linspace(0, 2 * math.pi, 3601)
DIRECTIONS = np.stack([np.cos(ANGLES), np.sin(ANGLES)], axis=1)
places = st.integers(0, 80).map(lambda step: step * 500)
bases = st.builds(Body, places, places, st.just(0), st.sampled_from([1250, 3000, 4000]), st.just(3000))


def outside(bodies: list[Body], x: int, y: int) -> float:
    """How far a point lies outside the hull of some bases: in thousands of directions and across common tangents."""
    directions = np.concatenate([DIRECTIONS, *(across(one, other) for one, other in permutations(bodies, 2))])
    reach = np.max([directions @ (body.x, body.y) + body.radius for body in bodies], axis=0)
    return float(np.max(directions @ (x, y) - reach))


def across(one: Body, other: Body) -> NDArray[np.float64]:
    """The directions in which two bases reach equally far: those of a side of the hull are among them."""
    apart = math.hypot(other.x - one.x, other.y - one.y)
    if abs(one.radius - other.radius) > apart:
        return np.empty((0, 2))
    ahead, turn = math.atan2(other.y - one.y, other.x - one.x), math.acos((one.radius - other.radius) / apart)
    angles = np.array([ahead + turn, ahead - turn])
    return np.stack([np.cos(angles), np.sin(angles)], axis=1)


@example([Body(19000, 30000, 0, 3000, 3000), Body(27500, 8500, 0, 1250, 3000)], Body(25000, 25000, 0, 1250, 3000))
@settings(deadline=None)
@given(st.lists(bases, min_size=1, max_size=8, unique_by=lambda body: (body.x, body.y)), bases)
def test_a_base_is_in_the_corridor_if_it_overlaps_the_hull_of_all_bases(bodies: list[Body], base: Body) -> None:
    depth = base.radius - outside(bodies, base.x, base.y)
    if abs(depth - 2) > NEAR:
        assert overlaps(outline(bodies), bodies, base) == (depth > 2)


def test_halves_are_rounded_away_from_zero() -> None:
    assert whole(np.array([0.5, -0.5, 1.4, -1.6])).tolist() == [1, -1, 1, -2]


def test_a_body_has_twenty_points_across_the_line_of_sight() -> None:
    viewers = np.array([[0, 0, 0, 1250, 3000]], float)
    targets = np.array([[20_000, 0, 0, 1250, 3000]], float)
    points = silhouettes(viewers, targets)
    assert points.shape == (1, 1, POINTS, 3)
    assert set(points[0, 0, :, 0]) == {20_000}
    assert set(points[0, 0, :, 1]) == {-1000, -500, 0, 500, 1000}
    assert set(points[0, 0, :, 2]) == {375, 1125, 1875, 2625}
    assert eyes(viewers).tolist() == [[0, 0, 2700]]


def test_bodies_above_one_another_are_looked_at_along_the_table() -> None:
    body = np.array([[20_000, 0, 0, 1250, 3000]], float)
    assert set(silhouettes(body, body)[0, 0, :, 1]) == {0}


@given(st.integers(2503, 500_000))
def test_every_ten_centimetres_a_range_begins(length: int) -> None:
    assert band(length) == (length + 2) // 10_000


def test_distances_are_cut_for_ranking() -> None:
    assert cut(24_300.9) == cut(24_300.1) == cut(24_299.9999999) == 24_300
