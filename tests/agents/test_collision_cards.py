"""What the opponents of Collision think of cards, ways and blows."""

import math
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from escarmouche.engine.question import Asks
from escarmouche.engine.questions import Amount, Choose
from escarmouche.games.collision.agents.attack_odds import blow
from escarmouche.games.collision.agents.chart import chart_of
from escarmouche.games.collision.agents.ground import Ground, spot_of
from escarmouche.games.collision.agents.hand import Hand, left_over, splits
from escarmouche.games.collision.agents.worth import Stakes
from escarmouche.games.collision.lab import GROUND
from escarmouche.games.collision.rules.cards.deck import SUCCESS
from escarmouche.games.collision.rules.mission.mission import AMBUSH, HUNT, IN_ZONE, MISSIONS
from escarmouche.games.collision.rules.state import Confrontation, Laid
from tests.agents.seats import seated
from tests.agents.test_collision_agents import TABLES, begin


def deployed(mission: str = HUNT) -> Ground:
    """A game in which everybody has been set down, as the first seat sees it."""
    game = begin(mission)
    agents = seated(game, ("corporal", "corporal"))
    while game.state.phase != "activation":
        for seat in game.waiting():
            game.answer(seat, game.number, agents[seat].decide().value)
    return Ground(game.fork(0, 0, journal=False), 0)


def columns(ground: Ground, attack: list[str], defence: list[str], hand: list[str]) -> Hand:
    """A confrontation that lies open, in which the first seat attacks with a hand."""
    ground.state.boards[0].hand = hand
    ground.state.confrontation = Confrontation(
        "shooting", attacker=0, defender=1, target=ground.foes[0].id, model=ground.own[0].id, cards=len(attack),
        attack=[Laid(0, card, up=True) for card in attack], defence=[Laid(1, card, up=True) for card in defence],
    )  # fmt: skip
    return Hand(ground, Stakes(ground), Random(1))


# Points and shares


@pytest.mark.parametrize(("points", "models", "spare"), [(11, 5, 0), (10, 5, 1), (11, 4, 1), (6, 3, 1), (1, 0, 1)])
def test_what_no_activation_needs_is_left_over(points: int, models: int, spare: int) -> None:
    assert left_over(points, models) == spare


def test_a_point_that_somebody_needs_to_act_is_not_bid() -> None:
    ground = deployed()
    needed = Amount(0, Asks("bid"), "COL-PRIO-01", most=len(ground.own))
    hands = [Hand(ground, Stakes(ground), Random(seed)) for seed in range(20)]
    assert {hand.bid(needed, urgent=False).value for hand in hands} == {0}


def test_a_bid_in_a_hurry_leaves_a_point_to_act_with() -> None:
    ground = deployed()
    hand = Hand(ground, Stakes(ground), Random(1))
    bids = [hand.bid(Amount(0, Asks("bid"), "COL-PRIO-01", most=most), urgent=True).value for most in range(4)]
    assert bids == [0, 0, 1, 2]


def test_a_raider_who_cannot_score_any_more_is_worth_less_than_one_who_does() -> None:
    ground = deployed(AMBUSH)
    ground.left = 0
    ground.state.attacker, ground.state.boards[1].pool = 0, 0
    ground.state.edges = ["y0", "y1"]
    near, far = ground.battle.gang(1)[:2]
    near.y, far.y = 1000, ground.battle.table.depth // 2
    assert Stakes(ground).crossing(near) == IN_ZONE
    assert Stakes(ground).crossing(far) == 0


def test_every_split_is_thought_of() -> None:
    assert sorted(splits(["4", "7"], 2)) == [(0, 2), (1, 1), (2, 0)]
    assert splits(["4", SUCCESS], 2) == [(2, 0)]
    assert splits(["1", "F"], -3) == [(-1, 0)]
    assert splits([SUCCESS, "F"], 2) == [(0, 0)]


# Hand cards


def test_the_cheapest_card_that_makes_a_hit_is_played() -> None:
    hand = columns(deployed(), ["2", "8"], ["5", "3"], ["8", "6", "4"])
    found = hand.best_cover()
    assert found is not None
    assert found[0] == "0-1"


def test_no_card_is_played_where_none_changes_anything() -> None:
    assert columns(deployed(), ["2"], ["8"], ["7", "6"]).best_cover() is None
    assert columns(deployed(), ["8"], ["2"], ["7", "6"]).best_cover() is None


def test_a_column_that_the_enemy_has_covered_is_left_alone() -> None:
    hand = columns(deployed(), ["2"], ["5"], ["8"])
    board = hand.ground.state.confrontation
    assert board is not None
    board.defence[0].cover = "7"
    assert hand.best_cover() is None


def test_a_card_that_fails_a_test_makes_way_for_the_cheapest_that_does_not() -> None:
    hand = columns(deployed(), ["2"], ["5"], ["8", "6", "1"])
    runner = hand.ground.own[0].id
    failed: Any = Choose(0, Asks("replace-card"), "COL-DRAW-02", [], data={"card": "1", "purpose": "test"})
    passed: Any = Choose(0, Asks("replace-card"), "COL-DRAW-02", [], data={"card": "7", "purpose": "test"})
    other: Any = Choose(0, Asks("replace-card"), "COL-DRAW-02", [], data={"card": "1", "purpose": "district"})
    assert hand.replace(failed, runner, None).value == "1"
    assert hand.replace(passed, runner, None).value == "keep"
    assert hand.replace(other, runner, None).value == "keep"


# Blows


def test_more_cards_and_more_skill_hurt_more() -> None:
    by_cards = [blow(cards, 0, 0, 2, 0).wounds for cards in range(1, 6)]
    by_skill = [blow(2, skill, 0, 2, 0).wounds for skill in range(-2, 4)]
    for weaker, stronger in (*pairwise(by_cards), *pairwise(by_skill)):
        assert weaker < stronger


def test_armour_and_defence_help() -> None:
    plain = blow(2, 1, 0, 2, 0)
    assert blow(2, 1, 0, 2, 6).kill < plain.kill
    assert blow(2, 1, 2, 2, 0).kill < plain.kill
    assert blow(2, 1, 0, 1, 0).kill > plain.kill


# Ways


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_chart_tells_no_shorter_way_than_there_is(mission: str) -> None:
    chart = chart_of(GROUND.table(TABLES[mission], "33"))
    goal = chart.spots[len(chart.spots) // 2]
    field = chart.field(goal, lambda: [goal])
    for node in range(0, len(chart.spots), 37):
        assert field[node] >= math.dist(chart.spots[node][:2], goal[:2]) - 1


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_way_that_is_found_is_one_move(mission: str) -> None:
    ground = deployed(mission)
    for model in ground.own:
        limit = ground.step(model)
        ends = [ground.chart.spots[node] for node in ground.ends(model, limit)[::9].tolist()]
        tracks = [ground.route(model, spot, limit) for spot in ends]
        assert any(tracks)
        assert all(track.spots[0] == spot_of(model) for track in tracks if track is not None)
