"""The command `simulate`: what it prints, keeps, goes on with and refuses."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.word_files import messages

from escarmouche.cli import run, simulate
from escarmouche.engine.words import LANGUAGES
from escarmouche.lab import cells, play
from escarmouche.lab.results_file import decode
from escarmouche.lab.run import OneProcess
from escarmouche.terminal.files import write_bytes

ROOT = Path(__file__).parents[2]
RECRUITS = ["simulate", "firefight", "--seats", "recruit,recruit"]
QUICK = [*RECRUITS, "--table", "saltgate", "--cores", "1"]


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of six games."""
    file = tmp_path_factory.mktemp("whole") / "games.parquet"
    assert run([*QUICK, "--games", "6", "--out", str(file)]) == 0
    return file


def one_sentence(err: str) -> None:
    assert err.startswith("escarmouche: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


def stop_after(pairs: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody presses Ctrl-C after so many pairs."""
    real = OneProcess.played

    def played(*given: Any) -> Iterator[Any]:
        for number, rows in enumerate(real(*given)):
            if number == pairs:
                raise KeyboardInterrupt
            yield rows

    monkeypatch.setattr(OneProcess, "played", played)


def within(seconds: float, come_true: Callable[[], bool]) -> bool:
    """Whether something comes true in time."""
    deadline = time.monotonic() + seconds
    while not come_true() and time.monotonic() < deadline:
        time.sleep(0.1)
    return come_true()


def processes(group: int) -> bool:
    """Whether a group of processes still has one."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


# What it prints


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["1. recruit", "on side A", "95% interval", "2 games in one pair", "On average a game has 4.0 rounds"]),
        ("fr", ["1. recrue", "dans le camp B", "2 parties en une paire", "4,0 rounds"]),
        ("de", ["1. Rekrut", "auf Seite A", "2 Spiele in einem Paar", "4,0 Runden"]),
    ],
)
def test_two_games_are_told_in_every_language(
    language: str, said: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["--language", language, *QUICK, "--games", "2"]) == 0
    out, err = capsys.readouterr()
    assert [one for one in said if one not in out] == []
    assert "simulate-" not in out
    assert err == ""
    assert list(tmp_path.iterdir()) == []


