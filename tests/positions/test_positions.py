"""Twelve fixed positions of each game with one clearly right decision: the sergeant finds it, others do not."""

from pathlib import Path
from typing import Any

import pytest

from escarmouche.conformance.notation import CaseError
from tests.positions.collision.judging import JUDGE as COLLISION
from tests.positions.combatzone.judging import JUDGE as COMBATZONE
from tests.positions.firefight.judging import JUDGE as FIREFIGHT
from tests.positions.position import Judge, Position, faults, mirrored, play, position_from, read_position
from tests.positions.trauma.judging import JUDGE as TRAUMA

JUDGES = {"firefight": FIREFIGHT, "collision": COLLISION, "trauma": TRAUMA, "combatzone": COMBATZONE}
TWELVE = {
    game: [read_position(file, judge) for file in sorted((Path(__file__).parent / game).glob("*.toml"))]
    for game, judge in JUDGES.items()
}
POSITIONS = [position for twelve in TWELVE.values() for position in twelve]
SEEDS = (1, 2, 3)
FOUND = {
    ("firefight", "corporal"): 2,
    ("firefight", "recruit"): 0,
    ("collision", "corporal"): 0,
    ("collision", "recruit"): 0,
    ("trauma", "corporal"): 1,
    ("trauma", "recruit"): 0,
    ("combatzone", "corporal"): 0,
    ("combatzone", "recruit"): 0,
}
"""So many of the twelve those below the sergeant may find; more, and the positions tell nobody apart."""
RUN_UP: dict[str, Any] = {
    "title": "Nobody else",
    "situation": "One scout, one objective.",
    "why": "There is nothing else to do.",
    "round": 4,
    "begin": "activations",
    "objectives": [{"at": [24, 24]}],
    "unit": [{"name": "Scout", "at": [24, 14], "weapons": [{"name": "Carbine", "range": 18, "attacks": 1}]}],
    "right": {"action": "rush"},
}

LOOSE: dict[str, Any] = {
    "title": "Nobody else",
    "situation": "One scout, one marker.",
    "why": "There is nothing else to do.",
    "turn": 4,
    "begin": "activations",
    "pools": {"A": 1, "B": 0},
    "markers": [{"name": "marker", "kind": "collision", "at": [16.5, 12]}],
    "model": [{"name": "Scout", "at": [16.5, 8]}, {"name": "Sentry", "side": "B", "at": [16.5, 30]}],
    "right": {"picks_up": {"model": "Scout", "marker": "marker"}},
}

FREE: dict[str, Any] = {
    "title": "Nobody else",
    "situation": "One squad, one generator.",
    "why": "There is nothing else to do.",
    "turn": 6,
    "begin": "activation",
    "with": {"unit": "Squad"},
    "points": [{"kind": "gamma", "piece": "generator"}],
    "piece": [{"id": "generator", "kind": "container", "at": [45, 62], "size": [6, 6]}],
    "unit": [
        {"name": "Squad", "like": "marine", "at": [[42, 46], [45, 46], [48, 46]]},
        {"name": "Militia", "side": "B", "like": "militia", "at": [[82, 112], [85, 112]]},
    ],
    "right": {"controls": "generator"},
}


LONELY: dict[str, Any] = {
    "title": "Nobody else",
    "situation": "One runner, the last turn, the centre in reach.",
    "why": "There is nothing else to do.",
    "turn": 8,
    "begin": "figure",
    "with": {"figure": "Runner"},
    "figure": [
        {"name": "Runner", "weapons": ["pistol"], "at": [60, 30]},
        {"name": "Mate", "side": "B", "weapons": ["pistol"], "at": [60, 118]},
    ],
    "right": {"ends_within": {"figure": "Runner", "of": "centre", "cm": 15}},
}


def found(position: Position, agent: str) -> bool:
    """Whether an agent decides rightly, as written and mirrored, whatever the seed."""
    return not any(faults(side, play(side, agent, seed)) for side in (position, mirrored(position)) for seed in SEEDS)


@pytest.mark.parametrize("game", TWELVE)
def test_there_are_twelve(game: str) -> None:
    assert len(TWELVE[game]) == 12


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("position", [*POSITIONS, *map(mirrored, POSITIONS)], ids=lambda position: position.name)
def test_the_sergeant_finds_the_right_decision(position: Position, seed: int) -> None:
    wrong = faults(position, play(position, "sergeant", seed))
    assert not wrong, f"{position.title}: {' '.join(wrong)} {position.why}"


@pytest.mark.parametrize(("game", "agent"), FOUND)
def test_those_below_the_sergeant_find_few(game: str, agent: str) -> None:
    assert len([position for position in TWELVE[game] if found(position, agent)]) <= FOUND[game, agent]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_a_position_mirrored_twice_is_the_same(position: Position) -> None:
    twice = mirrored(mirrored(position))
    assert {key: twice.case[key] for key in position.case} == position.case


