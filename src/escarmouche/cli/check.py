"""The command `check`, and what is known of each rule once its cases are played."""

import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import typer

from escarmouche.cli.common import BAD, FAILED, FIRST_GAME, out, screen, words_for
from escarmouche.cli.help import Program
from escarmouche.conformance.cases import Coverage, Result, coverage, read_cases, run_case, tell
from escarmouche.conformance.notation import CaseError, plain
from escarmouche.engine.reading import MOST_BYTES, toml
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import LANGUAGES
from escarmouche.terminal.desk import stage
from escarmouche.terminal.files import read_text
from escarmouche.terminal.words import why

CASES = Path("tests") / "conformance"

app = Program()


@app.command()
def check(files: Annotated[list[Path], typer.Argument()]) -> None:
    """Play conformance cases and compare what happens with what they expect."""
    results = run_files(files)
    console = screen()
    malformed = [result for result in results if result.malformed]
    failed = [result for result in results if not result.passed and not result.malformed]
    out(console, (tell(result, words_for()) for result in failed))
    passed = len(results) - len(failed) - len(malformed)
    out(console, [words_for().say("checked", passed=passed, count=len(results))])
    sys.stdout.flush()
    for result in malformed:
        print(f"escarmouche: {sentence_of(result)}", file=sys.stderr)
    if failed or malformed:
        raise typer.Exit(BAD if malformed else FAILED)


def run_files(files: Iterable[Path]) -> list[Result]:
    """Run all cases of some files and folders; what is not written as it should be does not stop the others."""
    return [result for place in files for file in files_in(place) for result in run_file(file)]


def files_in(place: Path) -> list[Path]:
    """A file, or all files with cases in a folder and the folders in it."""
    if not place.is_dir():
        return [place]
    found = sorted(place.rglob("*.toml"))
    if not found:
        raise Refused(refusal("", "refused-no-cases", folder=str(place)))
    return found


def run_file(file: Path) -> list[Result]:
    """Run the cases of a file; one that cannot be read is a single malformed result."""
    try:
        key = toml(read_text(file), str(file), most=MOST_BYTES).get("game", FIRST_GAME)
        on = stage(key if isinstance(key, str) else plain(key))
        return [run_case(case, on, file.name, language=words_for().language) for case in read_cases(file)]
    except tomllib.TOMLDecodeError as error:
        reason = refusal("", "refused-not-toml", file=str(file), problem=str(error))
    except CaseError as error:
        reason = refusal("", "refused-case", file=str(file), problem=error.reason)
    except Refused as refused:
        reason = refused.reason
    return [Result("", str(file), (why(words_for(), reason),), malformed=True)]


def sentence_of(result: Result) -> str:
    """What is wrong with how a case or a file is written."""
    if not result.id:
        return result.problems[0]
    return words_for().say("refused-case", file=f"{result.file}, {result.id}", problem=result.problems[0])


class Extent(NamedTuple):
    """How many rules a game can apply, and how many of them are written, proved by a case and worded everywhere."""

    rules: int
    written: int
    proved: int
    worded: int

    @property
    def complete(self) -> bool:
        """Whether nothing is missing."""
        return self.rules == self.written == self.proved == self.worded


def extent(rows: Sequence[Coverage]) -> Extent:
    """How far the rules of a game are done."""
    written = sum(bool(row.places) for row in rows)
    worded = sum(row.languages == LANGUAGES for row in rows)
    return Extent(len(rows), written, sum(bool(row.cases) for row in rows), worded)


def covered(game: str, folder: Path) -> list[Coverage]:
    """What is known of each rule once the cases of a folder are played."""
    if not folder.is_dir():
        raise Refused(refusal("", "refused-no-cases", folder=str(folder)))
    results = run_files([folder])
    for result in results:
        if result.malformed:
            file, problem = (f"{result.file}, {result.id}" if result.id else result.file), result.problems[0]
            raise Refused(refusal("", "refused-case", file=file, problem=problem))
    return coverage(results, stage(game))


def coverage_line(row: Coverage) -> str:
    """One rule: where it is written, how many cases prove it, who can say it."""
    proof = f"{row.cases[0]}{f' +{len(row.cases) - 1}' if len(row.cases) > 1 else ''}" if row.cases else "—"
    place = row.places[0].removeprefix("escarmouche.games.") if row.places else "—"
    return f"{row.rule:<16} {place:<44} {proof:<24} {' '.join(row.languages) or '—'}"
