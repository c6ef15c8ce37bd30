"""Sight: the kernel against the readable reference, against Shapely, and on cases worked by hand."""

from random import Random

import numpy as np
import pytest
from bench.sight_reference import random_query, random_table, reference_probe
from shapely.geometry import LineString, Polygon

from escarmouche.engine.ids import PieceId
from escarmouche.table.sight import Sight
from escarmouche.table.table import Piece, Table


def box(name: str, x1: int, y1: int, x2: int, y2: int, height: int, *traits: str, bottom: int = 0) -> Piece:
    return Piece(PieceId(name), "box", ((x1, y1), (x2, y1), (x2, y2), (x1, y2)), bottom, height, frozenset(traits))


def look(sight: Sight, eye: tuple[int, int, int], *points: tuple[int, int, int], **kwargs: object) -> list[int]:
    return list(sight.probe(eye, np.array(points, float), **kwargs).blocker)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(40))
def test_kernel_equals_reference(seed: int) -> None:
    rng = Random(seed)
    table = random_table(rng, size=24_000)
    sight = Sight(table)
    for _ in range(100):
        eye, points, bodies = random_query(rng, points=9, bodies=rng.randrange(6), size=24_000)
        opened = rng.sample(range(len(table.pieces)), rng.randrange(3))
        probe = sight.probe(eye, np.array(points, float), np.array(bodies, float).reshape(-1, 5), opened)
        expected = reference_probe(table, eye, points, bodies, opened)
        assert list(probe.blocker) == expected
        assert probe.count == expected.count(-1) == int(probe.seen.sum())


@pytest.mark.parametrize("seed", range(40))
def test_kernel_equals_reference_on_a_coarse_grid(seed: int) -> None:
    """Corners, sides along the line of sight and levels that coincide all happen on a grid of whole units."""
    rng = Random(seed)
    pieces = []
    for i in range(12):
        x, y = rng.randrange(1, 9) * 1000, rng.randrange(1, 9) * 1000
        w, d = rng.randrange(1, 4) * 1000, rng.randrange(1, 4) * 1000
        corners = ((x, y), (x + w, y), (x + w, y + d), (x + 1000, y + 1000), (x, y + d))
        outline = corners if w > 1000 and d > 1000 and rng.random() < 0.5 else (*corners[:3], corners[4])
        trait = rng.choice(("blocking", "screen"))
        pieces.append(Piece(PieceId(f"p{i}"), "grid", outline, 0, rng.randrange(3) * 1000, frozenset({trait})))
    table = Table("grid", 12_000, 12_000, tuple(pieces))
    sight = Sight(table)
    for _ in range(100):
        eye = (rng.randrange(13) * 1000, rng.randrange(13) * 1000, rng.randrange(3) * 500)
        point = (rng.randrange(13) * 1000, rng.randrange(13) * 1000, rng.randrange(3) * 500)
        assert look(sight, eye, point) == reference_probe(table, eye, [point])


@pytest.mark.parametrize("seed", range(10))
def test_flat_sight_equals_shapely(seed: int) -> None:
    rng = Random(seed)
    table = random_table(rng, pieces=10, size=24_000)
    high = tuple(Piece(p.id, p.kind, p.outline, 0, 9000, frozenset({"blocking"})) for p in table.pieces)
    table = Table("flat", 24_000, 24_000, high)
    sight = Sight(table)
    shapes = [Polygon(piece.outline) for piece in high]
    for _ in range(100):
        p = (rng.randrange(24_000), rng.randrange(24_000), 1000)
        q = (rng.randrange(24_000), rng.randrange(24_000), 1000)
        inside = [shape.intersection(LineString([p[:2], q[:2]])).length for shape in shapes]
        if any(abs(length - 2) < 1e-6 for length in inside):
            continue
        assert sight.crossed(p, q) == [i for i, length in enumerate(inside) if length > 2]


def test_wall_and_a_glimpse_past_its_end() -> None:
    sight = Sight(Table("t", 48_000, 48_000, (box("wall", 14_500, 5000, 15_500, 10_200, 3000, "blocking"),)))
    eye = (10_000, 10_000, 1125)
    assert look(sight, eye, (20_000, 10_000, 625), (20_000, 10_625, 1250)) == [0, -1]


