"""How an army book is written: the record of each of its tables, and where the books that come with the game lie."""

import tomllib
from typing import Annotated, Literal, TypeAlias

import msgspec

from escarmouche.games.trauma.data import FOLDER
from escarmouche.games.trauma.rules.lists import profile
from escarmouche.games.trauma.rules.lists.own_rules import EffectLine
from escarmouche.games.trauma.rules.mission_sheet import MissionSheet
from escarmouche.rules.books.fitting import Name, Text
from escarmouche.rules.books.gathering import Shelf
from escarmouche.rules.missions import part

Score: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30)]
Cost: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
More: TypeAlias = Annotated[int, msgspec.Meta(ge=-5, le=5)]
Centimetres: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=200)]
Grade: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=3)]
Specialist: TypeAlias = Literal["medic", "mechanic", "sapper"]
Choice: TypeAlias = Literal["heavy", "specialist", "sniper", "companion", "skill"]
BodyKey: TypeAlias = Literal["small", "medium", "large", "walker", "antigrav", "wheeled"]
Class: TypeAlias = Literal["infantry", "armour"]


class WeaponLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the weapons table; without a precision it is for close combat.

    `plus` is the precision "+", `limited` a precision in brackets, `steady` the second precision of a sniper's weapon;
    `area` 0 stands for a dash.
    """

    name: Name
    key: Text | None = None
    precision: Score | None = None
    plus: bool = False
    limited: bool = False
    steady: Score | None = None
    rate: Count = 1
    area: Score = 0
    force: Score = 1
    damage: Count = 1
    skills: tuple[Text, ...] = ()


class RankLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is usual for a rank: models at normal and extended strength and their cost; for armour how many vehicles.

    `each` says that every vehicle of a unit is paid.
    """

    key: profile.Rank
    strength: Count
    cost: Cost
    extended: Count = 1
    extended_cost: Cost = 0
    vehicles: Score = 0
    each: bool = False


class GradeLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A grade of officers."""

    key: Grade
    command: Score
    cost: Cost


class PriceLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one of the usual choices costs."""

    key: Choice
    cost: Cost


class BodyLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The standard body of a size, or of a huge one by its drive."""

    key: BodyKey
    base: Centimetres
    height: Centimetres
    hover: Centimetres = 0


class RuleLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special rule of one's own: skills that it comes to, what it adds to the numbers of whoever has it, and effects.

    A rule that adds nothing is kept as text without effect.
    """

    key: Text
    name: Name
    text: str = ""
    grants: tuple[profile.Skill, ...] = ()
    movement: Annotated[float, msgspec.Meta(ge=-20, le=20)] = 0
    morale: More = 0
    armour: More = 0
    command: More = 0
    effect: tuple[EffectLine, ...] = ()

    @property
    def works(self) -> bool:
        """Whether it has any effect."""
        return bool(self.grants or self.movement or self.morale or self.armour or self.command or self.effect)


class ModelLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """So many models of a unit that carry the same; what is not said is as in the entry."""

    weapons: tuple[Text, ...]
    count: Count = 1
    skills: tuple[Text, ...] = ()
    movement: Centimetres | None = None
    morale: Score | None = None
    armour: Score | None = None


class OptionLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that may be chosen for a unit, with its cost and how often.

    One model gets it, or `each`. `weapons` are carried besides the close combat weapons of the bearer, besides all its
    weapons, or instead of them, as `keeps` says; `unit_skills` are for everybody.
    """

    key: Text
    cost: Cost
    name: Name | None = None
    most: Count = 1
    role: profile.Role = "trooper"
    each: bool = False
    weapons: tuple[Text, ...] = ()
    keeps: Literal["blades", "all", "nothing"] = "blades"
    skills: tuple[Text, ...] = ()
    unit_skills: tuple[Text, ...] = ()

    @property
    def takes_a_model(self) -> bool:
        """Whether one model of the unit becomes another one by it."""
        return not self.each and bool(self.weapons or self.skills)


class EntryLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"kind": "class"}):
    """A unit of an army book; lengths in centimetres.

    What is not said of strength, cost and body is as usual for its rank and its size. `models` says what each model
    carries where that differs. `heavy`, `specialists`, `companions`, `sniper` and `upgrades` may be chosen at the
    usual prices, `options` at their own; `standing` is the grade of an officer who belongs to its composition, and
    `company` are those with which it may share a section, if not everybody.
    """

    key: Text
    name: Name
    rank: profile.Rank
    movement: Centimetres
    morale: Score
    armour: Score
    kind: Class | None = None
    weapons: tuple[Text, ...] = ()
    models: tuple[ModelLine, ...] = ()
    strength: Count | None = None
    cost: Cost | None = None
    extended: Count | None = None
    extended_cost: Cost | None = None
    vehicles: Count | None = None
    size: profile.Size | Literal[""] = ""
    base: Centimetres = 0
    height: Centimetres = 0
    hover: Centimetres = 0
    drive: profile.Drive = ""
    structure: str = ""
    arcs: profile.Arcs = "front-rear"
    arc: tuple[Literal[0, 1], ...] = ()
    skills: tuple[Text, ...] = ()
    heavy: tuple[Text, ...] = ()
    specialists: tuple[Specialist, ...] = ()
    companions: tuple[Text, ...] = ()
    sniper: str = ""
    upgrades: tuple[Text, ...] = ()
    options: tuple[OptionLine, ...] = ()
    grades: tuple[GradeLine, ...] = ()
    standing: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    company: tuple[Text, ...] = ()


SHELF = Shelf(
    game="trauma",
    box=FOLDER / "rosters",
    parts={
        "weapon": WeaponLine,
        "rank": RankLine,
        "grade": GradeLine,
        "price": PriceLine,
        "body": BodyLine,
        "rule": RuleLine,
        "entry": EntryLine,
        **part(MissionSheet),
    },
    rule="TRA-LIST-01",
)
ARMOURY, REFERENCE = "armoury", "reference"
SPELLINGS: dict[str, str] = {
    name.casefold(): key
    for key, names in tomllib.loads((FOLDER / "spellings.toml").read_text(encoding="utf-8")).items()
    for name in names
}
"""The skills by how the books of each language spell them."""
