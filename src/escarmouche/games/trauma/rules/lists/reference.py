"""The reference weapons and fighters, and the standard bodies that go with the sizes."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.battle import centimetres
from escarmouche.games.trauma.rules.lists.profile import Weapon
from escarmouche.games.trauma.rules.lists.shelf import (
    ARMOURY,
    REFERENCE,
    SHELF,
    BodyLine,
    GradeLine,
    RankLine,
    WeaponLine,
)
from escarmouche.rules.books.fitting import plain_name
from escarmouche.rules.books.gathering import Stock, gather

MEDIUM = (2_500, 3_000, 0)
AS_A_CARD = ("rank", "drive", "structure", "movement", "morale", "armour", "weapons")
"""What the card of a reference fighter says."""


@cache
def _stock(key: str) -> Stock:
    return gather(SHELF.ready(key), SHELF)


def weapon_of(line: WeaponLine) -> Weapon:
    """A weapon of a book as it enters play."""
    own = {field: getattr(line, field) for field in Weapon.__struct_fields__ if field not in ("name", "skills")}
    return Weapon(name=plain_name(line.name), skills=frozenset(line.skills), **own)


@cache
def _weapons() -> Mapping[str, Weapon]:
    return {key: weapon_of(line) for key, line in _stock(ARMOURY).fitted("weapon", WeaponLine).items()}


@rule("TRA-LIST-05", always=True, otherwise={})
def weapons() -> Mapping[str, Weapon]:
    """The reference weapons by their names."""
    return _weapons()


@rule("TRA-LIST-06", "TRA-PROF-04", always=True, otherwise={})
def fighters() -> Mapping[str, Mapping[str, Any]]:
    """The reference fighters by their names, as a case writes them."""
    return _fighters()


@cache
def _fighters() -> Mapping[str, Mapping[str, Any]]:
    entries = {key: written.table for key, written in _stock(REFERENCE).tables["entry"].items()}
    return {
        key: {field: table[field] for field in AS_A_CARD if field in table}
        | ({"bulk": table["size"]} if "size" in table else {})
        for key, table in entries.items()
    }


@cache
def ranks() -> Mapping[str, RankLine]:
    """What is usual for each rank."""
    return _stock(ARMOURY).fitted("rank", RankLine)


@cache
def grades() -> Mapping[str, GradeLine]:
    """What is usual for each grade of officers."""
    return _stock(ARMOURY).fitted("grade", GradeLine)


@cache
def bodies() -> Mapping[str, BodyLine]:
    """The standard bodies."""
    return _stock(ARMOURY).fitted("body", BodyLine)


def usual_strength(rank: str) -> int:
    """How many models a unit of a rank has at normal strength."""
    return ranks()[rank].strength


@rule("TRA-SIZE-06", otherwise=MEDIUM, always=True)
def standard_body(size: str, drive: str = "", known: Mapping[str, BodyLine] | None = None) -> tuple[int, int, int]:
    """Every size has a standard body: its base, its height, and where it begins above the base."""
    standard = known or bodies()
    body = standard[size if size in standard else drive or "walker"]
    return centimetres(body.base), centimetres(body.height), centimetres(body.hover)
