"""A little of everything that `make soak` does in every run of the tests, and proof that its alarms ring."""

import pytest

from tests import soak
from tests.soak import PAIRINGS, PLAYED, RECRUITS, match, play

LAST_TURNS = {"firefight": 4, "collision": 4, "trauma": 6, "combatzone": 10}
RANDOM = {"firefight": 40, "collision": 12, "trauma": 12, "combatzone": 12}
"""How many games of recruits are played of each game."""
MATCHES = {"firefight": 8}
"""How many games a sergeant plays against a recruit in a mission; two where nothing is said."""
SMALL = {"firefight": 200}
"""Points of a game whose larger ones take long."""


@pytest.mark.parametrize(("key", "seed"), [(key, seed) for key, count in RANDOM.items() for seed in range(count)])
def test_a_random_game_ends_without_a_fault(key: str, seed: int) -> None:
    played = play(seed, RECRUITS, SMALL.get(key), key)
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert played.answers > 10
    assert 1 <= played.rounds <= LAST_TURNS[key]


@pytest.mark.parametrize("key", LAST_TURNS)
@pytest.mark.parametrize("players", PAIRINGS[1:], ids=" against ".join)
def test_a_game_of_every_pairing_ends_without_a_fault(players: tuple[str, str], key: str) -> None:
    seed = 100 * (1 + list(LAST_TURNS).index(key)) + PAIRINGS.index(players)
    played = play(seed, players, SMALL.get(key), key)
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert 1 <= played.rounds <= LAST_TURNS[key]


def test_an_ambusher_who_waits_from_the_beginning_does_not_turn_for_ever() -> None:
    assert play(902, ("sergeant", "corporal"), key="combatzone").fault == ""


@pytest.mark.parametrize(
    ("key", "mission"), [(key, mission) for key, missions in PLAYED.items() for mission in missions]
)
def test_a_sergeant_beats_recruits(key: str, mission: str) -> None:
    games = MATCHES.get(key, 2)
    fared, faults = match(("sergeant", "recruit"), games, 1, 1, key=key, mission=mission)
    assert faults == []
    assert fared.games == games
    assert fared.score.value >= 0.75


@pytest.mark.parametrize("limit", ["MOST_ANSWERS", "MOST_SECONDS"])
def test_a_game_that_does_not_end_is_noticed(limit: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if limit == "MOST_SECONDS":
        monkeypatch.setattr(soak, "play_out", lambda *_: endless())
    monkeypatch.setattr(soak, limit, 1)
    assert play(1, RECRUITS, size=200).fault.startswith("hangs: 1 ")


def endless() -> None:
    """Go on and on."""
    while True:
        continue


def test_a_fault_in_a_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("nothing to share")

    monkeypatch.setattr(soak, "play_out", fail)
    assert play(1, RECRUITS, size=200).fault == "ZeroDivisionError: nothing to share"


@pytest.mark.parametrize(("least", "status"), [(0.0, 0), (1.01, 1)])
def test_a_weak_sergeant_is_noticed(least: float, status: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "LEAST_SCORES", {"all": {("corporal", "recruit"): least}})
    assert soak.main(["--part", "strength", "--game", "firefight", "--matches", "2", "--processes", "1"]) == status
