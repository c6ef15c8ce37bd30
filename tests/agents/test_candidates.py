"""What officers propose: first what the sergeant does, then other orders that are allowed and lead somewhere else."""

from random import Random
from typing import Any

import pytest

from escarmouche.agents import enlist
from escarmouche.agents.candidates import Adviser, proposes
from escarmouche.board.board import Wishes, board
from escarmouche.board.words import speak
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.seat import Seat
from escarmouche.registry import keys, ruleset

GAMES = [key for key in keys() if proposes(key)]
MOST_ANSWERS, ENOUGH = 120, 3


def begun(key: str, seed: int = 3) -> Game[Any]:
    """A game of a key before its first answer."""
    setup = board(key).set_up(speak("en", key), Wishes(seed=seed, agree=True))
    return Game(ruleset(key), setup, Seeded(seed), journal=False)


@pytest.mark.parametrize("key", GAMES)
def test_the_first_candidate_is_the_sergeants_and_the_others_can_be_played(key: str) -> None:
    """An adviser and a sergeant with the same luck answer alike, and nothing that is proposed is refused."""
    game = begun(key)
    sergeants = {seat: enlist("sergeant", Seat(game, seat), Random(seat)) for seat in (0, 1)}
    advisers = {seat: Adviser(Seat(game, seat), Random(seat)) for seat in (0, 1)}
    compared = 0
    for _ in range(MOST_ANSWERS):
        if compared == ENOUGH:
            break
        for seat in game.waiting():
            found = advisers[seat].candidates()
            assert found[0].value == sergeants[seat].decide().value
            if len(found) > 1:
                compared += 1
                ends = {advisers[seat].played(candidate, seed=1).hash() for candidate in found}
                assert len(ends) > 1, "all candidates come to the same"
                assert advisers[seat].played(found[1], seed=1).hash() in ends, "the same seed plays another game"
            advisers[seat].adopt(found[0])
            game.answer(seat, game.number, found[0].value)
    assert compared == ENOUGH, "the officers of a game propose next to nothing"
