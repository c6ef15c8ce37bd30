"""Terrain that the players set down in turn: officers do it, saves carry it, and what stands is what was set down."""

from random import Random
from typing import Any

import pytest

from escarmouche.agents import enlist
from escarmouche.board import asked
from escarmouche.board.board import Wishes, board
from escarmouche.board.look import Look
from escarmouche.board.questions import Asking
from escarmouche.board.words import speak
from escarmouche.engine import save
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.questions import Choose
from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys, ruleset
from escarmouche.rules.terrain import QUARTER_TURN, THING, features_of, gap

GAMES = [key for key in keys() if board(key).builds_in_turn]
MOST_ANSWERS = 400


def begun(key: str) -> Game[Any]:
    """A game in which the terrain of a generated table is set down in turn."""
    setup = board(key).set_up(speak("en", key), Wishes(seed=3, agree=True, in_turn=True))
    return Game(ruleset(key), setup, Seeded(3), keep=True)


def furnished(game: Game[Any], agent: str) -> Game[Any]:
    """The same game once its terrain is complete."""
    players = [enlist(agent, Seat(game, seat), Random(f"{agent}{seat}")) for seat in (0, 1)]
    for _ in range(MOST_ANSWERS):
        if game.state.furnishing is not None and game.state.furnishing.done:
            return game
        for seat in game.waiting():
            game.answer(seat, game.number, players[seat].decide().value)
    raise AssertionError("The terrain was never complete.")


@pytest.mark.parametrize("key", GAMES)
def test_a_piece_is_turned_by_quarters_while_it_is_placed(key: str) -> None:
    game = begun(key)
    (seat,) = game.waiting()
    assert isinstance(game.question, Choose)
    game.answer(seat, game.number, game.question.options[0].key)
    question: Any = game.question
    look = Look(speak("en", key), game.setup, board(key).seen(game.view(seat)["state"]), seat, {})
    shown = Asking(board(key), look).question(game.number, question)
    assert isinstance(shown, asked.Place)
    assert shown.turns == QUARTER_TURN
    assert shown.bodies[THING].outlines
    middle = [game.setup.table.width // 2, game.setup.table.depth // 2]  # type: ignore[attr-defined]
    upright, turned = (question.planner.complete({THING: {"to": middle, "facing": one}}) for one in (0, 1000))
    assert (upright[THING].facing, turned[THING].facing) == (0, QUARTER_TURN)
    assert isinstance(question.planner.complete({THING: {"to": [0, 0], "facing": 900}}), Reason)
    game.answer(seat, game.number, turned)
    assert game.state.furnishing.standing[0].turn == QUARTER_TURN


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("agent", ["recruit", "corporal", "sergeant"])
def test_officers_set_terrain_down_in_turn(key: str, agent: str) -> None:
    game = furnished(begun(key), agent)
    bare: Any = game.bare
    setup: Any = game.setup
    assert bare.table.pieces == ()
    standing = game.state.furnishing.standing
    if agent != "recruit":
        # A recruit may have enough for a while, and think better of it.
        assert [one.seat for one in standing] == [(standing[0].seat + number) % 2 for number in range(len(standing))]
    table = setup.table
    assert table.pieces
    assert not table.faults()
    features = list(features_of(table.pieces).values())
    assert len(features) == len(standing)
    for number, one in enumerate(features):
        for other in features[:number]:
            assert min(gap(a, b) for a in one for b in other) > 0


@pytest.mark.parametrize("key", GAMES)
def test_both_sides_get_as_much_cover_from_a_sergeant(key: str) -> None:
    setup: Any = furnished(begun(key), "sergeant").setup
    table = setup.table
    middles = [(box[1] + box[3]) / 2 for box in (piece.box for piece in table.pieces)]
    front, back = sum(y < table.depth / 2 for y in middles), sum(y > table.depth / 2 for y in middles)
    assert abs(front - back) <= len(middles) * 0.3


@pytest.mark.parametrize("key", GAMES)
def test_a_save_carries_the_box_and_what_stands(key: str) -> None:
    game = furnished(begun(key), "corporal")
    setup: Any = game.setup
    loaded = save.load(save.dump(game, "1"), ruleset, "1").game
    again: Any = loaded.setup
    assert again.table == setup.table
    assert loaded.hash() == game.hash()
    fork: Any = game.fork(0).setup
    assert fork.table == setup.table


def test_a_game_whose_rules_do_not_say_so_refuses_it() -> None:
    for key in set(keys()) - set(GAMES):
        with pytest.raises(Refused):
            board(key).set_up(speak("en", key), Wishes(in_turn=True, agree=True))
