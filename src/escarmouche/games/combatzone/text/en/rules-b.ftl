# The words of the rules of Combat Zone, in English: movement, actions, shooting and to-hit rolls.

## Movement

rule-cbz-move-01 = Turn up to 90 degrees: 0 AP
    .sentence = Turning on the spot by up to 90 degrees costs nothing.
rule-cbz-move-02 = Turn 90 to 180 degrees: 1 AP
    .sentence = Turning on the spot by 90 to 180 degrees costs 1 AP.
rule-cbz-move-03 = Move up to 5 cm: 1 AP
    .sentence = A figure moves up to 5 cm for 1 AP.
rule-cbz-move-04 = Combat armour: up to 4 cm per AP
    .sentence = A figure in combat armour moves up to 4 cm for 1 AP.
rule-cbz-move-05 = Difficult terrain: 2 AP
    .sentence = A move of up to 5 cm in difficult terrain costs 2 AP.
rule-cbz-move-06 = Exactly 90 degrees and repeated turns
    .sentence = Exactly 90 degrees is free, and turns without a paid action between them count as one.
rule-cbz-move-07 = Direction of movement
    .sentence = By option a figure moves only within its frontal half circle, or in every direction; moving does not turn it.
rule-cbz-move-08 = Combat armour in difficult terrain
    .sentence = In combat armour a move in difficult terrain is up to 4 cm for 2 AP.
rule-cbz-move-09 = Joined and partial moves
    .sentence = Each move is paid separately and may be shorter; it costs 2 AP if any part of its path is difficult.
rule-cbz-move-10 = Other figures in the way
    .sentence = A figure passes friends but not enemies and ends on nobody’s base; contact alone has no effect.
rule-cbz-move-11 = Leaving the table on purpose
    .sentence = A figure that moves off the table is lost unless the scenario scores it as an exit.

## Actions

rule-cbz-act-01 = Initiate close combat: 1 AP
    .sentence = Initiating close combat costs 1 AP.
rule-cbz-act-02 = Single shot: 1 AP
    .sentence = Firing a single shot costs 1 AP, with a heavy weapon more.
rule-cbz-act-03 = Burst: 2 AP
    .sentence = Firing a burst costs 2 AP, with a heavy weapon more.
rule-cbz-act-04 = Heavy weapon, single shot: 2 AP
    .sentence = A single shot with a heavy weapon costs 2 AP.
rule-cbz-act-05 = Heavy weapon, burst: 3 AP
    .sentence = A burst with a heavy weapon costs 3 AP.
rule-cbz-act-06 = Aimed shot: 5 AP
    .sentence = An aimed shot costs 5 AP.
rule-cbz-act-07 = Opportunity fire: 5 AP
    .sentence = Opportunity fire costs 5 AP.
rule-cbz-act-08 = Throw a grenade: 3 AP
    .sentence = Throwing a grenade costs 3 AP; it deviates and has an area of effect.
rule-cbz-act-09 = Missile launcher: 3 AP
    .sentence = Firing a missile launcher costs 3 AP; it deviates and has an area of effect.
rule-cbz-act-10 = Flame-thrower: 2 AP
    .sentence = Firing a flame-thrower costs 2 AP; it deviates, has an area of effect and sets on fire.
rule-cbz-act-11 = Open or close a door: 1 AP
    .sentence = Opening or closing a door costs 1 AP.
rule-cbz-act-12 = Pick up an object: 1 AP
    .sentence = Picking up an object costs 1 AP.
rule-cbz-act-13 = Cross an obstacle: 3 AP
    .sentence = Crossing an obstacle costs 3 AP.
rule-cbz-act-14 = Take cover: 1 AP
    .sentence = Taking cover costs 1 AP.
rule-cbz-act-15 = Technology roll: 2 AP
    .sentence = A technology roll costs 2 AP.
rule-cbz-act-16 = First aid: 3 AP
    .sentence = Giving first aid costs 3 AP.
rule-cbz-act-17 = What the 5 AP of an aimed shot buy
    .sentence = The 5 AP include one single shot with +2 to hit, from a heavy weapon too; never a burst or an area weapon.
