"""What is looked up, skipped or measured roughly to save time comes to the same as the rules taken word by word."""

import math
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.agents import enlist
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Choose, Option
from escarmouche.engine.seat import Seat
from escarmouche.games.combatzone.lab import GROUND
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.measure import (
    apart,
    may_be_within,
    near_thing,
    touches,
    who_may_be_within,
    within,
)
from escarmouche.games.combatzone.rules.mission.ambush import SPOTTED, where_hidden_figures_spot
from escarmouche.games.combatzone.rules.mission.deployment import HIDEOUT_STEP, hideouts, hiding_planner
from escarmouche.games.combatzone.rules.mission.missions import MISSIONS
from escarmouche.games.combatzone.rules.mission.tables import names
from escarmouche.games.combatzone.rules.movement.limits import bases_in_the_way, may_cross, others, shares_inside
from escarmouche.games.combatzone.rules.movement.planned_moves import MovePlanner
from escarmouche.games.combatzone.rules.objects.doors import doors, gap_to
from escarmouche.games.combatzone.rules.ruleset import RULESET
from escarmouche.games.combatzone.rules.shooting import sight
from escarmouche.games.combatzone.rules.shooting.opportunity import (
    STEP,
    Passage,
    along,
    longest_arm,
    places,
    surprises_at,
)
from escarmouche.games.combatzone.rules.shooting.targets import shot_refused
from escarmouche.games.combatzone.rules.state import State, Thing, ThingId
from escarmouche.games.combatzone.rules.turn.activation import ASK_ACT, Deed
from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.table.geometry import Body, to_piece
from escarmouche.table.table import contains, point_apart
from escarmouche.table.ways.movement import Obstacles

SIZE = 150
PLACE = st.integers(0, 120_000)
TABLES = [*names(), "1", "2"]


@cache
def played(table: str, scenario: str = "gang-fight", *, until: str = "act") -> Battle:
    """A game between recruits, as far as the first question of a kind."""
    plan = Plan(game="combatzone", players=("recruit", "recruit"), games=1, size=SIZE, mission=scenario)
    setup = GROUND.set_up(Trial(plan, Stock()), GROUND.fitting(SIZE)[:2], table)
    game: Game[State] = Game(RULESET, setup, Seeded(1))
    agents = {seat: enlist("recruit", Seat(game, seat), Random(seat)) for seat in (0, 1)}
    while game.question is not None and game.question.text != until:
        for seat in game.waiting():
            game.answer(seat, game.number, agents[seat].decide().value)
    return Battle(game)


@pytest.mark.parametrize("table", TABLES)
def test_hideouts_are_all_the_points_where_an_ambusher_may_lie(table: str) -> None:
    battle = played(table, "ambush", until="hide")
    figure = next(one for one in battle.state.figures if one.owner == battle.state.ambusher)
    planner = hiding_planner(battle, figure)
    points = [
        (x, y, battle.table.standing_surface(x, y))
        for x in range(HIDEOUT_STEP, battle.table.width, HIDEOUT_STEP)
        for y in range(HIDEOUT_STEP, battle.table.depth, HIDEOUT_STEP)
    ]
    found = hideouts(battle, figure)
    assert found
    assert found == [spot for spot in points if planner.stands(figure, spot, planner.bases(figure, ())) is None]


def test_the_cards_are_numbered_like_the_figures() -> None:
    battle = played(TABLES[0])
    for figure in battle.state.figures:
        assert battle.card(figure) is battle.party(battle.group(figure)).fighters[figure.profile]


@given(table=st.sampled_from(TABLES), x=PLACE, y=PLACE, limit=st.integers(0, 30_000))
def test_a_door_that_is_not_measured_exactly_is_too_far_away(table: str, x: int, y: int, limit: int) -> None:
    battle = played(table)
    figure = battle.state.figures[0]
    battle.put(figure, x, y, 0)
    for door, _ in doors(battle):
        exact = max(0.0, to_piece(door, x, y) - battle.radius(figure))
        assert within(gap_to(battle, figure, door, limit), limit) == within(exact, limit)


@given(x=PLACE, y=PLACE, dx=st.integers(-15_000, 15_000), dy=st.integers(-15_000, 15_000), limit=st.integers(0, 10_000))
def test_whoever_is_not_worth_measuring_is_too_far_away(x: int, y: int, dx: int, dy: int, limit: int) -> None:
    battle = played(TABLES[0])
    one, other = battle.state.figures[0], battle.state.figures[-1]
    battle.put(one, x, y, 0)
    battle.put(other, x + dx, y + dy, 0)
    assert may_be_within(battle, one, other, limit) or not within(apart(battle, one, other), limit)


