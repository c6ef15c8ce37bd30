"""Shooting: the odds beside the real rules with every die."""

from typing import Any

import pytest

from escarmouche.games.firefight.odds import fate
from escarmouche.games.firefight.rules import forecast
from escarmouche.odds.distribution import gathered
from tests.odds.scenes import THREE_WAYS, Table, gaps, unit, weapon

EXACT = 1e-12
SHOOTER, TARGET, BYSTANDER = 0, 1, 2


def shot(*lines: dict[str, Any], target: dict[str, Any], **more: Any) -> tuple[Table, dict[int, int]]:
    """A unit with these weapons shoots all of them at another."""
    shooter = {"weapons": list(lines), **more.pop("shooter", {})}
    size, gap = shooter.pop("size", 1), more.pop("gap", 6)
    units = [unit("a", "A", (10, 10), size, **shooter), unit("b", "B", (10, 10 + gap), target.pop("size", 1), **target)]
    aims = dict.fromkeys(range(len(lines)), TARGET)
    answers = {"shoot": {str(index): str(target) for index, target in aims.items()}}
    data = {"unit": SHOOTER, **more.pop("data", {})}
    return Table([*units, *more.pop("others", ())], "shooting", data, answers, **more), aims


FEWER = {"hit": THREE_WAYS, "defence": THREE_WAYS}
"""For scenes with many dice, all of them needing 4+ or a six."""


def agree(table: Table, aims: dict[int, int]) -> None:
    """For each unit that suffers, the odds are those of the rules with every die."""
    battle = table.battle()
    units = battle.state.units
    told = forecast.shooting(battle, units[SHOOTER], {index: units[target] for index, target in aims.items()})
    brunts = told.brunts
    assert brunts
    ends = table.ends(*(brunt.target.unit for brunt in brunts))
    for at, brunt in enumerate(brunts):
        played = gathered((end[at], chance) for end, chance in ends.items())
        assert max(gaps(played, dict(fate(brunt.volleys, brunt.target)))) < EXACT


PLAIN = weapon("rifle", 1)
TWO = weapon("carbine", 2)
COVER = [{"id": "hedge", "kind": "barricade", "at": [8, 12], "size": [12, 0.5]}]

SINGLE: dict[str, dict[str, Any]] = {
    "plain": {},
    "tough": {"rules": ["Tough(3)"], "markers": 2},
    "below its threshold": {"rules": ["Tough(6)"], "markers": 1},
    "regenerating": {"rules": ["Regeneration", "Tough(2)"]},
    "shaken": {"shaken": True},
    "marked and shaken": {"markers": 1, "shaken": True},
    "well armoured": {"defense": 2},
}
GROUPS: dict[str, dict[str, Any]] = {
    "two": {"size": 2},
    "three": {"size": 3},
    "two that regenerate": {"size": 2, "rules": ["Regeneration"]},
    "two shaken": {"size": 2, "shaken": True},
}
WEAPONS: dict[str, tuple[str, ...]] = {
    "AP": ("AP(1)",),
    "Bane": ("Bane",),
    "Rending": ("Rending",),
    "Surge": ("Surge",),
    "Reliable": ("Reliable",),
    "Unstoppable": ("Unstoppable",),
    "Deadly": ("Deadly(2)",),
    "Deadly and Bane": ("Deadly(2)", "Bane"),
    "Rending and Surge": ("Rending", "Surge"),
    "Indirect": ("Indirect",),
}


@pytest.mark.parametrize("target", SINGLE)
@pytest.mark.parametrize("rules", WEAPONS)
def test_one_shot_at_one_model(rules: str, target: str) -> None:
    agree(*shot(weapon("gun", 1, *WEAPONS[rules]), target=dict(SINGLE[target])))


@pytest.mark.parametrize("target", GROUPS)
@pytest.mark.parametrize("rules", WEAPONS)
def test_one_shot_at_a_group(rules: str, target: str) -> None:
    agree(*shot(weapon("gun", 1, *WEAPONS[rules]), target=dict(GROUPS[target])))


@pytest.mark.parametrize("target", ["plain", "shaken"])
def test_two_shots_at_one_model(target: str) -> None:
    agree(*shot(TWO, target=dict(SINGLE[target])))


def test_two_shots_at_a_group_of_two() -> None:
    agree(*shot(TWO, target={"size": 2}))


def test_two_weapon_types_one_of_them_deadly() -> None:
    agree(*shot(PLAIN, weapon("lance", 1, "Deadly(3)", "AP(1)"), target={"size": 2}))


def test_the_deadlier_of_two_deadly_weapons_comes_first() -> None:
    lines = weapon("spike", 1, "Deadly(2)", "Reliable"), weapon("lance", 1, "Deadly(4)", "Reliable")
    agree(*shot(*lines, target={"size": 2, "rules": ["Tough(3)"]}, alike={"defence": THREE_WAYS}))


def test_deadly_wounds_that_regenerate_one_after_another() -> None:
    lines = weapon("spike", 1, "Deadly(2)"), weapon("bane", 1, "Deadly(2)", "Bane")
    agree(*shot(*lines, target={"size": 2, "rules": ["Regeneration", "Tough(2)"]}, alike=FEWER))


def test_a_covered_unit_blocks_more() -> None:
    table, aims = shot(TWO, target={"size": 2}, piece=COVER)
    told = forecast.shooting(battle := table.battle(), battle.state.units[0], {0: battle.state.units[1]})
    assert [reason.rule for reason in told.reasons] == ["GFF-TERR-01"]
    agree(table, aims)


