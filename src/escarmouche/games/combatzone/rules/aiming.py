"""To-hit rolls: what counts, and when a shot hits."""

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.battle import Battle
from escarmouche.games.combatzone.rules.quality import quality_modifier
from escarmouche.games.combatzone.rules.ranges import band_reasons
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.systems import confusion
from escarmouche.games.combatzone.rules.weapons import AIMED

HITS_FROM = 6
MISS, HIT = 1, 6


# The die


@rule("CBZ-HIT-02", otherwise=False)
def always_misses(die: int) -> bool:
    """A natural 1 misses whatever the total."""
    return die == MISS


@rule("CBZ-HIT-03", otherwise=False)
def always_hits(die: int) -> bool:
    """A natural 6 hits whatever the total."""
    return die == HIT


@rule("CBZ-HIT-01", otherwise=False, always=True)
def reaches(number: int) -> bool:
    """A total of 6 or more hits."""
    return number >= HITS_FROM


def is_hit(die: int, number: int) -> bool:
    """Whether a shot hits with this die and this total."""
    enough = reaches(number)
    return not always_misses(die) and (always_hits(die) or enough)


# What counts


@rule("CBZ-HIT-09")
def by_quality(battle: Battle, figure: Figure) -> Reason | None:
    """The quality of the shooter counts in each to-hit roll."""
    value = quality_modifier(battle, figure)
    return Reason(value, "CBZ-HIT-09", "reason-quality") if value else None


@rule("CBZ-HIT-05", "CBZ-REACT-19")
def trembling(figure: Figure) -> Reason | None:
    """A panicked shooter loses 1."""
    return Reason(-1, "CBZ-HIT-05", "reason-panicked") if figure.reaction == "panicked" else None


def confused(figure: Figure) -> Reason | None:
    """Damaged software spoils the aim of a machine."""
    value = confusion(figure)
    return Reason(value, "CBZ-MACH-16", "reason-software") if value else None


@rule("CBZ-HIT-04", "CBZ-ACT-19")
def lying_low(target: Figure) -> Reason | None:
    """A target that has taken cover is harder to hit by 1."""
    return Reason(-1, "CBZ-HIT-04", "reason-taken-cover") if target.covered else None


@rule("CBZ-HIT-07")
def aimed(how: str) -> Reason | None:
    """An aimed shot adds 2."""
    return Reason(2, "CBZ-HIT-07", "reason-aimed") if how == AIMED else None


@rule("CBZ-HIT-12", always=True)
def terrain_apart(battle: Battle, figure: Figure, target: Figure) -> Reason | None:
    """Only whoever has taken cover is harder to hit: terrain works on the wound roll alone."""
    return None


@rule("CBZ-HIT-11", always=True)
def armour_apart(battle: Battle, target: Figure) -> Reason | None:
    """Armour does not spoil the aim."""
    return None


def shooter_reasons(battle: Battle, figure: Figure) -> list[Reason]:
    """What the shooter himself brings to a to-hit roll: quality, panic, damage."""
    found = (by_quality(battle, figure), trembling(figure), confused(figure))
    return [reason for reason in found if reason is not None]


def hit_reasons(battle: Battle, figure: Figure, target: Figure, how: str, band: str) -> list[Reason]:
    """Everything that counts in a to-hit roll."""
    found = (
        *band_reasons(band),
        aimed(how),
        lying_low(target),
        terrain_apart(battle, figure, target),
        armour_apart(battle, target),
    )
    return [*shooter_reasons(battle, figure), *(reason for reason in found if reason is not None)]
