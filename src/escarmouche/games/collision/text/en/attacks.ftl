# Shooting, charging, jam and pinned tokens, in English.

## Questions

ask-name-weapon = Choose the weapon of { $model } for this attack.
ask-suppress = Does { $model } make a suppression attack with { $weapon }?
ask-keep-tokens = { $model } has too many tokens: choose the two that stay.
ask-aim-beam = Turn the beam of { $model }, in tenths of a degree to the left of straight ahead (negative: to the right); it must hit an enemy.
ask-shoot-target = Choose the target of { $model } with { $weapon }.
ask-charge-target = Choose whom { $model } charges.
ask-charge-move = Move { $model } into contact with { $target }: { $limit } in at most.

## Options

option-weapon = { $weapon }
option-attack-normal = Normal attack
option-attack-suppression = Suppression attack: pinned tokens instead of wounds
option-keep-jam-jam = Two jam tokens
option-keep-jam-pinned = One jam and one pinned token
option-keep-pinned-pinned = Two pinned tokens
option-shoot-at = { $target }
option-charge-at = { $target }

## Events

event-weapon-named = { $model } takes { $weapon }.
event-suppression-declared = { $model } uses { $weapon } to suppress.
event-shot-declared =
    { $watching ->
        [yes] Overwatch: { $model } shoots at { $target } with { $weapon }.
       *[other] { $model } shoots at { $target } with { $weapon }.
    }
event-beam-fired =
    { $watching ->
        [yes] Overwatch: { $model } fires { $weapon }; the beam hits { $models }.
       *[other] { $model } fires { $weapon }; the beam hits { $models }.
    }
event-beam-struck = The beam of { $model } strikes { $target }.
event-charge-declared =
    { $weapon ->
        [none] { $model } charges { $target }, { $distance } in away.
       *[other] { $model } charges { $target }, { $distance } in away, with { $weapon }.
    }
event-reach-drawn =
    { $success ->
        [yes] { $model } draws { $card } for its reach: { $reach } in are enough for { $distance } in.
       *[other] { $model } draws { $card } for its reach: { $reach } in do not make { $distance } in, and the charge fails.
    }
event-charge-set-off = { $model } runs at { $target }.
event-charge-lost = { $model } has fallen and does not reach { $target }.
event-charge-arrived =
    { $behind ->
        [yes] { $model } runs into the back of { $target }
       *[other] { $model } is in contact with { $target }
    }{ $dived ->
        [yes] {" "}after a jump from above.
       *[other] .
    }
event-guard-dropped =
    { $ready ->
        [yes] { $model } was on overwatch and is ready for the charge; its token is removed.
       *[other] { $model } was on overwatch but is not ready for the charge; its token is removed.
    }
event-suppressed =
    { $hits ->
        [one] { $model } comes under fire: 1 hit.
       *[other] { $model } comes under fire: { $hits } hits.
    }
event-jam-received =
    { $cause ->
        [reload] { $model } must reload and receives a jam token.
       *[other] The weapon of { $model } jams: it receives a jam token.
    }
event-jam-averted = { $model } uses { $trait } and receives no jam token.
event-weapon-malfunctioned = The weapon of { $model } malfunctions.
event-pin-received =
    { $skills ->
        [0] { $model } receives a pinned token.
        [one] { $model } receives a pinned token and loses 1 skill token.
       *[other] { $model } receives a pinned token and loses { $skills } skill tokens.
    }
event-tokens-kept =
    { $jams ->
        [0] { $model } keeps its pinned tokens: { $pins }.
       *[other]
            { $pins ->
                [0] { $model } keeps its jam tokens: { $jams }.
               *[other] { $model } keeps its tokens: { $jams } jam, { $pins } pinned.
            }
    }

## Refused

refused-jammed = { $model } has a jam token and cannot shoot.
refused-pinned = { $model } has a pinned token and can neither Move nor Charge.
refused-heavy = { $model } has moved and cannot attack now: { $weapon } is Heavy.
refused-no-ranged-weapon = { $model } has no ranged weapon.
refused-no-target = { $model } has no target for { $weapon }.
refused-behind = { $target } is not in the front arc of { $model }.
refused-friend = { $target } is of the same gang as { $model }.
refused-no-sight = { $model } does not see { $target }.
refused-range = { $target } is { $distance } in away; { $weapon } shoots from { $least_range } to { $range } in.
refused-beam-misses = No beam into the front arc would hit { $target }.
refused-no-charge-target = { $model } has nobody to charge.
refused-charge-distance = { $target } is { $distance } in away; { $model } charges { $limit } in at most.
refused-charge-no-way = There is no way of { $limit } in or less for { $model } into contact with { $target }.
refused-no-contact = { $model } must end in contact with { $target }.

## Reasons

reason-weapon = The weapon: { $weapon }.
