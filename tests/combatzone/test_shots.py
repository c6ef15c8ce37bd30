"""Shots: the points of a body, what is foretold of a shot, and shooting that is answered at random."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.conformance.cases import read_cases
from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.ids import PieceId
from escarmouche.engine.questions import Assign, Choose
from escarmouche.games.combatzone.conformance.stage import STAGE
from escarmouche.games.combatzone.rules import forecast
from escarmouche.games.combatzone.rules.battle import CENTIMETRE, Battle
from escarmouche.games.combatzone.rules.dice import parsed, written
from escarmouche.games.combatzone.rules.lists.cards import WeaponId
from escarmouche.games.combatzone.rules.measure import added_for_height
from escarmouche.games.combatzone.rules.shooting.shots import band_of, is_hit
from escarmouche.games.combatzone.rules.shooting.sight import (
    POINTS,
    eye_of,
    points_between,
    points_of,
    with_material,
)
from escarmouche.games.combatzone.rules.shooting.weapons import SHEET, line_of
from escarmouche.games.combatzone.rules.state import State
from escarmouche.table.geometry import Body
from escarmouche.table.table import Piece

CASES = Path(__file__).parents[1] / "conformance" / "combatzone"
WRITTEN = {case["id"]: case for file in ("shooting", "bursts", "sight") for case in read_cases(CASES / f"{file}.toml")}
PLAYED = [key for key, case in WRITTEN.items() if case.get("begin") in ("perform", "figure")]
MOST_QUESTIONS = 60


def begun(key: str, seed: int = 1) -> Game[State]:
    """The scene of a case, with dice of its own."""
    game: Game[State] = STAGE.scene(WRITTEN[key]).play(Seeded(seed))
    return game


# Dice and the table


def test_dice_are_read_as_they_are_written() -> None:
    assert parsed("2D8+1D6") == ((2, 8), (1, 6))
    assert [written(parsed(text)) for text in ("2D4", "3D6", "2D8+1D6")] == ["2D4", "3D6", "2D8+1D6"]


def test_every_line_of_the_table_is_there() -> None:
    assert all(line.point_blank < line.short < line.long for line in map(line_of, SHEET))


@given(st.sampled_from(sorted(SHEET)), st.integers(0, 160_000))
def test_a_target_further_away_is_never_in_a_nearer_band(key: WeaponId, distance: int) -> None:
    order = ["point_blank", "short", "long", "out"]
    assert order.index(band_of(line_of(key), distance)) <= order.index(band_of(line_of(key), distance + 1))


@given(st.integers(0, 30_000))
def test_height_counts_in_full_centimetres_beyond_four(rise: int) -> None:
    added = added_for_height(rise)
    assert added % CENTIMETRE == 0
    assert added == 0 if rise <= 4002 else rise - 2 <= added < rise + CENTIMETRE


@given(st.integers(1, 6), st.integers(-5, 12))
def test_a_one_never_hits_and_a_six_always_does(die: int, number: int) -> None:
    assert is_hit(die, number) == (die != 1 and (die == 6 or number >= 6))


# Sight


def test_a_body_has_25_points_across_the_line_of_sight() -> None:
    points = points_of(Body(20_000, 0, 0, 1250, 3000), 0, 0)
    assert points.shape == (POINTS, 3)
    assert set(points[:, 0]) == {20_000}
    assert sorted(set(points[:, 1])) == pytest.approx([-1000, -500, 0, 500, 1000])
    assert sorted(set(points[:, 2])) == pytest.approx([300, 900, 1500, 2100, 2700])
    assert eye_of(Body(0, 0, 0, 2000, 5000)) == (0, 0, 4500)


def test_bodies_above_one_another_are_looked_at_along_the_table() -> None:
    assert set(points_of(Body(20_000, 0, 0, 1250, 3000), 20_000, 0)[:, 1]) == {0}


@settings(deadline=None)
@given(st.integers(0, 40), st.integers(0, 40), st.integers(0, 40), st.integers(0, 40))
def test_behind_a_wall_every_point_is_seen_or_screened(x1: int, y1: int, x2: int, y2: int) -> None:
    battle = Battle(begun("CBZ-CASE-276"))
    viewer = Body(40_000 + x1 * 500, 30_000 + y1 * 500, 0, 1250, 3000)
    seen = points_between(battle, viewer, Body(40_000 + x2 * 500, 30_000 + y2 * 500, 0, 1250, 3000))
    assert seen.visible + seen.screened == POINTS  # the wall is opaque
    assert sum(count for _, count in seen.by) == seen.screened


# Questions


def test_a_shot_is_foretold_by_its_faces_dice_and_what_must_be_reached() -> None:
    game = begun("CBZ-CASE-267")
    assert isinstance(game.question, Choose)
    (option,) = game.question.options
    assert option.data == {"target": 1, "distance": 40_000, "band": "long"}
    assert option.forecast is not None
    told = option.forecast()
    assert isinstance(told, forecast.Shots)
    volley, brunt = told.volley, told.volley.brunt
    assert (volley.shots, volley.faces) == (1, (6,))
    assert (brunt.dice, brunt.modifier, brunt.resistance) == (((2, 6),), 0, 7)
    assert (brunt.machine, brunt.reaction) == (False, "")


def test_unless_told_otherwise_all_shots_of_a_burst_go_at_the_nearest() -> None:
    game = begun("CBZ-CASE-285")
    assert isinstance(game.question, Assign)
    assert game.question.default == {"1": "1", "2": "1", "3": "1"}


@pytest.mark.parametrize("key", PLAYED)
def test_shooting_answered_at_random_comes_to_an_end(key: str) -> None:
    for seed in range(3):
        game, rng = begun(key, seed), Random(seed)
        for _ in range(MOST_QUESTIONS):
            if game.question is None:
                break
            game.answer(game.question.seat, game.number, game.question.sample(rng))
        assert game.question is None


# Materials


def wall(*traits: str) -> Piece:
    return Piece(PieceId("wall"), "piece", ((0, 0), (1, 0), (1, 1)), 0, 3000, frozenset(traits))


def test_a_hedge_only_screens_and_a_wall_blocks() -> None:
    assert with_material(wall("material:hedge")).traits == {"material:hedge", "seethrough"}
    assert with_material(wall(), "brick").traits == {"material:brick", "opaque"}


def test_a_solid_piece_of_no_material_hides_whoever_is_behind_it() -> None:
    assert with_material(wall("blocking")).has("opaque")
    assert with_material(wall("difficult")) == wall("difficult")
