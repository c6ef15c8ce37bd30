"""Which class a unit counts as: infantry, or armour."""

from escarmouche.engine.rulebook import rule
from escarmouche.games.trauma.rules.field import Field
from escarmouche.games.trauma.rules.state import Unit


def treated_as_armour(field: Field, unit: Unit) -> bool:
    """Whether a unit is armour for contact, targets, the corridor, Heads down, blast, control and being passed."""
    profile = field.profile(unit)
    return walkers_are_armour(field) if profile.drive == "walker" else profile.armoured


@rule("TRA-WALK-05", always=True)
def walkers_are_armour(field: Field) -> bool:
    """A walker is armour, unless the option makes infantry of it."""
    return field.option("walker_status") == "armour"
