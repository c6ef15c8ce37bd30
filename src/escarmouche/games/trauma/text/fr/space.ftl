# Mesures, lignes de vue, couvert, arcs de tir et cibles, en français.

## Noms

arc-front = avant
arc-rear = arrière
arc-left = gauche
arc-right = droit

## Choix

option-target = { $unit }, Portée { $range }
option-target-apart = Le sniper séparé de { $unit }, Portée { $range }

## Raisons

reason-in-cover =
    { $covered ->
        [one] À couvert : { $covered } figurine sur { $models }
       *[other] À couvert : { $covered } figurines sur { $models }
    }

## Refus

refused-held-fast = Une unité engagée ne peut pas s’éloigner.
refused-no-sight = Personne n’a de ligne de vue sur { $unit }.
refused-engaged-target = L’unité { $unit } est engagée.
refused-out-of-arc = L’unité { $unit } n’est pas dans l’arc { $arc } de cette arme.
refused-other-arc = Pendant ce tir, l’unité { $unit } compte dans l’autre arc, pas dans l’arc { $arc }.
refused-not-the-mover = Le tir d’alerte ne vise que l’unité qui vient de se déplacer, pas { $unit }.
refused-not-the-default-target = Sans officier, cette salve vise { $units }, pas { $unit }.
