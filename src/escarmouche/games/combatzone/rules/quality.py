"""Quality: one modifier for reactions, shooting and close combat."""

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle
from escarmouche.games.combatzone.rules.state import Figure

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
    """The modifier of a figure."""
    return modifier_of(battle.card(figure).quality)


def by_skill(battle: Battle, figure: Figure | None) -> Reason | None:
    """What quality would add to a wound or technology roll, if it did."""
    value = 0 if figure is None else quality_modifier(battle, figure)
    return Reason(value, "CBZ-GEN-13", "reason-quality") if value else None


@rule("CBZ-GEN-13", always=True)
def quality_apart(battle: Battle, figure: Figure | None) -> Reason | None:
    """Quality is added neither to wound rolls nor to technology rolls."""
    return None
