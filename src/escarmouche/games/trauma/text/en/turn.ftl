# Turns, command, initiative, activations, states and the debriefing, in English.

## Names of things

action-move = Movement
action-fire = Fire
action-cross = Crossing
action-operate = Operate an object
action-stagger = Staggered salvos
what-die = initiative dice
what-activation = an activation
what-move-card = moving the first card
what-pass = passing
what-both = a simultaneous activation
what-stagger = staggered salvos
step-control = control of the points
step-points = victory and reinforcement points
step-effects = the end of the effects

## Questions

ask-recruit =
    You have { $points ->
        [one] 1 reinforcement point
       *[other] { $points } reinforcement points
    }: choose the units of your reinforcement section that you recruit.
ask-row = Turn { $turn }: lay your cards face down in the order in which they will be turned.
ask-name-general = Several officers share the highest grade: name your chief general.
answer-bid = Bid { $value } CP
ask-bid = Turn { $turn }: how many CP do you bid for the initiative? Each adds one die.
ask-name-starter = You have the initiative: who activates a unit first?
ask-opportunity = Turn { $turn }, you have { $pool } CP: turn your first card, or buy one of the options first.
ask-move-card = Where do you put your first card? You have { $count } face-down cards; 2 is the second place.
ask-which-first = Both cards are turned: which unit acts first?
ask-pay = Do you pay { $cost } CP of your { $pool } to activate { $unit }?
ask-announce = Announce what { $unit } is going to do: up to two actions, in their order.
ask-act = What does { $unit } do next?

## Choices

option-recruit =
    { $unit } ({ $cost ->
        [one] 1 reinforcement point
       *[other] { $cost } reinforcement points
    })
option-card = { $unit }
option-general = { $model } (Command { $command })
option-you-first = You
option-they-first = Your opponent
option-turn = Turn the first card
option-move-card = Move the first card ({ $cost } CP)
option-pass = Pass ({ $cost } CP)
option-both = Simultaneous activation ({ $cost } CP)
option-unit = { $unit }
option-pay = Activate it ({ $cost } CP)
option-decline = Do not pay
option-announce = { $actions }
option-announce-supported = Supported fire (Fire, Fire)
option-announce-none = No action
option-move = Movement
option-fire = Fire
option-cross = Crossing
option-operate = Operate an object
option-forfeit = Leave out what is due
option-done = Nothing more

## Refusals

refused-recruits = These units cost { $cost } reinforcement points and you have { $points }; a unit is paid for in full.
refused-too-dear = That costs { $cost } CP, and { $pool } are left.
refused-pass-again = Nobody passes twice in a row.
refused-both-again = Nobody activates two units at once twice in a row.
refused-one-card = This needs at least two face-down cards.
refused-not-free = { $unit } is not free to act.
refused-one-action = { $unit } was on the ground when its activation began and performs one action only.
refused-in-reserve = { $unit } is in reserve and can do nothing but enter the table.
refused-not-staggered = The salvos of a Fire action cannot be staggered.
refused-stagger-supported = Staggered salvos cannot be combined with supported fire.
refused-action-finished = This action is finished; beginning the next one ended it.
refused-not-announced = Actions are performed in the order in which they were announced.
refused-unknown-scenario = There is no scenario “{ $scenario }”; known are { $known }.

## Reasons

reason-command = Command of the chief general
reason-cards = cards in the row
reason-disorganised = disorganised units
reason-experienced = experienced officers on the table

## Events: the command phase

event-turn-began = Turn { $turn } begins.
event-turn-ended = Turn { $turn } ends.
event-recruited =
    { $units ->
        [none] { $seat } recruits nobody and keeps { $points ->
            [one] 1 reinforcement point
           *[other] { $points } reinforcement points
        }.
       *[other] { $seat } recruits { $units }; { $points ->
            [one] 1 reinforcement point is left
           *[other] { $points } reinforcement points are left
        }.
    }
event-rows-laid =
    Both rows lie face down: A has { $counts_a ->
        [one] 1 card
       *[other] { $counts_a } cards
    }, B { $counts_b }.
event-general-named = { $model } is now chief general of { $seat }.
event-without-general = { $seat } has no officer left: nobody commands the army.
event-command-counted = { $seat } has { $points } CP this turn.
event-bids-opened = A bids { $bids_a } CP, B { $bids_b }.
event-initiative-rolled =
    Initiative: A rolls { $dice_a ->
        [one] 1 die
       *[other] { $dice_a } dice
    } with { $successes_a ->
        [one] 1 success
       *[other] { $successes_a } successes
    }, B { $dice_b ->
        [one] 1 die
       *[other] { $dice_b } dice
    } with { $successes_b ->
        [one] 1 success
       *[other] { $successes_b } successes
    }.
event-initiative-won = { $seat } has the initiative.
event-starter-named = { $seat } activates first.

## Events: cards and activations

event-command-spent = { $seat } pays { $cost } CP for { $what }; { $left } left.
event-card-moved = { $seat } puts the first card at place { $place } of the row.
event-passed = { $seat } passes.
event-card-turned = The card of { $unit } is turned.
event-card-set-aside = { $unit } is gone: the card is set aside.
event-activated = { $unit } is activated.
event-not-activated = { $unit } is not activated.
event-stayed-in-reserve = { $unit } stays in reserve.
event-announced =
    { $actions ->
        [none] { $unit } takes no action.
       *[other] { $unit } announces: { $actions }.
    }
event-action-began = { $unit }: { $action }.
event-action-forfeited = { $unit } leaves out: { $action }.
event-actions-lost = { $unit } loses the rest of its actions.
event-activation-ended = { $unit } has finished.

## Events: states

event-disorganised = { $unit } is disorganised.
event-recovered = { $unit } is operational again.
event-went-down = { $unit } is on the ground.
event-stood-up = Back on their feet: { $models }.
event-knocked-down = Thrown to the ground: { $models }.
event-orders-lost = { $unit } loses its orders: { $orders }
event-engaged = { $unit } is now at contact with { $others }.

## Events: the debriefing

event-debriefing-step = Debriefing: { $step }.
event-command-lost = { $seat } loses { $points } unused CP.

## One gesture

composed-turn = Turn the card of { $unit } and pay for it
composed-salvo = Fire at { $target }
composed-move = { $unit } moves
refused-not-now = This unit cannot move now.
