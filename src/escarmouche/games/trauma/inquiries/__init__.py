"""What can be asked of the odds of Trauma, and what can be said of each."""

from collections.abc import Mapping

from escarmouche.terminal.inquiries import FLAG, ONE, SEVERAL, UNIT, UNITS, Matter, length, whole

PAIR = {"attacker": UNIT, "target": UNIT}
SUFFERING = {"target_models": whole(1), "target_disorganised": FLAG}
DUEL = {"models": whole(1), **SUFFERING}
TICKS = {"ticks": whole(0, 30)}
ORDERS = (("taking_cover", "heads_down"),)
"""Orders of which an inquiry may give a unit only one."""
FIRE = {
    "range": length(180), "cover": FLAG, "taking_cover": FLAG, "heads_down": FLAG, "supported": FLAG, "steady": FLAG,
    **TICKS, **DUEL,
}  # fmt: skip
MATTERS: Mapping[str, Matter] = {
    "salvo": Matter(PAIR, {"weapon": ONE, **FIRE, "corridor": UNITS}, ORDERS),
    "fire": Matter(PAIR, {"weapon": SEVERAL, **FIRE}, ORDERS),
    "melee": Matter(PAIR, {"weapon": ONE, **TICKS, **DUEL}),
    "assault": Matter(PAIR, {**TICKS, **DUEL}),
    "overrun": Matter(PAIR, {"crossing": whole(1), **SUFFERING}),
    "morale": Matter({"unit": UNIT}, {"models": whole(1)}),
    "initiative": Matter({"dice": whole(0, 30), "target_dice": whole(0, 30)}, {}),
}
EXAMPLES = (
    "salvo --attacker meridian-30:Line --target ashen-30:Raiders --range 25 --cover",
    "salvo --attacker meridian-30:Hammer --target ashen-34:Armed --supported",
    'salvo --attacker meridian-30:Line --target ashen-30:Raiders --corridor "2 models armour 2"',
    'salvo --attacker "2 × mortar P5 F2 A4" --target "6 models morale 2 officer" --heads-down',
    'fire --attacker "6 models, 5 × rifle P4 F2, 1 × mortar P5 F2 A4" --target ashen:Raiders --range 20',
    "melee --attacker ashen-30:Furies --target meridian-30:Line --models 3",
    "assault --attacker ashen-30:Ash --target meridian-30:Hammer --models 3",
    "overrun --attacker meridian-30:Hammer --target ashen-30:Raiders --crossing 4",
    "morale --unit meridian-30:Line",
    "initiative --dice 4 --target-dice 3",
)
