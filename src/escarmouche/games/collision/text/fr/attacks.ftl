# Tir, charge, jetons Enrayage et Neutralisation, en français.

## Questions

ask-name-weapon = Choisissez l’arme de { $model } pour cette attaque.
ask-suppress = Faites-vous de l’attaque de { $model } avec { $weapon } une attaque de Neutralisation ?
ask-keep-tokens = { $model } a trop de jetons : choisissez les deux qui restent.
ask-aim-beam = Orientez le rayon de { $model }, en dixièmes de degré vers la gauche à partir de l’axe (négatif : vers la droite) ; il doit toucher un ennemi.
ask-shoot-target = Choisissez la cible de { $model } avec { $weapon }.
ask-charge-target = Choisissez qui { $model } charge.
ask-charge-move = Amenez { $model } au contact de { $target } : { $limit }″ au plus.

## Choix

option-weapon = { $weapon }
option-attack-normal = Attaque normale
option-attack-suppression = Attaque de Neutralisation : des jetons Neutralisation au lieu de blessures
option-keep-jam-jam = Deux jetons Enrayage
option-keep-jam-pinned = Un jeton Enrayage et un jeton Neutralisation
option-keep-pinned-pinned = Deux jetons Neutralisation
option-shoot-at = { $target }
option-charge-at = { $target }

## Événements

event-weapon-named = { $model } prend { $weapon }.
event-suppression-declared = { $model } attaque en Neutralisation avec { $weapon }.
event-shot-declared =
    { $watching ->
        [yes] Surveillance : { $model } tire sur { $target } avec { $weapon }.
       *[other] { $model } tire sur { $target } avec { $weapon }.
    }
event-beam-fired =
    { $watching ->
        [yes] Surveillance : { $model } fait feu avec { $weapon } ; le rayon touche { $models }.
       *[other] { $model } fait feu avec { $weapon } ; le rayon touche { $models }.
    }
event-beam-struck = Le rayon de { $model } frappe { $target }.
event-charge-declared =
    { $weapon ->
        [none] { $model } charge { $target }, à { $distance }″.
       *[other] { $model } charge { $target }, à { $distance }″, avec { $weapon }.
    }
event-reach-drawn =
    { $success ->
        [yes] { $model } tire { $card } pour sa charge : { $reach }″ suffisent pour { $distance }″.
       *[other] { $model } tire { $card } pour sa charge : { $reach }″ ne suffisent pas pour { $distance }″, la charge échoue.
    }
event-charge-set-off = { $model } se lance vers { $target }.
event-charge-lost = Après sa chute, { $model } n’atteint pas { $target }.
event-charge-arrived =
    { $behind ->
        [yes] { $model } arrive dans le dos de { $target }
       *[other] { $model } arrive au contact de { $target }
    }{ $dived ->
        [yes] {" "}par une charge plongeante.
       *[other] .
    }
event-guard-dropped =
    { $ready ->
        [yes] En Surveillance, { $model } attend la charge de pied ferme ; son jeton est retiré.
       *[other] En Surveillance, { $model } ne maîtrise pas la charge ; son jeton est retiré.
    }
event-suppressed =
    { $hits ->
        [one] { $model } est sous le feu : { $hits } touche.
       *[other] { $model } est sous le feu : { $hits } touches.
    }
event-jam-received =
    { $cause ->
        [reload] { $model } doit recharger et reçoit un jeton Enrayage.
       *[other] L’arme de { $model } s’enraye : un jeton Enrayage.
    }
event-jam-averted = Grâce à { $trait }, { $model } ne reçoit pas de jeton Enrayage.
event-weapon-malfunctioned = L’arme de { $model } subit un dysfonctionnement.
event-pin-received =
    { $skills ->
        [0] { $model } reçoit un jeton Neutralisation.
        [one] { $model } reçoit un jeton Neutralisation et perd { $skills } jeton de Compétence.
       *[other] { $model } reçoit un jeton Neutralisation et perd { $skills } jetons de Compétence.
    }
event-tokens-kept =
    { $jams ->
        [0] { $model } garde ses jetons Neutralisation : { $pins }.
       *[other]
            { $pins ->
                [0] { $model } garde ses jetons Enrayage : { $jams }.
               *[other] { $model } garde ses jetons : Enrayage { $jams }, Neutralisation { $pins }.
            }
    }

## Refus

refused-jammed = { $model } a un jeton Enrayage et ne peut pas tirer.
refused-pinned = { $model } a un jeton Neutralisation et ne peut ni faire de Mouvement ni de Charge.
refused-heavy = { $model } a fait un Mouvement et ne peut pas attaquer maintenant : { $weapon } est une arme Lourde.
refused-no-ranged-weapon = { $model } n’a pas d’arme de tir.
refused-no-target = { $model } n’a pas de cible pour { $weapon }.
refused-behind = { $target } n’est pas dans l’arc frontal de { $model }.
refused-friend = { $target } est de la même bande que { $model }.
refused-no-sight = { $model } ne voit pas { $target }.
refused-range = { $target } est à { $distance }″ ; { $weapon } tire de { $least_range }″ à { $range }″.
refused-beam-misses = Aucun rayon dans l’arc frontal ne toucherait { $target }.
refused-no-charge-target = { $model } n’a personne à charger.
refused-charge-distance = { $target } est à { $distance }″ ; { $model } charge à { $limit }″ au plus.
refused-charge-no-way = Aucun chemin de { $limit }″ au plus n’amène { $model } au contact de { $target }.
refused-no-contact = { $model } doit finir au contact de { $target }.

## Raisons

reason-weapon = L’arme : { $weapon }.
