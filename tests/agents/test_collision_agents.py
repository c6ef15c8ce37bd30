"""The opponents of Collision: they play whole games of every mission from their seats alone, and say why."""

from typing import Any

import pytest

from escarmouche.agents import AT_ONCE
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.lab import GROUND
from escarmouche.games.collision.rules.mission.mission import AMBUSH, DOMINATION, HUNT, MISSIONS
from escarmouche.games.collision.rules.naming import sentence
from escarmouche.games.collision.rules.state import CollisionSetup
from escarmouche.registry import ruleset
from tests.agents import conduct

TABLES: dict[str, str] = {HUNT: "ashmarket", AMBUSH: "broken-spire", DOMINATION: "cistern-row"}
GANGS: dict[str, tuple[str, str]] = {
    HUNT: ("reclaimers-patrol", "unwanted-fire"), AMBUSH: ("unwanted-pack", "reclaimers-salvage"),
    DOMINATION: ("reclaimers-salvage", "unwanted-fire")}  # fmt: skip


def begin(mission: str, seed: int = 1) -> Game[Any]:
    """A game of a mission."""
    options = CATALOGUE.choose({})
    one, other = (GROUND.listed(name, {}) for name in GANGS[mission])
    setup = CollisionSetup(
        options=options, lists=(one, other), table=GROUND.table(TABLES[mission], options["table_size"]), mission=mission
    )
    return Game(ruleset("collision"), setup, Seeded(seed), journal=False)


# Whole games


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_officers_say_never_has_to_be_replaced(mission: str) -> None:
    conduct.nothing_has_to_be_replaced(begin(mission, 2))


@pytest.mark.parametrize("name", AT_ONCE)
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    conduct.the_same_seeds_play_the_same_game(lambda: begin(HUNT, 3), (name, "corporal"))


# A seat and its view, nothing else


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_nobody_can_know_changes_no_decision(mission: str) -> None:
    names = ("sergeant", "corporal") if mission == AMBUSH else ("corporal", "sergeant")
    conduct.nothing_hidden_changes_a_decision(begin(mission, 4), names)


@pytest.mark.parametrize("name", conduct.OFFICERS)
def test_an_officer_holds_a_seat_and_little_else(name: str) -> None:
    conduct.holds_a_seat_and_little_else(begin(DOMINATION, 5), (name, "recruit"))


# Reasons


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_decision_is_explained_in_every_language(mission: str) -> None:
    conduct.everything_is_explained(begin(mission, 6), sentence)
