# Ce qu’une partie de Firefight demande, raconte et refuse, en français.

## Morceaux de phrases

model-of-unit = { $unit }, figurine { $number }
with-modifier =
    { $modifier ->
        [none] {""}
       *[other] {" "}(modificateur { $modifier })
    }
if-weary =
    { $weary ->
        [fatigued] {" "}(Fatiguée)
        [shaken] {" "}(Ébranlée)
       *[other] {""}
    }
counted-hits =
    { $hits ->
        [0] aucune touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }
counted-wounds =
    { $wounds ->
        [0] aucune blessure
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }
counted-models =
    { $models ->
        [one] { $models } figurine
       *[other] { $models } figurines
    }
named-thing =
    { $unit ->
        [none] { $model }
       *[other] { $unit }
    }
thing-objective = le pion d’objectif

## Questions : avant la partie

ask-place-objective =
    { $left ->
        [one] Placez le dernier pion d’objectif.
       *[other] Placez un pion d’objectif (il en reste { $left }).
    }
ask-choose-edge = Choisissez votre bord de table ; votre adversaire prend celui d’en face.
ask-set-aside = Choisissez les unités que vous gardez pour l’Embuscade ou comme Éclaireurs ; les autres se déploient normalement.
ask-deploy-which = Choisissez l’unité que vous déployez maintenant.
ask-deploy = Placez { $unit } dans votre zone de déploiement.
ask-scout-which = Choisissez l’unité d’Éclaireurs que vous placez maintenant.
ask-scout = Placez { $unit } à 12″ ou moins de votre zone de déploiement.
ask-arrive-which = Choisissez une unité en Embuscade qui arrive maintenant, ou attendez.
ask-arrive = Placez { $unit } à plus de 9″ de tout ennemi.

## Questions : activation et mouvement

ask-activate = Round { $round } : choisissez l’unité que vous activez.
ask-choose-action = { $unit } : choisissez l’action.
ask-next = Que fait l’unité { $unit } ensuite ?
ask-move = Déplacez { $unit }.
ask-spell-move = Le sort permet à { $unit } de bouger : dites où.
ask-charge-move = L’unité { $unit } charge { $target } : amenez l’unité au contact, ou au plus près.
ask-pile-in = L’unité { $target } vous charge : amenez { $unit } au contact, de 3″ au plus, ou au plus près.
ask-consolidate = L’ennemi est détruit : l’unité { $unit } peut bouger de 3″ au plus.
ask-separate = Les deux unités survivent : reculez { $unit } jusqu’à 1″ de { $target }.

## Questions : tir, mêlée et blessures

ask-shoot = { $unit } : choisissez une cible pour chaque arme, deux unités ennemies au plus, ou ne tirez pas.
ask-damage-order = Choisissez dans quel ordre les unités touchées par { $unit } subissent leurs touches.
ask-blast-split =
    { $hits ->
        [one] Explosion autour de { $target } : choisissez l’unité qui reçoit la touche.
       *[other] Explosion autour de { $target } : répartissez les { $hits } touches entre vos unités proches.
    }
ask-blast-split-sharp =
    { $hits ->
        [one] Explosion autour de { $target } : choisissez l’unité qui reçoit la touche de plus forte PA.
       *[other] Explosion autour de { $target } : dites quelles unités reçoivent les { $hits } touches de plus forte PA.
    }
ask-use-limited = { $model } emploie-t-elle { $weapon } maintenant ? L’arme ne sert qu’une fois dans la partie.
ask-use-rule = L’unité { $unit } emploie-t-elle { $name } maintenant ? La règle ne sert qu’une fois dans la partie.
ask-counter = L’unité { $unit } est chargée : frappe-t-elle d’abord avec ses armes de Contre-charge ?
ask-strike-back = L’unité { $unit } riposte-t-elle ? Elle sera ensuite Fatiguée.
ask-casualties =
    { $count ->
        [one] L’unité { $unit } perd { $count } figurine : choisissez celle que vous retirez.
       *[other] L’unité { $unit } perd { $count } figurines : choisissez celles que vous retirez.
    }
