# Warum diejenigen, die Collision kennen, so antworten, auf Deutsch.

## Satzteile

expected-hits =
    { $hits ->
        [0] kaum einen Treffer
        [1] 1 Treffer
       *[other] { $hits } Treffer
    }
expected-wounds =
    { $wounds ->
        [0] kaum eine Wunde
        [1] 1 Wunde
       *[other] { $wounds } Wunden
    }

## Vor den Aktivierungen

because-attacks = Wer auflauert, ist im Vorteil: Die anderen müssen hinüber.
because-front = Sie beginnt vorn in der Zone, abseits der anderen.
because-weak-hand = Diese Hand ist schwächer, als drei neue Karten es wären.
because-good-hand = Diese Hand ist gut genug, um sie zu behalten.
because-acts-now = In dieser letzten Runde kommt es darauf an, wer zuerst handelt: Gesetzt wird { $bid }.
because-bids =
    { $bid ->
        [0] Jeder Punkt wird für eine Aktivierung gebraucht: Keiner wird gesetzt.
        [1] 1 Punkt ist für das Gebot zu entbehren.
       *[other] { $bid } Punkte sind für das Gebot zu entbehren.
    }

## Aktivierungen

because-acts-first = { $model } gewinnt am meisten, wenn sie jetzt handelt.
because-next = { $model } ist an der Reihe: Sie kostet am wenigsten und ist dem Kampf am nächsten.
because-nobody-left = Es ist niemand mehr da, der aktiviert werden könnte.
because-nothing-to-gain = Keine Aktivierung wäre ihre Punkte wert.
because-done = Es gibt nichts Besseres zu tun.
because-at-hand = Es liegt griffbereit und kostet keine Aktion.
because-shakes-off = Sie muss erst ihren Marker loswerden.
because-watches = Wer sich zeigt, wird beschossen.
because-special = Ihre spezielle Aktion ist hier mehr wert als alles andere.

## Wohin

because-fetches = Sie holt einen Collision-Marker.
because-carries = Sie trägt einen Collision-Marker und bleibt, wo sie ist.
because-breaks-through = Sie will zur Kante des Angreifers.
because-comes-on = Sie kommt dort aufs Feld, wo sie am sichersten ist und am meisten nützt.
because-holds-district = Sie bleibt, wo keiner ihrer Freunde ist: { district-name }.
because-takes-district = Sie geht dorthin, wo keiner ihrer Freunde ist: { district-name }.
because-contests-district = Sie geht dorthin, wo sonst nur der Gegner stünde: { district-name }.
because-nearer-to-us = Dort ist es näher bei den Freunden als bei den Gegnern.
because-nearest-enemy = { $target } ist der nächste Gegner.
because-better-place = Jener Platz ist besser als dieser.

## Angriffe

because-in-sight = Ein Gegner ist in Sicht und in Reichweite.
because-charges-near = Ein Gegner ist nahe genug für einen Sturmangriff.
because-shoots-at = Der Schuss auf { $target } verspricht { expected-wounds } und tötet mit einer Wahrscheinlichkeit von { $percent } %.
because-charges = Der Sturmangriff auf { $target } verspricht { expected-wounds } und tötet mit einer Wahrscheinlichkeit von { $percent } %.
because-planned = Diese Waffe verspricht am meisten.

## Karten

because-unreadable = Zufällig ausgelegt verraten die Karten dem Gegner nichts.
because-lays = So ausgelegt lassen die Karten dem Angreifer { expected-hits }.
because-splits = So verteilt ist mit folgendem Ergebnis zu rechnen: { expected-hits }; ebenso gute Verteilungen werden ebenso oft gespielt.
because-strikes = { $card } macht Spalte { $column } zum Treffer.
because-wards-off = { $card } rettet Spalte { $column }.
because-turns-column = Es ist die niedrigste Karte, die Spalte { $column } wendet.
because-keeps-cards = Keine Karte der Hand würde hier genug ändern.
because-makes-it = Mit dieser Karte reicht es.
