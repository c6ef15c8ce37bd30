# Le scénario : quartiers, côtés, points stratégiques, victoire.

## Noms

scenario-generator = Le générateur
scenario-attack = Sus à l’ennemi
point-alpha = point alpha
point-omega = point oméga
point-gamma = point gamma
point-drop = point de largage
point-access = zone d’accès neutre
point-object = objet à actionner
quarter-open = découvert
quarter-covered = couvert
quarter-building = bâtiment
reason-reached = les points de victoire du scénario
reason-both-reached = les deux en même temps
reason-spent = plus personne pour marquer
reason-turns = le dernier tour

## Questions

ask-choose-part = Vous avez gagné le jet : attaquez-vous ou défendez-vous ?
ask-choose-side = Vous avez gagné le jet : par quelle zone d’accès entrez-vous ?
ask-choose-quarter = Choisissez le quartier central où vous vous déployez.
ask-name-alpha = Désignez un point alpha : 2 points de renfort par tour pour qui le contrôle.
ask-name-omega = Désignez un point oméga : 2 points de victoire par tour pour qui le contrôle.
ask-name-gamma = Désignez le point gamma.
option-part-attacker = J’attaque
option-part-defender = Je défends
option-side-blue = Zone d’accès bleue (devant)
option-side-red = Zone d’accès rouge (au fond)
option-quarter = Quartier { $quarter }
option-element = { $piece }, quartier { $quarter }

## Refus

refused-point-taken = « { $piece } » est déjà un point stratégique.
refused-point-side = « { $piece } » n’est pas de ce côté de la table.
refused-point-central = « { $piece } » n’est pas dans le quartier central.
refused-quarter-central = Le quartier { $quarter } n’est pas l’un des deux du milieu.
refused-point-quarter = Le quartier { $quarter } a déjà un point alpha.
refused-point-centre = « { $piece } » n’est pas le plus proche du centre.

## Le journal

event-table-composed =
    La table est { $table }, { $width } sur { $depth } cm. Quartiers : { $quarters }. { $drops ->
        [none] {""}
       *[other] Points de largage dans les quartiers : { $drops }.
    }
event-sides-rolled =
    Les joueurs lancent les dés pour le choix : { $dice }. { $winner ->
        [nobody] Égalité : on recommence.
       *[other] { $winner } choisit.
    }
event-sides-taken =
    { $attacker ->
        [nobody] { $blue } entre par la zone d’accès bleue, l’autre par la rouge.
       *[other] { $attacker } attaque par la zone d’accès bleue ; l’autre camp défend.
    }
event-quarter-chosen = { $seat } se déploie dans le quartier { $quarter }.
event-point-laid = La mission désigne « { $piece } », quartier { $quarter } : { $point }.
event-point-named =
    { $seat ->
        [nobody] « { $piece } », quartier { $quarter }, est le { $point }.
       *[other] { $seat } désigne « { $piece } », quartier { $quarter } : { $point }.
    }
event-point-held =
    { $holder ->
        [nobody] Personne ne contrôle le { $point } { $piece } (A { $counted_a }, B { $counted_b }).
       *[other] { $holder } contrôle le { $point } { $piece } (A { $counted_a }, B { $counted_b }).
    }
event-points-gained =
    { $seat } gagne { $victory ->
        [one] { $victory } point de victoire
       *[other] { $victory } points de victoire
    } et { $reinforcement ->
        [one] { $reinforcement } point de renfort
       *[other] { $reinforcement } points de renfort
    } : { $total } et { $pool } en tout.
event-unit-comes-back =
    { $count ->
        [one] L’unité { $unit } revient avec une figurine et attend en réserve.
       *[other] L’unité { $unit } revient avec { $count } figurines et attend en réserve.
    }
