# Measuring, lines of sight, cover, firing arcs and targets.

## Names

arc-front = front
arc-rear = rear
arc-left = left
arc-right = right

## Options

option-target = { $unit }, Range { $range }
option-target-apart = The sniper apart from { $unit }, Range { $range }

## Reasons

reason-in-cover =
    { $models ->
        [one] In cover: { $covered } of one model
       *[other] In cover: { $covered } of { $models } models
    }

## Refusals

refused-held-fast = An engaged unit cannot move away.
refused-no-sight = { $unit } is out of sight.
refused-engaged-target = { $unit } is engaged.
refused-out-of-arc = { $unit } is not in the { $arc } arc of this weapon.
refused-other-arc = { $unit } counts as being in the other arc during this fire, not in the { $arc } one.
refused-not-the-mover = Alert fire goes only at the unit that has just moved, not at { $unit }.
refused-not-the-default-target = Without an officer this salvo goes at { $units }, not at { $unit }.
