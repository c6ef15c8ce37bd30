"""What can be asked of the odds of Firefight, and what can be said of each."""

from collections.abc import Mapping

from escarmouche.terminal.inquiries import FLAG, SEVERAL, TEXT, UNIT, Matter, Switch, length, whole

PAIR = {"attacker": UNIT, "target": UNIT}
STATE = {"shaken": FLAG, "target_models": whole(1), "target_shaken": FLAG, "wounds": whole(0, 30)}
DUEL = {"models": whole(1), **STATE}
FAR = {"range": length(180)}
MATTERS: Mapping[str, Matter] = {
    "shooting": Matter(PAIR, {"weapon": SEVERAL, **FAR, "cover": FLAG, "moved": FLAG, **DUEL}),
    "melee": Matter(PAIR, {
        "weapon": SEVERAL, "target_weapon": SEVERAL, "charged": Switch(bool, opposite="not_charged"),
        "fatigued": FLAG, "target_fatigued": FLAG, **DUEL,
    }),
    "danger": Matter({"unit": UNIT}, {"crossing": whole(1), "models": whole(1), "wounds": whole(0, 30)}),
    "jump": Matter({"unit": UNIT, "distance": length(60), "height": length(60)},
                   {"models": whole(1), "shaken": FLAG, "wounds": whole(0, 30)}),
    "morale": Matter({"unit": UNIT}, {"hero": Switch(shown="UNIT"), "models": whole(1), "shaken": FLAG}),
    "spell": Matter({"attacker": UNIT, "spell": TEXT},
                    {"target": UNIT, **FAR, "tokens": whole(0, 30), "against": whole(0, 30), **STATE}),
}  # fmt: skip
EXAMPLES = (
    'shooting --attacker tollgate-200:"Toll Guard" --target hollow_hill-200:Gnashers --cover',
    "shooting --attacker tollgate:Mortar --target hollow_hill:Spine --weapon Field --range 20 --moved",
    'shooting --attacker "Q4+, 5 × Rifle 24 A1 AP(1)" --target "Q4+ D5+, 5 models, Stealth"',
    "melee --attacker hollow_hill:Hill --target tollgate:Toll --target-models 2",
    "melee --attacker tollgate:Road --target hollow_hill:Gnash --not-charged --fatigued",
    "melee --attacker tollgate:Road --target hollow_hill:Gnash --weapon Sabre",
    "danger --unit hollow_hill:Gnashers --crossing 2",
    "jump --unit tollgate:Road --distance 4 --height 3",
    'morale --unit tollgate:Levy --hero "Road Reeve"',
    'spell --attacker hollow_hill:Bog --spell "Nettle Sting" --target tollgate:Toll --tokens 1',
)
