# Die Chancen von Collision auf der Kommandozeile, auf Deutsch.

## Was vorausgesagt wird

odds-of-shot =
    { $count ->
        [one] { $model } schießt aus { $distance } Zoll auf { $target }: { $weapon }, 1 Karte
       *[other] { $model } schießt aus { $distance } Zoll auf { $target }: { $weapon }, { $count } Karten
    }
odds-of-charge =
    { $count ->
        [one] { $model } stürmt aus { $distance } Zoll auf { $target } zu, 1 Karte
       *[other] { $model } stürmt aus { $distance } Zoll auf { $target } zu, { $count } Karten
    }
odds-of-confrontation =
    { $count ->
        [one] Ein Duell mit 1 Karte je Seite, { $attack } gegen { $defence }
       *[other] Ein Duell mit { $count } Karten je Seite, { $attack } gegen { $defence }
    }
odds-of-test = { $model } legt einen Test auf { $characteristic } ab, { $difficulty }+
odds-of-jump = { $model } springt { $height } Zoll hinab
odds-of-leap =
    { $drop ->
        [0] { $model } springt über eine { $height } Zoll tiefe Lücke
       *[other] { $model } springt über eine { $height } Zoll tiefe Lücke und landet { $drop } Zoll tiefer
    }
odds-of-climb = { $model } klettert an einer Wand von { $height } Zoll
odds-of-fall = { $model } fällt { $height } Zoll tief

## Die Umstände

odds-note-cover = { $target } in leichter Deckung
odds-note-heavy-cover = { $target } in schwerer Deckung
odds-note-rear = von hinten
odds-note-rushed = unter Stress
odds-note-watching = mit Feuerschutz
odds-note-suppress = unter Beschuss
odds-note-moved = { $model } hat sich bewegt
odds-note-wounds =
    { $value ->
        [one] { $target } hat 1 Wunde
       *[other] { $target } hat { $value } Wunden
    }
odds-note-closed = endgültiger Zug
odds-note-defending = gefragt vom Spieler von { $target }
odds-note-hand = auf der Hand: { $value }
odds-note-drawn = gezogen: { $value }
odds-note-seen = nicht mehr im Stapel des Angreifers: { $value }
odds-note-target-seen = nicht mehr im Stapel des Ziels: { $value }
reason-modifier = Genannter Modifikator.
reason-target-modifier = Genannter Modifikator des Ziels.

## Was nicht geht

refused-model-written = „{ $model }“ ist nicht als LISTE:MODELL geschrieben, zum Beispiel „reclaimers-patrol:Captain“.
refused-odds-card = „{ $card }“ ist keine Stärke-Karte; schreibe Karten wie 5,7,S aus { $known }.
refused-odds-many = So viele Karten „{ $card }“ hat kein Stapel.
refused-odds-height = Die Entfernung von { $distance } Zoll wird in gerader Linie gemessen und kann nicht kleiner sein als die Höhe von { $height } Zoll.
refused-odds-arms = { $model } hat keine solche Waffe „{ $weapon }“, sondern { $known }.
refused-odds-suppress = { $weapon } nimmt niemanden unter Beschuss.
refused-odds-drawn = Dieser Angriff zieht { $cards } Karten, nicht { $count }.
refused-odds-dead = Mit { $count } von { $most } Wunden steht niemand mehr.
refused-odds-characteristic = Es gibt keinen Test auf „{ $wanted }“; wähle aus { $known }.
