"""Special rules of one's own: every effect and circumstance changes what happens, and the odds are exact."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.odds import test_melee as melee
from tests.odds import test_shooting as shooting
from tests.odds.scenes import Table, gaps, unit, weapon
from tests.odds.test_tests import EXACT, share

from escarmouche.engine.reasons import Reason
from escarmouche.games.firefight.odds import fate, melee_fates
from escarmouche.games.firefight.rules import forecast
from escarmouche.games.firefight.rules.lists.library import LIBRARY
from escarmouche.games.firefight.rules.movement.gait import distance_of
from escarmouche.games.firefight.rules.movement.moves import ADVANCE
from escarmouche.games.firefight.rules.state import Unit
from escarmouche.rules.books.sources import source_of
from escarmouche.terminal.words import speak

COVER = [{"id": "hedge", "kind": "barricade", "at": [8, 14], "size": [12, 0.5]}]
Effect = dict[str, Any]


def own(*effects: Effect, **more: Any) -> list[dict[str, Any]]:
    """One special rule of one's own, called Knack."""
    return [{"name": "Knack", "effect": list(effects), **more}]


def modifier(roll: str, amount: int = 1, **circumstances: Any) -> Effect:
    """A modifier of a roll."""
    return {"does": "modifier", "roll": roll, "amount": amount, **circumstances}


def reroll(roll: str, faces: str = "fails", **circumstances: Any) -> Effect:
    """A roll of which some dice are rolled again."""
    return {"does": "reroll", "roll": roll, "faces": faces, **circumstances}


def more(does: str, amount: int = 1, **circumstances: Any) -> Effect:
    """An effect with an amount."""
    return {"does": does, "amount": amount, **circumstances}


# Shots


def shots(rules: list[dict[str, Any]], where: str, **scene: Any) -> tuple[Table, dict[int, int]]:
    """A shot by somebody with the rule on its card or its weapon, or at somebody with it."""
    target = {"size": 2, **scene.pop("target", {})}
    shooter, line = scene.pop("shooter", {}), weapon("rifle", 1, *scene.pop("line", ()))
    if where == "weapon":
        line["rules"].append("Knack")
    else:
        bearer = shooter if where == "shooter" else target
        bearer["rules"] = [*bearer.get("rules", ()), "Knack"]
    return shooting.shot(line, target=target, shooter=shooter, rule=rules, **{"gap": 10, **scene})


def outcome(table: Table, aims: dict[int, int]) -> dict[Any, float]:
    """What the odds say of the target."""
    battle = table.battle()
    brunt = forecast.shooting(battle, battle.state.units[0], {0: battle.state.units[aims[0]]}).brunts[0]
    return dict(fate(brunt.volleys, brunt.target))


SHOTS: dict[str, tuple[str, Effect]] = {
    "to hit": ("shooter", modifier("to hit")),
    "to hit with one weapon": ("weapon", modifier("to hit", -1)),
    "to be hit": ("target", modifier("to be hit", -1)),
    "defence": ("target", modifier("defence")),
    "ones to hit": ("shooter", reroll("to hit", "ones")),
    "fails to hit": ("weapon", reroll("to hit")),
    "ones of Defence": ("target", reroll("defence", "ones")),
    "fails of Defence": ("target", reroll("defence")),
    "extra hits": ("shooter", more("extra hits")),
    "extra attacks": ("weapon", more("extra attacks")),
    "AP": ("shooter", more("ap", 2)),
}


@pytest.mark.parametrize("name", SHOTS)
def test_an_effect_on_a_shot(name: str) -> None:
    where, effect = SHOTS[name]
    shooting.agree(*shots(own(effect), where))
    assert max(gaps(outcome(*shots(own(effect), where)), outcome(*shots(own(), where)))) > 0.01


CIRCUMSTANCES: dict[str, tuple[Effect, dict[str, Any], dict[str, Any]]] = {
    "shooting": ({"when": ["shooting"]}, {}, {}),
    "moved": ({"when": ["moved"]}, {"data": {"moved": [0]}}, {}),
    "still": ({"when": ["still"]}, {}, {"data": {"moved": [0]}}),
    "in cover": ({"when": ["in cover"]}, {"piece": COVER}, {}),
    "within": ({"within": 12}, {}, {"gap": 14}),
    "beyond": ({"beyond": 12}, {"gap": 14}, {}),
    "against": ({"against": ["Tough", "Hero"]}, {"target": {"rules": ["Hero"]}}, {}),
    "rounds": ({"rounds": [2, 3]}, {"round": 3}, {"round": 1}),
}


