"""What stands on a unit's card: its fighters, their weapons and skills; and an army of such units."""

from functools import cached_property
from typing import Literal, TypeAlias, get_args

import msgspec

from escarmouche.engine.ids import Length
from escarmouche.games.trauma.rules.lists.own_rules import OwnEffect

Rank: TypeAlias = Literal["irregular", "regular", "elite", "recon", "support", "heavy"]
Drive: TypeAlias = Literal["", "walker", "antigrav", "wheeled"]
Size: TypeAlias = Literal["small", "medium", "large", "huge"]
Role: TypeAlias = Literal["trooper", "officer", "heavy", "specialist", "sniper"]
Arcs: TypeAlias = Literal["front-rear", "left-right"]
Section: TypeAlias = Literal["assault", "reinforcement"]
Skill: TypeAlias = Literal[
    "medical_armour", "self_repair", "demolition", "concealment", "guerrilla", "warrior", "experienced_officer",
    "jump_pack", "reinforcement", "repair", "resistance", "heal", "skirmishers",
]  # fmt: skip
RANKS: tuple[Rank, ...] = get_args(Rank)
ARMOUR_RANKS = RANKS[3:]
DRIVES: tuple[Drive, ...] = get_args(Drive)[1:]
WITH_ARCS = DRIVES[1:]
"""Armour whose weapons fire into one half each."""
SIZES: tuple[Size, ...] = get_args(Size)
ROLES: tuple[Role, ...] = get_args(Role)
ARCS: tuple[Arcs, ...] = get_args(Arcs)
SECTIONS: tuple[Section, ...] = get_args(Section)
SKILLS: frozenset[Skill] = frozenset(get_args(Skill))
WEAPON_SKILLS = frozenset({"sniper", "lock_on"})


class Weapon(msgspec.Struct, frozen=True):
    """A weapon; without a precision it is for close combat.

    `plus` is the precision "+", `limited` a precision in brackets, `steady` the second precision of a sniper's weapon.
    `area` 0 stands for a dash.
    """

    name: str
    rate: int = 1
    force: int = 1
    damage: int = 1
    precision: int | None = None
    plus: bool = False
    limited: bool = False
    steady: int | None = None
    area: int = 0
    skills: frozenset[str] = frozenset()

    @property
    def notation(self) -> str:
        """Precision, Rate, Area, Force and Damage as an army book prints them."""
        precision = "+" if self.plus else "-" if self.precision is None else str(self.precision)
        if self.steady is not None:
            precision += f" and {self.steady}"
        written = f"[{precision}]" if self.limited else precision
        return f"{written}/{self.rate}/{self.area or '-'}/{self.force}/{self.damage}"


class Kit(msgspec.Struct, frozen=True):
    """One fighter: what it is in its unit, its weapons (indices of the unit's, one for each copy), skills and scores.

    `standing` says that an officer belongs to the unit's ordinary composition; `instead` is the grade of such an
    officer whose place another has taken, `instead_command` his Command if that is not his grade. `own` are
    the names of the rules of a book of somebody's own that he has.
    """

    role: Role = "trooper"
    weapons: tuple[int, ...] = ()
    skills: frozenset[str] = frozenset()
    movement: Length = 12_000
    morale: int = 1
    armour: int = 1
    grade: int = 0
    command: int = 0
    standing: bool = False
    instead: int = 0
    instead_command: int = 0
    own: tuple[str, ...] = ()

    def ordinary(self) -> "Kit":
        """The officer whose place this one has taken."""
        command = self.instead_command or self.instead
        return msgspec.structs.replace(self, grade=self.instead, command=command, standing=True, instead=0)


class OwnRule(msgspec.Struct, frozen=True):
    """A special rule of a book of somebody's own; one that does not work is only shown.

    `effects` are what it does on occasion; all else that it does is in the kits and skills already.
    """

    name: str
    text: str = ""
    works: bool = False
    effects: tuple[OwnEffect, ...] = ()


class UnitProfile(msgspec.Struct, frozen=True, dict=True):
    """A unit as it enters play: one kit for each model, the leader's first; lengths in thousandths of a centimetre.

    `drive` and `structure` (in ticking order, ending in X) are those of armour. `hover` is where the body begins above
    its base. `arcs` says which halves the weapons of a vehicle fire into and `arc` for each weapon which half, 0 or 1.
    `skills` are those of the whole unit. `extended` says that it has its extended strength; `returning` are the kits
    with which it comes back by the skill Reinforcement. What `own_rules` do at all times is in the kits already.
    """

    key: str
    name: str
    rank: Rank
    cost: int
    kits: tuple[Kit, ...]
    weapons: tuple[Weapon, ...]
    size: Size = "medium"
    base: Length = 2_500
    height: Length = 3_000
    hover: Length = 0
    drive: Drive = ""
    structure: str = ""
    arcs: Arcs = "front-rear"
    arc: tuple[int, ...] = ()
    skills: frozenset[str] = frozenset()
    section: Section = "assault"
    extended: bool = False
    returning: tuple[int, ...] = ()
    own_rules: tuple[OwnRule, ...] = ()

    @property
    def armoured(self) -> bool:
        """Whether it is armour."""
        return self.rank in ARMOUR_RANKS

    @cached_property
    def weapon_types(self) -> tuple[int, ...]:
        """For each weapon the first of the unit with the same name, the same numbers and the same arc."""
        arcs = self.arc if self.drive in WITH_ARCS and self.arc else (0,) * len(self.weapons)
        kinds = list(zip(self.weapons, arcs, strict=True))
        return tuple(kinds.index(kind) for kind in kinds)


class Army(msgspec.Struct, frozen=True):
    """One player's army as it enters play."""

    name: str
    book: str
    units: tuple[UnitProfile, ...]

    @property
    def cost(self) -> int:
        """What it is worth in army points."""
        return sum(unit.cost for unit in self.units)
