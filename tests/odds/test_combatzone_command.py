"""The odds of Combat Zone on the command line."""

import shlex
from typing import Any

import pytest

from escarmouche.cli import run
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.combatzone.inquiries import EXAMPLES, MATTERS
from tests.odds import asked

SHOT = "shot --attacker halden-200:Corporal --target hounds-200:Bruiser"
BURST = "burst --attacker hounds-200:Gunner --target halden-200:Trooper"
CRUSHER = "--attacker hounds-200:Boss --target foundry-200:Crusher"
MELEE = "melee --attacker hounds-200:Boss --target halden-200:Sergeant"
TEST = "reaction --unit hounds-200:Runner"


def document(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, Any]:
    """What a program gets."""
    return asked.document(capsys, line, game="combatzone")


def chance(capsys: pytest.CaptureFixture[str], line: str, text: str = "odds-eliminated") -> float:
    """How likely something is; the first of that kind."""
    states = document(capsys, line)["states"]
    return next((float(state["probability"]) for state in states if state["text"] == text), 0.0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_are_answered(example: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = asked.told(capsys, example, language, game="combatzone")
    assert "%" in told
    assert "odds-" not in told


def test_everything_that_can_be_asked_has_an_example_but_first_aid_and_plain_wounds() -> None:
    assert {*MATTERS} - {example.split()[0] for example in EXAMPLES} == {"aid", "wound"}


def test_a_shot_is_told_by_its_steps(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, f"{SHOT} --range 40 --material brick")
    assert found["said"] == "Corporal fires at Bruiser 1 at 40 cm: assault rifle, a single shot"
    assert found["notes"] == ["Bruiser 1 behind brick"]
    assert [reason["value"] for reason in found["reasons"]] == [0, 1, 0, -3, -1]
    chances = {state["text"]: state["probability"] for state in found["states"]}
    assert chances["odds-hit"] == pytest.approx(2 / 6)
    assert chances["odds-eliminated"] == pytest.approx(2 / 6 * 108 / 216)


def test_circumstances_count(capsys: pytest.CaptureFixture[str]) -> None:
    plain = chance(capsys, SHOT)
    assert chance(capsys, f"{SHOT} --aimed") > plain
    assert chance(capsys, f"{SHOT} --range 60") < plain
    assert chance(capsys, f"{SHOT} --shaken") < plain
    assert chance(capsys, f"{SHOT} --taking-cover") < plain
    assert chance(capsys, f"{SHOT} --material hedge") < plain
    assert chance(capsys, f"{SHOT} --material concrete") < chance(capsys, f"{SHOT} --material hedge")
    assert chance(capsys, f"{SHOT} --target-shaken", "odds-panicked") == 0


def test_a_burst_is_divided(capsys: pytest.CaptureFixture[str]) -> None:
    alone = chance(capsys, f"{BURST} --split 3")
    found = document(capsys, f"{BURST} --also halden-200:Medic --split 3,1")
    assert found["states"][0]["probability"] == pytest.approx(alone)
    assert {state["data"]["unit"] for state in found["states"]} != {found["states"][0]["data"]["unit"]}
    assert chance(capsys, BURST) > alone, "all four shots"


def test_damage_brings_a_machine_nearer_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert chance(capsys, f"machine {CRUSHER} --damage critical-power") > chance(capsys, f"machine {CRUSHER}")
    assert document(capsys, f"machine {CRUSHER}") | {"what": ""} == document(capsys, f"wound {CRUSHER}") | {"what": ""}


def test_friends_help_in_close_combat(capsys: pytest.CaptureFixture[str]) -> None:
    alone = chance(capsys, MELEE, "odds-wins")
    assert (
        chance(capsys, f"{MELEE} --friends 2", "odds-wins") > alone > chance(capsys, f"{MELEE} --foes 2", "odds-wins")
    )
    few = chance(capsys, f"{MELEE} --friends 2 --option extra_opponent=die_few", "odds-wins")
    assert few < alone


def test_whoever_is_alone_or_runs_recovers_less(capsys: pytest.CaptureFixture[str]) -> None:
    calm = chance(capsys, TEST, "odds-recovered")
    assert chance(capsys, f"{TEST} --models 1", "odds-recovered") < calm
    assert chance(capsys, f"{TEST} --routed", "odds-recovered") < calm
    assert chance(capsys, f"{TEST} --burning", "odds-recovered") == 0
    assert chance(capsys, f"{TEST} --engaged") > 0, "whoever runs from a fight dies"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("salvo", "no odds of “salvo”"),
        ("shot --attacker halden-200:Corporal", "need --target"),
        (f"{SHOT} --height 3", "--height means nothing"),
        (f"{SHOT} --weapon mortar", "no such weapon “mortar”"),
        (f"{SHOT} --material glass", "no material “glass”"),
        (f"{SHOT} --range 1 --material brick", "Nothing covers Bruiser 1"),
        (f"{SHOT} --range 90", "[CBZ-SHOOT-09]"),
        (f"{SHOT} --damage major-power", "Bruiser 1 is not a machine"),
        (f"machine {CRUSHER} --damage power", "“power” is no damage"),
        ("machine --attacker hounds-200:Boss --target halden-200:Medic", "Medic is not a machine"),
        (f"{BURST} --split 9", "has 2 to 4 shots"),
        (f"{BURST} --also hounds-200:Boss", "different figures of one list"),
        ("burst --attacker hounds-200:Bruiser --target halden-200:Trooper", "[CBZ-BURST-05]"),
        ("area --attacker hounds-200:Boss --target halden-200:Trooper", "Boss has no weapon for this"),
        (f"{MELEE} --friends 5 --foes 3 --models 2", "--models means nothing"),
        (f"{TEST} --models 9", "--models: the group of Runner has 5 figures"),
        ("aid --unit foundry-200:Crusher", "[CBZ-MACH-15]"),
        ("reaction --unit hounds-200:Nobody", "No single unit"),
    ],
)
def test_what_has_no_odds_is_refused_in_one_sentence(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["-l", "en", "odds", "combatzone", *shlex.split(line)]) == 2
    shown = capsys.readouterr().err
    assert said in shown
    assert shown.count("\n") == 1
