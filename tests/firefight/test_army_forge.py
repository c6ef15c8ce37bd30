"""Lists from Army Forge: what is read, what is warned of, and what is refused, always in one sentence."""

import copy
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from hypothesis import given, settings
from hypothesis import strategies as st
from tests import armyforge_games

import escarmouche
from escarmouche.cli import run
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.firefight.rules.lists import checking, mustering, reading
from escarmouche.games.firefight.rules.lists.army_forge import importing
from escarmouche.games.firefight.rules.lists.army_forge.format import MOST_BYTES
from escarmouche.games.firefight.rules.lists.army_forge.importing import Imported
from escarmouche.games.firefight.rules.lists.profile import Entry, UnitProfile
from escarmouche.games.firefight.rules.state import FirefightSetup
from escarmouche.games.firefight.terminal.desk import DESK
from escarmouche.terminal.desk import Wishes
from escarmouche.terminal.words import speak, why

WORDS = speak("en", "firefight")
PACKAGE = Path(escarmouche.__file__).parent
real = pytest.mark.skipif(not armyforge_games.files(), reason="the real lists are not here")


# A list of our own, written as Army Forge writes it


def named(name: str, **fields: Any) -> dict[str, Any]:
    return {"name": name, "type": "ArmyBookRule", **fields}


def weapon(name: str, count: int = 1, **fields: Any) -> dict[str, Any]:
    more = {"range": 18, "attacks": 1, "attacksMultiplier": 1, "specialRules": [], "type": "ArmyBookWeapon"}
    return {"id": "w", "name": name, "count": count, "originalCount": count, **more, **fields}


def item(name: str, *content: dict[str, Any], count: int = 1, **fields: Any) -> dict[str, Any]:
    return {"name": name, "type": "ArmyBookItem", "count": count, "content": list(content), "bases": None, **fields}


def upgrade(*gains: dict[str, Any], unit: str = "warden", cost: int = 5, **section: Any) -> dict[str, Any]:
    option = {"label": gains[0]["name"], "cost": 99, "costs": [{"unitId": unit, "cost": cost}], "gains": list(gains)}
    return {"instanceId": "i", "option": option, "upgrade": {"variant": "upgrade", **section}}


def unit(name: str = "Warden", **fields: Any) -> dict[str, Any]:
    return {
        "id": name.strip().lower(), "name": name, "customName": None, "cost": 40, "size": 1, "originalSize": 5,
        "quality": 4, "defense": 5, "bases": {"round": "32", "square": "30"}, "rules": [], "traits": [], "xp": 0,
        "loadout": [weapon("Pike Gun")], "weapons": [weapon("Nothing of the kind")], "items": [],
        "selectedUpgrades": [], "combined": False, "joinToUnit": None, "selectionId": "s", **fields,
    }  # fmt: skip


def forged(*units: dict[str, Any], **fields: Any) -> dict[str, Any]:
    units = units or (unit(),)
    points = sum(each["cost"] for each in units)
    return {
        "gameSystem": "gff", "name": "Marsh Watch", "id": "x", "listPoints": points, "points": 0, "pointsLimit": 200,
        "units": list(units), "specialRules": [], "undoUnitRemove": [unit("Ghost")], **fields,
    }  # fmt: skip


def imported(*units: dict[str, Any], size: int | None = None, **fields: Any) -> Imported:
    return importing.read(json.dumps(forged(*units, **fields)).encode(), size)


def mustered(*units: dict[str, Any]) -> list[UnitProfile]:
    return list(mustering.muster(imported(*units).army_list).units)


def warden(**fields: Any) -> Entry:
    """The one unit of a list, as it was read."""
    entry = imported(unit(**fields)).army_list.entries["Warden"]
    assert entry is not None
    return entry


