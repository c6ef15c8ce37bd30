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
refused-quarter-count = Der Tisch hat { $count } Bezirke; einer von seiner Größe hat { $wanted }.
refused-quarters-open = { $count } Bezirke sind offen; höchstens { $most } dürfen es sein.
refused-quarters-building = { $count } Bezirke sind Gebäudebezirke; es müssen mindestens { $least } sein.

## Auf dem Tisch

shown-phase =
    Runde { $turn }{ $turns ->
        [0] {""}
       *[other] { " " }von { $turns }
    } · { $phase ->
        [command] Kommando
        [activation] Aktivierung
       *[debriefing] Nachbesprechung
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

# Die Einweisung

briefing-generator = Am Ende jeder Runde: 4 Siegpunkte für den Gammapunkt, 2 für jedes Omega, 1 für jede ausgeschaltete Infanterie- und 2 für jede Panzereinheit. Jedes Alpha bringt 2 Verstärkungspunkte.
    .ends = Sobald eine Seite 20 Siegpunkte hat oder eine keine mehr bekommen kann.{ $rounds ->
            [0] {""}
           *[other] { " " }Spätestens nach { $rounds } Runden.
        }
    .aim = Beide Seiten: Gamma und Omegas mit Infanterie in Kontakt halten, je länger, desto besser.

briefing-attack = Am Ende jeder Runde: Der Gammapunkt bringt dem Angreifer 8 Siegpunkte, dem Verteidiger 4; jedes Omega bringt 2; jede ausgeschaltete feindliche Einheit bringt dem Angreifer 1, dem Verteidiger 2. Jedes Alpha bringt 2 Verstärkungspunkte.
    .ends = Sobald eine Seite 20 Siegpunkte hat oder eine keine mehr bekommen kann.{ $rounds ->
            [0] {""}
           *[other] { " " }Spätestens nach { $rounds } Runden.
        }
    .attacker = Angreifer: hat mehr Einheiten und Verstärkungen und muss dem Verteidiger Gamma abnehmen.
    .defender = Verteidiger: beginnt in der Mitte, ohne Verstärkungen, muss Gamma halten und den Angreifer bluten lassen.

# Eigene Missionen

own-score-alpha = Am Ende jeder Runde bringt jeder Alphapunkt Verstärkungspunkte: { $points }.
own-score-omega = Jeder Omegapunkt bringt am Ende jeder Runde { $points }.
own-score-gamma = Jeder Gammapunkt bringt am Ende jeder Runde { $points }.
own-score-infantry = Jede ausgeschaltete feindliche Infanterieeinheit bringt { $points }.
own-score-armour = Jede ausgeschaltete feindliche Panzereinheit bringt { $points }.
own-score-operate = Wer ein Objekt als Erster bedient, hat { $points }.
own-score-switch = Am Ende jeder Runde bringt jedes Objekt, das deine Seite zuletzt bedient hat, { $points }.
own-score-by-attacker = Für den Angreifer: { $score }
own-score-by-defender = Für den Verteidiger: { $score }
own-reserves = Verstärkungspunkte, mit denen beide Seiten beginnen: { $points }.
own-victory = Siegpunkte, die das Spiel beenden: { $points }.
briefing-own-generator = Eine eigene Mission.
    .ends = Sobald eine Seite genug Siegpunkte hat oder eine keine mehr bekommen kann.{ $rounds ->
            [0] {""}
            [one] { " " }Spätestens nach einer Runde.
           *[other] { " " }Spätestens nach { $rounds } Runden.
        }
    .aim = Beide Seiten: am Ende mehr Siegpunkte haben als die andere.
briefing-own-attack = Ein eigener Angriff.
    .ends = Sobald eine Seite genug Siegpunkte hat oder eine keine mehr bekommen kann.{ $rounds ->
            [0] {""}
            [one] { " " }Spätestens nach einer Runde.
           *[other] { " " }Spätestens nach { $rounds } Runden.
        }
    .attacker = Angreifer: kommt mit mehr Punkten durch die blaue Zugangszone.
    .defender = Verteidiger: hat weniger Punkte und steht von Anfang an auf dem Tisch.
shown-operated =
    { $side ->
        [nobody] noch nicht bedient
       *[other] zuletzt bedient von { $side }
    }
