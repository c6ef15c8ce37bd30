# Moving, climbing, falling, running away, doors and objects, in English.

## Questions

ask-move = Where does { $figure } move? { $left } AP left.
ask-turn = Which way does { $figure } face?
ask-rout-edge = Several edges are equally near: to which does { $figure } run?

## Choices

option-turn = Turn on the spot
option-move = Move (1 AP, in difficult terrain 2)
option-cross = Cross { $piece } ({ $cost } AP)
option-climb = Climb { $piece }, { $height } cm ({ $cost } AP)
option-climb-down = Climb down { $height } cm to ({ $x }, { $y }) ({ $cost } AP)
option-jump = Jump down { $height } cm to ({ $x }, { $y }) ({ $cost } AP)
option-cover = Take cover ({ $cost } AP)
option-door-open = Open { $piece } ({ $cost } AP)
option-door-close = Close { $piece } ({ $cost } AP)
option-door-blow = Strike at { $piece } ({ $cost } AP)
option-door-shot = Shoot at { $piece } with { $weapon } ({ $cost } AP)
option-pick = Pick up { $thing } ({ $cost } AP)
option-pick-weapon = Take the { $weapon } of { $target } ({ $cost } AP)
option-hand = Hand { $thing } to { $friend } ({ $cost } AP)
option-drop = Drop { $thing }
option-exit =
    { $scored ->
        [yes] Leave over the { $edge }, as the scenario wants ({ $cost } AP)
       *[other] Leave the table over the { $edge } and be lost ({ $cost } AP)
    }

## Refusals

refused-too-long = That is { $length } cm, but one move goes { $reach } cm at most.
refused-stuck = { $figure } can no longer move: its hardware is ruined.
refused-through-enemy = The path of { $figure } leads through an enemy.
refused-on-a-base = { $figure } would stand on another base.
refused-off-table = { $figure } would leave the table; choose to leave it instead.
refused-door-closed = This is closed: { $piece }.
refused-obstacle = This is an obstacle: { $piece }. Touch it and cross it.
refused-blocked = Terrain blocks the path of { $figure }.
refused-backwards = { $figure } moves only into the half in front of it; turn it first.
refused-wrong-start = The path of { $figure } begins where it stands, and it does not turn on the way.
refused-no-move = A move of { $figure } leads somewhere.
refused-no-way = { $figure } cannot move ahead from here.
refused-no-room = There is no room for { $figure } on the other side.
refused-covered = { $figure } has taken cover already.
refused-machine-cover = { $figure } is a machine and cannot take cover.
refused-nothing-at-hand = There is nothing within reach to do that with.
refused-door-far = This is out of reach: { $piece }. Base contact is needed.
refused-door-locked = This is locked: { $piece }.
refused-door-blocked = Somebody stands in the way of this: { $piece }.
refused-carries-one = { $figure } carries an object already.
refused-friend-runs = { $friend } is running away and takes nothing.
refused-armed-enough = { $figure } can carry no other weapon.

## What happens

event-turned = { $figure } turns.
event-move-declared = { $figure } sets out on a path of { $length } cm.
event-turn-declared = { $figure } begins to turn.
event-moved = { $figure } moves { $length } cm.
event-crossed = { $figure } crosses an obstacle: { $piece }.
event-climbed = { $figure } climbs { $height } cm.
event-jumped-down = { $figure } jumps down { $height } cm.
event-fell = { $figure } falls { $height } cm.
event-took-cover = { $figure } takes cover.
event-left-cover = { $figure } leaves its cover.
event-ran-away = { $figure } runs { $length } cm toward the { $edge }.
event-ran-nowhere = { $figure } wants to run to the { $edge } and finds no way.
event-wandered = { $figure } wanders { $length } cm.
event-door-moved =
    { $how ->
        [open] { $figure } opens a door: { $piece }.
       *[other] { $figure } closes a door: { $piece }.
    }
event-door-shot-rolled =
    { $modifier ->
        [none] { $figure } shoots at a door ({ $piece }): { $die }, { $hit ->
                [yes] a hit
               *[other] a miss
            }.
       *[other] { $figure } shoots at a door ({ $piece }): { $die } { $modifier } = { $total }, { $hit ->
                [yes] a hit
               *[other] a miss
            }.
    }
event-door-struck =
    { $broken ->
        [yes] { $figure } breaks a door ({ $piece }): { $total } against { $needed }.
       *[other] { $figure } does not break the door ({ $piece }): { $total } against { $needed }.
    }
event-thing-taken = { $figure } picks up { $thing }.
event-weapon-taken = { $figure } takes the weapon of { $target }: { $weapon }.
event-thing-handed = { $figure } hands { $thing } to { $friend }.
event-thing-dropped = { $figure } drops { $thing }.
event-thing-taken-off = { $figure } takes { $thing } off the table for player { $seat }.
