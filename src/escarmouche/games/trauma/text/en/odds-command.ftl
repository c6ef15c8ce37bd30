# Asking for the odds of Trauma on the command line, in English.

## What is foreseen

odds-of-salvo =
    { $dice ->
        [one] { $unit } fires at { $target } at Range { $range }: { $count } × { $weapon }, 1 die
       *[other] { $unit } fires at { $target } at Range { $range }: { $count } × { $weapon }, { $dice } dice
    }
odds-of-fire = { $unit } fires everything at { $target }, Range { $range }: { $weapons }
odds-of-blows = { $unit } strikes { $target }: { $count } × { $weapon }
odds-of-assault =
    { $count ->
        [one] Suicide assault of { $unit } on { $target } with 1 model
       *[other] Suicide assault of { $unit } on { $target } with { $count } models
    }
odds-of-overrun =
    { $count ->
        [one] { $unit } runs over 1 model of { $target }
       *[other] { $unit } runs over { $count } models of { $target }
    }
odds-of-morale = { $unit } takes a morale test
odds-of-initiative = Initiative: { $first_dice } dice of A against { $second_dice } dice of B

## The circumstances

odds-note-cover = { $unit } in cover
odds-note-taking-cover = { $unit } has the order “Take cover!”
odds-note-heads-down = { $unit } keeps its heads down
odds-note-corridor = { $what } in the corridor
odds-note-supported = supported fire
odds-note-steady = second Precision, without moving
odds-note-models =
    { $count ->
        [one] { $unit }: 1 model left
       *[other] { $unit }: { $count } models left
    }
odds-note-disorganised = { $unit } is disorganised
odds-note-ticks =
    { $count ->
        [one] { $unit }: 1 box ticked
       *[other] { $unit }: { $count } boxes ticked
    }

## What goes wrong

refused-odds-models =
    { $size ->
        [one] { $switch }: { $unit } has only 1 model, not { $count }.
       *[other] { $switch }: { $unit } has only { $size } models, not { $count }.
    }
refused-odds-arms =
    { $known ->
        [none] { $unit } has no weapon for this.
       *[other] { $unit } has no such weapon “{ $weapon }” for this; it has { $known }.
    }
refused-odds-cover = Nothing covers { $unit } from this salvo ({ $weapon }).
refused-odds-ticks = { $unit } has { $boxes } boxes; with { $count } of them ticked it would be destroyed.
refused-odds-no-structure = { $unit } has no structure line.
refused-odds-assault = { $unit } cannot make a suicide assault on { $target }: infantry runs at armour.
refused-odds-overrun = { $unit } cannot run over { $target }: armour runs over infantry.
refused-odds-heads-down = Heads down means nothing to { $unit } against direct fire ({ $weapon }).
refused-odds-corridor = This salvo ({ $weapon }) does not strike { $unit } in the corridor.
refused-odds-too-near = { $target } is too near: the blast would reach others; ask for one salvo.
