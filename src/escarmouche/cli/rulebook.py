"""The commands `check` and `rules`."""

import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import typer
from rich.console import Console

from escarmouche.cli.common import BAD, FAILED, GameKey, app, out, screen, words_for
from escarmouche.conformance.cases import Coverage, Result, coverage, read_cases, run_case, tell
from escarmouche.conformance.notation import CaseError, plain
from escarmouche.engine.reading import MOST_BYTES, toml
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import LANGUAGES, Words
from escarmouche.terminal.board import catalogue, stage
from escarmouche.terminal.files import read_text
from escarmouche.terminal.sitting import rule_lines
from escarmouche.terminal.speech import why

CASES = Path("tests") / "conformance"


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
        key = toml(read_text(file), str(file), most=MOST_BYTES).get("game", "firefight")
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


@app.command()
def rules(
    game: GameKey = "firefight",
    rule: Annotated[str, typer.Argument(metavar="[ID]")] = "",
    show_coverage: Annotated[bool, typer.Option("--coverage")] = False,
    options: Annotated[bool, typer.Option("--options")] = False,
    cases: Annotated[Path | None, typer.Option()] = None,
) -> None:
    """The numbered rules of a game."""
    console, words = screen(), words_for(stage(game).key)
    if rule:
        out(console, rule_lines(game, rule, words))
    elif options:
        out(console, option_lines(game, words))
    elif show_coverage:
        if not _cover(console, game, cases):
            raise typer.Exit(FAILED)
    else:
        out(console, (f"{number}  {words.rule(number)}" for number in catalogue(game).entries))


def option_lines(game: str, words: Words) -> list[str]:
    """Every option with its values, the default and what is a house rule marked."""
    lines = []
    for key, (number, option) in catalogue(game).options.items():
        name = f"option-{key.replace('_', '-')}"
        lines.append(f"{key}  {words.say(name)}  [{number}]")
        wide = max(28, *map(len, option.values))
        for value in option.values:
            mark = "*" if value == option.default else " "
            house = f" ({words.say('house-rule')})" if value in option.house else ""
            lines.append(f"  {mark} {value:<{wide}} {words.say(name + '-' + value.replace('_', '-'))}{house}")
    return lines


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


def _cover(console: Console, game: str, cases: Path | None) -> bool:
    """Print for each rule whether it is written, proved and worded; whether all are."""
    rows = covered(game, cases or CASES / game)
    found = extent(rows)
    out(console, map(coverage_line, rows))
    out(console, [words_for().say("coverage", **found._asdict())])
    return found.complete


def coverage_line(row: Coverage) -> str:
    """One rule: where it is written, how many cases prove it, who can say it."""
    proof = f"{row.cases[0]}{f' +{len(row.cases) - 1}' if len(row.cases) > 1 else ''}" if row.cases else "—"
    place = row.places[0].removeprefix("escarmouche.games.") if row.places else "—"
    return f"{row.rule:<16} {place:<44} {proof:<24} {' '.join(row.languages) or '—'}"
