"""A server that has just begun brings in what takes long."""

import pytest

from escarmouche.games.collision.rules.lists.reading import GangList
from escarmouche.games.combatzone.rules.lists.reading import ForceList
from escarmouche.games.firefight.rules.lists.profile import Entry
from escarmouche.games.trauma.rules.lists.reading import ArmyList
from escarmouche.registry import keys, ruleset
from escarmouche.server import foresight, previews, warming


def test_everything_that_takes_long_the_first_time_is_done_once_in_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    done = set()
    reach, odds = foresight.reach, previews.odds
    monkeypatch.setattr(foresight, "reach", lambda match, *more: (done.add(match.row.key), reach(match, *more)))
    monkeypatch.setattr(previews, "odds", lambda key, inquiry: (done.add(f"{key} odds"), odds(key, inquiry)))
    warming.warm()
    assert done == {*keys(), *(f"{key} odds" for key in keys())}


def test_every_record_is_read_before_threads_read_them_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: set[type] = set()

    def decoder(kind: type) -> None:
        seen.add(kind)

    monkeypatch.setattr(warming.msgspec.json, "Decoder", decoder)
    warming.read_records()
    for key in keys():
        assert ruleset(key).setup_type in seen
    assert {GangList, ArmyList, Entry, ForceList} <= seen
