# Les probabilités de Collision en ligne de commande, en français.

## Ce qui est prévu

odds-of-shot =
    { $count ->
        [one] { $model } tire sur { $target } à { $distance }″ : { $weapon }, 1 carte
       *[other] { $model } tire sur { $target } à { $distance }″ : { $weapon }, { $count } cartes
    }
odds-of-charge =
    { $count ->
        [one] { $model } charge { $target } à { $distance }″, 1 carte
       *[other] { $model } charge { $target } à { $distance }″, { $count } cartes
    }
odds-of-confrontation =
    { $count ->
        [one] Une confrontation à 1 carte par camp, { $attack } contre { $defence }
       *[other] Une confrontation à { $count } cartes par camp, { $attack } contre { $defence }
    }
odds-of-test = { $model } passe un test de { $characteristic } à { $difficulty }+
odds-of-jump = { $model } saute de { $height }″ vers le bas
odds-of-leap =
    { $drop ->
        [0] { $model } bondit par-dessus un vide de { $height }″
       *[other] { $model } bondit par-dessus un vide de { $height }″ et se reçoit { $drop }″ plus bas
    }
odds-of-climb = { $model } escalade un mur de { $height }″
odds-of-fall = { $model } fait une chute de { $height }″

## Les circonstances

odds-note-cover = { $target } à couvert léger
odds-note-heavy-cover = { $target } à couvert lourd
odds-note-rear = de dos
odds-note-rushed = précipitation
odds-note-watching = en Surveillance
odds-note-suppress = Neutralisation
odds-note-moved = { $model } a bougé
odds-note-wounds =
    { $value ->
        [one] { $target } a 1 blessure
       *[other] { $target } a { $value } blessures
    }
odds-note-closed = pioche fermée
odds-note-defending = vu par le joueur de { $target }
odds-note-hand = en main : { $value }
odds-note-drawn = piochées : { $value }
odds-note-seen = sorties de la pioche de l’attaquant : { $value }
odds-note-target-seen = sorties de la pioche de la cible : { $value }
reason-modifier = Modificateur indiqué.
reason-target-modifier = Modificateur indiqué de la cible.

## Ce qui ne va pas

refused-model-written = « { $model } » n’est pas écrit LISTE:FIGURINE, par exemple « reclaimers-patrol:Captain ».
refused-odds-card = « { $card } » n’est pas une Carte de Pouvoir ; écrivez les cartes comme 5,7,S parmi { $known }.
refused-odds-many = Une pioche ne contient pas autant de cartes « { $card } ».
refused-odds-height = La distance de { $distance }″ se mesure en ligne droite et ne peut pas être inférieure à la hauteur de { $height }″.
refused-odds-arms = { $model } n’a pas d’arme « { $weapon } » ; elle a { $known }.
refused-odds-suppress = { $weapon } n’a pas Neutralisation.
refused-odds-drawn = Cette attaque pioche { $cards } cartes, pas { $count }.
refused-odds-dead = Avec { $count } blessures sur { $most }, plus personne n’est debout.
refused-odds-characteristic = Il n’y a pas de test de « { $wanted } » ; choisissez parmi { $known }.
