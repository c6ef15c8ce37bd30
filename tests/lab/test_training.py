"""Teaching a value: it repeats itself, learns what there is to learn, and says honestly how far it can be believed."""

from pathlib import Path

import numpy as np
import pytest

from escarmouche.agents.value import Network, read
from escarmouche.cli import run
from escarmouche.engine.words import LANGUAGES
from escarmouche.lab import lessons
from escarmouche.lab.calibration import calibrated, drift, tenths
from escarmouche.lab.fitting import HIDDEN, Learner, Sample, chances, log_loss, logistic, side_by_side, taught
from escarmouche.lab.training import played, trained

FEW = 8
QUICK = {("recruit", "recruit"): 1}
"""Whoever answers at random is soon done."""


def made_up(games: int, worth: float) -> Sample:
    """Games of five positions in which the first number of a side decides so much, and the others nothing."""
    rng = np.random.default_rng(7)
    sides = rng.normal(size=(games, 2, 4)).repeat(5, axis=0)
    result = (rng.random(games) < chances(worth * (sides[::5, 0, 0] - sides[::5, 1, 0]))).astype(float).repeat(5)
    count = 5 * games
    return Sample(
        sides, rng.random((count, 2)), np.zeros((count, 2)), result, 2.0 * result - 1.0, np.arange(games).repeat(5),
        np.ones(count, np.int64), np.zeros(count, np.int64), np.zeros(count, np.int64),
    )  # fmt: skip


def test_training_repeats_itself_to_the_byte(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "PAIRINGS", QUICK)
    one, other, third = (trained("collision", FEW, seed).written for seed in (5, 5, 6))
    assert one == other
    assert one != third


def test_games_to_learn_from_are_the_same_in_several_processes() -> None:
    alone, together = (list(played("collision", 2, seed=5, processes=count)) for count in (1, 2))
    assert [one.number for one in together] == [0, 1]
    for one, other in zip(alone, together, strict=True):
        assert (one.mission, one.outcome) == (other.mission, other.outcome)
        assert len(one.positions) > 5
        for here, there in zip(one.positions, other.positions, strict=True):
            assert np.array_equal(here.sides, there.sides)


def test_what_ships_is_judged_by_games_that_it_has_not_learnt_from(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lessons, "PAIRINGS", QUICK)
    plot = tmp_path / "plot.svg"
    command = ["lab", "judge", "collision", "--games", str(FEW), "--plot", str(plot)]
    assert run(command) == 0
    said = capsys.readouterr().out
    assert f"{FEW} fresh games" in said
    assert "No tenth is farther off" in said
    assert plot.read_text(encoding="utf-8").startswith("<svg")
    assert run(command) != 0, "a file was overwritten"
    assert str(plot) in capsys.readouterr().err
    assert run(["lab", "judge", "collision", "--seed", "1"]) != 0, "it was judged by what it has learnt from"
    assert "Seed 1" in capsys.readouterr().err


def test_a_network_learns_what_decides_and_says_no_more_than_it_knows() -> None:
    sample = made_up(400, 2.0)
    found = taught(sample, 1)
    best = log_loss(2.0 * (sample.sides[:, 0, 0] - sample.sides[:, 1, 0]), sample.result)
    assert log_loss(found.unseen[:, 0], sample.result) < best + 0.06
    noise = made_up(400, 0.0)
    assert log_loss(taught(noise, 1).unseen[:, 0], noise.result) < np.log(2) + 0.02


def test_networks_side_by_side_are_their_average_and_fair_to_both_sides() -> None:
    sample = made_up(40, 1.0)
    nets = [Learner(4, 2, np.random.default_rng(seed)) for seed in range(3)]
    for net in nets:
        net.parts = [part + 0.1 for part in net.parts]
    laid = [np.zeros(6), np.ones(6), *side_by_side([net.parts for net in nets])]
    network = Network(4, 2, len(nets) * HIDDEN, np.concatenate([part.ravel() for part in laid]))
    here = network.logits(sample.sides, sample.common)
    assert np.allclose(here, np.mean([net.logits(sample) for net in nets], axis=0))
    assert np.allclose(here, -network.logits(sample.sides[:, ::-1], sample.common))
    one_by_one = [network.logit(*position) for position in zip(sample.sides, sample.common, strict=True)]
    assert np.allclose(here, one_by_one)
    assert np.abs(here).max() > 0.1


def test_a_fair_judge_is_found_to_be_fair_and_an_overconfident_one_is_not() -> None:
    rng = np.random.default_rng(3)
    said = rng.random(40_000)
    result = (rng.random(40_000) < said).astype(float)
    assert all(abs(one.said - one.came) < 0.02 for one in tenths(said, result))
    sure = chances(3.0 * np.log(said / (1 - said)))
    assert max(abs(one.said - one.came) for one in tenths(sure, result)) > 0.1


def test_the_score_alone_is_a_logistic_curve() -> None:
    rng = np.random.default_rng(4)
    apart = rng.normal(size=(20_000, 1))
    result = (rng.random(20_000) < chances(1.5 * apart[:, 0])).astype(float)
    assert logistic(apart, result)[0] == pytest.approx(1.5, abs=0.1)


def test_drift_is_measured_by_whole_games() -> None:
    found = drift("first", np.array([0.1, 0.1, -0.1, -0.1]), np.array([1, 1, 2, 2]))
    assert (found.mean, found.steps) == (0.0, 4)
    assert found.error == pytest.approx(np.sqrt(0.08) / 4)


def test_value_and_result_make_the_steps_of_a_game() -> None:
    sample = made_up(60, 1.0)
    judged = calibrated(sample, np.zeros(len(sample.result)), [""])
    first = judged.drifts[0]
    # Nothing changes but in the last step, which leads from one half to the result.
    assert first.mean == pytest.approx((sample.result[::5] - 0.5).sum() / len(sample.result))
    assert judged.whole.value == pytest.approx(np.log(2))
    assert judged.constant == pytest.approx(np.log(2))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_writes_weights_and_a_picture_and_says_how_good_they_are(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lessons, "PAIRINGS", QUICK)
    file, plot = tmp_path / "value.msgpack", tmp_path / "plot.svg"
    command = [
        "-l",
        language,
        "lab",
        "train",
        "collision",
        "--games",
        str(FEW),
        "--out",
        str(file),
        "--plot",
        str(plot),
    ]
    assert run(command) == 0
    said = capsys.readouterr().out
    assert "train-" not in said
    assert "mission-" not in said
    assert str(file) in said
    assert read(file.read_bytes(), "").games == FEW
    assert plot.read_text("utf-8").count("<circle") >= 1
    assert run(command) != 0
    assert str(file) in capsys.readouterr().err
