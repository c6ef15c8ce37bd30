"""The opponents of Trauma: they play whole games of both scenarios from their seats alone, and say why."""

from typing import Any

import numpy as np
import pytest

from escarmouche.agents import play_out
from escarmouche.agents.chart import NOWHERE, SQUARE
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Choose
from escarmouche.games.trauma.agents.ground import Ground
from escarmouche.games.trauma.agents.harm import loss
from escarmouche.games.trauma.conformance.stage import STAGE
from escarmouche.games.trauma.rules.lists import mustering, reading
from escarmouche.games.trauma.rules.mission import tables
from escarmouche.games.trauma.rules.mission.agreement import ATTACK, GENERATOR, MISSIONS
from escarmouche.games.trauma.rules.naming import sentence
from escarmouche.games.trauma.rules.state import Mission, TraumaSetup
from escarmouche.registry import ruleset
from tests.agents import conduct
from tests.agents.seats import seated

LISTS: dict[Mission, tuple[str, str]] = {GENERATOR: ("meridian-30", "ashen-30"), ATTACK: ("chorus-30", "meridian-24")}


def begin(scenario: Mission, seed: int = 1) -> Game[Any]:
    """A game of a scenario; in the attack the first seat attacks."""
    one, other = (mustering.muster(reading.ready_list(key)) for key in LISTS[scenario])
    attacker = 0 if scenario == ATTACK else -1
    setup = TraumaSetup(lists=(one, other), table=tables.named("kiln-street"), mission=scenario, attacker=attacker)
    return Game(ruleset("trauma"), setup, Seeded(seed), journal=False)


# Whole games


@pytest.mark.parametrize("scenario", MISSIONS)
def test_what_officers_say_never_has_to_be_replaced(scenario: Mission) -> None:
    conduct.nothing_has_to_be_replaced(begin(scenario, 2))


@pytest.mark.parametrize("scenario", MISSIONS)
def test_every_decision_is_explained_in_every_language(scenario: Mission) -> None:
    conduct.everything_is_explained(begin(scenario, 2), sentence)


def test_the_same_seeds_play_the_same_game() -> None:
    conduct.the_same_seeds_play_the_same_game(lambda: begin(ATTACK, 3))


@pytest.mark.parametrize("scenario", MISSIONS)
def test_a_sergeant_beats_a_recruit(scenario: Mission) -> None:
    game = begin(scenario, 4)
    outcome = play_out(game, seated(game, ("sergeant", "recruit")))
    assert outcome is not None
    assert outcome.winner == 0


# A seat and its view, nothing else


def test_the_order_of_the_other_row_changes_no_decision() -> None:
    conduct.nothing_hidden_changes_a_decision(begin(GENERATOR, 5))


@pytest.mark.parametrize("name", conduct.OFFICERS)
def test_an_officer_holds_a_seat_and_little_else(name: str) -> None:
    conduct.holds_a_seat_and_little_else(begin(ATTACK, 6), (name, "recruit"))


# What they look at


def looking(scenario: Mission = GENERATOR) -> Ground:
    """The table before the first turn, as the first seat sees it."""
    return Ground(begin(scenario).fork(0, 1), 0)


def aiming(announced: list[str]) -> tuple[Ground, Choose]:
    """A sniper's unit in its Fire action, with these actions announced, and what it is asked."""
    under_way = {"unit": "Squad", "step": "actions", "announced": announced, "paid": True}
    kits = {"2": {"role": "sniper", "weapons": ["sniper rifle"]}}
    squad = {"name": "Squad", "like": "marine", "at": [[20, 50], [20, 53]], "kits": kits}
    men = {"name": "Men", "side": "B", "like": "marine", "at": [80, 50]}
    scene = STAGE.scene({"begin": "activation", "activation": under_way, "unit": [squad, men]})
    game: Game[Any] = scene.play(Seeded(1))
    game.answer(0, game.number, "fire")
    assert isinstance(game.question, Choose)
    return Ground(game.fork(0, 1), 0), game.question


@pytest.mark.parametrize(("announced", "aims"), [(["fire"], True), (["fire", "move"], False)])
def test_a_sniper_who_is_to_go_along_does_not_aim(announced: list[str], aims: bool) -> None:
    ground, question = aiming(announced)
    assert any(option.data.get("steady") and option.refused is None for option in question.options)
    assert any(option.data.get("steady") for option in ground.open_salvos(question)) is aims


def test_ways_lead_around_walls() -> None:
    ground = looking()
    chart = ground.chart(ground.unit(0))
    start = next(node for node in range(len(chart.points)) if chart.free[node])
    far = chart.spread({start: 0.0})
    straight = np.hypot(*(chart.points - chart.points[start]).T)
    reached = far < NOWHERE
    assert reached.sum() > len(far) / 2
    assert not reached[~chart.free].any()
    assert (far[reached] >= straight[reached] - 1).all()
    assert (far[reached] > straight[reached] * 1.1 + SQUARE).any()


def test_more_wounds_cost_a_unit_more_until_nobody_is_left() -> None:
    ground = looking()
    unit = ground.unit(0)
    models = len(ground.battle.alive(unit))
    losses = [loss(ground, unit, wounds, 1, models) for wounds in range(models + 2)]
    assert losses[0] == 0
    assert losses[: models + 1] == sorted(losses[: models + 1])
    assert losses[models] == losses[models + 1]
