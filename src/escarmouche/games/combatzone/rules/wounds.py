"""Wounds: the roll of the damage dice against a resistance, and what comes of it."""

from collections.abc import Sequence

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle
from escarmouche.games.combatzone.rules.dice import Dice, added, roll
from escarmouche.games.combatzone.rules.events.shots import WoundRolled
from escarmouche.games.combatzone.rules.fates import eliminate
from escarmouche.games.combatzone.rules.machines import damage, wound_modifiers
from escarmouche.games.combatzone.rules.quality import quality_apart
from escarmouche.games.combatzone.rules.reactions import has_no_nerves, panic
from escarmouche.games.combatzone.rules.state import NO_FIGURE, Figure
from escarmouche.games.combatzone.rules.toughness import armour_against_shots, resistance

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


def result_of(battle: Battle, figure: Figure, number: int) -> str:
    """What a wound roll does to a figure."""
    needed = resistance(battle, figure)
    if battle.card(figure).machine and number >= needed:
        return DAMAGED
    if has_no_nerves(battle, figure):
        return UNHURT
    return effect(number, needed)


def effect(number: int, needed: int) -> str:
    """What a wound roll does to a fighter."""
    if kills(number, needed):
        return KILLED
    return PANICKED if panics(needed - number) else missed_by_far()


def hurt(battle: Battle, figure: Figure, number: int, by: Figure | None, *rules: RuleId, cause: str = "shot") -> str:
    """What the total of a wound roll does to a figure happens; answered is what that was."""
    result = result_of(battle, figure, number)
    if result == KILLED:
        eliminate(battle, figure, cause, *(rules or ("CBZ-WND-02",)))
    elif result == PANICKED:
        panic(battle, figure, *(rules or ("CBZ-WND-03",)))
    elif result == DAMAGED:
        damage(battle, figure, number - resistance(battle, figure))
    return result


# The roll


def wound_reasons(battle: Battle, figure: Figure, by: Figure | None, *more: Reason | None) -> list[Reason]:
    """What counts in a wound roll against a figure: cover and range as given, armour, the damage of machines."""
    armour = None if battle.card(figure).machine else armour_against_shots(battle, figure)
    found = (*more, armour, quality_apart(battle, by), *wound_modifiers(battle, figure))
    return [reason for reason in found if reason is not None and reason.value]


@rule("CBZ-WND-01", otherwise=UNHURT, always=True)
def wound(
    battle: Battle, figure: Figure, dice: Dice, reasons: Sequence[Reason], by: Figure | None = None, cause: str = "shot"
) -> str:
    """For a hit the damage dice are rolled and modified by cover, armour and range; answered is what came of it."""
    faces = roll(battle, dice, "CBZ-WND-01", "wound")
    number = added(faces, reasons)
    battle.tell(
        WoundRolled(
            figure=NO_FIGURE if by is None else by.id,
            target=figure.id,
            cause=cause,
            dice=tuple(faces),
            total=number,
            resistance=resistance(battle, figure),
            result=result_of(battle, figure, number),
            reasons=tuple(reasons),
        )
    )
    return hurt(battle, figure, number, by, cause=cause)
