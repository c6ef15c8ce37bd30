# Runden, Kommando, Initiative, Aktivierungen, Zustände und Nachbesprechung, auf Deutsch.

## Namen

action-move = Bewegung
action-fire = Schießen
action-cross = Überwinden
action-operate = Objekt bedienen
action-stagger = Versetzte Salven
what-die = Initiativewürfel
what-activation = eine Aktivierung
what-move-card = das Verschieben der ersten Karte
what-pass = das Passen
what-both = eine gleichzeitige Aktivierung
what-stagger = versetzte Salven
step-control = Kontrolle der Punkte
step-points = Sieg- und Verstärkungspunkte
step-effects = Ende der Wirkungen

## Fragen

ask-recruit =
    Du hast { $points ->
        [one] 1 Verstärkungspunkt
       *[other] { $points } Verstärkungspunkte
    }: Wähle die Einheiten deiner Verstärkungssektion, die du anwirbst.
ask-row = Runde { $turn }: Lege deine Karten verdeckt in der Reihenfolge aus, in der sie aufgedeckt werden.
ask-name-general = Mehrere Offiziere haben den höchsten Rang: Bestimme deinen Oberbefehlshaber.
answer-bid = { $value } KP bieten
ask-bid = Runde { $turn }: Wie viele KP bietest du für die Initiative? Jeder bringt einen Würfel mehr.
ask-name-starter = Du hast die Initiative: Wer aktiviert zuerst eine Einheit?
ask-opportunity = Runde { $turn }, du hast { $pool } KP: Decke deine erste Karte auf oder kaufe vorher eine der Optionen.
ask-move-card = Wohin legst du deine erste Karte? Du hast { $count } verdeckte Karten; 2 ist der zweite Platz.
ask-which-first = Beide Karten sind aufgedeckt: Welche Einheit handelt zuerst?
ask-pay = Zahlst du { $cost } von deinen { $pool } KP, um { $unit } zu aktivieren?
ask-announce = Sage an, was die Einheit { $unit } tun wird: bis zu zwei Aktionen, in ihrer Reihenfolge.
ask-act = Was tut die Einheit { $unit } als Nächstes?

## Auswahl

option-recruit =
    { $unit } ({ $cost ->
        [one] 1 Verstärkungspunkt
       *[other] { $cost } Verstärkungspunkte
    })
option-card = { $unit }
option-general = { $model } (Kommando { $command })
option-you-first = Du
option-they-first = Dein Gegner
option-turn = Die erste Karte aufdecken
option-move-card = Erste Karte verschieben ({ $cost } KP)
option-pass = Passen ({ $cost } KP)
option-both = Gleichzeitige Aktivierung ({ $cost } KP)
option-unit = { $unit }
option-pay = Aktivieren ({ $cost } KP)
option-decline = Nicht zahlen
option-announce = { $actions }
option-announce-supported = Unterstütztes Feuer (Schießen, Schießen)
option-announce-none = Keine Aktion
option-move = Bewegung
option-fire = Schießen
option-cross = Überwinden
option-operate = Objekt bedienen
option-forfeit = Auf die nächste Aktion verzichten
option-done = Nichts mehr

## Ablehnungen

refused-recruits = Diese Einheiten kosten { $cost } Verstärkungspunkte, und du hast { $points }; eine Einheit wird ganz bezahlt.
refused-too-dear = Das kostet { $cost } KP, und es sind noch { $pool } da.
refused-pass-again = Niemand passt zweimal hintereinander.
refused-both-again = Niemand nutzt die gleichzeitige Aktivierung zweimal hintereinander.
refused-one-card = Dafür braucht es mindestens zwei verdeckte Karten.
refused-not-free = Die Einheit { $unit } kann nicht frei handeln.
refused-one-action = Die Einheit { $unit } lag zu Beginn der Aktivierung am Boden und führt nur eine Aktion aus.
refused-in-reserve = Die Einheit { $unit } ist in Reserve und kann nur den Tisch betreten.
refused-not-staggered = Die Salven einer Schießen-Aktion können nicht versetzt werden.
refused-stagger-supported = Versetzte Salven gehen nicht zusammen mit unterstütztem Feuer.
refused-action-finished = Diese Aktion ist beendet; mit der nächsten war sie vorbei.
refused-not-announced = Aktionen werden in der angesagten Reihenfolge ausgeführt.
refused-unknown-scenario = Ein Szenario „{ $scenario }“ gibt es nicht; bekannt sind { $known }.

