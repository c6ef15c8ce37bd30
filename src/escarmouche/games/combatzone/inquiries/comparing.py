"""How the figures of Combat Zone are compared with one another."""

from msgspec.structs import replace

from escarmouche.engine.words import Words
from escarmouche.games.combatzone.rules.lists.cards import Force
from escarmouche.terminal.inquiries import LONE, Alone, Compared


def alone(words: Words, force: Force) -> list[Alone]:
    """Each figure of a force by itself."""
    return [
        Alone(
            words.called(one.name),
            one.cost,
            replace(force, groups=(replace(group, fighters=(replace(one, name=LONE),)),)),
        )
        for group in force.groups
        for one in group.fighters
    ]


COMPARED = Compared(
    ways=("shot", "burst", "melee"),
    targets={
        "unarmoured": "average",
        "primitive": "average, primitive",
        "vest": "average, vest",
        "combat": "average, combat",
    },
    loss="odds-eliminated",
    units=alone,
)
"""Shots from a usual distance and a round of close combat against an average fighter in each armour."""