def refused(data: bytes) -> str:
    """The one sentence with which a file is refused; every language has one."""
    with pytest.raises(Refused) as caught:
        importing.read(data)
    reason = caught.value.reason
    sentences = [why(speak(language, "firefight"), reason) for language in LANGUAGES]
    assert all(sentence.endswith(".") and "$" not in sentence and "\x1b" not in sentence for sentence in sentences)
    assert len(set(sentences)) == len(LANGUAGES)
    return f"{reason.text}: {sentences[0]}"


# What is read


def test_a_unit_has_the_numbers_of_the_file() -> None:
    (found,) = mustered(unit(size=3, loadout=[weapon("Pike Gun", 3), weapon("Fist", 3, range=None, attacks="2")]))
    assert (found.size, found.quality, found.defense, found.cost, found.base) == (3, 4, 5, 40, 1260)
    assert [(each.name, each.range, each.attacks) for each in found.weapons] == [("Pike Gun", 18000, 1), ("Fist", 0, 2)]
    assert [kit.weapons for kit in found.kits] == [(0, 1)] * 3


def test_a_count_is_shared_out_over_the_models() -> None:
    (found,) = mustered(unit(size=3, loadout=[weapon("Pike Gun", 2), weapon("Beam"), weapon("Claw", 5, range=0)]))
    names = [sorted(found.weapons[index].name for index in kit.weapons) for kit in found.kits]
    assert names == [["Claw", "Claw", "Pike Gun"], ["Claw", "Claw", "Pike Gun"], ["Beam", "Claw"]]


def test_a_weapon_that_is_gone_is_not_carried() -> None:
    (found,) = mustered(unit(loadout=[weapon("Pike Gun", 0), weapon("Beam")]))
    assert [each.name for each in found.weapons] == ["Beam"]


@pytest.mark.parametrize(
    ("written", "text"),
    [
        (named("Tough", rating=3), "Tough(3)"),
        (named("Tough", rating=3.0), "Tough(3)"),
        (named("Tough", rating="3"), "Tough(3)"),
        (named("  Tough ", rating=" 3 "), "Tough(3)"),
        (named("Tough", rating="", label="Tough(3)"), "Tough(3)"),
        (named("Tough", label="Tough (3)"), "Tough(3)"),
        (named("tough(3)"), "Tough(3)"),
        (named("ap", rating=1), "AP(1)"),
        (named("Fast", rating="", label="Fast"), "Fast"),
        (named("Fast", rating=0), "Fast"),
        (named("Fast", rating=2), "Fast(2)"),
        (named("Tough"), "Tough"),
        (named("Tough", rating=2.5), "Tough(2.5)"),
        (named("Tough", rating="X"), "Tough(X)"),
        (named("AP", rating="+1"), "AP(+1)"),
        (named("Marsh  Lore", rating=2), "Marsh Lore(2)"),
    ],
)
def test_ratings_are_read_in_every_spelling(written: dict[str, Any], text: str) -> None:
    assert warden(rules=[written]).rules == (text,)
    assert warden(specialRules=[written]).rules == (text,)


def test_what_cannot_be_read_as_a_known_rule_stays_without_effect() -> None:
    (found,) = mustered(unit(rules=[named("Fast", rating=2), named("Tough"), named("Marsh Lore"), named("Slow")]))
    assert found.inert == ("Fast(2)", "Tough", "Marsh Lore")
    assert found.kits[0].rules == {"slow": 0}


def test_items_bring_rules_and_weapons() -> None:
    kit = item("Harness", named("Flying", count=1), weapon("Spike", range=0), item("Pouch", named("Stealth")))
    (found,) = mustered(unit(loadout=[weapon("Pike Gun"), kit]))
    assert found.kits[0].rules == {"flying": 0, "stealth": 0}
    assert [each.name for each in found.weapons] == ["Pike Gun", "Spike"]


