# Movements, crossings, overruns, models pushed aside and units that enter, in English.

## Questions

ask-move = Move { $unit }, or leave the unit where it stands.
ask-push-aside = An armour stands in the midst of { $unit }: put the models under it aside, by the shortest way.
ask-cross = { $unit } crosses: what, and how?
ask-cross-where = Place { $unit }: the leader first, the others in formation with him and as near as possible.
ask-leap =
    { $moment ->
        [before] { $unit } may leap with its jump packs before it moves.
       *[other] { $unit } may leap with its jump packs after it moved.
    }
ask-overrun = { $unit } runs over { $other }: say where each vehicle ends, in a straight line.
ask-overrun-losses =
    { $count ->
        [one] { $unit } was run over: choose the model that is lost.
       *[other] { $unit } was run over: choose the { $count } models that are lost.
    }
ask-enter = { $unit } is in reserve: how does it come into play?
ask-come-on = { $unit } comes onto the table through the access zone: say where it goes.
ask-place-deploy = Place { $unit } in the deployment zone, in formation.
ask-place-drop = { $unit } lands: place one model at Contact range of the drop point and the rest in formation.
ask-place-guerrilla = Place { $unit } with one model at Contact range of a friendly unit, the rest in formation.

## Options

option-cross-far = To the far side of “{ $piece }”
option-cross-on = Onto “{ $piece }”
option-cross-leap = Over { $unit }
option-cross-overrun = Run over { $unit }
option-cross-none = No crossing
option-enter-access =
    { $edge ->
        [y0] Through the blue access zone (front)
        [y1] Through the red access zone (back)
        [x0] Through the grey access zone on the left
       *[other] Through the grey access zone on the right
    }
option-enter-deploy = In the deployment zone
option-enter-drop = At the drop point “{ $piece }”, with both actions
option-enter-guerrilla = Beside a friendly unit
option-enter-stay = Stay in reserve

## Events

event-moved =
    { $length ->
        [0] { $unit } stays where it is.
       *[other] { $unit } moves up to { $length } cm.
    }
event-crossed =
    { $how ->
        [on] { $unit } climbs onto “{ $piece }”.
       *[other] { $unit } crosses “{ $piece }”.
    }{ $models ->
        [none] {""}
       *[other] {" "}No room for { $models }.
    }
event-leapt-over = { $unit } leaps over { $other }.
event-overrun = { $unit } runs over { $other }: models on the path: { $dice }, lost: { $losses }.
event-pushed-aside = Making room for the armour: { $models }.
event-entered =
    { $how ->
        [access] { $unit } comes onto the table through an access zone.
        [deploy] { $unit } is placed in the deployment zone.
        [drop] { $unit } lands at a drop point.
       *[other] { $unit } appears beside a friendly unit.
    }

## What is not allowed

refused-too-long = { $model } would go { $length } cm, but its Movement is { $limit } cm.
refused-wrong-start = The path of { $model } must begin where the model stands.
refused-no-way = { $model } cannot get there.
refused-off-table = A model may not leave the table.
refused-blocked = The path is blocked by scenery.
refused-through-unit = The path leads through armour or through an enemy unit.
refused-on-a-base = A base would end on another.
refused-too-high = There are no stairs and no ramp: that takes a Crossing.
refused-unsupported = A model cannot stand there.
refused-too-narrow = { $unit } is too big for this quarter or building.
refused-obstacle = “{ $piece }” is an obstacle: it is entered and passed only by Crossing.
refused-beyond = Armour may stop in the midst of { $unit }; going beyond it takes a Crossing.
refused-intermingled = The unit would end intermingled with { $unit }.
refused-no-propulsion = { $unit } is immobilised.
refused-near-enemy = A model would stand at Contact range of { $unit }.
refused-not-in-formation = { $unit } must be placed in formation.
refused-no-room = There is no room for { $unit } there.
refused-pushed-far = { $model } would be put farther away than needed.
refused-nothing-to-cross = There is nothing at Contact range of the leader of { $unit } to be crossed.
refused-wheels-cross = { $unit } is bound to its wheels: it crosses nothing but infantry.
refused-not-for-class = { $unit } is of the wrong class for this obstacle.
refused-not-at-obstacle = The leader of { $unit } is not at Contact range of it.
refused-flies-over = { $unit } flies over obstacles without a Crossing.
refused-too-thick = { $length } cm are too thick for { $model }: half its Movement is { $limit } cm.
refused-leader-first = The leader, { $model }, is placed first.
refused-not-on-obstacle = { $model } must stand on the obstacle.
refused-not-beyond = { $model } must end beyond it, at Contact range of it.
refused-not-near-enough = { $model } could stand nearer to the obstacle: { $length } cm from it.
refused-stays-behind = There is room for { $model } on the other side.
refused-no-overrun = Nobody runs over anybody.
refused-not-straight = An overrun goes in a straight line.
refused-line-touches = The line touches another enemy unit or armour.
refused-too-deep = The unit is too deep: { $model } must end in its midst.
refused-others-zone = This access zone belongs to the other army.
refused-zone-not-held = You did not control this access zone at the last debriefing.
refused-entry = { $model } comes from outside, its base touching the access zone, and must end wholly on the table.
refused-first-turn-only = The deployment zone is usable in the first turn only.
refused-not-your-zone = { $unit } may not use the deployment zone.
refused-outside-zone = { $unit } must stand completely inside the deployment zone.
refused-drop-not-held = You did not control the drop point “{ $piece }” at the last debriefing.
refused-not-at-drop = One model must land at Contact range of “{ $piece }”.
refused-nobody-to-join = There is no friendly unit on the table that { $unit } could join.
refused-not-at-friends = One model of { $unit } must stand at Contact range of a friendly unit.
