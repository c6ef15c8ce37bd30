# Firefight am Terminal und auf der Seite, auf Deutsch.

unit-wounds =
    { $count ->
        [1] 1 Wunde
       *[other] { $count } Wunden
    }
unit-tokens =
    { $count ->
        [1] 1 Zaubermarker
       *[other] { $count } Zaubermarker
    }
card-profile = Qualität { $quality }+, Verteidigung { $defense }+, { $points } Punkte
card-spells-yours = Deine Zauber (und was sie an Zaubermarkern kosten)
card-spells-theirs = Die Zauber des Feindes
card-spell = { $spell } ({ $value }), { $range } Zoll, { $target }: { $does }
spell-target-enemy-unit =
    { $count ->
        [1] eine feindliche Einheit
       *[other] bis zu { $count } feindliche Einheiten
    }
spell-target-friendly-unit =
    { $count ->
        [1] eine eigene Einheit
       *[other] bis zu { $count } eigene Einheiten
    }
spell-target-enemy-model =
    { $count ->
        [1] ein feindliches Modell
       *[other] bis zu { $count } feindliche Modelle
    }
spell-target-self = der Zauberer selbst
spell-hits =
    { $count ->
        [1] 1 Treffer{ spell-hit-rules }
       *[other] { $count } Treffer{ spell-hit-rules }
    }
spell-hit-rules =
    { $rules ->
        [none] {""}
       *[other] {" "}mit { $rules }
    }
spell-grant = gibt { $rules }
spell-modifier =
    { $roll ->
        [hit] { $amount } auf Trefferwürfe
        [defence] { $amount } auf Verteidigungswürfe
        [morale] { $amount } auf Moraltests
       *[casting] { $amount } auf Zauberwürfe
    }
spell-move = bewegt sich bis zu { $inches } Zoll
spell-shake = wird Erschüttert
spell-unshake = ist nicht mehr Erschüttert
spell-until-end-of-round = {", "}bis zum Ende der Runde
spell-until-next-use = {", "}einmal
weapon-range = { $range } Zoll
card-inert = Ohne Wirkung: { $rules }
card-house-spells = Nutzt die hauseigenen Zauber
refused-not-agreed = Das braucht --agree: { $reason }
shown-mission-firefight = Missionsziele
shown-objectives =
    { $count ->
        [one] 1 Missionsziel
       *[other] { $count } Missionsziele
    }
shown-mission-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
shown-objective = Missionsziel { $number }
shown-quality = Qualität
shown-defence = Verteidigung
shown-inert = Diese Regel hat hier keine Wirkung.
shown-own-inert = { $rule } (nur Text, ohne Wirkung)
shown-own-grants = Sie bringt: { $rules }.
shown-own-aura = Sie wirkt auch für Freunde innerhalb von { $inches } Zoll, gemessen am Anfang jeder Aktivierung.
shown-own-once = Einmal im Spiel, bis zum Ende der Runde.
act-out-at = außer Gefecht ab { $needed }
