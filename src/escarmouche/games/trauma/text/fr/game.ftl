# Noms des choses, début et fin d’une partie

model-of-unit = { $unit }, figurine { $number }
models-of-unit =
    { $count ->
        [one] { $unit } (figurine { $numbers })
       *[other] { $unit } (figurines { $numbers })
    }
event-trauma-began =
    Une partie de Trauma commence. { $options ->
        [none] Toutes les options ont leur valeur habituelle.
       *[other] Options en vigueur : { $options } ; toutes les autres ont leur valeur habituelle.
    }
event-trauma-ended =
    { $reason ->
        [conceded] Le joueur { $loser } abandonne : le joueur { $winner } gagne.
       *[other]
            { $winner ->
                [nobody] La partie est terminée : match nul, { $points }.
               *[other] La partie est terminée : le joueur { $winner } gagne, { $points }.
            }
    }
event-test-taken =
    { $automatic ->
        [yes] Le test est réglé sans dés : { $successes ->
            [one] { $successes } réussite
           *[other] { $successes } réussites
        }.
       *[other] Le test est jeté : { $dice } ; réussites : { $successes }.
    }
