"""Army lists: the ready ones are legal, the faulty ones are told every fault, and each rule makes a difference."""

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.mutants.wrong import switch_off

from escarmouche.engine import rulebook
from escarmouche.engine.catalogue import Catalogue
from escarmouche.engine.reasons import Refused
from escarmouche.games.firefight.data import CATALOGUE
from escarmouche.games.firefight.rules import lists, naming
from escarmouche.games.firefight.rules.lists import checking, mustering, profile, reading
from escarmouche.games.firefight.rules.lists.profile import UnitProfile, Weapon
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES
from escarmouche.terminal.desk import desk
from escarmouche.terminal.words import speak

DESK, WORDS = desk("firefight"), speak("en", "firefight")

OWN_FACTIONS = ("hollow_hill", "plumbline", "tollgate")
LATER = ("demo-assault-200", "hollow_hill-brood-200", "plumbline-works-200", "tollgate-night-200")
READY = ("demo-200", *(f"{key}-{size}" for key in OWN_FACTIONS for size in (200, 500)))
MODULES = (profile, reading, checking, mustering)
RIFLE = {"name": "Rifle", "range": 24, "attacks": 1}


def unit(name: str = "Test Unit", cost: int = 50, **fields: Any) -> dict[str, Any]:
    return {"name": name, "size": 1, "quality": 4, "defense": 4, "cost": cost, "weapons": [RIFLE], **fields}


