"""Dice: what 2D8+1D6 means, rolling it, and adding it up."""

import re
from collections.abc import Sequence
from typing import TypeAlias

from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.combatzone.rules.battle import Battle, Purpose

Dice: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of how many dice and how many sides."""
TERM = re.compile(r"(\d+)D(\d+)")


def parsed(written: str) -> Dice:
    """Dice as they are written in the tables: 2D8+1D6."""
    return tuple((int(count), int(sides)) for count, sides in TERM.findall(written))


def written(dice: Dice) -> str:
    """Dice as the tables write them."""
    return "+".join(f"{count}D{sides}" for count, sides in dice)


def roll(battle: Battle, dice: Dice, number: RuleId, purpose: Purpose) -> list[int]:
    """The faces of all dice, in the order in which they are written."""
    return [face for count, sides in dice for face in battle.roll(count, number, purpose, sides)]


@rule("CBZ-GEN-08", always=True)
def together(reasons: Sequence[Reason]) -> int:
    """All modifiers that apply are added together, each once."""
    return total(list(reasons))


@rule("CBZ-GEN-03", always=True)
def added(faces: Sequence[int], reasons: Sequence[Reason]) -> int:
    """Dice are summed and modified; the total may be zero or less."""
    return sum(faces) + together(reasons)
