# Tables, deployment, scenarios and their scoring, in English.

## Names of things

kind-wall = wall
kind-partition = partition
kind-door = wooden door
kind-steel-door = steel door
kind-locked-door = wooden door
kind-locked-steel-door = steel door
build-locked-door = locked wooden door
build-locked-steel-door = locked steel door
kind-window-sill = window sill
kind-low-wall = low wall
kind-fence = wire fence
kind-barricade = barricade
kind-hedge = hedge
kind-car = car
kind-crates = crates
kind-container = container
kind-platform = platform
kind-block = block of flats
kind-tank = tank
kind-barrels = barrels
kind-bar = counter
kind-rubble = rubble
kind-undergrowth = undergrowth
kind-mud = mud
kind-pool = pool
kind-trace = opening
kind-piece = piece of terrain
edge-y0 = south edge
edge-y1 = north edge
edge-x0 = west edge
edge-x1 = east edge
scenario-gang-fight = gang fight
scenario-retrieve = retrieval
scenario-ambush = ambush

## Questions

ask-choose-edge = Choose your table edge; your opponent has the opposite one.
ask-deploy-which = Which group do you deploy?
ask-deploy = Deploy { $group }.
ask-hide = Write down where { $figure } lies in wait.
ask-trap = Which of your figures begin on opportunity fire?

## Choices

option-edge-y0 = South edge
option-edge-y1 = North edge
option-edge-x0 = West edge
option-edge-x1 = East edge

## Refusals

refused-unknown-scenario = There is no scenario “{ $scenario }”; there are { $known }.
refused-table-size = The table is { $width } by { $depth } cm; it must be 120 by 120.
refused-terrain-close = { $piece } and { $other_piece } are { $distance } cm apart; more than 10 cm are needed.
refused-terrain-count = A table of 120 by 120 cm has { $least } to { $most } pieces of terrain, not { $count }.
refused-outside-strip = A group is deployed wholly within { $limit_length } cm of its edge.
refused-outside-zone = A group is deployed wholly in its zone.
refused-not-cohesive = { $figure } would be out of cohesion.
refused-no-stand = { $figure } cannot stand there.
refused-no-space = There is no room for { $count } figures.
refused-far-from-entry = The convoy begins within { $limit_length } cm of the middle of its edge.
refused-too-near-convoy = An ambusher lies at least { $limit_length } cm from every figure of the convoy.
refused-no-terrain = An ambusher lies within { $limit_length } cm of terrain.

## Reasons

reason-losses = losses of the enemy
reason-centre = more figures near the centre
reason-ground = more figures around more of the places
reason-things = objects
reason-exits = figures that got away

## What happens

event-table-set = The table is { $table }, its centre at ({ $x }, { $y }); the scenario is { $scenario }.
event-terrain-rolled =
    { $winner ->
        [nobody] The roll for the terrain is a tie: { $dice }.
       *[other] Player { $winner } sets the first piece of terrain down: { $dice }.
    }
event-edge-rolled =
    { $winner ->
        [nobody] The roll for the edges is a tie: { $dice }.
       *[other] Player { $winner } wins the roll for the edges: { $dice }.
    }
event-edge-chosen = Player { $seat } has the { $edge }.
event-group-deployed = { $group } is deployed.
event-entry-rolled = The convoy comes in at the { $edge } ({ $die }).
event-ambush-laid =
    { $count ->
        [one] Player { $seat } has laid an ambush with one figure.
       *[other] Player { $seat } has laid an ambush with { $count } figures.
    }
event-revealed = { $figure } shows itself at ({ $x }, { $y }).
event-cohesion-told =
    { $cohesive ->
        [yes] { $group } lies hidden, in cohesion.
       *[other] { $group } lies hidden, out of cohesion.
    }
event-points-counted =
    Player { $seat } has { $points ->
        [one] { $points } victory point
       *[other] { $points } victory points
    }.
