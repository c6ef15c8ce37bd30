"""Matches that are kept go on where they were broken off, and count only as long as nothing has changed."""

from pathlib import Path

import pytest

from escarmouche.lab.plan import Plan
from tests import kept_matches
from tests.kept_matches import read, resumed
from tests.soak import SIZES, match

RECRUITS = ("recruit", "recruit")
GAME, MISSION = "collision", "domination"
PLAN = Plan(game=GAME, players=RECRUITS, games=4, seed=3, size=SIZES[GAME], mission=MISSION)


def test_a_match_goes_on_where_it_was_broken_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "kept.jsonl"
    whole = match(RECRUITS, 4, 3, 1, key=GAME, mission=MISSION)
    match(RECRUITS, 2, 3, 1, key=GAME, mission=MISSION, kept=file)
    first = file.read_bytes()
    assert match(RECRUITS, 4, 3, 1, key=GAME, mission=MISSION, kept=file) == whole
    assert file.read_bytes().startswith(first)
    assert [pair.pair for pair in read(file)] == [0, 1]
    monkeypatch.setattr(kept_matches, "on_cores", lambda processes: Idle())
    assert match(RECRUITS, 4, 3, 1, key=GAME, mission=MISSION, kept=file) == whole


def test_what_was_played_by_others_or_before_a_change_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "kept.jsonl"
    resumed(PLAN, 1, file)
    monkeypatch.setattr(kept_matches, "on_cores", lambda processes: Idle())
    assert len(resumed(PLAN, 1, file)) == 4
    with pytest.raises(KeyError):
        match(("recruit", "corporal"), 4, 3, 1, key=GAME, mission=MISSION, kept=file)
    monkeypatch.setattr(kept_matches, "made", lambda game: "changed")
    with pytest.raises(KeyError):
        resumed(PLAN, 1, file)


class Idle:
    """Plays nothing."""

    def played(self, trials: object, tasks: object) -> list[object]:
        """No pairs."""
        return []
