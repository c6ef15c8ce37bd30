"""Gangs of Collision: the cards in the box, building a gang within its limit, and every fault at once."""

from pathlib import Path
from typing import Any

import pytest

from escarmouche.board.board import board
from escarmouche.board.words import speak as speak_of
from escarmouche.engine.reasons import Refused
from escarmouche.engine.words import LANGUAGES
from escarmouche.games.collision.rules.lists import checking, mustering, reading
from escarmouche.games.collision.rules.lists.cards import BOX, KEYWORDS, box, read_character
from escarmouche.games.collision.rules.lists.profile import Character, Item, Weapon
from escarmouche.games.collision.rules.naming import names
from tests.battery.entrants import PACKAGE, speak

WORDS = speak(PACKAGE / "games" / "collision" / "text")
CARD = {"key": "lookout", "name": "Lookout", "shards": 50, "profile": {"MOV": 5, "WND": 2}}


def faults(*models: dict[str, Any], **more: Any) -> list[str]:
    """What is wrong with a gang of these models, by the keys of the sentences."""
    return [fault.text for fault in checking.check(reading.read_list({"model": list(models), **more}))]


def three(**first: Any) -> list[dict[str, Any]]:
    """A trooper with something particular, and two more."""
    return [{"character": "trooper", **first}, {"character": "trooper"}, {"character": "trooper"}]


# The box


def test_every_card_in_the_box_is_in_order() -> None:
    assert box().flaws == []
    assert len(box().characters) >= 8
    assert len(box().items) >= 12
    assert set(box().gangs) == {"reclaimers", "unwanted"}


def test_weapons_as_items_cost_10_for_one_hand_and_20_for_two() -> None:
    for weapon in box().weapons.values():
        assert box().items[weapon.key].shards == 10 * weapon.hands
        assert box().items[weapon.key].weapon == weapon


def test_characters_and_items_use_every_special_rule_and_several_special_actions() -> None:
    characters, items = box().characters.values(), box().items.values()
    carried = [weapon for card in characters for weapon in card.weapons]
    things: list[Character | Item | Weapon] = [*characters, *items, *carried]
    used = {rule for thing in things for rule in thing.rules}
    assert used == set(KEYWORDS)
    traits = [trait for card in characters for trait in card.traits]
    traits += [item.trait for item in items if item.trait]
    assert len({trait.key for trait in traits if trait.kind == "special"}) >= 4


def test_every_card_has_a_name_and_every_trait_a_sentence_in_each_language() -> None:
    cards: dict[str, dict[str, Any]] = {
        "character": box().characters,
        "weapon": box().weapons,
        "item": box().items,
        "gang": box().gangs,
    }
    traits = [trait for card in box().characters.values() for trait in card.abilities]
    traits += [item.trait for item in box().items.values() if item.trait]
    for language in LANGUAGES:
        for part, found in cards.items():
            for key in found:
                assert WORDS[language].has(f"{part}-{key.replace('_', '-')}"), (language, key)
        for trait in traits:
            assert WORDS[language].has(f"trait-{trait.key.replace('_', '-')}.sentence"), (language, trait.key)


def test_english_names_are_those_of_the_cards() -> None:
    for part, found in (("character", box().characters), ("weapon", box().weapons), ("item", box().items)):
        for key, card in found.items():
            assert WORDS["en"].say(f"{part}-{key.replace('_', '-')}") == card.name


# Ready gangs


def test_there_are_four_ready_gangs_for_each_side() -> None:
    offered = [card.key for card in mustering.offered()]
    sides = [key.partition("-")[0] for key in offered]
    assert {side: sides.count(side) for side in sides} == {"reclaimers": 4, "unwanted": 4}
    assert set(reading.ready_keys()) - set(offered) == set(reading.EARLIER)


@pytest.mark.parametrize("key", reading.ready_keys())
def test_ready_gangs_can_be_played_with_400_shards(key: str) -> None:
    written = reading.ready_list(key)
    assert checking.check(written) == []
    gang = mustering.muster(written)
    assert 380 <= gang.shards <= 400
    assert 5 <= len(gang.models) <= 6
    assert gang.faction == written.gang


def test_ready_gangs_field_every_character() -> None:
    fielded = {model.key for key in reading.ready_keys() for model in mustering.muster(reading.ready_list(key)).models}
    assert fielded == set(box().characters)


def test_an_unknown_ready_gang_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        reading.ready_list("armoury")
    assert refused.value.reason.text == "refused-unknown-gang"


# Limits


def test_without_an_agreement_the_limit_is_400() -> None:
    assert reading.read_list({"model": three()}).limit == 400


def test_a_gang_may_leave_shards_unspent_but_not_spend_too_many() -> None:
    assert faults(*three(), limit=195) == []
    assert faults(*three(), limit=400) == []
    assert faults(*three(), limit=194) == ["refused-over-limit"]


