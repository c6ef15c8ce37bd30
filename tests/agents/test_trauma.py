"""The opponents of Trauma: they play whole games of both scenarios from their seats alone, and say why."""

from random import Random
from typing import Any

import numpy as np
import pytest

from escarmouche.agents import Officer, enlist, play_out
from escarmouche.agents.chart import NOWHERE, SQUARE
from escarmouche.agents.trauma.ground import Ground
from escarmouche.agents.trauma.harm import loss
from escarmouche.core.chance import Chance, Seeded
from escarmouche.core.game import Game
from escarmouche.core.seat import Seat
from escarmouche.core.words import LANGUAGES
from escarmouche.games import ruleset
from escarmouche.games.trauma import armies, tables
from escarmouche.games.trauma.agreement import ATTACK, GENERATOR, SCENARIOS
from escarmouche.games.trauma.naming import sentence
from escarmouche.games.trauma.state import TraumaSetup
from escarmouche.terminal.speech import speak
from tests.agents.seats import decisions, held, seated, watched
from tests.agents.test_agents import ABOUT, MOST_FORKS, MOST_SEARCHES, OFFICERS, STRIDE, Judged
from tests.test_words import UNFILLED

LISTS = {GENERATOR: ("meridian-30", "ashen-30"), ATTACK: ("chorus-30", "meridian-24")}


def begin(scenario: str, seed: int = 1) -> Game[Any]:
    """A game of a scenario; in the attack the first seat attacks."""
    one, other = (armies.muster(armies.ready_list(key)) for key in LISTS[scenario])
    attacker = 0 if scenario == ATTACK else -1
    setup = TraumaSetup(armies=(one, other), table=tables.named("kiln-street"), scenario=scenario, attacker=attacker)
    return Game(ruleset("trauma"), setup, Seeded(seed), journal=False)


# Whole games


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_officers_give_reasons_in_every_language_for_answers_that_stand(scenario: str) -> None:
    game = begin(scenario, 2)
    words = {language: speak(language, "trauma") for language in LANGUAGES}
    refused: list[Any] = []
    agents = seated(game, OFFICERS)
    for agent in agents.values():
        assert isinstance(agent, Officer)
        agent.tactics = Judged(agent, refused)
    for _, asked, decision in decisions(game, agents):
        assert decision.reasons, asked.text
        for reason in decision.reasons:
            for language in LANGUAGES:
                assert isinstance(game.setup, TraumaSetup)
                said = sentence(words[language], game.setup, game.state, reason)
                assert not UNFILLED.search(said), said
                assert not said.startswith("because"), said
                assert said.endswith("."), said
    assert game.outcome is not None
    assert refused == []


def test_the_same_seeds_play_the_same_game() -> None:
    games = [begin(ATTACK, 3), begin(ATTACK, 3)]
    for game in games:
        play_out(game, seated(game, OFFICERS))
    assert games[0].record == games[1].record


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_sergeant_beats_a_recruit(scenario: str) -> None:
    game = begin(scenario, 4)
    outcome = play_out(game, seated(game, ("sergeant", "recruit")))
    assert outcome is not None
    assert outcome.winner == 0


# A seat and its view, nothing else


def test_the_order_of_the_other_row_changes_no_decision() -> None:
    game = begin(GENERATOR, 5)
    doubles = {seat: Seat(game, seat) for seat in (0, 1)}
    others = {seat: enlist(OFFICERS[seat], place, Random(1 + seat)) for seat, place in doubles.items()}
    for seat, asked, decision in decisions(game, seated(game, OFFICERS)):
        Seat.__init__(doubles[seat], game.fork(seat, game.number, journal=False), seat)
        assert others[seat].decide() == decision, asked.text


@pytest.mark.parametrize("name", OFFICERS)
def test_an_officer_holds_a_seat_and_little_else(name: str) -> None:
    game = begin(ATTACK, 6)
    agents, seats = watched(game, (name, "recruit"))
    for at, (seat, _, _) in enumerate(decisions(game, agents)):
        used = seats[seat].used
        assert set(used) <= ABOUT
        assert used["fork"] <= MOST_FORKS
        assert used["candidates"] + used["sample"] <= MOST_SEARCHES
        used.clear()
        if at % STRIDE == 0:
            assert [thing for thing in held(agents[seat]) if isinstance(thing, Game | Chance)] == []


# What they look at


def looking(scenario: str = GENERATOR) -> Ground:
    """The table before the first turn, as the first seat sees it."""
    return Ground(begin(scenario).fork(0, 1), 0)


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
    models = len(ground.field.alive(unit))
    losses = [loss(ground, unit, wounds, 1, models) for wounds in range(models + 2)]
    assert losses[0] == 0
    assert losses[: models + 1] == sorted(losses[: models + 1])
    assert losses[models] == losses[models + 1]
