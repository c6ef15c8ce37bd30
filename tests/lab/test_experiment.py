"""Experiments: their files, cells, folders and engines; nothing is lost or doubled, and the order does not matter."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.word_files import messages

from escarmouche.cli import run
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import LANGUAGES
from escarmouche.lab import Cluster, conduct
from escarmouche.lab import variants as list_variants
from escarmouche.lab.answers import answers
from escarmouche.lab.cells import fingerprint, set_up, variants
from escarmouche.lab.conduct import begun, carried_out, found, looked_at
from escarmouche.lab.experiment import Part, experiment_in, read_experiment
from escarmouche.lab.folder import TAIL, Folder
from escarmouche.lab.plan import Trial
from escarmouche.lab.run import OneProcess, Played, Processes, Task
from escarmouche.registry import catalogue
from escarmouche.terminal.words import speak

ROOT = Path(__file__).parents[2]
DUEL = """
name = "Two patrols"
game = "firefight"
players = ["recruit", "recruit"]
lists = ["tollgate-200", "demo-200"]
tables = ["saltgate"]
games = 12
"""
WORDS = speak("en", "firefight")


pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The results of the duel, played in one process in the order of the pairs."""
    file = tmp_path_factory.mktemp("whole") / "duel.toml"
    file.write_text(DUEL, "utf-8")
    return conduct(file, engine=OneProcess()).encoded()


def duel(tmp_path: Path, text: str = DUEL) -> Path:
    file = tmp_path / "duel.toml"
    file.write_text(text, "utf-8")
    return file


class Backwards:
    """Plays everything that it is given from the last pair to the first."""

    def played(self, trials: Sequence[Trial], tasks: Iterator[Task]) -> Generator[Played, None, None]:
        yield from OneProcess().played(trials, iter(list(tasks)[::-1]))


class Killed:
    """Is killed after so many pairs."""

    def __init__(self, pairs: int) -> None:
        self.pairs = pairs

    def played(self, trials: Sequence[Trial], tasks: Iterator[Task]) -> Generator[Played, None, None]:
        for number, one in enumerate(OneProcess().played(trials, tasks)):
            if number == self.pairs:
                raise KeyboardInterrupt
            yield one


# The same on every engine, whatever happens


@pytest.mark.parametrize("engine", [Backwards(), Processes(2)])
def test_results_are_the_same_bytes_whatever_plays_them_in_whatever_order(
    engine: Processes, whole: bytes, tmp_path: Path
) -> None:
    assert conduct(duel(tmp_path), engine=engine).encoded() == whole


def test_a_cluster_of_two_workers_plays_the_same_bytes(whole: bytes, tmp_path: Path) -> None:
    assert conduct(duel(tmp_path), engine=Cluster(workers=2)).encoded() == whole


def test_what_was_interrupted_goes_on_and_nothing_is_lost_or_doubled(whole: bytes, tmp_path: Path) -> None:
    bench, folder = begun(WORDS, duel(tmp_path))
    with pytest.raises(KeyboardInterrupt):
        carried_out(bench, folder, Killed(2))
    assert looked_at(folder.path).frame.height == 4
    again = carried_out(*found(WORDS, folder.path), OneProcess())
    assert again.encoded() == whole
    assert len(folder.parts()) == 2


