"""What an experiment answers from known games, and the page that reports it."""

import re
from base64 import b64decode
from collections.abc import Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from escarmouche.cli import run
from escarmouche.engine.words import LANGUAGES
from escarmouche.lab.answers import Answer, answers
from escarmouche.lab.cells import Bench, Cell, set_up
from escarmouche.lab.conduct import Result, conduct, looked_at
from escarmouche.lab.experiment import experiment_in
from escarmouche.lab.folder import Folder, Kept
from escarmouche.lab.plan import Used
from escarmouche.lab.play import Row
from escarmouche.lab.report_page import course, page, survivors
from escarmouche.lab.results_file import decode_frame, encode
from escarmouche.lab.run import OneProcess
from escarmouche.lab.statistics import paired, shift
from escarmouche.lab.uses import uses
from escarmouche.terminal.words import speak

HEAD = 'name = "Known"\ngame = "firefight"\nplayers = ["recruit", "recruit"]\n'


def told(text: str, wins: dict[str, Sequence[float]]) -> Answer:
    """What is answered if the cells of an experiment, by what they differ in, scored this in each of their games."""
    bench = set_up(speak("en", "firefight"), experiment_in(HEAD + text, "x", Path(), "x"))
    rows = [row for cell in bench.cells for row in games(cell, wins[cell.variant or cell.without])]
    result = Result(bench, Folder(Path()))
    result.__dict__["frame"] = decode_frame(encode(Kept(""), rows), Kept)[1]
    (answer,) = answers(result)
    return answer


def games(cell: Cell, scores: Sequence[float]) -> list[Row]:
    """Games of a cell with these scores for the first side, who always acts first."""
    found = []
    for number, score in enumerate(scores):
        swapped = bool(number % 2)
        seat = 1 if swapped else 0
        winner = {0.0: 1 - seat, 0.5: None, 1.0: seat}[score]
        found.append(
            Row(cell=cell.number, game=number, pair=number // 2, swapped=swapped, seed=1, table="", size=200,
                options="", agent_0="recruit", agent_1="recruit", list_0="", list_1="", starter=seat, winner=winner,
                score=score, rounds=4)
        )  # fmt: skip
    return found


def test_whoever_used_something_more_is_scored_by_pairs() -> None:
    experiment = experiment_in(HEAD + 'lists = ["demo-200", "tollgate-200"]', "x", Path(), "x")
    (cell,) = set_up(speak("en", "firefight"), experiment).cells
    rows = games(cell, [1.0, 1.0, 0.5, 0.0])
    times = [(3, 1), (0, 2), (1, 0), (1, 1)]
    for row, both in zip(rows, times, strict=True):
        row.used = tuple(Used(seat, "weapon", "Rifle", count, count - 1) for seat, count in enumerate(both) if count)
    (use,) = uses(decode_frame(encode(Kept(""), rows), Kept)[1])
    assert (use.kind, use.key, use.games, use.times, use.felled, use.counted) == ("weapon", "Rifle", 1.0, 2.25, 0.75, 3)
    assert use.more == paired([[1.0, 1.0], [0.5]])


def test_an_option_is_compared_game_by_game() -> None:
    usual, other = [1.0, 1.0, 0.0, 0.0] * 5, [0.5, 1.0, 0.0, 0.0] * 5
    text = 'question = "options"\nlists = ["demo-200", "tollgate-200"]\ncompare = [{special_moves = "off"}]\n'
    answer = told(text, {"": usual, "special_moves=off": other})
    (effect,) = answer.effects
    assert effect.variant == "special_moves=off"
    assert effect.winners == effect.changed == pytest.approx(0.25)
    assert effect.score.value == pytest.approx(-0.125)
    assert effect.draws.value == pytest.approx(0.25)
    assert effect.start.value == pytest.approx(-0.125)
    assert effect.score.low < -0.125 < effect.score.high < 0.1


