"""Danger, jumps, morale and spells: the odds beside the real rules with every die."""

from typing import Any

import pytest

from escarmouche.games.firefight.odds import danger_fates, fate, jump_fates
from escarmouche.games.firefight.rules import forecast
from escarmouche.odds import Prospect, prospect_of
from escarmouche.odds.distribution import gathered
from tests.odds.scenes import THREE_WAYS, Ends, Table, gaps, unit

EXACT = 1e-12


def probability(prospect: Prospect, text: str) -> float:
    """How likely a state is."""
    return next(state.probability for state in prospect.states if state.text == text)


def share(ends: Ends, **wanted: Any) -> float:
    """How likely the only unit watched ends like this."""
    return sum(
        chance for (end,), chance in ends.items() if all(getattr(end, key) == value for key, value in wanted.items())
    )


# Danger


@pytest.mark.parametrize(
    ("size", "crossing", "card"),
    [
        (1, 1, {}),
        (1, 1, {"rules": ["Tough(3)"], "markers": 1}),
        (1, 1, {"rules": ["Regeneration", "Tough(2)"], "shaken": True}),
        (2, 1, {}),
        (2, 2, {"rules": ["Tough(2)"]}),
        (3, 3, {}),
        (3, 3, {"rules": ["Regeneration"]}),
        (3, 2, {"rules": ["Tough(2)", "Regeneration"]}),
    ],
)
def test_dangerous_terrain(size: int, crossing: int, card: dict[str, Any]) -> None:
    table = Table([unit("a", "A", (10, 10), size, **card)], "danger", {"unit": 0, "models": list(range(crossing))})
    battle = table.battle()
    crossers = battle.alive(battle.state.units[0])[:crossing]
    told = forecast.danger(battle, battle.state.units[0], crossers)
    odds = danger_fates(told.target, told.dice, told.wounds)
    assert max(gaps(table.ends(0), {(end,): chance for end, chance in odds})) < EXACT


def markers(prospect: Prospect) -> dict[int, float]:
    """How many wound markers a unit of one model gets."""
    return next(dict(tally.chances) for tally in prospect.tallies if tally.text == "odds-wounds")


def test_danger_counts_the_markers_of_a_single_model() -> None:
    battle = Table([unit("a", "A", (10, 10), rules=["Tough(2)"], markers=1)], "danger", {"unit": 0}).battle()
    told = prospect_of("firefight", forecast.danger(battle, battle.state.units[0], battle.state.models))
    assert markers(told) == pytest.approx({0: 25 / 36, 1: 10 / 36, 2: 1 / 36})


# Jumps


def test_a_fall_counts_the_markers_of_a_single_model() -> None:
    battle = Table([unit("a", "A", (10, 10), rules=["Tough(3)"])], "jump", {"model": 0}).battle()
    told = prospect_of("firefight", forecast.jump(battle, battle.state.models[0], 3000, 4000))
    assert markers(told)[1] == pytest.approx(probability(told, "odds-falls") * 4 / 6)


@pytest.mark.parametrize("distance", [1000, 3000, 6000])
@pytest.mark.parametrize("height", [1000, 2000, 7000])
@pytest.mark.parametrize(
    ("size", "rules", "options"),
    [
        (1, [], {}),
        (1, ["Strider", "Tough(2)"], {}),
        (1, ["Flying"], {}),
        (2, [], {}),
        (1, [], {"failed_jump_fall": "jump_distance"}),
    ],
)
def test_jumps(distance: int, height: int, size: int, rules: list[str], options: dict[str, str]) -> None:
    data = {"model": 0, "distance": distance, "depth": height, "to": (12000, 10000, 0)}
    table = Table([unit("a", "A", (10, 10), size, rules=rules)], "jump", data, options=options, alike=JUMP)
    battle = table.battle()
    told = forecast.jump(battle, battle.state.models[0], distance, height)
    odds = jump_fates(told.brunt, told.jumps, told.kills)
    assert max(gaps(table.ends(0), {(end,): chance for end, chance in odds})) < EXACT


JUMP = {"jump": ((1, 1), (2, 1), (5, 4))}


# Morale


@pytest.mark.parametrize("quality", [2, 5])
@pytest.mark.parametrize("shaken", [False, True])
@pytest.mark.parametrize("rules", [[], ["Fearless"]])
@pytest.mark.parametrize("hero", [False, True])
def test_morale(quality: int, shaken: bool, rules: list[str], hero: bool) -> None:
    units = [unit("a", "A", (10, 10), 2, quality=quality, shaken=shaken, rules=rules)]
    units += [unit("h", "A", (10, 15), quality=3, rules=["Hero"])] if hero else []
    table = Table(units, "morale", {"unit": 0})
    battle = table.battle()
    prospect = prospect_of("firefight", forecast.morale(battle, battle.state.units[0]))
    ends = table.ends(0)
    if shaken:
        assert probability(prospect, "odds-routed") == pytest.approx(share(ends, left=0), abs=EXACT)
    else:
        assert probability(prospect, "odds-shaken") == pytest.approx(share(ends, shaken=True), abs=EXACT)


def test_a_spell_helps_the_morale() -> None:
    lasting = [{"spell": "hymn", "kind": "modifier", "roll": "morale", "amount": 1}]
    table = Table([unit("a", "A", (10, 10), lasting=lasting)], "morale", {"unit": 0})
    battle = table.battle()
    prospect = prospect_of("firefight", forecast.morale(battle, battle.state.units[0]))
    assert [reason.value for reason in prospect.reasons] == [1]
    assert probability(prospect, "odds-passes") == pytest.approx(share(table.ends(0), shaken=False), abs=EXACT)


