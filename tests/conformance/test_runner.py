"""The conformance runner itself: a case that is wrong must fail, and say what to change."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from escarmouche.conformance.cases import Result, coverage, read_cases, run_case, run_file, tell
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.collision.conformance import probes as collision_probes
from escarmouche.games.collision.conformance.stage import STAGE as COLLISION
from escarmouche.games.collision.rules import entry_points as collision_entries
from escarmouche.games.combatzone.conformance import probes as combatzone_probes
from escarmouche.games.combatzone.conformance.stage import STAGE as COMBATZONE
from escarmouche.games.combatzone.rules import entry_points as combatzone_entries
from escarmouche.games.firefight.conformance.probes import PROBES
from escarmouche.games.firefight.conformance.stage import STAGE
from escarmouche.games.firefight.rules.entry_points import CHAPTERS
from escarmouche.games.trauma.conformance import probes as trauma_probes
from escarmouche.games.trauma.conformance.stage import STAGE as TRAUMA
from escarmouche.games.trauma.rules import entry_points as trauma_entries

STAGES = {stage.catalogue.data["prefix"]: stage for stage in (COLLISION, COMBATZONE, STAGE, TRAUMA)}
DOCS = (Path(__file__).parents[2] / "docs" / "conformance.md").read_text("utf-8")
EXAMPLES = [
    case for block in re.findall(r"```toml\n(.*?)```", DOCS, re.DOTALL) for case in tomllib.loads(block)["case"]
]

SHOT: dict[str, Any] = {
    "id": "GFF-OWN-000",
    "rules": ["GFF-HIT-01"],
    "unit": [
        {"name": "Shooter", "at": [10, 10], "weapons": [{"name": "Rifle", "range": 24, "attacks": 1}]},
        {"name": "Target", "side": "B", "at": [20, 10]},
    ],
    "begin": "shooting",
    "with": {"unit": "Shooter"},
    "chance": [4, 3, 4],
    "answers": [{"ask": "shoot", "give": {"Rifle": "Target"}}],
    "expect": {"units": {"Target": {"shaken": True}}},
}


def run(**changed: Any) -> Result:
    return run_case({**SHOT, **changed}, STAGE)


def test_the_shot_is_as_expected() -> None:
    assert run().problems == ()


@pytest.mark.parametrize("case", EXAMPLES, ids=lambda case: case["id"])
def test_the_examples_of_the_documentation(case: dict[str, Any]) -> None:
    result = run_case(case, STAGES[case["id"].partition("-")[0]])
    assert result.passed, tell(result)


COLLISION_WORDS = {*collision_entries.CHAPTERS, *collision_probes.PROBES, *COLLISION.keys, *COLLISION.facts}
COMBATZONE_WORDS = {*combatzone_entries.CHAPTERS, *combatzone_probes.PROBES, *COMBATZONE.keys, *COMBATZONE.facts}
TRAUMA_WORDS = {*trauma_entries.CHAPTERS, *trauma_probes.PROBES, *TRAUMA.keys, *TRAUMA.facts}


WORDS = {*CHAPTERS, *PROBES, *STAGE.keys, *STAGE.facts, *COLLISION_WORDS, *COMBATZONE_WORDS, *TRAUMA_WORDS}


@pytest.mark.parametrize("word", sorted(WORDS))
def test_everything_is_documented(word: str) -> None:
    assert f"`{word}`" in DOCS or f'`"{word}"`' in DOCS or f"`{word} =" in DOCS


WRONG = [
    ({"chance": [4, 3]}, "The script ran out at wound-effect (GFF-EFFECT-02)"),
    ({"chance": [4, 3, 4, 6]}, "[6] was never rolled"),
    ({"chance": {"hit": [4], "defence": [3]}}, "The script ran out at wound-effect"),
    ({"chance": [4, 3, 9]}, "needs a number from 1 to 6"),
    ({"colour": "red"}, "unknown key 'colour'"),
    ({"with": {"unit": "Nobody"}}, "there is no unit 'Nobody'; known are Shooter, Target"),
    ({"with": {"unit": "Shooter", "wind": 3}}, "wind"),
    ({"begin": "dancing"}, "dancing"),
    ({"options": {"coherency": "loose"}}, "known are chain, literal"),
    ({"options": {"gravity": "off"}}, "there is no gravity"),
    ({"rules": ["GFF-NONE-01"]}, "GFF-NONE-01 is not in the catalogue"),
    ({"rules": ["GFF-BLAST-01"]}, "GFF-BLAST-01 did not apply"),
    ({"rules": []}, "has no rules"),
    ({"expect": {}}, "has no expect"),
    ({"expect": {"mood": "good"}}, "expect: unknown key 'mood'"),
    ({"expect": {"units": {"Target": {"shaken": False}}}}, "units.Target.shaken: expected false, but it is true."),
    ({"expect": {"units": {"Target": {"sad": False}}}}, "nothing is known under 'sad'"),
    ({"expect": {"units": {"Tarmac": {"shaken": True}}}}, "nothing is known under 'Tarmac'"),
    ({"expect": {"events": [{"event": "HitsRolled", "hits": 2}]}}, "did not happen"),
    ({"expect": {"events": [{"event": "Shaken"}, {"event": "HitsRolled"}]}}, "did not happen"),
    ({"expect": {"never": ["Shaken"]}}, 'never: "Shaken" happened'),
    ({"expect": {"every": [{"event": "Shaken", "unit": ["Shooter"]}]}}, 'expected ["Shooter"], but it is ["Target"]'),
    ({"expect": {"never_asked": ["push"]}}, "never_asked: 'push' was asked"),
    ({"expect": {"asked": "activate"}}, "asked: expected 'activate'"),
    ({"expect": {"offered": ["yes"]}}, "say with `asked` which question"),
    ({"expect": {"asked": "push", "by": "A", "offered": ["maybe"]}}, "'maybe' is not offered"),
    ({"expect": {"asked": "push", "not_offered": ["yes"]}}, "'yes' is offered"),
    ({"expect": {"asked": "push", "only_offered": ["yes"]}}, "expected only"),
    ({"expect": {"asked": "push", "accepted": [{"give": "maybe"}]}}, "is refused by GFF-PUSH-01"),
    ({"expect": {"asked": "push", "rejected": [{"give": "no"}]}}, "is allowed"),
    ({"expect": {"refused": {"rule": "GFF-SHOOT-01"}}}, "but nothing was refused"),
    ({"expect": {"objectives": ["A"]}}, "objectives: expected"),
    ({"expect": {"round": 2}}, "round: expected 2, but it is 1."),
    ({"expect": {"measured": [{"what": "distance", "from": "Shooter", "to": "Target", "value": 9}]}}, "but it is 8.75"),
    ({"expect": {"measured": [{"what": "distance", "from": "Shooter", "to": "Target", "least": 9}]}}, "at least 9"),
    ({"expect": {"measured": [{"what": "weight"}]}}, "'weight' cannot be measured"),
    ({"answers": [{"ask": "shoot", "give": {"Rifle": "Shooter"}}]}, "was refused by GFF-SHOOT-02"),
    ({"answers": [{"give": "yes"}]}, "does not say which question"),
    ({"answers": [{"ask": "shoot", "to": [1, 1]}]}, "say what is answered with `give`"),
    (
        {"answers": [{"ask": "shoot", "by": "B", "give": {}}], "chance": []},
        "was never asked for; the questions were shoot",
    ),
    ({"unit": [{"name": "Shooter", "at": [10, 10], "smell": "bad"}]}, "unit Shooter: unknown key 'smell'"),
    ({"unit": [{"name": "Shooter", "at": [10, 10], "quality": 9}]}, "The army of A"),
    ({"unit": [{"name": "Shooter", "at": [[1, 1], [3, 3]], "size": 3}]}, "3 models are on the table"),
    ({"unit": [{"name": "Shooter", "at": [10, 10, "roof"]}]}, "there is no surface 'roof'; known are ground"),
    ({"piece": [{"id": "x", "kind": "cloud", "at": [5, 5], "size": [1, 1]}]}, "there is no kind “cloud”"),
    ({"table": {"size": 3}}, "table: unknown key 'size'"),
]


@pytest.mark.parametrize(("changed", "said"), WRONG, ids=lambda value: value if isinstance(value, str) else None)
def test_what_is_wrong_is_said(changed: dict[str, Any], said: str) -> None:
    result = run(**changed)
    assert not result.passed
    assert said in "\n".join(result.problems)


def test_a_failure_shows_the_journal() -> None:
    shown = tell(run(expect={"round": 2}))
    assert "round: expected 2, but it is 1." in shown
    assert "HitsRolled" in shown
    assert "GFF-HIT-01" in shown


def test_a_refusal_changes_nothing_and_names_its_rule() -> None:
    far = [*SHOT["unit"], {"name": "Far", "side": "B", "at": [40, 40]}]
    answers = [{"ask": "shoot", "give": {"Rifle": "Far"}}]
    wanted = {"refused": {"rule": "GFF-SHOOT-04"}}
    refused = run(unit=far, answers=answers, chance=[], rules=["GFF-SHOOT-04"], expect=wanted)
    assert refused.problems == ()
    other = run(
        unit=far, answers=answers, chance=[], rules=["GFF-SHOOT-04"], expect={"refused": {"rule": "GFF-LOS-01"}}
    )
    assert 'refused.rule: expected "GFF-LOS-01", but it is "GFF-SHOOT-04".' in other.problems


def test_of_several_rules_one_must_refuse() -> None:
    far = [*SHOT["unit"], {"name": "Far", "side": "B", "at": [40, 40]}]
    case = {
        "unit": far,
        "answers": [{"ask": "shoot", "give": {"Rifle": "Far"}}],
        "chance": [],
        "rules": ["GFF-SHOOT-04"],
    }
    assert run(**case, expect={"refused": {"rule": ["GFF-LOS-01", "GFF-SHOOT-04"]}}).problems == ()
    assert not run(**case, expect={"refused": {"rule": ["GFF-LOS-01", "GFF-SHOOT-02"]}}).passed
    asked = {**case, "answers": [], "rules": ["GFF-SHOOT-04"]}
    offered = {"asked": "shoot", "not_offered": {"Rifle": {"Far": ["GFF-LOS-01", "GFF-SHOOT-04"]}}}
    assert run(**asked, expect=offered).problems == ()
    rejected = {"asked": "shoot", "rejected": [{"give": {"Rifle": "Far"}, "rule": ["GFF-LOS-01", "GFF-SHOOT-04"]}]}
    assert run(**asked, expect=rejected).problems == ()


ROUNDS: dict[str, Any] = {
    "id": "GFF-OWN-000",
    "rules": ["GFF-ACT-01"],
    "unit": [
        *({"name": name, "side": "A", "at": [10 * place, 5]} for place, name in enumerate(("a1", "a2"), 1)),
        *({"name": name, "side": "B", "at": [10 * place, 40]} for place, name in enumerate(("b1", "b2"), 1)),
    ],
    "begin": "game",
    "until": {"round": 3},
    "chance": [],
}


ENDED = {"event": "RoundEnded", "round": 1}
A1, A2 = {"event": "Activated", "unit": "a1"}, {"event": "Activated", "unit": "a2"}
IN_ROUND = {1: [A2, A1, ENDED, A1, A2], 2: [A1, A2, ENDED, A2, A1]}


@pytest.mark.parametrize("when", IN_ROUND)
def test_an_answer_is_bound_to_its_round(when: int) -> None:
    answers = [{"ask": "activate", "by": "A", "round": when, "give": "a2"}]
    bound = {**ROUNDS, "answers": answers}
    assert run_case({**bound, "expect": {"events": IN_ROUND[when]}}, STAGE).problems == ()
    assert not run_case({**bound, "expect": {"events": IN_ROUND[3 - when]}}, STAGE).passed


def test_an_answer_for_a_round_that_never_comes_is_never_asked_for() -> None:
    late = [{"ask": "activate", "round": 9, "give": "a2"}]
    result = run_case({**ROUNDS, "answers": late, "expect": {"round": 3}}, STAGE)
    assert "was never asked for" in result.problems[0]


def test_dice_used_before_a_script_ran_out_are_reported_with_their_events() -> None:
    short = run(chance=[4, 3])
    assert short.problems == (
        "chance: The script ran out at wound-effect (GFF-EFFECT-02): 2 results were given. Add what is missing."
        " Rolled before that: hit 4, defence 3.",
    )
    assert any("HitsRolled" in line for line in short.journal)
    assert any("DefenceRolled" in line for line in short.journal)


def test_dice_of_a_beginning_that_ran_out_are_reported_with_their_events() -> None:
    hit = {"begin": "suffer", "with": {"unit": "Target", "hits": 1}, "answers": [], "rules": ["GFF-DEF-01"]}
    short = run(**hit, chance={"defence": [3]})
    assert "The script ran out at wound-effect" in short.problems[0]
    assert "Rolled before that: defence 3." in short.problems[0]
    assert any("DefenceRolled" in line for line in short.journal)


def test_what_is_expected_of_a_table_on_which_nothing_could_begin() -> None:
    scattered = {"unit": [{"name": "Squad", "size": 2, "at": [[5, 5], [25, 5]]}]}
    case = {
        "id": "GFF-OWN-000",
        "rules": ["GFF-MOVE-01"],
        **scattered,
        "measure": {"what": "coherency", "unit": "Squad"},
    }
    apart = {"what": "distance", "from": "Squad.1", "to": "Squad.2", "value": 18.75}
    refused = {"rule": "GFF-MOVE-01"}
    assert run_case({**case, "expect": {"refused": refused, "measured": [apart]}}, STAGE).problems == ()
    wrong = {"refused": refused, "measured": [{**apart, "value": 3}]}
    assert "but it is 18.75" in run_case({**case, "expect": wrong}, STAGE).problems[0]


def test_a_rule_that_did_not_apply_is_forgiven_when_nothing_is_to_be_proved() -> None:
    assert run_case({**SHOT, "rules": ["GFF-BLAST-01"]}, STAGE, prove=False).passed


def test_what_a_file_shares(tmp_path: Path) -> None:
    file = tmp_path / "shared.toml"
    file.write_text(
        """
        [shared]
        options = { coherency = "literal" }
        [[shared.profile]]
        name = "Plain"
        quality = 3
        [[shared.unit]]
        name = "One"
        like = "Plain"
        at = [10, 10]
        [[case]]
        id = "a"
        options = { blast_multiplier = "models" }
        unit = [{ name = "One", at = [12, 10] }, { name = "Two", side = "B", at = [20, 10] }]
        """,
        "utf-8",
    )
    case = read_cases(file)[0]
    assert case["options"] == {"coherency": "literal", "blast_multiplier": "models"}
    assert case["unit"] == [
        {"name": "One", "like": "Plain", "at": [12, 10]},
        {"name": "Two", "side": "B", "at": [20, 10]},
    ]


@pytest.mark.parametrize("text", ["not toml at all [", 'colour = "red"', "[shared]\n"])
def test_a_file_that_cannot_be_read_is_one_failure(tmp_path: Path, text: str) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(text, "utf-8")
    results = run_file(file, STAGE)
    assert [result.passed for result in results] == [False]


def test_a_missing_file_is_one_failure(tmp_path: Path) -> None:
    (result,) = run_file(tmp_path / "none.toml", STAGE)
    assert "cannot be read" in result.problems[0]


def test_several_lists_must_all_be_as_expected() -> None:
    fine = {"faction": "demo", "unit": [{"entry": "Captain"}]}
    wrong = {"faction": "demo", "unit": [{"entry": "Captain"}, {"entry": "Captain"}]}
    case = {"id": "GFF-OWN-000", "rules": ["GFF-FORCE-09"], "list": [fine, wrong], "expect": {"legal": True}}
    assert run_case(case, STAGE).problems == ("list 2.legal: expected true, but it is false.",)


def test_coverage_counts_cases_and_languages() -> None:
    rows = {row.rule: row for row in coverage([run()], STAGE)}
    assert rows["GFF-HIT-01"].cases == ("GFF-OWN-000",)
    assert rows["GFF-BLAST-01"].cases == ()
    assert rows["GFF-HIT-01"].languages == LANGUAGES
    assert all(STAGE.catalogue.entries[rule].applies for rule in rows)


# Cards, columns and secrets, as Collision writes them


TEST: dict[str, Any] = {
    "id": "COL-OWN-000",
    "rules": ["COL-TEST-01"],
    "model": [{"name": "X", "at": [10, 10]}, {"name": "Y", "side": "B", "at": [20, 10], "facing": "X"}],
    "hands": {"A": ["1", "F", "5"]},
    "begin": "test",
    "with": {"model": "X", "characteristic": "AGI", "difficulty": 5},
    "chance": ["A:4"],
    "answers": [{"ask": "replace-card", "by": "A", "give": {"card": "5"}}],
    "expect": {"hands": {"A": ["1", "F"]}, "models": {"Y": {"facing": 180}}},
}


def play(**changed: Any) -> Result:
    return run_case({**TEST, **changed}, COLLISION)


def test_an_option_is_described_by_what_it_says() -> None:
    assert play().problems == ()


FIGHT: dict[str, Any] = {
    **{key: TEST[key] for key in ("id", "model")},
    "rules": ["COL-CONF-06"],
    "begin": "confrontation",
    "with": {"model": "X", "target": "Y", "cards": 2, "attack": 2},
    "chance": ["A:5", "A:3", "B:6", "B:4"],
    "answers": [
        {"ask": "lay-cards", "by": "A", "give": {"card": ["3", "5"]}},
        {"ask": "share-modifiers", "by": "A", "give": [0, 2]},
    ],
    "expect": {"every": [{"event": "ColumnJudged", "attack": ["3", "5"], "attack_share": [0, 2]}]},
}


def test_cards_are_laid_and_shares_given_column_by_column() -> None:
    assert run_case(FIGHT, COLLISION).problems == ()


NOT_SO = [
    ({"chance": ["B:4"]}, "but the deck holds A:"),
    ({"chance": ["A:9"]}, "The script gives the card 'A:9'"),
    ({"answers": [{"ask": "replace-card", "give": {"card": "8"}}]}, 'No option is { card = "8" }'),
    ({"answers": [{"ask": "replace-card", "give": "0"}]}, 'hands.A: expected ["1", "F"], but it is ["F", "5"]'),
    ({"hands": {"A": ["S", "S", "S", "S"]}}, "A has more cards 'S' than a deck holds"),
    ({"hands": {"A": ["9"]}}, "There is no card '9'"),
    ({"hands": {"C": ["5"]}}, "hands: unknown key 'C'"),
    ({"model": [{"name": "X", "at": [1, 1], "facing": "Z"}]}, "there is no model 'Z'"),
    ({"model": [{"name": "X", "weapons": ["bazooka"]}]}, "model X"),
    ({"model": [{"name": "X", "items": ["umbrella"]}]}, "there is no item 'umbrella'"),
    ({"model": [{"name": "X", "key": "wizard"}]}, "there is no character 'wizard'"),
    ({"model": [{"name": "X"}, {"name": "X"}]}, "a name is used once"),
    ({"model": [{"name": "X", "colour": "red"}]}, "unknown key 'colour'"),
    ({"activation": {"model": "X", "mood": 1}}, "unknown key 'mood'"),
    ({"options": {"aimed_shot": "often"}}, "there is no aimed_shot = 'often'"),
]


@pytest.mark.parametrize(("changed", "said"), NOT_SO, ids=lambda value: value if isinstance(value, str) else None)
def test_what_is_wrong_with_cards_and_models_is_said(changed: dict[str, Any], said: str) -> None:
    result = play(**changed)
    assert not result.passed
    assert said in "\n".join(result.problems)


def test_a_model_turns_where_the_answer_says() -> None:
    moved = play(
        begin="move", rules=["COL-MOVE-01"], chance=[], **{"with": {"model": "X"}},
        answers=[{"ask": "move", "to": [10, 12], "facing": 45}],
        expect={"models": {"X": {"at": [10, 12], "facing": 45}}},
    )  # fmt: skip
    assert moved.problems == ()


def test_secret_answers_are_given_by_each_side_and_tell_the_other_nothing() -> None:
    bids = [{"ask": "bid", "by": "B", "give": 2}, {"ask": "bid", "by": "A", "give": 1}]
    case = {**TEST, "rules": ["COL-PRIO-01"], "begin": "priority", "chance": ["B:4"], "answers": bids}
    case = {key: value for key, value in case.items() if key != "with"}
    played = run_case({**case, "expect": {"used": {"A": 1, "B": 2}, "priority": "B"}}, COLLISION)
    assert played.problems == ()
    apart = {"what": "tells_apart", "side": "A", "answers": [0, 2], "value": False}
    asked = {**case, "rules": ["COL-DECK-09"], "answers": [], "chance": [], "until": {"ask": "bid"}}
    assert run_case({**asked, "expect": {"measured": [apart]}}, COLLISION).problems == ()
