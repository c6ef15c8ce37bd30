# What the commands of this game say of themselves, in English.

help-odds-combatzone = Odds of Combat Zone: shots, wounds, close combat, reactions, technology.
help-odds-combatzone-shot = A single or an aimed shot.
help-odds-combatzone-burst = A burst at one target or several.
help-odds-combatzone-wound = What a hit does.
help-odds-combatzone-machine = What a hit does to a machine.
help-odds-combatzone-area = An area weapon or a grenade, aimed at a figure.
help-odds-combatzone-melee = Close combat: one round, or several.
help-odds-combatzone-reaction = A reaction test of somebody panicked or routed.
help-odds-combatzone-technology = A technology roll.
help-odds-combatzone-aid = First aid.
help-odds-combatzone-attacker = Who acts: a unit of a list, a faction or a file, or a profile written out, as in “veteran, assault rifle, vest”.
help-odds-combatzone-also = Another target of a burst; may be given again.
help-odds-combatzone-friends = Others who fight beside the attacker.
help-odds-combatzone-foes = Others who fight beside the target.
help-odds-combatzone-aimed = An aimed shot.
help-odds-combatzone-split = How a burst is divided, as in 3,2.
help-odds-combatzone-rounds = How many rounds the attacker brings about, until one is out of it; otherwise one.
help-odds-combatzone-shaken = Who acts is panicked.
help-odds-combatzone-target-shaken = The target is panicked.
help-odds-combatzone-material = What the target is behind: hedge, wood, brick …
help-odds-combatzone-damage = Damage of a machine, as in major-power; may be given again.
help-odds-combatzone-routed = Who tests is routed, not only panicked.
help-odds-combatzone-engaged = Who tests is engaged in close combat.
help-odds-combatzone-burning = Who tests is on fire.
