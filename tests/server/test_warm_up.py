"""A server that has just begun brings in what takes long."""

from typing import Any

import msgspec
import pytest

from escarmouche.board.shown import Odds
from escarmouche.games.collision.rules.lists.reading import GangList
from escarmouche.games.combatzone.rules.lists.reading import ForceList
from escarmouche.games.firefight.rules.lists.profile import Entry
from escarmouche.games.trauma.rules.lists.reading import ArmyList
from escarmouche.registry import keys, ruleset
from escarmouche.server import previews, warm_up
from escarmouche.server.match import Match
from escarmouche.server.sent import Reach


def test_everything_that_takes_long_the_first_time_is_done_once_in_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    done: set[str] = set()
    reach, odds = previews.reach, previews.odds

    def reached(match: Match, *more: Any) -> Reach:
        done.add(match.row.key)
        return reach(match, *more)

    def foreseen(key: str, inquiry: previews.Inquiry) -> Odds:
        done.add(f"{key} odds")
        return odds(key, inquiry)

    monkeypatch.setattr(previews, "reach", reached)
    monkeypatch.setattr(previews, "odds", foreseen)
    warm_up.warm()
    assert done == {*keys(), *(f"{key} odds" for key in keys())}


def test_every_record_is_read_before_threads_read_them_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[type] = set()

    def decoder(kind: type) -> None:
        seen.add(kind)

    monkeypatch.setattr(msgspec.json, "Decoder", decoder)
    warm_up.read_records()
    for key in keys():
        assert ruleset(key).setup_type in seen
    assert {GangList, ArmyList, Entry, ForceList} <= seen
