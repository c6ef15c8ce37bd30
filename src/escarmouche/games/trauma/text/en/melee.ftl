# Morale, orders, alert fire, close combat, specialists.

## Names

what-point = one point of damage
what-propulsion = the propulsion
what-weapon = a weapon
cause-melee = close combat
cause-assault = suicide assault

## Questions

ask-order = Orders for { $unit }: you have { $pool } CP.
ask-alert = { $target } has just ended a movement in sight of your units on alert: who fires?
ask-alert-stagger = Does { $unit } fire now, or does it stagger its salvos?
ask-fight = { $unit } is at contact with the enemy: does it fight? Afterwards it does nothing more.
ask-blows = { $unit } fights: choose the next blows and their target.
ask-who-strikes = Who of { $unit } strikes?
ask-who-runs = Who of { $unit } takes part in the suicide assault?
ask-odd-hits = Choose { $count } of them who take one hit more.
ask-victims = Choose { $count } of those who were hit: they are eliminated.
ask-own-losses = The charges cost { $unit } { $count }: choose whom you remove.
ask-operate = Which object does { $unit } operate?

## Choices

option-order = { $order } ({ $cost } CP)
option-order-courage = Courage, lads! for { $unit } ({ $cost } CP)
option-order-done = No more orders
option-alert-unit = { $unit } fires
option-alert-none = Nobody fires
option-alert-all = Fire now; the order is used up
option-alert-stagger = Stagger the salvos (1 CP)
option-fight = Fight
option-refrain = Do not fight
option-blows = { $weapon } at { $target }
option-assault = Suicide assault on { $target }
option-charge = { $model } blows up { $victim }
option-blows-done = No more blows
option-self-repair = { $model } repairs itself: { $what }
option-repair = { $model } repairs { $vehicle }: { $what }
option-blow-up = { $model } blows up “{ $piece }”
option-operate-piece = “{ $piece }”

## Refusals

refused-order-down = { $unit } is on the ground: it cannot receive an order, and keeps its heads down anyway.
refused-order-engaged = { $unit } is engaged and cannot receive an order.
refused-order-disorganised = { $unit } has become disorganised and receives no order in this activation.
refused-order-twice = A unit holds each order only once: { $order }
refused-hide-armour = { $unit } is no walker and cannot take cover.
refused-hide-immobile = { $unit } cannot take cover without its propulsion.
refused-alert-fired = { $unit } has fired in this activation.
refused-alert-disorganised = { $unit } is disorganised: it keeps its Alert fire but cannot use it.
refused-order-recovering = { $unit } began this activation disorganised: it only recovers and receives no order.
refused-courage-general = Only the chief general encourages others, in the orders phase of his own unit.
refused-courage-again = Courage was given already.
refused-melee-reach = { $unit } is not at contact.
refused-no-contact = { $unit } has no enemy at contact.
refused-no-blows = { $unit } has nothing to strike with.
refused-struck-already = These weapons have struck already.
refused-nobody-strikes = Nobody with this weapon is at contact with { $unit }.
refused-assault-rank = { $unit } carries no charges: only irregular and regular infantry makes suicide assaults.
refused-assault-made = The suicide assault replaces all other attacks of the unit.
refused-assault-struck = The unit has struck already; a suicide assault replaces all other attacks.
refused-charge-again = { $model } has fought already.
refused-repair-disorganised = { $unit } is disorganised and repairs nothing.
refused-repair-again = { $model } has repaired something in this activation.
refused-repair-reach = { $vehicle } is out of reach: { $model } must stand at contact with it.
refused-repair-enemy = { $model } is the enemy’s and is not repaired.
refused-blow-up-point = “{ $piece }” is a strategic point and cannot be blown up.
refused-blow-up-solid = “{ $piece }” is too solid to be blown up.
refused-blow-up-again = { $model } has blown up something in this activation.
refused-blow-up-reach = { $model } is not at contact with it.
refused-charge-reach = { $model } is not at contact with { $victim }.
refused-operate-armour = { $unit } has no hands: only infantry and walkers operate objects.
refused-operate-reach = Nobody of { $unit } is at contact with an object.
refused-operate-done = { $unit } has nothing left to operate here.

## The journal

event-morale-tested =
    { $passed ->
        [yes] { $unit } tests morale: { $dice }. It holds.
       *[no] { $unit } tests morale: { $dice }. It fails.
    }
event-order-given = { $unit } receives an order: { $order }
event-courage-given = “Courage, lads!” The chief general of { $seat } encourages { $unit }.
event-order-used-up = { $unit } has used its order: { $order }
event-alert-began = { $unit } is on alert and takes aim at { $target }.
event-fight-began = { $unit } fights { $others }.
event-blows-struck =
    { $hits ->
        [0] { $unit } strikes at { $target } ({ $weapon }): { $dice }, no hit.
        [one] { $unit } strikes at { $target } ({ $weapon }): { $dice }, 1 hit.
       *[other] { $unit } strikes at { $target } ({ $weapon }): { $dice }, { $hits } hits.
    }
event-charges-thrown = { $unit } runs at { $target } with charges ({ $models }): { $dice }; hits: { $hits }.
event-charges-pierced = Charges on { $vehicle }: { $dice }; wounds: { $wounds }.
event-own-losses-rolled = The charges hit back at { $unit }: { $dice }; losses: { $losses }.
event-charge-placed = { $model } places a charge at { $victim }.
event-scenery-destroyed = { $model } blows up “{ $piece }”.
event-repaired = { $model } repairs { $vehicle }: { $what }.
event-operated = { $unit } operates “{ $piece }”.
