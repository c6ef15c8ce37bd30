# The odds of Combat Zone, in English.

odds-hits = Shots that hit { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } hits
odds-hit = The shot hits { $unit }
odds-on-mark = It comes down where it was aimed
odds-caught = { $unit } is caught in the blast
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } caught
odds-wins = { $unit } wins the round
odds-eliminated = { $unit } is eliminated
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } eliminated
odds-routed = { $unit } is routed
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } routed
odds-panicked = { $unit } panics
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } panics
odds-recovered = { $unit } passes and recovers
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } recovers
odds-burning = { $unit } catches fire
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } on fire
odds-unready = { $unit } loses its opportunity fire
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } loses opportunity fire
odds-minor = { $unit } suffers minor damage at worst
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } minor damage
odds-major = { $unit } suffers major damage at worst
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } major damage
odds-critical = { $unit } suffers critical damage and stands
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } critical damage
odds-disarmed = { $unit } loses a weapon
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } loses a weapon
odds-halted = { $unit } cannot move any more
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } halted
odds-dark = { $unit } is shut down
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } shut down
odds-failing = { $unit } may malfunction every turn
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } malfunctioning
odds-succeeds = The attempt succeeds
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } success
odds-breaks = The equipment breaks
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } equipment breaks
odds-stable = { $unit } is stabilised
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } stabilised
odds-up = { $unit } is back on its feet
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } back on its feet
odds-extinguished = The fire on { $unit } goes out
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } fire goes out
odds-broken = The door breaks
    .short = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } door breaks
odds-at = Against { $target }:
odds-to-wound = A hit rolls { $dice } against a resistance of { $resistance }:
odds-to-strike = A blow rolls { $dice } against a resistance of { $resistance }:
odds-attacks = { $figure } attacks with { $dice }:
odds-roll = { $dice }, { $needed } or more is needed:
odds-shots-there =
    { $count ->
        [one] One shot at { $target }.
       *[other] { $count } shots at { $target }.
    }
odds-rounds = Rounds fought
odds-round-after-round =
    { $count ->
        [one] At most one round is brought about; it is over when one of the two is eliminated or routed.
       *[other] At most { $count } rounds are brought about; it is over when one of the two is eliminated or routed.
    }
