"""How armour moves decides whether it can take cover: walkers like infantry, anti-gravs and wheels not."""

from escarmouche.engine.reasons import Reason, refusal
from escarmouche.engine.rulebook import note, rule
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.state import Unit


@rule("TRA-WALK-03", otherwise=False)
def walks_into_cover(field: Field, unit: Unit) -> bool:
    """A walker may take cover as long as its propulsion is intact."""
    return field.profile(unit).drive == "walker"


@rule("TRA-GRAV-03")
def hovers_in_the_open(field: Field, unit: Unit) -> Reason | None:
    """An anti-grav unit cannot take cover."""
    antigrav = field.profile(unit).drive == "antigrav"
    return refusal("TRA-GRAV-03", "refused-hide-armour", unit=unit.id) if antigrav else None


@rule("TRA-WHEEL-03")
def rolls_in_the_open(field: Field, unit: Unit) -> Reason | None:
    """Wheeled armour cannot take cover by order."""
    wheeled = field.profile(unit).drive == "wheeled"
    return refusal("TRA-WHEEL-03", "refused-hide-armour", unit=unit.id) if wheeled else None


def hide_refused(field: Field, unit: Unit) -> Reason | None:
    """Why an armour unit cannot be ordered to take cover because of its drive."""
    if walks_into_cover(field, unit):
        return None
    reason = hovers_in_the_open(field, unit) or rolls_in_the_open(field, unit)
    if reason is None and field.profile(unit).drive == "walker":
        reason = refusal("TRA-HIDE-02", "refused-hide-armour", unit=unit.id)
    return reason


def is_wheeled(field: Field, unit: Unit) -> bool:
    """Whether a unit is bound to the ground."""
    return field.profile(unit).drive == "wheeled"


@rule("TRA-WHEEL-03")
def wheels_give_it_away(field: Field, unit: Unit) -> bool:
    """Wheeled armour is entitled to a cover test by the usual rules."""
    if is_wheeled(field, unit):
        note("TRA-WHEEL-03")
    return False
