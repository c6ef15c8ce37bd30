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
refused-quarter-count = La table a { $count } quartiers ; une table de sa taille en a { $wanted }.
refused-quarters-open = { $count } quartiers sont découverts ; au plus { $most } peuvent l’être.
refused-quarters-building = { $count } quartiers sont des quartiers bâtiments ; il en faut au moins { $least }.

## Sur la table

shown-phase =
    Tour { $turn }{ $turns ->
        [0] {""}
       *[other] { " " }sur { $turns }
    } · { $phase ->
        [command] commandement
        [activation] activation
       *[debriefing] débriefing
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

# La mise au point

briefing-generator = À la fin de chaque tour : 4 points de victoire pour le point gamma, 2 par oméga, 1 par unité d’infanterie et 2 par unité blindée éliminée. Chaque alpha donne 2 points de renfort.
    .ends = Dès qu’un camp a 20 points de victoire, ou que l’un des deux ne peut plus en marquer.{ $rounds ->
            [0] {""}
           *[other] { " " }Au plus tard après { $rounds } tours.
        }
    .aim = Les deux camps : tenir gamma et omégas avec de l’infanterie au contact, le plus longtemps possible.

briefing-attack = À la fin de chaque tour : le point gamma rapporte 8 points de victoire à l’attaquant, 4 au défenseur ; chaque oméga en rapporte 2 ; chaque unité ennemie éliminée en rapporte 1 à l’attaquant, 2 au défenseur. Chaque alpha donne 2 points de renfort.
    .ends = Dès qu’un camp a 20 points de victoire, ou que l’un des deux ne peut plus en marquer.{ $rounds ->
            [0] {""}
           *[other] { " " }Au plus tard après { $rounds } tours.
        }
    .attacker = Attaquant : il a plus d’unités et des renforts, et doit prendre gamma au défenseur.
    .defender = Défenseur : il commence au centre, sans renforts, et doit garder gamma et saigner l’attaquant.

# Missions à soi

own-score-alpha = À la fin de chaque tour, chaque point alpha donne des points de renfort : { $points }.
own-score-omega = Chaque point oméga rapporte { $points } à la fin de chaque tour.
own-score-gamma = Chaque point gamma rapporte { $points } à la fin de chaque tour.
own-score-infantry = Chaque unité d’infanterie ennemie éliminée rapporte { $points }.
own-score-armour = Chaque unité blindée ennemie éliminée rapporte { $points }.
own-score-operate = Qui actionne un objet en premier a { $points }.
own-score-switch = À la fin de chaque tour, chaque objet que votre camp a actionné en dernier rapporte { $points }.
own-score-by-attacker = Pour l’attaquant : { $score }
own-score-by-defender = Pour le défenseur : { $score }
own-reserves = Points de renfort avec lesquels les deux camps commencent : { $points }.
own-victory = Points de victoire qui finissent la partie : { $points }.
briefing-own-generator = Une mission à vous.
    .ends = Dès qu’un camp a assez de points de victoire, ou que l’un des deux ne peut plus en marquer.{ $rounds ->
            [0] {""}
            [one] { " " }Au plus tard après un tour.
           *[other] { " " }Au plus tard après { $rounds } tours.
        }
    .aim = Les deux camps : avoir plus de points de victoire que l’autre à la fin.
briefing-own-attack = Une attaque à vous.
    .ends = Dès qu’un camp a assez de points de victoire, ou que l’un des deux ne peut plus en marquer.{ $rounds ->
            [0] {""}
            [one] { " " }Au plus tard après un tour.
           *[other] { " " }Au plus tard après { $rounds } tours.
        }
    .attacker = Attaquant : il entre avec plus de points par la zone d’accès bleue.
    .defender = Défenseur : il a moins de points, et se tient sur la table dès le début.
shown-operated =
    { $side ->
        [nobody] pas encore actionné
       *[other] actionné en dernier par { $side }
    }