ask-danger-last = { $unit } : le Terrain Dangereux blesse toutes les figurines ; choisissez celle qui reste, avec des pions de blessure.
ask-absorb = { $unit } : choisissez la figurine qui encaisse les blessures.
ask-deadly-assign = { $unit } : choisissez la figurine qui reçoit la blessure Mortelle ({ $deadly }).
ask-push = { $model } est Ébranlée : tentez-vous de la pousser ? Il faut 4+.
ask-push-where = Dites où vous poussez { $model } : tout droit, de 2″ au plus.
ask-place-at-foot = Posez { $model } à 2″ au plus de l’endroit de sa chute.
ask-morale-order = Choisissez l’unité qui passe maintenant son Test de Moral.

## Questions : sorts

ask-spell-target = Choisissez la cible du sort { $spell }, lancé par { $model }.
ask-spell-targets = Choisissez les cibles du sort { $spell }, lancé par { $model }.
ask-commit-tokens = Choisissez combien de jetons de sort vous dépensez pour aider { $model } : +1 au jet pour chacun.
ask-commit-tokens-against = Choisissez combien de jetons de sort vous dépensez pour gêner { $model } : −1 au jet pour chacun.

## Choix

option-unit = { $unit }
option-target = { $unit }
option-model = { $model }
option-weapon = { $weapon } ({ counted-models })
option-yes = Oui
option-no = Non
option-pass = Passer
option-hold = Tenir : rester et tirer
option-advance = Avancer : bouger, puis tirer
option-rush = Courir : bouger deux fois plus loin, sans tirer
option-charge = Charger { $unit }
option-idle = Rester inactif et se ressaisir
option-move = Bouger
option-shoot = Tirer
option-done = Terminer l’activation
option-cast =
    { $value ->
        [one] { $model } lance { $spell } pour { $value } jeton
       *[other] { $model } lance { $spell } pour { $value } jetons
    }
composed-shot = Tirer sur { $unit }
option-hold-fire = Ne pas tirer
option-ambush = Garder pour l’Embuscade
option-scout = Garder comme Éclaireurs
option-deploy = Déployer normalement
option-wait = Plus d’arrivée ce round
option-edge-y0 = Bord sud
option-edge-y1 = Bord nord
option-edge-x0 = Bord ouest
option-edge-x1 = Bord est

## Événements : la partie et sa mise en place

event-firefight-began =
    Une partie de Grimdark Future: Firefight commence. { $options ->
        [none] Toutes les options ont leur valeur par défaut.
       *[other] Options en vigueur : { $options } ; toutes les autres ont leur valeur par défaut.
    }
event-firefight-ended =
    { $reason ->
        [conceded] Le joueur { $loser } abandonne : le joueur { $winner } gagne.
        [points]
            { $winner ->
                [nobody] La partie est terminée : match nul, points { $first } à { $second }.
               *[other] La partie est terminée : le joueur { $winner } gagne. Points de A : { $first }, de B : { $second }.
            }
       *[other]
            { $winner ->
                [nobody] La partie est terminée : match nul, objectifs { $first } à { $second }.
               *[other] La partie est terminée : le joueur { $winner } gagne. Objectifs de A : { $first }, de B : { $second }.
            }
    }
event-roll-off =
    { $purpose ->
        [objectives] Jet opposé pour le premier objectif
        [terrain] Jet opposé pour le premier décor
        [deployment] Jet opposé pour le bord de table
       *[other] Jet opposé
    } : A fait { $first }, B fait { $second }. { $winner ->
        [nobody] Égalité : on relance.
       *[other] Le joueur { $winner } l’emporte.
    }
event-objectives-counted =
    { $count ->
        [one] Le dé donne { $die } : on place un objectif.
       *[other] Le dé donne { $die } : on place { $count } objectifs.
    }
event-objectives-laid =
    { $count ->
        [one] La mission a un objectif.
       *[other] La mission a { $count } objectifs.
    }
event-points-scored =
    { $points ->
        [one] Le joueur { $seat } marque un point et en a { $total }.
       *[other] Le joueur { $seat } marque { $points } points et en a { $total }.
    }
event-objective-placed = Le joueur { $seat } place l’objectif { $number } en { $x } / { $y }.
event-objective-skipped = Il n’y a plus d’emplacement légal pour un autre objectif.
event-edge-chosen = Le joueur { $seat } prend le { $edge }.
event-set-aside =
    { $units ->
        [none]
            { $scouts ->
                [none] Le joueur { $seat } ne garde rien de côté.
               *[other] Le joueur { $seat } garde comme Éclaireurs : { $scouts }.
            }
       *[other]
            { $scouts ->
                [none] Le joueur { $seat } garde pour l’Embuscade : { $units }.
               *[other] Le joueur { $seat } garde pour l’Embuscade : { $units } ; comme Éclaireurs : { $scouts }.
            }
    }
