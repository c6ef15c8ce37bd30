# What is foreseen in a game of Firefight, in English.

## What is asked

odds-of-shooting = { $unit } shoots at { $target } from { $distance } in: { $weapons }
odds-of-melee = { $unit } charges { $target }
odds-of-danger =
    { $count ->
        [one] One model of { $unit } rolls for dangerous terrain
       *[other] { $count } models of { $unit } roll for dangerous terrain
    }
odds-of-jump = { $model } jumps { $distance } in over a drop of { $height } in
odds-of-morale = { $unit } takes a morale test
odds-of-spell = { $unit } casts { $spell } at { $target } from { $distance } in
odds-of-spell-self = { $unit } casts { $spell } on itself

## Under which circumstances

odds-note-cover = { $unit } in cover
odds-note-moved = { $unit } has moved
odds-note-models =
    { $count ->
        [one] { $unit }: 1 model left
       *[other] { $unit }: { $count } models left
    }
odds-note-wounds =
    { $count ->
        [one] { $unit }: 1 wound marker
       *[other] { $unit }: { $count } wound markers
    }
odds-note-shaken = { $unit } is Shaken
odds-note-fatigued = { $unit } is Fatigued
odds-note-hero = Hero nearby: { $count }
odds-note-tokens =
    { $count ->
        [one] 1 spell token for it
       *[other] { $count } spell tokens for it
    }
odds-note-against =
    { $count ->
        [one] 1 spell token against it
       *[other] { $count } spell tokens against it
    }

## What may happen

odds-models-lost = Models lost by { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } lost
odds-wounds = Wound markers on { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } wounds
odds-destroyed = { $unit } is destroyed
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } destroyed
odds-shaken = { $unit } is Shaken
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Shaken
odds-steadied = { $unit } is no longer Shaken
odds-routed = { $unit } is Routed
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } Routed
odds-passes = { $unit } passes the test
odds-casts = { $model } casts { $spell }
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } cast
odds-takes = { $spell } takes hold of { $unit }
odds-jumps = { $model } lands safely
odds-falls = { $model } falls
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } fall

## What goes wrong

refused-odds-models =
    { $size ->
        [one] { $switch }: { $unit } has only 1 model, not { $count }.
       *[other] { $switch }: { $unit } has only { $size } models, not { $count }.
    }
refused-odds-wounds = A model of { $unit } cannot have that many wound markers ({ $count }): name a single model, or with { $switch } 1 the last one.
refused-odds-weapon =
    { $known ->
        [none] { $unit } has no weapon for this.
       *[other] { $unit } has no weapon “{ $weapon }” for this; it has { $known }.
    }
refused-odds-unarmed = { $unit } has no ranged weapon.
refused-odds-hero = { $unit } is no Hero.
refused-odds-caster = { $unit } casts no spells.
refused-odds-self = { $spell } is cast on the Caster itself and takes no target.
refused-odds-friend = { $spell } is cast on a friend: name a unit of { $list }.