def own(*units: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {"unit": list(units), **fields}


def mustered(data: dict[str, Any]) -> UnitProfile:
    """The unit that a single self-contained profile puts on the table."""
    return mustering.muster(reading.read_list({"unit": [data]})).units[0]


def demo(*names: str | tuple[str, ...]) -> dict[str, Any]:
    chosen = [(name,) if isinstance(name, str) else name for name in names]
    return {"faction": "demo", "unit": [{"entry": name, "taken": taken} for name, *taken in chosen]}


def codes(data: dict[str, Any], size: int = 200, force_organisation: str = "on", **more: Any) -> list[str]:
    return [fault.code for fault in checking.check(reading.read_list(data), size, force_organisation, **more)]


DEAR = unit("Engine", 45, upgrades=[{"name": "Armour", "add": ["Tough(3)"], "cost": 26}], taken=["Armour"])
SNIPER = own(unit(cost=200, size=4, weapons=[], rules=["Sniper", "Fast"]))


# The shelf


@pytest.mark.parametrize("key", [*READY, *LATER])
def test_ready_list_is_legal_and_nearly_full(key: str) -> None:
    ready = reading.ready_list(key)
    assert checking.check(ready, ready.size, "on") == []
    assert ready.size * 0.98 <= mustering.muster(ready).points <= ready.size


@pytest.mark.parametrize("key", READY)
def test_ready_list_has_a_hero_a_caster_shooting_and_melee(key: str) -> None:
    army = mustering.muster(reading.ready_list(key))
    assert any(map(checking.is_hero, army.units))
    assert any(map(mustering.is_caster, army.units))
    assert army.spells
    assert {weapon.range > 0 for unit in army.units for weapon in unit.weapons} == {True, False}


def test_shelf_holds_exactly_the_factions_and_lists_tested_here() -> None:
    shelf = mustering.available()
    assert tuple(card.key for card in shelf.factions) == ("demo", *OWN_FACTIONS)
    assert {card.key for card in shelf.lists} == {*READY, *LATER}
    assert all(len(card.units) >= 6 and len(card.spells) >= 5 for card in shelf.factions)


@pytest.mark.parametrize("key", ["demo", *OWN_FACTIONS])
def test_faction_file_has_no_fault(key: str) -> None:
    assert checking.file_faults(reading.SHELF / f"{key}.toml") == []


def built(key: str) -> list[UnitProfile]:
    found = reading.faction(key)
    assert found
    entries = [entry for entry in found.entries.values() if entry]
    return [
        profile.profile_of(entry, taken)
        for entry in entries
        for taken in [(), *((upgrade.title,) for upgrade in entry.upgrades)]
    ]


def rules_in(units: list[UnitProfile]) -> set[str]:
    kits = {key for unit in units for kit in unit.kits for key in kit.rules}
    return kits | {key for unit in units for weapon in unit.weapons for key in weapon.rules}


PRINTED = {key for key, rule in SPECIAL_RULES.items() if CATALOGUE.entries[rule.rule].source}
"""The special rules that stand in the book."""


def test_the_three_factions_use_all_29_printed_special_rules_and_all_spell_effects() -> None:
    assert len(PRINTED) == 29
    assert rules_in([unit for key in OWN_FACTIONS for unit in built(key)]) >= PRINTED
    found = [reading.faction(key) for key in OWN_FACTIONS]
    assert {spell.effect.kind for own in found if own for spell in own.spells} == set(profile.EFFECTS)


def test_the_demonstration_list_uses_all_29_printed_special_rules() -> None:
    assert rules_in(built("demo")) >= PRINTED


@pytest.mark.parametrize("key", ["demo", *OWN_FACTIONS])
def test_every_upgrade_can_be_taken_as_often_as_its_limit_allows(key: str) -> None:
    found = reading.faction(key)
    assert found
    for entry in filter(None, found.entries.values()):
        for upgrade in entry.upgrades:
            assert profile.equip(entry, [upgrade.title] * upgrade.limit)[1] == []
            assert profile.equip(entry, [upgrade.title] * (upgrade.limit + 1))[1] != []


BODY = {2: 12.0, 3: 9.0, 4: 7.0, 5: 5.0, 6: 4.0}
FLAT = {"fast": 1.5, "flying": 2, "scout": 1.5, "strider": 1, "ambush": 2, "slow": -2, "immobile": -4}
FLAT |= {"fearless": 1, "hero": 5}
PER_VALUE = {"caster": 10, "fear": 2, "impact": 2.5}
SHARPER = {"bane", "counter", "indirect", "rending", "surge", "thrust", "unstoppable"}


def weapon_worth(weapon: Weapon, quality: int, bearer: profile.Rules) -> float:
    worth = weapon.attacks * (5 + 0.3 * weapon.range / 1000) * (7 - (2 if "reliable" in weapon.rules else quality)) / 6
    worth *= 1 + 0.25 * weapon.rules.get("ap", 0)
    worth *= 1 + 0.5 * (weapon.rules.get("blast", 1) - 1)
    worth *= 1 + 0.4 * (weapon.rules.get("deadly", 1) - 1)
    worth *= 1.15 ** len(SHARPER & set(weapon.rules))
    worth *= 0.4 if "limited" in weapon.rules else 1
    return worth * (1.15 if ("relentless" if weapon.range else "furious") in bearer else 1)


def unit_worth(unit: UnitProfile) -> float:
    total = 0.0
    for kit in unit.kits:
        body = BODY[unit.defense] * (1 + 0.4 * (kit.rules.get("tough", 1) - 1))
        body *= (1.15 if "stealth" in kit.rules else 1) * (1.3 if "regeneration" in kit.rules else 1)
        total += body + sum(weapon_worth(unit.weapons[index], unit.quality, kit.rules) for index in kit.weapons)
        total += sum(FLAT.get(key, 0) + PER_VALUE.get(key, 0) * value for key, value in kit.rules.items())
    return total


@pytest.mark.parametrize("key", OWN_FACTIONS)
def test_prices_follow_one_formula(key: str) -> None:
    for unit in built(key):
        assert unit.cost == pytest.approx(unit_worth(unit), rel=0.1), unit.name


# The list cases of the catalogue


def test_case_005_006_limits() -> None:
    assert checking.limits(200) == checking.Limits(heroes=1, copies=2, unit_points=70, units=8, models=13)
    assert checking.limits(300) == checking.Limits(heroes=2, copies=3, unit_points=105, units=12, models=20)
    assert checking.limits(500) == checking.Limits(heroes=4, copies=5, unit_points=175, units=20, models=33)
    assert checking.limits(200, "off") is None


CASE_007 = demo("Trooper", "Trooper", ("Trooper", "Grenade"), "Gunner", "Grenadier")
CASE_007["unit"].append(DEAR)


def test_case_007_three_faults_at_once() -> None:
    faults = checking.check(reading.read_list(CASE_007), 200, "on")
    assert [(fault.code, fault.data) for fault in faults] == [
        ("over_points", {"total": 201, "limit": 200}),
        ("too_many_copies", {"unit": "Trooper", "count": 3, "limit": 2}),
        ("unit_too_expensive", {"unit": "Engine", "cost": 71, "limit": 70}),
    ]


def test_case_007b_exactly_35_percent_is_legal() -> None:
    edge = unit("Engine", 45, upgrades=[{"name": "Armour", "add": ["Tough(3)"], "cost": 25}], taken=["Armour"])
    data = demo("Captain")
    data["unit"].append(edge)
    assert codes(data) == []


def test_case_008_the_demonstration_army() -> None:
    army = mustering.muster(reading.ready_list("demo-200"))
    assert [unit.cost for unit in army.units] == [45, 45, 35, 30, 25, 20]
    assert (army.points, len(army.units), sum(unit.size for unit in army.units)) == (200, 6, 10)
    assert sum(map(checking.is_hero, army.units)) == 1


def test_case_104b_without_the_limits() -> None:
    assert codes(own(unit("Engine", 71), unit("Rest", 127)), force_organisation="off") == []
    assert codes(own(unit("All", 200)), force_organisation="off") == []


def test_case_104c_sizes() -> None:
    assert reading.offered_sizes() == (200, 500)
    assert reading.DEFAULT_SIZE == 200
    assert [reading.size_refusal(size) is None for size in (1, 350, 0, -5)] == [True, True, False, False]


@pytest.mark.parametrize(
    ("written", "expected"),
    [("Sniper", ["unknown_rule"]), ("Tough", ["unknown_rule"]), ("Fast(2)", ["unknown_rule"]), ("Impact(1)", [])]
    + [(text, ["unknown_rule"]) for text in ("fast", "Tough(0)", "Tough(-1)", "Tough(X)", "AP", "Ap(1)", "", " Fast")],
)
def test_case_105_to_105d_rules_of_own_rosters(written: str, expected: list[str]) -> None:
    assert codes(own(unit(rules=[written]))) == expected
    assert codes(own(unit(weapons=[{**RIFLE, "rules": [written]}]))) == expected


def test_case_105e_an_imported_list_keeps_inert_rules() -> None:
    assert codes(SNIPER, force_organisation="off", imported=True) == []
    army = mustering.muster(reading.read_list(SNIPER), imported=True)
    assert army.units[0].inert == ("Sniper",)
    assert all(kit.rules == {"fast": 0} for kit in army.units[0].kits)
    assert mustering.import_report(army) == (mustering.ImportNote("Test Unit", inert="Sniper"),)


def test_case_105f_105g_both_seats_accept_first() -> None:
    armies = [
        mustering.muster(reading.ready_list("demo-200")),
        mustering.muster(reading.read_list(SNIPER), imported=True),
    ]
    refused = mustering.start_refusal(armies, {0})
    assert refused
    assert (refused.text, refused.data["seats"]) == ("inert_rules_not_accepted", [1])
    assert mustering.start_refusal(armies, {0, 1}) is None
    assert mustering.start_refusal(armies[:1] * 2, set()) is None


def test_case_226_heroes() -> None:
    assert codes(demo("Captain", "Captain", "Captain"), force_organisation="off") == []
    assert codes(demo("Captain", "Captain")) == ["too_many_heroes"]


def test_case_228_weapons_are_handed_out_in_roster_order() -> None:
    lines = [{**RIFLE, "count": 2}, {"name": "Lance Beam", "range": 24, "attacks": 1, "rules": ["AP(2)"]}]
    made = mustered(unit(size=3, weapons=lines))
    assert [weapon.name for weapon in made.weapons] == ["Rifle", "Lance Beam"]
    assert [kit.weapons for kit in made.kits] == [(0,), (0,), (1,)]


def test_case_229_a_replaced_weapon_is_gone() -> None:
    twice = reading.read_list(demo(("Trooper", "Lance Beam", "Lance Beam")))
    faults = checking.check(twice)
    assert [fault.code for fault in faults] == ["illegal_upgrade"]
    assert faults[0].data["problems"] == ["over_limit", "replaced_weapon_gone"]


def test_case_229b_a_squad_with_a_lance_beam() -> None:
    made = mustering.muster(reading.read_list(demo(("Trooper Squad", "Lance Beam")))).units[0]
    carried = [made.weapons[index].name for kit in made.kits for index in kit.weapons]
    assert made.cost == 60
    assert sorted(carried) == ["Knife"] * 3 + ["Lance Beam"] + ["Rifle"] * 2


def test_case_230_house_spells() -> None:
    army = mustering.muster(reading.read_list(own(unit(rules=["Caster(2)"]), imported=True)))
    assert [spell.name for spell in army.spells] == ["Bolt", "Veil", "Dread", "Rage", "Lance of Light"]
    assert army.units[0].house_spells
    assert mustering.import_report(army) == (mustering.ImportNote("Test Unit", house_spells=True),)


SPELL = {"name": "Spark", "value": 7, "target": "enemy unit", "effect": {"kind": "hits", "count": 1}}


def test_case_231_a_spell_of_value_7() -> None:
    assert codes(own(unit(rules=["Caster(1)"]), spell=[SPELL])) == ["malformed_entry"]
    assert codes(own(unit(rules=["Caster(1)"]), spell=[{**SPELL, "value": 6}])) == []


# The finer points


def test_an_imported_list_with_spells_of_its_own_uses_those() -> None:
    army = mustering.muster(
        reading.read_list(own(unit(rules=["Caster(2)"]), spell=[{**SPELL, "value": 1}], imported=True))
    )
    assert [spell.name for spell in army.spells] == ["Spark"]
    assert not army.units[0].house_spells


@pytest.mark.parametrize(
    "effect",
    [
        {"kind": "grant", "rule": "Stealth"},
        {"kind": "modifier", "roll": "luck", "amount": 1, "until": "next use"},
        {"kind": "move", "inches": 3, "count": 2},
        {"kind": "hits", "count": 0},
        {"kind": "vanish"},
    ],
)
def test_a_spell_needs_what_its_effect_needs_and_nothing_else(effect: dict[str, Any]) -> None:
    assert codes(own(unit(), spell=[{**SPELL, "value": 1, "effect": effect}])) == ["malformed_entry"]


def test_the_same_rule_twice_adds_its_value_or_counts_once() -> None:
    tougher = {"name": "Hide", "add": ["Tough(3)", "Furious", "AP(1)"], "cost": 5}
    lines = [{**RIFLE, "rules": ["AP(1)"]}, {"name": "Fist", "attacks": 1}]
    data = unit(rules=["Tough(3)", "Furious"], weapons=lines, upgrades=[tougher], taken=["Hide"])
    made = mustered(data)
    assert made.kits[0].rules == {"tough": 6, "furious": 0}
    assert [weapon.rules for weapon in made.weapons] == [{"ap": 2}, {"ap": 1}]


def test_a_weapon_rule_of_a_unit_works_only_for_weapons_it_can_apply_to() -> None:
    made = mustered(unit(rules=["Counter", "Indirect"], weapons=[RIFLE, {"name": "Fist", "attacks": 1}]))
    assert [weapon.rules for weapon in made.weapons] == [{"indirect": 0}, {"counter": 0}]


def test_a_rule_gained_by_one_model_is_carried_by_that_model_only() -> None:
    medic = {"name": "Medic", "models": 1, "add": ["Regeneration"], "cost": 5, "limit": 2}
    data = unit(size=2, weapons=[{**RIFLE, "count": 2}], upgrades=[medic])
    once = mustered({**data, "taken": ["Medic"]})
    assert [kit.rules for kit in once.kits] == [{"regeneration": 0}, {}]
    assert not profile.all_have(once.kits, "regeneration")
    assert profile.all_have(once.kits[:1], "regeneration")
    assert profile.all_have(mustered({**data, "taken": ["Medic", "Medic"]}).kits, "regeneration")


def test_a_weapon_carried_twice_appears_twice() -> None:
    made = mustered(unit(weapons=[RIFLE, RIFLE]))
    assert (len(made.weapons), made.kits[0].weapons) == (1, (0, 0))


def test_lengths_are_thousandths() -> None:
    made = mustered(unit(base=1.5, weapons=[{**RIFLE, "range": 12.5}]))
    assert (made.base, made.height, made.weapons[0].range) == (1500, 1250, 12500)


def test_copies_are_told_apart_by_name() -> None:
    assert [unit.name for unit in mustering.muster(reading.read_list(demo("Trooper", "Trooper"))).units] == [
        "Trooper",
        "Trooper 2",
    ]


def test_every_fault_is_reported_in_the_order_of_the_checks() -> None:
    broken = unit("Broken", quality=7, size=0, cost=5)
    data = own(broken, unit("Odd", 300, rules=["Sniper", "Hero"], size=20), {"entry": "Nobody"}, unit("Boss", 1))
    data["unit"] += [{"entry": "Boss", "taken": ["Crown"]}, {"entry": "Odd"}]
    expected = ["unknown_entry", *["malformed_entry"] * 2, "illegal_upgrade", "unknown_rule", "over_points"]
    expected += ["too_many_heroes", *["unit_too_expensive"] * 2, "too_many_models"]
    assert codes(data) == expected


def test_an_army_needs_a_unit_that_costs_points() -> None:
    assert codes(own()) == ["empty_army"]
    assert codes(own(unit(cost=0))) == ["empty_army"]


def test_too_many_units() -> None:
    assert codes(own(*(unit(f"Unit {number}", 20) for number in range(9)))) == ["too_many_units"]


def test_an_illegal_list_cannot_be_mustered() -> None:
    with pytest.raises(Refused, match="unknown_rule"):
        mustering.muster(reading.read_list(SNIPER))


# Files that are not in order


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("size = ", "not well-formed TOML"),
        ("size = 'many'", "size does not fit"),
        ("size = 0", "a positive number of points"),
        ("size = 200\nunit = 3", "[[unit]] tables"),
        ("size = 200\nsise = 3", "sise is not a field of this file"),
        ("faction = 'nowhere'\n[[unit]]\nentry = 'Captain'", "There is no faction “nowhere”"),
        ("faction = 'demo'\n[[unit]]\nentry = 'Kaptain'", "There is no unit “Kaptain”"),
        ("faction = 'demo'\n[[unit]]\nentry = 'Trooper'\ntaken = ['Jetpack']", "cannot take the upgrade “Jetpack”"),
        (
            "[[unit]]\nname = 'A'\nsize = 'two'",
            "“A”, field size: it is of the wrong kind; right would be a whole number",
        ),
        ("[[unit]]\nname = 'A'\nsize = 2", "“A”, field quality: it is missing"),
        ("[[unit]]\nname = 'A'\nspeed = 2", "“A”, field speed: this is not a field of the table"),
        ("[[unit]]\nentry = 'A'", "There is no unit “A”"),
        ("unit = [1]", "unit.1 must be written as tables"),
        ("x = " + "[" * 10, "TOML"),
    ],
)
def test_a_malformed_file_is_told_in_sentences(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "own.toml"
    path.write_text(text)
    sentences = DESK.faults(WORDS, path)
    assert any(words in sentence for sentence in sentences), sentences
    assert all(sentence.startswith("own.toml") and sentence.endswith(".") for sentence in sentences)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "The army has no unit"), ("fr", "L’armée n’a aucune unité"), ("de", "Die Armee hat keine Einheit")],
)
def test_an_empty_file_is_not_in_order_in_any_language(tmp_path: Path, language: str, said: str) -> None:
    (tmp_path / "empty.toml").write_text("")
    found = desk("firefight").faults(speak(language, "firefight"), tmp_path / "empty.toml")
    assert found == [f"empty.toml: {speak(language, 'firefight').say('fault-empty-army')}"]
    assert said in found[0]


