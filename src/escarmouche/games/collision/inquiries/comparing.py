"""How the characters of Collision are compared with one another."""

from msgspec.structs import replace

from escarmouche.engine.words import Words
from escarmouche.games.collision.rules.lists.profile import Gang
from escarmouche.games.collision.rules.naming import card_name
from escarmouche.terminal.inquiries import LONE, Alone, Compared


def alone(words: Words, gang: Gang) -> list[Alone]:
    """Each model of a gang by itself."""
    return [
        Alone(
            card_name("character", model.key, model.name, words),
            model.cost,
            replace(gang, models=(replace(model, name=LONE),)),
        )
        for model in gang.models
    ]


COMPARED = Compared(
    ways=("shot", "charge"),
    targets={"light": "DEF0 WND2", "ready": "DEF1 WND2", "armoured": "DEF1 WND3 ARM7", "heavy": "DEF2 WND3 ARM6"},
    loss="odds-wounds",
    units=alone,
)
"""Shots and charges from a usual distance at four usual characters."""
