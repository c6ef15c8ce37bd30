"""The experiments of this machine: a folder each, played by processes of their own, few at a time and bounded."""

import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import NamedTuple

import msgspec

from escarmouche.board.board import board
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.lab.conduct import SUFFIX, looked_at
from escarmouche.lab.folder import Folder
from escarmouche.lab.report_page import page, spoken
from escarmouche.registry import ruleset
from escarmouche.terminal.files import write_text
from escarmouche.terminal.words import speak

GAMES = 400
"""An experiment that is begun from the page plays at most so many games."""
AT_ONCE = 1
"""So many of them run at once."""
KEPT = 40
"""So many experiments are there at most."""
LATE = 19
"""How far what is played stands back behind those who are served (`nice`)."""


class LabExperiment(msgspec.Struct, frozen=True):
    """An experiment: what it is called, how many games of how many it has played, and what they say so far."""

    name: str
    title: str
    running: bool
    played: int
    most: int
    text: str


class Run(NamedTuple):
    """An experiment that was begun here: its file, what it is called, and who plays it."""

    file: Path
    title: str
    process: subprocess.Popen[bytes]

    @property
    def is_setting_up(self) -> bool:
        """Whether it is begun, and there is nothing to look at yet."""
        return self.process.poll() is None and not _is_begun(self.file.with_suffix(SUFFIX))


class Laboratory:
    """The experiments in a folder; where there is none, the laboratory is closed."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._running: list[Run] = []
        self._door = threading.Lock()

    def close(self) -> None:
        """Stop what is played; all games that are over are kept, and `lab resume` goes on with them."""
        for run in self._running:
            run.process.terminate()

    def shelf(self, language: str) -> list[LabExperiment]:
        """The experiments, the latest first."""
        coming = [LabExperiment(run.file.stem, run.title, True, 0, GAMES, "") for run in self._running
                  if run.is_setting_up]  # fmt: skip
        return [*coming, *(_told(path, language) for path in self._paths())]

    def begin(self, key: str, one: str, other: str, language: str) -> list[LabExperiment]:
        """Begin to find out whether two ready lists are fair against each other."""
        folder = self._open()
        names = {ready.key: ready.name for ready in board(ruleset(key).key).ready(speak(language, key))}
        for name in (one, other):
            if name not in names:
                raise Refused(refusal("", "refused-unknown-list", list=name, known=", ".join(names)))
        with self._door:
            self._running = [run for run in self._running if run.process.poll() is None]
            if len(self._running) >= AT_ONCE:
                raise Refused(refusal("", "refused-lab-busy"))
            number = 1 + max((int(path.stem) for path in self._paths()), default=0)
            if len(self._paths()) >= KEPT:
                raise Refused(refusal("", "refused-lab-full", most=KEPT))
            folder.mkdir(parents=True, exist_ok=True)
            title = f"{names[one]} – {names[other]}".replace('"', "”")
            file = folder / f"{number:04}.toml"
            write_text(file, f'name = "{title}"\ngame = "{key}"\nquestion = "fair"\ngames = {GAMES}\nagree = true\n'
                             f'lists = ["{one}", "{other}"]\n')  # fmt: skip
            self._running.append(Run(file, title, _started(file)))
        return self.shelf(language)

    def report(self, name: str, language: str) -> str:
        """The report of an experiment."""
        path = next((path for path in self._paths() if path.stem == name), None)
        if path is None:
            raise Refused(refusal("", "refused-nothing-there"))
        return page(speak(language, ""), looked_at(path))

    def _open(self) -> Path:
        if self._folder is None:
            raise Refused(refusal("", "refused-lab-closed"))
        return self._folder

    def _paths(self) -> list[Path]:
        """The folders of all experiments that have begun."""
        return sorted(filter(_is_begun, self._open().glob(f"[0-9]*{SUFFIX}")), reverse=True)


def _is_begun(path: Path) -> bool:
    return Folder(path).exists


def _started(file: Path) -> subprocess.Popen[bytes]:
    """An experiment in a process of its own, on one core, which stands back behind everything else."""
    command = [sys.executable, "-m", "escarmouche", "lab", "run", str(file), "--cores", "1"]
    nothing, nice = subprocess.DEVNULL, shutil.which("nice")
    late = [nice, "-n", str(LATE)] if nice else []
    return subprocess.Popen([*late, *command], stdin=nothing, stdout=nothing, stderr=nothing)


def _told(path: Path, language: str) -> LabExperiment:
    result = looked_at(path)
    played, most = 2 * sum(book.played for book in result.books), 2 * sum(book.end for book in result.books)
    text = " ".join(spoken(speak(language, ""), result))
    return LabExperiment(path.stem, result.experiment.name, result.folder.is_running(), played, most, text)