def test_a_file_that_is_missing_or_not_text(tmp_path: Path) -> None:
    (tmp_path / "picture.toml").write_bytes(b"\xff\xfe\x00")
    assert "cannot be opened" in DESK.faults(WORDS, tmp_path / "missing.toml")[0]
    assert "not text" in DESK.faults(WORDS, tmp_path / "picture.toml")[0]
    assert "Is a directory" in DESK.faults(WORDS, tmp_path)[0]


@pytest.mark.parametrize("field", ["base = -1", "base = 49", "height = 0", "cost = -1", "size = 21", "defense = 1"])
def test_numbers_outside_their_bounds(tmp_path: Path, field: str) -> None:
    key = field.split(" ")[0]
    lines = ["name = 'A'", "size = 1", "quality = 4", "defense = 4", "cost = 5"]
    text = "[[unit]]\n" + "\n".join([line for line in lines if not line.startswith(key)] + [field])
    path = tmp_path / "own.toml"
    path.write_text(text)
    assert [f"“A”, field {key}:" in sentence for sentence in DESK.faults(WORDS, path)] == [True]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["name", "size", "entry", "taken", "cost", "weapons", "add"]), inner, max_size=4
        )
    ),
    max_leaves=12,
)


@settings(deadline=None)
@given(st.dictionaries(st.sampled_from(["name", "size", "faction", "unit", "spell", "imported"]), JSON))
def test_whatever_a_file_holds_it_is_judged_and_never_crashes(data: dict[str, Any]) -> None:
    try:
        sentences = [naming.sentence(WORDS, None, None, fault) for fault in checking.check(reading.read_list(data))]
    except Refused as refused:
        sentences = [naming.sentence(WORDS, None, None, refused.reason)]
    assert all(sentences)


