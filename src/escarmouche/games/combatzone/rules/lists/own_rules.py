"""Skills, traits and armour of one's own: how a book writes them, out of the effects that the game has."""

import re
from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias, get_args

import msgspec

from escarmouche.engine.reasons import remark
from escarmouche.rules.books.effects import Oddity, misused
from escarmouche.rules.books.fitting import Name, Text

Does: TypeAlias = Literal["modifier", "damage", "range", "jams", "action points", "move", "resistance"]
OwnRoll: TypeAlias = Literal[
    "to hit", "to be hit", "wound", "to be wounded", "attack", "reaction", "technology", "first aid"
]
Condition: TypeAlias = Literal[
    "shot", "blast", "blow", "single", "burst", "aimed", "point blank", "short", "long", "machine", "fighter",
    "panicked",
]  # fmt: skip
Immunity: TypeAlias = Literal["panic", "rout", "fire"]
Price: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1000)]
More: TypeAlias = Annotated[int, msgspec.Meta(ge=-10, le=10)]
Cover: TypeAlias = Annotated[int, msgspec.Meta(ge=-10, le=0)]
Reach: TypeAlias = Annotated[float, msgspec.Meta(ge=1, le=20)]

TAKES: dict[str, frozenset[str]] = {
    "modifier": frozenset({"roll", "amount"}),
    "damage": frozenset({"dice"}),
    "jams": frozenset(),
    **dict.fromkeys(("range", "action points", "move", "resistance"), frozenset({"amount"})),
}
"""What each effect needs."""
FIELDS = ("roll", "amount", "dice")
OF_WEAPONS: tuple[Does, ...] = ("modifier", "damage", "range", "jams")
OF_FIGURES: tuple[Does, ...] = ("modifier", "action points", "move", "resistance")
ROLLS_OF_WEAPONS: tuple[OwnRoll, ...] = ("to hit", "wound")
BANDS = ("point blank", "short", "long")
KNOWN: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("to hit", "to be hit"), ("single", "burst", "aimed", *BANDS, "machine", "fighter", "panicked")),
    **dict.fromkeys(("wound", "to be wounded"), ("shot", "blast", "blow", *BANDS, "machine", "fighter", "panicked")),
    **dict.fromkeys(("attack", "reaction", "technology", "first aid"), ("panicked",)),
}
"""The circumstances that each roll knows."""


class EffectLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect of a skill or a trait, and the circumstances in which alone it works."""

    does: Does
    roll: OwnRoll | None = None
    amount: More | None = None
    dice: Text | None = None
    when: tuple[Condition, ...] = ()


class SkillLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A skill of one's own with its price; one that does nothing is kept as text without effect."""

    key: Text
    name: Name | None = None
    text: str = ""
    cost: Price = 0
    immune: tuple[Immunity, ...] = ()
    effect: tuple[EffectLine, ...] = ()


class TraitLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A trait of weapons of one's own; one that does nothing is kept as text without effect."""

    key: Text
    name: Name | None = None
    text: str = ""
    effect: tuple[EffectLine, ...] = ()


class KitLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kit of one's own with its price: the printed one as which it counts, and what it does besides."""

    key: Text
    like: Text
    cost: Price
    name: Name | None = None
    text: str = ""
    effect: tuple[EffectLine, ...] = ()


class ArmourLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An armour of one's own: what it takes from the wound rolls of shots and blows, how far one moves in it."""

    key: Text
    cost: Price
    shots: Cover
    blows: Cover = 0
    reach: Reach | None = None
    name: Name | None = None


class OwnEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect in play."""

    does: Does
    roll: OwnRoll | Literal[""] = ""
    amount: int = 0
    when: tuple[Condition, ...] = ()


class OwnRule(msgspec.Struct, frozen=True, omit_defaults=True):
    """A skill or trait of one's own in play: a card says all of it, so that no book is needed any more."""

    name: str
    text: str = ""
    immune: tuple[Immunity, ...] = ()
    effects: tuple[OwnEffect, ...] = ()
    folded: bool = False
    """Whether something of it stands in the numbers of its weapon, or among the kits, already."""
    kit: str = ""
    """The kit that it is: once that is broken, it does nothing more."""

    @property
    def works(self) -> bool:
        """Whether it has any effect."""
        return bool(self.immune or self.effects or self.folded)


def oddities(line: SkillLine | TraitLine | KitLine, dice: re.Pattern[str]) -> Iterator[Oddity]:
    """Everything in a skill, trait or kit with which nobody can play; `dice` tells whether a text names dice."""
    of_weapons = isinstance(line, TraitLine)
    allowed = OF_WEAPONS if of_weapons else OF_FIGURES
    rolls = ROLLS_OF_WEAPONS if of_weapons else get_args(OwnRoll)
    for at, effect in enumerate(line.effect):
        found = list(misused(effect, effect.does, FIELDS, TAKES[effect.does]))
        if effect.does not in allowed:
            found = [Oddity(("does",), effect.does, allowed)]
        elif effect.roll is not None and effect.roll not in rolls:
            found.append(Oddity(("roll",), effect.roll, rolls))
        if effect.dice is not None and not dice.fullmatch(effect.dice):
            found.append(Oddity(("dice",), effect.dice, remark("right-dice")))
        knows = KNOWN.get(effect.roll or "", ())
        for place, word in enumerate(effect.when):
            if word not in knows:
                found.append(Oddity(("when", place), word, knows or remark("right-no-circumstances")))
        for one in found:
            yield one.within("effect", at)
