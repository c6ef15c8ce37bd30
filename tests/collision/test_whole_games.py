"""Two recruits play whole games of each mission, on the tables and with the gangs that come with Collision."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest

from escarmouche.agents import enlist, play_out
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.journal import Event, GameEnded
from escarmouche.engine.seat import Seat
from escarmouche.games.collision.rules import tables
from escarmouche.games.collision.rules.events.turn import (
    Activated,
    BidsOpened,
    Deployed,
    MissionChosen,
    PointsReceived,
    TurnBegan,
    TurnEnded,
)
from escarmouche.games.collision.rules.lists import mustering, reading
from escarmouche.games.collision.rules.mission.mission import MISSIONS
from escarmouche.games.collision.rules.ruleset import RULESET
from escarmouche.games.collision.rules.state import CollisionSetup, State

MOST_ANSWERS = 5000


def new_game(seed: int, mission: str, options: dict[str, str] | None = None) -> Game[State]:
    """A game with gangs and a table that change with the seed."""
    lists, grounds = reading.ready_keys(), tables.names()
    chosen = (lists[seed % len(lists)], lists[(seed // 2 + 1) % len(lists)])
    first, second = (mustering.muster(reading.ready_list(key)) for key in chosen)
    chosen_options = RULESET.catalogue.choose(options or {})
    setup = CollisionSetup(
        lists=(first, second),
        table=tables.named(grounds[seed % len(grounds)], chosen_options["table_size"]),
        mission=mission,
        options=chosen_options,
    )
    return Game(RULESET, setup, Seeded(seed))


def play(game: Game[State], seed: int) -> Game[State]:
    """Two recruits play the game to its end."""
    agents = {seat: enlist("recruit", Seat(game, seat), Random(2 * seed + seat)) for seat in (0, 1)}
    assert play_out(game, agents, MOST_ANSWERS) is not None, "the game did not end"
    assert game.reports == []
    return game


@pytest.mark.parametrize("mission", MISSIONS)
@pytest.mark.parametrize("seed", range(6))
def test_two_recruits_play_a_whole_game(mission: str, seed: int) -> None:
    game = play(new_game(seed, mission), seed)
    assert game.outcome is not None
    assert isinstance(game.journal[-1], GameEnded)
    assert game.state.phase == "over"
    assert 1 <= game.state.turn <= 4
    assert game.state.turn == 4 or game.state.ended != "turns"
    assert game.outcome.scores == tuple(board.score for board in game.state.boards)


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_game_tells_its_course_in_order(mission: str) -> None:
    game = play(new_game(3, mission), 3)
    kinds = [type(event) for event in game.journal]
    course: list[type[Event]] = [
        MissionChosen,
        PointsReceived,
        Deployed,
        TurnBegan,
        BidsOpened,
        Activated,
        TurnEnded,
        GameEnded,
    ]
    places = [kinds.index(kind) for kind in course]
    assert places == sorted(places)


@pytest.mark.parametrize("seed", range(4))
def test_no_card_and_no_point_is_ever_lost(seed: int) -> None:
    game = new_game(seed, MISSIONS[seed % len(MISSIONS)])
    rng = Random(seed)
    received: list[int] = []
    while game.question is not None:
        for seat in game.waiting():
            game.answer(seat, game.number, game.question.part(seat).sample(rng))
        if game.state.turn:
            received = received or [points(game.state, seat) for seat in (0, 1)]
            assert [points(game.state, seat) for seat in (0, 1)] == received
            assert [cards(game.state, seat) for seat in (0, 1)] == [30, 30]


def points(state: State, seat: int) -> int:
    """All activation points of a seat, wherever they lie."""
    board = state.boards[seat]
    return board.pool + board.used + sum(model.points for model in state.models if model.owner == seat)


def cards(state: State, seat: int) -> int:
    """All power cards of a seat, wherever they lie; the one shown openly counts for whoever lacks it."""
    board, clash = state.boards[seat], state.confrontation
    laid = [one for row in (clash.attack, clash.defence) for one in row if one.owner == seat] if clash else []
    count = len(board.deck) + len(board.hand) + len(board.fingers) + len(board.discard)
    count += sum(1 + bool(one.cover) for one in laid)
    return count + 1 if count == 29 and state.shown else count


EDITIONS: dict[str, Callable[[str, str, str], str]] = {
    "French": lambda default, french, german: french or default,
    "German": lambda default, french, german: german or default,
    "the other value of everything": lambda default, french, german: "",
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("mission", MISSIONS)
def test_every_edition_can_be_played(edition: str, mission: str) -> None:
    options = {
        key: EDITIONS[edition](option.default, option.fr, option.de)
        or next(value for value in option.values if value != option.default)
        for key, (_, option) in RULESET.catalogue.options.items()
    }
    assert play(new_game(5, mission, options), 5).setup.options == options


def test_a_game_plays_the_same_way_twice() -> None:
    first, second = (play(new_game(7, "ambush"), 7) for _ in range(2))
    assert first.hash() == second.hash()
    assert msgspec.json.encode(first.state) == msgspec.json.encode(second.state)


def test_a_mission_that_is_not_given_is_drawn() -> None:
    drawn = {new_game(seed, "").state.mission for seed in range(12)}
    assert drawn == set(MISSIONS)
