# Pourquoi ceux qui connaissent Firefight répondent ainsi, en français.

## Morceaux de phrases

expected-losses =
    { $lost ->
        [0] à peine une figurine
        [one] { $lost } figurine
       *[other] { $lost } figurines
    }
points-suffered =
    { $suffered ->
        [one] { $suffered } point
       *[other] { $suffered } points
    }

## Avant le premier round

because-nearer-edge = Ce bord est plus près des objectifs.
because-set-aside = Les Éclaireurs partent devant, et ceux qui doivent s’approcher attendent en Embuscade.
because-opposite = Elle commence en face de l’objectif { $number }.
because-as-soon-as-possible = L’unité { $unit } arrive dès que possible.
because-arrives-at = Elle arrive près de l’objectif { $number }.

## Activations et mouvements

because-acts-now = C’est l’unité { $unit } qui gagne le plus à agir maintenant.
because-nearest-objective = Elle va vers l’objectif { $number }, le plus proche qui lui reste.
because-stays =
    { $number ->
        [0] Elle reste où elle est.
       *[other] Elle reste près de l’objectif { $number }.
    }
because-goes-to = Elle va vers l’objectif { $number }.
because-takes = Elle prend l’objectif { $number }.
because-holds = Elle tient l’objectif { $number }.
because-toward-objectives = Quelques pas la rapprochent des objectifs.
because-cover = Elle y est à couvert.
because-danger =
    { $points ->
        [one] La riposte ennemie peut lui coûter environ { $points } point.
       *[other] La riposte ennemie peut lui coûter environ { $points } points.
    }
because-nothing-better = Rien d’autre ne lui rapporte plus.

## Tir et mêlée

because-can-shoot = Elle a sur qui tirer.
because-shoots = Tirer sur { $target } devrait lui coûter { expected-losses } ({ $percent } % de chances de tout détruire).
because-nearest-target = L’unité { $target } est la cible la plus proche.
because-saves-limited = Ses armes Limitées feraient peu maintenant ; elle les garde pour un round suivant.
because-fighters-charge = Elle se bat au corps à corps, donc elle charge { $target }.
because-charge-pays =
    { $dealt ->
        [one] Charger { $target } devrait lui enlever environ { $dealt } point et coûter { points-suffered }.
       *[other] Charger { $target } devrait lui enlever environ { $dealt } points et coûter { points-suffered }.
    }
because-now-or-never = Le coup compte maintenant ; un meilleur moment ne viendra peut-être jamais.
because-missed-least = Qui porte le moins et ne tient aucun objectif manquera le moins.
because-nothing-to-lose = Il n’y a rien à perdre à essayer.
because-pushed-away = C’est loin des objectifs, ou par-dessus un bord.

## Sorts

because-casts = { $spell } vaut un essai sur { $target } : { $percent } % de chances de le lancer.
because-meant = C’est bien la cible à laquelle le sort était destiné.
because-tokens = Les jetons de sort se dépensent tant qu’il en reste pour plus tard ; au dernier round, on n’épargne plus rien.
because-safer = Elle se met à l’abri du danger.
