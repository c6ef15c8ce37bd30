# The words of the rules of Collision, in English: turns, activations, movement, shooting, charging and overwatch.

## The turn

rule-col-turn-01 = Four phases
    .sentence = A turn has four phases, in this order: start, priority, activation and regroup.

## Start phase

rule-col-start-01 = Start phase
    .sentence = At the start of a turn both players get ready and draw their hand cards.
rule-col-start-02 = Three hand cards
    .sentence = In every start phase each player takes the top three cards of their deck into their hand.
rule-col-start-03 = Drawing at the same time
    .sentence = Both players draw at the same time, and decide on a mulligan before either decision is known.
rule-col-start-04 = Mulligan
    .sentence = In the first start phase only, a player may once swap all three hand cards for three new ones.
rule-col-start-05 = Where the mulligan cards go
    .sentence = Cards put aside in a mulligan go face up to the discard pile, as drawn, before the new ones are drawn.

## Priority phase

rule-col-prio-01 = Secret bid
    .sentence = Both players secretly bid any number of their AP, even none, and reveal together; the higher bid wins priority.
rule-col-prio-02 = What priority gives
    .sentence = The winner of priority draws one more hand card and names the player who starts the activation phase.
rule-col-prio-03 = Bids are spent
    .sentence = AP that were bid, by the winner or the loser, go to the used pool and are spent for this turn.
rule-col-prio-04 = Tied bids
    .sentence = When bids are equal, an option decides who comes first and whether the extra card and the choice come with it.
rule-col-prio-05 = Who deployed first in an Ambush
    .sentence = In an Ambush only the attacker deploys, and so counts as the player who deployed first.
rule-col-prio-06 = Example: bids of 1 and 2
    .sentence = One player bids 1 AP and the other 2 AP: the bid of 2 wins priority.

## Activation phase

rule-col-act-01 = Alternating activations
    .sentence = The players activate one model at a time in turn: when its actions are done, the other player becomes active.
rule-col-act-02 = Paying for an activation
    .sentence = To activate a model, its player puts 1 AP from the activation pool beside it; further activations cost more.
rule-col-act-03 = Two actions
    .sentence = An activated model may perform two actions, in any order.
rule-col-act-04 = The six actions
    .sentence = The actions are Move, Shoot, Charge, Overwatch, Special action and Back to the fight.
rule-col-act-05 = Aimed shot
    .sentence = An option decides whether there is a seventh action, Aimed shot: +1 RC for the activation’s next Shoot action.
rule-col-act-06 = Fewer than two actions
    .sentence = Actions are declared one at a time, and the activation may end after none, one or two of them.
rule-col-act-07 = One player runs out first
    .sentence = When one player can no longer activate, the other goes on alone, model after model, with the AP left.
rule-col-act-08 = End of the activation phase
    .sentence = The phase ends when both players are finished, unable to pay or by choice; an option limits that choice.
rule-col-act-09 = The activated model is killed
    .sentence = If the activated model dies, its activation ends at once; actions left are lost and its AP stay used.

## Rushed actions

rule-col-rush-01 = Rushed action
    .sentence = The same action a second time in one activation is rushed: −2 on the model’s draws, and draws are closed.
rule-col-rush-02 = Where the −2 counts
    .sentence = The −2 counts once per total or result, never on Success or Failure; an option decides which draws it affects.
rule-col-rush-03 = Whose draws are closed
    .sentence = Draws are closed during the rushed action only, not for overwatch shots around it; an option decides for whom.
rule-col-rush-04 = When two actions are the same
    .sentence = Actions are the same if they bear the same name, whatever the weapon or target; free actions are never rushed.
rule-col-rush-05 = Rushed actions without draws
    .sentence = A rushed action in which nothing is drawn has no drawback: a second Move has the full MOV.

## Repeated activations

rule-col-multi-01 = Activating a model again
    .sentence = A model may be activated again in the same turn, up to three times in all.
rule-col-multi-02 = Rising cost
    .sentence = A model’s first activation of the turn costs 1 AP, the second 2 AP and the third 3 AP.
rule-col-multi-03 = Example: three activations
    .sentence = A model activated three times in one turn has 1 + 2 + 3 = 6 AP beside it.
rule-col-multi-04 = A new count every turn
    .sentence = Activations are counted turn by turn: in each new turn a model’s first one costs 1 AP again.

## Move

rule-col-move-01 = Move action
    .sentence = In one Move action a model covers at most its MOV in inches, in any direction that is physically possible.
rule-col-move-02 = Facing during a move
    .sentence = A model may turn freely while it moves, at no cost in distance.
rule-col-move-03 = Turning on the spot
    .sentence = Turning a model without moving it still uses a Move action.
