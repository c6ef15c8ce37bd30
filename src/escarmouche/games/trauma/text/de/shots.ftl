# Salven, Treffer, Verluste, Heilung und Schäden an Fahrzeugen, auf Deutsch.

## Namen

incident-propulsion = Antrieb zerstört
incident-explosions = Kettenexplosionen
incident-weapon = Waffe unbrauchbar

## Fragen

ask-fire-salvo =
    { $alert ->
        [yes] Feuerbereitschaft von { $unit }: Welche Salve feuerst du als Nächstes?
       *[other]
            { $supported ->
                [yes] Unterstütztes Feuer von { $unit }: Welche Salve feuerst du als Nächstes, und auf wen?
               *[other] Feuer von { $unit }: Welche Salve feuerst du als Nächstes, und auf wen?
            }
    }
ask-who-fires = Wer von { $unit } nimmt an dieser Salve teil?
ask-reroll =
    { $count ->
        [one] Unterstütztes Feuer: Würfelst du den misslungenen Würfel von { $weapon } noch einmal?
       *[other] Unterstütztes Feuer: Wie viele der { $count } misslungenen Würfel von { $weapon } würfelst du noch einmal?
    }
ask-equally-near =
    { $count ->
        [one] Diese Modelle sind gleich nah: Wähle das, das als nächstes gilt.
       *[other] Diese Modelle sind gleich nah: Wähle die { $count }, die als nächste gelten.
    }
ask-stray-order = Diese Einheiten im Feuerkorridor sind gleich nah: In welcher Reihenfolge werden sie getroffen?
ask-sniper-victim = Treffer { $number } von { $count } des Scharfschützen: Wähle das Opfer.
ask-aim-at = Die Einheit { $unit } feuert indirekt: Wähle das Modell, auf das gezielt wird.
ask-stay-up =
    { $count ->
        [one] Kopf runter: Wähle das Modell von { $unit }, das stehen bleibt.
       *[other] Kopf runter: Wähle die { $count } Modelle von { $unit }, die stehen bleiben.
    }
ask-save-models =
    { $count ->
        [one] Heilung: Du darfst ein Modell in { $unit } zurückholen.
       *[other] Heilung: Du darfst bis zu { $count } Modelle in { $unit } zurückholen.
    }
ask-new-leader = Der Einheitsführer von { $unit } ist gefallen: Wer führt sie jetzt?
ask-incident = Schwerer Schaden: Wähle den Zwischenfall, den { $model } erleidet.
ask-break-weapon = Wähle die Waffe von { $model }, die unbrauchbar wird.

## Auswahl

option-salvo =
    { $apart ->
        [yes] { $weapon } auf den Scharfschützen von { $target } (Reichweite { $range })
       *[other] { $weapon } auf { $target } (Reichweite { $range })
    }
option-salvo-steady =
    { $apart ->
        [yes] { $weapon }, zweite Präzision, auf den Scharfschützen von { $target } (Reichweite { $range })
       *[other] { $weapon }, zweite Präzision, auf { $target } (Reichweite { $range })
    }
option-salvo-done = Nicht mehr feuern
option-model = { $model }
option-weapon = { $weapon }
option-incident-propulsion = Antrieb zerstört
option-incident-explosions = Kettenexplosionen: ein Punkt mehr
option-incident-weapon = Eine Waffe unbrauchbar

## Ablehnungen

refused-enemy-at-contact = Die Einheit { $unit } hat einen Gegner im Kontakt und kann nicht feuern.
refused-nothing-to-fire = Die Einheit { $unit } hat keine Schusswaffe.
refused-fired-already = Jede Waffe feuert einmal.
refused-has-moved = Der Träger hat sich bewegt und kann die zweite Präzision nicht nutzen.
refused-has-aimed = { $model } hat die zweite Präzision genutzt und bewegt sich in dieser Aktivierung nicht.
refused-lock-on-alert = Eine Waffe mit Zielerfassung feuert nicht in Feuerbereitschaft.
refused-lock-on-infantry = Eine Waffe mit Zielerfassung feuert nur auf Panzer.
refused-out-of-reach = Reichweite { $range } ist zu weit für eine Waffe mit Präzision [{ $precision }].
refused-no-melee-weapon = Eine Waffe mit Präzision ist eine Schusswaffe, keine Nahkampfwaffe.
refused-no-shooting-weapon = Eine Waffe ohne Präzision ist eine Nahkampfwaffe, keine Schusswaffe.
refused-hidden = Die feuernde Einheit sieht { $model } nicht.
refused-aim-hidden = Niemand aus der feuernden Einheit sieht { $model }.
refused-broken = { $weapon } ist schon außer Gefecht.
refused-not-ordinary = Ein gewöhnlicher Kämpfer übernimmt, solange einer übrig ist.

