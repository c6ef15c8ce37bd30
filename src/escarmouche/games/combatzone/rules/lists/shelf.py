"""How a book of Combat Zone is written: figures, weapons, machines and prices, and where the books lie."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from escarmouche.games.combatzone.data import CATALOGUE, FOLDER
from escarmouche.games.combatzone.rules.lists.cards import Category
from escarmouche.games.combatzone.rules.lists.own_rules import ArmourLine, KitLine, SkillLine, TraitLine
from escarmouche.games.combatzone.rules.mission_sheet import MissionSheet
from escarmouche.rules.books.fitting import Name, Text
from escarmouche.rules.books.gathering import Shelf
from escarmouche.rules.books.sources import Source
from escarmouche.rules.missions import part

SHEET = "sheet"
"""The book with the weapons and machines of the catalogue, on which all others build."""
Cost: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Centimetres: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=500)]
Rate: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=10)]
MachineClass: TypeAlias = Literal["light", "medium", "heavy"]
Priced: TypeAlias = Literal[
    "green", "average", "veteran", "elite", "hero", "gang_leader", "squad_leader", "second", "skill",
    "primitive", "ablative", "vest", "combat", "dagger", "club", "sword", "axe",
    "tool_kit", "quality_tool_kit", "medical_kit", "quality_medical_kit", "self_repair",
]  # fmt: skip
"""Everything that has a price of its own besides weapons and machines."""
Limit: TypeAlias = Literal[
    "least_members", "most_members", "most_groups", "members_per_heavy", "points_per_hero", "most_arms", "most_blades",
    "most_grenades", "most_kits", "most_machine_arms",
]  # fmt: skip
"""Everything that a force may have only so much of."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure as a list or a book writes it; `machine` is the key of what it is built like."""

    key: str = ""
    name: str = ""
    quality: str = "average"
    role: str = "member"
    machine: str = ""
    armour: str = ""
    weapons: tuple[str, ...] = ()
    blades: tuple[str, ...] = ()
    grenades: Annotated[int, msgspec.Meta(ge=0)] = 0
    kits: tuple[str, ...] = ()
    skills: tuple[str, ...] = ()


CardLine = msgspec.defstruct(
    "CardLine",
    [
        (
            field.name,
            Name | None if field.name == "name" else field.type,
            None if field.name == "name" else field.default,
        )
        for field in msgspec.structs.fields(Card)
    ],
    frozen=True,
    forbid_unknown_fields=True,
)
"""A figure as a book writes it, with its name in several languages if it likes."""


class WeaponLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the weapon table: ranges and radius in centimetres, damage as dice such as 2D8+1D6."""

    key: Text
    category: Category
    rate: Rate
    damage: Text
    point_blank: Centimetres
    short: Centimetres
    long: Centimetres
    cost: Cost
    name: Name | None = None
    radius: Centimetres = 0
    traits: tuple[Text, ...] = ()


class MachineLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A machine: the class that it counts as, its dice in close combat, what it resists, and its cost.

    `major` and `critical` say how far above its resistance a wound must be to be such damage, if not as usual.
    """

    key: Text
    like: MachineClass
    attack: Text
    damage: Text
    resistance: Annotated[int, msgspec.Meta(ge=2, le=30)]
    cost: Cost
    name: Name | None = None
    major: Annotated[int, msgspec.Meta(ge=1, le=20)] | None = None
    critical: Annotated[int, msgspec.Meta(ge=2, le=30)] | None = None


class LimitLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A limit of how forces are made up."""

    key: Limit
    value: Annotated[int, msgspec.Meta(ge=0, le=1000)]


class PriceLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What something costs."""

    key: Priced
    cost: Cost


def _printed() -> Source:
    """The weapon lines and machines of the catalogue as a book."""
    entries = [entry.value for entry in CATALOGUE.entries.values() if entry.id.startswith("CBZ-WEAP-")]
    weapons = [{"key": key, **line} for value in entries if isinstance(value, dict) for key, line in value.items()]
    machines: list[dict[str, Any]] = [{**line, "like": line["key"]} for line in CATALOGUE.numbers["machine_class"]]
    return Source(SHEET, {"name": "Combat Zone", "weapon": weapons, "machine": machines}, "catalogue.toml")


SHELF = Shelf(
    game="combatzone",
    box=FOLDER / "rosters",
    parts={
        "weapon": WeaponLine,
        "machine": MachineLine,
        "price": PriceLine,
        "limit": LimitLine,
        "armour": ArmourLine,
        "kit": KitLine,
        "skill": SkillLine,
        "trait": TraitLine,
        "card": CardLine,
        **part(MissionSheet),
    },
    rule="CBZ-FORCE-02",
    given={SHEET: _printed()},
)
