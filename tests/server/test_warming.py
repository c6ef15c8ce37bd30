"""A server that has just begun brings in what takes long."""

import pytest

from escarmouche.boards import GAMES
from escarmouche.server import foresight, previews, warming


def test_everything_that_takes_long_the_first_time_is_done_once_in_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    done = set()
    reach, odds = foresight.reach, previews.odds
    monkeypatch.setattr(foresight, "reach", lambda match, *more: (done.add(match.row.key), reach(match, *more)))
    monkeypatch.setattr(previews, "odds", lambda key, inquiry: (done.add(f"{key} odds"), odds(key, inquiry)))
    warming.warm()
    assert done == {*GAMES, *(f"{key} odds" for key in GAMES)}
