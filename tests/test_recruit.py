"""The recruit: sees only its seat, and plays whole games."""

from random import Random
from typing import Any

import pytest

from escarmouche.agents import NAMES, enlist, play_out
from escarmouche.agents.recruit import Recruit
from escarmouche.core.chance import Seeded
from escarmouche.core.game import Game
from escarmouche.core.reasons import Refused
from escarmouche.core.seat import Seat
from tests.battery.duel import Duel, DuelSetup


def begin(seed: int = 1) -> Game[Any]:
    return Game(Duel(), DuelSetup(), Seeded(seed))


def recruits(game: Game[Any], seed: int = 1) -> dict[int, Recruit]:
    return {seat: Recruit(Seat(game, seat), Random(seed + seat)) for seat in (0, 1)}


def test_a_decision_is_an_allowed_answer() -> None:
    game = begin()
    agents = recruits(game)
    for seat in game.waiting():
        assert game.check(seat, game.number, agents[seat].decide().value) is None


def test_two_recruits_play_to_the_end() -> None:
    game = begin()
    outcome = play_out(game, recruits(game))
    assert outcome is not None
    assert outcome == game.outcome
    assert game.question is None


def test_the_same_seeds_play_the_same_game() -> None:
    games = [begin(), begin(), begin()]
    for game, seed in zip(games, (1, 1, 2), strict=True):
        play_out(game, recruits(game, seed))
    assert games[0].record == games[1].record
    assert games[0].record != games[2].record


def test_playing_stops_after_so_many_answers() -> None:
    game = begin()
    assert play_out(game, recruits(game), most_answers=3) is None
    assert len(game.record) == 3


def test_a_recruit_holds_nothing_of_the_game_but_its_seat() -> None:
    recruit = recruits(begin())[0]
    assert set(vars(recruit)) == {"seat", "rng"}


@pytest.mark.parametrize("name", NAMES)
def test_agents_are_enlisted_by_name(name: str) -> None:
    game = begin()
    seat = game.waiting()[0]
    assert game.check(seat, game.number, enlist(name, Seat(game, seat), Random(1)).decide().value) is None


def test_an_unknown_agent_is_refused() -> None:
    with pytest.raises(Refused, match="refused-unknown-agent"):
        enlist("general", Seat(begin(), 0), Random(1))
