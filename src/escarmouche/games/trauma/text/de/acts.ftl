# Was auf dem Tisch von Trauma gespielt wird, in wenigen Worten, auf Deutsch.

act-faces =
    { $kind ->
        [down] ein Down (2 bis 5)
       *[up] ein Up (1 oder 6)
    }
act-precision = Präzision { $precision } gegen Reichweite { $range }
act-penetration = Stärke { $force } gegen Panzerung { $armour }
act-supported = unterstütztes Feuer
act-cover = in Deckung
act-stood-up = steht auf