def test_a_graze_of_two_thousandths_does_not_block() -> None:
    table = Table("t", 48_000, 48_000, (box("sliver", 1000, 0, 1002, 5000, 5000, "blocking"),))
    assert look(Sight(table), (0, 1000, 100), (5000, 1000, 100)) == [-1]
    thicker = Table("t", 48_000, 48_000, (box("sliver", 1000, 0, 1003, 5000, 5000, "blocking"),))
    assert look(Sight(thicker), (0, 1000, 100), (5000, 1000, 100)) == [0]


def test_the_surface_is_not_inside() -> None:
    sight = Sight(Table("t", 48_000, 48_000, (box("crate", 1000, 1000, 3000, 3000, 1000, "blocking"),)))
    along_side, along_top, upright = ((0, 1000, 500), (0, 2000, 1000), (1000, 2000, 0))
    assert look(sight, along_side, (5000, 1000, 500)) == [-1]
    assert look(sight, along_top, (5000, 2000, 1000)) == [-1]
    assert look(sight, upright, (1000, 2000, 900)) == [-1]
    assert look(sight, (2000, 2000, 1500), (2000, 2000, 100)) == [0]


def test_one_sees_over_what_is_low() -> None:
    sight = Sight(Table("t", 48_000, 48_000, (box("wall", 5000, 0, 6000, 9000, 2000, "blocking"),)))
    assert look(sight, (0, 4000, 3000), (10_000, 4000, 2000), (10_000, 4000, 500)) == [-1, 0]


def test_traits_and_open_pieces_choose_what_blocks() -> None:
    pieces = (box("wood", 2000, 0, 4000, 9000, 6000, "screen"), box("hedge", 5000, 0, 6000, 9000, 6000, "cover"))
    sight = Sight(Table("t", 48_000, 48_000, pieces))
    p, q = (0, 4000, 500), (9000, 4000, 500)
    assert look(sight, p, q) == [0]
    assert look(sight, p, q, traits=("blocking",)) == [-1]
    assert look(sight, p, q, open_pieces=[0]) == [-1]
    assert sight.crossed(p, q, ("cover", "screen")) == [0, 1]


def test_bodies_block_and_are_named_after_the_pieces() -> None:
    sight = Sight(Table("t", 48_000, 48_000, (box("wall", 30_000, 0, 31_000, 9000, 6000, "blocking"),)))
    bodies = np.array([[5000, 9000, 0, 625, 1250], [5000, 4000, 0, 625, 1250]], float)
    assert look(sight, (0, 4000, 1000), (9000, 4000, 1000), (9000, 4000, 9000), bodies=bodies) == [2, -1]
    assert sight.crossed((0, 4000, 1000), (9000, 4000, 1000), bodies=bodies) == [2]


def test_survey_equals_single_probes() -> None:
    rng = Random(3)
    table = random_table(rng)
    sight = Sight(table)
    asked = [random_query(rng, points=9, bodies=6) for _ in range(8)]
    eyes = np.array([eye for eye, _, _ in asked], float)
    targets = np.array([points for _, points, _ in asked], float)
    bodies = np.array(asked[0][2], float)
    groups = np.arange(8) % 3
    body_groups = np.arange(6) % 3
    eye_open = np.zeros((8, 25), np.bool_)
    eye_open[2, 4] = True
    target_open = np.zeros((8, 25), np.bool_)
    target_open[5, 7] = True
    seen = sight.survey(eyes, groups, eye_open, targets, groups, target_open, bodies, body_groups)
    for e in range(8):
        for t in range(8):
            kept = bodies[(body_groups != groups[e]) & (body_groups != groups[t])]
            opened = [i for i in range(25) if eye_open[e, i] or target_open[t, i]]
            eye = (eyes[e, 0], eyes[e, 1], eyes[e, 2])
            assert seen[e, t] == sight.probe(eye, targets[t], kept, opened).count


def test_an_empty_table_hides_nothing() -> None:
    assert look(Sight(Table("bare", 48_000, 48_000)), (0, 0, 0), (48_000, 48_000, 1000)) == [-1]
