"""A misspelt name in a case is an error, never a silent pass; a name that is legal and does not occur stays legal."""

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from tests.conformance.test_cases import CASES, STAGES
from tests.conformance.test_runner import SHOT, TEST

from escarmouche.conformance.cases import Result, run_case

SHAKEN = {"units": {"Target": {"shaken": True}}}
DOOR: dict[str, Any] = {
    "id": "CBZ-OWN-000",
    "rules": ["CBZ-TERR-05"],
    "piece": [{"id": "gate", "kind": "door", "at": [60, 40], "size": [4, 1]}],
    "figure": [
        {"name": "Ada", "side": "A", "weapons": ["pistol"], "at": [60, 20]},
        {"name": "Bo", "side": "B", "at": [60, 80]},
    ],
    "begin": "figure",
    "with": {"figure": "Ada"},
    "answers": [{"ask": "act", "give": "door:gate:open"}],
    "expect": {"refused": {"rule": "CBZ-TERR-05"}},
}


def shot(**changed: Any) -> Result:
    return run_case({**SHOT, **changed}, STAGES["firefight"])


def door(**changed: Any) -> Result:
    return run_case({**DOOR, **changed}, STAGES["combatzone"])


def said(result: Result) -> str:
    return "\n".join(result.problems)


MISSPELT = {
    "an event that never happens": ({"never": ["Shakn"]}, "there is no event 'Shakn'; did you mean 'Shaken'?"),
    "an event in a table": ({"never": [{"event": "Shakn"}]}, "did you mean 'Shaken'?"),
    "a field of an event": ({"never": [{"event": "Shaken", "unti": "Target"}]}, "Shaken has no field 'unti'"),
    "a field of an expected event": ({"events": [{"event": "HitsRolled", "hist": 1}]}, "did you mean 'hits'?"),
    "the name in a field": ({"never": [{"event": "Shaken", "unit": "Targte"}]}, "did you mean 'Target'?"),
    "a word in a field": ({"never": [{"event": "Moved", "how": "advanse"}]}, "did you mean 'advance'?"),
    "a weapon in a field": ({"never": [{"event": "HitsRolled", "weapon": "Rifel"}]}, "did you mean 'Rifle'?"),
    "text for a number": ({"never": [{"event": "HitsRolled", "hits": "two"}]}, "this field holds (a number)"),
    "a rule of an event": ({"never": [{"event": "Shaken", "rules": ["GFF-EFECT-03"]}]}, "there is no rule"),
    "an event in every": ({"every": [{"event": "Shakn", "unit": []}]}, "did you mean 'Shaken'?"),
    "a field in every": ({"every": [{"event": "Recovered", "unti": []}]}, "Recovered has no field 'unti'"),
    "every without an event": ({"every": [{"unit": ["Target"]}]}, "does not say which event it is"),
    "a question never asked": ({"never_asked": ["psuh"]}, "there is no question 'psuh'; did you mean 'push'?"),
    "a question in order": ({"asked_in_order": [{"ask": "shot"}]}, "there is no question 'shot'"),
    "the question at the end": ({"asked": "psuh"}, "did you mean 'push'?"),
    "an option not offered": (
        {"asked": "push", "not_offered": ["yse"]},
        "'push' never offers 'yse'; did you mean 'yes'?",
    ),
    "an option rejected": ({"asked": "push", "rejected": [{"give": "nein"}]}, "'push' never offers 'nein'"),
    "the rule that refuses": ({"refused": {"rule": "GFF-PUSH-99"}}, "there is no rule 'GFF-PUSH-99'"),
    "a rule of another game": ({"refused": {"rule": "COL-TEST-01"}}, "there is no rule 'COL-TEST-01'"),
    "the sentence of a refusal": ({"refused": {"text": "refused-not-ofered"}}, "there is no sentence"),
    "the value of a game": ({"value": 3}, "unknown key 'value'"),
}


@pytest.mark.parametrize(("expect", "wrong"), MISSPELT.values(), ids=MISSPELT)
def test_a_misspelt_name_in_what_is_expected(expect: dict[str, Any], wrong: str) -> None:
    assert wrong in said(shot(expect=expect))