event-inert-rule = L’unité { $unit } a la règle { $name }, sans effet dans ce jeu.
event-rule-used = L’unité { $unit } emploie { $name }, une fois dans cette partie.
event-house-spells = L’unité { $unit } n’apporte pas de sorts et emploie les sorts maison.
event-deployed =
    { $how ->
        [scouted] L’unité { $unit } prend place en Éclaireur.
        [arrived] L’unité { $unit } arrive en Embuscade.
       *[deployed] L’unité { $unit } se déploie.
    }
event-no-more-arrivals = Le joueur { $seat } ne fait plus entrer d’unité ce round.

## Événements : rounds et activations

event-round-began = Le round { $round } commence ; le joueur { $starter } joue en premier.
event-round-ended = Le round { $round } est terminé.
event-activated = L’unité { $unit } est activée.
event-stayed-idle = L’unité { $unit } est Ébranlée et reste inactive.
event-recovered = L’unité { $unit } n’est plus Ébranlée.
event-action-chosen =
    { $action ->
        [hold] L’unité { $unit } choisit de Tenir.
        [advance] L’unité { $unit } choisit d’Avancer.
        [rush] L’unité { $unit } choisit de Courir.
        [charge] L’unité { $unit } choisit de Charger.
       *[idle] L’unité { $unit } ne fait rien.
    }
event-moved =
    { $length ->
        [0] L’unité { $unit } reste sur place.
       *[other]
            { $how ->
                [advance] L’unité { $unit } avance de { $length }″
                [rush] L’unité { $unit } court sur { $length }″
                [charge] L’unité { $unit } charge sur { $length }″
                [pile-in] L’unité { $unit } va au contact sur { $length }″
                [consolidation] L’unité { $unit } consolide de { $length }″
                [separation] L’unité { $unit } recule de { $length }″
               *[spell] Un sort déplace { $unit } de { $length }″
            }{ $difficult ->
                [yes] , dans les limites du Terrain Difficile.
               *[no] .
            }
    }
event-jump-rolled =
    { $success ->
        [yes] { $model } saute { $distance }″ : { $dice } contre { $needed }+, saut réussi.
       *[no] { $model } saute { $distance }″ : { $dice } contre { $needed }+, saut raté.
    }
event-fell = { $model } chute de { $height }″.
event-placed-at-foot = { $model } reprend place en bas.
event-danger-rolled = L’unité { $unit } jette pour le Terrain Dangereux : { $dice }, { counted-wounds }.
event-charge-stopped = L’unité { $unit } n’atteint pas { $target } : la charge échoue.

## Événements : attaques

event-shots-declared = L’unité { $unit } tire sur { $targets }.
event-hits-rolled =
    L’unité { $unit } attaque { $target } avec { $weapon } : { $dice } contre { $needed }+{ with-modifier }{ if-weary }, { counted-hits }{ $extra ->
        [0] .
       *[other] , dont { $extra } en bonus.
    }
event-impact-rolled = Impact de { $unit } sur { $target } : { $dice } contre 2+, { counted-hits }.
event-hits-multiplied =
    { $hits ->
        [0] { $weapon } fait Explosion, mais n’a pas touché { $target }.
       *[other] { $weapon } fait Explosion : chaque touche sur { $target } compte { $multiplier } fois, { counted-hits } en tout.
    }
event-hits-shared = Les touches de l’Explosion autour de { $target } sont partagées : { $shares }.
event-defence-rolled =
    L’unité { $unit } se défend : { $dice } contre { $needed }+{ with-modifier }, { $blocked ->
        [0] rien de bloqué
        [one] { $blocked } touche bloquée
       *[other] { $blocked } touches bloquées
    }, { counted-wounds }.
