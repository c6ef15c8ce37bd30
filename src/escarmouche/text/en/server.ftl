# What the server says to a page, in English.

## Games

game-firefight = Firefight
game-collision = Collision
game-trauma = Trauma
game-combatzone = Combat Zone
about-firefight = Two small forces fight over objectives: units take turns to move, shoot and charge, and everything is decided by dice.
about-collision = Two gangs in the alleys of a city: every model counts, and cards that you hold and lay decide each clash.
about-trauma = Two armies among the quarters of a ruined town: every unit is called up by a card from a hidden row, command points bend the order, and vehicles break box by box.
about-combatzone = Gangs, guards and machines among walls and doors: every figure has action points to spend, and whoever waits with a weapon ready fires in the middle of the enemy’s move.
opponent-recruit = Recruit
opponent-corporal = Corporal
opponent-sergeant = Sergeant
about-recruit = Does anything that is allowed.
about-corporal = Plays by simple orders, quickly.
about-sergeant = Weighs every move with exact odds.
edition-fr = as in the French book
edition-de = as in the German book
order-routine = Answer for me where there is nothing to decide.

## On the table

shown-mission-firefight = Objectives
shown-over = The game is over
shown-before = Before the battle
shown-round = Round { $round }
shown-turn = Turn { $turn }
shown-against = { $one } against { $other }
shown-objectives =
    { $count ->
        [one] 1 objective
       *[other] { $count } objectives
    }
shown-victory-points =
    { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }
shown-at = at { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } in
shown-objective = Objective { $number }
shown-held =
    { $side ->
        [nobody] nobody's
       *[other] held by { $side }
    }
shown-zone = Deployment zone of { $side }
shown-district = District { $number }
shown-a-model = a model
shown-mover-objective = Objective
shown-mover-marker = Marker
shown-carrying =
    { $count ->
        [one] carries a marker
       *[other] carries { $count } markers
    }

## Cards

shown-quality = Quality
shown-defence = Defence
shown-models = Models
shown-points = Points
shown-shards = Shards
shown-armour = Armour
shown-inert = This rule has no effect here.
shown-finished = has finished for this turn
characteristic-mov = Movement
characteristic-agi = Agility
characteristic-rc = Ranged combat
characteristic-cc = Close combat
characteristic-att = Attacks
characteristic-def = Defence
characteristic-wnd = Wounds
characteristic-int = Intelligence
shown-clash = { $attacker } against { $defender }
shown-clash-hazard = Hazard
shown-clash-fall = Fall
shown-clash-drawing = Cards are drawn
shown-clash-sharing = Modifiers are shared out
shown-clash-turning = Cards are turned up
shown-clash-turned = All cards lie open

## How to answer

how-choose = Choose one.
how-choose-some =
    { $least ->
        [0] Choose up to { $most }, or none.
       *[other] { $most ->
            [one] Choose one.
           *[other] Choose from { $least } to { $most }.
        }
    }
how-arrange = Put them all in order.
how-amount = Name a number from { $least } to { $most }.
how-turn = Turn the dial, or the handle on the table.
how-stop = Slide along the way to where it is stopped.
how-split = Share out { $total }.
how-assign = Give each its target.
how-place =
    Drag to where it should end; { NUMBER($most, maximumFractionDigits: 2) } { $unit ->
        [cm] cm
       *[inch] in
    } at most.
how-set-down = Set it down on the table.
answer-nothing = nothing
answer-place =
    to { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } { $unit ->
        [cm] cm
       *[inch] in
    }

## The command

serve-address = Escarmouche is at { $address } (Ctrl-C ends it).
page-not-built = The page is not built yet: run `make play`, or in web/ `npm install` and `npx vite build`. The API is served all the same.

## What goes wrong

notice-not-shown = How things stand cannot be shown at the moment, by a fault of ours; the game itself is safe.
notice-sit-down = Nobody sat down in time.
refused-token = This link leads to no seat.
refused-link-used = Somebody has already sat down with this link, which leads nowhere any more: if it was you, go on where you sat down, or bring the seat here with a code from there; if it was not, ask your friend for a new game.
refused-seat-open = Nobody has sat down here yet: take the seat first.
refused-code-seeded = The dice of this game come from a named seed, so its seats stay at one screen.
refused-seed-link = A game by link has no named seed: whoever names it would know the dice and cards of both sides.
refused-not-seated = Sit down first.
refused-watching = Whoever watches cannot do this.
refused-not-your-seat = This is not your seat.
refused-undo = Nothing can be taken back: something was shown since, or somebody else has answered.
refused-back = One can only go back in a practice game.
refused-back-where = There is no answer { $sequence } to go back to.
refused-no-such-order = There is no standing order “{ $order }”.
refused-sight-model = There is no model { $model } at that place.
refused-no-placing = This question asks for no place on the table.
refused-nothing-to-foresee = This leaves nothing to chance that could be told beforehand.
refused-too-fast = Too many messages at once; wait a moment.
refused-too-large = This message is larger than { $most } KB.
refused-too-many-games = Too many games were begun from here; try again later.
refused-too-costly = This takes more time or memory than a game ever needs.
refused-sandbox-busy = Too many people want something read at the same moment; try again soon.
refused-too-many-requests = Too many requests from here; wait a moment.
refused-too-many-figures = One side has { $count } models; { $most } are the most.
refused-save-stacked = The dice and cards of this save were written by hand instead of drawn.
refused-message = This message is not understood: { $problem }.
refused-request = { $where }: { $problem }.
refused-nothing-there = There is nothing at this address.
refused-server-fault = Something went wrong in the server; nothing was changed.
refused-save-early = The whole game can be saved once it is over.
refused-limit-written = { $variable } must be a number, not “{ $value }”.
refused-port = The server cannot listen at { $host }, port { $port }: { $problem }; choose another with --port.
refused-database = The database cannot be opened: { $problem }.
