# Mise en place, tours, activations, surveillance, butin et missions, en français.

## Noms

mission-collision-hunt = Chasse au Collision
mission-ambush = Embuscade
mission-domination = Domination
edge-y0 = avant
edge-y1 = arrière
edge-x0 = gauche
edge-x1 = droite
kind-loot = marqueur de butin
kind-collision = marqueur de Collision
kind-jam = jeton Enrayage
kind-pinned = jeton Neutralisation
kind-wound = marqueur de blessure
action-move = Mouvement
action-shoot = Tir
action-charge = Charge
action-overwatch = Surveillance
action-special = Action spéciale
action-back = Retour au combat !
action-aim = Tir visé
district-name =
    { $district ->
        [9] le quartier central
       *[other] le quartier { $district }
    }
counted-points =
    { $points ->
        [one] { $points } point de victoire
       *[other] { $points } points de victoire
    }

## Questions

ask-go-first = Vous avez la carte la plus haute : vous déployez-vous en premier ?
ask-choose-role = Vous avez la carte la plus haute : choisissez votre rôle.
ask-choose-edge = Choisissez votre bord de table ; votre adversaire prend celui d’en face.
ask-deploy = Placez { $model } à 6″ ou moins de votre bord.
ask-mulligan = Vous pouvez mettre vos trois cartes de côté et en piocher trois nouvelles : toutes les trois, ou aucune.
ask-bid = Tour { $turn } : combien de points d’activation misez-vous pour la priorité ?
ask-name-starter = Vous avez la priorité : qui commence la phase d’activation ?
ask-activate = Tour { $turn } : choisissez la figurine que vous activez, ou terminez pour ce tour.
ask-choose-action = Choisissez ce que fait { $model }.
ask-leave = { $model } a atteint le bord de l’attaquant : quitte-t-elle la table pour de bon ?
ask-overwatch = { $target } est en vue de vos figurines en Surveillance : choisissez qui réagit, et comment.
ask-special-target = Choisissez qui en profite : { $trait }.
ask-back-token = Choisissez le jeton dont { $model } se débarrasse.
ask-loot-district = Choisissez le quartier du marqueur de butin.
ask-place-loot = Placez le marqueur de butin dans { district-name }.
ask-discard-hand = Dites dans quel ordre vous défaussez votre main.

## Choix

option-go-first = Se déployer en premier
option-go-second = Se déployer en second
option-attacker = Être l’attaquant
option-defender = Être le défenseur
option-edge-y0 = Bord avant
option-edge-y1 = Bord arrière
option-edge-x0 = Bord gauche
option-edge-x1 = Bord droit
option-you-first = Vous
option-they-first = Votre adversaire
option-activate = { $model } ({ $cost } PA)
option-arrive = { $model } arrive ({ $cost } PA)
option-finish = Terminer pour ce tour
option-move = Mouvement
option-shoot = Tir
option-charge = Charge
option-overwatch = Surveillance
option-special = Action spéciale : { $trait }
option-no-special = Action spéciale
option-back = Retour au combat !
option-aim = Tir visé
option-search = Recherche de butin (gratuit)
option-pick = Ramasser l’objet (gratuit)
option-drop = Lâcher l’objet
option-end = Terminer l’activation
option-stay-on-table = Rester sur la table
option-leave-table = Quitter la table
option-watch-shoot = { $model } tire
option-watch-hold = { $model } tente de se maîtriser (INT 6+)
option-watch-decline = { $model } ne tire pas
option-model = { $model }
option-token-jam = Le jeton Enrayage
option-token-pinned = Le jeton Neutralisation
option-district = { district-name }

## Événements : avant la partie

event-collision-began =
    Une partie de Collision commence. { $options ->
        [none] Toutes les options ont leur valeur habituelle.
       *[other] Options en vigueur : { $options } ; toutes les autres ont leur valeur habituelle.
    }
event-collision-ended =
    { $reason ->
        [conceded] Le joueur { $loser } abandonne : le joueur { $winner } gagne.
        [wiped-out] La partie est terminée : le joueur { $loser } n’a plus de figurines, le joueur { $winner } gagne ({ $points }).
       *[other]
            { $winner ->
                [nobody] La partie est terminée : match nul, { $points }.
               *[other] La partie est terminée : le joueur { $winner } gagne, { $points }.
            }
    }