def test_items_count_towards_the_limit() -> None:
    assert faults(*three(items=["padded_vest"]), limit=209) == ["refused-over-limit"]
    assert faults(*three(items=["padded_vest"]), limit=210) == []


def test_a_gang_has_three_models_of_one_symbol_and_one_leader() -> None:
    found = faults({"character": "alpha"}, {"character": "captain"})
    assert found == ["refused-too-few-models", "refused-mixed-gang", "refused-leaders"]


def test_copies_of_models_and_items_are_allowed() -> None:
    assert faults(*({"character": "ravager", "items": ["grapnel"]} for _ in range(5))) == []


def test_the_symbol_of_the_list_counts_too() -> None:
    assert faults(*three(), gang="unwanted") == ["refused-mixed-gang"]


@pytest.mark.parametrize("limit", [-1, 2.5, "many", True])
def test_a_limit_is_a_whole_number(limit: Any) -> None:
    with pytest.raises(Refused) as refused:
        reading.read_list({"limit": limit})
    assert refused.value.reason.rule == "COL-GANG-01"


# Items


def test_a_trooper_has_one_slot() -> None:
    assert faults(*three(items=["sight"])) == []
    assert faults(*three(items=["sight", "grapnel"])) == ["refused-too-many-items"]


def test_some_cards_allow_only_some_kinds_of_items() -> None:
    howler = [{"character": "howler", "items": [item]} for item in ("padded_vest", "pistol", "grapnel")]
    assert faults(*howler) == ["refused-item-kind"]


def test_nobody_wears_two_armours() -> None:
    captain = {"character": "captain", "items": ["padded_vest", "plate_armour"]}
    assert faults(captain, *three()[1:]) == ["refused-too-much-armour"]


def test_armour_and_modifiers_come_with_the_item() -> None:
    model = mustering.model_of({"character": "trooper", "items": ["plate_armour"]})
    assert (model.armours, model.cost, model.items[0].modifiers) == ((6,), 90, {"MOV": -1})


# Every fault at once


def test_every_fault_is_reported_at_once() -> None:
    found = faults(
        {"character": "wizard", "items": ["wand"]},
        {"character": "alpha", "items": ["padded_vest", "plate_armour", "sight"]},
        {"character": "captain", "helmet": "tin"},
        {"items": []},
        limit=100,
    )
    assert found == [
        *("refused-entry-unknown", "refused-entry-missing", "refused-unknown-character", "refused-unknown-item"),
        *("refused-too-many-items", "refused-too-much-armour", "refused-over-limit", "refused-too-few-models"),
    ]


def test_what_is_wrong_with_a_card_of_ones_own_is_reported_field_by_field() -> None:
    card = {"key": "odd", "shards": -1, "profile": {"MOV": "fast", "WND": 0, "LUCK": 1}, "rules": {"flying": 0}}
    weapon = {"key": "bow", "name": "Bow", "type": "ranged", "hands": 3, "rules": {"push_back": 0}}
    read = reading.read_list({"character": [card, {**card, "name": "Odd"}], "weapon": [weapon]})
    flaws = [(flaw.text.removeprefix("refused-card-"), flaw.data["field"]) for flaw in read.flaws]
    assert flaws == [
        *(("wrong", field) for field in ("hands", "range", "shots", "rules.push_back")),
        ("missing", "name"),
        ("wrong", "shards"),
        ("unknown", "rules.flying"),
        *(("wrong", f"profile.{key}") for key in ("MOV", "WND")),
        ("unknown", "profile.LUCK"),
    ]
    words = board("collision").saying(speak_of("en", "collision"))
    told = [words(flaw) for flaw in read.flaws if flaw.text != "refused-card-missing"]
    assert all("right would be" in one for one in told)
    assert told[0].endswith("“hands”; right would be one of: 1, 2.")
    assert told[3].endswith("“rules.push_back”; right would be a whole number of at least 1.")


def test_every_fault_has_a_sentence_in_each_language() -> None:
    data = {
        "model": [{"character": "alpha", "items": ["wand", "sight", "grapnel", "knife"]}, {"character": "captain"}, 7],
        "character": [{"key": "odd"}, {**CARD, "slots": -1}, CARD],
        "limit": 10,
    }
    for fault in checking.check(reading.read_list(data)):
        for language in LANGUAGES:
            assert WORDS[language].has(fault.text), fault.text
            said = WORDS[language].reason(fault, **names(None, None, fault.data, WORDS[language]))
            assert "{" not in said
            assert "$" not in said


# Cards of one's own


def test_a_blank_counts_0() -> None:
    character = read_character({**CARD, "profile": {"MOV": 5, "WND": 2, "AGI": "", "RC": -1}})
    assert character.profile == {"MOV": 5, "AGI": 0, "RC": -1, "CC": 0, "ATT": 0, "DEF": 0, "WND": 2, "INT": 0}


