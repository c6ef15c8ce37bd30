"""Files that are none: whatever a command is given to read, it ends with one sentence, soon and in small memory."""

import os
import resource
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from escarmouche.cli import run

COMMANDS = {
    "rosters --check": "rosters {game} --check {file}",
    "play --list": "play {game} --list {file}",
    "play --table": "play {game} --table {file}",
    "replay": "replay {file}",
    "verify": "verify {file}",
    "import": "import {file}",
    "check": "check {file}",
    "campaign": "campaign show {file}",
    "simulate --list": "simulate {game} --list {file} --list {file} --games 1",
    "simulate --table": "simulate {game} --table {file} --games 1",
    "simulate --resume": "simulate {game} --games 1 --out {file} --resume",
}
BY_GAME = ("rosters --check", "play --list", "play --table", "simulate --list")
GAMES = ("firefight", "collision", "trauma", "combatzone")
SECONDS = 60
KILOBYTES = 150_000


def _pipe(folder: Path) -> Path:
    os.mkfifo(folder / "pipe.toml")
    return folder / "pipe.toml"


def _huge(folder: Path) -> Path:
    with (folder / "huge.toml").open("wb") as file:
        file.truncate(3_000_000_000)
    return folder / "huge.toml"


FILES: dict[str, Callable[[Path], Path]] = {
    "a pipe": _pipe,
    "a folder": lambda folder: folder,
    "a device": lambda folder: Path("/dev/zero"),
    "a file of 3 GB": _huge,
}
ASKED = [(command, game) for command in COMMANDS for game in (GAMES if command in BY_GAME else GAMES[:1])]


@pytest.mark.parametrize("kind", FILES)
@pytest.mark.parametrize(("command", "game"), ASKED)
def test_a_pipe_a_folder_a_device_or_a_huge_file_ends_with_a_sentence(
    command: str,
    game: str,
    kind: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    file = FILES[kind](tmp_path)
    before, start = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    assert run(COMMANDS[command].format(game=game, file=file).split()) != 0
    said = capsys.readouterr()
    told = (said.err or said.out).strip()
    assert told.count("\n") == 0, told
    assert told.endswith("."), told
    assert "refused-" not in told
    assert "Traceback" not in told
    assert time.process_time() - start < SECONDS
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < KILOBYTES
