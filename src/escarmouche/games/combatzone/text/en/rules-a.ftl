# The words of the rules of Combat Zone, in English: general rules, the turn, reactions, initiative, cohesion and action points.

## General

rule-cbz-gen-01 = Which game this is
    .sentence = The rules are those of the French quick-reference sheet for Combat Zone; outside texts only help to read it.
rule-cbz-gen-02 = Bodies, bases and distances
    .sentence = A figure is a cylinder 3 cm high on a 2.5 cm base, a heavy machine larger; distances run between base edges.
rule-cbz-gen-03 = Dice notation and totals
    .sentence = 2D8+1D6 is the sum of these dice, and a total may be zero or negative unless a rule says otherwise.
rule-cbz-gen-04 = Classes: basic fighter, gang leader, hero
    .sentence = Class decides dice and resistance, role decides bonuses and cohesion; by option only gangs have gang leaders.
rule-cbz-gen-05 = Groups and individuals
    .sentence = Each figure belongs to one group for the whole game; a hero is a group of his own and never out of cohesion.
rule-cbz-gen-06 = Four qualities with one modifier each
    .sentence = Green −1, Average 0, Veteran +1 and Elite +2 count in reaction, to-hit and close combat attack rolls.
rule-cbz-gen-07 = Quality modifier of a hero
    .sentence = A hero counts as Elite wherever a quality modifier is asked for and has no line of his own.
rule-cbz-gen-08 = Modifiers add up
    .sentence = All modifiers that apply are added, each once, except where a rule lets only one of several count.
rule-cbz-gen-09 = Eliminated, lost, alive
    .sentence = An eliminated figure leaves a casualty marker until the end of the next turn; whoever leaves the table is lost for good.
rule-cbz-gen-10 = Open information
    .sentence = Profiles, equipment, markers, action points and dice are open to both players, hidden figures of an ambush excepted.
rule-cbz-gen-11 = Exactness of lengths and base contact
    .sentence = Bases at most 0.005 cm apart touch; every other length is compared with a tolerance of 0.002 cm.
rule-cbz-gen-12 = When lengths may be measured
    .sentence = By option ranges may be measured at any time, or only once the shots have been declared.
rule-cbz-gen-13 = What quality does not modify
    .sentence = Quality is not added to wound rolls, initiative dice or technology rolls.

## The turn

rule-cbz-turn-01 = Four phases in fixed order
    .sentence = A turn has four phases: mandatory actions, reaction tests, initiative, actions.
rule-cbz-turn-02 = Start and end of a turn
    .sentence = A turn begins by removing opportunity markers and ends by removing turned reaction markers and old casualties.
rule-cbz-turn-03 = A phase is common to both sides
    .sentence = Each phase is finished for both sides before the next begins.

## Mandatory actions

rule-cbz-mand-01 = Mandatory actions come first
    .sentence = Rout moves, malfunctions and whatever else is called mandatory happen at the start of the turn.
rule-cbz-mand-02 = Order of mandatory actions
    .sentence = First burning, then malfunctions, then rout moves; the loser of the last initiative goes first in each step.
rule-cbz-mand-03 = Mandatory actions are free
    .sentence = Mandatory actions cost no action points, need no activation and cannot be declined.

## Reactions

rule-cbz-react-01 = Who tests
    .sentence = Every figure under a reaction, such as panic or rout, makes a reaction roll with 2D6.
rule-cbz-react-02 = Roll 8 or more: OK
    .sentence = A total of 8 or more with all modifiers is OK.
rule-cbz-react-03 = Roll 5 to 7: panic
    .sentence = A total of 5, 6 or 7 is panic.
rule-cbz-react-04 = Roll 4 or less: rout
    .sentence = A total of 4 or less is rout.
rule-cbz-react-05 = Quality modifies the reaction roll
    .sentence = Green −1, Average 0, Veteran +1, Elite +2 on the reaction roll.
rule-cbz-react-06 = Last living member: −2
    .sentence = The only living member of a group has −2; this does not apply to heroes.
rule-cbz-react-07 = Group under half: −1
    .sentence = With less than half of the group alive, rounded down, each member has −1.
rule-cbz-react-08 = How the half is computed
    .sentence = The living are compared with half of the starting strength, by option rounded down or exact, without machines.
rule-cbz-react-09 = Already routed: −1
    .sentence = A figure that is routed when it rolls has −1.
rule-cbz-react-10 = Engaged: −1
    .sentence = A figure that is engaged in close combat when it rolls has −1.
rule-cbz-react-11 = Next to a leader: +1
    .sentence = A figure in base contact with a group leader or a second has +1.
rule-cbz-react-12 = Which leaders steady a figure
    .sentence = Any other friendly leader or second who is not routed counts, and the bonus is +1 in all.
rule-cbz-react-13 = Second: +1
    .sentence = The second of a group has +1 on his own roll.
rule-cbz-react-14 = Leader: +2
    .sentence = The leader of a group has +2 on his own roll.
rule-cbz-react-15 = Result OK: recovered, 3 AP this turn
    .sentence = The reaction marker is turned over: the figure has only 3 AP for the rest of the turn.
rule-cbz-react-16 = What OK ends
    .sentence = A recovered figure is under no reaction and has no penalties; only the limit of 3 AP stays until the turn ends.
rule-cbz-react-17 = Panic: 3 AP for the rest of the turn
    .sentence = A panicked figure has only 3 AP for the rest of the turn.
rule-cbz-react-18 = 3 AP means 3 in the whole turn
    .sentence = AP already spent this turn count against the 3, so that with 2 spent only 1 is left.
