# What a game of Firefight asks, tells and refuses, in English.

## Parts of sentences

model-of-unit = { $unit }, model { $number }
with-modifier =
    { $modifier ->
        [none] {""}
       *[other] {" "}(modifier { $modifier })
    }
if-weary =
    { $weary ->
        [fatigued] {" "}(Fatigued)
        [shaken] {" "}(Shaken)
       *[other] {""}
    }
counted-hits =
    { $hits ->
        [0] no hit
        [one] 1 hit
       *[other] { $hits } hits
    }
counted-wounds =
    { $wounds ->
        [0] no wound
        [one] 1 wound
       *[other] { $wounds } wounds
    }
counted-models =
    { $models ->
        [one] 1 model
       *[other] { $models } models
    }
named-thing =
    { $unit ->
        [none] { $model }
       *[other] { $unit }
    }
thing-objective = the objective marker

## Questions: before the game

ask-place-objective =
    { $left ->
        [one] Place the last objective marker.
       *[other] Place an objective marker ({ $left } are left).
    }
ask-choose-edge = Choose your table edge; your opponent gets the one facing it.
ask-set-aside = Choose which units you keep back for Ambush or Scout; the others deploy normally.
ask-deploy-which = Choose the unit you deploy next.
ask-deploy = Place { $unit } inside your deployment zone.
ask-scout-which = Choose the Scout unit you place next.
ask-scout = Place { $unit } within 12 in of your deployment zone.
ask-arrive-which = Choose an Ambush unit that arrives now, or wait.
ask-arrive = Place { $unit } more than 9 in from every enemy.

## Questions: activation and movement

ask-activate = Round { $round }: choose the unit you activate.
ask-choose-action = Choose the action of { $unit }.
ask-next = What does { $unit } do next?
ask-move = Move { $unit }.
ask-spell-move = The spell lets { $unit } move: say where to.
ask-charge-move = Move { $unit } into contact with { $target }, or as close as possible.
ask-pile-in = { $target } has charged: move { $unit } up to 3 in into contact, or as close as possible.
ask-consolidate = The enemy is destroyed: { $unit } may move up to 3 in.
ask-separate = Both units survive: move { $unit } back until it is 1 in from { $target }.

## Questions: shooting, melee and wounds

ask-shoot = Choose a target for each weapon of { $unit }: at most two enemy units, or hold fire.
ask-damage-order = Choose in which order the units hit by { $unit } suffer their hits.
ask-blast-split =
    { $hits ->
        [one] Blast around { $target }: choose the unit that takes the hit.
       *[other] Blast around { $target }: share the { $hits } hits out among your units there.
    }
ask-blast-split-sharp =
    { $hits ->
        [one] Blast around { $target }: choose the unit that takes the hit with the highest AP.
       *[other] Blast around { $target }: say which units take the { $hits } hits with the highest AP.
    }
ask-use-limited = Does { $model } use { $weapon } now? It works only once in the game.
ask-use-rule = Does { $unit } use { $name } now? It works only once in the game.
ask-counter = { $unit } is charged: does it strike first with its Counter weapons?
ask-strike-back = Does { $unit } strike back? It will be Fatigued afterwards.
ask-casualties =
    { $count ->
        [one] { $unit } loses 1 model: choose which one you remove.
       *[other] { $unit } loses { $count } models: choose which ones you remove.
    }
ask-danger-last = Every model of { $unit } is hurt by dangerous terrain: choose the one that stays, with wound markers.
ask-absorb = Choose the model of { $unit } that takes the wounds.
ask-deadly-assign = Choose the model of { $unit } that takes the Deadly({ $deadly }) wound.
ask-push = { $model } is Shaken: do you try to push it? It takes a 4+.
ask-push-where = Say where you push { $model }: straight, up to 2 in.
ask-place-at-foot = Put { $model } down within 2 in of the point where it fell.
ask-morale-order = Choose the unit that takes its morale test next.

## Questions: spells

ask-spell-target = Choose the target of { $spell }, cast by { $model }.
ask-spell-targets = Choose the targets of { $spell }, cast by { $model }.
ask-commit-tokens = Choose how many spell tokens you spend to help { $model } cast: +1 to the roll for each.
ask-commit-tokens-against = Choose how many spell tokens you spend to hinder { $model }: −1 to the roll for each.

