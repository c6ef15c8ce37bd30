"""The cards as they are written: characters, weapons, items and traits read from TOML, with every flaw noted."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, TypeVar, cast, get_args

import msgspec

from escarmouche.engine.reasons import Reason, Refused, refusal, remark
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.collision.data import CATALOGUE, FOLDER
from escarmouche.games.collision.rules.lists.profile import (
    CHARACTERISTICS,
    GEOMETRY,
    ITEM_KINDS,
    SIGNED,
    Character,
    Item,
    Trait,
    Weapon,
)
from escarmouche.games.collision.rules.vocabulary import ItemKind, TraitKind, WeaponType
from escarmouche.rules.books.fitting import one_of, plain_name
from escarmouche.rules.books.fitting import right as fits
from escarmouche.rules.books.gathering import nearest
from escarmouche.rules.books.names import plainly
from escarmouche.rules.written_lists import UNKNOWN, WRONG, fit, read_toml
from escarmouche.table.geometry import inches

BOX = FOLDER / "rosters"
ARMOURY = "armoury"
KEYWORDS: dict[str, RuleId] = {one["key"]: one["rule"] for one in CATALOGUE.data["keyword"]}
NUMBERED = [one["key"] for one in CATALOGUE.data["keyword"] if one.get("numbered")]
"""The special rules of weapons, items and characters, each with its rule, and those that have a number."""
EFFECTS: dict[str, RuleId] = {one["key"]: one["rule"] for one in CATALOGUE.data["effect"]}
LENGTHS = [one["key"] for one in CATALOGUE.data["effect"] if one.get("length")]
"""What a trait can do, each with its rule, and those effects that are lengths."""
EFFECT_WORDS: dict[str, tuple[str, ...]] = {
    "when": ("still", "wounded", "unhurt", "pinned", "carrying"),
    "token": CHARACTERISTICS,
    "on": CHARACTERISTICS,
    "until": ("shoot", "charge"),
}
"""The words that an effect takes, where it takes words."""
CARD, ITEM = "COL-PROF-06", "COL-ITEM-03"
MOST_ARMOUR = 8
WHOLE, NOT_NEGATIVE, AT_LEAST_ONE = (remark("right-whole", least=least, most="none") for least in ("none", "0", "1"))
OF_CHARACTERISTICS, NONE_OF_CLOSE_COMBAT = one_of(CHARACTERISTICS), remark("right-card-no-shots")
ABOVE_NOTHING = remark("right-card-above-nothing")
T = TypeVar("T")


class WrittenWeapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon line; its range in inches, from the least to the greatest."""

    key: str
    name: str
    type: str
    hands: int = 1
    range: tuple[float, float] = (0, 0)
    shots: int = 0
    attacks: int = 0
    modifiers: dict[str, int] = {}
    rules: dict[str, int] = {}


class WrittenTrait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trait; its lengths in inches."""

    key: str
    name: str
    kind: str = "passive"
    effect: dict[str, float | str] = {}
    once: bool = False
    text: str = ""


class WrittenItem(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item card; a weapon as an item names that weapon."""

    key: str
    shards: int
    name: str = ""
    kind: str = "gear"
    modifiers: dict[str, int] = {}
    armour: int = 0
    weapon: str = ""
    trait: WrittenTrait | None = None
    rules: dict[str, int] = {}


class WrittenPowerCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A power card by what stands on it: its small number, and what it finds in shards on the exploration table."""

    key: Literal["F", "1", "2", "3", "4", "5", "6", "7", "8", "S"]
    secondary: Annotated[int, msgspec.Meta(ge=0, le=12)] | None = None
    find: Annotated[int, msgspec.Meta(ge=-100, le=100)] | None = None


class WrittenCharacter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A character card; base and height in inches."""

    key: str
    name: str
    shards: int
    profile: dict[str, int | str]
    gang: str = ""
    armour: int = 0
    weapons: tuple[str | WrittenWeapon, ...] = ()
    traits: tuple[WrittenTrait, ...] = ()
    rules: dict[str, int] = {}
    slots: int = 1
    kinds: tuple[str, ...] = ITEM_KINDS
    base: float = GEOMETRY["default_base_diameter"]
    height: float = GEOMETRY["default_model_height"]