def test_an_item_for_one_model_is_carried_by_that_model_only() -> None:
    banner = item("Banner", named("Fearless", count=1))
    one = unit(size=3, loadout=[banner], selectedUpgrades=[upgrade(banner, affects={"type": "exactly", "value": 1})])
    every = unit(size=3, loadout=[banner], selectedUpgrades=[upgrade(banner)])
    assert ["fearless" in kit.rules for kit in mustered(one)[0].kits] == [True, False, False]
    assert ["fearless" in kit.rules for kit in mustered(every)[0].kits] == [True, True, True]


def test_a_rule_that_an_upgrade_gives_by_itself_is_read_from_its_gains() -> None:
    scout = named("Scout")
    one, all_of_them = upgrade(scout, affects={"type": "exactly", "value": 1}), upgrade(scout, affects={"type": "all"})
    counts = [
        sum("scout" in kit.rules for kit in mustered(unit(size=3, selectedUpgrades=taken))[0].kits)
        for taken in ([one], [one, one], [all_of_them], [upgrade(scout)])
    ]
    assert counts == [1, 2, 3, 3]


def test_traits_of_a_campaign_are_kept() -> None:
    assert mustered(unit(traits=["Fleet", named("Grim")]))[0].inert == ("Fleet", "Grim")


@pytest.mark.parametrize(
    ("bases", "tough", "base"),
    [
        ({"round": "25"}, 1, 0.984),
        ({"round": 40}, 1, 1.575),
        ({"round": "60x35"}, 1, 1.804),
        ({"round": "none"}, 1, 1.25),
        ({"round": None}, 1, 1.25),
        (None, 3, 1.575),
        (None, 6, 2.362),
        ({"round": "none"}, 18, 3.937),
    ],
)
def test_bases_in_millimetres_ovals_by_their_area_and_none_by_toughness(bases: Any, tough: int, base: float) -> None:
    assert warden(bases=bases, rules=[named("Tough", rating=tough)]).base == base


def test_the_base_of_a_mount_counts() -> None:
    steed = item("Steed", named("Fast"), bases={"round": "60"})
    assert mustered(unit(loadout=[steed]))[0].base == 2362


def test_names_are_trimmed_and_told_apart() -> None:
    units = [unit(" Warden  "), unit(), unit(customName=" Old  Tom "), unit(customName=""), unit("Boatman")]
    assert [each.name for each in mustered(*units)] == ["Warden", "Warden 2", "Old Tom", "Warden 3", "Boatman"]


def test_two_units_of_different_books_may_share_a_name() -> None:
    units = mustered(unit(), unit(id="other", quality=3), unit(), unit(id="other", quality=3))
    assert [each.name for each in units] == ["Warden", "Warden (2)", "Warden 2", "Warden (2) 2"]


def test_copies_are_counted_whatever_they_carry() -> None:
    beam = upgrade(weapon("Beam"), cost=10)
    armed = unit(loadout=[weapon("Beam")], selectedUpgrades=[beam], customName="Beamer")
    army_list = imported(unit(), armed, unit()).army_list
    assert [each.cost for each in mustering.muster(army_list).units] == [40, 50, 40]
    assert [each.weapons[0].name for each in mustering.muster(army_list).units] == ["Pike Gun", "Beam", "Pike Gun"]
    assert [fault.code for fault in checking.check(army_list, 200)] == ["too_many_copies"]


def test_a_caster_uses_the_house_spells() -> None:
    army = mustering.muster(imported(unit(rules=[named("Caster", rating=2)])).army_list)
    assert army.spells
    assert army.units[0].house_spells


# Points and sizes


def test_points_are_added_up_from_the_prices_for_the_very_unit() -> None:
    taken = upgrade(named("Scout"))
    taken["option"]["costs"].append({"unitId": "boatman", "cost": 30})
    found = imported(unit(selectedUpgrades=[taken]), listPoints=45)
    assert (found.points, found.stale, found.unpriced) == (45, False, ())


