"""What would be in Trauma: where models can end, whom they could fire at, and how far the others come."""

from functools import cache
from random import Random
from typing import Any

import pytest

from escarmouche.board.look import Look, Stance
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import UnitId
from escarmouche.engine.place import Place
from escarmouche.games.trauma.board import BOARD
from escarmouche.games.trauma.board.previews import farthest_hit, possible_attacks, region, threats
from escarmouche.games.trauma.rules.forecast.records import SalvoForecast
from escarmouche.games.trauma.rules.lists.reference import weapons
from escarmouche.games.trauma.rules.state import State, Unit
from escarmouche.odds import prospect_of
from escarmouche.terminal.words import speak
from tests.odds.trauma_scenes import Scene, squad

WORDS = speak("en", "trauma")
GUNS = squad("Guns", "A", (20, 20), 2, weapons=["assault rifle", "knife"])
PLAIN = Unit(UnitId(0), 0, 0, [])
"""A unit without orders."""
TANK = squad("Tank", "A", (37.5, 32.907), like="battle tank")
UNDER = {"name": "Under", "side": "B", "like": "marine", "at": [[36, 40], [39, 40], [36, 45], [39, 45]]}


@cache
def begun(chapter: str) -> Game[State]:
    """A game at the question where something is placed."""
    units = [TANK, UNDER] if chapter == "cross" else [GUNS, squad("Others", "B", (20, 60), 2)]
    game = Scene(units, chapter, "").begin(Seeded(0))
    if chapter == "cross":
        game.answer(0, game.number, "overrun:1")
    return game


def looked_at(game: Game[State]) -> Look:
    """The table as A sees it."""
    return Look(WORDS, game.setup, BOARD.seen(game.view(0)["state"]), 0, {})


@pytest.mark.parametrize("chapter", ["move", "cross"])
def test_a_model_can_end_in_its_region(chapter: str) -> None:
    question: Any = begun(chapter).question
    assert isinstance(question, Place)
    mover = question.models[0]
    stretches = [ring for ground in region(question.planner, mover).values() for rings in ground for ring in rings]
    assert stretches
    xs, ys = zip(*(point for ring in stretches for point in ring), strict=True)
    for tracks in question.planner.candidates(6, Random(1), ()):
        x, y, _ = tracks[mover].end
        assert min(xs) - 900 <= x <= max(xs) + 900
        assert min(ys) - 900 <= y <= max(ys) + 900


def test_who_could_be_fired_at_from_elsewhere_and_by_whom() -> None:
    game = begun("move")
    near = possible_attacks(looked_at(game), game.fork(0), Stance(0, (20_000, 40_000, 0)))
    far = possible_attacks(looked_at(game), game.fork(0), Stance(0))
    forecasts = [shot.forecast() for one in (near, far) for shot in one.shots]
    assert [told.range for told in forecasts if isinstance(told, SalvoForecast)] == [1, 3]
    assert len(forecasts) == 2
    assert [shot.text for shot in near.shots] == ["Guns at Others: assault rifle"]
    assert [(threat.model, threat.unit) for threat in near.threats] == [(2, 0)]
    lost = [prospect_of("trauma", one.shots[0].forecast()).tallies[-1].mean for one in (near, far)]
    assert lost[0] > lost[1]


def test_how_far_the_others_come() -> None:
    found = threats(looked_at(begun("move")))
    assert [threat.model for threat in found] == [2, 3]
    assert (found[0].shoot, found[0].charge) == (12_000 + 70_000, 14_500)
    assert "82 cm" in found[0].text


@pytest.mark.parametrize(("name", "far"), [("assault rifle", 70), ("carbine", 60), ("flame-thrower", 30)])
def test_how_far_a_weapon_can_hit(name: str, far: int) -> None:
    assert farthest_hit(PLAIN, weapons()[name]) == far * 1000
