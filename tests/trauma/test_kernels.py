"""The compiled kernels of Trauma find what their plain reference finds."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.engine.ids import PieceId
from escarmouche.games.trauma.rules.movement.crossing import kernels as crossing
from escarmouche.games.trauma.rules.space import kernels as space
from escarmouche.games.trauma.rules.space.silhouettes import ACROSS, EYE, OPAQUE, UPWARDS, Floats, silhouettes
from escarmouche.table.sight import Sight
from escarmouche.table.table import Piece, Table
from tests.trauma import reference

PIECES = [
    ((12_000, 12_000), (20_000, 13_000), (18_000, 21_000), (11_000, 19_000), "blocking"),
    ((25_000, 5_000), (31_000, 5_000), (31_000, 30_000), (25_000, 30_000), "sight"),
]
TABLE = Table(
    name="walls",
    width=40_000,
    depth=40_000,
    pieces=tuple(
        Piece(id=PieceId(f"p{number}"), kind="wall", outline=tuple(corners), height=2_500, traits=frozenset({trait}))
        for number, (*corners, trait) in enumerate(PIECES)
    ),
)
along = st.integers(0, 40_000)
bodies = st.lists(
    st.tuples(along, along, st.sampled_from([0, 2_500]), st.sampled_from([1_250, 2_000]), st.just(3_000)), max_size=6
)


def rows(some: list[tuple[int, int, int, int, int]]) -> Floats:
    """Bodies as the kernels read them."""
    return np.array(some, float).reshape(-1, 5)


@settings(deadline=None, max_examples=300)
@given(bodies, bodies, bodies)
def test_a_whole_unit_sees_as_many_points_as_its_models_one_by_one(
    lookers: list[tuple[int, int, int, int, int]],
    targets: list[tuple[int, int, int, int, int]],
    between: list[tuple[int, int, int, int, int]],
) -> None:
    sight = Sight(TABLE)
    walls = [*between, *lookers[:1], *targets[:1]]
    names = [f"between {number}" for number in range(len(between))] + ["looker 0"][: len(lookers)]
    names += ["target 0"][: len(targets)]
    seats = [f"looker {number}" for number in range(len(lookers))] + [f"target {n}" for n in range(len(targets))]
    numbers = {name: number for number, name in enumerate([*seats, *names[: len(between)]])}
    ids = [[numbers[name] for name in part] for part in (seats[: len(lookers)], seats[len(lookers) :], names)]
    same = np.equal.outer(np.array(ids[2], int), np.array(ids[0] + ids[1], int))
    parts = (rows(lookers), rows(targets), rows(walls))
    expected = reference.seen_points(sight, OPAQUE, parts, ids, silhouettes)
    found = space.seen_points(
        sight.pieces, sight.edges, sight.blocks(OPAQUE), sight.graze, EYE, ACROSS, UPWARDS, *parts, same
    )
    assert found.tolist() == expected.tolist()


OUTLINE = ((10_000.0, 10_000.0), (17_500.0, 10_000.0), (19_000.0, 15_500.0), (9_000.0, 16_000.0))


@settings(deadline=None, max_examples=300)
@given(st.lists(st.tuples(along, along), min_size=1, max_size=20), st.sampled_from([(1.0, 0.0), (0.6, -0.8)]))
def test_a_point_is_as_far_from_what_is_crossed(points: list[tuple[int, int]], ahead: tuple[float, float]) -> None:
    x, y = np.array(points, float).T
    expected = reference.from_outline(OUTLINE, x, y, ahead)
    found = [crossing.from_outline(np.array(OUTLINE), px, py, np.array(ahead)) for px, py in zip(x, y, strict=True)]
    assert [list(map(float, part)) for part in zip(*found, strict=True)] == [part.tolist() for part in expected]


@settings(deadline=None, max_examples=300)
@given(st.lists(st.tuples(along, along, st.sampled_from([0, 2_500])), max_size=20), bodies)
def test_the_same_places_are_clear_of_bases_and_near_them(
    spots: list[tuple[int, int, int]], others: list[tuple[int, int, int, int, int]]
) -> None:
    places = np.array([(x, y, 0, 0, 0, z) for x, y, z in spots], float).reshape(-1, 6)
    for kernel, plain, limit in ((crossing.clear, reference.clear, 3_000), (crossing.near, reference.near, 2_500)):
        assert kernel(places, rows(others), 1_250, limit).tolist() == plain(places, rows(others), 1_250, limit).tolist()


@pytest.mark.parametrize("on_top", [False, True])
def test_places_lie_on_what_is_crossed_or_beyond_it(on_top: bool) -> None:
    grid, head, ahead = np.arange(20, 101) * 250.0, np.array([14_000.0, 17_500.0, 0.0]), np.array([0.0, 1.0])
    found = crossing.places(np.array(OUTLINE), ahead, 0.3, grid, grid, head, 1_250, 10_000, 1, 2_500 * on_top, on_top)
    y, x = (axis.ravel() for axis in np.meshgrid(grid, grid, indexing="ij"))
    inside, far, beyond = reference.from_outline(OUTLINE, x, y, (0.0, 1.0))
    off = np.hypot(np.maximum(0.0, np.hypot(x - head[0], y - head[1]) - 2_500), 2_500 * on_top)
    kept = (inside > 0 if on_top else (inside == 0) & (beyond > 0.3)) & (off <= 10_000)
    far = np.zeros_like(far) if on_top else np.maximum(0.0, far - 1_250)
    expected = np.column_stack((x, y, np.ones_like(x), far, off, np.full_like(x, 2_500.0 * on_top)))[kept]
    assert found.tolist() == expected.tolist()