def test_a_list_may_bring_its_own_cards() -> None:
    written = reading.read_list(
        {
            "character": [{**CARD, "weapons": ["rifle", "sling"], "gang": "lookouts"}],
            "weapon": [{"key": "sling", "name": "Sling", "type": "ranged", "range": [0, 6.5], "shots": 1}],
            "item": [{"key": "boots", "name": "Boots", "shards": 5, "modifiers": {"MOV": 1}}],
            "model": [{"character": "lookout", "items": ["boots"], "name": f"Lookout {n}"} for n in range(3)],
        }
    )
    assert checking.check(written) == []
    gang = mustering.muster(written)
    assert gang.shards == 165
    assert [weapon.range for weapon in gang.models[0].arms] == [24000, 6500]
    assert [model.name for model in gang.models] == ["Lookout 0", "Lookout 1", "Lookout 2"]


def test_a_gang_with_flawed_cards_is_not_mustered() -> None:
    with pytest.raises(Refused) as refused:
        mustering.muster(reading.read_list({"model": three(items=["wand"])}))
    reason = refused.value.reason
    assert (reason.rule, reason.text, reason.data["item"]) == ("COL-ITEM-03", "refused-unknown-item", "wand")


# Files


@pytest.mark.parametrize(
    ("content", "text"),
    [(b"name = ", "refused-file-toml"), (b"\xff\xfe", "refused-file-encoding"), (b"game = 1", "refused-list-unknown")],
)
def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path, content: bytes, text: str) -> None:
    path = tmp_path / "gang.toml"
    path.write_bytes(content)
    with pytest.raises(Refused) as refused:
        reading.load_list(path)
    assert refused.value.reason.text == text
    assert all(WORDS[language].has(text) for language in LANGUAGES)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        reading.load_list(tmp_path / "nobody.toml")
    assert refused.value.reason.text == "refused-file-closed"


def test_a_file_of_a_gang_is_checked_as_a_whole_and_a_file_of_cards_card_by_card(tmp_path: Path) -> None:
    path = tmp_path / "gang.toml"
    path.write_text('[[character]]\nkey = "lookout"\nshards = 50\nprofile = { MOV = 5, WND = 2 }\n', "utf-8")
    assert [fault.reason.text for fault in checking.file_faults(path)] == ["refused-card-missing"]
    path.write_text('[[model]]\ncharacter = "trooper"\n', "utf-8")
    assert [fault.reason.text for fault in checking.file_faults(path)] == ["refused-too-few-models"]
    path.write_text('stash = ["sigth"]\n[[model]]\nitem = 1\ncharacter = "scavengr"\nitems = ["x"]\n', encoding="utf-8")
    assert [fault.line for fault in checking.file_faults(path)] == [3, 1, 0]
    for gang in box().gangs:
        assert checking.file_faults(BOX / f"{gang}.toml") == []


# Two players


def test_exactly_two_gangs_play() -> None:
    one = mustering.muster(reading.ready_list("unwanted-pack"))
    assert mustering.opponents([one, one]) == (one, one)
    with pytest.raises(Refused) as refused:
        mustering.opponents([one, one, one])
    assert refused.value.reason.rule == "COL-COMP-02"


# Books of one's own


CARDS = """
builds_on = ["armoury"]
[[weapon]]
key = "hook"
name = "Hook"
type = "close"
attacks = 2
[[character]]
key = "wick"
name = "Wick"
shards = 60
profile = { MOV = 6, WND = 2 }
weapons = ["hook", "pistol"]
"""
GANG = 'gang = "lamps.toml"\n' + '[[model]]\ncharacter = "wick"\n' * 3


def test_two_gangs_share_the_cards_of_a_book(tmp_path: Path) -> None:
    (tmp_path / "lamps.toml").write_text(CARDS, encoding="utf-8")
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text(GANG, encoding="utf-8")
    other.write_text(GANG.replace("gang =", 'gang = "watch"\nbooks = ["lamps.toml"]\n#'), encoding="utf-8")
    for path, symbol in ((one, "lamps"), (other, "watch")):
        assert checking.file_faults(path) == []
        models = mustering.muster(reading.load_list(path)).models
        assert {model.gang for model in models} == {symbol}
        assert [weapon.name for weapon in models[0].weapons] == ["Hook", "Pistol"]


def test_faults_of_cards_are_told_where_they_are_written(tmp_path: Path) -> None:
    (tmp_path / "lamps.toml").write_text(CARDS.replace("close", "loud"), encoding="utf-8")
    path = tmp_path / "gang.toml"
    path.write_text(GANG + '[[item]]\nkey = "rope"\nname = "Rope"\nshards = -1\n', encoding="utf-8")
    found = [(flaw.file, flaw.line, flaw.reason.text) for flaw in checking.file_faults(path)]
    assert found == [("lamps.toml", 3, "refused-card-wrong"), ("gang.toml", 8, "refused-card-wrong")]
