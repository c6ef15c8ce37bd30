"""Nothing that is said to `escarmouche odds` is ever ignored: a switch counts, or is refused in one sentence."""

import json
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer.main

from escarmouche.cli import run
from escarmouche.cli.commands import app
from escarmouche.cli.odds import matters_of
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import LANGUAGES
from escarmouche.registry import keys
from escarmouche.terminal.inquiries import written

INQUIRIES = [(game, what) for game in keys() for what in matters_of(game)]
SWITCHES = {name: switch for game, what in INQUIRIES for name, switch in matters_of(game)[what].switches.items()}
COMMAND = typer.main.get_command(app)
"""The whole command, put together once."""

GUARD = '--attacker "tollgate-200:Toll Guard" --target hollow_hill-200:Gnashers'
MELEE = "--attacker tollgate:Road --target hollow_hill:Gnash"
SHOT = "--attacker reclaimers-patrol:Trooper --target unwanted-pack:Stalker"
CHARGE = "--attacker unwanted-pack:Alpha --target reclaimers-patrol:Captain"
INT = "--unit reclaimers-patrol:Captain --characteristic INT --difficulty 6"
WALKERS = "3 models armour 3 structure OIX recon walker"
FALL = "--unit reclaimers-patrol:Trooper --height 6"
SALVO = "--attacker meridian-30:Line --target ashen-30:Raiders"
TANK = '--attacker "3 × cannon P8 F9 D2" --target meridian-30:Hammer'
MORTAR = '--attacker "2 × mortar P5 F2 A4" --target ashen-30:Raiders'
FIRE = "--attacker halden-200:Corporal --target hounds-200:Bruiser"
BURST = "--attacker hounds-200:Gunner --target halden-200:Trooper"
CRUSHER = "--attacker hounds-200:Boss --target foundry-200:Crusher"
BOMB = "--attacker hounds-200:Bomber --target halden-200:Trooper --range 12"
MACHINE = "foundry-200:Crusher"
ROUND = "--attacker hounds-200:Boss --target halden-200:Sergeant"
SAID: dict[str, dict[str, tuple[str, str]]] = {
    "firefight shooting": {
        "weapon": ('--attacker "Q4+, Bow 18 A2, Gun 18 A1" --target hollow_hill:Gnash', "--weapon Bow"),
        "range": (GUARD, "--range 6"), "cover": (GUARD, "--cover"), "models": (GUARD, "--models 1"),
        "moved": ("--attacker tollgate:Mortar --target hollow_hill:Spine --weapon Field --range 20", "--moved"),
        "shaken": (GUARD, "--shaken"), "target_models": (GUARD, "--target-models 1"),
        "target_shaken": (GUARD, "--target-shaken"), "wounds": (f"{GUARD} --target-models 1", "--wounds 2"),
    },
    "firefight melee": {
        "weapon": ('--attacker "Q4+, Claw A3, Tail A1" --target hollow_hill:Gnash', "--weapon Tail"),
        "target_weapon": ('--target "Q4+, Claw A3, Tail A1" --attacker hollow_hill:Gnash', "--target-weapon Tail"),
        "charged": (MELEE, "--not-charged"), "fatigued": (MELEE, "--fatigued"),
        "target_fatigued": (MELEE, "--target-fatigued"), "shaken": (MELEE, "--shaken"),
        "models": (f"{MELEE} --attacker tollgate:Toll".replace("--attacker tollgate:Road ", ""), "--models 1"),
        "target_models": (MELEE, "--target-models 1"), "target_shaken": (MELEE, "--target-shaken"),
        "wounds": (f"{MELEE} --target-models 1", "--wounds 2"),
    },
    "firefight danger": {
        "crossing": ("--unit hollow_hill:Gnash", "--crossing 1"), "models": ("--unit hollow_hill:Gnash", "--models 1"),
        "wounds": ("--unit tollgate:Road", "--wounds 2"),
    },
    "firefight jump": {
        "models": ("--unit hollow_hill:Gnash --distance 4 --height 4", "--models 1"),
        "shaken": ("--unit tollgate:Road --distance 4 --height 4", "--shaken"),
        "wounds": ("--unit tollgate:Road --distance 4 --height 4", "--wounds 2"),
    },
    "firefight morale": {
        "hero": ("--unit tollgate:Levy", '--hero "Road Reeve"'), "models": ("--unit mixed.toml:Nervy", "--models 1"),
        "shaken": ("--unit tollgate:Levy", "--shaken"),
    },
    "firefight spell": {},
    "collision shot": {
        "cover": (SHOT, "--cover"), "heavy_cover": (SHOT, "--heavy-cover"), "height": (SHOT, "--height 4"),
        "moved": ("--attacker reclaimers-patrol:Gunner --target unwanted-pack:Alpha", "--moved"),
        "weapon": ('--attacker "RC1, Gun 20 S1, Rifle 20 S3" --target "WND2"', "--weapon Rifle"),
        "range": (SHOT, "--range 20"), "rear": (SHOT, "--rear"), "rushed": (SHOT, "--rushed"),
        "watching": (SHOT, "--watching"),
        "suppress": ("--attacker reclaimers-patrol:Gunner --target unwanted-pack:Brute", "--suppress"),
        "wounds": (SHOT, "--wounds 1"), "drawn": (SHOT, "--drawn 5,6"),
        "defending": (f"{SHOT} --hand 8", "--defending"),
        "modifier": (SHOT, "--modifier 1"), "target_modifier": (SHOT, "--target-modifier 1"),
        "hand": (SHOT, "--hand 8"), "seen": (SHOT, "--seen 8"), "target_seen": (SHOT, "--target-seen 8"),
        "closed": (SHOT, "--closed"),
    },
    "collision charge": {
        "weapon": ('--attacker "CC1, Knife CC+0, Axe CC+2 2h" --target "WND2"', "--weapon Axe"),
        "range": (CHARGE, "--range 2"), "rear": (CHARGE, "--rear"), "rushed": (CHARGE, "--rushed"),
        "watching": (CHARGE, "--watching"),
        "suppress": ('--attacker "CC1, Flail CC+1 Suppression" --target "WND2"', "--suppress"),
        "wounds": (CHARGE, "--wounds 1"), "drawn": (CHARGE, "--drawn 5,6,7"),
        "defending": (f"{CHARGE} --hand 8", "--defending"), "modifier": (CHARGE, "--modifier 1"),
        "target_modifier": (CHARGE, "--target-modifier 1"), "hand": (CHARGE, "--hand 8"),
        "seen": (CHARGE, "--seen 8"), "target_seen": (CHARGE, "--target-seen 8"), "closed": (CHARGE, "--closed"),
    },
    "collision confrontation": {
        "cards": ("--drawn 5,6", "--cards 3"), "attack": ("--cards 2", "--attack 1"),
        "defence": ("--cards 2", "--defence 1"), "armour": ("--cards 2", "--armour 6"), "wnd": ("--cards 2", "--wnd 1"),
        "wounds": ("--cards 2", "--wounds 1"), "drawn": ("--cards 2", "--drawn 5,6"),
        "defending": ("--cards 2 --hand 8", "--defending"), "hand": ("--cards 2", "--hand 8"),
        "seen": ("--cards 2", "--seen 8"), "target_seen": ("--cards 2", "--target-seen 8"),
        "closed": ("--cards 2", "--closed"),
    },
    "collision test": {
        "modifier": (INT, "--modifier 1"), "rushed": (INT, "--rushed"), "hand": (INT, "--hand 8"),
        "seen": (INT, "--seen 8"), "closed": (f"{INT} --hand 8", "--closed"),
    },
    **{
        f"collision {what}": {
            "rushed": (FALL, "--rushed"), "wounds": (FALL, "--wounds 1"), "seen": (FALL, "--seen 8"),
            "target_seen": (FALL, "--target-seen 8"), "hand": (FALL, "--hand 8"), "drop": (FALL, "--drop 4"),
        }
        for what in ("jump", "leap", "climb", "fall")
    },
    "trauma salvo": {
        "weapon": ('--attacker "gun P4 F2, cannon P4 F5" --target ashen-30:Raiders', "--weapon cannon"),
        "range": (SALVO, "--range 65"), "cover": (SALVO, "--cover"), "supported": (SALVO, "--supported"),
        "taking_cover": (f"{SALVO} --cover", "--taking-cover"), "heads_down": (MORTAR, "--heads-down"),
        "steady": ('--attacker "rifle P4 S7 F2 sniper" --target ashen-30:Raiders --range 50', "--steady"),
        "ticks": (TANK, "--ticks 2"), "models": (SALVO, "--models 3"), "target_models": (SALVO, "--target-models 2"),
        "target_disorganised": (SALVO, "--target-disorganised"), "corridor": (SALVO, "--corridor ashen-30:Furies"),
    },
    "trauma melee": {
        "weapon": ('--attacker "2 models, knife F2, claw F5" --target ashen-30:Raiders', "--weapon claw"),
        "ticks": ('--attacker "3 × claw F8 D1" --target meridian-30:Hammer', "--ticks 2"),
        "models": ("--attacker ashen-30:Furies --target meridian-30:Line", "--models 2"),
        "target_models": ("--attacker ashen-30:Furies --target meridian-30:Line", "--target-models 2"),
        "target_disorganised": ("--attacker ashen-30:Furies --target meridian-30:Line", "--target-disorganised"),
    },
    "trauma assault": {
        "ticks": ("--attacker ashen-30:Ash --target meridian-30:Hammer", "--ticks 2"),
        "models": ("--attacker ashen-30:Ash --target meridian-30:Hammer", "--models 3"),
        "target_models": (f'--attacker ashen-30:Ash --target "{WALKERS}"', "--target-models 1"),
        "target_disorganised": ("--attacker ashen-30:Ash --target meridian-30:Hammer", "--target-disorganised"),
    },
    "trauma overrun": {
        "crossing": ("--attacker meridian-30:Hammer --target ashen-30:Raiders", "--crossing 2"),
        "target_models": ("--attacker meridian-30:Hammer --target ashen-30:Raiders", "--target-models 2"),
        "target_disorganised": ("--attacker meridian-30:Hammer --target ashen-30:Raiders", "--target-disorganised"),
    },
    "trauma morale": {"models": ("--unit joined.toml:Joined", "--models 1")},
    "trauma initiative": {},
    "combatzone melee": {
        "rounds": (ROUND, "--rounds 3"), "friends": (ROUND, "--friends 1"), "foes": (ROUND, "--foes 1"),
        "shaken": (ROUND, "--shaken"), "target_shaken": (ROUND, "--target-shaken"),
        "damage": (CRUSHER, "--damage critical-power"),
    },
    "combatzone reaction": {
        "models": ("--unit hounds-200:Runner", "--models 1"), "routed": ("--unit hounds-200:Runner", "--routed"),
        "engaged": ("--unit hounds-200:Runner", "--engaged"), "burning": ("--unit hounds-200:Runner", "--burning"),
    },
    "combatzone technology": {"shaken": ("--unit foundry-200:Mechanic --difficulty 8", "--shaken")},
    "combatzone aid": {"shaken": ("--unit halden-200:Medic", "--shaken")},
}  # fmt: skip
SAID["trauma fire"] = {switch: said for switch, said in SAID["trauma salvo"].items() if switch != "corridor"}
SAID["trauma fire"]["weapon"] = ('--attacker "gun P4 F2, cannon P4 F5" --target ashen-30:Raiders', "--weapon gun")
BOG = "--attacker hollow_hill:Bog --spell nettle --target tollgate:Toll"
SAID["firefight spell"] = {
    "target": ("--attacker hollow_hill:Bog --spell nettle --target tollgate:Toll", "--target tollgate:Road"),
    "range": (BOG, "--range 30"), "tokens": (BOG, "--tokens 1"), "against": (BOG, "--against 1"),
    "shaken": (BOG, "--shaken"), "target_models": (BOG, "--target-models 1"), "target_shaken": (BOG, "--target-shaken"),
    "wounds": ("--attacker hollow_hill:Bog --spell nettle --target tollgate:Road", "--wounds 2"),
}  # fmt: skip
for one, line in {"shot": FIRE, "burst": BURST, "wound": FIRE, "machine": CRUSHER, "area": BOMB}.items():
    SAID[f"combatzone {one}"] = {
        "weapon": (line, "--weapon pistol"), "range": (line.replace("--range 12", ""), "--range 2"),
        "material": (line, "--material brick"),
        "taking_cover": (line, "--taking-cover"), "shaken": (line, "--shaken"), "watching": (line, "--watching"),
        "target_shaken": (line, "--target-shaken"), "aimed": (line, "--aimed"), "split": (line, "--split 2"),
        "also": (line, "--also halden-200:Medic"),
        "damage": (line.replace("hounds-200:Bruiser", MACHINE).replace("halden-200:Trooper", MACHINE),
                   "--damage critical-power"),
    }  # fmt: skip


