"""The odds of Trauma on the command line."""

import shlex
from typing import Any

import pytest

from escarmouche.cli import run
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.trauma.inquiries import EXAMPLES
from tests.odds import asked

SALVO = "salvo --attacker meridian-30:Line --target ashen-30:Raiders"


def document(capsys: pytest.CaptureFixture[str], line: str) -> dict[str, Any]:
    """What a program gets."""
    return asked.document(capsys, line, game="trauma")


def average(capsys: pytest.CaptureFixture[str], line: str, text: str = "odds-models-lost") -> float:
    """A number on average."""
    found: float = next(tally["mean"] for tally in document(capsys, line)["tallies"] if tally["text"] == text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_examples_are_answered(example: str, language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = asked.told(capsys, example, language, game="trauma")
    assert "%" in told
    assert "odds-" not in told


def test_a_salvo_is_told_by_its_steps(capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, f"{SALVO} --range 25 --cover")
    assert found["said"] == "Line squad 1 fires at Raiders 1 at Range 2: 6 × line rifle, 6 dice"
    assert found["notes"] == ["Raiders 1 in cover"]
    means = {tally["text"]: tally["mean"] for tally in found["tallies"]}
    assert means["odds-hits"] == pytest.approx(6 * 4 / 6)
    assert means["odds-through"] == pytest.approx(6 * 4 / 6 * 4 / 6)
    assert means["odds-wounds"] == pytest.approx(6 * (4 / 6) ** 3)


def test_circumstances_count(capsys: pytest.CaptureFixture[str]) -> None:
    plain = average(capsys, SALVO)
    assert average(capsys, f"{SALVO} --cover") < plain
    assert average(capsys, f"{SALVO} --cover --taking-cover") < average(capsys, f"{SALVO} --cover")
    assert average(capsys, f"{SALVO} --supported") > plain
    assert average(capsys, f"{SALVO} --models 2") < plain
    assert average(capsys, f"{SALVO} --range 55") < plain
    assert average(capsys, f"{SALVO} --target-models 1") <= 1


def test_a_disorganised_target_is_not_disorganised_again(capsys: pytest.CaptureFixture[str]) -> None:
    states = [state["text"] for state in document(capsys, f"{SALVO} --target-disorganised")["states"]]
    assert states == ["odds-destroyed"]


def test_ticked_boxes_bring_incidents_nearer(capsys: pytest.CaptureFixture[str]) -> None:
    line = "assault --attacker ashen-30:Ash --target meridian-30:Hammer --models 2"
    assert average(capsys, f"{line} --ticks 2", "odds-incidents") > average(capsys, line, "odds-incidents")


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("shooting", "no odds of “shooting”"),
        ("salvo --attacker meridian-30:Line", "need --target"),
        (f"{SALVO} --height 3", "--height means nothing"),
        (f"{SALVO} --weapon mortar", "no such weapon “mortar”"),
        (f"{SALVO} --models 9", "--models: Line squad 1 has only 6 models"),
        (f"{SALVO} --ticks 2", "Raiders 1 has no structure line"),
        ("salvo --attacker meridian-30:Line --target ashen-30:Kite --cover", "Nothing covers Kite skiffs"),
        ("melee --attacker meridian-30:Hammer --target ashen-30:Raiders", "Hammer tank has no weapon for this"),
        ("assault --attacker ashen-30:Furies --target meridian-30:Hammer", "[TRA-SUIC-01]"),
        ("assault --attacker ashen-30:Raiders --target meridian-30:Line", "cannot make a suicide assault"),
        ("overrun --attacker meridian-30:Line --target ashen-30:Raiders", "cannot run over"),
        ("overrun --attacker meridian-30:Hammer --target ashen-30:Raiders --crossing 9", "--crossing"),
        ("morale --unit meridian-30:Nobody", "No single unit"),
    ],
)
def test_what_has_no_odds_is_refused_in_one_sentence(line: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["-l", "en", "odds", "trauma", *shlex.split(line)]) == 2
    shown = capsys.readouterr().err
    assert said in shown
    assert shown.count("\n") == 1
