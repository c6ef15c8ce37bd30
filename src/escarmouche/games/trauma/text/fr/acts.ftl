# Ce qui est joué sur la table de Trauma, en quelques mots, en français.

act-faces =
    { $kind ->
        [down] un Down (2 à 5)
       *[up] un Up (1 ou 6)
    }
act-precision = Précision { $precision } contre Portée { $range }
act-penetration = Force { $force } contre Armure { $armour }
act-supported = tir appuyé
act-cover = à couvert
act-stood-up = se relève
