"""The command line: what it prints, what it refuses, and its exit status; never a traceback."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from escarmouche.board.board import Wishes, board
from escarmouche.cli import play, rosters, run
from escarmouche.registry import ruleset
from escarmouche.terminal.words import speak

ROOT = Path(__file__).parents[1]
CASE = """
game = "firefight"
[[case]]
id = "GFF-OWN-ONE"
rules = ["GFF-MEAS-01"]
measure = { what = "distance", from = [0, 0], to = [3, 4] }
expect = { value = %s }
"""


pytestmark = pytest.mark.usefixtures("english")


def escarmouche(*arguments: str, typed: str = "", cwd: Path = ROOT) -> "subprocess.CompletedProcess[str]":
    """Run the command as a player does."""
    around = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "escarmouche", *arguments]
    return subprocess.run(command, input=typed, cwd=cwd, env=around, capture_output=True, text=True,
                          encoding="utf-8", timeout=180, check=False)  # fmt: skip


def one_sentence(err: str) -> None:
    assert err.startswith("escarmouche: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


# Playing


def test_enter_all_the_time_plays_a_whole_game_in_a_pipe(tmp_path: Path) -> None:
    done = escarmouche("play", "firefight", "--seed", "1", typed="\n" * 400, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "seed 1" in done.stdout
    assert "Round 4 is over." in done.stdout
    assert "The game is over" in done.stdout
    assert "\x1b" not in done.stdout
    assert "ask-" not in done.stdout
    assert "event-" not in done.stdout
    assert "{ $" not in done.stdout
    assert list(tmp_path.iterdir()) == []


def test_commands_at_the_table_save_and_going_on(tmp_path: Path) -> None:
    typed = (
        "help\nunits\nmap\nwhy\nwhy act-01\nwhy nothing\nnonsense\nsave\nsave no/such/place\n\nsave game.esc\nquit\n"
    )
    done = escarmouche("play", "--seed", "2", "--table", "saltgate", typed=typed, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    for said in ("escarmouche play --load FILE", "Quality 4+", "forest", "GFF-ACT-01: ", "There is no rule “nothing”",
                 "“nonsense” is not clear here", "Say where to save", "no/such/place cannot be written",
                 "saved in game.esc", "You leave the table"):  # fmt: skip
        assert said in done.stdout
    assert [file.name for file in tmp_path.iterdir()] == ["game.esc"]
    again = escarmouche("play", "--load", "game.esc", typed="concede\n", cwd=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "concede" in again.stdout
    assert "come from a seed" in again.stdout
    told = escarmouche("replay", "game.esc", cwd=tmp_path)
    assert told.returncode == 0
    assert "come from a seed" in told.stdout
    assert "places objective 1" in told.stdout


def test_without_a_named_seed_nobody_can_know_the_dice(tmp_path: Path) -> None:
    keys = set()
    for name in ("one.esc", "other.esc"):
        done = escarmouche("play", "--table", "saltgate", typed=f"save {name}\nquit\n", cwd=tmp_path)
        assert done.returncode == 0, done.stderr
        assert "seed" not in done.stdout
        chance = json.loads((tmp_path / name).read_text("utf-8").splitlines()[0])["chance"]
        assert (chance["kind"], chance["index"]) == ("unforeseen", 0)
        keys.add(chance["key"])
    assert {len(bytes.fromhex(key)) for key in keys} == {32}
    assert len(keys) == 2


def test_a_fair_match_is_committed_revealed_and_verified(tmp_path: Path) -> None:
    typed = "my own words\n" + "\n" * 12 + "concede\n"
    done = escarmouche(
        "play", "--fair", "--side", "B", "--table", "saltgate", "--transcript", "t.json", "--noted", "n.json",
        "--save", "game.esc", typed=typed, cwd=tmp_path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    transcript = json.loads((tmp_path / "t.json").read_text("utf-8"))
    noted = json.loads((tmp_path / "n.json").read_text("utf-8"))
    assert transcript["words"][1]["word"] == "my own words"
    before, _, after = done.stdout.partition("my own words")
    shown = "".join(before.split())
    assert transcript["commitment"] == noted["commitment"]
    assert transcript["commitment"] in shown
    assert transcript["promises"][0] in shown
    assert transcript["words"][0]["word"] not in before
    assert transcript["words"][0]["word"] in after
    assert transcript["secret"] not in before
    assert transcript["secret"] in "".join(after.split())
    assert "secret" not in noted
    for file, replayed in (("t.json", False), ("game.esc", True)):
        checked = escarmouche("verify", file, "--noted", "n.json", cwd=tmp_path)
        assert (checked.returncode, "is fair" in checked.stdout) == (0, True)
        assert ("played again" in checked.stdout) == replayed
    assert "agrees with itself" in escarmouche("verify", "game.esc", cwd=tmp_path).stdout.replace("\n", " ")


def test_what_a_player_noted_is_believed_rather_than_the_file(tmp_path: Path) -> None:
    for name in ("one", "two"):
        escarmouche("play", "--fair", "--table", "saltgate", "--transcript", f"{name}.json", "--noted",
                    f"{name}-noted.json", typed="words\n\nconcede\n", cwd=tmp_path)  # fmt: skip
    other = escarmouche("verify", "one.json", "--noted", "two-noted.json", cwd=tmp_path)
    assert (other.returncode, "than you noted" in other.stdout) == (1, True)
    transcript = json.loads((tmp_path / "one.json").read_text("utf-8"))
    transcript["course"][0]["draws"][0]["value"] ^= 1
    (tmp_path / "one.json").write_text(json.dumps(transcript), "utf-8")
    assert escarmouche("verify", "one.json", cwd=tmp_path).returncode == 1
    (tmp_path / "two-noted.json").write_text("[]", "utf-8")
    unread = escarmouche("verify", "two.json", "--noted", "two-noted.json", cwd=tmp_path)
    assert unread.returncode == 2
    one_sentence(unread.stderr)


def test_the_input_may_end_or_be_closed() -> None:
    done = escarmouche("play", "--seed", "1", "--table", "saltgate", typed="")
    assert done.returncode == 2
    one_sentence(done.stderr)
    around = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    closed = subprocess.run(
        ["/bin/sh", "-c", f"exec {sys.executable} -m escarmouche play --seed 1 --table saltgate <&-"],
        env=around, cwd=ROOT, capture_output=True, text=True, timeout=180, check=False,
    )  # fmt: skip
    assert closed.returncode == 2
    one_sentence(closed.stderr)


def test_the_other_side_and_another_language() -> None:
    done = escarmouche(
        "--language", "fr", "play", "--side", "B", "--seed", "1", "--table", "saltgate", typed="quitter\n"
    )
    assert done.returncode == 0
    assert "Vous jouez le camp B" in done.stdout


def test_a_stored_journal_is_told_again_without_what_no_longer_exists() -> None:
    ruleset("firefight")
    stored = [{"event": "RoundEnded", "round": 2}, {"event": "Abolished", "unit": 1}]
    assert [type(event).__name__ for event in play.recalled(stored)] == ["RoundEnded"]


# Refusals


@pytest.mark.parametrize(
    "arguments",
    [
        ["frobnicate"],
        ["play", "chess"],
        ["play", "--bogus"],
        ["play", "--seed", "many"],
        ["play", "--seed", "-1"],
        ["play", "--list", "nobody"],
        ["play", "--option", "coherency"],
        ["play", "--option", "coherency=perhaps"],
        ["play", "--option", "unheard=of"],
        ["play", "--table", "nowhere"],
        ["play", "--against", "everybody"],
        ["play", "--side", "C"],
        ["play", "--load", "missing.esc"],
        ["--language", "it", "rosters"],
        ["rules", "chess"],
        ["rules", "firefight", "GFF-NONE-01"],
        ["rules", "firefight", "--coverage", "--cases", "nowhere"],
        ["tables", "firefight", "nowhere"],
        ["rosters", "chess"],
        ["check", "missing.toml"],
        ["replay", "missing.esc"],
        ["verify", "missing.json"],
    ],
)
def test_bad_arguments_are_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 2
    one_sentence(capsys.readouterr().err)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"escarmouche":1}', "\x00", '{"escarmouche":99}\n{"type":"end"}'])
def test_bad_files_are_one_sentence(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "bad"
    file.write_text(text, "utf-8")
    for arguments in (["play", "--load"], ["replay"], ["check"]):
        assert run([*arguments, str(file)]) == 2
        err = capsys.readouterr().err
        one_sentence(err)
        assert str(file) in err


def test_a_fault_of_ours_is_one_sentence_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_: str) -> None:
        raise RuntimeError("of the spring")

    monkeypatch.setattr(rosters, "desk", broken)
    assert run(["tables", "firefight"]) == 2
    err = capsys.readouterr().err
    one_sentence(err)
    assert "RuntimeError: of the spring" in err


def test_output_that_nobody_reads_any_more_is_no_fault() -> None:
    around = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = f"{sys.executable} -m escarmouche rules firefight | head -n 1"
    done = subprocess.run(
        ["/bin/sh", "-c", command], env=around, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stderr == ""


# Rules and cases


def test_cases_pass_fail_and_are_misspelt(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "case.toml"
    file.write_text(CASE % 5, "utf-8")
    assert run(["check", str(file)]) == 0
    assert "1 of 1 case is as expected." in capsys.readouterr().out
    file.write_text(CASE % 6, "utf-8")
    assert run(["check", str(file)]) == 1
    assert "GFF-OWN-ONE (case.toml):" in capsys.readouterr().out
    file.write_text((CASE % 5).replace("expect", "expcet"), "utf-8")
    assert run(["check", str(file)]) == 2
    err = capsys.readouterr().err
    one_sentence(err)
    assert "expcet" in err
    assert "ONE" in err


def test_one_malformed_case_does_not_stop_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong = (CASE % 5).replace("expect", "expcet").replace("ONE", "TWO").partition("[[case]]")[2]
    failing = (CASE % 6).replace("ONE", "THREE").partition("[[case]]")[2]
    file = tmp_path / "case.toml"
    file.write_text(f"{CASE % 5}\n[[case]]{wrong}\n[[case]]{failing}\n[[case]]\n", "utf-8")
    assert run(["check", str(file)]) == 2
    said = capsys.readouterr()
    assert "1 of 4 cases are as expected." in said.out
    assert "GFF-OWN-THREE (case.toml):" in said.out
    first, second = said.err.splitlines()
    assert "case.toml, GFF-OWN-TWO: The case: unknown key 'expcet'; did you mean 'expect'?" in first
    assert "has no id" in second


def test_check_takes_folders_and_an_unreadable_file_does_not_stop_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inner = tmp_path / "cases" / "deeper"
    inner.mkdir(parents=True)
    (tmp_path / "cases" / "one.toml").write_text(CASE % 5, "utf-8")
    (inner / "two.toml").write_text(CASE % 5, "utf-8")
    assert run(["check", str(tmp_path / "cases")]) == 0
    assert "2 of 2 cases are as expected." in capsys.readouterr().out
    (inner / "three.toml").write_text("not [ toml", "utf-8")
    assert run(["check", str(tmp_path / "cases")]) == 2
    said = capsys.readouterr()
    assert "2 of 3 cases are as expected." in said.out
    one_sentence(said.err)
    assert "three.toml" in said.err
    (tmp_path / "empty").mkdir()
    assert run(["check", str(tmp_path / "empty")]) == 2
    one_sentence(capsys.readouterr().err)


def test_a_rule_is_shown_in_full_and_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rules", "firefight", "act-01"]) == 0
    assert capsys.readouterr().out.startswith("GFF-ACT-01: ")
    assert run(["--language", "de", "rules", "firefight", "act-01"]) == 0
    assert "nur auf Englisch" in capsys.readouterr().out


def test_all_rules_and_options_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    from escarmouche.games.firefight.data import CATALOGUE

    assert run(["rules", "firefight"]) == 0
    assert capsys.readouterr().out.count("\n") == len(CATALOGUE.entries)
    assert run(["rules", "firefight", "--options"]) == 0
    shown = capsys.readouterr().out
    assert all(key in shown for key in CATALOGUE.options)


def test_coverage_counts_and_says_when_something_is_missing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "case.toml").write_text(CASE % 5, "utf-8")
    assert run(["rules", "firefight", "--coverage", "--cases", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    line = next(line for line in out.splitlines() if line.startswith("GFF-MEAS-01 "))
    assert "firefight.rules.table.measure." in line
    assert "ONE" in line
    assert "en fr de" in line
    assert out.splitlines()[-1].endswith("in three languages.")


# Lists and tables


def test_lists_are_shown_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["rosters"]) == 0
    assert "tollgate-200" in capsys.readouterr().out
    good = tmp_path / "good.toml"
    good.write_text('name = "Mine"\nfaction = "tollgate"\n[[unit]]\nentry = "Toll Guard"\n', "utf-8")
    assert run(["rosters", "--check", str(good)]) == 0
    assert "in order" in capsys.readouterr().out
    bad = tmp_path / "bad.toml"
    bad.write_text('name = "Mine"\nfaction = "tollgate"\n[[unit]]\nentry = "Dragon"\n', "utf-8")
    assert run(["rosters", "--check", str(bad)]) == 2
    assert "bad.toml:3: " in capsys.readouterr().out


def test_tables_are_listed_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tables", "firefight"]) == 0
    assert "saltgate" in capsys.readouterr().out
    for arguments in (["saltgate"], ["--seed", "5"]):
        assert run(["tables", "firefight", *arguments]) == 0
        assert "└" in capsys.readouterr().out


def test_help_is_shown_without_arguments(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "play" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("game", "wanted", "key"),
    [("collision", "hunt", "collision_hunt"), ("collision", "Collision hunt", "collision_hunt"),
     ("collision", "collision-hunt", "collision_hunt"), ("collision", "AMBUSH", "ambush"),
     ("trauma", "the generator", "generator"), ("combatzone", "gang_fight", "gang-fight"),
     ("combatzone", "fight", "gang-fight")],
)  # fmt: skip
def test_a_mission_is_known_by_its_last_word_and_its_title(game: str, wanted: str, key: str) -> None:
    setup = board(game).set_up(speak("en", game), Wishes(seed=1, mission=wanted))
    assert board(game).parts(setup).mission == key


def test_coverage_away_from_the_sources_says_what_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(["rules", "firefight", "--coverage"]) == 2
    said = capsys.readouterr().err
    assert "sources" in said
    assert "--cases" in said