def test_a_stale_list_is_read_with_both_sums() -> None:
    dear = imported(unit(), listPoints=55)
    assert (dear.points, dear.stated, dear.stale) == (40, 55, True)
    priceless = imported(unit(selectedUpgrades=[upgrade(named("Scout"), unit="boatman")]))
    assert (priceless.points, priceless.stale, priceless.unpriced) == (40, True, ("Warden – Scout",))


@pytest.mark.parametrize(
    ("limit", "cost", "size"), [(300, 40, 300), (0, 40, 200), (None, 201, 500), (None, 501, 1000), (100, 120, 100)]
)
def test_the_size_is_that_of_the_file_or_the_next_usual_one(limit: int | None, cost: int, size: int) -> None:
    assert imported(unit(cost=cost), pointsLimit=limit).army_list.size == size


def test_another_size_can_be_asked_for() -> None:
    assert imported(size=350).army_list.size == 350
    with pytest.raises(Refused, match="size_not_positive"):
        imported(size=0)


# Written lists


@pytest.mark.parametrize("key", reading.keys_in(reading.SHELF / "lists"))
def test_a_ready_list_is_written_and_read_again(key: str) -> None:
    ready = reading.ready_list(key)
    assert reading.read_list(tomllib.loads(reading.written(ready))) == ready


def test_an_imported_list_is_written_and_read_again() -> None:
    banner = item('Banner of "Reeds" \\', named("Fearless"))
    some = upgrade(banner, affects={"type": "exactly", "value": 1})
    beams = unit(size=3, customName="First", loadout=[weapon("Beam", 4), banner], selectedUpgrades=[some])
    bare = unit("Mule", loadout=[], cost=0)
    army_list = imported(beams, unit(size=3), unit(size=3, customName="Last"), bare, unit("Élan ☂")).army_list
    assert reading.read_list(tomllib.loads(reading.written(army_list))) == army_list
    assert mustering.muster(army_list).units[0].name == "First"


# What is refused


def without(*path: str | int) -> dict[str, Any]:
    data = forged(unit(selectedUpgrades=[upgrade(named("Scout"))]))
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    del place[path[-1]]
    return data


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "is empty"),
        (b" \n\xef", "not JSON"),
        (b"\xef\xbb\xbf ", "is empty"),
        (b" " * MOST_BYTES + b"{}", "larger than 5 MB"),
        (b'{"gameSystem": "gff", "units": [', "breaks off"),
        (b"[" * 100_000, "nested too deeply"),
        (b'{"a":' * 100_000, "nested too deeply"),
        (b"name = 1", "line 1"),
        (b'{"gameSystem": "gff",\n"units": NaN}', "line 2"),
        (b'{"gameSystem": "gff", "units": 1e999}', "number that is too large"),
        (b'{"name": "\xff"}', "not text in UTF-8"),
        (b"[]", "not a list from Army Forge"),
        (b"7", "not a list from Army Forge"),
        (b"{}", "not a list from Army Forge"),
        (b'{"gameSystem": "gff"}', "has no units"),
        (b'{"gameSystem": "gff", "units": []}', "has no units"),
        (b'{"gameSystem": "gff", "units": {}}', "units cannot be {}"),
        (b'{"gameSystem": "gff", "armyId": "a", "saveVersion": 3, "list": {"units": []}}', "share link"),
        (b'{"gameSystem": "aof", "units": []}', '"aof"'),
    ],
)
def test_a_file_that_is_no_list_is_refused(data: bytes, words: str) -> None:
    assert words in refused(data)