## Gründe

reason-command = Kommando des Oberbefehlshabers
reason-cards = Karten der Aktivierungsfolge
reason-disorganised = desorganisierte Einheiten
reason-experienced = erfahrene Offiziere auf dem Tisch

## Ereignisse: die Kommandophase

event-turn-began = Runde { $turn } beginnt.
event-turn-ended = Runde { $turn } endet.
event-recruited =
    { $units ->
        [none] { $seat } wirbt niemanden an und behält { $points ->
            [one] 1 Verstärkungspunkt
           *[other] { $points } Verstärkungspunkte
        }.
       *[other] { $seat } wirbt an: { $units }; { $points ->
            [one] 1 Verstärkungspunkt bleibt
           *[other] { $points } Verstärkungspunkte bleiben
        }.
    }
event-rows-laid =
    Beide Reihen liegen verdeckt: A hat { $counts_a ->
        [one] 1 Karte
       *[other] { $counts_a } Karten
    }, B { $counts_b }.
event-general-named = { $model } ist jetzt Oberbefehlshaber von { $seat }.
event-without-general = { $seat } hat keinen Offizier mehr: Niemand befehligt die Armee.
event-command-counted = { $seat } hat in dieser Runde { $points } KP.
event-bids-opened = A bietet { $bids_a } KP, B { $bids_b }.
event-initiative-rolled =
    Initiative: A wirft { $dice_a } Würfel und hat { $successes_a ->
        [one] 1 Erfolg
       *[other] { $successes_a } Erfolge
    }, B { $dice_b } Würfel und { $successes_b ->
        [one] 1 Erfolg
       *[other] { $successes_b } Erfolge
    }.
event-initiative-won = { $seat } hat die Initiative.
event-starter-named = { $seat } aktiviert zuerst.

## Ereignisse: Karten und Aktivierungen

event-command-spent = { $seat } zahlt { $cost } KP für { $what }; es bleiben { $left }.
event-card-moved = { $seat } legt die erste Karte an Platz { $place } der Reihe.
event-passed = { $seat } passt.
event-card-turned = Die Karte von { $unit } wird aufgedeckt.
event-card-set-aside = { $unit } gibt es nicht mehr: Die Karte kommt zur Seite.
event-activated = Die Einheit { $unit } wird aktiviert.
event-not-activated = Die Einheit { $unit } wird nicht aktiviert.
event-stayed-in-reserve = Die Einheit { $unit } bleibt in Reserve.
event-announced =
    { $actions ->
        [none] Die Einheit { $unit } führt keine Aktion aus.
       *[other] Die Einheit { $unit } sagt an: { $actions }.
    }
event-action-began = { $unit }: { $action }.
event-action-forfeited = Die Einheit { $unit } verzichtet auf: { $action }.
event-actions-lost = Die Einheit { $unit } verliert die übrigen Aktionen.
event-activation-ended = Die Einheit { $unit } ist fertig.

## Ereignisse: Zustände

event-disorganised = Die Einheit { $unit } ist desorganisiert.
event-recovered = Die Einheit { $unit } ist wieder einsatzbereit.
event-went-down = Die Einheit { $unit } ist am Boden.
event-stood-up = Wieder auf den Beinen: { $models }.
event-knocked-down = Zu Boden geworfen: { $models }.
event-orders-lost = Die Einheit { $unit } verliert an Befehlen: { $orders }
event-engaged = Die Einheit { $unit } ist jetzt in Kontakt mit { $others }.

## Ereignisse: die Nachbesprechung

event-debriefing-step = Nachbesprechung: { $step }.
event-command-lost = { $seat } verliert { $points } ungenutzte KP.

## Eine Geste

composed-turn = Karte von { $unit } aufdecken und bezahlen
composed-salvo = Auf { $target } feuern
composed-move = Die Einheit { $unit } bewegt sich
refused-not-now = Diese Einheit kann sich jetzt nicht bewegen.
