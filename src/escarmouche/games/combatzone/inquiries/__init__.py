"""What can be asked of the odds of Combat Zone, and what can be said of each."""

from collections.abc import Mapping

from escarmouche.terminal.inquiries import FLAG, ONE, SEVERAL, TEXT, UNIT, UNITS, Matter, Switch, length, whole

PAIR = {"attacker": UNIT, "target": UNIT}
ARMS = {"weapon": ONE, "range": length(180), "material": TEXT}
SHAKEN = {"shaken": FLAG, "target_shaken": FLAG}
DAMAGE = {"damage": SEVERAL}
FIRE = {**ARMS, "taking_cover": FLAG, **SHAKEN, "watching": FLAG, **DAMAGE}
MATTERS: Mapping[str, Matter] = {
    "shot": Matter(PAIR, {**FIRE, "aimed": FLAG}),
    "burst": Matter(PAIR, {**FIRE, "also": UNITS, "split": Switch(shown="SHOTS")}),
    "wound": Matter(PAIR, {**ARMS, "target_shaken": FLAG, "watching": FLAG, **DAMAGE}),
    "machine": Matter(PAIR, {**ARMS, **DAMAGE}),
    "area": Matter(PAIR, {**ARMS, **SHAKEN, "watching": FLAG, **DAMAGE}),
    "melee": Matter(PAIR, {"rounds": whole(1, 20), "friends": whole(0, 5), "foes": whole(0, 3), **SHAKEN, **DAMAGE}),
    "reaction": Matter({"unit": UNIT}, {"models": whole(1), "routed": FLAG, "engaged": FLAG, "burning": FLAG}),
    "technology": Matter({"unit": UNIT, "difficulty": whole(1, 12)}, {"shaken": FLAG}),
    "aid": Matter({"unit": UNIT}, {"shaken": FLAG}),
}
EXAMPLES = (
    "shot --attacker halden-200:Corporal --target hounds-200:Bruiser --range 40 --material brick",
    'shot --attacker "veteran, assault rifle" --target "average, vest" --aimed',
    "burst --attacker hounds-200:Gunner --target halden-200:Trooper --also halden-200:Medic --split 3,1",
    "area --attacker hounds-200:Bomber --target halden-200:Trooper --range 12",
    "machine --attacker hounds-200:Boss --target foundry-200:Crusher --damage major-power",
    "melee --attacker hounds-200:Boss --target halden-200:Sergeant --friends 1",
    "melee --attacker copper-hounds:Boss --target halden-security:Sergeant --rounds 3",
    "reaction --unit hounds-200:Runner --models 2",
    "technology --unit foundry-200:Mechanic --difficulty 8",
)
