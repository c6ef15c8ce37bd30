"""Measuring levels: who meets whom, what results say, and what is played again."""

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path

import msgspec
import pytest

from escarmouche.agents.levels import ANCHOR_POINTS, Met, Scale
from escarmouche.cli import lab_levels
from escarmouche.engine.reasons import Refused
from escarmouche.lab.ground import deal
from escarmouche.lab.levels import LADDER, Contest, meetings, played, rated, tasks
from escarmouche.lab.plan import Trial
from escarmouche.lab.play import blank
from escarmouche.lab.run import Played, Task

CONTEST = Contest("combatzone", pairs=4, general=2, think=0.1, seed=1)


class BetterWins:
    """Plays nothing: whoever stands higher wins but for every third game, or a game breaks."""

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    def played(self, trials: Sequence[Trial], todo: Iterator[Task]) -> Generator[Played, None, None]:
        for task in todo:
            plan = trials[task.cell].plan
            rows = [blank(plan, deal(plan, task.pair), task.pair, swapped=swapped) for swapped in (False, True)]
            for number, row in enumerate(rows):
                row.score, row.fault = (None, self.fault) if self.fault else (float((task.pair + number) % 3 == 0), "")
            yield task, rows


def test_levels_meet_that_are_near_one_another_in_all_missions() -> None:
    met = meetings(CONTEST)
    assert ("sergeant", "general") in met
    assert ("recruit", "sergeant") not in met
    assert {name for two in met for name in two} == set(LADDER)
    todo = list(tasks(CONTEST))
    assert len(todo) == sum(2 if "general" in two else 4 for two in met)
    assert len({task.cell for task in todo}) > len(met), "all games were of the same mission"
    assert {name for two in meetings(CONTEST._replace(only="general")) for name in two} == set(LADDER[-3:])
    with pytest.raises(Refused):
        meetings(CONTEST._replace(only="admiral"))


def test_results_make_a_scale_and_one_level_can_be_measured_again() -> None:
    found = rated(CONTEST, "first", played(CONTEST, BetterWins()), None)
    assert [one.level for one in found.ratings] == list(LADDER)
    points = [one.points for one in found.ratings]
    assert points == sorted(points)
    assert points[LADDER.index("sergeant")] == ANCHOR_POINTS
    again = CONTEST._replace(only="general")
    beaten = [Met("sergeant", "general", (0, 0, 0, 0, 9)), Met("corporal+50", "general", (0, 0, 0, 3, 6))]
    other = rated(again, "second", beaten, found)
    assert other.commands == ("first", "second")
    third = rated(again, "levels --only general --think 1", beaten, other)
    assert rated(again, "fourth", beaten, third).commands == ("first", "second", "fourth"), "what no longer counts"
    assert [one for one in other.meetings if one.other != "general"] == [
        one for one in found.meetings if one.other != "general"
    ]
    general = other.rated("general")
    assert general is not None
    assert (general.games, general.points < ANCHOR_POINTS) == (36, True)


def test_a_game_that_breaks_is_refused() -> None:
    with pytest.raises(Refused, match="refused-level-fault"):
        list(played(CONTEST, BetterWins("hangs")))


def test_the_command_writes_what_the_game_reads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(lab_levels, "on_cores", lambda cores: BetterWins())
    monkeypatch.setattr(lab_levels, "finish_first", lambda: None)
    file = tmp_path / "levels.json"
    lab_levels.levels("combatzone", games=4, general=2, only="", think=0.1, seed=1, cores=1, file=file)
    found = msgspec.json.decode(file.read_bytes(), type=Scale)
    assert found.commands == (
        "escarmouche lab levels combatzone --games 4 --with-general 2 --think 0.1 --seed 1",
    )  # fmt: skip
    assert len(found.ratings) == len(LADDER)
