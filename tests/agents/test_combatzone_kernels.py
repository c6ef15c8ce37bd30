"""The sergeant's compiled kernels come to the same as what they stand for, written out plainly."""

import math

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from escarmouche.agents.chart import Chart
from escarmouche.games.combatzone.agents import kernels
from escarmouche.games.combatzone.agents.sight import POINTS, Views, _eyes, _points, _standing, standing
from escarmouche.games.combatzone.rules.battle import centimetres
from escarmouche.games.combatzone.rules.mission.tables import named
from escarmouche.games.combatzone.rules.movement.limits import STEP, UNLIMITED
from escarmouche.games.combatzone.rules.shooting.sight import OPAQUE_TRAIT
from escarmouche.table.geometry import Body
from escarmouche.table.sight import NO_BODIES
from escarmouche.table.ways.movement import Gait

Floats = NDArray[np.float64]
LIMITS = np.array((3_000.0, 15_000.0, 50_000.0)) + 2.0
SHAKES, BEND, STRIDE, WAITS, BETTER = 0.3, 1.15, 5_000, (5, 0.25), 0.01
SEEDS = st.integers(0, 10_000)


def chances(rng: np.random.Generator, *shape: int) -> Floats:
    """Chances by range band, in the open and behind cover; none beyond the last band."""
    found = rng.random((*shape, len(LIMITS) + 1, 2)) * 0.6
    found[..., -1, :] = 0.0
    return found


@given(seed=SEEDS)
def test_every_shot_goes_where_it_promises_most(seed: int) -> None:
    rng = np.random.default_rng(seed)
    foes, places, count, bare = 4, 9, 6, 5
    gaps, seen = rng.integers(0, 60_000, (foes, places)).astype(float), rng.integers(0, 7, (foes, places), np.int8)
    kills, panics, worth, calm = chances(rng, foes), chances(rng, foes), rng.random(foes) * 4, rng.integers(0, 2, foes)
    totals = kernels.volleys(gaps, LIMITS, kills, panics, worth, calm.astype(float), seen, bare, SHAKES, count)
    for place in range(places):
        alive, still, gained = [1.0] * foes, [1.0] * foes, 0.0
        bands = [int(np.searchsorted(LIMITS, gaps[foe, place])) for foe in range(foes)]
        covers = [int(seen[foe, place] < bare) for foe in range(foes)]
        dies = [kills[foe, bands[foe], covers[foe]] * (seen[foe, place] > 0) for foe in range(foes)]
        runs = [panics[foe, bands[foe], covers[foe]] * (seen[foe, place] > 0) * calm[foe] for foe in range(foes)]
        assert totals[0, place] == 0.0
        for number in range(1, count + 1):
            gains = [alive[f] * (worth[f] * dies[f] + worth[f] * SHAKES * runs[f] * still[f]) for f in range(foes)]
            best = gains.index(max(gains))
            gained += gains[best]
            alive[best] *= 1.0 - dies[best]
            still[best] *= 1.0 - runs[best]
            assert totals[number, place] == gained


@given(seed=SEEDS)
def test_an_enemy_is_feared_where_he_does_best(seed: int) -> None:
    rng = np.random.default_rng(seed)
    foes, places, squares = 3, 8, 5
    gaps = rng.integers(0, 80_000, (foes, places)).astype(float)
    limits, strides = np.array([LIMITS] * foes), rng.integers(0, 20_000, (foes, 2)).astype(float)
    fates = np.array([chances(rng, 3) for _ in range(foes)])
    there, around = rng.integers(0, 7, (foes, places), np.int8), rng.integers(0, 3, (foes, 2, squares), np.int8)
    of_place = rng.integers(0, squares, places)
    found = kernels.menaces(gaps, limits, fates, strides, there, around, of_place, (5, 2))
    for foe in range(foes):
        for place in range(places):
            seen = [there[foe, place], *around[foe, :, of_place[place]]]
            steps = zip((0.0, *strides[foe]), seen, (5, 2, 2), fates[foe], strict=True)
            expected = [
                fate[np.searchsorted(LIMITS, max(0.0, gaps[foe, place] - stride)), int(points < bare)] * (points > 0)
                for stride, points, bare, fate in steps
            ]
            assert found[foe, place] == max(expected)


@settings(deadline=None)
@given(seed=SEEDS, points=st.integers(0, 6), count=st.integers(1, 12))
def test_the_best_course_is_the_best_of_all(seed: int, points: int, count: int) -> None:
    rng = np.random.default_rng(seed)
    places = rng.integers(0, 30_000, (count, 2)).astype(float)
    moves = np.concatenate(([0], rng.integers(1, 5, count - 1)))
    fire, watched = rng.random((points + 1, count)) * rng.integers(0, 2, (points + 1, count)), rng.random(count)
    end = rng.normal(size=count)
    ends = (end, end + rng.random(count))
    best = kernels.best_course(places, moves, fire, watched, ends, BEND, STRIDE, WAITS, BETTER)
    expected = (-math.inf, 0, 0, 0)
    for spent in range(points + 1):
        courses = [
            (worth_of(course, points - spent, spent, places, moves, fire, watched, ends), course)
            for course in np.ndindex(count, count)
        ]
        most, (start, finish) = max(courses, key=lambda one: one[0])
        if most > expected[0] + BETTER:
            expected = most, start, spent, finish
    assert best == expected


