"""The area in which something may end agrees with the rule: at random points, and near its outline."""

import math
from collections import Counter
from collections.abc import Iterator, Set
from random import Random
from typing import Any

import pytest
import shapely

from escarmouche.board import areas
from escarmouche.board.board import board
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.place import Place
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.rulebook import listening
from escarmouche.registry import ruleset
from escarmouche.table.table import Table
from tests.soak import MADE

EDGE, HAND = 25, 500
"""So near to an outline nobody aims, and so far from it counts as near, in thousandths."""
ROOM = 1000
POINTS, ALONG = 60, 20
"""So many points are taken at random around an area, and so many near the outline of each part of it."""
MOST_OF_A_KIND = 2
FEWEST = 40
MOST_WRONG, MOST_WRONG_NEARBY = 0.01, 0.05


def placings(key: str, seed: int, answers: int, kinds: Set[str] = frozenset()) -> Iterator[tuple[Table, Place]]:
    """Questions of each kind, or of some, about where something ends, from a game that is played at random."""
    setup, rng, seen = MADE[key](seed)[1], Random(seed), Counter[str]()
    game: Game[Any] = Game(ruleset(key), setup, Seeded(seed))
    for _ in range(answers):
        if game.question is None:
            return
        seat = rng.choice(game.waiting())
        question = game.question.part(seat)
        wanted = not kinds or question.text in kinds
        if isinstance(question, Place) and wanted and seen[question.text] < MOST_OF_A_KIND:
            seen[question.text] += 1
            yield setup.table, question
        game.answer(seat, game.number, question.sample(rng))


def points(table: Table, areas: dict[int, Any], rng: Random) -> Iterator[tuple[bool, int, int]]:
    """Points around the areas, and points near their outlines; which of the two is said first."""
    left, front, right, back = shapely.union_all(list(areas.values())).buffer(ROOM).bounds
    for _ in range(POINTS):
        yield False, round(rng.uniform(left, right)), round(rng.uniform(front, back))
    for area in areas.values():
        for _ in range(ALONG):
            at = area.boundary.interpolate(rng.random(), normalized=True)
            angle, far = rng.uniform(0, 2 * math.pi), rng.uniform(0, HAND)
            yield True, round(at.x + far * math.cos(angle)), round(at.y + far * math.sin(angle))


def may_end(question: Place, mover: str, spot: tuple[int, int, int]) -> bool:
    """Whether something that is put on a spot ends there, or beside it where contact is demanded."""
    try:
        found = question.planner.complete({mover: {"to": list(spot)}})
    except Refused:
        return False
    radius = question.planner.detail()["radius"]
    return not isinstance(found, Reason) and math.dist(found[mover].end[:2], spot[:2]) <= radius


def judged(key: str, table: Table, question: Place, rng: Random) -> Iterator[tuple[bool, bool]]:
    """For some points whether they lie near the outline, and whether area and rule agree."""
    mover = rng.choice(question.models)
    found = board(key).region(question.planner, mover)
    areas = {surface: shapely.union_all([shapely.Polygon(rings[0], rings[1:]).buffer(0) for rings in parts])
             for surface, parts in found.items()}  # fmt: skip
    for nearby, x, y in points(table, areas, rng) if areas else ():
        for surface in table.surfaces_at(x, y) if table.on_table(x, y, 0) else ():
            area = areas.get(surface, shapely.Polygon())
            point = shapely.Point(x, y)
            if area.is_empty or area.boundary.distance(point) > EDGE:
                yield nearby, area.contains(point) == may_end(question, mover, (x, y, surface))


@pytest.mark.parametrize(("key", "seeds", "answers", "kinds"), [
    ("firefight", (3,), 90, {"place-objective", "deploy", "move"}),
    ("firefight", (2, 5, 7), 500, {"separate"}),
    ("collision", (1, 3), 90, set()),
    ("trauma", (1, 5), 90, {"come-on", "move"}),
    ("trauma", (24, 36), 90, {"place-drop", "place-guerrilla"}),
    ("combatzone", (1, 2), 90, {"deploy", "hide", "move"}),
])  # fmt: skip
def test_an_area_agrees_with_the_rule(
    key: str, seeds: tuple[int, ...], answers: int, kinds: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # However slow the machine is, the outline is drawn as it is on a quick one.
    monkeypatch.setattr(areas, "PATIENCE", 0.6)
    asked: Counter[bool] = Counter()
    wrong: Counter[bool] = Counter()
    shown: set[str] = set()
    with listening(None):
        for seed in seeds:
            for table, question in placings(key, seed, answers, kinds):
                for nearby, agrees in judged(key, table, question, Random(seed)):
                    asked[nearby] += 1
                    wrong[nearby] += not agrees
                    shown.add(question.text)
    assert shown >= kinds
    assert min(asked.values()) > FEWEST
    assert wrong[False] <= MOST_WRONG * asked[False]
    assert wrong[True] <= MOST_WRONG_NEARBY * asked[True]
