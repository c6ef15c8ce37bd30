"""The compiled kernels of Firefight find what their plain reference finds."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.engine.ids import PieceId
from escarmouche.games.firefight.rules.table import kernels
from escarmouche.games.firefight.rules.table.measure import EYE, LOW_POINT, direction, points_to_see, target_points
from escarmouche.table.geometry import Body, distance
from escarmouche.table.sight import Sight
from escarmouche.table.table import Piece, Table

WALL = Piece(
    id=PieceId("wall"),
    kind="wall",
    outline=((4000, 4000), (9000, 4500), (8000, 9000), (4000, 8000)),
    height=2500,
    traits=frozenset({"blocking"}),
)
TABLE = Table(name="a wall", width=12_000, depth=12_000, pieces=(WALL,))
along = st.integers(0, 12_000)
bodies = st.builds(
    Body, along, along, st.sampled_from([0, 2500]), st.sampled_from([500, 800]), st.sampled_from([1000, 2000])
)
Row = tuple[float, float, float, float, float]


def row(body: Body) -> Row:
    """A body as the kernels read it."""
    return (float(body.x), float(body.y), float(body.z), float(body.radius), float(body.height))


@settings(deadline=None)
@given(st.lists(bodies, min_size=1, max_size=8), st.integers(0, 8), st.integers(0, 8))
def test_gaps_are_the_distances_of_models_one_by_one(some: list[Body], start: int, count: int) -> None:
    start = min(start, len(some))
    end = min(start + count, len(some))
    found = kernels.gaps(np.array([row(body) for body in some]), start, end)
    assert found.tolist() == [[pytest.approx(distance(a, b), abs=1e-6) for b in some] for a in some[start:end]]


@settings(deadline=None)
@given(st.lists(st.tuples(bodies, st.integers(0, 3)), min_size=1, max_size=8), st.integers(0, 7))
def test_how_far_across_a_model_is_from_each_unit(some: list[tuple[Body, int]], one: int) -> None:
    one = min(one, len(some) - 1)
    rows, units = np.array([row(body) for body, _ in some]), np.array([unit for _, unit in some])
    here, found = some[one][0], kernels.across(rows, one, one + 1, units, 4)[0].tolist()
    for unit, far in enumerate(found):
        theirs = [body for body, owner in some if owner == unit]
        gaps = [math.hypot(here.x - body.x, here.y - body.y) - here.radius - body.radius for body in theirs]
        assert far == pytest.approx(min(gaps, default=math.inf), abs=1e-6)


@settings(deadline=None)
@given(bodies, bodies)
def test_the_nine_points_are_those_of_the_rules(viewer: Body, target: Body) -> None:
    found = kernels.points_of(row(target), *direction(viewer, target), float(LOW_POINT))
    assert found.tolist() == target_points(viewer, target).tolist()
    assert points_to_see(viewer, [target, viewer])[0].tolist() == found.tolist()


@settings(deadline=None, max_examples=300)
@given(bodies, bodies, st.lists(st.tuples(bodies, st.integers(0, 3)), max_size=6))
def test_a_model_is_seen_past_those_of_third_units(viewer: Body, target: Body, around: list[tuple[Body, int]]) -> None:
    sight, all_ = Sight(TABLE), [(viewer, 0), (target, 1), *around]
    eye = (float(viewer.x), float(viewer.y), viewer.z + EYE * viewer.height)
    third = np.array([row(body) for body, unit in all_ if unit > 1], float).reshape(-1, 5)
    found = kernels.shown(
        sight.pieces, sight.edges, sight.blocks(("blocking",)), sight.graze, eye, row(target),
        direction(viewer, target), float(LOW_POINT), np.array([row(body) for body, _ in all_]),
        np.array([unit for _, unit in all_]), 0, 1,
    )  # fmt: skip
    assert found == (sight.probe(eye, target_points(viewer, target), third, traits=("blocking",)).count > 0)
