# The words of the rules of Trauma, in English: close combat, debriefing, morale, and ways onto the table.

## Close combat

rule-tra-melee-01 = Starting close combat
    .sentence = A unit that ends a displacement with a model at Contact range of an enemy may fight.
rule-tra-melee-02 = Engaged at the end of a displacement
    .sentence = Infantry at contact with an enemy at the end of any movement is engaged at once.
rule-tra-melee-03 = Close combat ends the acting
    .sentence = Close combat comes on top of the two actions, and after it the unit does nothing more.
rule-tra-melee-04 = Melee salvos
    .sentence = All who have the same melee weapon strike together, as one salvo.
rule-tra-melee-05 = Duplicate melee weapons
    .sentence = A melee weapon carried twice strikes two salvos.
rule-tra-melee-06 = Order and targets of blows
    .sentence = The attacker chooses the order of the melee salvos and a target for each.
rule-tra-melee-07 = Steps of a melee salvo
    .sentence = Six steps lead from the target to who can fight, precision, hits, penetration and losses.
rule-tra-melee-08 = Melee target
    .sentence = The target must be a unit at Contact range of a model of the attacking unit.
rule-tra-melee-09 = Who can fight
    .sentence = Every model at Contact range of an enemy may take part.
rule-tra-melee-10 = Melee dice
    .sentence = A melee salvo rolls the weapon’s Rate for each model that carries it and can fight.
rule-tra-melee-11 = Melee precision
    .sentence = Each Up is a hit, without any difficulty.
rule-tra-melee-12 = Allocation of melee hits
    .sentence = Hits are shared evenly among target models at contact with the fighters, in the order the attacker likes.
rule-tra-melee-13 = Melee penetration
    .sentence = Penetration works as in shooting, Force against Armour.
rule-tra-melee-14 = Melee losses
    .sentence = Each wound eliminates one of the infantry models hit, as the attacker chooses.
rule-tra-melee-15 = Melee damage to armour
    .sentence = On armour each wound ticks as many boxes as the weapon has Damage, as in shooting.
rule-tra-melee-16 = The attacker chooses the incident
    .sentence = In close combat the attacker chooses the incident instead of rolling for it.
rule-tra-melee-17 = No blows are returned
    .sentence = Only the active unit strikes; the other side fights in its own activation.
rule-tra-melee-18 = Contact with any enemy
    .sentence = A model at contact with any enemy may join a salvo, but only target models at contact with a fighter are hit.
rule-tra-melee-19 = Armour in close combat
    .sentence = Armour with a melee weapon that ends a displacement at contact may fight, and may be fought.
rule-tra-melee-20 = Contact at the end counts
    .sentence = Only contact at the end of a displacement counts, be it new or old; who then fights gives up the second action.
rule-tra-melee-21 = After the fight
    .sentence = Nobody moves after close combat, and a unit without enemies at contact is free and may get orders.

## Fighting at height

rule-tra-height-01 = Fighting at height
    .sentence = A unit on raised scenery may fight one below although their bases are not at contact.
rule-tra-height-02 = Contact at height
    .sentence = The higher base must then be at most 2.5 cm from any part of the lower model.
rule-tra-height-03 = No engagement at height
    .sentence = Units that fight in this way are not engaged and keep their orders.
rule-tra-height-04 = What contact at height is good for
    .sentence = Contact at height serves close combat only: such units may still fire, and it neither engages nor controls.

## Suicide assault

rule-tra-suic-01 = Who may assault
    .sentence = Irregular and regular infantry may make a suicide assault on armour, elite may not.
rule-tra-suic-02 = It replaces other attacks
    .sentence = The assault is one melee salvo in place of all others of the unit.
rule-tra-suic-03 = Demolition men may stay out
    .sentence = A combatant with Demolition may use his skill instead.
rule-tra-suic-04 = Hitting wheeled armour
    .sentence = Against wheeled armour every participant hits.
rule-tra-suic-05 = Hitting walkers
    .sentence = Against walkers each participant rolls a die and hits on a Down.
rule-tra-suic-06 = Hitting anti-grav
    .sentence = Against anti-grav each participant rolls a die and hits on an Up.
rule-tra-suic-07 = Penetration of charges
    .sentence = Each hit rolls a die, and each Up is a wound, whatever the Armour.
rule-tra-suic-08 = Own losses
    .sentence = For each hit a die is rolled against the attackers too, and each Up costs them a model of their choice.
rule-tra-suic-09 = Damage of charges
    .sentence = A wound of a charge ticks one box, and the attacker chooses the incident.
rule-tra-suic-10 = Course of the assault
    .sentence = Participants are at contact with the target, and their own losses are rolled last, even if the vehicle is destroyed.
rule-tra-suic-11 = Warrior does not help
    .sentence = The skill Warrior changes nothing in a suicide assault.

## Debriefing

rule-tra-deb-01 = Debriefing phase
    .sentence = When all cards are played, control is checked, points are counted, effects end, and the turn is over.
rule-tra-deb-02 = End-of-turn effects
    .sentence = Effects that last until the end of the turn stop, and those that come at its end happen.
rule-tra-deb-03 = What the end of the turn clears
    .sentence = Unspent CP go, a new chief general takes over, dead cards leave; orders, states and other points stay.

## Objectives

rule-tra-obj-01 = Controlling an objective
    .sentence = An objective is controlled by an infantry unit with a model at Contact range of it.
