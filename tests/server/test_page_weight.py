"""How much of the page has to be loaded before one sits at a table."""

import gzip
import re
from collections.abc import Iterable
from pathlib import Path

import escarmouche.server

PAGE = Path(escarmouche.server.__file__).parent / "page"
MOST = 400_000
"""Bytes, packed as a server sends them."""

LOADED_AT_ONCE = re.compile(r"""(?:src|href)=["']\./(assets/[^"']+)["']""")
IMPORTED = re.compile(r"""\b(?:from|import)\s*["'`]\./([^"'`]+)["'`]""")
OPENED_LATER = re.compile(r"""\bimport\(["'`]\./([^"'`]+)["'`]\),__vite__mapDeps\(\[([\d,]*)\]\)""")
FILES_BY_NUMBER = re.compile(r"m\.f=\[([^\]]*)\]")
SIGN = re.compile(r"-.{8}\.js$")


def with_imports(files: Iterable[Path]) -> set[Path]:
    """These files, and all that they import at once."""
    found: set[Path] = set()
    ahead = list(files)
    while ahead:
        file = ahead.pop()
        if file in found:
            continue
        found.add(file)
        if file.suffix == ".js":
            ahead += [file.parent / name for name in IMPORTED.findall(file.read_text(encoding="utf-8"))]
    return found


def first_screen() -> set[Path]:
    """What is loaded with the page itself."""
    index = PAGE / "index.html"
    assert index.is_file(), "the page is not built: make page"
    named = [PAGE / name for name in LOADED_AT_ONCE.findall(index.read_text(encoding="utf-8"))]
    assert {file.suffix for file in named} >= {".js", ".css"}
    return with_imports(named)


def later_screens() -> dict[str, set[Path]]:
    """What each screen needs besides, that is loaded once it is opened."""
    at_once = first_screen()
    screens: dict[str, set[Path]] = {}
    for file in at_once:
        if file.suffix == ".js":
            text = file.read_text(encoding="utf-8")
            listed = FILES_BY_NUMBER.search(text)
            names = re.findall(r"\./([^\"'`]+)", listed[1]) if listed else []
            for screen, numbers in OPENED_LATER.findall(text):
                needed = [names[int(number)] for number in numbers.split(",") if number]
                screens[SIGN.sub("", screen)] = with_imports(file.parent / name for name in needed) - at_once
    return screens


def weight(files: Iterable[Path]) -> int:
    """How many bytes these files are, packed."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files)


def test_the_first_page_and_the_table_weigh_at_most_400_kilobytes() -> None:
    """A newcomer's first click leads to a table, the heaviest of the screens: everything up to there counts."""
    screens = later_screens()
    assert {"play", "builder", "table-editor"} <= set(screens), "where are the screens that are loaded when opened?"
    assert any("play" in file.name and file.suffix == ".css" for file in screens["play"])
    table = first_screen() | screens["play"]
    assert weight(table) <= MOST, {file.name: weight([file]) for file in sorted(table)}
