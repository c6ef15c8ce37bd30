# The words of the rules of Firefight, in English.

## Principles

rule-gff-prin-01 = Common sense decides where the rules are unclear
    .sentence = When a rule is unclear, the players settle the point by common sense and by what they enjoy.
rule-gff-prin-02 = The catalogue's rulings replace table talk
    .sentence = The rulings of the catalogue bind every game, and options are fixed before lists are submitted.
rule-gff-prin-03 = Special rules beat general rules; only (X) rules add up
    .sentence = A special rule overrides a general one; copies of the same rule count once, unless they carry a value, which is then added up.
rule-gff-prin-04 = Model, unit, group, last model
    .sentence = A unit is a list entry on the table; with two or more models alive it is a group, with one it is a single-model unit.
rule-gff-prin-05 = Open information
    .sentence = Everything is open and may be measured at any time, except the spell tokens that both sides secretly commit to a casting roll.

## Editions

rule-gff-edit-01 = Out of Action is also called Knocked Out
    .sentence = Out of Action and Knocked Out are two names for one state: the model is removed from the game.
rule-gff-edit-02 = Army-building numbers are those of the French edition
    .sentence = Army limits use the numbers of the French edition (500, 125, 125, 25 and 15 points), not those of other versions.
rule-gff-edit-03 = Coherency and distances are those of the French edition
    .sentence = Members of a unit may be up to 9 in apart, and only enemy units must be kept 1 in away.
rule-gff-edit-04 = Special moves are part of the game
    .sentence = Pushing, jumping and falling are in force unless the players switch them off; gaps and drops then become impassable edges.
rule-gff-edit-05 = Special rules of other versions are not in force
    .sentence = Only the special rules of the catalogue have an effect; another name is an error in our rosters and an inert rule in an imported list.

## Dice

rule-gff-dice-01 = Quality test
    .sentence = Roll one die: the test is passed if it shows the model's Quality or more.
rule-gff-dice-02 = A natural 6 always succeeds, a natural 1 always fails
    .sentence = Before any modifier is counted, a die showing 6 succeeds and a die showing 1 fails.
rule-gff-dice-03 = Which rolls know natural successes and failures
    .sentence = Natural 6s and 1s count for every die rolled against a target number, not for tables, D3s, roll-offs or dangerous terrain.
rule-gff-dice-04 = How modifiers combine
    .sentence = After natural results, all bonuses and penalties are added to the die without a cap and compared with the target number.
rule-gff-dice-05 = Unmodified result
    .sentence = The unmodified result is the face that finally lies on the table, after any re-roll and before bonuses or penalties.
rule-gff-dice-06 = A die is re-rolled at most once
    .sentence = No die is re-rolled twice: the second result stands, whatever it shows.
rule-gff-dice-07 = D3
    .sentence = A D3 is a D6 halved and rounded up: 1-2 is 1, 3-4 is 2, 5-6 is 3.
rule-gff-dice-08 = Roll-off
    .sentence = Both players roll a die and the higher one wins; ties are rolled again, and no modifier applies.
rule-gff-dice-09 = Order in which dice are consumed
    .sentence = Dice are used in a fixed order: Impact, hits, Defence, re-rolls, Regeneration, wound effect, push.

## Measuring

rule-gff-meas-01 = Distances are measured between the closest points of bases
    .sentence = A distance is the straight line in space between the closest points of two bases; objectives are points.
rule-gff-meas-02 = Exactness: thousandths of an inch, contact, within, over
    .sentence = Positions are whole thousandths of an inch, and every comparison allows two thousandths in favour of being within.
rule-gff-meas-03 = Exactly 1 in from an enemy is legal
    .sentence = Only less than 1 in from an enemy is forbidden; exactly 1 in is allowed.
rule-gff-meas-04 = How far a model has moved
    .sentence = A move is as long as the path of the base's centre in space, climbs included; turning is free and jumps do not count.

## Armies

rule-gff-army-01 = Two armies of equal points
    .sentence = Before the game each player gathers an army, and both armies are worth the same number of points.
rule-gff-army-02 = Recommended sizes
    .sentence = A first game is best played with 200 points a side, a full game with 500.
rule-gff-army-03 = Equal points means the same limit
    .sentence = The players agree on a game size, and each army's total must be above zero and not exceed it.

## Army organisation

rule-gff-force-01 = Army organisation is optional
    .sentence = The five limits on what an army may contain are used only if the players want them.
rule-gff-force-02 = One Hero per 125 points
    .sentence = An army may have at most one Hero for each 125 points.
rule-gff-force-03 = 1+X copies of the same unit
    .sentence = An army may have one copy of a unit, plus one more for each 125 points.
rule-gff-force-04 = No unit above 35 %
    .sentence = A single unit may cost at most 35 % of the army's points.
rule-gff-force-05 = One unit per 25 points
    .sentence = An army may have at most one unit for each 25 points.
rule-gff-force-06 = One model per full 15 points
    .sentence = An army may have at most one model for each full 15 points.
rule-gff-force-07 = Limits are computed from the game size, rounded down
    .sentence = All five limits are worked out from the agreed game size, and every fraction is rounded down.
rule-gff-force-08 = What counts as the same unit, a Hero, a unit and a model
    .sentence = Units from the same entry are copies whatever their upgrades; Heroes count as units and models; costs include upgrades.
rule-gff-force-09 = The limits are one switch
    .sentence = The five limits are in force together unless the players switch all of them off.

## Lists

rule-gff-list-01 = How a unit is described
    .sentence = A list entry gives name, size, Quality, Defence, cost, special rules, weapons and upgrades; a Hero is a unit of its own.
