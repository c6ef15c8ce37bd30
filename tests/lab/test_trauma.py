"""Trauma in the laboratory: armies and tables that fit, both scenarios, and what a game has come to."""

from random import Random

import pytest

from escarmouche.games.trauma.lab import GROUND
from escarmouche.games.trauma.rules.mission.agreement import setup_refused
from escarmouche.lab.ground import deal
from escarmouche.lab.plan import Plan, Stock, Trial
from escarmouche.lab.play import play_pair


def plan(size: int, scenario: str) -> Plan:
    return Plan(game="trauma", players=("recruit", "recruit"), games=2, size=size, mission=scenario)


@pytest.mark.parametrize(("size", "points"), [(20, 30), (30, 30), (44, 30), (45, 45), (200, 45)])
def test_armies_of_the_largest_fitting_format_are_drawn(size: int, points: int) -> None:
    assert {name.rsplit("-", 1)[1] for name in GROUND.fitting(size)} == {str(points)}
    one, other = GROUND.draw_lists(size, Random(1))
    assert one != other


@pytest.mark.parametrize("size", [30, 45])
@pytest.mark.parametrize("scenario", ["generator", "attack"])
def test_whatever_is_dealt_may_be_played(size: int, scenario: str) -> None:
    what = plan(size, scenario)
    for pair in range(10):
        dealt = deal(what, pair)
        assert setup_refused(GROUND.set_up(Trial(what, Stock()), dealt.lists, dealt.table)) is None


def test_who_defends_takes_the_smaller_army_of_his_book() -> None:
    setup = GROUND.set_up(Trial(plan(45, "attack"), Stock()), ("ashen-45", "meridian-45"), "1")
    assert [army.cost for army in setup.lists] == [45, 34]
    assert setup.lists[1].book == "meridian"
    assert setup.attacker == 0


@pytest.mark.parametrize("named", [("ashen-30", "meridian-24"), ("meridian-24", "ashen-30")])
def test_named_armies_attack_and_defend_from_either_seat(named: tuple[str, str]) -> None:
    setup = GROUND.set_up(Trial(plan(30, "attack"), Stock()), named, "1")
    assert setup.lists[setup.attacker].book == "ashen"


@pytest.mark.parametrize("scenario", ["generator", "attack"])
def test_both_scenarios_are_played_to_their_end(scenario: str) -> None:
    rows = play_pair(Trial(plan(30, scenario), Stock()), 0)
    assert [row.fault for row in rows] == ["", ""]
    assert all(1 <= row.rounds <= 6 for row in rows)
