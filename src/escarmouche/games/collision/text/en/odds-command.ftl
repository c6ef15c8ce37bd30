# Asking for the odds of Collision on the command line, in English.

## What is foreseen

odds-of-shot =
    { $count ->
        [one] { $model } shoots at { $target } from { $distance } in: { $weapon }, 1 card
       *[other] { $model } shoots at { $target } from { $distance } in: { $weapon }, { $count } cards
    }
odds-of-charge =
    { $count ->
        [one] { $model } charges { $target } from { $distance } in, 1 card
       *[other] { $model } charges { $target } from { $distance } in, { $count } cards
    }
odds-of-confrontation =
    { $count ->
        [one] A confrontation of 1 card a side, { $attack } against { $defence }
       *[other] A confrontation of { $count } cards a side, { $attack } against { $defence }
    }
odds-of-test = { $model } takes a { $difficulty }+ { $characteristic } test
odds-of-jump = { $model } jumps down { $height } in
odds-of-leap =
    { $drop ->
        [0] { $model } leaps over a gap { $height } in deep
       *[other] { $model } leaps over a gap { $height } in deep and lands { $drop } in lower
    }
odds-of-climb = { $model } climbs a wall of { $height } in
odds-of-fall = { $model } falls { $height } in

## The circumstances

odds-note-cover = { $target } in light cover
odds-note-heavy-cover = { $target } in heavy cover
odds-note-rear = from behind
odds-note-rushed = rushed
odds-note-watching = on overwatch
odds-note-suppress = suppression
odds-note-moved = { $model } has moved
odds-note-wounds =
    { $value ->
        [one] { $target } has 1 wound counter
       *[other] { $target } has { $value } wound counters
    }
odds-note-closed = closed draws
odds-note-defending = asked by the player of { $target }
odds-note-hand = in hand: { $value }
odds-note-drawn = drawn: { $value }
odds-note-seen = gone from the attacker’s deck: { $value }
odds-note-target-seen = gone from the target’s deck: { $value }
reason-modifier = Named modifier.
reason-target-modifier = Named modifier of the target.

## What goes wrong

refused-model-written = “{ $model }” is not written as LIST:MODEL, for example “reclaimers-patrol:Captain”.
refused-odds-card = “{ $card }” is no power card; write cards as 5,7,S out of { $known }.
refused-odds-many = A deck does not hold that many cards “{ $card }”.
refused-odds-height = The distance of { $distance } in is measured in a straight line and cannot be less than the height of { $height } in.
refused-odds-arms = { $model } has no such weapon “{ $weapon }”; it has { $known }.
refused-odds-suppress = { $weapon } has no Suppression.
refused-odds-drawn = This attack draws { $cards } cards, not { $count }.
refused-odds-dead = With { $count } wound counters of { $most } nobody stands any more.
refused-odds-characteristic = There is no test of “{ $wanted }”; choose one of { $known }.
