"""What a unit can do in a close combat, as the keys of its options, and what it has done so far."""

from typing import ClassVar

import msgspec

from escarmouche.engine.ids import ModelId, UnitId
from escarmouche.engine.keys import OptionKey


class Strike(OptionKey, frozen=True):
    """A salvo of blows at a unit."""

    salvo: str
    target: UnitId


class Assault(OptionKey, frozen=True):
    """A suicide assault on armour."""

    word: ClassVar[str] = "assault"
    target: UnitId


class Charge(OptionKey, frozen=True):
    """A demolition man places a charge at somebody."""

    word: ClassVar[str] = "demolition"
    model: ModelId
    victim: ModelId


class Used(msgspec.Struct):
    """What a unit has used in this fight: its salvos, its assault, the men who placed charges, and whoever struck."""

    salvos: list[str] = []
    assaulted: bool = False
    charged: list[ModelId] = []
    struck: list[ModelId] = []

    def copy(self) -> "Used":
        """A copy that later changes leave as it is."""
        return Used(list(self.salvos), self.assaulted, list(self.charged), list(self.struck))
