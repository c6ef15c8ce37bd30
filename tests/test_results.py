"""What is noted of games at the terminal, for the level that adapts."""

from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine.chance import Seeded
from escarmouche.engine.game import Game
from escarmouche.engine.reasons import Refused
from escarmouche.registry import ruleset
from escarmouche.terminal.desk import Wishes, desk
from escarmouche.terminal.results import Results, mark
from escarmouche.terminal.words import speak


def begun(seed: int) -> Game[Any]:
    setup = desk("firefight").set_up(speak("en", "firefight"), Wishes(agree=True))
    return Game(ruleset("firefight"), setup, Seeded(seed))


def test_a_game_counts_once_with_the_level_it_began_with_and_not_with_hints(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "results.json"
    results, lost, helped = Results(file), begun(1), begun(2)
    results.begin(lost, "corporal+40")
    results.begin(helped, "sergeant")
    results.help(helped)
    assert Results(file).level(lost) == "corporal+40"
    assert Results(file).level(begun(3)) is None
    lost.concede(0)
    helped.concede(1)
    assert (results.end(lost, 0), results.end(helped, 0)) == ("level-counted", "level-uncounted")
    assert results.end(lost, 1) == "level-counted"
    assert [(one.game, one.level, one.score) for one in Results(file).counted()] == [("firefight", "corporal+40", 0.0)]
    assert mark(begun(1)) == mark(lost) != mark(helped)


def test_what_cannot_be_read_is_refused_and_what_cannot_be_kept_stops_no_game(tmp_path: Path) -> None:
    (tmp_path / "results.json").write_text("{", encoding="utf-8")
    with pytest.raises(Refused, match="refused-results-unread"):
        Results(tmp_path / "results.json")
    (tmp_path / "plain").write_text("", encoding="utf-8")
    results, game = Results(tmp_path / "plain" / "results.json"), begun(1)
    results.begin(game, "recruit")
    game.concede(1)
    assert results.end(game, 0) == "level-unkept"