@pytest.mark.parametrize("name", CIRCUMSTANCES)
@pytest.mark.parametrize("effect", [modifier("to hit", 1), more("ap", 3), reroll("to hit", "fails")])
def test_an_effect_works_only_in_its_circumstances(effect: Effect, name: str) -> None:
    circumstance, there, elsewhere = CIRCUMSTANCES[name]
    limited = own({**effect, **circumstance})
    if effect["does"] == "modifier":
        shooting.agree(*shots(limited, "shooter", **_copied(there)))
    with_it, without = (outcome(*shots(rules, "shooter", **_copied(there))) for rules in (limited, own()))
    assert max(gaps(with_it, without)) > 0.01
    if name != "shooting":
        missed, without = (outcome(*shots(rules, "shooter", **_copied(elsewhere))) for rules in (limited, own()))
        assert max(gaps(missed, without)) < EXACT


def _copied(scene: dict[str, Any]) -> dict[str, Any]:
    return {key: dict(value) if isinstance(value, dict) else value for key, value in scene.items()}


def test_defence_minds_the_distance_of_each_who_shoots() -> None:
    """Two shooters, one of them near: the odds tell them apart."""
    rules = own(modifier("defence", 2, beyond=12))
    pair = {"size": 2, "step": [0, -3]}
    shooting.agree(*shots(rules, "target", shooter=pair, gap=11.5, target={"size": 1, "markers": 1}))


@pytest.mark.parametrize(
    ("line", "ward"),
    [("AP(2)", "AP"), ("Bane", "Bane"), ("Deadly(2)", "Deadly"), ("Rending", "Rending"), ("Surge", "Surge")],
)
def test_a_unit_is_immune_from_a_rule_of_the_weapon(line: str, ward: str) -> None:
    table, aims = shots(own(immune=[ward]), "target", line=(line,))
    shooting.agree(table, aims)
    assert max(gaps(outcome(table, aims), outcome(*shots(own(), "target")))) < EXACT


def test_reasons_have_the_name_of_the_rule() -> None:
    table, aims = shots(own(modifier("to hit"), more("ap", 2)), "shooter")
    battle = table.battle()
    told = forecast.shooting(battle, battle.state.units[0], {0: battle.state.units[aims[0]]})
    own_reasons = [(reason.value, reason.data) for reason in told.reasons if reason.text == "reason-own-rule"]
    assert own_reasons == [(1, {"own": "Knack"}), (0, {"own": "Knack"})]
    assert speak("fr", "firefight").say("reason-own-rule", own="Knack") == "Knack."


# Melee


MELEES: dict[str, tuple[dict[str, Any], dict[str, Any], Effect]] = {
    "charge": ({"rules": ["Knack"]}, {}, modifier("to hit", 1, when=["charge"])),
    "more attacks on the charge": ({"rules": ["Knack"]}, melee.NOBODY, more("extra attacks", 1, when=["charge"])),
    "strike back": ({}, {"rules": ["Knack"]}, reroll("to hit", when=["strike back"])),
    "defence against a charge": ({}, {"rules": ["Knack"]}, modifier("defence", 1, when=["charge", "melee"])),
    "defence of the charger": ({"rules": ["Knack"]}, {}, reroll("defence", "ones", when=["strike back"])),
}


@pytest.mark.parametrize("name", MELEES)
def test_an_effect_in_melee(name: str) -> None:
    charger, defender, effect = MELEES[name]
    few = effect["does"] != "modifier" and effect.get("faces") != "ones"
    table = melee.clash(charger, defender, few=few, rule=own(effect))
    melee.agree(table)
    assert max(gaps(_fought(table), _fought(melee.clash(charger, defender, rule=own())))) > 0.01


def _fought(table: Table) -> dict[Any, float]:
    battle = table.battle()
    return dict(melee_fates(forecast.melee(battle, battle.state.units[0], battle.state.units[1]).melee))


@pytest.mark.parametrize(("rule", "ward"), [("Furious", "Furious"), ("Impact(2)", "Impact"), ("Fear(2)", "Fear")])
def test_a_unit_is_immune_from_a_rule_of_the_charger(rule: str, ward: str) -> None:
    target = {"rules": ["Knack", "Tough(3)"], "markers": 2, **melee.NOBODY}
    table = melee.clash({"rules": [rule]}, target, rule=own(immune=[ward]))
    melee.agree(table)
    assert max(gaps(_fought(table), _fought(melee.clash({}, target, rule=own())))) < EXACT
    assert max(gaps(_fought(table), _fought(melee.clash({"rules": [rule]}, target, rule=own())))) > 0.01


# Tests, spells, moves


@pytest.mark.parametrize("effect", [modifier("morale", 1), reroll("morale", "fails"), reroll("morale", "ones")])
def test_morale(effect: Effect) -> None:
    table = Table([unit("a", "A", (10, 10), rules=["Knack"])], "morale", {"unit": 0}, rule=own(effect))
    battle = table.battle()
    told = forecast.morale(battle, battle.state.units[0])
    assert told.passes == pytest.approx(share(table.ends(0), shaken=False))
    assert told.passes > 0.5