def worth_of(
    course: tuple[int, ...],
    left: int,
    spent: int,
    places: Floats,
    moves: NDArray[np.int64],
    fire: Floats,
    watched: Floats,
    ends: tuple[Floats, Floats],
) -> float:
    """What it is worth to go somewhere, to fire there and to go on with what is left; nothing that cannot be paid."""
    start, finish = course
    rest = left - moves[start]
    far = math.ceil(BEND * math.dist(places[start], places[finish]) / STRIDE)
    spare = rest - (moves[finish] if not start else moves[start] if not finish else far)
    if rest < 0 or spare < 0 or (spent and fire[spent, start] <= 0):
        return -math.inf
    worth = ends[1][finish] if spare >= 1 else ends[0][finish]
    worth += WAITS[1] if not spent and spare >= WAITS[0] else 0.0
    return float(worth + (fire[spent, start] - watched[start] * (moves[start] > 0)))


@given(seed=SEEDS)
def test_nobody_stands_on_a_base(seed: int) -> None:
    rng = np.random.default_rng(seed)
    points = rng.integers(0, 20_000, (30, 2)).astype(float)
    bases = np.column_stack((rng.integers(0, 20_000, (4, 2)), rng.integers(1_000, 6_000, 4))).astype(float)
    off = np.hypot(points[:, 0, None] - bases[:, 0], points[:, 1, None] - bases[:, 1])
    assert (kernels.uncrowded(points, bases) == (off >= bases[:, 2]).all(axis=1)).all()


# Sight


def views(name: str = "market-lane") -> Views:
    """The views of a table that nobody has looked at yet."""
    gait = Gait(1_250, UNLIMITED, step=STEP, climb=0, drop=0, gap=0, jump=0, height=3_000, rims=True)
    return Views(Chart(named(name), gait))


def surveyed(views: Views, eyes: Floats, targets: Floats) -> NDArray[np.int32]:
    """How many points of every target every eye sees, as sight itself tells."""
    pieces = len(views.chart.table.pieces)
    return views.sight.survey(
        eyes, np.zeros(len(eyes), np.int64), views.opened(eyes),
        targets, np.ones(len(targets), np.int64), np.zeros((len(targets), pieces), np.bool_),
        NO_BODIES, np.zeros(0, np.int64), traits=(OPAQUE_TRAIT,),
    )  # fmt: skip


def both_ways(views: Views, bodies: list[Body], places: Floats) -> NDArray[np.int32]:
    """What each body sees of somebody at each place, and what is seen of it from there, as sight itself tells."""
    rows, spots = standing(bodies), _standing(places)
    there = surveyed(views, _eyes(rows), _points(spots, POINTS))
    back = surveyed(views, _eyes(spots), _points(rows, POINTS)).T
    return np.stack((there, back), axis=1)


@settings(max_examples=10, deadline=None)
@given(x=st.integers(5_000, 75_000), y=st.integers(5_000, 75_000), seed=SEEDS)
def test_from_around_as_much_is_seen_as_from_the_best_square(x: int, y: int, seed: int) -> None:
    around, limit = views(), centimetres(8)
    everywhere = np.arange(len(around.coarse))
    wanted = np.random.default_rng(seed).choice(everywhere, 20)
    some = around.from_around(x, y, limit, wanted)[wanted].copy()
    rows = [around.from_square(square) for square in around._squares_around(x, y, limit).tolist()]
    expected = np.max([np.zeros(len(everywhere), np.int8), *rows], axis=0)
    assert (some == expected[wanted]).all()
    assert (around.from_around(x, y, limit) == expected).all()


@settings(max_examples=10, deadline=None)
@given(seed=SEEDS)
def test_what_is_kept_of_squares_is_what_would_be_seen_again(seed: int) -> None:
    rng, kept = np.random.default_rng(seed), views()
    bodies = [Body(int(x), int(y), 0, 1_250, 3_000) for x, y in rng.integers(5_000, 75_000, (3, 2))]
    exact = [(int(x), int(y), 0) for x, y in rng.integers(5_000, 75_000, (2, 2))]
    for _ in range(3):
        squares = np.unique(rng.integers(0, len(kept.chart.points), 40))
        some = bodies[: rng.integers(1, 4)]
        there, back = kept.mutual(some, exact, squares)
        places = np.vstack((np.array(exact, float)[:, :2], kept.chart.points[squares]))
        expected = both_ways(kept, some, places)
        assert (there == expected[:, 0]).all()
        assert (back == expected[:, 1]).all()


def test_nobody_is_seen_where_nobody_stands() -> None:
    there, back = views().mutual([], [(5_000, 5_000, 0)], np.arange(3))
    assert there.shape == back.shape == (0, 4)
