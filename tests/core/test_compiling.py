"""What is said of the kernels while they are compiled is so."""

import re
from pathlib import Path

from escarmouche.table import compiling

PACKAGE = Path(compiling.__file__).parents[1]


MARKED = re.compile(r"^@(compiled|inlined)\n", re.MULTILINE)


def test_every_file_with_kernels_decides_where_they_are_kept() -> None:
    known = {file.resolve() for pattern in compiling.SOURCES for file in compiling.HERE.glob(pattern)}
    assert {file for file in PACKAGE.rglob("*.py") if MARKED.search(file.read_text(encoding="utf-8"))} <= known


def test_all_kernels_are_counted() -> None:
    written = [len(MARKED.findall(file.read_text(encoding="utf-8"))) for file in PACKAGE.rglob("*.py")]
    assert compiling.how_many() == sum(written)
    assert compiling.how_many_done() <= compiling.how_many()
