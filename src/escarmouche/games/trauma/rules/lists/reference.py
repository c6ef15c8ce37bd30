"""The reference weapons and fighters, and the standard bodies that go with the sizes."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.data import FOLDER
from escarmouche.games.trauma.rules.lists.profile import Weapon

BODIES = {
    "small": (2_500, 1_800, 0),
    "medium": (2_500, 3_000, 0),
    "large": (4_000, 4_000, 0),
    "walker": (6_000, 6_000, 0),
    "antigrav": (6_000, 6_000, 3_000),
    "wheeled": (8_000, 4_000, 0),
}
"""Base, top of the body and bottom of the body above the base; huge bodies by their drive."""


@cache
def _data() -> Mapping[str, Any]:
    return tomllib.loads((FOLDER / "reference.toml").read_text(encoding="utf-8"))


@cache
def _weapons() -> Mapping[str, Weapon]:
    return {name: msgspec.convert({"name": name, **line}, Weapon) for name, line in _data()["weapon"].items()}


@rule("TRA-LIST-05", always=True, otherwise={})
def weapons() -> Mapping[str, Weapon]:
    """The reference weapons by their names."""
    return _weapons()


@rule("TRA-LIST-06", "TRA-PROF-04", always=True, otherwise={})
def fighters() -> Mapping[str, Mapping[str, Any]]:
    """The reference fighters by their names, as a list writes them."""
    found: Mapping[str, Mapping[str, Any]] = _data()["fighter"]
    return found


@rule("TRA-SIZE-06", otherwise=BODIES["medium"], always=True)
def standard_body(size: str, drive: str = "") -> tuple[int, int, int]:
    """Every size has a standard body: its base, its height, and where it begins above the base."""
    return BODIES[size if size in BODIES else drive or "walker"]
