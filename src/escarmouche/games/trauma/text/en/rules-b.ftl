# The words of the rules of Trauma, in English: activations, states, actions, orders and movement.

## Activations

rule-tra-act-01 = Units act one at a time
    .sentence = A unit whose card is turned does all that it does before the opponent activates one.
rule-tra-act-02 = Alternation until no card is left
    .sentence = The players alternate until neither has a card left.
rule-tra-act-03 = Steps of an activation
    .sentence = Turn the card, check the state of the unit, let it act, give it orders.
rule-tra-act-04 = Turning the card removes orders
    .sentence = The first face-down card is turned, and its unit loses all its orders, paid for or not.
rule-tra-act-05 = Activation costs 1 CP
    .sentence = A unit is activated for 1 CP, or for nothing if it includes an officer.
rule-tra-act-06 = Activation not paid
    .sentence = A unit that is not paid for keeps its state and does nothing this turn.
rule-tra-act-07 = Card of a unit that is gone
    .sentence = The card of an eliminated unit is set aside, and the player’s activation is over.
rule-tra-act-08 = One side has cards left
    .sentence = When one player has no card left, the other plays the rest one after another.
rule-tra-act-09 = Dead cards are free, reserves are not dead
    .sentence = A dead card costs nothing; a unit in reserve is no dead card and is activated normally.
rule-tra-act-10 = Payment after the card
    .sentence = First comes the option, then the card is turned, and only then the player decides whether to pay.

## Options of activation

rule-tra-opt-01 = One option per activation
    .sentence = Just before an activation a player may buy one of three options: move the first card, pass, or two units at once.
rule-tra-opt-02 = Move the first card (1 CP)
    .sentence = The first card is put at another place of the row, and the card that is now first is turned.
rule-tra-opt-03 = Pass (1 CP)
    .sentence = The player turns no card, and the opponent goes on.
rule-tra-opt-04 = No two passes in a row
    .sentence = Nobody may pass twice in succession.
rule-tra-opt-05 = Simultaneous activation (2 CP)
    .sentence = The player turns the first two cards and activates both units in either order.
rule-tra-opt-06 = One after the other
    .sentence = Of two units activated together, the first finishes before the second begins.
rule-tra-opt-07 = No two simultaneous activations in a row
    .sentence = Nobody may use simultaneous activation twice in succession.
rule-tra-opt-08 = The option does not pay the units
    .sentence = The 2 CP of a simultaneous activation do not pay for the two units, each of which costs as usual.
rule-tra-opt-09 = Options with few cards
    .sentence = Moving the first card and activating two units need at least two face-down cards, passing needs one.
rule-tra-opt-10 = Meaning of in a row
    .sentence = An option is barred if the player used the same one at the last opportunity of this turn.
rule-tra-opt-11 = A dead card among two
    .sentence = A dead card among two turned together is set aside, the other unit acts, and nothing is refunded.

## States of a unit

rule-tra-state-01 = Free
    .sentence = A unit that is in no other state is free and acts as its player likes.
rule-tra-state-02 = Engaged
    .sentence = An infantry unit is engaged while one of its models is at Contact range of an enemy model.
rule-tra-state-03 = Armour is never engaged
    .sentence = An armour unit is never engaged.
rule-tra-state-04 = Engagement removes orders
    .sentence = A unit that becomes engaged loses all its orders.
rule-tra-state-05 = Engaged by any displacement
    .sentence = A unit becomes engaged as soon as a displacement, its own or an enemy’s, ends at contact.
rule-tra-state-06 = Disorganised
    .sentence = A unit that begins its activation disorganised only recovers: it takes no action and gets no order.
rule-tra-state-07 = Recovering
    .sentence = At the end of that activation, paid for or free, the unit is operational again.
rule-tra-state-08 = On the ground
    .sentence = A unit is on the ground when more than half of its models are.
rule-tra-state-09 = The ground removes orders
    .sentence = A unit that goes to the ground loses all its orders.
rule-tra-state-10 = One action from the ground
    .sentence = A unit that begins its activation on the ground performs one action only.
rule-tra-state-11 = Standing up
    .sentence = In that activation the models stand up, which is no movement.