def test_blast_ignores_cover() -> None:
    agree(*shot(weapon("mortar", 1, "Blast(3)"), target={"size": 2}, piece=COVER))


def test_relentless_and_stealth_at_long_range() -> None:
    agree(*shot(PLAIN, shooter={"rules": ["Relentless"]}, target={"rules": ["Stealth"]}, gap=12))


def test_an_indirect_weapon_after_moving() -> None:
    agree(*shot(weapon("mortar", 2, "Indirect"), target={}, data={"moved": [0]}))


def test_two_shooters_of_whom_one_is_far_away() -> None:
    shooter = {"size": 2, "rules": ["Relentless"], "step": [7, 0]}
    agree(*shot(weapon("rifle", 1, count=2), shooter=shooter, target={}, gap=8, alike=FEWER))


@pytest.mark.parametrize("roll", ["to hit", "defence"])
@pytest.mark.parametrize("amount", [-1, 1])
def test_spells_that_last(roll: str, amount: int) -> None:
    lasting = [{"spell": "hex", "kind": "modifier", "roll": roll, "amount": amount}]
    side = "target" if roll == "defence" else "shooter"
    cards: dict[str, Any] = {"target": {}, "shooter": {}}
    cards[side]["lasting"] = lasting
    agree(*shot(weapon("rifle", 1, "AP(1)"), target=cards["target"], shooter=cards["shooter"]))


@pytest.mark.parametrize("rule", ["rending", "furious", "surge", "bane"])
def test_rules_that_a_spell_lends_to_the_shooter(rule: str) -> None:
    lasting = [{"spell": "boon", "kind": "grant", "rule": rule, "until": "next use"}]
    agree(*shot(PLAIN, target={"size": 2}, shooter={"lasting": lasting}))


@pytest.mark.parametrize(("rule", "value"), [("regeneration", 0), ("tough", 2), ("stealth", 0)])
def test_rules_that_a_spell_lends_to_the_target(rule: str, value: int) -> None:
    lasting = [{"spell": "boon", "kind": "grant", "rule": rule, "value": value, "until": "next use"}]
    agree(*shot(PLAIN, target={"lasting": lasting}, gap=12))


# Groups that absorb wounds


@pytest.mark.parametrize("markers", [[0, 0], [1, 0], [0, 1], [1, 1]])
@pytest.mark.parametrize("rules", [("Reliable",), ("Deadly(3)",)])
def test_tough_groups_that_absorb_wounds(rules: tuple[str, ...], markers: list[int]) -> None:
    target = {"size": 2, "rules": ["Tough(2)"], "markers": markers}
    agree(*shot(weapon("gun", 2, *rules), target=target, options={"tough_in_groups": "absorb"}))


def test_a_group_whose_toughness_differs() -> None:
    upgrade = {"name": "plates", "cost": 5, "models": 1, "add": ["Tough(2)"]}
    target = {"size": 2, "rules": ["Tough(2)"], "upgrades": [upgrade], "taken": ["plates"]}
    agree(*shot(weapon("gun", 2, "Reliable"), target=target, options={"tough_in_groups": "absorb"}))


def test_a_group_of_whom_only_the_first_regenerates() -> None:
    upgrade = {"name": "graft", "cost": 5, "models": 1, "add": ["Regeneration"]}
    target = {"size": 2, "upgrades": [upgrade], "taken": ["graft"]}
    agree(*shot(weapon("lance", 1, "Deadly(2)"), weapon("rifle", 1, "Reliable"), target=target))


# Blast


def caught(*sizes: int, **card: Any) -> list[dict[str, Any]]:
    """Units beside the target."""
    return [unit(f"c{at}", "B", (8, 16 + 2 * at), size, **card) for at, size in enumerate(sizes)]


@pytest.mark.parametrize("option", ["capped", "models"])
def test_blast_upon_a_group(option: str) -> None:
    agree(*shot(weapon("mortar", 1, "Blast(2)"), target={"size": 3}, options={"blast_multiplier": option}, alike=FEWER))


def test_blast_shared_by_two_units() -> None:
    agree(
        *shot(
            weapon("mortar", 1, "Blast(3)"),
            target={"size": 2},
            others=caught(1, defense=5),
            alike={"hit": THREE_WAYS, "defence": ((3, 3), (4, 1), (6, 2))},
        )
    )


def test_blast_shared_by_three_units() -> None:
    agree(*shot(weapon("mortar", 1, "Blast(2)", "Surge"), target={}, others=caught(1, 1), alike=FEWER))


def test_sharp_hits_of_a_blast_are_shared_too() -> None:
    agree(*shot(weapon("mortar", 1, "Blast(2)", "Rending", "Surge"), target={}, others=caught(1), alike=FEWER))


def test_two_blast_weapons_of_one_type_are_shared_together() -> None:
    shooter = {"size": 2}
    agree(*shot(weapon("mortar", 1, "Blast(2)", count=2), shooter=shooter, target={}, others=caught(1), alike=FEWER))


def test_deadly_blast() -> None:
    agree(*shot(weapon("mortar", 1, "Blast(2)", "Deadly(2)"), target={"size": 2}, others=caught(1), alike=FEWER))


def test_two_targets_at_once() -> None:
    units = [
        unit("a", "A", (10, 10), weapons=[PLAIN, weapon("lance", 1, "AP(2)")]),
        unit("b", "B", (10, 16)),
        unit("c", "B", (16, 16), 2),
    ]
    table = Table(units, "shooting", {"unit": 0}, {"shoot": {"0": "1", "1": "2"}})
    agree(table, {0: TARGET, 1: BYSTANDER})
