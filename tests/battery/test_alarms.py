"""Every alarm of the battery rings for the duel that breaks its promise."""

from collections.abc import Callable

import pytest

from tests.battery import checks
from tests.battery.broken import BROKEN
from tests.battery.duel import Duel
from tests.battery.entrants import duellist

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