event-mission-drawn = Une carte du paquet de { $seat } désigne la mission : { $card }.
event-mission-chosen = La mission est { $mission }.
event-terrain-set = Les décors sont en place : { $table }.
event-marker-placed = Un { $kind } se trouve en { $x } / { $y }, dans { district-name }.
event-markers-turned = Le plan est tourné vers ces bords, et tous les marqueurs avec lui.
event-points-received = { $seat } a { $points } points d’activation.
event-goes-first = { $seat } se déploie en premier.
event-roles-taken = { $attacker } est l’attaquant.
event-edge-chosen = { $seat } prend ce bord de table : { $edge }.
event-deployed = { $model } : déploiement en { $x } / { $y }.

## Événements : le tour

event-turn-began = Le tour { $turn } commence.
event-mulligan-taken = { $seat } met sa main de côté et en pioche une nouvelle.
event-bids-opened =
    { $winner ->
        [nobody] Les deux misent { $bids_a }. Personne n’a la priorité ; commence qui n’a pas commencé au tour précédent, au premier tour qui s’est déployé d’abord.
       *[other] { $tied ->
            [yes] Les deux misent { $bids_a }. À égalité, la priorité va à qui ne l’avait pas au tour précédent, au premier tour à qui s’est déployé d’abord : { $winner } a la priorité.
           *[no] A mise { $bids_a }, B { $bids_b }. { $winner } a la priorité.
        }
    }
event-starter-named = { $seat } commence.
event-finished =
    { $able ->
        [yes] { $seat } a terminé pour ce tour.
       *[other] { $seat } ne peut plus payer d’activation et a terminé pour ce tour.
    }
event-regrouped =
    { $lost ->
        [0] { $seat } reprend tous ses points d’activation : { $points }.
       *[other] { $seat } reprend ses points d’activation et en perd { $lost } pour ses figurines tuées : { $points }.
    }
event-turn-ended = Le tour { $turn } se termine.

## Événements : activations

event-activated = { $model } : activation pour { $cost } PA.
event-action-chosen =
    { $rushed ->
        [yes] { $model } : { $action }, avec Précipitation.
       *[other] { $model } : { $action }.
    }
event-action-wasted = { $model } : l’action précipitée reste sans effet ({ $action }).
event-activation-ended = L’activation de { $model } est terminée.
event-activation-cut-short = { $model } n’est plus en jeu : son activation est terminée.
event-token-removed = { $model } se débarrasse d’un { $kind }.
event-aimed = { $model } vise.

## Événements : surveillance

event-watch-began = { $model } est en Surveillance.
event-watch-ended = { $model } perd son jeton de Surveillance.
event-watch-triggered = Surveillance : { $model } interrompt { $target }.
event-fire-held = { $model } se maîtrise et ne tire pas sur { $target }.
event-hold-failed = { $model } ne parvient pas à se maîtriser et tire sur { $target }.
event-shot-declined = { $model } ne tire pas sur { $target }.

## Événements : actions spéciales

event-special-used = { $model } utilise une action spéciale : { $trait }.
event-skill-active = { $model } reçoit un jeton de Compétence : { $trait }.
event-skill-ended = Le jeton de Compétence de { $model } est retiré.

## Événements : butin et objets

event-loot-searched = { $model } recherche du butin.
event-district-drawn = La carte de quartier de { $seat } est { $card } : le marqueur va dans { district-name }.
event-marker-lost = Il n’y a pas de place pour le marqueur de butin ; il quitte la partie.
event-picked-up = { $model } ramasse un marqueur de Collision.
event-object-dropped = { $model } lâche son objet.

## Événements : missions

event-left-table = { $model } quitte la table par le bord de l’attaquant.
event-points-scored = { $seat } marque { counted-points } et en a { $score }.
event-districts-controlled =
    { $districts ->
        [none] { $seat } ne contrôle aucun quartier.
       *[other] { $seat } contrôle les quartiers { $districts } (numérotés comme par A).
    }
event-rewarded =
    { $draws ->
        [one] En campagne, { $seat } gagnerait { $experience } points d’expérience, { $shards } éclats et { $draws } pioche sur la table d’exploration.
       *[other] En campagne, { $seat } gagnerait { $experience } points d’expérience, { $shards } éclats et { $draws } pioches sur la table d’exploration.
    }

## Raisons

reason-rushed = Action précipitée.

## Refus

