# Ce que disent `escarmouche lab puzzles` et `escarmouche puzzle`, en français.

puzzles-found = problèmes
puzzles-mined =
    { $count ->
        [one] { $count } problème tiré de { $games } parties se trouve dans { $file }.
       *[other] { $count } problèmes tirés de { $games } parties se trouvent dans { $file }.
    }
puzzles-holds = Le problème { $number } tient : meilleur de { NUMBER($gap, minimumFractionDigits: 2, maximumFractionDigits: 2) }, sûr à { NUMBER($confidence, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
puzzles-doubtful = Le problème { $number } ne tient plus : sa réponse n’est pas nettement la meilleure.
puzzles-checked = { $count } problèmes sur { $all } tiennent.

puzzle-head = { $game }, problème { $number }
puzzle-which = Quel ordre est le meilleur (de 1 à { $count }) ?
puzzle-right = Juste : l’ordre { $best } est le meilleur.
puzzle-wrong = Faux : l’ordre { $best } est le meilleur.
puzzle-order = {"  "}{ $number }. { NUMBER($chance, style: "percent") } de chances de gagner. { $why }
puzzle-expects = À prévoir en réponse : { $text }
puzzle-sure = Meilleur que tout autre d’au moins { NUMBER($gap, minimumFractionDigits: 2, maximumFractionDigits: 2) }, sûr à { NUMBER($confidence, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } : chaque ordre a été joué { $samples } fois.

refused-puzzle = Il n’y a pas de problème { $number } ici ; ils sont numérotés de 1 à { $most }.
refused-no-puzzles = Il n’y a pas de problèmes ici.
refused-puzzles-file = { $file } ne contient pas de problèmes : { $problem }
refused-puzzles-exist = { $file } existe déjà ; --force l’écrase.
refused-puzzle-written = Cette position a été écrite à la main, sans partie autour : on ne peut pas continuer à partir d’elle.
