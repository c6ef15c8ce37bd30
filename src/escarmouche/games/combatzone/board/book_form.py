"""How a book of Combat Zone is filled in: what its fields refer to, and with whom its weapons are tried out."""

from typing import get_args

from escarmouche.board.book_forms import SOMEBODY, Form
from escarmouche.games.combatzone.rules.lists import cards
from escarmouche.games.combatzone.rules.lists.books import TRAITS

BEARER = {"key": "tried", "name": SOMEBODY, "quality": "veteran", "armour": "vest"}
FORM = Form(
    fielded="card",
    refers={
        "weapons": ["weapon"],
        "machine": ["machine"],
        "card.armour": ["armour"],
        "skills": ["skill"],
        "kits": ["kit"],
        "traits": ["trait"],
    },
    known={
        "card.armour": [one for one in cards.ARMOURS if one],
        "skills": cards.SKILLS,
        "traits": TRAITS,
        "kits": cards.KITS,
    },
    closed={
        "quality": cards.QUALITIES,
        "role": get_args(cards.Role)[:4],
        "kit.like": cards.KITS,
        "blades": cards.BLADES,
    },
    said=["keyword-", "armour-", "arm-", "kit-", "weapon-"],
    fresh={
        "weapon": {
            "category": "light", "rate": 1, "damage": "2D6", "point_blank": 5, "short": 15, "long": 30, "cost": 5,
        },
        "machine": {"like": "light", "attack": "1D8", "damage": "1D8", "resistance": 6, "cost": 20},
        "price": {"cost": 5},
        "limit": {"value": 10},
        "armour": {"cost": 2, "shots": -1},
        "kit": {"like": "tool_kit", "cost": 3},
        "skill": {"cost": 2},
        "card": {"quality": "average", "weapons": ["pistol"]},
    },
    builds_on=["prices"],
    bearer={
        "weapon": ("weapons", BEARER),
        "skill": ("skills", {**BEARER, "weapons": ["pistol"]}),
    },
    target={
        "faction": "foundry-nine", "points": 150,
        "group": [{"kind": "gang", "members": [{"card": "foreman"}, {"card": "loader", "count": 2}]}],
    },
    company=[
        {
            "key": "tried leader", "name": {"en": "Leader", "fr": "Chef", "de": "Anführer"},
            "role": "leader", "weapons": ["pistol"],
        },
    ],
    ground="width = 60\ndepth = 60\n",
)  # fmt: skip
"""A new table, and a bearer, are as plain as can be."""