WRONG = {
    "the question of an answer": ({"answers": [{"ask": "shooot", "give": {}}]}, "did you mean 'shoot'?"),
    "what a question is about": (
        {"answers": [{"ask": "shoot", "about": {"units": "Shooter"}, "give": {}}]},
        "there is no field of the question 'shoot' called 'units'; did you mean 'unit'?",
    ),
    "whom a question is about": (
        {"answers": [{"ask": "shoot", "about": {"unit": "Shoter"}, "give": {}}]},
        "nothing here is called 'Shoter'; did you mean 'Shooter'?",
    ),
    "the question of until": ({"until": {"ask": "psuh"}}, "did you mean 'push'?"),
    "what until is about": ({"until": {"ask": "push", "about": {"modle": "Target"}}}, "did you mean 'model'?"),
    "the event of until": ({"until": {"event": "Shakn"}}, "there is no event 'Shakn'"),
    "the turns of a game of rounds": ({"until": {"turn": 2}}, "until: this game has no turns."),
    "a purpose of chance": ({"chance": {"hti": [4], "": [3, 4]}}, "there is no purpose 'hti'; did you mean 'hit'?"),
    "the id of another game": ({"id": "COL-OWN-000"}, "id: a case of this game is called GFF-…"),
    "a rule of another game": ({"rules": ["COL-TEST-01"]}, "rules: COL-TEST-01 is not in the catalogue"),
    "an event that nobody was told": (
        {"expect": {"measured": [{"what": "seen", "side": "A", "unit": "Targte", "value": {}}]}},
        "did you mean 'Target'?",
    ),
}


@pytest.mark.parametrize(("changed", "wrong"), WRONG.values(), ids=WRONG)
def test_a_misspelt_name_in_the_course_of_a_case(changed: dict[str, Any], wrong: str) -> None:
    assert wrong in said(shot(**changed))


LEGAL = [
    {"never": ["Routed"]},
    {"never": [{"event": "Shaken", "unit": "Shooter"}]},
    {"never": [{"event": "HitsRolled", "weapon": "Rifle.1"}]},
    {"every": [{"event": "Routed", "unit": []}]},
    {"never_asked": ["morale-order"]},
    {"asked": "push", "not_offered": ["hold", "charge:Target"]},
]


@pytest.mark.parametrize("expect", LEGAL, ids=str)
def test_a_name_that_does_not_occur_is_legal(expect: dict[str, Any]) -> None:
    assert shot(expect=expect).problems == ()


def test_a_door_that_is_far_away_is_a_refusal() -> None:
    assert door().problems == ()


BANANAS = {
    "door:gate:banana": "nothing here is called 'banana'",
    "door:gtae:open": "nothing here is called 'gtae'; did you mean 'gate'?",
    "climb:banana": "nothing here is called 'banana'",
    "dooor:gate:open": "'act' never offers 'dooor:gate:open'",
    "fight:Boo": "nothing here is called 'Boo'",
}


@pytest.mark.parametrize(("key", "wrong"), BANANAS.items())
def test_an_unknown_action_key_proves_no_refusal(key: str, wrong: str) -> None:
    assert wrong in said(door(answers=[{"ask": "act", "give": key}]))
    assert wrong in said(door(begin="perform", answers=[], **{"with": {"figure": "Ada", "key": key}}))
    measured = {name: value for name, value in DOOR.items() if name not in ("begin", "with", "answers")}
    assert wrong in said(
        run_case({**measured, "measure": {"what": "may", "figure": "Ada", "key": key}}, STAGES["combatzone"])
    )


def test_a_described_option_that_no_question_has() -> None:
    asked = {**TEST, "answers": [], "expect": {"asked": "replace-card", "not_offered": [{"crad": "8"}]}}
    assert "did you mean 'card'?" in said(run_case(asked, STAGES["collision"]))
    asked["expect"] = {"asked": "replace-card", "not_offered": [{"card": "9"}]}
    assert "nothing here is called '9'" in said(run_case(asked, STAGES["collision"]))
    asked["expect"] = {"asked": "replace-card", "not_offered": [{"card": "8"}]}
    assert run_case({**asked, "rules": ["COL-TEST-01"]}, STAGES["collision"]).problems == ()


# What is of the wrong kind


MOVE: dict[str, Any] = {
    "id": "COL-OWN-000",
    "rules": ["COL-MOVE-01"],
    "model": [{"name": "X", "at": [10, 10]}, {"name": "Y", "side": "B", "at": [20, 10], "facing": "X"}],
    "begin": "move",
    "with": {"model": "X"},
    "expect": {"models": {"X": {"at": [10, 12]}}},
}
WAY = [[10, 10], [10, 12]]


def moved(**answer: Any) -> tuple[str, dict[str, Any]]:
    return "collision", {"answers": [{"ask": "move", **answer}]}


def spent(items: Any) -> tuple[str, dict[str, Any]]:
    return "collision", {"measure": {"what": "spending", "stock": 9, "items": items}}


def units(*written: Any) -> tuple[str, dict[str, Any]]:
    return "firefight", {"unit": list(written)}