rule-gff-list-02 = How a weapon is described
    .sentence = A weapon has a name, a count, a range (none for melee), attacks and rules; weapons alike in all of these are one type.
rule-gff-list-03 = How an upgrade is described
    .sentence = An upgrade has a cost and either adds weapons or rules, or replaces weapons, for all models or for some.
rule-gff-list-04 = How a list is checked
    .sentence = A list is checked for its entries, upgrades, special rules, points and limits, and every fault is reported at once.
rule-gff-list-05 = Demonstration list
    .sentence = An original list of 14 entries and five spells, which together use every special rule, is provided to play and to test.
rule-gff-list-06 = Writing special rules in a list
    .sentence = A special rule is written by its name, with a value in brackets only if it takes one; anything else is an unknown rule.
rule-gff-list-07 = Rules that need all models, and rules of single models
    .sentence = Fearless, Regeneration, Stealth, Ambush, Scout and Immobile need every living model to have them; other rules work model by model.
rule-gff-list-08 = Imported lists keep unknown rules as inert rules
    .sentence = An imported list keeps unknown rules without effect, names them, and is playable once both players have accepted the report.

## The battlefield

rule-gff-table-01 = Battlefield of 4 by 4 feet
    .sentence = The battle takes place on a square table of 4 feet a side.
rule-gff-table-02 = At least 20 terrain pieces
    .sentence = The table carries 20 pieces of terrain or more.
rule-gff-table-03 = Smaller battlefields
    .sentence = A smaller table is allowed if the two armies still start 24 in or more from each other.
rule-gff-table-04 = A table of 48 in; zones of smaller tables
    .sentence = The table is 48 in square; on a smaller one the deployment zones shrink so that 24 in stay between them.
rule-gff-table-05 = Who places terrain and when
    .sentence = Terrain is complete before the first objective: a ready-made or generated table, or pieces placed in turn after a roll-off.
rule-gff-table-06 = Models stay on the table
    .sentence = No part of a base may leave the table, by any kind of move or placement; a push stops at the edge.

## Mission

rule-gff-miss-01 = Number of objectives: D3+2
    .sentence = The mission uses D3+2 objective markers, so three to five.
rule-gff-miss-02 = Objectives are placed alternately
    .sentence = The winner of a roll-off places the first objective, then the players take turns until all are down.
rule-gff-miss-03 = Objectives lie outside the deployment zones
    .sentence = No objective may be placed inside a deployment zone.
rule-gff-miss-04 = Objectives are more than 9 in apart
    .sentence = Any two objectives must be more than 9 in apart.
rule-gff-miss-05 = The deployment axis is fixed before objectives
    .sentence = The two deployment edges are known before objectives are placed; with the other option, objectives avoid the strips of all four edges.
rule-gff-miss-06 = An objective is a point; impossible placements
    .sentence = An objective is a point that blocks nothing and lies where a base could stand; a player without a legal spot skips.
rule-gff-miss-07 = Seizing an objective
    .sentence = At the end of a round a player seizes an objective if he has a unit within 3 in of it and the enemy has none.
rule-gff-miss-08 = Seized objectives stay seized
    .sentence = A player keeps a seized objective even when his unit has left it.
rule-gff-miss-09 = A contested objective becomes neutral
    .sentence = An objective with units of both sides at it belongs to nobody again.
rule-gff-miss-10 = End-of-round evaluation of one objective
    .sentence = At the end of a round only units that are neither Shaken nor newly arrived by Ambush count: one side seizes, both make it neutral.
rule-gff-miss-11 = The game ends after four rounds
    .sentence = The game is over at the end of the fourth round.
rule-gff-miss-12 = The player with more objectives wins
    .sentence = At the end, the player with more objectives under control has won.
rule-gff-miss-13 = Equal numbers are a draw; no sudden death
    .sentence = Equal objectives are a draw, and destroying the enemy army does not end the game: the survivor plays on to the last round.

## Deployment

rule-gff-depl-01 = Choice of table edge
    .sentence = The winner of a roll-off picks his table edge, and the opponent gets the one facing it.
rule-gff-depl-02 = Alternating deployment within 12 in
    .sentence = Starting with the winner of the roll, the players take turns to set up one unit within 12 in of their edge.
rule-gff-depl-03 = Deploy fully inside the zone and in coherency
    .sentence = Every base is set up entirely inside the zone, free of other bases and impassable terrain, with the unit in coherency.
rule-gff-depl-04 = Unequal numbers of units and the order of set-up
    .sentence = Set-up has a fixed order from lists to Scouts, and a player with nothing left to place waits for the other to finish.

## Rounds

rule-gff-round-01 = Alternating activations; who starts
    .sentence = The players take turns activating one unit each; the winner of the deployment roll opens the first round.
rule-gff-round-02 = Who starts later rounds
    .sentence = From the second round on, whoever ran out of activations first in the round before begins.
rule-gff-round-03 = Finished first means: did not make the last activation
    .sentence = The player who did not make the last activation of a round begins the next one.
rule-gff-round-04 = Leftover activations; no passing
    .sentence = Nobody may pass: a player with a unit left must activate one, and a player without is skipped until the round ends.
rule-gff-round-05 = Start-of-round steps
    .sentence = A round opens with its starting player, then spell tokens, then Ambush arrivals from round 2, then activations.
rule-gff-round-06 = End of round: morale, then objectives
    .sentence = A round closes with morale tests, then objectives, then Fatigue and other effects of the round end; an option swaps the first two.

