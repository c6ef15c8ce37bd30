"""The measurements tell what they find as it is; how long anything takes is no matter of tests."""

import math
from pathlib import Path
from random import Random

import pytest
from bench import __main__ as bench
from bench import compare, growth, history
from bench.figures import Figure, at, table


def test_a_figure_knows_whether_it_holds() -> None:
    assert Figure("games", 7, "a second", 6, aim=10).verdict == "holds"
    assert Figure("games", 12, "a second", 6, aim=10).verdict == "holds, aim reached"
    assert Figure("fork", 31, "µs", 30, less_is_better=True).verdict == "DOES NOT HOLD"
    assert Figure("fork", 31, "µs").verdict == ""


def test_the_table_has_what_was_before() -> None:
    heading, *rows = table([Figure("games", 7, "a second", 6, aim=10, before=2.2), Figure("other", 1, "s")])
    assert heading.split() == ["what", "before", "now", "floor", "aim", "unit"]
    assert [row.split() for row in rows] == [["games", "2.2", "7", "6", "10", "a", "second", "holds"]]


def test_a_share_of_numbers() -> None:
    assert at([1, 2, 3, 4], 0.5) == 3
    assert at([1, 2, 3, 4], 1.0) == 4


# Comparisons


def test_the_same_difference_in_every_round_is_real() -> None:
    found = compare.interval([1.0, 2.0, 4.0], [0.5, 1.0, 2.0])
    assert found.ratio == pytest.approx(0.5)
    assert found.is_real
    assert compare.verdict(found, less_is_better=True) == "better"
    assert compare.verdict(found, less_is_better=False) == "WORSE"


def test_a_difference_that_comes_and_goes_is_not() -> None:
    found = compare.interval([1.0, 1.0, 1.0, 1.0], [1.3, 0.8, 1.1, 0.9])
    assert not found.is_real
    assert compare.verdict(found, less_is_better=True) == "no difference that is real"


def test_one_round_proves_nothing() -> None:
    assert not compare.interval([1.0], [9.0]).is_real


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng, held, times = Random(1), 0, 1000
    for _ in range(times):
        rounds = [(math.exp(rng.gauss(0, 0.1)), 1.2 * math.exp(rng.gauss(0, 0.1))) for _ in range(compare.ROUNDS)]
        found = compare.interval([old for old, _ in rounds], [new for _, new in rounds])
        held += found.least <= 1.2 <= found.most
    assert 0.93 < held / times < 0.97


def test_what_was_measured_on_one_side_only_is_told() -> None:
    one, other = Figure("old", 1, "s"), Figure("new", 1, "s")
    found = {"before": [{"old": one}, {"old": one}], "after": [{"new": other}, {"new": other}]}
    assert compare._alone(found) == [("before", "old"), ("after", "new")]


# The history


def test_a_run_is_a_line_behind_the_others(tmp_path: Path) -> None:
    file = tmp_path / "history.jsonl"
    assert history.runs(file) == []
    first = history.run_of([Figure("games", 3.141592, "a second")])
    history.keep(first, file)
    history.keep(first, file)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 2
    assert history.runs(file) == [first, first]
    assert first.figures == {"games": 3.142}


def test_the_history_can_be_read() -> None:
    assert all(run.figures for run in history.runs())


# What is measured


def test_measurements_are_chosen_by_a_word_of_their_names() -> None:
    assert bench.chosen(["sergeant"], server=True) == [f"{key} sergeant" for key in bench.agents.SETUPS]
    assert bench.SERVER in bench.chosen([], server=True)
    assert bench.SERVER not in bench.chosen([], server=False)
    assert bench.chosen(["nothing of that kind"], server=True) == []


def test_what_cannot_be_measured_here_is_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def lacking() -> list[Figure]:
        raise ImportError("no chess")

    found = Figure("games", 1, "a second")
    monkeypatch.setattr(bench, "MEASUREMENTS", {"chess": lacking, "games": lambda: [found]})
    assert list(bench.measured(["chess", "games"])) == [found]
    assert "no chess" in capsys.readouterr().err


def test_a_power_has_its_exponent() -> None:
    assert growth.exponent({size: 3.0 * size**1.5 for size in (10, 20, 40)}) == pytest.approx(1.5)
    assert "MORE THAN LINEAR" in list(growth.lines({"moving": {10: 1.0, 20: 3.0}}))[1]


def test_armies_and_tables_have_the_sizes_that_are_told() -> None:
    assert sum(unit.size for unit in growth.army(40).units) == 40
    for pieces in growth.PIECES:
        assert len(growth.ground(pieces).pieces) == pieces