class Cards(msgspec.Struct):
    """Weapons, items and characters by their keys, the names of the gangs, and what is wrong with the cards."""

    weapons: dict[str, Weapon] = {}
    items: dict[str, Item] = {}
    characters: dict[str, Character] = {}
    gangs: dict[str, str] = {}
    flaws: list[Reason] = []


# Single cards


Checks: TypeAlias = Mapping[str, tuple[bool, Reason]]
"""For each field whether its value is possible, and what would be."""


def _flaw(number: RuleId, part: str, name: str, field: str, matter: str, right: Reason) -> Reason:
    return refusal(number, f"refused-card-{matter}", part=part, name=name, field=field or "none", right=right)


def _fitted(kind: type[T], table: Any, number: RuleId, part: str, flaws: list[Reason]) -> T | None:
    """The card as a record; each field that does not fit becomes a flaw."""
    fitted = fit(kind, table)
    if not isinstance(fitted, list):
        return fitted
    name = table.get("key", table.get("name", "?")) if isinstance(table, Mapping) else "?"
    known: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(kind)}  # type: ignore[arg-type]
    for field, matter in fitted:
        head = field.split(".")[0]
        would_do = fits(known[head]) if head in known else nearest(head, list(known))
        flaws.append(_flaw(number, part, str(name), field, matter, would_do))
    return None


def _keyword_flaws(rules: Mapping[str, int], number: RuleId, part: str, name: str) -> list[Reason]:
    found = []
    for word, value in rules.items():
        if word not in KEYWORDS:
            found.append(_flaw(number, part, name, f"rules.{word}", UNKNOWN, nearest(word, list(KEYWORDS))))
        elif (value > 0) != (word in NUMBERED):
            would_do = AT_LEAST_ONE if word in NUMBERED else one_of(("0",))
            found.append(_flaw(number, part, name, f"rules.{word}", WRONG, would_do))
    return sorted(found, key=lambda flaw: flaw.text.endswith(WRONG))


def _among(checks: Checks, number: RuleId, part: str, name: str) -> list[Reason]:
    """A flaw for each field whose value is not possible, with what would be."""
    return [_flaw(number, part, name, field, WRONG, fine) for field, (possible, fine) in checks.items() if not possible]


def _modifiers_fit(modifiers: Mapping[str, int]) -> bool:
    return all(key in CHARACTERISTICS for key in modifiers)


def _weapon(written: WrittenWeapon, flaws: list[Reason]) -> Weapon:
    least, most = written.range
    ranged = written.type == "ranged"
    checks: Checks = {
        "type": (written.type in get_args(WeaponType), one_of(get_args(WeaponType))),
        "hands": (written.hands in (1, 2), one_of(("1", "2"))),
        "range": (0 <= least <= most and (most > 0) == ranged, remark("right-card-range", type=written.type)),
        "shots": ((written.shots > 0) == ranged, AT_LEAST_ONE if ranged else NONE_OF_CLOSE_COMBAT),
        "attacks": (
            written.attacks >= 0 and not (ranged and written.attacks),
            remark("right-card-no-attacks") if ranged else NOT_NEGATIVE,
        ),
        "modifiers": (_modifiers_fit(written.modifiers), OF_CHARACTERISTICS),
    }
    flaws += _among(checks, CARD, "weapon", written.key)
    flaws += _keyword_flaws(written.rules, CARD, "weapon", written.key)
    own = {field: getattr(written, field) for field in written.__struct_fields__ if field != "range"}
    return Weapon(**own, least=inches(least), range=inches(most))