## Activation

rule-gff-act-01 = Activate one unit with one action
    .sentence = The active player picks a unit not yet activated this round and gives it one action: Hold, Advance, Rush or Charge.
rule-gff-act-02 = Hold
    .sentence = The unit stays where it is and may shoot.
rule-gff-act-03 = Advance
    .sentence = The unit moves up to 6 in and may shoot afterwards.
rule-gff-act-04 = Rush
    .sentence = The unit moves up to 12 in and does not shoot.
rule-gff-act-05 = Charge
    .sentence = The unit moves up to 12 in to reach an enemy unit and fight it in melee.
rule-gff-act-06 = Details of actions
    .sentence = Distances are maxima, all models take the same action, shooting follows all movement, and striking back is no activation.

## Movement

rule-gff-move-01 = Coherency: 1 in to another member
    .sentence = Each model stays within 1 in of another model of its unit.
rule-gff-move-02 = Coherency: 9 in to all members
    .sentence = No two models of a unit may be more than 9 in apart.
rule-gff-move-03 = Coherency is one chain; when it is checked
    .sentence = The links of 1 in must join the whole unit at the end of each of its moves; a unit broken apart regroups when next activated.
rule-gff-move-04 = Stay 1 in from enemies unless charging
    .sentence = A unit comes within 1 in of an enemy unit only by charging.
rule-gff-move-05 = The 1 in zone holds during the whole move
    .sentence = A base keeps 1 in from enemies all along its path; one that starts nearer may leave, and a flyer may cross but not end there.
rule-gff-move-06 = Moving past friends
    .sentence = A model passes through its own unit but not through other units, unless Flying, and no bases may end overlapping.
rule-gff-move-07 = Climbing and low obstacles
    .sentence = Obstacles up to 1 in are ignored, surfaces up to 3 in are climbed at the cost of their height, higher ones need a ladder or stairs.

## Line of sight

rule-gff-los-01 = Line of sight
    .sentence = A model sees another if one of nine lines from its eye to the target is free of blocking terrain, forests and other units.
rule-gff-los-02 = Forests: sight in or out, not through
    .sentence = A forest is seen into and out of, but not through, each one judged on its own.

## Charge moves

rule-gff-charge-01 = When a charge is allowed
    .sentence = A unit may charge only if one of its models is within charge distance of a model of the target.
rule-gff-charge-02 = Charge distance is a walkable distance
    .sentence = One model must be able to walk into base contact within its charge distance; line of sight is not needed.
rule-gff-charge-03 = One target unit
    .sentence = A charge has one target unit, named before moving, and only the two units fight.
rule-gff-charge-04 = Chargers move into contact or as close as possible
    .sentence = Each charging model ends in base contact with the target, or as near to it as it can get.
rule-gff-charge-05 = The defender piles in up to 3 in
    .sentence = Once the chargers have moved, the charged models close in by up to 3 in, into contact or as near as they can.
rule-gff-charge-06 = Details of the pile-in
    .sentence = Every charged model not yet in contact must pile in, except models of Shaken units and Immobile ones.
rule-gff-charge-07 = A charge that does not arrive
    .sentence = If no charger ends in melee reach there is no melee and no Fatigue; a charger Shaken on the way stops there.
rule-gff-charge-08 = As close as possible, exactly
    .sentence = Model by model, in the owner's order, an end is near enough if no reachable one is more than 0.1 in nearer to the enemy.

## Shooting

rule-gff-shoot-01 = Who may shoot
    .sentence = A model with the target in range and in sight may fire all its ranged weapons.
rule-gff-shoot-02 = Up to two targets with different weapon types
    .sentence = A unit may split its fire over two enemy units, each shot at with other types of weapons.
rule-gff-shoot-03 = Weapon types and targets are declared per unit
    .sentence = All weapons of one type fire at the same unit, at most two units are targeted, and all targets are named before any die.
rule-gff-shoot-04 = Range
    .sentence = A model fires if it sees some model of the target within the weapon's range; those that cannot do not stop the others.

## Hits

rule-gff-hit-01 = Roll to hit
    .sentence = The attacker takes one Quality test per attack of the weapon and hits with each success.
rule-gff-hit-02 = Modifiers to hit
    .sentence = Only Stealth, moving with Indirect, Thrust and spells change hit rolls; they add up, and cover never does.
rule-gff-hit-03 = Extra hits on 6s add up, and are not 6s themselves
    .sentence = Furious, Relentless and Surge each add one hit to an unmodified 6, and these extra hits are not 6s themselves.
rule-gff-hit-04 = Automatic hits
    .sentence = Hits from Impact, falls and spells need no hit roll, are never 6s and have only the rules of their source.

## Defence

rule-gff-def-01 = Roll to block
    .sentence = The defender rolls a die per hit: his Defence or more blocks it, less is a wound.
rule-gff-def-02 = Modifiers to Defence
    .sentence = The Defence die loses the total AP of the hit and gains 1 for cover; a natural 6 blocks and a natural 1 does not.

## Wounds

rule-gff-wound-01 = Each wound removes a model
    .sentence = The defender takes one model off the table per wound.
rule-gff-wound-02 = Groups lose models; single models use wound effects
    .sentence = A group loses one model per wound without a roll; a single model takes a marker and makes a wound effect roll.
rule-gff-wound-03 = Choice of casualties
    .sentence = The defender may remove any living model of the unit, seen or not; terrain and falls take the model concerned.
rule-gff-wound-04 = Damage package: what is resolved together
    .sentence = All wounds from one source, such as a unit's whole shooting or one spell, count as one time and cause one wound effect roll at most.

