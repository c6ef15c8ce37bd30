# Les probabilités de Collision, en français.

odds-hits = Touches sur { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } touches
odds-hits-with-hand = Touches sur { $model } avec le meilleur usage de votre main
odds-wounds = Blessures de { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } blessures
odds-pins = Jetons Neutralisation sur { $model }
    .short = ≈{ NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } jetons
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
