# The words of the rules of Trauma, in English: kinds of armour, skills, tables and scenarios.

## Walkers

rule-tra-walk-01 = No firing arcs
    .sentence = A walker has no firing arcs: its torso turns all the way round.
rule-tra-walk-02 = Terrain as infantry
    .sentence = A walker passes over terrain in the same way as infantry.
rule-tra-walk-03 = May take cover
    .sentence = A walker may receive Take cover while its propulsion is intact.
rule-tra-walk-04 = Like infantry apart from structure
    .sentence = Apart from its structure line a walker is handled like infantry.
rule-tra-walk-05 = How far a walker is infantry
    .sentence = A walker is infantry for moving, terrain, facing and cover, and armour for everything else.

## Anti-grav armour

rule-tra-grav-01 = Free flight
    .sentence = Anti-grav armour ignores terrain and passes over models and scenery without Crossing.
rule-tra-grav-02 = Never in cover
    .sentence = Anti-grav armour is either visible or hidden, never in cover.
rule-tra-grav-03 = No Take cover
    .sentence = An anti-grav unit cannot receive Take cover.
rule-tra-grav-04 = Firing arcs
    .sentence = The weapons of anti-grav armour are bound to firing arcs.
rule-tra-grav-05 = Where anti-grav armour ends
    .sentence = It flies over anything but ends where its base fits, and is measured from that base.

## Wheeled armour

rule-tra-wheel-01 = Wheeled armour
    .sentence = Every vehicle bound to the ground, on wheels, tracks or a low hover, is wheeled.
rule-tra-wheel-02 = No Crossing except overrun
    .sentence = Wheeled armour crosses nothing, except infantry that it runs over.
rule-tra-wheel-03 = No Take cover, but cover tests
    .sentence = Wheeled armour cannot receive Take cover but may have a cover test.
rule-tra-wheel-04 = Firing arcs
    .sentence = The weapons of wheeled armour are bound to firing arcs.
rule-tra-wheel-05 = Longer structure
    .sentence = Wheeled armour usually has a longer structure line, which its profile shows.

## Firing arcs

rule-tra-arc-01 = Two firing arcs
    .sentence = A wheeled or anti-grav vehicle has two firing arcs, and its weapons belong to them in turn.
rule-tra-arc-02 = Sight only within the arc
    .sentence = A weapon sees only units within its arc.
rule-tra-arc-03 = A unit is in one arc only
    .sentence = A unit that could be in either arc is in the one that the firing player chooses.
rule-tra-arc-04 = Drawing the arcs
    .sentence = The arcs are the two halves on either side of a line through the middle of the model.
rule-tra-arc-05 = Arcs fit the miniature
    .sentence = The arcs of an army list are examples that players may adapt to their miniature.
rule-tra-arc-06 = Direction of the line
    .sentence = A profile has front and rear arcs, or left and right ones, and its weapons alternate between them.
rule-tra-arc-07 = When a unit is within an arc
    .sentence = A unit can be in an arc if a visible model of it is partly there, and the choice holds for the whole fire.

## Medical armour

rule-tra-medarm-01 = Medical armour
    .sentence = One combatant of the unit counts as having Medical care whenever it is needed.
rule-tra-medarm-02 = Medical armour is one die
    .sentence = While a model is left, medical armour gives one die besides those of true medics.

## Self-repair

rule-tra-selfrep-01 = Self-repair
    .sentence = As an additional action the vehicle undoes one incident or one point of damage of its own.
rule-tra-selfrep-02 = Details of repairs
    .sentence = Once per activation the box ticked last is erased or an incident undone; a disorganised unit repairs nothing.

## Demolition

rule-tra-demo-01 = Demolition of scenery
    .sentence = As an additional action a scenery element at contact that can be destroyed is blown up.
rule-tra-demo-02 = Demolition in close combat
    .sentence = Instead of striking, the combatant may inflict one automatic wound, as a salvo of its own.
rule-tra-demo-03 = Details of Demolition
    .sentence = The bearer himself must be at contact, the wound ticks one box, and strategic points cannot be destroyed.

## Concealment

rule-tra-conceal-01 = Concealment
    .sentence = Enemies beyond Range 2 do not see the unit.
rule-tra-conceal-02 = Concealment per unit
    .sentence = From leader to leader, 30 cm or more make the unit invisible, though the spread may still hit it.

## Guerrilla

rule-tra-guerr-01 = Guerrilla
    .sentence = The unit may enter at Contact range of any unit of its army and then act normally.