## Options

option-unit = { $unit }
option-target = { $unit }
option-model = { $model }
option-weapon = { $weapon } ({ counted-models })
option-yes = Yes
option-no = No
option-pass = Pass
option-hold = Hold: stay and shoot
option-advance = Advance: move, then shoot
option-rush = Rush: move twice as far, no shooting
option-charge = Charge { $unit }
option-idle = Stay idle and recover
option-move = Move
option-shoot = Shoot
option-done = End the activation
option-cast =
    { $value ->
        [one] { $model } casts { $spell } for 1 token
       *[other] { $model } casts { $spell } for { $value } tokens
    }
composed-shot = Shoot at { $unit }
option-hold-fire = Hold fire
option-ambush = Keep back for Ambush
option-scout = Keep back as Scouts
option-deploy = Deploy normally
option-wait = No more arrivals this round
option-edge-y0 = South edge
option-edge-y1 = North edge
option-edge-x0 = West edge
option-edge-x1 = East edge

## Events: the game and its set-up

event-firefight-began =
    A game of Grimdark Future: Firefight begins. { $options ->
        [none] All options are at their defaults.
       *[other] Options in force: { $options }; all others at their defaults.
    }
event-firefight-ended =
    { $reason ->
        [conceded] Player { $loser } concedes: Player { $winner } wins.
        [points]
            { $winner ->
                [nobody] The game is over: a draw, with { $first } points to { $second }.
               *[other] The game is over: Player { $winner } wins. Points of A: { $first }, of B: { $second }.
            }
       *[other]
            { $winner ->
                [nobody] The game is over: a draw, with { $first } objectives to { $second }.
               *[other] The game is over: Player { $winner } wins. Objectives of A: { $first }, of B: { $second }.
            }
    }
event-roll-off =
    { $purpose ->
        [objectives] Roll-off for the first objective
        [terrain] Roll-off for the first piece of terrain
        [deployment] Roll-off for the table edge
       *[other] Roll-off
    }: A rolls { $first }, B rolls { $second }. { $winner ->
        [nobody] A tie: both roll again.
       *[other] Player { $winner } wins.
    }
event-objectives-counted =
    { $count ->
        [one] A { $die } is rolled: one objective is placed.
       *[other] A { $die } is rolled: { $count } objectives are placed.
    }
event-objectives-laid =
    { $count ->
        [one] The mission has one objective.
       *[other] The mission has { $count } objectives.
    }
event-points-scored =
    { $points ->
        [one] Player { $seat } scores one point and has { $total }.
       *[other] Player { $seat } scores { $points } points and has { $total }.
    }
event-objective-placed = Player { $seat } places objective { $number } at { $x } / { $y }.
event-objective-skipped = There is no legal spot left for another objective.
event-edge-chosen = Player { $seat } takes the { $edge }.
event-set-aside =
    { $units ->
        [none]
            { $scouts ->
                [none] Player { $seat } keeps nothing back.
               *[other] Player { $seat } keeps back as Scouts: { $scouts }.
            }
       *[other]
            { $scouts ->
                [none] Player { $seat } keeps back for Ambush: { $units }.
               *[other] Player { $seat } keeps back for Ambush: { $units }; as Scouts: { $scouts }.
            }
    }
event-inert-rule = { $unit } has the rule { $name }, which has no effect in this game.
event-rule-used = { $unit } uses { $name }, once in this game.
event-house-spells = { $unit } brings no spells and uses the house spells.
event-deployed =
    { $how ->
        [scouted] { $unit } takes its place as Scouts.
        [arrived] { $unit } arrives from Ambush.
       *[deployed] { $unit } is deployed.
    }
event-no-more-arrivals = Player { $seat } brings in no more units this round.

## Events: rounds and activations

event-round-began = Round { $round } begins; Player { $starter } goes first.
event-round-ended = Round { $round } is over.
event-activated = { $unit } is activated.
event-stayed-idle = { $unit } is Shaken and stays idle.
event-recovered = { $unit } is no longer Shaken.
event-action-chosen =
    { $action ->
        [hold] { $unit } Holds.
        [advance] { $unit } Advances.
        [rush] { $unit } Rushes.
        [charge] { $unit } Charges.
       *[idle] { $unit } stays idle.
    }
