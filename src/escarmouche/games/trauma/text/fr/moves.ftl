# Mouvements, franchissements, écrasements, figurines écartées et entrées en jeu, en français.

## Questions

ask-move = Déplacez { $unit }, ou laissez l’unité où elle est.
ask-push-aside = Un blindé s’arrête au milieu de { $unit } : écartez les figurines qui sont dessous, au plus court.
ask-cross = L’unité { $unit } fait un franchissement : de quoi, et comment ?
ask-cross-where = Placez { $unit } : le chef d’abord, les autres en formation avec lui et au plus près.
ask-leap =
    { $moment ->
        [before] L’unité { $unit } peut bondir avec ses propulseurs dorsaux avant son mouvement.
       *[other] L’unité { $unit } peut bondir avec ses propulseurs dorsaux après son mouvement.
    }
ask-overrun = L’unité { $unit } passe sur { $other } : dites où finit chaque véhicule, en ligne droite.
ask-overrun-losses =
    { $count ->
        [one] L’unité { $unit } a été écrasée : choisissez la figurine perdue.
       *[other] L’unité { $unit } a été écrasée : choisissez les { $count } figurines perdues.
    }
ask-enter = L’unité { $unit } est en réserve : comment entre-t-elle en jeu ?
ask-come-on = L’unité { $unit } entre par la zone d’accès : dites où elle va.
ask-place-deploy = Placez { $unit } dans la zone de déploiement, en formation.
ask-place-drop = L’unité { $unit } atterrit : placez une figurine au Contact du point de largage et les autres en formation.
ask-place-guerrilla = Placez { $unit } avec une figurine au Contact d’une unité amie, les autres en formation.

## Choix

option-cross-far = De l’autre côté de « { $piece } »
option-cross-on = Sur « { $piece } »
option-cross-leap = Par-dessus { $unit }
option-cross-overrun = Écraser { $unit }
option-cross-none = Pas de franchissement
option-enter-access =
    { $edge ->
        [y0] Par la zone d’accès bleue (devant)
        [y1] Par la zone d’accès rouge (au fond)
        [x0] Par la zone d’accès grise de gauche
       *[other] Par la zone d’accès grise de droite
    }
option-enter-deploy = Dans la zone de déploiement
option-enter-drop = Au point de largage « { $piece } », avec les deux actions
option-enter-guerrilla = Au côté d’une unité amie
option-enter-stay = Rester en réserve

## Événements

event-moved =
    { $length ->
        [0] L’unité { $unit } reste sur place.
       *[other] L’unité { $unit } se déplace de { $length } cm au plus.
    }
event-crossed =
    { $how ->
        [on] L’unité { $unit } monte sur « { $piece } ».
       *[other] L’unité { $unit } franchit « { $piece } ».
    }{ $models ->
        [none] {""}
       *[other] {" "}Pas de place pour { $models }.
    }
event-leapt-over = L’unité { $unit } bondit par-dessus { $other }.
event-overrun = L’unité { $unit } passe sur { $other } : figurines sur le chemin : { $dice }, perdues : { $losses }.
event-pushed-aside = Le blindé écarte { $models }.
event-entered =
    { $how ->
        [access] L’unité { $unit } entre sur la table par une zone d’accès.
        [deploy] L’unité { $unit } est placée dans la zone de déploiement.
        [drop] L’unité { $unit } atterrit à un point de largage.
       *[other] L’unité { $unit } surgit au côté d’une unité amie.
    }

## Ce qui n’est pas permis

refused-too-long = { $model } ferait { $length } cm, mais son Mouvement est de { $limit } cm.
refused-wrong-start = Le trajet de { $model } doit commencer là où est la figurine.
refused-no-way = { $model } ne peut pas y aller.
refused-off-table = Une figurine ne peut pas quitter la table.
refused-blocked = Le décor barre le trajet.
refused-through-unit = Le trajet traverse un blindé ou une unité ennemie.
refused-on-a-base = Un socle finirait sur un autre.
refused-too-high = Il n’y a ni escalier ni rampe : il faut un Franchissement.
refused-unsupported = Une figurine ne peut pas tenir là.
refused-too-narrow = L’unité { $unit } est trop imposante pour ce quartier ou ce bâtiment.
refused-obstacle = « { $piece } » est un obstacle : on n’y entre et on ne le passe que par un Franchissement.
refused-beyond = Un blindé peut s’arrêter au milieu de { $unit } ; pour aller au-delà, il faut un Franchissement.
refused-intermingled = L’unité finirait imbriquée dans { $unit }.
refused-no-propulsion = L’unité { $unit } est immobilisée.
refused-near-enemy = Une figurine serait au Contact de { $unit }.
refused-not-in-formation = L’unité { $unit } doit être placée en formation.
refused-no-room = Il n’y a pas de place pour { $unit } à cet endroit.
refused-pushed-far = { $model } serait écartée plus loin que nécessaire.
refused-nothing-to-cross = Rien à franchir au Contact du chef de { $unit }.
refused-wheels-cross = L’unité { $unit } est liée au sol : elle ne franchit rien, sauf de l’infanterie.
refused-not-for-class = Cet obstacle n’est pas franchissable pour { $unit }.
refused-not-at-obstacle = Le chef de { $unit } n’est pas au Contact de ce qu’il veut franchir.
refused-flies-over = L’unité { $unit } survole les obstacles sans Franchissement.
refused-too-thick = { $length } cm, c’est trop épais pour { $model } : la moitié de son Mouvement fait { $limit } cm.
refused-leader-first = Le chef, { $model }, est placé en premier.
refused-not-on-obstacle = { $model } doit être sur l’obstacle.
refused-not-beyond = { $model } doit finir au-delà, au Contact de ce qui est franchi.
refused-not-near-enough = { $model } pourrait être plus près de l’obstacle : à { $length } cm.
refused-stays-behind = Il y a de la place pour { $model } de l’autre côté.
refused-no-overrun = Personne n’écrase personne.
refused-not-straight = Un blindé écrase en ligne droite.
refused-line-touches = La ligne touche une autre unité ennemie ou un blindé.
refused-too-deep = L’unité est trop profonde : { $model } doit finir en son milieu.
refused-others-zone = Cette zone d’accès appartient à l’autre armée.
refused-zone-not-held = Vous ne contrôliez pas cette zone d’accès au dernier débriefing.
refused-entry = { $model } vient de l’extérieur, son socle touchant la zone d’accès, et doit finir entièrement sur la table.
refused-first-turn-only = La zone de déploiement ne sert qu’au premier tour.
refused-not-your-zone = L’unité { $unit } ne peut pas utiliser la zone de déploiement.
refused-outside-zone = L’unité { $unit } doit être entièrement dans la zone de déploiement.
refused-drop-not-held = Vous ne contrôliez pas le point de largage « { $piece } » au dernier débriefing.
refused-not-at-drop = Une figurine doit atterrir au Contact de « { $piece } ».
refused-nobody-to-join = Il n’y a sur la table aucune unité amie que l’unité { $unit } puisse rejoindre.
refused-not-at-friends = Une figurine de { $unit } doit être au Contact d’une unité amie.