rule-tra-guerr-02 = Details of Guerrilla
    .sentence = One model is placed at contact with a friend and the rest in formation, nobody at contact with an enemy.

## Warrior

rule-tra-warrior-01 = Warrior
    .sentence = A combatant with this skill hits in close combat on Downs instead of Ups.

## Experienced officer

rule-tra-vetoff-01 = Experienced officer
    .sentence = Each officer with this skill on the table gives 1 CP more.

## Jump pack

rule-tra-jump-01 = An extra Crossing
    .sentence = The unit may make one additional Crossing before or after each of its Movements.
rule-tra-jump-02 = Leaping over units
    .sentence = The unit may cross a unit of combatants like an obstacle.
rule-tra-jump-03 = Limits of the jump pack
    .sentence = The leap follows the rules of Crossing, harms nobody, and is a displacement of its own.

## Reinforcement skill

rule-tra-renf-01 = The unit returns
    .sentence = An eliminated unit of extended strength comes back into reserve next turn, at normal strength.
rule-tra-renf-02 = What comes back
    .sentence = The returning unit has no specialist or heavy weapon that the original did not have.
rule-tra-renf-03 = Officers do not come back
    .sentence = The unit returns without officers, except one that is part of it by default.
rule-tra-renf-04 = Example: officers of a returning unit
    .sentence = An added senior officer does not return, but an under-officer who belongs to the unit does.
rule-tra-renf-05 = Only once
    .sentence = A unit returns once and for nothing, and only when no model of it is left.

## Repair

rule-tra-repair-01 = Repair
    .sentence = As an additional action each repairer undoes one incident or one point of damage of a vehicle at contact.
rule-tra-repair-02 = Contact for repairs
    .sentence = Each repairer must himself be at contact with the friendly vehicle, and several may work on one.

## Resistance

rule-tra-resist-01 = Resistance
    .sentence = The vehicle loses no point to chain explosions, but its unit still tests morale.

## Snipers

rule-tra-sniper-01 = Two Precisions
    .sentence = A sniper weapon has a second Precision for a bearer who does not move in his activation.
rule-tra-sniper-02 = Choice of victims
    .sentence = With the second Precision the firing player chooses who takes each hit.
rule-tra-sniper-03 = The corridor is ignored
    .sentence = With the second Precision the fire corridor is ignored.
rule-tra-sniper-04 = No bonus of supported fire
    .sentence = The second Precision gets no bonus of supported fire.
rule-tra-sniper-05 = Details of sniper fire
    .sentence = Victims must be seen, cover applies, and on alert the bearer must not have moved in his last activation.

## Medical care

rule-tra-heal-01 = Medical care
    .sentence = After losses one die is rolled per medic left, and each Up may bring one of the lost models back.
rule-tra-heal-02 = Details of medical care
    .sentence = Care follows every loss of infantry; who comes back stands in formation and keeps his post.

## Skirmishers

rule-tra-skirm-01 = Sniper apart from the unit
    .sentence = The unit’s sniper may stand out of formation without disorganising it.
rule-tra-skirm-02 = Range of the separated sniper
    .sentence = For shots that he makes or suffers, Range is measured from the separated sniper himself.
rule-tra-skirm-03 = Shooting at a separated sniper
    .sentence = The separated sniper is a target of his own, but shares state, morale and orders with his unit.

## Lock-on

rule-tra-lock-01 = Always indirect
    .sentence = A lock-on weapon fires indirectly even without an Area of effect.
rule-tra-lock-02 = Not on alert
    .sentence = A lock-on weapon cannot be used for alert fire.
rule-tra-lock-03 = Armour only
    .sentence = A lock-on weapon fires at armour only.
rule-tra-lock-04 = Lock-on hits
    .sentence = Without an area its hits are shared among the vehicles of the target, starting with the one aimed at.

## Quarters

rule-tra-quart-01 = The table is cut in quarters
    .sentence = A table has 9 or 12 quarters, each open, covered or building.
rule-tra-quart-02 = Grid of quarters
    .sentence = Quarters measure 30 by 40 cm, three rows of three or four, and the middle row holds the central ones.
rule-tra-quart-03 = Open quarter
    .sentence = In an open quarter no unit of more than three models can hide completely.
rule-tra-quart-04 = At most a third open
    .sentence = At most a third of the quarters is open: 3 of 9, or 4 of 12.
rule-tra-quart-05 = Covered quarter
    .sentence = A covered quarter can hide at least two units of six infantry and give a walker cover.