# Each rule makes a difference


def outcome(profiles: Any, written_lists: Any, rosters: Any, musters: Any) -> list[Any]:
    """What the list checks answer, as plain data, with whichever rules are in force."""

    def judged(data: dict[str, Any], **how: Any) -> Any:
        try:
            written = written_lists.read_list(data)
            army = musters.muster(written, imported=how.get("imported", False))
            return [[fault.code for fault in rosters.check(written, 200, **how)], army, musters.import_report(army)]
        except Refused as refused:
            faults = rosters.check(written, 200, **how)
            return [[fault.code for fault in faults], refused.reason.text]

    lines = [{**RIFLE, "count": 2}, {"name": "Lance Beam", "range": 24, "attacks": 1}]
    squad = unit(size=3, weapons=lines, upgrades=[{"name": "Medic", "models": 1, "add": ["Fearless"], "cost": 1}])
    made = written_lists.read_list(own({**squad, "taken": ["Medic"]}))
    return [
        judged(CASE_007),
        judged(demo("Captain", "Captain")),
        judged(demo("Captain", "Captain"), force_organisation="off"),
        judged(own(unit(rules=["Tough"]))),
        judged(own(unit(quality=9))),
        judged(own(unit(weapons=[{**RIFLE, "attacks": 0}]))),
        judged(own(unit(rules=["Tough(3)", "Tough(3)"]))),
        judged(SNIPER, imported=True),
        judged(SNIPER),
        judged(own(unit(rules=["Caster(1)"])), imported=True),
        judged(own(unit(), spell=[SPELL])),
        judged(demo(("Trooper", "Lance Beam", "Lance Beam"))),
        judged(own(squad)),
        [rosters.limits(200), written_lists.offered_sizes()],
        profiles.all_have(musters.muster(made).units[0].kits, "fearless"),
    ]