## Order of resolution

rule-gff-seq-01 = Order of resolution inside a package
    .sentence = Attacks go in order: targets, hits, extra hits, Blast, Defence, Bane, Deadly wounds, other wounds, wound effect, push.
rule-gff-seq-02 = Two targets, several units hit
    .sentence = All hits on all units are settled before the first casualty; then each unit resolves its own, in the attacker's order.

## Melee

rule-gff-melee-01 = Melee reach: 2 in horizontally, 4 in vertically
    .sentence = A model fights with all its melee weapons if an enemy is within 2 in sideways and 4 in up or down.
rule-gff-melee-02 = Strikes are resolved like shooting
    .sentence = Blows are struck as shots are: test to hit, Defence per hit, then wounds.
rule-gff-melee-03 = The defender may strike back
    .sentence = When the chargers have struck, the defender chooses whether to strike back.
rule-gff-melee-04 = The survivor of a melee may move 3 in
    .sentence = When a unit has been wiped out in melee, the other may move up to 3 in.
rule-gff-melee-05 = Otherwise the charger moves back
    .sentence = If both units survive the melee, the charger steps back until 1 in lies between them, where it can.
rule-gff-melee-06 = Steps of a melee
    .sentence = A melee goes: charge, pile-in, Counter, chargers' strikes with Impact, strike-back, Fatigue, then consolidation or separation.
rule-gff-melee-07 = Who strikes and how the reach is measured
    .sentence = Reach is checked at the start of each striking step; each model in reach strikes, and the blows fall on the enemy unit as a whole.
rule-gff-melee-08 = Striking back in detail
    .sentence = The defender decides once the chargers' strikes are fully resolved; all its models in reach strike back, or none.
rule-gff-melee-09 = No cover in melee
    .sentence = Cover helps against shooting only, never in melee or against Impact, spells, falls and terrain.
rule-gff-melee-10 = Consolidation and separation in detail
    .sentence = Consolidating is optional and keeps 1 in from enemies; a charger's separation is compulsory, by the shortest legal way.
rule-gff-melee-11 = A charger Shaken by Counter does not strike
    .sentence = A charger that Counter leaves Shaken has neither Impact nor strikes, but still becomes Fatigued.

## Fatigue

rule-gff-fat-01 = Fatigue
    .sentence = A unit that has charged or struck back needs unmodified 6s to hit in melee for the rest of the round.
rule-gff-fat-02 = When Fatigue begins
    .sentence = Fatigue begins at the end of the melee, for the charger and for a defender that struck, and ends with the round.
rule-gff-fat-03 = Fatigue against modifiers and special rules
    .sentence = No Quality, bonus or Reliable weapon helps a Fatigued unit in melee, but rules triggered by 6s still work.

## Wound effects

rule-gff-effect-01 = One marker per wound
    .sentence = A wounded model receives a wound marker for every wound.
rule-gff-effect-02 = Wound effect roll
    .sentence = After placing markers the defender rolls a die, adds the model's markers and reads the total on the table.
rule-gff-effect-03 = Wound effects 1-5: Shaken
    .sentence = On a total of 1 to 5 the model's unit is Shaken.
rule-gff-effect-04 = Wound effects 6: Out of Action
    .sentence = On a total of 6 the model is Out of Action and leaves the table for good.
rule-gff-effect-05 = Row 6 means 6 or more
    .sentence = Any total of 6 or more, or of 5+X or more with Tough(X), is Out of Action; anything lower is Shaken.
rule-gff-effect-06 = Composition of the total
    .sentence = The total is the die, plus all markers old and new, plus 1 if already Shaken, plus the enemy's Fear; markers stay for the game.
rule-gff-effect-07 = One roll per damage package
    .sentence = Each damage package that places a marker causes one roll, after all its markers; one that places none causes no roll.
rule-gff-effect-08 = A second Shaken result
    .sentence = A Shaken model that gets Shaken again just stays Shaken, and the attacker may try to push it once more.

## Groups

rule-gff-group-01 = Each wound eliminates one model of a group
    .sentence = A unit of several models loses one per wound, down to its last model.
rule-gff-group-02 = Only the last model accumulates wounds
    .sentence = Wound markers and wound effect rolls are for the last model of a unit only.
rule-gff-group-03 = Surplus wounds go to the last model
    .sentence = Wounds left over once a group is down to its last model become markers on it, followed by one roll.
rule-gff-group-04 = Tough in groups
    .sentence = In a group each wound eliminates a model however Tough it is; with the other option, Tough models absorb wounds first.
rule-gff-group-05 = Groups are Shaken only by morale or spells
    .sentence = A group never rolls for wound effects; morale or a spell can shake it, and its last model then stays Shaken.

## Shaken

rule-gff-shaken-01 = Shaken: +1 to wound effect rolls
    .sentence = Wound effect rolls of a Shaken unit are one higher.
rule-gff-shaken-02 = Shaken: must stay idle
    .sentence = A Shaken unit does nothing when it is activated.
rule-gff-shaken-03 = Shaken: may strike back as if Fatigued
    .sentence = A Shaken unit that is charged may strike back, but only as a Fatigued one.
rule-gff-shaken-04 = Shaken: always fails morale tests
    .sentence = A Shaken unit fails every morale test.
rule-gff-shaken-05 = Shaken: cannot seize or contest objectives
    .sentence = A Shaken unit counts for nothing at objectives.
rule-gff-shaken-06 = Shaken: recovery by an idle activation
    .sentence = A Shaken unit recovers by spending a whole activation idle.