event-defence-rerolled = Fléau : l’unité { $unit } relance ses 6, { $dice } : { counted-wounds } de plus.
event-rerolled = L’unité { $unit } relance grâce à une règle de son livre : { $dice }, { $successes } de bons.
event-regeneration-rolled =
    { $ignored ->
        [0] L’unité { $unit } tente de se régénérer : { $dice } contre 5+, en vain.
        [one] L’unité { $unit } se régénère : { $dice } contre 5+, { $ignored } blessure ignorée.
       *[other] L’unité { $unit } se régénère : { $dice } contre 5+, { $ignored } blessures ignorées.
    }
event-model-removed = Figurine retirée : { $model }.
event-markers-placed =
    { $count ->
        [one] { $model } reçoit { $count } pion de blessure et en a maintenant { $markers }.
       *[other] { $model } reçoit { $count } pions de blessure et en a maintenant { $markers }.
    }
event-below-threshold =
    { $markers ->
        [one] { $model } a Coriace ({ $tough }) et seulement { $markers } pion de blessure : pas encore d’effet.
       *[other] { $model } a Coriace ({ $tough }) et seulement { $markers } pions de blessure : pas encore d’effet.
    }
event-effect-rolled = { $model } fait un jet d’effet de blessure : { $die }, en tout { $total } ; Hors de combat à { $needed } ou plus.
event-shaken =
    { $again ->
        [yes] L’unité { $unit } reste Ébranlée.
       *[no] L’unité { $unit } est Ébranlée.
    }
event-out-of-action = { $model } est Hors de combat.
event-unit-destroyed = L’unité { $unit } est détruite.
event-push-rolled =
    { $success ->
        [yes] L’attaquant pousse { $model } : { $die } contre 4+, réussi.
       *[no] L’attaquant pousse { $model } : { $die } contre 4+, raté.
    }
event-pushed =
    { $distance ->
        [0] { $model } ne bouge pas.
       *[other] { $model } recule de { $distance }″ sous la poussée.
    }

## Événements : mêlée

event-counter-strike =
    { $used ->
        [yes] L’unité { $unit } frappe d’abord, en Contre-charge.
       *[no] L’unité { $unit } renonce à sa Contre-charge.
    }
event-struck-back =
    { $struck ->
        [yes] L’unité { $unit } riposte.
       *[no] L’unité { $unit } ne riposte pas.
    }
event-no-strikes = L’unité { $unit } est Ébranlée et ne frappe pas.
event-fatigued = L’unité { $unit } est Fatiguée.
event-melee-separated = L’unité { $unit } se dégage de la mêlée.

## Événements : sorts

event-tokens-gained =
    { $gained ->
        [0] { $model } a déjà { $tokens } jetons de sort et n’en reçoit pas.
        [one] { $model } reçoit { $gained } jeton de sort et en a maintenant { $tokens }.
       *[other] { $model } reçoit { $gained } jetons de sort et en a maintenant { $tokens }.
    }
event-spell-declared =
    { $value ->
        [one] { $model } lance { $spell } sur { $targets } pour { $value } jeton.
       *[other] { $model } lance { $spell } sur { $targets } pour { $value } jetons.
    }
event-tokens-committed =
    { $count ->
        [0] Le joueur { $seat } n’engage aucun jeton de sort.
        [one] Le joueur { $seat } engage { $count } jeton de sort.
       *[other] Le joueur { $seat } engage { $count } jetons de sort.
    }
event-cast-rolled =
    { $success ->
        [yes] { $spell } : { $die } contre { $needed }+{ with-modifier }, { $model } réussit.
       *[no] { $spell } : { $die } contre { $needed }+{ with-modifier }, { $model } échoue.
    }
event-spell-took =
    { $effect ->
        [grant] { $spell } donne une règle spéciale à { $unit }.
        [modifier] { $unit } : { $spell } modifie les jets.
       *[move] { $spell } permet à { $unit } de bouger.
    }

## Événements : moral et objectifs

event-morale-triggered = Il reste au joueur { $seat } { $left } de ses { $started } unités : elles passent un Test de Moral.
event-morale-rolled =
    { $success ->
        [yes] L’unité { $unit } passe son Test de Moral : { $die } contre { $needed }+{ with-modifier }, réussi.
       *[no] L’unité { $unit } passe son Test de Moral : { $die } contre { $needed }+{ with-modifier }, raté.
    }
event-morale-failed = L’unité { $unit } est Ébranlée et rate son Test de Moral sans jet.
event-fearless-rolled =
    { $success ->
        [yes] L’unité { $unit } est Sans peur : { $die } contre 4+, le test est finalement réussi.
       *[no] L’unité { $unit } est Sans peur : { $die } contre 4+, le test reste raté.
    }
