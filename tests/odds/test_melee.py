"""Melee with strikes back: the odds of both sides beside the real rules with every die."""

from typing import Any

import pytest

from escarmouche.games.firefight.odds import melee_fates
from escarmouche.games.firefight.rules import forecast
from escarmouche.odds import prospect_of
from escarmouche.odds.distribution import gathered
from tests.odds.scenes import THREE_WAYS, Table, gaps, unit, weapon

EXACT = 1e-12
CHARGER, DEFENDER = 0, 1
FEWER = {"hit": THREE_WAYS, "defence": THREE_WAYS}
BLADE = weapon("blade", 1, range=0)
COUNTER = weapon("pike", 1, "Counter", range=0)


def blade(*rules: str, count: int = 1) -> dict[str, Any]:
    """A melee weapon with one attack."""
    return weapon("blade", 1, *rules, range=0, count=count)


def clash(charger: dict[str, Any], defender: dict[str, Any], *, few: bool = True, **more: Any) -> Table:
    """Two units in reach of each other, one of which has charged; `few` dice need 4+ or a six each."""
    one, other = {"weapons": [BLADE], **charger}, {"weapons": [BLADE], **defender}
    units = [
        unit("a", "A", (10, 10), one.pop("size", 1), **one),
        unit("b", "B", (10, 11.5), other.pop("size", 1), **other),
    ]
    data = {"unit": CHARGER, "target": DEFENDER}
    return Table(units, "melee", data, alike=FEWER if few else None, **more)


def agree(table: Table) -> None:
    """The odds of both fates together are those of the rules with every die."""
    battle = table.battle()
    told = forecast.melee(battle, battle.state.units[CHARGER], battle.state.units[DEFENDER])
    assert max(gaps(table.ends(CHARGER, DEFENDER), dict(melee_fates(told.melee)))) < EXACT


NOBODY: dict[str, Any] = {"weapons": []}


@pytest.mark.parametrize(
    ("charger", "defender"),
    [
        ({}, {}),
        ({"fatigued": True}, {}),
        ({}, {"fatigued": True}),
        ({}, {"shaken": True}),
        ({}, {"size": 2, "weapons": [blade(count=2)]}),
        ({"size": 2, "weapons": [blade(count=2)]}, {}),
        ({}, {"rules": ["Tough(3)"], "markers": 2}),
        ({"rules": ["Furious"]}, NOBODY),
        ({"rules": ["Furious"]}, {"rules": ["Furious"]}),
        ({"weapons": [blade("Surge")]}, {}),
        ({"weapons": [blade("Rending")]}, {"rules": ["Regeneration"]}),
        ({"weapons": [blade("Deadly(2)")]}, {"size": 2, "weapons": [blade(count=2)]}),
        ({"weapons": [blade("Limited")]}, {}),
        ({"rules": ["Impact(2)"]}, NOBODY),
        ({"rules": ["Impact(2)"], "fatigued": True}, NOBODY),
    ],
)
def test_strikes_and_strikes_back(charger: dict[str, Any], defender: dict[str, Any]) -> None:
    agree(clash(charger, defender))


@pytest.mark.parametrize(
    ("charger", "defender", "said"),
    [
        ({}, {}, []),
        ({"fatigued": True}, {}, ["GFF-FAT-03"]),
        ({}, {"fatigued": True}, ["GFF-FAT-03"]),
        ({}, {"shaken": True}, ["GFF-SHAKEN-03"]),
        ({"weapons": [blade("Thrust")], "fatigued": True}, {}, ["GFF-FAT-03", "GFF-AP-01"]),
    ],
)
def test_odds_say_who_needs_a_six(charger: dict[str, Any], defender: dict[str, Any], said: list[str]) -> None:
    battle = clash(charger, defender).battle()
    told = forecast.melee(battle, battle.state.units[CHARGER], battle.state.units[DEFENDER])
    assert [reason.rule for reason in told.reasons] == said


def test_thrust_when_charging() -> None:
    agree(clash({"weapons": [blade("Thrust")]}, {"weapons": [blade("Thrust")]}, few=False))


def test_bane_and_armour_piercing() -> None:
    agree(clash({"weapons": [blade("Bane", "AP(1)")]}, {"weapons": []}, few=False))


# Counter


def test_counter_strikes_first_and_only_once() -> None:
    agree(clash({}, {"weapons": [COUNTER]}))


def test_counter_and_an_ordinary_weapon() -> None:
    agree(clash({"weapons": []}, {"weapons": [COUNTER, blade()]}))


def test_counter_kills_chargers_before_they_strike() -> None:
    agree(clash({"size": 2, "weapons": [blade(count=2)]}, {"weapons": [weapon("pike", 2, "Counter", range=0)]}))


def test_counter_costs_impact_dice() -> None:
    agree(clash({"weapons": [], "rules": ["Impact(2)"]}, {"weapons": [COUNTER]}))


def test_a_spell_for_one_use_is_used_by_counter() -> None:
    lasting = [{"spell": "boon", "kind": "modifier", "roll": "to hit", "amount": 1, "until": "next use"}]
    agree(clash(NOBODY, {"weapons": [COUNTER, blade()], "lasting": lasting}, few=False))