def test_items_in_items_without_end_are_refused() -> None:
    data = json.dumps(forged(unit(loadout=["deep"]))).encode()
    nested = b'{"name":"x","content":[' * 50_000 + b"]}" * 50_000
    assert "nested too deeply" in refused(data.replace(b'"deep"', nested))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"size": 0}, "units[0].size cannot be 0 (allowed: ≥ 1)"),
        ({"size": 10**9}, "units[0].size cannot be 1000000000 (allowed: ≤ 20)"),
        ({"size": "three"}, 'units[0].size cannot be "three"'),
        ({"quality": 7}, "allowed: ≤ 6"),
        ({"quality": 1}, "allowed: ≥ 2"),
        ({"defense": None}, "units[0].defense cannot be null"),
        ({"cost": -5}, "units[0].cost cannot be −5"),
        ({"loadout": "Pike Gun"}, "units[0].loadout cannot be"),
        ({"loadout": [3]}, "units[0].loadout[0] cannot be 3"),
        ({"loadout": [weapon("Gun")] * 101}, "units[0].loadout is too long"),
        ({"loadout": [item("Chest", *[weapon("Gun", 100)] * 4)]}, "units[0].loadout is too long: it may hold 300"),
        ({"loadout": [weapon("Gun", 10**9)]}, "units[0].loadout[0].count cannot be"),
        ({"loadout": [weapon("Gun", attacks=10**9)]}, "units[0].loadout[0].attacks cannot be"),
        ({"loadout": [weapon("Gun", attacks="many")]}, 'units[0].loadout[0].attacks cannot be "many"'),
        ({"loadout": [weapon("Gun", attacks=None)]}, "units[0]: Gun has no attacks"),
        ({"loadout": [weapon("Gun", range=-1)]}, "units[0].loadout[0].range cannot be −1"),
        ({"rules": [{"rating": 3}]}, "units[0].rules[0] has no name"),
        ({"rules": [named("Tough", rating=10**9)]}, "units[0]: Tough cannot be 1000000000"),
        ({"rules": [named("Tough", rating=-3)]}, "units[0]: Tough cannot be −3"),
        ({"rules": [named("Tough", rating=[])]}, "units[0].rules[0].rating cannot be []"),
        ({"name": ""}, "units[0].name is no name"),
        ({"name": "   "}, "units[0].name is no name"),
        ({"name": "x" * 10_000}, "units[0].name is too long: it may hold 100"),
        ({"name": "\x1b[31mRed"}, "units[0].name is no name that can be shown"),
        ({"name": "back\u202edrow"}, "units[0].name is no name"),
        ({"customName": "<b>Bold</b>"}, "units[0].customName is no name"),
        ({"customName": "[bold]x[/bold]"}, "units[0].customName is no name"),
        ({"bases": {"round": "huge"}}, 'units[0].bases.round cannot be "huge"'),
        ({"bases": {"round": "0x35"}}, "allowed: 10–300"),
        ({"bases": "32"}, "units[0].bases cannot be"),
        ({"combined": True}, "Warden (units[0]) is combined"),
        ({"joinToUnit": "abc"}, "Warden (units[0]) is combined with or joined"),
        ({"selectedUpgrades": [upgrade(named("Scout"), cost=-50)]}, "units[0].cost cannot be −10"),
        ({"selectedUpgrades": [{}]}, "units[0].selectedUpgrades[0] has no option"),
    ],
)
def test_a_unit_that_cannot_be_is_refused_with_the_place(fields: dict[str, Any], words: str) -> None:
    assert words in refused(json.dumps(forged({**unit(), **fields}, listPoints=0)).encode())


