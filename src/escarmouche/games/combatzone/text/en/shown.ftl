# What the page shows of a game of Combat Zone, in English.

mission-gang-fight = Gang fight
mission-retrieve = Retrieval
mission-ambush = Ambush
shown-force =
    { $faction }: { $points } points, { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }, { $figures } figures

## On the table

shown-phase = Turn { $turn } of { $turns } · { $phase }
standing-at = at { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
shown-home = Edge of { $side }
shown-exit = Exit for { $side }
shown-hideout = Possible hideouts
shown-centre = Centre
shown-centre-text = whoever has more figures within { $reach } cm at the end has { $points } points
shown-out-of-arc = outside its arc
shown-rough = Difficult terrain
shown-mover-aim = Aim point
door-closed = closed
door-locked = locked
door-open = open
door-broken = broken
thing-loot =
    { $points ->
        [one] an object worth one point
       *[other] an object worth { $points } points
    }
thing-crate =
    { $points ->
        [one] locked in a crate, worth one point
       *[other] locked in a crate, worth { $points } points
    }
thing-weapon = lies there

## Markers

token-panicked = Panic
token-routed = Rout
token-recovered = Recovered: at most 3 AP this turn
token-watching = Opportunity fire
token-covered = Has taken cover
token-engaged = Engaged
token-burning = Burning
token-feeble = Back on its feet: never more than 3 AP
token-hidden = Hidden: only you see this figure
token-carrying = Carries an object
token-leader = Group leader
token-second = Second-in-command
token-hero = Hero
token-damaged =
    { $count ->
        [one] Damaged
       *[other] Damaged { $count } times
    }
token-done = has finished for this turn
place-waiting = not yet deployed
place-hidden = lies hidden
place-casualty = eliminated
place-stabilised = eliminated, but stabilised
place-lost = lost
place-exited = has got away

## Cards and groups

shown-none = none
shown-own-inert = { $rule } (text only, no effect)
shown-rate = rate { $rate }
shown-radius = radius { $radius } cm
shown-line = Point blank { $point_blank } cm, short range { $short } cm, long range { $long } cm
shown-wrecked = destroyed
shown-carries = carries { $thing }
shown-undamaged = undamaged
shown-ambusher = lies in ambush
shown-convoy = convoy
shown-initiative = won the initiative
shown-first = acts first
shown-group = { $left } of { $all } figures
shown-strayed = out of cohesion: 1 AP less
shown-group-waits = waits
shown-group-acts = acts
shown-group-done = has acted

## Threats

threat-fires = { $name }: moves and shoots up to { NUMBER($shoot, maximumFractionDigits: 1) } cm away, comes to contact within { NUMBER($charge, maximumFractionDigits: 1) } cm
threat-fights = { $name }: comes to contact within { NUMBER($charge, maximumFractionDigits: 1) } cm

## Several answers at once

composed-activate = { $figure } acts next
composed-move =
    Move there, { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }
composed-fight =
    Move into contact and fight { $target }, { $cost ->
        [one] { $cost } action point
       *[other] { $cost } action points
    }
composed-shot = { $how } at { $target } ({ $cost } AP)
refused-not-now = { $figure } cannot act now.
refused-too-far-to-drag =
    { $figure } does not get there with { $left ->
        [one] its one action point
       *[other] its { $left } action points
    }.

# The briefing

briefing-gang-fight = Each enemy eliminated: 1 victory point for a fighter, 2 for a second, 3 for a leader or a machine, 5 for a hero. At the end, 4 for the side with more figures within 15 cm of the centre.
    .ends = After { $rounds } turns, or at the end of a turn in which a side has nobody left who stands. Whoever leads by 3 points wins; less is a draw.
    .aim = Both sides: thin out the other, and be the stronger in the middle at the end.

briefing-retrieve = Each object carried off over your own edge: 4 victory points, the one in the middle 6. Each object still carried at the end: 2. Losses count, but fighters bring nothing.
    .ends = After { $rounds } turns, when all objects are off the table, or at the end of a turn in which a side has nobody left who stands. Whoever leads by 3 points wins; less is a draw.
    .aim = Both sides: take objects and bring them home. The one in the middle lies in a locked crate: a technology roll opens it.

briefing-ambush = The convoy: 2 victory points for each figure that leaves by the far edge, 4 for a leader or a hero. The ambusher: for each enemy eliminated 1 for a fighter, 2 for a second, 3 for a leader or a machine, 5 for a hero.
    .ends = After { $rounds } turns, or at the end of a turn in which a side has nobody left who stands. Whoever leads by 3 points wins; less is a draw.
    .attacker = Ambusher: lies hidden with fewer points, and has to keep the convoy from getting through.
    .defender = Convoy: enters at one edge and has to reach the opposite one. Kills bring it nothing.

# Missions of one’s own

own-score-fighters = Each enemy fighter eliminated: { $points }.
own-score-seconds = Each enemy second eliminated: { $points }.
own-score-leaders = Each enemy leader eliminated: { $points }.
own-score-machines = Each enemy machine destroyed: { $points }.
own-score-heroes = Each enemy hero eliminated: { $points }.
own-score-ground = At the end, each place around which you have more figures than the enemy: { $points }.
own-score-carried = Each object still carried at the end: { $points }.
own-score-exit = Each figure that leaves by the far edge: { $points }.
own-score-leader-exit = Each leader or hero who leaves by the far edge: { $points }.
own-score-by-ambusher = For the ambusher: { $score }
own-score-by-convoy = For the convoy: { $score }
own-objects =
    { $count ->
        [one] One object, worth { $points } when carried off over your own edge; then the game ends.
       *[other] { $count } objects, worth { $points } when carried off over your own edge; once all are gone, the game ends.
    }
own-margin =
    { $margin ->
        [0] More points win.
        [one] Whoever leads by 1 point wins; less is a draw.
       *[other] Whoever leads by { $margin } points wins; less is a draw.
    }
briefing-own-edges = A mission of your own.
    .ends =
        { $rounds ->
            [one] After one turn.
           *[other] After { $rounds } turns, or at the end of a turn in which a side has nobody left who stands.
        }
    .aim = Both sides: have more points than the other at the end.
briefing-own-ambush = An ambush of your own.
    .ends =
        { $rounds ->
            [one] After one turn.
           *[other] After { $rounds } turns, or at the end of a turn in which a side has nobody left who stands.
        }
    .attacker = Ambusher: lies hidden with fewer points, and waits for the convoy.
    .defender = Convoy: enters at one edge, where the ambusher waits for it.
shown-ground = Place { $number }
