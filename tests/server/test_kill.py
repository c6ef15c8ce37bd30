"""The server is killed while bots play: whatever was acknowledged is kept once, and every game goes on."""

from pathlib import Path

from tests.server import crash

KILLS = 3
PAUSE = (0.3, 1.2)


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed_with_sqlite(tmp_path: Path) -> None:
    assert crash.run("", str(tmp_path / "games.db"), KILLS, PAUSE, seed=1) > 0


def test_nothing_that_was_acknowledged_is_lost_when_the_server_is_killed_with_postgresql(
    tmp_path: Path, database: str
) -> None:
    assert crash.run(database, str(tmp_path / "unused.db"), KILLS, PAUSE, seed=2) > 0