event-moved =
    { $length ->
        [0] { $unit } stays where it is.
       *[other]
            { $how ->
                [advance] { $unit } advances { $length } in
                [rush] { $unit } rushes { $length } in
                [charge] { $unit } charges { $length } in
                [pile-in] { $unit } piles in { $length } in
                [consolidation] { $unit } consolidates { $length } in
                [separation] { $unit } moves back { $length } in
               *[spell] { $unit } is moved { $length } in by a spell
            }{ $difficult ->
                [yes] , slowed by difficult terrain.
               *[no] .
            }
    }
event-jump-rolled =
    { $success ->
        [yes] { $model } jumps { $distance } in: { $dice } against { $needed }+, it lands safely.
       *[no] { $model } jumps { $distance } in: { $dice } against { $needed }+, it fails.
    }
event-fell = { $model } falls { $height } in.
event-placed-at-foot = { $model } is put down at the bottom.
event-danger-rolled = { $unit } rolls for dangerous terrain: { $dice }, { counted-wounds }.
event-charge-stopped = The charge of { $unit } does not reach { $target }.

## Events: attacks

event-shots-declared = { $unit } shoots at { $targets }.
event-hits-rolled =
    { $unit } attacks { $target } with { $weapon }: { $dice } against { $needed }+{ with-modifier }{ if-weary }, { counted-hits }{ $extra ->
        [0] .
       *[other] , { $extra } of them extra.
    }
event-impact-rolled = { $unit } crashes into { $target }: { $dice } against 2+, { counted-hits }.
event-hits-multiplied =
    { $hits ->
        [0] { $weapon } has Blast, but did not hit { $target }.
       *[other] { $weapon } has Blast: each hit on { $target } counts { $multiplier } times, { counted-hits } in all.
    }
event-hits-shared = The Blast hits around { $target } are shared out: { $shares }.
event-defence-rolled = { $unit } defends: { $dice } against { $needed }+{ with-modifier }, { $blocked } blocked, { counted-wounds }.
event-defence-rerolled = Bane: { $unit } rolls its 6s again, { $dice }: { counted-wounds } more.
event-rerolled = { $unit } rolls again by a rule of its own: { $dice }, { $successes } of them good.
event-regeneration-rolled =
    { $ignored ->
        [0] { $unit } tries to regenerate: { $dice } against 5+, in vain.
        [one] { $unit } regenerates: { $dice } against 5+, 1 wound is ignored.
       *[other] { $unit } regenerates: { $dice } against 5+, { $ignored } wounds are ignored.
    }
event-model-removed = { $model } is removed.
event-markers-placed =
    { $count ->
        [one] { $model } gets 1 wound marker and has { $markers } now.
       *[other] { $model } gets { $count } wound markers and has { $markers } now.
    }
event-below-threshold =
    { $markers ->
        [one] { $model } is Tough({ $tough }) and has only 1 wound marker: no wound effect yet.
       *[other] { $model } is Tough({ $tough }) and has only { $markers } wound markers: no wound effect yet.
    }
event-effect-rolled = { $model } rolls for the wound effect: { $die }, { $total } in total; Out of Action at { $needed } or more.
event-shaken =
    { $again ->
        [yes] { $unit } stays Shaken.
       *[no] { $unit } is Shaken.
    }
event-out-of-action = { $model } is Out of Action.
event-unit-destroyed = { $unit } is destroyed.
event-push-rolled =
    { $success ->
        [yes] The attacker pushes { $model }: { $die } against 4+, it succeeds.
       *[no] The attacker pushes { $model }: { $die } against 4+, it holds its ground.
    }
event-pushed =
    { $distance ->
        [0] { $model } does not budge.
       *[other] { $model } is pushed { $distance } in.
    }

## Events: melee

event-counter-strike =
    { $used ->
        [yes] { $unit } strikes first with Counter.
       *[no] { $unit } does not use Counter.
    }
event-struck-back =
    { $struck ->
        [yes] { $unit } strikes back.
       *[no] { $unit } does not strike back.
    }
