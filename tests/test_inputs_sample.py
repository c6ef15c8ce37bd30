"""A little of what `make inputs` counts in every run of the tests: games played through the page's gestures."""

import pytest

from escarmouche.board.board import board
from tests import inputs
from tests.inputs import Bot, counted, main

KEYS = ("firefight", "collision", "trauma", "combatzone")
TURNS = 2


@pytest.mark.parametrize("key", KEYS)
def test_turns_by_gestures_go_without_a_refusal(key: str) -> None:
    game = counted(key, 1, min(board(key).sizes()), TURNS)
    assert game.fault == ""
    assert game.turns > 1
    assert game.answers > 0
    assert game.inputs < game.answers


def test_what_is_refused_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bot, "led", lambda *_: {})
    assert "refused" in counted("firefight", 1, min(board("firefight").sizes())).fault


def test_too_many_inputs_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(inputs, "counted", lambda key, seed: inputs.Counted(key, seed, 100, 100, 2))
    monkeypatch.setattr(inputs, "ProcessPoolExecutor", Alone)
    assert main(["--games", "1", "firefight"]) == 1
    monkeypatch.setitem(inputs.MOST_PER_TURN, "firefight", 50)
    assert main(["--games", "1", "firefight"]) == 0


class Alone:
    """Does what a pool of processes does, here."""

    def __init__(self, _: int) -> None:
        self.map = map

    def __enter__(self) -> "Alone":
        return self

    def __exit__(self, *_: object) -> None:
        return