rule-col-move-04 = No leaving by choice
    .sentence = A model may not leave the battlefield by choice.
rule-col-move-05 = Forced off the battlefield
    .sentence = A model that leaves the battlefield for any other reason is out of the game for good.
rule-col-move-06 = Moving past models
    .sentence = A base may touch but never overlap another base on its way; there is no distance to keep from enemies.
rule-col-move-07 = Small steps
    .sentence = Rises and drops of up to 1 in are walked without a test or extra cost; gaps of up to 0.5 in are ignored.
rule-col-move-08 = No lasting close combat
    .sentence = Base contact alone binds nobody: such models move, shoot, charge and are shot at as usual.

## Climbing

rule-col-climb-01 = Climbing is part of a Move
    .sentence = Climbing is a kind of Move, alone or with walking; climbed and walked inches together may not exceed MOV.
rule-col-climb-02 = Climbing test
    .sentence = A model that climbs up or down a wall needs a 5+ AGI test; if it fails, it loses its hold and falls.
rule-col-climb-03 = Stairs and ladders
    .sentence = Stairs and ladders are used without an AGI test.
rule-col-climb-04 = No end of activation on a wall
    .sentence = A model may not end its activation part of the way up a wall or ladder.
rule-col-climb-05 = Example: MOV 4 and a wall 3 in high
    .sentence = With MOV 4, going 1 in to a wall and 3 in up it uses the whole action and reaches the top, if the test is passed.
rule-col-climb-06 = When and how often to test
    .sentence = The height is named first; each climb, leap or jump has one test, as it begins, in the order of the path.
rule-col-climb-07 = Ending an action on a wall
    .sentence = A Move may end on a wall or ladder if a second one can bring the model off; if it does not, the model falls.
rule-col-climb-08 = Cost of stairs and ladders
    .sentence = Ladders cost their height and stairs the length walked along them; both count against MOV.

## Leaping

rule-col-leap-01 = Leaping across a gap
    .sentence = A gap is crossed by a leap, alone or with other movement; its width counts, and the total may not exceed MOV.
rule-col-leap-02 = Leaping test
    .sentence = A leap needs a 5+ AGI test; if it fails, the model falls.
rule-col-leap-03 = Example: MOV 4 and a gap 2 in wide
    .sentence = With MOV 4, going 1 in to the edge, 2 in across and 1 in beyond uses the whole action, if the test is passed.
rule-col-leap-04 = Leaping up or down
    .sentence = A leap lands at most 1 in higher; if over 1 in lower, its one test also has the penalty of a dangerous jump.

## Jumping down

rule-col-jump-01 = Jumping down costs no movement
    .sentence = A model moves to the edge to jump down; the drop itself costs no movement.
rule-col-jump-02 = Jumping test
    .sentence = A 5+ AGI test is taken at the edge; if passed, the model lands unharmed and may use its remaining movement.
rule-col-jump-03 = Failed jump
    .sentence = If the jumping test fails, the model falls.
rule-col-jump-04 = Where the jumper lands
    .sentence = A jumper lands right below the edge, touching the foot of the terrain, or on the nearest free spot.
rule-col-jump-05 = Dangerous jump: from which height
    .sentence = A high jump has −1 AGI for each inch beyond 3; an option decides whether a jump of exactly 3 in has −1, too.
rule-col-jump-06 = Dangerous jump: rounding
    .sentence = Each inch begun beyond 3 counts in full: −1 up to 4 in, −2 up to 5 in, −3 up to 6 in, and so on.
rule-col-jump-07 = Example: a jump of 5.5 in
    .sentence = Jumping down 5.5 in takes a 5+ AGI test at −3.

## Falling

rule-col-fall-01 = Measuring the fall
    .sentence = A fall is measured vertically: the farther the model falls, the harder the hit.
rule-col-fall-02 = Fall from a failed climb
    .sentence = After a failed climb the fall is measured from the highest point the model would have reached.
rule-col-fall-03 = Strength of the fall
    .sentence = A fall of 3 in or less is a +0 CC hit, and each inch beyond 3 adds +1.
rule-col-fall-04 = Rounding of falls
    .sentence = Each inch begun beyond 3 counts in full for the strength of a fall.
rule-col-fall-05 = Fall confrontation
    .sentence = A fall is a confrontation of one card each, with closed draws: the model’s DEF against the CC of the fall.
rule-col-fall-06 = Example: a fall of 5.5 in
    .sentence = A fall of 5.5 in is a +3 CC hit.
rule-col-fall-07 = Distance of other falls
    .sentence = Other falls count from where the climb down, jump or leap began, or from the surface the push took the model off.
rule-col-fall-08 = After the fall
    .sentence = The model lands below, on a free spot, and takes the hit; this action ends, but one it has left may be used.