refused-unknown-mission = Il n’y a pas de mission « { $mission } » ; il y a { $known }.
refused-outside-zone = Tout le socle doit être à 6″ ou moins de votre bord de table.
refused-no-stand = La figurine ne peut pas tenir là.
refused-on-a-base = Le socle en chevaucherait un autre.
refused-mulligan = Un mulligan n’est possible qu’une fois, dans la première phase de départ de la partie.
refused-all-or-none = Mettez les trois cartes de côté, ou aucune.
refused-three-activations = { $model } : trois activations ont déjà eu lieu ce tour.
refused-too-dear = Activer { $model } coûte { $cost } PA, et la réserve en a { $pool }.
refused-no-arrival = { $model } ne peut pas entrer sur la table par son bord.
refused-finish = Vous ne pouvez pas terminer tant que vous pouvez payer une figurine qui n’a pas été activée ce tour.
refused-no-action-left = Les deux actions sont utilisées.
refused-arrive-first = Une figurine qui arrive doit commencer par un Mouvement.
refused-no-such-action = Le tir visé n’existe pas ; une option l’ajoute.
refused-aim = { $model } ne pourrait pas tirer après avoir visé : pas d’arme de tir, ou plus d’action pour cela.
refused-no-special = { $model } n’a pas d’action spéciale.
refused-free-actions = Une figurine a au plus deux actions gratuites par activation.
refused-free-attached = Une action gratuite se place juste avant ou juste après une action, une pour chacune.
refused-action-owed = L’action gratuite précédait une action, qu’il faut maintenant effectuer.
refused-hold = { $model } a déjà eu ses trois activations ce tour et ne peut pas se maîtriser.
refused-used-up = Ceci ne sert qu’une fois par partie et a déjà servi : { $trait }.
refused-skill-active = La figurine a déjà un jeton de Compétence : { $trait }.
refused-nobody-to-help = Personne à portée n’en a besoin : { $trait }.
refused-no-token = { $model } n’a ni jeton Enrayage ni jeton Neutralisation.
refused-loot-district = Tout le marqueur doit se trouver dans { district-name }.
refused-loot-zone = Les marqueurs de butin restent hors des 6″ le long des bords des deux joueurs.
refused-loot-near = Le marqueur est trop près de { $model }.
refused-loot-spot = Aucun marqueur ne peut se trouver là : une figurine ne pourrait pas y tenir.
refused-hands-full = { $model } ne peut pas porter un autre objet.
refused-drop = { $model } ne peut pas lâcher ou donner un objet volontairement.

# La mise au point

briefing-collision-hunt = À la fin de chaque tour : 3 points de victoire pour un camp dont une figurine porte un marqueur collision, et 1 par figurine ennemie tuée pendant ce tour.
    .ends = Après { $rounds } tours, ou dès qu’un camp n’a plus de figurine sur la table ; l’autre gagne alors.
    .aim = Les deux camps : ramasser tôt l’un des trois marqueurs du milieu, et garder son porteur en vie. Le plus de points gagne.

briefing-ambush = À la fin de la partie : 2 points de victoire par figurine du défenseur dans la zone de déploiement de l’attaquant, 1 à l’attaquant par figurine du défenseur tuée.
    .ends = Après { $rounds } tours, ou dès qu’un camp n’a plus de figurine ; celles du défenseur qui doivent encore venir, ou sont sorties par le bord de l’attaquant, comptent comme présentes.
    .attacker = Attaquant : il est en place à un bord, et doit arrêter ceux qui viennent de l’autre.
    .defender = Défenseur : il entre par le bord opposé et doit percer jusqu’au camp de l’attaquant.

briefing-domination = À la fin de la partie : 1 point de victoire par quartier où vous seul avez des figurines.
    .ends = Après { $rounds } tours, ou dès qu’un camp n’a plus de figurine sur la table ; l’autre gagne alors.
    .aim = Les deux camps : se répartir sur les neuf quartiers, et chasser l’autre des siens au dernier tour.

## Un seul geste

composed-shot = Tirer sur { $target }
composed-take = Aller prendre ce qui s’y trouve
composed-charge = Charger { $target }
refused-not-now = { $model } ne peut pas faire cela maintenant.

# Missions of one’s own

own-score-carrying = Chaque camp dont une figurine porte un marqueur de collision a { $points }.
own-score-kills = Chaque figurine ennemie tuée rapporte { $points }.
own-score-zone = Chaque figurine du défenseur dans la zone de déploiement de l’attaquant rapporte { $points }.
own-score-exit = Chaque figurine du défenseur sortie par le bord de l’attaquant rapporte { $points }.
own-score-districts = Chaque quartier où vous seul avez des figurines rapporte { $points }.