rule-tra-state-12 = On the ground: free Heads down
    .sentence = A unit on the ground has the order Heads down for nothing until it stands up.
rule-tra-state-13 = Knocked down by enemy fire
    .sentence = A unit may go to the ground outside its activation, once an enemy shot has been resolved.
rule-tra-state-14 = In reserve
    .sentence = A unit with a card in the row that is not on the table is in reserve: it can only enter, and nothing affects it.
rule-tra-state-15 = Operational
    .sentence = A unit that is not disorganised is operational.
rule-tra-state-16 = States combine
    .sentence = A unit may be engaged, disorganised and on the ground at once; only reserve excludes the rest.
rule-tra-state-17 = Disorganised in mid-activation
    .sentence = A unit disorganised during its own activation finishes its announced actions but gets no order and stays disorganised.
rule-tra-state-18 = Knocked down in mid-activation
    .sentence = A unit knocked down during its own activation finishes its actions, stays down and gets no order.
rule-tra-state-19 = Leaving an engagement
    .sentence = An engaged unit may move away freely, and the state ends when no enemy is at contact.
rule-tra-state-20 = Disorganised units keep orders
    .sentence = A disorganised unit keeps its orders until its card is turned, but cannot use Alert fire.
rule-tra-state-21 = Single models on the ground
    .sentence = Models that are down only count towards the half, and stand up at the unit’s next activation.
rule-tra-state-22 = Contact through walls
    .sentence = Models that cannot see each other at all are not at contact for engagement and close combat.
rule-tra-state-23 = On the ground and not paid for
    .sentence = A unit on the ground whose activation is not paid for stays down and keeps its free Heads down.

## Actions

rule-tra-actn-01 = Two actions
    .sentence = An activated unit performs up to two actions, in any combination.
rule-tra-actn-02 = One action after the other
    .sentence = Beginning an action ends the one before it.
rule-tra-actn-03 = Actions are announced
    .sentence = Both actions are announced before the first is performed, and are performed in that order.
rule-tra-actn-04 = Additional actions
    .sentence = Some combatants have further actions, which their rule counts among the two or on top of them.
rule-tra-actn-05 = The same action twice
    .sentence = Any action may be announced twice, but two Fire actions make one supported fire.
rule-tra-actn-06 = Actions that become impossible
    .sentence = An announced action that cannot be performed is lost, and may also be given up.
rule-tra-actn-07 = Additional actions are not announced
    .sentence = Additional actions are declared when they are performed, each at most once per activation and source.

## The Fire action

rule-tra-fire-01 = Each weapon once
    .sentence = In a Fire action each combatant may fire each of his shooting weapons once.
rule-tra-fire-02 = A unit must be free to fire
    .sentence = A unit with an enemy at Contact range cannot fire.
rule-tra-fire-03 = One salvo per weapon type
    .sentence = A unit may use all its weapons in one Fire action, each type as a salvo of its own.
rule-tra-fire-04 = Staggered salvos (1 CP)
    .sentence = For 1 CP some salvos are fired before and the rest after another action.
rule-tra-fire-05 = Two Fire actions are a supported fire
    .sentence = A unit that uses both actions for Fire makes one supported fire instead of firing twice.
rule-tra-fire-06 = Staggering takes one action
    .sentence = Staggered salvos still use one of the two actions, each weapon fires once, and they are never supported.
rule-tra-fire-07 = What free means for Fire
    .sentence = A unit may fire unless it is engaged; its other states do not matter.
rule-tra-fire-08 = Armour with an enemy at contact
    .sentence = Armour, which is never engaged, may fire with enemies at contact, at them or at others.

## Operating objects

rule-tra-oper-01 = Operate an object
    .sentence = With this action a unit that has a model at Contact range of a scenery element uses it as the scenario says.
rule-tra-oper-02 = Operating needs no roll
    .sentence = Infantry and walkers operate objects without a roll, even when engaged; other armour cannot.

## Orders

rule-tra-order-01 = Orders phase
    .sentence = At the end of its activation a unit may receive one or more orders, each paid for in CP.
rule-tra-order-02 = No orders when engaged or down
    .sentence = A unit that is engaged or on the ground cannot receive an order.
