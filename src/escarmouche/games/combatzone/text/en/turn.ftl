# The course of a turn: reactions, initiative, cohesion, activations, opportunity fire, in English.

## Names of things

phase-opening = set-up
phase-start = start of the turn
phase-mandatory = mandatory actions
phase-reaction = reaction tests
phase-initiative = initiative
phase-actions = actions
phase-end = end of the turn
what-turn = turning
what-move = moving
what-cross = crossing an obstacle
what-climb = climbing
what-jump = jumping down
what-cover = taking cover
what-single = a single shot
what-burst = a burst
what-aim = an aimed shot
what-area = an area weapon
what-fight = close combat
what-watch = opportunity fire
what-door = a door
what-pick = picking up an object
what-hand = handing an object over
what-exit = leaving the table
what-tech = a technology roll
what-aid = first aid
what-douse = putting a fire out
what-burning = figures that burn
what-malfunctions = machines that may malfunction
what-routs = routed figures
what-tests = reaction tests

## Questions

ask-withdraw = Turn { $turn }: do you withdraw?
ask-order = In which order ({ $what })?
ask-name-first = You have won the initiative of turn { $turn }: who acts first?
ask-activate = Which group acts?
ask-next-figure = { $group }: who acts next?
ask-act =
    { $figure } has { $left ->
        [one] { $left } action point
       *[other] { $left } action points
    } left: what does it do?
ask-interrupt = Who interrupts { $target } with opportunity fire?
ask-moment = Where on its way does { $figure } stop { $target }?

## Choices

option-stay = Go on
option-withdraw = Withdraw and lose the game
option-you-first = You act first
option-they-first = Your opponent acts first
option-group = { $group }
option-figure = { $figure }
option-group-done = Nobody else of this group
option-done = End of its activity
option-watch = Opportunity fire
option-interrupt = { $figure } fires
option-interrupt-none = Nobody

## Refusals

refused-points =
    That costs { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }; { $left } left.
refused-engaged = { $figure } is engaged in close combat and can do nothing else.
refused-panicked-fight = { $figure } is panicked and may not start a round of close combat.
refused-watching = { $figure } waits with its weapon ready: only a free turn is left.
refused-watch-weapon = { $figure } has no weapon for opportunity fire.
refused-no-chance = { $figure } cannot fire there: only within its arc and reach, without turning.
refused-actor-spared = At least one shot of a burst that interrupts { $target } is aimed at { $target }.

## Reasons

reason-quality = Quality.
reason-panicked = Panicked.
reason-last-member = The last of its group.
reason-decimated = Less than half of its group is alive.
reason-routed = Routed.
reason-engaged = Engaged in close combat.
reason-beside-leader = Next to { $figure }.
reason-second = Second-in-command.
reason-leader = Group leader.
reason-leaders = Group leaders.
reason-seconds = Seconds-in-command.

## What happens

event-turn-began = Turn { $turn } begins.
event-turn-ended = Turn { $turn } is over.
event-phase-began = Phase: { $phase }.
event-withdrew = Player { $seat } withdraws.
event-reaction-rolled =
    Reaction test of { $figure }: { $dice }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total }: { $result ->
        [ok] recovered
        [panic] panic
       *[other] rout
    }.
event-panicked = { $figure } panics.
event-routed = { $figure } is routed.
event-eliminated =
    { $cause ->
        [destroyed] { $figure } is destroyed.
       *[other] { $figure } is eliminated.
    }
event-left-table =
    { $exited ->
        [yes] { $figure } leaves the table by the exit.
       *[other] { $figure } leaves the table and is lost.
    }
event-cohesion-checked =
    { $cohesive ->
        [yes] { $group } is in cohesion.
       *[other] { $group } is out of cohesion.
    }
event-initiative-rolled =
    Initiative of player { $seat }: { $dice ->
        [none] no dice
       *[other] { $dice }
    }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total }.
event-initiative-tied = All dice are equal: both sides roll again.
event-initiative-won = Player { $seat } wins the initiative.
event-first-named = Player { $seat } acts first.
event-group-activated = { $group } is activated.
event-figure-acts =
    { $figure } acts with { $points ->
        [one] { $points } action point
       *[other] { $points } action points
    }.
event-figure-done = { $figure } has finished; action points spent: { $spent }.
event-points-spent =
    { $figure } spends { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    } ({ $what }); { $left } left.
event-watching = { $figure } waits with its weapon ready.
event-watch-lost = { $figure } loses its opportunity fire.
event-interrupted = { $figure } interrupts { $target } with opportunity fire.
event-move-interrupted = { $figure } stops { $target } after { $at } cm.
event-action-cut = The action of { $figure } is cut short.