event-no-strikes = { $unit } is Shaken and makes no strikes.
event-fatigued = { $unit } is Fatigued.
event-melee-separated = { $unit } has moved back from the melee.

## Events: spells

event-tokens-gained =
    { $gained ->
        [0] { $model } already holds { $tokens } spell tokens and gains none.
        [one] { $model } gains 1 spell token and has { $tokens } now.
       *[other] { $model } gains { $gained } spell tokens and has { $tokens } now.
    }
event-spell-declared =
    { $value ->
        [one] { $model } casts { $spell } at { $targets } for 1 token.
       *[other] { $model } casts { $spell } at { $targets } for { $value } tokens.
    }
event-tokens-committed =
    { $count ->
        [0] Player { $seat } spends no spell token on the roll.
        [one] Player { $seat } spends 1 spell token on the roll.
       *[other] Player { $seat } spends { $count } spell tokens on the roll.
    }
event-cast-rolled =
    { $success ->
        [yes] { $spell }: { $die } against { $needed }+{ with-modifier }, { $model } casts it.
       *[no] { $spell }: { $die } against { $needed }+{ with-modifier }, { $model } fails.
    }
event-spell-took =
    { $effect ->
        [grant] { $spell } gives { $unit } a special rule.
        [modifier] { $spell } changes the rolls of { $unit }.
       *[move] { $spell } lets { $unit } move.
    }

## Events: morale and objectives

event-morale-triggered = Player { $seat } has { $left } of { $started } units left: they take morale tests.
event-morale-rolled =
    { $success ->
        [yes] { $unit } tests its morale: { $die } against { $needed }+{ with-modifier }, passed.
       *[no] { $unit } tests its morale: { $die } against { $needed }+{ with-modifier }, failed.
    }
event-morale-failed = { $unit } is Shaken and fails its morale test without a roll.
event-fearless-rolled =
    { $success ->
        [yes] { $unit } is Fearless: { $die } against 4+, the test is passed after all.
       *[no] { $unit } is Fearless: { $die } against 4+, the test stays failed.
    }
event-routed = { $unit } is Routed.
event-objective-scored =
    { $change ->
        [seized] Objective { $number }: Player { $owner } seizes it.
        [kept] Objective { $number }: Player { $owner } keeps it.
        [lost] Objective { $number }: contested, Player { $before } loses it.
       *[neutral] Objective { $number } still belongs to nobody.
    }

## Refused: rounds and actions

refused-activated = { $unit } has already been activated this round.
refused-pass = You cannot pass: you still have a unit to activate.
refused-first-round = Ambush units arrive from the second round on.
refused-shaken = { $unit } is Shaken and must stay idle.
refused-immobile = { $unit } is Immobile and can only Hold.
refused-scattered = { $unit } has lost its coherency and must move to restore it.
refused-hold-moves = A unit that Holds does not move.
refused-moved = The unit has already moved.
refused-must-move = Finish the move of this action first; staying in place is a move too.
refused-rush-shoots = A unit that Rushes does not shoot.
refused-charge-shoots = A charging unit fights in melee instead of shooting.
refused-shoot-first = The unit shoots after its move, not before it.
refused-option-fixed = The option “{ $option }” was fixed before the game and cannot be changed now.

## Refused: placing and moving

refused-off-table = A base would leave the table.
refused-on-a-base = A base would end on another one.
refused-through-base = The path leads through the base of another model.
refused-through-zone = The path comes closer than 1 in to an enemy.
refused-near-enemy =
    { $unit ->
        [none] A model would end closer than 1 in to an enemy.
       *[other] A model would end closer than 1 in to { $unit }.
    }
refused-near-other-enemy = A charging model must stay 1 in from { $unit }, which is not its target.
refused-blocked = The path is blocked by terrain.
refused-too-high = Higher than 3 in, a model needs a ladder, stairs or a ramp.
refused-unsupported = A model cannot stand there.
refused-no-footing = The jump has no place to land.
refused-no-jump = This kind of move allows no jump.
refused-gap-too-wide = The gap is too wide: a jump reaches 6 in at most.
refused-drop-too-deep = The drop is too deep: a jump goes down 6 in at most.
refused-special-moves-off = Jumps are switched off in this game: gaps and drops cannot be crossed.
refused-too-long =
    { $model ->
        [none] The move is too long: { $length } in instead of { $limit } in at most.
       *[other] { $model } would move { $length } in; { $limit } in is the most.
    }
