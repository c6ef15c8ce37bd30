# Area weapons: grenades, missiles and flames, in English.

## Questions

ask-aim-area = { $figure } ({ $weapon }): at whom, or at which point of ground?
ask-aim-ground = { $figure } ({ $weapon }): at which point of ground?
ask-blast-order = Several figures are equally near to the blast of { $figure }: in which order?

## Choices

option-throw = Throw a grenade ({ $grenades } left)
option-area = Fire at an area: { $weapon }
option-aim-ground = A point of ground

## Refusals

refused-aim-arc = The aim point is not in the frontal arc of { $figure }.
refused-aim-range = The aim point is { $distance } cm away: { $weapon } reaches { $reach } cm.
refused-aim-sight = { $figure } does not see the aim point.
refused-aim-engaged = { $target } is engaged in close combat and cannot be aimed at.
refused-aim-ground = There is no ground to aim at.

## What happens

event-area-aimed =
    { $target ->
        [nobody] { $figure } aims at the ground ({ $weapon }).
       *[other] { $figure } aims at { $target } ({ $weapon }).
    }
event-aim-measured = From { $figure } to the aim point: { $distance } cm, { $band }.
event-area-failed = The aim point is out of range: { $figure } achieves nothing ({ $weapon }).
event-area-rolled =
    { $modifier ->
        [none] { $figure } ({ $weapon }): { $die }, { $hit ->
                [yes] on the mark
               *[other] off the mark
            }.
       *[other] { $figure } ({ $weapon }): { $die } { $modifier } = { $total }, { $hit ->
                [yes] on the mark
               *[other] off the mark
            }.
    }
event-deviated =
    { $stopped ->
        [yes] Deviation: direction { $heading }, distance die { $die }; something stops it after { $distance } cm.
       *[other] Deviation: direction { $heading }, distance die { $die }, { $distance } cm.
    }
event-blast =
    { $caught ->
        [none] It goes off ({ $weapon }) and catches nobody.
       *[other] It goes off ({ $weapon }) and catches { $caught }.
    }
