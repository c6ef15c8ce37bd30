"""How the units of Firefight are compared with one another."""

from msgspec.structs import replace

from escarmouche.engine.words import Words
from escarmouche.games.firefight.rules.lists.profile import Army
from escarmouche.terminal.inquiries import LONE, Alone, Compared


def alone(words: Words, army: Army) -> list[Alone]:
    """Each unit of an army by itself."""
    return [
        Alone(words.called(unit.name), unit.cost, replace(army, units=(replace(unit, name=LONE),)))
        for unit in army.units
    ]


COMPARED = Compared(
    ways=("shooting", "melee"),
    targets={f"defence-{score}": f"Q4+ D{score}+, 5 models" for score in (3, 4, 5, 6)},
    loss="odds-models-lost",
    units=alone,
)
"""Fire from a usual distance and charges at five models of each usual Defence."""
