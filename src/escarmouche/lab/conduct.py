"""Carrying an experiment out: what is missing is played, kept as soon as it is over, and can be gone on with."""

from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from functools import cached_property
from itertools import groupby
from pathlib import Path
from typing import Any

from escarmouche.engine.words import Words
from escarmouche.lab.cells import Bench, fingerprint, set_up
from escarmouche.lab.experiment import Experiment, experiment_in, read_experiment
from escarmouche.lab.folder import FILE, Folder, Kept
from escarmouche.lab.ledger import Ledger, ledgers, missing
from escarmouche.lab.play import Row
from escarmouche.lab.results_file import polars, sealed_frame
from escarmouche.lab.run import Engine, on_cores
from escarmouche.terminal.files import read_text
from escarmouche.terminal.words import speak

SUFFIX = ".results"
"""How the folder of an experiment is called beside its file."""

Watch = Callable[[Sequence[Ledger]], object]
"""Told after each pair how far the cells are."""


def play_missing(
    bench: Bench, books: Sequence[Ledger], keep: Callable[[list[Row]], object], engine: Engine, watch: Watch
) -> None:
    """Play every pair that is missing in the ledgers, and keep each as soon as it is over."""
    with closing(engine.played(bench.trials, missing(books))) as pairs:
        for task, rows in pairs:
            if books[task.cell].enter(task.pair, scores_of(rows)):
                keep(rows)
                watch(books)


def scores_of(rows: Iterable[Row]) -> tuple[float, ...]:
    """What the games that count scored for the first side."""
    return tuple(row.score for row in rows if row.score is not None)


class Result:
    """What an experiment has come to so far: `frame` has a row for each game, as a table of Polars."""

    def __init__(self, bench: Bench, folder: Folder) -> None:
        self.bench = bench
        self.folder = folder

    @property
    def experiment(self) -> Experiment:
        """The experiment."""
        return self.bench.experiment

    @cached_property
    def books(self) -> list[Ledger]:
        """The pairs of each cell that count."""
        books = ledgers(self.bench)
        kept = self._kept.select("cell", "pair", "score").iter_rows()
        for (cell, pair), rows in groupby(kept, key=lambda row: (row[0], row[1])):
            books[cell].enter(pair, tuple(score for *_, score in rows if score is not None))
        return books

    @cached_property
    def frame(self) -> Any:
        """Every game that counts, in the order of cells and games; what was played after a test knew does not."""
        library = polars()
        ends = library.DataFrame({"cell": range(len(self.books)), "end": [book.end for book in self.books]},
                                 schema={"cell": library.Int64, "end": library.Int64})  # fmt: skip
        kept = self._kept.join(ends, on="cell", how="left", maintain_order="left")
        return kept.filter(library.col("pair") < library.col("end")).drop("end")

    @cached_property
    def _kept(self) -> Any:
        return self.folder.frame()

    def encoded(self) -> bytes:
        """The results as one Parquet file: the same games are the same bytes, wherever and in whatever order played."""
        return sealed_frame(Kept(fingerprint(self.bench.cells)), self.frame)


def begun(words: Words, file: Path, into: Path | None = None) -> tuple[Bench, Folder]:
    """A new experiment with its folder."""
    bench = set_up(words, read_experiment(file))
    folder = Folder(into or file.with_suffix(SUFFIX))
    polars()
    folder.begin(read_text(file), bench)
    return bench, folder


def found(words: Words, path: Path) -> tuple[Bench, Folder]:
    """An experiment that was begun before, set up again to go on with it; one that has changed is refused."""
    before = looked_at(path)
    bench = set_up(words, before.experiment)
    before.folder.insist(bench)
    return bench, before.folder


def looked_at(path: Path) -> Result:
    """What an experiment has come to, by its folder or its file, without setting it up again."""
    folder = Folder(path if path.is_dir() else path.with_suffix(SUFFIX))
    about = folder.about()
    origin = (folder.path / about.origin).resolve()
    experiment = experiment_in(folder.text(), str(folder.path / FILE), origin, about.name)
    return Result(Bench(experiment, about.cells, ()), folder)


def carried_out(bench: Bench, folder: Folder, engine: Engine, watch: Watch = lambda books: None) -> Result:
    """Play what is missing of an experiment; all that was played is kept, whatever happens."""
    with folder.opened(bench):
        books = Result(bench, folder).books
        watch(books)
        play_missing(bench, books, folder.add, engine, watch)
    return Result(bench, folder)


def conduct(file: str | Path, into: str | Path | None = None, engine: Engine | None = None) -> Result:
    """Carry out the experiment in a file, or go on with it if its folder is there."""
    words, path = speak("en", ""), Path(file)
    folder = Path(into) if into is not None else path.with_suffix(SUFFIX)
    bench, kept = found(words, folder) if Folder(folder).exists else begun(words, path, folder)
    return carried_out(bench, kept, engine or on_cores())