def test_named_lists_and_rounding_are_said(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text('name = "Mine"\nfaction = "tollgate"\n[[unit]]\nentry = "Toll Guard"\n', "utf-8")
    assert run([*QUICK, "--games", "1", "--list", str(own), "--list", "demo-200", "--out", "games.parquet"]) == 0
    out = capsys.readouterr().out
    assert "1 becomes 2" in out
    assert "2. recruit plays the list demo-200." in out
    _, rows = decode((tmp_path / "games.parquet").read_bytes())
    assert [row.list_0 for row in rows] == [str(own), "demo-200"]


def test_one_list_is_played_against_the_ready_ones_in_turn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    field = ("demo-200", "demo-assault-200", "hollow_hill-200")
    assert run([*QUICK, "--games", "6", "--list", "tollgate-200", "--out", "games.parquet"]) == 0
    assert f"2. recruit plays these ready lists in turn: {', '.join(field)}." in capsys.readouterr().out
    _, rows = decode((tmp_path / "games.parquet").read_bytes())
    assert [(row.list_0, row.list_1) for row in rows[::2]] == [("tollgate-200", other) for other in field]
    assert [(row.list_1, row.list_0) for row in rows[1::2]] == [("tollgate-200", other) for other in field]


def test_unequal_lists_and_what_a_game_calls_its_points_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    lists = ["--list", "hounds-150", "--list", "halden-150"]
    assert run(["simulate", "combatzone", "--seats", "recruit,recruit", "--cores", "1", "--games", "2", *lists]) == 0
    out = capsys.readouterr().out
    assert "The lists do not cost the same: 150 against 145." in out
    assert "1. recruit (Hounds of Tin Street)" in out
    assert "victory points  figures lost" in out
    assert "objectives held" not in out


def test_a_fault_is_counted_and_told(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(play, "MOST_ANSWERS", 20)
    assert run([*QUICK, "--games", "2"]) == 1
    out = capsys.readouterr().out
    assert "2 games failed and count for nobody:" in out
    assert "on saltgate: hangs: 20 answers" in out


def test_without_polars_games_are_played_but_not_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    assert run([*QUICK, "--games", "2"]) == 0
    assert run([*QUICK, "--games", "2", "--out", "games.parquet"]) == 2
    err = capsys.readouterr().err
    one_sentence(err)
    assert 'pip install "escarmouche[lab]"' in err
    assert list(tmp_path.iterdir()) == []


# What it keeps, and going on


def test_the_file_is_the_same_on_one_core_and_on_two(whole: Path, tmp_path: Path) -> None:
    several = [*RECRUITS, "--table", "saltgate", "--cores", "2", "--games", "6", "--out", "two.parquet"]
    assert run(several) == 0
    assert (tmp_path / "two.parquet").read_bytes() == whole.read_bytes()


def test_what_was_interrupted_goes_on_and_ends_with_the_same_file(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wanted = [*QUICK, "--games", "6", "--out", "games.parquet"]
    with monkeypatch.context() as patch:
        stop_after(2, patch)
        assert run(wanted) == 2
    err = capsys.readouterr().err
    one_sentence(err)
    assert "4 of 6 games were played; the same command with --resume" in err
    assert len(decode((tmp_path / "games.parquet").read_bytes())[1]) == 4
    assert run([*wanted, "--resume"]) == 0
    assert (tmp_path / "games.parquet").read_bytes() == whole.read_bytes()


def test_more_games_extend_a_file(whole: Path, tmp_path: Path) -> None:
    assert run([*QUICK, "--games", "2", "--out", "games.parquet"]) == 0
    assert run([*QUICK, "--games", "6", "--out", "games.parquet", "--resume"]) == 0
    assert (tmp_path / "games.parquet").read_bytes() == whole.read_bytes()


def test_a_pair_is_kept_once_its_time_has_come(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(simulate, "KEEP_EVERY", 0.0)
    kept: list[bytes] = []

    def keep(path: Path, raw: bytes) -> None:
        kept.append(raw)
        write_bytes(path, raw)

    monkeypatch.setattr(simulate, "write_bytes", keep)
    assert run([*QUICK, "--games", "4", "--out", "games.parquet"]) == 0
    assert [len(decode(raw)[1]) for raw in kept] == [0, 2, 4, 4]


def test_ctrl_c_ends_a_run_on_two_cores_and_leaves_nothing_running(tmp_path: Path) -> None:
    around = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    wanted = [*RECRUITS, "--games", "4000", "--cores", "2", "--out", "games.parquet"]
    command = [sys.executable, "-m", "escarmouche", *wanted]
    # What a script starts in the background begins deaf to Ctrl-C.
    with subprocess.Popen(command, env=around, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                          start_new_session=True, preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_IGN),
                          ) as running:  # fmt: skip
        within(30, lambda: (tmp_path / "games.parquet").exists())
        time.sleep(1.5)
        os.killpg(running.pid, signal.SIGINT)
        out, err = running.communicate(timeout=30)
    assert running.returncode == 2, err
    one_sentence(err)
    assert "of 4,000 games were played" in err
    assert "kept in games.parquet" in out
    assert len(decode((tmp_path / "games.parquet").read_bytes())[1]) % 2 == 0
    assert within(10, lambda: not processes(running.pid))


# What it refuses


@pytest.mark.parametrize(
    "more",
    [
        ["--seats", "recruit"],
        ["--seats", "recruit,recruit,recruit"],
        ["--seats", "recruit,"],
        ["--seats", "recruit,nobody"],
        ["--games", "0"],
        ["--games", "-4"],
        ["--games", "many"],
        ["--seed", "-1"],
        ["--cores", "0"],
        ["--size", "-200"],
        ["--list", "nobody"],
        ["--list", "demo-200", "--list", "nobody"],
        ["--list", "demo-200", "--list", "demo-200", "--list", "demo-200"],
        ["--list", "tollgate-500", "--list", "demo-200", "--size", "200"],
        ["--table", "nowhere"],
        ["--table", "missing.toml"],
        ["--option", "special_moves"],
        ["--option", "special_moves=perhaps"],
        ["--option", "unheard=of"],
        ["--out", "no/such/place.parquet"],
        ["--out", "."],
        ["--out", "games.csv"],
        ["--out", "games"],
        ["--resume"],
        ["--out", "missing.parquet", "--resume"],
        ["--out", "games.parquet", "--resume", "--force"],
        ["--bogus"],
    ],
)
def test_bad_arguments_are_one_sentence(more: list[str], capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run([*QUICK, *more]) == 2
    one_sentence(capsys.readouterr().err)
    assert list(tmp_path.iterdir()) == []


def test_an_unknown_game_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", "chess"]) == 2
    one_sentence(capsys.readouterr().err)


def test_a_file_is_overwritten_only_by_force(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "games.parquet").write_bytes(b"mine")
    assert run([*QUICK, "--games", "2", "--out", "games.parquet"]) == 2
    one_sentence(capsys.readouterr().err)
    assert (tmp_path / "games.parquet").read_bytes() == b"mine"
    assert run([*QUICK, "--games", "2", "--out", "games.parquet", "--force"]) == 0
    assert len(decode((tmp_path / "games.parquet").read_bytes())[1]) == 2


@pytest.mark.parametrize("cut", [0, 4, 1000, -1])
def test_a_broken_file_is_not_gone_on_with(
    cut: int, whole: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = whole.read_bytes()[:cut]
    (tmp_path / "games.parquet").write_bytes(broken)
    assert run([*QUICK, "--games", "6", "--out", "games.parquet", "--resume"]) == 2
    err = capsys.readouterr().err
    one_sentence(err)
    assert "games.parquet holds no results" in err
    assert (tmp_path / "games.parquet").read_bytes() == broken


@pytest.mark.parametrize(
    ("more", "named"),
    [
        (["--seats", "recruit,corporal"], "other players: recruit, recruit, not recruit, corporal"),
        (["--seed", "2"], "the seed 1, not 2"),
        (["--size", "500"], "200 points, not of 500"),
        (["--games", "4"], "already holds 6 games"),
        (["--table", "thornmarch"], "other tables: saltgate, not saltgate, thornmarch"),
        (["--list", "demo-200", "--list", "demo-200"], "other lists: —, not demo-200, demo-200"),
        (["--option", "special_moves=off"], "other options: —, not special_moves=off"),
        (["--agree"], "(--agree)"),
    ],
)
def test_another_plan_is_not_gone_on_with(
    more: list[str], named: str, whole: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = whole.read_bytes()
    assert run([*QUICK, "--games", "6", *more, "--out", str(whole), "--resume"]) == 2
    err = capsys.readouterr().err
    one_sentence(err)
    assert str(whole) in err
    assert named in err
    assert whole.read_bytes() == before


def test_a_list_or_a_program_that_has_changed_is_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "mine.toml"
    own.write_text('name = "Mine"\nfaction = "tollgate"\n[[unit]]\nentry = "Toll Guard"\n', "utf-8")
    wanted = [*QUICK, "--games", "2", "--list", str(own), "--list", "demo-200", "--out", "games.parquet"]
    assert run(wanted) == 0
    with monkeypatch.context() as patch:
        patch.setattr(cells, "version_of", lambda *_: "another")
        assert run([*wanted, "--resume"]) == 2
    assert "this is another" in capsys.readouterr().err
    own.write_text(own.read_text("utf-8").replace("Mine", "Ours"), "utf-8")
    assert run([*wanted, "--resume"]) == 2
    assert "lists or tables have changed" in capsys.readouterr().err


# Words


def worded(language: str) -> dict[str, frozenset[str]]:
    """The messages of a language with their variables."""
    return messages(ROOT / "src" / "escarmouche" / "text" / language / "simulate.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_with_the_same_variables(language: str) -> None:
    assert worded(language) == worded("en")