def _trait(written: WrittenTrait, flaws: list[Reason]) -> Trait:
    known = all(key in EFFECTS or key in CHARACTERISTICS for key in written.effect)
    spelt = all(written.effect[key] in words for key, words in EFFECT_WORDS.items() if key in written.effect)
    checks: Checks = {
        "kind": (written.kind in get_args(TraitKind), one_of(get_args(TraitKind))),
        "effect": (bool(written.effect or written.text) and known and spelt, remark("right-card-effect")),
    }
    flaws += _among(checks, CARD, "trait", written.key)
    effect = {
        key: value if isinstance(value, str) else inches(value) if key in LENGTHS else round(value)
        for key, value in written.effect.items()
    }
    return Trait(written.key, written.name, cast(TraitKind, written.kind), effect, written.once, written.text)


def _item(written: WrittenItem, weapons: Mapping[str, Weapon], flaws: list[Reason]) -> Item:
    weapon = weapons.get(written.weapon)
    kind = cast(ItemKind, "weapon" if written.weapon else written.kind)
    checks: Checks = {
        "name": (bool(written.name or weapon), remark("right-text", most="60")),
        "shards": (written.shards >= 0, NOT_NEGATIVE),
        "kind": (kind in ITEM_KINDS, one_of(ITEM_KINDS)),
        "armour": (
            0 <= written.armour <= MOST_ARMOUR and (written.armour > 0) == (kind == "armour"),
            remark("right-card-armour", kind=kind, most=MOST_ARMOUR),
        ),
        "weapon": ((kind == "weapon") == (weapon is not None), nearest(written.weapon, list(weapons))),
        "modifiers": (_modifiers_fit(written.modifiers), OF_CHARACTERISTICS),
    }
    flaws += _among(checks, ITEM, "item", written.key)
    flaws += _keyword_flaws(written.rules, ITEM, "item", written.key)
    return Item(
        key=written.key,
        name=written.name or (weapon.name if weapon else written.key),
        shards=written.shards,
        kind=kind,
        modifiers=written.modifiers,
        armour=written.armour,
        weapon=weapon,
        trait=_trait(written.trait, flaws) if written.trait else None,
        rules=written.rules,
    )


@rule("COL-PROF-02", otherwise=None)
def signed(written: Mapping[str, int | str], key: str) -> int | None:
    """AGI, RC, CC, DEF and INT are signed modifiers; a blank means 0."""
    value = written.get(key, "")
    return value if isinstance(value, int) else 0 if not value.strip() else None


def plain(written: Mapping[str, int | str], key: str) -> int | None:
    """MOV, ATT and WND are plain numbers."""
    value = written.get(key, 0 if key == "ATT" else None)
    return value if isinstance(value, int) and value >= (1 if key == "WND" else 0) else None


def _profile(written: WrittenCharacter, flaws: list[Reason]) -> dict[str, int]:
    read = {key: (signed if key in SIGNED else plain)(written.profile, key) for key in CHARACTERISTICS}
    for key in (key for key in read if read[key] is None):
        would_do = WHOLE if key in SIGNED else AT_LEAST_ONE if key == "WND" else NOT_NEGATIVE
        flaws.append(_flaw(CARD, "character", written.key, f"profile.{key}", WRONG, would_do))
    strange = (key for key in written.profile if key not in CHARACTERISTICS)
    flaws += [_flaw(CARD, "character", written.key, f"profile.{key}", UNKNOWN, OF_CHARACTERISTICS) for key in strange]
    return {key: value or 0 for key, value in read.items()}


