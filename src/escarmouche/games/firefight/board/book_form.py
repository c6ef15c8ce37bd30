"""How a faction of Firefight is filled in: what its fields refer to, and who is fought to try it out."""

from typing import get_args

from escarmouche.board.book_forms import SOMEBODY, Form
from escarmouche.games.firefight.rules import vocabulary
from escarmouche.games.firefight.rules.lists.own_rules import IMMUNITIES, WARDED
from escarmouche.games.firefight.rules.lists.profile import printed_name
from escarmouche.games.firefight.rules.lists.special_rules import SPECIAL_RULES, WEAPON_RULES

NAMES = {key: f"{printed_name(key)}(1)" if rule.x else printed_name(key) for key, rule in SPECIAL_RULES.items()}
"""How each special rule is written, with a value where it has one."""
RULES = [*NAMES.values()]
FORM = Form(
    fielded="unit",
    refers={"rules": ["rule"], "add": ["rule"]},
    known={
        "rules": RULES,
        "add": RULES,
        "weapons.rules": [NAMES[key] for key in sorted(WEAPON_RULES)],
        "with.rules": [NAMES[key] for key in sorted(WEAPON_RULES)],
        "effect.rules": [NAMES[key] for key in sorted(WEAPON_RULES)],
        "grants": RULES,
        "against": [printed_name(key) for key in SPECIAL_RULES],
        "immune": [*IMMUNITIES, *(printed_name(key) for key in sorted(WARDED))],
        "effect.rule": RULES,
    },
    closed={
        "spell.target": get_args(vocabulary.SpellTarget),
        "effect.kind": get_args(vocabulary.SpellEffect),
        "effect.until": get_args(vocabulary.Until),
        "effect.roll": get_args(vocabulary.Roll),
    },
    said=["keyword-"],
    fresh={
        "unit": {
            "size": 5, "quality": 4, "defense": 5, "cost": 60,
            "weapons": [{"name": "Rifle", "count": 5, "range": 24, "attacks": 1}],
        },
        "spell": {"value": 1, "target": "enemy unit", "effect": {"kind": "hits", "count": 2}},
    },
    bearer={
        "rule": (
            "rules",
            {
                "name": SOMEBODY, "size": 5, "quality": 4, "defense": 4, "cost": 60,
                "weapons": [
                    {"name": "Rifle", "count": 5, "range": 24, "attacks": 1},
                    {"name": "Bayonet", "count": 5, "attacks": 1},
                ],
            },
        ),
    },
    target={"faction": "tollgate", "size": 200, "unit": [{"entry": "Levy Band"}]},
    ground="width = 30\ndepth = 30\n",
)  # fmt: skip