rule-col-fall-09 = Who plays which card
    .sentence = The owner of the falling model plays the card for its DEF, the opponent the card of the fall.

## Shoot

rule-col-shoot-01 = Order of a Shoot action
    .sentence = Shooting goes: target, range, attack cards and modifiers, defence cards and modifiers, then the reveal.
rule-col-shoot-02 = Target in sight
    .sentence = The target of a shot must be in the shooter’s line of sight and front arc.
rule-col-shoot-03 = Range
    .sentence = The target may be neither nearer than the weapon’s minimum range nor farther than its maximum range.
rule-col-shoot-04 = Number of attack cards
    .sentence = The shooter’s player draws one card for each shot of the weapon.
rule-col-shoot-05 = RC of the cards
    .sentence = The shooter’s total includes the RC of its character card and of the items used.
rule-col-shoot-06 = +1 from behind
    .sentence = A shot from the target’s rear arc has +1 RC.
rule-col-shoot-07 = +1 from above
    .sentence = A shot at a target at least 3 in lower than the shooter, from base to base, has +1 RC.
rule-col-shoot-08 = −1 beyond half range
    .sentence = A shot beyond half the weapon’s maximum range has −1 RC; an option decides whether exactly half counts, too.
rule-col-shoot-09 = −1 on overwatch
    .sentence = A shot fired on overwatch has −1 RC.
rule-col-shoot-10 = −2 when rushed
    .sentence = A rushed Shoot action has −2 RC, and its draws are closed.
rule-col-shoot-11 = Number of defence cards
    .sentence = The target’s player draws as many cards as the shooter’s player drew.
rule-col-shoot-12 = DEF of the cards
    .sentence = The target’s total includes the DEF of its character card and of its items.
rule-col-shoot-13 = Cover
    .sentence = A target at least 25 % hidden from the shooter has +1 DEF in light cover and +2 DEF in heavy cover.
rule-col-shoot-14 = What gives cover
    .sentence = Terrain gives cover; an option decides whether other models do, too.
rule-col-shoot-15 = Light and heavy cover
    .sentence = Wood, fences, hedges and bushes are light cover; stone, masonry and metal are heavy cover.
rule-col-shoot-16 = Light and heavy cover together
    .sentence = Cover does not add up: it is heavy if heavy terrain alone hides 25 %, or else light if all terrain together does.
rule-col-shoot-17 = Failure cards when shooting
    .sentence = A Failure card of the shooter never wounds and gives the shooter a jam token.
rule-col-shoot-18 = A replaced Failure gives no jam
    .sentence = A Failure replaced from the hand counts for nothing and gives no jam token.
rule-col-shoot-19 = What may replace the Failure
    .sentence = Any hand card may replace a Failure; if it is a Failure itself, it gives the jam token.
rule-col-shoot-20 = Counting jam tokens
    .sentence = After the wounds, each Failure of the shooter still on top gives one jam token; charges never give any.
rule-col-shoot-21 = The defender’s Failure card
    .sentence = A Failure of the defender is just the weakest card and gives nobody a token.

## Charge

rule-col-charge-01 = Order of a Charge action
    .sentence = A Charge goes: target, distance, reach and contact, attack, defence, end of the confrontation, push back.
rule-col-charge-02 = Target in sight
    .sentence = The target of a charge must be in the charger’s line of sight and front arc.
rule-col-charge-03 = Maximum charge distance
    .sentence = The target must be within the maximum charge distance: 5 in, unless a card of the charger says otherwise.
rule-col-charge-04 = Target out of charge distance
    .sentence = A charge beyond the maximum distance cannot be declared: no action is used and no card drawn.
rule-col-charge-05 = The reach
    .sentence = The secondary number of one card drawn is the reach: if it covers the distance, the charger moves into contact.
rule-col-charge-06 = Failed charge
    .sentence = On a failed charge the charger stays where it is, and the Charge action ends.
rule-col-charge-07 = Success card for the reach
    .sentence = With a Success for the reach the charge succeeds up to 5 in.
rule-col-charge-08 = Failure card for the reach
    .sentence = With a Failure for the reach the charge fails at any distance; it may be replaced and gives no jam token.
rule-col-charge-09 = Measuring and moving a charge
    .sentence = The charge distance is the shortest path into contact by the Move rules; without a path there is no charge.
rule-col-charge-10 = Replacing the reach card
    .sentence = A reach card that is too low may be replaced once from the hand; then the new card counts.
rule-col-charge-11 = Two one-handed weapons
    .sentence = Two one-handed weapons, at least one for close combat, give a bonus to the charge; an option decides which.
rule-col-charge-12 = ATT or the weapon’s attacks
    .sentence = A plain number of attacks on the weapon replaces ATT, a signed one is added; at least one card is drawn.