# Fear


FEARSOME = {"rules": ["Fear(2)"]}


@pytest.mark.parametrize(
    ("charger", "defender"),
    [
        (FEARSOME, {}),
        (FEARSOME, FEARSOME),
        ({**FEARSOME, "weapons": [blade(), weapon("claw", 1, range=0)]}, NOBODY),
        ({**FEARSOME, "weapons": [blade("Deadly(2)"), weapon("claw", 1, range=0)]}, NOBODY),
        ({**FEARSOME, "size": 2, "weapons": [blade(count=2)]}, NOBODY),
        ({**FEARSOME, "weapons": [blade()]}, {"weapons": [], "size": 2}),
        ({"rules": ["Fear(1)", "Impact(1)"]}, NOBODY),
        (FEARSOME, {"weapons": [], "rules": ["Regeneration", "Tough(2)"], "markers": 1}),
    ],
)
def test_fear_counts_for_those_who_wound(charger: dict[str, Any], defender: dict[str, Any]) -> None:
    agree(clash(charger, defender))


@pytest.mark.parametrize("option", ["roll_only", "counts_for_tough"])
def test_fear_and_the_threshold_of_tough(option: str) -> None:
    agree(clash(FEARSOME, {"weapons": [], "rules": ["Tough(3)"]}, options={"fear_and_tough": option}))


# Who is left, and who is in reach


def test_only_those_who_are_left_strike_back() -> None:
    strong = weapon("maul", 2, range=0)
    agree(clash({"weapons": [strong]}, {"size": 2, "weapons": [blade(count=2)]}))


def test_those_out_of_reach_do_not_strike() -> None:
    agree(clash({"size": 2, "weapons": [blade(count=2)], "step": [4, 0]}, {}))


def test_a_survivor_who_reaches_nobody_any_more() -> None:
    far = {"size": 2, "weapons": [blade(count=2)], "step": [4, 0]}
    agree(clash({"size": 2, "weapons": [blade(count=2)], "step": [-4, 0]}, {**far, "weapons": [blade()]}))


def test_groups_that_absorb_wounds() -> None:
    options = {"tough_in_groups": "absorb"}
    tough = {"size": 2, "rules": ["Tough(2)"], "weapons": [blade("Deadly(2)", count=2)]}
    agree(clash({"weapons": [blade()]}, {**tough, "markers": [1, 0]}, options=options))


@pytest.mark.parametrize("size", [1, 2])
def test_blast_in_melee_counts_who_is_left(size: int) -> None:
    bomb = weapon("bomb", 1, "Blast(2)", range=0)
    agree(clash({"size": size, "weapons": []}, {"weapons": [COUNTER, bomb]}))


def test_before_the_charge_everybody_counts_as_in_reach() -> None:
    table = clash({"size": 2, "weapons": [blade(count=2)], "step": [9, 0]}, {})
    near = clash({"size": 2, "weapons": [blade(count=2)]}, {})
    battle = table.battle()
    told = forecast.charge(battle, battle.state.units[CHARGER], battle.state.units[DEFENDER])
    assert max(gaps(near.ends(CHARGER, DEFENDER), dict(melee_fates(told.melee)))) < EXACT


# Wound markers


def wounds(table: Table) -> dict[int, dict[int, float]]:
    """For each unit of one model, how many wound markers it gets."""
    battle = table.battle()
    told = prospect_of("firefight", forecast.melee(battle, battle.state.units[CHARGER], battle.state.units[DEFENDER]))
    return {tally.data["unit"]: dict(tally.chances) for tally in told.tallies if tally.text == "odds-wounds"}


def test_markers_are_counted_on_both_sides_of_a_duel() -> None:
    told = wounds(clash({}, {}))
    # A wound in four kills in two of six cases and shakes otherwise; whoever is Shaken strikes back on sixes.
    back = 3 / 4 * 1 / 4 + 1 / 4 * 4 / 6 * 1 / 12
    assert told[DEFENDER] == pytest.approx({0: 3 / 4, 1: 1 / 4})
    assert told[CHARGER] == pytest.approx({0: 1 - back, 1: back})


def test_markers_of_counter_and_of_strikes_back_add_up() -> None:
    told = wounds(clash({"rules": ["Tough(3)"], "weapons": []}, {"weapons": [COUNTER, BLADE]}))
    assert told[CHARGER] == pytest.approx({0: 9 / 16, 1: 6 / 16, 2: 1 / 16})


def test_below_its_threshold_a_unit_has_the_markers_that_its_fate_names() -> None:
    tough = {"rules": ["Tough(6)"], "markers": 2, "weapons": [blade("Deadly(2)")]}
    table = clash(dict(tough), dict(tough))
    battle = table.battle()
    both = melee_fates(forecast.melee(battle, *battle.state.units[:2]).melee)
    for side, told in wounds(table).items():
        assert max(gaps(gathered((ends[side].markers - 2, chance) for ends, chance in both), told)) < EXACT


def test_a_group_counts_no_markers() -> None:
    assert list(wounds(clash({"size": 2, "weapons": [blade(count=2)]}, {}))) == [DEFENDER]
