# What the commands of this game say of themselves, in English.

help-odds-trauma = Odds of Trauma: fire, close combat, assaults, morale, initiative.
help-odds-trauma-salvo = One salvo of a unit: one weapon, at one target.
help-odds-trauma-fire = A whole Fire action of a unit: all its weapons, salvo after salvo, at one target.
help-odds-trauma-melee = One salvo of blows in close combat.
help-odds-trauma-assault = A suicide assault of infantry on armour.
help-odds-trauma-overrun = Armour runs over infantry.
help-odds-trauma-morale = A unit takes a morale test.
help-odds-trauma-initiative = Both players roll for the initiative.
help-odds-trauma-attacker = Who acts: a unit of a list, a faction or a file, or a profile written out, as in “6 models morale 2 armour 1 officer, 6 × rifle P4 F2”.
help-odds-trauma-corridor = A friend in the fire corridor, written like --attacker; may be given again.
help-odds-trauma-fire-weapon = A weapon that is fired, otherwise all that reach; may be given again.
help-odds-trauma-supported = Supported fire, with both actions.
help-odds-trauma-steady = A sniper’s weapon, used without moving.
help-odds-trauma-dice = Your dice for the initiative.
help-odds-trauma-target-dice = The other player’s dice for it.
help-odds-trauma-heads-down = The target keeps its heads down, against indirect fire.
help-odds-trauma-target-disorganised = The target is disorganised already.
help-odds-trauma-ticks = Boxes of the target that are ticked.
