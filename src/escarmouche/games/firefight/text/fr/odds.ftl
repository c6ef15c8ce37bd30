# Ce que l’on prévoit dans une partie de Firefight, en français.

## Ce qui est demandé

odds-of-shooting = L’unité { $unit } tire sur { $target } à { $distance }″ : { $weapons }
odds-of-melee = L’unité { $unit } charge { $target }
odds-of-danger =
    { $count ->
        [one] Une figurine de { $unit } jette pour le Terrain Dangereux
       *[other] { $count } figurines de { $unit } jettent pour le Terrain Dangereux
    }
odds-of-jump = { $model } saute { $distance }″ au-dessus d’un vide de { $height }″
odds-of-morale = L’unité { $unit } fait un test de Moral
odds-of-spell = L’unité { $unit } lance { $spell } sur { $target } à { $distance }″
odds-of-spell-self = L’unité { $unit } lance { $spell } sur elle-même

## Dans quelles circonstances

odds-note-cover = { $unit } à couvert
odds-note-moved = L’unité { $unit } a bougé
odds-note-models =
    { $count ->
        [one] { $unit } : il reste 1 figurine
       *[other] { $unit } : il reste { $count } figurines
    }
odds-note-wounds =
    { $count ->
        [one] { $unit } : 1 pion de blessure
       *[other] { $unit } : { $count } pions de blessure
    }
odds-note-shaken = unité { $unit } Ébranlée
odds-note-fatigued = unité { $unit } Fatiguée
odds-note-hero = Héros à proximité : { $count }
odds-note-tokens =
    { $count ->
        [one] 1 jeton de sort en faveur
       *[other] { $count } jetons de sort en faveur
    }
odds-note-against =
    { $count ->
        [one] 1 jeton de sort contre
       *[other] { $count } jetons de sort contre
    }

## Ce qui peut arriver

odds-models-lost = Figurines perdues par { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } perdues
odds-wounds = Pions de blessure sur { $unit }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } blessures
odds-destroyed = Unité { $unit } détruite
    .short = détruite { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-shaken = Unité { $unit } Ébranlée
    .short = Ébranlée { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-steadied = Unité { $unit } plus Ébranlée
odds-routed = Unité { $unit } en Déroute
    .short = en Déroute { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-passes = L’unité { $unit } réussit le test
odds-casts = { $model } réussit { $spell }
    .short = sort réussi { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-takes = { $spell } agit sur { $unit }
odds-jumps = { $model } retombe sans mal
odds-falls = { $model } chute
    .short = chute { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## Ce qui ne va pas

refused-odds-models =
    { $size ->
        [one] { $switch } : l’unité { $unit } n’a qu’une figurine, pas { $count }.
       *[other] { $switch } : l’unité { $unit } n’a que { $size } figurines, pas { $count }.
    }
refused-odds-wounds = Une figurine de { $unit } ne peut pas avoir autant de pions de blessure ({ $count }) : nommez une figurine seule, ou la dernière avec { $switch } 1.
refused-odds-weapon =
    { $known ->
        [none] L’unité { $unit } n’a pas d’arme pour cela.
       *[other] L’unité { $unit } n’a pas d’arme « { $weapon } » pour cela ; elle a { $known }.
    }
refused-odds-unarmed = L’unité { $unit } n’a pas d’arme de tir.
refused-odds-hero = L’unité { $unit } n’est pas un Héros.
refused-odds-caster = L’unité { $unit } ne lance pas de sorts.
refused-odds-self = { $spell } se lance sur le lanceur lui-même et ne prend pas de cible.
refused-odds-friend = { $spell } se lance sur une unité amie : nommez une unité de { $list }.
