# Combat rapproché, machines, technologie, premiers soins et feu, en français.

## Noms

arm-dagger = dague
arm-club = massue
arm-pistol = pistolet
arm-sword = épée
arm-axe = hache
level-minor = mineurs
level-major = majeurs
level-critical = critiques
system-hardware = matériel
system-power = alimentation
system-software = logiciel
kit-tool-kit = trousse à outils
kit-quality-tool-kit = trousse à outils de qualité
kit-medical-kit = trousse médicale
kit-quality-medical-kit = trousse médicale de qualité

## Questions

ask-main-weapon = Avec quelle arme combat { $figure } ?

## Choix

option-fight = Combat rapproché avec { $target }
option-arm = { $arm }
option-unlock = Déverrouiller la porte
option-open-crate = Ouvrir la caisse
option-repair = Réparer { $target } : dommages { $level } ({ $system })
option-aid = Premiers soins à { $target }
option-douse = Éteindre le feu sur { $target }

## Refus

refused-no-contact = { $target } n’est pas au contact.
refused-treated = { $figure } a déjà reçu des soins.
refused-machine-aid = { $figure } est une machine et ne peut pas donner les premiers soins.
refused-machine-grenade = { $figure } est une machine et ne lance pas de grenades.

## Raisons

reason-arm = Arme : { $arm }.
reason-second-arm = Seconde arme de combat rapproché.
reason-self-repair = Autoréparation.
reason-major-damage = Dommages majeurs.
reason-critical-damage = Dommages critiques.
reason-tech = Tech.
reason-no-tools = Sans outils.
reason-quality-tools = Outils de qualité.
reason-medic = Infirmier.
reason-no-medical-kit = Sans trousse médicale.
reason-quality-medical-kit = Trousse médicale de qualité.

## Événements

event-round-fought =
    Combat rapproché : { $figure } { $total } ({ $dice }), { $target } { $target_total } ({ $target_dice ->
        [none] aucun dé
       *[other] { $target_dice }
    }). { $victor ->
        [nobody] Personne ne gagne.
       *[other] { $victor } gagne.
    }
event-blow-rolled =
    Jet de blessure de { $figure } contre { $target } : { $dice }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total } contre { $resistance } : { $result ->
        [killed] éliminé
        [routed] déroute
        [panicked] panique
        [damaged] endommagé
       *[other] sans effet
    }.
event-cut-down = { $figure } abat { $target } en fuite.
event-machine-damaged = { $figure } subit des dommages { $level } : { $die }, { $system }.
event-weapon-destroyed = { $figure } perd une arme : { $weapon }.
event-machine-fails =
    { $fails ->
        [yes] { $figure } : { $die }, dysfonction.
       *[other] { $figure } : { $die }, pas de dysfonction.
    }
event-malfunctioned =
    { $result ->
        [freeze] { $figure } se fige ({ $die }).
        [wander] { $figure } erre au hasard ({ $die }).
       *[other] { $figure } s’emballe ({ $die }).
    }
event-technology-rolled =
    Jet de technologie de { $figure } : { $dice }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total } contre { $difficulty } : { $success ->
        [yes] réussite
       *[other] échec
    }.
event-equipment-broken = L’équipement de { $figure } est cassé : { $kit }.
event-door-unlocked = { $figure } a déverrouillé la porte.
event-machine-repaired = { $figure } a réparé { $target } : dommages { $level } ({ $system }).
event-crate-opened = { $figure } a ouvert la caisse : { $thing }.
event-aid-rolled =
    Premiers soins de { $figure } à { $target } : { $dice }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total } : { $result ->
        [stable] stabilisé
        [up] de nouveau debout
       *[other] sans succès
    }.
event-back-on-feet = { $figure } est de nouveau debout.
event-caught-fire = { $figure } prend feu.
event-fire-rolled =
    { $figure } brûle : { $dice }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total } contre { $resistance }{ $out ->
        [0] .
       *[other]  ; le feu s’éteint sur 4 ou plus : { $out }.
    }
event-fire-out =
    { $helper ->
        [nobody] Le feu sur { $figure } s’éteint.
       *[other] { $helper } éteint le feu sur { $figure }.
    }