rule-cbz-act-18 = Objects
    .sentence = Objects are picked up or handed over in contact for 1 AP and dropped for nothing; one is carried at a time.
rule-cbz-act-19 = Taking cover
    .sentence = A figure may take cover anywhere; it is harder to hit by 1 until it moves, is engaged or routs.
rule-cbz-act-20 = Which weapons use which price
    .sentence = Light and heavy weapons have their own prices; the integral launcher is used at the price of a grenade.
rule-cbz-act-21 = Actions of engaged, panicked and routed figures
    .sentence = The engaged only fight and turn, the panicked do all within 3 AP but start no fight, the routed do nothing.

## Shooting

rule-cbz-shoot-01 = Line of sight and arc
    .sentence = The target must be in line of sight and in the frontal 180 degrees.
rule-cbz-shoot-02 = Single shot or burst
    .sentence = The shooter chooses between one shot and a burst of as many as the rate of fire allows.
rule-cbz-shoot-03 = Shots are allotted before rolling
    .sentence = The shooter fixes the number of shots at each target before any die is rolled.
rule-cbz-shoot-04 = Range is measured after the allotment
    .sentence = Then the distance from the shooter to each target is measured.
rule-cbz-shoot-05 = To-hit rolls, then wound rolls
    .sentence = The shooter makes the allotted to-hit rolls and a wound roll for each success.
rule-cbz-shoot-06 = Line of sight in three dimensions
    .sentence = The eye looks at 25 points of the target, and one point that nothing opaque blocks is enough to see it.
rule-cbz-shoot-07 = Arc geometry
    .sentence = A target is in the arc if its base centre lies on or before the line square to the shooter’s facing.
rule-cbz-shoot-08 = Range bands
    .sentence = The three distances of a weapon are upper limits of point blank, short and long range; beyond is out of range.
rule-cbz-shoot-09 = Out of range
    .sentence = Where measuring is free such a target is refused; otherwise shots at it are lost without a roll.
rule-cbz-shoot-10 = Shooting at figures in close combat
    .sentence = An engaged figure may not be a target, but an area of effect may catch it; mere contact does not protect.
rule-cbz-shoot-11 = Spread of targets
    .sentence = A burst may be divided among targets in arc and sight however far apart they are.
rule-cbz-shoot-12 = Number of shooting actions
    .sentence = A figure fires single shots as often as it can pay for, one weapon per action; only grenades run out.

## To-hit rolls

rule-cbz-hit-01 = 1D6 per shot, 6 or more hits
    .sentence = Each shot rolls 1D6 with modifiers and quality, and a total of 6 or more hits.
rule-cbz-hit-02 = Natural 1 misses
    .sentence = A natural 1 is a miss whatever the total.
rule-cbz-hit-03 = Natural 6 hits
    .sentence = A natural 6 is a hit whatever the total.
rule-cbz-hit-04 = Target has taken cover: −1
    .sentence = A shot at a target that has taken cover has −1.
rule-cbz-hit-05 = Shooter panicked: −1
    .sentence = A panicked shooter has −1.
rule-cbz-hit-06 = Short range: +1
    .sentence = A shot at short range has +1.
rule-cbz-hit-07 = Aimed shot: +2
    .sentence = An aimed shot has +2.
rule-cbz-hit-08 = Point blank: +2
    .sentence = A shot at point blank range has +2.
rule-cbz-hit-09 = Quality
    .sentence = Green −1, Average 0, Veteran +1, Elite +2 on each to-hit roll.
rule-cbz-hit-10 = Point blank replaces short range
    .sentence = Only the modifier of the band in which the target lies applies.
rule-cbz-hit-11 = The armour line printed among the shooting modifiers
    .sentence = Armour has no effect on the to-hit roll; its misplaced line belongs to the wound roll.
rule-cbz-hit-12 = Who is in cover for the to-hit roll
    .sentence = Only the action of taking cover makes a target harder to hit; terrain works on the wound roll alone.