rule-tra-obj-02 = Contested objective
    .sentence = If both sides are there, the side with more models in formation in those units gains control.
rule-tra-obj-03 = Disorganised units do not control
    .sentence = A disorganised unit controls nothing.
rule-tra-obj-04 = How long control lasts
    .sentence = Control lasts until the next debriefing, even if the unit leaves or dies.
rule-tra-obj-05 = Equal numbers
    .sentence = With equal numbers nobody controls the objective.
rule-tra-obj-06 = What is counted
    .sentence = All models in formation of infantry units with a member at contact count; armour and disorganised units do not.
rule-tra-obj-07 = Models on or inside
    .sentence = A model on or inside the element is at contact with it.

## Victory points

rule-tra-vp-01 = Counting points
    .sentence = The victory and reinforcement points of the turn are added to those of before.
rule-tra-vp-02 = The scenario’s threshold
    .sentence = The game ends when a player reaches the victory points of the scenario.
rule-tra-vp-03 = Points in every debriefing
    .sentence = Each controlled point pays in every debriefing, and each eliminated unit in that of its turn.
rule-tra-vp-04 = When a unit is eliminated
    .sentence = The opponent scores for each unit without a model left on the table, whatever removed the last one.

## Morale

rule-tra-moral-01 = Morale tests
    .sentence = A unit that has to test does so at once, and is disorganised if it fails.
rule-tra-moral-02 = Loss of the officer
    .sentence = A unit whose officer was killed tests after the salvo.
rule-tra-moral-03 = Thrown to the ground
    .sentence = A unit with a model thrown down by indirect fire tests after the salvo.
rule-tra-moral-04 = Two losses at once
    .sentence = A unit that loses two or more models to one salvo or overrun tests.
rule-tra-moral-05 = Incident on armour
    .sentence = An armour unit tests when one of its vehicles suffers an incident.
rule-tra-moral-06 = Engaged by several units
    .sentence = An infantry unit tests each time a further enemy unit engages it.
rule-tra-moral-07 = One test per action
    .sentence = A unit takes at most one morale test for one action.
rule-tra-moral-08 = Example: three losses and the officer
    .sentence = Three losses with the officer among them cause a single test.
rule-tra-moral-09 = Dice of the morale test
    .sentence = The unit rolls as many dice as its best Morale.
rule-tra-moral-10 = One Up passes
    .sentence = A single Up is enough to pass.
rule-tra-moral-11 = Meaning of one action
    .sentence = A unit tests after the first salvo of an action that calls for it, and not again for that action.
rule-tra-moral-12 = Units that need not test
    .sentence = Disorganised units and units without models do not test.
rule-tra-moral-13 = Losses after medical care
    .sentence = Models brought back by medical care count as not lost.
rule-tra-moral-14 = Who was thrown down
    .sentence = Only a survivor that stood before the salvo and lies after it calls for the test.
rule-tra-moral-15 = Which losses count
    .sentence = Vehicles, officers lost in any way, and friendly strays all count for morale.
rule-tra-moral-16 = Who engages whom
    .sentence = Only an enemy unit that comes newly into contact while another is there already causes the test.

## The table

rule-tra-table-01 = Table size
    .sentence = A table measures 90 by 120 cm or 120 by 120 cm.
rule-tra-table-02 = Plenty of scenery
    .sentence = A table holds much scenery, a good part of which can hide whole units.

## Access zones

rule-tra-access-01 = Access zones
    .sentence = Access zones at the edge of the table let units in reserve enter.
rule-tra-access-02 = Entering through an access zone
    .sentence = An entering unit starts just outside, and its first action is a Movement onto the table.
rule-tra-access-03 = Fixed access zones
    .sentence = A fixed access zone belongs to one army and serves it alone.
rule-tra-access-04 = Neutral access zones
    .sentence = A neutral access zone is a strategic point that serves the army that controls it.
rule-tra-access-05 = Where access zones lie
    .sentence = Blue and red are the middle 30 cm of opposite edges, grey the middle 40 cm of the sides, controlled at their midpoint.
rule-tra-access-06 = Measuring an entry
    .sentence = Each model starts outside, its base touching the zone, and must end completely on the table.
rule-tra-access-07 = Staying in reserve
    .sentence = A unit that cannot or will not enter stays in reserve, and its card is laid again next turn.

## Deployment zones

rule-tra-deploy-01 = Deployment zone
    .sentence = A deployment zone belongs to one army and serves in the first turn only.
rule-tra-deploy-02 = Placing in a deployment zone
    .sentence = Units of the assault section may be placed there just before they act.
rule-tra-deploy-03 = Details of placement
    .sentence = A unit is placed wholly inside, in formation and not at contact with enemies, and then has its two actions.

## Drop points

rule-tra-drop-01 = Drop point
    .sentence = A drop point is a strategic point that has to be controlled to be used.
rule-tra-drop-02 = Entering at a drop point
    .sentence = One model is placed at Contact range of the drop point and the others in formation.
rule-tra-drop-03 = Both actions
    .sentence = Entering at a drop point uses both actions of the unit.
rule-tra-drop-04 = No displacement
    .sentence = Such an entry is no displacement: neither alert fire nor close combat follows.
rule-tra-drop-05 = Limits of a drop
    .sentence = Nobody lands at contact with an enemy, and any number of units may use a point controlled at the last debriefing.
