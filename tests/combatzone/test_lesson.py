"""The first fight of Combat Zone: what its dice and its beginning promise."""

from typing import Any

import pytest

from escarmouche.board.lesson import begin, stacked
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.seat import Seat

LEARNER, OTHER = 0, 1
BOSS, ROOKIE, LOOKOUT, RAIDER = 0, 1, 2, 4


@pytest.fixture
def game() -> Game[Any]:
    """The first fight from its beginning."""
    return begin("combatzone", "opportunity-fire", stacked("combatzone", "opportunity-fire", Seeded(1)))


def answer(game: Game[Any], seat: int, **answers: Any) -> None:
    """Answer questions in their order, each by the key of its text; a dash stands as an underscore."""
    for text, value in answers.items():
        question = Seat(game, seat).question()
        assert question is not None
        assert question.text == text.replace("_", "-")
        game.answer(seat, game.number, value)


def test_the_lookout_interrupts_the_raider_and_frightens_it(game: Game[Any]) -> None:
    answer(game, OTHER, act="single:0", shoot_at=str(BOSS))
    answer(
        game, LEARNER, interrupt=str(LOOKOUT), surprise_with="burst:0", allot_shots=dict.fromkeys("123", str(RAIDER))
    )
    assert game.state.figures[RAIDER].reaction == "panicked"
    assert not game.state.figures[LOOKOUT].watching


@pytest.fixture
def last_turn(game: Game[Any]) -> Game[Any]:
    """The first fight at the beginning of its last turn, if the other side does nothing more."""
    answer(game, OTHER, act="done", next_figure="done")
    answer(game, LEARNER, withdraw="stay")
    answer(game, OTHER, withdraw="stay")
    return game


def test_the_rookie_pulls_itself_together_and_the_learner_has_the_initiative(last_turn: Game[Any]) -> None:
    assert last_turn.state.figures[ROOKIE].reaction == "recovered"
    assert [group.cohesive for group in last_turn.state.groups] == [True, False]
    answer(last_turn, LEARNER, name_first=str(LEARNER))
    assert last_turn.state.active == LEARNER


def test_two_steps_bring_the_boss_to_the_raider_and_his_sword_fells_it(last_turn: Game[Any]) -> None:
    answer(last_turn, LEARNER, name_first=str(LEARNER), next_figure=str(BOSS))
    for path in (((30000, 18000, 0), (31800, 22500, 0)), ((31800, 22500, 0), (33072, 24680, 0))):
        answer(last_turn, LEARNER, act="move", move={str(BOSS): {"spots": path}})
    answer(last_turn, LEARNER, act=f"fight:{RAIDER}")
    answer(last_turn, OTHER, main_weapon="dagger")
    assert last_turn.state.figures[RAIDER].place == "casualty"