@pytest.fixture(autouse=True)
def lists(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Two lists of one's own, in which the models of a unit are not all alike."""
    monkeypatch.chdir(tmp_path)
    Path("mixed.toml").write_text(MIXED, "utf-8")
    Path("joined.toml").write_text(JOINED, "utf-8")


MIXED = """
name = "Mine"
[[unit]]
name = "Mixed"
size = 3
quality = 4
defense = 4
cost = 60
upgrades = [{ name = "Nerve", add = ["Fearless"], models = 1, cost = 1 }]
[[unit]]
entry = "Mixed"
name = "Nervy"
taken = ["Nerve"]
"""
JOINED = """
name = "Mine"
book = "meridian"
[[unit]]
entry = "recruits"
name = "Joined"
companions = ["line"]
officer = 1
[[unit]]
entry = "line"
[[unit]]
entry = "line"
reinforcement = true
[[unit]]
entry = "line"
reinforcement = true
"""


def told(capsys: pytest.CaptureFixture[str], game: str, what: str, line: str) -> Any:
    """What a program is told of the odds, the circumstances aside; or the reason why nothing is."""
    try:
        COMMAND.main(["-l", "en", "odds", game, what, "--json", *shlex.split(line)], standalone_mode=False)
    except Refused as refused:
        return refused.reason
    document = json.loads(capsys.readouterr().out)
    return {part: document[part] for part in ("tallies", "states", "reasons", "remarks")}


TAKEN = [(game, what, switch) for game, what in INQUIRIES for switch in matters_of(game)[what].takes]


@pytest.mark.parametrize(("game", "what", "switch"), TAKEN)
def test_whatever_an_inquiry_takes_counts(
    game: str, what: str, switch: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line, said = SAID[f"{game} {what}"][switch]
    before = told(capsys, game, what, line)
    if switch == "target":
        line = line.rpartition(" --target")[0]
    assert isinstance(before, dict) or (what, switch) == ("area", "range"), before
    again = told(capsys, game, what, f"{line} {said}")
    assert again != before, "it changes nothing"


def value(switch: str) -> list[str]:
    """A switch as it can be typed."""
    return [written(switch)] if SWITCHES[switch].kind is bool else [written(switch), "1"]


@pytest.mark.parametrize(("game", "what"), INQUIRIES)
def test_whatever_does_not_belong_to_an_inquiry_is_refused_with_what_does(game: str, what: str) -> None:
    matter = matters_of(game)[what]
    known = (*matter.needs, *matter.takes)
    strange = [switch for switch in SWITCHES if switch not in known]
    assert strange
    for switch in strange:
        with pytest.raises(Refused) as refused:
            COMMAND.main(["odds", game, what, *value(switch)], standalone_mode=False)
        reason = refused.value.reason
        assert (reason.text, reason.data["switch"]) == ("refused-odds-switch", written(switch))
        assert reason.data["known"] == ", ".join(map(written, known))


@pytest.mark.parametrize(("game", "what"), INQUIRIES)
def test_whatever_is_said_twice_counts_or_is_refused(game: str, what: str) -> None:
    matter = matters_of(game)[what]
    for switch in (*matter.needs, *matter.takes):
        if not matter.switches[switch].again:
            with pytest.raises(Refused) as refused:
                COMMAND.main(["odds", game, what, *value(switch), *value(switch)], standalone_mode=False)
            assert (refused.value.reason.text, refused.value.reason.data) == (
                "refused-given-twice",
                {"switch": written(switch)},
            )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("firefight shooting --height 3", "--attacker, --target, --weapon"),
        ("firefight shooting --banana", "--attacker, --target, --weapon"),
        ("trauma salvo --weapon a --weapon b", "--weapon"),
        ("trauma melee --weapon a --weapon b", "--weapon"),
        ("collision shot --weapon a --weapon b", "--weapon"),
        ("combatzone shot --weapon a --weapon b", "--weapon"),
        ("combatzone shot --range 3 --range=4", "--range"),
        ("firefight melee --charged --not-charged", "--charged"),
        (f"firefight shooting {GUARD} --option coherency=9 --option coherency=6", "--option coherency"),
        ("firefight shooting --range far", "--range"),
        ("firefight shooting --attacker", "--attacker"),
        ("firefight shooting surplus", "surplus"),
        ("firefight flying", "shooting, melee"),
        ("chess shooting", "firefight, collision"),
    ],
)
def test_a_wrong_switch_is_refused_in_one_sentence(
    line: str, said: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["-l", language, "odds", *shlex.split(line)]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert said in printed.err
    assert "refused-" not in printed.err
