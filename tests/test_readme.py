"""The table of the games in README.md says what is there."""

import pytest

from escarmouche.registry import keys
from tests.readme import COLUMNS, README, kept, line, row

TABLE = kept(README.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", keys())
def test_the_readme_says_what_a_game_has(game: str) -> None:
    assert TABLE[2 + keys().index(game)] == row(game), "write it anew: python -m tests.readme"


def test_the_readme_knows_every_game_and_no_other() -> None:
    assert TABLE[0] == line(*COLUMNS)
    assert len(TABLE) == 2 + len(keys())
