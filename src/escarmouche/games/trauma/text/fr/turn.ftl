# Tours, commandement, initiative, activations, états et débriefing, en français.

## Noms

action-move = Mouvement
action-fire = Tirer
action-cross = Franchissement
action-operate = Actionner un objet
action-stagger = Salves décalées
what-die = des dés d’initiative
what-activation = une activation
what-move-card = déplacer la première carte
what-pass = passer l’activation
what-both = une activation simultanée
what-stagger = décaler ses salves
step-control = le contrôle des points
step-points = les points de victoire et de renfort
step-effects = la fin des effets

## Questions

ask-recruit = Vous avez { $points } PR : choisissez les unités de votre section de renfort que vous recrutez.
ask-row = Tour { $turn } : posez vos cartes face cachée dans l’ordre où elles seront retournées.
ask-name-general = Plusieurs officiers ont le grade le plus élevé : désignez votre général en chef.
answer-bid = Miser { $value } PC
ask-bid = Tour { $turn } : combien de PC misez-vous pour l’initiative ? Chacun ajoute un dé.
ask-name-starter = Vous avez l’initiative : qui active une unité en premier ?
ask-opportunity = Tour { $turn }, vous avez { $pool } PC : retournez votre première carte, ou achetez d’abord une des options.
ask-move-card = Où placez-vous votre première carte ? Vous avez { $count } cartes face cachée ; 2 est la deuxième place.
ask-which-first = Les deux cartes sont retournées : quelle unité agit en premier ?
ask-pay = Payez-vous { $cost } de vos { $pool } PC pour activer { $unit } ?
ask-announce = Annoncez ce que fera l’unité { $unit } : jusqu’à deux actions, dans l’ordre.
ask-act = Que fait maintenant l’unité { $unit } ?

## Choix

option-recruit = { $unit } ({ $cost } PR)
option-card = { $unit }
option-general = { $model } (Commandement { $command })
option-you-first = Vous
option-they-first = Votre adversaire
option-turn = Retourner la première carte
option-move-card = Déplacer la première carte ({ $cost } PC)
option-pass = Passer l’activation ({ $cost } PC)
option-both = Activation simultanée ({ $cost } PC)
option-unit = { $unit }
option-pay = L’activer ({ $cost } PC)
option-decline = Ne pas payer
option-announce = { $actions }
option-announce-supported = Tir appuyé (Tirer, Tirer)
option-announce-none = Aucune action
option-move = Mouvement
option-fire = Tirer
option-cross = Franchissement
option-operate = Actionner un objet
option-forfeit = Renoncer à l’action prévue
option-done = Rien de plus

## Refus

refused-recruits = Ces unités coûtent { $cost } PR et vous en avez { $points } ; une unité se paie en entier.
refused-too-dear = Cela coûte { $cost } PC, et il en reste { $pool }.
refused-pass-again = On ne passe pas deux fois de suite.
refused-both-again = On n’utilise pas l’activation simultanée deux fois de suite.
refused-one-card = Il faut pour cela au moins deux cartes face cachée.
refused-not-free = L’unité { $unit } n’est pas libre d’agir.
refused-one-action = L’unité { $unit } était à terre au début de son activation et n’effectue qu’une action.
refused-in-reserve = L’unité { $unit } est en réserve et ne peut qu’entrer sur la table.
refused-not-staggered = Les salves d’une action Tirer ne peuvent pas être décalées.
refused-stagger-supported = Décaler ses salves ne se combine pas avec un tir appuyé.
refused-action-finished = Cette action est terminée ; la suivante y a mis fin.
refused-not-announced = Les actions se font dans l’ordre où elles ont été annoncées.
refused-unknown-scenario = Il n’y a pas de scénario « { $scenario } » ; il y a { $known }.

## Raisons

reason-command = Commandement du général en chef
reason-cards = cartes de la séquence
reason-disorganised = unités désorganisées
reason-experienced = officiers expérimentés sur la table

## Événements : la phase de commandement

event-turn-began = Le tour { $turn } commence.
event-turn-ended = Le tour { $turn } se termine.
event-recruited =
    { $units ->
        [none] { $seat } ne recrute personne et garde { $points } PR.
       *[other] { $seat } recrute { $units } ; il reste { $points } PR.
    }
event-rows-laid =
    Les deux séquences sont posées face cachée : A a { $counts_a ->
        [one] { $counts_a } carte
       *[other] { $counts_a } cartes
    }, B { $counts_b }.
event-general-named = { $model } est maintenant général en chef de { $seat }.
event-without-general = { $seat } n’a plus d’officier : personne ne commande l’armée.
event-command-counted = { $seat } a { $points } PC pour ce tour.
event-bids-opened = A mise { $bids_a } PC, B { $bids_b }.
event-initiative-rolled =
    Initiative : A lance { $dice_a ->
        [one] { $dice_a } dé
       *[other] { $dice_a } dés
    } et a { $successes_a } succès, B { $dice_b ->
        [one] { $dice_b } dé
       *[other] { $dice_b } dés
    } et { $successes_b } succès.
event-initiative-won = { $seat } a l’initiative.
event-starter-named = { $seat } active en premier.

## Événements : cartes et activations

event-command-spent = { $seat } paie { $cost } PC ({ $what }) ; il en reste { $left }.
event-card-moved = { $seat } met la première carte à la place { $place } de la séquence.
event-passed = { $seat } passe.
event-card-turned = La carte de { $unit } est retournée.
event-card-set-aside = L’unité { $unit } n’est plus là : la carte est mise de côté.
event-activated = Activation de { $unit }.
event-not-activated = { $unit } : pas d’activation.
event-stayed-in-reserve = L’unité { $unit } reste en réserve.
event-announced =
    { $actions ->
        [none] L’unité { $unit } ne fait aucune action.
       *[other] L’unité { $unit } annonce : { $actions }.
    }
event-action-began = { $unit } : { $action }.
event-action-forfeited = L’unité { $unit } renonce à ceci : { $action }.
event-actions-lost = L’unité { $unit } perd le reste de ses actions.
event-activation-ended = L’unité { $unit } a terminé.

## Événements : états

event-disorganised = { $unit } : unité désorganisée.
event-recovered = { $unit } : unité de nouveau opérationnelle.
event-went-down = { $unit } : unité à terre.
event-stood-up = De nouveau debout : { $models }.
event-knocked-down = À terre : { $models }.
event-orders-lost = L’unité { $unit } perd ses ordres : { $orders }
event-engaged = L’unité { $unit } se trouve maintenant au contact de { $others }.

## Événements : le débriefing

event-debriefing-step = Débriefing : { $step }.
event-command-lost = { $seat } perd { $points } PC non utilisés.

## Un seul geste

composed-turn = Retourner la carte de { $unit } et la payer
composed-salvo = Tirer sur { $target }
composed-move = L’unité { $unit } se déplace
refused-not-now = Cette unité ne peut pas se déplacer maintenant.