event-routed = L’unité { $unit } part en Déroute.
event-objective-scored =
    { $change ->
        [seized] Objectif { $number } : le joueur { $owner } le capture.
        [kept] Objectif { $number } : le joueur { $owner } le garde.
        [lost] Objectif { $number } : contesté, le joueur { $before } le perd.
       *[neutral] Objectif { $number } : il n’est toujours à personne.
    }

## Refus : rounds et actions

refused-activated = L’unité { $unit } a déjà été activée ce round.
refused-pass = Vous ne pouvez pas passer : il vous reste une unité à activer.
refused-first-round = Les unités en Embuscade arrivent à partir du deuxième round.
refused-shaken = L’unité { $unit } est Ébranlée et doit rester inactive.
refused-immobile = L’unité { $unit } est Immobile et ne peut que Tenir.
refused-scattered = L’unité { $unit } a perdu sa cohésion et doit bouger pour la rétablir.
refused-hold-moves = Une unité qui choisit de Tenir ne bouge pas.
refused-moved = L’unité a déjà bougé.
refused-must-move = Terminez d’abord le mouvement de cette action ; rester sur place en est un.
refused-rush-shoots = Une unité qui choisit de Courir ne tire pas.
refused-charge-shoots = Une unité en charge se bat en mêlée au lieu de tirer.
refused-shoot-first = L’unité tire après son mouvement, pas avant.
refused-option-fixed = L’option « { $option } » a été fixée avant la partie et ne peut plus changer.

## Refus : placement et mouvement

refused-off-table = Un socle sortirait de la table.
refused-on-a-base = Un socle finirait sur un autre.
refused-through-base = Le trajet traverse le socle d’une autre figurine.
refused-through-zone = Le trajet passe à moins de 1″ d’un ennemi.
refused-near-enemy =
    { $unit ->
        [none] Une figurine finirait à moins de 1″ d’un ennemi.
       *[other] Une figurine finirait à moins de 1″ de { $unit }.
    }
refused-near-other-enemy = Une figurine en charge doit rester à 1″ de { $unit }, qui n’est pas sa cible.
refused-blocked = Un décor barre le trajet.
refused-too-high = Au-delà de 3″ de hauteur, il faut une échelle, un escalier ou une rampe.
refused-unsupported = Une figurine ne peut pas tenir à cet endroit.
refused-no-footing = Le saut n’a pas d’endroit où arriver.
refused-no-jump = Ce genre de mouvement ne permet pas de Sauter.
refused-gap-too-wide = Le trou est trop large : un saut porte à 6″ au plus.
refused-drop-too-deep = La descente est trop profonde : un saut descend de 6″ au plus.
refused-special-moves-off = Les sauts sont exclus de cette partie : trous et à-pics sont infranchissables.
refused-too-long =
    { $model ->
        [none] Le mouvement est trop long : { $length }″ au lieu de { $limit }″ au plus.
       *[other] { $model } bougerait de { $length }″ ; le maximum est { $limit }″.
    }
refused-wrong-start = Le trajet de { $model } doit partir de l’endroit où se tient la figurine.
refused-no-way = Aucun trajet n’y mène.
refused-no-room = Il n’y a pas la place pour { $unit } à cet endroit.
refused-unlinked = Chaque figurine doit finir à 1″ ou moins d’une autre figurine de son unité.
refused-spread-out = Deux figurines de l’unité seraient à plus de 9″ l’une de l’autre.
refused-broken-chain = L’unité serait disloquée : des liens de 1″ doivent relier toutes ses figurines.
refused-outside-zone = Chaque socle doit être entièrement dans votre zone de déploiement.
refused-outside-scouting = Les Éclaireurs doivent être entièrement à 12″ ou moins de votre zone de déploiement.
refused-ambush-near = Une unité en Embuscade arrive à plus de 9″ de tout ennemi ; l’unité { $unit } est trop près.
refused-objective-spot = Un objectif doit être sur la table, là où une figurine peut tenir.
refused-objective-zone = Un objectif ne peut pas être dans une zone de déploiement.
refused-objective-near = Les objectifs doivent être à plus de { $limit_length }″ l’un de l’autre ; il y en a un à { $distance }″ seulement.
refused-not-at-foot = La figurine doit être posée à 2″ au plus de l’endroit de sa chute.
refused-push-straight = Une poussée va tout droit, depuis l’endroit où se tient la figurine.