@given(table=st.sampled_from(TABLES), a=st.tuples(PLACE, PLACE), b=st.tuples(PLACE, PLACE))
def test_no_part_of_a_line_in_a_piece_is_missed(table: str, a: tuple[int, int], b: tuple[int, int]) -> None:
    for piece in played(table).table.pieces:
        parts = shares_inside(piece, a, b) if may_cross(piece, a, b) else []
        for share in (step / 16 for step in range(17)):
            x, y = (round(p + share * (q - p)) for p, q in zip(a, b, strict=True))
            if contains(piece, x, y) and min(point_apart((x, y), *edge) for edge in piece.edges) > 2:
                assert any(since <= share <= until for since, until in parts)


@settings(max_examples=20, deadline=None)
@given(x=st.integers(20_000, 100_000), y=st.integers(20_000, 100_000), dx=st.integers(-4_000, 4_000))
def test_a_move_that_nobody_watches_ends_where_a_watched_one_does(x: int, y: int, dx: int) -> None:
    battle = played(TABLES[0])
    mover = battle.state.figures[0]
    assert not any(figure.watching for figure in battle.state.figures)
    path = [(x, y, 0), (x + dx, y + 3_000, 0)]
    assert list(along(battle, mover, path)) == []
    alone = mover.x, mover.y, mover.surface
    passage = Passage(battle, mover, path)
    passage.move_to(len(passage.places) - 1)
    assert alone == (mover.x, mover.y, mover.surface) == path[-1]


@settings(max_examples=20, deadline=None)
@given(x=st.integers(20_000, 100_000), y=st.integers(20_000, 100_000))
def test_a_watcher_has_a_chance_where_there_is_any_place_to_fire_at(x: int, y: int) -> None:
    battle = played(TABLES[0])
    mover, watcher = battle.state.figures[0], battle.state.figures[-1]
    passage = Passage(battle, mover, [(x, y, 0), (x, y + 4_000, 0)])
    assert passage.has_chance(watcher) == bool(passage.chances(watcher))


@settings(max_examples=20, deadline=None)
@given(x=st.integers(20_000, 100_000), y=st.integers(20_000, 100_000))
def test_no_weapon_fires_by_surprise_where_the_longest_one_does_not(x: int, y: int) -> None:
    battle = played(TABLES[0])
    target = battle.state.figures[0]
    battle.put(target, x, y, 0)
    passage = Passage(battle, target, [(x, y, 0)])
    for watcher in battle.enemies(target):
        assert passage.has_chance(watcher) == bool(surprises_at(battle, watcher, target))


@settings(max_examples=40, deadline=None)
@given(table=st.sampled_from(TABLES), x=PLACE, y=PLACE, angle=st.floats(0, math.tau), share=st.floats(0.1, 1))
def test_nothing_stands_in_a_straight_way_that_was_found(
    table: str, x: int, y: int, angle: float, share: float
) -> None:
    battle = played(table)
    figure = battle.state.figures[0]
    battle.put(figure, x, y, battle.table.standing_surface(x, y))
    planner = MovePlanner(battle, figure)
    track = planner.toward(angle, share * planner.limit)
    assert track is None or MovePlanner(battle, figure).track_fault(track) is None


@settings(max_examples=30, deadline=None)
@given(
    table=st.sampled_from(TABLES),
    x=PLACE,
    y=PLACE,
    dx=st.integers(-5_000, 5_000),
    facing=st.integers(0, 3599),
    to=PLACE,
)
def test_a_watcher_misses_no_place_of_a_move_by_looking_along_it(
    table: str, x: int, y: int, dx: int, facing: int, to: int
) -> None:
    battle = played(table)
    mover, watcher = battle.state.figures[0], battle.state.figures[-1]
    battle.put(watcher, to, 120_000 - to, 0, facing)
    passage = Passage(battle, mover, [(x, y, 0), (x + dx, y + 4_000, 0)])
    weapon = longest_arm(battle, watcher)
    assert weapon is not None
    expected = []
    for number, spot in enumerate(passage.places):
        battle.put(mover, *spot)
        if shot_refused(battle, watcher, weapon, mover) is None:
            expected.append(number)
    assert passage.chances(watcher) == expected


@settings(max_examples=30, deadline=None)
@given(x=PLACE, y=PLACE, dx=st.integers(-5_000, 5_000))
def test_nobody_hidden_is_passed_unseen_by_a_quick_look(x: int, y: int, dx: int) -> None:
    battle = played(TABLES[0])
    mover, hidden = battle.state.figures[0], battle.state.figures[-1]
    passage = Passage(battle, mover, [(x, y, 0), (x + dx, y + 4_000, 0)])
    place, hidden.place = hidden.place, "hidden"
    near = where_hidden_figures_spot(battle, mover, passage._points, 0, len(passage.places))
    hidden.place = place
    for number, spot in enumerate(passage.places):
        battle.put(mover, *spot)
        assert number in near or not within(apart(battle, mover, hidden), SPOTTED)


