"""A whole game from the opening to the last debriefing, and what a seat cannot know of the other's row."""

from random import Random

import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.games.trauma.rules.lists import mustering, reading
from escarmouche.games.trauma.rules.mission import tables
from escarmouche.games.trauma.rules.ruleset import RULESET
from escarmouche.games.trauma.rules.state import Mission, State, TraumaSetup

TURNS = 6


def setup(mission: Mission) -> TraumaSetup:
    """Two ready armies on a ready table."""
    keys = ("meridian-30", "ashen-30" if mission == "generator" else "ashen-24")
    first, second = (mustering.muster(reading.ready_list(key)) for key in keys)
    attacker = 0 if mission == "attack" else -1
    table = tables.named("kiln-street")
    options = RULESET.catalogue.choose({})
    return TraumaSetup(options=options, lists=(first, second), table=table, mission=mission, attacker=attacker)


def answer_at_random(game: Game[State], rng: Random) -> None:
    """One answer of whoever is asked."""
    assert game.question is not None
    seat = game.waiting()[0]
    game.answer(seat, game.number, game.question.part(seat).sample(rng))


def played_to_the_cards(seed: int) -> Game[State]:
    """A game in which both rows have just been laid."""
    game, rng = Game(RULESET, setup("generator"), Seeded(seed)), Random(seed)
    while not all(side.row for side in game.state.sides):
        answer_at_random(game, rng)
    return game


@pytest.mark.parametrize("mission", ["generator", "attack"])
def test_a_game_is_played_to_its_end(mission: Mission) -> None:
    game, rng = Game(RULESET, setup(mission), Seeded(3)), Random(3)
    while game.question is not None:
        answer_at_random(game, rng)
    assert game.outcome is not None
    assert game.state.phase == "over"
    assert game.state.turn <= TURNS
    assert game.reports == []


def test_the_own_row_stays_and_the_other_is_dealt_anew() -> None:
    game = played_to_the_cards(1)
    own, others = list(game.state.sides[0].row), list(game.state.sides[1].row)
    dealt = [game.fork(0, seed).state for seed in range(8)]
    assert all(state.sides[0].row == own for state in dealt)
    assert all(sorted(state.sides[1].row) == sorted(others) for state in dealt)
    assert len({tuple(state.sides[1].row) for state in dealt}) > 1


def test_of_the_other_row_a_seat_sees_only_the_length() -> None:
    game = played_to_the_cards(2)
    shown = game.view(0)["state"]["sides"]
    assert shown[0]["row"] == game.state.sides[0].row
    assert shown[1]["row"] == len(game.state.sides[1].row)
