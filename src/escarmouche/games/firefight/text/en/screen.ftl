# Firefight at the terminal and on the page, in English.

unit-wounds =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
unit-tokens =
    { $count ->
        [one] 1 spell token
       *[other] { $count } spell tokens
    }
card-profile = Quality { $quality }+, Defence { $defense }+, { $points } points
card-spells-yours = Your spells (spell tokens they cost)
card-spells-theirs = The enemy's spells
card-spell = { $spell } ({ $value }), { $range } in, { $target }: { $does }
spell-target-enemy-unit =
    { $count ->
        [one] an enemy unit
       *[other] up to { $count } enemy units
    }
spell-target-friendly-unit =
    { $count ->
        [one] a friendly unit
       *[other] up to { $count } friendly units
    }
spell-target-enemy-model =
    { $count ->
        [one] an enemy model
       *[other] up to { $count } enemy models
    }
spell-target-self = the Caster
spell-hits =
    { $count ->
        [one] 1 hit{ spell-hit-rules }
       *[other] { $count } hits{ spell-hit-rules }
    }
spell-hit-rules =
    { $rules ->
        [none] {""}
       *[other] {" "}with { $rules }
    }
spell-grant = gives { $rules }
spell-modifier =
    { $roll ->
        [hit] { $amount } to hit
        [defence] { $amount } to Defence rolls
        [morale] { $amount } to morale tests
       *[casting] { $amount } to casting rolls
    }
spell-move = moves up to { $inches } in
spell-shake = becomes Shaken
spell-unshake = is no longer Shaken
spell-until-end-of-round = {", "}until the end of the round
spell-until-next-use = {", "}once
weapon-range = { $range } in
card-inert = Without effect: { $rules }
card-house-spells = Uses the house spells
refused-not-agreed = This takes --agree: { $reason }
shown-mission-firefight = Objectives
shown-objectives =
    { $count ->
        [one] 1 objective
       *[other] { $count } objectives
    }
shown-mission-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
shown-objective = Objective { $number }
shown-quality = Quality
shown-defence = Defence
shown-inert = This rule has no effect here.
shown-own-inert = { $rule } (text only, no effect)
shown-own-grants = It comes to: { $rules }.
shown-own-aura = It also works for friends within { $inches } in, measured at the start of each activation.
shown-own-once = Once per game, until the end of the round.
act-out-at = Out of Action at { $needed } or more
