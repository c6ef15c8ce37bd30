"""The folder of an experiment: its file, its cells, and every game that was played, kept as soon as it is over."""

import fcntl
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

import msgspec

from escarmouche.engine.reading import MEGABYTE
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.lab.cells import Bench, Cell, fingerprint
from escarmouche.lab.play import Row
from escarmouche.lab.results_file import NoResults, decode_frame, encode, polars, schema
from escarmouche.terminal.files import read_bytes, read_text, write_bytes, write_text

FILE, CELLS, TAIL, LOCK = "experiment.toml", "cells.json", "tail.jsonl", "running"
PART = "part-{:05}.parquet"
MOST_PART = 500 * MEGABYTE
PART_GAMES = 2000
"""So many games are one part."""


class About(msgspec.Struct, frozen=True):
    """What a folder belongs to: its name, from where files are named, and the cells as they were first set up."""

    name: str
    origin: str
    cells: tuple[Cell, ...]


class Kept(msgspec.Struct, frozen=True):
    """To which experiment a part belongs."""

    fingerprint: str


class Folder:
    """The results of an experiment on disk.

    A pair is written to the end of a plain file at once; now and then what stands there becomes a part in Parquet. A
    pair that stands in both, because something was killed between the two, counts once.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._tail: IO[bytes] | None = None
        self._waiting: list[Row] = []
        self._fingerprint = ""

    @property
    def exists(self) -> bool:
        """Whether it holds an experiment."""
        return (self.path / CELLS).is_file()

    def begin(self, text: str, bench: Bench) -> None:
        """Make the folder of a new experiment."""
        if self.exists:
            raise Refused(refusal("", "refused-experiment-there", folder=str(self.path)))
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            problem = error.strerror or str(error)
            raise Refused(refusal("", "refused-file-unwritten", file=str(self.path), problem=problem)) from error
        write_text(self.path / FILE, text)
        origin = os.path.relpath(bench.experiment.folder, self.path)
        about = About(bench.experiment.name, origin, bench.cells)
        write_bytes(self.path / CELLS, msgspec.json.format(msgspec.json.encode(about)) + b"\n")

    def about(self) -> About:
        """What the folder belongs to."""
        if not self.exists:
            raise Refused(refusal("", "refused-no-experiment", folder=str(self.path)))
        try:
            return msgspec.json.decode(read_bytes(self.path / CELLS), type=About)
        except msgspec.MsgspecError as error:
            raise Refused(refusal("", "refused-no-experiment", folder=str(self.path))) from error

    def text(self) -> str:
        """The experiment as it was written."""
        return read_text(self.path / FILE)

    def insist(self, bench: Bench) -> None:
        """Refuse an experiment that is not the one of which games are kept here."""
        if fingerprint(self.about().cells) != fingerprint(bench.cells):
            raise Refused(refusal("", "refused-experiment-changed", folder=str(self.path)))

    @contextmanager
    def opened(self, bench: Bench) -> Iterator["Folder"]:
        """The folder while games are added to it; nobody else may do so."""
        self.insist(bench)
        self._fingerprint = fingerprint(bench.cells)
        with open(self.path / LOCK, "wb") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise Refused(refusal("", "refused-experiment-runs", folder=str(self.path))) from None
            self._waiting = self._left()
            self.fold()
            with open(self.path / TAIL, "ab") as tail:
                self._tail = tail
                try:
                    yield self
                finally:
                    self._tail = None
                    self.fold()

    def is_running(self) -> bool:
        """Whether somebody adds games at the moment."""
        if not (self.path / LOCK).exists():
            return False
        with open(self.path / LOCK, "ab") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return True
        return False

    def add(self, rows: Sequence[Row]) -> None:
        """Write down the games of a pair."""
        assert self._tail is not None
        self._tail.write(msgspec.json.encode(rows) + b"\n")
        self._tail.flush()
        self._waiting += rows
        if len(self._waiting) >= PART_GAMES:
            self.fold()

    def fold(self) -> None:
        """Make a part of the games that were added since the last."""
        if self._waiting:
            number = 1 + max((int(path.stem[-5:]) for path in self.parts()), default=0)
            write_bytes(self.path / PART.format(number), encode(Kept(self._fingerprint), self._waiting))
            self._waiting = []
        tail = self.path / TAIL
        if tail.exists():
            os.truncate(tail, 0)

    def parts(self) -> list[Path]:
        """The parts in their order."""
        return sorted(self.path.glob(PART.format(0).replace("00000", "[0-9]" * 5)))

    def frame(self) -> Any:
        """All games that are kept, each once, in the order of cells and games."""
        self._fingerprint = self._fingerprint or fingerprint(self.about().cells)
        frames = [self._read(path) for path in self.parts()]
        left = msgspec.to_builtins(self._left())
        fields = schema(Row)
        frames.append(polars().DataFrame({name: [row[name] for row in left] for name in fields}, schema=fields))
        return polars().concat(frames).unique(["cell", "game"], keep="first").sort("cell", "game")

    def _read(self, path: Path) -> Any:
        try:
            kept, frame = decode_frame(read_bytes(path, MOST_PART), Kept)
        except NoResults as none:
            raise Refused(refusal("", "refused-no-results", file=str(path), problem=str(none))) from none
        if kept.fingerprint != self._fingerprint:
            raise Refused(refusal("", "refused-experiment-changed", folder=str(self.path)))
        return frame

    def _left(self) -> list[Row]:
        """The games that are in no part yet; a line that was cut off is none."""
        tail = self.path / TAIL
        if not tail.exists():
            return []
        lines = read_bytes(tail, MOST_PART).split(b"\n")[:-1]
        return [row for line in lines for row in msgspec.json.decode(line, type=list[Row])]
