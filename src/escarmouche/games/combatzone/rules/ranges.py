"""Range bands: how far a target is for a weapon, and what that does to the roll."""

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import rule
from escarmouche.games.combatzone.rules.measure import within
from escarmouche.games.combatzone.rules.profile import Weapon

POINT_BLANK, SHORT, LONG, OUT = "point_blank", "short", "long", "out"


@rule("CBZ-SHOOT-08")
def band_of(weapon: Weapon, distance: float) -> str:
    """The three distances of a weapon are upper limits: point blank, short, long, and out of range beyond."""
    for band, limit in ((POINT_BLANK, weapon.point_blank), (SHORT, weapon.short), (LONG, weapon.long)):
        if within(distance, limit):
            return band
    return OUT


@rule("CBZ-HIT-06")
def short_range(band: str) -> Reason | None:
    """Short range adds 1."""
    return Reason(1, "CBZ-HIT-06", "reason-short") if band == SHORT else None


@rule("CBZ-HIT-08")
def point_blank(band: str) -> Reason | None:
    """Point blank adds 2."""
    return Reason(2, "CBZ-HIT-08", "reason-point-blank") if band == POINT_BLANK else None


@rule("CBZ-HIT-10", always=True)
def band_reasons(band: str) -> list[Reason | None]:
    """Only the band in which the target lies counts in a to-hit roll."""
    return [point_blank(band), short_range(band)]


@rule("CBZ-WND-13")
def point_blank_wound(band: str) -> Reason | None:
    """Point blank adds 1 to the wound roll of a shot."""
    return Reason(1, "CBZ-WND-13", "reason-point-blank") if band == POINT_BLANK else None
