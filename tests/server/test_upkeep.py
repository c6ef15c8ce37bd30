"""What whoever runs a server does now and then: remove old games, back all of them up, see how much there is."""

from pathlib import Path

import pytest

from escarmouche.cli import run
from escarmouche.server.storage import Storage, address_of
from tests.server.table import served
from tests.server.test_expiry import kept


@pytest.fixture(autouse=True)
def _file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("LANG", "en")


def filled(folder: Path) -> Path:
    """A file with an old game, one that will be removed soon, a new one and one that was never played."""
    file = folder / "games.db"
    storage = Storage(address_of(file))
    for days in (100, 88, 0):
        kept(storage, days=days)
    kept(storage, days=0.5, played=False)
    storage.report("a game", 1, "Traceback\n  somewhere\nValueError: two left feet\n").result()
    storage.close()
    return file


def test_old_games_are_removed_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = filled(tmp_path)
    assert run(["serve", "--data", str(file), "--prune"]) == 0
    assert "One game was removed" in capsys.readouterr().out
    assert run(["serve", "--data", str(file), "--prune"]) == 0
    assert "No game was old enough" in capsys.readouterr().out


def test_games_are_not_removed_behind_the_back_of_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(tmp_path):
        assert run(["serve", "--data", str(tmp_path / "games.db"), "--prune"]) == 2
    assert "already serves" in capsys.readouterr().err


def test_a_report_tells_how_much_there_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = filled(tmp_path)
    assert run(["serve", "--data", str(file), "--prune"]) == 0
    capsys.readouterr()
    assert run(["serve", "--data", str(file), "--report"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith("3 games with 6 answers take")
    assert "Begun in the last 24 hours: 1; never played: 1; to be removed soon: 1; faults of ours: 1." in told
    assert "Fault: ValueError: two left feet" in told


def test_a_copy_is_whole_while_a_server_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with served(tmp_path):
        storage = Storage(address_of(tmp_path / "games.db"))
        made = kept(storage, days=0)
        assert run(["serve", "--data", str(tmp_path / "games.db"), "--backup", str(tmp_path / "copy.db")]) == 0
        storage.close()
    copy = Storage(address_of(tmp_path / "copy.db"))
    assert [entry.sequence for entry in copy.entries(made.row.id)] == [1, 2, 3]
    assert len(copy.places(made.row.id)) == 3
    copy.close()
    assert not list(tmp_path.glob("*.half*"))


def test_a_copy_overwrites_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, there = filled(tmp_path), tmp_path / "there.db"
    there.write_text("mine")
    assert run(["serve", "--data", str(file), "--backup", str(there)]) == 2
    assert "is there already" in capsys.readouterr().err
    assert there.read_text() == "mine"


@pytest.mark.parametrize("asked", [["--report"], ["--backup", "copy.db"]])
def test_a_file_that_is_not_there_is_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["serve", "--data", "nothing.db", *asked]) == 2
    assert "no games in nothing.db" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("asked", [["--report"], ["--backup", "copy.db"], ["--prune"]])
def test_a_file_that_is_no_database_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, asked: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "letter.db").write_text("dear reader, this is no database" * 100)
    assert run(["serve", "--data", "letter.db", *asked]) == 2
    assert "not a database" in capsys.readouterr().err
    assert not (tmp_path / "copy.db").exists()


def test_a_postgresql_is_backed_up_with_its_own_program(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://somebody@nowhere/games")
    assert run(["serve", "--backup", str(tmp_path / "copy.db")]) == 2
    assert "pg_dump" in capsys.readouterr().err


def test_a_report_of_a_postgresql(
    database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    storage = Storage(database)
    kept(storage, days=0)
    storage.close()
    monkeypatch.setenv("DATABASE_URL", database)
    assert run(["serve", "--report"]) == 0
    assert " games with " in " ".join(capsys.readouterr().out.split())