@pytest.mark.parametrize(
    ("data", "judge"), [(RUN_UP, FIREFIGHT), (LOOSE, COLLISION), (FREE, TRAUMA), (LONELY, COMBATZONE)], ids=JUDGES
)
def test_a_position_without_a_trap_is_found(data: dict[str, Any], judge: Judge) -> None:
    position = position_from("run-up", data, judge)
    assert faults(position, play(position, "sergeant", 1)) == []


@pytest.mark.parametrize(
    ("right", "said"),
    [
        ({"activates": "Scuot"}, "there is no model 'Scuot'"),
        ({"action": "run"}, "there is no 'run'"),
        ({"charges": "Gunner"}, "there is no model 'Gunner'"),
        ({"picks_up": {"model": "Scout", "marker": "loot"}}, "there is no marker 'loot'"),
        ({"watches": "Gunner"}, "there is no model 'Gunner'"),
        ({"plays": ["9"]}, "right.plays: unknown key '9'"),
        ({"shares": {"9": 1}}, "right.shares: unknown key '9'"),
    ],
)
def test_a_name_that_collision_does_not_know_is_an_error(right: dict[str, Any], said: str) -> None:
    position = position_from("loose", {**LOOSE, "right": right}, COLLISION)
    with pytest.raises(CaseError, match=said):
        faults(position, play(position, "recruit", 1))


@pytest.mark.parametrize(
    ("right", "said"),
    [
        ({"announces": "run"}, "there is no 'run'"),
        ({"fires": {"carbine": "Miltia"}}, "there is no unit 'Miltia'"),
        ({"fires": {"carbin": "Militia"}}, "right.fires: unknown key 'carbin'"),
        ({"controls": "depot"}, "there is no strategic point 'depot'"),
        ({"orders": {"Squad": "charge"}}, "there is no 'charge'"),
        ({"ends_unseen": {"unit": "Squad", "from": ["Guns"]}}, "there is no unit 'Guns'"),
        ({"lays_first": "Guns"}, "there is no unit 'Guns'"),
    ],
)
def test_a_name_that_trauma_does_not_know_is_an_error(right: dict[str, Any], said: str) -> None:
    position = position_from("free", {**FREE, "right": right}, TRAUMA)
    with pytest.raises(CaseError, match=said):
        faults(position, play(position, "recruit", 1))


@pytest.mark.parametrize(
    ("right", "said"),
    [
        ({"begins_with": "dance"}, "there is no 'dance'"),
        ({"shoots": "Maat"}, "there is no figure 'Maat'"),
        ({"fights": "Maat"}, "there is no figure 'Maat'"),
        ({"treats": "Maat"}, "there is no figure 'Maat'"),
        ({"ends_within": {"figure": "Runner", "of": "Maat", "cm": 15}}, "there is no figure 'Maat'"),
        ({"ends_unseen": {"figure": "Runner", "from": ["Maat"]}}, "there is no figure 'Maat'"),
    ],
)
def test_a_name_that_combat_zone_does_not_know_is_an_error(right: dict[str, Any], said: str) -> None:
    position = position_from("lonely", {**LONELY, "right": right}, COMBATZONE)
    with pytest.raises(CaseError, match=said):
        faults(position, play(position, "recruit", 1))


def test_mirrored_models_look_the_other_way() -> None:
    scout = {"name": "Scout", "at": [10, 8], "facing": 45}
    position = position_from("loose", {**LOOSE, "model": [scout, *LOOSE["model"][1:]]}, COLLISION)
    assert mirrored(position).case["model"][0] == {"name": "Scout", "at": [23, 8], "facing": 135}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rigth": {}}, "run-up: unknown key 'rigth'"),
        ({"why": ""}, "run-up: why is missing"),
        ({"right": {"wins": True}}, "run-up, right: unknown key 'wins'"),
        ({"right": {"ends_within": {"unit": "Scout", "near": 3}}}, "right.ends_within: unknown key 'near'"),
        ({"right": {"ends_within": {"unit": "Scout"}}}, "right.ends_within: write all of unit, of, inches"),
    ],
)
def test_a_position_that_is_not_written_as_it_should_be_is_refused(change: dict[str, Any], said: str) -> None:
    with pytest.raises(CaseError, match=said):
        position_from("run-up", {**RUN_UP, **change}, FIREFIGHT)


@pytest.mark.parametrize(
    ("right", "said"),
    [
        ({"activates": "Scuot"}, "there is no unit 'Scuot'"),
        ({"action": "run"}, "there is no 'run'"),
        ({"action": "charge:Gunner"}, "there is no unit 'Gunner'"),
        ({"fires": {"Carbin": "none"}}, "right.fires: unknown key 'Carbin'"),
        ({"fires": {"Carbine": "Gunner"}}, "there is no unit 'Gunner'"),
        ({"keeps": "Scout.2"}, "there is no model 'Scout.2'"),
        ({"ends_within": {"unit": "Scout", "of": "objective 2", "inches": 3}}, "there is no objective 2"),
    ],
)
def test_a_name_that_nobody_has_is_an_error_and_not_a_wrong_decision(right: dict[str, Any], said: str) -> None:
    position = position_from("run-up", {**RUN_UP, "right": right}, FIREFIGHT)
    with pytest.raises(CaseError, match=said):
        faults(position, play(position, "recruit", 1))
