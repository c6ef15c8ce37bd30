"""Books build on books; whatever is wrong with them is told with its file and its line."""

from pathlib import Path
from typing import Annotated

import msgspec
import pytest

from escarmouche.engine.reasons import Reason, Refused
from escarmouche.engine.words import english, why
from escarmouche.rules.books.fitting import Name, Text, plain_name
from escarmouche.rules.books.gathering import MOST_BOOKS, Shelf, Stock, gather
from escarmouche.rules.books.sources import source_in, source_of


class Sword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A thing for these tests."""

    key: Text
    length: Annotated[int, msgspec.Meta(ge=1, le=9)]
    name: Name = "Sword"
    edges: tuple[Annotated[int, msgspec.Meta(ge=0)], ...] = ()


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    """A shelf with one ready book."""
    box = tmp_path / "box"
    box.mkdir()
    (box / "old.toml").write_text(
        '[[sword]]\nkey = "short"\nlength = 2\n[[sword]]\nkey = "long"\nlength = 5\n', encoding="utf-8"
    )
    return Shelf("fencing", box, {"sword": Sword}, "RULE-01")


def read(shelf: Shelf, folder: Path, text: str, **more: str) -> Stock:
    """A book of that text, with others beside it."""
    for name, other in {**more, "mine": text}.items():
        (folder / f"{name}.toml").write_text(other, encoding="utf-8")
    return gather(source_of(folder / "mine.toml"), shelf)


def told(stock: Stock) -> list[str]:
    """The flaws of a stock: where, and what."""
    return [f"{flaw.file}:{flaw.line} {flaw.reason.text}" for flaw in stock.flaws]


def test_a_book_adds_changes_and_removes(shelf: Shelf, tmp_path: Path) -> None:
    text = """
builds_on = ["old"]
remove.sword = ["short"]
[[sword]]
key = "rapier"
length = 7
name = { fr = "Rapière", en = "Rapier" }
[[change.sword]]
key = "long"
length = 6
"""
    stock = read(shelf, tmp_path, text)
    swords = stock.fitted("sword", Sword)
    assert told(stock) == []
    assert {key: sword.length for key, sword in swords.items()} == {"long": 6, "rapier": 7}
    assert [plain_name(swords["rapier"].name, language) for language in ("en", "fr", "it")] == [
        "Rapier", "Rapière", "Rapière",
    ]  # fmt: skip
    assert gather(shelf.ready("old"), shelf).fitted("sword", Sword)["long"].length == 5


def test_all_faults_are_told_at_once_with_file_and_line(shelf: Shelf, tmp_path: Path) -> None:
    text = """
