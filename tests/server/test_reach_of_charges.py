"""The area in which a charging model may end agrees with the rule, for units of up to ten models."""

import math
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
import shapely

from escarmouche.board.board import board, stage
from escarmouche.engine.chance import Seeded
from escarmouche.engine.place import Place
from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import listening

EDGE = 25
"""So near to an outline, in thousandths of an inch, nobody aims, and a drawn line may err."""
AROUND = 14_000
MOST_WRONG = 0.05
"""This part of the points may be wrong: between two places that were tried, others may be in the way."""


def charge(chargers: int, targets: int, apart: float) -> Place:
    """A unit in two rows is asked how it charges another that stands in a row."""
    rows = [[8 + 1.3 * (at % 5), 10 - 1.3 * (at // 5)] for at in range(chargers)]
    unit = [
        {"name": "Chargers", "side": "A", "at": rows},
        {"name": "Targets", "side": "B", "at": [[9 + 1.5 * at, 10 + apart] for at in range(targets)]},
    ]
    case = {"begin": "charge", "with": {"unit": "Chargers", "target": "Targets"}, "unit": unit}
    question = stage("firefight").scene(case).play(Seeded(1)).question
    assert isinstance(question, Place)
    assert len(question.models) == chargers
    return question


def areas(question: Place, mover: str) -> dict[int, Any]:
    """Where a model can end, on each surface."""
    region = board("firefight").region(question.planner, mover)
    return {surface: shapely.union_all([shapely.Polygon(rings[0], rings[1:]).buffer(0) for rings in parts])
            for surface, parts in region.items()}  # fmt: skip


def points(question: Place, mover: str, area: Any) -> Iterator[shapely.Point]:
    """Some in the area, some near its outline, and some around the model, none of them on the outline itself."""
    rng = Random(mover)
    x, y, _ = question.planner.detail()["starts"][mover]
    near = [area.boundary.interpolate(rng.random(), normalized=True) for _ in range(30)]
    found = [part.representative_point() for part in shapely.get_parts(area)]
    for middle, far in (*((point, 100) for point in near), *[(shapely.Point(x, y), AROUND)] * 10):
        angle, way = rng.uniform(0, 2 * math.pi), rng.uniform(0, far)
        found.append(shapely.Point(middle.x + way * math.cos(angle), middle.y + way * math.sin(angle)))
    return (point for point in found if area.boundary.distance(point) > EDGE)


@pytest.mark.parametrize(("chargers", "targets", "apart"), [(1, 3, 11.5), (5, 3, 6.0), (10, 5, 5.0)])
def test_a_charging_model_may_end_where_the_area_says_and_hardly_anywhere_else(
    chargers: int, targets: int, apart: float
) -> None:
    question, inside, outside, wrong = charge(chargers, targets, apart), 0, 0, 0
    with listening(None):
        for mover in question.models[:3]:
            for surface, area in areas(question, mover).items():
                for point in points(question, mover, area):
                    goal = {mover: {"to": [round(point.x), round(point.y), surface]}}
                    found = question.planner.complete(goal)
                    shown = area.contains(point)
                    wrong += shown == isinstance(found, Reason)
                    inside, outside = inside + shown, outside + (not shown)
    assert inside > 2
    assert outside > 8
    assert wrong <= MOST_WRONG * (inside + outside)


def test_where_only_contact_will_do_the_suggested_place_is_in_the_area() -> None:
    question = charge(1, 1, 4.0)
    (mover,) = question.models
    with listening(None):
        x, y, surface = question.default[mover].end
        assert areas(question, mover)[surface].distance(shapely.Point(x, y)) < 10


def test_who_is_put_down_all_but_in_contact_is_moved_into_it() -> None:
    question = charge(1, 1, 4.0)
    (mover,) = question.models
    with listening(None):
        x, y, surface = question.default[mover].end
        found = question.planner.complete({mover: {"to": [x, y - 60, surface]}})
        assert not isinstance(found, Reason)
        assert math.dist(found[mover].end[:2], (x, y)) < 60
        assert isinstance(question.planner.complete({mover: {"to": [x, y - 400, surface]}}), Reason)
        assert areas(question, mover)[surface].contains(shapely.Point(x, y - 60))
