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

## On the table

shown-phase =
    { $phase ->
        [command] Turn { $turn } · command
        [activation] Turn { $turn } · activation
       *[debriefing] Turn { $turn } · debriefing
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
