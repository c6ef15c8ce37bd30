"""Quality: one modifier for reactions, shooting and close combat."""

from escarmouche.core.rulebook import rule
from escarmouche.games.combatzone.state import Figure
from escarmouche.games.combatzone.zone import NUMBERS, Zone

MODIFIERS: dict[str, int] = {line["key"]: line["modifier"] for line in NUMBERS["quality"]}
ELITE = "elite"


@rule("CBZ-GEN-07", instead=lambda quality: "average", always=True)
def counts_as(quality: str) -> str:
    """A hero counts as Elite wherever a quality is asked for."""
    return ELITE if quality == "hero" else quality


@rule("CBZ-GEN-06", otherwise=0)
def modifier_of(quality: str) -> int:
    """Green -1, Average 0, Veteran +1, Elite +2."""
    return MODIFIERS[counts_as(quality) if quality == "hero" else quality]


def quality_modifier(zone: Zone, figure: Figure) -> int:
    """The modifier of a figure."""
    return modifier_of(zone.card(figure).quality)
