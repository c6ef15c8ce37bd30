# Les probabilités de Collision, en français.

odds-hits = Touches sur { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $mean ->
        [one] touche
       *[other] touches
    }
odds-hits-with-hand = Touches sur { $model } avec le meilleur usage de votre main
odds-wounds = Blessures de { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $mean ->
        [one] blessure
       *[other] blessures
    }
odds-pins = Jetons Neutralisation sur { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $mean ->
        [one] jeton
       *[other] jetons
    }
odds-struck = Au moins une touche sur { $model }
    .short = touche { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-killed = Mort de { $model }
    .short = mort { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-passes = { $model } réussit le test
    .short = test réussi { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-passes-with-hand = { $model } réussit le test avec une carte de votre main
odds-arrives = { $model } atteint sa cible
    .short = cible atteinte { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
odds-arrives-with-hand = { $model } atteint sa cible avec une carte de votre main
odds-saves = { $model } annule la blessure
    .short = blessure annulée { NUMBER($share, style: "percent", maximumFractionDigits: 0) }

## Remarques

odds-best-split = Meilleure répartition de { $total }, dans { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des tirages : { $split }
odds-best-lay = Meilleure pose : { $cards }, soit ≈{ NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $mean ->
        [one] touche
       *[other] touches
    }
odds-next-lay = La suivante : { $cards }, soit ≈{ NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } { $mean ->
        [one] touche
       *[other] touches
    }
odds-closed = Pioche fermée : aucune carte de la main ne peut être jouée.
odds-their-hand = Les cartes en main de l’adversaire ne sont pas prises en compte.
odds-hand-nearly = Avec votre main, les colonnes générées sont calculées comme si chaque carte venait de la réserve entière ; l’écart est minime.
odds-hand-not-told = L’apport de votre main n’est donné que jusqu’à trois colonnes.
odds-reshuffle = Une pioche peut s’épuiser : pour les colonnes générées et les armures, ses dernières cartes et sa défausse sont prises ensemble.
odds-one-try = La chute est donnée pour la carte piochée, avant tout remplacement depuis la main.
odds-on-the-way = Les tests en chemin sont supposés réussis.
way-test = { $test } : réussi dans { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des cas
way-test-with-hand = { $test } : réussi dans { NUMBER($share, style: "percent", maximumFractionDigits: 0) } des cas, avec une carte de votre main dans { NUMBER($better, style: "percent", maximumFractionDigits: 0) }
