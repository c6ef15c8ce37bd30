# Moving, climbing, falling and being pushed, in English.

## Questions

ask-move = Move { $model }, or turn it on the spot.
ask-arrive = { $model } comes onto the table from your edge: say where it goes.
ask-drop-object = { $model } drops what it carries: put the object down touching its base.

## Events

event-set-out = { $model } sets out on a way that takes a test.
event-moved =
    { $arriving ->
        [yes] { $model } comes onto the table and moves { $length } in.
       *[other] { $model } moves { $length } in.
    }
event-stayed = { $model } stays where it is.
event-turned = { $model } turns on the spot.
event-took-hold =
    { $hold ->
        [ladder] { $model } stays on the ladder, { $height } in up.
       *[other] { $model } hangs on the wall, { $height } in up.
    }
event-lost-hold = { $model } has not completed its climb and loses its hold, { $height } in up.
event-fell = { $model } falls { $height } in: a +{ $strength } CC hit.
event-pushed = { $model } is pushed back { $distance } in.
event-ran-into =
    { $into ->
        [nobody] { $model } is driven into an obstacle.
       *[other] { $model } is driven into { $into }.
    }
event-forced-off = { $model } is forced off the table and is out of the game.

## Modifiers

reason-dangerous-jump = dangerous jump of { $height } in
reason-light-cover = light cover ({ $hidden }% hidden)
reason-heavy-cover = heavy cover ({ $hidden }% hidden)

## What is not allowed

refused-too-long = That is { $length } in, but the model may only go { $limit } in.
refused-off-table = A model may not leave the battlefield of its own will.
refused-through-base = The path leads through the base of another model.
refused-leap-high = A leap lands at most { $limit } in higher than it began.
refused-blocked = The path is blocked by terrain.
refused-unsupported = A model cannot stand there.
refused-no-wall = There is no wall to climb.
refused-wrong-start = The path of { $model } must begin where the model stands.
refused-entry = { $model } comes from outside, with its base touching your edge, and must end wholly on the table.
refused-legs-count = Name the kind of each part of the path: there are { $count }.
refused-leg-kind =
    { $kind ->
        [walk] This part of the path cannot be walked.
        [climb] This part of the path cannot be climbed.
        [ladder] There is no ladder and no stairs on this part of the path.
        [leap] There is nothing to leap across on this part of the path.
        [jump] There is nothing to jump down from on this part of the path.
       *[other] “{ $kind }” is no kind of movement: walk, climb, ladder, leap, jump, hang.
    }
refused-hang = { $model } has no action left: it may not end its activation on a wall or ladder.
refused-hang-last = Only the last part of a path can end on a wall or ladder.
refused-hang-height = Say a height between the foot and the top, which is { $limit } in up.
refused-other-wall = { $model } hangs on this wall and must go on from here, or climb down.
refused-drop-contact = The object must lie on the same surface, touching the base.
refused-drop-spot = The object cannot lie there.
refused-drop-on-base = The object would lie on a base.
