"""The laboratory over HTTP: closed unless it is opened, bounded, and told in the language of the page."""

import subprocess
import sys
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from escarmouche.board.board import board
from escarmouche.lab.conduct import conduct
from escarmouche.lab.experiment import read_experiment
from escarmouche.lab.run import OneProcess
from escarmouche.server import laboratory
from escarmouche.server.app import make_app
from escarmouche.server.limits import Limits
from escarmouche.server.storage import address_of

DUEL = """
name = "One – other"
game = "trauma"
question = "fair"
players = ["recruit"]
lists = ["ashen-30", "chorus-30"]
games = 2
"""
ASKED = {"key": "trauma", "one": "ashen-convoy-30", "other": "chorus-vigil-30", "language": "de"}


def test_a_server_without_a_folder_for_it_has_its_laboratory_closed(tmp_path: Path) -> None:
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits())) as client:
        assert client.get("/api/lab?language=de").status_code == 404
        refused = client.post("/api/fair", json=ASKED)
        assert (refused.status_code, refused.json()["why"]["text"]) == (
            404,
            "Das Labor dieses Servers ist geschlossen.",
        )
        assert client.get("/lab/0001/report").status_code == 404


def test_an_experiment_is_begun_once_at_a_time_and_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Path] = []

    def started(file: Path) -> subprocess.Popen[bytes]:
        begun.append(file)
        return subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])

    monkeypatch.setattr(laboratory, "_started", started)
    folder = tmp_path / "games.lab"
    with TestClient(make_app(address_of(tmp_path / "games.db"), Limits(), laboratory=folder)) as client:
        assert client.get("/api/lab").json() == []
        assert client.post("/api/fair", json={**ASKED, "one": "../x"}).status_code == 400
        assert client.post("/api/fair", json={**ASKED, "one": 'name = "Mine"\nbook = "nobody"\n'}).status_code == 400
        assert begun == []
        (first,) = client.post("/api/fair", json=ASKED).json()
        assert (first["name"], first["running"], first["played"], first["most"]) == ("0001", True, 0, 400)
        assert client.post("/api/fair", json=ASKED).status_code == 429
        assert begun == [folder / "0001.toml"]
        assert 'question = "fair"' in begun[0].read_text("utf-8")
        begun[0].write_text(DUEL, "utf-8")
        conduct(begun[0], engine=OneProcess())
        (kept,) = client.get("/api/lab?language=de").json()
        assert (kept["title"], kept["running"], kept["played"], kept["most"]) == ("One – other", False, 2, 2)
        assert "Ascheüberfall" in kept["text"]
        report = client.get("/lab/0001/report?language=de")
        assert "<h1>One – other</h1>" in report.text
        assert "sandbox allow-scripts" in report.headers["content-security-policy"]
        assert report.headers["x-frame-options"] == "DENY"
        assert client.get("/lab/..%2F0001/report").status_code == 404


def test_an_own_list_is_written_beside_its_experiment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "_started", lambda file: subprocess.Popen([sys.executable, "-c", ""]))
    own = board("trauma").building.library.shelf.box / "lists" / "ashen-convoy-30.toml"  # type: ignore[union-attr]
    mine = own.read_text("utf-8").replace('en = "Ashen convoy"', 'en = "My \\"own\\" convoy"')
    lab = laboratory.Laboratory(tmp_path)
    lab.begin("trauma", mine, "chorus-vigil-30", "en")
    experiment = read_experiment(tmp_path / "0001.toml")
    assert experiment.name == 'My "own" convoy – Chorus vigil'
    assert experiment.parts[0].lists == ("lists/0001-1.toml", "chorus-vigil-30")
    assert (tmp_path / "lists" / "0001-1.toml").read_text("utf-8") == mine
    lab.close()
