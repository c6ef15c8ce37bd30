"""What stands on a character card: profile, weapons, items, traits; and a gang of such models."""

import msgspec

CHARACTERISTICS = ("MOV", "AGI", "RC", "CC", "ATT", "DEF", "WND", "INT")
DEFAULT_BASE = 1250
DEFAULT_HEIGHT = 1250


class Weapon(msgspec.Struct, frozen=True):
    """A weapon; lengths in thousandths of an inch. `rules` are keywords with their n (0 for a keyword without one)."""

    key: str
    name: str
    type: str
    hands: int = 1
    least: int = 0
    range: int = 0
    shots: int = 0
    attacks: int = 0
    modifiers: dict[str, int] = {}
    rules: dict[str, int] = {}


class Trait(msgspec.Struct, frozen=True):
    """A special action or passive ability of a character or item: when it works, what it costs, what it does."""

    key: str
    name: str
    kind: str = "passive"
    effect: dict[str, int | str] = {}
    once: bool = False


class Item(msgspec.Struct, frozen=True):
    """An item card."""

    key: str
    name: str
    shards: int
    modifiers: dict[str, int] = {}
    armour: int = 0
    weapon: Weapon | None = None
    trait: Trait | None = None


class Character(msgspec.Struct, frozen=True):
    """A model as it enters play: its card with its items."""

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
    base: int = DEFAULT_BASE
    height: int = DEFAULT_HEIGHT


class Gang(msgspec.Struct, frozen=True):
    """One player's gang as it enters play."""

    name: str
    faction: str
    models: tuple[Character, ...]
    shards: int
