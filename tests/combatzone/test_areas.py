"""Area weapons: where they can be aimed, how far they go astray, and blasts that are answered at random."""

import math
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.conformance.cases import read_cases
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.combatzone.conformance.stage import STAGE
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.naming import sentence
from escarmouche.games.combatzone.rules.shooting.areas import aim_box, ground_planner, spot_refused
from escarmouche.games.combatzone.rules.shooting.deviation import flight
from escarmouche.games.combatzone.rules.shooting.weapons import GRENADE, line_of
from escarmouche.games.combatzone.rules.state import CombatZoneSetup, State

FILE = Path(__file__).parents[1] / "conformance" / "combatzone" / "areas.toml"
WRITTEN = {case["id"]: case for case in read_cases(FILE)}
PLAYED = [key for key, case in WRITTEN.items() if case.get("begin") == "perform"]
MOST_QUESTIONS = 60
WALL = "CBZ-OWN-AREA-10"


def begun(key: str, seed: int = 1) -> Game[State]:
    """The scene of a case, with dice of its own."""
    game: Game[State] = STAGE.scene(WRITTEN[key]).play(Seeded(seed))
    return game


def test_every_aim_point_that_is_proposed_may_be_aimed_at() -> None:
    battle = Battle(begun(WALL))
    thrower, grenade = battle.figure(0), line_of(GRENADE)
    planner = ground_planner(battle, thrower, grenade)
    proposed = [planner.complete({}), *planner.candidates(12, Random(3), ())]
    ends = [tracks["aim"].end for tracks in proposed if isinstance(tracks, dict)]
    assert len(ends) == 13
    assert [end for end in ends if spot_refused(battle, thrower, grenade, *end) is not None] == []


def test_the_ground_is_offered_as_far_as_the_weapon_reaches() -> None:
    battle = Battle(begun(WALL))
    assert aim_box(battle, battle.figure(0), line_of(GRENADE)) == (18_750, 8_750, 61_250, 51_250)


@given(st.integers(0, 120_000), st.integers(0, 120_000), st.integers(0, 7), st.integers(1, 8))
def test_nothing_goes_astray_off_the_table_or_through_a_high_wall(x: int, y: int, heading: int, die: int) -> None:
    battle = Battle(begun(WALL))
    dx, dy = math.cos(math.radians(45 * heading)), math.sin(math.radians(45 * heading))
    flown = flight(battle, (x, y, 0), dx, dy, die * 2_000)
    end_x, end_y = round(x + flown * dx), round(y + flown * dy)
    assert 0 <= flown <= die * 2_000
    assert 0 <= end_x <= battle.table.width
    assert 0 <= end_y <= battle.table.depth
    beside_the_wall = min(y, end_y) > 20_000 and max(y, end_y) < 40_000
    assert not (beside_the_wall and x <= 52_000 and end_x >= 52_500)


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(PLAYED), st.integers(0, 10_000))
def test_answers_at_random_are_never_refused(key: str, seed: int) -> None:
    game, rng = begun(key, seed), Random(seed)
    for _ in range(MOST_QUESTIONS):
        if game.question is not None:
            game.answer(game.question.seat, game.number, game.question.sample(rng))
    assert game.question is None, "an action cannot ask as many questions"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PLAYED)
def test_everything_is_said_in_every_language(key: str, language: str) -> None:
    game, words = begun(key, 4), STAGE.words(language)
    setup = game.setup
    assert isinstance(setup, CombatZoneSetup)
    said = []
    while (question := game.question) is not None:
        said += [sentence(words, setup, game.state, one) for one in (question, *getattr(question, "options", ()))]
        game.answer(question.seat, game.number, question.default)
    said += [sentence(words, setup, game.state, event) for event in game.story(0)]
    assert len(said) > 3
    assert [line for line in said if "{" in line or "option-" in line or "event-" in line] == []
