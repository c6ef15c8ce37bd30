# Ce que la page montre d’une partie de Trauma, en français.

mission-generator = Le générateur
mission-attack = Attaque
shown-army =
    { $part ->
        [attacker] attaquant, { $points } PA, { $units } unités, { $models } figurines
        [defender] défenseur, { $points } PA, { $units } unités, { $models } figurines
       *[none] { $points } PA, { $units } unités, { $models } figurines
    }
refused-table-measures = { $file } : la table mesure { $width } sur { $depth } cm ; Trauma se joue sur 90 × 120 ou 120 × 120 cm.

## Sur la table

shown-phase =
    { $phase ->
        [command] Tour { $turn } · commandement
        [activation] Tour { $turn } · activation
       *[debriefing] Tour { $turn } · débriefing
    }
standing-at = à { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
shown-zone-blue = Zone d’accès bleue
shown-zone-red = Zone d’accès rouge
shown-zone-grey = Zone d’accès neutre
shown-range = Portée { $range }
token-broken =
    { $count ->
        [one] une arme hors d’usage
       *[other] { $count } armes hors d’usage
    }

## Cartes et points

shown-rank = Rang
shown-notation = Précision/Cadence/Aire/Force/Dommages : { $notation }
shown-structure = { $ticks } cases cochées sur { $boxes }
box-o = Dégât
box-i = Dégât grave : un incident
box-x = Détruit
shown-command = Points de commandement
shown-reinforcement = Points de renfort
shown-victory = Points de victoire
shown-price = { $cost } PR
shown-attacker = attaque
shown-first = active en premier
unit-section = attend dans la section de renfort
unit-coming-back = va revenir
