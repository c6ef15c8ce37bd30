"""What special rules of one's own do beyond skills and numbers: how a book writes it, and how it is played."""

from collections.abc import Iterator
from typing import Annotated, Literal, TypeAlias

import msgspec

from escarmouche.engine.reasons import remark
from escarmouche.rules.books.effects import Oddity, misused

Does: TypeAlias = Literal["precision", "rate", "force", "damage", "reroll"]
Rerolled: TypeAlias = Literal["precision", "morale"]
Condition: TypeAlias = Literal["shooting", "melee", "infantry", "vehicles", "supported", "alert"]
More: TypeAlias = Annotated[int, msgspec.Meta(ge=-5, le=5)]
Range: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=20)]
Turn: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=30)]

SHOTS = {"shooting", "supported", "alert"}
CIRCUMSTANCES = ("when", "within", "beyond", "turns", "once")


class EffectLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One effect of a rule, and the circumstances in which alone it works; distances are Ranges."""

    does: Does
    amount: More | None = None
    roll: Rerolled | None = None
    when: tuple[Condition, ...] = ()
    within: Range | None = None
    beyond: Range | None = None
    turns: tuple[Turn, ...] = ()
    once: bool = False


class OwnEffect(msgspec.Struct, frozen=True, omit_defaults=True):
    """One effect in play; -1 is no limit of the Range."""

    does: Does
    amount: int = 0
    roll: Rerolled | Literal[""] = ""
    when: tuple[Condition, ...] = ()
    within: int = -1
    beyond: int = -1
    turns: tuple[int, ...] = ()
    once: bool = False


def played(line: EffectLine) -> OwnEffect:
    """An effect as it is played."""
    within, beyond = (-1 if limit is None else limit for limit in (line.within, line.beyond))
    return OwnEffect(line.does, line.amount or 0, line.roll or "", line.when, within, beyond, line.turns, line.once)


def oddities(effects: tuple[EffectLine, ...]) -> Iterator[Oddity]:
    """Everything in some effects with which nobody can play."""
    for at, effect in enumerate(effects):
        needs = ("roll",) if effect.does == "reroll" else ("amount",)
        for one in misused(effect, effect.does, ("amount", "roll"), needs):
            yield one.within("effect", at)
        for field in CIRCUMSTANCES if effect.roll == "morale" else ():
            given = getattr(effect, field)
            if given not in (None, (), False):
                yield Oddity(("effect", at, field), str(given), remark("right-no-circumstances"))
        if "melee" in effect.when and of_shots(effect):
            yield Oddity(("effect", at, "when"), "melee", remark("right-no-melee"))


def of_shots(effect: EffectLine) -> bool:
    """Whether an effect is about what only shots have: precision, a Range, and being supported or in alert."""
    ranged = effect.within is not None or effect.beyond is not None
    return effect.does == "precision" or effect.roll == "precision" or ranged or bool(SHOTS & {*effect.when})
