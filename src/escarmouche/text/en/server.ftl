# What the server says to a page, in English.

## Games

opponent-recruit = Recruit
opponent-corporal = Corporal
opponent-sergeant = Sergeant
opponent-general = General
about-recruit = Does anything that is allowed.
about-corporal = Plays by simple orders, quickly.
about-sergeant = Weighs every move with exact odds.
about-general = Looks ahead: plays its orders and your replies out, and weighs the ends.
edition-fr = as in the French book
edition-de = as in the German book
order-routine = Answer for me where there is nothing to decide.

## On the table

shown-over = The game is over
shown-before = Before the battle
shown-round = Round { $round }
shown-round-of = Round { $round } of { $rounds }
shown-turn-of = Turn { $turn } of { $turns }
shown-against = { $one } against { $other }
shown-victory-points =
    { $count ->
        [one] 1 victory point
       *[other] { $count } victory points
    }
shown-at = at { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } in
shown-held =
    { $side ->
        [nobody] nobody's
       *[other] held by { $side }
    }
shown-zone = Deployment zone of { $side }
ground-objective = Objective { $number }
shown-a-model = a model
shown-mover-objective = Objective
shown-mover-marker = Marker

## Cards

shown-models = Models
shown-points = Points

## How to answer

how-choose = Choose one.
how-choose-whole = Choose all of them, or none.
how-choose-some =
    { $span ->
        [0] { $most ->
            [one] Choose one.
           *[other] Choose exactly { $least }.
        }
       *[other] { $least ->
            [0] Choose up to { $most }, or none.
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
answer-drawn = the way that is drawn
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
refused-choose = A friend can choose a list only in a game by link, in which you name your own list and no other.
refused-list-first = First the list of the other side has to be chosen.
refused-list-chosen = The lists of this game are chosen.
refused-too-talkative = You have written much in a short time; wait a moment.
refused-remark-empty = There is nothing to say in that.
refused-remark-long = That is too long: it may have { $most } signs.
refused-remark-sign = The sign { $sign } is not allowed, because it controls how a text is shown.
refused-too-large = This message is larger than { $most } KB.
refused-too-many-games = Too many games were begun from here; try again later.
refused-too-costly = This takes more time or memory than a game ever needs.
refused-sandbox-busy = Too many people want something read at the same moment; try again soon.
refused-lab-closed = The laboratory of this server is closed.
refused-lab-busy = An experiment is running already; begin another when it is over.
refused-lab-full = There are { $most } experiments already; remove some from the folder of the laboratory first.
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
