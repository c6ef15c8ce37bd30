"""Whole games play as they were read and kept."""

import pytest

from tests.golden.playthrough import FOLDER, GAMES, told


@pytest.mark.parametrize("name", GAMES)
def test_a_game_plays_as_it_was_kept(name: str) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = told(name).splitlines()
    differs = next((at for at, (a, b) in enumerate(zip(kept, now, strict=False), 1) if a != b), 0)
    assert kept == now, f"line {differs}: kept {kept[differs - 1]!r}, now {now[differs - 1]!r}"
