# Salves, touches, pertes, soins et dégâts des blindés, en français.

## Noms

incident-propulsion = propulsion détruite
incident-explosions = explosions en chaîne
incident-weapon = arme inutilisable

## Questions

ask-fire-salvo =
    { $alert ->
        [yes] Tir d’alerte de { $unit } : quelle salve tirez-vous ensuite ?
       *[other]
            { $supported ->
                [yes] Tir appuyé de { $unit } : quelle salve tirez-vous ensuite, et sur qui ?
               *[other] Tir de { $unit } : quelle salve tirez-vous ensuite, et sur qui ?
            }
    }
ask-who-fires = Qui, dans { $unit }, participe à cette salve ?
ask-reroll =
    { $count ->
        [one] Tir appuyé : relancez-vous le dé raté ({ $weapon }) ?
       *[other] Tir appuyé : combien des { $count } dés ratés ({ $weapon }) relancez-vous ?
    }
ask-equally-near =
    { $count ->
        [one] Ces figurines sont à égale distance : choisissez celle qui compte comme la plus proche.
       *[other] Ces figurines sont à égale distance : choisissez les { $count } qui comptent comme les plus proches.
    }
ask-stray-order = Ces unités du couloir de feu sont à égale distance : dans quel ordre sont-elles touchées ?
ask-sniper-victim = Touche { $number } sur { $count } du sniper : choisissez la victime.
ask-aim-at = L’unité { $unit } fait un tir indirect : choisissez la figurine visée.
ask-stay-up =
    { $count ->
        [one] Baisse la tête : choisissez la figurine de { $unit } qui reste debout.
       *[other] Baisse la tête : choisissez les { $count } figurines de { $unit } qui restent debout.
    }
ask-save-models =
    { $count ->
        [one] Soin : vous pouvez ramener une figurine dans { $unit }.
       *[other] Soin : vous pouvez ramener jusqu’à { $count } figurines dans { $unit }.
    }
ask-new-leader = Le chef de { $unit } est tombé : qui le remplace ?
ask-incident = Dégât grave : choisissez l’incident que subit { $model }.
ask-break-weapon = Choisissez l’arme de { $model } qui devient inutilisable.

## Choix

option-salvo =
    { $apart ->
        [yes] { $weapon } sur le sniper de { $target } (Portée { $range })
       *[other] { $weapon } sur { $target } (Portée { $range })
    }
option-salvo-steady =
    { $apart ->
        [yes] { $weapon }, seconde Précision, sur le sniper de { $target } (Portée { $range })
       *[other] { $weapon }, seconde Précision, sur { $target } (Portée { $range })
    }
option-salvo-done = Ne plus tirer
option-model = { $model }
option-weapon = { $weapon }
option-incident-propulsion = Propulsion détruite
option-incident-explosions = Explosions en chaîne : un point de plus
option-incident-weapon = Une arme inutilisable

## Refus

refused-enemy-at-contact = L’unité { $unit } a un ennemi au contact et ne peut pas tirer.
refused-nothing-to-fire = L’unité { $unit } n’a aucune arme de tir.
refused-fired-already = Chaque arme tire une seule fois.
refused-has-moved = Le porteur a bougé et ne peut pas utiliser la seconde Précision.
refused-has-aimed = { $model } a utilisé la seconde Précision et ne bouge pas pendant cette activation.
refused-lock-on-alert = Une arme à Verrouillage ne sert pas au tir d’alerte.
refused-lock-on-infantry = Une arme à Verrouillage ne tire que sur des blindés.
refused-out-of-reach = La Portée { $range } est trop grande pour une arme de Précision [{ $precision }].
refused-no-melee-weapon = Une arme avec une Précision est une arme de tir, pas de corps à corps.
refused-no-shooting-weapon = Une arme sans Précision est une arme de corps à corps, pas de tir.
refused-hidden = L’unité qui tire ne voit pas { $model }.
refused-aim-hidden = Personne dans l’unité qui tire ne voit { $model }.
refused-broken = { $weapon } est déjà hors d’usage.
refused-not-ordinary = Un combattant ordinaire prend la relève tant qu’il en reste un.

## Événements

event-salvo-fired =
    { $alert ->
        [yes] Tir d’alerte : l’unité { $unit } tire avec { $weapon } sur { $target }, Portée { $range }.
       *[other]
            { $supported ->
                [yes] Tir appuyé : l’unité { $unit } tire avec { $weapon } sur { $target }, Portée { $range }.
               *[other] L’unité { $unit } tire avec { $weapon } sur { $target }, Portée { $range }.
            }
    }
event-precision-rolled =
    { $automatic ->
        [yes] Précision : réglée sans dés, { $hits ->
                [0] aucune touche
                [one] { $hits } touche
               *[other] { $hits } touches
            }.
       *[other] Précision : { $dice } ; { $hits ->
                [0] aucune touche
                [one] { $hits } touche
               *[other] { $hits } touches
            }.
    }
event-precision-rerolled =
    Relance : { $dice } ; { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    } en tout.
event-cover-rolled =
    { $unit } à couvert : { $dice } ; { $hits ->
        [0] il ne reste aucune touche
        [one] il reste { $hits } touche
       *[other] il reste { $hits } touches
    }.
event-hits-taken =
    { $stray ->
        [yes] Balles perdues sur { $unit } : { $models }.
       *[other] Touchés : { $models }.
    }
event-hits-wasted =
    { $count ->
        [one] { $count } touche est perdue.
       *[other] { $count } touches sont perdues.
    }
event-penetration-rolled =
    { $automatic ->
        [yes] { $unit }, Force { $force } contre Armure { $armour } : réglé sans dés, { $wounds ->
                [0] aucune blessure
                [one] { $wounds } blessure
               *[other] { $wounds } blessures
            }.
       *[other] { $unit }, Force { $force } contre Armure { $armour } : { $dice } ; { $wounds ->
                [0] aucune blessure
                [one] { $wounds } blessure
               *[other] { $wounds } blessures
            }.
    }
event-models-removed = Retirés : { $models }.
event-care-rolled =
    Soin dans { $unit } : { $dice } ; { $ups ->
        [0] personne ne peut être sauvé
        [one] { $ups } figurine peut être sauvée
       *[other] { $ups } figurines peuvent être sauvées
    }.
event-model-returned = { $model } reprend sa place dans l’unité.
event-leader-replaced = { $model } est désormais le chef de { $unit }.
event-officer-lost = L’unité { $unit } n’a plus d’officier.
event-unit-eliminated = L’unité { $unit } est éliminée.
event-box-ticked = { $model } : case { $box } cochée, { $ticks } sur { $boxes }.
event-incident-rolled = Incident sur { $model } : { $die }, { $incident }.
event-incident-chosen = Incident sur { $model } : { $incident }.
event-incident-empty = L’incident sur { $model } est sans effet.
event-immobilised = { $model } est immobilisé.
event-weapon-broken = Hors d’usage sur { $model } : { $weapon }.
event-explosion-resisted = { $model } résiste aux explosions.
event-vehicle-destroyed = Véhicule détruit : { $model }.
event-blast-rolled =
    L’unité { $unit } baisse la tête : { $dice } ; { $ups ->
        [0] personne ne reste debout
        [one] { $ups } figurine reste debout
       *[other] { $ups } figurines restent debout
    }.
