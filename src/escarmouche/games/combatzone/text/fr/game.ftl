# Noms des choses, début et fin d’une partie

thing-object = objet { $number }
event-combatzone-began =
    Une partie de Combat Zone commence. { $options ->
        [none] Toutes les options ont leur valeur habituelle.
       *[other] Options en vigueur : { $options } ; toutes les autres ont leur valeur habituelle.
    }
event-combatzone-ended =
    { $reason ->
        [conceded] Le joueur { $loser } abandonne : le joueur { $winner } gagne.
        [withdrawn]
            { $winner ->
                [nobody] Les deux joueurs se sont retirés : personne ne gagne.
               *[other] Le joueur { $loser } s’est retiré : le joueur { $winner } gagne.
            }
        [alone]
            { $winner ->
                [nobody] La partie est terminée : match nul, { $points }.
               *[other] La partie est terminée : le joueur { $loser } n’a plus personne debout, et le joueur { $winner } gagne, { $points }.
            }
       *[other]
            { $winner ->
                [nobody] La partie est terminée : match nul, { $points }.
               *[other] La partie est terminée : le joueur { $winner } gagne, { $points }.
            }
    }
