"""Which class a unit counts as, infantry or armour, and what its drive means for cover."""

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.battle import Battle
from escarmouche.games.trauma.rules.state import Unit


def treated_as_armour(battle: Battle, unit: Unit) -> bool:
    """Whether a unit is armour for contact, targets, the corridor, Heads down, blast, control and being passed."""
    profile = battle.profile(unit)
    return walkers_are_armour(battle) if profile.drive == "walker" else profile.armoured


@rule("TRA-WALK-05", always=True)
def walkers_are_armour(battle: Battle) -> bool:
    """A walker is armour, unless the option makes infantry of it."""
    return battle.option("walker_status") == "armour"


@rule("TRA-WALK-03", otherwise=False)
def walks_into_cover(battle: Battle, unit: Unit) -> bool:
    """A walker may take cover as long as its propulsion is intact."""
    return battle.profile(unit).drive == "walker"


@rule("TRA-GRAV-03")
def hovers_in_the_open(battle: Battle, unit: Unit) -> Reason | None:
    """An anti-grav unit cannot take cover."""
    antigrav = battle.profile(unit).drive == "antigrav"
    return refusal("TRA-GRAV-03", "refused-hide-armour", unit=unit.id) if antigrav else None


@rule("TRA-WHEEL-03")
def rolls_in_the_open(battle: Battle, unit: Unit) -> Reason | None:
    """Wheeled armour cannot take cover by order."""
    wheeled = battle.profile(unit).drive == "wheeled"
    return refusal("TRA-WHEEL-03", "refused-hide-armour", unit=unit.id) if wheeled else None


def hide_refused(battle: Battle, unit: Unit) -> Reason | None:
    """Why an armour unit cannot be ordered to take cover because of its drive."""
    if walks_into_cover(battle, unit):
        return None
    reason = hovers_in_the_open(battle, unit) or rolls_in_the_open(battle, unit)
    if reason is None and battle.profile(unit).drive == "walker":
        reason = refusal("TRA-HIDE-02", "refused-hide-armour", unit=unit.id)
    return reason


def is_wheeled(battle: Battle, unit: Unit) -> bool:
    """Whether a unit goes on wheels."""
    return battle.profile(unit).drive == "wheeled"
