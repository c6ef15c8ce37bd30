# Asking for the odds of Combat Zone on the command line, in English.

## What is foreseen

odds-of-single = { $figure } fires at { $target } at { $distance } cm: { $weapon }, a single shot
odds-of-aim = { $figure } fires at { $target } at { $distance } cm: { $weapon }, an aimed shot
odds-of-burst = { $figure } fires at { $target } at { $distance } cm: { $weapon }, a burst of { $shots } shots
odds-of-wound = A hit of { $figure } on { $target } at { $distance } cm: { $weapon }
odds-of-area = { $figure } aims at { $target } at { $distance } cm: { $weapon }
odds-of-melee = A round of close combat: { $figure } against { $target }
odds-of-rounds = Close combat of { $count } rounds at most: { $figure } against { $target }
odds-of-reaction = Reaction test of { $figure }
odds-of-technology = Technology roll of { $figure }, difficulty { $difficulty }
odds-of-aid = { $figure } gives { $target } first aid

## The circumstances

odds-note-material = { $unit } behind { $what }
odds-note-taking-cover = { $unit } has taken cover
odds-note-shaken = { $unit } is panicked
odds-note-watching = { $unit } waits with its weapon ready
odds-note-damage = { $unit }: { $what }
odds-note-models =
    { $count ->
        [one] { $unit } is the last of its group
       *[other] { $count } of the group of { $unit } are left
    }
odds-note-routed = { $unit } is routed
odds-note-engaged = { $unit } is engaged
odds-note-burning = { $unit } burns
odds-note-friends =
    { $count ->
        [one] 1 friend fights beside { $unit }
       *[other] { $count } friends fight beside { $unit }
    }
odds-note-foes =
    { $count ->
        [one] 1 enemy fights against { $unit } besides
       *[other] { $count } enemies fight against { $unit } besides
    }

## What goes wrong

refused-odds-material = There is no material “{ $material }”; known are { $known }.
refused-odds-damage = “{ $damage }” is no damage; write minor, major or critical, a dash, and hardware, power or software.
refused-odds-no-machine = { $unit } is not a machine.
refused-odds-friends = { $switch } { $count }: there is room for { $most } at most, and nobody else is in the list.
refused-odds-also = All targets of a burst are different figures of one list.
refused-odds-arms =
    { $known ->
        [none] { $unit } has no weapon for this.
       *[other] { $unit } has no such weapon “{ $weapon }” for this; it has { $known }.
    }
refused-odds-split = --split: a burst of this weapon ({ $weapon }) has 2 to { $most } shots, at least one for each of the targets ({ $count }).
refused-odds-cover = Nothing covers { $unit } at this distance.
refused-odds-group = --models: the group of { $unit } has { $size } figures, not { $count }.
refused-odds-rounds = { $unit } is a machine: its close combat is told for one round only.
