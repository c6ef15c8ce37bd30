# Les probabilités de Trauma demandées en ligne de commande, en français.

## Ce qui est prévu

odds-of-salvo =
    { $dice ->
        [one] { $unit } tire sur { $target } à Portée { $range } : { $count } × { $weapon }, 1 dé
       *[other] { $unit } tire sur { $target } à Portée { $range } : { $count } × { $weapon }, { $dice } dés
    }
odds-of-fire = { $unit } tire de toutes ses armes sur { $target } à Portée { $range } : { $weapons }
odds-of-blows = { $unit } frappe { $target } : { $count } × { $weapon }
odds-of-assault =
    { $count ->
        [one] Assaut suicide de { $unit } contre { $target } avec 1 figurine
       *[other] Assaut suicide de { $unit } contre { $target } avec { $count } figurines
    }
odds-of-overrun =
    { $count ->
        [one] { $unit } écrase 1 figurine de { $target }
       *[other] { $unit } écrase { $count } figurines de { $target }
    }
odds-of-morale = { $unit } passe un test de moral
odds-of-initiative = Initiative : { $first_dice } dés de A contre { $second_dice } dés de B

## Les circonstances

odds-note-cover = { $unit } à couvert
odds-note-taking-cover = { $unit } a l’ordre « Planquez vous ! »
odds-note-heads-down = { $unit } garde la tête baissée
odds-note-corridor = { $what } dans le couloir
odds-note-supported = tir appuyé
odds-note-steady = seconde Précision, sans bouger
odds-note-models =
    { $count ->
        [one] { $unit } : 1 figurine restante
       *[other] { $unit } : { $count } figurines restantes
    }
odds-note-disorganised = { $unit } : unité désorganisée
odds-note-ticks =
    { $count ->
        [one] { $unit } : 1 case cochée
       *[other] { $unit } : { $count } cases cochées
    }

## Ce qui ne va pas

refused-odds-models =
    { $size ->
        [one] { $switch } : l’unité { $unit } n’a que 1 figurine, pas { $count }.
       *[other] { $switch } : l’unité { $unit } n’a que { $size } figurines, pas { $count }.
    }
refused-odds-arms =
    { $known ->
        [none] { $unit } n’a pas d’arme pour cela.
       *[other] { $unit } n’a pas d’arme « { $weapon } » pour cela ; elle a { $known }.
    }
refused-odds-cover = Rien ne met { $unit } à couvert de cette salve ({ $weapon }).
refused-odds-ticks = { $unit } a { $boxes } cases ; avec { $count } cases cochées, l’unité serait détruite.
refused-odds-no-structure = { $unit } n’a pas de ligne de structure.
refused-odds-assault = { $unit } ne peut pas mener d’assaut suicide contre { $target } : c’est l’infanterie qui court sur un blindé.
refused-odds-overrun = { $unit } ne peut pas écraser { $target } : ce sont les blindés qui écrasent l’infanterie.
refused-odds-heads-down = Baisser la tête ne sert à rien à { $unit } contre un tir direct ({ $weapon }).
refused-odds-corridor = Cette salve ({ $weapon }) ne touche pas { $unit } dans le couloir.
refused-odds-too-near = { $target } est trop près : le souffle atteindrait d’autres unités ; demandez une seule salve.
