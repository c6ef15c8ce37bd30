# Armées, livres et tables.

kind-quarter-open = quartier découvert
kind-quarter-covered = quartier couvert
kind-quarter-building = quartier bâtiment
kind-low-wall = muret
kind-barricade = barricade
kind-sandbags = sacs de sable
kind-hedge = haie
kind-wire = barbelés
kind-crates = caisses
kind-ditch = fossé
kind-container = conteneur
kind-wreck = épave
kind-copse = bosquet
kind-wall = mur
kind-tank-farm = cuves
kind-house = maison
kind-blockhouse = blockhaus
kind-floor = intérieur d’une ruine
kind-trace = débris
kind-piece = élément de décor

refused-unknown-army = Il n’y a pas d’armée prête « { $name } » ; il y a { $known }.
refused-entry-missing = { $entry } : il manque { $field } ; il faudrait { $right }.
refused-entry-unknown = { $entry } : { $field } est inconnu ; il faudrait { $right }.
refused-entry-value = { $entry } : { $field } ne peut pas être « { $value } » ; il faudrait { $right }.
refused-list-field = La liste : { $field } est illisible.
refused-points = { $points } n’est pas un nombre de points d’armée.
refused-armour-size =
    { $entry } est un blindé et ne peut pas être { $size ->
        [small] de petite taille
        [medium] de taille moyenne
        [large] de taille large
       *[huge] de grande taille
    } : un blindé est toujours de grande taille.
refused-over-points = L’armée coûte { $total } PA et peut en coûter { $points }.
refused-reinforcement = La section de renfort vaut { $total } PA ; il en faut au moins { $points }.
refused-section = La section { $section } a { $count } unités ; { $most } au plus sont permises.
refused-army-without-officer = Il faut au moins un officier dans une armée.
refused-option-count = L’unité { $unit } prend { $count } fois { $option } ; { $most } fois est permis.
refused-section-company = L’unité { $unit } ne peut partager sa section qu’avec { $company }.
refused-strength-models = { $entry } a { $models } figurines décrites et un effectif de { $strength }.
refused-class = { $entry } est de rang { $rank } et n’est donc pas { $class }.
refused-two-officers = L’unité { $unit } a deux officiers ; un seul est permis.
refused-mixed-unit = L’unité { $unit } mélange infanterie et blindés.
refused-choice = L’unité { $unit } ne peut pas avoir ceci comme { $field } : { $choice } ; il faudrait { $right }.
refused-too-many-extras = L’unité { $unit } a { $count } spécialistes et armes lourdes pour { $models } figurines ; il faut un chef.
refused-unknown-entry-key = Il n’y a pas de « { $entry } » dans { $book } ; il faudrait { $right }.
refused-unequal-points = Les deux joueurs ont besoin du même nombre de points d’armée, et non { $points }.
refused-two-sides = Le jeu se joue à deux camps, et non { $count }.
refused-comes-back = L’unité qui revient ne peut pas comprendre comme { $field } : { $choice } ; ce n’était pas dans l’unité d’origine.
refused-regrouping = Une unité garde ses figurines pendant toute la bataille ; nul ne peut rejoindre { $unit }.
refused-defender-reinforcement = Le défenseur n’a pas de renforts ; { $total } PA de cette armée sont en renfort.
right-structure = une ligne de O et de I qui finit par X
right-weapons = weapons, ou des models qui en portent
shown-own-inert = { $rule } (sans effet)
shown-inert = Cette règle n’a pas d’effet ici.
reason-own-rule = { $own }.
book-text-only = { $name } : cette règle est gardée comme texte sans effet ; grants, movement, morale, armour et command lui en donnent un.
