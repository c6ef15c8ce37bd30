"""Salvos: which faces succeed, what a forecast says, and fire that is answered at random."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from escarmouche.conformance.cases import read_cases
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import UnitId
from escarmouche.engine.questions import Choose
from escarmouche.games.trauma.conformance.stage import STAGE
from escarmouche.games.trauma.rules.casualties.penetration import wounding_faces
from escarmouche.games.trauma.rules.dice import DOWNS, FACES, UPS, successful_faces
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.shooting.precision import hitting_faces
from escarmouche.games.trauma.rules.state import State, Unit

CASES = Path(__file__).parents[1] / "conformance" / "trauma"
FILES = ("salvos", "precision", "hits", "indirect", "penetration", "structure", "sniper", "care")
WRITTEN = {case["id"]: case for file in FILES for case in read_cases(CASES / f"{file}.toml")}
PLAYED = [key for key, case in WRITTEN.items() if case.get("begin") in ("fire", "hits", "remove")]
MOST_QUESTIONS = 200
PLAIN = Unit(UnitId(0), 0, 0, [])
"""A unit without orders."""


def begun(key: str, seed: int = 1) -> Game[State]:
    """The scene of a case, with dice of its own."""
    game: Game[State] = STAGE.scene(WRITTEN[key]).play(Seeded(seed))
    return game


def forecasts(game: Game[State]) -> dict[str, dict[str, Any]]:
    """What is foretold of every salvo that may be fired now, as plain data."""
    assert isinstance(game.question, Choose)
    return {
        option.key: msgspec.to_builtins(option.forecast())
        for option in game.question.options
        if option.refused is None and option.forecast is not None
    }


@given(st.integers(-9, 9))
def test_the_difference_decides_which_faces_succeed(difference: int) -> None:
    expected = DOWNS if difference >= 0 else UPS
    if abs(difference) >= 3:
        expected = frozenset(FACES) if difference > 0 else frozenset()
    assert successful_faces(difference) == expected
    assert wounding_faces(difference + 9, 9) == expected
    assert hitting_faces(PLAIN, Weapon("gun", precision=difference + 9), 9, steady=False) == expected


def test_a_salvo_is_foretold_by_its_dice_and_those_it_may_hit() -> None:
    told = forecasts(begun("TRA-CASE-251"))["0:1"]
    assert (told["dice"], told["hits"], told["each"], told["reroll"], told["cancels"]) == (4, 4 / 6, 1, False, 0)
    (brunt,) = told["brunts"]
    assert [victim["wounds"] for victim in brunt["victims"]] == [0.0] * 8


def test_strays_are_foretold_before_the_target() -> None:
    told = forecasts(begun("TRA-CASE-459"))["0:2"]
    assert [(brunt["unit"], brunt["stray"], len(brunt["victims"])) for brunt in told["brunts"]] == [
        (1, True, 2),
        (2, False, 5),
    ]


def test_a_spread_is_foretold_from_the_aimed_at_model_outward() -> None:
    told = forecasts(begun("TRA-CASE-061"))["0:1"]
    assert (told["manner"], told["each"]) == ("burst", 3)
    assert len(told["brunts"][0]["victims"]) == 5


@pytest.mark.parametrize("key", PLAYED)
def test_fire_that_is_answered_at_random_comes_to_an_end(key: str) -> None:
    for seed in range(3):
        game, rng = begun(key, seed), Random(seed)
        for _ in range(MOST_QUESTIONS):
            if game.question is None:
                break
            seat = game.question.seat
            game.answer(seat, game.number, game.question.part(seat).sample(rng))
        assert game.question is None
        for unit in game.state.units:
            assert (unit.place == "table") == any(game.state.models[index].alive for index in unit.models)
