"""The opponents of Collision: they play whole games of every mission from their seats alone, and say why."""

from random import Random
from typing import Any

import pytest

from escarmouche.agents import NAMES, Officer, enlist, play_out
from escarmouche.core.chance import Chance, Seeded
from escarmouche.core.game import Game
from escarmouche.core.seat import Seat
from escarmouche.core.words import LANGUAGES
from escarmouche.games import ruleset
from escarmouche.games.collision.mission import AMBUSH, DOMINATION, HUNT, MISSIONS
from escarmouche.games.collision.naming import sentence
from escarmouche.games.collision.skirmish import CATALOGUE
from escarmouche.games.collision.state import CollisionSetup
from escarmouche.lab.collision import gang, ground_of
from escarmouche.terminal.speech import speak
from tests.agents.seats import decisions, held, seated, watched
from tests.agents.test_agents import ABOUT, MOST_FORKS, MOST_SEARCHES, OFFICERS, STRIDE, Judged
from tests.test_words import UNFILLED

TABLES = {HUNT: "ashmarket", AMBUSH: "broken-spire", DOMINATION: "cistern-row"}
GANGS = {HUNT: ("reclaimers-patrol", "unwanted-fire"), AMBUSH: ("unwanted-pack", "reclaimers-salvage"),
         DOMINATION: ("reclaimers-salvage", "unwanted-fire")}  # fmt: skip


def begin(mission: str, seed: int = 1) -> Game[Any]:
    """A game of a mission."""
    options = CATALOGUE.choose({})
    one, other = map(gang, GANGS[mission])
    setup = CollisionSetup(
        options=options, gangs=(one, other), table=ground_of(TABLES[mission], options["table_size"]), mission=mission
    )
    return Game(ruleset("collision"), setup, Seeded(seed), journal=False)


# Whole games


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_officers_say_never_has_to_be_replaced(mission: str) -> None:
    game = begin(mission, 2)
    refused: list[Any] = []
    agents = seated(game, OFFICERS)
    for agent in agents.values():
        assert isinstance(agent, Officer)
        agent.tactics = Judged(agent, refused)
    assert play_out(game, agents) == game.outcome
    assert game.question is None
    assert refused == []


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seeds_play_the_same_game(name: str) -> None:
    games = [begin(HUNT, 3), begin(HUNT, 3)]
    for game in games:
        play_out(game, seated(game, (name, "corporal")))
    assert games[0].record == games[1].record


# A seat and its view, nothing else


@pytest.mark.parametrize("mission", MISSIONS)
def test_what_nobody_can_know_changes_no_decision(mission: str) -> None:
    game = begin(mission, 4)
    names = ("sergeant", "corporal") if mission == AMBUSH else ("corporal", "sergeant")
    doubles = {seat: Seat(game, seat) for seat in (0, 1)}
    others = {seat: enlist(names[seat], place, Random(1 + seat)) for seat, place in doubles.items()}
    for seat, asked, decision in decisions(game, seated(game, names)):
        Seat.__init__(doubles[seat], game.fork(seat, game.number, journal=False), seat)
        assert others[seat].decide() == decision, asked.text


@pytest.mark.parametrize("name", OFFICERS)
def test_an_officer_holds_a_seat_and_little_else(name: str) -> None:
    game = begin(DOMINATION, 5)
    agents, seats = watched(game, (name, "recruit"))
    for at, (seat, _, _) in enumerate(decisions(game, agents)):
        used = seats[seat].used
        assert set(used) <= ABOUT
        assert used["fork"] <= MOST_FORKS
        assert used["candidates"] + used["sample"] <= MOST_SEARCHES
        used.clear()
        if at % STRIDE == 0:
            assert [thing for thing in held(agents[seat]) if isinstance(thing, Game | Chance)] == []


# Reasons


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_decision_is_explained_in_every_language(mission: str) -> None:
    game = begin(mission, 6)
    words = {language: speak(language, "collision") for language in LANGUAGES}
    for _, asked, decision in decisions(game, seated(game, OFFICERS)):
        assert decision.reasons, asked.text
        for reason in decision.reasons:
            for language in LANGUAGES:
                assert isinstance(game.setup, CollisionSetup)
                said = sentence(words[language], game.setup, game.state, reason)
                assert not UNFILLED.search(said), said
                assert not said.startswith("because"), said
                assert said.endswith("."), said
