# Tirs et blessures : armes, déclarations, jets pour toucher, jets de blessure, en français.

## Noms

weapon-light-pistol = pistolet léger
weapon-pistol = pistolet
weapon-heavy-pistol = pistolet lourd
weapon-automatic-pistol = pistolet automatique
weapon-integral-grenade-launcher = lance-grenades intégré
weapon-machine-pistol = pistolet mitrailleur
weapon-pump-shotgun = fusil à pompe
weapon-automatic-shotgun = fusil à pompe automatique
weapon-assault-rifle = fusil d’assaut
weapon-autocannon = autocanon
weapon-machine-gun = mitrailleuse
weapon-recoilless-rifle = fusil sans recul
weapon-hand-grenade = grenade à main
weapon-missile-launcher = lance-missiles
weapon-flame-thrower = lance-flammes
band-point-blank = bout portant
band-short = portée courte
band-long = portée longue
band-out = hors de portée
cover-light = un couvert léger
cover-intermediate = un couvert intermédiaire
cover-hard = un couvert dur
cover-extra-hard = un couvert extra-dur
armour-primitive = armure primitive
armour-ablative = armure ablative
armour-vest = gilet pare-balles
armour-combat = armure de combat

## Questions

ask-shoot-at =
    { $how ->
        [aim] Tir visé de { $figure } ({ $weapon }) : sur qui ?
       *[other] Tir au coup par coup de { $figure } ({ $weapon }) : sur qui ?
    }
ask-allot-shots = Rafale de { $figure } ({ $weapon }) : sur qui va chaque tir ?
ask-surprise-with = Tir d’opportunité de { $figure } sur { $target } : avec quoi ?
ask-wild-target = { $figure } s’emballe et plusieurs figurines sont à égale distance : sur qui tire-t-elle ?

## Choix

option-single = Coup par coup : { $weapon }
option-burst = Rafale : { $weapon }
option-aim = Tir visé : { $weapon }
option-target = { $target }
option-target-range = { $target } ({ $distance } cm, { $band })
option-shot = Tir { $number }
option-no-shot = Ne pas le tirer

## Refus

refused-arc = { $target } n’est pas dans l’arc frontal de { $figure }.
refused-sight = { $figure } n’a pas de ligne de vue sur { $target }.
refused-engaged-target = { $target } est engagé en combat rapproché : on ne peut pas lui tirer dessus.
refused-range = { $target } est à { $distance } cm ; portée maximale de cette arme ({ $weapon }) : { $reach } cm.
refused-no-target = Il n’y a personne sur qui tirer : { $weapon }.
shots-at =
    { $figure } ({ $shots ->
        [one] { $shots } tir
       *[other] { $shots } tirs
    })
refused-short-burst = Une rafale compte au moins { $least } tirs.
refused-no-burst = Cette arme ne tire pas en rafale : { $weapon }.
refused-weapon-gone = Cette arme est perdue : { $weapon }.
refused-bursts =
    { $most ->
        [one] Cette arme ne tire qu’une rafale par tour : { $weapon }.
       *[other] Cette arme tire au plus { $most } rafales par tour : { $weapon }.
    }
refused-burst-power = L’alimentation de { $figure } est endommagée : pas de rafale.
refused-shut-down = { $figure } est à l’arrêt et ne tire pas.
refused-set-up = Cette arme se tire avant toute autre action : { $weapon }.
refused-shot-before = { $figure } a déjà agi et ne tire plus.
refused-hands-full = { $figure } porte un objet et ne peut pas se servir d’une arme lourde : { $weapon }.
refused-two-armours = { $name } porte plus d’une armure.

## Raisons

reason-short = Portée courte.
reason-point-blank = Bout portant.
reason-aimed = Tir visé.
reason-taken-cover = La cible s’est mise à couvert.
reason-cover = Derrière { $cover }.
reason-armour = Armure : { $armour }.
reason-own-rule = { $own }.
reason-software = Logiciel endommagé.

## Événements

event-shots-declared =
    { $how ->
        [burst] { $figure } tire une rafale ({ $weapon }) : { $targets }.
        [aim] { $figure } vise { $targets } ({ $weapon }).
       *[other] { $figure } tire sur { $targets } ({ $weapon }).
    }
event-range-measured = De { $figure } à { $target } : { $distance } cm, { $band }.
event-shot-rolled =
    { $modifier ->
        [none] { $figure } tire sur { $target } : { $die }, { $hit ->
                [yes] touché
               *[other] raté
            }.
       *[other] { $figure } tire sur { $target } : { $die } { $modifier } = { $total }, { $hit ->
                [yes] { $die ->
                        [6] touché (un 6 touche toujours)
                       *[other] touché
                    }
               *[other] { $die ->
                        [1] raté (un 1 rate toujours)
                       *[other] raté
                    }
            }.
    }
event-shot-lost = { $target } est hors de portée : le tir de { $figure } est perdu.
event-weapon-jammed = L’arme de { $figure } s’enraye : { $weapon } ne sert plus à rien.
event-wound-rolled =
    { $modifier ->
        [none] Jet de blessure contre { $target } : { $dice }, total { $total } contre { $resistance } : { $result ->
                [killed] éliminé
                [panicked] panique
                [damaged] endommagé
               *[other] sans effet
            }.
       *[other] Jet de blessure contre { $target } : { $dice }, { $modifier }, total { $total } contre { $resistance } : { $result ->
                [killed] éliminé
                [panicked] panique
                [damaged] endommagé
               *[other] sans effet
            }.
    }
event-ran-wild = { $figure } s’emballe et tire sur { $target }.
