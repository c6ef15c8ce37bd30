# Le déroulement d’un tour : réactions, initiative, cohésion, activations, tir d’opportunité, en français.

## Noms

phase-opening = mise en place
phase-start = début du tour
phase-mandatory = actions obligatoires
phase-reaction = tests de réaction
phase-initiative = initiative
phase-actions = actions
phase-end = fin du tour
what-turn = pivoter
what-move = se déplacer
what-cross = franchir un obstacle
what-climb = escalader
what-jump = sauter
what-cover = se mettre à couvert
what-single = tir au coup par coup
what-burst = tir en rafale
what-aim = tir visé
what-area = arme à aire d’effet
what-fight = combat rapproché
what-watch = tir d’opportunité
what-door = porte
what-pick = prendre un objet
what-hand = remettre un objet
what-exit = quitter la table
what-tech = jet de technologie
what-aid = premiers soins
what-douse = éteindre un feu
what-burning = figurines en feu
what-malfunctions = machines sujettes aux dysfonctions
what-routs = figurines en déroute
what-tests = tests de réaction

## Questions

ask-withdraw = Tour { $turn } : vous retirez-vous ?
ask-order = Dans quel ordre ({ $what }) ?
ask-name-first = Vous avez gagné l’initiative du tour { $turn } : qui agit en premier ?
ask-activate = Quel groupe agit ?
ask-next-figure = { $group } : qui agit ensuite ?
ask-act =
    { $figure } a encore { $left ->
        [one] { $left } point d’action
       *[other] { $left } points d’action
    } : que fait la figurine ?
ask-interrupt = Qui interrompt { $target } par un tir d’opportunité ?
ask-moment = Tir de { $figure } : où arrêter { $target } sur son chemin ?

## Choix

option-stay = Continuer
option-withdraw = Se retirer et perdre la partie
option-you-first = Vous agissez en premier
option-they-first = Votre adversaire agit en premier
option-group = { $group }
option-figure = { $figure }
option-group-done = Plus personne de ce groupe
option-done = Fin de son activité
option-watch = Tir d’opportunité
option-interrupt = { $figure } tire
option-interrupt-none = Personne

## Refus

refused-points =
    Cela coûte { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    } et il n’en reste que { $left }.
refused-engaged = { $figure } est engagé en combat rapproché et ne peut rien faire d’autre.
refused-panicked-fight = { $figure } est en panique et ne peut pas initier de combat rapproché.
refused-watching = { $figure } attend l’arme prête : il ne lui reste qu’un pivot gratuit.
refused-watch-weapon = { $figure } n’a pas d’arme pour le tir d’opportunité.
refused-no-chance = { $figure } ne peut pas tirer là : seulement dans son arc et à portée, sans pivoter.
refused-actor-spared = Au moins un tir d’une rafale qui interrompt { $target } vise { $target }.

## Raisons

reason-quality = Qualité.
reason-panicked = En panique.
reason-last-member = Dernier de son groupe.
reason-decimated = Moins de la moitié du groupe est en vie.
reason-routed = En déroute.
reason-engaged = Engagé en combat rapproché.
reason-beside-leader = Au contact de { $figure }.
reason-second = Sous-chef de groupe.
reason-leader = Chef de groupe.
reason-leaders = Chefs de groupe.
reason-seconds = Sous-chefs de groupe.

## Événements

event-turn-began = Le tour { $turn } commence.
event-turn-ended = Le tour { $turn } est terminé.
event-phase-began = Phase : { $phase }.
event-withdrew = Le joueur { $seat } se retire.
event-reaction-rolled =
    Test de réaction de { $figure } : { $dice }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total } : { $result ->
        [ok] ok
        [panic] panique
       *[other] déroute
    }.
event-panicked = { $figure } panique.
event-routed = { $figure } est en déroute.
event-eliminated =
    { $cause ->
        [destroyed] { $figure } est détruit.
       *[other] { $figure } est éliminé.
    }
event-left-table =
    { $exited ->
        [yes] { $figure } quitte la table par la sortie.
       *[other] { $figure } quitte la table et est perdu.
    }
event-cohesion-checked =
    { $cohesive ->
        [yes] { $group } est en cohésion.
       *[other] { $group } n’est pas en cohésion.
    }
event-initiative-rolled =
    Initiative du joueur { $seat } : { $dice ->
        [none] aucun dé
       *[other] { $dice }
    }, { $modifier ->
        [none] total
       *[other] { $modifier }, total
    } { $total }.
event-initiative-tied = Tous les dés sont égaux : les deux camps relancent.
event-initiative-won = Le joueur { $seat } gagne l’initiative.
event-first-named = Le joueur { $seat } agit en premier.
event-group-activated = { $group } est activé.
event-figure-acts =
    { $figure } agit avec { $points ->
        [one] { $points } point d’action
       *[other] { $points } points d’action
    }.
event-figure-done = { $figure } a terminé ; points d’action dépensés : { $spent }.
event-points-spent =
    { $figure } dépense { $cost ->
        [one] { $cost } point d’action
       *[other] { $cost } points d’action
    } ({ $what }) ; il en reste { $left }.
event-watching = { $figure } attend l’arme prête.
event-watch-lost = { $figure } perd son tir d’opportunité.
event-interrupted = { $figure } interrompt { $target } par un tir d’opportunité.
event-move-interrupted = { $figure } arrête { $target } après { $at } cm.
event-action-cut = L’action de { $figure } est interrompue.