rule-gff-shaken-07 = What idle means
    .sentence = A Shaken unit does not move, shoot, charge, cast or spend tokens of its own will; it may only strike back.
rule-gff-shaken-08 = When a Shaken unit recovers
    .sentence = An activation begun Shaken is always idle, and the unit recovers automatically at its end.
rule-gff-shaken-09 = Shaken during one's own activation
    .sentence = A unit Shaken during its own activation stops at once and does not recover at the end of it.

## Morale

rule-gff-morale-01 = Morale: half the units or fewer are left
    .sentence = An army left with half its units or fewer at the end of a round tests morale for every remaining unit.
rule-gff-morale-02 = A morale test is a Quality test
    .sentence = To test morale, a unit rolls one die against its Quality.
rule-gff-morale-03 = Morale failed: Shaken
    .sentence = Failing a morale test leaves the unit Shaken.
rule-gff-morale-04 = Morale failed while Shaken: Routed
    .sentence = A unit that was Shaken already when it fails is Routed and counts as destroyed.
rule-gff-morale-05 = How the half is counted
    .sentence = Both armies are counted together once a round, before any test: units in reserve count as left, and a group as one unit.
rule-gff-morale-06 = Who tests, in which order
    .sentence = Every unit on the table tests once, in its owner's order; if both armies test, the player who starts the next round goes first.

## Terrain

rule-gff-terr-01 = Cover: +1 Defence against shooting
    .sentence = A unit shot at with most of its models in cover gets +1 to its Defence rolls.
rule-gff-terr-02 = Cover helps the unit that is shot at
    .sentence = It is the unit shot at, not the shooter, that gets the +1 to Defence from cover.
rule-gff-terr-03 = Most of its models
    .sentence = More than half of the living models must be in cover; it is checked before the first casualty and counts once.
rule-gff-terr-04 = When a model is in cover
    .sentence = A model is in cover if its base's centre is in cover terrain, or if the line from most shooters to it is obstructed.
rule-gff-terr-05 = Difficult terrain: 6 in in all
    .sentence = A unit that enters difficult terrain anywhere along its move covers no more than 6 in.
rule-gff-terr-06 = Details of difficult terrain
    .sentence = One model in difficult terrain limits the whole unit to 6 in for that action; it is a cap, and standing still is free.
rule-gff-terr-07 = Difficult terrain and charges
    .sentence = A charge through difficult terrain reaches 6 in at most; a way around it keeps the full distance.
rule-gff-terr-08 = Dangerous terrain
    .sentence = A model that crosses dangerous terrain or starts its activation there rolls a die, or its Tough value in dice; each 1 wounds it.
rule-gff-terr-09 = When dangerous terrain is rolled
    .sentence = The dice are rolled at the start of an activation begun inside, otherwise at the end of the move; no Defence roll is made.
rule-gff-terr-10 = Dangerous terrain and groups
    .sentence = In a group each model that rolls a 1 is eliminated itself; the last one left takes markers and one wound effect roll instead.
rule-gff-terr-11 = Surviving dangerous terrain and then acting
    .sentence = A unit wounded by terrain goes on with its action unless Shaken or destroyed, and nobody may push it.
rule-gff-terr-12 = Properties of a terrain piece
    .sentence = A piece is an outline with a bottom, a height and any of: cover, difficult, dangerous, blocking, screen, impassable, top, access.
rule-gff-terr-13 = When a base is in a terrain piece
    .sentence = A base is in a piece if it overlaps the outline at the level of the piece, at any point of its move; touching is not in.

## Special rules

rule-gff-ambush-01 = Ambush: set aside before deployment
    .sentence = A unit with Ambush may be kept off the table when the armies deploy.
rule-gff-ambush-02 = Ambush: arrival in a later round
    .sentence = From round 2 on, the unit may arrive at the start of a round, anywhere more than 9 in from all enemies.
rule-gff-ambush-03 = Ambush: alternating placement
    .sentence = The players take turns to bring on Ambush units, the one with the next activation first.
rule-gff-ambush-04 = Ambush: no objectives on arrival
    .sentence = In the round of its arrival an Ambush unit counts for nothing at objectives.
rule-gff-ambush-05 = Ambush in detail
    .sentence = Arrival is voluntary, one unit each in turn until both stop; the unit may act that round, and chooses between Ambush and Scout.
rule-gff-ap-01 = AP(X): -X to Defence rolls
    .sentence = Defence rolls against this weapon's hits are reduced by X.
rule-gff-bane-01 = Bane: no Regeneration, Defence 6s re-rolled
    .sentence = The weapon's wounds cannot be regenerated, and Defence dice that show 6 against it are rolled again.
rule-gff-bane-02 = Bane in detail
    .sentence = Each Defence 6 against a Bane hit is re-rolled once only, and a second 6 blocks.
rule-gff-blast-01 = Blast(X): ignores cover
    .sentence = Cover gives no protection against this weapon.
rule-gff-blast-02 = Blast(X): hits are multiplied last
    .sentence = Once all other special rules are done, each hit becomes several, up to X and to the enemy models within 3 in of the target.
rule-gff-blast-03 = Blast(X): hits are split evenly
    .sentence = The defender shares the hits out evenly among all enemy units within 3 in of the target.
rule-gff-blast-04 = Blast: the multiplier
    .sentence = Each hit is multiplied by X, but not by more than the enemy models in or near the target; an option takes their number instead of X.
rule-gff-blast-05 = Blast: splitting the hits
    .sentence = Each unit near the target gets an equal share, seen or not; the defender gives each remaining hit to a different unit.
