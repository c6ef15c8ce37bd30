"""The command `serve`: it says where it is, and in one sentence why it cannot be."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from escarmouche.cli import run


def test_a_port_that_somebody_else_has_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port, "--data", str(tmp_path / "games.db")]) == 2
    assert f"port {port}" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_database_that_cannot_be_opened_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = tmp_path / "nowhere" / "games.db"
    assert run(["serve", "--port", str(free_port()), "--data", str(wanted)]) == 2
    assert "database cannot be opened" in capsys.readouterr().err


def test_several_workers_of_a_file_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DATABASE_URL", raising=False)
    wanted = ["serve", "--port", str(free_port()), "--data", str(tmp_path / "games.db"), "--workers", "2"]
    assert run(wanted) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_a_server_says_where_it_is_and_serves_there(tmp_path: Path) -> None:
    port = free_port()
    command = [
        sys.executable,
        "-m",
        "escarmouche",
        "serve",
        "--port",
        str(port),
        "--data",
        str(tmp_path / "games.db"),
    ]
    environment = {**os.environ, "PYTHONPATH": "src", "LANG": "en"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            assert f"http://127.0.0.1:{port}/" in server.stdout.readline()
            assert _answered(f"http://127.0.0.1:{port}/openapi.json")
        finally:
            server.send_signal(signal.SIGINT)
            assert server.wait(20) == 0


def _answered(address: str) -> bool:
    """Whether somebody answers there before long."""
    for _ in range(200):
        try:
            return httpx.get(address).is_success
        except httpx.TransportError:
            time.sleep(0.1)
    return False


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])
