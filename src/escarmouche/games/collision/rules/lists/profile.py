"""What stands on a character card: profile, weapons, items, traits; and a gang of such models."""

from collections.abc import Sequence
from typing import get_args

import msgspec

from escarmouche.engine.ids import Length
from escarmouche.engine.rulebook import rule
from escarmouche.games.collision.data import CATALOGUE
from escarmouche.games.collision.rules.vocabulary import (
    Characteristic,
    ItemKey,
    ItemKind,
    TraitKey,
    TraitKind,
    WeaponKey,
    WeaponType,
)
from escarmouche.table.geometry import inches

CHARACTERISTICS: tuple[Characteristic, ...] = get_args(Characteristic)
SIGNED: tuple[Characteristic, ...] = ("AGI", "RC", "CC", "DEF", "INT")
ITEM_KINDS: tuple[ItemKind, ...] = get_args(ItemKind)
GEOMETRY = CATALOGUE.numbers["geometry"]
DEFAULT_BASE = inches(GEOMETRY["default_base_diameter"])
DEFAULT_HEIGHT = inches(GEOMETRY["default_model_height"])


class Weapon(msgspec.Struct, frozen=True):
    """A weapon; lengths in thousandths of an inch. `rules` are keywords with their n (0 for a keyword without one)."""

    key: WeaponKey
    name: str
    type: WeaponType
    hands: int = 1
    least: Length = 0
    range: Length = 0
    shots: int = 0
    attacks: int = 0
    modifiers: dict[str, int] = {}
    rules: dict[str, int] = {}


class Trait(msgspec.Struct, frozen=True):
    """A special action or passive ability of a character or item: when it works, what it costs, what it does.

    `once` says once per game; `text` is what a card of somebody's own says of it, which is all that a trait without an
    effect has. What each effect does is written in `rules/traits.py`; lengths are thousandths.
    """

    key: TraitKey
    name: str
    kind: TraitKind = "passive"
    effect: dict[str, int | str] = {}
    once: bool = False
    text: str = ""


class Item(msgspec.Struct, frozen=True):
    """An item card."""

    key: ItemKey
    name: str
    shards: int
    kind: ItemKind = "gear"
    modifiers: dict[str, int] = {}
    armour: int = 0
    weapon: Weapon | None = None
    trait: Trait | None = None
    rules: dict[str, int] = {}


@rule("COL-ITEM-04", otherwise=0)
def item_bonus(item: Item, characteristic: Characteristic) -> int:
    """What an item adds to a characteristic."""
    return item.modifiers.get(characteristic, 0)


@rule("COL-ITEM-05", otherwise=())
def worn_armour(items: Sequence[Item]) -> tuple[int, ...]:
    """The armour values of items."""
    return tuple(item.armour for item in items if item.armour)


@rule("COL-ITEM-06", otherwise=())
def carried_weapons(items: Sequence[Item]) -> tuple[Weapon, ...]:
    """The weapons among the items."""
    return tuple(item.weapon for item in items if item.weapon is not None)


@rule("COL-ITEM-07", otherwise={})
def carried_keywords(items: Sequence[Item]) -> dict[str, int]:
    """The special rules that items give their bearer."""
    return {rule: number for item in items for rule, number in item.rules.items()}


class Character(msgspec.Struct, frozen=True):
    """A model as it enters play: its card with its items.

    `weapons`, `traits`, `rules` and `armour` are those of the card alone; `arms`, `abilities`, `keywords` and `armours`
    are those of the card and of all items together. `kinds` are the kinds of items that it may carry.
    """

    key: str
    name: str
    gang: str
    profile: dict[str, int]
    shards: int
    armour: int = 0
    weapons: tuple[Weapon, ...] = ()
    traits: tuple[Trait, ...] = ()
    items: tuple[Item, ...] = ()
    rules: dict[str, int] = {}
    slots: int = 1
    kinds: tuple[ItemKind, ...] = ITEM_KINDS
    base: Length = DEFAULT_BASE
    height: Length = DEFAULT_HEIGHT

    @property
    def arms(self) -> tuple[Weapon, ...]:
        """Every weapon it carries."""
        return (*self.weapons, *carried_weapons(self.items))

    @property
    def abilities(self) -> tuple[Trait, ...]:
        """Every trait of its card and its items."""
        return (*self.traits, *(item.trait for item in self.items if item.trait is not None))

    @property
    def keywords(self) -> dict[str, int]:
        """The special rules of its card and its items, not of its weapons."""
        return {**self.rules, **carried_keywords(self.items)}

    @property
    def armours(self) -> tuple[int, ...]:
        """Every armour value on its card and its items."""
        return tuple(value for value in (self.armour, *worn_armour(self.items)) if value)

    @property
    def cost(self) -> int:
        """What it is worth in shards with its items."""
        return self.shards + sum(item.shards for item in self.items)


class Gang(msgspec.Struct, frozen=True):
    """One player's gang as it enters play.

    `secondary` are small numbers of power cards and `finds` lines of the exploration table that its book writes.
    """

    name: str
    faction: str
    models: tuple[Character, ...]
    shards: int
    secondary: dict[str, int] = {}
    finds: dict[str, int] = {}
