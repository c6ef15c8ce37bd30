"""Twelve fixed positions with one clearly right decision: the sergeant finds it, those below him do not."""

from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.written import CaseError
from tests.positions.position import Position, faults, mirrored, play, position_from, read_position

FILES = sorted((Path(__file__).parent / "firefight").glob("*.toml"))
POSITIONS = [read_position(file) for file in FILES]
SEEDS = (1, 2, 3)
CORPORAL_FINDS = 2
"""So many of the twelve the corporal may find by his script; more, and the positions tell nobody apart."""
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


def found(position: Position, agent: str) -> bool:
    """Whether an agent decides rightly, as written and mirrored, whatever the seed."""
    return not any(faults(side, play(side, agent, seed)) for side in (position, mirrored(position)) for seed in SEEDS)


def test_there_are_twelve() -> None:
    assert len(POSITIONS) == 12


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("position", [*POSITIONS, *map(mirrored, POSITIONS)], ids=lambda position: position.name)
def test_the_sergeant_finds_the_right_decision(position: Position, seed: int) -> None:
    wrong = faults(position, play(position, "sergeant", seed))
    assert not wrong, f"{position.title}: {' '.join(wrong)} {position.why}"


@pytest.mark.parametrize(("agent", "most"), [("corporal", CORPORAL_FINDS), ("recruit", 0)])
def test_those_below_the_sergeant_find_few(agent: str, most: int) -> None:
    assert len([position for position in POSITIONS if found(position, agent)]) <= most


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_a_position_mirrored_twice_is_the_same(position: Position) -> None:
    twice = mirrored(mirrored(position))
    assert {key: twice.case[key] for key in position.case} == position.case


def test_a_position_without_a_trap_is_found() -> None:
    position = position_from("run-up", RUN_UP)
    assert faults(position, play(position, "sergeant", 1)) == []


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
        position_from("run-up", {**RUN_UP, **change})


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
    position = position_from("run-up", {**RUN_UP, "right": right})
    with pytest.raises(CaseError, match=said):
        faults(position, play(position, "recruit", 1))
