"""What is said of the kernels while they are compiled is so."""

import re
from pathlib import Path

import pytest

from escarmouche.board.words import speak
from escarmouche.engine.words import LANGUAGES
from escarmouche.table import compiling

PACKAGE = Path(compiling.__file__).parents[1]


MARKED = re.compile(r"^@(compiled|lent|inlined)\n", re.MULTILINE)


def test_every_file_with_kernels_decides_where_they_are_kept() -> None:
    known = {file.resolve() for pattern in compiling.SOURCES for file in compiling.HERE.glob(pattern)}
    assert {file for file in PACKAGE.rglob("*.py") if MARKED.search(file.read_text(encoding="utf-8"))} <= known


def test_all_kernels_are_counted() -> None:
    written = [len(MARKED.findall(file.read_text(encoding="utf-8"))) for file in PACKAGE.rglob("*.py")]
    assert compiling.how_many() == sum(written)
    assert compiling.how_many_done() <= compiling.how_many()


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_far_it_is_fits_on_one_line(language: str) -> None:
    assert len(speak(language).say("compiling", done=999, all=999)) < 80