RULES = ["GFF-ARMY-01", "GFF-ARMY-02", "GFF-ARMY-03", *(f"GFF-FORCE-0{number}" for number in range(1, 10))]
RULES += [
    *(f"GFF-LIST-0{number}" for number in range(1, 9)),
    "GFF-SPELL-01",
    "GFF-SPELL-04",
    "GFF-EDIT-05",
    "GFF-PRIN-03",
]


@pytest.mark.parametrize("number", RULES)
def test_switching_a_rule_off_changes_some_outcome(number: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = outcome(*MODULES)
    monkeypatch.setattr(rulebook, "rule", rulebook.rule)
    monkeypatch.setattr(rulebook, "units", dict(rulebook.units))
    monkeypatch.setattr(Catalogue, "value", Catalogue.value)
    switch_off(number)
    for module in MODULES:
        monkeypatch.setattr(lists, module.__name__.rpartition(".")[2], module)
        monkeypatch.delitem(sys.modules, module.__name__)
    without = [importlib.import_module(module.__name__) for module in MODULES]
    assert repr(outcome(*without)) != repr(whole)


@pytest.mark.parametrize("number", RULES)
def test_a_rule_is_noted_where_it_applies(number: str) -> None:
    heard: dict[str, None] = {}
    with rulebook.listening(heard):
        outcome(*MODULES)
    assert number in heard
