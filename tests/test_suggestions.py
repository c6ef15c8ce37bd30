"""The suggested answer is always legal, and so is a hint's: a sample of `tests.soak --part suggestions`."""

import pytest

from escarmouche.engine.questions import Choose
from tests import soak
from tests.soak import MADE
from tests.suggestions import faults

STATES = 30


@pytest.mark.parametrize(("key", "seed", "skip"), [
    ("firefight", 3, 40), ("firefight", 8, 110), ("collision", 5, 60), ("collision", 11, 150), ("trauma", 2, 80),
    ("trauma", 9, 200), ("combatzone", 4, 60), ("combatzone", 7, 200),
])  # fmt: skip
def test_whatever_is_suggested_is_allowed(key: str, seed: int, skip: int) -> None:
    assert list(faults(key, MADE[key](seed)[1], seed, STATES, skip)) == []


def test_a_suggestion_that_is_refused_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Choose, "default", property(lambda question: "no such thing"))
    assert soak.main(["--part", "suggestions", "--game", "firefight", "--states", "30", "--processes", "1"]) == 1