refused-wrong-start = The path of { $model } must begin where the model stands.
refused-no-way = There is no way there.
refused-no-room = There is no room for { $unit } there.
refused-unlinked = Each model must end within 1 in of another model of its unit.
refused-spread-out = Two models of the unit would be more than 9 in apart.
refused-broken-chain = The unit would be broken apart: links of 1 in must join all its models.
refused-outside-zone = Every base must lie entirely inside your deployment zone.
refused-outside-scouting = Scouts must stand entirely within 12 in of your deployment zone.
refused-ambush-near = Ambush units arrive more than 9 in from every enemy; { $unit } is too near.
refused-objective-spot = An objective must lie on the table, where a model could stand.
refused-objective-zone = An objective must not lie inside a deployment zone.
refused-objective-near = Objectives must be more than { $limit_length } in apart; another one is only { $distance } in away.
refused-not-at-foot = The model must be put down within 2 in of the point where it fell.
refused-push-straight = A push goes straight, from where the model stands.

## Refused: charging and melee

refused-charge-distance = { $unit } is out of charge distance: no model could reach it.
refused-not-close = { $model } could get closer to the enemy, and must.
refused-separation-long = { $model } must not move back farther than necessary.
refused-separation-short = { $model } must move back until it is 1 in from the enemy.

## Refused: shooting and casting

refused-no-target = No weapon of this unit has a target.
refused-no-sight = { named-thing } is out of sight.
refused-out-of-range = { $unit } is out of range of { $weapon }.
refused-spent = { $weapon } is Limited and has been used.
refused-type-split = All weapons of one type fire at the same unit; “{ $weapon }” is only a part of a type.
refused-too-late-to-cast = Spells are cast in the Caster’s own activation, before its unit shoots or strikes.
refused-spell-tried = { $spell } has already been tried in this activation.
refused-no-tokens =
    { $value ->
        [one] { $spell } costs 1 spell token; the Caster has { $tokens }.
       *[other] { $spell } costs { $value } spell tokens; the Caster has { $tokens }.
    }
refused-no-spell-target = There is no target for this spell.
refused-immune-to-spells = { $own }: enemy spells cannot be aimed at this unit.
refused-spell-range = { $spell } does not reach that far.

## Refused: arguments of a chapter of the rules

refused-unknown-spell = There is no spell “{ $spell }” in this list; known spells: { $known }.

## Tables

table-too-empty =
    { $pieces ->
        [one] The table has 1 piece of terrain; the rules ask for { $least } or more.
       *[other] The table has { $pieces } pieces of terrain; the rules ask for { $least } or more.
    }
table-too-small = The deployment edges are only { $distance } in apart; it must be more than { $over } in.
table-too-large = The table measures { $width } by { $depth } in, more than the 48 by 48 in of the rules.
table-needs-consent = This table needs the consent of both players, because of { $because }.

## Army lists

size_not_positive = The size of a game is a positive number of points, not { $size }.
unreadable_file = The file cannot be used: { $problem }.
inert_rules_not_accepted = Rules without effect must be accepted by both players before the game: { $rules }.
unknown_entry = The list “{ $list }” names something unknown: { $faults }
malformed_entry = The list “{ $list }” has a malformed entry: { $faults }
illegal_upgrade = The list “{ $list }” has an upgrade that is not allowed: { $faults }
unknown_rule = The list “{ $list }” has an unknown special rule: { $faults }
empty_army = The list “{ $list }” is empty: { $faults }
over_points = The list “{ $list }” costs too much: { $faults }
too_many_heroes = The list “{ $list }” has too many Heroes: { $faults }
too_many_copies = The list “{ $list }” has too many copies of a unit: { $faults }
unit_too_expensive = The list “{ $list }” has a unit that is too expensive: { $faults }
too_many_units = The list “{ $list }” has too many units: { $faults }
too_many_models = The list “{ $list }” has too many models: { $faults }

