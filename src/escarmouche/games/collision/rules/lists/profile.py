"""What stands on a character card: profile, weapons, items, traits; and a gang of such models."""

from typing import get_args

import msgspec

from escarmouche.engine.ids import Length
from escarmouche.games.collision.rules.vocabulary import (
    Characteristic,
    ItemKey,
    ItemKind,
    TraitKey,
    TraitKind,
    WeaponKey,
    WeaponType,
)

CHARACTERISTICS: tuple[Characteristic, ...] = get_args(Characteristic)
SIGNED: tuple[Characteristic, ...] = ("AGI", "RC", "CC", "DEF", "INT")
ITEM_KINDS: tuple[ItemKind, ...] = get_args(ItemKind)
DEFAULT_BASE = 1250
DEFAULT_HEIGHT = 1250


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

    `kind` is "passive" (always in force) or "special" (costs a Special action); `once` says once per game. Lengths are
    thousandths. Effects of passive traits: a characteristic and its bonus, with `when` = "still" only if the model has
    made no Move or Charge in its current or last activation this turn; `climbs_freely` = 1 needs no AGI test for
    climbing; `charge_distance` replaces the maximum, `charge_reach` adds to the reach; `ignores_jam` = 1 takes no jam
    token from a Failure. Effects of special actions: `test` is the difficulty of a test of the characteristic `on`
    without which nothing else happens; `heal` removes so many wound counters, `unpin` so many pinned
    tokens, each from itself or one friend within `range` (0 is base contact); `draw` takes so many cards to the hand;
    `token` names a characteristic that has `bonus` while a skill token lies beside the model, until it has made the
    action `until`.
    """

    key: TraitKey
    name: str
    kind: TraitKind = "passive"
    effect: dict[str, int | str] = {}
    once: bool = False


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
        return (*self.weapons, *(item.weapon for item in self.items if item.weapon is not None))

    @property
    def abilities(self) -> tuple[Trait, ...]:
        """Every trait of its card and its items."""
        return (*self.traits, *(item.trait for item in self.items if item.trait is not None))

    @property
    def keywords(self) -> dict[str, int]:
        """The special rules of its card and its items, not of its weapons."""
        return {**self.rules, **{rule: number for item in self.items for rule, number in item.rules.items()}}

    @property
    def armours(self) -> tuple[int, ...]:
        """Every armour value on its card and its items."""
        return tuple(value for value in (self.armour, *(item.armour for item in self.items)) if value)

    @property
    def cost(self) -> int:
        """What it is worth in shards with its items."""
        return self.shards + sum(item.shards for item in self.items)


class Gang(msgspec.Struct, frozen=True):
    """One player's gang as it enters play."""

    name: str
    faction: str
    models: tuple[Character, ...]
    shards: int
