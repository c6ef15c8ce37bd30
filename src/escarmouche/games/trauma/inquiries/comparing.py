"""How the units of Trauma are compared with one another."""

from msgspec.structs import replace

from escarmouche.engine.words import Words
from escarmouche.games.trauma.rules.lists.profile import Army
from escarmouche.terminal.inquiries import LONE, Alone, Compared


def alone(words: Words, army: Army) -> list[Alone]:
    """Each unit of an army by itself."""
    return [
        Alone(words.called(unit.name), unit.cost, replace(army, units=(replace(unit, name=LONE),)))
        for unit in army.units
    ]


COMPARED = Compared(
    ways=("fire", "melee"),
    targets={f"armour-{score}": f"6 models morale 2 armour {score}" for score in (1, 2, 3, 4)},
    loss="odds-models-lost",
    units=alone,
)
"""Fire from a usual distance and blows at six models of each usual Armour."""
