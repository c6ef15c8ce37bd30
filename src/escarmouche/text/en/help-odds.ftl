# What “escarmouche odds” says of itself, in English.

## The games

help-odds-firefight = Odds of Firefight: shooting, melee, danger, jumps, morale, spells.
help-odds-collision = Odds of Collision: shots, charges, confrontations, tests and falls.
help-odds-trauma = Odds of Trauma: fire, close combat, assaults, morale, initiative.
help-odds-combatzone = Odds of Combat Zone: shots, wounds, close combat, reactions, technology.

## What can be asked

help-odds-firefight-shooting = A unit shoots at another with all its weapons that reach, or with those that are named.
help-odds-firefight-melee = A unit charges another, which strikes back.
help-odds-firefight-danger = Models roll for dangerous terrain.
help-odds-firefight-jump = A model jumps over a gap.
help-odds-firefight-morale = A unit takes a morale test.
help-odds-firefight-spell = A Caster casts a spell.
help-odds-collision-shot = A model shoots at another.
help-odds-collision-charge = A model charges another: the card for its reach, then the fight.
help-odds-collision-confrontation = A confrontation by its numbers alone.
help-odds-collision-test = A test of a characteristic.
help-odds-collision-jump = A jump down, and the fall if it fails.
help-odds-collision-leap = A leap over a gap, and the fall if it fails.
help-odds-collision-climb = A climb, and the fall if it fails.
help-odds-collision-fall = A fall.
help-odds-trauma-salvo = One salvo of a unit: one weapon, at one target.
help-odds-trauma-fire = A whole Fire action of a unit: all its weapons, salvo after salvo, at one target.
help-odds-trauma-melee = One salvo of blows in close combat.
help-odds-trauma-assault = A suicide assault of infantry on armour.
help-odds-trauma-overrun = Armour runs over infantry.
help-odds-trauma-morale = A unit takes a morale test.
help-odds-trauma-initiative = Both players roll for the initiative.
help-odds-combatzone-shot = A single or an aimed shot.
help-odds-combatzone-burst = A burst at one target or several.
help-odds-combatzone-wound = What a hit does.
help-odds-combatzone-machine = What a hit does to a machine.
help-odds-combatzone-area = An area weapon or a grenade, aimed at a figure.
help-odds-combatzone-melee = Close combat: one round, or several.
help-odds-combatzone-reaction = A reaction test of somebody panicked or routed.
help-odds-combatzone-technology = A technology roll.
help-odds-combatzone-aid = First aid.

## Who takes part

help-odds-firefight-attacker = Who acts: a unit of a list, a faction or a file, or a profile written out, as in “Q4+ D5+, 5 × Rifle 24 A1 AP(1)”.
help-odds-collision-attacker = Who acts: a unit of a list, a faction or a file, or a profile written out, as in “RC2 DEF1 WND3 ARM7, Rifle 24 S2 Steady”.
help-odds-trauma-attacker = Who acts: a unit of a list, a faction or a file, or a profile written out, as in “6 models morale 2 armour 1 officer, 6 × rifle P4 F2”.
help-odds-combatzone-attacker = Who acts: a unit of a list, a faction or a file, or a profile written out, as in “veteran, assault rifle, vest”.
help-odds-target = Against or upon whom; written like --attacker.
help-odds-unit = Who tests, jumps, climbs, falls or crosses danger; a unit of a list (LIST:UNIT) or a profile written out.
help-odds-also = Another target of a burst; may be given again.
help-odds-corridor = A friend in the fire corridor, written like --attacker; may be given again.
help-odds-hero = A Hero of the same list beside the unit.
help-odds-models = How many models the unit has left.
help-odds-target-models = How many models the target has left.
help-odds-crossing = How many models are concerned.
help-odds-friends = Others who fight beside the attacker.
help-odds-foes = Others who fight beside the target.

## What is used

help-odds-weapon = The weapon that is used; otherwise the first that can be.
help-odds-firefight-weapon = A weapon that is used, otherwise all that reach; may be given again.
help-odds-trauma-fire-weapon = A weapon that is fired, otherwise all that reach; may be given again.
help-odds-target-weapon = A melee weapon with which the target strikes, otherwise all; may be given again.
help-odds-firefight-spell-spell = The spell that is cast.
help-odds-tokens = Spell tokens spent to help the roll.
help-odds-against = Spell tokens spent to hinder it.
help-odds-suppress = A suppression attack.
help-odds-aimed = An aimed shot.
help-odds-split = How a burst is divided, as in 3,2.
help-odds-supported = Supported fire, with both actions.
help-odds-steady = A sniper’s weapon, used without moving.
help-odds-rounds = How many rounds the attacker brings about, until one is out of it; otherwise one.
help-odds-dice = Your dice for the initiative.
help-odds-target-dice = The other player’s dice for it.

## The circumstances

help-odds-range = How far away the target is, in inches or centimetres as in the game.
help-odds-cover = The target is in cover.
help-odds-collision-cover = The target is in light cover.
help-odds-heavy-cover = The target is in heavy cover.
help-odds-rear = The attack comes from behind.
help-odds-rushed = The action is rushed: closed draws at −2.
help-odds-watching = The target waits with its weapon ready.
help-odds-collision-shot-watching = An overwatch shot.
help-odds-moved = The attacker has moved before it shoots.
help-odds-charged = Who charges: the attacker, or the target.
help-odds-wounds = Wound markers on whoever suffers.
help-odds-shaken = The unit is Shaken.
help-odds-target-shaken = The target is Shaken.
help-odds-combatzone-shaken = Who acts is panicked.
help-odds-combatzone-target-shaken = The target is panicked.
help-odds-fatigued = The attacker is Fatigued.
help-odds-target-fatigued = The target is Fatigued.
help-odds-taking-cover = The target takes cover.
help-odds-heads-down = The target keeps its heads down, against indirect fire.
help-odds-target-disorganised = The target is disorganised already.
help-odds-ticks = Boxes of the target that are ticked.
help-odds-material = What the target is behind: hedge, wood, brick …
help-odds-damage = Damage of a machine, as in major-power; may be given again.
help-odds-routed = Who tests is routed, not only panicked.
help-odds-engaged = Who tests is engaged in close combat.
help-odds-burning = Who tests is on fire.
help-odds-distance = How far the jump goes, in inches.
help-odds-height = How deep it is.
help-odds-collision-shot-height = How high the attacker stands above the target.
help-odds-drop = How much lower a leap lands.

## Cards and numbers

help-odds-characteristic = What is tested: AGI, INT …
help-odds-difficulty = The difficulty.
help-odds-cards = How many cards each side draws; not needed with --drawn.
help-odds-attack = The attacker’s total.
help-odds-defence = The defender’s total.
help-odds-armour = The target’s armour value.
help-odds-wnd = The target’s wounds, 2 otherwise.
help-odds-modifier = What else counts for who acts.
help-odds-target-modifier = What else counts for the target.
help-odds-closed = Closed draws: nobody replaces a card.
help-odds-hand = Your hand, as in 5,7,S.
help-odds-drawn = The attacking cards, already drawn.
help-odds-seen = Cards gone from the deck of who acts.
help-odds-target-seen = Cards gone from the other deck.
help-odds-defending = Ask as the player of the target.
help-odds-as-json = One JSON document for programs, nothing else.
