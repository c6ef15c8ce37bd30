# What the page shows of a game of Trauma, in English.

mission-generator = The generator
mission-attack = Attack
shown-army =
    { $part ->
        [attacker] attacker, { $points } AP, { $units } units, { $models } models
        [defender] defender, { $points } AP, { $units } units, { $models } models
       *[none] { $points } AP, { $units } units, { $models } models
    }
refused-table-measures = { $file }: the table measures { $width } by { $depth } cm; Trauma is played on 90 by 120 or 120 by 120 cm.
refused-quarter-count = The table has { $count } quarters; one of its size has { $wanted }.
refused-quarters-open = { $count } quarters are open; at most { $most } may be.
refused-quarters-building = { $count } quarters are building quarters; there must be at least { $least }.

## On the table

shown-phase =
    Turn { $turn }{ $turns ->
        [0] {""}
       *[other] { " " }of { $turns }
    } · { $phase ->
        [command] command
        [activation] activation
       *[debriefing] debriefing
    }
standing-at = at { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
shown-zone-blue = Blue access zone
shown-zone-red = Red access zone
shown-zone-grey = Neutral access zone
shown-range = Range { $range }
token-broken =
    { $count ->
        [one] a weapon is out of action
       *[other] { $count } weapons are out of action
    }

## Cards and points

shown-rank = Rank
shown-notation = Precision/Rate/Area/Force/Damage: { $notation }
shown-structure = { $ticks } of { $boxes } boxes ticked
box-o = Damage
box-i = Grave damage: an incident
box-x = Destroyed
shown-command = Command points
shown-reinforcement = Reinforcement points
shown-victory = Victory points
shown-price = { $cost } RP
shown-attacker = attacks
shown-first = activates first
unit-section = waits in the reinforcement section
unit-coming-back = will come back

# The briefing

briefing-generator = At the end of each turn: 4 victory points for the gamma point, 2 for each omega, 1 for each infantry unit and 2 for each armour unit eliminated. Each alpha brings 2 reinforcement points.
    .ends = As soon as a side has 20 victory points, or one can score no more.{ $rounds ->
            [0] {""}
           *[other] { " " }At the latest after { $rounds } turns.
        }
    .aim = Both sides: hold gamma and omegas with infantry at contact, the longer the better.

briefing-attack = At the end of each turn: the gamma point brings the attacker 8 victory points, the defender 4; each omega brings 2; each eliminated enemy unit brings the attacker 1, the defender 2. Each alpha brings 2 reinforcement points.
    .ends = As soon as a side has 20 victory points, or one can score no more.{ $rounds ->
            [0] {""}
           *[other] { " " }At the latest after { $rounds } turns.
        }
    .attacker = Attacker: has more units and reinforcements, and must take gamma from the defender.
    .defender = Defender: starts around the centre, without reinforcements, and has to keep gamma and make the attacker bleed.

# Missions of one’s own

own-score-alpha = At the end of each turn, each alpha point brings reinforcement points: { $points }.
own-score-omega = Each omega point brings { $points } at the end of each turn.
own-score-gamma = Each gamma point brings { $points } at the end of each turn.
own-score-infantry = Each enemy infantry unit eliminated brings { $points }.
own-score-armour = Each enemy armour unit eliminated brings { $points }.
own-score-operate = Whoever operates an object as the first has { $points }.
own-score-switch = At the end of each turn, each object that your side operated last brings { $points }.
own-score-by-attacker = For the attacker: { $score }
own-score-by-defender = For the defender: { $score }
own-reserves = Reinforcement points with which both sides begin: { $points }.
own-victory = Victory points that end the game: { $points }.
briefing-own-generator = A mission of your own.
    .ends = As soon as a side has enough victory points, or one can score no more.{ $rounds ->
            [0] {""}
            [one] { " " }At the latest after one turn.
           *[other] { " " }At the latest after { $rounds } turns.
        }
    .aim = Both sides: have more victory points than the other at the end.
briefing-own-attack = An attack of your own.
    .ends = As soon as a side has enough victory points, or one can score no more.{ $rounds ->
            [0] {""}
            [one] { " " }At the latest after one turn.
           *[other] { " " }At the latest after { $rounds } turns.
        }
    .attacker = Attacker: enters with more points through the blue access zone.
    .defender = Defender: has fewer points, and stands on the table from the beginning.
shown-operated =
    { $side ->
        [nobody] not operated yet
       *[other] last operated by { $side }
    }