rule-cbz-react-19 = Panic: −1 shooting, −2 close combat
    .sentence = A panicked figure has −1 on to-hit rolls and −2 on close combat attack rolls.
rule-cbz-react-20 = Panic: may not start close combat
    .sentence = A panicked figure may not initiate close combat.
rule-cbz-react-21 = Rout: 20 cm to the nearest edge
    .sentence = A routed figure moves 20 cm towards the nearest table edge.
rule-cbz-react-22 = The rout move is a mandatory action
    .sentence = Rout moves are mandatory actions and happen in the first phase.
rule-cbz-react-23 = A newly routed figure waits for the next phase 1
    .sentence = Whoever routs later in the turn stays where it is and makes its first rout move in the next turn.
rule-cbz-react-24 = A routed figure cannot act
    .sentence = A routed figure can carry out no action.
rule-cbz-react-25 = Leaving the table: lost
    .sentence = A figure that leaves the table is lost.
rule-cbz-react-26 = Routed while engaged: eliminated
    .sentence = A routed figure that is engaged in close combat is eliminated automatically.
rule-cbz-react-27 = When a routed fighter falls
    .sentence = Rout by a reaction test kills an engaged figure at once; after a wound roll it is by option first released.
rule-cbz-react-28 = Path of a rout move
    .sentence = It runs by the shortest walkable path, over obstacles and through doors for nothing, and round figures and walls.
rule-cbz-react-29 = One reaction at a time
    .sentence = A hit never improves a figure’s state, a rout result replaces every other, and a test always replaces the state.
rule-cbz-react-30 = Order of tests
    .sentence = The loser of the last initiative tests first, each player in the order he likes, one roll per figure.
rule-cbz-react-31 = Nothing else causes a reaction
    .sentence = Reactions come from wound rolls that fall short, from falls and from fire, never from the loss of comrades.
rule-cbz-react-32 = Panic and rout from wounds
    .sentence = Panic and rout work the same from every cause, at once, until a test or another result changes them.

## Initiative

rule-cbz-init-01 = 1D6 per group in cohesion
    .sentence = A side rolls 1D6 for each of its groups that is in cohesion.
rule-cbz-init-02 = 1D4 per group out of cohesion
    .sentence = A side rolls 1D4 for each of its groups that is not in cohesion.
rule-cbz-init-03 = 1D8 per unshaken hero
    .sentence = A side rolls 1D8 for each living hero who is under no reaction.
rule-cbz-init-04 = +1 per unshaken second
    .sentence = Each living second under no reaction adds 1.
rule-cbz-init-05 = +2 per unshaken leader
    .sentence = Each living group leader under no reaction adds 2.
rule-cbz-init-06 = The side’s total is the sum of everything
    .sentence = All dice and bonuses of a side are added; a hero gives his D8 instead of a group die, or nothing.
rule-cbz-init-07 = Highest total chooses the order
    .sentence = The player with the highest total decides which side acts first this turn.
rule-cbz-init-08 = Tie: highest single die
    .sentence = At equal totals the side with the highest single die wins the initiative.
rule-cbz-init-09 = Tie of the highest die
    .sentence = The dice are compared in descending order, the first difference decides, and if all are equal everybody rolls again.

## Cohesion

rule-cbz-coh-01 = 15 cm of the leader or 10 cm of the second
    .sentence = The members of a group stay within 15 cm of their leader or within 10 cm of their second.
rule-cbz-coh-02 = Lost leaders: no cohesion
    .sentence = By option a group cannot be in cohesion without leader and second, or without either of them.
rule-cbz-coh-03 = When cohesion is measured and for whom
    .sentence = Each group is checked once before initiative; one straggler puts the whole group out until the next check.
rule-cbz-coh-04 = Who counts for cohesion
    .sentence = Routed members and machines count, shaken leaders still serve as centres, and heroes are never out of cohesion.
rule-cbz-coh-05 = Loss of leader or second
    .sentence = Roles are never passed on; whoever first aid brings back has his role again.

## Activation

rule-cbz-activ-01 = Groups are activated alternately
    .sentence = The players activate one group each in turn until all groups have been activated once.
rule-cbz-activ-02 = Unequal numbers and helpless groups
    .sentence = A side without groups left is passed over; a group in which nobody can act is not activated; nobody may pass.
rule-cbz-activ-03 = Figures act one after another
    .sentence = Each figure finishes all its actions before the next begins, acts once per turn, and loses unspent AP.

## Action points

rule-cbz-ap-01 = Green: 5 AP
    .sentence = A Green figure has 5 AP per turn.
rule-cbz-ap-02 = Average: 6 AP
    .sentence = An Average figure has 6 AP per turn.
rule-cbz-ap-03 = Veteran: 6 AP
    .sentence = A Veteran has 6 AP per turn.
rule-cbz-ap-04 = Elite: 7 AP
    .sentence = An Elite figure has 7 AP per turn.
rule-cbz-ap-05 = Hero: 8 AP
    .sentence = A hero has 8 AP per turn.
rule-cbz-ap-06 = Out of cohesion: −1 AP each
    .sentence = Each figure of a group out of cohesion has 1 AP less this turn.
rule-cbz-ap-07 = Reading of the damaged AP modifier
    .sentence = The damaged number of the sheet is read as −1 AP.
rule-cbz-ap-08 = Allowance and limits
    .sentence = The penalty for cohesion lowers the AP, 3 is a ceiling for the shaken, and AP cannot be saved, lent or overdrawn.
