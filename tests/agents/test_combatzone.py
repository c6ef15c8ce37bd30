"""The opponents of Combat Zone: they play whole games of all scenarios from their seats alone, and say why."""

from typing import Any

import pytest

from escarmouche.agents import play_out
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.games.combatzone.agents.ground import Ground
from escarmouche.games.combatzone.agents.harm import Shot, allotted, chances
from escarmouche.games.combatzone.agents.plans import BETTER, EVEN, Planner, planner_of
from escarmouche.games.combatzone.agents.proposals import MOODS
from escarmouche.games.combatzone.rules.lists import mustering, reading
from escarmouche.games.combatzone.rules.mission import tables
from escarmouche.games.combatzone.rules.mission.missions import MISSIONS
from escarmouche.games.combatzone.rules.naming import sentence
from escarmouche.games.combatzone.rules.ruleset import RULESET
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, Mission
from tests.agents import conduct
from tests.agents.seats import seated

LISTS: dict[Mission, tuple[str, str]] = {
    "gang-fight": ("hounds-150", "halden-150"),
    "retrieve": ("halden-150", "foundry-150"),
    "ambush": ("hounds-ambush-100", "halden-150"),
}


def begin(mission: Mission, seed: int = 1) -> Game[Any]:
    """A game of a scenario; in the ambush the first seat lies in wait."""
    one, other = (mustering.muster(reading.ready_list(key)) for key in LISTS[mission])
    ambusher = 0 if mission == "ambush" else -1
    table = tables.named("market-lane")
    setup = CombatZoneSetup(lists=(one, other), table=table, size=150, mission=mission, ambusher=ambusher)
    return Game(RULESET, setup, Seeded(seed), journal=False)


# Whole games


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_officers_say_never_has_to_be_replaced(mission: Mission) -> None:
    conduct.nothing_has_to_be_replaced(begin(mission, 2))


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_decision_is_explained_in_every_language(mission: Mission) -> None:
    conduct.everything_is_explained(begin(mission, 2), sentence)


def test_the_same_seeds_play_the_same_game() -> None:
    conduct.the_same_seeds_play_the_same_game(lambda: begin("ambush", 3))


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_sergeant_beats_a_recruit(mission: Mission) -> None:
    game = begin(mission, 4)
    outcome = play_out(game, seated(game, ("sergeant", "recruit")))
    assert outcome is not None
    assert outcome.winner == 0


def test_recruits_never_give_up() -> None:
    game = begin("gang-fight", 7)
    outcome = play_out(game, seated(game, ("recruit", "recruit")))
    assert outcome is not None
    assert outcome.reason != "withdrawn"


# A seat and its view, nothing else


def test_where_hidden_figures_really_lie_changes_no_decision_of_the_other_side() -> None:
    conduct.nothing_hidden_changes_a_decision(begin("ambush", 5))


@pytest.mark.parametrize("name", conduct.OFFICERS)
def test_an_officer_holds_a_seat_and_little_else(name: str) -> None:
    conduct.holds_a_seat_and_little_else(begin("retrieve", 6), (name, "recruit"))


# What they count with


def test_a_shot_that_needs_seven_of_two_dice_kills_or_shakes() -> None:
    shot = chances(3, ((2, 6),), 7, machine=False)
    assert shot.kills == pytest.approx(1 / 2 * 21 / 36)
    assert shot.panics == pytest.approx(1 / 2 * 12 / 36)


def test_further_shots_go_to_somebody_else_once_the_first_is_likely_dead() -> None:
    sure, fair = Shot(0.9, 0.0), Shot(0.5, 0.0)
    order, worth = allotted([(sure, 1.0, False), (fair, 1.0, False)], 2)
    assert order == [0, 1]
    assert worth == pytest.approx(1.4)


def test_nobody_is_in_danger_where_nobody_sees_him() -> None:
    game = begin("gang-fight", 8)
    agents = seated(game, ("recruit", "recruit"))
    while game.state.turn < 1:
        for seat in game.waiting():
            game.answer(seat, game.number, agents[seat].decide().value)
    ground = Ground(game.fork(0, 1), 0)
    assert Planner(ground, ground.own[0], None).danger.min() >= 0
    ground.foes.clear()
    assert not Planner(ground, ground.own[0], None).danger.any()


def test_a_plan_made_in_another_mood_is_judged_as_usual() -> None:
    """The usual plan is judged as it judges itself, and none that others make is worth more."""
    game = begin("gang-fight")
    play_out(game, seated(game, ("sergeant", "sergeant")), 60)
    ground = Ground(game.fork(0, 1), 0)
    for figure in ground.own:
        planner = planner_of(ground, figure, ground.goal(figure))
        worth, *course = planner._course(EVEN)
        assert planner.judged(*course) == pytest.approx(worth)
        for mood in MOODS.values():
            assert planner.best_judged(mood)[1] <= worth + BETTER
