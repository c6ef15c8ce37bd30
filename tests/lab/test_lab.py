"""The laboratory: pairs, seats, seeds, faults, and results that depend on the plan alone."""

from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche import agents, lab
from escarmouche.agents import Decision
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import LANGUAGES
from escarmouche.lab import play
from escarmouche.lab.ground import deal, ground
from escarmouche.lab.plan import FIRST, SECOND, Plan, Stock, Trial
from escarmouche.lab.play import Row, play_pair
from escarmouche.lab.usage import said
from escarmouche.terminal.words import speak

PLAN = Plan(game="firefight", players=("recruit", "recruit"), games=4)
NAMED = Plan(game="firefight", players=("recruit", "recruit"), games=4, lists=("tollgate-200", "demo-200"),
             tables=("saltgate", "7"), options={"special_moves": "off"})  # fmt: skip


@pytest.fixture(scope="module")
def drawn() -> list[Row]:
    return lab.run(PLAN, cores=1)


@pytest.fixture(scope="module")
def named() -> list[Row]:
    return play_pair(Trial(NAMED, Stock()), 1)


def test_both_games_of_a_pair_have_the_same_table_and_dice(drawn: list[Row]) -> None:
    assert [(row.game, row.pair, row.swapped) for row in drawn] == [
        (0, 0, False), (1, 0, True), (2, 1, False), (3, 1, True),
    ]  # fmt: skip
    for one, other in (drawn[:2], drawn[2:]):
        assert (one.seed, one.table) == (other.seed, other.table)
    assert drawn[0].seed != drawn[2].seed


def test_lists_that_are_drawn_stay_with_the_seats(drawn: list[Row]) -> None:
    assert (drawn[0].list_0, drawn[0].list_1) == (drawn[1].list_0, drawn[1].list_1)
    assert drawn[0].list_0 != drawn[0].list_1


def test_lists_that_are_named_go_with_their_players(named: list[Row]) -> None:
    assert [(row.list_0, row.list_1) for row in named] == [("tollgate-200", "demo-200"), ("demo-200", "tollgate-200")]
    assert [row.player(0) for row in named] == [FIRST, SECOND]
    assert [row.player(1) for row in named] == [SECOND, FIRST]


def test_named_tables_take_turns_and_options_are_written_down(named: list[Row]) -> None:
    assert [deal(NAMED, pair).table for pair in range(4)] == ["saltgate", "7", "saltgate", "7"]
    assert {row.table for row in named} == {"7"}
    assert {row.options for row in named} == {"special_moves=off"}
    assert [row.fault for row in named] == ["", ""]


def test_what_a_pair_is_dealt_depends_on_its_number_and_the_seed_alone() -> None:
    assert deal(PLAN, 3) == deal(Plan(game="firefight", players=("recruit", "corporal"), games=400), 3)
    assert deal(PLAN, 3) != deal(PLAN, 4)
    assert deal(PLAN, 3) != deal(Plan(game="firefight", players=("recruit", "recruit"), games=4, seed=2), 3)


def test_many_pairs_are_dealt_all_lists_and_many_tables() -> None:
    dealt = [deal(PLAN, pair) for pair in range(60)]
    assert {name for one in dealt for name in one.lists} == {
        "demo-200", "hollow_hill-200", "plumbline-200", "tollgate-200",
    }  # fmt: skip
    assert {"saltgate", "thornmarch", "cutwater-gorge"} < {one.table for one in dealt}
    assert len({one.table for one in dealt}) > 15


@pytest.mark.parametrize(("key", "size"), [("firefight", 200), ("collision", 400), ("trauma", 30), ("combatzone", 200)])
def test_eight_ready_lists_of_the_usual_size_can_be_rated_and_later_ones_are_not_drawn(key: str, size: int) -> None:
    where = ground(key)
    field = where.field(size)
    drawn = {name for seed in range(60) for name in where.draw_lists(size, Random(seed))}
    assert len(field) == 8
    assert set(where.later) <= set(field)
    assert not set(where.earlier) & set(field)
    assert drawn == {*field, *where.earlier} - set(where.later)