def test_games_that_were_not_yet_in_a_part_or_in_both_count_once(whole: bytes, tmp_path: Path) -> None:
    bench, folder = begun(WORDS, duel(tmp_path))
    rows = list(OneProcess().played(bench.trials, iter([Task(0, 4), Task(0, 1)])))
    with folder.opened(bench):
        for _, pair in rows:
            folder.add(pair)
        tail = (folder.path / TAIL).read_bytes()
        assert looked_at(folder.path).frame.height == 4
    # Killed after a part was written and before the tail was emptied, in the middle of a further pair.
    (folder.path / TAIL).write_bytes(tail + tail[: len(tail) // 3])
    assert looked_at(folder.path).frame.height == 4
    assert carried_out(*found(WORDS, folder.path), OneProcess()).encoded() == whole


def test_a_killed_run_goes_on_from_the_command(whole: bytes, tmp_path: Path) -> None:
    around = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "escarmouche", "lab", "run", str(duel(tmp_path)), "--cores", "1"]
    tail = tmp_path / "duel.results" / TAIL
    with subprocess.Popen(command, env=around, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as running:
        deadline = time.monotonic() + 60
        while not (tail.exists() and tail.stat().st_size) and running.poll() is None and time.monotonic() < deadline:
            time.sleep(0.01)
        running.send_signal(signal.SIGKILL)
    assert run(["lab", "resume", "duel.results", "--cores", "1"]) == 0
    assert (tmp_path / "duel.results" / "games.parquet").read_bytes() == whole


def test_a_test_ends_after_the_same_pair_in_whatever_order_the_games_are_played(tmp_path: Path) -> None:
    text = DUEL.replace('"recruit", "recruit"', '"corporal", "recruit"').replace("games = 12", "games = 48")
    file = duel(tmp_path, text + '\nquestion = "better"\nmargin = 0.3\n')
    one = conduct(file, tmp_path / "one", OneProcess())
    other = conduct(file, tmp_path / "other", Backwards())
    assert one.frame.height == 16
    assert one.encoded() == other.encoded()
    (answer,) = answers(one)
    assert answer.test is not None
    assert answer.test.state == "yes"


# Files


def test_parts_share_what_stands_above_them_and_lists_come_from_folders(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    for name in ("b", "a"):
        list_file = tmp_path / "mine" / f"{name}.toml"
        list_file.write_text(f'name = "{name}"\nfaction = "tollgate"\n[[unit]]\nentry = "Toll Guard"\n', "utf-8")
    above = 'question = "ratings"\nplayers = ["recruit"]\ngames = 3\n'
    text = above + '[[part]]\ngame = "firefight"\nlists = ["mine", "demo-200"]\n'
    bench = set_up(WORDS, experiment_in(text, "x", tmp_path, "x"))
    assert [cell.plan.lists for cell in bench.cells] == [
        ("mine/a.toml", "mine/b.toml"), ("mine/a.toml", "demo-200"), ("mine/b.toml", "demo-200"),
    ]  # fmt: skip
    assert {cell.plan.games for cell in bench.cells} == {4}
    assert len({cell.plan.seed for cell in bench.cells}) == 3


def test_every_other_value_of_every_option_is_compared_on_the_same_dice() -> None:
    part = Part(game="collision", question="options", compare="each", agree=True, players=("recruit", "recruit"))
    others = sum(len(option.values) - 1 for _, option in catalogue("collision").options.values())
    assert len(variants(part)) == 1 + others
    key, (_, option) = next(iter(catalogue("collision").options.items()))
    other = next(value for value in option.values if value != option.default)
    text = f'game = "collision"\nquestion = "options"\nagree = true\ncompare = [{{{key} = "{other}"}}]\n'
    bench = set_up(WORDS, experiment_in(text, "x", Path(), "x"))
    assert [cell.variant for cell in bench.cells] == ["", f"{key}={other}"]
    assert len({cell.plan.seed for cell in bench.cells}) == 1


def test_a_list_is_weighed_without_each_of_its_units() -> None:
    text = 'game = "combatzone"\nquestion = "worth"\nlists = ["hounds-150", "halden-150"]\nsize = 150\ngames = 2\n'
    bench = set_up(speak("en", "combatzone"), experiment_in(text, "x", Path(), "x"))
    assert bench.cells[0].without == ""
    assert {"Runner", "Right Hand"} < {cell.without for cell in bench.cells}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game =", "is not well-formed TOML"),
        ("games = 4", "name the game"),
        ('game = "chess"', "chess"),
        ('game = "firefight"\nopponents = 3', "has no “opponents”"),
        ('game = "firefight"\nlists = "demo-200"', "“lists” takes a list of texts"),
        ('game = "firefight"\ngames = "many"', "“games” takes a number"),
        ('game = "firefight"\ngames = 1', "“games” is at least 2"),
        ('game = "firefight"\nmargin = 0.9', "between 0.001 and 0.4"),
        ('game = "firefight"\nquestion = "why"', "there is no question “why”"),
        ('game = "firefight"\npart = 3', "tables, written [[part]]"),
        ('game = "firefight"\nlists = ["nobody", "demo-200"]', "nobody"),
        ('game = "firefight"\nquestion = "ratings"\nlists = ["demo-200"]\nplayers = ["recruit"]', "at least two"),
        ('game = "firefight"\nquestion = "worth"', "Name the list"),
    ],
)
def test_what_is_wrong_with_a_file_is_one_sentence(
    text: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = duel(tmp_path, text)
    assert run(["lab", "run", str(file)]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert said in err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["duel.toml"]


def test_a_folder_is_not_mixed_up(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bench, folder = begun(WORDS, duel(tmp_path))
    assert run(["lab", "run", "duel.toml"]) == 2
    assert "already holds an experiment" in capsys.readouterr().err
    with folder.opened(bench):
        assert folder.is_running()
        with pytest.raises(Refused), Folder(folder.path).opened(bench):
            raise AssertionError("two at once")
    assert not folder.is_running()
    other = set_up(WORDS, read_experiment(duel(tmp_path, DUEL + "seed = 2\n")))
    with pytest.raises(Refused):
        folder.insist(other)
    assert run(["lab", "status", "nowhere"]) == 2
    assert run(["lab", "run", "duel.toml", "--on", "moon", "--out", "else"]) == 2


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_say_the_same_with_the_same_variables(language: str) -> None:
    text = ROOT / "src" / "escarmouche" / "text"
    assert messages(text / language / "lab.ftl") == messages(text / "en" / "lab.ftl")


@pytest.mark.parametrize(("key", "name"), [("combatzone", "hounds-200"), ("trauma", "ashen-30")])
def test_variants_of_a_list_are_legal_different_and_the_same_again(key: str, name: str) -> None:
    text = f'game = "{key}"\nquestion = "ratings"\nlists = ["{name}"]\nvariants = 2\nplayers = ["recruit"]\ngames = 2\n'
    one, other = (set_up(speak("en", key), experiment_in(text, "x", Path(), "x")) for _ in range(2))
    first, second = f"{name}~1", f"{name}~2"
    assert [cell.plan.lists for cell in one.cells] == [(name, first), (name, second), (first, second)]
    assert fingerprint(one.cells) == fingerprint(other.cells)
    lists = {called: listed for trial in one.trials for called, listed in trial.stock.lists.items()}
    fielded = [replace(listed, name="") for listed in lists.values()]
    assert len(lists) == 3
    assert all(listed not in fielded[:number] for number, listed in enumerate(fielded))


def test_variants_that_are_not_to_be_had_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(list_variants, "TRIES", 1)
    monkeypatch.setattr(list_variants, "NEAR", 2.0)
    text = 'game = "trauma"\nlists = ["ashen-30"]\nvariants = 1\nplayers = ["recruit"]\n'
    with pytest.raises(Refused, match="refused-no-variant"):
        set_up(speak("en", "trauma"), experiment_in(text, "x", Path(), "x"))