def test_what_falls_without_a_unit_is_what_it_adds() -> None:
    text = 'question = "worth"\nlists = ["demo-200", "tollgate-200"]\n'
    bench = set_up(speak("en", "firefight"), experiment_in(HEAD + text, "x", Path(), "x"))
    scores = {cell.without: [1.0, 0.0] * 4 for cell in bench.cells}
    answer = told(text, {**scores, "": [1.0, 1.0] * 4, "Captain": [0.0, 0.0] * 4})
    assert answer.worths[0].unit == "Captain"
    assert {worth.unit: worth.added.value for worth in answer.worths} == {
        unit: 1.0 if unit == "Captain" else 0.5 for unit in scores if unit
    }


def test_sides_and_first_moves_are_taken_apart() -> None:
    answer = told('lists = ["demo-200", "tollgate-200"]\n', {"": [1.0, 0.0] * 10})
    assert answer.pairings[0].standing.score.value == 0.5
    assert answer.side_a.value == 1.0
    assert answer.start.value == 0.5
    assert answer.pairings[0].results == (0, 0, 10, 0, 0)


def test_a_shift_that_never_came_is_not_certain() -> None:
    assert shift([0.0] * 10).value == 0
    assert shift([0.0] * 10).high > 0.1
    assert shift([0.0] * 1000).high < 0.01
    assert shift([]) == (0.0, -1.0, 1.0)


class Reader(HTMLParser):
    """Reads the tables, pictures and texts of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.pictures: list[str] = []
        self.texts: list[str] = []
        self.tags: list[tuple[str, dict[str, Any]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        source = dict(attrs).get("src") or ""
        if source.startswith("data:image/svg+xml;base64,"):
            self.pictures.append(b64decode(source.partition(",")[2]).decode())

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the games of a small round robin of three officers' lists."""
    file = tmp_path_factory.mktemp("report") / "ladder.toml"
    lists = 'lists = ["hounds-150", "halden-150", "foundry-150"]\nsize = 150\n'
    file.write_text(f'game = "combatzone"\nquestion = "ratings"\nplayers = ["recruit"]\ngames = 2\n{lists}', "utf-8")
    return conduct(file, engine=OneProcess()).folder.path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_file_in_every_language(language: str, played: Path, tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    assert run(["--language", language, "lab", "report", str(played), "--out", str(file)]) == 0
    text = file.read_text("utf-8")
    read = Reader(text)
    assert f'<html lang="{language}">' in text
    assert [attributes for tag, attributes in read.tags if tag == "img" and not attributes.get("alt")] == []
    assert len(read.pictures) == 7
    assert all(one.startswith("<svg") for one in read.pictures)
    assert re.findall(r"(?:src|href)=\"(?!data:)", text) == []
    assert [one for one in read.texts if re.search(r"\breport-|\blab-|\{ ?\$", one)] == []
    (answer,) = answers(looked_at(played))
    words = speak(language, "combatzone")
    shown = [words.say("simulate-share", value=pairing.standing.score.value) for pairing in answer.pairings]
    assert [one for one in shown if one not in read.texts] == []
    assert "Hounds of Tin Street" in "".join(read.texts)


def test_courses_and_survivors_come_from_every_game(played: Path) -> None:
    frame = looked_at(played).frame
    lines, leads = course(frame)
    won = [row[f"objectives_{row['winner']}"] for row in frame.to_dicts() if row["winner"] is not None]
    last = max(round_ for round_, _, _ in lines)
    assert last == frame["rounds"].max()
    assert [points for round_, losing, points in lines if (round_, losing) == (last, 0)] == [
        pytest.approx(sum(won) / len(won))
    ]
    assert leads >= 0
    units = survivors(frame)
    assert sum(lost for *_, lost, _ in units) == frame["models_lost_0"].sum() + frame["models_lost_1"].sum()
    assert {count % 4 for *_, count in units} == {0}


def test_a_page_of_nothing_says_so(tmp_path: Path) -> None:
    text = HEAD + 'lists = ["demo-200", "tollgate-200"]\n'
    file = tmp_path / "none.toml"
    file.write_text(text, "utf-8")
    bench = set_up(speak("en", "firefight"), experiment_in(text, "x", tmp_path, "x"))
    folder = Folder(tmp_path / "none.results")
    folder.begin(text, Bench(bench.experiment, bench.cells, bench.trials))
    assert "No game was played yet." in page(speak("en", ""), looked_at(folder.path))
