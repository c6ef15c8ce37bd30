# Messen, Sichtlinien, Deckung, Feuerbereiche und Ziele, auf Deutsch.

## Namen

arc-front = vorderen
arc-rear = hinteren
arc-left = linken
arc-right = rechten

## Auswahl

option-target = { $unit }, Reichweite { $range }
option-target-apart = Der Scharfschütze abseits von { $unit }, Reichweite { $range }

## Gründe

reason-in-cover =
    { $models ->
        [one] In Deckung: { $covered } von einem Modell
       *[other] In Deckung: { $covered } von { $models } Modellen
    }

## Ablehnungen

refused-held-fast = Eine gebundene Einheit kann sich nicht entfernen.
refused-no-sight = Niemand hat eine Sichtlinie auf { $unit }.
refused-engaged-target = Die Einheit { $unit } ist im Nahkampf gebunden.
refused-out-of-arc = Die Einheit { $unit } ist nicht im { $arc } Feuerbereich dieser Waffe.
refused-other-arc = Während dieses Feuers zählt die Einheit { $unit } zum anderen Feuerbereich, nicht zum { $arc }.
refused-not-the-mover = In Feuerbereitschaft wird nur auf die Einheit gefeuert, die sich gerade bewegt hat, nicht auf { $unit }.
refused-not-the-default-target = Ohne Offizier geht diese Salve auf { $units }, nicht auf { $unit }.