## Refus : charge et mêlée

refused-charge-distance = L’unité { $unit } est hors de distance de charge : aucune figurine ne peut y arriver.
refused-not-close = { $model } peut s’approcher davantage de l’ennemi, et le doit.
refused-separation-long = { $model } ne doit pas reculer plus que nécessaire.
refused-separation-short = { $model } doit reculer jusqu’à 1″ de l’ennemi.

## Refus : tir et sorts

refused-no-target = Aucune arme de cette unité n’a de cible.
refused-no-sight = { named-thing } est hors de vue.
refused-out-of-range = L’unité { $unit } est hors de portée : { $weapon } ne tire pas si loin.
refused-spent = { $weapon } est une arme de type Limité et a déjà servi.
refused-type-split = Toutes les armes d’un type tirent sur la même unité ; « { $weapon } » n’est qu’une partie d’un type.
refused-too-late-to-cast = On lance un sort pendant l’activation du Lanceur de sorts, avant que son unité tire ou frappe.
refused-spell-tried = { $spell } a déjà été tenté pendant cette activation.
refused-no-tokens =
    { $value ->
        [one] { $spell } coûte { $value } jeton de sort ; le Lanceur de sorts en a { $tokens }.
       *[other] { $spell } coûte { $value } jetons de sort ; le Lanceur de sorts en a { $tokens }.
    }
refused-no-spell-target = Ce sort n’a pas de cible.
refused-immune-to-spells = { $own } : les sorts ennemis ne peuvent pas viser cette unité.
refused-spell-range = Le sort { $spell } ne porte pas jusque-là.

## Refus : arguments d’un chapitre des règles

refused-unknown-spell = Il n’y a pas de sort « { $spell } » dans cette liste ; sorts connus : { $known }.

## Tables

table-too-empty =
    { $pieces ->
        [one] La table porte { $pieces } décor ; les règles en demandent { $least } ou davantage.
       *[other] La table porte { $pieces } décors ; les règles en demandent { $least } ou davantage.
    }
table-too-small = Les bords de déploiement ne sont qu’à { $distance }″ l’un de l’autre ; il faut plus de { $over }″.
table-too-large = La table mesure { $width }″ sur { $depth }″, plus que les 48″ sur 48″ des règles.
table-needs-consent = Cette table demande l’accord des deux joueurs, à cause de { $because }.

## Listes d’armée

size_not_positive = La taille d’une partie est un nombre de points positif, pas { $size }.
unreadable_file = Le fichier est inutilisable : { $problem }.
inert_rules_not_accepted = Les règles sans effet doivent être acceptées par les deux joueurs avant la partie : { $rules }.
unknown_entry = La liste « { $list } » nomme quelque chose d’inconnu : { $faults }
malformed_entry = La liste « { $list } » a une entrée mal formée : { $faults }
illegal_upgrade = La liste « { $list } » a une amélioration interdite : { $faults }
unknown_rule = La liste « { $list } » a une règle spéciale inconnue : { $faults }
empty_army = La liste « { $list } » est vide : { $faults }
over_points = La liste « { $list } » coûte trop cher : { $faults }
too_many_heroes = La liste « { $list } » a trop de Héros : { $faults }
too_many_copies = La liste « { $list } » a trop d’exemplaires d’une unité : { $faults }
unit_too_expensive = La liste « { $list } » a une unité trop chère : { $faults }
too_many_units = La liste « { $list } » a trop d’unités : { $faults }
too_many_models = La liste « { $list } » a trop de figurines : { $faults }

fault-unknown-faction = Il n’y a pas de faction « { $faction } ».
fault-unknown-entry = Il n’y a pas d’unité « { $unit } » dans cette liste ni dans sa faction ; il faudrait { $right }.
fault-malformed-entry =
    { $part ->
        [rule] Règle spéciale « { $name } », champ { $field } : { $problem }.
        [spell] Sort « { $name } », champ { $field } : { $problem }.
       *[unit] Unité « { $name } », champ { $field } : { $problem }.
    }
