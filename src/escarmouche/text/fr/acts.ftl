# Ce qui est joué sur la table, en quelques mots, en français.

act-needs = il faut { $needed } ou plus
act-needs-because = il faut { $needed } ou plus sur un dé : { $why }
act-needs-together = il faut { $needed } ou plus en tout
act-needs-together-because = il faut { $needed } ou plus en tout sur les dés : { $why }
act-needs-faces = il faut { $faces }
act-needs-faces-because = il faut { $faces } : { $why }
act-hits =
    { $count ->
        [0] aucune touche
        [one] { $count } touche
       *[other] { $count } touches
    }
act-wounds =
    { $count ->
        [0] aucune blessure
        [one] { $count } blessure
       *[other] { $count } blessures
    }
act-blocked =
    { $count ->
        [one] { $count } arrêtée
       *[other] { $count } arrêtées
    }
act-saved =
    { $count ->
        [one] { $count } sauvé
       *[other] { $count } sauvés
    }
act-recovered = remise
act-passed = réussi
act-failed = raté
line-needs = { $text } [{ $needs }]
ask-while = { $doing } { $text }