rule-gff-blast-06 = Blast: multiplied hits keep their properties
    .sentence = A multiplied hit becomes identical hits with the same AP and rules; extra hits from 6s are multiplied too.
rule-gff-caster-01 = Caster(X): spell tokens
    .sentence = A Caster(X) receives X spell tokens when a round starts.
rule-gff-caster-02 = Caster: at most six tokens
    .sentence = A Caster holds six tokens at most.
rule-gff-caster-03 = Caster: casting before attacking
    .sentence = Before attacking, the Caster may try one or more spells, each only once, and pays the value of each in tokens.
rule-gff-caster-04 = Caster: the casting roll
    .sentence = The spell works on 4+ and affects a target that the Caster can see.
rule-gff-caster-05 = Caster: help and hindrance
    .sentence = Before the roll, models within 18 in that see the Caster's unit may add or take away 1 for each spell token they spend.
rule-gff-caster-06 = When a Caster may cast
    .sentence = Spells are cast in the Caster's own activation, with any action, before its unit shoots or strikes, and never while Shaken.
rule-gff-caster-07 = Committing tokens to a casting roll
    .sentence = Each side secretly commits tokens and both reveal together: +1 each for the Caster's side, −1 each for the enemy; all are spent.
rule-gff-spell-01 = How a spell is described
    .sentence = A spell has a name, a value, a range, a target and one effect: hits, a rule, a modifier, a move, or shaking and unshaking.
rule-gff-spell-02 = Targets of spells
    .sentence = The Caster must see a model of the target within the spell's range, and the same spell does not add to itself.
rule-gff-spell-03 = Damage by spells
    .sentence = Spell hits are automatic and blocked without cover; they are a package of their own and may lead to a push, but not to Fear.
rule-gff-spell-04 = Imported Casters without spells get the house spells
    .sentence = An imported Caster that brings no spells uses the house spells, and the card, the report and the journal say so.
rule-gff-counter-01 = Counter: strikes first when charged
    .sentence = When charged, the bearer strikes with this weapon before the chargers do.
rule-gff-counter-02 = Counter: reduces Impact
    .sentence = Each charged model with Counter takes one Impact die from the charging unit.
rule-gff-counter-03 = Counter in detail
    .sentence = Counter is an early, voluntary strike-back with those weapons only; the others may still strike after the chargers.
rule-gff-deadly-01 = Deadly(X): assign, then multiply
    .sentence = Each wound is given to one model and then counts as X wounds on it.
rule-gff-deadly-02 = Deadly(X): resolved first
    .sentence = Deadly wounds are dealt with before all others.
rule-gff-deadly-03 = Deadly(X): no carry-over
    .sentence = Multiplied wounds left over when the model dies are lost.
rule-gff-deadly-04 = Deadly: who assigns the wounds
    .sentence = The defender assigns Deadly wounds one after another to living models, or the attacker with the other option.
rule-gff-deadly-05 = Deadly with Tough and Regeneration
    .sentence = Wounds are multiplied first, then each may be regenerated, and the rest count as markers towards Tough.
rule-gff-fast-01 = Fast: +2 in Advance, +4 in Rush and Charge
    .sentence = The model's Advance is 8 in, its Rush and Charge are 16 in.
rule-gff-fear-01 = Fear(X): +X to wound effects in melee
    .sentence = A model that wounds in melee adds X to the wound effect check, as if it had dealt X more wounds.
rule-gff-fear-02 = Fear in detail
    .sentence = Fear adds to the roll without placing markers, and does not help to reach the Tough threshold unless the option says so.
rule-gff-fearless-01 = Fearless: failed morale is passed on 4+
    .sentence = If every model of a unit is Fearless, a failed morale test is passed after all on a roll of 4+.
rule-gff-fearless-02 = Fearless also helps Shaken units
    .sentence = Fearless also works on the automatic failure of a Shaken unit: on 4+ it is not Routed, but stays Shaken.
rule-gff-flying-01 = Flying: moves through units and terrain
    .sentence = The model flies over units and terrain, and terrain does not affect its moves.
rule-gff-flying-02 = Flying: jumps succeed automatically
    .sentence = The model never fails a jump.
rule-gff-flying-03 = Flying in detail
    .sentence = A flyer measures horizontally, must land where it can stand, and takes no harm when pushed off an edge.
rule-gff-furious-01 = Furious: extra hits when charging
    .sentence = When the model charges, each unmodified 6 to hit in melee gives one more hit.
rule-gff-hero-01 = Hero: lends its Quality for morale within 12 in
    .sentence = Friendly units within 12 in of a Hero that is not Shaken may test morale on its Quality.
rule-gff-hero-02 = Hero in detail
    .sentence = The owner picks the best Quality available; only that number is lent, and a Hero never joins another unit.
rule-gff-immobile-01 = Immobile: Hold only
    .sentence = Hold is the only action the unit may take.
rule-gff-immobile-02 = Immobile models never move themselves
    .sentence = An Immobile model neither piles in nor consolidates, but it may strike back, be pushed or be moved by a spell.
rule-gff-impact-01 = Impact(X): hits on 2+ after charging
    .sentence = A model that has charged and is not Fatigued rolls X dice, and each 2+ is a hit.
rule-gff-impact-02 = Impact in detail
    .sentence = Charging models in reach add up their Impact, less Counter; the hits have AP 0 and no weapon rules.
rule-gff-indirect-01 = Indirect: −1 after moving
    .sentence = A model that has moved hits with this weapon at −1.
