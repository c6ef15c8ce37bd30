# The scenario: quarters, sides, strategic points, victory.

## Names

scenario-generator = The generator
scenario-attack = Attack
point-alpha = alpha point
point-omega = omega point
point-gamma = gamma point
point-drop = drop point
point-access = neutral access zone
point-object = object to operate
quarter-open = open
quarter-covered = covered
quarter-building = building
reason-reached = the victory points of the scenario
reason-both-reached = both at the same time
reason-spent = nobody left who could score
reason-turns = the last turn

## Questions

ask-choose-part = You won the roll: do you attack or defend?
ask-choose-side = You won the roll: through which access zone do you enter?
ask-choose-quarter = Choose the central quarter that you deploy in.
ask-name-alpha = Name an alpha point: 2 reinforcement points a turn for whoever controls it.
ask-name-omega = Name an omega point: 2 victory points a turn for whoever controls it.
ask-name-gamma = Name the gamma point.
option-part-attacker = I attack
option-part-defender = I defend
option-side-blue = Blue access zone (front)
option-side-red = Red access zone (back)
option-quarter = Quarter { $quarter }
option-element = { $piece }, quarter { $quarter }

## Refusals

refused-point-taken = “{ $piece }” is a strategic point already.
refused-point-side = “{ $piece }” does not lie on that side of the table.
refused-point-central = “{ $piece }” does not lie in the central quarter.
refused-quarter-central = Quarter { $quarter } is not one of the two in the middle.
refused-point-quarter = Quarter { $quarter } has an alpha point already.
refused-point-centre = “{ $piece }” is not the nearest to the centre.

## The journal

event-table-composed =
    The table is { $table }, { $width } by { $depth } cm. Quarters: { $quarters }. { $drops ->
        [none] {""}
       *[other] Drop points in quarters: { $drops }.
    }
event-sides-rolled =
    The players roll for the choice: { $dice }. { $winner ->
        [nobody] Equal: once more.
       *[other] { $winner } chooses.
    }
event-sides-taken =
    { $attacker ->
        [nobody] { $blue } enters through the blue access zone, the other through the red one.
       *[other] { $attacker } attacks through the blue access zone; the other side defends.
    }
event-quarter-chosen = { $seat } deploys in quarter { $quarter }.
event-point-laid = The mission names “{ $piece }” in quarter { $quarter }: { $point }.
event-point-named =
    { $seat ->
        [nobody] “{ $piece }” in quarter { $quarter } is the { $point }.
       *[other] { $seat } names “{ $piece }” in quarter { $quarter }: { $point }.
    }
event-point-held =
    { $holder ->
        [nobody] Nobody controls the { $point } { $piece } (A { $counted_a }, B { $counted_b }).
       *[other] { $holder } controls the { $point } { $piece } (A { $counted_a }, B { $counted_b }).
    }
event-points-gained =
    { $seat } gains { $victory ->
        [one] 1 victory point
       *[other] { $victory } victory points
    } and { $reinforcement ->
        [one] 1 reinforcement point
       *[other] { $reinforcement } reinforcement points
    }: { $total } and { $pool } in all.
event-unit-comes-back =
    { $count ->
        [one] { $unit } comes back with one model and waits in reserve.
       *[other] { $unit } comes back with { $count } models and waits in reserve.
    }