rule-col-charge-13 = Number of attack cards
    .sentence = The charger’s player draws one card for each attack of the charger.
rule-col-charge-14 = CC of the cards
    .sentence = The charger’s total includes the CC of its character card and of the items used.
rule-col-charge-15 = +1 in the back
    .sentence = A charger whose base touches the target in its rear arc has +1 CC.
rule-col-charge-16 = −2 when rushed
    .sentence = A rushed Charge action has −2 CC, and its draws, the reach included, are closed.
rule-col-charge-17 = Diving charge
    .sentence = A charger that passed a jumping test during this Charge action has +1 CC.
rule-col-charge-18 = Tests during the charge move
    .sentence = Once the reach suffices, the tests of the path are taken in order; if one fails, the charger falls and the Charge ends.
rule-col-charge-19 = Number of defence cards
    .sentence = The defender draws as many cards as the charger’s player drew.
rule-col-charge-20 = DEF of the cards
    .sentence = The charged model’s total includes the DEF of its character card and of its items.
rule-col-charge-21 = +1 DEF on overwatch
    .sentence = A model on overwatch has +1 DEF against a charge.
rule-col-charge-22 = Push back after every charge
    .sentence = After the confrontation the target of a charge is pushed back, even if it took no wound.
rule-col-charge-23 = Distance of the charge’s push back
    .sentence = A charge pushes back 1 in, or as far as the highest Push back of the weapon used or the model.
rule-col-charge-24 = Facing after a charge
    .sentence = The charger ends facing the target and does not follow it; the target keeps its facing, even when pushed.
rule-col-charge-25 = Charging a model already in contact
    .sentence = A model already in contact may be charged; the reach is drawn all the same, and only a Failure falls short.
rule-col-charge-26 = Changed maximum charge distance
    .sentence = A Success reaches the charger’s own maximum; a number card, with what items add, never reaches farther.
rule-col-charge-27 = The target is killed
    .sentence = A killed target is removed before the push back; the object it carried stays where it stood.
rule-col-charge-28 = Cover does not count in a charge
    .sentence = Cover gives no DEF against a charge.

## Overwatch

rule-col-ow-01 = Overwatch action
    .sentence = A model that uses the Overwatch action receives an overwatch token.
rule-col-ow-02 = Trigger
    .sentence = An enemy that is activated, or finishes an action, in sight and weapon range triggers overwatch.
rule-col-ow-03 = May or must shoot
    .sentence = A triggered model reacts with a shot; an option decides whether its player may freely decline.
rule-col-ow-04 = Interruption
    .sentence = The enemy activation is interrupted for a Shoot action at the triggering model; if it survives, it goes on.
rule-col-ow-05 = The shot has −1 RC
    .sentence = The reaction of a model on overwatch is a shot at −1 RC.
rule-col-ow-06 = Token after the shot
    .sentence = After the overwatch shot the token is removed, hit or miss.
rule-col-ow-07 = Any other action removes the token
    .sentence = A model that performs any other action loses its overwatch token at once.
rule-col-ow-08 = One token per model, no cost
    .sentence = A model has at most one overwatch token; its shot costs no AP and is no activation.
rule-col-ow-09 = Free actions and the token
    .sentence = An option decides whether a free action costs the model its token and triggers enemy overwatch.
rule-col-ow-10 = Exact trigger moments
    .sentence = Triggers are checked when an activation has been paid for and after each action, never during an action.
rule-col-ow-11 = Several overwatching models
    .sentence = If several models are triggered, their player chooses the order; each is settled in full before the next.
rule-col-ow-12 = Overwatching models that cannot shoot
    .sentence = A model that may not shoot at the enemy is not triggered and keeps its token.
rule-col-ow-13 = No overwatch against overwatch
    .sentence = An overwatch shot triggers no overwatch: only the activated model does.
rule-col-ow-14 = Holding fire
    .sentence = Before its overwatch shot a model may take a 6+ INT test: passed, it need not shoot and keeps its token.
rule-col-ow-15 = How long a hold lasts
    .sentence = An option decides how long a passed hold lasts and whether it counts as an activation of the model.
rule-col-ow-16 = Holding again
    .sentence = After a passed hold overwatch goes on, and at the next trigger the model may try to hold again.
rule-col-ow-17 = The hold test is a normal draw
    .sentence = The hold test and the overwatch shot are normal draws, even around a rushed action.
rule-col-ow-18 = Overwatch and being charged
    .sentence = A charged model loses its overwatch token; an option decides whether its +1 DEF needs a test.
rule-col-ow-19 = Sequence against a charger
    .sentence = Overwatch shoots before a charge or after it, never during it; a charge that falls short leaves the token.
