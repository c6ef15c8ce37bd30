"""Blows: close combat weapons, and what the winner of a round does to the loser."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias, get_args

from escarmouche.engine.reasons import Reason
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.combatzone.data import CATALOGUE
from escarmouche.games.combatzone.rules import own_rules
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle
from escarmouche.games.combatzone.rules.close_combat.engagement import release
from escarmouche.games.combatzone.rules.dice import Dice, added, parsed, roll
from escarmouche.games.combatzone.rules.events.fights import Blow, BlowRolled
from escarmouche.games.combatzone.rules.state import Figure
from escarmouche.games.combatzone.rules.turn.reactions import panic, rout
from escarmouche.games.combatzone.rules.wounds import machines
from escarmouche.games.combatzone.rules.wounds.casualties import eliminate
from escarmouche.games.combatzone.rules.wounds.wound_roll import (
    armour_against_blows,
    plate_reason,
    resistance,
    worn,
)

MACHINES: dict[str, dict[str, Any]] = {line["key"]: line for line in NUMBERS["machine_class"]}
SMALL_ARMS = ("dagger", "club", "pistol")
Arm: TypeAlias = Literal["axe", "sword", "dagger", "club", "pistol"]
RANKED: tuple[Arm, ...] = get_args(Arm)
NO_DICE: Dice = ()


# Weapons in hand


def arms_of(battle: Battle, figure: Figure) -> list[str]:
    """The close combat weapons of a figure; pistols count, the machine pistol does not."""
    keys = [arm.key for _, arm in battle.weapons(figure)]
    pistols = ["pistol" for key in keys if key.endswith("pistol") and key != "machine_pistol"]
    return [*battle.card(figure).blades, *pistols]


def ranked_arms(battle: Battle, figure: Figure) -> list[str]:
    """The close combat weapons of a figure, the best first."""
    return sorted(set(arms_of(battle, figure)), key=RANKED.index)


@rule("CBZ-CC-38", otherwise=False)
def has_second(battle: Battle, figure: Figure) -> bool:
    """Whether a figure has another of these weapons, so that the lines of a second weapon are added, once."""
    return len(arms_of(battle, figure)) > 1


# Wounds


DAMAGE: Mapping[str, RuleId] = {"basic": "CBZ-CC-24", "gang_leader": "CBZ-CC-25", "hero": "CBZ-CC-26"}
"""The rule that names the damage dice of each class."""


def damage_dice(battle: Battle, figure: Figure) -> Dice:
    """The dice with which a figure wounds in close combat."""
    card = battle.card(figure)
    if card.machine:
        return parsed(card.damage or MACHINES[card.kind]["damage"])
    return parsed(CATALOGUE.value(DAMAGE[card.kind]))


BONUSES: Mapping[str, RuleId] = {**dict.fromkeys(SMALL_ARMS, "CBZ-CC-29"), "sword": "CBZ-CC-30", "axe": "CBZ-CC-31"}
"""The rule that says what each weapon adds to a wound roll."""


def for_arm(arm: str) -> Reason | None:
    """What the main weapon adds to a wound roll."""
    if not arm:
        return None
    return Reason(CATALOGUE.number(BONUSES[arm]), BONUSES[arm], "reason-arm", {"arm": arm})


def in_hand(battle: Battle, figure: Figure, arm: str) -> list[Reason]:
    """What a main weapon and a second one add to a blow."""
    number = "CBZ-CC-28"
    second = Reason(CATALOGUE.number(number), number, "reason-second-arm") if has_second(battle, figure) else None
    return [reason for reason in (for_arm(arm), second) if reason is not None and reason.value]


def blow_modifiers(battle: Battle, winner: Figure, loser: Figure, arm: str) -> list[Reason]:
    """What counts in the wound roll of a blow."""
    armour = "" if battle.card(loser).machine else worn(battle, loser)
    found = [
        Reason(armour_against_blows(armour), "CBZ-CC-27", "reason-armour", {"armour": armour}) if armour else None,
        *machines.wound_modifiers(battle, loser),
    ]
    if (plate := battle.card(loser).plate) is not None:
        found.append(plate_reason(plate, plate.blows))
    own = own_rules.to_wound(battle, winner, None, loser, "blow")
    return [*in_hand(battle, winner, arm), *(reason for reason in found if reason is not None and reason.value), *own]


@rule("CBZ-CC-08", "CBZ-CC-19", always=True)
def strike(battle: Battle, winner: Figure, loser: Figure, arm: str) -> None:
    """The winner rolls his damage dice against the loser's resistance."""
    dice = damage_dice(battle, winner)
    reasons = blow_modifiers(battle, winner, loser, arm)
    fallen = roll(battle, dice, "CBZ-CC-19", "blow")
    number, needed = added(fallen, reasons), resistance(battle, loser)
    result = (effect_on_machine if battle.card(loser).machine else effect)(number - needed)
    battle.tell(
        BlowRolled(
            figure=winner.id,
            target=loser.id,
            dice=tuple(fallen),
            total=number,
            resistance=needed,
            result=result,
            reasons=tuple(reasons),
        )
    )
    inflict(battle, loser, result, number - needed)
    release(battle)


@rule("CBZ-CC-20", otherwise=False)
def kills(over: int) -> bool:
    """A blow that reaches the resistance eliminates."""
    return over >= 0


@rule("CBZ-CC-21", otherwise=False)
def routs(over: int) -> bool:
    """A blow 1 or 2 short of the resistance routs."""
    return -over in NUMBERS["close_combat_rout_short_by"]


@rule("CBZ-CC-22", otherwise=False)
def panics(over: int) -> bool:
    """A blow 3 or 4 short of the resistance makes the loser panic."""
    return -over in NUMBERS["close_combat_panic_short_by"]


def effect(over: int) -> Blow:
    """What a blow does that exceeds the resistance by so much."""
    if kills(over):
        return "killed"
    if routs(over):
        return "routed"
    if panics(over):
        return "panicked"
    nothing: Blow = CATALOGUE.value("CBZ-CC-36")
    return nothing


@rule("CBZ-MACH-21")
def effect_on_machine(over: int) -> Blow:
    """A machine that loses is damaged or unhurt; it never routs or panics."""
    return "damaged" if over >= 0 else "unhurt"


@rule("CBZ-REACT-27", always=True)
def running_is_death(battle: Battle) -> bool:
    """Whether whoever is routed by a blow is eliminated at once, which is an option; otherwise he is released."""
    return battle.option("rout_in_close_combat") == "eliminated"


def inflict(battle: Battle, loser: Figure, result: Blow, over: int) -> None:
    """What becomes of the loser."""
    if result == "damaged":
        machines.damage(battle, loser, over)
    elif result == "killed":
        eliminate(battle, loser, "melee", "CBZ-CC-20")
    elif result == "routed" and running_is_death(battle) and not own_rules.immune(battle, loser, "rout"):
        eliminate(battle, loser, "melee", "CBZ-REACT-27")
    elif result == "routed":
        rout(battle, loser, "CBZ-CC-21", "CBZ-CC-39")
    elif result == "panicked":
        panic(battle, loser, "CBZ-CC-22")
