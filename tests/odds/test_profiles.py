"""Profiles that are written out for the odds: what is read of them, what it comes to, and what is not understood."""

import json
import shlex
from math import comb
from typing import Any, cast

import pytest

from escarmouche.cli import run
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.collision.inquiries import profiles as collision
from escarmouche.games.combatzone.inquiries import profiles as combatzone
from escarmouche.games.firefight.inquiries import profiles as firefight
from escarmouche.games.trauma.inquiries import profiles as trauma
from escarmouche.terminal.profiles import Written
from tests.odds import asked


def told(capsys: pytest.CaptureFixture[str], game: str, line: str) -> dict[str, Any]:
    """The numbers that a program gets."""
    document = asked.document(capsys, line, game=game)
    parts = {part: document[part] for part in ("tallies", "states")}
    for name in NAMES:
        parts = json.loads(json.dumps(parts).replace(name, "?"))
    # "Gnashers are", but "the target is".
    return cast(dict[str, Any], json.loads(json.dumps(parts).replace("? are ", "? is ")))


NAMES = ("Attacker", "Target", "Toll Guard", "Gnashers", "Trooper", "Stalker", "Line squad 1", "Raiders 1",
         "Corporal", "Bruiser 1")  # fmt: skip
SAME = {
    "firefight": (
        'shooting --attacker "tollgate-200:Toll Guard" --target hollow_hill-200:Gnashers',
        'shooting --attacker "Q4+ D4+, 3 × Rifle 24 A1" --target "Q4+ D5+, 3 models, Stealth Fast"',
    ),
    "collision": (
        "shot --attacker reclaimers-patrol:Trooper --target unwanted-pack:Stalker",
        'shot --attacker "RC1, Rifle 24 S2 Steady" --target "DEF0"',
    ),
    "trauma": (
        "salvo --attacker meridian-30:Line --target ashen-30:Raiders",
        'salvo --attacker "6 × rifle P4 F2" --target "6 models morale 2 armour 2 officer"',
    ),
    "combatzone": (
        "shot --attacker halden-200:Corporal --target hounds-200:Bruiser --weapon assault",
        'shot --attacker "veteran, assault rifle" --target "average, primitive"',
    ),
}


@pytest.mark.parametrize("game", SAME)
def test_a_profile_that_is_written_out_has_the_odds_of_the_same_unit_of_a_list(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    named, out = (told(capsys, game, line) for line in SAME[game])
    for part in ("tallies", "states"):
        for one, other in zip(named[part], out[part], strict=True):
            one.pop("data"), other.pop("data")
    assert out == named


def test_five_rifles_are_counted_by_hand(capsys: pytest.CaptureFixture[str]) -> None:
    """Five attacks hit on 4+; a Defence of 5+ with AP(1) blocks on a six only."""
    line = 'shooting --attacker "Q4+ 5 × Rifle 24 A1 AP(1)" --target "D5+ 10 models"'
    hit = 1 / 2 * 5 / 6
    lost = next(one for one in told(capsys, "firefight", line)["tallies"] if one["text"] == "odds-models-lost")
    assert [chance for _, chance in lost["chances"]] == pytest.approx(
        [comb(5, count) * hit**count * (1 - hit) ** (5 - count) for count in range(6)], abs=1e-12
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("firefight shooting --attacker 'Q4+, 5 × Rifle 24' --target D5+", "5 × Rifle 24"),
        ("firefight shooting --attacker 'Q7+, Rifle 24 A1' --target D5+", "Q7+"),
        ("firefight shooting --attacker 'Q4+, Rifle 24 A1 Glowing' --target D5+", "Glowing"),
        ("firefight shooting --attacker 'Q4+, Rifle 24 A1 Tough(3)' --target D5+", "Tough(3)"),
        ("firefight shooting --attacker 'Q4+, Rifle 24 A1' --target 'D5+, Shiny'", "Shiny"),
        ("firefight shooting --attacker 'Q4+,, Rifle 24 A1' --target D5+", ","),
        ("collision shot --attacker 'RC2, Rifle 24' --target DEF1", "Rifle 24"),
        ("collision shot --attacker 'RC2, banana' --target DEF1", "banana"),
        ("collision shot --attacker 'RC2, Rifle 24 S2 Push_back' --target DEF1", "Push_back"),
        ("collision shot --attacker 'RC2, Rifle 24 S2' --target WND0", "WND0"),
        ("trauma salvo --attacker '6 × rifle P4 F2' --target 'morale 2 wings'", "wings"),
        ("trauma salvo --attacker '6 × rifle P4 F2 D0' --target 'morale 2'", "6 × rifle P4 F2 D0"),
        ("trauma salvo --attacker '6 × rifle P4 F2' --target 'heavy armour 4'", "heavy"),
        ("combatzone shot --attacker 'veteran, blunderbuss' --target average", "blunderbuss"),
        ("combatzone shot --attacker 'light machine, machine gun' --target average", "light machine, machine gun"),
    ],
)
def test_the_part_that_is_not_understood_is_named_in_one_sentence(
    line: str, part: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["-l", language, "odds", *shlex.split(line)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert part in printed.err
    assert "LIST:UNIT" in printed.err
    assert "refused-" not in printed.err


def test_everything_that_stands_on_a_card_can_be_written_out() -> None:
    army, short = firefight.army_of(Written("Q3+ D2+ 2 models, Tough(3), Hero, Long Axe A4 AP(2) Rending", "A", ""))
    unit = army.units[0]
    assert (unit.quality, unit.defense, unit.size, short) == (3, 2, 2, "2 × Q3+ D2+")
    assert unit.kits[0].rules == {"tough": 3, "hero": 0}
    assert (unit.weapons[0].name, unit.weapons[0].attacks, unit.weapons[0].range) == ("Long Axe", 4, 0)
    card, _ = collision.model_of(Written("CC2 ATT3 ARM6, Great Maul CC+1 2h Push_back(2), Gun 2-18 S3", "A", ""))
    maul, gun = card.weapons
    assert (maul.type, maul.hands, maul.modifiers, maul.rules) == ("close", 2, {"CC": 1}, {"push_back": 2})
    assert (gun.type, gun.least, gun.range, gun.shots, card.armour) == ("ranged", 2000, 18000, 3, 6)
    units, _ = trauma.army_of(
        Written("3 models morale 3 armour 2 heal officer, 2 × rifle P(4) F3, mortar P5 A4", "A", "")
    )
    kits, weapons = units.units[0].kits, units.units[0].weapons
    assert ([kit.weapons for kit in kits], kits[0].role) == ([(0, 1), (0, 1), (1,)], "officer")
    assert (weapons[0].limited, weapons[1].area, kits[0].morale, kits[0].armour) == (True, 4, 3, 2)


def test_names_of_the_language_are_understood(capsys: pytest.CaptureFixture[str]) -> None:
    line = 'shot --attacker "veteran, Sturmgewehr" --target average'
    assert "%" in asked.told(capsys, line, "de", game="combatzone")
    assert combatzone.EXAMPLE.split(", ")[0] == "veteran"
