"""Every game passes the battery, here and in another process."""

import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from escarmouche.engine.game import Game
from tests.battery import checks
from tests.battery.entrants import ENTRANTS, Entrant

ROOT = Path(__file__).parents[2]
SEEDS = {"duel": (1, 2), "firefight": (1, 2), "collision": (1, 2, 3), "combatzone": (1, 2), "trauma": (1, 2)}
TRAIL = 60


@cache
def entrant(name: str) -> Entrant:
    return ENTRANTS[name]()


@pytest.mark.parametrize("check", checks.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("name", "seed"), [(name, seed) for name, seeds in SEEDS.items() for seed in seeds])
def test_the_game_passes(name: str, seed: int, check: Callable[[Entrant, int], None]) -> None:
    check(entrant(name), seed)


@pytest.mark.parametrize("salt", ["0", "1"])
def test_another_process_plays_the_same_games(salt: str) -> None:
    env = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}", "PYTHONHASHSEED": salt}
    command = [sys.executable, "-m", "tests.battery.trail", "5", str(TRAIL)]
    there = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
    fingerprints = {name: found for name, *found in map(str.split, there.stdout.splitlines())}
    assert fingerprints == {name: played_here(name) for name in ENTRANTS}


@cache
def played_here(name: str) -> list[str]:
    """The fingerprints of the game that another process is to play, too."""
    return checks.trail(entrant(name), 5, TRAIL)


plain = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@pytest.mark.parametrize("name", ENTRANTS)
@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(value=plain, played=st.integers(0, 90), number=st.integers(-2, 2))
def test_any_garbage_is_refused_and_changes_nothing(name: str, value: object, played: int, number: int) -> None:
    game = standing(name, played)
    before = checks.fingerprint(game)
    for seat in range(game.ruleset.seats):
        if game.check(seat, game.number + number, value) is not None:
            checks.refused(entrant(name), game, seat, game.number + number, value)
    assert checks.fingerprint(game) == before
    assert game.reports == []


@cache
def standing(name: str, played: int) -> Game[Any]:
    """A game that was played at random for some answers; every tenth is close enough."""
    if played % 10:
        return standing(name, played - played % 10)
    game = entrant(name).new(7)
    checks.play_on(game, Random(7), played)
    return game
