"""The experiments of this machine: a folder each, played by processes of their own, few at a time and bounded."""

import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import NamedTuple

import msgspec

from escarmouche.board.board import Wishes, board
from escarmouche.board.written_out import is_text
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
OWN = "lists"
"""The folder with lists that are no ready ones."""
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
        """Begin to find out whether two lists, ready ones or written out, are fair against each other."""
        folder, both = self._open(), (one, other)
        lies, words = board(ruleset(key).key), speak(language, key)
        setup = lies.set_up(words, Wishes(both, agree=True))
        title = " – ".join(words.called(name) for name in lies.lists(setup))
        with self._door:
            self._running = [run for run in self._running if run.process.poll() is None]
            if len(self._running) >= AT_ONCE:
                raise Refused(refusal("", "refused-lab-busy"))
            number = 1 + max((int(path.stem) for path in self._paths()), default=0)
            if len(self._paths()) >= KEPT:
                raise Refused(refusal("", "refused-lab-full", most=KEPT))
            folder.mkdir(parents=True, exist_ok=True)
            file = folder / f"{number:04}.toml"
            lists = [_written(folder, f"{number:04}-{seat}", name) for seat, name in enumerate(both, 1)]
            quoted = ", ".join(map(_quoted, lists))
            write_text(file, f"name = {_quoted(title)}\ngame = {_quoted(key)}\nquestion = \"fair\"\n"
                             f"games = {GAMES}\nagree = true\nlists = [{quoted}]\n")  # fmt: skip
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


def _written(folder: Path, name: str, wanted: str) -> str:
    """What an experiment calls a list: a ready one by its key, one that is written out by the file that it gets."""
    if not is_text(wanted):
        return wanted
    kind = ".json" if wanted.lstrip().startswith("{") else ".toml"
    (folder / OWN).mkdir(parents=True, exist_ok=True)
    write_text(folder / OWN / f"{name}{kind}", wanted)
    return f"{OWN}/{name}{kind}"


def _quoted(text: str) -> str:
    """A text as TOML writes it, in one line: as JSON does."""
    return msgspec.json.encode(text).decode()


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
