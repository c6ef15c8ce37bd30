# Namen der Dinge, Beginn und Ende eines Spiels

model-of-unit = { $unit }, Modell { $number }
models-of-unit =
    { $count ->
        [one] { $unit } (Modell { $numbers })
       *[other] { $unit } (Modelle { $numbers })
    }
event-trauma-began =
    Ein Spiel Trauma beginnt. { $options ->
        [none] Alle Optionen haben ihren üblichen Wert.
       *[other] Geltende Optionen: { $options }; alle anderen haben ihren üblichen Wert.
    }
event-trauma-ended =
    { $reason ->
        [conceded] Spieler { $loser } gibt auf: Spieler { $winner } gewinnt.
       *[other]
            { $winner ->
                [nobody] Das Spiel ist zu Ende: unentschieden, { $points }.
               *[other] Das Spiel ist zu Ende: Spieler { $winner } gewinnt, { $points }.
            }
    }
event-test-taken =
    { $automatic ->
        [yes] Die Probe ist ohne Würfel entschieden: { $successes ->
            [one] { $successes } Erfolg
           *[other] { $successes } Erfolge
        }.
       *[other] Die Probe wird gewürfelt: { $dice }; Erfolge: { $successes }.
    }