@pytest.mark.parametrize("field", ["id", "name", "size", "quality", "defense", "cost", "loadout"])
def test_a_missing_field_is_named(field: str) -> None:
    assert f"units[0] has no {field}" in refused(json.dumps(without("units", 0, field)).encode())


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place of a file."""
    yield path
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(inner, (*path, key))


WHOLE = forged(
    unit(size=3, rules=[named("Tough", rating="3")], loadout=[weapon("Beam", 2), item("Cape", named("Stealth"))],
         selectedUpgrades=[upgrade(named("Scout"), affects={"type": "exactly", "value": 1})]),
    unit("Boatman", customName="Old Tom", rules=[named("Caster", rating=1)]),
)  # fmt: skip
HOSTILE = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8)
    | st.sampled_from([-1, 0, 10**9, 1e300, "", "none", "3", "60x35", "\x1b[2J", "x" * 3000, "ArmyBookWeapon"]),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(["name", "count", "content", "rating", "attacks", "cost"]), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


@settings(deadline=None, max_examples=300)
@given(st.lists(st.tuples(st.sampled_from(list(places(WHOLE))[1:]), HOSTILE), min_size=1, max_size=3))
def test_whatever_stands_anywhere_it_is_read_or_refused(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    data = copy.deepcopy(WHOLE)
    for path, value in changes:
        place: Any = data
        for step in path[:-1]:
            fits = isinstance(place, dict) and step in place
            place = place[step] if fits or (isinstance(place, list) and step in range(len(place))) else {}
        if isinstance(place, dict) or (isinstance(place, list) and path[-1] in range(len(place))):
            place[path[-1]] = value
    _read_or_refused(json.dumps(data).encode())


@settings(deadline=None, max_examples=200)
@given(st.binary(max_size=60), st.integers(0, 4000), st.integers(0, 60))
def test_whatever_bytes_are_put_in_or_cut_out_it_is_read_or_refused(noise: bytes, at: int, cut: int) -> None:
    data = json.dumps(WHOLE).encode()
    _read_or_refused(data[:at] + noise + data[at + cut :])


def _read_or_refused(data: bytes) -> None:
    try:
        army_list = importing.read(data).army_list
    except Refused as caught:
        reason = caught.reason
    else:
        assert reading.read_list(tomllib.loads(reading.written(army_list))) == army_list
        assert len(mustering.muster(army_list).units) == len(army_list.choices)
        return
    assert why(WORDS, reason).endswith(".")


# The command, and lists at the table


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def put(folder: Path, data: Any, name: str = "marsh.json") -> str:
    (folder / name).write_text(json.dumps(data), "utf-8")
    return str(folder / name)


LORE = unit(rules=[named("Marsh Lore"), named("Caster", rating=1)], customName="Reed [x] Singer")


def test_import_tells_what_it_read_writes_it_and_says_how_to_play(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["import", put(here, forged(LORE, unit("Boatman", size=2), listPoints=99))]) == 0
    told = capsys.readouterr().out
    for words in ("Marsh Watch: 80 of 200 points, 2 units, 3 models", "Boatman: 2 models, Quality 4+, Defence 5+",
                  "base 1.26 in", "Reed [x] Singer: 1 model", "Pike Gun (18 in, A1)", "Without effect: Marsh Lore",
                  "add up to 80, but the file says 99", "no effect in this game: Marsh Lore.",
                  "use the house spells: Reed [x] Singer.", "written in marsh.toml",
                  "escarmouche play --list marsh.toml --agree"):  # fmt: skip
        assert words in told
    assert "\x1b" not in told
    assert run(["rosters", "--check", "marsh.toml", "--check", "marsh.json"]) == 0


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "Jouez-la avec : escarmouche"), ("de", "Spiele sie mit: escarmouche")]
)
def test_import_speaks_other_languages(
    here: Path, capsys: pytest.CaptureFixture[str], language: str, words: str
) -> None:
    assert run(["-l", language, "import", put(here, forged(LORE, listPoints=1))]) == 0
    told = capsys.readouterr().out
    assert words in told.replace("\u00a0", " ")
    assert "import-" not in told


def test_a_file_that_is_there_is_only_replaced_by_force(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "own.toml").write_text("mine", "utf-8")
    arguments = ["import", put(here, forged()), "--out", "own.toml"]
    assert run(arguments) == 2
    assert "own.toml exists already" in capsys.readouterr().err
    assert (here / "own.toml").read_text("utf-8") == "mine"
    assert run([*arguments, "--force"]) == 0
    assert reading.load_list(here / "own.toml").name == "Marsh Watch"


def test_an_illegal_list_is_told_every_fault_and_not_written(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = put(here, forged(unit(cost=150), unit("Boatman", cost=90, size=14)))
    assert run(["import", file]) == 2
    told = capsys.readouterr().out
    for words in ("costs 240 points", "Warden costs 150", "Boatman costs 90", "has 15 models", "not legal"):
        assert words in told
    assert not (here / "marsh.toml").exists()
    assert run(["import", file, "--size", "500"]) == 0
    assert run(["rosters", "--check", "marsh.toml"]) == 0


def test_leaving_the_limits_out_lets_a_list_through(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["import", put(here, forged(unit(cost=200))), "--option", "force_organisation=off"]) == 0
    assert "--option force_organisation=off" in capsys.readouterr().out


def test_advice_that_was_followed_in_vain_is_not_given_again(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = put(here, forged(unit(cost=150), unit("Boatman", cost=90, size=14)))
    assert run(["import", file, "--option", "force_organisation=off"]) == 2
    told = capsys.readouterr().out
    assert "--size" in told
    assert "force_organisation" not in told
    dear = put(here, forged(unit(cost=150)))
    assert run(["import", dear]) == 2
    assert "force_organisation=off" in capsys.readouterr().out


def test_bad_files_are_one_sentence_and_nothing_is_written(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = put(here, forged(gameSystem="gf"))
    for arguments in (["import", file], ["import", "missing.json"], ["import", "."], ["play", "--list", file],
                      ["rosters", "--check", file]):  # fmt: skip
        assert run(arguments) == 2
        said = capsys.readouterr().err
        assert said.startswith("escarmouche: ")
        assert said.count("\n") == 1
    assert [path.name for path in here.iterdir()] == ["marsh.json"]


def test_a_forged_list_sits_at_the_table_as_it_is_and_as_it_was_written(here: Path) -> None:
    file = put(here, forged(LORE))
    assert run(["import", file]) == 0
    setups = [DESK.set_up(WORDS, Wishes(lists=[name, name], agree=True)) for name in (file, "marsh.toml")]
    forged_lists, written_lists = (setup.lists for setup in setups if isinstance(setup, FirefightSetup))
    assert forged_lists == written_lists
    assert forged_lists[0].units[0].inert == ("Marsh Lore",)


def test_rules_without_effect_take_an_agreement_and_the_sentence_says_how(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = put(here, forged(LORE))
    for arguments in (["play", "--list", file], ["simulate", "--list", file, "--list", file]):
        assert run(arguments) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert "This takes --agree: Rules without effect" in said
        assert "Marsh Lore" in said


# Words


@pytest.mark.parametrize("file", ["import.ftl", "import-command.ftl"])
def test_every_language_says_the_same_things_with_the_same_variables(file: str) -> None:
    said = []
    for language in LANGUAGES:
        text = (PACKAGE / "games" / "firefight" / "text" / language / file).read_text("utf-8")
        parsed = FluentParser().parse(text).body
        assert not [entry for entry in parsed if isinstance(entry, ast.Junk)]
        found = [entry for entry in parsed if isinstance(entry, ast.Message)]
        said.append(
            {entry.id.name: set(re.findall(r"\$\w+", FluentSerializer().serialize_entry(entry))) for entry in found}
        )
    assert said[0] == said[1] == said[2]


# The real lists


@real
def test_the_real_lists_add_up_and_only_the_stale_one_is_warned_of() -> None:
    found = [importing.read(file.read_bytes()) for file in armyforge_games.files()]
    assert [checking.check(each.army_list) for each in found] == [[]] * len(found)
    assert [each.points == each.stated for each in found] == [not each.stale for each in found]
    assert sum(each.stale for each in found) == 1
    assert all(bool(each.unpriced) == each.stale for each in found)


@real
@pytest.mark.parametrize("seed", range(3))
def test_the_real_lists_play_each_other(seed: int) -> None:
    armies = armyforge_games.armies()
    played = armyforge_games.play(armies[seed], armies[seed - 1], ("recruit", "recruit"), seed)
    assert played.fault == ""
    assert played.answers > 20
