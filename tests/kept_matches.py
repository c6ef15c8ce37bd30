"""Matches that take hours are kept as they are played, so that they can be broken off and go on another day.

A pair of games is a line of a file. It counts as long as nothing has changed of what decides games: the engine, the
rules, the officers and the weights of the value; otherwise it is played again.
"""

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from escarmouche.lab.ground import deal
from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.lab.play import Row, blank, ready, score_of
from escarmouche.lab.run import Task, on_cores
from escarmouche.registry import manifest

HOUSE = Path(__file__).parent.parent / "src" / "escarmouche"
DECIDES = ("agents", "engine", "odds", "rules", "table")
"""The folders of what decides games, in the house and in a game of it."""
ENDINGS = (".py", ".toml", ".msgpack")


class Kept(msgspec.Struct, frozen=True):
    """Two games with swapped seats: of which match, and who won each, by seat."""

    made: str
    game: str
    mission: str
    players: tuple[str, str]
    think: float
    seed: int
    pair: int
    winners: tuple[int | None, int | None]


@cache
def made(game: str) -> str:
    """A fingerprint of all that decides the games of a game."""
    own = manifest(game).folder
    folders = [*(HOUSE / name for name in DECIDES), *(own / name for name in (*DECIDES, "data"))]
    files = sorted(file for folder in folders for file in folder.rglob("*") if file.suffix in ENDINGS)
    told = hashlib.sha256()
    for file in files:
        told.update(file.relative_to(HOUSE).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return told.hexdigest()[:16]


def match_of(plan: Plan, pair: int, winners: tuple[int | None, int | None]) -> Kept:
    """A pair of a match as it is kept."""
    return Kept(made(plan.game), plan.game, plan.mission, plan.players, plan.think, plan.seed, pair, winners)


def resumed(plan: Plan, processes: int, file: Path) -> list[Row]:
    """The games of a plan: those that are kept, and the others, which are played and kept one pair after the other."""
    trial, rows = Trial(plan, Stock()), dict[int, list[Row]]()
    ready(trial)
    for kept in read(file):
        if kept == match_of(plan, kept.pair, kept.winners):
            rows[kept.pair] = list(written_out(plan, kept))
    tasks = (Task(0, pair) for pair in plan.pairs if pair not in rows)
    for task, found in on_cores(processes).played([trial], tasks):
        rows[task.pair] = found
        if not any(row.fault for row in found):
            keep(file, match_of(plan, task.pair, (found[0].winner, found[1].winner)))
    return [row for pair in plan.pairs for row in rows[pair]]


def written_out(plan: Plan, kept: Kept) -> Iterator[Row]:
    """The rows of a pair, with who won and nothing else of what came of it."""
    for swapped, winner in zip((False, True), kept.winners, strict=True):
        row = blank(plan, deal(plan, kept.pair), kept.pair, swapped=swapped)
        row.winner, row.score = winner, score_of(row, winner)
        yield row


def read(file: Path) -> list[Kept]:
    """All pairs of a file; none if there is no such file."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Kept) for line in lines]


def keep(file: Path, pair: Kept) -> None:
    """Add a pair to a file."""
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(pair) + b"\n")
