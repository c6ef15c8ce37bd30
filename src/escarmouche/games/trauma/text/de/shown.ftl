# Was die Seite von einer Partie Trauma zeigt, auf Deutsch.

mission-generator = Der Generator
mission-attack = Angriff
shown-army =
    { $part ->
        [attacker] Angreifer, { $points } AP, { $units } Einheiten, { $models } Modelle
        [defender] Verteidiger, { $points } AP, { $units } Einheiten, { $models } Modelle
       *[none] { $points } AP, { $units } Einheiten, { $models } Modelle
    }
refused-table-measures = { $file }: Der Tisch misst { $width } mal { $depth } cm; Trauma wird auf 90 mal 120 oder 120 mal 120 cm gespielt.

## Auf dem Tisch

shown-phase =
    { $phase ->
        [command] Runde { $turn } · Kommando
        [activation] Runde { $turn } · Aktivierung
       *[debriefing] Runde { $turn } · Nachbesprechung
    }
standing-at = bei { NUMBER($x, maximumFractionDigits: 1) } / { NUMBER($y, maximumFractionDigits: 1) } cm
shown-zone-blue = Blaue Zugangszone
shown-zone-red = Rote Zugangszone
shown-zone-grey = Neutrale Zugangszone
shown-range = Reichweite { $range }
token-broken =
    { $count ->
        [one] eine Waffe ist ausgefallen
       *[other] { $count } Waffen sind ausgefallen
    }

## Karten und Punkte

shown-rank = Rang
shown-notation = Präzision/Feuerrate/Wirkungsbereich/Stärke/Schaden: { $notation }
shown-structure = { $ticks } von { $boxes } Kästchen abgestrichen
box-o = Schaden
box-i = Schwerer Schaden: ein Zwischenfall
box-x = Zerstört
shown-command = Kommandopunkte
shown-reinforcement = Verstärkungspunkte
shown-victory = Siegpunkte
shown-price = { $cost } Verstärkungspunkte
shown-attacker = greift an
shown-first = aktiviert zuerst
unit-section = wartet in der Verstärkungssektion
unit-coming-back = kommt zurück