NOT_TOLD: dict[str, tuple[str, dict[str, Any], str]] = {
    "a path as a table": (*moved(path={"X": {"to": [10, 12]}}), "a path is written"),
    "a path of words": (*moved(path=[["here", "there"]]), "must be a number"),
    "a facing by name": (*moved(to=[10, 12], facing="Y"), "facing in degrees"),
    "legs as text": (*moved(path=WAY, legs="walk"), "legs are written"),
    "spending letters": (*spent("sight"), "must be a list"),
    "spending characters": (*spent(["trooper"]), "there is no items 'trooper'"),
    "a used-up trait": ("collision", {"model": [{"name": "X", "at": [10, 10], "once": ["medik"]}]}, "once is one of"),
    "numbers in taken": (
        "firefight",
        {"unit": [{"name": "Shooter", "entry": "Captain", "taken": [1], "at": [9, 9]}]},
        "A",
    ),
    "a path in a measurement": (
        "firefight",
        {"measure": {"what": "path_length", "model": "Shooter", "path": {"to": [1, 1]}}},
        "measure",
    ),
    "a huge unit": (*units({"name": "Shooter", "at": [9, 9], "size": 10**9}), "from 0 to 500"),
    "a place of words": (*units({"name": "Shooter", "at": "here"}), "a place is written"),
    "answers as a table": ("firefight", {"answers": {"ask": "shoot"}}, "answers: this must be a list"),
    "dice as a number": ("firefight", {"chance": 4}, "chance: this must be a list"),
    "a unit as text": (*units("Shooter"), "must be a table"),
    "a trait that no piece has": (
        "firefight",
        {"piece": [{"id": "wall", "traits": ["blokcing"], "at": [5, 5], "size": [1, 1]}]},
        "did you mean 'blocking'?",
    ),
}


@pytest.mark.parametrize(("game", "changed", "wrong"), NOT_TOLD.values(), ids=NOT_TOLD)
def test_no_error_of_python_reaches_a_case_writer(game: str, changed: dict[str, Any], wrong: str) -> None:
    case = {**({"collision": MOVE, "firefight": SHOT}[game]), **changed}
    if "measure" in changed:
        case = {key: value for key, value in case.items() if key not in ("begin", "with", "answers", "chance")}
        case["expect"] = {"value": 1}
    result = run_case(case, STAGES[game])
    assert wrong in said(result)
    assert "cannot be played" not in said(result)
    assert "Error" not in said(result)


def test_a_weapon_that_a_unit_does_not_have_is_told() -> None:
    case = next(case for _, case in CASES if case["id"] == "TRA-CASE-243")
    wrong = run_case({**case, "with": {**case["with"], "weapon": "assault rifel"}}, STAGES["trauma"])
    assert "“assault rifel” is not on offer here." in said(wrong)


# Every word of every case, one at a time


COURSE = ("answers", "until", "chance", "expect", "measure", "with", "begin", "options")


def words(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the words of a case stand; those of its set-up and its list aside, which its own names make."""
    if isinstance(value, Mapping):
        for key, inner in value.items():
            if path or key in COURSE:
                yield from words(inner, (*path, key))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from words(inner, (*path, place))
    elif isinstance(value, str):
        yield path


def misspelt(value: Any, path: tuple[Any, ...]) -> Any:
    """A case in which one word is written wrongly."""
    if not path:
        return f"{value}q"
    copy = dict(value) if isinstance(value, Mapping) else list(value)
    copy[path[0]] = misspelt(copy[path[0]], path[1:])
    return copy


@pytest.mark.parametrize("game", sorted(STAGES))
def test_no_case_passes_with_a_word_misspelt(game: str) -> None:
    chosen = random.Random(14)
    own = [case for file, case in CASES if file.parent.name == game and any(words(case))]
    for case in chosen.sample(own, 60):
        path = chosen.choice(list(words(case)))
        result = run_case(misspelt(case, path), STAGES[game])
        assert not result.passed, f"{case['id']}: {path}"
        assert "cannot be played" not in said(result), f"{case['id']}: {path}"


WRONG_WEAPONS = {
    "like nothing": ({"like": "pistle"}, "there is no weapon 'pistle'"),
    "with no such trait": ({"like": "pistol", "traits": ["burn"]}, "there is no trait 'burn'; known are burns"),
    "with a trait that is no list": ({"like": "pistol", "traits": "burns"}, "must be a list"),
    "with another line": ({"like": "pistol", "rate": 4}, "unknown key 'rate'"),
}


@pytest.mark.parametrize(("weapon", "wrong"), WRONG_WEAPONS.values(), ids=WRONG_WEAPONS)
def test_a_weapon_with_traits_of_its_own_that_there_cannot_be(weapon: dict[str, Any], wrong: str) -> None:
    armed = {**DOOR["figure"][0], "weapons": [weapon]}
    assert wrong in said(door(figure=[armed, DOOR["figure"][1]]))