## Ereignisse

event-salvo-fired =
    { $alert ->
        [yes] Feuerbereitschaft: Die Einheit { $unit } feuert mit { $weapon } auf { $target }, Reichweite { $range }.
       *[other]
            { $supported ->
                [yes] Unterstütztes Feuer: Die Einheit { $unit } feuert mit { $weapon } auf { $target }, Reichweite { $range }.
               *[other] Die Einheit { $unit } feuert mit { $weapon } auf { $target }, Reichweite { $range }.
            }
    }
event-precision-rolled =
    { $automatic ->
        [yes] Präzision: ohne Würfel entschieden, { $hits ->
                [0] kein Treffer
               *[other] { $hits } Treffer
            }.
       *[other] Präzision: { $dice }; { $hits ->
                [0] kein Treffer
               *[other] { $hits } Treffer
            }.
    }
event-precision-rerolled =
    Noch einmal gewürfelt: { $dice }; insgesamt { $hits ->
        [0] kein Treffer
       *[other] { $hits } Treffer
    }.
event-cover-rolled =
    { $unit } in Deckung: { $dice }; { $hits ->
        [0] kein Treffer bleibt
        [one] { $hits } Treffer bleibt
       *[other] { $hits } Treffer bleiben
    }.
event-hits-taken =
    { $stray ->
        [yes] Verirrte Schüsse auf { $unit }: { $models }.
       *[other] Getroffen: { $models }.
    }
event-hits-wasted =
    { $count ->
        [one] { $count } Treffer findet niemanden.
       *[other] { $count } Treffer finden niemanden.
    }
event-penetration-rolled =
    { $automatic ->
        [yes] { $unit }, Stärke { $force } gegen Panzerung { $armour }: ohne Würfel entschieden, { $wounds ->
                [0] keine Wunde
                [one] { $wounds } Wunde
               *[other] { $wounds } Wunden
            }.
       *[other] { $unit }, Stärke { $force } gegen Panzerung { $armour }: { $dice }; { $wounds ->
                [0] keine Wunde
                [one] { $wounds } Wunde
               *[other] { $wounds } Wunden
            }.
    }
event-models-removed = Entfernt: { $models }.
event-care-rolled =
    Heilung in { $unit }: { $dice }; { $ups ->
        [0] niemand kann gerettet werden
        [one] { $ups } Modell kann gerettet werden
       *[other] { $ups } Modelle können gerettet werden
    }.
event-model-returned = { $model } ist zurück in der Einheit.
event-leader-replaced = { $model } führt jetzt { $unit }.
event-officer-lost = Die Einheit { $unit } hat keinen Offizier mehr.
event-unit-eliminated = Die Einheit { $unit } ist ausgeschaltet.
event-box-ticked = { $model }: Kästchen { $box } wird abgehakt, { $ticks } von { $boxes }.
event-incident-rolled = Zwischenfall bei { $model }: { $die }, { $incident }.
event-incident-chosen = Zwischenfall bei { $model }: { $incident }.
event-incident-empty = Der Zwischenfall bei { $model } bleibt ohne Wirkung.
event-immobilised = { $model } ist bewegungsunfähig.
event-weapon-broken = Außer Gefecht bei { $model }: { $weapon }.
event-explosion-resisted = { $model } widersteht den Explosionen.
event-vehicle-destroyed = { $model } ist zerstört.
event-blast-rolled =
    Die Einheit { $unit } zieht den Kopf ein: { $dice }; { $ups ->
        [0] niemand bleibt stehen
        [one] { $ups } Modell bleibt stehen
       *[other] { $ups } Modelle bleiben stehen
    }.
