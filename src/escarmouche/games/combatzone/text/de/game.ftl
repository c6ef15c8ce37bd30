# Namen der Dinge, Beginn und Ende eines Spiels

thing-object = Gegenstand { $number }
event-combatzone-began =
    Ein Spiel Combat Zone beginnt. { $options ->
        [none] Alle Optionen haben ihren üblichen Wert.
       *[other] Geltende Optionen: { $options }; alle anderen haben ihren üblichen Wert.
    }
event-combatzone-ended =
    { $reason ->
        [conceded] Spieler { $loser } gibt auf: Spieler { $winner } gewinnt.
        [withdrawn]
            { $winner ->
                [nobody] Beide Spieler haben sich zurückgezogen: Niemand gewinnt.
               *[other] Spieler { $loser } hat sich zurückgezogen: Spieler { $winner } gewinnt.
            }
        [alone]
            { $winner ->
                [nobody] Das Spiel ist zu Ende: unentschieden, { $points }.
               *[other] Das Spiel ist zu Ende: Bei Spieler { $loser } steht niemand mehr, und Spieler { $winner } gewinnt, { $points }.
            }
       *[other]
            { $winner ->
                [nobody] Das Spiel ist zu Ende: unentschieden, { $points }.
               *[other] Das Spiel ist zu Ende: Spieler { $winner } gewinnt, { $points }.
            }
    }
