"""What stands on a figure's card: quality, class and role, weapons, armour, kits; and groups and forces of figures."""

from typing import Literal, NewType, TypeAlias, get_args

import msgspec

from escarmouche.engine.ids import Length
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.lists.own_rules import OwnRule

NUMBERS = CATALOGUE.numbers
WeaponId = NewType("WeaponId", str)
Kit = NewType("Kit", str)
"""The key of a kit."""
Skill = NewType("Skill", str)
"""The key of a skill of the game."""
Quality: TypeAlias = Literal["green", "average", "veteran", "elite", "hero"]
Rank: TypeAlias = Literal["basic", "gang_leader", "hero", "light", "medium", "heavy"]
"""The class of a fighter, or of a machine."""
Role: TypeAlias = Literal["member", "leader", "second", "hero", "machine"]
Armour: TypeAlias = Literal["", "primitive", "ablative", "vest", "combat"]
Blade: TypeAlias = Literal["dagger", "club", "sword", "axe"]
Category: TypeAlias = Literal["light", "heavy", "area"]
GroupKind: TypeAlias = Literal["gang", "squad", "hero"]

QUALITIES, ARMOURS, BLADES = get_args(Quality), get_args(Armour), get_args(Blade)
SKILLS = tuple(Skill(one["key"]) for one in NUMBERS["skill"])
PERSONAL_SKILLS, MACHINE_SKILLS = (
    tuple(Skill(one["key"]) for one in NUMBERS["skill"] if one["of"] == bearer) for bearer in ("fighter", "machine")
)
KIT_BONUS: dict[Kit, int] = {Kit(one["key"]): one["bonus"] for one in NUMBERS["kit"]}
"""What each kit adds to the rolls that it is for."""
KITS = tuple(KIT_BONUS)
FIGHTERS, MACHINES = get_args(Rank)[:3], get_args(Rank)[3:]
KINDS = get_args(GroupKind)


def training_for(roll: str) -> tuple[Skill, int]:
    """The skill that helps in a roll, and what it adds."""
    return next((Skill(one["key"]), one["bonus"]) for one in NUMBERS["skill"] if one.get("roll") == roll)


def kits_for(roll: str) -> tuple[Kit, ...]:
    """The kits that are suitable equipment for a roll, the best first."""
    found = [Kit(one["key"]) for one in NUMBERS["kit"] if one["roll"] == roll]
    return tuple(sorted(found, key=lambda kit: -KIT_BONUS[kit]))


class Weapon(msgspec.Struct, frozen=True):
    """A line of the weapon table; distances in thousandths of a centimetre, `damage` as pairs of count and sides.

    `traits` are the keywords of the weapon, `own` its traits of somebody's own book.
    """

    key: WeaponId
    category: Category
    rate: int
    damage: tuple[tuple[int, int], ...]
    point_blank: Length
    short: Length
    long: Length
    radius: Length = 0
    traits: frozenset[str] = frozenset()
    own: tuple[OwnRule, ...] = ()


class Plate(msgspec.Struct, frozen=True):
    """An armour of somebody's own book: what it takes from shots and blows, and how far one moves in it, if unusual."""

    name: str
    shots: int
    blows: int
    reach: Length = 0


class Fighter(msgspec.Struct, frozen=True):
    """A figure as it enters play; `grenades` is how many hand grenades it carries.

    `resistance`, `attack` and `damage` are those of a machine that is not built as its class is, `major` and `critical`
    how far above its resistance a wound must be to be such damage. `own` are skills and `plate` is an armour of
    somebody's own book.
    """

    key: str
    name: str
    cost: int
    quality: Quality = "average"
    kind: Rank = "basic"
    role: Role = "member"
    armour: Armour = ""
    weapons: tuple[Weapon, ...] = ()
    blades: tuple[Blade, ...] = ()
    grenades: int = 0
    kits: tuple[Kit, ...] = ()
    skills: frozenset[Skill] = frozenset()
    base: Length = 2_500
    height: Length = 3_000
    resistance: int = 0
    attack: str = ""
    damage: str = ""
    own: tuple[OwnRule, ...] = ()
    plate: Plate | None = None
    major: int = 0
    critical: int = 0

    @property
    def machine(self) -> bool:
        """Whether it is a machine."""
        return self.kind in MACHINES


class Party(msgspec.Struct, frozen=True):
    """A group as it enters play: a gang, a squad, or a hero alone."""

    name: str
    kind: GroupKind
    fighters: tuple[Fighter, ...]


class Force(msgspec.Struct, frozen=True):
    """One player's force as it enters play."""

    name: str
    faction: str
    groups: tuple[Party, ...]

    @property
    def cost(self) -> int:
        """What it is worth in points."""
        return sum(fighter.cost for group in self.groups for fighter in group.fighters)
