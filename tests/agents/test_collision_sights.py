"""What Collision's sergeant sees from many spots at once, beside the same looked at one by one."""

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from escarmouche.games.collision.agents.chart import nearest
from escarmouche.games.collision.agents.lines_of_sight import POINTS, QUARTER, STONE, covers
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.measure import EYE, HEAVY, LIGHT, OPAQUE
from escarmouche.rules.battle import sight_of
from escarmouche.table.geometry import Body
from escarmouche.table.sight import Sight

FAR = 100_000


def ground(sight: Sight) -> Any:
    """A table to look over."""
    return SimpleNamespace(battle=SimpleNamespace(sight=sight, table=sight.table))


def cover(sight: Sight, eye: Body, body: Body) -> int | None:
    """The cover of one body from one eye, point by point."""
    place = (float(eye.x), float(eye.y), eye.z + EYE * eye.height)
    scale = np.array((body.radius, body.radius, body.height), float)
    points = POINTS * scale + np.array((body.x, body.y, body.z), float)
    seen, past_stone = (sight.probe(place, points, traits=traits).count for traits in (OPAQUE, STONE))
    if not seen:
        return None
    if len(POINTS) - past_stone >= QUARTER:
        return HEAVY
    return LIGHT if len(POINTS) - seen >= QUARTER else 0


def somebody(rng: Random, sight: Sight) -> Body:
    """A body anywhere on a table."""
    table = sight.table
    z = rng.choice(table.surfaces).z
    return Body(rng.randrange(table.width), rng.randrange(table.depth), z, rng.choice((625, 800)), 1250)


@pytest.mark.parametrize("seed", range(4))
def test_cover_from_many_spots_is_that_from_each(seed: int) -> None:
    rng, sight = Random(seed), sight_of(tables.generate(seed))
    eyes, bodies = ([somebody(rng, sight) for _ in range(12)] for _ in range(2))
    found = covers(ground(sight), [(eye, FAR) for eye in eyes], bodies)
    assert found == [[cover(sight, eye, body) for body in bodies] for eye in eyes]
    assert {None, 0, HEAVY} <= {one for row in found for one in row}


def test_who_is_out_of_range_is_not_looked_at() -> None:
    sight = sight_of(tables.generate(1))
    eye, near, far = Body(500, 500, 0, 625, 1250), Body(600, 900, 0, 625, 1250), Body(30_000, 30_000, 0, 625, 1250)
    assert covers(ground(sight), [(eye, 10_000)], [near, far]) == [[0, None]]


def test_the_nearest_of_others_is_the_nearest_one_by_one() -> None:
    rng = Random(3)
    points = np.array([(rng.randrange(40_000), rng.randrange(40_000)) for _ in range(60)], float)
    others = [(rng.randrange(40_000), rng.randrange(40_000)) for _ in range(7)]
    nodes = np.array(rng.sample(range(60), 25))
    expected = [min(float(np.hypot(*(points[node] - other))) for other in others) for node in nodes]
    assert nearest(points, nodes, others).tolist() == expected
    assert np.isinf(nearest(points, nodes, [])).all()