fault-illegal-upgrade = L’unité { $unit } ne peut pas prendre l’amélioration « { $upgrade } » : { $problems }.
fault-unknown-rule =
    { $part ->
        [spell] Le sort « { $name } » a la règle « { $rule } », que le jeu ne connaît pas sous cette forme.
       *[unit] L’unité « { $name } » a la règle « { $rule } », que le jeu ne connaît pas sous cette forme.
    }
fault-empty-army = L’armée n’a aucune unité qui coûte des points.
fault-over-points = L’armée coûte { $total } points ; la limite de la partie est { $limit }.
fault-too-many-heroes = L’armée a { $count } Héros ; la limite est { $limit }.
fault-too-many-copies = L’armée a { $count } unités « { $unit } » ; la limite est { $limit }.
fault-unit-too-expensive = L’unité { $unit } coûte { $cost } points ; la limite pour une unité est { $limit }.
fault-too-many-units = L’armée a { $count } unités ; la limite est { $limit }.
fault-too-many-models = L’armée a { $count } figurines ; la limite est { $limit }.
misfit-outside =
    { $most ->
        [none] { $value } n’est pas { $least } ou plus
       *[other] { $value } n’est pas entre { $least } et { $most }
    }
misfit-empty = il est vide
misfit-missing = il manque ; il faudrait { $right }
misfit-unknown = ce n’est pas un champ de la table ; il faudrait { $right }
misfit-wrong = il n’est pas du bon type ; il faudrait { $right }
misfit-no-table = ce n’est pas une table de champs
misfit-tables = { $field } s’écrit en tables [[{ $field }]]
misfit-field = { $field } ne convient pas ; il faudrait { $right }
misfit-strange = { $strange } n’est pas un champ de ce fichier (il y a { $known })
misfit-not-one-of = il n’est aucun de ceux-ci : { $known }
misfit-beyond = il ne va pas avec { $kind }
misfit-upgrade = une amélioration a soit add, soit replace et with
misfit-upgrade-twice = deux améliorations ont le même nom
misfit-twice = il sert deux fois
misfit-profile-twice = il sert à deux profils différents
misfit-no-list = il n’y a pas de liste prête { $list }
problem-not-offered = elle n’est pas proposée
problem-over-limit = elle est prise trop souvent
problem-replaced-weapon-gone = l’arme qu’elle remplace n’est plus là

## Raisons

reason-spell = Le sort { $spell }.
reason-fatigued = L’unité { $unit } est Fatiguée et ne touche que sur 6.
reason-own-rule = { $own }.
reason-shaken = L’unité { $unit } est Ébranlée, combat comme si elle était Fatiguée et ne touche que sur 6.

## Décors, bords, actions et manières de bouger

kind-barricade = barricade
kind-scrub = broussailles
kind-forest = forêt
kind-ruin = ruine
kind-ruin-wall = mur en ruine
kind-gallery = galerie
kind-building = bâtiment
kind-tower = tour
kind-container = conteneur
kind-crates = caisses
kind-crag = escarpement
kind-hill = colline
kind-boulder = rocher
kind-rubble = gravats
kind-marsh = marais
kind-minefield = champ de mines
kind-lava = lave
kind-chasm = gouffre
kind-bridge = pont
edge-y0 = bord sud
edge-y1 = bord nord
edge-x0 = bord ouest
edge-x1 = bord est

# La mise au point

briefing-objectives = Trois à cinq objectifs sont sur la table. À la fin de chaque round, qui a seul une unité à 3″ de l’un d’eux le prend, et le garde même en partant ; si les deux camps y sont, il est neutre.
    .ends = Après { $rounds } rounds. Les pertes ne rapportent rien : on peut gagner avec une seule figurine.
    .aim = Les deux camps : tenir plus d’objectifs que l’autre à la fin.

# Les missions à soi

right-objectives = au moins un objectif, par nombre, dé ou emplacement
own-score-objectives-end = À la fin, chaque objectif tenu rapporte { $points }.
own-score-objectives-round = À la fin de chaque round, chaque objectif tenu rapporte { $points }.
own-score-destroyed-end = À la fin, chaque unité ennemie détruite rapporte { $points }.
own-score-breakthrough-end = À la fin, chaque unité entièrement dans la zone de déploiement ennemie rapporte { $points }.
own-score-breakthrough-round = À la fin de chaque round, chaque unité entièrement dans la zone de déploiement ennemie rapporte { $points }.