@pytest.mark.parametrize(("key", "size"), [("firefight", 200), ("collision", 400), ("trauma", 30), ("combatzone", 200)])
def test_what_was_used_is_written_down_without_changing_the_game(key: str, size: int) -> None:
    plan = Plan(game=key, players=("corporal", "corporal"), games=2, size=size)
    dealt = deal(plan, 0)
    row, noted = (
        play.play(Trial(one, Stock()), dealt, play.blank(one, dealt, 0, swapped=False))
        for one in (plan, replace(plan, usage=True))
    )
    assert row.used == ()
    assert noted == replace(row, used=noted.used)
    felled = sum(one.felled for one in noted.used)
    assert 0 < felled <= row.models_lost_0 + row.models_lost_1
    assert {one.kind for one in noted.used} == {"rule", "weapon", "decision"}
    for language in LANGUAGES:
        words = speak(language, key)
        assert all(said(words, one.kind, one.key) for one in noted.used)


def test_two_recruits_do_not_play_the_same_game_twice(drawn: list[Row]) -> None:
    assert all(one.answers != other.answers for one, other in pairwise(drawn))


def test_the_score_is_that_of_the_first_player(drawn: list[Row]) -> None:
    for row in drawn:
        first = None if row.winner is None else row.player(row.winner) == FIRST
        assert row.score == {None: 0.5, True: 1.0, False: 0.0}[first]


@pytest.mark.parametrize(
    ("game", "size", "models"),
    [("firefight", 200, 9), ("collision", 400, 5), ("trauma", 30, 30), ("combatzone", 150, 5)],
)
def test_a_row_says_who_started_what_became_of_every_unit_and_who_led_when(game: str, size: int, models: int) -> None:
    plan = Plan(game=game, players=("corporal", "recruit"), games=2, size=size)
    for row in play_pair(Trial(plan, Stock()), 0):
        assert row.starter in (0, 1)
        for seat, lost in enumerate((row.models_lost_0, row.models_lost_1)):
            own = [unit for unit in row.units if unit.seat == seat]
            assert sum(unit.models for unit in own) >= models
            assert sum(unit.lost for unit in own) == lost == sum(one.seat == seat for one in row.fallen)
            assert sum(unit.points for unit in own) <= size
        assert [one.round for one in row.course] == list(range(1, row.rounds + 1))
        assert (row.course[-1].points_0, row.course[-1].points_1) == (row.objectives_0, row.objectives_1)
        assert row.name_0 != row.name_1
        assert bool(row.mission) == (game != "firefight")


class Broken:
    """Fails at its fifth answer."""

    def __init__(self, agent: Any) -> None:
        self.agent = agent
        self.left = 5

    def decide(self) -> Decision:
        self.left -= 1
        if not self.left:
            raise RuntimeError("out of  ideas")
        answer: Decision = self.agent.decide()
        return answer


def test_a_fault_in_one_game_does_not_lose_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    real = agents.enlist

    def enlist(name: str, seat: Any, rng: Random, think: float = 1.0) -> Any:
        agent = real(name, seat, rng, think)
        return Broken(agent) if name == "corporal" else agent

    plan = Plan(game="firefight", players=("recruit", "corporal"), games=2, tables=("saltgate",))
    monkeypatch.setattr(play, "enlist", enlist)
    rows = lab.run(plan, cores=1)
    assert [row.fault for row in rows] == ["RuntimeError: out of ideas"] * 2
    assert [row.score for row in rows] == [None, None]
    assert lab.score(rows) == (0.5, 0.0, 1.0)


def test_a_game_that_does_not_end_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_ANSWERS", 30)
    rows = play_pair(Trial(PLAN, Stock()), 0)
    assert [row.fault for row in rows] == ["hangs: 30 answers, and it is not over"] * 2
    assert [row.answers for row in rows] == [30, 30]


def test_what_a_rule_failed_with_is_told() -> None:
    class Failed:
        reports = ("Traceback\n  File\nKeyError: 3\n",)

    from escarmouche.engine.reasons import refusal

    game: Any = Failed()
    fault = play.told(Refused(refusal("GFF-ACT-01", "refused-our-bug", question="act")), game)
    assert fault == "refused-our-bug {'question': 'act'} KeyError: 3"


@pytest.mark.parametrize(
    "wrong",
    [{"game": "chess"}, {"players": ("recruit", "nobody")}, {"tables": ("saltgate", "nowhere")},
     {"lists": ("nobody", "demo-200")}, {"options": {"coherency": "perhaps"}}],
)  # fmt: skip
def test_a_plan_that_cannot_be_played_is_refused_before_it_begins(wrong: dict[str, Any]) -> None:
    wanted: dict[str, Any] = {"game": "firefight", "players": ("recruit", "recruit"), "games": 2, **wrong}
    with pytest.raises(Refused):
        lab.run(Plan(**wanted), cores=1)