rule-tra-order-03 = Orders are lost when engaged or down
    .sentence = A unit loses its orders when it becomes engaged or goes to the ground.
rule-tra-order-04 = How long orders last
    .sentence = Otherwise a unit keeps its orders until its card is turned again, even across turns.
rule-tra-order-05 = Several orders, each once
    .sentence = A unit may hold each order once, in any combination.
rule-tra-order-06 = Who gets orders
    .sentence = Every unit on the table whose activation took place gets orders, unless it began disorganised.

## Take cover!

rule-tra-hide-01 = Take cover! (1 CP)
    .sentence = A unit with this order passes its cover test on Downs instead of Ups.
keyword-order-take-cover = Take cover!
rule-tra-hide-02 = Who may take cover
    .sentence = Infantry and walkers with intact propulsion may take cover, other armour may not.
rule-tra-hide-03 = The order gives no cover by itself
    .sentence = The order only helps a unit that is entitled to a cover test anyway.
rule-tra-hide-04 = Damaged walkers
    .sentence = A unit of walkers takes cover only while all of them have their propulsion.

## Alert fire!

rule-tra-alert-01 = Alert fire! (1 CP)
    .sentence = A unit with this order may fire during the activation of an enemy unit.
keyword-order-alert-fire = Alert fire!
rule-tra-alert-02 = Only for units that did not fire
    .sentence = The order goes only to a unit that did not fire in this activation.
rule-tra-alert-03 = Fired after an enemy displacement
    .sentence = Alert fire comes right after a Movement or Crossing of the enemy unit, and at no other time.
rule-tra-alert-04 = At the unit that moved
    .sentence = Alert fire goes, with some or all weapons, only at the unit that has just been displaced.
rule-tra-alert-05 = The order is used up
    .sentence = The order is gone once the shots are resolved, even if some weapons did not fire.
rule-tra-alert-06 = Staggered alert fire (1 CP)
    .sentence = For 1 CP the salvos of an alert fire may go at different units at different moments.
rule-tra-alert-07 = When staggering is paid
    .sentence = The CP is paid with the first alert salvo, and the order stays until every salvo is fired or the order lost.
rule-tra-alert-08 = Alert fire before close combat
    .sentence = After a displacement come engagement, morale for several engagements, alert fire, then close combat.
rule-tra-alert-09 = Several alert units
    .sentence = Units on alert fire one after the other as their owner likes, each seeing what happened before.
rule-tra-alert-10 = Which entries trigger it
    .sentence = Entering through an access zone triggers alert fire; drop points, deployment, Guerrilla and pushing do not.

## Heads down!

rule-tra-duck-01 = Heads down! (1 CP): out of the corridor
    .sentence = A unit with this order never counts as being in a fire corridor.
keyword-order-heads-down = Heads down!
rule-tra-duck-02 = Heads down: resisting blast
    .sentence = Infantry with this order may resist the blast of indirect fire, each Up keeping a model on its feet.
rule-tra-duck-03 = Heads down, armour: a moving wall
    .sentence = Armour with this order blocks sight like scenery, and infantry even slightly hidden by it is in cover.
rule-tra-duck-04 = Heads down, armour: not in the corridor
    .sentence = Armour with this order does not count as being in the fire corridor.
rule-tra-duck-05 = The wall serves both sides
    .sentence = A ducking vehicle hides and covers the infantry of either side.

## Courage, lads!

rule-tra-rally-01 = Courage, lads! (2 CP)
    .sentence = In the orders phase of his own unit the chief general makes one disorganised unit operational again.
keyword-order-courage = Courage, lads!
rule-tra-rally-02 = Courage may be repeated
    .sentence = The order may be given several times in one orders phase, for 2 CP each time.
rule-tra-rally-03 = Conditions of Courage
    .sentence = The general’s unit must itself be able to take orders, while the other unit may be anywhere on the table.
rule-tra-rally-04 = A rallied unit acts normally
    .sentence = A rallied unit whose card is still face down acts normally later; the CP are not counted again.

## Movement

rule-tra-move-01 = Movement action
    .sentence = Each combatant may move up to its Movement in cm in any direction, wherever its base fits.
