"""Dice: what 2D8+1D6 means, rolling and adding it up, and the modifier of quality."""

import re
from collections.abc import Sequence
from typing import TypeAlias

from escarmouche.engine.reasons import Reason, total
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle, Purpose
from escarmouche.games.combatzone.rules.state import Figure

Dice: TypeAlias = tuple[tuple[int, int], ...]
"""Pairs of how many dice and how many sides."""
TERM = re.compile(r"(\d+)D(\d+)")


def parsed(written: str) -> Dice:
    """The dice that a text like 2D8+1D6 stands for."""
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


MODIFIERS: dict[str, int] = {line["key"]: line["modifier"] for line in NUMBERS["quality"]}
ELITE = "elite"


@rule("CBZ-GEN-07", always=True)
def counts_as(quality: str) -> str:
    """A hero counts as Elite wherever a quality is asked for."""
    return ELITE if quality == "hero" else quality


@rule("CBZ-GEN-06", otherwise=0)
def modifier_of(quality: str) -> int:
    """Green -1, Average 0, Veteran +1, Elite +2."""
    return MODIFIERS[counts_as(quality) if quality == "hero" else quality]


def quality_modifier(battle: Battle, figure: Figure) -> int:
    """The modifier of a figure's quality."""
    return modifier_of(battle.card(figure).quality)


def quality_apart(battle: Battle, figure: Figure | None) -> Reason | None:
    """What quality adds to a wound or technology roll; None, since the catalogue keeps it out of them."""
    if CATALOGUE.holds("CBZ-GEN-13") or figure is None:
        return None
    value = quality_modifier(battle, figure)
    return Reason(value, "CBZ-GEN-13", "reason-quality") if value else None
