"""How hard figures are to kill: resistance and armour."""

from collections.abc import Callable, Mapping
from typing import Any

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import RuleId, rule
from escarmouche.games.combatzone.rules.battle import NUMBERS, Battle
from escarmouche.games.combatzone.rules.state import Figure

RESISTANCE: dict[str, int] = {line["key"]: line["resistance"] for line in NUMBERS["fighter_class"]}
MACHINE_RESISTANCE: dict[str, int] = {line["key"]: line["resistance"] for line in NUMBERS["machine_class"]}
ARMOUR = {"primitive": -1, "ablative": -1, "vest": -2, "combat": -3}


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
    return resistance_of_machine(card.kind) if card.machine else resistance_of_fighter(card.kind)


# Armour


@rule("CBZ-WND-09", otherwise=0)
def primitive() -> int:
    """Primitive armour takes 1 from a wound roll."""
    return ARMOUR["primitive"]


@rule("CBZ-WND-10", otherwise=0)
def ablative() -> int:
    """Ablative armour takes 1."""
    return ARMOUR["ablative"]


@rule("CBZ-WND-11", otherwise=0)
def vest() -> int:
    """A bullet-proof vest takes 2."""
    return ARMOUR["vest"]


@rule("CBZ-WND-12", otherwise=0)
def combat() -> int:
    """Combat armour takes 3."""
    return ARMOUR["combat"]


AGAINST_SHOTS: Mapping[str, tuple[Callable[[], int], RuleId]] = {
    "primitive": (primitive, "CBZ-WND-09"),
    "ablative": (ablative, "CBZ-WND-10"),
    "vest": (vest, "CBZ-WND-11"),
    "combat": (combat, "CBZ-WND-12"),
}


@rule("CBZ-WND-18", otherwise="")
def worn(battle: Battle, figure: Figure) -> str:
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
    if not armour:
        return None
    value, number = AGAINST_SHOTS[armour]
    return Reason(value(), number, "reason-armour", {"armour": armour})


@rule("CBZ-CC-27", otherwise=0)
def armour_against_blows(armour: str) -> int:
    """What armour takes from the wound roll of a blow: primitive and ablative 1, a vest 2, combat armour 3."""
    return ARMOUR[armour]
