"""Wounds: resistance and armour, the roll of the damage dice against them, and what comes of it."""

from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import own_rules
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle
from escarmouche.games.combatzone.rules.dice import Dice, added, quality_apart, roll
from escarmouche.games.combatzone.rules.events.shots import Wound, WoundCause, WoundRolled
from escarmouche.games.combatzone.rules.lists.cards import Armour, Plate
from escarmouche.games.combatzone.rules.state import NO_FIGURE, Figure
from escarmouche.games.combatzone.rules.turn.reactions import has_no_nerves, panic
from escarmouche.games.combatzone.rules.wounds.casualties import eliminate
from escarmouche.games.combatzone.rules.wounds.machines import damage, wound_modifiers

RESISTANCE: dict[str, int] = {line["key"]: line["resistance"] for line in NUMBERS["fighter_class"]}
MACHINE_RESISTANCE: dict[str, int] = {line["key"]: line["resistance"] for line in NUMBERS["machine_class"]}


@rule("CBZ-WND-14", "CBZ-WND-20")
def resistance_of_fighter(kind: str) -> int:
    """A basic fighter resists 7, a gang leader 8, a hero 9."""
    return RESISTANCE[kind]


@rule("CBZ-MACH-15")
def resistance_of_machine(kind: str) -> int:
    """A light machine resists 8, a medium one 10, a heavy one 12."""
    return MACHINE_RESISTANCE[kind]


def resistance(battle: Battle, figure: Figure) -> int:
    """What a wound roll must reach."""
    card = battle.card(figure)
    more = own_rules.amount(battle, figure, "resistance") if card.own else 0
    if card.machine:
        return (card.resistance or resistance_of_machine(card.kind)) + more
    return resistance_of_fighter(card.kind) + more


# Armour


AGAINST_SHOTS: Mapping[str, RuleId] = {
    "primitive": "CBZ-WND-09",
    "ablative": "CBZ-WND-10",
    "vest": "CBZ-WND-11",
    "combat": "CBZ-WND-12",
}
"""The rule that says what each armour takes from the wound roll of a shot."""


@rule("CBZ-WND-18", otherwise="")
def worn(battle: Battle, figure: Figure) -> Armour:
    """A figure wears one armour, which never wears out."""
    return battle.card(figure).armour


@rule("CBZ-WND-18", "CBZ-WEAP-16")
def second_armour(card: Any) -> Reason | None:
    """Nobody wears two armours: a card that names several is refused."""
    named = card.get("armour") if isinstance(card, Mapping) else None
    if not isinstance(named, list | tuple) or len(named) < 2:
        return None
    return refusal("CBZ-WND-18", "refused-two-armours", name=str(card.get("name") or card.get("key", "?"))[:40])


def armour_against_shots(battle: Battle, figure: Figure) -> Reason | None:
    """What armour takes from the wound roll of a shot."""
    armour = worn(battle, figure)
    if (plate := battle.card(figure).plate) is not None:
        return plate_reason(plate, plate.shots)
    if not armour:
        return None
    number = AGAINST_SHOTS[armour]
    return Reason(CATALOGUE.number(number), number, "reason-armour", {"armour": armour})


def plate_reason(plate: Plate, value: int) -> Reason | None:
    """What an armour of somebody's own book takes from a wound roll."""
    return Reason(value, own_rules.RULE, "reason-own-rule", {"own": plate.name}) if value else None


def armour_against_blows(armour: str) -> int:
    """What armour takes from the wound roll of a blow."""
    return int(CATALOGUE.value("CBZ-CC-27")[armour])


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


def result_of(battle: Battle, figure: Figure, number: int) -> Wound:
    """What a wound roll does to a figure."""
    needed = resistance(battle, figure)
    if battle.card(figure).machine and number >= needed:
        return "damaged"
    if has_no_nerves(battle, figure):
        return "unhurt"
    return effect(number, needed)


def effect(number: int, needed: int) -> Wound:
    """What a wound roll does to a fighter."""
    if kills(number, needed):
        return "killed"
    if panics(needed - number):
        return "panicked"
    nothing: Wound = CATALOGUE.value("CBZ-WND-04")
    return nothing


def hurt(
    battle: Battle, figure: Figure, number: int, by: Figure | None, *rules: RuleId, cause: WoundCause = "shot"
) -> Wound:
    """What the total of a wound roll does to a figure happens; returns what that was."""
    result = result_of(battle, figure, number)
    if result == "killed":
        eliminate(battle, figure, cause, *(rules or ("CBZ-WND-02",)))
    elif result == "panicked":
        panic(battle, figure, *(rules or ("CBZ-WND-03",)))
    elif result == "damaged":
        damage(battle, figure, number - resistance(battle, figure))
    return result


# The roll


def wound_reasons(battle: Battle, figure: Figure, by: Figure | None, *more: Reason | None) -> list[Reason]:
    """What counts in a wound roll against a figure: cover and range as given, armour, the damage of machines."""
    armour = None if battle.card(figure).machine else armour_against_shots(battle, figure)
    found = (*more, armour, quality_apart(battle, by), *wound_modifiers(battle, figure))
    return [reason for reason in found if reason is not None and reason.value]


@rule("CBZ-WND-01", otherwise="unhurt", always=True)
def wound(
    battle: Battle,
    figure: Figure,
    dice: Dice,
    reasons: Sequence[Reason],
    by: Figure | None = None,
    cause: WoundCause = "shot",
) -> Wound:
    """For a hit the damage dice are rolled and modified by cover, armour and range; returns what came of it."""
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