rule-gff-indirect-02 = Indirect: targets out of sight
    .sentence = The weapon may fire at enemies that the shooter cannot see.
rule-gff-indirect-03 = Indirect: ignores cover from obstacles
    .sentence = Obstacles in the way give no cover against this weapon.
rule-gff-indirect-04 = Indirect in detail
    .sentence = Any move in this activation brings the −1; range is still needed, and cover inside area terrain still counts.
rule-gff-limited-01 = Limited: once per game
    .sentence = The weapon can be used a single time in the game.
rule-gff-limited-02 = Limited counts per carried weapon
    .sentence = Each model's weapon has its own single use, spent hit or miss, and using it is voluntary even in melee.
rule-gff-regen-01 = Regeneration: wounds are ignored on 5+
    .sentence = If every model of a unit has Regeneration, each wound it suffers is ignored on 5+.
rule-gff-regen-02 = Regeneration in detail
    .sentence = Wounds from any source may be regenerated before they take effect, except those of Bane, Rending and Unstoppable weapons.
rule-gff-relent-01 = Relentless: extra hits when shooting over 9 in
    .sentence = When the model shoots at enemies more than 9 in away, each unmodified 6 to hit gives one more hit.
rule-gff-relent-02 = More than 9 in: how it is measured
    .sentence = For Relentless and Stealth, the distance runs from each shooting model to the nearest model of the target.
rule-gff-reliable-01 = Reliable: attacks at Quality 2+
    .sentence = The weapon hits as if its bearer's Quality were 2+.
rule-gff-reliable-02 = Reliable replaces Quality only
    .sentence = Only the number to hit becomes 2; modifiers, natural results and Fatigue still apply.
rule-gff-rending-01 = Rending: no Regeneration, AP(+4) on 6s
    .sentence = The weapon's wounds cannot be regenerated, and its unmodified 6s to hit have 4 more AP.
rule-gff-scout-01 = Scout: set aside before deployment
    .sentence = A unit with Scout may be held back when the armies deploy.
rule-gff-scout-02 = Scout: placed last, within 12 in of the zone
    .sentence = When all others are deployed, the unit is set up wholly within 12 in of its own deployment zone.
rule-gff-scout-03 = Scout: alternating placement
    .sentence = The players take turns to set up Scout units, the one with the next activation first.
rule-gff-scout-04 = Scout in detail
    .sentence = The winner of the deployment roll begins; a unit held back must be placed now, in coherency and at least 1 in from enemies.
rule-gff-slow-01 = Slow: −2 in Advance, −4 in Rush and Charge
    .sentence = The model's Advance is 4 in, its Rush and Charge are 8 in.
rule-gff-slow-02 = Fast and Slow together
    .sentence = Fast and Slow on one model cancel out: it moves 6 and 12 in.
rule-gff-stealth-01 = Stealth: −1 to be hit from over 9 in
    .sentence = If every model of a unit has Stealth, shots from more than 9 in away hit it at −1.
rule-gff-strider-01 = Strider: ignores difficult terrain
    .sentence = Difficult terrain does not slow the model.
rule-gff-strider-02 = Strider: jumps on 2+
    .sentence = Each of the model's jump dice succeeds on 2+.
rule-gff-surge-01 = Surge: extra hits on 6s
    .sentence = Each unmodified 6 to hit with this weapon gives one more hit.
rule-gff-surge-02 = Surge: one extra hit, in shooting and melee
    .sentence = The damaged print is read as one extra hit, when shooting and in melee, charging or not.
rule-gff-thrust-01 = Thrust: +1 to hit and AP(+1) when charging
    .sentence = When its bearer charges, the weapon hits at +1 and has 1 more AP.
rule-gff-thrust-02 = When charging rules apply
    .sentence = Furious and Thrust work for the charging unit's own strikes, not for strike-backs, Counter or Impact.
rule-gff-tough-01 = Tough(X): rolls from X wounds, Out at 5+X
    .sentence = The model rolls for wound effects from its X-th wound on, and is Out of Action only on 5+X or more.
rule-gff-tough-02 = Printed example: Tough(3)
    .sentence = With Tough(3) there is no roll at one or two markers; from three on, a total of 8 or more is Out of Action.
rule-gff-tough-03 = Tough in detail
    .sentence = Below X markers nothing else happens; from X on, every package that adds a marker causes a roll; several values add up.
rule-gff-unstop-01 = Unstoppable: no Regeneration, no penalties
    .sentence = The weapon's wounds cannot be regenerated, and no negative modifier affects the weapon.
rule-gff-unstop-02 = What Unstoppable ignores and what not
    .sentence = The weapon ignores penalties to hit and reductions by spells, but not cover, Fatigue, natural 1s or the limit of Blast.

## Special moves

rule-gff-push-01 = Push
    .sentence = When a model is Shaken by wounds, the attacker may roll a die: on 4+ he may shove it up to 2 in any way he likes.
rule-gff-push-02 = Push in detail
    .sentence = Only wound effects caused by an enemy allow a push; it is straight, may go down but not up, and stops at bases, walls and edges.
rule-gff-jump-01 = Small gaps and drops are normal movement
    .sentence = A gap of 1 in or a drop of up to 3 in is simply part of a model's move.
rule-gff-jump-02 = Larger gaps and drops need a jump
    .sentence = A gap wider than 1 in or a drop of more than 3 in, up to 6 in, takes a jump.
rule-gff-jump-03 = Jump roll: X+1 dice, all 3+
    .sentence = The jumper rolls one die, plus one per full 3 in of the jump, and every die must show 3 or more.
