# Pourquoi ceux qui connaissent Collision répondent ainsi, en français.

## Morceaux de phrases

expected-hits =
    { $hits ->
        [0] à peine une touche
        [one] { $hits } touche
       *[other] { $hits } touches
    }
expected-wounds =
    { $wounds ->
        [0] à peine une blessure
        [one] { $wounds } blessure
       *[other] { $wounds } blessures
    }

## Avant les activations

because-attacks = Qui attend l’autre a l’avantage : c’est à l’autre de traverser.
because-front = Elle commence à l’avant de la zone, à l’écart des autres.
because-weak-hand = Cette main est plus faible que ne le seraient trois nouvelles cartes.
because-good-hand = Cette main est assez bonne pour être gardée.
because-acts-now = Dans ce dernier tour, il importe d’agir le premier : la mise est de { $bid }.
because-bids =
    { $bid ->
        [0] Chaque point sert à une activation : aucun n’est misé.
        [one] On peut se passer de { $bid } point pour la mise.
       *[other] On peut se passer de { $bid } points pour la mise.
    }

## Activations

because-acts-first = C’est { $model } qui gagne le plus à agir maintenant.
because-next = C’est au tour de { $model } : la moins chère, et la plus proche du combat.
because-nobody-left = Il ne reste personne à activer.
because-nothing-to-gain = Aucune activation ne vaudrait ses points.
because-done = Il n’y a rien de mieux à faire.
because-at-hand = C’est à portée de main et ne coûte aucune action.
because-shakes-off = Elle doit d’abord se débarrasser de son jeton.
because-watches = Quiconque se montrera essuiera un tir.
because-special = Son action spéciale vaut mieux que tout le reste ici.

## Où aller

because-fetches = Elle va chercher un marqueur de Collision.
because-carries = Elle porte un marqueur de Collision et reste où elle est.
because-breaks-through = Elle se dirige vers le bord de l’attaquant.
because-comes-on = Elle entre là où elle est la plus à l’abri et la plus utile.
because-holds-district = Elle reste là où aucune amie ne se trouve : { district-name }.
because-takes-district = Elle va là où aucune amie ne se trouve : { district-name }.
because-contests-district = Elle va là où l’ennemi serait seul maître : { district-name }.
because-nearer-to-us = C’est là plus près des amis que des ennemis.
because-nearest-enemy = L’ennemi le plus proche est { $target }.
because-better-place = Cette place vaut mieux que celle-ci.

## Attaques

because-in-sight = Un ennemi est en vue et à portée.
because-charges-near = Un ennemi est assez proche pour être chargé.
because-shoots-at = Le tir sur { $target } promet { expected-wounds }, et tue avec une probabilité de { $percent } %.
because-charges = La charge contre { $target } promet { expected-wounds }, et tue avec une probabilité de { $percent } %.
because-planned = C’est cette arme qui promet le plus.

## Cartes

because-unreadable = Placées au hasard, les cartes n’apprennent rien à l’ennemi.
because-lays = Ainsi placées, les cartes laissent à l’attaquant { expected-hits }.
because-splits = Ainsi répartis, on peut compter avec { expected-hits } ; d’autres répartitions aussi bonnes sont jouées aussi souvent.
because-strikes = { $card } fait une touche de la colonne { $column }.
because-wards-off = { $card } sauve la colonne { $column }.
because-turns-column = C’est la carte la plus basse qui renverse la colonne { $column }.
because-keeps-cards = Aucune carte de la main ne changerait assez ici.
because-makes-it = Avec cette carte, cela suffit.
