"""The command `books`, and the books to begin with that it writes."""

import json
import tomllib
from pathlib import Path

import msgspec
import pytest

from escarmouche.cli import run
from escarmouche.cli.books import library
from escarmouche.registry import keys, manifest
from escarmouche.rules.books.library import MODULE
from escarmouche.rules.books.sources import source_of

GAMES = [game for game in keys() if manifest(game).has(MODULE)]
DOCS = Path(__file__).parents[2] / "docs" / "books.md"


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    """Every game that has books."""
    found: str = request.param
    return found


@pytest.fixture
def begun(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """A new book of a game."""
    file = tmp_path / "mine.toml"
    assert run(["books", "new", game, str(file)]) == 0
    capsys.readouterr()
    return file


def test_a_new_book_is_in_order_and_stays_so_when_it_is_put_together(game: str, begun: Path, tmp_path: Path) -> None:
    merged = tmp_path / "merged.toml"
    assert run(["books", "check", game, str(begun)]) == 0
    assert run(["books", "merge", game, str(begun), "--out", str(merged)]) == 0
    assert run(["books", "check", game, str(merged)]) == 0
    known = library(game)
    assert known.stock([source_of(merged)]).written() == known.stock([source_of(begun)]).written()


def test_a_new_book_overwrites_nothing(game: str, begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = begun.read_text(encoding="utf-8")
    assert run(["books", "new", game, str(begun)]) != 0
    assert begun.read_text(encoding="utf-8") == before
    assert begun.name in capsys.readouterr().err


def test_the_documentation_has_the_book_to_begin_with(game: str) -> None:
    assert f"```toml\n{library(game).template}```" in DOCS.read_text(encoding="utf-8")


def test_the_documentation_has_every_spelling_of_a_keyword(game: str) -> None:
    file = library(game).shelf.box.parent / "spellings.toml"
    spelled = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    text = DOCS.read_text(encoding="utf-8")
    assert [names for names in spelled.values() if " / ".join(names) not in text] == []


def test_the_books_that_come_with_a_game_are_in_order_and_shown(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    known = library(game)
    for key in known.shelf.ready_keys():
        stock = known.stock([known.shelf.ready(key)])
        assert stock.flaws == []
        assert run(["books", "show", game, key]) == 0
        shown = capsys.readouterr().out
        assert all(f"  {one}" in shown for tables in stock.tables.values() for one in tables)
    assert run(["books", "show", game]) == 0
    assert capsys.readouterr().out.split()[0] == known.shelf.ready_keys()[0]


def test_the_schema_describes_the_books(game: str, begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["books", "schema", game]) == 0
    schema = json.loads(capsys.readouterr().out)
    known = library(game)
    assert set(known.shelf.parts) <= set(schema["$defs"]["Book"]["properties"])
    for source in [source_of(begun), *(known.shelf.ready(key) for key in known.shelf.ready_keys())]:
        msgspec.convert(dict(source.data), known.record())


def test_a_broken_book_is_told_line_by_line(game: str, begun: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = begun.read_text(encoding="utf-8")
    begun.write_text(f"colour = 1\n{text}\n[[dragon]]\nkey = 1\n", encoding="utf-8")
    assert run(["--language", "fr", "books", "check", game, str(begun)]) != 0
    told = capsys.readouterr().out.splitlines()
    assert [line.split(": ")[0] for line in told] == ["mine.toml:1", f"mine.toml:{text.count(chr(10)) + 3}"]
    assert all("il faudrait" in line for line in told)
