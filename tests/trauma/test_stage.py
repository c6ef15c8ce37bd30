"""How a case of Trauma is set up: units, cards, points; what is written wrongly is said in one sentence."""

from typing import Any

import pytest

from escarmouche.conformance.cases import Result, run_case
from escarmouche.games.trauma.conformance.stage import STAGE

TEST: dict[str, Any] = {
    "id": "TRA-OWN-000",
    "rules": ["TRA-TEST-02"],
    "unit": [
        {"name": "Squad", "like": "marine", "at": [10, 10], "step": [3, 0], "size": 6, "officer": 2},
        {"name": "Tank", "side": "B", "like": "battle tank", "at": [45, 60], "facing": 180},
    ],
    "begin": "simple-test",
    "with": {"count": 2},
    "chance": [1, 2],
    "expect": {"events": [{"event": "TestTaken", "successes": 1}]},
}


def run(**changed: Any) -> Result:
    return run_case({**TEST, **changed}, STAGE)


def squad(**changed: Any) -> list[dict[str, Any]]:
    return [{**TEST["unit"][0], **changed}, TEST["unit"][1]]


def test_a_test_is_taken() -> None:
    assert run().problems == ()


def test_the_usual_setup_has_cards_points_and_a_general() -> None:
    usual = {
        "rows": {"A": ["Squad"], "B": ["Tank"]},
        "command": {"A": 10},
        "general": {"A": "Squad.1", "B": "nobody"},
        "units": {"Squad": {"leader": 1, "alive": 6, "facing": [90] * 6}, "Tank": {"facing": [180], "ticks": [0]}},
    }
    assert run(expect=usual).problems == ()


def test_models_that_are_lost_or_down_are_named_by_their_numbers() -> None:
    places = [[10, 10], [13, 10], [16, 10], [19, 10]]
    fewer = {key: value for key, value in TEST["unit"][0].items() if key != "step"}
    unit = [{**fewer, "at": places, "lost": [1, 4], "down": [2, 3, 5]}, TEST["unit"][1]]
    known = {"left": [2, 3, 5, 6], "models_down": [2, 3, 5], "down": True, "leader": 2}
    assert run(unit=unit, expect={"units": {"Squad": known}}).problems == ()


def test_half_a_unit_that_is_down_leaves_it_standing() -> None:
    assert run(unit=squad(down=[1, 2, 3]), expect={"units": {"Squad": {"down": False}}}).problems == ()


def test_a_vehicle_carries_its_damage() -> None:
    tank = {**TEST["unit"][1], "ticks": 3, "immobile": True, "broken": ["autocannon"]}
    known = {"ticks": [3], "immobile": [True], "broken": ["autocannon"]}
    assert run(unit=[TEST["unit"][0], tank], expect={"units": {"Tank": known}}).problems == ()


def test_points_and_zones_are_as_written() -> None:
    points = [{"kind": "gamma", "piece": "hut", "holder": "B"}]
    piece = [{"id": "hut", "at": [45, 60], "size": [5, 5]}]
    assert run(points=points, piece=piece, expect={"points": [{**points[0], "chooser": "nobody"}]}).problems == ()


WRONG = [
    ({"unit": squad(colour="red")}, "unit Squad: unknown key 'colour'"),
    ({"unit": squad(like="wizard")}, "there is no profile 'wizard'; known are militia, marine"),
    ({"unit": squad(weapons=["bow"])}, "unit Squad: there is no weapon 'bow'; known are assault rifle"),
    ({"unit": squad(weapons=[{"name": "bow", "colour": "red"}])}, "unit Squad, weapon: unknown key 'colour'"),
    ({"unit": squad(morale="high")}, "unit Squad, kit: Expected `int`"),
    ({"unit": squad(kits={"7": {}})}, "unit Squad, kits: unknown key '7'"),
    ({"unit": squad(kits={"2": {"hat": 1}})}, "unit Squad, kits: unknown key 'hat'"),
    ({"unit": squad(leader=9)}, "its models have the numbers 1 to 6, not 9"),
    ({"unit": squad(down=[0])}, "its models have the numbers 1 to 6, not 0"),
    ({"unit": squad(broken=["railgun"])}, "model 1 carries no (further) railgun"),
    ({"unit": squad(place="moon")}, "place is one of section, reserve, table, gone"),
    ({"unit": squad(size=3, step=[3, 0], lost=1, at=[[1, 1], [2, 2]])}, "step goes with one place and a size"),
    ({"table": {"quarters": ["wet"]}}, "a quarter is one of open, covered, building"),
    ({"table": {"colour": "red"}}, "table: unknown key 'colour'"),
    ({"rows": {"A": ["Ghost"]}}, "rows: there is no unit 'Ghost'; known are Squad, Tank"),
    ({"command": {"C": 3}}, "command: unknown key 'C'"),
    ({"points": [{"kind": "gamma", "size": 3}]}, "points, strategic: unknown key 'size'"),
    ({"activation": {"unit": "Squad", "mood": 1}}, "activation, activation: unknown key 'mood'"),
    ({"begin": "dancing"}, "dancing"),
]


@pytest.mark.parametrize(("changed", "said"), WRONG, ids=lambda value: value if isinstance(value, str) else None)
def test_what_is_wrong_is_said(changed: dict[str, Any], said: str) -> None:
    result = run(**changed)
    assert not result.passed
    assert said in "\n".join(result.problems)