builds_on = ["old", "beside.toml", "nowhere"]
colour = 1
[[sword]]
key = "bent"
length = 0
lenght = 3
[[sword]]
key = "bent"
length = 3
edges = [1, -2]
[[change.sword]]
key = "lnog"
length = 1
[[sword]]
key = "<b>"
length = 1
"""
    stock = read(shelf, tmp_path, text, beside='[[change.sword]]\nkey = "long"\nlength = "long"\n')
    stock.fitted("sword", Sword)
    assert told(stock) == [
        "mine.toml:3 refused-book-unknown",
        "mine.toml:2 refused-unknown-book",
        "mine.toml:12 refused-book-nothing",
        "mine.toml:8 refused-book-doubled",
        "mine.toml:16 refused-book-markup",
        "beside.toml:3 refused-entry-value",
        "mine.toml:11 refused-entry-value",
    ]
    near = next(flaw.reason for flaw in stock.flaws if flaw.reason.text == "refused-book-nothing")
    assert "“long”" in why(english(), near)


def test_a_table_that_does_not_fit_says_what_would(shelf: Shelf, tmp_path: Path) -> None:
    stock = read(shelf, tmp_path, '[[sword]]\nkey = "bent"\nlength = 12\nlenght = 3\nname = 4\nedges = 7\n')
    stock.fitted("sword", Sword)
    rights = {str(flaw.reason.data["field"]): why(english(), right_of(flaw.reason)) for flaw in stock.flaws}
    assert rights == {
        "length": "a whole number from 1 to 9",
        "lenght": "perhaps “length”",
        "name": "a text of 1 to 60 signs in quotation marks, without < and >, or a table with …",
        "edges": "a list in square brackets, each a whole number of at least 0",
    }
    assert [flaw.line for flaw in stock.flaws] == [3, 5, 6, 4]


def test_what_has_no_key_is_known_by_its_name(shelf: Shelf, tmp_path: Path) -> None:
    stock = read(
        shelf, tmp_path, '[[sword]]\nname = { fr = "Rapière", en = "Rapier" }\nlength = 4\n[[sword]]\nlength = 2\n'
    )
    assert list(stock.fitted("sword", Sword)) == ["Rapière"]
    assert stock.tables["sword"]["Rapière"].table["key"] == "Rapière"
    assert [(flaw.line, flaw.reason.data["field"]) for flaw in stock.flaws] == [(4, "key")]


def right_of(reason: Reason) -> Reason:
    """What would be right, according to a reason."""
    found = reason.data["right"]
    assert isinstance(found, Reason)
    return found


def test_books_that_build_on_one_another_in_a_circle_are_refused(shelf: Shelf, tmp_path: Path) -> None:
    stock = read(
        shelf,
        tmp_path,
        'builds_on = ["second.toml"]\n',
        second='builds_on = ["third.toml"]\n',
        third='\nbuilds_on = ["mine.toml"]\n',
    )
    assert told(stock) == ["third.toml:2 refused-book-circle"]
    assert stock.flaws[0].reason.data["books"] == "mine.toml → second.toml → third.toml → mine.toml"


def test_a_book_that_several_build_on_is_taken_once(shelf: Shelf, tmp_path: Path) -> None:
    without = 'builds_on = ["old"]\nremove.sword = ["long"]\n'
    stock = read(shelf, tmp_path, 'builds_on = ["a.toml", "b.toml"]\n', a=without, b='builds_on = ["old"]\n')
    assert told(stock) == []
    assert list(stock.tables["sword"]) == ["short"]


def test_no_more_books_than_a_list_may_draw_on(shelf: Shelf, tmp_path: Path) -> None:
    chain = {f"n{number}": f'builds_on = ["n{number + 1}.toml"]\n' for number in range(MOST_BOOKS + 5)}
    stock = read(shelf, tmp_path, 'builds_on = ["n0.toml"]\n', **chain, **{f"n{MOST_BOOKS + 5}": ""})
    assert "refused-books-many" in {flaw.reason.text for flaw in stock.flaws}


def test_a_list_carries_books_and_reads_no_file(shelf: Shelf, tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text("[[sword]]\nkey = 'x'\nlength = 1\n", encoding="utf-8")
    carried = {"key": "iron", "sword": [{"key": "rust", "length": 3}], "builds_on": ["old"]}
    stock = gather(source_in({"own_book": [carried]}), shelf, ["iron", "secret.toml"], ["own_book"])
    assert list(stock.tables["sword"]) == ["short", "long", "rust"]
    assert [flaw.reason.text for flaw in stock.flaws] == ["refused-no-book-file"]


@pytest.mark.parametrize("name", ["../secret.toml", "/etc/passwd.toml", "..\\secret.toml"])
def test_a_book_names_no_file_in_another_folder(shelf: Shelf, tmp_path: Path, name: str) -> None:
    (tmp_path / "secret.toml").write_text("", encoding="utf-8")
    (tmp_path / "in").mkdir()
    stock = read(shelf, tmp_path / "in", f"builds_on = ['{name}']\n")
    assert told(stock) == ["mine.toml:1 refused-no-book-file"]


@pytest.mark.parametrize(
    ("text", "why_not"),
    [
        ("x = " + "[" * 40 + "]" * 40, "refused-file-nesting"),
        ("length = nan", "refused-written-number"),
        ("length = inf", "refused-written-number"),
        (f'name = "{"x" * 300}"', "refused-written-long"),
        (f"edges = [{'1, ' * 600}]", "refused-written-many"),
        ("# " + "x" * 300_000, "refused-written-large"),
        ('name = "a\\u202eb"', "refused-written-sign"),
        ("name = ", "refused-file-toml"),
    ],
)
def test_a_hostile_book_is_refused_with_a_sentence(tmp_path: Path, text: str, why_not: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Refused) as refused:
        source_of(file)
    assert refused.value.reason.text == why_not
    assert "bad.toml" in why(english(), refused.value.reason)