fault-unknown-faction = There is no faction “{ $faction }”.
fault-unknown-entry = There is no unit “{ $unit }” in this list or its faction; right would be { $right }.
fault-malformed-entry =
    { $part ->
        [rule] Special rule “{ $name }”, field { $field }: { $problem }.
        [spell] Spell “{ $name }”, field { $field }: { $problem }.
       *[unit] Unit “{ $name }”, field { $field }: { $problem }.
    }
fault-illegal-upgrade = { $unit } cannot take the upgrade “{ $upgrade }”: { $problems }.
fault-unknown-rule =
    { $part ->
        [spell] The spell “{ $name }” has the rule “{ $rule }”, which the game does not know in this form.
       *[unit] The unit “{ $name }” has the rule “{ $rule }”, which the game does not know in this form.
    }
fault-empty-army = The army has no unit that costs points.
fault-over-points = The army costs { $total } points; the limit of the game is { $limit }.
fault-too-many-heroes = The army has { $count } Heroes; the limit is { $limit }.
fault-too-many-copies = The army has { $count } units “{ $unit }”; the limit is { $limit }.
fault-unit-too-expensive = { $unit } costs { $cost } points; the limit for one unit is { $limit }.
fault-too-many-units = The army has { $count } units; the limit is { $limit }.
fault-too-many-models = The army has { $count } models; the limit is { $limit }.
misfit-outside =
    { $most ->
        [none] { $value } is not { $least } or more
       *[other] { $value } is not from { $least } to { $most }
    }
misfit-empty = it is empty
misfit-missing = it is missing; right would be { $right }
misfit-unknown = this is not a field of the table; right would be { $right }
misfit-wrong = it is of the wrong kind; right would be { $right }
misfit-no-table = this is not a table of fields
misfit-tables = { $field } is written as [[{ $field }]] tables
misfit-field = { $field } does not fit; right would be { $right }
misfit-strange = { $strange } is not a field of this file (known: { $known })
misfit-not-one-of = it is not one of: { $known }
misfit-beyond = it does not belong to { $kind }
misfit-upgrade = an upgrade has either add, or replace and with
misfit-upgrade-twice = two upgrades have the same name
misfit-twice = it is used twice
misfit-profile-twice = it is used for two different profiles
misfit-no-list = there is no ready list { $list }
problem-not-offered = it is not offered
problem-over-limit = it is taken too often
problem-replaced-weapon-gone = the weapon it replaces is no longer there

## Reasons

reason-spell = The spell { $spell }.
reason-fatigued = { $unit } is Fatigued and hits on 6s only.
reason-own-rule = { $own }.
reason-shaken = { $unit } is Shaken, fights as if Fatigued and hits on 6s only.

## Terrain, edges, actions and ways of moving

kind-barricade = barricade
kind-scrub = scrub
kind-forest = forest
kind-ruin = ruin
kind-ruin-wall = ruin wall
kind-gallery = gallery
kind-building = building
kind-tower = tower
kind-container = container
kind-crates = crates
kind-crag = crag
kind-hill = hill
kind-boulder = boulder
kind-rubble = rubble
kind-marsh = marsh
kind-minefield = minefield
kind-lava = lava
kind-chasm = chasm
kind-bridge = bridge
edge-y0 = south edge
edge-y1 = north edge
edge-x0 = west edge
edge-x1 = east edge

# The briefing

briefing-objectives = Three to five objectives lie on the table. At the end of each round, whoever alone has a unit within 3 in of one seizes it, and keeps it even when leaving; if both sides are there it is neutral.
    .ends = After { $rounds } rounds. Losses bring nothing: even with one model left you can win.
    .aim = Both sides: hold more objectives than the other at the end.

# Missions of one's own

right-objectives = at least one objective, by number, dice or place
own-score-objectives-end = At the end, each objective held brings { $points }.
own-score-objectives-round = At the end of each round, each objective held brings { $points }.
own-score-destroyed-end = At the end, each enemy unit destroyed brings { $points }.
own-score-breakthrough-end = At the end, each unit wholly in the enemy’s deployment zone brings { $points }.
own-score-breakthrough-round = At the end of each round, each unit wholly in the enemy’s deployment zone brings { $points }.
