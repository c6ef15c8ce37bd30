# Collision at the terminal, in English.

## At the table

welcome-collision =
    You play side { $side } against the { $against }. Your models are CAPITALS on the map, the enemy's are small letters; an arrow shows where a model looks, markers are numbers in circles.
    Type the number of your answer, or press Enter for the marked one. “help” tells you more.
seed-collision = The cards of this game have the seed { $seed }.
help-collision =
    Answers
      3              the option with this number; its first letters or the letter of its model will do as well
      1 3            several options, or an order
      (nothing)      Enter alone takes the marked answer
    Placing and moving, in inches from the lower left corner
      12.5 30        to this point
      n 6            six inches north (also s, e, w, ne, nw, se, sw)
      toward 2       as near as possible to marker 2; a letter of the map means that model, “toward t 4” at most 4 in
      12 30 ground   on the ground, where there is a roof above it
      12 30 climb    by climbing (also ladder, leap, jump); “12 30 hang 2” stays on the wall two inches up
      stay           the model does not move
      12 30 facing n then it looks north; “facing t” at a model, “facing 14 20” at a point, alone it turns on the spot
    Commands
      why COL-ACT-01   this rule in full; “why 3”: why option 3 is not allowed; “why”: the rule behind the question
      odds 3           what may come of option 3, where that can be told
      map, units       the table and its terrain; every model with its weapons, items and traits
      save FILE        keep the game; go on later with: escarmouche play --load FILE
      concede, quit    give up; leave the table
desk-turn =
    { $turn ->
        [0] { $mission }, before the first turn
       *[other] { $mission }, turn { $turn }
    }
desk-hand =
    Your hand: { $cards }. Your AP: { $pool }. Enemy: { $enemy } AP, { $hidden ->
        [one] 1 card
       *[other] { $hidden } cards
    } in hand.
desk-no-cards = no cards
desk-shown = Drawn openly: { $card }
desk-column = Column { $column }
desk-clash = Column { $column }: attack ({ $attacker }) { $attack } – defence ({ $defender }) { $defence }
desk-covered = {", "}covered with { $card }
desk-nothing = nothing yet
desk-dashboard = { $pool } AP, hand { $hand }, deck { $deck }, { $score } VP
marker-carried = { $kind }, carried by { $carrier }
model-waiting = not yet on the table
model-left = has left the table
model-dead = dead
model-wounds = wounds { $count }/{ $most }
model-jams = jam { $count }
model-pins = pinned { $count }
model-skills = skill { $count }
model-points = { $count } AP
model-watching = overwatch
model-carrying = carries { $markers }
model-hanging = hangs { $height } in up
model-high = { $height } in up

## Cards

card-shards = { $shards } shards
card-armour = armour { $armour }+
weapon-from-to =
    { $least ->
        [0] { $range } in
       *[other] { $least } to { $range } in
    }
weapon-hands =
    { $count ->
        [one] one-handed
       *[other] two-handed
    }
weapon-shots =
    { $count ->
        [one] 1 shot
       *[other] { $count } shots
    }
weapon-attacks =
    { $count ->
        [one] 1 attack
       *[other] { $count } attacks
    }
keyword-beam = Beam
keyword-heavy = Heavy
keyword-steady = Steady
keyword-leader = Leader
keyword-no-cover = No cover
keyword-parry = Parry
keyword-push-back = Push back
keyword-reload = Reload
keyword-suppression = Suppression

## Lists and simulations

rosters-gangs = Gangs, ready to play
rosters-gang = { $gang }: { $models } models, { $shards } shards
rosters-characters = Characters, with their shards
simulate-objectives-collision = victory points
simulate-points-collision = shards lost

leg-climb = climb
leg-ladder = ladder
leg-leap = leap
leg-jump = jump
leg-hang = hang
refused-table-sides = The table { $file } is { $width } by { $depth } in; this game is played on { $side } by { $side } in.
order-pass-hand = Play no cards from the hand in confrontations.
order-hold-overwatch = Hold overwatch, unless the target is within half range.
shown-district = District { $number }
shown-carrying =
    { $count ->
        [one] carries a marker
       *[other] carries { $count } markers
    }
shown-shards = Shards
shown-own-inert = { $rule } (text only, no effect)
shown-armour = Armour
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