@settings(max_examples=30, deadline=None)
@given(
    table=st.sampled_from(TABLES), x=PLACE, y=PLACE, others=st.lists(st.tuples(PLACE, PLACE), min_size=1, max_size=6)
)
def test_many_bodies_are_looked_at_as_one_is(table: str, x: int, y: int, others: list[tuple[int, int]]) -> None:
    battle = played(table)
    viewer, bodies = Body(x, y, 0, 1_250, 3_000), [Body(*spot, 0, 1_250, 3_000) for spot in (*others, (x, y))]
    points = sight.points_of_all(bodies, x, y)
    assert all((points[at] == sight.points_of(body, x, y)).all() for at, body in enumerate(bodies))
    battle.table.__dict__.pop("visible", None)
    together = sight.visible_of_all(battle, viewer, bodies)
    battle.table.__dict__.pop("visible")
    assert together == [sight.visible_between(battle, viewer, body) for body in bodies]


@settings(max_examples=50, deadline=None)
@given(table=st.sampled_from(TABLES), x=PLACE, y=PLACE)
def test_no_piece_that_is_looked_over_is_left_out(table: str, x: int, y: int) -> None:
    battle, body = played(table), Body(x, y, 0, 1_250, 3_000)
    pieces = [pair for trait in sight.SCREENS for pair in battle.table.having(trait)]
    assert sight.looked_over(battle, body) == tuple(index for index, piece in pieces if sight.looks_over(body, piece))


@settings(max_examples=50, deadline=None)
@given(x=PLACE, y=PLACE, limit=st.integers(0, 30_000))
def test_nobody_is_left_out_by_a_quick_look_at_all(x: int, y: int, limit: int) -> None:
    battle = played(TABLES[0])
    figure = battle.state.figures[0]
    battle.put(figure, x, y, 0)
    near = who_may_be_within(battle, figure, 1, limit)
    assert [one for one in battle.on_table(1) if within(apart(battle, figure, one), limit) and one not in near] == []


@pytest.mark.parametrize("table", TABLES)
def test_the_bases_in_the_way_are_those_of_all_others(table: str) -> None:
    battle = played(table)
    for figure in battle.state.figures:
        card, found = battle.card(figure), bases_in_the_way(battle, figure)
        enemies, friends = (others(battle, figure, friends=friends) for friends in (False, True))
        expected = Obstacles.around(card.base // 2, [(body, 0) for body in enemies], friends, height=card.height)
        assert (found.hard == expected.hard).all()
        assert (found.soft == expected.soft).all()


@given(spots=st.lists(st.tuples(PLACE, PLACE), min_size=1, max_size=4))
def test_the_places_of_a_path_are_a_tenth_of_a_centimetre_apart(spots: list[tuple[int, int]]) -> None:
    path = [(x // 20, y // 20, number) for number, (x, y) in enumerate(spots)]
    expected: list[tuple[int, int, int]] = []
    done = 0.0
    for (x1, y1, surface), (x2, y2, _) in pairwise(path):
        length = math.hypot(x2 - x1, y2 - y1)
        while length and len(expected) * STEP < done + length:
            share = (len(expected) * STEP - done) / length
            expected.append((round(x1 + share * (x2 - x1)), round(y1 + share * (y2 - y1)), surface))
        done += length
    assert places(path) == [*expected, path[-1]]


def plainly_asked(options: Sequence[Option]) -> Choose:
    """A question about options as the engine asks it."""
    return Choose(0, ASK_ACT, "CBZ-ACTIV-03", options)


@pytest.mark.parametrize("scenario", MISSIONS)
def test_what_a_figure_was_offered_before_is_what_it_is_offered_now(scenario: str) -> None:
    plan = Plan(game="combatzone", players=("recruit", "recruit"), games=1, size=SIZE, mission=scenario)
    setup = GROUND.set_up(Trial(plan, Stock()), GROUND.fitting(SIZE)[:2], TABLES[0])
    game: Game[State] = Game(RULESET, setup, Seeded(3), journal=False)
    agents = {seat: enlist("recruit", Seat(game, seat), Random(seat)) for seat in (0, 1)}
    asked = 0
    while game.question is not None:
        for seat in game.waiting():
            question = game.question.part(seat)
            if isinstance(question, Deed):
                anew = Battle(game)
                options = Deed(anew, anew.figure(question.data["figure"])).options
                assert [(one.key, one.data) for one in options] == [(one.key, one.data) for one in question.options]
                assert question.allowed == [one.key for one in options if one.refused is None]
                assert question.sample(Random(asked)) == Choose.sample(plainly_asked(options), Random(asked))
                asked += 1
            game.answer(seat, game.number, agents[seat].decide().value)
    assert asked > 30


@given(x=PLACE, y=PLACE, dx=st.integers(-3_000, 3_000), dy=st.integers(-3_000, 3_000))
def test_no_object_at_hand_is_left_lying_by_a_quick_look(x: int, y: int, dx: int, dy: int) -> None:
    battle = played(TABLES[0])
    figure, thing = battle.state.figures[0], Thing(id=ThingId(0), kind="object", x=x + dx, y=y + dy)
    battle.put(figure, x, y, 0)
    assert near_thing(battle, figure, thing) == touches(max(0.0, math.hypot(dx, dy) - battle.radius(figure)))
