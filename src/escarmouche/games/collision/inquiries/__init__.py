"""What can be asked of the odds of Collision, and what can be said of each."""

from collections.abc import Mapping

from escarmouche.terminal.inquiries import FLAG, ONE, TEXT, UNIT, Matter, Switch, length, whole

PAIR = {"attacker": UNIT, "target": UNIT}
DROP = {"unit": UNIT, "height": length(60)}
CARDS = Switch(shown="CARDS")
SEEN = {"hand": CARDS, "seen": CARDS, "target_seen": CARDS, "closed": FLAG}
ATTACK = {
    "weapon": ONE, "range": length(180), "rear": FLAG, "rushed": FLAG, "watching": FLAG, "suppress": FLAG,
    "wounds": whole(0, 30), "drawn": CARDS, "defending": FLAG, "modifier": whole(-9, 9),
    "target_modifier": whole(-9, 9), **SEEN,
}  # fmt: skip
APART = (("watching", "rushed"), ("drawn", "defending"), ("cover", "heavy_cover"))
"""Switches that cannot be given together."""
ALONE = {"rushed": FLAG, "wounds": whole(0, 30), "hand": CARDS, "seen": CARDS, "target_seen": CARDS}
MATTERS: Mapping[str, Matter] = {
    "shot": Matter(PAIR, {"cover": FLAG, "heavy_cover": FLAG, "height": length(60), "moved": FLAG, **ATTACK}, APART),
    "charge": Matter(PAIR, ATTACK, APART[1:2]),
    "confrontation": Matter({}, {
        "cards": whole(1, 4), "attack": whole(-9, 9), "defence": whole(-9, 9), "armour": whole(1, 8),
        "wnd": whole(1, 9), "wounds": whole(0, 30), "drawn": CARDS, "defending": FLAG, **SEEN,
    }, APART),
    "test": Matter({"unit": UNIT, "characteristic": TEXT, "difficulty": whole(1, 12)},
                   {"modifier": whole(-9, 9), "rushed": FLAG, "hand": CARDS, "seen": CARDS, "closed": FLAG}),
    "jump": Matter(DROP, ALONE),
    "leap": Matter(DROP, {"drop": length(60), **ALONE}),
    "climb": Matter(DROP, ALONE),
    "fall": Matter(DROP, {"rushed": FLAG, "wounds": whole(0, 30), "seen": CARDS, "target_seen": CARDS}),
}  # fmt: skip
EXAMPLES = (
    "shot --attacker reclaimers-patrol:Gunner --target unwanted-pack:Alpha --range 10 --cover",
    "shot --attacker reclaimers-patrol:Gunner --target unwanted-pack:Brute --suppress --rushed",
    "shot --attacker reclaimers-patrol:Marksman --target unwanted-pack:Stalker --height 4 --rear --hand 5,8",
    'shot --attacker "RC2, Rifle 24 S2 Steady" --target "DEF1 WND3 ARM7" --cover',
    "charge --attacker unwanted-pack:Alpha --target reclaimers-patrol:Captain --range 2 --hand 7,S",
    "confrontation --cards 3 --attack 2 --defence 1",
    "confrontation --attack 2 --drawn 6,4 --seen 8,8,S",
    "test --unit reclaimers-patrol:Captain --characteristic INT --difficulty 6",
    "jump --unit unwanted-pack:Ravager --height 5",
    "leap --unit unwanted-pack:Ravager --height 6 --drop 2",
    "climb --unit reclaimers-patrol:Trooper --height 4 --rushed",
    "fall --unit reclaimers-patrol:Trooper --height 6",
)