# Spells


def incantation(target: str, effect: dict[str, Any], **card: Any) -> tuple[Table, Prospect]:
    """A Caster tries a spell, with three tokens left over, at the unit B or its first model."""
    spell = {"name": "ray", "value": 1, "target": target, "range": 18, "effect": effect}
    options, answers = card.pop("options", {}), card.pop("answers", {})
    others = card.pop("others", [])
    units = [
        unit("a", "A", (10, 10), rules=["Caster(3)"], tokens=4, lasting=card.pop("blessing", [])),
        unit("b", "B", (10, 16), card.pop("size", 1), **card),
    ]
    key = str(1) if target == "enemy unit" else "1" if target == "enemy model" else "0"
    table = Table(
        [*units, *others],
        "casting",
        {"unit": 0, "spell": "ray"},
        {"spell-target": key, **answers},
        alike={"casting": CASTING, "defence": THREE_WAYS},
        spells={"A": [spell]},
        options=options,
    )
    battle = table.battle()
    aimed = battle.state.models[1] if target == "enemy model" else battle.state.units[int(key)]
    told = forecast.spell(
        battle, battle.state.models[0], battle.spells(0)[0], aimed, helped=answers.get("commit-tokens", 0)
    )
    return table, prospect_of("firefight", told)


CASTING = ((1, 1), (2, 1), (3, 1), (4, 2), (6, 1))


def tally(prospect: Prospect, number: int) -> dict[int, float]:
    """How many models a unit loses."""
    return next(dict(told.chances) for told in prospect.tallies if told.data == {"unit": number})


@pytest.mark.parametrize("rules", [[], ["AP(4)"], ["Deadly(3)"], ["Blast(2)"]])
@pytest.mark.parametrize("size", [1, 3])
@pytest.mark.parametrize("target", ["enemy unit", "enemy model"])
@pytest.mark.parametrize("option", ["literal", "absorb"])
def test_spells_that_hit(rules: list[str], size: int, target: str, option: str) -> None:
    options = {"tough_in_groups": option}
    effect = {"kind": "hits", "count": 2, "rules": rules}
    table, prospect = incantation(target, effect, size=size, rules=["Tough(2)"], options=options)
    lost = gathered((size - end.left, chance) for (end,), chance in table.ends(1).items())
    assert max(gaps(lost, tally(prospect, 1))) < EXACT


def test_a_spell_at_a_model_that_regenerates() -> None:
    effect = {"kind": "hits", "count": 2, "rules": ["Deadly(2)"]}
    table, prospect = incantation("enemy model", effect, size=2, rules=["Regeneration"])
    lost = gathered((2 - end.left, chance) for (end,), chance in table.ends(1).items())
    assert max(gaps(lost, tally(prospect, 1))) < EXACT


def test_a_blast_of_magic_upon_two_units() -> None:
    effect = {"kind": "hits", "count": 1, "rules": ["Blast(3)"]}
    table, prospect = incantation("enemy unit", effect, others=[unit("c", "B", (10, 18), 2)])
    ends = table.ends(1, 2)
    for at, (number, size) in enumerate([(1, 1), (2, 2)]):
        lost = gathered((size - end[at].left, chance) for end, chance in ends.items())
        assert max(gaps(lost, tally(prospect, number))) < EXACT


@pytest.mark.parametrize("tokens", [0, 2])
def test_tokens_help_a_spell_that_shakes(tokens: int) -> None:
    table, prospect = incantation("enemy unit", {"kind": "shake"}, size=2, answers={"commit-tokens": tokens})
    assert probability(prospect, "odds-shaken") == pytest.approx(share(table.ends(1), shaken=True), abs=EXACT)
    assert probability(prospect, "odds-casts") == pytest.approx((3 + tokens) / 6)


def test_tokens_against_a_spell() -> None:
    table, _ = incantation("enemy unit", {"kind": "shake"})
    battle = table.battle()
    told = forecast.spell(battle, battle.state.models[0], battle.spells(0)[0], battle.state.units[1], hindered=1)
    assert probability(prospect_of("firefight", told), "odds-casts") == pytest.approx(2 / 6)


def test_a_spell_modified_by_a_spell() -> None:
    blessing = [{"spell": "hymn", "kind": "modifier", "roll": "casting", "amount": 1}]
    table, prospect = incantation("enemy unit", {"kind": "shake"}, blessing=blessing)
    assert probability(prospect, "odds-shaken") == pytest.approx(share(table.ends(1), shaken=True), abs=EXACT)


def test_a_spell_that_steadies_friends() -> None:
    _, prospect = incantation("friendly unit", {"kind": "unshake"})
    assert probability(prospect, "odds-steadied") == pytest.approx(1 / 2)


def test_damage_by_a_spell_tells_the_fate_of_its_target() -> None:
    table, _ = incantation("enemy unit", {"kind": "hits", "count": 1})
    battle = table.battle()
    told = forecast.spell(battle, battle.state.models[0], battle.spells(0)[0], battle.state.units[1])
    (brunt,) = told.brunts
    after = {(end,): chance / 2 for end, chance in fate(brunt.volleys, brunt.target)}
    untouched = next(end for end in after if end[0].left and not end[0].markers)
    after[untouched] += 1 / 2
    assert max(gaps(table.ends(1), after)) < EXACT