def _wardens(rules: list[dict[str, Any]]) -> Table:
    units = [unit("a", "A", (10, 10), rules=["Caster(3)"]), unit("b", "B", (10, 16), rules=["Knack"])]
    spell = {"name": "Bolt", "value": 1, "target": "enemy unit", "effect": {"kind": "hits", "count": 1}}
    return Table(units, "casting", {"unit": 0}, spells={"A": [spell]}, rule=rules)


def test_a_unit_is_immune_from_spells_of_its_enemies() -> None:
    from escarmouche.games.firefight.rules.attacks.casting import can_aim, target_refused

    for rules, allowed in ((own(immune=["spells"]), False), (own(), True)):
        battle = _wardens(rules).battle()
        caster, spell, models = battle.state.models[0], battle.spells(0)[0], battle.alive(battle.state.units[1])
        assert can_aim(battle, caster, spell, models) == allowed
        refused = target_refused(battle, caster, spell, models, {"unit": 1})
        assert (refused is None) == allowed
        assert allowed or (refused is not None and refused.data["own"] == "Knack")


def test_a_unit_is_immune_from_morale() -> None:
    from escarmouche.games.firefight.rules.rounds.morale import testers

    battle = Table(
        [unit("a", "A", (10, 10), rules=["Knack"])], "morale", {"unit": 0}, rule=own(immune=["morale"])
    ).battle()
    assert testers(battle, 0) == []


def test_casting() -> None:
    units = [unit("a", "A", (10, 10), rules=["Caster(3)", "Knack"]), unit("b", "B", (10, 16))]
    spell = {"name": "Bolt", "value": 1, "target": "enemy unit", "effect": {"kind": "hits", "count": 1}}
    for rules, chance in ((own(modifier("casting", 1)), 4 / 6), (own(), 3 / 6)):
        battle = Table(units, "casting", {"unit": 0}, rule=rules, spells={"A": [spell]}).battle()
        told = forecast.spell(battle, battle.state.models[0], battle.spells(0)[0], battle.state.units[1])
        assert told.casts == pytest.approx(chance)


def test_moves() -> None:
    rules = own({"does": "move", "advance": 1.5, "rush": -2})
    battle = Table([unit("a", "A", (10, 10), rules=["Knack"])], "morale", {"unit": 0}, rule=rules).battle()
    assert distance_of(battle, battle.state.models[0], ADVANCE) == 7500


# Granted rules, auras and single uses


def test_granted_rules_are_on_the_card_and_in_the_odds() -> None:
    table, aims = shots(own(grants=["AP(2)", "Relentless"]), "shooter")
    shooting.agree(table, aims)
    assert outcome(table, aims) == outcome(
        *shooting.shot(weapon("rifle", 1, "AP(2)"), target={"size": 2}, gap=10, shooter={"rules": ["Relentless"]})
    )


def test_an_aura_works_for_friends_who_are_near() -> None:
    from escarmouche.games.firefight.rules.attacks.own_rules import measure_auras

    units = [
        unit("banner", "A", (10, 10), rules=["Knack"]),
        unit("near", "A", (10, 14), weapons=[weapon("rifle", 1)]),
        unit("far", "A", (10, 30)),
        unit("foe", "B", (20, 14)),
    ]
    rules = own(modifier("to hit", 1), grants=["Furious"], aura=6)
    battle = Table(units, "shooting", {"unit": 1}, rule=rules).battle()
    measure_auras(battle)
    has = [battle.has(battle.state.models[at], "furious") for at in range(4)]
    assert has == [True, True, False, False]
    told = forecast.shooting(battle, battle.state.units[1], {0: battle.state.units[3]})
    assert [reason.value for reason in told.reasons] == [1]
    battle.put(battle.state.models[1], 10_000, 40_000, 0)
    measure_auras(battle)
    assert not battle.has(battle.state.models[1], "furious")


def test_a_rule_that_works_once_is_offered_and_ends_with_the_round() -> None:
    from escarmouche.games.firefight.rules.attacks.casting import spells_end
    from escarmouche.games.firefight.rules.attacks.own_rules import offer

    units = [unit("a", "A", (10, 10), rules=["Knack"], weapons=[weapon("rifle", 1)]), unit("b", "B", (10, 16))]
    battle = Table(units, "shooting", {"unit": 0}, rule=own(modifier("to hit", 1), once=True)).battle()
    acting = battle.state.units[0]
    assert _hit_reasons(battle, acting) == []
    steps = offer(battle, acting)
    question: Any = next(steps)
    assert (question.text, question.default) == ("use-rule", "yes")
    with pytest.raises(StopIteration):
        steps.send("yes")
    assert _hit_reasons(battle, acting) == [1]
    spells_end(battle)
    assert _hit_reasons(battle, acting) == []
    assert next(offer(battle, acting), None) is None