def _character(written: WrittenCharacter, weapons: Mapping[str, Weapon], flaws: list[Reason]) -> Character:
    carried = [weapons.get(arm) if isinstance(arm, str) else _weapon(arm, flaws) for arm in written.weapons]
    missing = next((arm for arm, found in zip(written.weapons, carried, strict=True) if found is None), "")
    checks: Checks = {
        "shards": (written.shards >= 0, NOT_NEGATIVE),
        "armour": (0 <= written.armour <= MOST_ARMOUR, remark("right-whole", least="0", most=str(MOST_ARMOUR))),
        "weapons": (None not in carried, nearest(str(missing), list(weapons))),
        "slots": (written.slots >= 0, NOT_NEGATIVE),
        "kinds": (all(kind in ITEM_KINDS for kind in written.kinds), one_of(ITEM_KINDS)),
        "base": (written.base > 0, ABOVE_NOTHING),
        "height": (written.height > 0, ABOVE_NOTHING),
    }
    flaws += _among(checks, CARD, "character", written.key)
    flaws += _keyword_flaws(written.rules, CARD, "character", written.key)
    return Character(
        key=written.key,
        name=written.name,
        gang=written.gang,
        profile=_profile(written, flaws),
        shards=written.shards,
        armour=written.armour,
        weapons=tuple(weapon for weapon in carried if weapon is not None),
        traits=tuple(_trait(trait, flaws) for trait in written.traits),
        rules=written.rules,
        slots=written.slots,
        kinds=cast(tuple[ItemKind, ...], written.kinds),
        base=inches(written.base),
        height=inches(written.height),
    )


# Files


def tables_of(data: Mapping[str, Any], key: str) -> Sequence[Any]:
    """The tables written under a key, as [[key]]."""
    found = data.get(key, ())
    if not isinstance(found, list | tuple):
        raise Refused(refusal("", "refused-not-tables", key=key))
    return plainly(found)


def read_cards(data: Mapping[str, Any], known: Cards, gang: str = "") -> Cards:
    """The cards of a file, which may name those already known; a key that is used twice is a flaw."""
    cards = Cards(dict(known.weapons), dict(known.items), dict(known.characters), dict(known.gangs), [])
    fresh: set[tuple[str, str]] = set()

    def keep(part: str, number: RuleId, key: str) -> None:
        if (part, key) in fresh:
            cards.flaws.append(refusal(number, "refused-card-doubled", part=part, name=key))
        fresh.add((part, key))

    for table in tables_of(data, "weapon"):
        if weapon := _fitted(WrittenWeapon, table, CARD, "weapon", cards.flaws):
            keep("weapon", CARD, weapon.key)
            cards.weapons[weapon.key] = _weapon(weapon, cards.flaws)
    for table in tables_of(data, "item"):
        if item := _fitted(WrittenItem, table, ITEM, "item", cards.flaws):
            keep("item", ITEM, item.key)
            cards.items[item.key] = _item(item, cards.weapons, cards.flaws)
    for table in tables_of(data, "character"):
        own = {"gang": gang, **table} if isinstance(table, Mapping) else table
        if character := _fitted(WrittenCharacter, own, CARD, "character", cards.flaws):
            keep("character", CARD, character.key)
            cards.characters[character.key] = _character(character, cards.weapons, cards.flaws)
    return cards


@cache
def box() -> Cards:
    """All cards that come with the game."""
    armoury = read_toml(BOX / f"{ARMOURY}.toml")
    cards = read_cards({**armoury, "item": [*CATALOGUE.data["item"], *armoury["item"]]}, Cards())
    for path in sorted(BOX.glob("*.toml")):
        if path.stem != ARMOURY:
            data = read_toml(path)
            more = read_cards(data, cards, path.stem)
            more.gangs[path.stem] = plain_name(data["name"])
            more.flaws = cards.flaws + more.flaws
            cards = more
    return cards


@cache
def printed_names() -> dict[tuple[str, str], str]:
    """What is printed on the cards of the box, by what they are and by their keys."""
    cards = box()
    traits = [trait for card in cards.characters.values() for trait in card.traits]
    traits += [item.trait for item in cards.items.values() if item.trait]
    return {
        **{("character", key): card.name for key, card in cards.characters.items()},
        **{("weapon", key): weapon.name for key, weapon in cards.weapons.items()},
        **{("item", key): item.name for key, item in cards.items.items()},
        **{("trait", trait.key): trait.name for trait in traits},
    }


def read_character(table: Mapping[str, Any]) -> Character:
    """A single character card, which may name the weapons of the box; a flawed one is refused."""
    cards = read_cards({"character": [table]}, Cards(weapons=box().weapons))
    if cards.flaws:
        raise Refused(cards.flaws[0])
    return next(iter(cards.characters.values()))
