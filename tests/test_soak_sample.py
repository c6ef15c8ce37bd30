"""A little of everything that `make soak` does in every run of the tests, and proof that its alarms ring."""

import pytest

from escarmouche.games.collision.mission import MISSIONS
from escarmouche.games.combatzone import scenario
from escarmouche.games.trauma.agreement import SCENARIOS
from tests import soak
from tests.soak import PAIRINGS, RECRUITS, match, play


@pytest.mark.parametrize("seed", range(40))
def test_a_random_game_ends_without_a_fault(seed: int) -> None:
    played = play(seed, RECRUITS, size=200)
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert played.answers > 20
    assert 1 <= played.rounds <= 4


@pytest.mark.parametrize("players", PAIRINGS, ids=" against ".join)
def test_a_game_of_every_pairing_ends_without_a_fault(players: tuple[str, str]) -> None:
    played = play(100 + PAIRINGS.index(players), players, size=200)
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert 1 <= played.rounds <= 4


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_of_collision_ends_without_a_fault(seed: int) -> None:
    played = play(seed, RECRUITS, key="collision")
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert 1 <= played.rounds <= 4


@pytest.mark.parametrize("players", PAIRINGS[1:], ids=" against ".join)
def test_a_game_of_collision_of_every_pairing_ends_without_a_fault(players: tuple[str, str]) -> None:
    played = play(200 + PAIRINGS.index(players), players, key="collision")
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert 1 <= played.rounds <= 4


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_of_trauma_ends_without_a_fault(seed: int) -> None:
    played = play(seed, RECRUITS, key="trauma")
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert 1 <= played.rounds <= 6


@pytest.mark.parametrize("players", PAIRINGS[1:], ids=" against ".join)
def test_a_game_of_trauma_of_every_pairing_ends_without_a_fault(players: tuple[str, str]) -> None:
    played = play(300 + PAIRINGS.index(players), players, key="trauma")
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert 1 <= played.rounds <= 6


@pytest.mark.parametrize("seed", range(12))
def test_a_random_game_of_combat_zone_ends_without_a_fault(seed: int) -> None:
    played = play(seed, RECRUITS, key="combatzone")
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert 1 <= played.rounds <= 10


@pytest.mark.parametrize("players", PAIRINGS[1:], ids=" against ".join)
def test_a_game_of_combat_zone_of_every_pairing_ends_without_a_fault(players: tuple[str, str]) -> None:
    played = play(400 + PAIRINGS.index(players), players, key="combatzone")
    assert played.fault == "", f"{played.what}: {played.fault}"
    assert 1 <= played.rounds <= 10


def test_an_ambusher_who_waits_from_the_beginning_does_not_turn_for_ever() -> None:
    assert play(902, ("sergeant", "corporal"), key="combatzone").fault == ""


@pytest.mark.parametrize("mission", scenario.SCENARIOS)
def test_a_sergeant_of_combat_zone_beats_recruits(mission: str) -> None:
    fared, faults = match(("sergeant", "recruit"), 2, 1, 1, key="combatzone", mission=mission)
    assert faults == []
    assert fared.score.value >= 0.75


@pytest.mark.parametrize("mission", SCENARIOS)
def test_a_sergeant_of_trauma_beats_recruits(mission: str) -> None:
    fared, faults = match(("sergeant", "recruit"), 2, 1, 1, key="trauma", mission=mission)
    assert faults == []
    assert fared.score.value >= 0.75


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_sergeant_of_collision_beats_recruits(mission: str) -> None:
    fared, faults = match(("sergeant", "recruit"), 2, 1, 1, key="collision", mission=mission)
    assert faults == []
    assert fared.score.value == 1.0


def test_a_sergeant_beats_recruits() -> None:
    fared, faults = match(("sergeant", "recruit"), games=8, seed=1, processes=1)
    assert faults == []
    assert fared.games == 8
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
    monkeypatch.setattr(soak, "LEAST_SCORES", {("corporal", "recruit"): least})
    assert soak.main(["--part", "strength", "--game", "firefight", "--matches", "2", "--processes", "1"]) == status
