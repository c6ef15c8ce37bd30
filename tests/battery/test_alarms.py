"""Every alarm of the battery rings for the duel that breaks its promise."""

from collections.abc import Callable

import pytest
from cellar_duel.rules.ruleset import Duel

from escarmouche.engine.game import Game
from escarmouche.games.combatzone.board import previews as what_if
from escarmouche.server import previews
from tests.battery import checks
from tests.battery.broken import BROKEN, swallowing
from tests.battery.entrants import combatzone, duellist

SEEDS = range(1, 6)
NAMED = {check.__name__: check for check in checks.CHECKS}


def put_to_the_test(rules: Callable[[], Duel], check: str) -> None:
    for seed in SEEDS:
        NAMED[check](duellist(rules()), seed)


@pytest.mark.parametrize(("rules", "check", "says"), BROKEN, ids=lambda part: getattr(part, "__name__", None))
def test_the_alarm_rings(rules: Callable[[], Duel], check: str, says: str) -> None:
    with pytest.raises(AssertionError, match=says):
        put_to_the_test(rules, check)


def test_every_check_has_an_alarm() -> None:
    assert {check for _, check, _ in BROKEN} == set(NAMED)


def test_the_alarm_rings_for_a_ghost_that_tells_of_a_hidden_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(previews, "imagined", previews.copied)
    monkeypatch.setattr(what_if, "is_kept_from", lambda figure, seat: False)
    with pytest.raises(AssertionError, match="apart by the door ghosts"):
        checks.doors_tell_nothing(combatzone(), 1)


def test_the_alarm_rings_for_a_hidden_event_that_swallows_the_rules_of_a_public_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Game, "tell", swallowing)
    with pytest.raises(AssertionError, match="apart by the story"):
        checks.doors_tell_nothing(combatzone(), 1)