def _hit_reasons(battle: Any, acting: Unit) -> list[int]:
    told = forecast.shooting(battle, acting, {0: battle.state.units[1]})
    return [reason.value for reason in told.reasons]


# A printed book


PRINTED = tomllib.loads((Path(__file__).parent.parent / "books" / "printed" / "firefight.toml").read_text("utf-8"))
ENTRIES: dict[str, dict[str, Any]] = {one["name"]: one for one in PRINTED["unit"]}


def printed(name: str, side: str, at: tuple[float, float]) -> dict[str, Any]:
    """A unit of the printed book on the table."""
    entry = ENTRIES[name]
    return unit(name, side, at, **{key: value for key, value in entry.items() if key != "name"})


@pytest.mark.parametrize("gap", [8, 11, 15])
def test_shots_of_a_printed_book(gap: int) -> None:
    units = [printed("Brandmeister", "A", (10, 10)), printed("Irrlichter", "B", (10, 10 + gap))]
    units[0]["weapons"] = [{**units[0]["weapons"][0], "attacks": 1}]
    table = Table(units, "shooting", {"unit": 0}, {"shoot": {"0": "1"}}, rule=PRINTED["rule"])
    shooting.agree(table, {0: 1})


def test_a_charge_upon_a_printed_standard() -> None:
    charger = {**printed("Schilfreiter", "A", (10, 10)), "weapons": [melee.blade("Stoß")], "rules": ["Furcht(2)"]}
    defender = {**printed("Moorvogt", "B", (10, 11.5)), **melee.NOBODY, "markers": 2}
    defender["lasting"] = [{"spell": "Standarte", "kind": "grant", "rule": "Standarte", "until": "aura"}]
    table = Table([charger, defender], "melee", {"unit": 0, "target": 1}, rule=PRINTED["rule"])
    melee.agree(table)
    battle = table.battle()
    told = forecast.melee(battle, battle.state.units[0], battle.state.units[1])
    assert "Standarte" in [reason.data.get("own") for reason in told.reasons]


# What is wrong with them


@pytest.mark.parametrize(
    ("written", "field", "right"),
    [
        ('does = "modifier"\nroll = "to hit"\namount = 1\nwhen = ["raining"]', "effect.1.when.1", "shooting"),
        ('does = "modifer"\nroll = "to hit"\namount = 1', "effect.1.does", "modifier"),
        ('does = "modifier"\nroll = "to hit"', "effect.1.amount", "roll, amount"),
        ('does = "ap"\namount = 1\nfaces = "ones"', "effect.1.faces", "amount"),
        ('does = "reroll"\nroll = "casting"\nfaces = "ones"', "effect.1.roll", "defence"),
        ('does = "modifier"\nroll = "morale"\namount = 1\nwithin = 6', "effect.1.within", "attack"),
        ('does = "modifier"\nroll = "to hit"\namount = 1\nagainst = ["Tuff"]', "effect.1.against.1", "Tough"),
        ('does = "move"', "effect.1.does", "advance"),
        ('does = "extra hits"\namount = 70', "effect.1.amount", "6"),
    ],
)
def test_a_wrong_effect_is_told_with_its_line_and_what_would_be_right(
    tmp_path: Path, written: str, field: str, right: str
) -> None:
    book = tmp_path / "mine.toml"
    book.write_text(f'name = "Mine"\n[[rule]]\nname = "Knack"\n[[rule.effect]]\n{written}\n', encoding="utf-8")
    stock = LIBRARY.stock([source_of(book)])
    assert [(flaw.line >= 4, flaw.reason.data["field"]) for flaw in stock.flaws] == [(True, field)]
    would_do: Reason = stock.flaws[0].reason.data["right"]
    assert right in speak("en", "firefight").say(would_do.text, **would_do.data)


def test_grants_and_immunities_that_nobody_knows_are_told(tmp_path: Path) -> None:
    book = tmp_path / "mine.toml"
    book.write_text('[[rule]]\nname = "Stealth"\ngrants = ["Furius"]\nimmune = ["weather"]\n', encoding="utf-8")
    stock = LIBRARY.stock([source_of(book)])
    assert [flaw.line for flaw in stock.flaws] == [2, 3, 4]


def test_a_rule_without_effect_is_kept_as_text_and_told(tmp_path: Path) -> None:
    book = tmp_path / "mine.toml"
    book.write_text('[[rule]]\nname = "Old debts"\ntext = "They owe the bank."\n', encoding="utf-8")
    stock = LIBRARY.stock([source_of(book)])
    assert stock.flaws == []
    assert [(flaw.line, flaw.reason.text) for flaw in stock.remarks] == [(1, "book-text-only")]
