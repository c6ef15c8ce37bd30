"""Wounds: the roll of the damage dice against a resistance, and what comes of it."""

from collections.abc import Sequence

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.combatzone.rules.dice import Dice, added, roll
from escarmouche.games.combatzone.rules.events.shots import WoundRolled
from escarmouche.games.combatzone.rules.fates import eliminate
from escarmouche.games.combatzone.rules.machines import damage, wound_modifiers
from escarmouche.games.combatzone.rules.quality import quality_apart
from escarmouche.games.combatzone.rules.reactions import has_no_nerves, panic
from escarmouche.games.combatzone.rules.state import NO_FIGURE, Figure
from escarmouche.games.combatzone.rules.toughness import armour_against_shots, resistance
from escarmouche.games.combatzone.rules.zone import NUMBERS, Zone

KILLED, PANICKED, UNHURT, DAMAGED = "killed", "panicked", "unhurt", "damaged"
PANICKED_BY: list[int] = NUMBERS["shooting_panic_short_by"]


# What a total means


@rule("CBZ-WND-02", otherwise=False)
def kills(number: int, needed: int) -> bool:
    """A total that reaches the resistance eliminates."""
    return number >= needed


@rule("CBZ-WND-03", otherwise=False)
def panics(short: int) -> bool:
    """A total short of the resistance by 1 to 3 makes the target panic."""
    least, most = PANICKED_BY
    return least <= short <= most


@rule("CBZ-WND-04", always=True)
def missed_by_far() -> str:
    """A total that is shorter still has no effect."""
    return UNHURT


def result_of(zone: Zone, figure: Figure, number: int) -> str:
    """What a wound roll does to a figure."""
    needed = resistance(zone, figure)
    if zone.card(figure).machine and number >= needed:
        return DAMAGED
    if has_no_nerves(zone, figure):
        return UNHURT
    return effect(number, needed)


def effect(number: int, needed: int) -> str:
    """What a wound roll does to a fighter."""
    if kills(number, needed):
        return KILLED
    return PANICKED if panics(needed - number) else missed_by_far()


def hurt(zone: Zone, figure: Figure, number: int, by: Figure | None, *rules: RuleId, cause: str = "shot") -> str:
    """What the total of a wound roll does to a figure happens; answered is what that was."""
    result = result_of(zone, figure, number)
    if result == KILLED:
        eliminate(zone, figure, cause, *(rules or ("CBZ-WND-02",)))
    elif result == PANICKED:
        panic(zone, figure, *(rules or ("CBZ-WND-03",)))
    elif result == DAMAGED:
        damage(zone, figure, number - resistance(zone, figure))
    return result


# The roll


def wound_reasons(zone: Zone, figure: Figure, by: Figure | None, *more: Reason | None) -> list[Reason]:
    """What counts in a wound roll against a figure: cover and range as given, armour, the damage of machines."""
    armour = None if zone.card(figure).machine else armour_against_shots(zone, figure)
    found = (*more, armour, quality_apart(zone, by), *wound_modifiers(zone, figure))
    return [reason for reason in found if reason is not None and reason.value]


@rule("CBZ-WND-01", otherwise=UNHURT, always=True)
def wound(
    zone: Zone, figure: Figure, dice: Dice, reasons: Sequence[Reason], by: Figure | None = None, cause: str = "shot"
) -> str:
    """For a hit the damage dice are rolled and modified by cover, armour and range; answered is what came of it."""
    faces = roll(zone, dice, "CBZ-WND-01", "wound")
    number = added(faces, reasons)
    zone.tell(
        WoundRolled(
            figure=NO_FIGURE if by is None else by.id,
            target=figure.id,
            cause=cause,
            dice=tuple(faces),
            total=number,
            resistance=resistance(zone, figure),
            result=result_of(zone, figure, number),
            reasons=tuple(reasons),
        )
    )
    return hurt(zone, figure, number, by, cause=cause)