rule-tra-quart-06 = Building quarter
    .sentence = A building quarter is closed to the biggest armour and can hide the largest units.
rule-tra-quart-07 = At least one building quarter
    .sentence = A table has at least one or two building quarters.
rule-tra-quart-08 = Building quarters and armour
    .sentence = Heavy armour on the ground may not enter a building quarter, and support armour not the inside of an element.

## Random tables

rule-tra-rand-01 = Table size
    .sentence = A game of 30 AP uses 90 by 120 cm, a game of 45 AP or more 120 by 120 cm.
rule-tra-rand-02 = Quarter type
    .sentence = A die per quarter: 1–2 open, 3–4 covered, 5–6 building.
rule-tra-rand-03 = Drop points
    .sentence = In each covered or building quarter a 5 or 6 makes one of its elements a drop point.
rule-tra-rand-04 = Access zones
    .sentence = One player enters through the blue access zone, the other through the red one, and grey ones are neutral.
rule-tra-rand-05 = Keeping the limits
    .sentence = Surplus open quarters are rolled again, the latest first, and without a building the last covered one becomes one.
rule-tra-rand-06 = Which element is the drop point
    .sentence = The element nearest the middle of the quarter is the drop point, and every quarter has at least three elements.

## Scenarios

rule-tra-scen-01 = A player’s side of the table
    .sentence = The row of quarters along one’s own access zone is one’s side, and the middle row is nobody’s.
rule-tra-scen-02 = Order of choosing
    .sentence = The winner of a roll-off picks the side and chooses first, then the players alternate, and no element serves twice.
rule-tra-scen-03 = Who can score no more
    .sentence = A player without units on the table, in reserve, due to return or affordable can score no more.
rule-tra-scen-04 = All units start in reserve
    .sentence = Nobody starts on the table: units enter when they are activated.

## Scenario: the generator

rule-tra-gener-01 = Forces
    .sentence = Both players have the same AP; one enters through the blue access zone, the other through the red one.
rule-tra-gener-02 = Table
    .sentence = The table is composed at random.
rule-tra-gener-03 = Alpha points
    .sentence = Each player names an alpha point on either side of the table, worth 2 reinforcement points a turn.
rule-tra-gener-04 = Omega points
    .sentence = Each player names an omega point on the enemy’s side, worth 2 victory points to whoever controls it.
rule-tra-gener-05 = Gamma point
    .sentence = The element nearest the centre of the table is the gamma point, worth 4 victory points.
rule-tra-gener-06 = Scoring
    .sentence = An alpha pays 2 reinforcement points, an omega 2 and gamma 4 victory points, a lost infantry unit 1, armour 2.
rule-tra-gener-07 = End at 20 victory points
    .sentence = Whoever has 20 victory points wins, and if both reach them in the same turn it is a draw.
rule-tra-gener-08 = A player can score no more
    .sentence = If a player can score no more, the game ends and more victory points win.
rule-tra-gener-09 = Size and centre
    .sentence = 30 AP are played on 90 by 120 cm, 45 on 120 by 120; the winner of the roll decides ties for gamma.

## Scenario: attack

rule-tra-attack-01 = Attacker’s force
    .sentence = The attacker has 30 AP with 6 in reinforcement and enters through the blue access zone.
rule-tra-attack-02 = Defender’s force
    .sentence = The defender has 24 AP, no reinforcements, the red access zone, and the central quarter to deploy in.
rule-tra-attack-03 = Gamma point
    .sentence = The attacker names an element of the central quarter as the gamma point.
rule-tra-attack-04 = Omega points
    .sentence = The defender names one omega point on either side of the table, worth 2 victory points each.
rule-tra-attack-05 = Alpha points
    .sentence = The attacker names two alpha points in two different quarters, worth 2 reinforcement points each.
rule-tra-attack-06 = Scoring
    .sentence = Gamma pays the attacker 8 and the defender 4, a lost unit pays the attacker 1 and the defender 2 victory points.
rule-tra-attack-07 = End of the game
    .sentence = 20 victory points win, both at once are a draw, and if a player can score no more, more points win.
rule-tra-attack-08 = Order of choices
    .sentence = The attacker names gamma, then the defender both omegas, then the attacker both alphas, all different.
rule-tra-attack-09 = Other sizes
    .sentence = At 45 AP the attacker has 45 with 11 in reinforcement, the defender 34 and the choice of a central quarter.
