"""`escarmouche odds`: what it tells, what programs get, and what it refuses."""

import re
import shlex
from functools import partial
from pathlib import Path

import pytest

from escarmouche.cli import run
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.firefight.inquiries import EXAMPLES
from tests.odds import asked

GUARD = "--attacker tollgate-200:'Toll Guard' --target hollow_hill-200:Gnashers"
UNWORDED = re.compile(r"odds-[a-z]|\{|\$|\bnone\b|\bNone\b")
told = partial(asked.told, game="firefight")
document = partial(asked.document, game="firefight")


pytestmark = pytest.mark.usefixtures("english")


def lost(capsys: pytest.CaptureFixture[str], line: str, unit: str = "Gnashers") -> float:
    """How many models a unit loses on average."""
    tallies = document(capsys, line)["tallies"]
    means: list[float] = [tally["mean"] for tally in tallies
                          if tally["text"] == "odds-models-lost" and unit in tally["said"]]  # fmt: skip
    assert len(means) == 1
    return means[0]


def refused(capsys: pytest.CaptureFixture[str], line: str, language: str = "en") -> str:
    """The sentence with which the command refuses."""
    assert run(["--language", language, "odds", *shlex.split(line)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("escarmouche: ")
    assert printed.err.count("\n") == 1
    return printed.err


# What is told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", EXAMPLES)
def test_every_example_is_told_in_every_language(
    example: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    said = told(capsys, example, language)
    assert "%" in said
    assert "\x1b" not in said
    assert not UNWORDED.search(said), said


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_program_gets_chances_that_sum_to_one(example: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = document(capsys, example)
    assert found["what"] == example.split()[0]
    assert found["tallies"] or found["states"]
    for tally in found["tallies"]:
        assert sum(chance for _, chance in tally["chances"]) == pytest.approx(1)
        assert sum(value * chance for value, chance in tally["chances"]) == pytest.approx(tally["mean"])
    assert all(-1e-12 <= state["probability"] <= 1 + 1e-12 for state in found["states"])


def test_without_a_matter_or_with_help_there_are_examples(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["odds"], ["odds", "firefight"], ["odds", "--help"]):
        assert run(arguments) == 0
        said = capsys.readouterr().out
        assert all(example in said for example in EXAMPLES)


def test_three_rifles_at_three_models_are_told_with_their_reasons(capsys: pytest.CaptureFixture[str]) -> None:
    said = told(capsys, f"shooting {GUARD} --cover")
    assert said.startswith("Toll Guard shoots at Gnashers from 12 in: 3 × Rifle\nGnashers in cover\n")
    assert "+1  GFF-TERR-01 " in said
    assert "−1  GFF-STEALTH-01 " in said


def test_cover_distance_and_losses_change_the_odds(capsys: pytest.CaptureFixture[str]) -> None:
    plain = lost(capsys, f"shooting {GUARD}")
    assert lost(capsys, f"shooting {GUARD} --cover") < plain
    assert lost(capsys, f"shooting {GUARD} --range 6") > plain
    assert lost(capsys, f"shooting {GUARD} --models 1") < plain


def test_a_rifle_without_modifiers_is_counted_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """One attack hits on 4+ and is blocked on 5+: one in two, then four in six."""
    assert lost(capsys, f"shooting {GUARD} --range 6 --models 1") == pytest.approx(1 / 2 * 4 / 6)


def test_who_charges_strikes_first(capsys: pytest.CaptureFixture[str]) -> None:
    melee = "melee --attacker tollgate:Road --target hollow_hill:Gnash"
    assert lost(capsys, melee) > lost(capsys, f"{melee} --not-charged")
    assert lost(capsys, f"{melee} --fatigued") < lost(capsys, melee)


def test_a_hero_nearby_steadies_a_unit(capsys: pytest.CaptureFixture[str]) -> None:
    alone, led = (document(capsys, f"morale --unit tollgate:Levy {more}") for more in ("", "--hero Road"))
    shaken = [next(state["probability"] for state in found["states"] if state["text"] == "odds-shaken")
              for found in (alone, led)]  # fmt: skip
    assert shaken == pytest.approx([4 / 6, 2 / 6])


def test_tokens_help_and_hinder_a_spell(capsys: pytest.CaptureFixture[str]) -> None:
    spell = "spell --attacker hollow_hill:Bog --spell nettle --target tollgate:Toll"
    cast = [next(state["probability"] for state in document(capsys, f"{spell} {more}")["states"]
                 if state["text"] == "odds-casts") for more in ("", "--tokens 1", "--against 1")]  # fmt: skip
    assert cast == pytest.approx([3 / 6, 4 / 6, 2 / 6])


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("--attacker hollow_hill:Bog --spell mire --target hollow_hill:Gnash", "Bog Singer casts Mire Fog at Gnashers"),
        ("--attacker hollow_hill:Bog --spell mire --target hollow_hill:Bog", "Bog Singer casts Mire Fog on itself"),
        ("--attacker hollow_hill:Bog --spell rot --target tollgate:Toll", "Bog Singer casts Rot Dart at Toll Guard"),
        ("--attacker plumbline:Lens --spell Inner", "Lens Reader casts Inner Calibration on itself"),
    ],
)
def test_spells_are_for_friends_for_single_models_and_for_oneself(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(capsys, f"spell {line}").startswith(said)


def test_an_option_of_the_rules_is_heeded(capsys: pytest.CaptureFixture[str]) -> None:
    line, absorbing = "shooting --attacker tollgate:Toll --target mine.toml:Trolls", "--option tough_in_groups=absorb"
    Path("mine.toml").write_text(TROLLS, "utf-8")
    sturdy = lost(capsys, f"{line} {absorbing}", "Trolls")
    assert sturdy < lost(capsys, f"{line} {absorbing} --wounds 2", "Trolls") < lost(capsys, line, "Trolls")
    assert "wound markers (3)" in refused(capsys, f"firefight {line} {absorbing} --wounds 3")


TROLLS = """
name = "Mine"
[[unit]]
name = "Trolls"
size = 3
quality = 4
defense = 4
cost = 60
rules = ["Tough(3)"]
weapons = [{ name = "Claws", count = 3, attacks = 2 }]
"""


# What is refused


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("chess shooting", "chess"),
        ("firefight flying", "shooting, melee, danger, jump, morale, spell"),
        ("firefight shooting", "--attacker"),
        ("firefight jump --unit tollgate:Road --distance 3", "--height"),
        (f"firefight shooting {GUARD} --height 3", "--height means nothing"),
        (f"firefight melee {GUARD} --cover", "--cover means nothing"),
        ("firefight shooting --attacker tollgate --target tollgate:Toll", "LIST:UNIT"),
        ("firefight shooting --attacker nowhere:Toll --target tollgate:Toll", "There is no list “nowhere”"),
        ("firefight shooting --attacker tollgate:Dragon --target tollgate:Toll", "Road Reeve, Levy Band"),
        ("firefight shooting --attacker broken.toml:X --target tollgate:Toll", "broken.toml"),
        ("firefight shooting --attacker hollow_hill:Gnash --target tollgate:Toll", "no ranged weapon"),
        (f"firefight shooting {GUARD} --weapon Bow", "it has Rifle"),
        (f"firefight shooting {GUARD} --range 40", "[GFF-SHOOT-04]"),
        (f"firefight shooting {GUARD} --range -1", "--range"),
        (f"firefight shooting {GUARD} --range nan", "--range"),
        (f"firefight shooting {GUARD} --models 4", "has only 3 models"),
        (f"firefight shooting {GUARD} --models 0", "--models"),
        (f"firefight shooting {GUARD} --wounds 1", "--target-models 1"),
        (f"firefight shooting {GUARD} --shaken", "[GFF-SHAKEN-07]"),
        (f"firefight shooting {GUARD} --option coherency", "key=value"),
        ("firefight spell --attacker plumbline:Lens --spell Inner --target tollgate:Toll", "takes no target"),
        (f"firefight melee {GUARD} --not-charged --target-shaken", "Gnashers are Shaken"),
        ("firefight danger --unit tollgate:Toll --crossing 4", "--crossing"),
        ("firefight jump --unit tollgate:Road --distance 7 --height 3", "[GFF-JUMP-06]"),
        ("firefight jump --unit tollgate:Road --distance 3 --height 3 --option special_moves=off", "[GFF-EDIT-04]"),
        ("firefight morale --unit tollgate:Toll --hero Levy", "no Hero"),
        ("firefight spell --attacker hollow_hill:Bog --spell sting --target tollgate:Toll", "Nettle Sting"),
        ("firefight spell --attacker hollow_hill:Bog --spell nettle", "--target"),
        ("firefight spell --attacker hollow_hill:Gnash --spell nettle --target tollgate:Toll", "casts no spells"),
        (
            "firefight spell --attacker hollow_hill:Bog --spell mire --target tollgate:Toll",
            "name a unit of hollow_hill",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("broken.toml").write_text("name = [", "utf-8")
    assert said in refused(capsys, line)
    for language in LANGUAGES[1:]:
        assert "refused-" not in refused(capsys, line, language)
