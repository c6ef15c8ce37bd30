"""The command `simulate`."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from escarmouche.agents import AT_ONCE, SECONDS, is_trained
from escarmouche.cli.common import (
    FAILED,
    FIRST_GAME,
    Edition,
    GameKey,
    Mission,
    Size,
    options_of,
    out,
    screen,
    words_for,
)
from escarmouche.cli.compile import finish_first
from escarmouche.cli.help import Program
from escarmouche.cli.officers import Think
from escarmouche.cli.watching import watched
from escarmouche.engine.reading import MEGABYTE
from escarmouche.engine.reasons import Refused, refusal
from escarmouche.engine.words import Words
from escarmouche.lab.cells import Bench, set_up
from escarmouche.lab.conduct import play_missing, scores_of
from escarmouche.lab.experiment import Experiment, Part
from escarmouche.lab.ledger import ledgers
from escarmouche.lab.plan import Plan
from escarmouche.lab.play import Row
from escarmouche.lab.report import report
from escarmouche.lab.results_file import NoResults, decode, encode
from escarmouche.lab.run import on_cores
from escarmouche.registry import ruleset
from escarmouche.terminal.files import read_bytes, write_bytes

KEEP_EVERY = 20.0
"""After so many seconds the games played so far are written down."""
MOST_RESULTS = 200 * MEGABYTE
"""Bytes of a file of results."""

KIND = ".parquet"
"""How the name of a file of results ends."""

app = Program()


@app.command()
def simulate(
    game: GameKey = FIRST_GAME,
    seats: Annotated[str, typer.Option()] = "",
    games: Annotated[int, typer.Option(min=1)] = 100,
    lists: Annotated[
        list[str] | None, typer.Option("--list")
    ] = None,
    tables: Annotated[
        list[str] | None, typer.Option("--table")
    ] = None,
    size: Size = None,
    mission: Mission = "",
    option: Annotated[
        list[str] | None, typer.Option()
    ] = None,
    edition: Edition = "",
    seed: Annotated[int, typer.Option(min=0)] = 1,
    cores: Annotated[int | None, typer.Option(min=1, max=256)] = None,
    file: Annotated[Path | None, typer.Option("--out")] = None,
    resume: Annotated[bool, typer.Option("--resume")] = False,
    force: Annotated[bool, typer.Option("--force")] = False,
    agree: Annotated[bool, typer.Option()] = False,
    think: Think = SECONDS,
) -> None:  # fmt: skip
    """Let two computer players play many games, and see who wins how often."""
    console, words = screen(), words_for(ruleset(game).key)
    if len(lists or ()) > 2:
        raise Refused(refusal("", "refused-two-lists", count=len(lists or ())))
    part = Part(
        game=game, players=_two(seats) if seats else best_players(game), games=games, lists=tuple(lists or ()),
        tables=tuple(tables or ()), missions=(mission,) if mission else (), size=size, seed=seed, agree=agree,
        options=options_of(game, edition, option or []), think=think,
    )  # fmt: skip
    bench = set_up(words, Experiment(name=game, parts=(part,)))
    plan = bench.cells[0].plan
    finish_first()
    results = Results(plan, file, _earlier(plan, file, resume=resume, force=force))
    if games % 2:
        out(console, [words.say("simulate-rounded", games=games, rounded=plan.games)])
    _play(console, words, bench, results, cores)


def _play(console: Console, words: Words, bench: Bench, results: "Results", cores: int | None) -> None:
    """Play what is missing, then show what there is; all that was played is kept, whatever happens."""
    interrupted, plan = False, results.plan
    results.keep()
    try:
        _play_missing(words, bench, results, cores)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        results.keep()
    for part in report(words, plan, results.rows):
        console.print(part)
    if results.file is not None:
        out(console, [words.say("simulate-kept", file=str(results.file), games=len(results.rows))])
    if interrupted:
        kept = "no" if results.file is None else "yes"
        raise Refused(refusal("", "simulate-interrupted", games=len(results.rows), all=plan.games, kept=kept))
    if any(row.fault for row in results.rows):
        raise typer.Exit(FAILED)


class Results:
    """The games played so far, and the file in which they are kept."""

    def __init__(self, plan: Plan, file: Path | None, rows: Sequence[Row]) -> None:
        self.plan = plan
        self.file = file
        self.rows = list(rows)
        self.kept = 0.0

    def add(self, rows: Sequence[Row]) -> None:
        """Take the games of a pair, and now and then write everything down."""
        self.rows += rows
        if time.monotonic() - self.kept > KEEP_EVERY:
            self.keep()

    def keep(self) -> None:
        """Write down everything so far."""
        self.rows.sort(key=lambda row: row.game)
        if self.file is not None:
            write_bytes(self.file, encode(self.plan, self.rows))
        self.kept = time.monotonic()


def _play_missing(words: Words, bench: Bench, results: Results, cores: int | None) -> None:
    """Play the pairs that the results do not hold yet, with a bar where somebody watches."""
    books = ledgers(bench)
    for row, other in zip(results.rows[::2], results.rows[1::2], strict=True):
        books[0].enter(row.pair, scores_of((row, other)))
    with watched(words, books) as watch:
        play_missing(bench, books, results.add, on_cores(cores), watch)


def best_players(game: str) -> tuple[str, str]:
    """The two best players of a game who do not think long; the recruit against himself, where it has no other."""
    best = [name for name in reversed(AT_ONCE) if is_trained(name, game)]
    return best[0], best[1 % len(best)]


def _two(seats: str) -> tuple[str, str]:
    """The two players as they are written on the command line."""
    names = [name.strip() for name in seats.split(",")]
    if len(names) != 2 or not all(names):
        raise Refused(refusal("", "refused-two-players", seats=seats[:60]))
    return names[0], names[1]


def _earlier(plan: Plan, file: Path | None, *, resume: bool, force: bool) -> list[Row]:
    """The games that were played before; a file that does not belong to the plan is refused."""
    if file is not None and file.suffix != KIND:
        raise Refused(refusal("", "refused-results-kind", file=str(file)))
    if resume and (file is None or force):
        raise Refused(refusal("", "refused-resume-where" if file is None else "refused-resume-or-force"))
    if not resume or file is None:
        if file is not None and file.exists() and not force:
            raise Refused(refusal("", "refused-results-exist", file=str(file)))
        return []
    try:
        before, rows = decode(read_bytes(file, MOST_RESULTS))
    except NoResults as none:
        raise Refused(refusal("", "refused-no-results", file=str(file), problem=str(none))) from none
    most = max((row.game + 1 for row in rows), default=0)
    fewer = [("games", str(most), str(plan.games))] if most > plan.games else []
    for what, was, now in _differences(before, plan) or fewer:
        raise Refused(refusal("", "refused-other-plan", file=str(file), what=what, was=was, now=now))
    return rows


def _differences(before: Plan, now: Plan) -> list[tuple[str, str, str]]:
    """What differs between two plans, apart from the number of games."""
    names = [name for name in now.__struct_fields__ if name != "games"]
    return [(name, _written(was, wanted), _written(wanted, was)) for name in names
            if (was := getattr(before, name)) != (wanted := getattr(now, name))]  # fmt: skip


def _written(value: Any, other: Any) -> str:
    """A part of a plan as it is told; of options only those that are not the same in the other plan."""
    if isinstance(value, dict):
        value = [f"{key}={one}" for key, one in sorted(value.items()) if other.get(key) != one]
    return (", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)) or "—"
