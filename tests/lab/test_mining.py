"""Puzzles that are searched anew: what holds is kept, and the rest is replaced by others."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from escarmouche.board.puzzles import Mined, position, puzzles_of, read
from escarmouche.cli import lab_puzzles
from escarmouche.cli.commands import app
from escarmouche.lab.mining import Checked, Mine, still_clear

GAME = "firefight"


def test_puzzles_that_are_kept_stay_with_their_games() -> None:
    mined = puzzles_of(GAME)
    kept = still_clear(mined, mined.puzzles[5:])
    assert len(kept.sources) < len(mined.sources)
    for old, new in zip(mined.puzzles[5:], kept.puzzles, strict=True):
        assert position(GAME, new, kept).hash() == position(GAME, old, mined).hash()


def test_a_mine_that_begins_with_puzzles_does_not_find_them_again() -> None:
    mined = puzzles_of(GAME)
    first = still_clear(mined, mined.puzzles[:1])
    mine, game = Mine(GAME, mined.seed, 2, first), position(GAME, first.puzzles[0], first)
    assert not mine.is_full
    assert not list(mine._looked_at(game, first.sources[0].name, written=True))


def test_what_no_longer_holds_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mined, file, dug = puzzles_of(GAME), tmp_path / "puzzles.xz", list[int]()

    def doubt_the_last(game: str, found: Mined) -> Iterator[Checked]:
        for number, puzzle in enumerate(found.puzzles, 1):
            yield Checked(number, None if puzzle is found.puzzles[-1] else puzzle)

    monkeypatch.setattr(lab_puzzles, "checked", doubt_the_last)
    monkeypatch.setattr(Mine, "dig", lambda mine, number: dug.append(number))
    asked = ["--renew", "--count", str(len(mined.puzzles)), "--games", "40", "--out", str(file)]
    told = CliRunner().invoke(app, ["lab", "puzzles", GAME, *asked])
    assert told.exit_code == 0, told.output
    kept = read(file.read_bytes(), file.name)
    assert [one.orders for one in kept.puzzles] == [one.orders for one in mined.puzzles[:-1]]
    names = {source.name for source in kept.sources}
    assert dug == [number for number in range(40) if str(number) not in names]
