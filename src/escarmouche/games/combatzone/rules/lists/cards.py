"""What stands on a figure's card: quality, class and role, weapons, armour, kits; and groups and forces of figures."""

import msgspec

QUALITIES = ("green", "average", "veteran", "elite", "hero")
FIGHTERS = ("basic", "gang_leader", "hero")
MACHINES = ("light", "medium", "heavy")
ROLES = ("member", "leader", "second", "hero", "machine")
ARMOURS = ("", "primitive", "ablative", "vest", "combat")
BLADES = ("dagger", "club", "sword", "axe")
KITS = ("tool_kit", "quality_tool_kit", "medical_kit", "quality_medical_kit")
CATEGORIES = ("light", "heavy", "area")
KINDS = ("gang", "squad", "hero")


class Weapon(msgspec.Struct, frozen=True):
    """A line of the weapon table; distances in thousandths of a centimetre, `damage` as pairs of count and sides."""

    key: str
    category: str
    rate: int
    damage: tuple[tuple[int, int], ...]
    point_blank: int
    short: int
    long: int
    radius: int = 0
    burns: bool = False


class Fighter(msgspec.Struct, frozen=True):
    """A figure as it enters play.

    `kind` is the class: "basic", "gang_leader", "hero", or "light", "medium", "heavy" for a machine. `skills` are
    "tech", "medic" and "self_repair". `grenades` is how many hand grenades it carries.
    """

    key: str
    name: str
    cost: int
    quality: str = "average"
    kind: str = "basic"
    role: str = "member"
    armour: str = ""
    weapons: tuple[Weapon, ...] = ()
    blades: tuple[str, ...] = ()
    grenades: int = 0
    kits: tuple[str, ...] = ()
    skills: frozenset[str] = frozenset()
    base: int = 2_500
    height: int = 3_000

    @property
    def machine(self) -> bool:
        """Whether it is a machine."""
        return self.kind in MACHINES


class Party(msgspec.Struct, frozen=True):
    """A group as it enters play: a gang, a squad, or a hero alone."""

    name: str
    kind: str
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