rule-gff-jump-04 = Jump passed: the distance is free
    .sentence = A jump that succeeds costs no movement.
rule-gff-jump-05 = Jump failed: the model falls
    .sentence = A single failed die makes the model fall the whole way.
rule-gff-jump-06 = Distances, number of dice and limits of a jump
    .sentence = A jump counts the larger of gap and drop, at most 6 in: one die under 3 in, two under 6 in, three at 6 in; never upwards.
rule-gff-jump-07 = How far a failed jumper falls
    .sentence = A failed jumper falls the depth below, or with the other option the distance of the jump; under 2 in it is unhurt.
rule-gff-fall-01 = Falling: one hit with AP by height
    .sentence = A fall from 2 in or higher is one hit, with 1 AP for each full 3 in.
rule-gff-fall-02 = Falling: placement at the bottom
    .sentence = The fallen model is put down at most 2 in from the foot of the height.
rule-gff-fall-03 = Falling: the activation ends
    .sentence = A model that falls does nothing more in this activation.
rule-gff-fall-04 = Falling kills members of groups
    .sentence = A falling member of a group dies without a roll; only a last model takes the hit as usual.
rule-gff-fall-05 = Falling in detail
    .sentence = First comes the hit, then the placing, by the owner after a jump, by the attacker after a push; the rest of a group goes on.

## Keywords

keyword-ambush = Ambush
keyword-ap = AP(X)
    .filled = Defence rolls against this weapon's hits are reduced by { $value }.
keyword-bane = Bane
keyword-blast = Blast(X)
    .filled = Cover gives no protection against this weapon, and each hit counts as { $value } hits.
keyword-caster = Caster(X)
    .filled = The model receives { $value ->
            [one] 1 spell token
           *[other] { $value } spell tokens
        } when a round starts.
keyword-counter = Counter
keyword-deadly = Deadly(X)
    .filled = Each wound is given to one model and then counts as { $value } wounds on it.
keyword-fast = Fast
keyword-fear = Fear(X)
    .filled = A model that wounds in melee adds { $value } to the wound effect check, as if it had dealt { $value ->
            [one] 1 more wound
           *[other] { $value } more wounds
        }.
keyword-fearless = Fearless
keyword-flying = Flying
keyword-furious = Furious
keyword-hero = Hero
keyword-immobile = Immobile
keyword-impact = Impact(X)
    .filled = A model that has charged and is not Fatigued rolls { $value ->
            [one] 1 die; a 2+
           *[other] { $value } dice; each 2+
        } is a hit.
keyword-indirect = Indirect
keyword-limited = Limited
keyword-regeneration = Regeneration
keyword-relentless = Relentless
keyword-reliable = Reliable
keyword-rending = Rending
keyword-scout = Scout
keyword-slow = Slow
keyword-stealth = Stealth
keyword-strider = Strider
keyword-surge = Surge
keyword-thrust = Thrust
keyword-tough = Tough(X)
    .filled = The model rolls for wound effects only once it has { $value } wounds, and is Out of Action on { $out } or more.
keyword-unstoppable = Unstoppable

## Options

option-special-moves = Special moves
    .sentence = Whether models may push, jump and fall.
option-special-moves-on = in force
option-special-moves-off = not used; gaps and drops are impassable
option-force-organisation = Army organisation
    .sentence = Whether the five limits on heroes, copies, unit cost, units and models apply.
option-force-organisation-on = all five limits
option-force-organisation-off = no limits
option-objective-axis = Deployment axis
    .sentence = Which table edges may become deployment edges, and so where objectives may lie.
option-objective-axis-fixed = two opposite edges, known beforehand
option-objective-axis-free = any of the four edges
option-shaken-at-objective = Shaken units at objectives
    .sentence = Whether an enemy that may not contest still stops an objective from being seized.
option-shaken-at-objective-ignored = they do not count at all
option-shaken-at-objective-prevents-seizing = they prevent seizing
option-end-of-round = End of the round
    .sentence = Whether morale or objectives come first at the end of a round.
option-end-of-round-morale-first = morale first
option-end-of-round-objectives-first = objectives first
option-coherency = Coherency
    .sentence = How the models of a unit must be linked to one another.
option-coherency-chain = one chain
option-coherency-literal = each model near one other
option-units-in-the-way = Units in the way
    .sentence = Whether models of other units block sight and give cover.
option-units-in-the-way-block = block sight and give cover
option-units-in-the-way-ignore = are ignored
option-tough-in-groups = Tough in groups
    .sentence = What Tough is worth while a unit still has several models.
option-tough-in-groups-literal = each wound eliminates a model
option-tough-in-groups-absorb = Tough models absorb X wounds
option-blast-multiplier = Blast multiplier
    .sentence = By what number Blast multiplies each hit.
option-blast-multiplier-capped = X, at most the models there
option-blast-multiplier-models = the number of models there
option-deadly-assigner = Deadly wounds
    .sentence = Who chooses the models that take Deadly wounds.
option-deadly-assigner-defender = the defender assigns
option-deadly-assigner-attacker = the attacker assigns
option-fear-and-tough = Fear and Tough
    .sentence = Whether Fear also counts towards the wounds at which a Tough model starts to roll.
option-fear-and-tough-roll-only = adds to the roll only
option-fear-and-tough-counts-for-tough = also counts for the threshold
option-failed-jump-fall = Fall after a failed jump
    .sentence = From what height a model falls when its jump fails.
option-failed-jump-fall-depth = the depth below
option-failed-jump-fall-jump-distance = the distance of the jump

## Spells