rule-tra-move-02 = Displacements
    .sentence = Two actions are displacements: Movement and Crossing.
rule-tra-move-03 = Passing through friendly infantry
    .sentence = A unit may pass through friendly infantry if it gets all the way through.
rule-tra-move-04 = Not through armour or enemies
    .sentence = Nobody passes through armour of either side or through an enemy unit.
rule-tra-move-05 = Units do not intermingle
    .sentence = No two units may stand intermingled at the end of a movement.
rule-tra-move-06 = Facing
    .sentence = At the end of its movement a model may face any direction for nothing.
rule-tra-move-07 = Formation at the end
    .sentence = At the end of a movement the unit must be in formation.
rule-tra-move-08 = Broken formation disorganises
    .sentence = A unit that is not in formation after its displacement is disorganised at once, even if by choice.
rule-tra-move-09 = Armour ending among infantry
    .sentence = Armour may end in the midst of infantry, whose models under it are put aside, in formation.
rule-tra-move-10 = Length of a path
    .sentence = A path is as long as the way of the base’s centre, slopes included; moving 0 cm is still a displacement.
rule-tra-move-11 = Through and intermingled, exactly
    .sentence = One passes through a unit by touching a base or the gap between two comrades at contact; hulls of units must not meet.
rule-tra-move-12 = Who moves pushed infantry
    .sentence = Their owner puts pushed models aside by the shortest way back into formation, and nobody is hurt.
rule-tra-move-13 = No difficult ground
    .sentence = For each kind of model scenery is free, an obstacle that needs Crossing, or impassable.
rule-tra-move-14 = Immobilised models in a moving unit
    .sentence = An immobilised model stays and does not turn; if the others leave formation, the unit is disorganised.

## Crossing

rule-tra-cross-01 = Crossing action
    .sentence = Crossing takes a unit over, through or onto an obstacle, and is a displacement.
rule-tra-cross-02 = The leader at the obstacle
    .sentence = The unit leader must be at Contact range of the obstacle.
rule-tra-cross-03 = Within half the Movement
    .sentence = If half his Movement suffices, the leader is placed beyond the obstacle at contact with it, or on it.
rule-tra-cross-04 = Beyond half the Movement
    .sentence = If half his Movement does not suffice, the leader is placed on the obstacle.
rule-tra-cross-05 = The rest of the unit follows
    .sentence = The others are placed in formation with their leader, on or beyond the obstacle and as near to it as possible.
rule-tra-cross-06 = Not enough room
    .sentence = Models that find no room stay behind, and the unit is disorganised.
rule-tra-cross-07 = Obstacles for some only
    .sentence = Some obstacles can be crossed by infantry only, and some by armour only.
rule-tra-cross-08 = What half the Movement is measured against
    .sentence = The thickness of the obstacle along the line of crossing is compared with half the Movement; height does not count.
rule-tra-cross-09 = Crossing next to enemies
    .sentence = Models may be placed at contact with enemies, but neither on bases nor intermingled.
rule-tra-cross-10 = As near as possible
    .sentence = Models are placed one by one, and none more than 0.25 cm farther from the obstacle than it could stand.

## Overrun

rule-tra-over-01 = Overrun
    .sentence = Armour runs over infantry by a Crossing, with the infantry unit as the obstacle.
rule-tra-over-02 = In a straight line
    .sentence = The vehicles move in a straight line.
rule-tra-over-03 = Casualties of an overrun
    .sentence = One die is rolled for each model on the path, and each Up costs the unit a model of its owner’s choice.
rule-tra-over-04 = Reach of an overrun
    .sentence = The leading vehicle starts at contact, and ends beyond the unit only if half its Movement covers the unit’s depth.
rule-tra-over-05 = Models on the path
    .sentence = A model is on the path if the strip swept by the vehicle’s base meets its base.
rule-tra-over-06 = Only the chosen enemy unit
    .sentence = Only enemy infantry is run over, and the line may touch no other enemy unit and no armour.
rule-tra-over-07 = After an overrun
    .sentence = An overrun is a displacement with all that follows: engagement, care, morale, alert fire, close combat.
